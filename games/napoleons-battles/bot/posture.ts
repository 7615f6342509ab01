/** What an army is about, and what each of its divisions is to do for it: from points, time and places, which everybody can see. */
import type { Field } from '../field.ts'
import { isTroops } from '../field.ts'
import { middleOf } from '../ground.ts'
import { lostOf, pointsOf } from '../rules/12-victory.ts'
import { has, type State } from '../state.ts'
import { enemyOf, INCH, ON_TABLE, ROUT } from '../words.ts'

export const POSTURES = ['attack', 'hold', 'delay'] as const
export type Posture = (typeof POSTURES)[number]
/** Who must come to the enemy, who need not, and who has more to lose by standing than by time. */
export function postureOf(f: Field, s: State, side: number): Posture {
  const margin = (pointsOf(s, side) - pointsOf(s, enemyOf(side))) / 100
  const own = strain(f, s, side)
  const his = strain(f, s, enemyOf(side))
  if (margin < 10) return 'attack'
  if (own > his + 0.3) return 'delay'
  return his > own + 0.3 ? 'attack' : 'hold'
}
/** How near a side is to breaking: 1 is broken (12.1). */
export function strain(f: Field, s: State, side: number): number {
  let most = 0
  f.armies.forEach(({ side: of, morale }, army) => {
    if (of === side && morale > 0) most = Math.max(most, lostOf(f, s, army) / morale)
  })
  return most
}

export const TASKS = ['assault', 'hold', 'support', 'reserve'] as const
export type Task = (typeof TASKS)[number]
export interface Duty {
  readonly task: Task
  /** The objective it is about, −1 none. */
  readonly objective: number
}
export interface Plan {
  readonly posture: Posture
  /** By general: what his division is to do. */
  readonly duties: ReadonlyMap<number, Duty>
}

const spots = new WeakMap<Field, readonly (readonly [number, number])[]>()
/** Where an objective is, in points. */
export function spotOf(f: Field, objective: number): readonly [number, number] {
  let all = spots.get(f)
  if (all === undefined) {
    all = f.objectives.map(each => middleOf(f.ground, each))
    spots.set(f, all)
  }
  return all[objective]!
}
/** The way between two places, in points. */
export const wayTo = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

/** Units of a division that can still do something. */
const fit = (f: Field, s: State, general: number): number[] =>
  f.ofSide[f.side[general]!]!.filter(
    u => u < f.troops && f.under[u] === general && s.on[u] === ON_TABLE && !has(s, u, ROUT) && isTroops(f, u),
  )

/** Greedily, the strongest division first: a place to take, a place to keep, or somebody to help. */
export function planOf(f: Field, s: State, side: number): Plan {
  const posture = postureOf(f, s, side)
  const duties = new Map<number, Duty>()
  const taken = new Map<number, number>()
  const leaders = f.ofSide[side]!.filter(g => g >= f.troops && s.on[g] === ON_TABLE)
    .map(general => ({ general, units: fit(f, s, general) }))
    .filter(({ units }) => units.length > 0)
  leaders.sort((a, b) => b.units.length - a.units.length || a.general - b.general)
  for (const { general, units } of leaders) {
    let best: Duty = { task: 'reserve', objective: -1 }
    let most = 0
    f.objectives.forEach((objective, o) => {
      if ((objective.side ?? side) !== side && posture === 'attack') return
      const [x, y] = spotOf(f, o)
      const way = units.reduce((sum, u) => sum + wayTo(s.x[u]! - x, s.y[u]! - y), 0) / units.length / INCH
      const held = s.holder[o] === side
      const wanted = held ? (posture === 'attack' ? 0.6 : 1.2) : posture === 'attack' ? 1.2 : 0.5
      const worth = (wanted * objective.points * 0.6 ** (taken.get(o) ?? 0)) / (way + 8)
      if (worth <= most) return
      most = worth
      best = { task: (taken.get(o) ?? 0) > 0 ? 'support' : held ? 'hold' : 'assault', objective: o }
    })
    if (best.objective >= 0) taken.set(best.objective, (taken.get(best.objective) ?? 0) + 1)
    duties.set(general, best)
  }
  return { posture, duties }
}
