/**
 * Clicks that mean several actions in a row. The rules take sets in the order of the blocks' numbers; at the table one
 * picks blocks up in any order and puts one back. And a road of three stretches is one click on its end.
 */

import { type Asked, keyOf, type Sequence } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { WIDE } from '../data/board.ts'
import { APPROACHES, armOf, type Block, enemyOf } from '../words.ts'
import { piece, place } from './actions.ts'
import { beyond, blocksAt, hasFlag, local, named, topFrame, type View, viewOf } from './facts.ts'
import { roadsFrom } from './roads.ts'

const act = (type: string, arg: number): Action => ({ type, arg })
const ascending = (blocks: readonly Block[]): readonly Block[] => [...blocks].sort((a, b) => a - b)
const without = (blocks: readonly Block[], block: Block): readonly Block[] => blocks.filter(each => each !== block)

export function sequences(asked: Pick<Asked, 'proc' | 'step' | 'actions'>, raw: object): ReadonlyMap<string, Sequence> {
  const view = viewOf(raw)
  const top = topFrame(view)
  const found = new Map<string, Sequence>()
  const offered = (type: string, arg: number): boolean =>
    asked.actions?.some(each => each.type === type && each.arg === arg) ?? false
  /** A set whose first element opens the question and whose others are added: click in to add, click again to put back. */
  const set = (chosen: readonly Block[], pool: readonly Block[], first: string, each: string): void => {
    const redo = (blocks: readonly Block[]): Sequence => ({
      back: chosen.length,
      actions: ascending(blocks).map((block, i) => act(i === 0 ? first : each, block)),
    })
    for (const block of chosen) found.set(keyOf(piece(block)), redo(without(chosen, block)))
    for (const block of pool)
      if (!chosen.includes(block) && !offered(each, block)) found.set(keyOf(piece(block)), redo([...chosen, block]))
  }
  const side = local(top, 'side')
  const enemy = enemyOf(side)
  switch (`${asked.proc}.${asked.step}`) {
    case 'group.choose':
      set(named(top, 'mask'), fresh(view, local(top, 'from'), side), 'move', 'add')
      addRoads(view, found)
      break
    case 'march.on':
      addRoads(view, found)
      break
    case 'continuation.choose':
      set(named(top, 'mask'), [], 'continue', 'add')
      break
    case 'assault.attack': {
      const [leads, joins] = [named(top, 'leads'), named(top, 'joins')]
      attackers(found, leads, joins)
      const others = blocksAt(view, APPROACHES + local(top, 'from')).filter(block => !leads.includes(block))
      if (joins.length > 0) addLower(found, asked, joins, others, 'join')
      break
    }
    case 'assault.defence': {
      const guards = named(top, 'guards', enemy)
      set(guards, [], 'guard', 'guard')
      const wide = WIDE[local(top, 'from') >> 1]
      const arm = armOf(view.face[guards[0] ?? -1] ?? 0)
      const others = blocksAt(view, APPROACHES + (local(top, 'from') ^ 1))
      if (guards.length === 1 && wide)
        addLower(
          found,
          asked,
          guards,
          others.filter(block => armOf(view.face[block] ?? 0) === arm),
          'guard',
        )
      break
    }
    case 'assault.pursuit':
      set(named(top, 'chase', local(top, 'result') > 0 ? side : enemy), [], 'pursue', 'pursue')
      break
    case 'attack.block':
      set(named(top, 'stand', enemy), [], 'block', 'block')
      addLower(found, asked, named(top, 'stand', enemy), blocksAt(view, reserveOf(view)), 'block')
      break
    case 'attack.forward':
      set(named(top, 'forward'), [], 'forward', 'forward')
      addLower(found, asked, named(top, 'forward'), named(top, 'mask'), 'forward')
      break
  }
  return found
}

/** Blocks of this place that could still move. */
const fresh = (view: View, from: number, side: number): readonly Block[] =>
  blocksAt(view, from).filter(
    block => (block < 20 ? 0 : 1) === side && !hasFlag(view, block, 'moved') && !hasFlag(view, block, 'inactive'),
  )
/** The reserve that a manoeuvre attack is made on. */
const reserveOf = (view: View): number => beyond(local(topFrame(view), 'over'))

/** A block with a lower number than one chosen already: all are taken back and chosen again in order. */
function addLower(
  found: Map<string, Sequence>,
  asked: Pick<Asked, 'actions'>,
  chosen: readonly Block[],
  pool: readonly Block[],
  type: string,
): void {
  for (const block of pool) {
    if (chosen.includes(block) || asked.actions?.some(each => each.type === type && each.arg === block)) continue
    const actions = ascending([...chosen, block]).map(each => act(type, each))
    found.set(keyOf(piece(block)), { back: chosen.length, actions })
  }
}

/** Those who lead are chosen before those who go along: putting one back begins again. */
function attackers(found: Map<string, Sequence>, leads: readonly Block[], joins: readonly Block[]): void {
  const back = leads.length + joins.length
  const redo = (first: readonly Block[], then: readonly Block[]): Sequence => ({
    back,
    actions: [...first.map(block => act('lead', block)), ...(first.length > 0 ? then : []).map(b => act('join', b))],
  })
  for (const block of leads) found.set(keyOf(piece(block)), redo(without(leads, block), joins))
  for (const block of joins) found.set(keyOf(piece(block)), redo(leads, without(joins, block)))
}

/** Farther along the road than the next locale: the stretches in turn, and a halt where it was wanted. */
function addRoads(view: View, found: Map<string, Sequence>): void {
  for (const { lanes, to } of roadsFrom(view).values())
    if (lanes.length > 1)
      found.set(keyOf(place(to)), {
        back: 0,
        actions: [...lanes.map(lane => act('along', lane)), { type: 'stop' }],
      })
}
