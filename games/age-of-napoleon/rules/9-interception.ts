/** 9.4 Interception. */
import { end, goto, type Procedures, type Seat, setOf, type Verdict } from '@bivouac/kernel'
import { ALLOWANCE } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import { type Corps, FORCED_MARCH, INTERCEPTING, MISDIRECTED, MUD, type Region, WORN } from '../words.ts'
import { commanderOf, isArmy, mayJoin, movementOf } from './8-army.ts'
import { answer, force, isFree, mayAnswer, mightAnswer } from './9-announcement.ts'
import { allowanceOf, isTalkedOf, mayCross } from './9-movement.ts'
import { shortCases } from './10-march.ts'
import { ALL_CORPS, ALL_TITLES, BORDERS, IS_ROUGH } from './facts.ts'
import {
  asks,
  corpsHere,
  corpsOn,
  discard,
  holds,
  mightHold,
  NOT_HELD,
  otherSeat,
  seatOf,
  sideOf,
  tagged,
  titlesOf,
  travel,
} from './table.ts'

type F = FrameOf<'interception'>
const NOT_NEXT = no(
  '9.4',
  { it: 'Intercetta chi sta in una regione confinante.', en: 'Only an army in a region next to it intercepts.' },
  { it: 'Indica corpi di una regione confinante.', en: 'Name corps of a region next to it.' },
)
const JUST_ATTACKED = no(
  '9.4',
  {
    it: 'Di lì non si intercetta: la regione è appena stata attaccata.',
    en: 'Nobody intercepts out of a region that was just attacked.',
  },
  { it: 'Indica corpi di un’altra regione.', en: 'Name corps of another region.' },
)
const NO_WAY = no(
  '9.4',
  { it: 'Di lì non si passa in questa regione ora.', en: 'There is no way from there into that region now.' },
  { it: 'Indica corpi di un’altra regione.', en: 'Name corps of another region.' },
)
const CANNOT_PAY = no(
  '9.4',
  {
    it: 'Intercettare costa una carta, e non ne hai abbastanza.',
    en: 'An interception costs a card, and you do not have enough.',
  },
  { it: 'Lascia passare.', en: 'Let them pass.' },
)

/** With friends in the region it joins their defence; otherwise it attacks, for one step more. */
const hasFriends = (s: State, seat: Seat, at: Region): boolean => corpsHere(s, seat, at) > 0
const isFit =
  (s: State, f: Pick<F, 'seat' | 'at' | 'rating'>, forced: number, mud: number) =>
  (corps: Corps): boolean => {
    if (movementOf(s, corps) < f.rating) return false
    const attack = hasFriends(s, f.seat, f.at) ? 0 : ALLOWANCE.attack
    return allowanceOf(s, corps, forced, mud) + attack >= 1
  }
function mayComeFrom(s: State, seat: Seat, from: Region, at: Region): Verdict {
  if (!BORDERS[at]!.includes(from)) return NOT_NEXT
  if (s.struck.includes(from)) return JUST_ATTACKED
  return mayCross(s, seat, from, at) !== undefined || isTalkedOf(s, seat, from, at) ? NO_WAY : undefined
}
const costOf = (s: State, seat: Seat): number => (s.free[seat] === 1 ? 0 : 1)
const mayAfford = (s: State, seat: Seat, forced: number): Verdict => {
  if (forced === 1 && !holds(s, seat, FORCED_MARCH)) return NOT_HELD
  return s.hand[seat]!.length >= costOf(s, seat) + forced ? undefined : CANNOT_PAY
}

/** Could anybody, as far as everybody can see? Somebody who might hold a Forced March is thought to. */
export function canIntercept(s: State, seat: Seat, at: Region, rating: number): boolean {
  const held = s.hand[seat]!.length
  if (held < costOf(s, seat)) return false
  const forced = held > costOf(s, seat) && mightHold(s, seat, FORCED_MARCH) ? 1 : 0
  for (const from of BORDERS[at]!) {
    if (corpsHere(s, seat, from) === 0 || mayComeFrom(s, seat, from, at) !== undefined) continue
    const fits = isFit(s, { seat, at, rating }, forced, 0)
    for (const corps of ALL_CORPS) if (s.place[corps] === from && sideOf(s, corps) === seat && fits(corps)) return true
  }
  return false
}

type Chance = Pick<F, 'seat' | 'at' | 'rating'>
export function mayCome(s: State, f: Chance, forced: number, chosen: readonly Corps[], corps: Corps): Verdict {
  const at = s.place[corps]!
  if (at >= 0 && sideOf(s, corps) === f.seat) {
    const fault = mayComeFrom(s, f.seat, at, f.at)
    if (fault !== undefined) return fault
  }
  return mayJoin(s, f.seat, chosen, corps, isFit(s, f, forced, 0))
}
/** Are they an army that intercepts as it is? */
export const isInterceptor = (s: State, f: Chance, forced: number, army: readonly Corps[]): Verdict =>
  isArmy(s, army, isFit(s, f, forced, 0))

const army = (forced: number) =>
  setOf<Napoleon, F>({
    domain: ALL_CORPS,
    over: (t, f) => (mayAfford(t.s, f.seat, forced) !== undefined ? [] : corpsOn(t.s, f.seat)),
    each: [(t, f) => mayAfford(t.s, f.seat, forced), (t, f, chosen, corps) => mayCome(t.s, f, forced, chosen, corps)],
    check: (t, f, chosen) => isInterceptor(t.s, f, forced, chosen),
    take: (t, f, corps) => announce(t, f, corps, forced),
  })
function announce(t: T, f: F, corps: readonly Corps[], forced: number) {
  const { s } = t
  for (const each of corps) s.tag[each]! |= INTERCEPTING | (s.tired[each] === 1 ? WORN : 0)
  f.forced = forced
  f.from = s.place[corps[0]!]!
  t.tell({ e: 'announced', seat: f.seat, corps, region: f.from, forced: forced === 1, intercepting: true })
  if (forced === 1) force(t, f.seat)
  return isFree(s, f.seat) ? goto('heard') : goto('pay')
}
/** It does not come after all: what was paid is lost. */
function stayAway(t: T) {
  for (const corps of tagged(t.s, INTERCEPTING)) t.s.tag[corps]! &= ~(INTERCEPTING | WORN)
  t.s.interceptedFrom = -3
  return end()
}

export const interception: Pick<Procedures<Napoleon>, 'interception'> = {
  interception: {
    rule: '9.4',
    steps: {
      ask: asks<'interception'>({
        seat: seatOf,
        standing: 'let',
        offers: {
          intercept: army(0),
          force: army(1),
          let: { take: () => end() },
        },
      }),
      pay: asks<'interception'>({
        seat: seatOf,
        offers: {
          pay: {
            domain: ALL_TITLES,
            over: (t, f) => titlesOf(t.s.hand[f.seat]!),
            check: (t, f, card: number) => (holds(t.s, f.seat, card) ? undefined : NOT_HELD),
            take: (t, f, card: number) => discard(t, f.seat, card, 'intercept'),
          },
        },
      }),
      // 9.2 The mover may answer an interception as he would a move.
      heard: (t, f) => (mightAnswer(t.s, 1 - f.seat) ? undefined : goto('come')),
      answer: asks<'interception'>({
        rule: '9.2',
        seat: otherSeat,
        standing: 'let',
        offers: {
          mud: {
            check: (t, f) => mayAnswer(t.s, 1 - f.seat, MUD),
            take: (t, f) => {
              answer(t, 1 - f.seat, MUD)
              f.mud = 1
            },
          },
          cancel: {
            check: (t, f) => mayAnswer(t.s, 1 - f.seat, MISDIRECTED),
            take: (t, f) => {
              answer(t, 1 - f.seat, MISDIRECTED)
              t.tell({ e: 'misdirected', seat: f.seat })
              return stayAway(t)
            },
          },
          let: { take: () => undefined },
        },
      }),
      come: (t, f) => {
        const { s } = t
        const corps = tagged(s, INTERCEPTING)
        if (!isFit(s, f, f.forced, f.mud)(commanderOf(s, corps))) {
          t.tell({ e: 'stuck', seat: f.seat, region: f.from })
          return stayAway(t)
        }
        s.interceptedFrom = f.from
        s.interceptedCases = shortCases(s, f.forced, IS_ROUGH[f.at]!)
        travel(t, corps, f.at, 'intercept')
        return end()
      },
    },
  },
}
