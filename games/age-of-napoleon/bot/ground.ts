/** The map as a commander sees it: who stands where in what strength, who can strike where, and what draws him. */
import type { Seat } from '@bivouac/kernel'
import { controllerOf, corpsIn, isClosed, regionsOf } from '../rules/2-countries.ts'
import { combatOf } from '../rules/8-army.ts'
import { isAtHome, sum } from '../rules/11-battle.ts'
import { givesIn } from '../rules/12-surrender.ts'
import { winterAddends } from '../rules/13-winter.ts'
import { ALL_REGIONS, AREAS, BORDERS, BRITAIN, CAPITAL, COASTS, DISTANCE, PARIS } from '../rules/facts.ts'
import { corpsHere, countryAt, sideOf } from '../rules/table.ts'
import type { State } from '../state.ts'
import {
  COALITION,
  CONTESTED,
  FRANCE,
  FRANCE_LAND,
  MAJORS,
  NC,
  type Region,
  RUSSIA_LAND,
  SPAIN_LAND,
} from '../words.ts'
import { winterToll } from './odds.ts'

/** Strength by side and region, index side × 50 + region: as attackers, and as defenders with their home soil (11.2). */
export interface Strengths {
  readonly attack: Float64Array
  readonly defence: Float64Array
}
export function strengths(s: State): Strengths {
  const attack = new Float64Array(100)
  const defence = new Float64Array(100)
  for (let corps = 0; corps < s.place.length; corps++) {
    const at = s.place[corps]!
    if (at < 0) continue
    const index = sideOf(s, corps) * 50 + at
    const combat = combatOf(s, corps)
    attack[index]! += combat
    defence[index]! += combat + (isAtHome(s, corps, at) ? 1 : 0)
  }
  return { attack, defence }
}

/** How far an army strikes in one action: two regions, the attack costing the third step. */
const REACH = 2
const IN_REACH: readonly (readonly Region[])[] = ALL_REGIONS.map(from =>
  ALL_REGIONS.filter(to => to !== from && DISTANCE[from * 50 + to]! <= REACH),
)
/** By region: the strongest army of `seat` that could strike there next; at two steps it comes less surely. */
export function threatBy({ attack }: Strengths, seat: Seat): Float64Array {
  const threat = new Float64Array(50)
  for (const from of ALL_REGIONS) {
    const strength = attack[seat * 50 + from]!
    if (strength === 0) continue
    for (const to of IN_REACH[from]!) {
      const reaching = DISTANCE[from * 50 + to] === 1 ? strength : strength * 0.8
      if (reaching > threat[to]!) threat[to] = reaching
    }
  }
  return threat
}

/** What armies of a side march on, by region: worth an army’s while, 0 nothing. */
function objectives(s: State, seat: Seat): Float64Array {
  const worth = new Float64Array(50)
  const want = (region: Region, weight: number): void => {
    if (weight > worth[region]!) worth[region] = weight
  }
  const enemy = 1 - seat
  for (const country of CONTESTED) {
    const side = controllerOf(s, country)
    if (side === seat) {
      // What is mine and has enemies in it wants to be freed, the capital first.
      for (const region of AREAS[country]!)
        if (corpsHere(s, enemy, region) > 0) want(region, region === CAPITAL[country] ? 3 : 1.8)
      continue
    }
    const weight = country === SPAIN_LAND ? 2.6 : country === RUSSIA_LAND ? 2.2 : 3
    if (side < 0) {
      // A neutral that is open already: the French in its capital may win it over (2.6).
      if (seat === FRANCE && !isClosed(s, country)) want(CAPITAL[country]!, 1.2)
      continue
    }
    want(CAPITAL[country]!, weight)
    if (corpsHere(s, seat, CAPITAL[country]!) > 0 && !givesIn(s, country))
      for (const region of regionsOf(s, country)) want(region, corpsHere(s, enemy, region) > 0 ? 2.4 : 2)
  }
  if (seat === COALITION) {
    want(PARIS, 2.6)
    const inside = corpsIn(s, COALITION, FRANCE_LAND)
    for (const region of AREAS[FRANCE_LAND]!)
      if (inside > 0 && corpsHere(s, COALITION, region) === 0) want(region, corpsHere(s, FRANCE, region) > 0 ? 1.6 : 2)
  } else for (const region of AREAS[FRANCE_LAND]!) if (corpsHere(s, enemy, region) > 0) want(region, 3)
  for (let country = MAJORS; country < s.status.length; country++) {
    const region = AREAS[country]![0]!
    if (s.status[country]! < 0) continue
    const side = controllerOf(s, country)
    if (side === enemy || (side === seat && corpsHere(s, enemy, region) > 0)) want(region, 1)
  }
  return worth
}

/** A step away an objective draws four fifths as much; through a closed neutral hardly at all. */
const FADES = 0.8
/** How strongly each region draws an army of this side, being on the way to what it wants. */
export function pullOf(s: State, seat: Seat): Float64Array {
  const pull = objectives(s, seat)
  const passes = new Float64Array(50)
  for (const region of ALL_REGIONS)
    passes[region] = s.status[countryAt(s, region)] === NC && isClosed(s, countryAt(s, region)) ? 0.2 : FADES
  for (let again = true, sweeps = 0; again && sweeps < 14; sweeps++) {
    again = false
    for (const region of ALL_REGIONS) {
      const onward = pull[region]! * passes[region]!
      if (onward < 0.02) continue
      for (const next of BORDERS[region]!)
        if (onward > pull[next]! + 1e-9) {
          pull[next] = onward
          again = true
        }
    }
  }
  if (seat === COALITION) for (const coast of COASTS) pull[BRITAIN] = Math.max(pull[BRITAIN]!, pull[coast]! * 0.6)
  return pull
}

/** What winter adds to the die of an army there, as the cards lie (13.3). */
export const winterModifier = (s: State, seat: Seat, region: Region): number => sum(winterAddends(s, seat, region))
/** Corps that `size` of them would lose for ever in winter quarters there, on average. */
export const winterLoss = (s: State, seat: Seat, region: Region, size: number): number =>
  size < 3 ? 0 : winterToll(winterModifier(s, seat, region), size)
