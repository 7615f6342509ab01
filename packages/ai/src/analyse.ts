/**
 * A game looked at afterwards: how likely each side was to win after every move, how much of that was dice and how much
 * was choice. The chance to win is judged from the true position, mistakes only from what the player could see.
 */
import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type AnyPosition,
  awaitedSeats,
  isForced,
  journalDice,
  type Roll,
  RulesFault,
  type Seat,
  type Setup,
  type Side,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { brainOf } from './brain.ts'
import { chancesAt, expected, headsOf } from './chances.ts'
import { alternatives } from './decide.ts'
import { earsOf } from './ears.ts'
import { mistakeIn } from './mistakes.ts'
import { questionTo } from './sides.ts'
import { suggesting } from './suggesting.ts'
import { type MoveJudged, mostTurning, turningPoints } from './turning-points.ts'

/** What a game file holds, as far as it is needed here. */
export interface Played {
  readonly setup: Setup
  readonly opening: readonly Roll[]
  readonly moves: readonly { readonly seat: Seat; readonly action: Action; readonly rolls: readonly Roll[] }[]
}
export interface AnalyseOptions {
  /** Futures played for each option, and for two of them where a mistake is suspected. */
  readonly futures?: number
  readonly care?: number
  readonly seed?: number | string
  /** A position to begin from instead of the setup's own. */
  readonly from?: AnyPosition
  readonly onMove?: (at: number) => void
}

export interface Mistake {
  readonly at: number
  readonly seat: Seat
  readonly turn: number
  readonly action: Action
  readonly better: Action
  /** What it cost the player, in chance to win, as far as he could know. */
  readonly cost: number
  /** What he saw when he chose. */
  readonly view: object
}
export interface Analysis {
  readonly game: string
  readonly moves: number
  /** The first side's chance to win after the opening and after every move. */
  readonly curve: readonly number[]
  /** The same of every side, where more than two play. */
  readonly curves?: readonly (readonly number[])[]
  readonly judged: readonly MoveJudged[]
  /** The largest changes, in the order of play, each with what the one who chose saw. */
  readonly turning: readonly (MoveJudged & { readonly view: object })[]
  /** By side: the sum over all rolls of its chance after less its chance before. */
  readonly luck: readonly number[]
  readonly mistakes: readonly Mistake[]
  /** Nothing where the game is not over. */
  readonly winners: readonly Side[] | undefined
  /** The first side's share of the result with everybody's luck taken out; of two, above ½ it played better. */
  readonly adjusted: number
  readonly deserved: Side | 'none'
}

const FUTURES = 24
const CARE = 200
/** Sets and paths that a move is compared with, where they are too many to list. */
const SETS = 24
/** Nearer than this to even, nobody deserved it more. */
const EVEN = 0.03

/** The same journal and seed give the same analysis. */
export function analyse(game: AnyGame, played: Played, options: AnalyseOptions = {}): Analysis {
  const { futures = FUTURES, care = CARE, seed = 'analyse' } = options
  const thought = suggesting(game)
  const brain = brainOf(thought)
  const dice = searchDice(seed)
  const pos = options.from === undefined ? game.begin(played.setup) : game.clone(options.from)
  const seats = game.seats(played.setup).length
  const heard: AnyEvent[][] = Array.from({ length: seats }, () => [])
  const ear = earsOf(heard)
  let decision = game.machine.advance(pos, tableFor(pos, journalDice(played.opening), ear))
  const heads = headsOf(game, played.setup)
  const curve = [chancesAt(brain, pos, heads)]
  const moves: Judged[] = []
  const mistakes: Mistake[] = []
  const views: object[] = []

  played.moves.forEach((move, index) => {
    if (decision === undefined || !awaitedSeats(decision).includes(move.seat))
      throw new RulesFault(`move ${index + 1}: seat ${move.seat} has nothing to decide there`)
    const before = curve.at(-1)!
    const turn = game.turn(pos)
    const { seat, action, rolls } = move
    const view = game.view(pos, seat)
    views.push(view)
    const question = questionTo(thought, pos, tableFor(pos, dice), seat)!
    if (!isForced(question)) {
      const actions = alternatives(brain, pos, question, dice, SETS)
      const found = mistakeIn(brain, view, heard[seat]!, seat, actions, action, futures, care, dice)
      if (found !== undefined) mistakes.push({ at: index + 1, seat, turn, action, view, ...found })
    }
    const chosen = rolls.length === 0 ? undefined : expected(brain, pos, action, seat, dice, heads)
    const t = tableFor(pos, journalDice(rolls), ear)
    game.machine.take(pos, t, game.machine.rename(action), seat)
    decision = game.machine.advance(pos, t)
    const after = chancesAt(brain, pos, heads)
    moves.push({ at: index + 1, seat, action, turn, before, chosen: chosen ?? after, after, rolls })
    curve.push(after)
    options.onMove?.(index + 1)
  })

  const sides = heads.map((_, side) => side)
  const judged = moves.map(move => seenBy(move, 0))
  const luckOf = (side: Side): number =>
    moves.reduce((sum, { after, chosen }) => sum + (after[side]! - chosen[side]!), 0)
  // What one of two has, the other lacks, to the last digit.
  const luck = sides.length === 2 ? [luckOf(0), -luckOf(0)] : sides.map(luckOf)
  const adjusted = sides.map(side => Math.max(0, Math.min(1, curve.at(-1)![side]! - luck[side]!)))
  const isMany = sides.length > 2
  const turning = isMany ? mostTurning(sides.map(side => moves.map(move => seenBy(move, side)))) : turningPoints(judged)
  return {
    game: game.id,
    moves: played.moves.length,
    curve: curve.map(([first]) => first!),
    ...(isMany && { curves: sides.map(side => curve.map(chances => chances[side]!)) }),
    judged,
    turning: turning.map(move => ({ ...move, view: views[move.at - 1]! })),
    luck,
    mistakes: mistakes.sort((a, b) => b.cost - a.cost),
    winners: pos.result?.winners,
    adjusted: adjusted[0]!,
    deserved: deservedBy(adjusted),
  }
}

/** A move as all sides see it: chances by side. */
interface Judged extends Omit<MoveJudged, 'of' | 'before' | 'chosen' | 'after' | 'luck'> {
  readonly before: readonly number[]
  readonly chosen: readonly number[]
  readonly after: readonly number[]
}
function seenBy({ before, chosen, after, ...move }: Judged, side: Side): MoveJudged {
  const [was, meant, is] = [before[side]!, chosen[side]!, after[side]!]
  return { ...move, ...(side > 0 && { of: side }), before: was, chosen: meant, after: is, luck: is - meant }
}

/** Whoever would have won without luck; of one side alone, that side unless it is even. */
function deservedBy(adjusted: readonly number[]): Side | 'none' {
  if (adjusted.length === 1) return Math.abs(adjusted[0]! - 0.5) < EVEN ? 'none' : 0
  const [best, next] = adjusted.toSorted((a, b) => b - a) as [number, number]
  return best - next < 2 * EVEN ? 'none' : adjusted.indexOf(best)
}
