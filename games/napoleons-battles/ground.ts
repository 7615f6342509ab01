/** The ground of a scenario on the measured table, and what rules ask about it. All lengths are points. */
import {
  bearing,
  clockwise,
  cornerX,
  cornerY,
  countOf,
  divided,
  EAST_OF,
  eastOf,
  featureHolds,
  holds,
  isPartlyIn,
  isWhollyIn,
  NORTH_OF,
  northOf,
  pushed,
  type Road,
  rightOf,
  road,
  SIZE,
  SOUTH_OF,
  shapes,
  stretches,
  stretchOn,
  type Terrain,
  terrain,
  turnBetween,
  WEST_OF,
  within,
} from '@bivouac/ground/measured'
import { type CourseCut, cutGates } from './gates.ts'
import type { ObjectiveData, ScenarioData, Spot, TerrainData } from './scenario.ts'
import { ARMS, HALF_TURN, INCH, MARCH } from './words.ts'

export interface Feature {
  readonly data: TerrainData
  /** Of an area: x, y, x, y …, clockwise; of a course, none. */
  readonly corners: readonly number[]
  /** Its numbers in the terrain: one, or one for each part of a wall between its gates. */
  readonly parts: readonly number[]
  /** The shapes of these, one after the other. */
  readonly pieces: readonly number[]
  readonly box: Box
}
export type Box = readonly [west: number, south: number, east: number, north: number]
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
  readonly terrain: Terrain
  readonly features: readonly Feature[]
  readonly towns: readonly Town[]
  readonly woods: readonly Feature[]
  readonly hills: readonly Feature[]
  /** Towns, woods and hills: what is seen from afar. */
  readonly standing: readonly Feature[]
  readonly streams: readonly Feature[]
  readonly sunken: readonly Feature[]
  readonly walls: readonly Feature[]
  readonly hedges: readonly Feature[]
  readonly bridges: readonly Bridge[]
  readonly roads: readonly Road[]
  /** What slows or bars. */
  readonly slowing: readonly Feature[]
  readonly barring: readonly Feature[]
  /** By part of the terrain: how high its top is, for lines of fire; nought for what hides nothing. */
  readonly tops: readonly number[]
}

const points = (inches: number): number => Math.round(inches * INCH)
const line = (at: readonly Spot[]): number[] => at.flatMap(([x, y]) => [points(x), points(y)])
const isCourse = ({ kind, width }: TerrainData): boolean => width !== undefined || kind === 'wall' || kind === 'hedge'

export function groundOf(data: ScenarioData): Ground {
  const specs: CourseCut[] = []
  const tops: number[] = []
  const cut = (data.terrain ?? []).map((each): Omit<Feature, 'box' | 'pieces'> => {
    const cuts = isCourse(each)
      ? cutGates(line(each.at), points(each.width ?? 0), each.gates ?? [])
      : [{ points: line(each.at) }]
    const first = specs.length
    for (const cut of cuts) tops[specs.push(cut) - 1] = topOf(each)
    return { data: each, corners: isCourse(each) ? [] : clockwise(line(each.at)), parts: cuts.map((_, k) => first + k) }
  })
  const ground = terrain(specs, points(data.table[0]), points(data.table[1]))
  const features = cut.map(
    (each): Feature => ({ ...each, pieces: piecesIn(ground, each.parts), box: boxOf(ground, each.parts) }),
  )
  const of = (...kinds: string[]): Feature[] => features.filter(each => kinds.includes(each.data.kind))
  return {
    terrain: ground,
    features,
    towns: of('town').map(each => ({ ...each, name: each.data.name ?? '', value: each.data.value ?? 1 })),
    woods: of('wood'),
    hills: of('hill'),
    standing: [...of('town'), ...of('wood'), ...of('hill')],
    streams: of('stream'),
    sunken: of('sunken'),
    walls: of('wall'),
    hedges: of('hedge'),
    bridges: of('bridge').map(bridgeOf),
    roads: of('road').map(each => road(line(each.data.at))),
    slowing: of('wood', 'stream', 'rough'),
    barring: features.filter(each => each.data.kind === 'impassable' || each.data.closed !== undefined),
    tops,
  }
}

const piecesIn = ({ first }: Terrain, parts: readonly number[]): number[] =>
  parts.flatMap(part => Array.from({ length: first[part + 1]! - first[part]! }, (_, k) => first[part]! + k))

function boxOf({ first, shapes: all }: Terrain, parts: readonly number[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of parts)
    for (let o = first[part]! * SIZE; o < first[part + 1]! * SIZE; o += SIZE) {
      west = Math.min(west, all[o + WEST_OF]!)
      south = Math.min(south, all[o + SOUTH_OF]!)
      east = Math.max(east, all[o + EAST_OF]!)
      north = Math.max(north, all[o + NORTH_OF]!)
    }
  return [west, south, east, north]
}

const NO_FEATURES: readonly never[] = []
/** The same ground with only those features that bar, slow or disorder somebody inside a box; and the numbers of the towns there. */
export function groundIn(g: Ground, around: Box): { readonly ground: Ground; readonly towns: readonly number[] } {
  const near = <F extends Feature>(list: readonly F[]): readonly F[] =>
    anyNear(list, around) ? list.filter(each => areNear(each.box, around)) : NO_FEATURES
  const towns: number[] = []
  for (let town = 0; town < g.towns.length; town++) if (areNear(g.towns[town]!.box, around)) towns.push(town)
  return {
    towns,
    ground: {
      ...g,
      woods: near(g.woods),
      streams: near(g.streams),
      walls: near(g.walls),
      hedges: near(g.hedges),
      slowing: near(g.slowing),
      barring: near(g.barring),
    },
  }
}
/** The box of a shape and of its way. */
function boxOver(s: Int32Array, i: number, dx: number, dy: number): Box {
  const o = i * SIZE
  return [
    s[o + WEST_OF]! + Math.min(0, dx),
    s[o + SOUTH_OF]! + Math.min(0, dy),
    s[o + EAST_OF]! + Math.max(0, dx),
    s[o + NORTH_OF]! + Math.max(0, dy),
  ]
}
const areNear = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
function anyNear(features: readonly Feature[], box: Box): boolean {
  for (let k = 0; k < features.length; k++) if (areNear(features[k]!.box, box)) return true
  return false
}

/** Woods and buildings stand one level high. */
const topOf = ({ kind, level }: TerrainData): number =>
  kind === 'hill' ? (level ?? 1) : kind === 'wood' || kind === 'town' ? 1 : 0

function bridgeOf(feature: Feature): Bridge {
  const { at, width } = feature.data
  const [x1, y1, x2, y2] = [...line([at[0]!]), ...line([at[at.length - 1]!])] as [number, number, number, number]
  return { x: x1, y: y1, heading: bearing(x2 - x1, y2 - y1), half: points(width ?? 1.5) / 2, feature }
}

/** The middle of an objective: its spot, or that of its town. */
export function middleOf(g: Ground, { town, at }: ObjectiveData): [x: number, y: number] {
  if (at !== undefined) return [points(at[0]), points(at[1])]
  const { corners } = g.towns.find(each => each.name === town)!
  let [x, y] = [0, 0]
  for (let k = 0; k < corners.length; k += 2) {
    x += corners[k]!
    y += corners[k + 1]!
  }
  return [divided(x, corners.length / 2), divided(y, corners.length / 2)]
}

const bars = ({ data }: Feature, arm: number): boolean => data.closed === undefined || data.closed.includes(ARMS[arm]!)
export const slows = ({ data }: Feature, arm: number): boolean =>
  data.slows === undefined || data.slows.includes(ARMS[arm]!)

/** Whether the boxes alone say that a shape is farther off than r: most are not, and nothing else has to be measured. */
export function isClear({ box }: Feature, s: Int32Array, i: number, r = 0): boolean {
  const o = i * SIZE
  return (
    box[0] - r > s[o + EAST_OF]! ||
    box[2] + r < s[o + WEST_OF]! ||
    box[1] - r > s[o + NORTH_OF]! ||
    box[3] + r < s[o + SOUTH_OF]!
  )
}
/** Whether any part of a shape is on it. */
export function touches(g: Ground, feature: Feature, s: Int32Array, i: number): boolean {
  if (isClear(feature, s, i)) return false
  const { parts } = feature
  for (let k = 0; k < parts.length; k++) if (isPartlyIn(g.terrain, parts[k]!, s, i)) return true
  return false
}
export function touchesAny(g: Ground, features: readonly Feature[], s: Int32Array, i: number): boolean {
  for (let k = 0; k < features.length; k++) if (touches(g, features[k]!, s, i)) return true
  return false
}

/** Whether the whole of a shape lies inside an area; its border belongs to it. */
export const isInside = (g: Ground, feature: Feature, s: Int32Array, i: number): boolean =>
  feature.corners.length > 0 && !isClear(feature, s, i) && isWhollyIn(g.terrain, feature.parts[0]!, s, i)

export const nearFeature = (g: Ground, { pieces }: Feature, s: Int32Array, i: number, r: number): boolean =>
  pieces.some(piece => within(s, i, g.terrain.shapes, piece, r))

/** Of a course: whether the whole of a shape is inside one stretch of it. */
export const isInsideCourse = (g: Ground, feature: Feature, s: Int32Array, i: number): boolean =>
  !isClear(feature, s, i) &&
  feature.pieces.some(piece => {
    for (let c = 0; c < countOf(s, i); c++)
      if (!holds(g.terrain.shapes, piece, cornerX(s, i, c), cornerY(s, i, c))) return false
    return true
  })

/** The town a shape lies wholly inside, −1 none. */
export const townAround = (g: Ground, s: Int32Array, i: number): number =>
  g.towns.findIndex(each => isInside(g, each, s, i))
export const townTouched = (g: Ground, s: Int32Array, i: number): number =>
  g.towns.findIndex(each => touches(g, each, s, i))

/** 10.3.3 The height all of a shape has at least, and the greatest height of any part of it. */
export function lowest(g: Ground, s: Int32Array, i: number): number {
  let level = 0
  for (const hill of g.hills) if (isInside(g, hill, s, i)) level = Math.max(level, hill.data.level ?? 1)
  return level
}
export function highest(g: Ground, s: Int32Array, i: number): number {
  let level = 0
  for (const hill of g.hills) if (touches(g, hill, s, i)) level = Math.max(level, hill.data.level ?? 1)
  return level
}
/** The height of a spot. */
export function heightAt(g: Ground, x: number, y: number): number {
  let level = 0
  for (const hill of g.hills)
    if (featureHolds(g.terrain, hill.parts[0]!, x, y)) level = Math.max(level, hill.data.level ?? 1)
  return level
}

/** A unit on a bridge heads along it, within this. */
const ALONG = 300

/** 8.2.6.1.2.1 Whether a line from rear to front runs along a bridge, and the shape is on it. */
function runsOverBridge(g: Ground, fx: number, fy: number, rx: number, ry: number, s: Int32Array, i: number): boolean {
  return g.bridges.some(({ x, y, heading, half, feature }) => {
    if (!touches(g, feature, s, i)) return false
    const off = Math.abs(turnBetween(heading, bearing(fx - rx, fy - ry)))
    if (off > ALONG && off < HALF_TURN - ALONG) return false
    return Math.abs(rightOf(fx - x, fy - y, heading)) <= half && Math.abs(rightOf(rx - x, ry - y, heading)) <= half
  })
}
const middle = (s: Int32Array, i: number, a: number, b: number): [number, number] => [
  Math.round((cornerX(s, i, a) + cornerX(s, i, b)) / 2),
  Math.round((cornerY(s, i, a) + cornerY(s, i, b)) / 2),
]
/** Whether a unit stands along a bridge. */
export const isOnBridge = (g: Ground, s: Int32Array, i: number): boolean =>
  runsOverBridge(g, ...middle(s, i, 0, 1), ...middle(s, i, 2, 3), s, i)
/** Whether a move leads along a bridge: from the rear at its start to the front at its end. */
export const crossesByBridge = (g: Ground, s: Int32Array, from: number, to: number, sweep: number): boolean =>
  runsOverBridge(g, ...middle(s, to, 0, 1), ...middle(s, from, 2, 3), s, sweep) ||
  runsOverBridge(g, ...middle(s, from, 0, 1), ...middle(s, to, 2, 3), s, sweep)

/** 8.2.6.3 Whether this arm may stand here; a bridge leads over what is closed to it. */
export const isOpenFor = (g: Ground, arm: number, s: Int32Array, i: number): boolean =>
  !g.barring.some(each => bars(each, arm) && touches(g, each, s, i)) || isOnBridge(g, s, i)

/** 10.3.8.1, 9.2.1.3 Whether any part of a unit stands in a ford; on a bridge it does only when not in march column (8.2.6.1.2.1). */
export const isInFord = (g: Ground, s: Int32Array, i: number, form: number): boolean =>
  touchesAny(g, g.streams, s, i) && !(form === MARCH && isOnBridge(g, s, i))

/**
 * 2.2.7.1, 8.2.6.2 A straight way cut by how many kinds of rough ground any part of the unit is on: points of way by that number. Two woods are
 * one kind of ground; a wood by a stream is two. Nothing where all of it is easy.
 */
export function roughOn(
  g: Ground,
  arm: number,
  form: number,
  s: Int32Array,
  i: number,
  direction: number,
  distance: number,
): number[] | undefined {
  const over = boxOver(s, i, eastOf(0, distance, direction), northOf(0, distance, direction))
  if (!anyNear(g.slowing, over)) return undefined
  const slowing = g.slowing.filter(
    each =>
      areNear(each.box, over) &&
      slows(each, arm) &&
      // 8.2.6.1.2.1 A march column passes a stream by the bridge as if it were road.
      !(each.data.kind === 'stream' && form === MARCH && isOnBridge(g, s, i)),
  )
  if (slowing.length === 0) return undefined
  const [{ data }] = slowing as [Feature, ...Feature[]]
  if (slowing.every(each => each.data.kind === data.kind)) {
    const on = wayOn(g, slowing, s, i, direction, distance)
    return [distance - on, on]
  }
  const kindOf = new Map(slowing.map(each => [each.parts[0]!, each.data.kind]))
  const out = [0, 0, 0, 0]
  for (const { from, to, on } of stretches(g.terrain, s, i, direction, distance, [...kindOf.keys()]))
    out[new Set(on.map(part => kindOf.get(part))).size]! += to - from
  return out
}

/** How much of a straight way a shape is on any of these, each point counted once. */
function wayOn(
  { terrain: t }: Ground,
  features: readonly Feature[],
  s: Int32Array,
  i: number,
  direction: number,
  distance: number,
): number {
  const found: (readonly [from: number, to: number])[] = []
  // As for ways over several kinds of ground, a feature is known by its first part.
  for (const { parts } of features)
    for (let j = t.first[parts[0]!]!; j < t.first[parts[0]! + 1]!; j++) {
      const one = stretchOn(s, i, direction, distance, t.shapes, j)
      if (one !== undefined) found.push(one)
    }
  if (found.length > 1) found.sort((a, b) => a[0] - b[0])
  let [on, done] = [0, 0]
  for (const [from, to] of found) {
    const start = Math.max(from, done)
    const end = Math.min(to, distance)
    if (end <= start) continue
    on += end - start
    done = end
  }
  return on
}

const trial = shapes(1)

/** Walls or hedges that a straight move comes to: not stood across at the start, crossed on the way. Gates are gaps in them. */
export function crossed(
  g: Ground,
  features: readonly Feature[],
  s: Int32Array,
  i: number,
  direction: number,
  distance: number,
): Feature[] {
  if (features.length === 0) return []
  const [dx, dy] = [eastOf(0, distance, direction), northOf(0, distance, direction)]
  if (!anyNear(features, boxOver(s, i, dx, dy))) return []
  pushed(s, i, dx, dy, trial, 0)
  return features.filter(each => touches(g, each, trial, 0) && !touches(g, each, s, i))
}
