/** 16-20 … 16-27 Reinforcement cards; Britannia and Remounts are played as an action, too. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State, T } from '../state.ts'
import {
  AUSTRIA_LAND,
  BRITANNIA,
  type Card,
  COALITION,
  type Country,
  FRANCE,
  LANDWEHR,
  LEVEE,
  OTTOMAN_WAR,
  PRUSSIA_LAND,
  pair,
  RADETZKY,
  REMOUNTS,
  type Region,
  RUSSIA_LAND,
  STEIN,
  WAR_OF_1812,
} from '../words.ts'
import { controllerOf } from './2-countries.ts'
import { ALL_REGIONS } from './facts.ts'
import { corpsAt, mayPlay, refresh, titlesOf } from './table.ts'

const NO_TARGET = no(
  '16',
  {
    it: 'Questa carta non si gioca su niente di particolare.',
    en: 'That card is not played on anything in particular.',
  },
  { it: 'Giocala così com’è.', en: 'Play it as it is.' },
)
const AUSTRIA_FRENCH = no(
  '16-20',
  { it: 'L’Austria è in mano francese: non si riforma.', en: 'Austria is in French hands: it is not reformed.' },
  { it: 'Portala prima fuori dal controllo francese.', en: 'Bring it out of French control first.' },
)
const PRUSSIA_FRENCH = no(
  '16-21',
  { it: 'La Prussia è in mano francese: non si riforma.', en: 'Prussia is in French hands: it is not reformed.' },
  { it: 'Portala prima fuori dal controllo francese.', en: 'Bring it out of French control first.' },
)
const NOT_LANDWEHR = no(
  '16-24',
  {
    it: 'Solo l’Austria o la Prussia, se è della Coalizione.',
    en: 'Only Austria or Prussia, if it is the Coalition’s.',
  },
  { it: 'Indica una delle due che controlli.', en: 'Name one of the two that you control.' },
)
const RUSSIA_NOT_THEIRS = no(
  '16-25',
  { it: 'La Russia non è con la Coalizione.', en: 'Russia is not with the Coalition.' },
  { it: 'Tieni la carta finché lo sarà.', en: 'Keep the card until it is.' },
)
const NOBODY_TIRED = no(
  '16-27',
  { it: 'In quella regione non hai corpi esausti.', en: 'You have no exhausted corps in that region.' },
  { it: 'Indica una regione con tuoi corpi esausti.', en: 'Name a region with exhausted corps of yours.' },
)

const isTiredAt = (s: State, seat: Seat, region: Region): boolean =>
  corpsAt(s, seat, region).some(corps => s.tired[corps] === 1)

/** `on` is a country for the Landwehr, a region for Remounts, and 0 for the others. */
export function mayReinforce(s: State, seat: Seat, card: Card, on: number): Verdict {
  if (card === REMOUNTS) return isTiredAt(s, seat, on) ? undefined : NOBODY_TIRED
  if (card === LANDWEHR)
    return (on === AUSTRIA_LAND || on === PRUSSIA_LAND) && controllerOf(s, on) === COALITION ? undefined : NOT_LANDWEHR
  if (on !== 0) return NO_TARGET
  if (card === RADETZKY) return controllerOf(s, AUSTRIA_LAND) === FRANCE ? AUSTRIA_FRENCH : undefined
  if (card === STEIN) return controllerOf(s, PRUSSIA_LAND) === FRANCE ? PRUSSIA_FRENCH : undefined
  if (card === OTTOMAN_WAR) return controllerOf(s, RUSSIA_LAND) === COALITION ? undefined : RUSSIA_NOT_THEIRS
  return undefined
}
const GROUND: readonly number[] = [0]
const LANDWEHRS: readonly Country[] = [AUSTRIA_LAND, PRUSSIA_LAND]
/** What each card in hand could be played on. */
export const reinforcing = (s: State, seat: Seat): number[] =>
  titlesOf(s.hand[seat]!).flatMap(card => {
    if (mayPlay(s, seat, card, 'R') !== undefined) return []
    const on = card === REMOUNTS ? ALL_REGIONS : card === LANDWEHR ? LANDWEHRS : GROUND
    return on.map(each => pair(card, each))
  })

/** What the card does at once; the rest is read from the state when it is asked about. */
export function playReinforcement(t: T, seat: Seat, card: Card, on: number): void {
  const { s } = t
  if (card === REMOUNTS) t.tell({ e: 'played', seat, card, region: on })
  else if (card === LANDWEHR) t.tell({ e: 'played', seat, card, country: on })
  else t.tell({ e: 'played', seat, card })
  switch (card) {
    case RADETZKY:
      s.reformed |= 1 << AUSTRIA_LAND
      break
    case STEIN:
      s.reformed |= 1 << PRUSSIA_LAND
      break
    case BRITANNIA:
      s.britannia = 1
      break
    case LEVEE:
      s.levee = 1
      break
    case LANDWEHR:
      s.landwehr = on
      break
    case OTTOMAN_WAR:
      s.ottoman = 1
      break
    case WAR_OF_1812:
      s.war1812 = 1
      break
    case REMOUNTS:
      refresh(
        t,
        corpsAt(s, seat, on).filter(corps => s.tired[corps] === 1),
      )
      break
  }
}
