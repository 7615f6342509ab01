/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import type { Asked, Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { type HqKind, ownerOf } from '../words.ts'
import { cardFacts, deckOf, pieceAt, pieceOfCard, topFrame, type View, viewOf } from './facts.ts'

type Question = Pick<Asked, 'proc' | 'step'>
/** What the argument of an action is: a thing to click, nothing, one of a few buttons, or something the chooser shows. */
type Argument = 'piece' | 'place' | 'card' | 'none' | 'button' | 'chooser'

export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Argument>>>> = {
  'setup.edge': { edge: 'button' },
  'battlefield.section': { lay: 'chooser' },
  'armies.name': { name: 'chooser' },
  'armies.take': { army: 'button' },
  'opening.pick': { pick: 'chooser' },
  'placement.place': { place: 'place' },
  'discarding.discard': { discard: 'card', spy: 'none', done: 'none' },
  'drawing.look': { spy: 'none', done: 'none' },
  'movement.unit': { move: 'piece' },
  'movement.to': { to: 'place' },
  'movement.further': { supply: 'none', forcedMarch: 'piece', spy: 'none', done: 'none' },
  'movement.march': { to: 'place' },
  'guerrillas.cancel': { guerrillas: 'none', pass: 'none' },
  'combat.declare': {
    assault: 'card',
    ambush: 'none',
    bombard: 'card',
    volley: 'card',
    grandBattery: 'piece',
    spy: 'none',
    done: 'none',
  },
  'combat.target': { target: 'piece' },
  'withdrawal.withdraw': { withdraw: 'none', slip: 'card', pass: 'none' },
  'defence.defend': { defend: 'card', pass: 'none' },
  'attack.strengthen': {
    attack: 'card',
    combat: 'card',
    command: 'card',
    committedAttack: 'none',
    sappers: 'none',
    skirmish: 'none',
    spy: 'none',
    done: 'none',
  },
  'attack.support': { support: 'piece', done: 'none' },
  'skirmish.move': { to: 'place', stay: 'none' },
  'outcome.choose': { retreat: 'none', hit: 'none' },
  'retreat.side': { to: 'place' },
  'advance.advance': { advance: 'piece', stay: 'none' },
  'price.pay': { pay: 'piece' },
  'restoration.restore': {
    supply: 'piece',
    regroup: 'piece',
    reinforce: 'card',
    rally: 'card',
    redoubt: 'piece',
    spy: 'none',
    done: 'none',
  },
  'restoration.unit': { unit: 'piece' },
}

/** Actions that spend a headquarters card which the player may also point at. */
const BY_CARD: Readonly<Record<string, HqKind | 'leader'>> = {
  supply: 'supply',
  forcedMarch: 'forcedMarch',
  spy: 'spy',
  guerrillas: 'guerrillas',
  ambush: 'ambush',
  withdraw: 'withdraw',
  committedAttack: 'committedAttack',
  sappers: 'sappers',
  skirmish: 'skirmish',
  regroup: 'regroup',
  redoubt: 'redoubt',
  grandBattery: 'leader',
}
/** Card actions that can be begun from the unit as well as from its card. */
const FROM_UNIT = new Set(['assault', 'bombard', 'volley', 'attack', 'defend', 'slip', 'reinforce'])

const kinds = (asked: Question): Readonly<Record<string, Argument>> => QUESTIONS[`${asked.proc}.${asked.step}`] ?? {}

const cardsFor = (type: string, view: View): readonly Thing[] => {
  const kind = BY_CARD[type]
  if (kind === undefined) return []
  return view.hand.flatMap((card): readonly Thing[] => {
    const facts = cardFacts(view, card)
    const fits = facts?.kind === kind && (facts.kind !== 'leader' || facts.grandBattery !== undefined)
    return fits ? [{ kind: 'card', id: card }] : []
  })
}

export function ways(action: Action, asked: Question, raw: object): readonly (readonly Thing[])[] {
  const view = viewOf(raw)
  const kind = kinds(asked)[action.type]
  const cards = cardsFor(action.type, view)
  if (kind === 'none') return cards.map(card => [card])
  if (typeof action.arg !== 'number' || kind === undefined) return []
  if (kind === 'chooser' || kind === 'button') return []
  const thing: Thing = { kind, id: action.arg }
  if (kind === 'piece') return [[thing], ...cards.map(card => [card, thing])]
  if (kind === 'card' && FROM_UNIT.has(action.type)) {
    const piece = pieceOfCard(view, action.arg)
    return piece === undefined ? [[thing]] : [[thing], [{ kind: 'piece', id: piece }]]
  }
  return [[thing]]
}

/** Every action that pointing at this thing could mean here, legal or not. */
export function meanings(thing: Thing, asked: Question, raw: object): readonly Action[] {
  const view = viewOf(raw)
  const id = Number(thing.id)
  return Object.entries(kinds(asked)).flatMap(([type, kind]): readonly Action[] => {
    if (kind === thing.kind) return [{ type, arg: id }]
    if (thing.kind !== 'card') return []
    const facts = cardFacts(view, id)
    return kind === 'none' && facts !== undefined && BY_CARD[type] === facts.kind ? [{ type }] : []
  })
}

/** Buttons for cards that this army does not have at all would only be in the way: decks are public. */
export function buttons(asked: Question, raw: object): readonly string[] {
  const view = viewOf(raw)
  const has = (type: string): boolean =>
    BY_CARD[type] === undefined ||
    view.eye === 'spectator' ||
    deckOf(view, view.eye).some(each => each.kind === BY_CARD[type])
  return Object.entries(kinds(asked)).flatMap(([type, kind]) => (kind === 'none' && has(type) ? [type] : []))
}

/** Choices made off the board; the unit to be placed is shown there too. */
export const choosing = (asked: Question): boolean =>
  asked.proc === 'placement' || Object.values(kinds(asked)).includes('chooser')

/** Cards the rules take one by one in the order of the deck; players lay them down together. */
const SETS: Readonly<Record<string, { readonly each: string; readonly end: string }>> = {
  'discarding.discard': { each: 'discard', end: 'done' },
}
export const gathers = (asked: Question) => SETS[`${asked.proc}.${asked.step}`]

/** The square under a piece and the piece on it are one spot. */
export function alike(thing: Thing, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  if (view.square === undefined) return []
  if (thing.kind === 'piece') {
    const square = view.square[Number(thing.id)] ?? -1
    return square < 0 ? [] : [{ kind: 'place', id: square }]
  }
  if (thing.kind === 'place') {
    const piece = pieceAt(view, Number(thing.id))
    return piece === undefined ? [] : [{ kind: 'piece', id: piece }]
  }
  return []
}

/** The unit or card in the middle of which the question is asked. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  const frame = topFrame(view)
  const where = `${asked.proc}.${asked.step}`
  if (where === 'movement.to' || where === 'movement.march' || where === 'retreat.side')
    return frame.piece === undefined ? [] : [{ kind: 'piece', id: frame.piece }]
  if (where === 'combat.target') {
    const { by, card } = view.battle
    return [...(by >= 0 ? [{ kind: 'piece' as const, id: by }] : []), { kind: 'card', id: card }]
  }
  if (where === 'skirmish.move') return [{ kind: 'piece', id: view.battle.by }]
  if (where === 'attack.support') return view.battle.by >= 0 ? [{ kind: 'piece', id: view.battle.by }] : []
  return []
}

/** Attacks, the end of one's support for them, and dice rolled for one's own units. */
export function weighs(action: Action, asked: Question): boolean {
  const where = `${asked.proc}.${asked.step}`
  if (where === 'combat.target') return true
  if (where === 'attack.strengthen') return action.type === 'done'
  return action.type === 'slip' || where === 'restoration.unit'
}

export const isMine = (view: View, piece: number): boolean => ownerOf(piece) === view.eye
