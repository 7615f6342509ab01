/** What happened, in words: which sentence, and what fills it. */
import {
  type Fillings,
  type Lang,
  type LogLevel,
  list,
  type Phrase,
  say,
  sentence,
  signed,
  type Text,
} from '@bivouac/kernel'
import type { ManoeuvreEvent } from '../events.ts'
import { COMBATS, refDeck } from '../words.ts'
import { ATTACKS, card, die, edgeName, nationNoun, place, rule, sectionName, side, slotName, unit } from './names.ts'
import { ATTACKED, FOR, MOVED, SAID } from './texts.ts'
import { fired, TOTALS, totals } from './totals.ts'

type Of<E extends ManoeuvreEvent['e']> = Extract<ManoeuvreEvent, { e: E }>
/** A sentence of the list or one of a table of its own, and what fills it. */
type Saying = readonly [text: keyof typeof SAID | Text, values: Fillings]
type Sayings = { readonly [E in ManoeuvreEvent['e']]: (event: Of<E>, lang: Lang) => Saying }

/** A slot with two forms, the first for yes: what is one is said in the singular. */
const yes = (is: boolean): number => (is ? 1 : 0)

const SAYINGS: Sayings = {
  rolledOff: ({ dice, first }, lang) => {
    const rolls = list(
      dice.map(got => die({ sides: 10, got })),
      lang,
    )
    return first < 0 ? ['tie', { dice: rolls }] : ['rolledOff', { dice: rolls, who: side(first, -1) }]
  },
  laid: ({ slot, section }, lang) => ['laid', { slot: slotName(slot, lang), section: sectionName(section, lang) }],
  named: ({ seat, nations }) => ['named', { who: side(seat, -1), nations: nations.map(nationNoun) }],
  army: ({ seat, nation }) => ['army', { who: side(seat, -1), nation: side(seat, nation) }],
  edge: ({ seat, nation, edge }, lang) => ['edge', { who: side(seat, nation), edge: edgeName(edge, lang) }],
  placed: event => ['placed', { unit: unit(event.unit), at: place(event.at) }],
  turn: ({ turn }) => ['turn', { turn }],
  playerTurn: ({ seat, nation }) => ['playerTurn', { who: side(seat, nation) }],
  discarded: (event, lang) => ['discarded', { card: card(event.card, lang) }],
  drew: ({ seat, nation, count, cards }, lang) => {
    const who = side(seat, nation)
    return cards === undefined ? ['drew', { who, count }] : ['drewThese', { who, cards: cardList(cards, lang) }]
  },
  lastCard: ({ seat, nation }) => ['lastCard', { who: side(seat, nation), rule: rule('2.3') }],
  reshuffled: ({ seat, nation, count }) => ['reshuffled', { who: side(seat, nation), count }],
  moved: ({ unit: ref, from, to, how }) => [MOVED[how], { unit: unit(ref), from: place(from), to: place(to) }],
  stuck: ({ seat, nation }) => ['stuck', { who: side(seat, nation) }],
  played: ({ seat, card: ref, use, unit: of }, lang) => {
    const purpose = FOR[use]
    const why = purpose === undefined ? [] : [' ', ...say(lang, purpose, of === undefined ? {} : { unit: unit(of) })]
    return ['played', { who: side(seat, refDeck(ref).nation), card: card(ref, lang), for: why }]
  },
  cancelled: (event, lang) => ['cancelled', { card: card(event.card, lang), rule: rule('9.2-guerrillas') }],
  attacked: ({ kind, at, by }, lang) => {
    const combat = COMBATS[kind] ?? 'none'
    return by === undefined
      ? ['attacked', { kind: ATTACKS[combat][lang], at: unit(at) }]
      : [ATTACKED[combat], { at: unit(at), by: unit(by) }]
  },
  triedWithdrawal: ({ die: rolled, needed, ok }) => ['triedWithdrawal', { die: die(rolled), needed, ok: yes(ok) }],
  supported: event => ['supported', { unit: unit(event.unit) }],
  totals: (event, lang) => [TOTALS.totals, totals(event, lang)],
  fired: (event, lang) => [event.hit ? TOTALS.fired : TOTALS.missed, fired(event, lang)],
  chose: ({ seat, nation, retreat }) => [retreat ? 'choseRetreat' : 'choseHit', { who: side(seat, nation) }],
  hit: ({ unit: ref, at, price }) => [
    price ? 'price' : 'hit',
    { unit: unit(ref), at: place(at), rule: rule('9.2-committed-attack') },
  ],
  eliminated: ({ unit: ref, at, trapped }) => [
    trapped ? 'trapped' : 'eliminated',
    { unit: unit(ref), at: place(at), rule: rule('6.5-retreat') },
  ],
  stayed: ({ seat, nation }) => ['stayed', { who: side(seat, nation) }],
  pursued: (event, lang) => [
    'pursued',
    {
      unit: unit(event.unit),
      target: unit(event.target),
      die: die(event.die),
      modifier: event.modifier === 0 ? '' : ` ${signed(event.modifier, lang)}`,
      needed: event.needed,
      hit: yes(event.hit),
    },
  ],
  tookBack: (event, lang) => ['tookBack', { card: card(event.card, lang) }],
  rallied: ({ unit: ref, die: rolled, needed, ok }, lang) => {
    const roll = rolled === undefined ? [] : say(lang, SAID.roll, { die: die(rolled), needed })
    return ['rallied', { unit: unit(ref), roll, ok: yes(ok) }]
  },
  restored: event => ['restored', { unit: unit(event.unit) }],
  redoubt: event => ['redoubt', { unit: unit(event.unit), at: place(event.at) }],
  redoubtLost: ({ at }) => ['redoubtLost', { at: place(at) }],
  spied: ({ seat, nation, card: ref, cards = [] }, lang) => [
    cards.length === 0 ? 'spied' : 'spiedThese',
    { who: side(seat, nation), card: card(ref, lang), cards: cardList(cards, lang) },
  ],
  nightfall: ({ squares, eliminated, reduced, nation }, lang) => {
    const at = (seat: number): Phrase =>
      say(lang, SAID.atNight, {
        who: side(seat, nation[seat]!),
        squares: squares[seat],
        eliminated: eliminated[seat],
        reduced: reduced[seat],
      })
    return ['nightfall', { one: at(0), other: at(1), rule: rule('2.2') }]
  },
  attrition: ({ lost, nation }) => [
    'attrition',
    { one: side(0, nation[0]!), other: side(1, nation[1]!), lost: lost[0], lostToo: lost[1], rule: rule('2.1') },
  ],
}

const cardList = (cards: readonly number[], lang: Lang): Phrase =>
  list(
    cards.map(ref => card(ref, lang)),
    lang,
  )

export function eventPhrase(event: ManoeuvreEvent, lang: Lang): Phrase {
  const [text, values] = (SAYINGS[event.e] as (event: ManoeuvreEvent, lang: Lang) => Saying)(event, lang)
  return sentence(say(lang, typeof text === 'string' ? SAID[text] : text, values))
}

const LEVELS: Partial<Readonly<Record<ManoeuvreEvent['e'], LogLevel>>> = {
  turn: 0,
  playerTurn: 1,
  nightfall: 0,
  attrition: 0,
  cancelled: 3,
  triedWithdrawal: 3,
  supported: 3,
  totals: 3,
  fired: 3,
  chose: 3,
  hit: 3,
  eliminated: 3,
  stayed: 3,
  pursued: 3,
  tookBack: 3,
  rallied: 3,
  restored: 3,
  redoubt: 3,
  redoubtLost: 3,
  reshuffled: 3,
}
export const eventLevel = (event: ManoeuvreEvent): LogLevel => LEVELS[event.e] ?? 2
