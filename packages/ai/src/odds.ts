/** The odds of an action as a player may know them: from a view, never from a position. */
import { type Action, type AnyEvent, type AnyGame, canonical, type Eye, searchDice } from '@bivouac/kernel'
import { merging, outcomes } from './outcomes.ts'
import type { Outcomes, OutcomesOptions } from './types.ts'

export interface OddsOptions extends Partial<Omit<OutcomesOptions, 'eye'>> {
  /** How many times what the eye cannot see is dealt again. */
  readonly deals?: number
}
export interface AveragedOutcomes extends Outcomes {
  /** How many deals of the hidden things were averaged; 1 when nothing is hidden. */
  readonly deals: number
}

const DEALS = 24

/**
 * Averages the outcomes over several positions the eye cannot tell apart. `exact` means that every deal was counted out
 * and all agreed; where they differ, `margin` covers what the deals and the sampling leave open.
 */
export function oddsFor(
  game: AnyGame,
  view: object,
  eye: Eye,
  heard: readonly AnyEvent[],
  action: Action,
  options: OddsOptions = {},
): AveragedOutcomes {
  const dice = searchDice(options.seed ?? 'odds')
  const wanted = options.deals ?? DEALS
  const seen = new Map<string, { readonly events: readonly AnyEvent[]; readonly ps: number[] }>()
  let first = ''
  let allAlike = true
  let deals = 0
  let worst: Outcomes | undefined
  for (; deals < wanted; deals++) {
    const pos = game.imagine(view, eye, heard, dice)
    const text = canonical(pos)
    if (deals === 0) first = text
    else if (text !== first) allAlike = false
    // Two deals that came out the same, card for card: there is hardly anything hidden, and a third would say no more.
    if (deals === 2 && allAlike) break
    const { leaves, samples } = options
    const found = outcomes(game, pos, action, {
      eye,
      ...(leaves === undefined ? {} : { leaves }),
      ...(samples === undefined ? {} : { samples }),
      seed: `${options.seed ?? 'odds'}/${deals}`,
    })
    if (!found.exact) worst = found
    for (const { p, events } of found.outcomes) {
      const key = canonical(events)
      const entry = seen.get(key) ?? { events, ps: Array<number>(deals).fill(0) }
      entry.ps.push(p)
      seen.set(key, entry)
    }
    for (const { ps } of seen.values()) if (ps.length === deals) ps.push(0)
  }
  const merged = merging()
  let open = 0
  for (const { events, ps } of seen.values()) {
    merged.add(events, ps.reduce((sum, p) => sum + p, 0) / deals)
    open = Math.max(open, halfWidth(ps))
  }
  const list = merged.list(1)
  if (worst === undefined && open < 1e-9) return { exact: true, outcomes: list, deals: allAlike ? 1 : deals }
  const margin = worst === undefined ? open : Math.hypot(open, worst.margin ?? 0)
  return {
    exact: false,
    margin: Math.min(1, margin),
    samples: worst?.samples === undefined ? deals : worst.samples * deals,
    outcomes: list,
    deals,
  }
}

/** Half of the 95 % interval of a mean of few values. */
function halfWidth(values: readonly number[]): number {
  const n = values.length
  if (n < 2) return 0
  const mean = values.reduce((sum, each) => sum + each, 0) / n
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1)
  return 1.96 * Math.sqrt(variance / n)
}
