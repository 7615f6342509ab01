import type { Token } from './tokens.ts'
import type { SourceFile } from './tree.ts'

export interface Exported {
  readonly name: string
  readonly line: number
  /** Where it comes from, and what it is called there, for `export { a as b } from`. */
  readonly of?: { readonly path: string; readonly name: string }
}
/** What goes out of a file and what comes in. */
export interface Door {
  readonly exports: readonly Exported[]
  /** `export * from` these. */
  readonly passes: readonly string[]
  /** Path -> names taken from it. */
  readonly takes: ReadonlyMap<string, ReadonlySet<string>>
  /** Taken as a whole: a namespace, or a file loaded while running. */
  readonly whole: ReadonlySet<string>
}

const DECLARES = new Set(['const', 'let', 'function', 'class', 'interface', 'type'])
const BEFORE = new Set(['async', 'abstract', 'declare'])

type Pair = { readonly of: string; readonly name: string; readonly line: number }

export function doorOf({ code, imports }: SourceFile): Door {
  const exports: Exported[] = []
  const passes: string[] = []
  const takes = new Map<string, Set<string>>()
  const whole = new Set<string>()
  const is = (i: number, text: string): boolean => code[i]?.kind !== 'string' && code[i]?.text === text
  const fileOf = (token: Token | undefined): string | undefined => {
    const wanted = token?.kind === 'string' ? token.text.split('?')[0] : undefined
    const found = imports.find(({ from, line }) => from === wanted && line === token?.line)
    return found?.to.kind === 'file' ? found.to.path : undefined
  }

  /** `import` at `i`. */
  function imported(i: number): void {
    if (is(i + 1, '(')) {
      const path = fileOf(code[i + 2])
      if (path !== undefined) whole.add(path)
      return
    }
    if (is(i + 1, '.') || is(i + 1, ':') || code[i + 1]?.kind === 'string') return
    const start = is(i + 1, 'type') && !is(i + 2, 'from') ? i + 2 : i + 1
    const { pairs, end } = is(start, '{') ? list(code, start) : { pairs: [], end: start }
    const from = code.findIndex((token, n) => n >= end && token.text === 'from' && code[n + 1]?.kind === 'string')
    const path = fileOf(code[from + 1])
    if (path === undefined) return
    if (is(start, '*')) whole.add(path)
    takes.set(path, new Set([...(takes.get(path) ?? []), ...pairs.map(each => each.of)]))
  }

  /** `export` at `i`. */
  function exported(i: number): void {
    const start = is(i + 1, 'type') && (is(i + 2, '{') || is(i + 2, '*')) ? i + 2 : i + 1
    if (is(start, '*')) {
      const as = is(start + 1, 'as') ? code[start + 2] : undefined
      const path = fileOf(code[start + (as === undefined ? 2 : 4)])
      if (as !== undefined) exports.push({ name: as.text, line: as.line })
      if (path !== undefined && as === undefined) passes.push(path)
      if (path !== undefined && as !== undefined) whole.add(path)
      return
    }
    if (is(start, '{')) {
      const { pairs, end } = list(code, start)
      const path = is(end + 1, 'from') ? fileOf(code[end + 2]) : undefined
      for (const { of, name, line } of pairs)
        exports.push({ name, line, ...(path !== undefined && { of: { path, name: of } }) })
      return
    }
    let at = start
    while (BEFORE.has(code[at]?.text ?? '')) at++
    if (!DECLARES.has(code[at]?.text ?? '')) return
    at += is(at + 1, '*') ? 2 : 1
    if (is(at, '{')) for (const { name, line } of list(code, at).pairs) exports.push({ name, line })
    else if (code[at]?.kind === 'name') exports.push({ name: code[at]!.text, line: code[at]!.line })
  }

  code.forEach(({ kind, text }, i) => {
    if (kind !== 'name' || is(i - 1, '.') || is(i - 1, '?.')) return
    if (text === 'import') imported(i)
    else if (text === 'export') exported(i)
  })
  return { exports, passes, takes, whole }
}

/** `{ a, type b, c as d, e: f }` from its brace on, and where it ends. */
function list(code: readonly Token[], start: number): { readonly pairs: readonly Pair[]; readonly end: number } {
  const pairs: Pair[] = []
  const isName = (i: number): boolean => code[i]?.kind === 'name'
  let i = start + 1
  for (; i < code.length && code[i]!.text !== '}'; i++) {
    if (!isName(i)) continue
    if (code[i]!.text === 'type' && isName(i + 1) && code[i + 1]!.text !== 'as') i++
    const { text, line } = code[i]!
    const isRenamed = code[i + 1]?.text === 'as' || code[i + 1]?.text === ':'
    pairs.push({ of: text, name: isRenamed ? code[i + 2]!.text : text, line })
    if (isRenamed) i += 2
  }
  return { pairs, end: i }
}
