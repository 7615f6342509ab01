/** 9.2.3 Fire zones, and what stands in the line of fire. */
import {
  compareSpans,
  type Fan,
  fanDistance,
  fieldOfFire,
  halfSector,
  hiddenBy,
  nearestPoint,
  type Place,
  pointWithin,
  shownLength,
  sidesOf,
  span,
} from '@bivouac/ground/measured'
import { batteryOf, type Field, isBatteryUnit, isSupply } from '../field.ts'
import { heightAt, lowest, touches } from '../ground.ts'
import { is } from '../options.ts'
import type { State } from '../state.ts'
import { DEPLOYED, INCH, ON_TABLE, SQUARE } from '../words.ts'
import { hostOf, isTogether } from './01-attachment.ts'
import { depthOf, frontOf, lay } from './01-formations.ts'
import { slotsOf } from './01-pieces.ts'
import { edgeLength, edgeOf, edgesAtCorner, edgesOf, isAtCorner, nearestEdge } from './08-3-towns.ts'
import { isInDeadZone } from './09-dead-zones.ts'
import { frontGuns, partnerOf } from './18-formations.ts'
import { everySkirmisher, layBases } from './a-bases.ts'

/** 9.2.2.1, 9.2.2.2 Where a unit fires from: its front; a square, a garrison and guns with either, from every side. */
export function mouths(f: Field, s: State, u: number): Place[] {
  // 18.2.1.1 Guns of a grand battery fire from its front.
  const guns = is(s, 'grandBatteries') ? frontGuns(f, s, u, lay(f, s)) : u
  if (guns !== u) return [{ x: s.x[guns]!, y: s.y[guns]!, facing: s.facing[guns]! }]
  const host = hostOf(s, u)
  const town = s.form[host] === DEPLOYED ? s.town[host]! : s.form[u] === DEPLOYED ? s.town[u]! : -1
  // 9.2.2.2 hr By the club’s rule guns in a corner of a town fire from both sides that meet there.
  if (town >= 0 && isBatteryUnit(f, u) && s.form[u] === DEPLOYED && isAtCorner(f, s, u))
    return edgesAtCorner(f, s, u).map(facing => ({ x: s.x[u]!, y: s.y[u]!, facing }))
  if (town >= 0 && !(isBatteryUnit(f, u) && s.form[u] === DEPLOYED))
    return Array.from({ length: edgesOf(f, town) }, (_, edge) => edgeOf(f, town, edge))
  if (s.form[host] === SQUARE)
    return sidesOf(s.x[host]!, s.y[host]!, s.facing[host]!, frontOf(f, s, host), depthOf(f, s, host))
  return [{ x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]! }]
}

/** 9.2.3.1, 9.2.3.2 The two half sectors of infantry, the field of fire of a battery. */
export function fansOf(f: Field, s: State, u: number, mouth: Place): Fan[] {
  if (isBatteryUnit(f, u)) return [fieldOfFire(mouth.x, mouth.y, mouth.facing, frontOfFire(f, s, u))]
  return [halfSector(mouth.x, mouth.y, mouth.facing, -1), halfSector(mouth.x, mouth.y, mouth.facing, 1)]
}

/** 9.2.2.2 hr By the club’s rule guns in the middle of a side of a town fire from the whole of it. */
const frontOfFire = (f: Field, s: State, u: number): number =>
  is(s, 'townGuns') && s.form[u] === DEPLOYED && !isAtCorner(f, s, u)
    ? edgeLength(f, s.town[u]!, nearestEdge(f, s, u, s.town[u]!))
    : f.base[u]!.front

/**
 * 9.2.3.1.1, 9.2.3.2.1 Whether somebody can block this unit’s fire at all: friends that fight or carry, enemy combat units; for guns not enemy
 * batteries, and not who is wholly in their dead zone (9.2.3.2.2.3). Generals block nobody (9.2.3.1.2).
 */
function mayBlock(f: Field, s: State, u: number, target: number, other: number, table: Int32Array): boolean {
  if (s.on[other] !== ON_TABLE || isTogether(s, other, u) || isTogether(s, other, target)) return false
  const guns = isBatteryUnit(f, u)
  if (guns && partnerOf(f, s, u, table) === other) return false
  // 9.2.3.2.1 hr
  if (guns && is(s, 'howitzers') && batteryOf(f, u).howitzers) return false
  if (f.side[other] !== f.side[u] && (isSupply(f, other) || (guns && isBatteryUnit(f, other)))) return false
  return !(guns && isInDeadZone(f, s, u, other, table))
}

/** How a fan sees a target. */
export const OUTSIDE = 0
export const TOO_FAR = 1
export const BARRED = 2
export const CLEAR = 3

/** How a fan sees a target: of a column bent along a road, the base it sees best. */
export function aimAt(
  f: Field,
  s: State,
  u: number,
  mouth: Place,
  fan: Fan,
  target: number,
  table: Int32Array,
): number {
  const range = f.profile[u]!.range! * INCH
  let best = OUTSIDE
  for (const base of slotsOf(table, target)) {
    if (!fanDistance(fan, table, base, mine)) continue
    if (compareSpans(mine, [range, 1, 1]) > 0) {
      best = Math.max(best, TOO_FAR)
      continue
    }
    const isBarred = isBlocked(f, s, u, fan, target, table, range) || isHidden(f, s, u, mouth, fan, base, table)
    if (!isBarred) return CLEAR
    best = BARRED
  }
  return best
}

/** Filled by `aimAt` with how far the target is, and read by what it asks then. */
const mine = span()
const one = span()

/** 9.2.3.2.1 Whether nothing stands between guns and an empty building. */
export function isOpenTo(
  f: Field,
  s: State,
  u: number,
  mouth: Place,
  fan: Fan,
  shapes: Int32Array,
  piece: number,
  table: Int32Array,
): boolean {
  if (!fanDistance(fan, shapes, piece, mine)) return false
  return (
    !isBlocked(f, s, u, fan, NOBODY, table, f.profile[u]!.range! * INCH) &&
    !isHidden(f, s, u, mouth, fan, piece, table, shapes)
  )
}
const NOBODY = -1

/** Whether anybody in the fan is nearer than the target; equally near does not bar. */
function isBlocked(f: Field, s: State, u: number, fan: Fan, target: number, table: Int32Array, range: number): boolean {
  // Whoever is farther than the target in any direction is not nearer in the fan: most are left out by their boxes.
  const near = Math.min(range, Math.ceil(shownLength(mine)) + 1)
  for (let other = 0; other < f.troops; other++)
    for (const base of slotsOf(table, other))
      if (
        pointWithin(fan.x, fan.y, table, base, near) &&
        fanDistance(fan, table, base, one) &&
        compareSpans(one, mine) < 0 &&
        mayBlock(f, s, u, target, other, table)
      )
        return true
  return !isBatteryUnit(f, u) && isScreened(s, u, fan, target)
}

/** A3.6.3 Skirmishers in the fan, nearer than the target, bar small arms as a unit would, and guns not; a unit’s own bar nobody’s fire by it or at it. */
function isScreened(s: State, u: number, fan: Fan, target: number): boolean {
  if (s.extra.skirmishers === undefined) return false
  const bases = everySkirmisher(s, unit => !isTogether(s, unit, u) && !isTogether(s, unit, target))
  const loose = layBases(bases)
  return bases.some((_, k) => fanDistance(fan, loose, k, one) && compareSpans(one, mine) < 0)
}

/**
 * Towns, woods and hills. What is higher than both ends stops fire like a unit does: in its half of the sector and nearer than the target. What is
 * higher than one of them stops small arms when the line from level to level passes below its top; guns mind only what is higher than both
 * (9.2.3.2.1). What either end stands in does not hide it.
 */
function isHidden(
  f: Field,
  s: State,
  u: number,
  mouth: Place,
  fan: Fan,
  target: number,
  table: Int32Array,
  among = table,
): boolean {
  const { ground } = f
  const [own, theirs] = [heightAt(ground, mouth.x, mouth.y), lowest(ground, among, target)]
  // 9.2.3.2.1 hr Only hills and the like stop howitzers.
  const high = is(s, 'howitzers') && isBatteryUnit(f, u) && batteryOf(f, u).howitzers === true
  const { shapes } = ground.terrain
  const near = Math.ceil(shownLength(mine)) + 1
  for (const feature of ground.standing) {
    if (high && feature.data.kind !== 'hill') continue
    if (ground.tops[feature.parts[0]!]! <= Math.max(own, theirs)) continue
    if (touches(ground, feature, table, u) || touches(ground, feature, among, target)) continue
    for (const piece of feature.pieces)
      if (
        pointWithin(fan.x, fan.y, shapes, piece, near) &&
        fanDistance(fan, shapes, piece, one) &&
        compareSpans(one, mine) < 0
      )
        return true
  }
  if (isBatteryUnit(f, u) || own === theirs) return false
  const [x, y] = nearestPoint(mouth.x, mouth.y, among, target)
  return hiddenBy(ground.terrain, ground.tops, mouth.x, mouth.y, own, x, y, theirs) >= 0
}
