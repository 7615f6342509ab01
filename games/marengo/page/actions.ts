/** Which clicks mean which actions. A test holds this table against the rules: every action of every question is here. */

import type { Asked, Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { ALL_APPROACHES, ALL_LANES, MAP } from '../data/board.ts'
import { APPROACHES, type Block, enemyOf, sideOf } from '../words.ts'
import { beyond, blocksAt, isBox, local, localeOf, named, topFrame, type View, viewOf } from './facts.ts'

export type Question = Pick<Asked, 'proc' | 'step'>
/**
 * What the argument of an action is: a block, a place, a locale, an approach to stand on (`approach`) or to cross
 * (`crossing`), a road over a border (`lane`), or nothing.
 */
type Argument = 'piece' | 'place' | 'locale' | 'approach' | 'crossing' | 'lane' | 'none'

export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, Argument>>>> = {
  'activation.choose': { activate: 'piece', done: 'none' },
  'bombardment.target': { target: 'place', callOff: 'none' },
  'assaults.choose': { assault: 'approach', continue: 'piece', done: 'none' },
  'assault.attack': { lead: 'piece', join: 'piece', done: 'none' },
  'assault.defence': { fire: 'piece', guard: 'piece', done: 'none' },
  'assault.pursuit': { pursue: 'piece', done: 'none' },
  'movement.choose': {
    move: 'piece',
    continue: 'piece',
    arrive: 'piece',
    pontoon: 'piece',
    bombard: 'piece',
    done: 'none',
  },
  'group.choose': {
    add: 'piece',
    enter: 'crossing',
    block: 'approach',
    back: 'none',
    along: 'lane',
    ride: 'approach',
  },
  'march.on': { along: 'lane', stop: 'none' },
  'continuation.choose': { add: 'piece', block: 'approach' },
  'attack.infantry': { show: 'piece' },
  'attack.block': { block: 'piece', done: 'none', retreat: 'none' },
  'attack.forward': { forward: 'piece', done: 'none' },
  'retreat.who': { save: 'piece' },
  'retreat.where': { retreat: 'locale' },
  'losses.leader': { hit: 'piece' },
  'losses.other': { lose: 'piece' },
}
export const kinds = (asked: Question): Readonly<Record<string, Argument>> =>
  QUESTIONS[`${asked.proc}.${asked.step}`] ?? {}

export const place = (id: number): Thing => ({ kind: 'place', id })
export const piece = (id: Block): Thing => ({ kind: 'piece', id })
export const onApproach = (approach: number): Thing => place(APPROACHES + approach)

/** Where the blocks that are being moved stand now. */
const startOf = (view: View): number => {
  const top = topFrame(view)
  if (top.proc === 'march') return localeOf(view.place[local(top, 'block')] ?? -1)
  return localeOf(local(top, 'from'))
}

export function ways(action: Action, asked: Question, raw: object): readonly (readonly Thing[])[] {
  const view = viewOf(raw)
  const kind = kinds(asked)[action.type]
  // Going back to reserve can be meant by the reserve itself.
  if (action.type === 'back') return [[place(startOf(view))]]
  if (action.type === 'stop') return [[place(startOf(view))]]
  if (typeof action.arg !== 'number' || kind === undefined || kind === 'none') return []
  const arg = action.arg
  if (kind === 'piece') return [[piece(arg)]]
  if (kind === 'approach') {
    // An assault can be begun by pointing at one of those who would make it.
    const blocks = action.type === 'assault' ? blocksAt(view, APPROACHES + arg) : []
    return [[onApproach(arg)], ...blocks.map(block => [piece(block)])]
  }
  if (kind === 'crossing') return [[place(beyond(arg))], [onApproach(arg ^ 1)]]
  if (kind === 'lane') return [[place(MAP.laneTo[arg]!)]]
  return [[place(arg)]]
}

/** Every action that pointing at this thing could mean here, legal or not. A block means its place as well. */
export function meanings(thing: Thing, asked: Question, raw: object): readonly Action[] {
  const view = viewOf(raw)
  const id = Number(thing.id)
  const found: Action[] = []
  const mean = (type: string, arg: number): void => {
    if (!found.some(each => each.type === type && each.arg === arg)) found.push({ type, arg })
  }
  const standing = thing.kind === 'piece' ? (view.place[id] ?? -1) : id
  const locale = localeOf(standing)
  const approach = standing >= APPROACHES && !isBox(standing) ? standing - APPROACHES : undefined
  const start = startOf(view)
  for (const [type, kind] of Object.entries(kinds(asked))) {
    // A place means those who stand there.
    if (kind === 'piece')
      for (const block of thing.kind === 'piece' ? [id] : blocksAt(view, standing))
        if (mayMean(type, asked, view, block)) mean(type, block)
    if (standing < 0 || isBox(standing)) continue
    if (kind === 'place') mean(type, standing)
    if (kind === 'locale') mean(type, locale)
    if (kind === 'approach' && approach !== undefined) mean(type, approach)
    if (kind === 'crossing') {
      if (approach !== undefined && beyond(approach) === start) mean(type, approach ^ 1)
      else for (const each of into(locale, start)) mean(type, each)
    }
    if (kind === 'lane' && locale !== start)
      for (const lane of ALL_LANES)
        if (MAP.laneTo[lane] === locale && MAP.areaOf[MAP.approachOfLane[lane] ?? -1] === start) mean(type, lane)
  }
  return found
}
/** Approaches that lead into a locale: from where the blocks stand, else any one of them, whose refusal says enough. */
function into(locale: number, start: number): readonly number[] {
  if (locale === start) return []
  const all = ALL_APPROACHES.filter(approach => beyond(approach) === locale)
  const here = all.filter(approach => MAP.areaOf[approach] === start)
  return here.length > 0 ? here : all.slice(0, 1)
}
/** Blocks of the other side answer only questions that are about them. */
function mayMean(type: string, asked: Question, view: View, block: Block): boolean {
  const top = topFrame(view)
  const side = local(top, 'side')
  const where = `${asked.proc}.${asked.step}`
  if (where === 'activation.choose') return sideOf(block) === 1
  if (type === 'fire' || type === 'guard' || where === 'attack.block') return sideOf(block) === enemyOf(side)
  if (type === 'pursue') return sideOf(block) === (local(top, 'result') > 0 ? side : enemyOf(side))
  if (sideOf(block) !== side) return false
  // Of what cannot be meant at all nothing is said: arrivals of those on the map, guns that are none.
  if (type === 'arrive' || type === 'pontoon') return isBox(view.place[block] ?? -1)
  if (type === 'move') return !isBox(view.place[block] ?? -1)
  if (type === 'bombard') return (view.face[block] ?? 0) >> 2 === 2
  return true
}

/** The button of the pontoon bridge and the like are things; these have nothing to point at. */
export const buttons = (asked: Question): readonly string[] =>
  Object.entries(kinds(asked)).flatMap(([type, kind]) => (kind === 'none' ? [type] : []))

/** Nothing is chosen off the board. */
export const choosing = (): boolean => false
/** Sets are chosen one by one; see sequences.ts for taking one back. */
export const gathers = () => undefined
/** The board itself decides what a click on a block in a lit place means. */
export const alike = (): readonly Thing[] => []

/** The blocks in the middle of whose affair the question is asked. */
export function focus(asked: Question, raw: object): readonly Thing[] {
  const view = viewOf(raw)
  const top = topFrame(view)
  const enemy = enemyOf(local(top, 'side'))
  switch (`${asked.proc}.${asked.step}`) {
    case 'group.choose':
    case 'continuation.choose':
      return named(top, 'mask').map(piece)
    case 'march.on':
    case 'retreat.where':
      return [piece(local(top, 'block'))]
    case 'assault.attack':
      return [onApproach(local(top, 'from')), ...named(top, 'leads').map(piece), ...named(top, 'joins').map(piece)]
    case 'assault.defence':
      return named(top, 'guards', enemy).map(piece)
    case 'assault.pursuit':
      return named(top, 'chase', local(top, 'result') > 0 ? local(top, 'side') : enemy).map(piece)
    case 'attack.block':
      return named(top, 'stand', enemy).map(piece)
    case 'attack.forward':
      return named(top, 'forward').map(piece)
    case 'bombardment.target':
      return [piece(local(top, 'gun'))]
    default:
      return []
  }
}

/** Attacks, shots and rides, and the end of what the other side then answers or sees. */
const WEIGHED: ReadonlySet<string> = new Set(['ride', 'bombard', 'fire', 'enter', 'along'])
const ENDS: ReadonlySet<string> = new Set(['assault.attack', 'assault.defence', 'assault.pursuit', 'attack.block'])
export const weighs = ({ type }: Action, asked: Question): boolean => {
  const where = `${asked.proc}.${asked.step}`
  if (where === 'continuation.choose') return type === 'block'
  return WEIGHED.has(type) || (ENDS.has(where) && type !== 'block')
}
