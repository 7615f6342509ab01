/** How likely each side is to win where a game stands, as the game itself judges it. */
import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type AnyPosition,
  countSides,
  type Dice,
  everyRoll,
  type Seat,
  type Setup,
  searchDice,
  sidesOf,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, brainOf, playOn } from './brain.ts'
import { suggesting } from './suggesting.ts'

/** A seat of each side. */
export function headsOf(game: AnyGame, setup: Setup): readonly Seat[] {
  const sides = sidesOf(game, setup)
  return Array.from({ length: countSides(sides) }, (_, side) => sides.indexOf(side))
}

/** Every side's chance to win. Of more than two, each as the game judges it, as shares of one. */
export function chancesAt(brain: Brain, pos: AnyPosition, heads: readonly Seat[]): readonly number[] {
  if (heads.length < 3) {
    const chance = chanceAt(brain, pos, heads[0]!)
    return heads.length === 1 ? [chance] : [chance, 1 - chance]
  }
  const chances = heads.map(seat => chanceAt(brain, pos, seat))
  const sum = chances.reduce((a, b) => a + b, 0)
  return chances.map(chance => (sum === 0 ? 1 / heads.length : chance / sum))
}

export type SearchDice = ReturnType<typeof searchDice>

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

/**
 * A seat's chance to win from what it knows: the mean over deals of what it cannot see, or over futures, the same every time. `undefined`: the
 * game has no score that could be called one.
 */
export function chanceFor(game: AnyGame, view: object, seat: Seat, heard: readonly AnyEvent[]): number | undefined {
  const { judged, future } = game.ai ?? {}
  const dice = searchDice('chance')
  const mean = (many: number, tried: (pos: AnyPosition) => number): number => {
    let sum = 0
    for (let i = 0; i < many; i++) sum += tried(game.imagine(view, seat, heard, dice))
    return sum / many
  }
  if (future !== undefined) return mean(FUTURES, pos => (future(pos, seat, dice) ? 1 : 0))
  if (!judged) return undefined
  const brain = brainOf(suggesting(game))
  return mean(DEALS, pos => chanceAt(brain, pos, seat))
}
const DEALS = 12
/** A chance of a half is then known to within five points, two times of three. */
const FUTURES = 100

/** The mean chances over everything that dice and draws could have made of an action: all of it, or a fair sample. */
export function expected(
  brain: Brain,
  pos: AnyPosition,
  action: Action,
  seat: Seat,
  dice: SearchDice,
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
