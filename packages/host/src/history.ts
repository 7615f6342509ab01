import {
  type AnyGame,
  type AnyPosition,
  type Decision,
  type Dice,
  type Eye,
  journalDice,
  tableFor,
} from '@bivouac/kernel'
import { filming, type Journal, type Shot } from '@bivouac/match'

/** A table as it stood after some number of moves. */
export interface Moment {
  readonly pos: AnyPosition
  readonly decision: Decision | undefined
}

/**
 * The past of one match, replayed on demand and kept: stepping through a replay asks for neighbouring moments again and
 * again, in both directions.
 */
export interface History {
  at(length: number, journal: Journal): Moment
  /** What this eye heard of the move that made the journal so long, and saw change. */
  shown(length: number, journal: Journal, eye: Eye): readonly Shot[]
  /** The table went back: what came later did not happen. */
  forget(beyond: number): void
}

export function history(game: AnyGame): History {
  const moments: Moment[] = []
  const arrive = (pos: AnyPosition, dice: Dice): Moment => ({
    pos,
    decision: game.machine.advance(pos, tableFor(pos, dice)),
  })

  return {
    at(length, journal) {
      if (moments.length === 0) moments.push(arrive(beginning(game, journal), journalDice(journal.opening)))
      while (moments.length <= length) {
        const move = journal.moves[moments.length - 1]
        if (move === undefined) throw new RangeError(`the journal has no move ${moments.length}`)
        const pos = game.clone(moments[moments.length - 1]!.pos)
        const dice = journalDice(move.rolls)
        game.machine.take(pos, tableFor(pos, dice), game.machine.rename(move.action), move.seat)
        moments.push(arrive(pos, dice))
      }
      return moments[length]!
    },
    shown(length, journal, eye) {
      const pos = length === 0 ? beginning(game, journal) : game.clone(this.at(length - 1, journal).pos)
      const { ear, shown } = filming(game, pos, eye)
      const move = journal.moves[length - 1]
      const table = tableFor(pos, journalDice(move?.rolls ?? journal.opening), ear)
      if (move !== undefined) game.machine.take(pos, table, game.machine.rename(move.action), move.seat)
      game.machine.advance(pos, table)
      return shown
    },
    forget(beyond) {
      moments.length = Math.min(moments.length, beyond + 1)
    },
  }
}

/** A match begins with its setup, or (a study, a fork) with a position somebody set up. */
function beginning(game: AnyGame, journal: Journal): AnyPosition {
  if (journal.from === undefined) return game.begin(journal.setup)
  return game.clone(game.machine.renamePosition(journal.from as unknown as AnyPosition))
}
