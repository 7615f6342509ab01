/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import { type Asked, type Gathering, same, type Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { areaOf, moveCode, planCode, SLOTS, slotOf } from '../data/codes.ts'
import { ENEMY, FRENCH, FRENCH_PLANS, INSIGHTS } from '../words.ts'
import {
  berth,
  campaignOf,
  card,
  counterOf,
  forcesAt,
  frameOf,
  isField,
  napoleon,
  piece,
  place,
  rangeFrom,
  slotOfPiece,
  topFrame,
  unitOf,
  type View,
  viewOf,
  zone,
} from './facts.ts'

type Question = Pick<Asked, 'proc' | 'step'>
/** How an action is meant: by a force, an area, a counter of the tray, in a way of its own, or by a button. */
type Meant = 'piece' | 'place' | 'card' | 'own' | 'none' | 'button'

const DEFAULTS = { execute: 'piece', march: 'own', fire: 'own', pivot: 'own' } as const
export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Meant>>>> = {
  'linked.choose': { keep: 'none', fresh: 'none' },
  'movement.move': { move: 'own', napoleon: 'own', done: 'none' },
  'battles.pick': { fight: 'place' },
  'battle.scouts': { scout: 'none', accept: 'none' },
  'battle.summons': { summonNapoleon: 'none', pass: 'none' },
  'battle.extraPlans': { buyPlans: 'button', pass: 'none' },
  'battle.insights': { insight: 'card', done: 'none' },
  'fogRecruit.recruit': { recruit: 'card', pass: 'none' },
  'fogRecruit.where': { area: 'place' },
  'fogForce.summon': { summon: 'piece', pass: 'none' },
  'fogHit.hit': { hit: 'piece' },
  'deployment.place': { place: 'own' },
  'enemyDeployment.field': { toReserve: 'piece', done: 'none' },
  'battleTurn.duration': { lengthen: 'none', shorten: 'none' },
  'battleTurn.activate': { try: 'card', done: 'none' },
  'battleTurn.again': { scout: 'none', accept: 'none' },
  'battleTurn.choosePlans': { plan: 'own', done: 'none' },
  'battleTurn.assign': { give: 'piece', chance: 'none' },
  'battleTurn.before': { ...DEFAULTS, done: 'none' },
  'battleTurn.enemyActor': { actor: 'piece', chance: 'none' },
  'battleTurn.interrupt': { reform: 'none', pass: 'none' },
  'battleTurn.french': { ...DEFAULTS, retreat: 'own', reform: 'none', done: 'none' },
  'sweep.choose': { sweeper: 'piece', done: 'none' },
  'reform.choose': { turn: 'piece', done: 'none' },
  'shock.target': { shock: 'piece', chance: 'none' },
  'hits.assign': { hit: 'piece', chance: 'none' },
  'supply.spend': { refit: 'piece', buy: 'card', scout: 'none', done: 'none' },
  'placeBought.where': { area: 'place' },
  'orders.pick': { group: 'own', chance: 'none' },
  'orders.scouts': { scout: 'none', accept: 'none' },
  'orders.aim': { target: 'place', chance: 'none' },
  'orders.way': { way: 'place', chance: 'none' },
  'enemySupply.refit': { refit: 'piece', chance: 'none' },
}

export const where = (asked: Question): string => `${asked.proc}.${asked.step}`
const kinds = (asked: Question): Readonly<Record<string, Meant>> => QUESTIONS[where(asked)] ?? {}

/** Counters of the tray by what they stand for. */
export const planCard = (plan: string): Thing => card(`plan-${plan}`)
export const insightCard = (insight: string): Thing => card(`insight-${insight}`)
export const goodCard = (good: number): Thing => card(`good-${good}`)
export const doCard = (deed: string): Thing => card(`do-${deed}`)
export const MARCHES = ['back', 'march', 'double'] as const

const cardFor = (type: string, arg: number | string): Thing =>
  type === 'insight' || type === 'try'
    ? insightCard(String(arg))
    : goodCard(type === 'recruit' ? Number(arg) * 2 : Number(arg))

/** A force, then a counter of the tray; or the counter, then the force. */
const either = (a: Thing, b: Thing): readonly (readonly Thing[])[] => [
  [a, b],
  [b, a],
]

function ownWays(action: Action, view: View): readonly (readonly Thing[])[] {
  const arg = Number(action.arg)
  switch (action.type) {
    case 'move':
      return [[piece(view, slotOf(arg)), place(areaOf(arg))]]
    case 'napoleon':
      return [[napoleon, place(arg)]]
    case 'place':
      return [[berth(arg)]]
    case 'plan': {
      const plan = FRENCH_PLANS[Math.floor(arg / SLOTS)]!
      return plan === 'formation' ? [[planCard(plan)]] : either(planCard(plan), piece(view, arg % SLOTS))
    }
    case 'march': {
      const who = piece(view, arg >> 2)
      const mode = arg & 3
      const to = (unitOf(view, arg >> 2)?.zone ?? 0) + [-1, 1, 2][mode]!
      const ways = either(who, doCard(MARCHES[mode]!))
      return to < 0 || to > 5 ? ways : [...ways, [who, zone(to)]]
    }
    case 'fire': {
      const who = piece(view, arg)
      const from = unitOf(view, arg)?.zone ?? 0
      const away = rangeFrom(view, from)
      const targets = (view.battle?.units[ENEMY] ?? []).filter(unit => Math.abs(unit.zone - from) === away)
      return [...either(who, doCard('fire')), ...targets.map(unit => [who, piece(view, unit.slot)])]
    }
    case 'pivot':
    case 'retreat':
      return either(piece(view, arg), doCard(action.type))
    case 'group': {
      const group = frameOf(view, 'orders')?.groups[arg]
      return (group?.slots ?? []).map(slot => [piece(view, slot)])
    }
    default:
      return []
  }
}

export function ways(action: Action, asked: Question, raw: object): readonly (readonly Thing[])[] {
  const view = viewOf(raw)
  const { arg } = action
  const kind = kinds(asked)[action.type]
  if (arg === undefined || arg === null || typeof arg === 'object' || typeof arg === 'boolean') return []
  if (kind === 'own') return ownWays(action, view)
  if (kind === 'piece') return [[piece(view, Number(arg))]]
  if (kind === 'place') return [[place(Number(arg))]]
  return kind === 'card' ? [[cardFor(action.type, arg)]] : []
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** Every argument an action could have that has something to do with this thing. */
function candidates(type: string, thing: Thing, view: View): readonly Action['arg'][] {
  const slot = thing.kind === 'piece' ? slotOfPiece(view, thing.id) : -1
  const french = view.battle?.units[FRENCH].map(unit => unit.slot) ?? []
  const who = french.includes(slot) ? [slot] : french
  const areas = campaignOf(view).areas.length
  switch (type) {
    case 'move':
      if (thing.kind === 'place')
        return campaignOf(view).frenchMobile.flatMap(each =>
          view.at[each]! >= 0 ? [moveCode(each, Number(thing.id))] : [],
        )
      return slot < 0 ? [] : (campaignOf(view).areas[view.at[slot]!]?.near.map(to => moveCode(slot, to)) ?? [])
    case 'napoleon':
      return thing.kind === 'place' ? [Number(thing.id)] : same(thing, napoleon) ? range(areas) : []
    case 'place':
      return range(6)
    case 'plan':
      return FRENCH_PLANS.flatMap((plan, index) =>
        plan === 'formation' ? [planCode(index, 0)] : who.map(each => planCode(index, each)),
      )
    case 'march':
      return who.flatMap(each => [each * 4, each * 4 + 1, each * 4 + 2])
    case 'fire':
    case 'pivot':
    case 'retreat':
      return who
    case 'group':
      return range(frameOf(view, 'orders')?.groups.length ?? 0)
    case 'insight':
    case 'try':
      return INSIGHTS
    case 'buy':
    case 'recruit':
      return thing.kind === 'card' ? [Number(String(thing.id).replace('good-', '')) / (type === 'recruit' ? 2 : 1)] : []
    default:
      return [thing.kind === 'piece' ? slot : Number(thing.id)]
  }
}

/** Every action that pointing at this thing could mean here, legal or not. */
export function meanings(thing: Thing, asked: Question, raw: object): readonly Action[] {
  const view = viewOf(raw)
  return Object.entries(kinds(asked)).flatMap(([type, kind]): readonly Action[] => {
    if (kind === 'none' || kind === 'button') return []
    return candidates(type, thing, view).flatMap(arg => {
      const action: Action = { type, arg }
      return ways(action, asked, view).some(way => way.some(each => same(each, thing))) ? [action] : []
    })
  })
}

export const buttons = (asked: Question): readonly string[] =>
  Object.entries(kinds(asked)).flatMap(([type, kind]) => (kind === 'none' ? [type] : []))

/** Questions with a panel of their own: which of two counters carries on, and what the dice of fog and orders mean. */
export const choosing = (asked: Question): boolean =>
  ['linked.choose', 'battle.scouts', 'orders.scouts'].includes(where(asked))

/** Forces that march together. */
export const together = (asked: Question): readonly string[] =>
  where(asked) === 'movement.move' ? ['move', 'napoleon'] : []

const isPrepare = (code: number): boolean => FRENCH_PLANS[Math.floor(code / SLOTS)] === 'prepare'
const isFormation = (code: number): boolean => FRENCH_PLANS[Math.floor(code / SLOTS)] === 'formation'
/** A force has one plan, and Prepare beside it. */
function plansClash(a: Action, b: Action): boolean {
  const [x, y] = [Number(a.arg), Number(b.arg)]
  if (isFormation(x) || isFormation(y) || isPrepare(x) !== isPrepare(y)) return false
  return x % SLOTS === y % SLOTS
}

/** What the rules take one by one in a fixed order, and players in any. */
export function gathers(asked: Question, raw: object): Gathering | undefined {
  const view = viewOf(raw)
  const plans = view.battle?.plans[FRENCH] ?? 0
  switch (where(asked)) {
    case 'battleTurn.choosePlans':
      return {
        each: 'plan',
        end: 'done',
        most: Math.max(1, plans - (frameOf(view, 'battleTurn')?.drawn ?? 0)),
        clash: plansClash,
      }
    case 'battle.insights':
      return { each: 'insight', end: 'done', most: Math.max(1, view.battle?.napoleon === 1 ? plans : 1) }
    case 'enemyDeployment.field':
      return { each: 'toReserve', end: 'done' }
    case 'sweep.choose':
      return { each: 'sweeper', end: 'done', most: 3 }
    case 'reform.choose':
      return { each: 'turn', end: 'done', most: frameOf(view, 'reform')?.left ?? 3 }
    default:
      return undefined
  }
}

/** On the map an area and what stands in it are one spot. */
export function alike(thing: Thing, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  if (view.at === undefined || isField(view)) return []
  if (thing.kind === 'piece') {
    const at = same(thing, napoleon) ? view.napoleon : (view.at[slotOfPiece(view, thing.id)] ?? -1)
    return at < 0 ? [] : [place(at)]
  }
  if (thing.kind !== 'place' || typeof thing.id !== 'number') return []
  const pieces = [...forcesAt(view, thing.id, FRENCH), ...forcesAt(view, thing.id, ENEMY)].map(slot =>
    piece(view, slot),
  )
  return view.napoleon === thing.id ? [...pieces, napoleon] : pieces
}

/** The force or group in the middle of which the question is asked. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  const top = topFrame(view)
  if (top === undefined || top.proc !== asked.proc) return []
  switch (top.proc) {
    case 'deployment':
      return [piece(view, top.next)]
    case 'placeBought':
      return [goodCard(top.slot * 2 + top.reduced)]
    case 'orders': {
      const group = asked.step === 'pick' ? undefined : top.groups[top.group]
      return group === undefined ? [] : [place(group.area), ...group.slots.map(slot => piece(view, slot))]
    }
    case 'hits':
      return top.by >= 0 ? [piece(view, top.by)] : []
    default:
      return []
  }
}

/** The fog of war is rolled, and a battle begins. */
export const weighs = (action: Action, asked: Question): boolean =>
  where(asked) === 'battles.pick' || (where(asked) === 'movement.move' && action.type === 'done')

/** Has the force a counter of the tray that fits it? For the tray to grey out what nobody here can carry. */
export const armOf = (view: View, slot: number): string => counterOf(view, slot).kind
