/** How well a seat stands: countries, corps, cards, and how near armies are to what they want. */
import type { Seat, Weights } from '@bivouac/kernel'
import { WEIGHTS, type Weighing } from '../data/weights.ts'
import { controllerOf } from '../rules/2-countries.ts'
import { combatOf } from '../rules/8-army.ts'
import { givesIn } from '../rules/12-surrender.ts'
import { ALL_REGIONS, AREAS, BORDERS, CAPITAL, COMBAT, DISTANCE, PARIS } from '../rules/facts.ts'
import { controllerAt, corpsHere, isWinter, sideOf } from '../rules/table.ts'
import type { NapoleonPosition, State } from '../state.ts'
import {
  COALITION,
  CONTESTED,
  FA,
  FD,
  FRANCE,
  FRANCE_LAND,
  IC,
  MAJORS,
  NC,
  PRISONER,
  REMOVED,
  type Region,
  SPAIN_LAND,
} from '../words.ts'

/** Strength by side and region: index side × 50 + region. */
export function strengths(s: State): Float64Array {
  const sums = new Float64Array(100)
  for (let corps = 0; corps < s.place.length; corps++) {
    const at = s.place[corps]!
    if (at >= 0) sums[sideOf(s, corps) * 50 + at]! += combatOf(s, corps)
  }
  return sums
}

/** What a side wants to march on, and how much. */
export function objectives(s: State, seat: Seat): readonly (readonly [Region, number])[] {
  const wanted: (readonly [Region, number])[] = []
  for (const country of CONTESTED) {
    const side = controllerOf(s, country)
    if (side === seat) continue
    const weight = country === SPAIN_LAND ? 2.6 : country === 4 ? 2.2 : 3
    wanted.push([CAPITAL[country]!, side < 0 ? weight * 0.3 : weight])
  }
  if (seat === COALITION) wanted.push([PARIS, 1.6])
  for (let country = MAJORS; country < s.status.length; country++)
    if (s.status[country]! >= 0 && controllerOf(s, country) === 1 - seat) wanted.push([AREAS[country]![0]!, 1])
  return wanted
}
const nearness = (s: State, wanted: readonly (readonly [Region, number])[], at: Region): number => {
  let best = 0
  for (const [region, weight] of wanted) {
    const far = DISTANCE[at * 50 + region]!
    if (far < 12) best = Math.max(best, weight / (1 + far))
  }
  return s.britannia === 1 && best === 0 ? 0.2 : best
}

/** For France; the Coalition sees the same with the other sign. */
function french(s: State, w: Weighing): number {
  let value = 0
  s.status.forEach((status, country) => {
    if (country < 2 || status < 0 || status === NC) return
    const sign = status === FA || status === FD ? 1 : -1
    const isFirm = status === FD || status === IC
    if (country >= MAJORS) value += sign * w.minor
    else if (country === SPAIN_LAND) value += sign * (w.spain + (isFirm ? 1 : 0))
    else value += sign * (isFirm ? w.dominion : w.member)
  })
  for (let corps = 0; corps < s.place.length; corps++) {
    const side = sideOf(s, corps)
    if (side < 0) continue
    const sign = side === FRANCE ? 1 : -1
    const at = s.place[corps]!
    if (at >= 0) value += sign * (COMBAT[corps]! * w.combat - (s.tired[corps] === 1 ? w.tired : 0))
    else if (at === REMOVED) value -= sign * COMBAT[corps]! * w.gone
    else if (at === PRISONER) value -= sign * COMBAT[corps]! * w.captive
  }
  value += (s.hand[0]!.length - s.hand[1]!.length) * w.card
  for (const country of CONTESTED) {
    if (s.status[country] === NC && corpsHere(s, FRANCE, CAPITAL[country]!) > 0) value += w.neutralCapital
    if (givesIn(s, country)) value += controllerOf(s, country) === COALITION ? w.surrender : -w.surrender
  }
  if (givesIn(s, FRANCE_LAND)) value -= w.france
  return value + ground(s, w)
}
/** Where armies stand: how near to what they want, how safe, how many in winter. */
function ground(s: State, w: Weighing): number {
  const sums = strengths(s)
  let value = 0
  for (const seat of [FRANCE, COALITION]) {
    const sign = seat === FRANCE ? 1 : -1
    const wanted = objectives(s, seat)
    for (const region of ALL_REGIONS) {
      const own = sums[seat * 50 + region]!
      if (own === 0) continue
      value += sign * w.progress * nearness(s, wanted, region) * Math.min(3, own / 9)
      const size = corpsHere(s, seat, region)
      if (size > 2 && (isWinter(s) || s.phase > 4)) {
        const friendly = controllerAt(s, region) === seat ? 1 : 2
        value -= sign * w.winter * (size - 2) * friendly
      }
      let threat = 0
      for (const next of BORDERS[region]!) threat = Math.max(threat, sums[(1 - seat) * 50 + next]!)
      if (threat > own) value -= sign * w.danger * Math.min(4, (threat - own) / 4) * (1 + 0.5 * size)
    }
  }
  let atParis = sums[50 + PARIS]!
  for (const next of BORDERS[PARIS]!) atParis = Math.max(atParis, sums[50 + next]!)
  return atParis > sums[PARIS]! ? value - w.paris : value
}

export function score(pos: NapoleonPosition, seat: Seat, weights?: Weights): number {
  if (pos.result !== undefined) {
    const grade = pos.result.grade === 'moral' ? 0.9 : 1
    return pos.result.winners.includes(seat) ? grade : -grade
  }
  const value = french(pos.s, { ...WEIGHTS, ...weights } as Weighing)
  const scaled = value / (Math.abs(value) + 30)
  return seat === FRANCE ? scaled : -scaled
}
