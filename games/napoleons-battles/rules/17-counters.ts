/** 17.2.2 Who is seen and who is a counter, looked at anew after everything that happens. */
import { quad, TOUCH } from '@bivouac/ground/measured'
import type { Dice } from '@bivouac/kernel'
import { type Field, isGeneral } from '../field.ts'
import type { State } from '../state.ts'
import { ATTACKER, BOUNCING, CHARGED, DUMMY, enemyOf, FIRED, FLEEING, INCH, ON_TABLE, WITHDRAWING } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { isSeen, sees } from './17-observation.ts'
import { isSkirmishing } from './a-bases.ts'

/** 17.1.3 Who fires, fights or runs from a fight has given himself away, as long as it lasts. */
const GIVEN_AWAY = FIRED | CHARGED | ATTACKER | FLEEING | BOUNCING | WITHDRAWING

const CLOSE = 2 * INCH
function isExposed(f: Field, s: State, u: number, table: Int32Array): boolean {
  if ((s.mark[u]! & GIVEN_AWAY) !== 0 || s.combats.some(({ own }) => own.some(side => side.includes(u)))) return true
  // A1.1.7 Its skirmishers stand before everybody’s eyes, and they and their unit are one.
  if (isSkirmishing(s, u)) return true
  // From two inches one sees whatever hides in a wood (17.1.2.2); nobody gets nearer than that unseen.
  return f.ofSide[enemyOf(f.side[u]!)]!.some(
    e => s.on[e] === ON_TABLE && within(table, u, table, e, isGeneral(f, e) || isGeneral(f, u) ? TOUCH : CLOSE),
  )
}

/** What a look has changed: units come into sight and gone out of it, dummies turned over; by side they belong to. */
export interface Sighting {
  readonly seen: readonly number[][]
  readonly lost: readonly number[][]
  readonly dummies: readonly number[]
}

/** Looks with both sides; the numbers of counters are dealt anew where one is added, taken away (or the number left would tell which of two it was) or two meet. */
export function look(f: Field, s: State, dice: Dice | undefined): Sighting {
  const { label } = s.extra.counters!
  const table = lay(f, s)
  const found: Sighting = { seen: [[], []], lost: [[], []], dummies: [0, 1].map(side => uncover(f, s, side, table)) }
  for (const side of [0, 1]) {
    let isFewer = found.dummies[side]! > 0
    for (const u of f.ofSide[side]!) {
      if (s.host[u]! >= 0) continue
      const hides = s.on[u] === ON_TABLE && !isExposed(f, s, u, table) && !isSeen(f, s, u, table)
      if (hides && label[u] === 0) {
        found.lost[side]!.push(u)
        label[u] = NEW
      } else if (!hides && label[u]! > 0) {
        if (s.on[u] === ON_TABLE) found.seen[side]!.push(u)
        label[u] = 0
        isFewer = true
      }
    }
    for (const u of f.ofSide[side]!) {
      const host = s.host[u]!
      if (host < 0) continue
      if (label[host] === 0 && label[u]! > 0) found.seen[side]!.push(u)
      label[u] = label[host]!
    }
    const spots = spotsOf(f, s, side)
    if (isFewer || isDue(spots)) number(f, s, side, spots, dice)
  }
  return found
}
/** A counter that has no number yet. */
export const NEW = 1_000_000

/** 17.2.2.3 A dummy that is seen is shown up and gone. */
function uncover(f: Field, s: State, side: number, table: Int32Array): number {
  const counters = s.extra.counters!
  const { dummies } = counters
  const left: number[] = []
  for (let i = 0; i < dummies.length; i += DUMMY) {
    const each = dummies.slice(i, i + DUMMY)
    if (each[0] !== side || !isSpotSeen(f, s, each, table)) left.push(...each)
  }
  const turned = (dummies.length - left.length) / DUMMY
  counters.dummies = left
  return turned
}

/** A counter is half an inch wide: seen like a unit that stands there. */
function isSpotSeen(f: Field, s: State, [side, , x, y, facing]: readonly number[], table: Int32Array): boolean {
  const at = f.count
  quad(x!, y!, facing!, INCH / 2, INCH / 2, table, at)
  return f.ofSide[enemyOf(side!)]!.some(
    e => s.on[e] === ON_TABLE && (within(table, e, table, at, CLOSE) || sees(f, s, e, at, table)),
  )
}

/** Whether one unit, as it stands on `s`, sees a dummy of the other side. */
export function dummySeenBy(f: Field, real: State, s: State, unit: number, table: Int32Array): boolean {
  const { dummies } = real.extra.counters!
  for (let i = 0; i < dummies.length; i += DUMMY) {
    if (dummies[i] === f.side[unit]) continue
    quad(dummies[i + 2]!, dummies[i + 3]!, dummies[i + 4]!, INCH / 2, INCH / 2, table, f.count)
    if (sees(f, s, unit, f.count, table)) return true
  }
  return false
}

/** Where the counters of a side lie: those of units, then dummies. `unit` −1 is a dummy, `at` its place in the list. */
export interface Spot {
  readonly unit: number
  readonly at: number
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly number: number
}
export function spotsOf(f: Field, s: State, side: number): Spot[] {
  const { label, dummies } = s.extra.counters!
  const spots: Spot[] = []
  for (const unit of f.ofSide[side]!)
    if (label[unit]! > 0 && s.host[unit]! < 0)
      spots.push({ unit, at: -1, x: s.x[unit]!, y: s.y[unit]!, facing: s.facing[unit]!, number: label[unit]! })
  for (let at = 0; at < dummies.length; at += DUMMY)
    if (dummies[at] === side) {
      const [number, x, y, facing] = dummies.slice(at + 1, at + 5) as [number, number, number, number]
      spots.push({ unit: -1, at, x, y, facing, number })
    }
  return spots
}

/** Counters with no number of their own yet, or two that have met and whose numbers no longer follow their places. */
const isDue = (spots: readonly Spot[]): boolean =>
  spots.some(({ number }) => number === NEW) ||
  new Set(spots.map(({ number }) => number)).size < spots.length ||
  spots.some(a =>
    spots.some(
      b => Math.abs(a.x - b.x) <= INCH && Math.abs(a.y - b.y) <= INCH && byPlace(a, b) < 0 && a.number > b.number,
    ),
  )
const byPlace = (a: Spot, b: Spot): number => a.y - b.y || a.x - b.x || a.facing - b.facing

/** By place, which everybody sees. Of several on one spot nobody can say which got which number: a blind pick does. */
function number(f: Field, s: State, side: number, spots: Spot[], dice: Dice | undefined): void {
  const counters = s.extra.counters!
  spots.sort(byPlace)
  for (let i = spots.length - 1; i > 0; i--) {
    const first = spots.findIndex(each => byPlace(each, spots[i]!) === 0)
    if (first === i || dice === undefined) continue
    const other = first + dice.pick(i - first + 1, '17.2.2.3')
    ;[spots[i], spots[other]] = [spots[other]!, spots[i]!]
  }
  for (const [i, { unit, at }] of spots.entries())
    if (unit >= 0) counters.label[unit] = i + 1
    else counters.dummies[at + 1] = i + 1
  for (const u of f.ofSide[side]!) if (s.host[u]! >= 0) counters.label[u] = counters.label[s.host[u]!]!
}
