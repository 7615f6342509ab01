/** 6.1, 6.2 The Strategy Phase: reshuffle, draw, strategy cards. */
import { end, goto, type Procedures, type Seat, type Verdict } from '@bivouac/kernel'
import { HAND_LIMIT, RESHUFFLE_BELOW, STRATEGY } from '../data/tables.ts'
import { no, type Rule } from '../rulebook.ts'
import type { Napoleon, State, T } from '../state.ts'
import {
  AUSTRIA_LAND,
  type Card,
  CHIEF_OF_STAFF,
  type Country,
  FOUCHE,
  FRANCE,
  IC,
  PRUSSIA_LAND,
  RUSSIA_LAND,
  SPAIN_LAND,
} from '../words.ts'
import { controllerOf, minorsOf } from './2-countries.ts'
import { coup } from './cards-coup.ts'
import { ALL_TITLES, SEATS } from './facts.ts'
import { asks, discard, fromHand, insert, mayPlay, otherSeat, remove, seatOf, titlesOf } from './table.ts'

/** 6.1 Before anybody draws, once. What was set aside before the game comes back with the discards. */
function reshuffle(t: T): void {
  const { s } = t
  if (s.fellBefore === 0 && s.deck.length >= RESHUFFLE_BELOW) return
  const count = s.discard.length + s.aside.length
  s.deck.push(...s.discard, ...s.aside)
  s.discard.length = s.aside.length = 0
  t.tell({ e: 'reshuffled', count, surrender: s.fellBefore === 1 })
}

/** 6.2 What the table gives for one major. */
export function cardsFor(s: State, country: Country, seat: Seat): number {
  const side = seat === FRANCE ? 'france' : 'coalition'
  const reformed = (s.reformed & (1 << country)) !== 0
  const row =
    country === AUSTRIA_LAND
      ? STRATEGY.austria
      : country === RUSSIA_LAND
        ? STRATEGY.russia
        : country === SPAIN_LAND
          ? STRATEGY.spain
          : reformed
            ? STRATEGY.reformedPrussia
            : STRATEGY.prussia
  return row[side] - (s.status[country] === IC ? 1 : 0)
}
/** 6.2 How many cards a player is due. */
export function cardsDue(s: State, seat: Seat): number {
  let due: number = seat === FRANCE ? STRATEGY.france.france : STRATEGY.britain.coalition
  for (const country of [AUSTRIA_LAND, PRUSSIA_LAND, RUSSIA_LAND, SPAIN_LAND])
    if (controllerOf(s, country) === seat) due += cardsFor(s, country, seat)
  return due + Math.floor(minorsOf(s, seat, false) / STRATEGY.minorsPerCard)
}

/** Blindly from the deck into a hand; stops at ten. */
export function draw(t: T, seat: Seat, count: number, why: Rule): void {
  const { s } = t
  const cards: Card[] = []
  const hand = s.hand[seat]!
  while (cards.length < count && hand.length < HAND_LIMIT && s.deck.length > 0) {
    const at = t.dice.pick(s.deck.length, why)
    const card = s.deck[at]!
    s.deck[at] = s.deck[s.deck.length - 1]!
    s.deck.pop()
    insert(hand, card)
    cards.push(card)
  }
  const told = { e: 'drew', seat, count: cards.length } as const
  t.whisper([seat], { ...told, cards: cards.sort((a, b) => a - b) }, told)
  t.reveal()
}
/** 15.2 Cards thrown face up onto the discards before the game. */
export function scatter(t: T): void {
  const { s } = t
  if (s.scattered === 0) return
  const cards: Card[] = []
  for (let i = 0; i < s.scattered && s.deck.length > 0; i++)
    cards.push(...s.deck.splice(t.dice.pick(s.deck.length, '15.2'), 1))
  // Sorted: the order in which they came would tell how the deck lay.
  cards.sort((a, b) => a - b)
  s.discard.push(...cards)
  t.tell({ e: 'scattered', cards })
}

const NOTHING_TO_TAKE = no(
  '16-18',
  { it: 'Fra gli scarti non c’è niente da prendere.', en: 'There is nothing among the discards to take.' },
  { it: 'Tieni la carta per un altro anno.', en: 'Keep the card for another year.' },
)
const NOT_DISCARDED = no(
  '16-18',
  {
    it: 'Quella carta non è fra gli scarti, o è un Capo di stato maggiore.',
    en: 'That card is not among the discards, or is a Chief of Staff.',
  },
  { it: 'Prendi un’altra carta dagli scarti.', en: 'Take another card from the discards.' },
)
const NOT_IN_HIS_HAND = no(
  '16-17',
  { it: 'L’avversario non ha quella carta.', en: 'The enemy does not hold that card.' },
  { it: 'Scegli una delle carte che hai visto.', en: 'Choose one of the cards you have seen.' },
)
function mayStrategy(s: State, card: Card): Verdict {
  if (card === CHIEF_OF_STAFF) return s.discard.some(each => each !== CHIEF_OF_STAFF) ? undefined : NOTHING_TO_TAKE
  return undefined
}

export const strategy: Pick<Procedures<Napoleon>, 'strategy'> = {
  strategy: {
    rule: '6.2',
    steps: {
      reshuffle: t => reshuffle(t),
      draw: t => {
        for (const seat of [t.s.first, 1 - t.s.first]) draw(t, seat, cardsDue(t.s, seat), '6.2')
      },
      turn: (t, f) => {
        const { s } = t
        for (const seat of SEATS) if (s.hand[seat]!.length === 0) s.passed[seat] = 1
        if (s.passed[0] === 1 && s.passed[1] === 1) return end()
        if (s.passed[f.seat] === 1) f.seat = 1 - f.seat
        return undefined
      },
      play: asks<'strategy'>({
        seat: seatOf,
        offers: {
          play: {
            domain: ALL_TITLES,
            over: (t, f) => titlesOf(t.s.hand[f.seat]!),
            check: [
              (t, f, card: number) => mayPlay(t.s, f.seat, card, 'S'),
              (t, _, card: number) => mayStrategy(t.s, card),
            ],
            take: (t, f, card: number) => {
              fromHand(t.s, f.seat, card)
              t.s.discard.push(card)
              t.tell({ e: 'played', seat: f.seat, card })
              if (card === FOUCHE) return goto('look')
              if (card === CHIEF_OF_STAFF) return goto('search')
              coup(t)
              return goto('other')
            },
          },
          pass: {
            take: (t, f) => {
              t.s.passed[f.seat] = 1
              t.tell({ e: 'passed', seat: f.seat })
              return goto('other')
            },
          },
        },
      }),
      // 16-17 What was seen stays known until it is played.
      look: (t, f) => {
        const { s } = t
        const seen = s.hand[1 - f.seat]!
        s.shown[1 - f.seat] = seen.slice()
        t.whisper([0, 1], { e: 'looked', seat: f.seat, cards: seen.slice() }, { e: 'looked', seat: f.seat })
        t.reveal()
        return seen.length === 0 ? goto('other') : undefined
      },
      strike: asks<'strategy'>({
        rule: '16-17',
        seat: seatOf,
        offers: {
          strike: {
            domain: ALL_TITLES,
            over: (t, f) => titlesOf(t.s.shown[1 - f.seat]!),
            check: (t, f, card: number) => (t.s.shown[1 - f.seat]!.includes(card) ? undefined : NOT_IN_HIS_HAND),
            take: (t, f, card: number) => {
              discard(t, otherSeat(t, f), card, 'struck')
              return goto('other')
            },
          },
        },
      }),
      // 16-18 Taken from the open discards, so everybody knows that it is held.
      search: asks<'strategy'>({
        rule: '16-18',
        seat: seatOf,
        offers: {
          take: {
            domain: ALL_TITLES,
            check: (t, _, card: number) =>
              card !== CHIEF_OF_STAFF && t.s.discard.includes(card) ? undefined : NOT_DISCARDED,
            take: (t, f, card: number) => {
              remove(t.s.discard, card)
              insert(t.s.hand[f.seat]!, card)
              insert(t.s.shown[f.seat]!, card)
              t.tell({ e: 'took', seat: f.seat, card })
              return goto('other')
            },
          },
        },
      }),
      other: (_, f) => {
        f.seat = 1 - f.seat
        return goto('turn')
      },
    },
  },
}
