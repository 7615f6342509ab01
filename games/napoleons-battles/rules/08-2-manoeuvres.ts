/** 8.2 Manoeuvres: what one leg of a march may be, what it costs and where it leads. */
import {
  arc,
  direction as asDirection,
  eastOf,
  northOf,
  overlap,
  pushed,
  quad,
  shapes,
  shifted,
  TOUCH,
  wheeled,
  wheelSweep,
  within,
} from '@bivouac/ground/table'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isArtillery, isSupply } from '../field.ts'
import { crossed, roughOn, slows, touchesAny } from '../ground.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type MarchLocals, type State, type T } from '../state.ts'
import { DEPLOYED, type Fraction, HALF_TURN, INCH, ON_TABLE, SQUARE } from '../words.ts'
import { depthOf, frontOf, lay } from './01-formations.ts'
import { allowance, type Cost, effort, weigh } from './08-1-effort.ts'
import { enemiesOf, isNearEnemy, isOccupied, staysOnTable } from './08-1-room.ts'
import { mayStopIn } from './08-3-towns.ts'

/** What the checks of one decision share: everybody’s ground, filled once. `at` is the first free place behind the units. */
export interface Ahead {
  readonly field: Field
  readonly side: number
  readonly table: Int32Array
  readonly at: number
  readonly enemies: readonly number[]
}
export function ahead(s: State, f: MarchLocals): Ahead {
  const field = fieldFor(s)
  return {
    field,
    side: field.side[f.unit]!,
    table: lay(field, s),
    at: field.count,
    enemies: enemiesOf(field, s, f.unit),
  }
}

/** A straight move: which way, how far, and the fractions of its manner. */
export interface Straight {
  readonly direction: number
  readonly distance: number
  readonly manner: readonly Fraction[]
}

/** 8.2.6.1.2.4 A wall is an inch of rough ground more than the way. */
const WALL = INCH

/** 8.2.1-8.2.3 What a straight move costs: its way, dearer where any part of the unit is on rough ground, and for walls crossed. */
export function straightCost(s: State, u: number, c: Ahead, move: Straight): Cost {
  const { field, table } = c
  const { direction, distance, manner } = move
  const { rough } = field.profile[u]!
  const [dx, dy] = [eastOf(0, distance, direction), northOf(0, distance, direction)]
  const slow = roughOn(field.ground, field.arm[u]!, s.form[u]!, table, u, direction, distance, dx, dy)
  const walls = crossed(field.ground, field.ground.walls, table, u, dx, dy).length * WALL
  let weight = weigh(distance - slow.once - slow.twice, ...manner)
  if (slow.once + walls > 0) weight += weigh(slow.once + walls, rough, ...manner)
  if (slow.twice > 0) weight += weigh(slow.twice, rough, rough, ...manner)
  return { weight, change: 0 }
}

/** 8.2.1.1 All moves of a square are forward, at its fraction of the line’s speed. */
export const mannerOf = (c: Ahead, s: State, u: number, backOrSide: boolean): readonly Fraction[] => {
  const profile = c.field.profile[u]!
  if (s.form[u] === SQUARE) return [profile.rough]
  return backOrSide ? [profile.back] : []
}

// ---- checks, each with its refusal ----------------------------------------------------------------------------------

const IN_TOWN = no(
  '8.3.3',
  { it: 'Chi è dispiegato in città deve prima lasciarla.', en: 'A unit deployed in a town has to leave it first.' },
  { it: 'Usa “lascia la città”.', en: 'Say “leave the town”.' },
)
const TOO_FAR = no(
  '8.1.2',
  { it: 'Il movimento rimasto non basta.', en: 'There is not enough movement left.' },
  { it: 'Muovi meno, o resta nella formazione più veloce.', en: 'Move less, or stay in the faster formation.' },
)
const OFF_TABLE = no('8.1.4', { it: 'Non si esce dal tavolo marciando.', en: 'Nobody marches off the table.' })
const IMPASSABLE = no(
  '8.2.6.3',
  { it: 'Il terreno non si può attraversare.', en: 'The ground cannot be crossed.' },
  { it: 'Cerca un ponte o un passaggio.', en: 'Look for a bridge or a gap.' },
)
const NO_GATE = no('8.2.6.1.2.4', {
  it: 'Artiglieria e carriaggi passano muri e siepi solo dalle aperture.',
  en: 'Artillery and wagons pass walls and hedges only through openings.',
})
const ENEMY_AHEAD = no(
  '8.1.3',
  { it: 'Sulla via c’è un nemico.', en: 'There is an enemy in the way.' },
  { it: 'Per contattarlo usa “contatta”.', en: 'To come into contact say “touch”.' },
)
const WOULD_TOUCH = no(
  '8.4.1',
  { it: 'La mossa finirebbe a contatto del nemico.', en: 'The move would end in contact with the enemy.' },
  { it: 'Per contattarlo usa “contatta”, o fermati prima.', en: 'Say “touch” to do so, or stop before.' },
)
const NO_ROOM = no(
  '8.1.3.2',
  {
    it: 'Alla fine non c’è spazio: un’altra unità occupa il posto.',
    en: 'There is no room at the end: another unit stands there.',
  },
  { it: 'Passa oltre, o fermati prima.', en: 'Go beyond it, or stop before.' },
)
const NO_FRONT = no('8.2.4', {
  it: 'Un quadrato non ha fronte e non converte.',
  en: 'A square has no front and does not wheel.',
})
const SIDE_NEAR = no(
  '8.2.3',
  {
    it: 'A meno di 1" da un nemico non in rotta non ci si sposta di lato.',
    en: 'Within 1" of an unrouted enemy nobody moves sideways.',
  },
  { it: 'Muovi in avanti o indietro.', en: 'Move forward or back.' },
)
const WHEEL_NEAR = no(
  '8.2.4',
  {
    it: 'A meno di 1" da un nemico non in rotta non si converte.',
    en: 'Within 1" of an unrouted enemy nobody wheels.',
  },
  { it: 'Converti prima di avvicinarti, o di meno.', en: 'Wheel before you come near, or less.' },
)
const SQUARE_ONLY = no('8.2.1', {
  it: 'Si avanza al più a 45° dal fronte.',
  en: 'A move forward is at most 45° off the front.',
})

type March = FrameOf<'march'>

export const notDeployed = (t: T, f: March): Verdict => (t.s.form[f.unit] === DEPLOYED ? IN_TOWN : undefined)

/** 8.1.2 Whether a leg can be paid for. */
export function affords(t: T, f: March, cost: Cost, c: Ahead): Verdict {
  return effort(c.field, t.s, f, cost, t.s.form[f.unit]!) <= allowance(c.field, t.s, f.unit) ? undefined : TOO_FAR
}

/** 8.2.1, 8.2.1.1 */
export const withinSector = (t: T, f: March, offset: number): Verdict =>
  t.s.form[f.unit] === SQUARE || Math.abs(offset) <= 450 ? undefined : SQUARE_ONLY

/** Puts where the unit would stand at `c.at`, and the ground it would pass over at `c.at + 1`. */
export function layStraight(u: number, c: Ahead, { direction, distance }: Straight): void {
  const [dx, dy] = [eastOf(0, distance, direction), northOf(0, distance, direction)]
  shifted(c.table, u, dx, dy, c.table, c.at)
  pushed(c.table, u, dx, dy, c.table, c.at + 1)
}

/** The rules of every straight move, in their order; all refusals of one move come from here. */
export function mayGo(t: T, f: March, move: Straight, c: Ahead, touching = -1): Verdict {
  const { s } = t
  const { field, table, at } = c
  const u = f.unit
  layStraight(u, c, move)
  const cannotPay = affords(t, f, straightCost(s, u, c, move), c)
  if (cannotPay) return cannotPay
  if (!staysOnTable(field, table, at)) return OFF_TABLE
  const barred = mayPass(c, u, at + 1, move)
  if (barred) return barred
  for (const enemy of c.enemies) {
    if (overlap(table, at + 1, table, enemy)) return ENEMY_AHEAD
    if (
      enemy !== touching &&
      touching < 0 &&
      within(table, at, table, enemy, TOUCH) &&
      !within(table, u, table, enemy, TOUCH)
    )
      return WOULD_TOUCH
  }
  if (isOccupied(field, s, u, table, at)) return NO_ROOM
  return mayStopIn(s, u, c, at)
}

/** 8.2.6.3, 8.2.6.1.2.3-4 Ground that this arm cannot cross: measured over the whole sweep, but for bridges. */
function mayPass(c: Ahead, u: number, sweep: number, { direction, distance }: Straight): Verdict {
  const { field, table } = c
  const { ground } = field
  const arm = field.arm[u]!
  if (!ground.isOpenFor(arm, table, sweep) && !crossesByBridge(c, u)) return IMPASSABLE
  if (!isArtillery(field, u) && !isSupply(field, u)) return undefined
  const [dx, dy] = [eastOf(0, distance, direction), northOf(0, distance, direction)]
  return crossed(ground, ground.walls, table, u, dx, dy).length +
    crossed(ground, ground.hedges, table, u, dx, dy).length >
    0
    ? NO_GATE
    : undefined
}

/** 8.2.6.1.2.1 A unit that starts or ends on a bridge, or passes it in one move, is allowed over the stream there. */
function crossesByBridge(c: Ahead, u: number): boolean {
  const { ground } = c.field
  if (ground.bridges.length === 0) return false
  // The lane from the rear of the start to the front of the end is what has to lie on the bridge.
  return ground.isOpenFor(c.field.arm[u]!, laneOf(c, u), 0)
}
function laneOf(c: Ahead, u: number): Int32Array {
  const lane = shapes(1)
  lane.set(c.table.subarray((c.at + 1) * LANE, (c.at + 2) * LANE))
  const from = u * LANE + 5
  const to = c.at * LANE + 5
  // Corners of the end’s front and the start’s rear: the middle line of the whole move.
  lane[0] = 4
  for (let k = 0; k < 4; k++) lane[5 + k] = c.table[to + k]!
  for (let k = 4; k < 8; k++) lane[5 + k] = c.table[from + k]!
  return lane
}
const LANE = 21

// ---- the manoeuvres -------------------------------------------------------------------------------------------------

export const forwardMove = (t: T, f: March, distance: number, c: Ahead): Straight => ({
  direction: t.s.facing[f.unit]!,
  distance,
  manner: mannerOf(c, t.s, f.unit, false),
})
export const obliqueMove = (t: T, f: March, offset: number, distance: number, c: Ahead): Straight => ({
  direction: asDirection(t.s.facing[f.unit]! + offset),
  distance,
  manner: mannerOf(c, t.s, f.unit, false),
})
/** 8.2.2 */
export const backMove = (t: T, f: March, distance: number, c: Ahead): Straight => ({
  direction: asDirection(t.s.facing[f.unit]! + HALF_TURN),
  distance,
  manner: mannerOf(c, t.s, f.unit, true),
})
/** 8.2.3 To the right above nought, to the left below. */
export const sideMove = (t: T, f: March, distance: number, c: Ahead): Straight => ({
  direction: asDirection(t.s.facing[f.unit]! + (distance > 0 ? 900 : 2700)),
  distance: Math.abs(distance),
  manner: mannerOf(c, t.s, f.unit, true),
})

/** 8.2.3 Neither at the start nor on the way less than an inch from the enemy. */
export function notBeside(t: T, f: March, move: Straight, c: Ahead): Verdict {
  layStraight(f.unit, c, move)
  return isNearEnemy(c.field, t.s, c.side, c.table, f.unit) || isNearEnemy(c.field, t.s, c.side, c.table, c.at + 1)
    ? SIDE_NEAR
    : undefined
}

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
export function wheelCost(s: State, u: number, c: Ahead, { tenths, back }: Wheel, sweeps: number): Cost {
  const { field, table, at } = c
  const front = frontOf(field, s, u)
  const radius = front < INCH ? front / INCH : Math.floor(front / INCH)
  const profile = field.profile[u]!
  const manner: Fraction[] = back ? [profile.back] : []
  const slowing = field.ground.slowing.filter(each => slows(each, field.arm[u]!))
  let rough = false
  for (let k = 1; k <= sweeps && !rough; k++) rough = touchesAny(field.ground, slowing, table, at + k)
  return { weight: weigh(arc(radius, tenths), ...(rough ? [profile.rough, ...manner] : manner)), change: 0 }
}

/** Lays the end of a wheel at `c.at` and its sweep behind; answers how many shapes the sweep has. */
export function layWheel(s: State, u: number, c: Ahead, { hand, tenths }: Wheel): number {
  const [width, depth] = [frontOf(c.field, s, u), depthOf(c.field, s, u)]
  const place = wheeled(s.x[u]!, s.y[u]!, s.facing[u]!, width, hand, tenths)
  quad(place.x, place.y, place.facing, width, depth, c.table, c.at)
  return wheelSweep({ x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]!, width, depth }, hand, tenths, c.table, c.at + 1)
}

export function mayWheel(t: T, f: March, wheel: Wheel, c: Ahead): Verdict {
  const { s } = t
  const { field, table, at } = c
  const u = f.unit
  if (s.form[u] === SQUARE) return NO_FRONT
  if (isNearEnemy(field, s, c.side, table, u)) return WHEEL_NEAR
  const sweeps = layWheel(s, u, c, wheel)
  const cannotPay = affords(t, f, wheelCost(s, u, c, wheel, sweeps), c)
  if (cannotPay) return cannotPay
  if (!staysOnTable(field, table, at)) return OFF_TABLE
  for (let k = 1; k <= sweeps; k++) {
    if (isNearEnemy(field, s, c.side, table, at + k)) return WHEEL_NEAR
    if (!field.ground.isOpenFor(field.arm[u]!, table, at + k)) return IMPASSABLE
    for (const enemy of c.enemies) if (overlap(table, at + k, table, enemy, 1)) return ENEMY_AHEAD
  }
  if (isOccupied(field, s, u, table, at)) return NO_ROOM
  return mayStopIn(s, u, c, at)
}

/** Friends that a move passes through, ascending. */
export function passed(s: State, u: number, c: Ahead, sweeps: number): number[] {
  const out: number[] = []
  for (const friend of c.field.ofSide[c.side]!) {
    if (
      friend === u ||
      friend >= c.field.troops ||
      s.on[friend] !== ON_TABLE ||
      s.host[friend] === u ||
      s.host[u] === friend
    )
      continue
    for (let k = 1; k <= sweeps; k++)
      if (overlap(c.table, c.at + k, c.table, friend)) {
        out.push(friend)
        break
      }
  }
  return out
}
