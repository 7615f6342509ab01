/** What anybody can read off the table: who serves whom, whose a region is, what a corps is worth now. Rules and page share it. */
import { CORPS } from './data/corps.ts'
import { COUNTRIES, REGIONS } from './data/map.ts'
import type { State } from './state.ts'
import {
  BRITISH,
  COALITION,
  CONTROLLER,
  type Corps,
  type Country,
  FIRST_AREA,
  FRANCE,
  FRENCH_AUX,
  PILES,
  type Region,
} from './words.ts'

const numbers = new Map(COUNTRIES.map(({ id }, country) => [id, country]))
const PILE: readonly number[] = CORPS.map(({ pile }) => PILES.indexOf(pile))
const HOME: readonly Country[] = CORPS.map(({ home }) => numbers.get(home) ?? -1)
const LAND: readonly Country[] = REGIONS.map(({ country }) => numbers.get(country)!)
const AREA: readonly Country[] = REGIONS.map(({ id }) => {
  const area = numbers.get(id) ?? -1
  return area >= FIRST_AREA ? area : -1
})

/** Whom a corps serves now: a seat, or −1 while its country is neutral. Auxiliaries of France serve only France. */
export function sideOf(s: Pick<State, 'status'>, corps: Corps): number {
  const pile = PILE[corps]!
  if (pile <= FRENCH_AUX) return FRANCE
  return pile >= BRITISH ? COALITION : CONTROLLER[s.status[HOME[corps]!]!]!
}
/** The country a region belongs to now. */
export function countryAt(s: Pick<State, 'status'>, region: Region): Country {
  const area = AREA[region]!
  return area >= 0 && s.status[area]! >= 0 ? area : LAND[region]!
}
/** 1.8 Ratings as they are now. */
export const movementOf = (s: Pick<State, 'tired'>, corps: Corps): number =>
  Math.max(1, CORPS[corps]!.movement - s.tired[corps]!)
export const combatOf = (s: Pick<State, 'tired'>, corps: Corps): number =>
  Math.max(1, CORPS[corps]!.combat - s.tired[corps]!)
