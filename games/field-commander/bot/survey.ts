/** What the bot makes of the map: strengths, goals, threats, and what a battle promises. */
import { areaNumber, type Campaign } from '../data/index.ts'
import { special } from '../rules/6-special.ts'
import { campaignOf, combatOf, counterOf, type State, trackOf } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'

export interface Situation {
  readonly s: State
  readonly c: Campaign
  readonly french: readonly number[]
  readonly enemy: readonly number[]
  readonly enemyMobile: readonly number[]
  /** What must be held whatever happens. */
  readonly vital: readonly number[]
  /** What must be reached. */
  readonly goals: readonly number[]
}

export function survey(s: State): Situation {
  const c = campaignOf(s)
  const french = c.areas.map(() => 0)
  const enemy = c.areas.map(() => 0)
  const enemyMobile = c.areas.map(() => 0)
  for (const side of [FRENCH, ENEMY])
    for (const slot of c.sides[side]!) {
      const at = s.at[slot]!
      if (at < 0) continue
      if (side === FRENCH) french[at]! += combatOf(s, slot)
      else {
        enemy[at]! += combatOf(s, slot)
        if (counterOf(s, slot).mobile) enemyMobile[at]! += combatOf(s, slot)
      }
    }
  const held = (area: number): boolean => french[area]! > 0 && enemy[area] === 0
  const one = special(s, 'holdOneOf')
  const vital = (one?.areas ?? []).map(name => areaNumber(c, name))
  return { s, c, french, enemy, enemyMobile, vital, goals: goalsOf(s, c, held) }
}

function goalsOf(s: State, c: Campaign, held: (area: number) => boolean): number[] {
  const home = special(s, 'endAt')
  if (home !== undefined) {
    // Out to the prize while there is time to come back, then home.
    const prize = areaNumber(c, special(s, 'playAll')!.area)
    const homes = home.areas.map(name => areaNumber(c, name))
    const way = Math.min(...homes.map(area => c.distance[s.napoleon]![area]!))
    const boxesLeft = trackOf(s).length - s.turn + 1
    if (s.everHeld.includes(prize) || Math.ceil(way / 2) >= boxesLeft - 1) return homes
    return [prize]
  }
  return c.objectives.filter(area => !held(area))
}

/** Enemy mobile strength that could be in an area after one order. */
export function threat(w: Situation, area: number): number {
  let sum = 0
  for (const near of w.c.areas[area]!.near) sum += w.enemyMobile[near]!
  return sum
}

/** Strength that should stay behind in an area. */
export function guard(w: Situation, area: number): number {
  if (w.vital.includes(area)) return Math.max(1, Math.min(14, threat(w, area)))
  return w.c.objectives.includes(area) ? 1 : 0
}

/** Steps to the nearest goal from every area, enemies on the way counted against the army's strength. */
export function wayTo(w: Situation, strength: number): number[] {
  const { c } = w
  const cost = c.areas.map(() => Number.POSITIVE_INFINITY)
  const open = [...w.goals]
  const entry = (area: number): number => 1 + Math.min(4, (1.6 * w.enemy[area]!) / Math.max(1, strength))
  for (const goal of w.goals) cost[goal] = 0
  while (open.length > 0) {
    open.sort((a, b) => cost[b]! - cost[a]!)
    const at = open.pop()!
    for (const from of c.areas[at]!.near) {
      const price = cost[at]! + entry(at)
      if (price >= cost[from]! - 1e-9) continue
      cost[from] = price
      if (!open.includes(from)) open.push(from)
    }
  }
  return cost
}

/** Odds of winning a battle and the share of the weaker side's strength it costs, by the ratio of the two sides. */
export function prospects(ratio: number): readonly [win: number, cost: number] {
  if (ratio >= 3) return [1, 0]
  if (ratio >= 2) return [0.97, 0.12]
  if (ratio >= 1.5) return [0.9, 0.25]
  if (ratio >= 1.25) return [0.84, 0.35]
  if (ratio >= 1) return [0.72, 0.5]
  return ratio >= 0.8 ? [0.5, 0.6] : [0.25, 0.7]
}

/** Strength that entering an area would bring against us from off the map. */
export function awakened(w: Situation, area: number): number {
  let sum = 0
  w.c.groups.forEach((group, index) => {
    if (group.side === ENEMY && group.late?.enter.includes(area) && !w.s.arrived.includes(index))
      for (const slot of group.slots) sum += combatOf(w.s, slot)
  })
  return sum
}
