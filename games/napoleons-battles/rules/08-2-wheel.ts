/** 8.2.4 Wheeling. */
import {
  arc,
  briefShapes,
  quad,
  SPAN_MARGIN,
  shapes,
  WHEEL_SPAN,
  WHEEL_STEP,
  wheeled,
  wheelSectors,
  wheelSpan,
  wheelSteps,
  wheelSweep,
} from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Ground, isOpenFor, slows, touches } from '../ground.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { HALF_TURN, INCH, RIGHT_ANGLE, SQUARE } from '../words.ts'
import { overlap, within } from './01-pieces.ts'
import { type Cost, weigh } from './08-1-effort.ts'
import { staysOnTable } from './08-1-room.ts'
import { type Ahead, isTaken, type Swept, turning } from './08-2-ahead.ts'
import { affords, ENEMY_AHEAD, IMPASSABLE, NO_ROOM, OFF_TABLE } from './08-2-manoeuvres.ts'
import { mayStopIn } from './08-3-towns.ts'
import { comesNoNearer } from './13-command.ts'

type March = FrameOf<'march'>

const WHEEL_NEAR = no(
  '8.2.4',
  {
    it: 'A meno di 1" da un nemico non in rotta non si converte.',
    en: 'Within 1" of an unrouted enemy nobody wheels.',
  },
  { it: 'Converti prima di avvicinarti, o di meno.', en: 'Wheel before you come near, or less.' },
)
const NO_FRONT = no('8.2.4', {
  it: 'Un quadrato non ha fronte e non converte.',
  en: 'A square has no front and does not wheel.',
})
/** 8.2.4 A wheel: the corner that stays (1 right, −1 left) and the turn, clockwise positive. */
export interface Wheel {
  readonly hand: number
  readonly tenths: number
  readonly back: boolean
}
export const wheelOf = (arg: number, back: boolean): Wheel => ({
  hand: arg > 0 ? 1 : -1,
  tenths: back ? -arg : arg,
  back,
})

/** 8.2.4 The arc inside the front nearest its outer end: the largest whole inch of radius, or the front itself where it is less. */
function costOnGround(u: number, c: Ahead, { tenths, back }: Wheel, rough: boolean): Cost {
  const radius = c.front < INCH ? c.front / INCH : Math.floor(c.front / INCH)
  const profile = c.field.profile[u]!
  const way = arc(radius, tenths)
  const weight = rough
    ? back
      ? weigh(way, [profile.rough, profile.back])
      : weigh(way, [profile.rough])
    : back
      ? weigh(way, [profile.back])
      : weigh(way)
  return { weight, change: 0 }
}

/** 8.2.6.1 What a wheel costs whose sweep of so many shapes is laid behind `c.at`. */
export function wheelCost(u: number, c: Ahead, wheel: Wheel, sweeps: number): Cost {
  let rough = false
  for (let k = 1; k <= sweeps && !rough; k++) rough = isRough(c, c.ground, u, c.table, c.at + k)
  return costOnGround(u, c, wheel, rough)
}
function isRough({ field }: Ahead, ground: Ground, u: number, of: Int32Array, i: number): boolean {
  for (const each of ground.slowing) if (slows(each, field.arm[u]!) && touches(ground, each, of, i)) return true
  return false
}

/** Lays the end of a wheel at `c.at`, without its sweep. */
function layEnd(s: State, u: number, c: Ahead, { hand, tenths }: Wheel): void {
  const place = wheeled(s.x[u]!, s.y[u]!, s.facing[u]!, c.front, hand, tenths)
  quad(place.x, place.y, place.facing, c.front, c.depth, c.table, c.at)
}

/** Lays the end of a wheel at `c.at` and its sweep behind; answers how many shapes the sweep has. */
export function layWheel(s: State, u: number, c: Ahead, wheel: Wheel): number {
  layEnd(s, u, c, wheel)
  return wheelSweep(bodyOf(s, u, c), wheel.hand, wheel.tenths, c.table, c.at + 1)
}

/**
 * Looks at the ground a wheel passes over, sector by sector and only as far as somebody asks. Wheels of whole steps about the same corner begin
 * alike: what is known of one holds for every longer one.
 */
function sweepOf(c: Ahead, hand: number, tenths: number): Swept {
  const isWhole = tenths % WHEEL_STEP === 0
  // Nearly every wheel is of a right angle at most: the longer ones have a list of their own.
  const isShort = Math.abs(tenths) <= RIGHT_ANGLE
  const key = (hand > 0 ? 1 : 0) + (tenths > 0 ? 2 : 0) + (isShort ? 0 : 4)
  const known = isWhole ? c.swept[key] : undefined
  if (known !== undefined) return known
  const most = isWhole ? (isShort ? MOST_STEPS / 2 : MOST_STEPS) : wheelSteps(tenths)
  const fresh = { shapes: undefined, most, laid: 0, asked: 0, rough: most + 1, looked: 0, passed: 0, stop: undefined }
  if (isWhole) c.swept[key] = fresh
  return fresh
}
const MOST_STEPS = HALF_TURN / WHEEL_STEP

const bodyOf = (s: State, u: number, c: Ahead) => ({
  x: s.x[u]!,
  y: s.y[u]!,
  facing: s.facing[u]!,
  width: c.front,
  depth: c.depth,
})
function layUpTo(s: State, u: number, c: Ahead, swept: Swept, { hand, tenths }: Wheel, steps: number): Int32Array {
  swept.shapes ??= briefShapes(swept.most)
  if (swept.laid < steps) {
    wheelSectors(bodyOf(s, u, c), hand, tenths, swept.laid + 1, steps, swept.shapes, swept.laid)
    swept.laid = steps
  }
  return swept.shapes
}

/** Whether nobody is anywhere near the next sectors, looked at as one: then none of them has to be looked at by itself. */
function isSpanClear(s: State, u: number, c: Ahead, { hand, tenths }: Wheel, from: number, to: number): boolean {
  const { close, ground } = turning(c, u, hand)
  if (ground.barring.length > 0) return false
  wheelSpan(bodyOf(s, u, c), hand, tenths, from, to, trial, 0)
  for (let n = 0; n < close.length; n++) if (within(trial, 0, c.table, close[n]!, INCH + SPAN_MARGIN)) return false
  return true
}
const trial = shapes(1)

/** Whether any part of so many sectors is rough for this unit. */
function isSweepRough(s: State, u: number, c: Ahead, swept: Swept, wheel: Wheel, steps: number): boolean {
  const { ground } = turning(c, u, wheel.hand)
  const sectors = layUpTo(s, u, c, swept, wheel, steps)
  while (swept.asked < steps && swept.rough > swept.asked)
    if (isRough(c, ground, u, sectors, swept.asked++)) swept.rough = swept.asked
  return swept.rough <= steps
}

function comesNear({ table }: Ahead, foes: readonly number[], sectors: Int32Array, k: number): boolean {
  for (let n = 0; n < foes.length; n++) if (within(sectors, k, table, foes[n]!, INCH - 1)) return true
  return false
}
function comesUpon({ table }: Ahead, close: readonly number[], sectors: Int32Array, k: number): boolean {
  for (let n = 0; n < close.length; n++) if (overlap(sectors, k, table, close[n]!, 1)) return true
  return false
}

/** What stops the wheel in one of so many sectors, if anything does. */
function stopIn(s: State, u: number, c: Ahead, swept: Swept, wheel: Wheel, steps: number): Verdict {
  const { close, foes, ground } = turning(c, u, wheel.hand)
  while (swept.passed < steps && swept.stop === undefined) {
    const k = swept.passed
    const to = Math.min(k + WHEEL_SPAN, steps)
    if (swept.looked <= k) {
      swept.looked = to
      if (isSpanClear(s, u, c, wheel, k, to)) {
        swept.passed = to
        continue
      }
    }
    const sectors = layUpTo(s, u, c, swept, wheel, steps)
    if (!isOpenFor(ground, c.field.arm[u]!, sectors, k)) swept.stop = IMPASSABLE
    else if (comesNear(c, foes, sectors, k)) swept.stop = WHEEL_NEAR
    else if (comesUpon(c, close, sectors, k)) swept.stop = ENEMY_AHEAD
    else swept.passed++
  }
  return swept.passed < steps ? swept.stop : undefined
}

export function mayWheel(t: T, f: March, wheel: Wheel, c: Ahead): Verdict {
  const { s } = t
  const { field, table, at } = c
  const u = f.unit
  if (s.form[u] === SQUARE) return NO_FRONT
  if (c.isNear) return WHEEL_NEAR
  const { isBare, ground } = turning(c, u, wheel.hand)
  const swept = isBare ? undefined : sweepOf(c, wheel.hand, wheel.tenths)
  const steps = wheelSteps(wheel.tenths)
  const cannotPay = affords(t, f, costOnGround(u, c, wheel, false), c)
  if (cannotPay) return cannotPay
  // Rough ground only makes it dearer: who can pay for that anyhow need not look where he treads.
  const tooRough = swept && ground.slowing.length > 0 ? affords(t, f, costOnGround(u, c, wheel, true), c) : undefined
  if (tooRough && isSweepRough(s, u, c, swept!, wheel, steps)) return tooRough
  layEnd(s, u, c, wheel)
  if (!staysOnTable(field, table, at)) return OFF_TABLE
  const stopped = swept && stopIn(s, u, c, swept, wheel, steps)
  if (stopped !== undefined) return stopped
  if (isTaken(c, at)) return NO_ROOM
  return mayStopIn(s, u, c, at) ?? comesNoNearer(s, f, c, at)
}
