import type { AnyGame, Roll } from '@bivouac/kernel'
import { commit, keyedDice } from './dice.ts'
import { again, begin, disagreements } from './retrace.ts'
import type { Journal } from './types.ts'

export interface Verified {
  readonly ok: boolean
  /** One sentence for each thing that is not as it should be. */
  readonly faults: readonly string[]
  /** What could not be looked at, and why: no fault, but the reader should know. */
  readonly notes: readonly string[]
  /** Rolls in the journal, opening included, and how many of them were recomputed from the seed. */
  readonly rolls: number
  readonly recomputed: number
  /** Moves that could be made again. */
  readonly moves: number
}

/** Does everything anybody can do to check a game file: rules, fingerprints, result, and every roll from the seed. */
export function verify(game: AnyGame, journal: Journal): Verified {
  const faults: string[] = []
  const notes: string[] = []
  const rolls = [...journal.opening, ...journal.moves.flatMap(move => move.rolls)]
  const after = [
    ...journal.opening.map(() => 0),
    ...journal.moves.flatMap(move => move.rolls.map(() => move.back ?? 0)),
  ]
  countBacks(journal, faults, notes)
  const moves = retrace(game, journal, faults)
  if (journal.from !== undefined) notes.push(given(journal))
  const recomputed = recompute(journal, rolls, after, faults, notes)
  return { ok: faults.length === 0, faults, notes, rolls: rolls.length, recomputed, moves }
}

/** A position somebody began from is checked to be one that can be played, and no further. */
function given({ fork }: Journal): string {
  const what =
    fork === undefined
      ? 'from a given position'
      : fork.eye === 'open'
        ? `as a fork of another game, at its move ${fork.at}`
        : `as a fork of another game, at its move ${fork.at}, hidden things imagined anew`
  return `the game begins ${what}: what led there is not in this file and cannot be checked`
}

function retrace(game: AnyGame, journal: Journal, faults: string[]): number {
  const begun = begin(game, journal)
  if (typeof begun === 'string') {
    faults.push(begun)
    return 0
  }
  const { course } = begun
  for (const [made, move] of journal.moves.entries()) {
    const ran = again(course, move)
    if (typeof ran !== 'string') continue
    faults.push(ran)
    return made // marks and result cannot be compared with a game that went no further
  }
  faults.push(...disagreements(course, journal, true))
  return journal.moves.length
}

/** Take-backs only grow: whoever could choose how many there were could choose among dice. */
function countBacks({ moves, backs = 0, retried = 0 }: Journal, faults: string[], notes: string[]): void {
  let last = 0
  for (const [i, { back = 0 }] of moves.entries()) {
    if (back < last || back > backs) faults.push(`move ${i + 1} was made after ${back} take-backs, which cannot be`)
    last = Math.max(last, back)
  }
  if (retried > 0) notes.push(`somebody alone against computers took back ${retried} times, to the same dice`)
  if (backs > 0) notes.push(`moves were taken back by agreement ${backs} times: the dice that followed count them`)
}

function recompute(
  journal: Journal,
  rolls: readonly Roll[],
  after: readonly number[],
  faults: string[],
  notes: string[],
): number {
  const { commitment, seed, dice: source } = journal
  if (source === 'typed') {
    if (commitment !== undefined || seed !== undefined)
      faults.push('the journal says its dice were typed in, and has a seed or a commitment as if they were not')
    const hidden = rolls.filter(roll => roll.hidden).length
    const drawn = hidden === 0 ? '' : `, and ${hidden} hidden draws were committed to by nobody`
    notes.push(
      `the dice were typed in by the players: ${rolls.length - hidden} rolls rest on their word${drawn}: they cannot be checked`,
    )
    return 0
  }
  if (commitment === undefined) {
    if (seed !== undefined) faults.push('the journal has a seed and no commitment to it: it proves nothing')
    else if (rolls.length > 0) notes.push('the journal is committed to no seed: its rolls cannot be checked')
    return 0
  }
  if (seed === undefined) {
    if (journal.result !== undefined) faults.push('the game is over, and the seed has not been revealed')
    else notes.push('the game goes on, and the seed is not yet revealed: its rolls cannot be checked yet')
    return 0
  }
  if (commit(seed) !== commitment.hash) {
    faults.push('the seed is not the one that was committed to: its SHA-256 differs')
    return 0
  }
  const dice = keyedDice({ seed, nonces: commitment.nonces })
  rolls.forEach(({ why, sides, got, hidden }, i) => {
    dice.seek(i, after[i])
    const should = hidden === true ? dice.pick(sides, why) + 1 : dice.roll(sides, why)
    if (should !== got) faults.push(`roll ${i + 1} (${why}, 1 of ${sides}) is ${got}, and the seed gives ${should}`)
  })
  return rolls.length
}
