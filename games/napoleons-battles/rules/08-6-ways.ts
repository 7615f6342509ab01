/** 8.6.1 Ways of unformed movement: what one may be, and those worth offering. */
import {
  aheadOf,
  direction as asDirection,
  bearing,
  crossesItself,
  eastOf,
  flights,
  lengthOf,
  northOf,
  obstacles,
  quad,
  SIZE,
  shapes,
  TOUCH,
  wayLength,
} from '@bivouac/ground/measured'
import type { Json, Verdict } from '@bivouac/kernel'
import { ROUT_SPEED } from '../data/bases.ts'
import { isInfantry, isSupply } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { no } from '../rulebook.ts'
import { BY_ROUT, type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { enemyOf, HALF_TURN, INCH, ON_TABLE } from '../words.ts'
import { frontOf, lay, shapeAs } from './01-formations.ts'
import { overlap, within } from './01-pieces.ts'
import { speedOf } from './08-1-effort.ts'
import { isOccupied, staysOnTable } from './08-1-room.ts'
import { IN_FLAMES } from './08-3-towns.ts'
import { meetsFire } from './15-flames.ts'
import { isNumbers } from './offers.ts'

type Flight = FrameOf<'flight'>

/** 8.6.2.2.2, 8.6.2.1.1#2 How far, in points: rout speeds, or the full movement of its formation for a bounce; nothing limits it (8.6.1.4). */
export function flightReach(s: State, unit: number, how: number): number {
  const f = fieldFor(s)
  const profile = f.profile[unit]!
  if (how !== BY_ROUT || isSupply(f, unit)) return speedOf(profile, s.form[unit]!) * INCH
  return (isInfantry(f, unit) ? ROUT_SPEED.foot : ROUT_SPEED.mounted) * INCH
}

const TOO_FAR = no('8.6.2.2.2', {
  it: 'È più lontano della sua velocità di fuga.',
  en: 'It is farther than it can run.',
})
const TOO_SHORT = no('8.6.2.2.2', { it: 'Deve allontanarsi di almeno 1".', en: 'It has to get at least 1" away.' })
const NOT_BACK = no('8.6.1.2', {
  it: 'Chi combatteva fa il primo pollice all’indietro.',
  en: 'Whoever was fighting makes the first inch backwards.',
})
const CROSSES = no('8.6.1.1', { it: 'Il percorso non può incrociarsi.', en: 'The way may not cross itself.' })
const THEIR_PLACE = no('8.6.1.1', {
  it: 'Non si termina dove stava il nemico con cui si combatteva.',
  en: 'Nobody ends where the enemy he fought has stood.',
})
const NO_GAP = no('8.6.1.3', {
  it: 'Non c’è un varco di almeno 2" fra i nemici.',
  en: 'There is no gap of at least 2" between the enemies.',
})
const TOUCHES = no('8.6.1.5', {
  it: 'Sbandati non si arriva mai a contatto del nemico.',
  en: 'An unformed move never ends in contact with the enemy.',
})
const NO_GROUND = no('8.6.1.6', {
  it: 'Terreno impossibile o bordo del tavolo.',
  en: 'Impassable ground or the edge of the table.',
})
const NO_ROOM = no('8.1.3.2', { it: 'Il posto è occupato.', en: 'The place is taken.' })

/** Way points from where it stands, as x, y, x, y …, the last one the middle of its front. */
export const isWay = (arg: Json | undefined): arg is readonly number[] =>
  isNumbers(arg, 2, 12, 32_767) && arg.length % 2 === 0

/** 8.1.3 A running unit is at most 2 inches wide. */
export const widthOf = (s: State, unit: number): number => {
  const front = Math.min(2 * INCH, frontOf(fieldFor(s), s, unit))
  return front - (front % 2)
}

/** 8.6.1.1 The places that enemies have left who ran before it: laid behind `from`, their numbers. */
export function placesLeft(s: State, { unit, stood }: Flight, table: Int32Array, from: number): number[] {
  const { side } = fieldFor(s)
  const left = stood.split(';').map(each => each.split(' ').map(Number))
  const foes = left.filter(([u, x, y]) => side[u!] !== side[unit] && (s.x[u!] !== x || s.y[u!] !== y))
  return foes.map(([, x, y, facing, front, depth], k) => {
    quad(x!, y!, facing!, front!, depth!, table, from + k)
    return from + k
  })
}

/** Enemies that stand in the way of those who run. */
function enemiesFor({ s }: T, { unit }: Flight): number[] {
  const field = fieldFor(s)
  return field.ofSide[enemyOf(field.side[unit]!)]!.filter(e => e < field.troops && s.on[e] === ON_TABLE)
}

/** `table`: everybody’s ground, laid once for all ways of a decision. */
export function mayFlee(t: T, f: Flight, way: readonly number[], table: Int32Array = lay(fieldFor(t.s), t.s)): Verdict {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const points = [s.x[u]!, s.y[u]!, ...way]
  if (wayLength(points) > flightReach(s, u, f.how)) return TOO_FAR
  const [x, y] = [way[way.length - 2]!, way[way.length - 1]!]
  if (lengthOf(x - s.x[u]!, y - s.y[u]!) < INCH) return TOO_SHORT
  if (f.engaged === 1 && aheadOf(way[0]! - s.x[u]!, way[1]! - s.y[u]!, s.facing[u]!) > 2 - INCH) return NOT_BACK
  if (crossesItself(points)) return CROSSES
  const at = field.count
  const enemies = enemiesFor(t, f)
  for (const strip of strips(points, widthOf(s, u))) {
    if (enemies.some(e => overlap(strip, 0, table, e))) return NO_GAP
    if (
      field.ground.barring.some(each => each.data.kind === 'impassable') &&
      !isOpenFor(field.ground, field.arm[u]!, strip, 0)
    )
      return NO_GROUND
    if (meetsFire(field, s, u, table, strip, 0)) return IN_FLAMES
  }
  shapeAs(field, s, u, s.form[u]!, x, y, facingAfter(s, f, points), table, at)
  if (!staysOnTable(field, table, at) || !isOpenFor(field.ground, field.arm[u]!, table, at)) return NO_GROUND
  if (enemies.some(e => within(table, at, table, e, TOUCH))) return TOUCHES
  if (placesLeft(s, f, table, at + 1).some(place => overlap(table, at, table, place))) return THEIR_PLACE
  return isOccupied(field, s, u, table, at) ? NO_ROOM : undefined
}

/** 8.6.2.2.1, 8.6.1.1 A routed unit faces the way it ran; one that bounced keeps its front. */
export function facingAfter(s: State, f: Flight, points: readonly number[]): number {
  if (f.how !== BY_ROUT) return s.facing[f.unit]!
  const n = points.length
  return bearing(points[n - 2]! - points[n - 4]!, points[n - 1]! - points[n - 3]!)
}

const LONGEST = 18 * INCH
/** The ground of a way: rectangles of the runner’s width, none longer than can be measured exactly. */
export function* strips(points: readonly number[], width: number): Generator<Int32Array> {
  const strip = shapes(1)
  for (let k = 2; k < points.length; k += 2) {
    const [x1, y1, x2, y2] = [points[k - 2]!, points[k - 1]!, points[k]!, points[k + 1]!]
    const length = lengthOf(x2 - x1, y2 - y1)
    if (length === 0) continue
    const to = bearing(x2 - x1, y2 - y1)
    for (let from = 0; from < length; from += LONGEST) {
      const end = Math.min(length, from + LONGEST)
      quad(x1 + eastOf(0, end, to), y1 + northOf(0, end, to), to, width, end - from, strip, 0)
      yield strip
    }
  }
}

/** Where a way begins for those who were fighting: an inch to the rear (8.6.1.2). */
function startOf(s: State, { unit: u, engaged }: Flight): number[] {
  if (engaged === 0) return []
  const back = asDirection(s.facing[u]! + HALF_TURN)
  return [s.x[u]! + eastOf(0, INCH + 2, back), s.y[u]! + northOf(0, INCH + 2, back)]
}

/** Straight ways in sixteen directions, of the whole allowance, half of it and a quarter. */
export function straightWays(t: T, f: Flight): number[][] {
  const { s } = t
  const u = f.unit
  const start = startOf(s, f)
  const [x, y] = start.length > 0 ? [start[0]!, start[1]!] : [s.x[u]!, s.y[u]!]
  const left = flightReach(s, u, f.how) - (start.length > 0 ? INCH + 4 : 2)
  const out: number[][] = start.length > 0 ? [start] : []
  for (const share of [4, 2, 1])
    for (let turn = 0; turn < 3600; turn += STEP) {
      const to = asDirection(s.facing[u]! + HALF_TURN + turn)
      const distance = Math.floor((left * share) / 4)
      if (distance >= INCH) out.push([...start, x + eastOf(0, distance, to), y + northOf(0, distance, to)])
    }
  return out
}
const STEP = 225

/** Ways round whatever bars the straight ones, the longest first. With `ground` the ground bars the way too, and the edge of the table. */
export function waysRound(t: T, f: Flight, ground: boolean): number[][] {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const start = startOf(s, f)
  const [x, y] = start.length > 0 ? [start[0]!, start[1]!] : [s.x[u]!, s.y[u]!]
  const most = flightReach(s, u, f.how) - (start.length > 0 ? INCH + 4 : 2)
  const table = lay(field, s)
  const enemies = enemiesFor(t, f)
  const barring = ground ? field.ground.barring.filter(each => each.data.kind === 'impassable') : []
  const pieces = barring.flatMap(each => each.pieces)
  const all = shapes(enemies.length + pieces.length)
  const put = (from: Int32Array, i: number, at: number): void =>
    all.set(from.subarray(i * SIZE, (i + 1) * SIZE), at * SIZE)
  for (const [k, e] of enemies.entries()) put(table, e, k)
  for (const [k, p] of pieces.entries()) put(field.ground.terrain.shapes, p, enemies.length + k)
  const which = Array.from({ length: enemies.length + pieces.length }, (_, k) => k)
  const isOn = (px: number, py: number): boolean =>
    !ground || (px >= 0 && py >= 0 && px <= field.width && py <= field.height)
  const found = flights(
    {
      x,
      y,
      most,
      least: INCH,
      isFree: ({ points }) => !ground || mayFlee(t, f, [...start, ...points.slice(2)], table) === undefined,
      compare: (a, b) => b.length - a.length,
    },
    obstacles(all, which, widthOf(s, u)),
    isOn,
  )
  return found.map(({ points }) => [...start, ...points.slice(2)])
}
