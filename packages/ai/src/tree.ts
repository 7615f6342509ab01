/**
 * Information-set Monte-Carlo tree search. Every try deals what cannot be seen again, walks down one tree that all deals
 * share, and counts for each option how often it was there to be chosen at all: with other cards there are other options.
 */
import {
  type Action,
  canonical,
  type Decision,
  type Dice,
  isInterned,
  onlyAnswer,
  type Seat,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import type { AnyPosition } from './playout.ts'

export interface Node {
  /** What was done to come here; the root has none. */
  readonly action: Action | undefined
  visits: number
  /** How often it could have been chosen when its parent was there. */
  offered: number
  /** Sum of values for the thinking seat, and how often it came out ahead. */
  sum: number
  ahead: number
  children: Map<unknown, Node> | undefined
}
export const newNode = (action?: Action): Node => ({
  action,
  visits: 0,
  offered: 0,
  sum: 0,
  ahead: 0,
  children: undefined,
})

export interface Manner {
  /** How strongly what is untried draws. */
  readonly curiosity: number
  /** Options looked at when a place has been visited once, and how that grows with visits. */
  readonly width: number
  readonly widening: number
  /** Player turns beyond the present one that are played out before the position is judged. */
  readonly horizon: number
  /** How often, of 256 times, the first thought is played beyond the tree. */
  readonly steady: number
}
export const MANNER: Manner = { curiosity: 0.12, width: 3, widening: 0.45, horizon: 1, steady: 200 }

export interface Walk {
  readonly brain: Brain
  readonly seat: Seat
  readonly manner: Manner
  readonly dice: Dice
}

/** The machine hands out the same object for the same numbered action; others are told apart by what they say. */
export const keyOf = (action: Action): unknown =>
  isInterned(action) ? action : `${action.type} ${canonical(action.arg)}`

/**
 * One try from `pos`, which stands at `decision` and is used up: down the tree, one step beyond, played on to the player
 * turn `until` (or for `rollout` decisions, where that is asked for), judged, written back.
 */
export function walk(
  how: Walk,
  root: Node,
  pos: AnyPosition,
  decision: Decision,
  until: number,
  rollout?: number,
): void {
  const { brain, seat, dice } = how
  const { machine } = brain.game
  const t = tableFor(pos, dice)
  const path: Node[] = [root]
  let here: Decision | undefined = decision
  let node = root
  while (here !== undefined) {
    const only = onlyAnswer(here)
    if (only !== undefined) machine.take(pos, t, only)
    else {
      if (brain.playerTurn(pos) >= until && brain.settled(pos)) break
      const child = select(how, node, pos, here)
      const isNew = child.visits === 0
      machine.take(pos, t, child.action!)
      path.push(child)
      node = child
      if (isNew) {
        if (rollout !== undefined) playOn(brain, pos, dice, (_, made) => made >= rollout)
        else
          playOn(
            brain,
            pos,
            dice,
            (_, made) => (brain.playerTurn(pos) >= until && brain.settled(pos)) || made > brain.patience.turn,
            how.manner.steady,
          )
        break
      }
    }
    here = machine.advance(pos, t)
  }
  const value = brain.score(pos, seat)
  const ahead = value > 0 ? 1 : 0
  for (let i = 0; i < path.length; i++) {
    const each = path[i]!
    each.visits++
    each.sum += value
    each.ahead += ahead
  }
}

/**
 * Of the options offered, the most promising few are open; among them what has done well or is little tried. Instinct
 * counts by its square root: it errs too often to be taken at its word.
 */
function select({ brain, seat, manner }: Walk, node: Node, pos: AnyPosition, decision: Decision): Node {
  const { actions } = decision
  const weights = brain.weigh(pos, decision)
  const count = actions.length
  const open = Math.min(count, Math.ceil(manner.width + node.visits ** manner.widening))
  const floor = open === count ? -1 : nthLargest(weights, count, open)
  node.children ??= new Map()
  let total = 0
  for (let i = 0; i < count; i++) total += Math.sqrt(weights[i]!)
  const sign = decision.seat === seat ? 1 : -1
  const fallback = node.visits === 0 ? 0 : (sign * node.sum) / node.visits - 0.05
  let best: Node | undefined
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const key = keyOf(actions[i]!)
    let child = node.children.get(key)
    if (child === undefined) {
      if (weights[i]! < floor) continue
      child = newNode(actions[i]!)
      node.children.set(key, child)
    }
    child.offered++
    const { visits } = child
    const value = visits === 0 ? fallback : (sign * child.sum) / visits
    const share = Math.sqrt(weights[i]!) / total
    const worth = value + (manner.curiosity * share * Math.sqrt(child.offered)) / (1 + visits)
    if (worth > most) {
      most = worth
      best = child
    }
  }
  return best!
}

/** The weight that the `n` heaviest have at least. */
function nthLargest(weights: readonly number[], count: number, n: number): number {
  const sorted = weights.slice(0, count).sort((a, b) => b - a)
  return sorted[n - 1]!
}
