/** What can follow from an action, and how likely: the rules themselves are run again with every roll forced in turn. */
import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type AnyPosition,
  canonical,
  type Dice,
  type Eye,
  everyRoll,
  RulesFault,
  refusedBy,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { earOf } from './ears.ts'
import type { Outcome, Outcomes, OutcomesOptions } from './types.ts'

const LEAVES = 20_000
const SAMPLES = 4_000

/**
 * Every outcome of a legal action up to the next decision, with its exact probability; outcomes that sound the same to
 * `eye` are one. Where the rolls could fall in more than `leaves` ways it says `exact: false` and gives the frequencies
 * of `samples` tries. `pos` stands at the decision and is left as it was.
 */
export function outcomes(game: AnyGame, pos: AnyPosition, action: Action, options: OutcomesOptions): Outcomes {
  const refusal = game.machine.whyNot(
    pos,
    tableFor(pos, searchDice(0)),
    action,
    options.eye === 'spectator' ? undefined : options.eye,
  )
  if (refusal !== undefined) throw new RulesFault(`there are no odds for what is ${refusedBy(refusal)}`)
  return (
    everyOutcome(game, pos, action, options.eye, options.leaves ?? LEAVES) ??
    sampledOutcomes(game, pos, action, options.eye, options.samples ?? SAMPLES, searchDice(options.seed ?? 'odds'))
  )
}

function everyOutcome(game: AnyGame, pos: AnyPosition, action: Action, eye: Eye, leaves: number): Outcomes | undefined {
  const merged = merging()
  const all = everyRoll(leaves, (dice, p) => {
    const events = run(game, pos, action, eye, dice)
    merged.add(events, p())
  })
  return all ? { exact: true, outcomes: merged.list(1) } : undefined
}

function sampledOutcomes(
  game: AnyGame,
  pos: AnyPosition,
  action: Action,
  eye: Eye,
  samples: number,
  dice: Dice,
): Outcomes {
  const merged = merging()
  for (let n = 0; n < samples; n++) merged.add(run(game, pos, action, eye, dice), 1)
  return { exact: false, margin: marginOf(samples), samples, outcomes: merged.list(samples) }
}

/** 95 % of the time a frequency in `samples` tries is no further than this from its probability, whatever that is. */
const marginOf = (samples: number): number => 1.96 * Math.sqrt(0.25 / samples)

function run(game: AnyGame, pos: AnyPosition, action: Action, eye: Eye, dice: Dice): readonly AnyEvent[] {
  const copy = game.clone(pos)
  const events: AnyEvent[] = []
  const t = tableFor(copy, dice, earOf(eye, events))
  game.machine.take(copy, t, action, eye === 'spectator' ? undefined : eye)
  game.machine.advance(copy, t)
  return events
}

export interface Merging {
  add(events: readonly AnyEvent[], weight: number): void
  /** Weights divided by `by`, the likeliest first; equal ones in an order that does not depend on who asked. */
  list(by: number): readonly Outcome[]
}

export function merging(): Merging {
  const found = new Map<string, { weight: number; readonly events: readonly AnyEvent[] }>()
  return {
    add(events, weight) {
      const key = canonical(events)
      const before = found.get(key)
      if (before === undefined) found.set(key, { weight, events })
      else before.weight += weight
    },
    list: by =>
      [...found]
        .sort(([a, x], [b, y]) => y.weight - x.weight || (a < b ? -1 : 1))
        .map(([, { weight, events }]) => ({ p: weight / by, events })),
  }
}
