/**
 * From degrees to the sheet of paper. True positions crowd where armies fought, so places are pushed apart until each has
 * room for its stacks, and the ground (coasts, rivers, mountains) is pulled along like a rubber sheet.
 */
import { CAMPAIGNS, type Campaign } from '../data/index.ts'
import type { Atlas, Degrees } from './map/atlas.ts'
import { ATLAS } from './map/index.ts'
import type { Point } from './points.ts'

/** The whole picture, and the part of it inside the frame. */
export const SHEET = { width: 1000, height: 1000 } as const
const EDGE = { left: 108, right: 108, top: 118, bottom: 122 } as const
/** Room that a place wants for itself: name, symbol, two stacks. */
const ROOM = { x: 182, y: 138 } as const

export interface Sheet {
  readonly campaign: Campaign
  readonly atlas: Atlas
  /** Where each area stands, by its number; closed areas are not on the sheet. */
  readonly spots: readonly (Point | undefined)[]
  /** From degrees to the sheet, places pushed apart included. */
  readonly warp: (at: Degrees) => Point
}

const made = new Map<number, Sheet>()
export function sheetOf(index: number): Sheet {
  const known = made.get(index)
  if (known !== undefined) return known
  const sheet = lay(CAMPAIGNS[index]!)
  made.set(index, sheet)
  return sheet
}

function lay(campaign: Campaign): Sheet {
  const atlas = ATLAS[campaign.map]!
  const numbers = campaign.areas.flatMap((area, number) => (area.open ? [number] : []))
  const degrees = numbers.map(number => atlas.places[campaign.areas[number]!.name]!)
  const east = degrees.map(each => each[0])
  const north = degrees.map(each => each[1])
  const [west, right] = [Math.min(...east), Math.max(...east)]
  const [south, top] = [Math.min(...north), Math.max(...north)]
  const width = SHEET.width - EDGE.left - EDGE.right
  const height = SHEET.height - EDGE.top - EDGE.bottom
  const flat = ([lon, lat]: Degrees): Point => [
    EDGE.left + ((lon - west) / (right - west)) * width,
    EDGE.top + ((top - lat) / (top - south)) * height,
  ]
  const before = degrees.map(flat)
  const after = pushedApart(evened(before))
  const spots: (Point | undefined)[] = campaign.areas.map(() => undefined)
  numbers.forEach((number, i) => {
    spots[number] = after[i]!
  })
  return { campaign, atlas, spots, warp: rubber(flat, before, after) }
}

/** How far a place moves from where it lies toward where it would lie if all were spread evenly, in order. */
const even = (places: number): number => (places < 16 ? 0.45 : 0.2)
function evened(points: readonly Point[]): readonly Point[] {
  const part = even(points.length)
  const shift = (axis: 0 | 1, low: number, high: number): readonly number[] => {
    const order = points.map((_, i) => i).sort((a, b) => points[a]![axis] - points[b]![axis])
    return points.map((point, i) => {
      const goal = low + ((high - low) * order.indexOf(i)) / Math.max(1, points.length - 1)
      return point[axis] * (1 - part) + goal * part
    })
  }
  const xs = shift(0, EDGE.left, SHEET.width - EDGE.right)
  const ys = shift(1, EDGE.top, SHEET.height - EDGE.bottom)
  return points.map((_, i): Point => [xs[i]!, ys[i]!])
}

const ROUNDS = 1500
/** How strongly a place is drawn back to where it belongs; less and less, and in the last fifth not at all. */
const PULL = 0.06

/** Pairs that crowd each other step apart, mostly along the shorter way, again and again; all stay inside the edges. */
function pushedApart(home: readonly Point[]): readonly Point[] {
  const spots = home.map(([x, y]) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < spots.length; i++) for (let k = i + 1; k < spots.length; k++) stepApart(spots[i]!, spots[k]!)
    const pull = PULL * Math.max(0, 1 - (1.25 * round) / ROUNDS)
    for (const [i, spot] of spots.entries()) {
      const [x, y] = home[i]!
      spot.x = Math.min(SHEET.width - EDGE.right, Math.max(EDGE.left, spot.x + (x - spot.x) * pull))
      spot.y = Math.min(SHEET.height - EDGE.bottom, Math.max(EDGE.top, spot.y + (y - spot.y) * pull))
    }
  }
  return spots.map(({ x, y }) => [Math.round(x), Math.round(y)])
}

interface Spot {
  x: number
  y: number
}
function stepApart(a: Spot, b: Spot): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const [overX, overY] = [ROOM.x - Math.abs(dx), ROOM.y - Math.abs(dy)]
  if (overX <= 0 || overY <= 0) return
  const [partX, partY] = [(overX / ROOM.x) ** 2, (overY / ROOM.y) ** 2]
  const sideways = partY / (partX + partY)
  const stepX = 0.2 * overX * sideways * (dx < 0 ? -1 : 1)
  const stepY = 0.2 * overY * (1 - sideways) * (dy < 0 ? -1 : 1)
  a.x -= stepX
  b.x += stepX
  a.y -= stepY
  b.y += stepY
}

/** Every point of the ground moves as the places near it moved. */
function rubber(flat: (at: Degrees) => Point, before: readonly Point[], after: readonly Point[]) {
  return (at: Degrees): Point => {
    const [x, y] = flat(at)
    let [sum, dx, dy] = [1e-7, 0, 0]
    before.forEach(([bx, by], i) => {
      const weight = 1 / ((x - bx) ** 2 + (y - by) ** 2 + 900) ** 1.6
      sum += weight
      dx += weight * (after[i]![0] - bx)
      dy += weight * (after[i]![1] - by)
    })
    return [x + dx / sum, y + dy / sum]
  }
}
