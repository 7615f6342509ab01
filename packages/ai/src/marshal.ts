/** Thinks turns ahead: information-set search over deals of what it cannot see, and a memory between decisions. */
import {
  type Action,
  type AnyGame,
  type AnyPosition,
  canonical,
  type Decision,
  type Dice,
  diceFrom,
  onlyAnswer,
  type Seat,
  searchDice,
  type Text,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, brainOf } from './brain.ts'
import { inRounds } from './rounds.ts'
import { sentence } from './says.ts'
import { questionTo, sidesIn } from './sides.ts'
import { keyOf, MANNER, type Manner, newNode, type TreeNode, walk } from './tree.ts'
import type { Budget, Considered, Player, Situation, Thinking } from './types.ts'

const NAME: Text = { it: 'Maresciallo', en: 'Marshal' }
const ABOUT: Text = {
  it: 'Prova migliaia di futuri, i tuoi compresi, senza vedere ciò che è nascosto.',
  en: 'Tries thousands of futures, yours among them, without seeing what is hidden.',
}
const ITERATIONS = 1000
/** Different deals kept for one decision: beyond these, a deal is used again with other dice. */
const DEALS = 96
/** Tries between two looks at the clock. */
const BETWEEN_LOOKS = 8

/** What is kept for the next decision: the branch chosen, and the view it leads to if nobody and no die intervenes. */
interface Memory {
  readonly node: TreeNode
  readonly view: string
}

export function marshal(game: AnyGame, personality?: string, manner: Manner = MANNER): Player {
  const suffix = personality === undefined ? '' : `-${personality}`
  const rounds = game.ai?.rounds
  if (rounds !== undefined)
    return inRounds(`marshal${suffix}`, brainOf(game, personality), { name: NAME, about: ABOUT }, rounds)
  return remembering(`marshal${suffix}`, brainOf(game, personality), manner)
}

function remembering(id: string, brain: Brain, manner: Manner): Player {
  const { game } = brain
  let memory: Memory | undefined
  const searched = (
    situation: Situation,
    budget: Budget,
    dice: Dice,
    untilSure: boolean,
  ): { considered: readonly Considered[]; node: TreeNode | undefined } => {
    const { seat, view, heard, decision } = situation
    const root = memory !== undefined && memory.view === canonical(view) ? memory.node : newNode()
    memory = undefined
    search(brain, manner, root, situation, budget, dice, untilSure)
    const considered = consider(root, decision)
    const best = considered[0]!
    const node = childOf(root, best.action)
    if (node !== undefined) {
      const expected = followed(game, game.imagine(view, seat, heard, searchDice(1)), seat, best.action)
      if (expected !== undefined) memory = { node, view: expected }
    }
    return { considered, node }
  }
  return {
    id,
    name: NAME,
    about: ABOUT,
    // Whoever only wants the move gets it as soon as nothing can change it; reasons take the whole time.
    choose: (situation, budget, dice) => searched(situation, budget, dice, true).considered[0]!.action,
    think(situation, budget, dice): Thinking {
      const { considered, node } = searched(situation, budget, dice, false)
      const best = considered[0]!
      return { action: best.action, considered, says: sentence(game, situation.view, best, next(node)) }
    },
    fresh: () => remembering(id, brain, manner),
  }
}

function search(
  brain: Brain,
  manner: Manner,
  root: TreeNode,
  situation: Situation,
  budget: Budget,
  dice: Dice,
  untilSure: boolean,
): void {
  const { seat, view, heard, decision } = situation
  const { game } = brain
  const deals: AnyPosition[] = []
  const { now, milliseconds } = budget
  const timed = now !== undefined && milliseconds !== undefined
  const most = budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : ITERATIONS)
  const started = timed ? now() : 0
  deals.push(game.imagine(view, seat, heard, dice))
  const how = { brain, seat, sides: sidesIn(game, deals[0]!), manner, dice }
  // The same options as the machine's own objects: the tree tells them apart by identity, and these may have come by post.
  const here = questionTo(game, deals[0]!, tableFor(deals[0]!, dice), seat) ?? decision
  const until = brain.playerTurn(deals[0]!) + 1 + manner.horizon
  for (let i = 0; i < most; i++) {
    if (i > 0 && i % BETWEEN_LOOKS === 0) {
      let left = most - i
      if (timed) {
        const spent = now() - started
        if (spent >= milliseconds) break
        left = Math.min(left, spent > 0 ? (i / spent) * (milliseconds - spent) : left)
      }
      if (untilSure && leadOf(root, here) > left) break
    }
    const at = i % DEALS
    if (at === deals.length) deals.push(game.imagine(view, seat, heard, dice))
    walk(how, root, game.clone(deals[at]!), here, until)
  }
}

/** By how many tries the most tried option leads: the next one needs as many to be chosen instead. */
function leadOf({ children }: TreeNode, { actions }: Decision): number {
  let first = 0
  let second = 0
  for (let i = 0; i < actions.length; i++) {
    const visits = children?.get(keyOf(actions[i]!))?.visits ?? 0
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second
}

const childOf = (node: TreeNode, action: Action): TreeNode | undefined => {
  for (const child of node.children?.values() ?? [])
    if (child.action === action || sameAs(child.action, action)) return child
  return undefined
}
const sameAs = (a: Action | undefined, b: Action): boolean => a !== undefined && canonical(a) === canonical(b)

function consider(root: TreeNode, { actions }: Decision): readonly Considered[] {
  const all = actions.map((action, order) => ({ action, order, node: childOf(root, action) }))
  const tries = all.reduce((sum, { node }) => sum + (node?.visits ?? 0), 0)
  return all
    .sort((a, b) => (b.node?.visits ?? 0) - (a.node?.visits ?? 0) || a.order - b.order)
    .map(({ action, node }): Considered => {
      const visits = node?.visits ?? 0
      return {
        action,
        share: visits / Math.max(1, tries),
        value: visits === 0 ? 0 : node!.sum / visits,
        ahead: visits === 0 ? 0 : node!.ahead / visits,
        tries: visits,
      }
    })
}

/** What is most often done next, where it is done nearly always. */
function next(node: TreeNode | undefined): readonly Action[] {
  if (node?.children === undefined) return []
  let best: TreeNode | undefined
  for (const child of node.children.values()) if (child.visits > (best?.visits ?? 0)) best = child
  return best?.action === undefined || best.visits < node.visits / 2 ? [] : [best.action]
}

/** The view this seat will decide from next, if neither chance nor anybody else comes in between. */
function followed(game: AnyGame, pos: AnyPosition, seat: Seat, action: Action): string | undefined {
  let rolled = false
  const t = tableFor(
    pos,
    diceFrom(() => {
      rolled = true
      return 1
    }),
  )
  let wanted: Action = action
  for (let forced = 0; forced < 50; forced++) {
    game.machine.take(pos, t, wanted, seat)
    const decision = game.machine.advance(pos, t)
    if (decision === undefined || rolled || decision.seat !== seat) return undefined
    const only = onlyAnswer(decision)
    if (only === undefined) return canonical(game.view(pos, seat))
    wanted = only
  }
  return undefined
}
