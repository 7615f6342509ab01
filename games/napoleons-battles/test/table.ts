/** A position in a few lines, dice declared, commands sent: the way every chapter test is written. */
import assert from 'node:assert/strict'
import { type Action, type Refusal, scriptedDice, tableFor } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { fieldNamed } from '../field.ts'
import { napoleonsBattles } from '../module.ts'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'
import type { NapoleonPosition, State, T } from '../state.ts'
import { INCH } from '../words.ts'

const { machine } = napoleonsBattles

export interface Stand {
  readonly pos: NapoleonPosition
  readonly s: State
  readonly t: T
  readonly told: NapoleonEvent[]
  /** The number of a unit or general by its id. */
  u(id: string): number
  at(): string
  act(type: string, arg?: Action['arg']): void
  refusal(type: string, arg?: Action['arg']): Refusal
  may(type: string, arg?: Action['arg']): boolean
  roll(...dice: number[]): void
  last<E extends NapoleonEvent['e']>(e: E): Extract<NapoleonEvent, { e: E }>
  heard(e: NapoleonEvent['e']): boolean
  /** Says “no” to everything until this decision comes. */
  until(where: string): void
  done(): void
}

/** Units on an empty table of 48 × 36, year 1805, first side to move, unless it is said otherwise. */
export function stand(
  units: readonly UnitData[],
  more: Partial<ScenarioData> & { options?: Record<string, string> } = {},
  dice: readonly number[] = [],
): Stand {
  const { options, ...rest } = more
  const raw = {
    scenario: { table: [48, 36], year: 1805, turns: 3, phase: 'movement', side: 0, first: 0, units, ...rest },
    options: options ?? {},
  }
  const setup = napoleonsBattles.readSetup(raw)
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = napoleonsBattles.begin(setup)
  const script = scriptedDice(dice)
  const told: NapoleonEvent[] = []
  const t = tableFor(pos, script, { tell: event => void told.push(event), whisper: () => {}, reveal: () => {} })
  machine.advance(pos, t)
  const field = fieldNamed(pos.s.scenario)
  const action = (type: string, arg?: Action['arg']): Action => (arg === undefined ? { type } : { type, arg })
  const here: Stand = {
    pos,
    s: pos.s,
    t,
    told,
    u: id => {
      const found = field.id.indexOf(id)
      assert.ok(found >= 0, `there is no ${id}`)
      return found
    },
    at: () => {
      const top = pos.stack.at(-1)
      return top === undefined ? 'over' : `${top.proc}.${top.step}`
    },
    act(type, arg) {
      const refused = machine.whyNot(pos, t, action(type, arg))
      assert.equal(
        refused,
        undefined,
        `${here.at()} ${type} ${JSON.stringify(arg)}: ${refused?.rule} ${refused?.text.en}`,
      )
      machine.take(pos, t, action(type, arg))
      if (pos.stack.length > 0) machine.advance(pos, t)
      assert.deepEqual(napoleonsBattles.invariants(pos), [])
    },
    refusal(type, arg) {
      const refused = machine.whyNot(pos, t, action(type, arg))
      assert.ok(refused, `${type} ${JSON.stringify(arg)} is permitted`)
      return refused
    },
    may: (type, arg) => machine.whyNot(pos, t, action(type, arg)) === undefined,
    roll: (...more) => script.add(...more),
    last(e) {
      const found = told.findLast(event => event.e === e)
      assert.ok(found, `${e} was not told`)
      return found as never
    },
    heard: e => told.some(event => event.e === e),
    until(where) {
      for (let n = 0; n < 200 && here.at() !== where; n++) {
        const decision = machine.advance(pos, t)
        assert.ok(decision, `the game ended before ${where}`)
        const quiet = decision.actions.find(each => ['done', 'pass', 'halt', 'cease', 'mark'].includes(each.type))
        machine.take(pos, t, quiet ?? decision.actions[0]!)
        machine.advance(pos, t)
      }
      assert.equal(here.at(), where)
    },
    done: () => script.done(),
  }
  return here
}

/** Inches as points. */
export const inch = (inches: number): number => Math.round(inches * INCH)
export const french = (id: string, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side: 0,
  type: 'FrLN',
  figures: 16,
  at,
  facing: 90,
  formation: 'column',
  ...more,
})
export const austrian = (id: string, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side: 1,
  type: 'AuLN',
  figures: 20,
  at,
  facing: 270,
  formation: 'line',
  ...more,
})
export const horse = (
  id: string,
  side: number,
  at: readonly [number, number],
  more: Partial<UnitData> = {},
): UnitData => ({
  id,
  side,
  type: side === 0 ? 'FrLC' : 'AuLC',
  figures: 12,
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'column',
  ...more,
})
export const general = (
  id: string,
  side: number,
  at: readonly [number, number],
  more: Partial<GeneralData> = {},
): GeneralData => ({
  id,
  side,
  name: id,
  rank: 'division',
  radius: 4,
  quality: 'G',
  response: 6,
  combat: 1,
  at,
  facing: side === 0 ? 90 : 270,
  ...more,
})
