/** A position in a few lines, dice declared, commands sent: the way every chapter test is written. */
import assert from 'node:assert/strict'
import type { Verdict } from '@bivouac/kernel'
import { refusalName } from '@bivouac/kernel/conformance'
import { type Bench, bench } from '@bivouac/kernel/testing'
import type { NapoleonEvent } from '../events.ts'
import { napoleonsBattles } from '../module.ts'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'
import { fieldFor, type Napoleon } from '../state.ts'
import { INCH } from '../words.ts'

/** What has occurred at the tables of this process, by the names coverage lists it under. */
const occurred = new Set<string>()
const tables: (readonly NapoleonEvent[])[] = []
export const occurredHere = (): readonly string[] => [
  ...occurred,
  ...new Set(tables.flatMap(told => told.map(({ e }) => `event ${e}`))),
]
const noted = <V extends Verdict>(verdict: V): V => {
  if (verdict !== undefined) occurred.add(refusalName(verdict))
  return verdict
}
const { machine: real } = napoleonsBattles
const machine: typeof real = {
  ...real,
  take(pos, t, action, seat) {
    const { proc, step } = pos.stack.at(-1)!
    occurred.add(`action ${proc}.${step}:${action.type}`)
    real.take(pos, t, action, seat)
  },
  whyNot: (pos, t, action, seat) => noted(real.whyNot(pos, t, action, seat)),
}
const trace = (proc: string, step: string): void => void occurred.add(`step ${proc}.${step}`)

export interface Stand extends Bench<Napoleon> {
  /** The number of a unit or general by its id. */
  u(id: string): number
  /** Says “no” to everything until this decision comes. */
  until(where: string): void
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
    options: { rules: 'base', ...options },
  }
  const setup = napoleonsBattles.readSetup(raw)
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = napoleonsBattles.begin(setup)
  const table = bench({ ...napoleonsBattles, machine }, pos, { dice })
  const t = Object.assign(table.t, { trace })
  tables.push(table.told)
  table.ask()
  const here: Stand = {
    ...table,
    u: id => {
      const found = fieldFor(pos.s).id.indexOf(id)
      assert.ok(found >= 0, `there is no ${id}`)
      return found
    },
    roll: table.also,
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
