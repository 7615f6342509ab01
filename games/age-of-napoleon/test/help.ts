/** For tests: a table at any position written as data, with declared dice. */
import assert from 'node:assert/strict'
import type { Decision, Refusal } from '@bivouac/kernel'
import { bench, witness } from '@bivouac/kernel/testing'
import { REGIONS } from '../data/map.ts'
import type { NapoleonEvent } from '../events.ts'
import { ageOfNapoleon } from '../module.ts'
import type { Written } from '../position.ts'
import { cardNamed, corpsNamed, countryNamed, regionNamed } from '../rules/facts.ts'
import type { NapoleonPosition, State } from '../state.ts'
import { pair } from '../words.ts'
import { follow, nothingIsLeftOff } from './story.ts'

const known =
  (what: string, find: (id: string) => number) =>
  (id: string): number => {
    const number = find(id)
    assert.ok(number >= 0, `there is no ${what} ${id}`)
    return number
  }
export const region = known('region', regionNamed)
export const country = known('country', countryNamed)
export const corps = known('corps', corpsNamed)
export const card = known('card', cardNamed)
/** Corps as a set is written: ascending. */
export const army = (...names: readonly string[]): number[] =>
  names.map(name => corps(name.replace('*', ''))).sort((a, b) => a - b)
export const way = (...names: readonly string[]): number[] => names.map(region)
export const on = (title: string, name: string): number =>
  pair(card(title), countryNamed(name) >= 0 ? country(name) : region(name))
export const at = (title: string, name: string): number => pair(card(title), region(name))
export const place = (name: string, where: string): number => pair(corps(name), region(where))

export interface Game {
  readonly pos: NapoleonPosition
  readonly s: State
  readonly told: NapoleonEvent[]
  readonly whispers: {
    readonly seats: readonly number[]
    readonly event: NapoleonEvent
    readonly others?: NapoleonEvent
  }[]
  decision(): Decision
  /** `proc.step seat`, or the way the game was won. */
  where(): string
  act(type: string, arg?: number | readonly number[]): Game
  /** Acts as long as the question is this one. */
  pass(...types: readonly string[]): Game
  may(type: string, arg?: number | readonly number[]): boolean
  refusal(type: string, arg?: number | readonly number[]): Refusal
  /** The section cited against it. */
  refused(type: string, arg?: number | readonly number[]): string | undefined
  roll(...dice: number[]): Game
  done(): void
  last<E extends NapoleonEvent['e']>(e: E): Extract<NapoleonEvent, { e: E }>
  all<E extends NapoleonEvent['e']>(e: E): Extract<NapoleonEvent, { e: E }>[]
  placeOf(name: string): string | number
  tired(name: string): boolean
}
export interface Wanted extends Written {
  readonly scenario?: string
  readonly options?: Readonly<Record<string, string>>
  readonly dice?: readonly number[]
  /** What a set-up cannot say. */
  readonly state?: Partial<State>
}

const REGION_IDS = REGIONS.map(({ id }) => id)
const PLACES: Readonly<Record<number, string>> = { [-1]: 'reserve', [-2]: 'prisoner', [-3]: 'removed' }

/** Nobody on the map and no cards in hand, unless said otherwise; France is first. */
export function table({ scenario = '1805', options = {}, dice = [], state = {}, ...position }: Wanted): Game {
  const raw = {
    scenario,
    options,
    position: { first: 'france', corps: {}, hands: [[], []], phase: 'campaign', ...position },
  }
  const setup = ageOfNapoleon.readSetup(raw)
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = ageOfNapoleon.begin(setup)
  Object.assign(pos.s, structuredClone(state))
  return tableOf(pos, dice)
}

const watching = witness(ageOfNapoleon)
const tables: (readonly NapoleonEvent[])[] = []
/** What has occurred at the tables of this process, by the names coverage lists it under; and every card played for its event. */
export const occurredHere = (): readonly string[] => [
  ...watching.occurred(),
  ...new Set(tables.flatMap(told => told.flatMap(event => (event.e === 'played' ? [`card ${event.card}`] : [])))),
]

export function tableOf(pos: NapoleonPosition, dice: readonly number[] = []): Game {
  // Cards are drawn from the top of the deck: only dice are declared.
  const { machine } = watching
  const table = bench({ ...ageOfNapoleon, machine }, pos, { dice, pick: () => 0, excuse: () => true })
  const { told, whispers, decision, last, done } = table
  watching.attend(table)
  tables.push(told)
  /** The way the game was won, where it is over. */
  const where = (): string => (table.ask() === undefined ? pos.result!.by : table.where())
  const game: Game = {
    pos,
    s: pos.s,
    told,
    whispers,
    decision,
    where,
    act(type, arg) {
      where()
      const before = told.length
      const check = follow(pos)
      table.act(type, arg)
      check(told.slice(before))
      nothingIsLeftOff(ageOfNapoleon, table)
      return game
    },
    pass(...types) {
      for (const type of types) game.act(type)
      return game
    },
    may: (type, arg) => where() !== '' && table.may(type, arg),
    refusal(type, arg) {
      where()
      return table.refusal(type, arg)
    },
    refused: (type, arg) => game.refusal(type, arg).rule,
    roll(...more) {
      table.roll(...more)
      return game
    },
    done,
    last,
    all: e => [...table.all(e)],
    placeOf(name) {
      const where = pos.s.place[corps(name)]!
      return PLACES[where] ?? REGION_IDS[where]!
    },
    tired: name => pos.s.tired[corps(name)] === 1,
  }
  table.ask()
  return game
}

/** Names the first as dead and the second as taken. */
export function loses(game: Game, dead: string, taken: string): void {
  if (game.where().includes('chooseDead')) game.act('lose', army(dead))
  if (game.where().includes('chooseCaptive')) game.act('yield', army(taken))
}
/** Answers what may be let pass, stays with everybody in the battle, until something else is asked. */
export function calmly(game: Game): Game {
  for (let where = game.where(); /answer|interception\.ask|withdraw|Out/.test(where); where = game.where())
    game.act(/withdraw/.test(where) ? 'stand' : /Out/.test(where) ? 'out' : 'let', /Out/.test(where) ? [] : undefined)
  return game
}
