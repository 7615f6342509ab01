/** 8 Armies: who commands, how many go with him, and which corps make an army. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { combatOf, movementOf } from '../reading.ts'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { type Corps, MOVED } from '../words.ts'
import { BRITAIN, COMMAND, IS_BRITISH } from './facts.ts'
import { isOnMap, sideOf } from './table.ts'

export { combatOf, movementOf }

/** 8.1 The highest command; of equals the fastest, whom every owner would name. */
export function commanderOf(s: State, army: readonly Corps[]): Corps {
  let best = army[0]!
  for (const corps of army)
    if (
      COMMAND[corps]! > COMMAND[best]! ||
      (COMMAND[corps] === COMMAND[best] && movementOf(s, corps) > movementOf(s, best))
    )
      best = corps
  return best
}
export const isSeaOpen = (s: State): boolean => s.britannia === 1 && s.war1812 === 0
export const isBritish = (army: readonly Corps[]): boolean => army.every(corps => IS_BRITISH[corps] === 1)

export const NOT_YOUR_CORPS = no(
  '8.1',
  { it: 'Non è un tuo corpo sulla mappa.', en: 'That is not a corps of yours on the map.' },
  { it: 'Indica uno dei tuoi corpi.', en: 'Name one of your own corps.' },
)
export const OTHER_REGION = no(
  '8.1',
  { it: 'Un esercito parte da una sola regione.', en: 'An army starts from one region.' },
  { it: 'Indica corpi della stessa regione.', en: 'Name corps of one region.' },
)
const OVER_COMMAND = no(
  '8.1',
  { it: 'Il comando non basta per tanti corpi.', en: 'No commander there could lead so many corps.' },
  { it: 'Prendi un comandante più alto, o meno corpi.', en: 'Take a higher commander, or fewer corps.' },
)
const MOVED_ALREADY = no(
  '16-28',
  { it: 'Questo corpo ha già mosso con questa campagna.', en: 'That corps has already moved in this campaign.' },
  { it: 'Muovi un altro esercito.', en: 'Move another army.' },
)
const WAITS_FOR_BRITANNIA = no(
  '8.2',
  {
    it: 'I corpi in Inghilterra aspettano Britannia, e un anno con il mare libero.',
    en: 'Corps in Britain wait for Britannia, and for a year with the sea open.',
  },
  { it: 'Gioca Britannia.', en: 'Play Britannia.' },
)
const NO_LEADER = no(
  '8.1',
  { it: 'Serve un comandante che possa portarli tutti.', en: 'A commander is needed who can lead them all.' },
  { it: 'Aggiungi un comando più alto, o lascia qualcuno.', en: 'Add a higher commander, or leave somebody behind.' },
)

/** Who may lead a whole: in a march anybody, in an interception only who is fast enough (9.4). */
export type Fit = (corps: Corps) => boolean
export const ANYBODY: Fit = () => true

/** May this corps set out at all? */
export function maySetOut(s: State, seat: Seat, corps: Corps): Verdict {
  if (!isOnMap(s, corps) || sideOf(s, corps) !== seat) return NOT_YOUR_CORPS
  if ((s.tag[corps]! & MOVED) !== 0) return MOVED_ALREADY
  return s.place[corps] === BRITAIN && !isSeaOpen(s) ? WAITS_FOR_BRITANNIA : undefined
}

/**
 * 8.1, 8.3 May `corps` be named beside `chosen`? It may if somebody, named or not, could lead them all: so whoever is
 * named first, no army ends in a blind alley.
 */
export function mayJoin(s: State, seat: Seat, chosen: readonly Corps[], corps: Corps, isFit: Fit): Verdict {
  const fault = maySetOut(s, seat, corps)
  if (fault !== undefined) return fault
  const at = s.place[corps]!
  if (chosen.length > 0 && s.place[chosen[0]!] !== at) return OTHER_REGION
  let highest = COMMAND[corps]!
  for (const each of chosen) highest = Math.max(highest, COMMAND[each]!)
  const size = chosen.length + 1
  const leads = (each: Corps, extra: number): boolean =>
    COMMAND[each]! >= highest && COMMAND[each]! >= size + extra && isFit(each)
  if (leads(corps, 0)) return undefined
  for (const each of chosen) if (leads(each, 0)) return undefined
  for (let each = 0; each < s.place.length; each++)
    if (s.place[each] === at && leads(each, 1) && !chosen.includes(each) && maySetOut(s, seat, each) === undefined)
      return undefined
  return OVER_COMMAND
}
/** Is it an army as it is? */
export function isArmy(s: State, army: readonly Corps[], isFit: Fit): Verdict {
  const commander = commanderOf(s, army)
  return COMMAND[commander]! >= army.length && isFit(commander) ? undefined : NO_LEADER
}
/** 8.1 Everybody of a side in a region counts, whatever the size: who would command the defence. */
export function strongestCommand(army: readonly Corps[]): number {
  let command = 0
  for (const corps of army) command = Math.max(command, COMMAND[corps]!)
  return command
}
