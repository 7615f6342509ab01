/** Points and pens: the few things every drawing here needs. */
export type Point = readonly [x: number, y: number]

/** Units of the picture to an inch of the table. */
export const PER_INCH = 24

/** A hand that shakes the same way every time, so that a field looks the same on every screen and after every redraw. */
export type Hand = (from: number, to: number) => number
export function handFor(purpose: number): Hand {
  let state = Math.imul(purpose + 7, 0x9e3779b1) ^ 0x85ebca6b || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 4; warm++) next()
  return (from, to) => from + next() * (to - from)
}

const at = (value: number): number => Math.round(value * 10) / 10
export const xy = ([x, y]: Point): string => `${at(x)} ${at(y)}`
export const line = (points: readonly Point[]): string => (points.length === 0 ? '' : `M${points.map(xy).join('L')}`)
export const closed = (points: readonly Point[]): string => `${line(points)}Z`

/** An ellipse as a path, turned by so many degrees. */
export function oval([x, y]: Point, rx: number, ry: number, turn = 0): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const a: Point = [x - rx * c, y - rx * s]
  const b: Point = [x + rx * c, y + rx * s]
  const arc = `A${at(rx)} ${at(ry)} ${turn} 1 1`
  return `M${xy(a)}${arc} ${xy(b)}${arc} ${xy(a)}Z`
}

/** A rectangle round a point, turned by so many degrees. */
export function slab([x, y]: Point, width: number, height: number, turn = 0): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const corner = (dx: number, dy: number): Point => [x + dx * c - dy * s, y + dx * s + dy * c]
  const [w, h] = [width / 2, height / 2]
  return closed([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)])
}

/** Is the point inside the ring? Even-odd rule. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Points every so often along a line, ends included. */
export function along(points: readonly Point[], every: number): readonly Point[] {
  const out: Point[] = []
  points.forEach((a, i) => {
    const b = points[i + 1]
    if (b === undefined) {
      out.push(a)
      return
    }
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / every))
    for (let k = 0; k < pieces; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces])
  })
  return out
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
/** A curve through the middles of these points, from the first to the last. */
export function flowing(points: readonly Point[]): string {
  if (points.length < 3) return line(points)
  let d = `M${xy(points[0]!)}L${xy(middle(points[0]!, points[1]!))}`
  for (let i = 1; i < points.length - 1; i++) d += `Q${xy(points[i]!)} ${xy(middle(points[i]!, points[i + 1]!))}`
  return `${d}L${xy(points.at(-1)!)}`
}

/** One pen: `as` names how it is inked (class `nb-…`), `d` is a path. */
export interface Stroke {
  readonly as: string
  readonly d: string
  readonly width?: number
}

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]
export const shrunk = (ring: readonly Point[], part: number): readonly Point[] => {
  const [cx, cy] = middleOf(ring)
  return ring.map(([x, y]): Point => [cx + (x - cx) * part, cy + (y - cy) * part])
}
/** A closed curve through the middles of the sides of a ring. */
export function smooth(ring: readonly Point[]): string {
  const half = (i: number): Point => middle(ring[i % ring.length]!, ring[(i + 1) % ring.length]!)
  let d = `M${xy(half(0))}`
  for (let i = 1; i <= ring.length; i++) d += `Q${xy(ring[i % ring.length]!)} ${xy(half(i))}`
  return `${d}Z`
}

/** Spots strewn over an area, about `apart` from each other and `margin` inside its edge. */
export function strewn(ring: readonly Point[], apart: number, margin: number, hand: Hand): readonly Point[] {
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
