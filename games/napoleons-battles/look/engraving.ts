/** The ground of a battle as an engraver would cut it. Everything is drawn from the scenario's terrain, nothing by hand. */
import type { ScenarioData, Spot, TerrainData } from '../scenario.ts'
import {
  along,
  closed,
  flowing,
  type Hand,
  handFor,
  isInside,
  line,
  oval,
  PER_INCH,
  type Point,
  slab,
  xy,
} from './pens.ts'

/** One pen: `as` names how it is inked (class `nb-…`), `d` is a path. */
export interface Stroke {
  readonly as: string
  readonly d: string
  readonly width?: number
}
export interface Lettered {
  readonly text: string
  readonly at: Point
  readonly as: string
}

export interface Engraved {
  readonly strokes: readonly Stroke[]
  readonly names: readonly Lettered[]
}

/** From inches, y to the north, to the picture, y down. */
export const placed =
  (height: number) =>
  ([x, y]: Spot): Point => [x * PER_INCH, (height - y) * PER_INCH]

export function engraved(data: ScenarioData): Engraved {
  const [, height] = data.table
  const to = placed(height)
  const strokes: Stroke[] = [...crops(data)]
  const names: Lettered[] = []
  const order = ['hill', 'rough', 'stream', 'wood', 'impassable', 'sunken', 'road', 'bridge', 'town', 'hedge', 'wall']
  const pieces = [...(data.terrain ?? [])].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  pieces.forEach((piece, i) => {
    const points = piece.at.map(to)
    strokes.push(...CUT[piece.kind](points, piece, handFor(100 + i)))
    if (piece.name !== undefined) names.push({ text: piece.name, ...nameSpot(points, piece) })
  })
  return { strokes, names }
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
const AREAS = new Set(['hill', 'rough', 'wood', 'impassable', 'town'])
function nameSpot(points: readonly Point[], { kind }: TerrainData): { at: Point; as: string } {
  if (kind === 'town') return { at: [middleOf(points)[0], Math.min(...points.map(([, y]) => y)) - 8], as: 'town' }
  if (AREAS.has(kind)) return { at: middleOf(points), as: 'land' }
  const [a, b] = [
    points[Math.floor((points.length - 1) / 2)]!,
    points[Math.floor((points.length - 1) / 2) + 1] ?? points[0]!,
  ]
  return { at: [(a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 - 8], as: kind === 'stream' ? 'water' : 'way' }
}

/** Fields of another green here and there, so that an open table is not a blank one. */
function crops({ table: [width, height] }: ScenarioData): readonly Stroke[] {
  const hand = handFor(Math.round(width * 7 + height))
  const out: Stroke[] = []
  for (let y = 2; y < height; y += 6)
    for (let x = 3; x < width; x += 8) {
      if (hand(0, 1) < 0.3) continue
      const at: Point = [(x + hand(-3, 3)) * PER_INCH, (y + hand(-2.5, 2.5)) * PER_INCH]
      const [w, h, turn] = [hand(4, 7) * PER_INCH, hand(3, 5) * PER_INCH, hand(-14, 14)]
      out.push({ as: hand(0, 1) < 0.5 ? 'crop' : 'crop nb-fallow', d: slab(at, w, h, turn) })
      let furrows = ''
      const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      for (let k = -h / 2 + 5; k < h / 2; k += 7)
        furrows += line([
          [at[0] - (w / 2 - 3) * c - k * s, at[1] - (w / 2 - 3) * s + k * c],
          [at[0] + (w / 2 - 3) * c - k * s, at[1] + (w / 2 - 3) * s + k * c],
        ])
      out.push({ as: 'furrow', d: furrows })
    }
  return out
}

/** Spots strewn over an area, about `apart` from each other and `margin` inside its edge. */
function strewn(ring: readonly Point[], apart: number, margin: number, hand: Hand): readonly Point[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const found: Point[] = []
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += apart * 0.85)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += apart) {
      const spot: Point = [x + hand(-0.38, 0.38) * apart, y + hand(-0.38, 0.38) * apart]
      const inside = [
        [-margin, 0],
        [margin, 0],
        [0, -margin],
        [0, margin],
      ].every(([dx, dy]) => isInside([spot[0] + dx!, spot[1] + dy!], ring))
      if (inside) found.push(spot)
    }
  return found
}

const shrunk = (ring: readonly Point[], part: number): readonly Point[] => {
  const [cx, cy] = middleOf(ring)
  return ring.map(([x, y]): Point => [cx + (x - cx) * part, cy + (y - cy) * part])
}

/** Falling strokes all round, from the crest outward; one ring of them for each level. */
function hill(ring: readonly Point[], { level = 1 }: TerrainData, hand: Hand): readonly Stroke[] {
  const out: Stroke[] = [{ as: 'hill', d: closed(ring) }]
  for (let step = 0; step < level; step++) {
    const outer = shrunk(ring, 1 - step * 0.34)
    const [cx, cy] = middleOf(outer)
    let strokes = ''
    for (const [x, y] of along([...outer, outer[0]!], 7)) {
      const far = Math.hypot(x - cx, y - cy)
      const [ux, uy] = [(cx - x) / far, (cy - y) / far]
      // Light comes from the north-west: the slopes that look south-east are cut deeper.
      const shade = (x - cx + (y - cy)) / far
      const length = Math.min(far * 0.34, 20 + 7 * shade + hand(-3, 3))
      strokes += `M${xy([x + ux * 2, y + uy * 2])}l${xy([ux * length + hand(-1, 1), uy * length + hand(-1, 1)])}`
    }
    out.push({ as: 'hachure', d: strokes })
  }
  out.push({ as: 'crest', d: closed(shrunk(ring, 1 - (level - 1) * 0.34 - 0.26)) })
  return out
}

function wood(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let [shadow, tree, light] = ['', '', '']
  for (const spot of strewn(ring, 15, 5, hand)) {
    const size = hand(6, 8.6)
    shadow += oval([spot[0] + 3, spot[1] + 3.6], size, size)
    tree += oval(spot, size, size * hand(0.86, 1))
    light += `M${xy([spot[0] - size * 0.6, spot[1] - size * 0.1])}q${xy([0, -size * 0.5])} ${xy([size * 0.55, -size * 0.58])}`
  }
  return [
    { as: 'wood', d: closed(ring) },
    { as: 'tree-shadow', d: shadow },
    { as: 'tree', d: tree },
    { as: 'tree-light', d: light },
    { as: 'wood-edge', d: closed(ring) },
  ]
}

/** A town from above: houses with hipped roofs along two streets. */
function town(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let [shadow, roof, lit] = ['', '', '']
  const [cx, cy] = middleOf(ring)
  for (const spot of strewn(ring, 20, 6, hand)) {
    if (Math.abs(spot[0] - cx) < 5 || Math.abs(spot[1] - cy) < 5) continue
    const [w, h] = hand(0, 1) < 0.5 ? [hand(12, 17), hand(8, 10)] : [hand(8, 10), hand(12, 17)]
    shadow += slab([spot[0] + 2.4, spot[1] + 2.8], w, h)
    roof += slab(spot, w, h)
    // The half of the roof in the light, above its ridge.
    lit += w > h ? slab([spot[0], spot[1] - h / 4], w, h / 2) : slab([spot[0] - w / 4, spot[1]], w / 2, h)
  }
  return [
    { as: 'town', d: closed(ring) },
    { as: 'house-shadow', d: shadow },
    { as: 'roof', d: roof },
    { as: 'roof-lit', d: lit },
    { as: 'town-edge', d: closed(ring) },
  ]
}

function stream(points: readonly Point[], { width = 0.5 }: TerrainData, hand: Hand): readonly Stroke[] {
  const d = line(points)
  const band = width * PER_INCH
  const ripple = along(points, 26).map(([x, y]): Point => [x + hand(-2, 2), y + hand(-2, 2)])
  return [
    { as: 'bank', d, width: band + 3 },
    { as: 'water', d, width: band },
    { as: 'ripple', d: flowing(ripple) },
  ]
}

function road(points: readonly Point[], { width = 0.5 }: TerrainData): readonly Stroke[] {
  const d = line(points)
  return [
    { as: 'road-edge', d, width: width * PER_INCH * 0.62 + 2.4 },
    { as: 'road', d, width: width * PER_INCH * 0.62 },
  ]
}

function bridge(points: readonly Point[], { width = 1.5 }: TerrainData): readonly Stroke[] {
  const d = line(points)
  const band = Math.min(width, 1) * PER_INCH
  return [
    { as: 'bridge-edge', d, width: band },
    { as: 'bridge', d, width: band - 4 },
    { as: 'planks', d, width: band - 5 },
  ]
}

const wall = (points: readonly Point[]): readonly Stroke[] => [
  { as: 'wall-shadow', d: line(points.map(([x, y]): Point => [x + 1.5, y + 2])), width: 5 },
  { as: 'wall', d: line(points), width: 5 },
  { as: 'wall-stones', d: line(points), width: 3.4 },
]

function hedge(points: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let [bush, shadow] = ['', '']
  for (const [x, y] of along(points, 6)) {
    const size = hand(2.8, 4)
    shadow += oval([x + 1.4, y + 1.8], size, size)
    bush += oval([x, y], size, size)
  }
  return [
    { as: 'tree-shadow', d: shadow },
    { as: 'tree', d: bush },
  ]
}

/** Vines and broken ground: short rows of tufts. */
function rough(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let tufts = ''
  for (const [x, y] of strewn(ring, 13, 4, hand))
    tufts += `M${xy([x - 3.4, y])}q${xy([1.7, -4])} ${xy([3.4, 0])}q${xy([1.7, -4])} ${xy([3.4, 0])}`
  return [
    { as: 'rough', d: closed(ring) },
    { as: 'tuft', d: tufts },
    { as: 'rough-edge', d: closed(ring) },
  ]
}

function impassable(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  let crags = ''
  for (const [x, y] of strewn(ring, 16, 5, hand))
    crags += `M${xy([x - 6, y + 4])}L${xy([x - 1, y - 6])}L${xy([x + 2, y - 1])}L${xy([x + 5, y - 5])}L${xy([x + 7, y + 4])}`
  return [
    { as: 'crag', d: closed(ring) },
    { as: 'crags', d: crags },
  ]
}

const CUT: Readonly<
  Record<TerrainData['kind'], (points: readonly Point[], piece: TerrainData, hand: Hand) => readonly Stroke[]>
> = {
  hill,
  wood,
  town,
  stream,
  sunken: (points, piece) => [
    ...road(points, piece),
    { as: 'sunken', d: line(points), width: (piece.width ?? 0.5) * PER_INCH },
  ],
  bridge,
  road,
  wall,
  hedge,
  rough,
  impassable,
}
