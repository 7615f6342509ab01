/** What brings a major nearer to surrender, or keeps it from it (12.3): the aim of a year’s campaign. */
import type { Seat } from '@bivouac/kernel'
import { controllerOf, corpsIn } from '../rules/2-countries.ts'
import { CAPITAL } from '../rules/facts.ts'
import { corpsHere, countryAt } from '../rules/table.ts'
import type { State } from '../state.ts'
import { BRITAIN_LAND, type Country, FRANCE_LAND, MAJORS, type Region } from '../words.ts'
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
  const needed = Math.max(3, own + 1)
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
