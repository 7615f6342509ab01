import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AnyGame } from '@bivouac/kernel'
import { type Journal, readJournal } from '@bivouac/match'
import { gameNamed, jsonFrom, oneLine, UsageFault, type World } from './usage.ts'

const LARGEST = 64 * 1024 * 1024

/** A game file somebody names on the command line, and the game it belongs to. */
export function journalAt(world: World, path: string): { journal: Journal; game: AnyGame } {
  const journal = readJournal(rawJournalAt(path))
  if (typeof journal === 'string') throw new UsageFault(`${path}: ${journal}`)
  return { journal, game: gameNamed(world, journal.game) }
}

/** What a file holds, nothing yet checked. */
export const rawJournalAt = (path: string): unknown => jsonFrom(path, textAt(path))

function textAt(path: string): string {
  try {
    if (statSync(path).size > LARGEST) throw new UsageFault(`${path} is too large to be a game file`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof UsageFault) throw error
    throw new UsageFault(`cannot read ${path}: ${oneLine(error)}`)
  }
}

export const writeJournal = (path: string, journal: Journal): void => writeText(path, `${JSON.stringify(journal)}\n`)

/** Writes beside and renames: a save interrupted half way never replaces a good one. */
export function writeText(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new UsageFault(`cannot write ${path}: ${oneLine(error)}`)
  }
}
