/** 1.4 Formations: the ground a unit takes up, from its figures and its formation. */
import { briefShapes, quad, SIZE, shape, shapes } from '@bivouac/ground/measured'
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

export function shapeOf(f: Field, s: State, u: number, out: Int32Array, at: number): void {
  const host = innerHost(f, s, u)
  if (host < 0) shapeAs(f, s, u, s.form[u]!, s.x[u]!, s.y[u]!, s.facing[u]!, out, at)
  else {
    const depth = isOnRoad(s, host) ? f.base[host]!.depth : depthOf(f, s, host)
    const [front, deep] = [Math.min(frontOf(f, s, u), frontOf(f, s, host)), Math.min(depthOf(f, s, u), depth)]
    quad(s.x[u]!, s.y[u]!, s.facing[u]!, front, deep, out, at)
  }
}

/**
 * 1.5 A battery or wagon train in the middle of its host’s front is part of it, and takes up no ground that the host does not: a train is three inches
 * deep and would else stand on the second line. −1 where it stands otherwise.
 */
export const isInside = (f: Field, s: State, u: number): boolean => innerHost(f, s, u) >= 0
function innerHost(f: Field, s: State, u: number): number {
  const host = s.host[u]!
  return host >= 0 &&
    u < f.troops &&
    s.form[host] !== DEPLOYED &&
    s.x[u] === s.x[host] &&
    s.y[u] === s.y[host] &&
    s.facing[u] === s.facing[host]
    ? host
    : -1
}

const FAR = 1_000_000

/** What is not on the table is nowhere near anything. */
function nowhere(out: Int32Array, at: number): void {
  shape([FAR, FAR], out, at)
}

/** Everybody’s ground, by unit number: a table of its own for each decision. */
export function lay(f: Field, s: State): Int32Array {
  const rest = restOf(f, s)
  // One more than needed: a column is laid with its head, which then goes to the front.
  const table = briefShapes(f.count + SCRATCH + (rest > 0 ? rest + 1 : 0))
  laidNow(f, s, table)
  if (rest === 0) return table
  let from = f.count + SCRATCH
  for (let u = 0; u < f.count; u++)
    if (s.on[u] === ON_TABLE && isOnRoad(s, u)) from = layOnRoad(f, s, u, s.along[u]!, table, u, from)
  return table
}

/**
 * What was laid last, and of which facts: whoever stands as he stood then is not worked out again. From one decision to the next hardly anybody has
 * moved. Facts are compared each time, so nothing here has to be kept true; a field is told by its bases, since all else that a shape is made of is among the facts.
 */
let laidFor: Field | undefined
let laid = shapes(0)
let facts = new Int32Array(0)
const FACTS = 8

/** Of a guest inside its host: who that is, how it stands and what is left of it, in one number. */
function hostFacts(f: Field, s: State, u: number): number {
  const host = innerHost(f, s, u)
  return host < 0 ? -1 : (host << 16) | (s.figures[host]! << 4) | (s.form[host]! << 1) | (isOnRoad(s, host) ? 1 : 0)
}

function laidNow(f: Field, s: State, table: Int32Array): void {
  if (laidFor !== f) {
    laidFor = f
    laid = shapes(f.count)
    // No unit is on the table like this.
    facts = new Int32Array(f.count * FACTS).fill(-1)
  }
  const { on, x, y, facing, form, figures, town, host } = s
  for (let u = 0, k = 0; u < f.count; u++, k += FACTS) {
    const inside = host[u]! < 0 ? -1 : hostFacts(f, s, u)
    if (
      facts[k] === on[u] &&
      facts[k + 1] === x[u] &&
      facts[k + 2] === y[u] &&
      facts[k + 3] === facing[u] &&
      facts[k + 4] === form[u] &&
      facts[k + 5] === figures[u] &&
      facts[k + 6] === town[u] &&
      facts[k + 7] === inside
    )
      continue
    facts[k] = on[u]!
    facts[k + 1] = x[u]!
    facts[k + 2] = y[u]!
    facts[k + 3] = facing[u]!
    facts[k + 4] = form[u]!
    facts[k + 5] = figures[u]!
    facts[k + 6] = town[u]!
    facts[k + 7] = inside
    laid.fill(0, u * SIZE, (u + 1) * SIZE)
    if (on[u] === ON_TABLE) shapeOf(f, s, u, laid, u)
    else nowhere(laid, u)
  }
  table.set(laid)
}
/** Room behind the units for what a check works out: the place somebody would have, the ground swept on the way. */
export const SCRATCH = 40
