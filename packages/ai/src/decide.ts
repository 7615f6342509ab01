/**
 * Players choose one thing at a time; a table wants the whole action. Between the two stands this: a set or a path is
 * put to a player element by element, and what he ends with is handed on.
 */
import {
  type Action,
  type AnyGame,
  type AnyPosition,
  canonical,
  type Decision,
  type Dice,
  isStep,
  onlyAnswer,
  RulesFault,
  stepwise,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, pickBy } from './brain.ts'
import { questionTo } from './sides.ts'
import type { Budget, Player, Situation, Thinking } from './types.ts'

/** No set or path has more elements: a player who goes round in circles must not hang the table. */
const MOST_STEPS = 2000

/** `reasons`: thinks for as long as there is time and says why; otherwise until the move is clear. */
export function decide(
  game: AnyGame,
  player: Player,
  situation: Situation,
  budget: Budget,
  dice: Dice,
  reasons: boolean,
): Thinking {
  const steps = stepwise(game)
  if (steps === game) return answered(player, situation, budget, dice, reasons)
  const { seat, heard } = situation
  let { view } = situation
  let left = budget
  let first: Thinking | undefined
  for (let step = 0; step < MOST_STEPS; step++) {
    const pos = steps.imagine(view, seat, heard, dice)
    const t = tableFor(pos, dice)
    const decision = questionTo(steps, pos, t, seat)
    if (decision === undefined) throw new RulesFault(`${game.id} is over in what seat ${seat} imagines`)
    const only = onlyAnswer(decision)
    // Time is kept back only where an option may be a mere beginning.
    if (only === undefined && decision.actions.some(action => isStep(game, decision, action))) left = half(left)
    const thought =
      only === undefined
        ? answered(player, { seat, view, heard, decision }, left, dice, reasons)
        : { action: only, considered: [] }
    if (only === undefined) first ??= thought
    if (!isStep(game, decision, thought.action)) return whole(game, decision, thought, first ?? thought)
    steps.machine.take(pos, t, thought.action, seat)
    view = steps.view(pos, seat)
  }
  throw new RulesFault(`${player.id} does not come to an end at ${situation.decision.proc}.${situation.decision.step}`)
}

const answered = (player: Player, situation: Situation, budget: Budget, dice: Dice, reasons: boolean): Thinking =>
  reasons && player.think !== undefined
    ? player.think(situation, budget, dice)
    : { action: player.choose(situation, budget, dice), considered: [] }

/** The first element gets half of the time, the second half of the rest: however many there are, it is never exceeded. */
const half = (budget: Budget): Budget => ({
  ...budget,
  ...(budget.iterations !== undefined && { iterations: Math.max(1, Math.ceil(budget.iterations / 2)) }),
  ...(budget.milliseconds !== undefined && { milliseconds: budget.milliseconds / 2 }),
})

/** What was weighed up at the first element stands for the whole; options that were only beginnings are left out. */
function whole(game: AnyGame, at: Decision, { action }: Thinking, first: Thinking): Thinking {
  const [best, ...others] = first.considered
  if (best === undefined) return { ...first, action }
  const rest = others.filter(each => !isStep(game, at, each.action) && canonical(each.action) !== canonical(action))
  return { ...first, action, considered: [{ ...best, action }, ...rest] }
}

/** Whole actions that could have been chosen here: what is listed, and up to `most` sets and paths, by instinct. */
export function alternatives(
  brain: Brain,
  pos: AnyPosition,
  decision: Decision,
  dice: Dice,
  most: number,
): readonly Action[] {
  const listed = decision.actions
  if (decision.gathers === undefined) return listed
  const { game } = brain
  const found = new Map<string, Action>(listed.map(action => [canonical(action), action]))
  for (let i = 0; i < most; i++) {
    const copy = game.clone(pos)
    const t = tableFor(copy, dice)
    for (let step = 0; step < MOST_STEPS; step++) {
      const here = questionTo(game, copy, t, decision.seat)!
      const action = here.actions[pickBy(brain.weigh(copy, here), here.actions.length, dice)]!
      if (!isStep(game, here, action)) {
        found.set(canonical(action), action)
        break
      }
      game.machine.take(copy, t, action, decision.seat)
    }
  }
  return [...found.values()]
}
