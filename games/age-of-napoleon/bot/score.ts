/** How well a seat stands: countries, corps, cards, the verdict that is coming, and where armies stand. */
import type { Seat, Weights } from '@bivouac/kernel'
import { WEIGHTS, type Weighing } from '../data/weights.ts'
import { controllerOf, corpsIn } from '../rules/2-countries.ts'
import { givesIn } from '../rules/12-surrender.ts'
import { ALL_REGIONS, CAPITAL, COMBAT, PARIS } from '../rules/facts.ts'
import { corpsHere, sideOf } from '../rules/table.ts'
import type { NapoleonPosition, State } from '../state.ts'
import {
  CAMPAIGN,
  COALITION,
  CONTESTED,
  type Country,
  FA,
  FD,
  FRANCE,
  FRANCE_LAND,
  IC,
  MAJORS,
  NC,
  PRISONER,
  REMOVED,
  SPAIN_LAND,
} from '../words.ts'
import { heldWorth } from './cards.ts'
import { nearSurrender } from './conquest.ts'
import { pullOf, type Strengths, strengths, threatBy, winterLoss } from './ground.ts'
import { HALF } from './keen.ts'
import { chanceOf } from './odds.ts'

/** For France; the Coalition sees the same with the other sign. */
function french(s: State, w: Weighing): number {
  let value = (held(s, FRANCE) - held(s, COALITION)) * w.card + (s.britannia === 1 ? -w.britannia : 0)
  let falling = 0
  for (const country of CONTESTED) {
    if (s.status[country] === NC) value += occupied(s, w, country)
    value += w.siege * nearnessOf(s, country)
    if (!givesIn(s, country)) continue
    falling |= 1 << country
    value += controllerOf(s, country) === COALITION ? w.surrender : -w.surrender
  }
  if (givesIn(s, FRANCE_LAND)) value -= w.france
  return value + countries(s, w) + corps(s, w) + ending(s, w, falling) + ground(s, w)
}

/** 2.5, 2.6 Whoever stands in a neutral major keeps the enemy’s diplomacy off it; in its capital France may win it over. */
function occupied(s: State, w: Weighing, country: Country): number {
  const french = corpsIn(s, FRANCE, country) > 0 ? w.neutralHeld : 0
  const theirs = corpsIn(s, COALITION, country) > 0 ? w.neutralWatched : 0
  return french - theirs + (corpsHere(s, FRANCE, CAPITAL[country]!) > 0 ? w.neutralCapital : 0)
}

/** How near a major is to changing hands at the end of the year, for France. */
function nearnessOf(s: State, country: Country): number {
  const side = controllerOf(s, country)
  if (side < 0) return 0
  const near = nearSurrender(s, 1 - side, country, 0, 0, 0)
  return side === COALITION ? near : -near
}

/** A hand by what its cards are worth held: whoever pays with Talleyrand has lost more than a card. */
function held(s: State, seat: Seat): number {
  let worth = 0
  for (const card of s.hand[seat]!) worth += heldWorth(card, seat)
  return worth
}

function countries(s: State, w: Weighing): number {
  let value = 0
  for (let country = 2; country < s.status.length; country++) {
    const status = s.status[country]!
    if (status < 0 || status === NC) continue
    const sign = status === FA || status === FD ? 1 : -1
    const isFirm = status === FD || status === IC
    if (country >= MAJORS) value += sign * w.minor
    else if (country === SPAIN_LAND) value += sign * (w.spain + (isFirm ? 1 : 0))
    else value += sign * (isFirm ? w.dominion : w.member)
  }
  return value
}

function corps(s: State, w: Weighing): number {
  let value = 0
  for (let each = 0; each < s.place.length; each++) {
    const at = s.place[each]!
    if (at === -1) continue
    const side = sideOf(s, each)
    if (side < 0) continue
    const sign = side === FRANCE ? 1 : -1
    if (at >= 0) value += sign * (COMBAT[each]! * w.combat - (s.tired[each] === 1 ? w.tired : 0))
    else if (at === REMOVED) value -= sign * COMBAT[each]! * w.gone
    else if (at === PRISONER) value -= sign * COMBAT[each]! * w.captive
  }
  return value
}

/** 14.3 Who would have won if the war ended so, surrenders that are coming included: the nearer the end, the more it counts. */
function ending(s: State, w: Weighing, falling: number): number {
  if (w.verdict === 0) return 0
  let mine = 0
  let theirs = 0
  for (const country of CONTESTED) {
    if ((falling & (1 << country)) !== 0) continue
    const side = controllerOf(s, country)
    if (side === FRANCE) mine++
    else if (side === COALITION) theirs++
  }
  const margin = mine + Math.max(0, 3 - theirs)
  const left = s.lastYear - s.year
  return (w.verdict * (margin === 0 ? -1 : 0.4 + 0.3 * Math.min(2, margin))) / (1 + w.patience * left)
}

/** Where armies stand: how near to what they want, how safe, how many in winter; and who stands before Paris. */
function ground(s: State, w: Weighing): number {
  const sums = strengths(s)
  let value = standing(s, w, sums, FRANCE) - standing(s, w, sums, COALITION)
  const enemy = Math.max(threatBy(sums, COALITION)[PARIS]!, sums.attack[50 + PARIS]!)
  if (enemy > sums.defence[PARIS]!) value -= w.paris
  return value
}
function standing(s: State, w: Weighing, sums: Strengths, seat: Seat): number {
  const pull = pullOf(s, seat)
  const threat = threatBy(sums, 1 - seat)
  const winter = s.phase > CAMPAIGN ? 1 : s.round >= 5 ? 0.9 : s.round === 4 ? 0.6 : 0.15
  let value = 0
  for (const region of ALL_REGIONS) {
    const own = sums.attack[seat * 50 + region]!
    if (own === 0) continue
    value += w.progress * pull[region]! * Math.min(2.5, own / 8)
    const size = corpsHere(s, seat, region)
    if (w.winter > 0 && size > 2) value -= w.winter * winter * winterLoss(s, seat, region, size)
    if (w.danger > 0 && threat[region]! > 0)
      value -= w.danger * chanceOf(threat[region]!, sums.defence[seat * 50 + region]!) * (1 + 0.5 * size)
  }
  return value
}

export function score(pos: NapoleonPosition, seat: Seat, weights?: Weights): number {
  if (pos.result !== undefined) {
    const grade = pos.result.grade === 'moral' ? 0.9 : 1
    return pos.result.winners.includes(seat) ? grade : -grade
  }
  const value = french(pos.s, weights === undefined ? WEIGHTS : ({ ...WEIGHTS, ...weights } as Weighing))
  const scaled = value / (Math.abs(value) + HALF)
  return seat === FRANCE ? scaled : -scaled
}
