/** A table for tests: declared dice, commands, and everything that was told. */

import assert from 'node:assert/strict'
import type { Decision, Json } from '@bivouac/kernel'
import { bench } from '@bivouac/kernel/testing'
import { begin } from '../begin.ts'
import { deployCode } from '../data/codes.ts'
import { areaNumber, COUNTERS, type Counter, type Values } from '../data/index.ts'
import { fieldCommander } from '../module.ts'
import { type Battle, campaignOf, counterOf, strengthAt, type Unit, unitOf } from '../state.ts'
import { ENEMY, FRENCH, type Kind, type Side } from '../words.ts'
import { readSetupOf } from './setups.ts'
import { follow } from './story.ts'

export type TestTable = ReturnType<typeof table>

/** A march of some forces, of Napoleon, or of both to one area. */
export const march = (who: readonly number[], to: number): Json => ({ who: [...who].sort((a, b) => a - b), to: [to] })

/** The forces of a battle in the order of their numbers, each in its place: zone × 2, plus one in column. */
export function placed(g: TestTable, ...places: readonly number[]): Json {
  const { area } = g.s.battle!
  const slots = campaignOf(g.s).frenchMobile.filter(slot => g.s.at[slot] === area)
  return places.map((place, i) => deployCode(slots[i]!, place))
}

export function table(scenario = '1796', options: Record<string, string> = {}) {
  const pos = begin(readSetupOf({ scenario, options: { umpire: 'player', ...options } }))
  const { s } = pos
  const bare = bench(fieldCommander, pos, { excuse: () => true })
  const { t, told } = bare
  let decision: Decision | undefined

  const go = (...rolls: number[]): Decision | undefined => {
    bare.also(...rolls)
    heard(() => void (decision = bare.ask()))
    bare.done()
    return decision
  }
  /** Whoever only hears what is told knows afterwards how the table stands. */
  const heard = (happens: () => void, deed?: string): void => {
    const [events, dice] = [bare.told.length, bare.sides.length]
    const check = follow(s, deed)
    happens()
    check(bare.told.slice(events), bare.sides.slice(dice))
  }
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
      return bare.revealed()
    },
    /** `proc.step` of the decision. */
    get at(): string {
      return decision === undefined ? 'over' : `${decision.proc}.${decision.step}`
    },
    /** Takes a legal action; `rolls` are all the dice up to the next decision, none missing and none left over. */
    do(type: string, arg?: Json, ...rolls: number[]): void {
      bare.also(...rolls)
      heard(() => bare.act(type, arg), type)
      go()
    },
    whyNot: bare.whyNot,
    /** Why one element may not be added to a set, by its section. */
    whyNotAdd: (type: string, chosen: readonly number[], element: number): string | undefined =>
      bare.whyNotAdd(type, chosen, element)?.rule,
    may: bare.may,
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
    last: bare.last,
    has: bare.heard,
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
