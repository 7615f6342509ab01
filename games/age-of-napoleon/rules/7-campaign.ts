/** 7 The Campaign Phase: rounds, actions, and the cards that are an action. */
import { end, goto, type Procedures, type Seat, setOf, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import {
  BRITAIN_LAND,
  BRITANNIA,
  type Card,
  COUP,
  type Corps,
  type Country,
  FORCED_MARCH,
  firstOf,
  MAJOR_CAMPAIGN,
  MARCHING,
  MINOR_CAMPAIGN,
  MOVED,
  PEACE_TALKS,
  pair,
  REMOUNTS,
  ROUNDS,
  secondOf,
  WORN,
} from '../words.ts'
import { exists } from './2-countries.ts'
import { ANYBODY, isArmy, mayJoin } from './8-army.ts'
import { coup } from './cards-coup.ts'
import { mayReinforce, playReinforcement } from './cards-reinforcement.ts'
import { ALL_CORPS, ALL_COUNTRIES, ALL_REGIONS, ALL_TITLES } from './facts.ts'
import {
  asks,
  corpsOn,
  fromHand,
  holds,
  isRuled,
  isWinter,
  mayPlay,
  NOT_HELD,
  putAway,
  seatOf,
  titlesOf,
  untag,
} from './table.ts'

const NO_FORCED_MARCH = no(
  '16-30',
  {
    it: 'Oltre a Marcia forzata serve una carta per la mossa.',
    en: 'Besides Forced March a card is needed for the move.',
  },
  { it: 'Tieni una carta in più.', en: 'Keep one card more.' },
)
const NO_TALKS = no(
  '16-33',
  {
    it: 'Non con la Francia, non con l’Inghilterra, e non due volte con lo stesso paese.',
    en: 'Not with France, not with Britain, and not twice with one country.',
  },
  { it: 'Indica un altro paese.', en: 'Name another country.' },
)
const NOT_AN_ACTION = no(
  '7.2',
  {
    it: 'Questa carta non è un’azione: si gioca con una mossa, in battaglia o in risposta.',
    en: 'That card is no action: it is played with a move, in battle or in answer.',
  },
  { it: 'Muovi un esercito, oppure gioca un’altra carta.', en: 'Move an army, or play another card.' },
)

// ---- cards that are an action ----------------------------------------------------------------------------------------

const ACTIONS: readonly Card[] = [COUP, BRITANNIA, REMOUNTS, MAJOR_CAMPAIGN, MINOR_CAMPAIGN, PEACE_TALKS]
const ON_ANYTHING: readonly number[] = ALL_TITLES.flatMap(card =>
  ACTIONS.includes(card) ? ALL_REGIONS.map(on => pair(card, on)) : [pair(card, 0)],
)
const GROUND: readonly number[] = [0]
const mayTalk = (s: State, country: Country): Verdict =>
  country > BRITAIN_LAND && country < ALL_COUNTRIES.length && exists(s, country) && (s.talks & (1 << country)) === 0
    ? undefined
    : NO_TALKS

function mayAct(s: State, seat: Seat, card: Card, on: number): Verdict {
  if (!ACTIONS.includes(card)) return NOT_AN_ACTION
  return card === PEACE_TALKS ? mayTalk(s, on) : mayReinforce(s, seat, card, on)
}
const playable = (s: State, seat: Seat): number[] =>
  titlesOf(s.hand[seat]!).flatMap(card => {
    if (!ACTIONS.includes(card)) return []
    const on = card === PEACE_TALKS ? ALL_COUNTRIES : card === REMOUNTS ? ALL_REGIONS : GROUND
    return on.map(each => pair(card, each))
  })
function act(t: T, f: FrameOf<'turn'>, card: Card, on: number) {
  const { s } = t
  fromHand(s, f.seat, card)
  putAway(s, card)
  switch (card) {
    case MAJOR_CAMPAIGN:
    case MINOR_CAMPAIGN:
      f.left = card === MAJOR_CAMPAIGN ? 3 : 2
      f.paid = 1
      t.tell({ e: 'played', seat: f.seat, card })
      return goto('armies')
    case PEACE_TALKS:
      s.talks |= 1 << on
      t.tell({ e: 'played', seat: f.seat, card, country: on })
      return goto('close')
    case COUP:
      t.tell({ e: 'played', seat: f.seat, card })
      coup(t)
      return goto('close')
  }
  playReinforcement(t, f.seat, card, on)
  return goto('close')
}

// ---- 8.3 naming an army ----------------------------------------------------------------------------------------------

function mayForce(s: State, f: FrameOf<'turn'>): Verdict {
  if (!holds(s, f.seat, FORCED_MARCH)) return NOT_HELD
  // Who could not pay for a plain move has passed already.
  return f.paid === 1 || s.free[f.seat] === 1 || s.hand[f.seat]!.length > 1 ? undefined : NO_FORCED_MARCH
}
function order(t: T, f: FrameOf<'turn'>, army: readonly Corps[], forced: number) {
  const { s } = t
  for (const corps of army) s.tag[corps]! |= MARCHING | MOVED | (s.tired[corps] === 1 ? WORN : 0)
  const at = s.place[army[0]!]!
  t.tell({ e: 'announced', seat: f.seat, corps: army, region: at, forced: forced === 1, intercepting: false })
  f.left--
  s.interceptedFrom = -1
  s.interceptedCases = 0
  const locals = { from: at, at, entered: 0, rough: 0, sea: 0, attack: 0, over: 0, violating: -1, mud: 0, cut: 0 }
  return call('order', { seat: f.seat, paid: f.paid, forced, ...locals })
}
const army = (forced: number) =>
  setOf<Napoleon, FrameOf<'turn'>>({
    domain: ALL_CORPS,
    over: (t, f) => (forced === 1 && mayForce(t.s, f) !== undefined ? [] : corpsOn(t.s, f.seat)),
    each: [
      (t, f) => (forced === 1 ? mayForce(t.s, f) : undefined),
      (t, f, chosen, corps) => mayJoin(t.s, f.seat, chosen, corps, ANYBODY),
    ],
    check: (t, _, chosen) => isArmy(t.s, chosen, ANYBODY),
    take: (t, f, corps) => order(t, f, corps, forced),
  })

export const campaign: Pick<Procedures<Napoleon>, 'campaign' | 'round' | 'turn'> = {
  campaign: {
    rule: '7.1',
    steps: {
      begin: (t, f) => {
        t.s.round = f.opening
        t.s.free[0] = t.s.free[1] = 1
        t.s.talks = 0
      },
      round: () => call('round', {}),
      next: (t, f) => {
        const { s } = t
        // 7.3 What was free in the first round is not free in the second.
        if (s.round === f.opening && !isRuled(s, 'freeMove')) s.free[0] = s.free[1] = 0
        if (s.round === ROUNDS || (s.passed[0] === 1 && s.passed[1] === 1)) return goto('close')
        s.round++
        return goto('round')
      },
      close: t => {
        t.s.free[0] = t.s.free[1] = 0
        t.s.talks = 0
        return end()
      },
    },
  },

  round: {
    rule: '7.2',
    steps: {
      begin: t => {
        t.s.passed[0] = t.s.passed[1] = 0
        t.tell({ e: 'round', round: t.s.round, winter: isWinter(t.s) })
      },
      first: t => call('turn', { seat: t.s.first, left: 1, paid: 0 }),
      second: t => call('turn', { seat: 1 - t.s.first, left: 1, paid: 0 }),
    },
  },

  turn: {
    rule: '7.2',
    steps: {
      begin: (t, f) => {
        const { s } = t
        s.struck.length = 0
        if (s.hand[f.seat]!.length > 0 || s.free[f.seat] === 1) return undefined
        // Nothing to pay with, as everybody can see: he passes.
        s.passed[f.seat] = 1
        t.tell({ e: 'passed', seat: f.seat })
        return goto('close')
      },
      act: asks<'turn'>({
        seat: seatOf,
        offers: {
          march: army(0),
          force: army(1),
          card: {
            domain: ON_ANYTHING,
            over: (t, f) => playable(t.s, f.seat),
            check: [
              (t, f, code: number) => mayPlay(t.s, f.seat, firstOf(code), 'C'),
              (t, f, code: number) => mayAct(t.s, f.seat, firstOf(code), secondOf(code)),
            ],
            take: (t, f, code: number) => act(t, f, firstOf(code), secondOf(code)),
          },
          pass: {
            take: (t, f) => {
              t.s.passed[f.seat] = 1
              t.tell({ e: 'passed', seat: f.seat })
              return goto('close')
            },
          },
        },
      }),
      // 16-28, 16-29 One army after another, no corps twice.
      armies: (_, f) => (f.left > 0 ? undefined : goto('close')),
      another: asks<'turn'>({
        rule: '16-28',
        seat: seatOf,
        offers: {
          march: army(0),
          force: army(1),
          enough: { take: () => goto('close') },
        },
      }),
      back: () => goto('armies'),
      close: t => {
        untag(t.s, MOVED)
        t.s.struck.length = 0
        return end()
      },
    },
  },
}
