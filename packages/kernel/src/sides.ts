/** Which seats win and lose together. A game that says nothing about it has as many sides as seats. */
import type { AnyGame, AnyPosition, Setup } from './module.ts'
import type { Seat, Side, Text } from './values.ts'

/** The side of a seat in a game that is being played. */
export const sideOf = (game: AnyGame, pos: AnyPosition, seat: Seat): Side => game.sides?.(pos)?.[seat] ?? seat

/** The side of every seat, before the game begins. */
export const sidesOf = (game: AnyGame, setup: Setup): readonly Side[] =>
  game.sides?.(game.begin(setup)) ?? game.seats(setup).map((_, seat) => seat)

/** How many sides these seats make. */
export const countSides = (sides: readonly Side[]): number => new Set(sides).size

/** What each side is called: as the game says, or like its first seat. */
export function sideNames(game: AnyGame, setup: Setup): readonly Text[] {
  if (game.sideNames !== undefined) return game.sideNames(setup)
  const sides = sidesOf(game, setup)
  const seats = game.seats(setup)
  return Array.from({ length: countSides(sides) }, (_, side) => seats[sides.indexOf(side)]!)
}

/**
 * Who sits where in the return game: everybody moves on by as many seats as it takes for those who played together to
 * play together again, for another side. Where sides differ in size that cannot be, and everybody moves on by one.
 */
export function movedOn<T>(people: readonly T[], sides: readonly Side[]): readonly T[] {
  const count = people.length
  const after = (seat: Seat, by: number): Side => sides[(seat + by) % count]!
  const keepsTeams = (by: number): boolean =>
    sides.every(
      (side, i) =>
        after(i, by) !== side && sides.every((other, j) => (other === side) === (after(j, by) === after(i, by))),
    )
  const by = Array.from({ length: count - 1 }, (_, i) => i + 1).find(keepsTeams) ?? 1
  return people.map((_, seat) => people[(seat + count - (by % count)) % count]!)
}
