import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleRef } from '@bivouac/kernel'

export interface NamedTest {
  readonly name: string
  readonly file: string
  readonly line: number
}

/** The tests of a game, by the sections their names begin with: `test('6.5 a unit that cannot retreat …')`. */
export function testsBySection(
  folder: URL,
  sections: ReadonlySet<RuleRef>,
): ReadonlyMap<RuleRef, readonly NamedTest[]> {
  const found = new Map<RuleRef, NamedTest[]>()
  for (const file of testFiles(fileURLToPath(folder)))
    for (const test of testsIn(readFileSync(file, 'utf8'), relative(fileURLToPath(folder), file)))
      for (const section of sectionsOf(test.name, sections)) {
        const list = found.get(section)
        if (list === undefined) found.set(section, [test])
        else list.push(test)
      }
  return found
}

function testFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(each => each.endsWith('.test.ts'))
      .sort()
      .map(each => join(folder, each))
  } catch {
    return []
  }
}

const NAMED_TEST = /\b(?:test|it)\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g

/** Names as they are written: a name put together while the tests run counts with the part written out in front. */
export function testsIn(source: string, file: string): readonly NamedTest[] {
  return [...source.matchAll(NAMED_TEST)].map(match => ({
    name: (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(.)/g, '$1'),
    file,
    line: source.slice(0, match.index).split('\n').length,
  }))
}

/** `3, 3.1 an attack can be parried` is a test of both sections. */
export function sectionsOf(name: string, sections: ReadonlySet<RuleRef>): readonly RuleRef[] {
  const found: RuleRef[] = []
  const words = name.split(/[\s,;/+&:]+/)
  for (let k = 0; k < words.length; k++) {
    // A number may be of two words: `7.1 hr`.
    const two = `${words[k]} ${words[k + 1]}`
    if (sections.has(two)) {
      found.push(two)
      k++
      continue
    }
    const word = words[k]!
    const section = sections.has(word) ? word : word.replace(/[.)]$/, '')
    if (!sections.has(section)) break
    found.push(section)
  }
  return found
}
