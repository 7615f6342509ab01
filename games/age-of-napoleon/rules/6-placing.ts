/** What joiners (2.8) and reinforcements (6.4) have in common: which corps are placed where, and the draw that may be agreed. */
import { no } from '../rulebook.ts'
import type { State, T } from '../state.ts'
import { BRITISH, type Corps, DRAWN, firstOf, pair, type Region, secondOf } from '../words.ts'
import { isAvailable } from './6-numbers.ts'
import { isSeaOpen } from './8-army.ts'
import { ALL_CORPS, ALL_REGIONS, AREAS, COASTS, HOME, HOME_REGION, IS_COASTAL, PILE } from './facts.ts'
import { isRuled, put, sideOf } from './table.ts'
export const IN_USE = no(
  '6.5',
  { it: 'Questo corpo non è disponibile.', en: 'That corps is not available.' },
  { it: 'Scegli un corpo in riserva che possa venire.', en: 'Choose a corps in reserve that can come.' },
)
export const ENEMY_THERE = no(
  '6.4',
  { it: 'In quella regione ci sono corpi nemici.', en: 'There are enemy corps in that region.' },
  { it: 'Scegli una regione libera.', en: 'Choose a free region.' },
)
export const ALREADY = no(
  '1.9',
  { it: 'Questo corpo è già schierato altrove.', en: 'That corps is already being placed elsewhere.' },
  { it: 'Un corpo sta in una sola regione.', en: 'A corps is in one region only.' },
)
export const NOT_DRAWN = no(
  '6.3',
  { it: 'Questo corpo non è fra quelli pescati.', en: 'That corps is not among those drawn.' },
  { it: 'Schiera uno dei corpi pescati.', en: 'Place one of the corps drawn.' },
)

export const PLACINGS: readonly number[] = ALL_CORPS.flatMap(corps => ALL_REGIONS.map(region => pair(corps, region)))
export function isChosen(chosen: readonly number[], corps: Corps): boolean {
  for (const code of chosen) if (firstOf(code) === corps) return true
  return false
}

export const isDraw = (s: State): boolean => isRuled(s, 'mobilisation')
/** The regions worth asking about for a corps, ascending. */
function placesOf(s: State, corps: Corps, bySea: boolean): readonly Region[] {
  const own = HOME_REGION[corps]!
  // By sea any coast, besides the own region, which may lie inland.
  if (bySea && PILE[corps]! >= BRITISH && isSeaOpen(s))
    return own < 0 || IS_COASTAL[own] === 1 ? COASTS : WITH_COASTS[own]!
  return own >= 0 ? OWN_REGION[own]! : AREAS[HOME[corps]!]!
}
const OWN_REGION: readonly (readonly Region[])[] = ALL_REGIONS.map(region => [region])
const WITH_COASTS: readonly (readonly Region[])[] = ALL_REGIONS.map(region => [...COASTS, region].sort((a, b) => a - b))

/** Every corps of `side` in the list that can come, with every region worth asking about. */
export function placings(s: State, list: readonly Corps[], side: number, bySea: boolean): number[] {
  const codes: number[] = []
  for (const corps of list)
    if (sideOf(s, corps) === side && isAvailable(s, corps))
      for (const region of placesOf(s, corps, bySea)) codes.push(pair(corps, region))
  return codes
}

/** Places what was chosen, fresh, and tells it in one event. */
export function placeAll(t: T, codes: readonly number[], tell: (corps: Corps[], at: Region[]) => void): void {
  for (const code of codes) put(t.s, firstOf(code), secondOf(code))
  if (codes.length > 0) tell(codes.map(firstOf), codes.map(secondOf))
}

/** Option `draw`: as many as the mobilisation says, at random, of those that could come. */
export function drawCorps(t: T, list: readonly Corps[], count: number, seat: number): void {
  const { s } = t
  const left = list.filter(corps => isAvailable(s, corps) && sideOf(s, corps) === seat)
  const drawn: Corps[] = []
  for (let i = 0; i < count && left.length > 0; i++) drawn.push(...left.splice(t.dice.pick(left.length, '6.3'), 1))
  for (const corps of drawn) s.tag[corps]! |= DRAWN
  if (drawn.length > 0) t.tell({ e: 'drawn', seat, corps: drawn.sort((a, b) => a - b) })
}
export const returnDrawn = (s: State): void => {
  for (const corps of ALL_CORPS) s.tag[corps]! &= ~DRAWN
}
