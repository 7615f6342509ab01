/** What a hidden block may be, from what an eye has been shown: read by the rules' reckonings and by the page alike. */
import { BLOCKS, type Block, FACES, type Face, FIRST, sideOf, strengthOf } from '../words.ts'

/** The part of a view that says it. */
export interface Known {
  readonly face: readonly Face[]
  readonly army: readonly (readonly number[])[]
  readonly limits: readonly (readonly number[])[]
}

/** How many of each face nobody of this side has shown: what its hidden blocks share among them. In the order of FACES. */
export function hiddenFaces(view: Known, side: number): readonly number[] {
  const left = [...(view.army[side] ?? [])]
  for (let block = 0; block < BLOCKS; block++) {
    const face = view.face[block] ?? 0
    if (sideOf(block) === side && face !== 0) left[FACES.indexOf(face as (typeof FACES)[number])]!--
  }
  return left
}

/** What a block may be, strongest first: its face, or whatever agrees with what was shown of its group. */
export function mayBe(view: Known, block: Block): readonly Face[] {
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
