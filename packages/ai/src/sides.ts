/** Whom a search plays for: a side and its seats. Allies are not enemies, and a third side is nobody's ally. */
import {
  type AnyGame,
  type AnyPosition,
  countSides,
  type Decision,
  type Seat,
  type Side,
  severalOf,
  type Table,
} from '@bivouac/kernel'

export interface Sides {
  /** By seat; none where the game does not say: then every seat is its own side, and there are two. */
  readonly of: readonly Side[] | undefined
  /** A seat of each side, where there are more than two: each looks to its own advantage, not to the others' harm. */
  readonly heads: readonly Seat[] | undefined
}

export function sidesIn(game: AnyGame, pos: AnyPosition): Sides {
  const of = game.sides?.(pos)
  const count = of === undefined ? 2 : countSides(of)
  const heads = of !== undefined && count > 2 ? Array.from({ length: count }, (_, side) => of.indexOf(side)) : undefined
  return { of, heads }
}

export const sameSide = ({ of }: Sides, a: Seat, b: Seat): boolean => (of === undefined ? a === b : of[a] === of[b])

/** What `seat` is asked here; of several who are asked at once, as it is put to this one. */
export function questionTo(
  { machine }: AnyGame,
  pos: AnyPosition,
  // biome-ignore lint/suspicious/noExplicitAny: a table of any game
  t: Table<any>,
  seat: Seat,
): Decision | undefined {
  const first = machine.advance(pos, t)
  return first === undefined || severalOf(first) === undefined || first.seat === seat
    ? first
    : machine.questionTo(pos, t, seat)
}
