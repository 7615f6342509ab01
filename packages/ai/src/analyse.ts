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
  canonical,
  countSides,
  type Dice,
  everyRoll,
  isForced,
  journalDice,
  type Roll,
  RulesFault,
  type Seat,
  type Setup,
  type Side,
  searchDice,
  sidesOf,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, brainOf, playOn } from './brain.ts'
import { alternatives } from './decide.ts'
import { earsOf } from './ears.ts'
import { questionTo } from './sides.ts'
import { suggesting } from './suggesting.ts'

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

/** One move in the light of what followed. Chances are those of the first side to win, 0 … 1, unless another is named. */
export interface MoveJudged {
  /** Where more than two sides play: whose chances these are. */
  readonly of?: Side
  readonly at: number
  readonly seat: Seat
  readonly action: Action
  readonly turn: number
  /** Before the move, after the choice but before the dice, and after the dice. */
  readonly before: number
  readonly chosen: number
  readonly after: number
  /** What the dice of this move gave that side; nothing where none were rolled. */
  readonly luck: number
  readonly rolls: readonly Roll[]
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
/** Player turns played on before a position is judged. */
const AHEAD = 2
const TURNING_POINTS = 6
const LEAST_MISTAKE = 0.06
const LEAST_TURN = 0.04
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

/** Of what each side would call turning points, the largest; a moment counts once, for whom it changed most. */
function mostTurning(judged: readonly (readonly MoveJudged[])[]): readonly MoveJudged[] {
  const size = ({ before, after }: MoveJudged): number => Math.abs(after - before)
  const found = judged.flatMap(turningPoints).sort((a, b) => size(b) - size(a))
  const once = found.filter((move, i) => found.findIndex(each => each.at === move.at) === i)
  return once.slice(0, TURNING_POINTS).sort((a, b) => a.at - b.at)
}

/** A seat of each side. */
function headsOf(game: AnyGame, setup: Setup): readonly Seat[] {
  const sides = sidesOf(game, setup)
  return Array.from({ length: countSides(sides) }, (_, side) => sides.indexOf(side))
}

/** Every side's chance to win. Of more than two, each as the game judges it, as shares of one. */
function chancesAt(brain: Brain, pos: AnyPosition, heads: readonly Seat[]): readonly number[] {
  if (heads.length < 3) {
    const chance = chanceAt(brain, pos, heads[0]!)
    return heads.length === 1 ? [chance] : [chance, 1 - chance]
  }
  const chances = heads.map(seat => chanceAt(brain, pos, seat))
  const sum = chances.reduce((a, b) => a + b, 0)
  return chances.map(chance => (sum === 0 ? 1 / heads.length : chance / sum))
}

type Chance = ReturnType<typeof searchDice>

/** A seat's chance to win as the game judges it; where something is half done, after instinct has brought it to its end. */
function chanceAt(brain: Brain, pos: AnyPosition, seat: Seat = 0): number {
  // Armies half placed cannot be compared: before the first turn everything counts as unfinished.
  const ready = (at: AnyPosition): boolean => brain.settled(at) && brain.game.turn(at) > 0
  if (pos.result !== undefined || ready(pos)) return (1 + brain.score(pos, seat)) / 2
  let sum = 0
  for (let i = 0; i < ENDINGS; i++) {
    const copy = brain.game.clone(pos)
    // The same chance every time, so that two positions alike are judged alike.
    playOn(brain, copy, searchDice(i + 1), (_, made) => ready(copy) || made > 200)
    sum += brain.score(copy, seat)
  }
  return (1 + sum / ENDINGS) / 2
}
const ENDINGS = 12

/** The mean chances over everything that dice and draws could have made of an action: all of it, or a fair sample. */
function expected(
  brain: Brain,
  pos: AnyPosition,
  action: Action,
  seat: Seat,
  dice: Chance,
  heads: readonly Seat[],
): readonly number[] {
  const { game } = brain
  const after = (chance: Dice): readonly number[] => {
    const copy = game.clone(pos)
    const t = tableFor(copy, chance)
    game.machine.take(copy, t, action, seat)
    game.machine.advance(copy, t)
    return chancesAt(brain, copy, heads)
  }
  let sums = heads.map(() => 0)
  const add = (chances: readonly number[], p: number): void =>
    chances.forEach((chance, side) => {
      sums[side]! += p * chance
    })
  const all = everyRoll(ROLLS, (chance, p) => {
    const chances = after(chance)
    add(chances, p())
  })
  if (all) return sums
  sums = heads.map(() => 0)
  for (let i = 0; i < ROLLS; i++) add(after(dice), 1 / ROLLS)
  return sums
}
const ROLLS = 400
/** Sets and paths that a move is compared with, where they are too many to list. */
const SETS = 24

function playedOn(brain: Brain, pos: AnyPosition, seat: Seat, dice: Chance): number {
  const until = brain.playerTurn(pos) + AHEAD
  playOn(brain, pos, dice, (_, made) => (brain.playerTurn(pos) >= until && brain.settled(pos)) || made > 200)
  return brain.score(pos, seat)
}
function tried(brain: Brain, pos: AnyPosition, action: Action, seat: Seat, dice: Chance): number {
  brain.game.machine.take(pos, tableFor(pos, dice), action, seat)
  return playedOn(brain, pos, seat, dice)
}

/** Looked for with few futures, then looked at again with many: the best of several guesses always looks better than it is. */
function mistakeIn(
  brain: Brain,
  view: object,
  heard: readonly AnyEvent[],
  seat: Seat,
  offered: readonly Action[],
  action: Action,
  futures: number,
  care: number,
  dice: Chance,
): { readonly better: Action; readonly cost: number } | undefined {
  const isMade = (each: Action): boolean => canonical(each) === canonical(action)
  // A point, a set or a path need not be among those listed or sampled.
  const actions = offered.some(isMade) ? offered : [...offered, action]
  const made = actions.findIndex(isMade)
  const worth = (among: readonly number[], tries: number): number[] => {
    const sums = among.map(() => 0)
    for (let i = 0; i < tries; i++) {
      const pos = brain.game.imagine(view, seat, heard, dice)
      const luck = dice.next(0x40000000)
      among.forEach((option, at) => {
        sums[at]! += tried(brain, brain.game.clone(pos), actions[option]!, seat, searchDice(luck)) / 2
      })
    }
    return sums.map(sum => sum / tries)
  }
  const first = worth(
    actions.map((_, i) => i),
    futures,
  )
  const best = first.indexOf(Math.max(...first))
  if (best === made || first[best]! - first[made]! < LEAST_MISTAKE) return undefined
  const [again, then] = worth([best, made], care) as [number, number]
  return again - then < LEAST_MISTAKE ? undefined : { better: actions[best]!, cost: again - then }
}

/**
 * Where the curve was on one side before and on another after, over several moves each way: whose turn it is makes the
 * chance go up and down by itself. Of the moves around, the one named is the roll that did it or else the largest step.
 */
function turningPoints(judged: readonly MoveJudged[]): readonly MoveJudged[] {
  const mean = (from: number, to: number): number => {
    const part = judged.slice(Math.max(0, from), Math.min(judged.length, to))
    return part.reduce((sum, { after }) => sum + after, 0) / Math.max(1, part.length)
  }
  const changes = judged
    .map((_, at) => ({ at, change: mean(at, at + WINDOW) - mean(at - WINDOW, at) }))
    .slice(1)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const found: MoveJudged[] = []
  for (const { at, change } of changes) {
    if (found.length === TURNING_POINTS || Math.abs(change) < LEAST_TURN) break
    if (found.some(move => Math.abs(move.at - 1 - at) < WINDOW)) continue
    const around = judged.slice(Math.max(0, at - 2), at + 3).filter(move => (move.after - move.before) * change > 0)
    const luckiest = around.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))[0]
    const largest = around.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]
    const named = luckiest !== undefined && Math.abs(luckiest.luck) > Math.abs(change) / 2 ? luckiest : largest
    if (named !== undefined && !found.includes(named)) found.push(named)
  }
  return found.sort((a, b) => a.at - b.at)
}
/** Moves looked at before and after. */
const WINDOW = 10
