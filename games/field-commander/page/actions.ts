/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import {
  type Argument,
  among,
  BUTTON,
  type Question,
  type Questions,
  SPOKEN,
  same,
  type Thing,
} from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { NAPOLEON as NAPOLEON_CODE, PLACES, SLOTS } from '../data/codes.ts'
import { ENEMY, FRENCH, FRENCH_PLANS, INSIGHTS } from '../words.ts'
import {
  berth,
  card,
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
import { placing, planInHand } from './hand.ts'

/** How an action is meant: by a force, an area, a counter of the tray, in a way of its own, put together, or by a button. */
type Meant = 'piece' | 'place' | 'card' | 'own' | 'gathered' | 'none' | 'button'

const DEFAULTS = { execute: 'piece', march: 'own', fire: 'own', pivot: 'own' } as const
export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Meant>>>> = {
  'linked.choose': { keep: 'none', fresh: 'none' },
  'movement.move': { move: 'gathered', done: 'none' },
  'battles.pick': { fight: 'place' },
  'battle.scouts': { scout: 'none', accept: 'none' },
  'battle.summons': { summonNapoleon: 'none', pass: 'none' },
  'battle.extraPlans': { buyPlans: 'button', pass: 'none' },
  'battle.insights': { insights: 'gathered', done: 'none' },
  'fogRecruit.recruit': { recruit: 'card', pass: 'none' },
  'fogRecruit.where': { area: 'place' },
  'fogForce.summon': { summon: 'piece', pass: 'none' },
  'fogHit.hit': { hit: 'piece' },
  'deployment.place': { deploy: 'gathered' },
  'enemyDeployment.field': { toReserve: 'gathered', done: 'none' },
  'battleTurn.duration': { lengthen: 'none', shorten: 'none' },
  'battleTurn.activate': { try: 'card', done: 'none' },
  'battleTurn.again': { scout: 'none', accept: 'none' },
  'battleTurn.choosePlans': { plans: 'gathered', done: 'none' },
  'battleTurn.assign': { give: 'piece', chance: 'none' },
  'battleTurn.before': { ...DEFAULTS, reform: 'gathered', done: 'none' },
  'battleTurn.enemyActor': { actor: 'piece', chance: 'none' },
  'battleTurn.interrupt': { reform: 'gathered', pass: 'none' },
  'battleTurn.french': { ...DEFAULTS, retreat: 'own', reform: 'gathered', done: 'none' },
  'sweep.choose': { sweep: 'gathered' },
  'shock.target': { shock: 'piece', chance: 'none' },
  'hits.assign': { hit: 'piece', chance: 'none' },
  'supply.spend': { refit: 'gathered', buy: 'gathered', scout: 'none', done: 'none' },
  'orders.pick': { group: 'own', chance: 'none' },
  'orders.scouts': { scout: 'none', accept: 'none' },
  'orders.aim': { target: 'place', chance: 'none' },
  'orders.way': { way: 'place', chance: 'none' },
  'enemySupply.refit': { refit: 'piece', chance: 'none' },
}

export const where = (asked: Question): string => `${asked.proc}.${asked.step}`

/** Counters of the tray by what they stand for. */
export const planCard = (plan: string): Thing => card(`plan-${plan}`)
export const insightCard = (insight: string): Thing => card(`insight-${insight}`)
export const goodCard = (good: number): Thing => card(`good-${good}`)
export const doCard = (deed: string): Thing => card(`do-${deed}`)
export const MARCHES = ['back', 'march', 'double'] as const

const cardFor = (type: string, arg: number | string): Thing =>
  type === 'try' ? insightCard(String(arg)) : goodCard(Number(arg) * 2)

/** A force, then a counter of the tray; or the counter, then the force. */
const either = (a: Thing, b: Thing): readonly (readonly Thing[])[] => [
  [a, b],
  [b, a],
]

function ownWays(action: Action, view: View): readonly (readonly Thing[])[] {
  const arg = Number(action.arg)
  switch (action.type) {
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

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** Every argument an action could have that has something to do with this thing. */
function candidates(type: string, thing: Thing, view: View): readonly Action['arg'][] {
  const slot = thing.kind === 'piece' ? slotOfPiece(view, thing.id) : -1
  const french = view.battle?.units[FRENCH].map(unit => unit.slot) ?? []
  const who = french.includes(slot) ? [slot] : french
  switch (type) {
    case 'march':
      return who.flatMap(each => [each * 4, each * 4 + 1, each * 4 + 2])
    case 'fire':
    case 'pivot':
    case 'retreat':
      return who
    case 'group':
      return range(frameOf(view, 'orders')?.groups.length ?? 0)
    case 'try':
      return INSIGHTS
    case 'recruit':
      return thing.kind === 'card' ? [Number(String(thing.id).replace('good-', '')) / 2] : []
    default:
      return [thing.kind === 'piece' ? slot : Number(thing.id)]
  }
}

/** Meant by the things that `ways` finds; pointing at any of them could mean it. */
const pointed = (find: (action: Action, view: View) => readonly (readonly Thing[])[]): Argument => {
  const ways = (action: Action, raw: object): readonly (readonly Thing[])[] =>
    action.arg === undefined ? [] : find(action, viewOf(raw))
  return {
    ways,
    meanings: (thing, type, raw) =>
      among(
        candidates(type, thing, viewOf(raw)).map(arg => ({ type, arg })),
        thing,
        action => ways(action, raw),
      ),
  }
}
export const questions: Questions = {
  asked: QUESTIONS,
  kinds: {
    piece: pointed(({ arg }, view) => [[piece(view, Number(arg))]]),
    place: pointed(({ arg }) => [[place(Number(arg))]]),
    card: pointed(({ type, arg }) => [[cardFor(type, arg as number | string)]]),
    own: pointed(ownWays),
    gathered: { element },
    none: BUTTON,
    button: SPOKEN,
  },
  /** Questions with a panel of their own: which of two counters carries on, and what the dice of fog and orders mean. */
  choosing: asked => ['linked.choose', 'battle.scouts', 'orders.scouts'].includes(where(asked)),
}

/** A plan laid on a force that is not the one in hand, and a force that has its place: drawn, not clicked. */
export const laidCard = (plan: string, slot: number): Thing => card(`laid-${plan}-${slot}`)
export const placedCard = (code: number): Thing => card(`placed-${code}`)
/** The counters of Formation are alike, and each is a thing of its own. */
export const formationCard = (index: number): Thing =>
  index === 0 ? planCard('formation') : card(`plan-formation-${index}`)

/**
 * What an element of a set is on the table. A plan on a force, and a force in its place, are two things: one of them is
 * in the player's hand (`hand.ts`), and the other is what he points at.
 */
export function element(type: string, part: string | undefined, id: number, raw: object): Thing | undefined {
  const view = viewOf(raw)
  switch (type) {
    case 'move':
      return part === 'to' ? place(id) : id === NAPOLEON_CODE ? napoleon : piece(view, id)
    case 'buy':
      return part === 'area' ? place(id) : goodCard(id)
    case 'insights':
      return insightCard(INSIGHTS[id] ?? '')
    case 'deploy':
      return Math.floor(id / PLACES) === placing() ? berth(id % PLACES) : placedCard(id)
    case 'plans': {
      const plan = FRENCH_PLANS[Math.floor(id / SLOTS)] ?? ''
      if (plan === 'formation') return formationCard(id % SLOTS)
      return plan === planInHand() ? piece(view, id % SLOTS) : laidCard(plan, id % SLOTS)
    }
    case 'reform':
      return planInHand() === 'formation' ? piece(view, id) : planCard('formation')
    default:
      return piece(view, id)
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
