import { commit, type Journal, type Match } from '@bivouac/match'
import { writeJournal } from '../files.ts'
import type { Sitting } from './sitting.ts'

/**
 * The journal with the seed of its dice: whoever plays at his own terminal is his own host, and without the seed the
 * game could not go on with the dice it was committed to.
 */
const saveable = (match: Match, seed: string): Journal => {
  const journal = match.journal()
  // Dice that were typed in come from no seed.
  return journal.dice === 'typed' ? journal : { ...journal, seed }
}

export function save(sitting: Sitting, path = sitting.file ?? nameFor(sitting)): string {
  writeJournal(path, saveable(sitting.match, sitting.seed))
  sitting.file = path
  return path
}

/** A name for a game nobody has named: `manoeuvre-3fa98c01.json`, after the commitment of its dice. */
const nameFor = ({ game, seed }: Sitting): string => `${game.id}-${commit(seed).slice(0, 8)}.json`
