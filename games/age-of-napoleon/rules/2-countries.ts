/** 2 Countries: status, occupation, leaving and joining a side. */
import type { Seat } from '@bivouac/kernel'
import type { State, T } from '../state.ts'
import {
  CM,
  CONTROLLER,
  type Corps,
  type Country,
  FIRST_AREA,
  IC,
  MAJORS,
  NC,
  NONE,
  RESERVE,
  type Region,
} from '../words.ts'
import { AREAS, CAPITAL, CORPS_OF, isMajor, RULER } from './facts.ts'
import { corpsHere, countryAt, isOnMap, put } from './table.ts'

export const controllerOf = (s: State, country: Country): number => CONTROLLER[s.status[country]!] ?? -1
/** A country of its own right now? Areas that are not detached are none. */
export const exists = (s: State, country: Country): boolean => s.status[country]! >= 0
export const wasInsurgent = (s: State, country: Country): boolean => (s.once & (1 << country)) !== 0
/** Its regions, without areas that are detached. */
export const regionsOf = (s: State, country: Country): readonly Region[] =>
  country >= MAJORS ? AREAS[country]! : AREAS[country]!.filter(region => countryAt(s, region) === country)

/** How many corps of a side are in a country. */
export function corpsIn(s: State, side: number, country: Country): number {
  let n = 0
  for (const region of AREAS[country]!) if (countryAt(s, region) === country) n += corpsHere(s, side, region)
  return n
}
/** 2.3 Corps in it, and no control of it. */
export const isOccupied = (s: State, country: Country, side: number): boolean =>
  controllerOf(s, country) !== side && corpsIn(s, side, country) > 0
/** 2.9 A neutral country without any corps. */
export const isClosed = (s: State, country: Country): boolean =>
  s.status[country] === NC && corpsIn(s, 0, country) === 0 && corpsIn(s, 1, country) === 0

/** How many minors a side controls, detached areas included; insurgent ones only if asked. */
export function minorsOf(s: State, side: number, insurgent: boolean): number {
  let n = 0
  for (let country = MAJORS; country < s.status.length; country++)
    if (exists(s, country) && controllerOf(s, country) === side && (insurgent || s.status[country] !== IC)) n++
  return n
}

/** 2.7 Its own corps leave the map, wherever they are. Called before the status changes, while they still serve. */
function leave(t: T, country: Country): void {
  const { s } = t
  const gone: Corps[] = CORPS_OF[country]!.filter(corps => isOnMap(s, corps))
  if (gone.length === 0) return
  for (const corps of gone) {
    put(s, corps, RESERVE)
    s.tag[corps] = 0
  }
  t.tell({ e: 'left', country, corps: gone })
}

/** A country changes its status, with all that follows from it but mobilising. */
export function align(t: T, country: Country, to: number): void {
  const { s } = t
  const from = s.status[country]!
  if (from === to) return
  if (CONTROLLER[from] !== CONTROLLER[to]) leave(t, country)
  s.status[country] = to
  if (to === IC) s.once |= 1 << country
  t.tell({ e: 'status', country, from, to })
  if (to === CM && country >= FIRST_AREA) rejoin(t, country)
}

/** 2.10 An area that joins the Coalition beside its ruler is his again. */
function rejoin(t: T, area: Country): void {
  const { s } = t
  const ruler = RULER[area]!
  if (s.status[ruler] !== CM && s.status[ruler] !== IC) return
  s.status[area] = NONE
  t.tell({ e: 'returned', country: area, ruler })
}

/** 12.7 An area becomes a country of its own, a French dominion. */
export function detach(t: T, area: Country, status: number): void {
  t.s.status[area] = status
  t.tell({ e: 'detached', country: area })
}

/** 5.2, 12.2, 12.3 Is it in the hands of `side`, its enemy, as surrender asks? */
export function isHeldBy(s: State, country: Country, side: Seat, cleared: boolean): boolean {
  const enemies = corpsIn(s, side, country)
  const own = corpsIn(s, 1 - side, country)
  if (!isMajor(country)) return enemies > 0 && own === 0
  const capital = CAPITAL[country]!
  if (corpsHere(s, side, capital) === 0 || enemies < 3) return false
  return cleared ? own === 0 : enemies > own
}
