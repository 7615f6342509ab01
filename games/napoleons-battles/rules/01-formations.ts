/** 1.4 Formations: the ground a unit takes up, from its figures and its formation. */
import { briefShapes, quad, shape } from '@bivouac/ground/table'
import { LIMBER } from '../data/bases.ts'
import { basesFor, type Field, isBatteryUnit, isTroops } from '../field.ts'
import type { State } from '../state.ts'
import { COLUMN, DEPLOYED, LINE, MARCH, ON_TABLE, SQUARE } from '../words.ts'
import { isOnRoad, layOnRoad, restOf } from './01-pieces.ts'

/** 1.1.2, 0.0 Bases still there; the cadre base is the last. Batteries, wagons and generals are one base. */
export const basesOf = (f: Field, s: State, u: number): number => (isTroops(f, u) ? basesFor(s.figures[u]!) : 1)

/** 1.4.2.1-4 Width of the front of so many bases, in points. */
export function frontFor(f: Field, u: number, form: number, bases: number): number {
  const { front } = f.base[u]!
  if (!isTroops(f, u)) return front
  if (form === LINE) return bases * front
  if (form === COLUMN || form === SQUARE) return Math.ceil(bases / 2) * front
  return front
}

export function depthFor(f: Field, u: number, form: number, bases: number): number {
  const { depth } = f.base[u]!
  if (!isTroops(f, u)) return form === MARCH && isBatteryUnit(f, u) ? depth + LIMBER.depth : depth
  if (form === COLUMN || form === SQUARE) return bases > 1 ? 2 * depth : depth
  return form === MARCH ? bases * depth : depth
}

export const frontOf = (f: Field, s: State, u: number): number => frontFor(f, u, s.form[u]!, basesOf(f, s, u))
export const depthOf = (f: Field, s: State, u: number): number => depthFor(f, u, s.form[u]!, basesOf(f, s, u))

/**
 * 1.4.2.6.2#2 Infantry deployed in a town stands along the whole of its edge, so it takes up the town; a battery keeps its own base.
 */
export function shapeAs(
  f: Field,
  s: State,
  u: number,
  form: number,
  x: number,
  y: number,
  facing: number,
  out: Int32Array,
  at: number,
): void {
  const town = s.town[u]!
  if (form === DEPLOYED && town >= 0 && !isBatteryUnit(f, u)) {
    shape(f.ground.towns[town]!.corners, out, at)
    return
  }
  const bases = basesOf(f, s, u)
  quad(x, y, facing, frontFor(f, u, form, bases), depthFor(f, u, form, bases), out, at)
}

export const shapeOf = (f: Field, s: State, u: number, out: Int32Array, at: number): void =>
  shapeAs(f, s, u, s.form[u]!, s.x[u]!, s.y[u]!, s.facing[u]!, out, at)

const FAR = 1_000_000

/** What is not on the table is nowhere near anything. */
function nowhere(out: Int32Array, at: number): void {
  shape([FAR, FAR], out, at)
}

/** Everybody’s ground, by unit number. Filled anew for each decision: nothing has to be kept true. */
export function lay(f: Field, s: State): Int32Array {
  const rest = restOf(f, s)
  // One more than needed: a column is laid with its head, which then goes to the front.
  const table = briefShapes(f.count + SCRATCH + (rest > 0 ? rest + 1 : 0))
  let from = f.count + SCRATCH
  for (let u = 0; u < f.count; u++)
    if (s.on[u] !== ON_TABLE) nowhere(table, u)
    else if (isOnRoad(s, u)) from = layOnRoad(f, s, u, s.along[u]!, table, u, from)
    else shapeOf(f, s, u, table, u)
  return table
}
/** Room behind the units for what a check works out: the place somebody would have, the ground swept on the way. */
export const SCRATCH = 40
