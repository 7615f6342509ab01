/** Points, pens and a steady hand: what every drawing here is made with. Hundredths of an inch on the board. */
export type Point = readonly [x: number, y: number]

/** One pen of the engraver: `as` names how it is inked (class `mg-…`), `d` is an SVG path on the board. */
export interface Stroke {
  readonly as: string
  readonly d: string
}

/** Half a unit is a quarter of a pixel on a large screen: more digits would only lengthen the page. */
const short = (value: number): number => Math.round(value * 2) / 2
export const xy = ([x, y]: Point): string => `${short(x)} ${short(y)}`
export const line = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`
export const polygon = (points: readonly Point[]): string => `${line(points)}Z`

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
]
/** From `a` so far along a direction and so far to the right hand of it. */
export const step = (a: Point, along: Point, far: number, aside = 0): Point => [
  a[0] + along[0] * far - along[1] * aside,
  a[1] + along[1] * far + along[0] * aside,
]
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])
export function direction(a: Point, b: Point): Point {
  const far = distance(a, b) || 1
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far]
}
export const degrees = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI
/** The same line, turned so that what is written along it never stands on its head. */
export const upright = (angle: number): number => (angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle)

/** A smooth line through all its points. */
export function flowing(points: readonly Point[], bend = 0.5): string {
  let d = `M${xy(points[0]!)}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b]
    // Handles no longer than a third of the stretch: neighbours of very different length must not make loops.
    const reach = (distance(a, b) * bend) / 1.5
    const out = step(a, direction(before, b), reach)
    const into = step(b, direction(a, after), -reach)
    d += `C${xy(out)} ${xy(into)} ${xy(b)}`
  }
  return d
}

/** A drawing made of absolute M, L, Q, C and Z, carried to another place. */
export function placed(d: string, [x, y]: Point, angle = 0, size = 1): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => {
    const [px, py] = [Number(left), Number(top)]
    return `${Math.round((x + px * cos - py * sin) * 10) / 10} ${Math.round((y + px * sin + py * cos) * 10) / 10}`
  })
}

/** A disc round the origin, in the commands that `placed` understands. */
export function disc(r: number, [x, y]: Point = [0, 0]): string {
  const k = Math.round(r * 55.2) / 100
  return `M${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}Z`
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline.at(i - 1)!
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}
/** How far a point lies from a straight stretch. */
export function clearance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)
  return distance(point, between(a, b, Math.max(0, Math.min(1, part))))
}

/** A hand that shakes the same way every time, so that the field looks the same on every screen and after every redraw. */
export type Hand = (from: number, to: number) => number
export function handFor(purpose: number): Hand {
  let state = Math.imul(purpose + 7, 0x9e3779b1) || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let warm = 0; warm < 4; warm++) next()
  return (from, to) => from + next() * (to - from)
}
