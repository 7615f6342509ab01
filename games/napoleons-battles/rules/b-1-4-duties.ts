/** B1, B1.4 What a side has to write: sheets of generals who have none, and what higher generals owe to their own orders. */

import { lengthOf } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import {
  ATTACK,
  DEFEND,
  hasSheet,
  isBelow,
  isHigher,
  MANOEUVRE,
  type Named,
  ORDER_KINDS,
  placesOf,
  type Sheet,
  type Written,
  writeOrder,
} from '../orders.ts'
import { no } from '../rulebook.ts'
import { fieldFor, type State } from '../state.ts'
import { INCH, ON_TABLE } from '../words.ts'
import { lay } from './01-formations.ts'
import { arrivalOf } from './04-entry.ts'
import { bookOf, isActive } from './b-1-4-conduct.ts'

type MayWrite = (f: Field, s: State, side: number, from: number, to: number, table: Int32Array) => Verdict

/** B1 Generals whose sheet is empty and who are in play, or come into it in the next turn. */
export function dueOf(s: State, side: number): number[] {
  const f = fieldFor(s)
  const { sheets } = bookOf(s)!
  return f.ofSide[side]!.filter(g => {
    if (!hasSheet(f, g) || sheets.some(each => each.to === g)) return false
    const arrival = arrivalOf(s, g)
    return s.on[g] === ON_TABLE || (arrival !== undefined && s.on[g]! !== ON_TABLE && arrival.turn <= s.turn + 1)
  })
}

const PASS_ON_ATTACK = no(
  'B1.4.1.3',
  {
    it: 'Un generale superiore con l’ordine di attacco lo dà ad almeno un sottoposto nel turno seguente.',
    en: 'A higher general ordered to attack orders an attack to at least one subordinate in the next turn.',
  },
  { it: 'Scrivi l’ordine.', en: 'Write the order.' },
)
const PASS_ON_MANOEUVRE = no(
  'B1.4.2.2#1',
  {
    it: 'Un generale superiore con l’ordine di manovra lo dà a tutti i sottoposti.',
    en: 'A higher general ordered to manoeuvre orders it to all subordinates.',
  },
  { it: 'Scrivi gli ordini.', en: 'Write the orders.' },
)
const PASS_ON_DEFENCE = no(
  'B1.4.2.2#2',
  {
    it: 'Un generale superiore con l’ordine di difesa lo dà ad almeno metà dei reparti.',
    en: 'A higher general ordered to defend orders it to at least half of his formations.',
  },
  { it: 'Scrivi gli ordini.', en: 'Write the orders.' },
)
const REFUSAL = { [ATTACK]: PASS_ON_ATTACK, [MANOEUVRE]: PASS_ON_MANOEUVRE, [DEFEND]: PASS_ON_DEFENCE }
/** Kinds that show that an order has been passed on: it may have turned into another meanwhile. */
const PASSED: Readonly<Record<number, readonly number[]>> = {
  [ATTACK]: [ATTACK, DEFEND],
  [MANOEUVRE]: [MANOEUVRE, DEFEND],
  [DEFEND]: [DEFEND, ATTACK],
}

/** Subordinates who still have to be written to for this sheet, and can be: the first of them are enough. */
function owed(s: State, side: number, sheet: Sheet, all: readonly Written[], mayWrite: MayWrite): number[] {
  const f = fieldFor(s)
  const { to, kind } = sheet
  const kinds = PASSED[kind]
  if (f.side[to] !== side || kinds === undefined || !isActive(s, sheet) || !isHigher(f, to)) return []
  if (kind === ATTACK && sheet.active >= s.turn) return []
  const below = f.ofSide[side]!.filter(
    g => g >= f.troops && hasSheet(f, g) && isBelow(f, g, to) && s.on[g] === ON_TABLE,
  )
  const hasIt = (g: number): boolean =>
    all.some(each => each.to === g && each.kind === kind) ||
    bookOf(s)!.sheets.some(each => each.to === g && kinds.includes(each.kind) && each.written >= sheet.active)
  const wanted =
    kind === ATTACK ? Math.min(1, below.length) : kind === DEFEND ? Math.ceil(below.length / 2) : below.length
  const missing = wanted - below.filter(hasIt).length
  if (missing <= 0) return []
  const table = lay(f, s)
  return below.filter(g => !hasIt(g) && mayWrite(f, s, side, to, g, table) === undefined).slice(0, missing)
}
export function dutyUnmet(s: State, side: number, all: readonly Written[], mayWrite: MayWrite): Verdict {
  for (const sheet of bookOf(s)!.sheets)
    if (owed(s, side, sheet, all, mayWrite).length > 0) return REFUSAL[sheet.kind as keyof typeof REFUSAL]
  return undefined
}

/** What the scenario proposes for a general; else the nearest objective the enemy has is attacked, his own defended, or the ground he is on. */
function proposedFor(f: Field, s: State, g: number): { kind: number; named: Named[] } {
  const given = f.generals[g - f.troops]!.order
  const places = placesOf(f)
  if (given !== undefined) {
    const named: Named[] = [
      ...(given.places ?? []).map(name => ({ place: places.findIndex(each => each.name === name) })),
      ...(given.at ?? []).map(([x, y]) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })),
      ...(given.supports ?? []).map(id => ({ general: f.id.indexOf(id) })),
    ]
    return { kind: ORDER_KINDS.indexOf(given.kind), named }
  }
  const away = (place: number): number => lengthOf(places[place]!.x - s.x[g]!, places[place]!.y - s.y[g]!)
  const all = f.objectives.map((_, place) => place).sort((a, b) => away(a) - away(b) || a - b)
  const side = f.side[g]!
  const theirs = all.find(place => s.holder[place] !== side)
  if (theirs !== undefined) return { kind: ATTACK, named: [{ place: theirs }] }
  return { kind: DEFEND, named: [all[0] === undefined ? { x: s.x[g]!, y: s.y[g]! } : { place: all[0] }] }
}

/** Everything that has to be written now, in one text; empty when nothing has. */
export function proposal(s: State, side: number, mayWrite: MayWrite): string {
  const f = fieldFor(s)
  const all: Written[] = dueOf(s, side).map(to => ({
    from: -1,
    to,
    beside: false,
    way: [],
    ...proposedFor(f, s, to),
  }))
  for (const sheet of bookOf(s)!.sheets)
    for (const to of owed(s, side, sheet, all, mayWrite)) {
      const named: Named[] = Array.from({ length: sheet.goals.length / 3 }, (_, i) => ({
        x: sheet.goals[3 * i + 1]!,
        y: sheet.goals[3 * i + 2]!,
      }))
      all.push({ from: sheet.to, to, beside: false, kind: sheet.kind, named, way: [] })
    }
  return all.map(writeOrder).join('; ')
}
/** The sheets of a scenario that begins in the middle of a turn: as proposed, and in force. */
export function sheetsGiven(f: Field, s: State): void {
  const book = bookOf(s)
  if (book === undefined || (f.data.phase === undefined && f.data.side === undefined)) return
  const places = placesOf(f)
  for (let to = f.troops; to < f.count; to++) {
    if (f.generals[to - f.troops]!.order === undefined || !hasSheet(f, to)) continue
    const { kind, named } = proposedFor(f, s, to)
    const goals = named.flatMap(each =>
      'general' in each
        ? [each.general]
        : 'place' in each
          ? [each.place, places[each.place]!.x, places[each.place]!.y]
          : [-1, each.x, each.y],
    )
    const stage = { taken: 0, beside: 0, reserve: 0, written: s.turn, delivered: s.turn, active: s.turn }
    book.sheets.push({ to, from: -1, kind, goals, way: [], ...stage })
  }
}
