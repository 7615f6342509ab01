/** What comes to mind about cards: which to play and on whom, which to pay with, which to keep. */
import type { Action, Decision, Seat } from '@bivouac/kernel'
import { cardWorth } from '../data/weights.ts'
import { controllerOf } from '../rules/2-countries.ts'
import { addendsOf, engagedAt, sum } from '../rules/11-battle.ts'
import { bonusOf } from '../rules/cards-battle.ts'
import { COMBAT, COMMAND, PLAYER } from '../rules/facts.ts'
import { corpsHere, isWinter } from '../rules/table.ts'
import type { BattleLocals, State } from '../state.ts'
import {
  ART_OF_WAR,
  BRITANNIA,
  type Card,
  CONTESTED,
  COUP,
  type Country,
  DYNASTY,
  FD,
  FRANCE,
  firstOf,
  JOSEPH,
  MAJOR_CAMPAIGN,
  MAJORS,
  MINOR_CAMPAIGN,
  MORTALLY_WOUNDED,
  NC,
  PEACE_TALKS,
  REMOUNTS,
  SPAIN_LAND,
  secondOf,
} from '../words.ts'
import { chanceOf } from './odds.ts'

const isOurs = (card: Card, seat: Seat): boolean => PLAYER[card] === -1 || PLAYER[card] === seat
export const heldWorth = (card: Card, seat: Seat): number => cardWorth(card, isOurs(card, seat))
/** The least that must be given for a move: what the move has to be worth (24: three quarters of it). */
export function priceOf(s: State, seat: Seat): number {
  let least = 9
  for (const card of s.hand[seat]!) least = Math.min(least, heldWorth(card, seat))
  return least === 9 ? 0 : 0.75 * least
}
/** The card held least dear pays. */
export const payWeight = (action: Action, seat: Seat): number => Math.exp(-4 * heldWorth(action.arg as number, seat))
export const takeWeight = (action: Action, seat: Seat): number => Math.exp(2 * heldWorth(action.arg as number, seat))

/** What a change of side of a country is worth: the four that victory is judged by above all (14), and more as the end nears. */
export function countryWeight(s: State, country: Country): number {
  if (country >= MAJORS) return 1.2
  const late = 1 + Math.max(0, s.year - s.lastYear + 3) * 0.5
  return (country === SPAIN_LAND ? 3 : CONTESTED.includes(country) ? 2.6 : 1.2) * late
}
/** How many of the four are French: without any the Coalition can win (14.2, 14.3). */
function frenchMajors(s: State): number {
  let count = 0
  for (const country of CONTESTED) if (controllerOf(s, country) === FRANCE) count++
  return count
}
/** 4, 5 A card laid on a country. The last major that is French, or the first, decides who can win at all (14). */
export function layWeight(s: State, seat: Seat, action: Action): number {
  if (typeof action.arg !== 'number') return action.type === 'enough' ? 0.3 : 1
  const country = secondOf(action.arg)
  const card = firstOf(action.arg)
  const status = s.status[country]!
  const isCrown = card === DYNASTY || card === JOSEPH
  let worth = countryWeight(s, country) - 0.4 * heldWorth(card, seat)
  if (isCrown) {
    // A dominion is out of reach of diplomacy: France wants its majors to be that, the Coalition never.
    if (seat !== FRANCE) return 0.01
    worth += country < MAJORS ? 0.6 : -1.2
  } else if (country < MAJORS) {
    const french = frenchMajors(s)
    const becomesFrench = seat === FRANCE && status === NC
    const ceasesToBe = seat !== FRANCE && controllerOf(s, country) === FRANCE
    if (becomesFrench && french === 0) worth += 1.5
    else if (ceasesToBe && french === 1) worth += 1.2
    if (status !== FD) worth += 0.4
  }
  return Math.exp(worth + (controllerOf(s, country) === 1 - seat ? 0.6 : 0))
}

/** 11.3 A card in battle is worth the victory it brings nearer. */
export function battleWeights(s: State, f: BattleLocals, decision: Decision): number[] {
  const { seat } = decision
  const isAttacker = seat === f.seat
  const own = sum(addendsOf(s, seat, f))
  const enemy = sum(addendsOf(s, 1 - seat, f))
  const chance = (more: number): number => (isAttacker ? chanceOf(own + more, enemy) : 1 - chanceOf(enemy, own + more))
  const stake = 2 + engagedAt(s, 0, f.at).length + engagedAt(s, 1, f.at).length
  return decision.actions.map(action => {
    if (typeof action.arg !== 'number') return 1
    const card = action.arg
    const more = card === ART_OF_WAR ? artOf(s, seat, f) : card === MORTALLY_WOUNDED ? 3 : bonusOf(card)
    return Math.exp(3 * ((chance(more) - chance(0)) * stake - 0.6 * heldWorth(card, seat)))
  })
}
/** 16-35 A die that shows one’s command is worth so many points of strength. */
function artOf(s: State, seat: Seat, f: BattleLocals): number {
  let command = 0
  for (const corps of engagedAt(s, seat, f.at)) command = Math.max(command, COMMAND[corps]!)
  return 3 * Math.max(0, Math.min(6, command) - 3.5)
}
/** 11.8 Rest after a victory: so many fresh again, while there is a year left to use them. */
export function refreshWeight(s: State, seat: Seat, f: BattleLocals, action: Action): number {
  if (typeof action.arg !== 'number') return 1
  const gain = 0.3 * engagedAt(s, seat, f.at).length * (isWinter(s) ? 0.7 : 1)
  return Math.exp(2.5 * (gain - heldWorth(action.arg, seat)))
}

/** Cards that are an action or a reinforcement. Britannia opens the sea for ever: the sooner the better. */
export function eventWeight(s: State, seat: Seat, code: number, best: number): number {
  const card = firstOf(code)
  switch (card) {
    case BRITANNIA:
      return 40
    case MAJOR_CAMPAIGN:
    case MINOR_CAMPAIGN:
      // Worth it where several armies have something to do.
      return Math.exp(2.5 * (best * (card === MAJOR_CAMPAIGN ? 1.6 : 1.3) - 0.9 * heldWorth(card, seat)))
    case COUP:
      return 1.5
    case PEACE_TALKS:
      return talksWeight(s, seat, secondOf(code))
    case REMOUNTS: {
      let tired = 0
      for (let corps = 0; corps < s.place.length; corps++)
        if (s.place[corps] === secondOf(code) && s.tired[corps] === 1) tired += COMBAT[corps]!
      return corpsHere(s, seat, secondOf(code)) > 0 ? Math.exp(0.35 * tired - 2) : 0.01
    }
  }
  return 8
}
/** 16-33 Talks are for a country of one’s own with the enemy at its gates. */
const talksWeight = (s: State, seat: Seat, country: Country): number =>
  country < MAJORS && s.status[country] !== NC && controllerOf(s, country) === seat ? 0.5 : 0.05
