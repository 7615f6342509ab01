/** The ground of a scenario, cut into convex pieces once, and what rules ask about it. All lengths are points. */
import {
  bearing,
  cornerX,
  cornerY,
  countOf,
  divided,
  firstContact,
  lengthOf,
  overlap,
  pushed,
  quad,
  rightOf,
  shape,
  shapes,
  shifted,
  turnBetween,
} from '@bivouac/ground/table'
import type { ObjectiveData, ScenarioData, Spot, TerrainData } from './scenario.ts'
import { ARMS, HALF_TURN, INCH, MARCH } from './words.ts'

export interface Feature {
  readonly data: TerrainData
  /** Corners x, y, x, y …, clockwise; of a course, none. */
  readonly corners: readonly number[]
  /** Numbers of its pieces. */
  readonly pieces: readonly number[]
}
export interface Town extends Feature {
  readonly name: string
  readonly value: number
}
interface Bridge {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly half: number
  readonly feature: Feature
}

export interface Ground {
  readonly shapes: Int32Array
  readonly features: readonly Feature[]
  readonly towns: readonly Town[]
  readonly woods: readonly Feature[]
  readonly hills: readonly Feature[]
  readonly streams: readonly Feature[]
  readonly sunken: readonly Feature[]
  readonly walls: readonly Feature[]
  readonly hedges: readonly Feature[]
  readonly bridges: readonly Bridge[]
  /** What slows or bars. */
  readonly slowing: readonly Feature[]
  readonly barring: readonly Feature[]
  middleOf(objective: ObjectiveData): [x: number, y: number]
  /** Whether a unit of this arm may stand here. */
  isOpenFor(arm: number, s: Int32Array, i: number): boolean
}

const points = (inches: number): number => Math.round(inches * INCH)
/** Pieces of a course are no longer than this, so that every comparison stays exact. */
const LONGEST = 18 * INCH

/** Corners in points, clockwise whichever way they were given. */
export function clockwise(at: readonly Spot[]): number[] {
  const spots = at.map(([x, y]) => [points(x), points(y)] as const)
  let area = 0
  spots.forEach(([x, y], k) => {
    const [nx, ny] = spots[(k + 1) % spots.length]!
    area += x * ny - nx * y
  })
  return (area > 0 ? [...spots].reverse() : spots).flat()
}

export function groundOf(data: ScenarioData): Ground {
  const pieces: number[][] = []
  const features = (data.terrain ?? []).map(each => featureOf(each, pieces))
  const all = shapes(Math.max(1, pieces.length))
  for (const [i, corners] of pieces.entries()) shape(corners, all, i)
  const of = (...kinds: string[]): Feature[] => features.filter(each => kinds.includes(each.data.kind))
  const towns = of('town').map(each => ({ ...each, name: each.data.name ?? '', value: each.data.value ?? 1 }))
  const ground: Ground = {
    shapes: all,
    features,
    towns,
    woods: of('wood'),
    hills: of('hill'),
    streams: of('stream'),
    sunken: of('sunken'),
    walls: of('wall'),
    hedges: of('hedge'),
    bridges: of('bridge').map(bridgeOf),
    slowing: of('wood', 'stream', 'rough'),
    barring: features.filter(each => each.data.kind === 'impassable' || each.data.closed !== undefined),
    middleOf: ({ town, at }) => {
      if (at !== undefined) return [points(at[0]), points(at[1])]
      const { corners } = towns.find(each => each.name === town)!
      let [x, y] = [0, 0]
      for (let k = 0; k < corners.length; k += 2) {
        x += corners[k]!
        y += corners[k + 1]!
      }
      return [divided(x, corners.length / 2), divided(y, corners.length / 2)]
    },
    isOpenFor: (arm, s, i) =>
      !ground.barring.some(each => bars(each, arm) && touches(ground, each, s, i) && !isOnBridge(ground, s, i)),
  }
  return ground
}

function featureOf(data: TerrainData, pieces: number[][]): Feature {
  const first = pieces.length
  const isCourse = data.width !== undefined || data.kind === 'wall' || data.kind === 'hedge'
  if (isCourse)
    for (let k = 0; k + 1 < data.at.length; k++) course(data.at[k]!, data.at[k + 1]!, data.width ?? 0, pieces)
  const corners = isCourse ? [] : clockwise(data.at)
  // A convex figure of many corners is cut into fans from its first corner.
  for (let k = 2; k + 2 < corners.length; k += 12) pieces.push([corners[0]!, corners[1]!, ...corners.slice(k, k + 14)])
  return { data, corners, pieces: Array.from({ length: pieces.length - first }, (_, i) => first + i) }
}

/** A straight stretch of a stream, a road or a wall: a rectangle along it, a line where it has no width. */
function course(a: Spot, b: Spot, width: number, pieces: number[][]): void {
  const [x1, y1, x2, y2] = [points(a[0]), points(a[1]), points(b[0]), points(b[1])]
  const count = Math.max(1, Math.ceil(lengthOf(x2 - x1, y2 - y1) / LONGEST))
  const one = shapes(1)
  for (let k = 0; k < count; k++) {
    const [sx, sy] = [x1 + divided((x2 - x1) * k, count), y1 + divided((y2 - y1) * k, count)]
    const [ex, ey] = [x1 + divided((x2 - x1) * (k + 1), count), y1 + divided((y2 - y1) * (k + 1), count)]
    if (width === 0) pieces.push([sx, sy, ex, ey])
    else {
      quad(ex, ey, bearing(ex - sx, ey - sy), points(width) - (points(width) % 2), lengthOf(ex - sx, ey - sy), one, 0)
      pieces.push(
        Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? cornerX(one, 0, i >> 1) : cornerY(one, 0, i >> 1))),
      )
    }
  }
}

function bridgeOf(feature: Feature): Bridge {
  const { at, width } = feature.data
  const [a, b] = [at[0]!, at[at.length - 1]!]
  const [x1, y1, x2, y2] = [points(a[0]), points(a[1]), points(b[0]), points(b[1])]
  return { x: x1, y: y1, heading: bearing(x2 - x1, y2 - y1), half: points(width ?? 1.5) / 2, feature }
}

const bars = ({ data }: Feature, arm: number): boolean => data.closed === undefined || data.closed.includes(ARMS[arm]!)
export const slows = ({ data }: Feature, arm: number): boolean =>
  data.slows === undefined || data.slows.includes(ARMS[arm]!)

/** Whether any part of a shape is on it. */
export function touches(g: Ground, feature: Feature, s: Int32Array, i: number): boolean {
  for (const piece of feature.pieces) if (overlap(s, i, g.shapes, piece)) return true
  return false
}
export const touchesAny = (g: Ground, features: readonly Feature[], s: Int32Array, i: number): boolean =>
  features.some(each => touches(g, each, s, i))

/** Whether the whole of a shape lies inside an area; its border belongs to it. */
export function isInside(feature: Feature, s: Int32Array, i: number): boolean {
  const { corners } = feature
  if (corners.length === 0) return false
  for (let c = 0; c < countOf(s, i); c++) {
    const [x, y] = [cornerX(s, i, c), cornerY(s, i, c)]
    let [sx, sy] = [corners[corners.length - 2]!, corners[corners.length - 1]!]
    for (let k = 0; k < corners.length; k += 2) {
      const [ex, ey] = [corners[k]!, corners[k + 1]!]
      // A hair outside is inside: corners are rounded to whole points.
      if ((ey - sy) * (x - sx) - (ex - sx) * (y - sy) < -3 * lengthOf(ex - sx, ey - sy)) return false
      sx = ex
      sy = ey
    }
  }
  return true
}
/** Of a course: whether the whole of a shape is inside one stretch of it. */
export function isInsideCourse(g: Ground, feature: Feature, s: Int32Array, i: number): boolean {
  return feature.pieces.some(piece => {
    const corners = Array.from({ length: 2 * countOf(g.shapes, piece) }, (_, k) =>
      k % 2 === 0 ? cornerX(g.shapes, piece, k >> 1) : cornerY(g.shapes, piece, k >> 1),
    )
    return isInside({ ...feature, corners }, s, i)
  })
}

/** The town a shape lies wholly inside, −1 none. */
export const townAround = (g: Ground, s: Int32Array, i: number): number =>
  g.towns.findIndex(each => isInside(each, s, i))
export const townTouched = (g: Ground, s: Int32Array, i: number): number =>
  g.towns.findIndex(each => touches(g, each, s, i))

/** 10.3.3 The height all of a shape has at least, and the greatest height of any part of it. */
export function lowest(g: Ground, s: Int32Array, i: number): number {
  let level = 0
  for (const hill of g.hills) if (isInside(hill, s, i)) level = Math.max(level, hill.data.level ?? 1)
  return level
}
export function highest(g: Ground, s: Int32Array, i: number): number {
  let level = 0
  for (const hill of g.hills) if (touches(g, hill, s, i)) level = Math.max(level, hill.data.level ?? 1)
  return level
}

/** 8.2.6.1.2.1 Whether the middle line of a unit runs along a bridge: seen by its front and rear middle. */
export function isOnBridge(g: Ground, s: Int32Array, i: number): boolean {
  const fx = (cornerX(s, i, 0) + cornerX(s, i, 1)) / 2
  const fy = (cornerY(s, i, 0) + cornerY(s, i, 1)) / 2
  const rx = (cornerX(s, i, 2) + cornerX(s, i, 3)) / 2
  const ry = (cornerY(s, i, 2) + cornerY(s, i, 3)) / 2
  return g.bridges.some(({ x, y, heading, half, feature }) => {
    if (!touches(g, feature, s, i)) return false
    const off = Math.abs(turnBetween(heading, bearing(Math.round(fx - rx), Math.round(fy - ry))))
    if (off > ALONG && off < HALF_TURN - ALONG) return false
    return (
      Math.abs(rightOf(Math.round(fx) - x, Math.round(fy) - y, heading)) <= half &&
      Math.abs(rightOf(Math.round(rx) - x, Math.round(ry) - y, heading)) <= half
    )
  })
}
/** A unit on a bridge heads along it, within this. */
const ALONG = 300

/** 10.3.8.1, 9.2.1.3 Whether any part of a unit stands in a ford; on a bridge it does only when not in march column (8.2.6.1.2.1). */
export const isInFord = (g: Ground, s: Int32Array, i: number, form: number): boolean =>
  touchesAny(g, g.streams, s, i) && !(form === MARCH && isOnBridge(g, s, i))

const trial = shapes(1)

/** The stretch of a straight way on which a moving shape has any part on a piece: from, to; nothing when from equals to. */
function stretch(
  g: Ground,
  piece: number,
  s: Int32Array,
  i: number,
  direction: number,
  distance: number,
  dx: number,
  dy: number,
): [number, number] {
  const from = firstContact(s, i, direction, distance, g.shapes, piece)
  if (from >= distance && !overlap(s, i, g.shapes, piece)) return [0, 0]
  shifted(s, i, dx, dy, trial, 0)
  const back = firstContact(trial, 0, (direction + HALF_TURN) % 3600, distance, g.shapes, piece)
  return [overlap(s, i, g.shapes, piece) ? 0 : from, distance - back]
}

/**
 * 2.2.7.1, 8.2.6.2 How much of a straight way is rough once, and how much twice because two kinds of ground meet there. Any part of the unit on it
 * is enough.
 */
export function roughOn(
  g: Ground,
  arm: number,
  form: number,
  s: Int32Array,
  i: number,
  direction: number,
  distance: number,
  dx: number,
  dy: number,
): { once: number; twice: number } {
  const cuts: [number, number, number][] = []
  for (const [f, feature] of g.slowing.entries()) {
    if (!slows(feature, arm)) continue
    // 8.2.6.1.2.1 A march column passes a stream by the bridge as if it were road.
    if (feature.data.kind === 'stream' && form === MARCH && isOnBridge(g, s, i)) continue
    let [from, to] = [Number.POSITIVE_INFINITY, 0]
    for (const piece of feature.pieces) {
      const [a, b] = stretch(g, piece, s, i, direction, distance, dx, dy)
      if (b <= a) continue
      from = Math.min(from, a)
      to = Math.max(to, b)
    }
    if (to > from) cuts.push([from, to, f])
  }
  if (cuts.length === 0) return NOTHING
  const marks = [...new Set(cuts.flatMap(cut => [cut[0], cut[1]]))].sort((a, b) => a - b)
  let [once, twice] = [0, 0]
  for (let k = 0; k + 1 < marks.length; k++) {
    const depth = cuts.filter(([a, b]) => a <= marks[k]! && b >= marks[k + 1]!).length
    if (depth === 1) once += marks[k + 1]! - marks[k]!
    else if (depth > 1) twice += marks[k + 1]! - marks[k]!
  }
  return { once, twice }
}
const NOTHING = Object.freeze({ once: 0, twice: 0 })

/** Walls or hedges that a straight move comes to: not stood across at the start, crossed on the way. */
export function crossed(
  g: Ground,
  features: readonly Feature[],
  s: Int32Array,
  i: number,
  dx: number,
  dy: number,
): Feature[] {
  if (features.length === 0) return []
  pushed(s, i, dx, dy, trial, 0)
  return features.filter(each => touches(g, each, trial, 0) && !touches(g, each, s, i))
}
