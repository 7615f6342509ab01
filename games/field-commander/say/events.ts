/** How every event is told: those of the campaign here, those of a battle beside it. */
import { type Lang, type Phrase, plain, say, sentence } from '@bivouac/kernel'
import { boxesOf, CAMPAIGNS } from '../data/index.ts'
import type { Event, EventType } from '../events.ts'
import { boxName, GRADE_NAME, LEVEL_NAME, ORDER_NAME, type SupplyResult } from '../words.ts'
import { BATTLE_SAID } from './battle-events.ts'
import { die, piece, place } from './names.ts'
import { DEFEAT_TEXT, GAIN_TEXT, PRICE_TEXT } from './results.ts'
import { TEXTS as T } from './texts.ts'
import { raised, type Said, type Teller } from './told.ts'

const box = (campaign: number, turn: number, short: number, lang: Lang): string =>
  boxName(boxesOf(campaign, short)[turn - 1]?.label ?? '', lang)
const gained = (gain: SupplyResult, count: number, lang: Lang): string => plain(say(lang, GAIN_TEXT[gain], { count }))

const SAID: Said = {
  ...BATTLE_SAID,
  campaign: ({ campaign, level }, lang) => [
    T.campaign,
    { name: CAMPAIGNS[campaign]!.name[lang], level: LEVEL_NAME[level][lang] },
  ],
  turn: ({ campaign, turn, short }, lang) => [T.turn, { turn, box: box(campaign, turn, short, lang) }],
  enemyTurn: ({ campaign, turn, short }, lang) => [T.enemyTurn, { turn, box: box(campaign, turn, short, lang) }],
  arrive: ({ campaign, area, forces }) => [T.arrive, { place: place(campaign, area), forces: forces.map(piece) }],
  march: ({ campaign, force, from, to, forced }) => [
    forced === 1 ? T.forcedMarch : T.march,
    { force: piece(force), from: place(campaign, from), to: place(campaign, to) },
  ],
  napoleon: ({ campaign, from, to }) => [T.napoleon, { from: place(campaign, from), to: place(campaign, to) }],
  income: ({ points, cities, now }) => [T.income, { points, cities, now }],
  refit: ({ force }) => [T.refit, { force: piece(force) }],
  bought: ({ campaign, force, reduced, price, area }) => [
    reduced === 1 ? T.boughtReduced : T.bought,
    { force: piece(force), price, place: place(campaign, area) },
  ],
  boughtScout: ({ scouts }) => [T.boughtScout, { scouts }],
  winter: ({ force, die: got, need }) => [T.winter, { force: piece(force), need, die: die(got) }],
  grouped: ({ campaign, area, forces }) => [T.grouped, { place: place(campaign, area), forces: forces.map(piece) }],
  ordersPaid: ({ bonus, left }) => [T.ordersPaid, { bonus, left }],
  order: ({ campaign, area, forces, die: got, roll, order, times }, lang) => [
    T.order,
    {
      place: place(campaign, area),
      forces: forces.map(piece),
      die: die(got),
      sum: raised(got, roll),
      order: ORDER_NAME[order][lang],
      times: times > 1 ? ` ×${times}` : '',
    },
  ],
  groupMoves: ({ campaign, from, to }) => [T.groupMoves, { from: place(campaign, from), to: place(campaign, to) }],
  groupStays: ({ campaign, area }) => [T.groupStays, { place: place(campaign, area) }],
  random: ({ die: got, sides, of }) => [T.random, { of, die: die(got, sides) }],
  citySupply: ({ campaign, area, die: got, gain, count }, lang) => [
    T.citySupply,
    { place: place(campaign, area), die: die(got), gain: gained(gain, count, lang) },
  ],
  enemySupply: ({ points }) => [T.enemySupply, { points }],
  placed: ({ campaign, force, area }) => [T.placed, { force: piece(force), place: place(campaign, area) }],
  won: ({ campaign, vp, grade }, lang) => [
    T.won,
    { name: CAMPAIGNS[campaign]!.name[lang], points: vp, grade: GRADE_NAME[grade][lang] },
  ],
  lost: ({ campaign, why }, lang) => [T.lost, { name: CAMPAIGNS[campaign]!.name[lang], why: DEFEAT_TEXT[why][lang] }],
  carried: ({ force, instead }) => [T.carried, { force: piece(force), instead: piece(instead) }],
  upgrade: ({ die: got, gain }, lang) => [T.upgrade, { die: die(got), gain: PRICE_TEXT[gain][lang] }],
  remembered: ({ points, years }) => [T.remembered, { points, years }],
}

export function sayEvent(event: Event, lang: Lang): Phrase {
  const [text, values] = (SAID[event.e] as Teller<EventType>)(event as never, lang)
  return sentence(say(lang, text, values))
}
