/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */
import {
  type Argument,
  BUTTON,
  CARD,
  PIECE,
  type Question,
  type Questions,
  SPOKEN,
  type Thing,
} from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { CARDS } from '../data/cards.ts'
import { countryAt } from '../reading.ts'
import {
  type Card,
  COUNTRY_COUNT,
  type Corps,
  type Country,
  firstOf,
  LANDWEHR,
  MISDIRECTED,
  MUD,
  PEACE_TALKS,
  pair,
  REMOUNTS,
  REPRESSION,
  type Region,
  secondOf,
} from '../words.ts'
import { ALL_REGIONS, areaAt, frameOf, inOrder, isThere, topFrame, viewOf } from './facts.ts'
import { elementOfPlacing } from './placing.ts'
import { taggedAs } from './tags.ts'

/**
 * What the argument of an action is: a card, a card on a country or on whatever it is played on (`cardOn`), a country, a
 * region, a corps, a side, nothing; or a set of corps, of corps with regions, a way of regions. `ours`: a card named by
 * the action itself; `elsewhere`: a card that lies on no table of ours, but in the enemy's hand or among the discards.
 */
type Kind =
  | 'card'
  | 'cardOn'
  | 'country'
  | 'place'
  | 'piece'
  | 'side'
  | 'none'
  | 'army'
  | 'placings'
  | 'way'
  | 'ours'
  | 'elsewhere'

const pay = { pay: 'card' } as const
const answer = { mud: 'ours', cancel: 'ours', let: 'none' } as const
const repression = { repress: 'ours', let: 'none' } as const

export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'year.choose': { first: 'side' },
  'diplomacy.play': { play: 'cardOn', pass: 'none' },
  'diplomacy.second': { also: 'country', enough: 'none' },
  'insurrection.play': { play: 'cardOn', pass: 'none' },
  'insurrection.repress': repression,
  'insurrection.soothe': repression,
  'strategy.play': { play: 'card', pass: 'none' },
  'strategy.strike': { strike: 'elsewhere' },
  'strategy.search': { take: 'elsewhere' },
  'reinforcement.play': { play: 'cardOn', pass: 'none' },
  'reinforcement.recall': { recall: 'piece' },
  'deploy.place': { place: 'placings' },
  'mobilise.place': { place: 'placings' },
  'rest.rest': { rest: 'army', done: 'none' },
  'rest.pay': pay,
  'turn.act': { march: 'army', force: 'army', card: 'cardOn', pass: 'none' },
  'turn.another': { march: 'army', force: 'army', enough: 'none' },
  'order.pay': pay,
  'order.answer': answer,
  'order.way': { go: 'way', sail: 'place', halt: 'none' },
  'order.toll': pay,
  'order.withdraw': { withdraw: 'place', stand: 'none' },
  'interception.ask': { intercept: 'army', force: 'army', let: 'none' },
  'interception.pay': pay,
  'interception.answer': answer,
  'attrition.choose': { lose: 'army' },
  'battle.attackerOut': { out: 'army' },
  'battle.defenderOut': { out: 'army' },
  'battle.attackerPlays': { play: 'card', done: 'none' },
  'battle.defenderPlays': { play: 'card', done: 'none' },
  'battle.refresh': { rest: 'card', no: 'none' },
  'losses.wound': { wound: 'piece' },
  'losses.chooseDead': { lose: 'army' },
  'losses.chooseCaptive': { yield: 'army' },
  'retreat.choose': { to: 'place', sail: 'none' },
  'surrender.hold': { never: 'country', pass: 'none' },
  'surrender.crown': { crown: 'cardOn', pass: 'none' },
  'surrender.detach': { detach: 'country', none: 'none' },
  'winter.lay': { lay: 'cardOn', pass: 'none' },
  'winter.choose': { lose: 'army' },
  'victory.claim': { claim: 'none', playOn: 'none' },
}
export const kinds = (asked: Question): Readonly<Record<string, Kind>> => QUESTIONS[`${asked.proc}.${asked.step}`] ?? {}

export const place = (id: Region): Thing => ({ kind: 'place', id })
export const piece = (id: Corps): Thing => ({ kind: 'piece', id })
export const card = (id: Card): Thing => ({ kind: 'card', id })
/** A country is a place, too: all its regions stand for it. */
export const land = (id: Country): Thing => ({ kind: 'place', id: `c${id}` })
export const landOf = ({ kind, id }: Thing): Country | undefined =>
  kind === 'place' && typeof id === 'string' && id.startsWith('c') ? Number(id.slice(1)) : undefined

/** What a card is played on, for its event, at this question: a country, a region, or nothing at all. */
function targetOf(of: Card, asked: Question): 'country' | 'place' | 'none' {
  if (asked.proc === 'winter' || of === REMOUNTS) return 'place'
  if (of === LANDWEHR || of === PEACE_TALKS) return 'country'
  return asked.proc === 'reinforcement' || asked.proc === 'turn' ? 'none' : 'country'
}

/** Answers that are a card of their own. */
const OURS: Readonly<Record<string, Card>> = { mud: MUD, cancel: MISDIRECTED, repress: REPRESSION }
const ours: Argument = {
  ...BUTTON,
  ways: ({ type }) => [[card(OURS[type]!)]],
  meanings: (thing, type) => (thing.kind === 'card' && thing.id === OURS[type] ? [{ type }] : []),
}
const country: Argument = {
  ways: ({ arg }) => [[land(Number(arg))]],
  meanings: (thing, type) => (landOf(thing) === undefined ? [] : [{ type, arg: landOf(thing)! }]),
}
const region: Argument = {
  ways: ({ arg }) => [[place(Number(arg))]],
  meanings: (thing, type) =>
    thing.kind === 'place' && landOf(thing) === undefined ? [{ type, arg: Number(thing.id) }] : [],
}
/** A card, and then whatever it is played on. */
const cardOn: Argument = {
  ways({ arg }, _, asked) {
    const [first, second] = [firstOf(Number(arg)), secondOf(Number(arg))]
    const target = targetOf(first, asked)
    const on = target === 'none' ? [] : [target === 'place' ? place(second) : land(second)]
    return [[card(first), ...on]]
  },
  meanings(thing, type, raw, asked) {
    if (!isThere(raw)) return []
    const mean = (args: readonly number[]): readonly Action[] => args.map(arg => ({ type, arg }))
    if (thing.kind === 'card') return mean(everythingFor(Number(thing.id), asked))
    if (thing.kind !== 'place') return []
    const held = [...new Set(viewOf(raw).hand)]
    const wanted = landOf(thing) === undefined ? 'place' : 'country'
    const on = landOf(thing) ?? Number(thing.id)
    return mean(held.flatMap(of => (targetOf(of, asked) === wanted ? [pair(of, on)] : [])))
  },
}
/** Of a card that is not for this question at all, one is enough to hear why. */
function everythingFor(of: Card, asked: Question): readonly number[] {
  const target = isOfThisPhase(of, asked) ? targetOf(of, asked) : 'none'
  if (target === 'none') return [pair(of, 0)]
  const all = target === 'place' ? ALL_REGIONS.length : COUNTRY_COUNT
  return Array.from({ length: all }, (_, on) => pair(of, on))
}
const LETTER: Readonly<Record<string, string>> = {
  diplomacy: 'D',
  insurrection: 'I',
  reinforcement: 'R',
  turn: 'C',
  surrender: 'U',
  winter: 'W',
}
const isOfThisPhase = (of: Card, asked: Question): boolean =>
  (CARDS[of - 1]?.period as readonly string[] | undefined)?.includes(LETTER[asked.proc] ?? '') === true

export const questions: Questions = {
  asked: QUESTIONS,
  kinds: {
    card: CARD,
    cardOn,
    country,
    place: region,
    piece: PIECE,
    side: SPOKEN,
    none: BUTTON,
    army: { element: (_type, _part, of) => piece(of) },
    placings: { element: (_type, _part, of) => elementOfPlacing(of) },
    way: { element: (_type, _part, of) => place(of) },
    ours,
    elsewhere: { ...CARD, ways: () => [] },
  },
  choosing: asked => Object.values(kinds(asked)).includes('elsewhere'),
}

/** A region means its country, the area it could become, and everybody who stands in it, whoever leads them first. */
export function alike(thing: Thing, raw: object): readonly Thing[] {
  if (thing.kind !== 'place' || !isThere(raw)) return []
  const view = viewOf(raw)
  if (landOf(thing) !== undefined) return []
  const region = Number(thing.id)
  const area = areaAt(region)
  const lands = [countryAt(view, region), ...(area < 0 ? [] : [area])]
  return [...lands.map(land), ...inOrder(view, region).map(piece)]
}

/** What the question is about: the army on the march, a battle, a country. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  if (!isThere(raw)) return []
  const view = viewOf(raw)
  const top = topFrame(view)
  switch (asked.proc) {
    case 'order':
    case 'interception': {
      const order = frameOf(view, 'order')
      return order === undefined ? [] : [...taggedAs(view, 'marching').map(piece), place(order.at ?? -1)]
    }
    case 'battle':
    case 'losses':
    case 'retreat':
      return [place(top?.at ?? -1)]
    case 'mobilise':
      return [land(top?.country ?? -1)]
    case 'winter':
      return asked.step === 'choose' ? [place(top?.region ?? -1)] : []
    default:
      return []
  }
}
/** Dice are thrown, or the enemy hears of it: cards on the table, the last word before a battle, a claim. */
const WEIGHED: ReadonlySet<string> = new Set(['done', 'claim', 'stand', 'sail'])
export const weighs = ({ type }: Action): boolean => WEIGHED.has(type)
