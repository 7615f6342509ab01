/**
 * Strengths of an assault as far as one eye may know them, and their range over what is hidden. By the rules' own checks, and
 * from a view alone: it is part of the view, so it can tell nothing that the view does not.
 */
import { PENALTY } from './data/board.ts'
import { hiddenFaces, mayBe } from './data/hidden.ts'
import { widthOf } from './rules/5-map.ts'
import { hasBombarded, lossesBy, mayLeadDefence, worth } from './rules/11-assault-checks.ts'
import type { FrameView, MarengoView } from './view.ts'
import {
  APPROACHES,
  ARTILLERY,
  armOf,
  BLOCKS,
  type Block,
  CAVALRY,
  COUNT,
  enemyOf,
  FACES,
  type Face,
  FIRST,
  INFANTRY,
  type Place,
  sideOf,
} from './words.ts'

type Seen = Omit<MarengoView, 'sum'>

export interface Range {
  readonly least: number
  readonly most: number
}

const blocksAt = (view: Seen, place: Place): readonly Block[] =>
  Array.from({ length: BLOCKS }, (_, block) => block).filter(block => view.place[block] === place)
const local = (frame: FrameView, name: string): number => Number(frame[name] ?? 0)
const named = (frame: FrameView, name: string, side = local(frame, 'side')): readonly Block[] =>
  Array.from({ length: COUNT[side]! }, (_, i) => i).flatMap(i =>
    (local(frame, name) & (1 << i)) === 0 ? [] : [FIRST[side]! + i],
  )

/** The most that those on an approach could bring up to lead its defence, by one arm. */
function bestDefence(view: Seen, approach: number): number {
  const blocks = blocksAt(view, APPROACHES + approach)
  const [first] = blocks
  if (first === undefined) return 0
  const side = sideOf(first)
  let best = 0
  const leads = (face: Face, arm: number): boolean =>
    armOf(face) === arm && mayLeadDefence(view, approach, face) === undefined
  for (const arm of [INFANTRY, CAVALRY]) {
    const hidden = [...hiddenFaces(view, side)]
    const strengths = blocks.map(block => {
      const known = view.face[block] ?? 0
      if (known !== 0) return leads(known, arm) ? worth(view, side, known) : 0
      const face = mayBe(view, block).find(each => leads(each, arm) && hidden[index(each)]! > 0)
      if (face === undefined) return 0
      hidden[index(face)]!--
      return worth(view, side, face)
    })
    const sum = strengths
      .sort((a, b) => b - a)
      .slice(0, widthOf(approach))
      .reduce((total, each) => total + each, 0)
    best = Math.max(best, sum)
  }
  return best
}
const index = (face: Face): number => FACES.indexOf(face as (typeof FACES)[number])

/** Could artillery stand among those on this approach, ready to fire in defence (11.2)? */
function mightFire(view: Seen, approach: number): 'yes' | 'perhaps' | 'no' {
  const blocks = blocksAt(view, APPROACHES + approach)
  const [first] = blocks
  if (first === undefined) return 'no'
  const side = sideOf(first)
  let answer: 'yes' | 'perhaps' | 'no' = 'no'
  for (const block of blocks) {
    if (hasBombarded(view, side, block)) continue
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
  /** 11.7 What it costs either side. */
  readonly losses: { readonly attacker: Range; readonly defender: Range }
  readonly fire: 'yes' | 'perhaps' | 'no' | 'done'
  /** The defence is settled, or only what it could be. */
  readonly settled: boolean
}

function lossesIn({ least, most }: Range): Reckoning['losses'] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => lossesBy(least + i))
  const over = (side: 'attacker' | 'defender'): Range => ({
    least: Math.min(...all.map(each => each[side])),
    most: Math.max(...all.map(each => each[side])),
  })
  return { attacker: over('attacker'), defender: over('defender') }
}

/** The assault being fought, from its frame. */
export function reckon(view: Seen): Reckoning | undefined {
  const frame = view.stack?.find(each => each.proc === 'assault')
  if (frame === undefined) return undefined
  const side = local(frame, 'side')
  const from = local(frame, 'from')
  const enemy = enemyOf(side)
  const leads = named(frame, 'leads').filter(block => (view.face[block] ?? 0) !== 0)
  const guards = named(frame, 'guards', enemy)
  const arm = leads[0] === undefined ? 0 : armOf(view.face[leads[0]]!)
  const sum = leads.reduce((total, block) => total + worth(view, side, view.face[block]!), 0)
  const penalty = PENALTY[arm]![from ^ 1]!
  const defending = frame.step === 'defence' || frame.step === 'barrage' || frame.step === 'afterFire'
  const gun = local(frame, 'gun')
  const fire = gun >= 0 ? 'done' : defending ? mightFire(view, from ^ 1) : 'no'
  const shaken = fire === 'yes' || fire === 'perhaps' ? 1 : 0
  const attack: Range = { least: Math.max(sum - shaken, 0) - penalty, most: sum - penalty }
  const standing = guards.filter(block => (view.face[block] ?? 0) !== 0)
  const guarded = standing.reduce((total, block) => total + worth(view, enemy, view.face[block]!), 0)
  // The defender reads his own choice; the attacker everything the defender might still choose.
  const mine = view.eye === enemy
  const settled = mine ? guards.length > 0 || !defending : !defending
  const defence: Range = settled ? { least: guarded, most: guarded } : { least: 0, most: bestDefence(view, from ^ 1) }
  const known = defending ? undefined : local(frame, 'result')
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
    losses: lossesIn(result),
    fire,
    settled,
  }
}
