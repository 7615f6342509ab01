/**
 * 4.2 What the enemy knows of a side's blocks. A block is KNOWN when its face was shown and nothing has mixed it with
 * others since. When known blocks are mixed with others, what is left is a hint: "among these blocks there are at least
 * those faces". Hints are kept flat, [blocks, faces, blocks, faces, …]: a mask of blocks, and counts by face packed five bits each.
 * Only shown things go in here, so nothing in it is a secret; known blocks are in no hint. Every loss is shown, so the
 * faces still in play are known to everybody, and are no part of this.
 */
import { KNOWN, type State } from '../state.ts'
import { COUNT, FACES, type Face, FIRST, type Mask } from '../words.ts'

export type Counts = number
/** By face: one of it, packed. */
export const ONE: readonly Counts[] = Array.from({ length: 10 }, (_, face) => {
  const index = FACES.indexOf(face as (typeof FACES)[number])
  return index === -1 ? 0 : 1 << (5 * index)
})
export const countOf = (counts: Counts, index: number): number => (counts >> (5 * index)) & 31
export function totalOf(counts: Counts): number {
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

/** The enemy has seen this block: it leaves every hint it was in, and takes its face with it. */
export function learn(s: State, side: number, block: number): void {
  if ((s.flag[block]! & KNOWN) !== 0) return
  s.flag[block]! |= KNOWN
  const hints = s.hints[side]!
  if (hints.length === 0) return
  const bit = 1 << (block - FIRST[side]!)
  const face = s.face[block]!
  for (let i = 0; i < hints.length; i += 2) {
    if ((hints[i]! & bit) === 0) continue
    hints[i]! &= ~bit
    if (hasFace(hints[i + 1]!, face)) hints[i + 1]! -= ONE[face]!
  }
  conclude(s, side)
}

/** `mixed` have been mixed: what was known of any of them is now known of all of them together. */
export function blur(s: State, side: number, mixed: Mask): void {
  const hints = s.hints[side]!
  for (let i = 0; i < hints.length; i += 2) if ((hints[i]! & mixed) !== 0) hints[i]! |= mixed
  let known = 0
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) {
    if ((mixed & (1 << i)) === 0 || (s.flag[first + i]! & KNOWN) === 0) continue
    known += ONE[s.face[first + i]!]!
    s.flag[first + i]! &= ~KNOWN
  }
  if (known !== 0) hints.push(mixed, known)
}

/** Drops hints that say nothing any more, and draws the conclusion from those that leave only one possibility. */
export function conclude(s: State, side: number): void {
  const hints = s.hints[side]!
  for (let i = 0; i < hints.length; i += 2) {
    if (hints[i + 1] !== 0 && !impliedByAnother(hints, i)) continue
    hints.splice(i, 2)
    i -= 2
  }
  // Beyond this the oldest guesses are worth nothing to anybody.
  if (hints.length > MOST) hints.splice(0, hints.length - MOST)
  for (let i = 0; i < hints.length; i += 2) {
    const face = onlyFace(hints[i + 1]!)
    if (face === 0 || sizeOf(hints[i]!) !== totalOf(hints[i + 1]!)) continue
    const mask = hints[i]!
    for (let b = 0; b < COUNT[side]!; b++) if ((mask & (1 << b)) !== 0) learn(s, side, FIRST[side]! + b)
    conclude(s, side)
    return
  }
}

const MOST = 32

function onlyFace(counts: Counts): Face {
  for (let i = 0; i < FACES.length; i++) {
    const shift = 5 * i
    if (counts === ((counts >> shift) & 31) << shift) return FACES[i]!
  }
  return 0
}

/** Does another hint say the same or more: fewer blocks, and all these faces? */
function impliedByAnother(hints: readonly number[], at: number): boolean {
  for (let i = 0; i < hints.length; i += 2) {
    if (i === at || (hints[i]! & ~hints[at]!) !== 0) continue
    let says = true
    for (let f = 0; f < FACES.length; f++) says &&= countOf(hints[i + 1]!, f) >= countOf(hints[at + 1]!, f)
    const same = hints[i] === hints[at] && hints[i + 1] === hints[at + 1]
    if (says && (!same || i < at)) return true
  }
  return false
}
