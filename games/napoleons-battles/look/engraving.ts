/** The ground of a battle as an engraver would cut it. Everything is drawn from the scenario's terrain, nothing by hand. */
import type { ScenarioData, Spot, TerrainData } from '../scenario.ts'
import { border, rose } from './border.ts'
import { fields } from './fields.ts'
import { hedge, hill, impassable, rough, wood } from './land.ts'
import { along, type Hand, handFor, isInside, middleOf, PER_INCH, type Point, type Stroke } from './pens.ts'
import { avenue, bridge, road, stream, sunken, town, wall } from './works.ts'

export interface Lettered {
  readonly text: string
  readonly at: Point
  readonly as: string
  /** Degrees it leans, for what is written along its course. */
  readonly turn?: number
}
export interface Engraved {
  readonly strokes: readonly Stroke[]
  readonly names: readonly Lettered[]
}

/** From inches, y to the north, to the picture, y down. */
export const placed =
  (height: number) =>
  ([x, y]: Spot): Point => [x * PER_INCH, (height - y) * PER_INCH]

const CUT: Readonly<
  Record<TerrainData['kind'], (points: readonly Point[], piece: TerrainData, hand: Hand) => readonly Stroke[]>
> = { hill, wood, town, stream, sunken, bridge, road, wall, hedge, rough, impassable }
const ORDER = ['hill', 'rough', 'stream', 'wood', 'impassable', 'sunken', 'road', 'bridge', 'town', 'hedge', 'wall']

export function engraved(data: ScenarioData): Engraved {
  const to = placed(data.table[1])
  const strokes: Stroke[] = [...fields(data)]
  const names: Lettered[] = []
  const pieces = [...(data.terrain ?? [])].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const isFree = freeOf(data)
  pieces.forEach((piece, i) => {
    const points = piece.at.map(to)
    strokes.push(...CUT[piece.kind](points, piece, handFor(100 + i)))
    if (piece.name !== undefined) names.push({ text: piece.name, ...nameSpot(points, piece) })
  })
  for (const [i, piece] of pieces.entries())
    if (piece.kind === 'road') strokes.push(...avenue(piece.at.map(to), isFree, handFor(300 + i)))
  const winds = rose(data)
  strokes.push(...winds.strokes, ...border(data))
  if (winds.north !== undefined) names.push({ text: 'N', at: winds.north, as: 'north' })
  return { strokes, names }
}

/** Whether a tree may stand somewhere: not in a town, in the water, on a hill or on a bridge. */
function freeOf(data: ScenarioData): (spot: Point) => boolean {
  const to = placed(data.table[1])
  const areas = (data.terrain ?? []).filter(
    ({ width, kind }) => width === undefined && kind !== 'wall' && kind !== 'hedge',
  )
  const rings = areas.map(({ at }) => at.map(to))
  const wet = (data.terrain ?? [])
    .filter(({ kind }) => kind === 'stream' || kind === 'bridge')
    .flatMap(({ at }) => along(at.map(to), 12))
  return spot =>
    !rings.some(ring => isInside(spot, ring)) && !wet.some(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) < 22)
}

const AREAS = new Set(['hill', 'rough', 'wood', 'impassable'])
function nameSpot(points: readonly Point[], { kind }: TerrainData): Omit<Lettered, 'text'> {
  const [x, y] = middleOf(points)
  const ys = points.map(each => each[1])
  if (kind === 'town') return { at: [x, Math.min(...ys) - 8], as: 'town' }
  if (AREAS.has(kind)) return { at: [x, y + 22], as: 'land' }
  if (kind === 'bridge') return { at: [x, Math.max(...ys) + 24], as: 'way' }
  if (kind === 'wall') return { at: [x - 6, y - 10], as: 'way' }
  // Along its course, a third of the way from its end: there nothing else is named.
  const last = points.length - 1
  const [a, b] = [points[Math.max(0, last - 1)]!, points[last]!]
  const lean = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const turn = lean > 90 ? lean - 180 : lean < -90 ? lean + 180 : lean
  const at: Point = [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7]
  const off = kind === 'stream' ? 13 : 10
  const [nx, ny] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)]
  return { at: [at[0] + nx * off, at[1] + ny * off], as: kind === 'stream' ? 'water' : 'way', turn: Math.round(turn) }
}
