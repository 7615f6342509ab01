/** Where everybody stands, as shapes; and what would be in the way. */
import {
  cornersOf,
  overlap,
  pushed,
  quad,
  shapes,
  stepped,
  wheeled,
  wheelSteps,
  wheelSweep,
} from '@bivouac/ground/measured'
import type { State } from '../state.ts'
import { DEPTH, FRONT, HEIGHT, UNITS, WIDTH } from '../words.ts'

export const stands = (s: State, unit: number): boolean => s.strength[unit]! > 0

function shapeOf(s: State, unit: number, out: Int32Array, at: number, formation = s.formation[unit]!): void {
  quad(s.x[unit]!, s.y[unit]!, s.facing[unit]!, FRONT[formation]!, DEPTH[formation]!, out, at)
}
/** All units, by their numbers; computed once for a decision. */
export function field(s: State): Int32Array {
  const all = shapes(UNITS.length)
  for (const unit of UNITS) shapeOf(s, unit, all, unit)
  return all
}
export function isOnTable(shape: Int32Array, i: number): boolean {
  const corners = cornersOf(shape, i)
  return corners.every((at, n) => at >= 0 && at <= (n % 2 === 0 ? WIDTH : HEIGHT))
}
const isClear = (s: State, all: Int32Array, unit: number, ground: Int32Array, at: number, give: number): boolean =>
  UNITS.every(other => other === unit || !stands(s, other) || !overlap(ground, at, all, other, give))

export interface Room {
  readonly onTable: boolean
  readonly clear: boolean
}
export function roomAhead(s: State, all: Int32Array, unit: number, far: number): Room {
  const [x, y] = stepped(s.x[unit]!, s.y[unit]!, s.facing[unit]!, far)
  const way = shapes(1)
  pushed(all, unit, x - s.x[unit]!, y - s.y[unit]!, way, 0)
  return { onTable: isOnTable(way, 0), clear: isClear(s, all, unit, way, 0, 2) }
}
/** Tenths above nought: clockwise, about the right corner; below: about the left one. */
export const afterWheel = (s: State, unit: number, tenths: number) =>
  wheeled(s.x[unit]!, s.y[unit]!, s.facing[unit]!, FRONT[s.formation[unit]!]!, Math.sign(tenths), tenths)
export function roomToWheel(s: State, all: Int32Array, unit: number, tenths: number): Room {
  const formation = s.formation[unit]!
  const place = afterWheel(s, unit, tenths)
  const end = shapes(1)
  quad(place.x, place.y, place.facing, FRONT[formation]!, DEPTH[formation]!, end, 0)
  const swept = shapes(wheelSteps(tenths))
  const from = {
    x: s.x[unit]!,
    y: s.y[unit]!,
    facing: s.facing[unit]!,
    width: FRONT[formation]!,
    depth: DEPTH[formation]!,
  }
  const steps = wheelSweep(from, Math.sign(tenths), tenths, swept, 0)
  let clear = isClear(s, all, unit, end, 0, 2)
  for (let i = 0; i < steps && clear; i++) clear = isClear(s, all, unit, swept, i, 1)
  return { onTable: isOnTable(end, 0), clear }
}
export function roomToForm(s: State, all: Int32Array, unit: number): Room {
  const formed = shapes(1)
  shapeOf(s, unit, formed, 0, 1 - s.formation[unit]!)
  return { onTable: isOnTable(formed, 0), clear: isClear(s, all, unit, formed, 0, 2) }
}
