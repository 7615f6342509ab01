/** How far the road leads: geometry for lighting and previewing. The table judges each stretch when it is taken. */

import { JOINT, MAP } from '../data/board.ts'
import { CROSSINGS } from '../data/roads.ts'
import { ROAD_MOVES } from '../words.ts'
import { enemyHolds, local, localeOf, named, topFrame, type View } from './facts.ts'

export interface Road {
  /** The lanes to take, in order. */
  readonly lanes: readonly number[]
  readonly to: number
}

/** Who could travel now, from where, by which lane it came (−1 none) and how many moves it has used. */
function traveller(view: View): { block: number; at: number; via: number; used: number } | undefined {
  const top = topFrame(view)
  if (top.proc === 'march') {
    const block = local(top, 'block')
    return { block, at: localeOf(view.place[block] ?? -1), via: local(top, 'via'), used: local(top, 'used') }
  }
  if (top.proc !== 'group') return undefined
  const [block, second] = named(top, 'mask')
  const at = local(top, 'from')
  return block === undefined || second !== undefined || at !== localeOf(at)
    ? undefined
    : { block, at, via: -1, used: 0 }
}

/** By locale: the shortest road there, one to three stretches long, without passing the enemy. */
export function roadsFrom(view: View): ReadonlyMap<number, Road> {
  const found = new Map<number, Road>()
  const who = traveller(view)
  if (who === undefined) return found
  let edge: { at: number; via: number; lanes: readonly number[] }[] = [{ at: who.at, via: who.via, lanes: [] }]
  for (let moves = who.used; moves < ROAD_MOVES; moves++) {
    const next: typeof edge = []
    for (const { at, via, lanes } of edge)
      for (const lane of MAP.lanesOf[at] ?? []) {
        const to = MAP.laneTo[lane]!
        const joined = via < 0 || (JOINT[via ^ 1] !== -1 && JOINT[via ^ 1] === JOINT[lane])
        if (!joined || to === who.at || enemyHolds(view, view.side, to) || isFull(view, lane)) continue
        const road = { to, lanes: [...lanes, lane] }
        if (!found.has(to)) found.set(to, road)
        next.push({ at: to, via: lane, lanes: road.lanes })
      }
    edge = next
  }
  return found
}
/** Nobody passes any more this turn, or the others go the other way. */
const isFull = (view: View, lane: number): boolean => {
  const used = view.road[lane >> 1] ?? 0
  return used !== 0 && (used >> 1 >= ROAD_MOVES || (used & 1) !== (lane & 1))
}

export const isPrimary = (road: Road): boolean => road.lanes.every(lane => CROSSINGS[lane >> 1]?.primary ?? true)
export const crossingsOf = (road: Road): readonly number[] => road.lanes.map(lane => lane >> 1)
