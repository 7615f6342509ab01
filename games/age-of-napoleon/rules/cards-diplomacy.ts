/** 16-1 … 16-13 Diplomacy cards: whom each may be laid on, and what becomes of him. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import {
  ALEXANDER,
  AUSTRIA_LAND,
  BRITAIN_LAND,
  type Card,
  CM,
  COALITION,
  CONFEDERATION,
  CONTINENTAL_SYSTEM,
  type Country,
  DYNASTY,
  EMBASSY,
  ENGLISH_GOLD,
  FA,
  FD,
  FRANCE,
  FRANCE_LAND,
  GODOY,
  JOSEPH,
  MARIE_LOUISE,
  METTERNICH,
  NC,
  PITT,
  PRUSSIA_LAND,
  RUSSIA_LAND,
  SEPARATE_PEACE,
  SPAIN_LAND,
  TALLEYRAND,
} from '../words.ts'
import { exists, isOccupied, wasInsurgent } from './2-countries.ts'
import { CAPITAL, countryNamed, HAS_COAST, isMajor } from './facts.ts'
import { corpsHere } from './table.ts'

const RHINE: readonly Country[] = ['bayern', 'wurttemberg', 'westfalen', 'hannover'].map(countryNamed)
const NAPLES = countryNamed('napoli')
/** Allies only with the French in their capital (2.6). */
const PROUD: readonly Country[] = [AUSTRIA_LAND, PRUSSIA_LAND, RUSSIA_LAND]

const NO_COUNTRY = no(
  '1.5',
  { it: 'Quest’area non è un paese a sé.', en: 'That area is no country of its own.' },
  { it: 'Indica il paese a cui appartiene.', en: 'Name the country it belongs to.' },
)
const NEVER_THEM = no(
  '2.1',
  { it: 'La Francia e l’Inghilterra non cambiano parte.', en: 'France and Britain never change side.' },
  { it: 'Indica un altro paese.', en: 'Name another country.' },
)
const DOMINION = no(
  '2.5',
  { it: 'Un dominio francese non è mai un bersaglio.', en: 'A French dominion is never a target.' },
  { it: 'Serve un’insurrezione, o la resa.', en: 'It takes an insurrection, or surrender.' },
)
const FRENCH_OCCUPIED = no(
  '2.5',
  { it: 'È neutrale e occupato dai francesi.', en: 'It is neutral and occupied by the French.' },
  {
    it: 'Solo Metternich per l’Austria e Alessandro I per la Russia.',
    en: 'Only Metternich for Austria and Alexander I for Russia.',
  },
)
const ONCE_INSURGENT = no(
  '2.6',
  { it: 'È insorto, ora o un tempo: nessuna carta francese.', en: 'It is or was insurgent: no French card.' },
  { it: 'Solo la resa lo riporta alla Francia.', en: 'Only surrender brings it back to France.' },
)
const COALITION_OCCUPIED = no(
  '2.6',
  { it: 'È occupato dalla Coalizione.', en: 'It is occupied by the Coalition.' },
  { it: 'Scaccia prima i suoi corpi.', en: 'Drive its corps out first.' },
)
const CAPITAL_FIRST = no(
  '2.6',
  {
    it: 'Si allea solo finché corpi francesi sono nella sua capitale.',
    en: 'It becomes an ally only while French-controlled corps are in its capital.',
  },
  { it: 'Occupa la capitale.', en: 'Occupy the capital.' },
)
const OWN_ALREADY = no(
  '2',
  { it: 'Sta già dalla tua parte.', en: 'It is on your side already.' },
  { it: 'Indica un paese neutrale o dell’avversario.', en: 'Name a neutral or enemy country.' },
)
export const NOT_FOR_THIS = no(
  '16',
  { it: 'Questa carta non vale per quel paese com’è ora.', en: 'That card is not for that country as it stands.' },
  { it: 'Leggi sulla carta a chi si rivolge.', en: 'The card says whom it is for.' },
)

/** 2.5, 2.6 One step on CM – NC – FA towards a side: the new status, or the refusal. */
function step(s: State, country: Country, seat: Seat, evenOccupied: boolean): number | Verdict {
  const status = s.status[country]!
  if (seat === COALITION) {
    if (status === FD) return DOMINION
    if (status === FA) return NC
    if (status !== NC) return OWN_ALREADY
    return isOccupied(s, country, FRANCE) && !evenOccupied ? FRENCH_OCCUPIED : CM
  }
  const fault = mayFrench(s, country)
  if (fault !== undefined) return fault
  if (status === CM) return NC
  if (status !== NC) return OWN_ALREADY
  return PROUD.includes(country) && corpsHere(s, FRANCE, CAPITAL[country]!) === 0 ? CAPITAL_FIRST : FA
}
/** 2.6 What no French card targets. */
function mayFrench(s: State, country: Country): Verdict {
  if (wasInsurgent(s, country)) return ONCE_INSURGENT
  return isOccupied(s, country, COALITION) ? COALITION_OCCUPIED : undefined
}

/** What the card would make of the country when laid by this player: a status, or why not. */
export function effectOf(s: State, card: Card, country: Country, seat: Seat): number | Verdict {
  if (!exists(s, country)) return NO_COUNTRY
  if (country === FRANCE_LAND || country === BRITAIN_LAND) return NEVER_THEM
  const status = s.status[country]!
  switch (card) {
    case ENGLISH_GOLD:
    case TALLEYRAND:
    case EMBASSY:
      return step(s, country, seat, false)
    case PITT:
      return isMajor(country) && status === NC ? step(s, country, seat, false) : NOT_FOR_THIS
    case METTERNICH:
      return country === AUSTRIA_LAND ? step(s, country, seat, true) : NOT_FOR_THIS
    case ALEXANDER:
      return country === RUSSIA_LAND ? step(s, country, seat, true) : NOT_FOR_THIS
    case CONTINENTAL_SYSTEM:
      return status === FA && HAS_COAST[country] ? NC : NOT_FOR_THIS
    case GODOY:
      return country === SPAIN_LAND ? step(s, country, seat, false) : NOT_FOR_THIS
    case CONFEDERATION:
      return RHINE.includes(country) ? step(s, country, seat, false) : NOT_FOR_THIS
    case SEPARATE_PEACE:
      return isMajor(country) && status === CM ? (mayFrench(s, country) ?? NC) : NOT_FOR_THIS
    case JOSEPH:
      if (country !== SPAIN_LAND && country !== NAPLES) return NOT_FOR_THIS
      return dominion(s, country, seat)
    case DYNASTY:
      return dominion(s, country, seat)
    case MARIE_LOUISE:
      return country === AUSTRIA_LAND && status === NC ? step(s, country, seat, false) : NOT_FOR_THIS
  }
  return NOT_FOR_THIS
}
/** 4.6 An ally becomes a dominion; whoever lays the card, his own limits hold. */
function dominion(s: State, country: Country, seat: Seat): number | Verdict {
  if (s.status[country] !== FA) return NOT_FOR_THIS
  return seat === FRANCE ? (mayFrench(s, country) ?? FD) : FD
}
/** 12.5 Does this dynastic card suit a country that surrenders to France? */
export const suits = (card: Card, country: Country): boolean =>
  card === DYNASTY || (card === JOSEPH && (country === SPAIN_LAND || country === NAPLES))
