/** A table for tests: declared dice, commands, and everything that was told. */

import assert from 'node:assert/strict'
import { type Action, type Decision, scriptedDice, tableFor } from '@bivouac/kernel'
import { begin } from '../begin.ts'
import { areaNumber, COUNTERS, type Counter, type Values } from '../data/index.ts'
import type { Event, EventType } from '../events.ts'
import { rules } from '../machine.ts'
import { type Battle, campaignOf, counterOf, strengthAt, type Unit, unitOf } from '../state.ts'
import { ENEMY, FRENCH, type Kind, type Side } from '../words.ts'
import { readSetupOf } from './setups.ts'

export type TestTable = ReturnType<typeof table>

export function table(scenario = '1796', options: Record<string, string> = {}) {
  const pos = begin(readSetupOf({ scenario, options }))
  const { s } = pos
  const dice = scriptedDice([])
  const told: Event[] = []
  let revealed = 0
  const t = tableFor(pos, dice, {
    tell: event => void told.push(event),
    whisper: () => {},
    reveal: () => void revealed++,
  })
  let decision: Decision | undefined

  const go = (...rolls: number[]): Decision | undefined => {
    dice.add(...rolls)
    decision = rules.advance(pos, t)
    dice.done()
    return decision
  }
  const action = (type: string, arg?: number | string): Action => (arg === undefined ? { type } : { type, arg })
  const self = {
    pos,
    s,
    t,
    told,
    go,
    get decision() {
      return decision
    },
    /** How often something hidden has come to light. */
    get revealed() {
      return revealed
    },
    /** `proc.step` of the decision. */
    get at(): string {
      return decision === undefined ? 'over' : `${decision.proc}.${decision.step}`
    },
    /** Takes a legal action; `rolls` are all the dice up to the next decision, none missing and none left over. */
    do(type: string, arg?: number | string, ...rolls: number[]): void {
      const wanted = action(type, arg)
      const refusal = rules.whyNot(pos, t, wanted)
      assert.equal(refusal, undefined, `${self.at}: ${JSON.stringify(wanted)}: ${refusal?.text.en}`)
      dice.add(...rolls)
      rules.take(pos, t, wanted)
      decision = rules.advance(pos, t)
      dice.done()
    },
    whyNot: (type: string, arg?: number | string) => rules.whyNot(pos, t, action(type, arg)),
    may: (type: string, arg?: number | string): boolean => rules.whyNot(pos, t, action(type, arg)) === undefined,
    area: (name: string): number => areaNumber(campaignOf(s), name),
    slot(name: string, kind?: Kind): number {
      const found = campaignOf(s).counters.findIndex(c => c.name === name && (kind === undefined || c.kind === kind))
      assert.ok(found >= 0, `no force ${name}`)
      return found
    },
    /** The first counter of a side and kind without a commander. */
    nameless(side: Side, kind: Kind): number {
      return campaignOf(s).counters.findIndex(c => c.side === side && c.kind === kind && !c.named)
    },
    unit(slot: number): Unit {
      return unitOf(s.battle as Battle, counterOf(s, slot).side, slot) as Unit
    },
    french: (area: string): number => strengthAt(s, self.area(area), FRENCH),
    enemy: (area: string): number => strengthAt(s, self.area(area), ENEMY),
    /** The last event of a type. */
    last<E extends EventType>(e: E): Extract<Event, { e: E }> {
      const found = told.findLast(event => event.e === e)
      assert.ok(found, `nothing was told of ${e}`)
      return found as Extract<Event, { e: E }>
    },
    has: (e: EventType): boolean => told.some(event => event.e === e),
    /** Gives a force other printed values: the rulebook's small examples have counters no campaign holds. */
    remake(slot: number, change: Partial<Omit<Counter, 'full'>> & { full?: Partial<Values> }): void {
      const old = COUNTERS[s.counter[slot]!]!
      s.counter[slot] = COUNTERS.push({ ...old, ...change, full: { ...old.full, ...change.full } }) - 1
    },
    /** A counter anywhere on the map, whole. */
    put(slot: number, area: string, reduced = 0): void {
      s.at[slot] = self.area(area)
      s.reduced[slot] = reduced
    },
    /** Clears the map of one side, or of both. */
    clear(...sides: Side[]): void {
      for (const side of sides.length > 0 ? sides : [FRENCH, ENEMY])
        for (const slot of campaignOf(s).sides[side]!) s.at[slot] = -2
    },
  }
  return self
}
