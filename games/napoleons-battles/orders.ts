/** Appendix B: what stands on an order sheet, and how an order is written in one line. */
import { type Field, isCavalry } from './field.ts'
import { middleOf } from './ground.ts'
import { RANKS } from './words.ts'

/** B1.4 The five kinds, in the order of the book. */
export const ORDER_KINDS = ['attack', 'manoeuvre', 'defend', 'support', 'reserve'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]
export const ATTACK = 0
export const MANOEUVRE = 1
export const DEFEND = 2
export const SUPPORT = 3
export const RESERVE = 4
/** By kind, the letter of an order written in one line. */
const LETTERS = 'AMDSR'

/** B1.5.1.2 One order: who gives it to whom, what it says, and how far it has got. Turns are 0 while that has not happened. */
export interface Sheet {
  to: number
  /** −1: filled in before the general came into play (B1). */
  from: number
  kind: number
  /** Places as place, x, y: the number of a named place or −1, and its middle in points. Of support: generals. */
  goals: number[]
  /** Way points x, y (B1.4.1, B1.4.2.1). */
  way: number[]
  /** B1.4.1 How many of its goals have been taken, in their order. */
  taken: number
  /** B1.7 1: it stands beside the others of its general and does not replace them. */
  beside: number
  /** B1.4.5.1 1: a reserve that defends itself for a while. */
  reserve: number
  written: number
  delivered: number
  active: number
}
/** What appendix B keeps on the table. */
export interface OrderBook {
  sheets: Sheet[]
  /** By unit x, y as the movement step found them; empty outside of it. */
  stood: number[]
  /** By general, the first behind the last unit at 0: the last turn in which his men fought, and in which they were fired at (B1.4.5.1). */
  fought: number[]
  shot: number[]
}
export const newBook = (f: Field): OrderBook => ({
  sheets: [],
  stood: [],
  fought: f.generals.map(() => 0),
  shot: f.generals.map(() => 0),
})
export const cloneBook = ({ sheets, stood, fought, shot }: OrderBook): OrderBook => ({
  sheets: sheets.map(each => ({ ...each, goals: each.goals.slice(), way: each.way.slice() })),
  stood: stood.slice(),
  fought: fought.slice(),
  shot: shot.slice(),
})

export interface Place {
  readonly name: string
  readonly x: number
  readonly y: number
}
/** Places an order can name: the objectives of the scenario, then towns that are none. */
export function placesOf(f: Field): readonly Place[] {
  const objectives = f.objectives.map(each => ({ name: each.name, at: middleOf(f.ground, each) }))
  const towns = f.ground.towns
    .filter(({ name }) => !objectives.some(each => each.name === name))
    .map(({ name }) => ({ name, at: middleOf(f.ground, { name, points: 0, town: name }) }))
  return [...objectives, ...towns].map(({ name, at: [x, y] }) => ({ name, x, y }))
}

const CORPS = RANKS.indexOf('corps')
const DIVISION = RANKS.indexOf('division')
const ARMY = RANKS.indexOf('army')

/** B1, B1.4.4.1 Who has an order sheet: generals of corps and wings, and of divisions that belong to no corps. */
export function hasSheet(f: Field, g: number): boolean {
  const rank = f.rank[g]!
  if (g < f.troops || rank === ARMY) return false
  if (rank !== DIVISION) return true
  for (let up = f.under[g]!, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++)
    if (f.rank[up] === CORPS) return false
  return true
}
/** B1.7.2 A general above the corps. */
export const isHigher = (f: Field, g: number): boolean => f.rank[g]! > CORPS

/** The general whose sheet a unit obeys: the nearest above it who has one, −1 nobody. */
export function orderedBy(f: Field, unit: number): number {
  for (let up = f.under[unit]!, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++)
    if (hasSheet(f, up)) return up
  return -1
}
/** The units that carry out what is on a general’s sheet, ascending. */
export const troopsUnder = (f: Field, general: number): number[] =>
  f.ofSide[f.side[general]!]!.filter(u => u < f.troops && orderedBy(f, u) === general)

/** Whether a formation is of cavalry alone: whatever is below this general, near or far. */
export function isAllCavalry(f: Field, general: number): boolean {
  const own = f.ofSide[f.side[general]!]!.filter(u => u < f.troops && isBelow(f, u, general))
  return own.length > 0 && own.every(u => isCavalry(f, u))
}
export function isBelow(f: Field, who: number, general: number): boolean {
  for (let up = f.under[who]!, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++)
    if (up === general) return true
  return false
}

/** An order as it is written: “12>15A p0 @2400,1200 /1200,600”. No sender: “*”, a sheet filled in before its general comes into play. */
export interface Written {
  readonly from: number
  readonly to: number
  readonly beside: boolean
  readonly kind: number
  /** Named places, spots and generals, as they were named. */
  readonly named: readonly Named[]
  readonly way: readonly number[]
}
export type Named =
  | { readonly place: number }
  | { readonly general: number }
  | { readonly x: number; readonly y: number }

const HEAD = /^(\d{1,3}|\*)>(\d{1,3})(\+?)([AMDSR])$/
const MOST_GOALS = 6
const MOST_ORDERS = 24
const LONGEST = 1200

function readOne(text: string): Written | undefined {
  const [head, ...words] = text.split(' ')
  const found = HEAD.exec(head ?? '')
  if (found === null) return undefined
  const named: Named[] = []
  const way: number[] = []
  for (const word of words) {
    const [, letter, first, second] = /^([pg@/])(\d{1,6})(?:,(\d{1,6}))?$/.exec(word) ?? []
    if (letter === undefined || (letter === 'p' || letter === 'g') !== (second === undefined)) return undefined
    if (letter === 'p') named.push({ place: Number(first) })
    else if (letter === 'g') named.push({ general: Number(first) })
    else if (letter === '@') named.push({ x: Number(first), y: Number(second) })
    else way.push(Number(first), Number(second))
  }
  if (named.length > MOST_GOALS || way.length > 2 * MOST_GOALS) return undefined
  return {
    from: found[1] === '*' ? -1 : Number(found[1]),
    to: Number(found[2]),
    beside: found[3] === '+',
    kind: LETTERS.indexOf(found[4]!),
    named,
    way,
  }
}
/** The orders of a text, one after the other; `undefined` when it is none. */
export function readOrders(text: unknown): readonly Written[] | undefined {
  if (typeof text !== 'string' || text.length === 0 || text.length > LONGEST) return undefined
  const all = text.split('; ').map(readOne)
  return all.length <= MOST_ORDERS && all.every(each => each !== undefined) ? all : undefined
}
const wordOf = (each: Named): string =>
  'place' in each ? `p${each.place}` : 'general' in each ? `g${each.general}` : `@${each.x},${each.y}`
export function writeOrder({ from, to, beside, kind, named, way }: Written): string {
  const stops = Array.from({ length: way.length / 2 }, (_, i) => `/${way[2 * i]},${way[2 * i + 1]}`)
  return [`${from < 0 ? '*' : from}>${to}${beside ? '+' : ''}${LETTERS[kind]}`, ...named.map(wordOf), ...stops].join(
    ' ',
  )
}
