import type { Say } from './checks.ts'
import type { Token } from './tokens.ts'
import type { SourceFile } from './tree.ts'

const TYPES = new Set(['interface', 'type', 'class'])
const VALUES = new Set(['const', 'function'])
const BEFORE = new Set(['abstract', 'async', 'declare'])
/** As types and components are written; all capitals is a constant. */
const isNoun = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name)

/**
 * One word per thing: a type or component that the packages hand out is declared in one file, and whoever means the same
 * takes it from there. A type and a value of one name in one file are one thing.
 */
export function oneMeaning(sources: ReadonlyMap<string, SourceFile>, say: Say): void {
  const first = new Map<string, string>()
  for (const { path, code } of sources.values()) {
    if (!/^packages\/[^/]+\/src\//.test(path)) continue
    for (const { text, line } of declaredIn(code)) {
      const elsewhere = first.get(text) ?? path
      first.set(text, elsewhere)
      if (elsewhere !== path)
        say(path, line, `“${text}” is also what ${elsewhere} exports: take that one, or give this another name`)
    }
  }
}

function declaredIn(code: readonly Token[]): readonly Token[] {
  return code.flatMap(({ kind, text }, i) => {
    if (kind !== 'name' || text !== 'export') return []
    let at = i + 1
    while (BEFORE.has(code[at]?.text ?? '')) at++
    const how = code[at]?.text ?? ''
    const name = code[at + 1]
    if (name?.kind !== 'name' || !(TYPES.has(how) || VALUES.has(how))) return []
    return TYPES.has(how) || isNoun(name.text) ? [name] : []
  })
}
