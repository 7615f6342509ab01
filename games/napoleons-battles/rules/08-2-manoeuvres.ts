/** 8.2 Manoeuvres: what one leg of a march may be, what it costs and where it leads. */
import {
  direction as asDirection,
  eastOf,
  northOf,
  pushed,
  quad,
  shapes,
  shifted,
  TOUCH,
} from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { isArtillery, isBatteryUnit, isSupply } from '../field.ts'
import { crossed, crossesByBridge, isOpenFor, roughOn } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { COLUMN, DEPLOYED, type Fraction, HALF_TURN, INCH, MARCH, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { isTogether, sharesTown } from './01-attachment.ts'
import { basesOf, frontOf } from './01-formations.ts'
import { areApart, areApartOnWay, overlap, within } from './01-pieces.ts'
import { ANYHOW, type Manner } from './07-command.ts'
import { type Cost, effort, weigh } from './08-1-effort.ts'
import { staysOnTable } from './08-1-room.ts'
import { type Ahead, isNearFoe, isTaken } from './08-2-ahead.ts'
import { IN_FLAMES, mayStopIn } from './08-3-towns.ts'
import { comesNoNearer } from './13-command.ts'
import { meetsFire } from './15-flames.ts'
import { keepsAway } from './18-drivers.ts'

/** A straight move: which way, how far, and the fractions of its manner. */
export interface Straight {
  readonly direction: number
  readonly distance: number
  readonly manner: readonly Fraction[]
}

/** 8.2.6.1.2.4 A wall is an inch of rough ground more than the way. */
const WALL = INCH

/** 8.2.1-8.2.3 What a straight move costs: its way, dearer where any part of the unit is on rough ground, and for walls crossed. */
export function straightCost(
  s: State,
  u: number,
  c: Pick<Ahead, 'field' | 'table' | 'ground' | 'reach'>,
  move: Straight,
): Cost {
  const { field, table } = c
  const { direction, distance, manner } = move
  const { rough } = field.profile[u]!
  // Beyond its reach there may be ground that nobody has looked for.
  const ground = distance <= c.reach ? c.ground : field.ground
  const rows = rowsPassed(s, u, c, move)
  let weight = rows > 0 ? weigh(rows * INCH, manner) : 0
  if (ground.slowing.length === 0 && ground.walls.length === 0)
    return { weight: weight + weigh(distance, manner), change: 0 }
  // FN13 By the club’s custom rough ground slows while the front is on it.
  const byFront = is(s, 'roughFront')
  if (byFront) quad(s.x[u]!, s.y[u]!, s.facing[u]!, frontOf(field, s, u), 2, trial, 0)
  const ways = roughOn(ground, field.arm[u]!, s.form[u]!, byFront ? trial : table, byFront ? 0 : u, direction, distance)
  const walls = crossed(ground, ground.walls, table, u, direction, distance).length * WALL
  if (walls > 0) weight += weigh(walls, [rough, ...manner])
  if (ways === undefined) return { weight: weight + weigh(distance, manner), change: 0 }
  ways.forEach((points, kinds) => {
    if (points > 0) weight += weigh(points, [...manner, ...Array<Fraction>(kinds).fill(rough)])
  })
  return { weight, change: 0 }
}
const trial = shapes(1)

/** What it can cost at most on the ground it may come upon, without looking where it treads: who can pay for that need not look. */
function atMost(s: State, u: number, { field, ground, reach }: Ahead, { distance, manner }: Straight): Cost {
  if (distance > reach || is(s, 'passage')) return BEYOND
  const { rough } = field.profile[u]!
  const walls = ground.walls.length
  const kinds = Math.max(Math.min(3, ground.slowing.length), Math.min(1, walls))
  let weight = weigh(distance + walls * WALL, manner)
  for (let k = 0; k < kinds; k++) weight = (weight * rough[1]) / rough[0]
  // Every part of the way is rounded up by itself: at most four of them, and the walls.
  return { weight: kinds === 0 ? weight : weight + 5, change: 0 }
}
const BEYOND: Cost = Object.freeze({ weight: Number.MAX_SAFE_INTEGER, change: 0 })

/** 8.1.3.3 hr By the club’s rule formed units pay an inch for every row of bases of formed friends they pass through. */
function rowsPassed(
  s: State,
  u: number,
  { field, table }: Pick<Ahead, 'field' | 'table'>,
  { direction, distance }: Straight,
): number {
  if (!is(s, 'passage') || has(s, u, ROUT)) return 0
  pushed(table, u, eastOf(0, distance, direction), northOf(0, distance, direction), trial, 0)
  let rows = 0
  for (const friend of field.ofSide[field.side[u]!]!) {
    if (friend === u || friend >= field.troops || s.on[friend] !== ON_TABLE || has(s, friend, ROUT)) continue
    if (isTogether(s, friend, u) || sharesTown(field, s, friend, u) || !overlap(trial, 0, table, friend)) continue
    const bases = basesOf(field, s, friend)
    rows +=
      s.form[friend] === MARCH ? bases : s.form[friend] === COLUMN || s.form[friend] === SQUARE ? Math.min(2, bases) : 1
  }
  return rows
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
export const OFF_TABLE = no('8.1.4', { it: 'Non si esce dal tavolo marciando.', en: 'Nobody marches off the table.' })
export const IMPASSABLE = no(
  '8.2.6.3',
  { it: 'Il terreno non si può attraversare.', en: 'The ground cannot be crossed.' },
  { it: 'Cerca un ponte o un passaggio.', en: 'Look for a bridge or a gap.' },
)
const NO_GATE = no('8.2.6.1.2.4', {
  it: 'Artiglieria e carriaggi passano muri e siepi solo dalle aperture.',
  en: 'Artillery and wagons pass walls and hedges only through openings.',
})
export const ENEMY_AHEAD = no(
  '8.1.3',
  { it: 'Sulla via c’è un nemico.', en: 'There is an enemy in the way.' },
  { it: 'Per contattarlo usa “contatta”.', en: 'To come into contact say “touch”.' },
)
export const WOULD_TOUCH = no(
  '8.4.1',
  { it: 'La mossa finirebbe a contatto del nemico.', en: 'The move would end in contact with the enemy.' },
  { it: 'Per contattarlo usa “contatta”, o fermati prima.', en: 'Say “touch” to do so, or stop before.' },
)
export const NO_ROOM = no(
  '8.1.3.2',
  {
    it: 'Alla fine non c’è spazio: un’altra unità occupa il posto.',
    en: 'There is no room at the end: another unit stands there.',
  },
  { it: 'Passa oltre, o fermati prima.', en: 'Go beyond it, or stop before.' },
)
const SIDE_NEAR = no(
  '8.2.3',
  {
    it: 'A meno di 1" da un nemico non in rotta non ci si sposta di lato.',
    en: 'Within 1" of an unrouted enemy nobody moves sideways.',
  },
  { it: 'Muovi in avanti o indietro.', en: 'Move forward or back.' },
)
const SQUARE_ONLY = no('8.2.1', {
  it: 'Si avanza al più a 45° dal fronte.',
  en: 'A move forward is at most 45° off the front.',
})

type March = FrameOf<'march'>

export const notDeployed = (t: T, f: March): Verdict => (t.s.form[f.unit] === DEPLOYED ? IN_TOWN : undefined)

/** 8.1.2 Whether a leg can be paid for. */
export function affords(t: T, f: March, cost: Cost, c: Ahead, manner: Manner = ANYHOW): Verdict {
  return effort(c.field, t.s, f, cost, t.s.form[f.unit]!, c.common) <= c.allowed[manner]! ? undefined : TOO_FAR
}

/** 8.2.1, 8.2.1.1 */
export const withinSector = (t: T, f: March, offset: number): Verdict =>
  t.s.form[f.unit] === SQUARE || Math.abs(offset) <= 450 || isFreeTeam(t.s, f.unit) ? undefined : SQUARE_ONLY
/** 8.2.4.1 hr By the club’s rule a limbered battery minds no front. */
export const isFreeTeam = (s: State, u: number): boolean =>
  is(s, 'limbered') && isBatteryUnit(fieldFor(s), u) && s.form[u] === COLUMN

/** Puts where the unit would stand at `c.at`, and the ground it would pass over at `c.at + 1`. */
export function layStraight(u: number, { table, at }: Ahead, { direction, distance }: Straight): void {
  const dx = eastOf(0, distance, direction)
  const dy = northOf(0, distance, direction)
  shifted(table, u, dx, dy, table, at)
  pushed(table, u, dx, dy, table, at + 1)
}

/** The rules of every straight move, in their order; all refusals of one move come from here. */
export function mayGo(t: T, f: March, move: Straight, c: Ahead, touching = -1): Verdict {
  const { s } = t
  const { field, table, at } = c
  const u = f.unit
  const cannotPay = affords(t, f, atMost(s, u, c, move), c) && affords(t, f, straightCost(s, u, c, move), c)
  if (cannotPay) return cannotPay
  const dx = eastOf(0, move.distance, move.direction)
  const dy = northOf(0, move.distance, move.direction)
  shifted(table, u, dx, dy, table, at)
  if (!staysOnTable(field, table, at)) return OFF_TABLE
  const feared = keepsAway(s, u, c, at)
  if (feared) return feared
  if (!isBareWay(s, c, u, at)) {
    pushed(table, u, dx, dy, table, at + 1)
    const stopped = onTheWay(s, u, c, move, touching)
    if (stopped) return stopped
  }
  if (isTaken(c, at)) return NO_ROOM
  return mayStopIn(s, u, c, at) ?? comesNoNearer(s, f, c, at)
}

/** What stops a straight move before its end: ground, fire, the enemy. */
function onTheWay(s: State, u: number, c: Ahead, move: Straight, touching: number): Verdict {
  const { field, table, at } = c
  const barred = mayPass(c, u, at + 1, move)
  if (barred) return barred
  if (meetsFire(field, s, u, table, table, at + 1)) return IN_FLAMES
  for (let k = 0; k < c.close.length; k++) {
    const enemy = c.close[k]!
    if (areApart(table, at + 1, enemy, TOUCH)) continue
    if (overlap(table, at + 1, table, enemy)) return ENEMY_AHEAD
    if (touching < 0 && within(table, at, table, enemy, TOUCH) && !within(table, u, table, enemy, TOUCH))
      return WOULD_TOUCH
  }
  return undefined
}

/** Whether the boxes of where it stands and where it would stand say that nothing can be in the way: no enemy, no closed ground, no wall, no fire. */
function isBareWay(s: State, { close, ground, table }: Ahead, u: number, at: number): boolean {
  if (ground.barring.length + ground.walls.length + ground.hedges.length > 0 || s.burning.includes(1)) return false
  for (let k = 0; k < close.length; k++) if (!areApartOnWay(table, u, at, close[k]!, TOUCH)) return false
  return true
}

/** 8.2.6.3, 8.2.6.1.2.3-4 Ground that this arm cannot cross: measured over the whole sweep, but for bridges. */
function mayPass(c: Ahead, u: number, sweep: number, { direction, distance }: Straight): Verdict {
  const { field, table } = c
  const { ground } = c
  const arm = field.arm[u]!
  if (!isOpenFor(ground, arm, table, sweep) && !crossesByBridge(ground, table, u, c.at, sweep)) return IMPASSABLE
  if (!isArtillery(field, u) && !isSupply(field, u)) return undefined
  return crossed(ground, ground.walls, table, u, direction, distance).length +
    crossed(ground, ground.hedges, table, u, direction, distance).length >
    0
    ? NO_GATE
    : undefined
}

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
export function notBeside(_: T, f: March, move: Straight, c: Ahead): Verdict {
  layStraight(f.unit, c, move)
  return c.isNear || isNearFoe(c, c.at + 1) ? SIDE_NEAR : undefined
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
