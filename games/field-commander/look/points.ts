/** Points and pens: the few things every drawing here needs. */
export type Point = readonly [x: number, y: number]

/** One pen of the engraver: `as` names how it is inked (class `fc-…`), `d` is an SVG path. */
export interface Stroke {
  readonly as: string
  readonly d: string
}

/** A hand that shakes the same way every time, so that a map looks the same on every screen and after every redraw. */
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

/** One decimal is a tenth of a pixel on the largest board: more would only lengthen the page. */
export const at = (value: number): number => Math.round(value * 10) / 10
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

export const far = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Points every so often along a line, ends included. */
export function along(points: readonly Point[], every: number): readonly Point[] {
  const out: Point[] = []
  for (const [i, a] of points.entries()) {
    const b = points[i + 1]
    if (b === undefined) {
      out.push(a)
      break
    }
    const pieces = Math.max(1, Math.round(far(a, b) / every))
    for (let k = 0; k < pieces; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces])
  }
  return out
}
