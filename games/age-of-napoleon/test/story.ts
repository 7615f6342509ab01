/**
 * What is told is the whole story, and no act breaks what held before it. A follower who hears the events alone, and knows how
 * the table stood before, must know afterwards where every corps is and who is exhausted, on whose side every country is and how
 * many cards are in each hand. Every test that plays on a `table()` is held to it, whatever else it looks for.
 */
import assert from 'node:assert/strict'
import type { Action } from '@bivouac/kernel'
import type { Bench } from '@bivouac/kernel/testing'
import type { NapoleonEvent } from '../events.ts'
import { invariants } from '../invariants.ts'
import type { ageOfNapoleon } from '../module.ts'
import type { Napoleon, NapoleonPosition, State } from '../state.ts'
import { CONFEDERATION, NONE, PRISONER, REMOVED, RESERVE } from '../words.ts'

interface Standing {
  place: number[]
  tired: number[]
  status: number[]
  cards: number[]
  year: number
  phase: number
  round: number
  first: number
  invaded: number
  /** A Confederation of the Rhine lies on a country. */
  lies: boolean
}
const standing = (s: State): Standing => ({
  place: s.place.slice(),
  tired: s.tired.slice(),
  status: s.status.slice(),
  cards: s.hand.map(hand => hand.length),
  year: s.year,
  phase: s.phase,
  round: s.round,
  first: s.first,
  invaded: s.invaded,
  lies: s.laid.includes(CONFEDERATION),
})
const FATE = { removed: REMOVED, captured: PRISONER, reserve: RESERVE } as const

/** Begins to listen; what is returned is asked with everything told since. */
export function follow(pos: NapoleonPosition): (events: readonly NapoleonEvent[]) => void {
  const { s } = pos
  const known = standing(s)
  const broken = new Set(invariants(pos))
  return events => {
    for (const event of events) hear(known, event)
    const now = standing(s)
    // An area detached is told with its name alone: what becomes of it is in its card. Outside the campaign no round is told.
    for (const event of events) if (event.e === 'detached') known.status[event.country] = now.status[event.country]!
    if (now.round === 0) known.round = 0
    known.lies = now.lies
    assert.deepEqual(known, now, 'what was told is not what has happened')
    assert.deepEqual(
      invariants(pos).filter(fault => !broken.has(fault)),
      [],
      'an act breaks nothing',
    )
  }
}

function hear(k: Standing, event: NapoleonEvent): void {
  switch (event.e) {
    case 'year':
      Object.assign(k, { year: event.year, first: -1, phase: 0 })
      break
    case 'phase':
      k.phase = event.phase
      k.year = event.year
      break
    case 'round':
      k.round = event.round
      break
    case 'first':
      k.first = event.seat
      break
    case 'drew':
      k.cards[event.seat]! += event.count
      assert.ok(event.cards === undefined || event.cards.length === event.count)
      break
    case 'discarded':
      k.cards[event.seat]!--
      break
    case 'played':
      // 16-25 told once more with the corps it sends home; 16-8 one card, told of each country it lies on.
      if (event.corps !== undefined) place(k, event.corps, RESERVE)
      else if (event.card !== CONFEDERATION || !k.lies) k.cards[event.seat]!--
      if (event.card === CONFEDERATION) k.lies = true
      break
    case 'took':
      k.cards[event.seat]!++
      break
    case 'status':
      assert.equal(k.status[event.country], event.from)
      k.status[event.country] = event.to
      break
    case 'returned':
      k.status[event.country] = NONE
      break
    case 'left':
      for (const corps of event.corps) place(k, corps, RESERVE)
      break
    case 'released':
      for (const corps of event.corps) {
        assert.equal(k.place[corps], PRISONER)
        place(k, corps, RESERVE)
      }
      break
    case 'mobilised':
    case 'deployed':
      for (const [i, corps] of event.corps.entries()) place(k, corps, event.at[i]!)
      assert.ok(event.corps.length > 0)
      break
    case 'rested':
      for (const corps of event.corps) {
        assert.deepEqual([k.tired[corps], k.place[corps]], [1, event.region])
        k.tired[corps] = 0
      }
      break
    case 'tired':
      assert.ok(event.corps.length > 0)
      for (const corps of event.corps) {
        k.tired[corps] = 1
      }
      break
    case 'moved':
      for (const corps of event.corps) {
        assert.equal(k.place[corps], event.from)
        k.place[corps] = event.to
      }
      break
    case 'lost':
      for (const corps of event.corps) place(k, corps, FATE[event.fate])
      break
    case 'invaded':
      k.invaded = 1
      break
  }
}

function place(k: Standing, corps: number, to: number): void {
  k.place[corps] = to
  if (to < 0) k.tired[corps] = 0
}

/** Whatever can be asked for and is permitted stands on the list. */
export function nothingIsLeftOff({ machine }: typeof ageOfNapoleon, { pos, t, ask }: Bench<Napoleon>): void {
  const decision = ask()
  if (decision === undefined) return
  const key = ({ type, arg }: Action): string => `${type} ${JSON.stringify(arg)}`
  const offered = new Set(decision.actions.map(key))
  for (const action of machine.askable(pos, t, decision.seat))
    if (!offered.has(key(action)))
      assert.notEqual(
        machine.whyNot(pos, t, action, decision.seat),
        undefined,
        `${key(action)} is permitted, not offered`,
      )
}
