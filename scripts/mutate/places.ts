/** The places of a game that can be broken, and its rules as they are read with a switch at each. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, testsOf } from './files.ts'
import type { Switched } from './hook.ts'
import { type Mutant, mutantsOf, switched } from './mutants.ts'

export interface Place extends Mutant {
  readonly file: string
  readonly id: number
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
    for (const mutant of mutants) places.push({ ...mutant, file, id: places.length })
  }
  const scratch = mkdtempSync(join(tmpdir(), 'mutate-'))
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  const path = join(scratch, 'switched.json')
  writeFileSync(path, JSON.stringify({ count: places.length, files } satisfies Switched))
  return { files: { switched: path, ...testsOf(game) }, places }
}
