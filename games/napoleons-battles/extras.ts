/** What the optional rules keep on the table (chapters 17 to 20 and the appendices, and 14.1). Everything is empty or −1 where its rule is not in use. */
import type { Field } from './field.ts'
import type { Message } from './messages.ts'
import { is } from './options.ts'
import { cloneBook, newBook, type OrderBook } from './orders.ts'
import { FULL, INCH } from './words.ts'

export interface Extras {
  /** 17.3 The row of the weather table that holds, −1 none is kept. */
  weather: number
  /** 18.1 Units lying down, ascending. */
  prone: number[]
  /** 18.2.1.1 In this fire round: shooter × 256 + target of guns that fire as one. */
  aimed: number[]
  /** 18.3 Units on a forced march in this step. */
  forced: number[]
  /** 18.3.3 By unit: figures lost on the march, which earn nobody points; empty without the rule. */
  strays: number[]
  /** 19.4, 20.1.4.2 Irregulars and generals who have refused in this phase. */
  unwilling: number[]
  /** … and those who have agreed. */
  willing: number[]
  /** 20.4 Who holds the initiative, −1 nobody; turns added by it; the side that plays first in this turn, −1 as ever. */
  initiative: number
  added: number
  first: number
  /** 20.4.1 1: the length of the game has been changed. */
  lengthened: number
  /** 20.4.2.2 The side whose Guard is committed beside the pursuit of this turn: twice its number, one more for after it; missing for nobody. */
  guardLate?: number
  /** 20.4.3 The side that ignores fatigue in this turn, −1 neither. */
  untired: number
  /** 20.5 By side: rolls that may still be made again; empty without the rule. */
  free: number[]
  /** 20.5.2 1: the dice on the table have been rolled again and stand. */
  again: number
  /** 18.4 Announced in this phase, six numbers each: unit, work, what it is about, and the place and front it must keep. Missing without the rule. */
  working?: number[]
  /** 18.4.2 Begun and not yet done, seven numbers each: work, what it is about, place, facing, what it started from, turns done. */
  sites?: number[]
  /** 18.4.2.2.5 Unit, boat, unit, boat … of those afloat; missing without the rule. */
  aboard?: number[]
  /** 14.1.3 While the Guard is committed, by unit: the way it has used up, in 1/36 points; else empty, and missing without the rule. */
  committed?: number[]
  /** Appendix B; missing without the rule. The enemy’s sheets are in nobody else’s view. */
  orders?: OrderBook
  /** A1.1 Skirmishers on the table, by base: the unit they belong to, x, y, facing; the bases of a unit one after the other. Missing without the rule. */
  skirmishers?: number[]
  /** 20.3.2 All messages of the battle, in the order they were written; missing without the rule. */
  messages?: Message[]
  /** 17.2.2 What each side sees of the other; missing without the rule. */
  counters?: Counters
}
/** 17.2.2 Units out of sight are counters to the other side, and some counters are nobody. */
export interface Counters {
  /** By unit: the number of its counter, 0 while the other side sees it; guests have that of their host. */
  label: number[]
  /** Dummies on the table, DUMMY numbers each: side, number of the counter, x, y, facing, the turn of its last move. */
  dummies: number[]
  /** By side: dummies not yet on the table. */
  hand: number[]
}

/** 17.2.2.1 One to four units that can fight. */
const dummiesFor = (f: Field, side: number): number =>
  Math.max(1, Math.floor(f.ofSide[side]!.filter(u => u < f.troops).length / 4))

export function newExtras(f: Field, options: readonly number[]): Extras {
  const s = { options }
  return {
    weather: -1,
    prone: [],
    aimed: [],
    forced: [],
    strays: is(s, 'forcedMarch') ? f.arm.map(() => 0) : [],
    unwilling: [],
    willing: [],
    initiative: is(s, 'initiative') ? (f.data.initiative ?? f.first) : -1,
    added: 0,
    first: -1,
    lengthened: 0,
    untired: -1,
    again: 0,
    free: is(s, 'freeRolls') ? [...(f.data.freeRolls ?? FREE_ROLLS)] : [],
    ...(is(s, 'works') && { working: [], sites: [] }),
    ...(is(s, 'boats') && { aboard: [] }),
    ...(is(s, 'guard') && { committed: [] }),
    ...(is(s, 'orders') && { orders: newBook(f) }),
    ...(is(s, 'skirmishers') && { skirmishers: skirmishersIn(f) }),
    ...(is(s, 'commanders') && { messages: [] }),
    ...(is(s, 'counters') && {
      counters: { label: f.arm.map(() => 0), dummies: [], hand: [0, 1].map(side => dummiesFor(f, side)) },
    }),
  }
}
/** Those the scenario has out already. */
const skirmishersIn = (f: Field): number[] =>
  f.units.flatMap(({ skirmishers = [] }, u) =>
    skirmishers.flatMap(([x, y, facing]) => [
      u,
      Math.round(x * INCH),
      Math.round(y * INCH),
      Math.round(facing * 10) % FULL,
    ]),
  )

/** Reconstruction: two a side where a scenario says nothing. */
const FREE_ROLLS = [2, 2] as const

export const cloneExtras = (e: Extras): Extras => ({
  weather: e.weather,
  prone: e.prone.slice(),
  aimed: e.aimed.slice(),
  forced: e.forced.slice(),
  strays: e.strays.slice(),
  unwilling: e.unwilling.slice(),
  willing: e.willing.slice(),
  initiative: e.initiative,
  added: e.added,
  first: e.first,
  lengthened: e.lengthened,
  untired: e.untired,
  free: e.free.slice(),
  again: e.again,
  ...(e.guardLate !== undefined && { guardLate: e.guardLate }),
  ...(e.working !== undefined && { working: e.working.slice() }),
  ...(e.sites !== undefined && { sites: e.sites.slice() }),
  ...(e.aboard !== undefined && { aboard: e.aboard.slice() }),
  ...(e.committed !== undefined && { committed: e.committed.slice() }),
  ...(e.orders !== undefined && { orders: cloneBook(e.orders) }),
  ...(e.skirmishers !== undefined && { skirmishers: e.skirmishers.slice() }),
  ...(e.messages !== undefined && { messages: e.messages.map(each => ({ ...each })) }),
  ...(e.counters !== undefined && {
    counters: { label: e.counters.label.slice(), dummies: e.counters.dummies.slice(), hand: e.counters.hand.slice() },
  }),
})
