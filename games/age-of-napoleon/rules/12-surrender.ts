/** 12 The Surrender Phase, and cards 16-11, 16-12, 16-40 in it. */
import { end, goto, over, type Procedures, type Seat, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import {
  CM,
  COALITION,
  type Country,
  DYNASTY,
  FA,
  FD,
  FRANCE,
  FRANCE_LAND,
  firstOf,
  IC,
  JOSEPH,
  NC,
  NEVER,
  NONE,
  pair,
  secondOf,
} from '../words.ts'
import { align, controllerOf, detach, exists, isHeldBy, wasInsurgent } from './2-countries.ts'
import { NOT_FOR_THIS, suits } from './cards-diplomacy.ts'
import { ALL_COUNTRIES, AREAS, isMajor, RULER } from './facts.ts'
import { asks, corpsHere, fromHand, holds, isRuled, mayPlay, mightHold, NOT_HELD, putAway, seatOf } from './table.ts'

type F = FrameOf<'surrender'>

/** 12.4 At least three of its regions. */
const isOverrun = (s: State): boolean =>
  AREAS[FRANCE_LAND]!.filter(region => corpsHere(s, COALITION, region) > 0).length >= 3

/** 12.1 – 12.4 Does it give in? Judged of every country before any is settled. */
export function givesIn(s: State, country: Country): boolean {
  if (!exists(s, country) || s.status[country] === NC || s.status[country] === IC) return false
  const enemy = 1 - controllerOf(s, country)
  if (!isHeldBy(s, country, enemy, isRuled(s, 'surrender'))) return false
  return country !== FRANCE_LAND || isOverrun(s)
}
const isFallen = (f: F, country: Country): boolean => (f.fallen & (1 << country)) !== 0
/** Those of the fallen that a side controls. */
const fallenOf = (s: State, f: F, seat: Seat): readonly Country[] =>
  ALL_COUNTRIES.filter(country => isFallen(f, country) && controllerOf(s, country) === seat)

const NOT_FALLING = no(
  '12.5',
  { it: 'Quel paese non si sta arrendendo, o non è tuo.', en: 'That country is not surrendering, or not yours.' },
  { it: 'Indica un tuo paese che si arrende.', en: 'Name a country of yours that surrenders.' },
)
const NOT_TO_FRANCE = no(
  '12.5',
  { it: 'Quel paese non si arrende alla Francia.', en: 'That country does not surrender to France.' },
  { it: 'Indica un paese che si arrende alla Francia.', en: 'Name a country surrendering to France.' },
)
const NOT_ITS_AREA = no(
  '12.7',
  {
    it: 'Quell’area non è del paese che si arrende, o è già distaccata.',
    en: 'That area is not of the surrendering country, or already detached.',
  },
  { it: 'Indica una sua area, o nessuna.', en: 'Name an area of it, or none.' },
)
const GARRISONED = no(
  '12.7',
  { it: 'Nell’area ci sono corpi della Coalizione.', en: 'There are Coalition corps in the area.' },
  { it: 'Indica un’altra area, o nessuna.', en: 'Name another area, or none.' },
)
function mayDetach(s: State, ruler: Country, area: Country): Verdict {
  if (RULER[area] !== ruler || s.status[area] !== NONE) return NOT_ITS_AREA
  return corpsHere(s, COALITION, AREAS[area]![0]!) > 0 ? GARRISONED : undefined
}
const canDetach = (s: State, ruler: Country): boolean =>
  ALL_COUNTRIES.some(area => mayDetach(s, ruler, area) === undefined)

/** 12.6 What becomes of it. */
function newStatus(s: State, country: Country, to: Seat, dynasty: boolean): number {
  if (to === FRANCE) return dynasty || wasInsurgent(s, country) ? FD : isMajor(country) ? NC : FA
  return isMajor(country) && s.status[country] === FA ? NC : CM
}
function settle(t: T, f: F, country: Country): void {
  const { s } = t
  const to = 1 - controllerOf(s, country)
  const dynasty = (f.dynasty & (1 << country)) !== 0
  t.tell({ e: 'surrendered', country, to, dynasty })
  if (isMajor(country)) s.fell = 1
  align(t, country, newStatus(s, country, to, dynasty))
}

const cardsOn = (cards: readonly number[]): readonly number[] =>
  cards.flatMap(card => ALL_COUNTRIES.map(country => pair(card, country)))
const NEVERS = ALL_COUNTRIES
const DYNASTIES = cardsOn([DYNASTY, JOSEPH])

function mayCrown(s: State, f: F, card: number, country: Country): Verdict {
  const fault = mayPlay(s, f.seat, card, 'U')
  if (fault !== undefined) return fault
  if (!isFallen(f, country) || controllerOf(s, country) !== COALITION) return NOT_TO_FRANCE
  return suits(card, country) && (f.dynasty & (1 << country)) === 0 ? undefined : NOT_FOR_THIS
}
/** Might this player crown somebody, as far as everybody can see? */
const mightCrown = (s: State, f: F): boolean =>
  fallenOf(s, f, COALITION).length > 0 &&
  (mightHold(s, f.seat, DYNASTY) || (f.seat === FRANCE && mightHold(s, f.seat, JOSEPH)))

export const surrender: Pick<Procedures<Napoleon>, 'surrender'> = {
  surrender: {
    rule: '12.1',
    steps: {
      judge: (t, f) => {
        for (const country of ALL_COUNTRIES) if (givesIn(t.s, country)) f.fallen |= 1 << country
        return f.fallen === 0 ? end() : undefined
      },
      // 12.5 First the controllers, the first player first; whoever might hold the card is asked.
      mayHold: (t, f) => {
        const { s } = t
        if (s.passed[f.seat] === 0 && fallenOf(s, f, f.seat).length > 0 && mightHold(s, f.seat, NEVER)) return undefined
        s.passed[f.seat] = 1
        if (s.passed[1 - f.seat] === 1) return goto('france')
        f.seat = 1 - f.seat
        return goto('mayHold')
      },
      hold: asks<'surrender'>({
        rule: '12.5',
        seat: seatOf,
        offers: {
          never: {
            domain: NEVERS,
            check: [
              (t, f) => (holds(t.s, f.seat, NEVER) ? undefined : NOT_HELD),
              (t, f, country: number) => (fallenOf(t.s, f, f.seat).includes(country) ? undefined : NOT_FALLING),
            ],
            take: (t, f, country: number) => {
              fromHand(t.s, f.seat, NEVER)
              putAway(t.s, NEVER)
              t.tell({ e: 'played', seat: f.seat, card: NEVER, country })
              t.tell({ e: 'holds', country })
              f.fallen &= ~(1 << country)
              return goto('mayHold')
            },
          },
          pass: {
            take: (t, f) => {
              t.s.passed[f.seat] = 1
              return goto('mayHold')
            },
          },
        },
      }),
      // 12.4
      france: (t, f) => {
        t.s.passed[0] = t.s.passed[1] = 0
        f.seat = t.s.first
        if (!isFallen(f, FRANCE_LAND)) return undefined
        t.tell({ e: 'surrendered', country: FRANCE_LAND, to: COALITION, dynasty: false })
        t.tell({ e: 'over', seat: COALITION, by: 'coalition-decisive' })
        return over({ winners: [COALITION], by: 'coalition-decisive', rule: '12.4', grade: 'decisive' })
      },
      mayCrown: (t, f) => {
        const { s } = t
        if (s.passed[f.seat] === 0 && mightCrown(s, f)) return undefined
        s.passed[f.seat] = 1
        if (s.passed[1 - f.seat] === 1) return goto('next')
        f.seat = 1 - f.seat
        return goto('mayCrown')
      },
      crown: asks<'surrender'>({
        rule: '12.5',
        seat: seatOf,
        offers: {
          crown: {
            domain: DYNASTIES,
            check: (t, f, code: number) => mayCrown(t.s, f, firstOf(code), secondOf(code)),
            take: (t, f, code: number) => {
              const card = firstOf(code)
              fromHand(t.s, f.seat, card)
              putAway(t.s, card)
              t.tell({ e: 'played', seat: f.seat, card, country: secondOf(code) })
              f.dynasty |= 1 << secondOf(code)
              return goto('mayCrown')
            },
          },
          pass: {
            take: (t, f) => {
              t.s.passed[f.seat] = 1
              return goto('mayCrown')
            },
          },
        },
      }),
      // 12.6 In map order.
      next: (t, f) => {
        const { s } = t
        for (; f.country < ALL_COUNTRIES.length; f.country++) {
          const { country } = f
          // A country that fell may have been given back to its ruler before its turn came (2.10).
          if (!isFallen(f, country) || !exists(s, country)) continue
          const to = 1 - controllerOf(s, country)
          settle(t, f, country)
          f.fallen &= ~(1 << country)
          if (to === FRANCE && canDetach(s, country)) return undefined
        }
        return end()
      },
      detach: asks<'surrender'>({
        rule: '12.7',
        seat: () => FRANCE,
        offers: {
          detach: {
            domain: ALL_COUNTRIES,
            check: (t, f, area: number) => mayDetach(t.s, f.country, area),
            take: (t, _, area: number) => {
              detach(t, area, FD)
              return goto('next')
            },
          },
          none: { take: () => goto('next') },
        },
      }),
    },
  },
}
