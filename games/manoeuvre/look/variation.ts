/**
 * A hand that shakes the same way every time: squares of one terrain differ from each other, and the same square looks
 * the same on every screen and after every redraw.
 */
export type Hand = (from: number, to: number) => number

export function handFor(square: number, purpose: number): Hand {
  let state = Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(purpose + 7, 0x85ebca6b) || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 4; warm++) next()
  return (from, to) => from + next() * (to - from)
}

export type Point = readonly [x: number, y: number]

/** One pen of the engraver: `as` names how it is inked (class `mn-…`), `d` is an SVG path in a square of 100 × 100. */
export interface Stroke {
  readonly as: string
  readonly d: string
}

/** One decimal is a tenth of a pixel on the largest board: more would only lengthen the page. */
export const at = (value: number): number => Math.round(value * 10) / 10
export const xy = ([x, y]: Point): string => `${at(x)} ${at(y)}`

export const line = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A closed curve that rounds the corners of these points. */
export function rounded(points: readonly Point[]): string {
  let d = `M${xy(middle(points.at(-1)!, points[0]!))}`
  points.forEach((point, index) => {
    d += `Q${xy(point)} ${xy(middle(point, points[(index + 1) % points.length]!))}`
  })
  return `${d}Z`
}

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]
