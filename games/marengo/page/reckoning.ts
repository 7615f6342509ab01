/**
 * Strengths as far as the eye may know them, and the range over what is hidden. Only sums for the reader: what comes of
 * an assault is worked out by the table.
 */
import { OBSTRUCTED, PENALTY, WIDE } from '../data/board.ts'
import {
  APPROACHES,
  ARTILLERY,
  armOf,
  type Block,
  CAVALRY,
  enemyOf,
  FACES,
  type Face,
  FIRST,
  sideOf,
  strengthOf,
} from '../words.ts'
import { ALL_BLOCKS, blocksAt, hasFlag, local, named, type View } from './facts.ts'

export interface Range {
  readonly least: number
  readonly most: number
}
export const isSure = ({ least, most }: Range): boolean => least === most

/** How many of each face nobody of this side has shown: what its hidden blocks share among them. In the order of FACES. */
export function hiddenFaces(view: View, side: number): readonly number[] {
  const left = [...(view.army[side] ?? [])]
  for (const block of ALL_BLOCKS) {
    const face = view.face[block] ?? 0
    if (sideOf(block) === side && face !== 0) left[FACES.indexOf(face as (typeof FACES)[number])]!--
  }
  return left
}

/** What a block may be, strongest first: its face, or whatever agrees with what was shown of its group. */
export function mayBe(view: View, block: Block): readonly Face[] {
  const face = view.face[block] ?? 0
  if (face !== 0) return [face]
  const side = sideOf(block)
  const left = hiddenFaces(view, side)
  const bit = 1 << (block - FIRST[side]!)
  const limits = view.limits[side] ?? []
  const isOpen = (index: number): boolean => {
    if ((left[index] ?? 0) <= 0) return false
    // "These blocks have no other faces than those": pairs of a mask and counts of five bits for each face.
    for (let i = 0; i < limits.length; i += 2)
      if ((limits[i]! & bit) !== 0 && ((limits[i + 1]! >> (5 * index)) & 31) === 0) return false
    return true
  }
  return FACES.filter((_, index) => isOpen(index)).toSorted((a, b) => strengthOf(b) - strengthOf(a))
}

const leaders = (approach: number): number => (WIDE[approach >> 1] ? 2 : 1)
/** A demoralised army's leaders count one less (13.3). */
const counted = (view: View, side: number, face: Face): number =>
  Math.max(0, strengthOf(face) - (view.broken[side] === 0 ? 0 : 1))

/** The most that those on an approach could bring up to lead its defence, by one arm. */
function bestDefence(view: View, approach: number): number {
  const blocks = blocksAt(view, APPROACHES + approach)
  const [first] = blocks
  if (first === undefined) return 0
  const side = sideOf(first)
  let best = 0
  for (const arm of [0, CAVALRY]) {
    if (arm === CAVALRY && OBSTRUCTED[approach]) continue
    const hidden = [...hiddenFaces(view, side)]
    const strengths = blocks.map(block => {
      const known = view.face[block] ?? 0
      if (known !== 0) return armOf(known) === arm ? counted(view, side, known) : 0
      const face = mayBe(view, block).find(each => armOf(each) === arm && hidden[index(each)]! > 0)
      if (face === undefined) return 0
      hidden[index(face)]!--
      return counted(view, side, face)
    })
    const sum = strengths
      .sort((a, b) => b - a)
      .slice(0, leaders(approach))
      .reduce((total, each) => total + each, 0)
    best = Math.max(best, sum)
  }
  return best
}
const index = (face: Face): number => FACES.indexOf(face as (typeof FACES)[number])

/** Could artillery stand among those on this approach, ready to fire in defence (11.2)? */
export function mayFire(view: View, approach: number): 'yes' | 'perhaps' | 'no' {
  const blocks = blocksAt(view, APPROACHES + approach)
  const [first] = blocks
  if (first === undefined) return 'no'
  const side = sideOf(first)
  if (view.fired[side] === 1) return 'no'
  let answer: 'yes' | 'perhaps' | 'no' = 'no'
  for (const block of blocks) {
    if (view.declared[side] === block) continue
    if (armOf(view.face[block] ?? 0) === ARTILLERY) return 'yes'
    if (mayBe(view, block).some(face => armOf(face) === ARTILLERY)) answer = 'perhaps'
  }
  return answer
}

export interface Reckoning {
  readonly side: number
  /** The approach the attackers stand on. */
  readonly from: number
  readonly leads: readonly Block[]
  readonly joins: readonly Block[]
  readonly guards: readonly Block[]
  /** Sum of those who lead the attack, the penalty of the ground, and what is left. */
  readonly leaders: number
  readonly penalty: number
  readonly attack: Range
  readonly defence: Range
  readonly result: Range
  readonly fire: 'yes' | 'perhaps' | 'no' | 'done'
  /** The defence is settled, or only what it could be. */
  readonly settled: boolean
}

/** The assault being fought, from its frame. */
export function reckon(view: View): Reckoning | undefined {
  const frame = view.stack?.find(each => each.proc === 'assault')
  if (frame === undefined) return undefined
  const side = local(frame, 'side')
  const from = local(frame, 'from')
  const enemy = enemyOf(side)
  const leads = named(frame, 'leads').filter(block => (view.face[block] ?? 0) !== 0)
  const guards = named(frame, 'guards', enemy)
  const arm = leads[0] === undefined ? 0 : armOf(view.face[leads[0]]!)
  const sum = leads.reduce((total, block) => total + counted(view, side, view.face[block]!), 0)
  const penalty = PENALTY[arm]![from ^ 1]!
  const choosing = frame.step === 'attack'
  const defending = frame.step === 'defence' || frame.step === 'barrage' || frame.step === 'afterFire'
  const gun = local(frame, 'gun')
  const fire = gun >= 0 ? 'done' : choosing || defending ? mayFire(view, from ^ 1) : 'no'
  const shaken = fire === 'yes' || fire === 'perhaps' ? 1 : 0
  const attack: Range = { least: Math.max(sum - shaken, 0) - penalty, most: sum - penalty }
  const standing = guards.filter(block => (view.face[block] ?? 0) !== 0)
  const guarded = standing.reduce((total, block) => total + counted(view, enemy, view.face[block]!), 0)
  // The defender reads his own choice; the attacker everything the defender might still choose.
  const mine = view.eye === enemy
  const settled = !choosing && (mine || !defending)
  const defence: Range = settled ? { least: guarded, most: guarded } : { least: 0, most: bestDefence(view, from ^ 1) }
  const known = defending || choosing ? undefined : local(frame, 'result')
  const result: Range =
    known === undefined
      ? { least: attack.least - defence.most, most: attack.most - defence.least }
      : { least: known, most: known }
  return {
    side,
    from,
    leads: named(frame, 'leads'),
    joins: named(frame, 'joins'),
    guards,
    leaders: sum,
    penalty,
    attack,
    defence,
    result,
    fire,
    settled,
  }
}

/** Artillery that would fire at this place, less the symbols of the ground: the points of a bombardment. */
export function bombardmentPoints(view: View, gun: Block, target: number): number {
  const approach = (view.place[gun] ?? 0) - APPROACHES
  const penalty = target === APPROACHES + (approach ^ 1) ? PENALTY[ARTILLERY]![approach ^ 1]! : 0
  return Math.max(0, strengthOf(view.face[gun] ?? 0) - penalty)
}
export const isKnownToEnemy = (view: View, block: Block): boolean =>
  sideOf(block) === view.eye && hasFlag(view, block, 'known')
