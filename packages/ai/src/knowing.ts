/**
 * Veteran and Marshal where instinct has counted out averages: of battles, marches, winters. A dozen dice say less of a battle than its average, but more
 * of everything the average leaves out; so both count. Everybody goes on by first thoughts, with dice in which every number comes equally often.
 */
import { type AnyGame, type AnyPosition, type Decision, type Dice, type Seat, tableFor } from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import { evenDice } from './even-dice.ts'
import { sentence } from './says.ts'
import type { Budget, Considered, Player, Situation, Thinking } from './types.ts'

export type Grain = NonNullable<NonNullable<AnyGame['ai']>['grain']>

/** Deals in a round: every option still in question is tried on each. */
const DEALS = 12
/** What instinct thinks worse than its best by so much of the score is not tried. */
const FAR = 0.05
const MOST_OPTIONS = 6
/** Tries in all where no time and no number is given. */
const ITERATIONS = 600
/** Whose average is behind by so many of its errors has lost. */
const SURE = 2
/** Always the first thought. */
const STEADY = 256

export interface TriedOption {
  readonly at: number
  /** How far behind the first instinct thinks it, of the score. */
  readonly behind: number
  tries: number
  sum: number
  squares: number
  ahead: number
}
const meanOf = ({ sum, tries }: TriedOption): number => (tries === 0 ? 0 : sum / tries)
export const worthOfLook = (each: TriedOption): number => meanOf(each) - each.behind
const errorOf = (each: TriedOption): number => (each.squares / each.tries - meanOf(each) ** 2) / each.tries

/** The same level by name; `glance`: one round and no more. */
export function knowing(
  { think: _, fresh: __, ...level }: Player,
  brain: Brain,
  grain: Grain,
  glance: boolean,
): Player {
  const weighed = (situation: Situation, budget: Budget, dice: Dice, reasons: boolean): readonly TriedOption[] => {
    const { seat, view, heard, decision } = situation
    const here = brain.game.imagine(view, seat, heard, dice)
    const tried = thinkable(brain.weigh(here, decision), grain(decision))
    const left = glance ? () => Number.POSITIVE_INFINITY : clockOf(budget)
    let live = tried
    while ((live.length > 1 || (reasons && tried[0]!.tries === 0)) && left() > 0) {
      look(brain, situation, live, dice, left)
      if (glance) break
      const best = live.reduce((a, b) => (worthOfLook(b) > worthOfLook(a) ? b : a))
      const sure = (each: TriedOption): number => SURE * Math.sqrt(errorOf(each) + errorOf(best))
      live = live.filter(each => each === best || worthOfLook(best) - worthOfLook(each) < sure(each))
    }
    return [...tried].sort((a, b) => worthOfLook(b) - worthOfLook(a) || a.behind - b.behind)
  }
  return {
    ...level,
    choose: (situation, budget, dice) => situation.decision.actions[weighed(situation, budget, dice, false)[0]!.at]!,
    think(situation, budget, dice): Thinking {
      const considered = told(situation.decision, weighed(situation, budget, dice, true))
      const best = considered[0]!
      return { action: best.action, considered, says: sentence(brain.game, situation.view, best) }
    },
  }
}

/** The options worth a try, what instinct likes best first. */
export function thinkable(weights: readonly number[], grain: number, most = MOST_OPTIONS): TriedOption[] {
  const order = weights.map((_, at) => at).sort((a, b) => weights[b]! - weights[a]! || a - b)
  const first = Math.log(weights[order[0]!]!)
  return order
    .slice(0, most)
    .map(at => ({ at, behind: grain * (first - Math.log(weights[at]!)), tries: 0, sum: 0, squares: 0, ahead: 0 }))
    .filter(({ behind }) => behind < FAR)
}

/** One round: the same deals and the same dice for everybody in it; it ends early where time does, after a whole deal. */
export function look(
  brain: Brain,
  situation: Situation,
  live: readonly TriedOption[],
  dice: Dice,
  left: () => number,
): void {
  const { seat, view, heard } = situation
  const { game } = brain
  const even = evenDice(DEALS, dice)
  for (let deal = 0; deal < DEALS && (deal === 0 || left() > 0); deal++) {
    const pos = game.imagine(view, seat, heard, dice)
    const luck = dice.pick(0x40000000, '-')
    for (const each of live) {
      const value = after(brain, game.clone(pos), each.at, situation, even(deal, luck))
      each.tries++
      each.sum += value
      each.squares += value * value
      if (value > 0) each.ahead++
    }
  }
}

/** How `seat` stands when the move begun with this option is over. */
function after(brain: Brain, pos: AnyPosition, at: number, { decision, seat }: Situation, dice: Dice): number {
  brain.game.machine.take(pos, tableFor(pos, dice), decision.actions[at]!, seat)
  const isOver = (proc: string, by: Seat): boolean => proc !== decision.proc || by !== seat
  const enough = (next: Decision, made: number): boolean =>
    (brain.settled(pos) && isOver(next.proc, next.seat)) || made >= brain.patience.move
  playOn(brain, pos, dice, enough, STEADY)
  return brain.score(pos, seat)
}

export function told({ actions }: Decision, tried: readonly TriedOption[]): readonly Considered[] {
  // Where several think together the most tried is played: that is the best.
  const most = Math.max(...tried.map(({ tries }) => tries)) + 1
  const tries = (each: TriedOption, k: number): number => (k === 0 ? most : each.tries)
  const all = tried.reduce((sum, each, k) => sum + tries(each, k), 0)
  const out = tried.map((each, k): Considered => {
    const times = tries(each, k)
    const ahead = each.ahead / Math.max(1, each.tries)
    return { action: actions[each.at]!, tries: times, share: times / all, value: meanOf(each), ahead }
  })
  const rest = actions.filter((_, at) => tried.every(each => each.at !== at))
  return [...out, ...rest.map(action => ({ action, tries: 0, share: 0, value: 0, ahead: 0 }))]
}

/** What is left, of tries or of time; every question is a deal of a few options. */
export function clockOf({ iterations, milliseconds, now }: Budget): () => number {
  if (now !== undefined && milliseconds !== undefined && iterations === undefined) {
    const started = now()
    return () => milliseconds - (now() - started)
  }
  let made = 0
  const most = iterations ?? ITERATIONS
  return () => most - made++
}
