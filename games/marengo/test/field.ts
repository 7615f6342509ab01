/** Positions set up by hand, and a hand to play them with. */
import assert from 'node:assert/strict'
import { type Action, type Decision, type Refusal, searchDice, tableFor } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import type { MarengoEvent } from '../events.ts'
import { marengo } from '../module.ts'
import { type Ruling, rulingBit } from '../options.ts'
import { put } from '../rules/pieces.ts'
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
export interface Field {
  readonly pos: MarengoPosition
  readonly s: State
  readonly told: MarengoEvent[]
  /** How often something hidden came to light. */
  revealed(): number
  decision(): Decision
  /** Does what is asked, and says so if it is not legal. */
  act(type: string, arg?: number): void
  refusal(type: string, arg?: number): Refusal
  may(type: string, arg?: number): boolean
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
  const told: MarengoEvent[] = []
  let revealed = 0
  const ear = {
    tell: (event: MarengoEvent) => void told.push(event),
    whisper: (_: readonly number[], event: MarengoEvent) => void told.push(event),
    reveal: () => void revealed++,
  }
  const t = tableFor(pos, searchDice('field'), ear)
  const { machine } = marengo
  const action = (type: string, arg?: number): Action => (arg === undefined ? { type } : { type, arg })
  const decision = (): Decision => {
    const found = machine.advance(pos, t)
    if (found === undefined) throw new Error('the game is over')
    return found
  }
  const whyNot = (type: string, arg?: number): Refusal | undefined => {
    decision()
    return machine.whyNot(pos, t, action(type, arg))
  }
  const here: Field = {
    pos,
    s,
    told,
    revealed: () => revealed,
    decision,
    act(type, arg) {
      const refused = whyNot(type, arg)
      const { proc, step, actions } = decision()
      const what = `${proc}.${step}: ${type} ${arg ?? ''}`
      assert.equal(refused, undefined, `${what}: ${refused?.text.en}`)
      assert.ok(
        actions.some(each => each.type === type && each.arg === arg),
        `${what} is permitted, but not offered`,
      )
      machine.take(pos, t, action(type, arg))
      if (pos.stack.length > 0) machine.advance(pos, t)
    },
    refusal(type, arg) {
      const refused = whyNot(type, arg)
      assert.ok(refused, `${type} ${arg ?? ''} is permitted`)
      return refused
    },
    may: (type, arg) => whyNot(type, arg) === undefined,
    faces: (side, where) =>
      s.place
        .flatMap((at, block) => ((block < 20 ? 0 : 1) === side && at === place(where) ? [s.face[block]!] : []))
        .sort((a, b) => a - b),
    last(e) {
      const found = told.findLast(event => event.e === e)
      assert.ok(found, `${e} was not told`)
      return found as never
    },
    endTurn() {
      const { side } = s
      while (pos.stack.length > 0 && s.side === side) {
        const { actions } = decision()
        const plain = actions.find(each => ['done', 'stop', 'callOff'].includes(each.type))
        here.act(
          ...(((plain ?? actions[0]!).arg === undefined
            ? [(plain ?? actions[0]!).type]
            : [actions[0]!.type, actions[0]!.arg as number]) as [string, number?]),
        )
      }
    },
  }
  return here
}

/** An assault from an approach: who leads it and who joins. */
export const assault = (f: Field, from: string, leads: number[], joins: number[] = []): void => {
  f.act('assault', approach(from))
  for (const block of leads) f.act('lead', block)
  for (const block of joins) f.act('join', block)
  f.act('done')
}
/** Those who guard against it. */
export const defend = (f: Field, ...guards: number[]): void => {
  for (const block of guards) f.act('guard', block)
  f.act('done')
}
