/** 8.6.2.2.6 hr By the club’s rule a rout has one direction. */
import { lengthOf, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { BY_ROUT, type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { enemyOf, ON_TABLE } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { mayFlee } from './08-6-ways.ts'

type Flight = FrameOf<'flight'>

const distanceTo = (s: State, u: number, x: number, y: number): number => lengthOf(s.x[u]! - x, s.y[u]! - y)

/** Those it runs from first: whom it fought; where nobody touches it, whoever is nearest. */
function causes(s: State, unit: number, enemies: readonly number[]): number[] {
  const table = lay(fieldFor(s), s)
  const touching = enemies.filter(e => within(table, unit, table, e, TOUCH))
  if (touching.length > 0) return touching
  const by = [...enemies].sort(
    (a, b) => distanceTo(s, a, s.x[unit]!, s.y[unit]!) - distanceTo(s, b, s.x[unit]!, s.y[unit]!),
  )
  return by.slice(0, 1)
}

/** How far an end point is from the own edge of the table. */
function toEdge(s: State, unit: number, x: number, y: number): number {
  const f = fieldFor(s)
  const edge = f.data.edges?.[f.side[unit]!] ?? (f.side[unit] === 0 ? 'west' : 'east')
  return { west: x, east: f.width - x, south: y, north: f.height - y }[edge]
}

/** Of these ways the one the rule wants: farthest from the cause, then from every other enemy, then nearest to the own edge. */
export function wantedWay(t: T, f: Flight, ways: readonly (readonly number[])[]): readonly number[] | undefined {
  const { s } = t
  const field = fieldFor(s)
  const enemies = field.ofSide[enemyOf(field.side[f.unit]!)]!.filter(e => e < field.troops && s.on[e] === ON_TABLE)
  const from = causes(s, f.unit, enemies)
  const others = enemies.filter(e => !from.includes(e))
  const least = (list: readonly number[], x: number, y: number): number =>
    list.reduce((best, e) => Math.min(best, distanceTo(s, e, x, y)), Number.MAX_SAFE_INTEGER)
  const table = lay(field, s)
  let best: { readonly way: readonly number[]; readonly worth: readonly number[] } | undefined
  for (const way of ways) {
    if (mayFlee(t, f, way, table) !== undefined) continue
    const [x, y] = [way.at(-2)!, way.at(-1)!]
    const worth = [least(from, x, y), least(others, x, y), -toEdge(s, f.unit, x, y)]
    const k = best === undefined ? 0 : worth.findIndex((each, n) => each !== best!.worth[n])
    if (best === undefined || (k >= 0 && worth[k]! > best.worth[k]!)) best = { way, worth }
  }
  return best?.way
}
export const hasOneWay = (s: State, f: Flight): boolean => f.how === BY_ROUT && is(s, 'routWay')

const OTHER_WAY = no('8.6.2.2.6 hr', {
  it: 'La rotta ha una sola direzione: lontano da chi l’ha causata, poi dagli altri nemici, poi verso il proprio bordo.',
  en: 'A rout has one direction: from whoever caused it, then from all other enemies, then to the own edge.',
})
export const isThisWay = (way: readonly number[], wanted: readonly number[] | undefined): Verdict =>
  wanted !== undefined && way.length === wanted.length && way.every((n, k) => n === wanted[k]) ? undefined : OTHER_WAY
