/**
 * Marshal where instinct knows averages and the game says how far to look (`rounds`): the options instinct likes are looked at as Veteran looks at them, and
 * then played out against each other through the enemy’s answer, with the same deal and the same dice for all.
 */
import { type AnyGame, type AnyPosition, type Dice, type Seat, tableFor } from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import { clockOf, type Grain, look, type TriedOption, thinkable, told, worthOfLook } from './knowing.ts'
import { namedDice } from './named-dice.ts'
import type { Rounds } from './rounds.ts'
import { sentence } from './says.ts'
import type { Budget, Player, Situation, Thinking } from './types.ts'

/** Futures that the look counts for: how few of them it takes to say more than it does. */
const LOOK = 8
/** Whose average is behind by so many of its errors has lost; looked at every few futures. */
const SURE = 2
const BETWEEN_CUTS = 4
/** An error is never thought smaller than of futures that differ by so much. */
const LEAST_SPREAD = 0.02
/** Decisions in one future: more than two years have. */
const MOST = 2000
/** Always the first thought. */
const STEADY = 256

interface Foreseen {
  readonly tried: TriedOption
  readonly look: number
  /** How it stood at the end of each future played out. */
  readonly ends: number[]
  /** The same, less what all the options of that future had on average, on top of how those looked. */
  sum: number
}
const worthOf = ({ look, sum, ends }: Foreseen): number => (LOOK * look + sum) / (LOOK + ends.length)

/** The same level by name. */
export function foreseeing(named: Player, brain: Brain, grain: Grain, how: Rounds): Player {
  const { think: _, fresh: __, ...level } = named
  const weighed = (situation: Situation, budget: Budget, dice: Dice, reasons: boolean): readonly TriedOption[] => {
    const { seat, view, heard, decision } = situation
    const here = brain.game.imagine(view, seat, heard, dice)
    const tried = thinkable(brain.weigh(here, decision), grain(decision), how.looks)
    if (tried.length === 1 && !reasons) return tried
    const left = clockOf(budget)
    look(brain, situation, tried, dice, left)
    const all = tried.map((each): Foreseen => ({ tried: each, look: worthOfLook(each), ends: [], sum: 0 }))
    const best = (list: readonly Foreseen[]): Foreseen => list.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a))
    let live = [...all].sort((a, b) => b.look - a.look).slice(0, how.options)
    const until = how.until(here)
    for (let round = 1; live.length > 1 && left() > 0; round++) {
      if (!futures(brain, situation, live, until, dice, left)) break
      if (round % BETWEEN_CUTS !== 0) continue
      const first = best(live)
      live = live.filter(each => each === first || worthOf(first) - worthOf(each) < SURE * errorBetween(first, each))
    }
    const worths = new Map(all.map(each => [each.tried, worthOf(each)]))
    return [...tried].sort((a, b) => worths.get(b)! - worths.get(a)! || a.behind - b.behind)
  }
  return {
    ...level,
    choose: (situation, budget, dice) => situation.decision.actions[weighed(situation, budget, dice, false)[0]!.at]!,
    think(situation, budget, dice): Thinking {
      const considered = told(situation.decision, weighed(situation, budget, dice, true))
      const first = considered[0]!
      return { action: first.action, considered, says: sentence(brain.game, situation.view, first) }
    },
  }
}

/** The same deal and the same dice for everybody still in question; false where time did not suffice for all of them. */
function futures(
  brain: Brain,
  situation: Situation,
  live: readonly Foreseen[],
  until: number,
  dice: Dice,
  left: () => number,
): boolean {
  const { seat, view, heard } = situation
  const dealt = brain.game.imagine(view, seat, heard, dice)
  const luck = dice.pick(0x40000000, '-')
  const values: number[] = []
  for (const { tried } of live) {
    // A round that time cut short would favour those who were asked in it.
    if (values.length > 0 && left() <= 0) return false
    values.push(played(brain, brain.game.clone(dealt), tried.at, situation, namedDice(luck), until))
  }
  const middle = mean(values) - mean(live.map(({ look }) => look))
  live.forEach((each, k) => {
    const value = values[k]!
    each.ends.push(value)
    each.sum += value - middle
    each.tried.tries++
    each.tried.sum += value
    if (value > 0) each.tried.ahead++
  })
  return true
}

/** How `seat` stands when this option and all that follows by first thoughts has been played so far. */
function played(
  brain: Brain,
  pos: AnyPosition,
  at: number,
  { decision, seat }: Situation,
  dice: Dice,
  until: number,
): number {
  const { game } = brain
  game.machine.take(pos, tableFor(pos, dice), decision.actions[at]!, seat)
  const isFar = (): boolean => brain.playerTurn(pos) >= until && brain.settled(pos)
  playOn(brain, pos, dice, (_, made) => isFar() || made > MOST, STEADY)
  return prospectOf(brain, pos, seat)
}
/** What the game says of where futures end, or its score. */
function prospectOf({ game, score }: Brain, pos: AnyPosition, seat: Seat): number {
  const prospect = (game as AnyGame).ai?.prospect
  return prospect === undefined || pos.result !== undefined ? score(pos, seat) : prospect(pos, seat)
}

/** The error of the difference of two averages, counted from the futures both were in. */
function errorBetween(one: Foreseen, other: Foreseen): number {
  const both = Math.min(one.ends.length, other.ends.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < both; i++) {
    const apart = one.ends[i]! - other.ends[i]!
    sum += apart
    squares += apart * apart
  }
  const spread = Math.sqrt(Math.max(0, squares / both - (sum / both) ** 2))
  return (spread + LEAST_SPREAD) / Math.sqrt(both + LOOK)
}
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length
