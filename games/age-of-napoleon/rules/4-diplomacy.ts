/** 4 The Diplomacy Phase. */
import { end, goto, type Procedures, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import {
  CM,
  CONFEDERATION,
  type Country,
  DYNASTY,
  FA,
  FD,
  FRANCE,
  firstOf,
  JOSEPH,
  NC,
  pair,
  secondOf,
} from '../words.ts'
import { align, controllerOf, exists } from './2-countries.ts'
import { canMobilise } from './2-mobilising.ts'
import { effectOf } from './cards-diplomacy.ts'
import { ALL_COUNTRIES, ALL_TITLES, PERIOD, SEATS } from './facts.ts'
import { asks, fromHand, mayPlay, putAway, seatOf, titlesOf } from './table.ts'

type F = FrameOf<'diplomacy'>
const TWICE = no(
  '4.2',
  { it: 'Su quel paese hai già una carta.', en: 'You already have a card on that country.' },
  { it: 'Indica un altro paese.', en: 'Name another country.' },
)
/** Diplomacy cards on every country; of the others it is enough to ask once. */
const CARDS_ON_COUNTRIES: readonly number[] = ALL_TITLES.flatMap(card =>
  PERIOD[card]!.includes('D') ? ALL_COUNTRIES.map(each => pair(card, each)) : [pair(card, 0)],
)
const laidBy = (s: State, country: Country, seat: number): number => s.laid[country * 2 + seat]!

/** 4.1, 4.2, 4.3 May the card be laid there now? */
function mayLay(s: State, seat: number, card: number, country: Country): Verdict {
  if (laidBy(s, country, seat) !== 0) return TWICE
  const effect = effectOf(s, card, country, seat)
  return typeof effect === 'number' ? undefined : effect
}
const layable = (s: State, seat: number): number[] =>
  titlesOf(s.hand[seat]!).flatMap(card =>
    mayPlay(s, seat, card, 'D') === undefined ? ALL_COUNTRIES.map(country => pair(card, country)) : [],
  )
function lay(t: T, f: F, card: number, country: Country): void {
  t.s.laid[country * 2 + f.seat] = card
  t.tell({ e: 'played', seat: f.seat, card, country })
}

/** 4.4 Cards of both cancel each other; else the card takes effect, as it was when laid. Joiners are remembered. */
function settle(t: T, f: F): void {
  const { s } = t
  // A card on two countries is put away once.
  const used = new Set<number>()
  for (const country of ALL_COUNTRIES) {
    const cards = SEATS.map(seat => laidBy(s, country, seat))
    for (const card of cards) {
      if (card === 0 || (card === CONFEDERATION && used.has(card))) continue
      used.add(card)
      putAway(s, card)
    }
    s.laid[country * 2] = s.laid[country * 2 + 1] = 0
    if (cards[0] !== 0 && cards[1] !== 0) t.tell({ e: 'cancelled', country })
    else if (cards[0] !== 0 || cards[1] !== 0) {
      const seat = cards[0] !== 0 ? 0 : 1
      shift(t, f, cards[seat]!, country, seat)
    }
  }
}
/** 4.3 What was eligible when laid takes effect, whatever other countries have done in the meantime. */
function shift(t: T, f: F, card: number, country: Country, seat: number): void {
  const { s } = t
  if (!exists(s, country)) return
  const from = s.status[country]!
  const to = card === DYNASTY || card === JOSEPH ? FD : stepped(from, seat)
  align(t, country, to)
  if (from === NC && controllerOf(s, country) >= 0) f.joined |= 1 << country
}
/** One step on CM – NC – FA. */
const stepped = (status: number, seat: number): number => (status !== NC ? NC : seat === FRANCE ? FA : CM)

/** 4.5 Whose turn it is to mobilise: joiners of the first player first, each in map order; −1 nobody. */
export function nextJoiner(s: State, joined: number): Country {
  for (const seat of [s.first, 1 - s.first])
    for (const country of ALL_COUNTRIES)
      if ((joined & (1 << country)) !== 0 && controllerOf(s, country) === seat && canMobilise(s, country, -1))
        return country
  return -1
}

export const diplomacy: Pick<Procedures<Napoleon>, 'diplomacy'> = {
  diplomacy: {
    rule: '4.1',
    steps: {
      turn: (t, f) => {
        const { s } = t
        // Who holds no card has nothing to say: everybody can see it.
        for (const seat of SEATS) if (s.hand[seat]!.length === 0) s.passed[seat] = 1
        if (s.passed[0] === 1 && s.passed[1] === 1) return goto('settle')
        if (s.passed[f.seat] === 1) f.seat = 1 - f.seat
        return undefined
      },
      play: asks<'diplomacy'>({
        seat: seatOf,
        offers: {
          play: {
            domain: CARDS_ON_COUNTRIES,
            over: (t, f) => layable(t.s, f.seat),
            check: [
              (t, f, code: number) => mayPlay(t.s, f.seat, firstOf(code), 'D'),
              (t, f, code: number) => mayLay(t.s, f.seat, firstOf(code), secondOf(code)),
            ],
            take: (t, f, code: number) => {
              const card = firstOf(code)
              fromHand(t.s, f.seat, card)
              lay(t, f, card, secondOf(code))
              return card === CONFEDERATION ? goto('second') : goto('other')
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
      // 16-8 One or two of the four.
      second: asks<'diplomacy'>({
        rule: '16-8',
        seat: seatOf,
        offers: {
          also: {
            domain: ALL_COUNTRIES,
            check: (t, f, country: number) => mayLay(t.s, f.seat, CONFEDERATION, country),
            take: (t, f, country: number) => {
              lay(t, f, CONFEDERATION, country)
              return goto('other')
            },
          },
          enough: { take: () => goto('other') },
        },
      }),
      other: (_, f) => {
        f.seat = 1 - f.seat
        return goto('turn')
      },
      settle: (t, f) => settle(t, f),
      join: (t, f) => {
        const country = nextJoiner(t.s, f.joined)
        if (country < 0) return end()
        f.joined &= ~(1 << country)
        return call('mobilise', { country, barred: -1 })
      },
      more: () => goto('join'),
    },
  },
}
