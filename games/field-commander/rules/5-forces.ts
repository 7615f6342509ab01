/** 5.2, 10.9, 10.10 Counters that are hit, destroyed, placed and drawn. */
import type { Section } from '../rulebook.ts'
import { type Battle, campaignOf, counterOf, OUT, POOL, type Rules, type State } from '../state.ts'
import { CUP, ENEMY, FRENCH, type Side } from '../words.ts'

export function removeUnit(b: Battle, side: Side, slot: number): void {
  const units = b.units[side]
  const index = units.findIndex(unit => unit.slot === slot)
  if (index < 0) return
  returnPlan(b, units[index]!.plan)
  units.splice(index, 1)
}

/** An enemy counter goes back into the cup. */
export function returnPlan(b: Battle, plan: string): void {
  const index = (CUP as readonly string[]).indexOf(plan)
  if (index >= 0) b.cup[index]!++
}

/** 10.10 The counter leaves the table: to be bought back, or into the enemy's cup, or for good where a special rule says so. */
export function destroy(t: Rules, slot: number): void {
  const { s } = t
  const counter = counterOf(s, slot)
  const lasting =
    counter.side === FRENCH && counter.named && campaignOf(s).special.some(each => each.rule === 'noRebuy')
  s.at[slot] = lasting ? OUT : POOL
  s.reduced[slot] = 0
  if (s.battle !== undefined) {
    removeUnit(s.battle, counter.side, slot)
    s.battle.fallen.push(s.counter[slot]!)
  }
  t.tell({ e: 'destroyed', force: s.counter[slot]! })
}

/** 5.2, 11.7 One hit: ignored behind closed ranks, else the counter is turned, else destroyed. */
export function hit(t: Rules, slot: number): void {
  const { s } = t
  const b = s.battle
  const counter = counterOf(s, slot)
  if (counter.side === ENEMY && b !== undefined && b.closeRanks === 1) {
    b.closeRanks = 0
    returnPlan(b, 'closeRanks')
    t.tell({ e: 'ranksClosed', force: s.counter[slot]! })
  } else if (counter.reduced !== undefined && s.reduced[slot] === 0) {
    s.reduced[slot] = 1
    t.tell({ e: 'reduced', force: s.counter[slot]! })
  } else destroy(t, slot)
}

/** Puts a counter on the map at full strength. */
export function placeAt(s: State, slot: number, area: number, reduced = 0): void {
  s.at[slot] = area
  s.reduced[slot] = reduced
}

/** The lowest counter of a kind that waits beside the map, or −1. */
export function spare(s: State, side: Side, kind: 'garrison' | 'fortification'): number {
  for (const slot of campaignOf(s).sides[side]!)
    if (s.at[slot] === POOL && counterOf(s, slot).kind === kind) return slot
  return -1
}

/** 6.7 The enemy's cup of reinforcements: recruits, and mobile forces destroyed before. */
export function cupOf(s: State): number[] {
  const out: number[] = []
  for (const slot of campaignOf(s).sides[ENEMY]!) if (s.at[slot] === POOL && counterOf(s, slot).mobile) out.push(slot)
  return out
}
/** Draws one reinforcement blind, or −1 when the cup is empty. */
export function drawReinforcement(t: Rules, why: Section): number {
  const cup = cupOf(t.s)
  return cup.length === 0 ? -1 : cup[t.dice.pick(cup.length, why)]!
}
