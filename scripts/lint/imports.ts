import type { Token } from './tokens.ts'

export interface Import {
  /** What is written between the quotes, without a bundler's `?query`. */
  readonly from: string
  readonly line: number
  /** `import type`, `export type`: gone before the program runs. */
  readonly types: boolean
}

/** Every import and re-export of a file, static and dynamic. */
export function imports(code: readonly Token[]): Import[] {
  const found: Import[] = []
  const is = (i: number, text: string): boolean => code[i]?.kind !== 'string' && code[i]?.text === text
  const add = (i: number, types: boolean): void => {
    const token = code[i]
    if (token?.kind === 'string') found.push({ from: token.text.split('?')[0]!, line: token.line, types })
  }
  for (let i = 0; i < code.length; i++) {
    const token = code[i]!
    if (token.kind !== 'name' || is(i - 1, '.') || is(i - 1, '?.')) continue
    if (token.text === 'import') {
      if (code[i + 1]?.kind === 'string') add(i + 1, false)
      else if (is(i + 1, '(')) add(i + 2, is(i - 1, 'typeof'))
      // An address for somebody else to load: `import.meta.resolve('@bivouac/shelf/all')`.
      else if (is(i + 2, 'meta') && is(i + 4, 'resolve')) add(i + 6, false)
      else if (!is(i + 1, '.') && !is(i + 1, ':')) add(fromAfter(code, i + 1), is(i + 1, 'type') && !is(i + 2, 'from'))
    } else if (token.text === 'export') {
      const types = is(i + 1, 'type')
      const list = types ? i + 2 : i + 1
      if (is(list, '*') || is(list, '{')) add(fromAfter(code, list), types)
    }
  }
  return found
}

/** The index of the string after the `from` that ends this clause, or -1. */
function fromAfter(code: readonly Token[], start: number): number {
  let depth = 0
  for (let i = start; i < code.length && i < start + 1000; i++) {
    const { kind, text } = code[i]!
    if (kind === 'mark' && text === '{') depth++
    else if (kind === 'mark' && text === '}') {
      // `export { a }` alone: the list has ended and no `from` follows.
      if (--depth === 0 && code[i + 1]?.text !== 'from') return -1
    } else if (depth === 0 && kind === 'name' && text === 'from' && code[i + 1]?.kind === 'string') return i + 1
  }
  return -1
}
