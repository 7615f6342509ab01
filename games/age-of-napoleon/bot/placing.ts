/** Reinforcements: who comes, and where. */
import type { Decision, Seat } from '@bivouac/kernel'
import { ceilingOf, deploymentOf, mobilisable } from '../rules/2-mobilising.ts'
import { combatOf } from '../rules/8-army.ts'
import { COMBAT, COMMAND, CORPS_IN, MOVEMENT, PARIS, PILE } from '../rules/facts.ts'
import { corpsHere, onMapOf } from '../rules/table.ts'
import type { State } from '../state.ts'
import { type Corps, FRANCE, firstOf, PILES, type Region, secondOf } from '../words.ts'
import { chanceOf } from './odds.ts'
import { type Ground, groundFor } from './plan.ts'

const merit = (corps: Corps): number => COMBAT[corps]! + 0.6 * COMMAND[corps]! + 0.5 * MOVEMENT[corps]!

/** Where a corps does most good: near what is wanted, with friends, not in front of somebody stronger. */
function stand({ s, seat, sums, threat, pull }: Ground, corps: Corps, region: Region): number {
  const friends = sums.defence[seat * 50 + region]!
  const risk = threat[region]! === 0 ? 0 : chanceOf(threat[region]!, friends + combatOf(s, corps) + 4)
  const guard = region === PARIS && seat === FRANCE && corpsHere(s, seat, PARIS) === 0 ? 0.6 : 0
  return pull[region]! + guard - 1.5 * risk + (friends > 6 ? 0.3 : 0)
}

/** By pile: how many more can come; `joining`: only of the country that joins a side. */
function roomOf(s: State, joining: number, chosen: readonly number[]): number[] {
  if (joining >= 0) return PILES.map(() => mobilisable(s, joining) - chosen.length)
  const room = CORPS_IN.map((list, pile) => Math.min(ceilingOf(s, pile) - onMapOf(s, list), deploymentOf(s, pile)))
  for (const code of chosen) room[PILE[firstOf(code)]!]!--
  return room
}

/** The best corps of every pile, as many as may come, each in its best place; named upwards, so the lowest of them is next. */
export function placingWeights(s: State, seat: Seat, decision: Decision, joining: number): number[] {
  const ground = groundFor(s, seat)
  const chosen = (decision.begun?.chosen ?? []) as readonly number[]
  const places = new Map<Corps, { code: number; value: number }>()
  for (const { arg } of decision.actions) {
    if (typeof arg !== 'number') continue
    const corps = firstOf(arg)
    const value = stand(ground, corps, secondOf(arg))
    const known = places.get(corps)
    if (known === undefined || value > known.value) places.set(corps, { code: arg, value })
  }
  const room = roomOf(s, joining, chosen)
  let next = -1
  for (const corps of [...places.keys()].sort((a, b) => merit(b) - merit(a))) {
    if (room[PILE[corps]!]!-- <= 0) continue
    const { code } = places.get(corps)!
    if (next < 0 || code < next) next = code
  }
  return decision.actions.map(({ arg }) => {
    if (typeof arg !== 'number') return next < 0 ? 10 : 0.1
    if (arg === next) return 10
    return firstOf(arg) === firstOf(next)
      ? Math.exp(3 * (stand(ground, firstOf(arg), secondOf(arg)) - places.get(firstOf(arg))!.value))
      : 0.02
  })
}
