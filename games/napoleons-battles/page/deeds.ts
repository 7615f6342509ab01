/** What was done in a turn, as lines on a map: ways marched and fled, fire, and where it came to blows. */
import type { TableEvent } from '@bivouac/client/page'
import { lengthOf } from '@bivouac/ground/measured'
import type { NapoleonEvent } from '../events.ts'
import { fieldIn, isOnTable, type View } from './facts.ts'

type Spot = readonly [x: number, y: number]
export interface Trail {
  readonly as: 'march' | 'flight' | 'fire'
  readonly side: number
  /** In points of the table, from the first place to the last. */
  readonly way: readonly Spot[]
}
export interface Deeds {
  readonly trails: readonly Trail[]
  readonly clashes: readonly Spot[]
}
/** In points: who only dresses his ranks leaves no trail. */
const LEAST = 96

export function deedsIn(before: View, events: readonly TableEvent[]): Deeds {
  const f = fieldIn(before)
  const { s } = before
  const spots = new Map<number, Spot>()
  const hosts = new Map<number, number>()
  for (let u = 0; u < f.count; u++) {
    if (isOnTable(before, u)) spots.set(u, [s.x[u]!, s.y[u]!])
    if (s.host[u]! >= 0) hosts.set(u, s.host[u]!)
  }
  const trails: { as: Trail['as']; side: number; way: Spot[]; unit: number }[] = []
  const clashes: Spot[] = []
  const arrive = (unit: number, to: Spot): void => {
    spots.set(unit, to)
    // Who is attached goes along.
    for (const [guest, host] of hosts) if (host === unit) spots.set(guest, to)
  }
  const go = (unit: number, as: 'march' | 'flight', way: readonly Spot[]): void => {
    hosts.delete(unit)
    const last = trails.findLast(each => each.unit === unit && each.as !== 'fire')
    const from = spots.get(unit)
    if (last?.as === as && from !== undefined && isSame(last.way.at(-1)!, from)) last.way.push(...way)
    else trails.push({ as, side: f.side[unit]!, unit, way: from === undefined ? [...way] : [from, ...way] })
    arrive(unit, way.at(-1)!)
  }
  for (const told of events) {
    const event = told as NapoleonEvent
    if (event.e === 'marched' || event.e === 'entered' || event.e === 'advanced') go(event.unit, 'march', [spot(event)])
    else if (event.e === 'ranAway') go(event.unit, 'flight', [spot(event)])
    else if (event.e === 'rode') go(event.general, event.fled ? 'flight' : 'march', [spot(event)])
    else if (event.e === 'fled' && event.way.length >= 2) go(event.unit, 'flight', pairs(event.way))
    else if (event.e === 'attached') hosts.set(event.unit, event.host)
    else if (event.e === 'fired') {
      const [from, to] = [spots.get(event.shooter), spots.get(event.target)]
      if (from !== undefined && to !== undefined)
        trails.push({ as: 'fire', side: f.side[event.shooter]!, unit: event.shooter, way: [from, to] })
    } else if (event.e === 'combat') {
      const [a, b] = event.own.map(own => spots.get(own[0]!))
      if (a !== undefined && b !== undefined) clashes.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
    }
  }
  return { trails: trails.filter(({ way }) => lengthOfWay(way) >= LEAST), clashes }
}

const spot = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [x, y]
const pairs = (way: readonly number[]): Spot[] =>
  Array.from({ length: Math.floor(way.length / 2) }, (_, i) => [way[2 * i]!, way[2 * i + 1]!])
const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1]
const lengthOfWay = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, [x, y], i) => sum + lengthOf(x - way[i]![0], y - way[i]![1]), 0)
