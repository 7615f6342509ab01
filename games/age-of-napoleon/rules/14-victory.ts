/** 14 Victory. */
import { end, over, type Procedures, type Result, type Seat } from '@bivouac/kernel'
import type { Napoleon, State, T } from '../state.ts'
import { COALITION, CONTESTED, type Country, FA, FD, FRANCE, FRANCE_LAND, REMOVED, SPAIN_LAND } from '../words.ts'
import { controllerOf } from './2-countries.ts'
import { AREAS, NAPOLEON, PARIS } from './facts.ts'
import { asks, corpsHere, isRuled, seatOf } from './table.ts'

/** The first year in which a marginal victory may be claimed. */
const CLAIMS_FROM = 1808
const isFrench = (s: State, country: Country): boolean => s.status[country] === FA || s.status[country] === FD
const isTheirs = (s: State, country: Country): boolean => controllerOf(s, country) === COALITION
const count = (s: State, of: (s: State, country: Country) => boolean): number =>
  CONTESTED.filter(country => of(s, country)).length

/** 14.1 */
const isFrenchDecisive = (s: State): boolean => count(s, isFrench) === CONTESTED.length
/** 14.2 Spain and two others, and nobody of the four against France. */
const isFrenchMarginal = (s: State): boolean =>
  isFrench(s, SPAIN_LAND) && count(s, isFrench) >= 3 && count(s, isTheirs) === 0
/** 14.2 Paris, or two other regions; not needed once Napoleon is gone for ever. */
function isFranceInvaded(s: State): boolean {
  if (s.place[NAPOLEON] === REMOVED || corpsHere(s, COALITION, PARIS) > 0) return true
  return AREAS[FRANCE_LAND]!.filter(region => corpsHere(s, COALITION, region) > 0).length >= 2
}
const isCoalitionMarginal = (s: State): boolean =>
  count(s, isFrench) === 0 && count(s, isTheirs) >= 3 && isFranceInvaded(s)
/** 14.3 At the very end less is enough. */
const isCoalitionAtLast = (s: State): boolean => count(s, isFrench) === 0 && count(s, isTheirs) >= 3

export const marginalFor = (s: State): Seat | -1 =>
  isFrenchMarginal(s) ? FRANCE : isCoalitionMarginal(s) ? COALITION : -1

const won = (seat: Seat, by: string, rule: string, grade: string): Result => ({ winners: [seat], by, rule, grade })
const marginal = (seat: Seat, rule: string): Result =>
  won(seat, seat === FRANCE ? 'french-marginal' : 'coalition-marginal', rule, 'marginal')

/** The end there is no choosing about, if there is one. */
function verdict(s: State): Result | undefined {
  if (isFrenchDecisive(s)) return won(FRANCE, 'french-decisive', '14.1', 'decisive')
  const seat = marginalFor(s)
  if (s.year < s.lastYear)
    return seat >= 0 && s.year >= CLAIMS_FROM && isRuled(s, 'claims') ? marginal(seat, '14.2') : undefined
  if (seat >= 0) return marginal(seat, '14.3')
  return isCoalitionAtLast(s) ? marginal(COALITION, '14.3') : won(FRANCE, 'moral', '14.3', 'moral')
}
function finish(t: T, result: Result) {
  t.tell({ e: 'over', seat: result.winners[0]!, by: result.by })
  return over(result)
}

export const victory: Pick<Procedures<Napoleon>, 'victory'> = {
  victory: {
    rule: '14.1',
    steps: {
      judge: (t, f) => {
        const result = verdict(t.s)
        if (result !== undefined) return finish(t, result)
        const seat = marginalFor(t.s)
        if (seat < 0 || t.s.year < CLAIMS_FROM) return end()
        f.seat = seat
        return undefined
      },
      claim: asks<'victory'>({
        rule: '14.2',
        seat: seatOf,
        offers: {
          claim: { take: (t, f) => finish(t, marginal(f.seat, '14.2')) },
          playOn: { take: (t, f) => t.tell({ e: 'declined', seat: f.seat }) },
        },
      }),
    },
  },
}
