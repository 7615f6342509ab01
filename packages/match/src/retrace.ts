/** Goes through a journal again, with its own rolls, checking every move as if it were made now. */
import {
  type AnyGame,
  awaitedSeats,
  canonical,
  hash,
  journalDice,
  type Roll,
  refusedBy,
  type Setup,
  tableFor,
} from '@bivouac/kernel'
import { type Course, carryOut, open, type Ran } from './course.ts'
import { sentence } from './faults.ts'
import { noDice } from './no-dice.ts'
import { readPosition } from './position.ts'
import { asWrittenBefore } from './result.ts'
import type { Journal, Mark, Move } from './types.ts'
import { createUndo, type Undo } from './undo.ts'

/** Why this journal cannot be played with these rules at all, whatever its moves are. */
function unplayable(game: AnyGame, journal: Journal): string | undefined {
  if (journal.game !== game.id) return `this is a journal of “${journal.game}”, not of “${game.id}”`
  if (journal.version !== game.version)
    return (
      `this game was played by version ${journal.version} of the rules of ${game.title.en}, and these are version ` +
      `${game.version}: to go on, it needs the rules it began with`
    )
  return undefined
}

/** The table of a journal, its opening run with the opening's own rolls; or a sentence. */
export function begin(game: AnyGame, journal: Journal): { readonly course: Course; readonly setup: Setup } | string {
  const refused = unplayable(game, journal)
  if (refused !== undefined) return refused
  try {
    const setup = game.readSetup(journal.setup)
    if (typeof setup === 'string') return `setup: ${setup}`
    const pos = journal.from === undefined ? game.begin(setup) : readPosition(game, journal.from)
    if (typeof pos === 'string') return `from: ${pos}`
    const dice = journalDice(journal.opening)
    const course = open(game, pos, dice)
    dice.done()
    const fault = keptHidden(course.opening, journal.opening)
    return fault === undefined ? { course, setup } : `opening: ${fault}`
  } catch (fault) {
    return `opening: ${sentence(fault)}`
  }
}

/** Makes one move of a journal again; a sentence saying which move and why, if it cannot be made. */
export function again(course: Course, move: Move): Ran | string {
  const { game, pos, decision } = course
  const name = `move ${course.moves.length + 1} (seat ${move.seat}, ${move.action.type})`
  if (decision === undefined) return `${name}: the game is over by then`
  const awaited = awaitedSeats(decision)
  if (!awaited.includes(move.seat))
    return `${name}: it is seat ${awaited.join(' or ')} who decides there (${decision.rule})`
  try {
    const action = game.machine.rename(move.action)
    const refusal = game.machine.whyNot(pos, tableFor(pos, noDice), action, move.seat)
    if (refusal !== undefined) return `${name}: ${refusedBy(refusal)}`
    const dice = journalDice(move.rolls)
    const ran = carryOut(course, move.seat, action, dice, move.back)
    dice.done()
    const fault = keptHidden(ran.rolls, move.rolls)
    return fault === undefined ? ran : `${name}: ${fault}`
  } catch (fault) {
    return `${name}: ${sentence(fault)}`
  }
}

/** A journal that shows a hidden pick, or hides a die, would tell an eye too much or too little. */
function keptHidden(rules: readonly Roll[], journal: readonly Roll[]): string | undefined {
  const at = rules.findIndex((roll, i) => roll.hidden !== journal[i]?.hidden)
  if (at === -1) return undefined
  const roll = rules[at]!
  return `roll ${at + 1} (${roll.why}) is ${roll.hidden ? 'a hidden pick, not a die' : 'a die, not a hidden pick'}`
}

/** Where marks and result of a journal differ from those found on the way; `all` wants none missing either. */
export function disagreements(course: Course, journal: Journal, all: boolean): readonly string[] {
  const faults: string[] = []
  const found = new Map(course.marks.map(mark => [mark.at, mark]))
  for (const mark of journal.marks) {
    const true_ = found.get(mark.at)
    found.delete(mark.at)
    const where = `the mark after move ${mark.at}`
    if (true_ === undefined) faults.push(`${where} stands where the turn does not change`)
    else if (true_.turn !== mark.turn) faults.push(`${where} says turn ${mark.turn}, and it is turn ${true_.turn}`)
    else if (true_.hash !== mark.hash && !isFromBefore(course, mark))
      faults.push(`${where} does not fit the position: something was altered`)
  }
  if (all) for (const at of found.keys()) faults.push(`the mark after move ${at} is missing`)
  const { result } = course.pos
  if (canonical(result) !== canonical(journal.result)) {
    if (result === undefined) faults.push('the journal has a result, and the game is not over')
    else if (journal.result === undefined) faults.push('the game is over, and the journal has no result')
    else faults.push(`the result is ${canonical(result)}, and the journal says ${canonical(journal.result)}`)
  }
  return faults
}

/** The last fingerprint of a game that ended when results still named one winner. */
function isFromBefore({ pos, moves }: Course, { at, hash: taken }: Mark): boolean {
  return (
    at === moves.length && pos.result !== undefined && hash({ ...pos, result: asWrittenBefore(pos.result) }) === taken
  )
}

/** A journal's whole course, with the copies that undo needs; or a sentence saying which move cannot be made and why. */
export function retrace(game: AnyGame, journal: Journal): Retraced | string {
  const begun = begin(game, journal)
  if (typeof begun === 'string') return begun
  const { course, setup } = begun
  const undo = createUndo(course)
  for (const move of journal.moves) {
    const before = undo.remember()
    const ran = again(course, move)
    if (typeof ran === 'string') return ran
    undo.after(before, move.seat, ran, false)
  }
  return { course, setup, undo }
}
export interface Retraced {
  readonly course: Course
  readonly setup: Setup
  readonly undo: Undo
}
