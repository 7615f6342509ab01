/**
 * Information-set Monte-Carlo tree search. Every try deals what cannot be seen again, walks down one tree that all deals
 * share, and counts for each option how often it was there to be chosen at all: with other cards there are other options.
 */
import {
  type Action,
  type AnyPosition,
  canonical,
  type Decision,
  type Dice,
  isInterned,
  onlyAnswer,
  type Seat,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import { type Sides, sameSide } from './sides.ts'

export interface TreeNode {
  /** What was done to come here; the root has none. */
  readonly action: Action | undefined
  visits: number
  /** How often it could have been chosen when its parent was there. */
  offered: number
  /** Sum of values for the thinking seat, and how often it came out ahead. */
  sum: number
  ahead: number
  children: Map<unknown, TreeNode> | undefined
  /** By side, where there are more than two: sums of values for each. */
  sums: number[] | undefined
  /** Where several are asked at once: what each of the others may answer, whatever the first does. */
  asides: Map<Seat, TreeNode> | undefined
  /** And where it goes on from, by what all of them answered. */
  joined: Map<string, TreeNode> | undefined
}
export const newNode = (action?: Action): TreeNode => ({
  action,
  visits: 0,
  offered: 0,
  sum: 0,
  ahead: 0,
  children: undefined,
  sums: undefined,
  asides: undefined,
  joined: undefined,
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

/** Asked before each decision beyond the tree: is the try to end here? */
export type Enough = Parameters<typeof playOn>[3]

export interface Walk {
  readonly brain: Brain
  readonly seat: Seat
  readonly sides: Sides
  readonly manner: Manner
  readonly dice: Dice
}

/** The machine hands out the same object for the same numbered action; others are told apart by what they say. */
export const keyOf = (action: Action): unknown =>
  isInterned(action) ? action : `${action.type} ${canonical(action.arg)}`

/**
 * One try from `pos`, which stands at `decision` and is used up: down the tree, one step beyond, played on to the player
 * turn `until` (or until `enough`, where that is asked for), judged, written back.
 */
export function walk(
  how: Walk,
  root: TreeNode,
  pos: AnyPosition,
  decision: Decision,
  until: number,
  enough?: Enough,
): void {
  const { brain, seat, dice } = how
  const { machine } = brain.game
  const t = tableFor(pos, dice)
  const path: TreeNode[] = [root]
  let here: Decision | undefined = decision
  let node = root
  let question: Question | undefined
  while (here !== undefined) {
    // Somebody in the middle of a set goes on where he is.
    if ((here.asked !== undefined || question !== undefined) && here.begun === undefined) {
      const from = question === undefined ? node : placeOf(question, here)
      if (from !== node) path.push(from)
      node = from
      question = here.asked === undefined ? undefined : putAt(question, here, node)
    }
    const only = onlyAnswer(here)
    if (only !== undefined) {
      question?.picks.push(keyOf(only))
      machine.take(pos, t, only, here.seat)
    } else {
      if (brain.playerTurn(pos) >= until && brain.settled(pos)) break
      const child = select(how, node, pos, here)
      const isNew = child.visits === 0
      question?.picks.push(keyOf(child.action!))
      machine.take(pos, t, child.action!, here.seat)
      path.push(child)
      node = child
      if (isNew) {
        if (enough !== undefined) playOn(brain, pos, dice, enough)
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
  const { heads } = how.sides
  if (heads === undefined) return
  const values = heads.map(head => brain.score(pos, head))
  for (const each of path) {
    const sums = (each.sums ??= heads.map(() => 0))
    for (let side = 0; side < sums.length; side++) sums[side]! += values[side]!
  }
}

/**
 * A question to several at once. Nobody knows what the others answer, so what each of them tries is counted where the
 * question was put, and not below what the others chose; only when all have answered does the tree branch.
 */
interface Question {
  readonly at: TreeNode
  readonly seat: Seat
  awaited: number
  readonly picks: unknown[]
}

/** Where the options of this decision are counted. */
function placeOf({ at, seat, awaited, picks }: Question, here: Decision): TreeNode {
  if (here.awaited?.length === awaited - 1) {
    at.asides ??= new Map()
    return here.seat === seat ? at : remembered(at.asides, here.seat)
  }
  at.joined ??= new Map()
  return remembered(at.joined, canonical(picks as Action[]))
}
function putAt(before: Question | undefined, here: Decision, node: TreeNode): Question {
  const awaited = here.awaited!.length
  if (before === undefined || awaited !== before.awaited - 1) return { at: node, seat: here.seat, awaited, picks: [] }
  before.awaited = awaited
  return before
}
function remembered<K>(map: Map<K, TreeNode>, key: K): TreeNode {
  const known = map.get(key) ?? newNode()
  map.set(key, known)
  return known
}

/**
 * Of the options offered, the most promising few are open; among them what has done well or is little tried. Instinct
 * counts by its square root: it errs too often to be taken at its word.
 */
function select({ brain, seat, sides, manner }: Walk, node: TreeNode, pos: AnyPosition, decision: Decision): TreeNode {
  const { actions } = decision
  const weights = brain.weigh(pos, decision)
  const count = actions.length
  const open = Math.min(count, Math.ceil(manner.width + node.visits ** manner.widening))
  const floor = open === count ? -1 : nthLargest(weights, count, open)
  node.children ??= new Map()
  // Shares are of what is open: a long list behind it must not make those few look tried enough.
  let total = 0
  for (let i = 0; i < count; i++) if (weights[i]! >= floor) total += Math.sqrt(weights[i]!)
  const sign = sameSide(sides, decision.seat, seat) ? 1 : -1
  const side = sides.heads === undefined ? -1 : sides.of![decision.seat]!
  const fallback = node.visits === 0 ? 0 : (side < 0 ? sign * node.sum : (node.sums?.[side] ?? 0)) / node.visits - 0.05
  let best: TreeNode | undefined
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
    const value = visits === 0 ? fallback : (side < 0 ? sign * child.sum : (child.sums?.[side] ?? 0)) / visits
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
