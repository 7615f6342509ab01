/** 13.4 Where an order leads, and by which ways. */
import type { OrderRow } from '../data/file.ts'
import { campaignOf, type State, strengthAt } from '../state.ts'
import { FRENCH } from '../words.ts'
import { AREAS_OF } from './9-fog.ts'
import type { F } from './15-decisions.ts'

type Orders = F<'orders'>

/** 13.4 Areas that are the target of an order, nearest or weakest as the order says; ties are left open. */
export function targets(s: State, f: Orders, row: OrderRow, from: number): number[] {
  const c = campaignOf(s)
  const held = (area: number): number => f.held[area]!
  const cities = c.areas.flatMap((area, number) => (area.city && area.open ? [number] : []))
  const nearest = (areas: readonly number[]): number[] => least(areas, area => c.distance[from]![area]!)
  const weakest = (areas: readonly number[]): number[] => least(areas, area => strengthAt(s, area, FRENCH))
  const times = row.times ?? 1
  switch (row.order) {
    case 'enemyObjective':
      return nearest(c.objectives.filter(area => held(area) === 2))
    case 'enemyCity':
      return nearest(cities.filter(area => held(area) === 2))
    case 'frenchObjective':
    case 'frenchCity': {
      const wanted = (row.order === 'frenchCity' ? cities : c.objectives).filter(area => held(area) === 1)
      if (wanted.length > 0) return weakest(nearest(wanted))
      break
    }
    case 'toward':
      return [c.toward < 0 ? s.napoleon : c.toward]
    case 'advance':
      break
    default:
      return []
  }
  // Advance: the nearest French, the weakest of them; at x2 and x3 the weakest within reach, else the weakest of all.
  const french = AREAS_OF[s.campaign]!.filter(area => (held(area) & 1) === 1)
  if (times === 1) return weakest(nearest(french))
  const near = french.filter(area => reach(s, f, from, area) <= times)
  return weakest(near.length > 0 ? near : french)
}

function least(areas: readonly number[], measure: (area: number) => number): number[] {
  let best = Number.POSITIVE_INFINITY
  let out: number[] = []
  for (const area of areas) {
    const value = measure(area)
    if (value < best) {
      best = value
      out = []
    }
    if (value === best) out.push(area)
  }
  return out.sort((a, b) => a - b)
}

/** Steps to an area without passing through French forces. */
function reach(s: State, f: Orders, from: number, to: number): number {
  const { areas } = campaignOf(s)
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const at of queue) {
    if (at === to) return steps.get(at)!
    if ((f.held[at]! & 1) === 1) continue
    for (const next of areas[at]!.links)
      if (!steps.has(next)) {
        steps.set(next, steps.get(at)! + 1)
        queue.push(next)
      }
  }
  return 99
}

/**
 * The next areas on a shortest way to the target; which of them is left open (15). Only a group with more than this one
 * step to go keeps clear of French forces while it can, since meeting them would cost it the rest of its order.
 */
export function waysTo(s: State, f: Orders, from: number, to: number): number[] {
  const { areas, distance } = campaignOf(s)
  // What can be reached within the steps left without meeting the French is reached, if need be by a longer way.
  const steps = reach(s, f, from, to)
  if (steps <= f.steps)
    return areas[from]!.near.filter(
      next => next === to || ((f.held[next]! & 1) === 0 && reach(s, f, next, to) === steps - 1),
    )
  const ways = areas[from]!.near.filter(next => distance[next]![to]! === distance[from]![to]! - 1)
  if (f.steps === 1) return ways
  const free = ways.filter(next => (f.held[next]! & 1) === 0)
  return free.length > 0 ? free : ways
}
