/** What men have built: towns, roads, bridges, walls. */
import type { TerrainData } from '../scenario.ts'
import { trees } from './land.ts'
import {
  along,
  closed,
  flowing,
  type Hand,
  isInside,
  line,
  middleOf,
  PER_INCH,
  type Point,
  type Stroke,
  slab,
  xy,
} from './pens.ts'

/** A house: shadow, roof, the side of the roof in the light, ridge and chimney. */
interface Houses {
  shadow: string
  roof: string
  tile: string
  lit: string
  ridge: string
}
function house(into: Houses, [x, y]: Point, w: number, h: number, turn: number, hand: Hand): void {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const at = (dx: number, dy: number): Point => [x + dx * c - dy * s, y + dx * s + dy * c]
  into.shadow += slab([x + 2.6, y + 3.2], w, h, turn)
  const roof = slab([x, y], w, h, turn)
  if (hand(0, 1) < 0.35) into.tile += roof
  else into.roof += roof
  const long = w > h
  into.lit += long ? slab(at(0, -h / 4), w, h / 2, turn) : slab(at(-w / 4, 0), w / 2, h, turn)
  into.ridge += long ? line([at(-w / 2, 0), at(w / 2, 0)]) : line([at(0, -h / 2), at(0, h / 2)])
  into.ridge += long ? line([at(w * 0.3, -h * 0.3), at(w * 0.3 + 1.6, -h * 0.3)]) : ''
}

/** Blocks of houses along two streets, gardens behind them, a church where they meet. */
export function town(ring: readonly Point[], _: TerrainData, hand: Hand): readonly Stroke[] {
  const into: Houses = { shadow: '', roof: '', tile: '', lit: '', ridge: '' }
  const [cx, cy] = middleOf(ring)
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const street = 5.5
  const garden: Point[] = []
  let [plots, beds] = ['', '']
  const church: Point = [cx + street + 11, cy - street - 8]
  for (const [fromX, toX] of [
    [west + 3, cx - street],
    [cx + street, east - 3],
  ] as const)
    for (const [fromY, toY] of [
      [north + 3, cy - street],
      [cy + street, south - 3],
    ] as const) {
      const [w, h] = [toX - fromX, toY - fromY]
      if (w < 10 || h < 10) continue
      plots += slab([(fromX + toX) / 2, (fromY + toY) / 2], w - 14, h - 14)
      // Round the block, roofs along its edges.
      for (let x = fromX + 7; x < toX - 3; x += hand(13, 16))
        for (const y of [fromY + 5, toY - 5]) one([x, y], hand(10, 13), hand(7.5, 9))
      for (let y = fromY + 15; y < toY - 12; y += hand(12, 14))
        for (const x of [fromX + 5, toX - 5]) one([x, y], hand(7.5, 9), hand(9.5, 12))
      for (let y = fromY + 13; y < toY - 11; y += 4)
        beds += line([
          [fromX + 13, y],
          [toX - 13, y],
        ])
      if (w > 34) garden.push([(fromX + toX) / 2 + hand(-4, 4), (fromY + toY) / 2 + hand(-3, 3)])
    }
  function one(at: Point, w: number, h: number): void {
    if (!isInside(at, ring) || Math.hypot(at[0] - church[0], at[1] - church[1]) < 15) return
    house(into, at, w, h, hand(-3, 3), hand)
  }
  const [x, y] = church
  return [
    { as: 'town', d: closed(ring) },
    {
      as: 'street',
      d: `${line([
        [west, cy],
        [east, cy],
      ])}${line([
        [cx, north],
        [cx, south],
      ])}`,
      width: 2 * street - 1,
    },
    { as: 'garden', d: plots },
    { as: 'beds', d: beds },
    ...trees(garden, 3.4, 4.6, hand),
    { as: 'house-shadow', d: into.shadow + slab([x + 3.4, y + 4.4], 22, 10) + slab([x - 7, y + 5.4], 11, 11) },
    { as: 'roof', d: into.roof },
    { as: 'roof nb-tile', d: into.tile },
    { as: 'roof-lit', d: into.lit },
    { as: 'slate', d: slab([x, y], 22, 10) + slab([x - 10, y], 10, 10) },
    { as: 'slate-lit', d: `${slab([x + 1, y - 2.5], 20, 5)}M${xy([x - 15, y - 5])}h10L${xy([x - 10, y])}Z` },
    { as: 'ridge', d: `${into.ridge}M${xy([x - 10, y - 2.6])}v5.2M${xy([x - 12, y - 0.6])}h4` },
    { as: 'town-edge', d: closed(ring) },
  ]
}

export function road(points: readonly Point[], { width = 0.5 }: TerrainData): readonly Stroke[] {
  const d = flowing(points.length > 2 ? along(points, 60) : points)
  const band = width * PER_INCH * 0.72
  return [
    { as: 'road-edge', d, width: band + 2.4 },
    { as: 'road', d, width: band },
    { as: 'rut', d, width: band * 0.42 },
    { as: 'rut-fill', d, width: band * 0.3 },
  ]
}
/** Poplars beside a road, now on one side and now on the other, but for where something else stands. */
export function avenue(points: readonly Point[], isFree: (spot: Point) => boolean, hand: Hand): readonly Stroke[] {
  const spots: Point[] = []
  const line = along(points, 21)
  line.forEach(([x, y], i) => {
    const [nx, ny] = line[Math.min(i + 1, line.length - 1)]!
    const far = Math.hypot(nx - x, ny - y)
    if (far === 0 || hand(0, 1) < 0.34) return
    const side = Math.sin(i * 0.5) > 0 ? 1 : -1
    const spot: Point = [
      x + (-(ny - y) / far) * 11 * side + hand(-2, 2),
      y + ((nx - x) / far) * 11 * side + hand(-1, 1),
    ]
    if (isFree(spot)) spots.push(spot)
  })
  return spots.length === 0 ? [] : trees(spots, 3.4, 5, hand)
}

export function bridge(points: readonly Point[], { width = 1.5 }: TerrainData): readonly Stroke[] {
  const d = line(points)
  const band = Math.min(width, 1) * PER_INCH * 0.8
  return [
    { as: 'wall-shadow', d: line(points.map(([x, y]): Point => [x + 2, y + 3])), width: band },
    { as: 'bridge-edge', d, width: band },
    { as: 'bridge', d, width: band - 4.5 },
    { as: 'planks', d, width: band - 5 },
  ]
}

export const wall = (points: readonly Point[]): readonly Stroke[] => [
  { as: 'wall-shadow', d: line(points.map(([x, y]): Point => [x + 1.8, y + 2.4])), width: 5.5 },
  { as: 'wall', d: line(points), width: 5.5 },
  { as: 'wall-stones', d: line(points), width: 3.6 },
  { as: 'wall-top', d: line(points.map(([x, y]): Point => [x - 0.6, y - 0.8])), width: 1 },
]

export const sunken = (points: readonly Point[], piece: TerrainData): readonly Stroke[] => {
  const band = (piece.width ?? 0.5) * PER_INCH
  return [...road(points, piece), { as: 'sunken', d: line(points), width: band + 5 }]
}

/** A stream that winds a little inside its course, its banks, and the light on it. */
export function stream(points: readonly Point[], { width = 0.5 }: TerrainData, hand: Hand): readonly Stroke[] {
  const band = width * PER_INCH
  const course = along(points, 24)
  const bend = course.map(([x, y], i): Point => {
    const [nx, ny] = course[Math.min(i + 1, course.length - 1)]!
    const [px, py] = course[Math.max(i - 1, 0)]!
    const far = Math.hypot(nx - px, ny - py) || 1
    const off = i === 0 || i === course.length - 1 ? 0 : Math.sin(i * 0.9) * band * 0.16 + hand(-1, 1)
    return [x - ((ny - py) / far) * off, y + ((nx - px) / far) * off]
  })
  const d = flowing(bend)
  let reeds = ''
  for (const [x, y] of bend) {
    if (hand(0, 1) < 0.5) continue
    const side = hand(0, 1) < 0.5 ? -1 : 1
    const at = x + side * (band / 2 + 2.5)
    reeds += `M${xy([at, y])}l${xy([-1.2, -4])}M${xy([at + 1.4, y])}l${xy([0.4, -4.8])}M${xy([at + 2.8, y])}l${xy([1.4, -3.8])}`
  }
  return [
    { as: 'meadow', d, width: band + 15 },
    { as: 'bank', d, width: band + 2.6 },
    { as: 'water', d, width: band },
    { as: 'deep', d, width: band * 0.5 },
    { as: 'ripple', d: flowing(bend.map(([x, y]): Point => [x - band * 0.2 + hand(-0.8, 0.8), y])) },
    { as: 'reeds', d: reeds },
  ]
}
