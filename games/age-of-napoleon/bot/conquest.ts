/** What brings a major nearer to surrender, or keeps it from it (12.3): the aim of a year’s campaign. */
import type { Seat } from '@bivouac/kernel'
import { controllerOf, corpsIn } from '../rules/2-countries.ts'
import { CAPITAL } from '../rules/facts.ts'
import { corpsHere, countryAt } from '../rules/table.ts'
import type { State } from '../state.ts'
import {
  AUSTRIA_LAND,
  BRITAIN_LAND,
  CONTESTED,
  type Country,
  FRANCE,
  FRANCE_LAND,
  MAJORS,
  NC,
  type Region,
} from '../words.ts'
import type { Ground, Marching } from './plan.ts'

/** What it is worth that a major would surrender as things stand, and to come nearer to that (12.3). */
const SURRENDER = 9
/** The share of it that counts by round: there is less and less time to undo it. */
const LASTS: readonly number[] = [0.4, 0.4, 0.45, 0.5, 0.6, 0.75, 0.95]

/**
 * 12.3 How near a major of the enemy’s is to surrender, 0 … 1: the capital taken, three corps in the country and more
 * than its own side has. So many more of ours and of theirs are there, and the capital is entered or left.
 */
export function nearSurrender(
  s: State,
  seat: Seat,
  country: Country,
  ours: number,
  theirs: number,
  capital: number,
): number {
  const mine = corpsIn(s, seat, country) + ours
  if (mine <= 0) return 0
  const own = Math.max(0, corpsIn(s, 1 - seat, country) + theirs)
  // 15.4 In the Ulm campaign three in Austria are enough, whoever else is there.
  const needed = s.ulm === 1 && country === AUSTRIA_LAND ? 3 : Math.max(3, own + 1)
  const held = corpsHere(s, seat, CAPITAL[country]!) + capital > 0
  if (held && mine >= needed) return 1
  return (held ? 0.3 : 0) + 0.3 * Math.min(1, mine / needed)
}
/** What the march changes in that, for the country left and the one entered; `fallen`: enemies beaten there. */
export function conquest(
  { s, seat }: Ground,
  { home, size }: Marching,
  to: Region,
  lost: number,
  fallen: number,
): number {
  const from = countryAt(s, home)
  const into = countryAt(s, to)
  let change = 0
  for (const country of from === into ? [into] : [from, into]) {
    if (country >= MAJORS || country === BRITAIN_LAND) continue
    const side = controllerOf(s, country)
    if (side < 0) continue
    const left = country === from ? size : 0
    const come = country === into ? size - lost : 0
    const capital = CAPITAL[country]!
    const atCapital = (capital === to ? come : 0) - (capital === home ? size : 0)
    const weight = country === FRANCE_LAND ? 1.5 : 1
    if (side === 1 - seat) {
      const beaten = country === into ? fallen : 0
      change +=
        weight *
        (nearSurrender(s, seat, country, come - left, -beaten, atCapital) - nearSurrender(s, seat, country, 0, 0, 0))
    } else
      change -=
        weight *
        (nearSurrender(
          s,
          1 - seat,
          country,
          country === into ? -fallen : 0,
          come - left,
          capital === to ? -fallen : 0,
        ) -
          nearSurrender(s, 1 - seat, country, 0, 0, 0))
  }
  return change * SURRENDER * LASTS[s.round]!
}

/** 2.5 A corps in a neutral major keeps the Coalition’s diplomacy off it, and in its capital makes it an ally (2.6). */
const OCCUPIED = 2.2
const IN_CAPITAL = 1.2
/** 2.6 A Coalition corps there keeps the French cards off it. */
const WATCHED = 0.8
const isNeutralMajor = (s: State, country: Country): boolean => s.status[country] === NC && CONTESTED.includes(country)
/** What the march changes in the hold on neutral majors: whoever leaves the last one open lets it join the enemy. */
export function occupation({ s, seat }: Ground, { home, size }: Marching, to: Region): number {
  const from = countryAt(s, home)
  const into = countryAt(s, to)
  const worth = seat === FRANCE ? OCCUPIED : WATCHED
  let change = 0
  if (from !== into) {
    if (isNeutralMajor(s, from) && corpsIn(s, seat, from) === size) change -= worth
    if (isNeutralMajor(s, into) && corpsIn(s, seat, into) === 0) change += worth
  }
  if (seat !== FRANCE) return change
  if (isNeutralMajor(s, from) && CAPITAL[from] === home && corpsHere(s, seat, home) === size) change -= IN_CAPITAL
  if (isNeutralMajor(s, into) && CAPITAL[into] === to && corpsHere(s, seat, to) === 0) change += IN_CAPITAL
  return change
}
