/** Dealing faces to the blocks an eye does not know, in any way that agrees with what it has been shown. */
import type { Dice, Eye } from '@bivouac/kernel'
import { LOCALE_OF } from './data/board.ts'
import { countOf, sizeOf } from './rules/4-knowledge.ts'
import { blocksOf } from './rules/4-pieces.ts'
import { laid, type MarengoPosition, type State } from './state.ts'
import type { MarengoView } from './view.ts'
import {
  APPROACH_COUNT,
  APPROACHES,
  armOf,
  COUNT,
  FACES,
  type Face,
  FIRST,
  GONE,
  INFANTRY,
  LOCALE_COUNT,
  type Mask,
} from './words.ts'

const TRIES = 5000

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
  const s = laid(view, view.face.slice(), held, on)
  const stack = view.stack.map(frame => ({ ...frame })) as unknown as MarengoPosition['stack']
  return view.result === undefined ? { s, stack } : { s, stack, result: { ...view.result } }
}

/** A hint or limit while dealing: how many of each face its blocks must, or may, still get. */
interface Need {
  readonly mask: Mask
  readonly left: number[]
}
const needsOf = (list: readonly number[]): Need[] => {
  const needs: Need[] = []
  for (let i = 0; i < list.length; i += 2)
    needs.push({ mask: list[i]!, left: FACES.map((_, f) => countOf(list[i + 1]!, f)) })
  return needs.sort((a, b) => sizeOf(a.mask) - sizeOf(b.mask))
}

/**
 * Deals the faces left over to the blocks without one: first what the hints want, the narrowest hint first, then the
 * rest, blocks under a limit first. An unlucky draw can leave a face with nowhere to go: then it is dealt again.
 */
function dealSide(s: State, view: MarengoView, side: number, dice: Dice): boolean {
  const first = FIRST[side]!
  const left = view.army[side]!.slice()
  let open: Mask = 0
  for (let i = 0; i < COUNT[side]!; i++) {
    const face = view.face[first + i]!
    if (face !== 0) left[FACES.indexOf(face as (typeof FACES)[number])]!--
    else if (view.place[first + i] !== GONE) open |= 1 << i
  }
  const hints = needsOf(view.hints[side]!)
  const limits = needsOf(view.limits[side]!)
  // A block may also not take a face its hints do not want while they need every block they have left.
  const mayGive = (bit: Mask, f: number): boolean =>
    left[f]! > 0 &&
    limits.every(limit => (limit.mask & bit) === 0 || limit.left[f]! > 0) &&
    hints.every(hint => (hint.mask & bit) === 0 || hint.left[f]! > 0 || sizeOf(hint.mask & open) > wantedBy(hint))
  const give = (i: number, f: number): void => {
    s.face[first + i] = FACES[f]! as Face
    open &= ~(1 << i)
    left[f]!--
    for (const need of hints) if ((need.mask & (1 << i)) !== 0) need.left[f]!--
    for (const limit of limits) if ((limit.mask & (1 << i)) !== 0) limit.left[f]!--
  }

  for (const hint of hints)
    for (let f = 0; f < FACES.length; f++)
      while (hint.left[f]! > 0) {
        const takers = bitsOf(hint.mask & open).filter(i => mayGive(1 << i, f))
        if (takers.length === 0) return false
        give(takers[dice.pick(takers.length, '4.2')]!, f)
      }
  for (const limit of limits) if (!fill(limit.mask & open)) return false
  return fill(open)

  function fill(blocks: Mask): boolean {
    for (const i of shuffled(bitsOf(blocks), dice)) {
      let total = 0
      for (let f = 0; f < FACES.length; f++) if (mayGive(1 << i, f)) total += left[f]!
      if (total === 0) return false
      let draw = dice.pick(total, '4.2')
      let f = 0
      for (; !mayGive(1 << i, f) || draw >= left[f]!; f++) if (mayGive(1 << i, f)) draw -= left[f]!
      give(i, f)
    }
    return true
  }
}
const wantedBy = ({ left }: Need): number => left.reduce((sum, n) => sum + Math.max(0, n), 0)
const bitsOf = (mask: Mask): number[] => {
  const bits: number[] = []
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1) if ((left & 1) !== 0) bits.push(i)
  return bits
}
function shuffled(list: number[], dice: Dice): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.pick(i + 1, '4.2')
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}

/** 9 Those who attack over ground that obstructs cavalry have infantry among them: the question which to show says so. */
function isPlausible({ s, stack }: MarengoPosition, eye: Eye): boolean {
  const f = stack[stack.length - 1]
  if (f?.proc !== 'attack' || f.step !== 'infantry' || f.side === eye) return true
  return blocksOf(f.side, f.mask).some(block => armOf(s.face[block]!) === INFANTRY)
}
