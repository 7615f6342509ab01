/** The places of a game that can be broken, and its rules as they are read with a switch at each. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { filesOf, testsOf } from './files.ts'
import type { Switched } from './hook.ts'
import { type Mutant, mutantsOf, switched } from './mutants.ts'

export interface Place extends Mutant {
  readonly file: string
  readonly id: number
  /** How it is named in lists that outlive a run: its file and its line with the break in it, wherever the line has moved to. */
  readonly name: string
}
export interface Files {
  /** The file that holds what the rules are read as. */
  readonly switched: string
  readonly chapters: readonly string[]
  readonly games: readonly string[]
}

export function broken(game: string): { readonly files: Files; readonly places: readonly Place[] } {
  const places: Place[] = []
  const files: Record<string, string> = {}
  for (const file of filesOf(game)) {
    const text = readFileSync(file, 'utf8')
    const mutants = mutantsOf(text)
    files[file] = switched(text, mutants, places.length)
    const times = new Map<string, number>()
    for (const mutant of mutants) {
      const said = `${relative(join(game, 'rules'), file)}: ${lineOf(text, mutant)}`
      const time = (times.get(said) ?? 0) + 1
      times.set(said, time)
      places.push({ ...mutant, file, id: places.length, name: time === 1 ? said : `${said} (${time})` })
    }
  }
  const scratch = mkdtempSync(join(tmpdir(), 'mutate-'))
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  const path = join(scratch, 'switched.json')
  writeFileSync(path, JSON.stringify({ count: places.length, files } satisfies Switched))
  return { files: { switched: path, ...testsOf(game) }, places }
}

/** `return ⟦lead > 0 → lead >= 0⟧ ? us : them` */
function lineOf(text: string, { start, end, was, by }: Mutant): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const after = text.slice(end, text.indexOf('\n', end))
  const [from, to] = [was, by].map(each => each.replace(/\s+/g, ' ')) as [string, string]
  const short = (words: string): string => (words.length > 90 ? `${words.slice(0, 60)} … ${words.slice(-29)}` : words)
  return `${before}⟦${short(from)} → ${short(to)}⟧${after}`.trim()
}
