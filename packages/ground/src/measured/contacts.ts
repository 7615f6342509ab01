/** Who touches whom, and how contacts can be divided so that everybody fights once: one against one, or one against several. */
import { within } from './near.ts'
import * as numbers from './numbers.ts'
import type { Pieces } from './quads.ts'

const { TOUCH } = numbers

export type Pair = readonly [a: number, b: number]

/** Whether any shape of one unit is at most r from any of another. */
export function unitsWithin({ shapes, first }: Pieces, a: number, b: number, r: number): boolean {
  for (let i = first[a]!; i < first[a + 1]!; i++)
    for (let j = first[b]!; j < first[b + 1]!; j++) if (within(shapes, i, shapes, j, r)) return true
  return false
}

/** The pairs of one side and the other that are in contact, in the order given. */
export function contacts(
  pieces: Pieces,
  ours: readonly number[],
  theirs: readonly number[],
  r: number = TOUCH,
): Pair[] {
  const found: Pair[] = []
  for (const a of ours) for (const b of theirs) if (unitsWithin(pieces, a, b, r)) found.push([a, b])
  return found
}

/** The one in the middle first, then those who touch him, ascending; of two the lower number first. */
export type Star = readonly number[]

/**
 * Every way to divide contacts into stars so that each unit is in exactly one; at most `most` of them. There always is one, since a tree
 * through every set of contacts can be cut into stars. Units and covers come in a fixed order.
 */
export function starCovers(pairs: readonly Pair[], most: number = Infinity): Star[][] {
  const beside = new Map<number, Set<number>>()
  for (const [a, b] of pairs) {
    beside.set(a, (beside.get(a) ?? new Set()).add(b))
    beside.set(b, (beside.get(b) ?? new Set()).add(a))
  }
  const left = new Set([...beside.keys()].sort((a, b) => a - b))
  const free = (n: number): number[] => [...beside.get(n)!].filter(each => left.has(each)).sort((a, b) => a - b)
  const covers: Star[][] = []
  const done: Star[] = []
  const take = (star: Star): void => {
    for (const n of star) left.delete(n)
    done.push(star)
    divide()
    done.pop()
    for (const n of star) left.add(n)
  }
  /** The lowest unit left is in the middle of a star, or at the edge of one with at least one more: so no division comes twice. */
  const divide = (): void => {
    if (covers.length >= most) return
    const one = Math.min(...left)
    if (left.size === 0) {
      covers.push([...done].sort((a, b) => a[0]! - b[0]!))
      return
    }
    const near = free(one)
    for (const leaves of subsets(near)) if (leaves.length > 0) take([one, ...leaves])
    for (const middle of near)
      for (const others of subsets(free(middle).filter(n => n !== one)))
        if (others.length > 0) take([middle, one, ...others])
  }
  divide()
  return covers
}

/** All subsets, the smaller numbers first. */
function* subsets(list: readonly number[]): Generator<number[]> {
  for (let bits = 0; bits < 2 ** list.length; bits++) yield list.filter((_, n) => Math.floor(bits / 2 ** n) % 2 === 1)
}
