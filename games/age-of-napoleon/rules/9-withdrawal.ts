/** 9.5 Withdrawal before a battle. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import { MARCHING, type Region } from '../words.ts'
import { isClosed } from './2-countries.ts'
import { commanderOf, movementOf } from './8-army.ts'
import { isEnemyAt, isTalkedOf, mayCross } from './9-movement.ts'
import { attritionOf, shortCases } from './10-march.ts'
import { BORDERS, IS_ROUGH } from './facts.ts'
import { corpsAt, countryAt, tagged, travel } from './table.ts'

type F = FrameOf<'order'>
const WHENCE_HE_CAME = no(
  '9.5',
  { it: 'Non ci si ritira donde viene l’attacco.', en: 'Nobody withdraws to where the attack came from.' },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)
const ENEMY_IN_THE_WAY = no(
  '9.5',
  { it: 'In quella regione c’è il nemico.', en: 'The enemy is in that region.' },
  { it: 'Scegli una regione libera.', en: 'Choose a free region.' },
)
const CLOSED = no(
  '2.9',
  { it: 'Quel paese è neutrale e chiuso.', en: 'That country is neutral and closed.' },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)
const TALKED_OF = no(
  '16-33',
  { it: 'Trattative di pace: nessun esercito vi entra da fuori.', en: 'Peace Talks: no army enters it from outside.' },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)

/** The defenders’ commander must be as fast as the attackers’. */
const isFastEnough = (s: State, seat: Seat, f: F): boolean =>
  movementOf(s, commanderOf(s, corpsAt(s, seat, f.at))) >= movementOf(s, commanderOf(s, tagged(s, MARCHING)))

/** May corps of `seat` go from one region to another when they flee? What is forbidden for withdrawals and retreats. */
export function mayFlee(s: State, seat: Seat, from: Region, to: Region, barred: Region): Verdict {
  const fault = mayCross(s, seat, from, to)
  if (fault !== undefined) return fault
  if (to === barred) return WHENCE_HE_CAME
  if (isEnemyAt(s, seat, to)) return ENEMY_IN_THE_WAY
  return isClosed(s, countryAt(s, to)) ? CLOSED : undefined
}
export function mayWithdraw(s: State, seat: Seat, f: F, to: Region): Verdict {
  return mayFlee(s, seat, f.at, to, f.from) ?? (isTalkedOf(s, seat, f.at, to) ? TALKED_OF : undefined)
}
export const canWithdraw = (s: State, seat: Seat, f: F): boolean =>
  isFastEnough(s, seat, f) && BORDERS[f.at]!.some(to => mayWithdraw(s, seat, f, to) === undefined)

/** All together, for no card; in rough country or winter they suffer for it (10.3). */
export function withdraw(t: T, f: F, to: Region) {
  const seat = 1 - f.seat
  const corps = corpsAt(t.s, seat, f.at)
  travel(t, corps, to, 'withdraw')
  return attritionOf(t, seat, corps, shortCases(t.s, 0, IS_ROUGH[to]!), true)
}
