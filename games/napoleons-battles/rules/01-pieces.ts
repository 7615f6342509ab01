/**
 * 1.4.2.4 A march column on a road bends with it: it lies there base by base. Its head stands in the table under the number of the unit; the other
 * bases stand behind everybody, and the last two numbers of the head’s slot, which no rectangle needs, say how many they are and where they begin.
 * Asked about a unit, the measures below look at all its bases.
 */
import {
  columnOn,
  EAST_OF,
  firstOf,
  headOn,
  NORTH_OF,
  overlap as overlapOf,
  type Place,
  SIZE,
  SOUTH_OF,
  WEST_OF,
  within as withinOf,
} from '@bivouac/ground/measured'
import { basesFor, type Field } from '../field.ts'
import type { State } from '../state.ts'
import { MARCH } from '../words.ts'

const REST = SIZE - 2
const FROM = SIZE - 1

/** Whether a unit stands on a road, bent as the road is. */
export const isOnRoad = (s: State, u: number): boolean => s.road[u]! >= 0 && s.form[u] === MARCH
/** `State.road` holds twice the number of the road, and one more for a column that goes against its course. */
export const wayOn = (s: State, u: number): number => (s.road[u]! % 2 === 0 ? 1 : -1)

/** 1.4.2.4 Whether the bases of a column on a road stand in a line: then it is as stiff as one beside the road. */
export function isInLine(f: Field, s: State, u: number): boolean {
  const length = basesFor(s.figures[u]!) * f.base[u]!.depth
  const way = wayOn(s, u)
  return headOn(f.ground.roads[s.road[u]! >> 1]!, s.along[u]! - way * length + way, way).facing === s.facing[u]
}

/** How many shapes the columns on roads need behind everybody. */
export function restOf(f: Field, s: State): number {
  let count = 0
  for (let u = 0; u < f.troops; u++) if (isOnRoad(s, u)) count += basesFor(s.figures[u]!) - 1
  return count
}

/** Lays a column with its head so far along its road: the head at `at`, the others from `from` on; answers where the next one may lie. */
export function layOnRoad(
  f: Field,
  s: State,
  u: number,
  along: number,
  out: Int32Array,
  at: number,
  from: number,
): number {
  const road = f.ground.roads[s.road[u]! >> 1]!
  const { front, depth } = f.base[u]!
  const bases = basesFor(s.figures[u]!)
  columnOn(road, along, wayOn(s, u), bases, front, depth, out, from)
  // Laid behind each other from `from` on: the first of them is the head.
  out.copyWithin(at * SIZE, from * SIZE, (from + 1) * SIZE)
  out.copyWithin(from * SIZE, (from + 1) * SIZE, (from + bases) * SIZE)
  out[at * SIZE + REST] = bases - 1
  out[at * SIZE + FROM] = from
  return from + bases - 1
}

const ALONE: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, u) => [u])
/** The numbers of all shapes of a unit. Asked of everybody all the time: those of one shape are written down. */
export function slotsOf(table: Int32Array, u: number): readonly number[] {
  const rest = table[u * SIZE + REST]!
  return rest === 0 ? (ALONE[u] ?? [u]) : [u, ...Array.from({ length: rest }, (_, k) => table[u * SIZE + FROM]! + k)]
}

type Measure = (a: Int32Array, i: number, b: Int32Array, j: number, n?: number) => boolean
function ofAll(measure: Measure, a: Int32Array, i: number, b: Int32Array, j: number, n?: number): boolean {
  for (const one of slotsOf(a, i)) for (const other of slotsOf(b, j)) if (measure(a, one, b, other, n)) return true
  return false
}
/** Whether a unit lies bent along a road: its own slot holds only the head. */
export const isBent = (a: Int32Array, i: number): boolean => a[i * SIZE + REST] !== 0

/** What is laid for a unit is all of it: no further bases lie behind everybody. */
export const asOne = (a: Int32Array, i: number): void => {
  a[i * SIZE + REST] = 0
}

/** Whether the boxes alone say that a shape and a unit are farther than r apart: most are, and nothing else has to be measured. */
export function areApart(table: Int32Array, i: number, unit: number, r: number): boolean {
  const o = i * SIZE
  const u = unit * SIZE
  return (
    table[u + REST] === 0 &&
    (table[o + WEST_OF]! - r > table[u + EAST_OF]! ||
      table[o + EAST_OF]! + r < table[u + WEST_OF]! ||
      table[o + SOUTH_OF]! - r > table[u + NORTH_OF]! ||
      table[o + NORTH_OF]! + r < table[u + SOUTH_OF]!)
  )
}

/** The same of all the way between two places of a shape. */
export function areApartOnWay(table: Int32Array, from: number, to: number, unit: number, r: number): boolean {
  const o = from * SIZE
  const p = to * SIZE
  const u = unit * SIZE
  return (
    table[u + REST] === 0 &&
    (Math.min(table[o + WEST_OF]!, table[p + WEST_OF]!) - r > table[u + EAST_OF]! ||
      Math.max(table[o + EAST_OF]!, table[p + EAST_OF]!) + r < table[u + WEST_OF]! ||
      Math.min(table[o + SOUTH_OF]!, table[p + SOUTH_OF]!) - r > table[u + NORTH_OF]! ||
      Math.max(table[o + NORTH_OF]!, table[p + NORTH_OF]!) + r < table[u + SOUTH_OF]!)
  )
}

/** Whether a shape stands on any of these units: asked for every leg that is thought of, so the own box is read once. */
export function isOnAny(table: Int32Array, i: number, units: readonly number[]): boolean {
  const o = i * SIZE
  const west = table[o + WEST_OF]!
  const south = table[o + SOUTH_OF]!
  const east = table[o + EAST_OF]!
  const north = table[o + NORTH_OF]!
  for (let k = 0; k < units.length; k++) {
    const u = units[k]! * SIZE
    const isApart =
      west > table[u + EAST_OF]! ||
      east < table[u + WEST_OF]! ||
      south > table[u + NORTH_OF]! ||
      north < table[u + SOUTH_OF]!
    if (isApart && table[u + REST] === 0) continue
    if (overlap(table, i, table, units[k]!)) return true
  }
  return false
}

/** Whether two units, or what is laid for them, are at most r apart. */
export const within = (a: Int32Array, i: number, b: Int32Array, j: number, r: number): boolean =>
  isBent(a, i) || isBent(b, j) ? ofAll(withinOf as Measure, a, i, b, j, r) : withinOf(a, i, b, j, r)
/** Whether two units, or what is laid for them, stand on each other. */
export const overlap = (a: Int32Array, i: number, b: Int32Array, j: number, give?: number): boolean =>
  isBent(a, i) || isBent(b, j) ? ofAll(overlapOf, a, i, b, j, give) : overlapOf(a, i, b, j, give)

/** Whom a straight way meets first: any of the bases of those named. */
export function firstMet(
  table: Int32Array,
  u: number,
  direction: number,
  most: number,
  which: readonly number[],
): { readonly distance: number; readonly who: number } {
  let found = firstOf(table, u, direction, most, table, which)
  for (const each of which) {
    if (!isBent(table, each)) continue
    const { distance, who } = firstOf(table, u, direction, found.distance, table, slotsOf(table, each))
    if (who >= 0) found = { distance, who: each }
  }
  return found
}

/** A place with the road it is on. */
export interface OnRoad extends Place {
  readonly road: number
  readonly along: number
}
