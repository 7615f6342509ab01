/** 13 The Winter Attrition Phase, and cards 16-41 and 16-42. */
import { end, goto, type Procedures, type Seat, setOf, type Verdict } from '@bivouac/kernel'
import { WINTER, WINTER_MODIFIERS } from '../data/tables.ts'
import type { Addend } from '../events.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import {
  type Corps,
  DEPOT,
  FRANCE,
  firstOf,
  IC,
  NC,
  pair,
  REMOVED,
  type Region,
  SCORCHED_EARTH,
  secondOf,
} from '../words.ts'
import { ALL_CORPS, ALL_REGIONS, IS_BARREN, IS_CAPITAL } from './facts.ts'
import {
  asks,
  controllerAt,
  corpsAt,
  corpsHere,
  countryAt,
  fromHand,
  mayPlay,
  mightHold,
  put,
  putAway,
  seatOf,
  titlesOf,
} from './table.ts'

type F = FrameOf<'winter'>
/** 13.1 */
const ROLLS_FROM = 3
/** Whose army winters there in such numbers, −1 nobody’s. */
export function winteringIn(s: State, region: Region): number {
  if (corpsHere(s, 0, region) >= ROLLS_FROM) return 0
  return corpsHere(s, 1, region) >= ROLLS_FROM ? 1 : -1
}
/** 13.4 Losses with this modified die. */
export function winterLosses(die: number, size: number): number {
  const row = WINTER[Math.min(Math.max(die, 1), 6) - 1]!
  return row[Math.min(size, 10) - ROLLS_FROM]! + Math.max(0, -die)
}

const isLaid = (s: State, card: number, region: Region): boolean =>
  s.plays.some(play => (play & 4095) === pair(card, region))
/** 13.3 All that apply, by name. */
export function winterAddends(s: State, seat: Seat, region: Region): readonly Addend[] {
  const status = s.status[countryAt(s, region)]!
  const of: (readonly [keyof typeof WINTER_MODIFIERS, boolean])[] = [
    ['depot', isLaid(s, DEPOT, region)],
    ['friendly', controllerAt(s, region) === seat],
    ['capital', IS_CAPITAL[region] === 1],
    ['neutral', status === NC],
    ['scorched', isLaid(s, SCORCHED_EARTH, region)],
    ['insurgent', seat === FRANCE && status === IC],
    ['barren', IS_BARREN[region] === 1],
  ]
  return of.filter(([, applies]) => applies).map(([name]): Addend => [name, WINTER_MODIFIERS[name]])
}

const NO_ARMY = no(
  '13.1',
  { it: 'Lì non tira nessuno: meno di tre corpi.', en: 'Nobody rolls there: fewer than three corps.' },
  { it: 'Indica un esercito di almeno tre corpi.', en: 'Name an army of at least three corps.' },
)
const OWN_ONLY = no(
  '16-41',
  { it: 'Un deposito serve a un tuo esercito.', en: 'A depot is for an army of yours.' },
  { it: 'Indica un tuo esercito.', en: 'Name an army of your own.' },
)
const ENEMY_ONLY = no(
  '16-42',
  { it: 'Terra bruciata si gioca contro un esercito nemico.', en: 'Scorched Earth is played against an enemy army.' },
  { it: 'Indica un esercito nemico.', en: 'Name an enemy army.' },
)
const ONE_OF_A_KIND = no(
  '13.2',
  { it: 'Su quel tiro c’è già una carta uguale.', en: 'There is such a card on that roll already.' },
  { it: 'Indica un altro esercito.', en: 'Name another army.' },
)
const WINTER_CARDS: readonly number[] = [DEPOT, SCORCHED_EARTH].flatMap(card => ALL_REGIONS.map(at => pair(card, at)))
function mayLay(s: State, seat: Seat, card: number, region: Region): Verdict {
  const fault = mayPlay(s, seat, card, 'W')
  if (fault !== undefined) return fault
  const owner = winteringIn(s, region)
  if (owner < 0) return NO_ARMY
  if (card === DEPOT && owner !== seat) return OWN_ONLY
  if (card === SCORCHED_EARTH && owner === seat) return ENEMY_ONLY
  return isLaid(s, card, region) ? ONE_OF_A_KIND : undefined
}
/** Is there a roll this player might have a card for? Everybody can see it. */
const mightLay = (s: State, seat: Seat): boolean => {
  const depot = mightHold(s, seat, DEPOT)
  const scorched = mightHold(s, seat, SCORCHED_EARTH)
  return ALL_REGIONS.some(region => {
    const owner = winteringIn(s, region)
    return owner >= 0 && (owner === seat ? depot : scorched)
  })
}

const NO_MORE_LOST = no(
  '13.4',
  { it: 'Le perdite sono già tutte indicate.', en: 'All the losses are named already.' },
  { it: 'Togline uno per indicarne un altro.', en: 'Take one back to name another.' },
)
const STILL_TO_LOSE = no(
  '13.4',
  { it: 'Restano perdite da indicare.', en: 'There are losses still to be named.' },
  { it: 'Indicale tutte.', en: 'Name them all.' },
)
const NOT_THERE = no(
  '13.5',
  { it: 'Quel corpo non sverna lì.', en: 'That corps does not winter there.' },
  { it: 'Indica un corpo della regione.', en: 'Name a corps of the region.' },
)
function lose(t: T, seat: Seat, corps: readonly Corps[]): void {
  for (const each of corps) put(t.s, each, REMOVED)
  t.tell({ e: 'lost', seat, corps, fate: 'removed', cause: 'winter' })
}

export const winter: Pick<Procedures<Napoleon>, 'winter'> = {
  winter: {
    rule: '13.2',
    steps: {
      mayLay: (t, f) => {
        const { s } = t
        if (s.passed[f.seat] === 0 && mightLay(s, f.seat)) return undefined
        s.passed[f.seat] = 1
        if (s.passed[1 - f.seat] === 1) return goto('next')
        f.seat = 1 - f.seat
        return goto('mayLay')
      },
      lay: asks<'winter'>({
        seat: seatOf,
        standing: 'pass',
        offers: {
          lay: {
            domain: WINTER_CARDS,
            over: (t, f) =>
              titlesOf(t.s.hand[f.seat]!).flatMap(card =>
                card === DEPOT || card === SCORCHED_EARTH ? ALL_REGIONS.map(region => pair(card, region)) : [],
              ),
            check: (t, f, code: number) => mayLay(t.s, f.seat, firstOf(code), secondOf(code)),
            take: (t, f, code: number) => {
              const card = firstOf(code)
              fromHand(t.s, f.seat, card)
              t.s.plays.push(f.seat * 4096 + code)
              t.tell({ e: 'played', seat: f.seat, card, region: secondOf(code) })
              return goto('mayLay')
            },
          },
          pass: {
            take: (t, f) => {
              t.s.passed[f.seat] = 1
              return goto('mayLay')
            },
          },
        },
      }),
      next: (t, f) => {
        const { s } = t
        for (f.region++; f.region < ALL_REGIONS.length; f.region++) {
          const seat = winteringIn(s, f.region)
          if (seat >= 0 && roll(t, f, seat)) return undefined
        }
        for (const play of s.plays) putAway(s, firstOf(play & 4095))
        s.plays.length = 0
        return end()
      },
      choose: asks<'winter'>({
        rule: '13.5',
        seat: seatOf,
        offers: {
          lose: setOf<Napoleon, F>({
            domain: ALL_CORPS,
            over: (t, f) => corpsAt(t.s, f.seat, f.region),
            least: (_, f) => f.lose,
            most: (_, f) => f.lose,
            few: STILL_TO_LOSE,
            many: NO_MORE_LOST,
            each: (t, f, _, corps) => (corpsAt(t.s, f.seat, f.region).includes(corps) ? undefined : NOT_THERE),
            take: (t, f, corps) => {
              lose(t, f.seat, corps)
              return goto('next')
            },
          }),
        },
      }),
    },
  },
}
/** One die for one army; must its owner choose who is lost? */
function roll(t: T, f: F, seat: Seat): boolean {
  const { s } = t
  const army = corpsAt(s, seat, f.region)
  const die = t.dice.roll(6, '13.2')
  const addends = winterAddends(s, seat, f.region)
  const modified = addends.reduce((all, [, value]) => all + value, die)
  f.seat = seat
  f.lose = Math.min(army.length, winterLosses(modified, army.length))
  t.tell({ e: 'winter', region: f.region, seat, size: army.length, die, addends, lose: f.lose })
  if (f.lose === army.length) lose(t, seat, army)
  return f.lose > 0 && f.lose < army.length
}
