/** Points and pens: the few things every drawing here needs. */
export type Point = readonly [x: number, y: number]

/** A hand that shakes the same way every time, so that the map looks the same on every screen and after every redraw. */
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
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A curve through the middles of these points, from the first to the last. */
export function flowing(points: readonly Point[]): string {
  if (points.length < 3) return line(points)
  let d = `M${xy(points[0]!)}L${xy(middle(points[0]!, points[1]!))}`
  for (let i = 1; i < points.length - 1; i++) d += `Q${xy(points[i]!)} ${xy(middle(points[i]!, points[i + 1]!))}`
  return `${d}L${xy(points.at(-1)!)}`
}

/** From a flat list of pairs. */
export const pairs = (flat: readonly number[], scale = 1): readonly Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[2 * i]! * scale, flat[2 * i + 1]! * scale])

/** Is the point inside the ring? Even-odd rule. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
