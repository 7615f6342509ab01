/** The open ground: a quilt of fields round towns and roads, meadow elsewhere, so that an empty table is not a blank one. */
import type { ScenarioData } from '../scenario.ts'
import {
  closed,
  type Hand,
  handFor,
  line,
  middleOf,
  oval,
  PER_INCH,
  type Point,
  type Stroke,
  shrunk,
  strewn,
  xy,
} from './pens.ts'

const [WIDE, DEEP] = [5.2, 4.3]

/** How near to people: 1 beside a town or a road, nought far away. */
function nearness([x, y]: Point, data: ScenarioData): number {
  const [, height] = data.table
  let best = 0
  for (const { kind, at } of data.terrain ?? []) {
    const reach = kind === 'town' ? 9 : kind === 'road' ? 7 : 0
    if (reach === 0) continue
    at.forEach(([ax, ay], i) => {
      const [bx, by] = at[(i + 1) % at.length]!
      if (kind === 'road' && i === at.length - 1) return
      const [px, py] = [x / PER_INCH, height - y / PER_INCH]
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
      const along = Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
      const far = Math.hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay))
      best = Math.max(best, 1 - far / reach)
    })
  }
  return best
}

/** Lines across a field, from edge to edge of its own shape, at a slant. */
function furrows(ring: readonly Point[], every: number, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const turned = ring.map(([x, y]): Point => [x * c + y * s, -x * s + y * c])
  const ys = turned.map(([, y]) => y)
  let d = ''
  for (let y = Math.min(...ys) + every; y < Math.max(...ys) - 1; y += every) {
    const cuts: number[] = []
    turned.forEach(([ax, ay], i) => {
      const [bx, by] = turned[(i + 1) % turned.length]!
      if (ay > y !== by > y) cuts.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
    })
    if (cuts.length < 2) continue
    const [from, to] = [Math.min(...cuts) + 1.5, Math.max(...cuts) - 1.5]
    if (to > from)
      d += line([
        [from * c - y * s, from * s + y * c],
        [to * c - y * s, to * s + y * c],
      ])
  }
  return d
}

const CROPS = ['wheat', 'wheat', 'green', 'plough', 'meadow-field', 'orchard'] as const

export function fields(data: ScenarioData): readonly Stroke[] {
  const [width, height] = data.table
  const hand = handFor(Math.round(width * 7 + height))
  const [columns, rows] = [Math.ceil(width / WIDE) + 1, Math.ceil(height / DEEP) + 1]
  const corner = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from(
      { length: columns + 1 },
      (_, c): Point => [
        (c * WIDE - WIDE / 2 + hand(-1.3, 1.3)) * PER_INCH,
        (r * DEEP - DEEP / 2 + hand(-1.1, 1.1)) * PER_INCH,
      ],
    ),
  )
  const made = new Map<string, string>()
  const add = (as: string, d: string): void => void made.set(as, (made.get(as) ?? '') + d)
  const ground: Stroke[] = []
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const ring = [corner[r]![c]!, corner[r]![c + 1]!, corner[r + 1]![c + 1]!, corner[r + 1]![c]!]
      const wish = hand(0, 1)
      const pick = CROPS[Math.floor(hand(0, CROPS.length))]!
      const turn = hand(-0.5, 0.5) + (hand(0, 1) < 0.4 ? Math.PI / 2 : 0)
      if (wish > 0.12 + 0.95 * nearness(middleOf(ring), data)) {
        if (wish < 0.55) add('patch', closed(shrunk(ring, hand(0.8, 1.1))))
        continue
      }
      const inner = shrunk(ring, 0.955)
      add(pick, closed(inner))
      if (pick === 'orchard') orchard(inner, add, hand)
      else if (pick !== 'meadow-field') add(`${pick}-rows`, furrows(inner, pick === 'plough' ? 4.2 : 5.6, turn))
      if (hand(0, 1) < 0.5) add('balk', closed(inner))
      else bushes(inner, Math.floor(hand(0, 4)), add, hand)
    }
  for (const as of ['patch', 'wheat', 'green', 'plough', 'meadow-field', 'orchard'])
    if (made.has(as)) ground.push({ as: `field nb-${as}`, d: made.get(as)! })
  for (const as of ['wheat-rows', 'green-rows', 'plough-rows'])
    if (made.has(as)) ground.push({ as: `rows nb-${as}`, d: made.get(as)! })
  for (const as of ['balk', 'grass', 'tree-shadow', 'bush', 'bush-light'])
    if (made.has(as) || as === 'grass') ground.push({ as, d: as === 'grass' ? grass(data, hand) : made.get(as)! })
  return ground
}
type Add = (as: string, d: string) => void
function orchard(ring: readonly Point[], add: Add, hand: Hand): void {
  for (const [x, y] of strewn(ring, 15, 6, (from, to) => hand(from * 0.2, to * 0.2))) {
    add('tree-shadow', oval([x + 1.6, y + 2], 3.2, 2.9))
    add('bush', oval([x, y], 3.2, 3))
    add('bush-light', oval([x - 1, y - 1.1], 1.3, 1.1))
  }
}
/** A hedge with a few trees along one side of a field. */
function bushes(ring: readonly Point[], side: number, add: Add, hand: Hand): void {
  const [a, b] = [ring[side]!, ring[(side + 1) % ring.length]!]
  const count = Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7)
  for (let k = 0; k <= count; k++) {
    if (hand(0, 1) < 0.3) continue
    const at: Point = [
      a[0] + ((b[0] - a[0]) * k) / count + hand(-1, 1),
      a[1] + ((b[1] - a[1]) * k) / count + hand(-1, 1),
    ]
    const size = hand(0, 1) < 0.14 ? hand(4, 5.4) : hand(1.8, 2.8)
    add('tree-shadow', oval([at[0] + size * 0.4, at[1] + size * 0.5], size, size * 0.9))
    add('bush', oval(at, size, size * 0.92))
    add('bush-light', oval([at[0] - size * 0.3, at[1] - size * 0.32], size * 0.4, size * 0.34))
  }
}
/** Blades of grass, in threes. */
function grass({ table: [width, height] }: ScenarioData, hand: Hand): string {
  let d = ''
  for (let y = 12; y < height * PER_INCH; y += 26)
    for (let x = 12; x < width * PER_INCH; x += 30) {
      if (hand(0, 1) < 0.45) continue
      const at: Point = [x + hand(-13, 13), y + hand(-11, 11)]
      d += `M${xy(at)}l${xy([-1.4, -3.4])}M${xy([at[0] + 1.6, at[1]])}l${xy([0.2, -4.2])}M${xy([at[0] + 3.2, at[1]])}l${xy([1.5, -3.2])}`
    }
  return d
}
