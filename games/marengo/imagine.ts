/** Dealing faces to the blocks an eye does not know, in any way that agrees with what it has been shown. */
import type { Dice, Eye } from '@bivouac/kernel'
import { DEAF, tableFor } from '@bivouac/kernel'
import { LOCALE_OF } from './data/board.ts'
import { canLead } from './rules/assaults.ts'
import { marengoMachine } from './rules/index.ts'
import { countOf, sizeOf } from './rules/knowledge.ts'
import type { FrameOf, MarengoPosition, State } from './state.ts'
import type { MarengoView } from './view.ts'
import {
  APPROACH_COUNT,
  APPROACHES,
  armOf,
  CAVALRY,
  COUNT,
  enemyOf,
  FACES,
  type Face,
  FIRST,
  GONE,
  LOCALE_COUNT,
  type Mask,
} from './words.ts'

/** Questions whose very existence says something of the blocks of the one asked. */
const TELLING = new Set([
  'group.choose',
  'attack.infantry',
  'assault.attack',
  'assault.defence',
  'assault.pursuit',
  'continuation.choose',
])
const TRIES = 400

export function deal(view: MarengoView, eye: Eye, dice: Dice): MarengoPosition {
  const sides = [0, 1].filter(side => side !== eye && !isUndealt(view, side))
  let consistent: MarengoPosition | undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const pos = positionFrom(view)
    if (!sides.every(side => dealSide(pos.s, view, side, dice))) continue
    if (isPlausible(pos, eye)) return pos
    consistent = pos
  }
  if (consistent === undefined) throw new Error('what was shown contradicts itself')
  return consistent
}
const isUndealt = (view: MarengoView, side: number): boolean => view.army[side]!.every(n => n === 0)

function positionFrom(view: MarengoView): MarengoPosition {
  const held = new Array<number>(LOCALE_COUNT).fill(0)
  const on = new Array<number>(APPROACH_COUNT).fill(0)
  view.place.forEach((at, block) => {
    const locale = at === GONE ? -1 : LOCALE_OF[at]!
    if (locale < 0) return
    held[locale]! += block < 20 ? 1 : -1
    if (at >= APPROACHES) on[at - APPROACHES]!++
  })
  const s: State = {
    round: view.round,
    side: view.side,
    rulings: view.rulings,
    random: view.random,
    place: view.place.slice(),
    face: view.face.slice(),
    flag: view.flag.slice(),
    held,
    on,
    command: view.command,
    pontoon: view.pontoon,
    road: view.road.slice(),
    assaulted: view.assaulted.slice(),
    repulsed: view.repulsed.slice(),
    stormed: view.stormed.slice(),
    last: view.last,
    lastLane: view.lastLane,
    lastFree: view.lastFree,
    morale: view.morale.slice(),
    broken: view.broken.slice(),
    lifted: view.lifted,
    declared: view.declared.slice(),
    fired: view.fired.slice(),
    alarm: view.alarm,
    hints: view.hints.map(hints => hints.slice()),
    limits: view.limits.map(limits => limits.slice()),
  }
  const stack = view.stack.map(frame => ({ ...frame })) as unknown as MarengoPosition['stack']
  return view.result === undefined ? { s, stack } : { s, stack, result: { ...view.result } }
}

/** A hint or limit while dealing: which blocks are still without a face, how many of each face they must, or may, get. */
interface Need {
  mask: Mask
  readonly left: number[]
  readonly most: boolean
}

/** Deals the faces left over to the blocks without one: a random search that looks ahead, so it hardly ever turns back. */
function dealSide(s: State, view: MarengoView, side: number, dice: Dice): boolean {
  const first = FIRST[side]!
  const left = view.army[side]!.slice()
  const blocks: number[] = []
  for (let block = first; block < first + COUNT[side]!; block++) {
    const face = view.face[block]!
    if (face !== 0) left[FACES.indexOf(face as (typeof FACES)[number])]!--
    else if (view.place[block] !== GONE) blocks.push(block)
  }
  for (let i = blocks.length - 1; i > 0; i--) {
    const j = dice.pick(i + 1, '4.2')
    ;[blocks[i], blocks[j]] = [blocks[j]!, blocks[i]!]
  }
  const needs = [...needsOf(view.hints[side]!, false), ...needsOf(view.limits[side]!, true)]
  // Blocks that few others share a hint with come first: they are the hardest to please.
  const tightness = (block: number): number =>
    Math.min(99, ...needs.filter(need => (need.mask & (1 << (block - first))) !== 0).map(need => sizeOf(need.mask)))
  blocks.sort((a, b) => tightness(a) - tightness(b))
  return assign(s, blocks, 0, left, needs, first, dice, { nodes: 2000 })
}

function assign(
  s: State,
  blocks: readonly number[],
  at: number,
  left: number[],
  needs: readonly Need[],
  first: number,
  dice: Dice,
  budget: { nodes: number },
): boolean {
  const block = blocks[at]
  if (block === undefined) return true // isPossible has seen to the rest
  if (--budget.nodes < 0) return false
  const bit = 1 << (block - first)
  const mine = needs.filter(need => (need.mask & bit) !== 0)
  for (const need of mine) need.mask &= ~bit
  const tried = FACES.map(() => false)
  for (;;) {
    let total = 0
    for (let f = 0; f < FACES.length; f++) if (!tried[f]) total += left[f]!
    if (total === 0) break
    let draw = dice.pick(total, '4.2')
    let f = 0
    while (tried[f] || draw >= left[f]!) {
      if (!tried[f]) draw -= left[f]!
      f++
    }
    tried[f] = true
    left[f]!--
    for (const need of mine) need.left[f]!--
    if (isPossible(left, needs)) {
      s.face[block] = FACES[f]! as Face
      if (assign(s, blocks, at + 1, left, needs, first, dice, budget)) {
        for (const need of mine) need.mask |= bit
        return true
      }
    }
    left[f]!++
    for (const need of mine) need.left[f]!++
  }
  for (const need of mine) need.mask |= bit
  return false
}
/** Can every hint and limit still be satisfied by itself? */
function isPossible(left: readonly number[], needs: readonly Need[]): boolean {
  for (const { mask, left: counts, most } of needs) {
    let sum = 0
    for (let f = 0; f < FACES.length; f++) {
      const n = counts[f]!
      if (most ? n < 0 : n > left[f]!) return false
      sum += most ? Math.min(n, left[f]!) : Math.max(n, 0)
    }
    if (most ? sum < sizeOf(mask) : sum > sizeOf(mask)) return false
  }
  return true
}
function needsOf(list: readonly number[], most: boolean): Need[] {
  const needs: Need[] = []
  for (let i = 0; i < list.length; i += 2)
    needs.push({ mask: list[i]!, left: FACES.map((_, f) => countOf(list[i + 1]!, f)), most })
  return needs
}

/** Could the one who is asked have come to this question with these blocks? */
function isPlausible(pos: MarengoPosition, eye: Eye): boolean {
  const f = pos.stack[pos.stack.length - 1]
  if (f === undefined || !TELLING.has(`${f.proc}.${f.step}`)) return true
  if (askedSide(f) === eye) return true // he knows his own blocks
  if (!canHaveChosen(pos.s, f)) return false
  const t = tableFor(pos, NO_DICE, DEAF)
  return marengoMachine.askable(pos, t).some(action => marengoMachine.whyNot(pos, t, action) === undefined)
}
function askedSide(f: MarengoPosition['stack'][number]): number {
  if (f.proc === 'group' || f.proc === 'attack' || f.proc === 'continuation') return f.side
  if (f.proc !== 'assault') return -1
  const attacker = f.step === 'attack' || (f.step === 'pursuit' && f.result > 0)
  return attacker ? f.side : enemyOf(f.side)
}
const NO_DICE: Dice = {
  roll: () => {
    throw new Error('no dice while imagining')
  },
  pick: () => {
    throw new Error('no dice while imagining')
  },
}

function canHaveChosen(s: State, f: MarengoPosition['stack'][number]): boolean {
  if (f.proc === 'continuation') return all(s, f.side, f.mask, isCavalry)
  if (f.proc !== 'assault') return true
  const a: FrameOf<'assault'> = f
  const enemy = enemyOf(a.side)
  if (a.step === 'attack')
    return all(s, a.side, a.leads, block => canLead(s, block, a.from) === undefined) && oneArm(s, a.side, a.leads)
  if (a.step === 'defence')
    return all(s, enemy, a.guards, block => armOf(s.face[block]!) !== 2) && oneArm(s, enemy, a.guards)
  return all(s, a.result > 0 ? a.side : enemy, a.chase, isCavalry)
}
const isCavalry = (block: number, s: State): boolean => armOf(s.face[block]!) === CAVALRY
function all(s: State, side: number, mask: Mask, is: (block: number, s: State) => boolean): boolean {
  for (let i = 0; i < COUNT[side]!; i++) if ((mask & (1 << i)) !== 0 && !is(FIRST[side]! + i, s)) return false
  return true
}
function oneArm(s: State, side: number, mask: Mask): boolean {
  let arm = -1
  return all(s, side, mask, block => {
    const mine = armOf(s.face[block]!)
    if (arm !== -1 && mine !== arm) return false
    arm = mine
    return true
  })
}
