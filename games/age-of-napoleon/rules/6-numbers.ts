/** 6.3, 6.5 How many corps of each pile may stand on the map and be added in a year, and who can come at all. */
import { REINFORCEMENT } from '../data/tables.ts'
import type { State } from '../state.ts'
import {
  AUSTRIA_LAND,
  AUSTRIAN,
  BRITISH,
  BRITISH_AUX,
  COALITION,
  type Corps,
  type Country,
  FRANCE,
  FRENCH,
  FRENCH_AUX,
  PRUSSIA_LAND,
  PRUSSIAN,
  RELEASED,
  RESERVE,
  RUSSIA_LAND,
  RUSSIAN,
  SPAIN_LAND,
  SPANISH,
} from '../words.ts'
import { controllerOf, minorsOf, wasInsurgent } from './2-countries.ts'
import { AVAILABLE, CAPITAL, HOME, HOME_REGION } from './facts.ts'
import { corpsHere, sideOf } from './table.ts'
/** By pile: the major it belongs to, −1 for auxiliaries. */
export const LAND: readonly Country[] = [0, -1, AUSTRIA_LAND, PRUSSIA_LAND, RUSSIA_LAND, SPAIN_LAND, 1, -1]
/** Whom a pile serves now, −1 nobody. */
export const serves = (s: State, pile: number): number =>
  pile === FRENCH_AUX ? FRANCE : pile === BRITISH_AUX ? COALITION : controllerOf(s, LAND[pile]!)

interface Numbers {
  readonly mobilisation: number
  readonly deployment: number
}
const ONE: Numbers = { mobilisation: 1, deployment: 1 }
const isReformed = (s: State, country: Country): boolean => (s.reformed & (1 << country)) !== 0

/** 6.3 The row of the table, before cards. */
export function rowOf(s: State, pile: number): Numbers {
  switch (pile) {
    case FRENCH:
      return REINFORCEMENT.france
    case FRENCH_AUX: {
      const minors = minorsOf(s, FRANCE, true)
      const { mobilisationPer, deploymentPer } = REINFORCEMENT.frenchAllies
      return { mobilisation: Math.floor(minors / mobilisationPer), deployment: Math.floor(minors / deploymentPer) }
    }
    case SPANISH:
      return REINFORCEMENT.spain
    case BRITISH:
      return REINFORCEMENT.britain
    case BRITISH_AUX:
      return REINFORCEMENT.britishAllies
  }
  if (serves(s, pile) === FRANCE) return ONE
  if (pile === AUSTRIAN) return isReformed(s, AUSTRIA_LAND) ? REINFORCEMENT.reformedAustria : REINFORCEMENT.austria
  if (pile === PRUSSIAN) return isReformed(s, PRUSSIA_LAND) ? REINFORCEMENT.reformedPrussia : REINFORCEMENT.prussia
  return REINFORCEMENT.russia
}
/** 16-23, 16-24 What Levée en Masse or the Landwehr adds to both numbers this year. */
function levied(s: State, pile: number): number {
  if (pile === FRENCH) return s.levee === 1 ? 2 : 0
  const land = LAND[pile]!
  return land > 0 && s.landwehr === land && serves(s, pile) === COALITION ? 2 : 0
}
/** 6.3 The most corps of a pile on the map. */
export const ceilingOf = (s: State, pile: number): number => rowOf(s, pile).mobilisation + levied(s, pile)
/** 6.3, 6.4 The most that may be added this year. */
export function deploymentOf(s: State, pile: number): number {
  if (s.war1812 === 1 && (pile === BRITISH || pile === BRITISH_AUX)) return 0
  const side = serves(s, pile)
  let number = rowOf(s, pile).deployment
  if (pile === RUSSIAN && s.ottoman === 1 && side === COALITION) number = 2
  number += levied(s, pile)
  const land = LAND[pile]!
  return land >= 0 && corpsHere(s, 1 - side, CAPITAL[land]!) > 0 ? Math.floor(number / 2) : number
}

/** 6.5 Could this corps be placed now, as far as it depends on the corps? */
export function isAvailable(s: State, corps: Corps): boolean {
  if (s.place[corps] !== RESERVE || (s.tag[corps]! & RELEASED) !== 0) return false
  const home = HOME[corps]!
  const side = sideOf(s, corps)
  switch (AVAILABLE[corps]!) {
    case 'pool':
      return side >= 0
    case 'reform':
      return side >= 0 && isReformed(s, home)
    case 'invasion':
      return side >= 0 && s.invaded === 1
    case 'insurgent':
      return side === COALITION && wasInsurgent(s, home)
    case 'aux':
      return controllerOf(s, home) === side
    case 'aux_from_1810':
      return s.year >= 1810 && controllerOf(s, home) === side
  }
}
/** 6.5 Could it have come at all, and does its country serve its side still? What must hold of every corps on the map. */
export function couldHaveCome(s: State, corps: Corps): boolean {
  const home = HOME[corps]!
  if (HOME_REGION[corps]! >= 0 && controllerOf(s, home) !== sideOf(s, corps)) return false
  switch (AVAILABLE[corps]!) {
    case 'reform':
      return isReformed(s, home)
    case 'invasion':
      return s.invaded === 1
    case 'insurgent':
      return wasInsurgent(s, home)
    case 'aux_from_1810':
      return s.year >= 1810
    default:
      return true
  }
}
