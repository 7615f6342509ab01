/** Where blocks lie. A spot depends only on the place, on how many share it, and on which of them it is. */
import { LOCALES } from '../data/map.ts'
import { APPROACHES, type Approach, BOXES, type Locale, type Place } from '../words.ts'
import { BLOCK, FRONTS, STRIP } from './layout.ts'
import { ROOMS } from './map/rooms.ts'
import { step } from './points.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees, −90 … 90. */
  readonly angle: number
  /** 1, or less where the ground is narrow. */
  readonly size: number
}

const GAP = 3
/** A block that shows less than this of itself cannot be pointed at. */
const LEAST = 13

/** Villages are so narrow that full blocks would hide each other and the symbols. */
const sizeIn = (locale: Locale): number => (LOCALES[locale]!.capacity <= 4 ? 0.8 : 1)

/** How far apart rows are when so many of them must keep within so much. */
const pitch = (rows: number, within: number): number =>
  rows < 2 ? 0 : Math.max(LEAST, Math.min(BLOCK.depth + GAP, (within - BLOCK.depth) / (rows - 1)))

/** Blocks in reserve, in ranks of one or more files round the middle of the locale. */
export function reserveSpots(locale: Locale, many: number): readonly Spot[] {
  const [, , x, y, files, ranks] = ROOMS[LOCALES[locale]!.id]!
  return stacked(x, y, many, files, ranks, sizeIn(locale))
}

function stacked(x: number, y: number, many: number, files: number, ranks: number, size: number): readonly Spot[] {
  const columns = Math.max(1, Math.min(files, Math.ceil(many / Math.min(ranks, 4))))
  const rows = Math.ceil(many / columns)
  const apart = pitch(rows, Math.max(ranks, 3) * (BLOCK.depth + GAP))
  return Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, many - row * columns)
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * (BLOCK.length + GAP) * size,
      y: y + (row - (rows - 1) / 2) * apart * size,
      angle: 0,
      size,
    }
  })
}

/** Blocks on an approach, the first rank behind the line, one on a narrow approach and two on a wide one. */
export function approachSpots(approach: Approach, many: number): readonly Spot[] {
  const at = FRONTS[approach]!
  const size = sizeIn(at.locale)
  const files = at.wide ? 2 : 1
  const rows = Math.ceil(many / files)
  const apart = pitch(rows, 3 * (BLOCK.depth + GAP))
  return Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / files)
    const inRow = Math.min(files, many - row * files)
    const aside = ((i % files) - (inRow - 1) / 2) * (BLOCK.length + GAP) * size
    const deep = STRIP + 2 + (BLOCK.depth / 2 + row * apart) * size
    const [x, y] = step(step(at.middle, at.inward, deep), at.along, aside)
    return { x, y, angle: at.angle, size }
  })
}

/** The boxes of those still on the march, at the edge of the map where they will come: middle, files, ranks, angle. */
const MARCHING: readonly (readonly [x: number, y: number, files: number, ranks: number, angle: number])[] = [
  [-122, 800, 1, 20, 0],
  [2974, 1236, 2, 1, 90],
  [2798, 2166, 2, 2, 0],
  [2974, 151, 1, 1, 90],
]
/** Frames round those boxes: x, y, width, height. */
export const BOX_FRAMES: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [-194, 478, 144, 646],
  [2934, 1164, 80, 144],
  [2664, 2128, 268, 76],
  [2934, 79, 80, 144],
]
export function boxSpots(box: number, many: number): readonly Spot[] {
  const [x, y, files, ranks, angle] = MARCHING[box]!
  if (angle === 0) return stacked(x, y, many, files, ranks, 1)
  return Array.from({ length: many }, (_, i) => ({
    x: x + (i - (many - 1) / 2) * (BLOCK.depth + GAP),
    y,
    angle,
    size: 1,
  }))
}

/** Any place of words.ts: a reserve, an approach or a box. */
export function spotsAt(place: Place, many: number): readonly Spot[] {
  if (place >= BOXES) return boxSpots(place - BOXES, many)
  return place >= APPROACHES ? approachSpots(place - APPROACHES, many) : reserveSpots(place, many)
}
/** For `style.transform`, so that a change of place can be a transition. */
export const spotStyle = ({ x, y, angle, size }: Spot): string =>
  `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px) rotate(${Math.round(angle * 10) / 10}deg) scale(${size})`
