/**
 * A battlefield of squares, numbered row by row from the top left, where nothing happens diagonally. Everything a game
 * asks again and again is worked out once and kept in arrays indexed by square, those by two squares packed: a plain one
 * of 4,096 numbers takes 32 kB, which is all that a processor has at hand.
 */

/** The four directions, clockwise from the top: also the four edges of the field. */
export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
export type Direction = 0 | 1 | 2 | 3
export const opposite = (direction: number): number => (direction + 2) & 3

/** Beyond the edge of the field. */
export const OUTSIDE = -1

export interface Squares {
  readonly width: number
  readonly height: number
  readonly count: number
  /** Every square, ascending. */
  readonly all: readonly number[]
  /** The squares that share a side, ascending. */
  readonly neighbours: readonly (readonly number[])[]
  /** `next[direction][square]`: the square on that side, or OUTSIDE. */
  readonly next: readonly (readonly number[])[]
  /** How many sides must be crossed: `distances[a * count + b]`. */
  readonly distances: Uint8Array
  /** `within[n][square]`: squares 1 … n sides away, ascending, for n up to 2. */
  readonly within: readonly (readonly (readonly number[])[])[]
  /** The one or two squares on the shortest ways between two that are two apart, at `a * count + b` of each; else OUTSIDE. */
  readonly between: readonly [Int16Array, Int16Array]
  /** `rows[edge][square]`: 0 for the row along that edge, 1 for the next … */
  readonly rows: readonly (readonly number[])[]
}

const NONE: readonly number[] = Object.freeze([])

export function squares(width: number, height: number): Squares {
  const count = width * height
  const all = Array.from({ length: count }, (_, square) => square)
  const column = (square: number): number => square % width
  const row = (square: number): number => (square - column(square)) / width
  const distance = (a: number, b: number): number => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b))

  const next = [
    all.map(square => (row(square) === 0 ? OUTSIDE : square - width)),
    all.map(square => (column(square) === width - 1 ? OUTSIDE : square + 1)),
    all.map(square => (row(square) === height - 1 ? OUTSIDE : square + width)),
    all.map(square => (column(square) === 0 ? OUTSIDE : square - 1)),
  ]
  const near = (n: number): number[][] => all.map(from => all.filter(to => to !== from && distance(from, to) <= n))
  const neighbours = near(1)
  const between = (which: number): Int16Array =>
    Int16Array.from(
      all.flatMap(a =>
        all.map(b => {
          const ways = distance(a, b) === 2 ? neighbours[a]!.filter(middle => distance(middle, b) === 1) : NONE
          return ways[which] ?? OUTSIDE
        }),
      ),
    )
  return {
    width,
    height,
    count,
    all,
    neighbours,
    next,
    distances: Uint8Array.from(all.flatMap(a => all.map(b => distance(a, b)))),
    within: [all.map(() => NONE), neighbours, near(2)],
    between: [between(0), between(1)],
    rows: [
      all.map(square => row(square)),
      all.map(square => width - 1 - column(square)),
      all.map(square => height - 1 - row(square)),
      all.map(square => column(square)),
    ],
  }
}
