/** 6.3–6.7 The Reinforcement Phase: event cards, placing, rest, prisoners. */
import { end, goto, type Procedures, type Seat, setOf, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import { type Corps, firstOf, OTTOMAN_WAR, PRISONER, pair, RELEASED, RESERVE, RUSSIAN, secondOf } from '../words.ts'
import { mayReinforce, playReinforcement, reinforcing } from './cards-reinforcement.ts'
import { ALL_CORPS, ALL_REGIONS, ALL_TITLES, COMMAND, CORPS_IN, PERIOD, SEATS } from './facts.ts'
import {
  asks,
  controllerAt,
  corpsAt,
  corpsOn,
  discard,
  fromHand,
  isOnMap,
  isRuled,
  mayPlay,
  NOT_HELD,
  put,
  putAway,
  refresh,
  seatOf,
  sideOf,
  titlesOf,
} from './table.ts'

/** Cards and what they are played on: a country or a region; 0 where they are played on nothing. */
const ON_ANYTHING: readonly number[] = ALL_TITLES.flatMap(card =>
  PERIOD[card]!.includes('R') ? ALL_REGIONS.map(on => pair(card, on)) : [pair(card, 0)],
)

const NOT_RUSSIAN = no(
  '16-25',
  { it: 'Torna in riserva un corpo russo che sia sulla mappa.', en: 'A Russian corps on the map goes to reserve.' },
  { it: 'Indica un corpo russo.', en: 'Name a Russian corps.' },
)
const mayRecall = (s: State, corps: Corps): Verdict =>
  CORPS_IN[RUSSIAN]!.includes(corps) && isOnMap(s, corps) ? undefined : NOT_RUSSIAN

// ---- 6.6 rest --------------------------------------------------------------------------------------------------------

export const NOT_YOURS = no(
  '8.1',
  { it: 'Non è un tuo corpo sulla mappa.', en: 'That is not a corps of yours on the map.' },
  { it: 'Indica uno dei tuoi corpi.', en: 'Name one of your own corps.' },
)
const FRESH = no(
  '6.6',
  { it: 'Questo corpo è già fresco.', en: 'That corps is fresh already.' },
  { it: 'Indica un corpo esausto.', en: 'Name an exhausted corps.' },
)
const ONE_REGION = no(
  '8.1',
  { it: 'Un esercito sta in una sola regione.', en: 'An army is in one region.' },
  { it: 'Indica corpi della stessa regione.', en: 'Name corps of one region.' },
)
const NO_MORE = no(
  '8.1',
  { it: 'Nessuno qui comanda tanti corpi.', en: 'Nobody here commands so many corps.' },
  { it: 'Fai riposare gli altri con un’altra carta.', en: 'Rest the others with another card.' },
)
/** 6.6 Exhausted corps of one region whom somebody there could lead; a leader who is fresh himself counts among them (8.1). */
export function mayRest(s: State, seat: Seat, chosen: readonly Corps[], corps: Corps): Verdict {
  if (!isOnMap(s, corps) || sideOf(s, corps) !== seat) return NOT_YOURS
  if (s.tired[corps] === 0) return FRESH
  if (chosen.length > 0 && s.place[chosen[0]!] !== s.place[corps]) return ONE_REGION
  const size = chosen.length + 1
  const leads = (each: Corps): boolean => COMMAND[each]! >= (each === corps || chosen.includes(each) ? size : size + 1)
  return corpsAt(s, seat, s.place[corps]!).some(leads) ? undefined : NO_MORE
}
/** Option `rest: home`. */
function restAtHome(t: T): void {
  for (const region of ALL_REGIONS)
    for (const seat of SEATS)
      if (controllerAt(t.s, region) === seat)
        refresh(
          t,
          corpsAt(t.s, seat, region).filter(corps => t.s.tired[corps] === 1),
        )
}

/** 6.7 Prisoners of both sides go home; they wait for next year. */
function release(t: T): void {
  const { s } = t
  const corps = ALL_CORPS.filter(each => s.place[each] === PRISONER)
  for (const each of corps) {
    put(s, each, RESERVE)
    s.tag[each]! |= RELEASED
  }
  if (corps.length > 0) t.tell({ e: 'released', corps })
}

export const reinforcement: Pick<Procedures<Napoleon>, 'reinforcement' | 'rest'> = {
  reinforcement: {
    rule: '6.4',
    steps: {
      turn: (t, f) => {
        const { s } = t
        for (const seat of SEATS) if (s.hand[seat]!.length === 0) s.passed[seat] = 1
        if (s.passed[0] === 1 && s.passed[1] === 1) return goto('deployFirst')
        if (s.passed[f.seat] === 1) f.seat = 1 - f.seat
        return undefined
      },
      play: asks<'reinforcement'>({
        seat: seatOf,
        offers: {
          play: {
            domain: ON_ANYTHING,
            over: (t, f) => reinforcing(t.s, f.seat),
            check: [
              (t, f, code: number) => mayPlay(t.s, f.seat, firstOf(code), 'R'),
              (t, f, code: number) => mayReinforce(t.s, f.seat, firstOf(code), secondOf(code)),
            ],
            take: (t, f, code: number) => {
              const card = firstOf(code)
              fromHand(t.s, f.seat, card)
              putAway(t.s, card)
              playReinforcement(t, f.seat, card, secondOf(code))
              return card === OTTOMAN_WAR && CORPS_IN[RUSSIAN]!.some(corps => isOnMap(t.s, corps))
                ? goto('recall')
                : goto('other')
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
      recall: asks<'reinforcement'>({
        rule: '16-25',
        seat: seatOf,
        offers: {
          recall: {
            domain: ALL_CORPS,
            over: () => CORPS_IN[RUSSIAN]!,
            check: (t, _, corps: number) => mayRecall(t.s, corps),
            take: (t, f, corps: number) => {
              put(t.s, corps, RESERVE)
              t.tell({ e: 'played', seat: f.seat, card: OTTOMAN_WAR, corps })
              return goto('other')
            },
          },
        },
      }),
      other: (_, f) => {
        f.seat = 1 - f.seat
        return goto('turn')
      },
      deployFirst: t => call('deploy', { seat: t.s.first }),
      deploySecond: t => call('deploy', { seat: 1 - t.s.first }),
      restAtHome: t => {
        if (isRuled(t.s, 'rest')) restAtHome(t)
      },
      restFirst: t => call('rest', { seat: t.s.first }),
      restSecond: t => call('rest', { seat: 1 - t.s.first }),
      release: t => release(t),
      close: () => end(),
    },
  },

  rest: {
    rule: '6.6',
    steps: {
      // Nobody is asked who has no card or nobody to rest: both are for all to see.
      tired: (t, f) =>
        t.s.hand[f.seat]!.length > 0 && ALL_CORPS.some(corps => t.s.tired[corps] === 1 && sideOf(t.s, corps) === f.seat)
          ? undefined
          : end(),
      rest: asks<'rest'>({
        seat: seatOf,
        offers: {
          rest: setOf<Napoleon, FrameOf<'rest'>>({
            domain: ALL_CORPS,
            over: (t, f) => corpsOn(t.s, f.seat),
            each: (t, f, chosen, corps) => mayRest(t.s, f.seat, chosen, corps),
            take: (t, _, corps) => {
              refresh(t, corps)
              return goto('pay')
            },
          }),
          done: { take: () => end() },
        },
      }),
      pay: asks<'rest'>({
        seat: seatOf,
        offers: {
          pay: {
            domain: ALL_TITLES,
            over: (t, f) => titlesOf(t.s.hand[f.seat]!),
            check: (t, f, card: number) => (t.s.hand[f.seat]!.includes(card) ? undefined : NOT_HELD),
            take: (t, f, card: number) => {
              discard(t, f.seat, card, 'rest')
              return goto('tired')
            },
          },
        },
      }),
    },
  },
}
