/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import {
  type Argument,
  CARD,
  PIECE,
  PLACE,
  type Question,
  type Questions,
  SPOKEN,
  type Thing,
} from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import type { HqKind } from '../words.ts'
import { cardFacts, deckOf, pieceAt, pieceOfCard, topFrame, type View, viewOf } from './facts.ts'

/** What the argument of an action is: a thing to click, several of them, nothing, one of a few buttons, or the chooser's. */
type Kind = 'piece' | 'place' | 'card' | 'move' | 'cards' | 'pieces' | 'none' | 'button' | 'chooser'

export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'setup.edge': { edge: 'button' },
  'battlefield.section': { lay: 'chooser' },
  'armies.name': { name: 'chooser' },
  'armies.take': { army: 'button' },
  'opening.pick': { pick: 'cards' },
  'placement.place': { place: 'place' },
  'discarding.discard': { discard: 'cards', spy: 'none', done: 'none' },
  'drawing.look': { spy: 'none', done: 'none' },
  'movement.move': { move: 'move', spy: 'none' },
  'movement.further': { supply: 'none', forcedMarch: 'piece', spy: 'none', done: 'none' },
  'movement.march': { to: 'place', spy: 'none' },
  'guerrillas.cancel': { guerrillas: 'button', pass: 'none' },
  'combat.declare': {
    assault: 'card',
    ambush: 'none',
    bombard: 'card',
    volley: 'card',
    grandBattery: 'piece',
    spy: 'none',
    done: 'none',
  },
  'combat.target': { target: 'piece', spy: 'none' },
  'withdrawal.withdraw': { withdraw: 'none', slip: 'card', pass: 'none' },
  'defence.defend': { defend: 'cards', pass: 'none' },
  'attack.strengthen': { attack: 'cards', command: 'cards', skirmish: 'none', spy: 'none', done: 'none' },
  'skirmish.move': { to: 'place', stay: 'none', spy: 'none' },
  'outcome.choose': { retreat: 'none', hit: 'none', spy: 'none' },
  'retreat.side': { to: 'place' },
  'advance.advance': { advance: 'piece', stay: 'none', spy: 'none' },
  'price.pay': { pay: 'pieces', spy: 'none' },
  'restoration.restore': {
    supply: 'piece',
    regroup: 'piece',
    reinforce: 'card',
    rally: 'card',
    redoubt: 'piece',
    spy: 'none',
    done: 'none',
  },
  'restoration.unit': { unit: 'piece', spy: 'none' },
}

/** Actions that spend a headquarters card which the player may also point at. */
const BY_CARD: Readonly<Record<string, HqKind | 'leader'>> = {
  supply: 'supply',
  forcedMarch: 'forcedMarch',
  spy: 'spy',
  guerrillas: 'guerrillas',
  ambush: 'ambush',
  withdraw: 'withdraw',
  skirmish: 'skirmish',
  regroup: 'regroup',
  redoubt: 'redoubt',
  grandBattery: 'leader',
}
/** Card actions that can be begun from the unit as well as from its card. */
const FROM_UNIT = new Set(['assault', 'bombard', 'volley', 'slip', 'reinforce'])

const cardsFor = (type: string, view: View): readonly Thing[] => {
  const kind = BY_CARD[type]
  if (kind === undefined) return []
  return view.hand.flatMap((card): readonly Thing[] => {
    const facts = cardFacts(view, card)
    const fits = facts?.kind === kind && (facts.kind !== 'leader' || facts.grandBattery !== undefined)
    return fits ? [{ kind: 'card', id: card }] : []
  })
}

/** A button that may spend a card; cards that this army does not have at all would only be in the way: decks are public. */
const button: Argument = {
  ways: ({ type }, raw) => cardsFor(type, viewOf(raw)).map(card => [card]),
  meanings({ kind, id }, type, raw) {
    const facts = kind === 'card' ? cardFacts(viewOf(raw), Number(id)) : undefined
    return facts !== undefined && BY_CARD[type] === facts.kind ? [{ type }] : []
  },
  isButton(type, raw) {
    const view = viewOf(raw)
    const { eye } = view
    return (
      BY_CARD[type] === undefined || eye === 'spectator' || deckOf(view, eye).some(each => each.kind === BY_CARD[type])
    )
  },
}
/** A unit; or the card that is spent on it, and then the unit. */
const unit: Argument = {
  ...PIECE,
  ways: ({ type, arg }, raw) => {
    const piece: Thing = { kind: 'piece', id: Number(arg) }
    return [[piece], ...cardsFor(type, viewOf(raw)).map(card => [card, piece])]
  },
}
const card: Argument = {
  ...CARD,
  ways: ({ type, arg }, raw) => {
    const own: readonly Thing[] = [{ kind: 'card', id: Number(arg) }]
    const piece = FROM_UNIT.has(type) ? pieceOfCard(viewOf(raw), Number(arg)) : undefined
    return piece === undefined ? [own] : [own, [{ kind: 'piece', id: piece }]]
  },
}
const PIECES = Array.from({ length: 16 }, (_, piece) => piece)
/** A unit stands for moving it at all, a square for moving any unit there. */
const move: Argument = {
  ways: ({ arg }) => [
    [
      { kind: 'piece', id: Number(arg) >> 6 },
      { kind: 'place', id: Number(arg) & 63 },
    ],
  ],
  meanings({ kind, id }, type, raw) {
    const at = Number(id)
    if (kind === 'piece') return [{ type, arg: at * 64 + Math.max(0, viewOf(raw).square[at] ?? 0) }]
    return kind === 'place' ? PIECES.map(piece => ({ type, arg: piece * 64 + at })) : []
  },
}
const cards: Argument = {
  element: (_, part, id) => ({ kind: part === 'support' ? 'piece' : 'card', id }),
}
const pieces: Argument = { element: (_type, _part, id) => ({ kind: 'piece', id }) }

export const questions: Questions = {
  asked: QUESTIONS,
  kinds: { piece: unit, place: PLACE, card, move, cards, pieces, none: button, button: SPOKEN, chooser: SPOKEN },
  /** Choices made off the board; the unit to be placed is shown there too. */
  choosing: ({ proc, step }) =>
    proc === 'placement' || proc === 'opening' || Object.values(QUESTIONS[`${proc}.${step}`] ?? {}).includes('chooser'),
}

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
  if (where === 'movement.march' || where === 'retreat.side')
    return frame.piece === undefined ? [] : [{ kind: 'piece', id: frame.piece }]
  if (where === 'combat.target') {
    const { by, card } = view.battle
    return [...(by >= 0 ? [{ kind: 'piece' as const, id: by }] : []), { kind: 'card', id: card }]
  }
  if (where === 'skirmish.move') return [{ kind: 'piece', id: view.battle.by }]
  return []
}

/** Attacks, and dice rolled for one's own units. The roll of a combat is named on its button, with its sums. */
export function weighs(action: Action, asked: Question): boolean {
  const where = `${asked.proc}.${asked.step}`
  if (where === 'combat.target') return true
  return action.type === 'slip' || where === 'restoration.unit'
}
