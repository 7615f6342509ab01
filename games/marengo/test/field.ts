/** Positions set up by hand, and a hand to play them with. */
import assert from 'node:assert/strict'
import { type Decision, type Json, type Refusal, searchDice } from '@bivouac/kernel'
import { bench } from '@bivouac/kernel/testing'
import { LOCALE_OF, MAP } from '../data/board.ts'
import { PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import type { MarengoEvent } from '../events.ts'
import { marengo } from '../module.ts'
import { type Ruling, rulingBit } from '../options.ts'
import { put } from '../rules/4-pieces.ts'
import { INACTIVE, type MarengoPosition, newState, type State } from '../state.ts'
import { APPROACHES, BOXES, COUNT, FIRST, GONE } from '../words.ts'

export const I1 = 1
export const I2 = 2
export const I3 = 3
export const C1 = 5
export const C2 = 6
export const A1 = 9

/** 'W4' is a locale. */
export function locale(id: string): number {
  const number = MAP.numbers[id]
  if (number === undefined) throw new Error(`no locale ${id}`)
  return number
}
/** 'W4>MA' is the approach in W4 that faces MA; 'S4>S5b' names the second of two. */
export function approach(text: string): number {
  const [from, to] = text.split('>') as [string, string]
  const letter = MAP.numbers[to] === undefined ? to.slice(-1) : ''
  const next = letter === '' ? to : to.slice(0, -1)
  const ids = letter === '' ? [] : [`${from}-${next}${letter}`, `${next}-${from}${letter}`]
  const index = PAIRS.findIndex(({ id, a, b }) =>
    letter === '' ? (a === from && b === next) || (b === from && a === next) : ids.includes(id),
  )
  const pair = PAIRS[index]
  if (pair === undefined) throw new Error(`no approach ${text}`)
  return 2 * index + (pair.a === from ? 0 : 1)
}
export const place = (text: string): number => (text.includes('>') ? APPROACHES + approach(text) : locale(text))
/** 'W4>MA' is the first road over that approach, 'C6>C7#2' the second. */
export function lane(text: string): number {
  const [way, n = '1'] = text.split('#') as [string, string?]
  const over = approach(way)
  const crossing = CROSSINGS.findIndex(each => each.id === `${PAIRS[over >> 1]!.id}#${n}`)
  if (crossing === -1) throw new Error(`no road ${text}`)
  return 2 * crossing + (over & 1)
}

/** What stands where: `{ 'W4': [I2, C2], 'W4>MA': [A1] }`. Blocks are numbered in this order. */
export type Forces = Readonly<Record<string, readonly number[]>>
/** One thing, a set or a path, or several of them by name. */
export type Given = number | readonly number[] | Readonly<Record<string, readonly number[]>>
export interface Field {
  readonly pos: MarengoPosition
  readonly s: State
  readonly told: MarengoEvent[]
  /** How often something hidden came to light. */
  revealed(): number
  decision(): Decision
  /** Does what is asked, and says so if it is not legal. */
  act(type: string, arg?: Given): void
  /** Why not? Of a choice of several parts also about its beginning: `{ group: [0, 1] }`. */
  refusal(type: string, arg?: Given): Refusal
  may(type: string, arg?: Given): boolean
  /** The faces that stand in a place, in ascending order. */
  faces(side: number, where: string): number[]
  last<E extends MarengoEvent['e']>(e: E): Extract<MarengoEvent, { e: E }>
  /** Ends the turn by declining whatever is offered. */
  endTurn(): void
}

export interface Conditions {
  readonly side?: number
  readonly round?: number
  readonly rulings?: readonly Ruling[]
  readonly state?: Partial<State>
  /** The step of the turn to begin with. */
  readonly from?: 'begin' | 'activate' | 'bombardment' | 'assaults' | 'movement'
  readonly inactive?: readonly string[]
  readonly keepBoxes?: boolean
}

export function field(austrians: Forces, french: Forces, conditions: Conditions = {}): Field {
  const { side = 0, round = 5, rulings = [], from = 'assaults', inactive = [] } = conditions
  const s = newState(
    rulings.reduce((bits, ruling) => bits | rulingBit(ruling), 0),
    false,
  )
  for (let block = 0; block < s.place.length; block++) {
    if (conditions.keepBoxes && s.place[block]! >= BOXES) s.face[block] = I2
    else put(s, block, GONE)
    s.flag[block] = 0
  }
  for (const [who, forces] of [austrians, french].entries()) {
    let block = FIRST[who]!
    for (const [where, faces] of Object.entries(forces))
      for (const face of faces) {
        if (block >= FIRST[who]! + COUNT[who]!) throw new Error('too many blocks')
        put(s, block, place(where))
        s.face[block] = face
        if (inactive.includes(where)) s.flag[block] = INACTIVE
        block++
      }
  }
  Object.assign(s, { round, side, command: 3, alarm: 0 }, conditions.state)
  const round0 = side === 0 ? [{ proc: 'round', step: 'french' }] : []
  const stack = [{ proc: 'game', step: 'clock' }, ...round0, { proc: 'turn', step: from, side }]
  return fieldFrom({ s, stack } as unknown as MarengoPosition)
}

export function fieldFrom(pos: MarengoPosition): Field {
  const { s } = pos
  // Blocks are dealt at random; no die is rolled in this game.
  const table = bench(marengo, pos, { pick: searchDice('field').pick, excuse: () => true })
  const { decision } = table
  const here: Field = {
    pos,
    s,
    told: table.told,
    revealed: table.revealed,
    decision,
    act(type, arg) {
      const { proc, step, actions, gathers = [] } = decision()
      const isOffered =
        actions.some(each => each.type === type && each.arg === arg) || gathers.some(each => each.type === type)
      if (table.may(type, arg as Json))
        assert.ok(isOffered, `${proc}.${step}: ${type} ${JSON.stringify(arg ?? '')} is permitted, but not offered`)
      table.act(type, arg as Json)
    },
    refusal(type, arg) {
      decision()
      return table.refusal(type, arg as Json)
    },
    may(type, arg) {
      decision()
      return table.may(type, arg as Json)
    },
    faces: (side, where) =>
      s.place
        .flatMap((at, block) => ((block < 20 ? 0 : 1) === side && at === place(where) ? [s.face[block]!] : []))
        .sort((a, b) => a - b),
    last: table.last,
    endTurn() {
      const { side } = s
      while (pos.stack.length > 0 && s.side === side) {
        const { actions } = decision()
        const plain = actions.find(each => ['done', 'stop', 'callOff'].includes(each.type)) ?? actions[0]!
        here.act(plain.type, plain.arg as number | undefined)
      }
    },
  }
  return here
}

/** A group that goes over an approach, to an approach, or back to its reserve. */
export const into = (group: readonly number[], over: number): Given => ({ group, to: [APPROACHES + (over ^ 1)] })
export const onto = (group: readonly number[], over: number): Given => ({ group, to: [APPROACHES + over] })
export const back = (f: Field, group: readonly number[]): Given => ({
  group,
  to: [LOCALE_OF[f.s.place[group[0]!]!]!],
})
/** By road. */
export const march = (f: Field, block: number, ...lanes: string[]): void =>
  f.act('march', { block: [block], way: lanes.map(lane) })

/** An assault from an approach: who leads it and who joins. */
export const assault = (f: Field, from: string, leads: number[], joins: number[] = []): void =>
  f.act('assault', { from: [approach(from)], leads, joins })
/** Those who guard against it. */
export const defend = (f: Field, ...guards: number[]): void =>
  guards.length === 0 ? f.act('done') : f.act('guard', guards)
/** The first of those who are driven out goes there. */
export function flight(f: Field, to: number): Given {
  const frame = f.pos.stack.findLast(each => each.proc === 'retreat')
  assert.ok(frame?.proc === 'retreat', 'nobody retreats')
  const first = f.s.place.findIndex(
    (at, block) => at >= 0 && LOCALE_OF[at] === frame.locale && (block < 20 ? 0 : 1) === frame.side,
  )
  return { group: [first], to: [to] }
}
