/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import { type Argument, BUTTON, type Question, type Questions, type Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { approachLetter } from '../say/names.ts'
import { APPROACHES, type Block, enemyOf, sideOf } from '../words.ts'
import { beyond, blocksAt, enemyHolds, isBox, local, topFrame, type View, viewOf } from './facts.ts'

/** What the argument of an action is: a block, a place, a set, path or several of them put together, or nothing. */
type Kind = 'piece' | 'place' | 'gathered' | 'none'

export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  'activation.choose': { activate: 'gathered', done: 'none' },
  'bombardment.target': { target: 'place', callOff: 'none' },
  'assaults.choose': { assault: 'gathered', continue: 'gathered', done: 'none' },
  'assault.defence': { fire: 'piece', guard: 'gathered', done: 'none' },
  'assault.pursuit': { pursue: 'gathered', done: 'none' },
  'movement.choose': {
    move: 'gathered',
    march: 'gathered',
    ride: 'gathered',
    continue: 'gathered',
    arrive: 'gathered',
    pontoon: 'gathered',
    bombard: 'gathered',
    done: 'none',
  },
  'march.on': { along: 'gathered', stop: 'none' },
  'attack.infantry': { show: 'piece' },
  'attack.block': { block: 'gathered', retreat: 'none' },
  'attack.forward': { forward: 'gathered', done: 'none' },
  'retreat.where': { retreat: 'gathered' },
  'losses.leader': { hit: 'piece' },
  'losses.other': { lose: 'piece' },
}
export const kinds = (asked: Question): Readonly<Record<string, Kind>> => QUESTIONS[`${asked.proc}.${asked.step}`] ?? {}

export const place = (id: number): Thing => ({ kind: 'place', id })
export const piece = (id: Block): Thing => ({ kind: 'piece', id })
export const onApproach = (approach: number): Thing => place(APPROACHES + approach)

/** What an element of a set or a path is on the map. */
function element(type: string, part: string | undefined, id: number, raw: object): Thing | undefined {
  switch (part) {
    case 'from':
    case 'over':
      return onApproach(id)
    case 'way':
      return place(MAP.laneTo[id]!)
    case 'to':
      return type === 'retreat' ? place(id) : destination(viewOf(raw), id)
    default:
      return type === 'along' ? place(MAP.laneTo[id]!) : piece(id)
  }
}
/** An approach that faces the enemy is gone to; over any other one comes into its locale, which is what is clicked. */
function destination(view: View, to: number): Thing {
  if (to < APPROACHES) return place(to)
  const approach = to - APPROACHES
  const isCrossed = !enemyHolds(view, view.side, beyond(approach))
  return isCrossed && approachLetter(approach) !== ' (b)' ? place(MAP.areaOf[approach]!) : place(to)
}

/** Where somebody stands, or the place itself. */
const standing = (thing: Thing, view: View): number =>
  thing.kind === 'piece' ? (view.place[Number(thing.id)] ?? -1) : Number(thing.id)
const number = ({ arg }: Action): number | undefined => (typeof arg === 'number' ? arg : undefined)

/** A block; a place means those who stand there. */
const block: Argument = {
  ways: action => (number(action) === undefined ? [] : [[piece(number(action)!)]]),
  meanings(thing, type, raw) {
    const view = viewOf(raw)
    const blocks = thing.kind === 'piece' ? [Number(thing.id)] : blocksAt(view, standing(thing, view))
    return blocks.filter(each => isAbout(type, view, each)).map(arg => ({ type, arg }))
  },
}
/** Blocks of the other side answer only questions that are about them. */
function isAbout(type: string, view: View, block: Block): boolean {
  const side = local(topFrame(view), 'side')
  return sideOf(block) === (type === 'fire' ? enemyOf(side) : side)
}
/** A place; a block means where it stands. */
const ground: Argument = {
  ways: action => (number(action) === undefined ? [] : [[place(number(action)!)]]),
  meanings(thing, type, raw) {
    const at = standing(thing, viewOf(raw))
    return at < 0 || isBox(at) ? [] : [{ type, arg: at }]
  },
}

export const questions: Questions = {
  asked: QUESTIONS,
  kinds: { piece: block, place: ground, gathered: { element }, none: BUTTON },
}
/** The board itself decides what a click on a block in a lit place means. */
export const alike = (): readonly Thing[] => []

/** The block in the middle of whose affair the question is asked; never one that is still to be chosen, which is lit instead. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  const top = topFrame(view)
  switch (`${asked.proc}.${asked.step}`) {
    case 'march.on':
      return [piece(local(top, 'block'))]
    case 'bombardment.target':
      return [piece(local(top, 'gun'))]
    default:
      return []
  }
}

/** Attacks, shots and rides, and the end of what the other side then answers or sees. */
const WEIGHED: ReadonlySet<string> = new Set([
  'assault',
  'bombard',
  'continue',
  'fire',
  'guard',
  'march',
  'move',
  'pursue',
  'retreat',
  'ride',
])
const ENDS: ReadonlySet<string> = new Set(['assault.defence', 'assault.pursuit', 'attack.block'])
export const weighs = ({ type }: Action, asked: Question): boolean =>
  type === 'retreat' ? asked.proc === 'attack' : WEIGHED.has(type) || ENDS.has(`${asked.proc}.${asked.step}`)
