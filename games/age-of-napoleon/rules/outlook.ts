/** What the chapters say of the table as it stands: every number here is answered by the rule that would use it. */
import { STRATEGY } from '../data/tables.ts'
import type { Outlook, Sums } from '../outlook.ts'
import type { NapoleonPosition, State } from '../state.ts'
import { MAJORS, PILES } from '../words.ts'
import { controllerOf, corpsIn, exists } from './2-countries.ts'
import { ceilingOf, deploymentOf, serves } from './6-numbers.ts'
import { cardsDue, cardsFor } from './6-strategy.ts'
import { strongestCommand } from './8-army.ts'
import { addendsOf, engagedAt, sum } from './11-battle.ts'
import { inflicted, tieOf } from './11-table.ts'
import { givesIn } from './12-surrender.ts'
import { winterAddends, winteringIn, winterLosses } from './13-winter.ts'
import { marginalFor } from './14-victory.ts'
import { isFixed } from './cards-battle.ts'
import { ALL_COUNTRIES, ALL_REGIONS, AREAS, CAPITAL } from './facts.ts'
import { corpsHere } from './table.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const

function held(s: State): Outlook['held'] {
  return ALL_COUNTRIES.flatMap(country => {
    const side = exists(s, country) ? controllerOf(s, country) : -1
    if (side < 0) return []
    const enemies = corpsIn(s, 1 - side, country)
    if (enemies === 0) return []
    const heart = CAPITAL[country] ?? AREAS[country]![0]!
    return [
      {
        country,
        enemies,
        own: corpsIn(s, side, country),
        capital: corpsHere(s, 1 - side, heart) > 0,
        falls: givesIn(s, country),
      },
    ]
  })
}

function winter(s: State): Outlook['winter'] {
  return ALL_REGIONS.flatMap(region => {
    const seat = winteringIn(s, region)
    if (seat < 0) return []
    const size = corpsHere(s, seat, region)
    const addends = winterAddends(s, seat, region)
    const more = sum(addends)
    return [{ region, seat, size, addends, losses: DICE.map(die => Math.min(size, winterLosses(die + more, size))) }]
  })
}

/** Until the dice have fallen; afterwards those who fell would be missing from the sums. */
function battle({ s, stack }: NapoleonPosition): Sums | undefined {
  const f = stack.findLast(frame => frame.proc === 'battle')
  if (f?.proc !== 'battle' || f.winner >= 0) return undefined
  const seats = [f.seat, 1 - f.seat] as const
  const addends = [addendsOf(s, seats[0], f), addendsOf(s, seats[1], f)] as const
  const strength = [Math.max(0, sum(addends[0])), Math.max(0, sum(addends[1]))] as const
  const column = (strong: number): readonly number[] => DICE.map(die => inflicted(die, strong))
  const fixed = (seat: number): number =>
    isFixed(s, seat) ? Math.min(6, strongestCommand(engagedAt(s, seat, f.at))) : 0
  return {
    attacker: f.seat,
    at: f.at,
    addends,
    strength,
    columns: [column(strength[0]), column(strength[1])],
    fixed: [fixed(seats[0]), fixed(seats[1])],
    tie: [tieOf(strength[0]), tieOf(strength[1])],
  }
}

export function outlook(pos: NapoleonPosition): Outlook {
  const { s } = pos
  const sums = battle(pos)
  return {
    due: [cardsDue(s, 0), cardsDue(s, 1)],
    gives: ALL_COUNTRIES.slice(0, MAJORS).map(country => [worth(s, country, 0), worth(s, country, 1)]),
    ceiling: PILES.map((_, pile) => ceilingOf(s, pile)),
    deployment: PILES.map((_, pile) => deploymentOf(s, pile)),
    serves: PILES.map((_, pile) => serves(s, pile)),
    held: held(s),
    winter: winter(s),
    marginal: marginalFor(s),
    ...(sums !== undefined && { battle: sums }),
  }
}
/** France and Britain are worth something to their own side alone. */
const worth = (s: State, country: number, seat: number): number =>
  country <= 1 ? (country === seat ? OWN[seat]! : 0) : cardsFor(s, country, seat)
const OWN = [STRATEGY.france.france, STRATEGY.britain.coalition] as const
