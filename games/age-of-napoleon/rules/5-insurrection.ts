/** 5 The Insurrection Phase, and cards 16-14 to 16-16. */
import { end, goto, type Procedures, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import {
  CM,
  COALITION,
  type Country,
  FA,
  FD,
  FRANCE,
  firstOf,
  IC,
  INSURRECTION,
  NATIONALISM,
  pair,
  REPRESSION,
  secondOf,
} from '../words.ts'
import { align, corpsIn, exists, isHeldBy, regionsOf } from './2-countries.ts'
import { canMobilise } from './2-mobilising.ts'
import { ALL_COUNTRIES, ALL_TITLES, BORDERS, CAPITAL, isMajor, PERIOD } from './facts.ts'
import {
  asks,
  corpsHere,
  countryAt,
  fromHand,
  holds,
  isRuled,
  mayPlay,
  mightHold,
  NOT_HELD,
  titlesOf,
} from './table.ts'

type F = FrameOf<'insurrection'>
const NOT_SUBJECT = no(
  '5.3',
  { it: 'Insorge solo chi è dominio francese o alleato.', en: 'Only a French dominion or ally can rise.' },
  { it: 'Indica un dominio o un alleato francese.', en: 'Name a French dominion or ally.' },
)
const NOT_A_MAJOR_ALLY = no(
  '16-14',
  { it: 'Un grande alleato non insorge per questa carta.', en: 'A major ally does not rise by this card.' },
  { it: 'Indica un dominio, o un alleato minore.', en: 'Name a dominion, or a minor ally.' },
)
const GARRISONED = no(
  '16-15',
  {
    it: 'Corpi francesi tengono la regione, o la capitale.',
    en: 'French-controlled corps hold its region, or its capital.',
  },
  { it: 'Indica un paese sguarnito.', en: 'Name an ungarrisoned country.' },
)
const RISINGS: readonly number[] = ALL_TITLES.flatMap(card =>
  PERIOD[card]!.includes('I') ? ALL_COUNTRIES.map(each => pair(card, each)) : [pair(card, 0)],
)

/** 16-14, 16-15 Whom the card may raise. */
function mayRaise(s: State, card: number, country: Country): Verdict {
  const status = s.status[country]!
  if (!exists(s, country) || (status !== FD && status !== FA)) return NOT_SUBJECT
  if (card === INSURRECTION) return status === FA && isMajor(country) ? NOT_A_MAJOR_ALLY : undefined
  const garrison = isMajor(country) ? corpsHere(s, FRANCE, CAPITAL[country]!) : corpsIn(s, FRANCE, country)
  return garrison > 0 ? GARRISONED : undefined
}

/** 5.1 Insurrections that are running are settled in map order. */
function settle(t: T): void {
  for (const country of ALL_COUNTRIES)
    if (t.s.status[country] === IC)
      align(t, country, isHeldBy(t.s, country, FRANCE, isRuled(t.s, 'surrender')) ? FD : CM)
}

/** 5.4 Dominions without French-controlled corps that border an insurgent country, as bits. */
function threatened(s: State): number {
  if (isRuled(s, 'spread') || s.calm === 1) return 0
  let bits = 0
  for (const country of ALL_COUNTRIES)
    if (s.status[country] === FD && corpsIn(s, FRANCE, country) === 0 && bordersRising(s, country)) bits |= 1 << country
  return bits
}
const bordersRising = (s: State, country: Country): boolean =>
  regionsOf(s, country).some(region => BORDERS[region]!.some(next => s.status[countryAt(s, next)] === IC))

/** 16-16 Repression, and the question for it: whoever might hold it is asked. */
const mightRepress = (s: State): boolean => mightHold(s, FRANCE, REPRESSION)
const mayRepress = (t: T): Verdict => (holds(t.s, FRANCE, REPRESSION) ? undefined : NOT_HELD)
function repress(t: T): void {
  fromHand(t.s, FRANCE, REPRESSION)
  t.s.discard.push(REPRESSION)
  t.tell({ e: 'played', seat: FRANCE, card: REPRESSION })
}

export const insurrection: Pick<Procedures<Napoleon>, 'insurrection'> = {
  insurrection: {
    rule: '5.3',
    steps: {
      settle: t => settle(t),
      rise: t => (t.s.hand[COALITION]!.length === 0 ? goto('calm') : undefined),
      play: asks<'insurrection'>({
        seat: () => COALITION,
        offers: {
          play: {
            domain: RISINGS,
            over: t =>
              titlesOf(t.s.hand[COALITION]!).flatMap(card =>
                card === INSURRECTION || card === NATIONALISM ? ALL_COUNTRIES.map(country => pair(card, country)) : [],
              ),
            check: [
              (t, _, code: number) => mayPlay(t.s, COALITION, firstOf(code), 'I'),
              (t, _, code: number) => mayRaise(t.s, firstOf(code), secondOf(code)),
            ],
            take: (t, f, code: number) => {
              f.card = firstOf(code)
              f.country = secondOf(code)
              fromHand(t.s, COALITION, f.card)
              t.s.discard.push(f.card)
              t.tell({ e: 'played', seat: COALITION, card: f.card, country: f.country })
              return goto('answer')
            },
          },
          pass: {
            take: t => {
              t.tell({ e: 'passed', seat: COALITION })
              return goto('calm')
            },
          },
        },
      }),
      answer: t => (mightRepress(t.s) ? undefined : goto('up')),
      repress: asks<'insurrection'>({
        rule: '16-16',
        seat: () => FRANCE,
        standing: 'let',
        offers: {
          repress: {
            check: mayRepress,
            take: (t, f) => {
              repress(t)
              t.tell({ e: 'repressed', card: f.card, country: f.country })
              return goto('rise')
            },
          },
          let: { take: () => goto('up') },
        },
      }),
      up: (t, f) => {
        align(t, f.country, IC)
        return canMobilise(t.s, f.country, -1) ? call('mobilise', { country: f.country, barred: -1 }) : undefined
      },
      again: () => goto('rise'),
      // 16-16 Before the dice, if there are any to come.
      calm: t => (threatened(t.s) !== 0 && mightRepress(t.s) ? undefined : goto('spread')),
      soothe: asks<'insurrection'>({
        rule: '16-16',
        seat: () => FRANCE,
        standing: 'let',
        offers: {
          repress: {
            check: mayRepress,
            take: t => {
              repress(t)
              t.s.calm = 1
            },
          },
          let: { take: () => goto('spread') },
        },
      }),
      spread: (t, f) => {
        const bits = threatened(t.s)
        for (const country of ALL_COUNTRIES) {
          if ((bits & (1 << country)) === 0) continue
          const die = t.dice.roll(6, '5.4')
          t.tell({ e: 'spread', country, die, rises: die === 6 })
          if (die === 6) f.risen |= 1 << country
        }
        for (const country of ALL_COUNTRIES) if ((f.risen & (1 << country)) !== 0) align(t, country, IC)
      },
      risen: (t, f: F) => {
        for (const country of ALL_COUNTRIES) {
          if ((f.risen & (1 << country)) === 0) continue
          f.risen &= ~(1 << country)
          if (canMobilise(t.s, country, -1)) return call('mobilise', { country, barred: -1 })
        }
        return end()
      },
      more: () => goto('risen'),
    },
  },
}
