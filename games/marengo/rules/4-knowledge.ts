/**
 * 4.2 What the enemy knows of a side's blocks. A block is KNOWN when its face was shown and nothing has mixed it with
 * others since. When known blocks are mixed with others, what is left is knowledge of groups, of two kinds:
 * - a hint: "among these blocks there are at least those faces";
 * - a limit: "these blocks have no other faces than those, each at most so often".
 * Both are kept flat, [blocks, faces, blocks, faces, …]: a mask of blocks, and counts by face packed five bits each. Only what was
 * shown goes in here, so nothing in it is a secret; known blocks are in none of them. Every loss is shown, so the faces
 * still in play are known to everybody, and are no part of this.
 */
import { KNOWN, type State } from '../state.ts'
import { COUNT, FACES, type Face, FIRST, type Mask } from '../words.ts'

export type Counts = number
/** By face: one of it, packed. */
const ONE: readonly Counts[] = Array.from({ length: 12 }, (_, face) => {
  const index = FACES.indexOf(face as (typeof FACES)[number])
  return index === -1 ? 0 : 1 << (5 * index)
})
export const countOf = (counts: Counts, index: number): number => (counts >> (5 * index)) & 31
function totalOf(counts: Counts): number {
  let n = 0
  for (let i = 0; i < FACES.length; i++) n += countOf(counts, i)
  return n
}
export function sizeOf(mask: Mask): number {
  let n = 0
  for (let left = mask; left !== 0; left &= left - 1) n++
  return n
}
export const countFaces = (faces: readonly Face[]): Counts => faces.reduce((sum, face) => sum + ONE[face]!, 0)

const hasFace = (counts: Counts, face: Face): boolean => {
  const index = FACES.indexOf(face as (typeof FACES)[number])
  return index !== -1 && countOf(counts, index) > 0
}
/** Has `more` at least what `less` has, of every face? */
function covers(more: Counts, less: Counts): boolean {
  for (let f = 0; f < FACES.length; f++) if (countOf(more, f) < countOf(less, f)) return false
  return true
}

/** The enemy has seen this block: it leaves everything known of groups, and takes its face with it. */
export function learn(s: State, side: number, block: number): void {
  if ((s.flag[block]! & KNOWN) !== 0) return
  s.flag[block]! |= KNOWN
  const bit = 1 << (block - FIRST[side]!)
  const face = s.face[block]!
  for (const list of [s.hints[side]!, s.limits[side]!])
    for (let i = 0; i < list.length; i += 2) {
      if ((list[i]! & bit) === 0) continue
      list[i]! &= ~bit
      if (hasFace(list[i + 1]!, face)) list[i + 1]! -= ONE[face]!
    }
  conclude(s, side)
}

/** `mixed` have been mixed: what was known of any of them is now known of all of them together. */
export function blur(s: State, side: number, mixed: Mask): void {
  const first = FIRST[side]!
  let known = 0
  let faces = 0
  for (let i = 0; i < COUNT[side]!; i++) {
    if ((mixed & (1 << i)) === 0 || (s.flag[first + i]! & KNOWN) === 0) continue
    known |= 1 << i
    faces += ONE[s.face[first + i]!]!
    s.flag[first + i]! &= ~KNOWN
  }
  const hints = s.hints[side]!
  for (let i = 0; i < hints.length; i += 2) {
    if ((hints[i]! & mixed) === 0) continue
    hints[i]! |= mixed
    hints[i + 1]! += faces
  }
  const limits = s.limits[side]!
  for (let i = 0; i < limits.length; i += 2) {
    if ((limits[i]! & mixed) === 0) continue
    if ((mixed & ~(limits[i]! | known)) === 0) {
      limits[i]! |= known
      limits[i + 1]! += faces
    } else limits[i]! &= ~mixed // mixed with blocks from elsewhere: of the others it still holds
  }
  if (known === 0) return
  hints.push(mixed, faces)
  if (known === mixed) limits.push(mixed, faces)
}

/**
 * The blocks of each set `moves[2i]` have become those of `moves[2i + 1]`. Each set is one block, or blocks just mixed, and so
 * wholly inside or wholly outside of everything known.
 */
export function renumber(s: State, side: number, moves: readonly Mask[]): void {
  let all = 0
  for (let m = 0; m < moves.length; m += 2) all |= moves[m]!
  for (const list of [s.hints[side]!, s.limits[side]!])
    for (let i = 0; i < list.length; i += 2) {
      const was = list[i]!
      if ((was & all) === 0) continue
      let now = was & ~all
      for (let m = 0; m < moves.length; m += 2) if ((was & moves[m]!) !== 0) now |= moves[m + 1]!
      list[i] = now
    }
}

/** Beyond this the oldest knowledge of groups is worth nothing to anybody. */
const MOST = 32

/** Drops what says nothing any more, and draws the conclusion from what leaves only one possibility. */
export function conclude(s: State, side: number): void {
  const hints = s.hints[side]!
  const limits = s.limits[side]!
  prune(hints, (i, j) => (hints[j]! & ~hints[i]!) === 0 && covers(hints[j + 1]!, hints[i + 1]!))
  prune(limits, (i, j) => (limits[i]! & ~limits[j]!) === 0 && covers(limits[i + 1]!, limits[j + 1]!))
  const certain =
    certainty(hints, (mask, counts) => sizeOf(mask) === totalOf(counts)) || certainty(limits, mask => mask !== 0)
  if (certain === 0) return
  for (let b = 0; b < COUNT[side]!; b++) if ((certain & (1 << b)) !== 0) learn(s, side, FIRST[side]! + b)
}

/** Takes out entries that are empty or that another one implies; of two that say the same the first stays. */
function prune(list: number[], implied: (i: number, by: number) => boolean): void {
  for (let i = 0; i < list.length; i += 2) {
    let idle = list[i] === 0 || list[i + 1] === 0
    for (let j = 0; j < list.length && !idle; j += 2) idle = i !== j && implied(i, j) && (j < i || !implied(j, i))
    if (!idle) continue
    list.splice(i, 2)
    i -= 2
  }
  if (list.length > MOST) list.splice(0, list.length - MOST)
}

/** Blocks of an entry with one kind of face only, where that settles them. */
function certainty(list: readonly number[], settles: (mask: Mask, counts: Counts) => boolean): Mask {
  for (let i = 0; i < list.length; i += 2)
    if (hasOneKind(list[i + 1]!) && settles(list[i]!, list[i + 1]!)) return list[i]!
  return 0
}
function hasOneKind(counts: Counts): boolean {
  for (let i = 0; i < FACES.length; i++) if (counts === ((counts >> (5 * i)) & 31) << (5 * i)) return true
  return false
}
