/**
 * B1.4 What each kind of order asks of the troops, measured from the middle of the front edge. Movement cannot be ended while an order is not
 * obeyed and somebody who has not moved could still obey it; the inches are ours (design 7), the zone an option.
 */
import { hiddenBy, lengthOf } from '@bivouac/ground/measured'
import type { Refusal } from '@bivouac/kernel'
import { type Field, isArtillery, isTroops } from '../field.ts'
import { heightAt } from '../ground.ts'
import { settingOf } from '../options.ts'
import {
  ATTACK,
  DEFEND,
  isBelow,
  MANOEUVRE,
  type OrderBook,
  orderedBy,
  RESERVE,
  type Sheet,
  SUPPORT,
  troopsUnder,
} from '../orders.ts'
import { no } from '../rulebook.ts'
import { fieldFor, has, type State, type T } from '../state.ts'
import { COLUMN, enemyOf, INCH, MARCH, MOVED, NONE, ON_TABLE, ROUT, STAYS } from '../words.ts'
import { lay } from './01-formations.ts'
import { touchedBy } from './08-1-room.ts'
import { tellSide } from './telling.ts'

/** Who stands this near to a place, alone of the two sides, holds it: as with objectives (12.2). */
const HELD = 3 * INCH
/** How much nearer is nearer. */
const NEARER = INCH
/** How wide the zone of an order is, in points. */
export const zoneOf = (s: State): number => [12, 8, 16][settingOf(s, 'orderZone')]! * INCH

const ATTACKS = no(
  'B1.4.1.3',
  {
    it: 'Un ordine di attacco vuole che almeno una divisione avanzi verso l’obiettivo o sia a contatto.',
    en: 'An order to attack wants at least one division to come nearer to its objective or into contact.',
  },
  { it: 'Avvicina di un pollice metà di una divisione.', en: 'Bring half of a division an inch nearer.' },
)
const MANOEUVRES = no(
  'B1.4.2.2#1',
  {
    it: 'Un ordine di manovra vuole che tutte le divisioni si avvicinino alla destinazione.',
    en: 'An order to manoeuvre wants all divisions to come nearer to its destination.',
  },
  { it: 'Muovi chi è ancora fermo.', en: 'Move whoever still stands.' },
)
const DEFENDS = no(
  'B1.4.2.2#2',
  {
    it: 'Un ordine di difesa vuole tutte le divisioni intorno agli obiettivi, salvo chi è a contatto.',
    en: 'An order to defend wants all divisions about its objectives, but for those in contact.',
  },
  { it: 'Riporta indietro chi è lontano.', en: 'Bring back whoever is far away.' },
)
const SUPPORTS = no(
  'B1.4.4',
  {
    it: 'Un ordine di supporto vuole la cavalleria vicina a chi sostiene, salvo chi è a contatto.',
    en: 'An order to support wants the cavalry near those it supports, but for those in contact.',
  },
  { it: 'Riportala vicino.', en: 'Bring it near.' },
)
const RESERVES = no(
  'B1.4.5',
  {
    it: 'Una riserva sta nella sua zona, in colonna o in colonna di marcia, i pezzi al traino.',
    en: 'A reserve stands in its zone, in column or march column, its guns limbered.',
  },
  { it: 'Riportala nella zona, o mettila in colonna.', en: 'Bring it to its zone, or form column.' },
)

export const bookOf = (s: State): OrderBook | undefined => s.extra.orders
export const isActive = (s: State, { active }: Sheet): boolean => active > 0 && active <= s.turn
export const activeFor = (s: State, general: number): Sheet[] =>
  (s.extra.orders?.sheets ?? []).filter(each => each.to === general && isActive(s, each))

const farFrom = (x: number, y: number, to: readonly [number, number]): number => lengthOf(x - to[0], y - to[1])
const far = (s: State, u: number, to: readonly [number, number]): number => farFrom(s.x[u]!, s.y[u]!, to)
const goal = ({ goals }: Sheet, i: number): [number, number] => [goals[3 * i + 1]!, goals[3 * i + 2]!]
const goalsOf = (sheet: Sheet): [number, number][] =>
  Array.from({ length: sheet.goals.length / 3 }, (_, i) => goal(sheet, i))
/** Where a formation is to go next: the first way point not yet passed, else the first goal not yet taken. */
const nextOf = (sheet: Sheet): [number, number] =>
  sheet.way.length > 0 ? [sheet.way[0]!, sheet.way[1]!] : goal(sheet, sheet.taken)

const fit = (s: State, units: readonly number[]): number[] =>
  units.filter(u => s.on[u] === ON_TABLE && !has(s, u, ROUT))

/** What is not done yet, and by whom it could be: how far he is, and how far he should be. */
export interface Lapse {
  readonly refusal: Refusal
  readonly sheet: Sheet
  readonly unit: number
  readonly far: number
  readonly limit: number
}
/** Plays a march through on a copy; `undefined` where the rules refuse it. */
export type TryMarch = (text: string) => State | undefined

/** Ways to come nearer that a unit is asked about. */
const WAYS = ['F360', 'O450,360', 'O-450,360', 'W300 F300', 'W-300 F300', 'A F360', 'C1 F360', 'B360', 'S360', 'S-360']
function couldComeNearer(s: State, u: number, to: readonly [number, number], tryMarch: TryMarch): boolean {
  if (has(s, u, MOVED | STAYS | ROUT | NONE)) return false
  const now = far(s, u, to)
  return WAYS.some(way => {
    const after = tryMarch(`${u} ${way}`)
    return after !== undefined && far(after, u, to) <= now - NEARER
  })
}

/** The first order of a side that is not obeyed and could still be. */
export function lapseOf(t: T, side: number, tryMarch: TryMarch): Lapse | undefined {
  const { s } = t
  const book = bookOf(s)
  if (book === undefined) return undefined
  const f = fieldFor(s)
  const table = lay(f, s)
  for (const sheet of book.sheets) {
    if (f.side[sheet.to] !== side || !isActive(s, sheet)) continue
    const units = fit(s, troopsUnder(f, sheet.to))
    const free = units.filter(u => touchedBy(f, s, u, table).length === 0)
    const alone = activeFor(s, sheet.to).length === 1
    const lapse = lapseIn(f, s, sheet, units, free, alone, tryMarch)
    if (lapse !== undefined) return lapse
  }
  return undefined
}
function lapseIn(
  f: Field,
  s: State,
  sheet: Sheet,
  units: readonly number[],
  free: readonly number[],
  alone: boolean,
  tryMarch: TryMarch,
): Lapse | undefined {
  const zone = zoneOf(s)
  const without = (refusal: Refusal, limit: number, to: (u: number) => readonly [number, number]) => {
    const unit = free.find(u => far(s, u, to(u)) > limit && couldComeNearer(s, u, to(u), tryMarch))
    return unit === undefined ? undefined : { refusal, sheet, unit, far: far(s, unit, to(unit)), limit }
  }
  const nearest = (u: number, spots: readonly (readonly [number, number])[]): readonly [number, number] =>
    spots.reduce((best, each) => (far(s, u, each) < far(s, u, best) ? each : best))
  switch (sheet.kind) {
    case ATTACK:
      return attackLapse(f, s, sheet, units, free, tryMarch)
    case MANOEUVRE:
      return isBarred(f, s, sheet, units) ? undefined : without(MANOEUVRES, zone, () => nextOf(sheet))
    case DEFEND: {
      // B1.7 With several orders, those who carry out the others are elsewhere: it is enough that somebody is there.
      const spots = goalsOf(sheet)
      const limit = zone + HELD
      if (!alone && units.some(u => far(s, u, nearest(u, spots)) <= limit)) return undefined
      return without(DEFENDS, limit, u => nearest(u, spots))
    }
    case SUPPORT: {
      const helped = fit(
        s,
        sheet.goals.flatMap(g => f.ofSide[f.side[g]!]!.filter(u => u < f.troops && isBelow(f, u, g))),
      ).map(u => [s.x[u]!, s.y[u]!] as const)
      return helped.length === 0 ? undefined : without(SUPPORTS, zone, u => nearest(u, helped))
    }
    default: {
      const loose = free.find(
        u =>
          (isTroops(f, u) || isArtillery(f, u)) &&
          s.form[u] !== COLUMN &&
          s.form[u] !== MARCH &&
          !has(s, u, MOVED | STAYS) &&
          tryMarch(`${u} C${COLUMN}`) !== undefined,
      )
      if (loose !== undefined)
        return { refusal: RESERVES, sheet, unit: loose, far: far(s, loose, goal(sheet, 0)), limit: zone }
      return without(RESERVES, zone, () => goal(sheet, 0))
    }
  }
}

/** B1.4.1.3 Of one division at least half has come an inch nearer, stands at the objective or touches the enemy. */
function attackLapse(
  f: Field,
  s: State,
  sheet: Sheet,
  units: readonly number[],
  free: readonly number[],
  tryMarch: TryMarch,
): Lapse | undefined {
  const to = nextOf(sheet)
  const { stood } = bookOf(s)!
  const attacks = (u: number): boolean =>
    !free.includes(u) ||
    far(s, u, to) <= HELD ||
    (stood.length > 0 && far(s, u, to) <= farFrom(stood[2 * u]!, stood[2 * u + 1]!, to) - NEARER)
  const divisions = Map.groupBy(units, u => f.under[u]!)
  for (const own of divisions.values()) if (2 * own.filter(attacks).length >= own.length) return undefined
  const unit = free.find(u => !attacks(u) && couldComeNearer(s, u, to, tryMarch))
  if (unit === undefined) return undefined
  const now = far(s, unit, to)
  return { refusal: ATTACKS, sheet, unit, far: now, limit: Math.max(HELD, now - NEARER) }
}

// ---- orders that change by themselves -------------------------------------------------------------------------------

/** The side that alone has unrouted foot or horse within three inches, −1 neither. */
function heldBy(f: Field, s: State, to: readonly [number, number]): number {
  const there = [false, false]
  for (let u = 0; u < f.troops; u++)
    if (s.on[u] === ON_TABLE && isTroops(f, u) && !has(s, u, ROUT) && far(s, u, to) <= HELD) there[f.side[u]!] = true
  return there[0] === there[1] ? -1 : there[0] ? 0 : 1
}
/** B1.4.2 The enemy holds the destination, and somebody of the formation sees it. */
function isBarred(f: Field, s: State, sheet: Sheet, units: readonly number[]): boolean {
  const [x, y] = goal(sheet, 0)
  if (heldBy(f, s, [x, y]) !== enemyOf(f.side[sheet.to]!)) return false
  const { terrain, tops } = f.ground
  const level = heightAt(f.ground, x, y)
  return units.some(u => {
    const [ux, uy] = [s.x[u]!, s.y[u]!]
    return hiddenBy(terrain, tops, ux, uy, heightAt(f.ground, ux, uy), x, y, level) < 0
  })
}

function turnInto(t: T, sheet: Sheet, kind: number): void {
  sheet.kind = kind
  sheet.taken = 0
  tellSide(t, fieldFor(t.s).side[sheet.to]!, { e: 'orderTurned', unit: sheet.to, kind })
}
/** At the end of every phase: objectives taken (B1.4.1.1) and lost (B1.4.3.1), destinations reached or barred (B1.4.2). */
export function turnOrders(t: T): void {
  const { s } = t
  const book = bookOf(s)
  if (book === undefined) return
  const f = fieldFor(s)
  book.stood.length = 0
  for (const sheet of book.sheets) {
    if (!isActive(s, sheet)) continue
    const side = f.side[sheet.to]!
    const units = fit(
      s,
      f.ofSide[side]!.filter(u => u < f.troops && isBelow(f, u, sheet.to)),
    )
    while (sheet.way.length > 0 && units.some(u => far(s, u, nextOf(sheet)) <= zoneOf(s))) sheet.way.splice(0, 2)
    if (sheet.kind === ATTACK) {
      const count = sheet.goals.length / 3
      while (sheet.taken < count && heldBy(f, s, goal(sheet, sheet.taken)) === side) sheet.taken++
      if (sheet.taken === count) turnInto(t, sheet, DEFEND)
    } else if (sheet.kind === MANOEUVRE) {
      if (isBarred(f, s, sheet, units)) {
        sheet.goals = [-1, ...middle(s, units)]
        turnInto(t, sheet, DEFEND)
      } else if (units.length > 0 && units.every(u => far(s, u, goal(sheet, 0)) <= zoneOf(s)))
        turnInto(t, sheet, DEFEND)
    } else if (sheet.kind === DEFEND && sheet.reserve === 0) {
      if (goalsOf(sheet).some(each => heldBy(f, s, each) === enemyOf(side))) turnInto(t, sheet, ATTACK)
    }
  }
}
const middle = (s: State, units: readonly number[]): [number, number] => [
  Math.round(units.reduce((sum, u) => sum + s.x[u]!, 0) / units.length),
  Math.round(units.reduce((sum, u) => sum + s.y[u]!, 0) / units.length),
]

/** B1.4.5.1#1 A reserve that is drawn into a combat defends its zone. */
export function noteCombats(t: T): void {
  const { s } = t
  const book = bookOf(s)
  if (book === undefined) return
  const f = fieldFor(s)
  for (const u of s.combats.flatMap(({ own }) => own.flat())) {
    const general = orderedBy(f, u)
    if (general < 0) continue
    book.fought[general - f.troops] = s.turn
    for (const sheet of activeFor(s, general)) if (sheet.kind === RESERVE) standTo(t, sheet)
  }
}
/** B1.4.5.1#2 Whose men are fired at may let his reserve defend itself. */
export function noteShot(s: State, target: number): void {
  const book = bookOf(s)
  if (book === undefined || target < 0) return
  const f = fieldFor(s)
  const general = orderedBy(f, target)
  if (general >= 0) book.shot[general - f.troops] = s.turn
}
export function standTo(t: T, sheet: Sheet): void {
  sheet.reserve = 1
  turnInto(t, sheet, DEFEND)
}
/** B1.4.5.1 The turn after one in which nobody fought or fired at it, it is a reserve again. */
export function standDown(t: T, side: number): void {
  const { s } = t
  const f = fieldFor(s)
  const { sheets, fought, shot } = bookOf(s)!
  for (const sheet of sheets) {
    const g = sheet.to - f.troops
    if (f.side[sheet.to] !== side || sheet.reserve === 0 || s.turn - Math.max(fought[g]!, shot[g]!) < 2) continue
    sheet.reserve = 0
    turnInto(t, sheet, RESERVE)
  }
}
/** Where everybody stands as movement begins. */
export function noteStood(s: State): void {
  const book = bookOf(s)
  if (book !== undefined) book.stood = s.x.flatMap((x, u) => [x, s.y[u]!])
}
