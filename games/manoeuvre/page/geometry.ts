import type { Eye } from '@bivouac/kernel'
import { EDGES, SIDE, type Square } from '../words.ts'
import type { View } from './facts.ts'

export const CELL = 100
/** Room for the letters and numbers around the map. */
export const MARGIN = 36
export const SIZE = SIDE * CELL + 2 * MARGIN

export const ROWS: readonly number[] = Array.from({ length: SIDE }, (_, i) => i)
export const SQUARES: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, square) => square)

const SOUTH = EDGES.indexOf('south')

/** Quarter turns clockwise that bring this eye's own edge to the bottom of the screen; `flipped` turns it round again. */
export function turnsFor(eye: Eye, view: View, flipped: boolean): number {
  const home = eye === 'spectator' ? SOUTH : (view.home?.[eye] ?? SOUTH)
  const turns = home < 0 ? 0 : (SOUTH - home + 4) % 4
  return (turns + (flipped ? 2 : 0)) % 4
}

/** Where a square is drawn, column and row from the top left of the screen. */
export function shownAt(square: Square, turns: number): { readonly column: number; readonly row: number } {
  const last = SIDE - 1
  let column = square % SIDE
  let row = Math.floor(square / SIDE)
  for (let i = 0; i < turns; i++) [column, row] = [last - row, column]
  return { column, row }
}

/** The square drawn at a place of the screen: the other way round. */
export const squareAt = (column: number, row: number, turns: number): Square => {
  const { column: c, row: r } = shownAt(row * SIDE + column, (4 - turns) % 4)
  return r * SIDE + c
}
