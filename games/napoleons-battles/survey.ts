/**
 * What can be drawn of a deed before it is done: where a unit can get to, what it can fire at, who stands in the way. Everything is found by asking the
 * rules' own checks: nothing here knows a rule, it only looks for where the answer changes.
 */
import {
  direction as asDirection,
  cornersOf,
  eastOf,
  lengthOf,
  northOf,
  pointWithin,
  SECTOR,
  SPREAD,
  turnBetween,
} from '@bivouac/ground/measured'
import type { Outline } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isGeneral } from './field.ts'
import { frontOf, lay } from './rules/01-formations.ts'
import { firstMet } from './rules/01-pieces.ts'
import { points, zonesOf } from './rules/04-zones.ts'
import { reachOf } from './rules/08-1-effort.ts'
import { judgeLeg, newMarch, type Spoken } from './rules/08-1-march.ts'
import { ahead } from './rules/08-2-ahead.ts'
import { LEGS } from './rules/08-2-leg-offers.ts'
import { mouths } from './rules/09-sectors.ts'
import { mayHit, mayShoot } from './rules/09-targets.ts'
import { trial } from './rules/17-known.ts'
import { cloneState, type FrameOf, fieldFor, NORMAL, type State, type T } from './state.ts'
import { INCH, LATER, ON_TABLE, ROUT, SQUARE } from './words.ts'

type March = FrameOf<'march'>
/** A table of one's own to try things out on. */
export const copyOf = (t: T): T => trial(t)
export const marchOf = (t: T, unit: number, mode: number = NORMAL): March => ({
  proc: 'march',
  step: 'leg',
  ...newMarch(t, unit, mode),
})
export const take = (t: T, f: March, leg: Spoken): void => {
  ;(LEGS[leg.type] as { take: (t: T, f: March, arg: unknown) => unknown }).take(t, f, leg.arg)
}

const WHEELS = [-900, -600, -300, 300, 600, 900] as const
const FAN = Array.from({ length: 2 * (SECTOR / 75) + 1 }, (_, k) => k * 75 - SECTOR)
/** Near enough for shading. */
const FINE = INCH / 4

/** 8.2 Where the middle of the front can get to: straight or obliquely, as it stands and after a wheel. */
export function reachDrawn(t: T, march: March): Outline[] {
  const field = fieldFor(t.s)
  const { unit } = march
  if (isGeneral(field, unit) || t.s.on[unit] !== ON_TABLE || (t.s.mark[unit]! & ROUT) !== 0) return []
  const out = fan(t, march)
  if (t.s.form[unit] !== SQUARE)
    for (const arg of WHEELS) {
      const wheel: Spoken = { type: 'wheel', arg }
      if (judgeLeg(t, march, wheel) !== undefined) continue
      const copy = copyOf(t)
      const frame = { ...march }
      take(copy, frame, wheel)
      out.push(...fan(copy, frame))
    }
  return out
}
function fan(t: T, march: March): Outline[] {
  const { s } = t
  const { unit } = march
  const [x, y] = [s.x[unit]!, s.y[unit]!]
  const most = reachOf(fieldFor(s), s, march)
  if (most < FINE) return []
  const at = [x, y]
  for (const offset of FAN) {
    const far = farthest(most, way => judgeLeg(t, march, leg(offset, way)) === undefined)
    const heading = asDirection(s.facing[unit]! + offset)
    at.push(x + eastOf(0, far, heading), y + northOf(0, far, heading))
  }
  return [{ as: 'reach', at }]
}
const leg = (offset: number, way: number): Spoken =>
  offset === 0 ? { type: 'forward', arg: way } : { type: 'oblique', arg: [offset, way] }
function farthest(most: number, may: (way: number) => boolean): number {
  if (may(most)) return most
  let [low, high] = [0, most]
  while (high - low > FINE) {
    const middle = Math.round((low + high) / 2)
    if (may(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * Spots on the way that mean something, where the middle of the front would stand: an inch from the first enemy ahead (8.2.3), as far from him as
 * the unit fires and half as far (9.2.2), in line with a neighbour that looks the same way, and shoulder to shoulder with him.
 */
export function landmarks(t: T, march: March): Outline[] {
  const { s } = t
  const field = fieldFor(s)
  const { unit } = march
  if (isGeneral(field, unit) || s.on[unit] !== ON_TABLE || (s.mark[unit]! & ROUT) !== 0) return []
  const [x, y, facing, c] = [s.x[unit]!, s.y[unit]!, s.facing[unit]!, ahead(s, march)]
  const out: Outline[] = []
  const add = (right: number, way: number): void => {
    if (way <= 0 || lengthOf(right, way) > c.reach || Math.abs(right) > way) return
    out.push({ as: 'landmark', at: [x + eastOf(right, way, facing), y + northOf(right, way, facing)] })
  }
  // An inch farther than it can go: who stands there can still be come near.
  const { who, distance } = firstMet(c.table, unit, facing, c.reach + INCH + 8, c.close)
  if (who >= 0) add(0, distance - INCH - 1)
  for (const range of rangesOf(field, unit))
    for (const enemy of c.close) {
      const seen = (way: number): boolean =>
        pointWithin(x + eastOf(0, way, facing), y + northOf(0, way, facing), c.table, enemy, range)
      if (seen(0) || !seen(Math.max(0, distance))) continue
      add(0, firstSeen(distance, seen))
    }
  const half = frontOf(field, s, unit) / 2
  for (const friend of field.ofSide[c.side]!) {
    if (friend === unit || friend >= field.troops || s.on[friend] !== ON_TABLE) continue
    if (Math.abs(turnBetween(facing, s.facing[friend]!)) > DRESSED) continue
    const [dx, dy] = [s.x[friend]! - x, s.y[friend]! - y]
    // How far ahead of this unit's front the other's is, and how far to the right.
    const [way, right] = [northOf(dx, dy, asDirection(-facing)), eastOf(dx, dy, asDirection(-facing))]
    if (Math.abs(right) < NEIGHBOUR) add(0, way)
    const beside = half + frontOf(field, s, friend) / 2 + 2
    for (const side of [-1, 1]) add(right + side * beside, way)
  }
  return out
}
const DRESSED = 100
const NEIGHBOUR = 12 * INCH
const rangesOf = (f: Field, u: number): readonly number[] => {
  const range = f.profile[u]?.fire === undefined ? undefined : f.profile[u]?.range
  return range === undefined ? [] : [range * INCH, (range * INCH) / 2]
}
function firstSeen(most: number, seen: (way: number) => boolean): number {
  let [low, high] = [0, most]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (seen(middle)) high = middle
    else low = middle
  }
  return high
}

/** 9.2.3 The fire zone of a unit as far as it fires, from each of its fronts. */
export function arcDrawn(f: Field, s: State, u: number): Outline[] {
  const profile = f.profile[u]
  if (profile?.range === undefined || profile.fire === undefined || s.on[u] !== ON_TABLE) return []
  if (mayShoot(f, s, u, lay(f, s)) !== undefined) return []
  const range = profile.range * INCH
  return mouths(f, s, u).map(({ x, y, facing }) => {
    const spot = (right: number, way: number, turn: number): number[] => [
      x + eastOf(right, 0, facing) + eastOf(0, way, asDirection(facing + turn)),
      y + northOf(right, 0, facing) + northOf(0, way, asDirection(facing + turn)),
    ]
    if (!isBatteryUnit(f, u)) return { as: 'arc', at: [x, y, ...FAN.flatMap(turn => spot(0, range, turn))], of: u }
    const half = f.base[u]!.front / 2
    return {
      as: 'arc',
      at: [
        ...spot(-half, 0, 0),
        ...spot(-half, range, -SPREAD),
        ...spot(0, range, 0),
        ...spot(half, range, SPREAD),
        ...spot(half, 0, 0),
      ],
      of: u,
    }
  })
}

const quadOf = (f: Field, s: State, u: number, as: string): Outline => ({ as, at: cornersOf(lay(f, s), u), of: u })

/** The line to the target, the target, and of a shot that is refused who is in its way: without him it would be allowed. */
export function aimDrawn(f: Field, s: State, u: number, target: number): Outline[] {
  if (u >= f.troops || target >= f.troops || s.on[u] !== ON_TABLE || s.on[target] !== ON_TABLE) return []
  const out = [
    ...arcDrawn(f, s, u),
    { as: 'line', at: [s.x[u]!, s.y[u]!, s.x[target]!, s.y[target]!] },
    quadOf(f, s, target, 'target'),
  ]
  if (mayHit(f, s, u, target, lay(f, s), false) === undefined) return out
  for (let other = 0; other < f.troops; other++) {
    if (other === u || other === target || s.on[other] !== ON_TABLE) continue
    const without = cloneState(s)
    without.on[other] = LATER
    if (mayHit(f, without, u, target, lay(f, without), false) === undefined) out.push(quadOf(f, s, other, 'blocker'))
  }
  return out
}

/** Where a unit stands on this table. */
export const standing = (t: T, unit: number, as: string): Outline => quadOf(fieldFor(t.s), t.s, unit, as)

/** Where a unit may be deployed. */
export const zonesDrawn = (f: Field, u: number): Outline[] =>
  u >= f.count
    ? []
    : zonesOf(f, u).map(({ at, town }) => ({
        as: 'zone',
        at:
          at === undefined
            ? [...f.ground.towns.find(({ name }) => name === town)!.corners]
            : at.flatMap(([x, y]) => [points(x), points(y)]),
      }))
