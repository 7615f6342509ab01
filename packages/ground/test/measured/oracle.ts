/**
 * What the table should answer, worked out slowly in fractions of whole numbers of any size. Shares no code with what it
 * judges, and as far as possible no method: ground in common is found by cutting one polygon out of the other, distances by
 * trying every pair of edges.
 */
export type Point = readonly [x: Fraction, y: Fraction]
export type Polygon = readonly Point[]

export class Fraction {
  readonly n: bigint
  readonly d: bigint
  constructor(n: bigint, d = 1n) {
    if (d === 0n) throw new Error('nothing is divided by nought')
    this.n = d < 0n ? -n : n
    this.d = d < 0n ? -d : d
  }
  plus(o: Fraction): Fraction {
    return new Fraction(this.n * o.d + o.n * this.d, this.d * o.d)
  }
  minus(o: Fraction): Fraction {
    return new Fraction(this.n * o.d - o.n * this.d, this.d * o.d)
  }
  times(o: Fraction): Fraction {
    return new Fraction(this.n * o.n, this.d * o.d)
  }
  by(o: Fraction): Fraction {
    return new Fraction(this.n * o.d, this.d * o.n)
  }
  compare(o: Fraction): number {
    const gap = this.n * o.d - o.n * this.d
    return gap < 0n ? -1 : gap > 0n ? 1 : 0
  }
  sign(): number {
    return this.n < 0n ? -1 : this.n > 0n ? 1 : 0
  }
  get near(): number {
    return Number((this.n * 1_000_000n) / this.d) / 1_000_000
  }
}

export const whole = (n: number): Fraction => new Fraction(BigInt(n))
export const NOUGHT = whole(0)
const ONE = whole(1)

export function polygon(corners: readonly number[]): Polygon {
  const points: Point[] = []
  for (let k = 0; k < corners.length; k += 2) points.push([whole(corners[k]!), whole(corners[k + 1]!)])
  return points
}
export const point = (x: number, y: number): Point => [whole(x), whole(y)]

/** Twice the area of a triangle; above nought when its corners run against the clock. */
export const area2 = (a: Point, b: Point, c: Point): Fraction =>
  b[0]
    .minus(a[0])
    .times(c[1].minus(a[1]))
    .minus(b[1].minus(a[1]).times(c[0].minus(a[0])))

const between = (a: Point, b: Point, t: Fraction): Point => [
  a[0].plus(b[0].minus(a[0]).times(t)),
  a[1].plus(b[1].minus(a[1]).times(t)),
]

export const edges = (p: Polygon): [Point, Point][] => p.map((from, k) => [from, p[(k + 1) % p.length]!])

/** What of a polygon lies to the right of a line, or on it. */
export function cutBy(p: Polygon, from: Point, to: Point): Polygon {
  const kept: Point[] = []
  for (const [a, b] of edges(p)) {
    const [left, right] = [area2(from, to, a), area2(from, to, b)]
    if (left.sign() <= 0) kept.push(a)
    if (left.sign() * right.sign() < 0) kept.push(between(a, b, left.by(left.minus(right))))
  }
  return kept
}

/** The ground two clockwise polygons have in common. */
export const common = (a: Polygon, b: Polygon): Polygon => edges(b).reduce((rest, [s, e]) => cutBy(rest, s, e), a)

export function area(p: Polygon): Fraction {
  let sum = NOUGHT
  for (let k = 1; k + 1 < p.length; k++) sum = sum.minus(area2(p[0]!, p[k]!, p[k + 1]!))
  return sum
}

/** The square of the distance of a point from a stretch. */
export function square(p: Point, a: Point, b: Point): Fraction {
  const [ex, ey] = [b[0].minus(a[0]), b[1].minus(a[1])]
  const length = ex.times(ex).plus(ey.times(ey))
  let t = NOUGHT
  if (length.sign() > 0) {
    t = ex
      .times(p[0].minus(a[0]))
      .plus(ey.times(p[1].minus(a[1])))
      .by(length)
    if (t.sign() < 0) t = NOUGHT
    if (t.compare(ONE) > 0) t = ONE
  }
  const at = between(a, b, t)
  const [dx, dy] = [p[0].minus(at[0]), p[1].minus(at[1])]
  return dx.times(dx).plus(dy.times(dy))
}

/** Whether two stretches have a point in common. */
export function stretchesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [p, q] = [area2(a, b, c).sign(), area2(a, b, d).sign()]
  const [r, s] = [area2(c, d, a).sign(), area2(c, d, b).sign()]
  if (p * q < 0 && r * s < 0) return true
  const on = (x: Point, u: Point, v: Point): boolean => square(x, u, v).sign() === 0
  return on(c, a, b) || on(d, a, b) || on(a, c, d) || on(b, c, d)
}

export const isIn = (p: Polygon, x: Point): boolean => edges(p).every(([s, e]) => area2(s, e, x).sign() <= 0)

export const meet = (a: Polygon, b: Polygon): boolean =>
  isIn(a, b[0]!) || isIn(b, a[0]!) || edges(a).some(([s, e]) => edges(b).some(([u, v]) => stretchesMeet(s, e, u, v)))

/** The square of the distance of two polygons. */
export function squareApart(a: Polygon, b: Polygon): Fraction {
  if (meet(a, b)) return NOUGHT
  const all = [...a.flatMap(x => edges(b).map(([s, e]) => square(x, s, e)))]
  all.push(...b.flatMap(x => edges(a).map(([s, e]) => square(x, s, e))))
  return all.reduce((least, one) => (one.compare(least) < 0 ? one : least))
}

export const squareFrom = (x: Point, p: Polygon): Fraction =>
  area(p).sign() > 0 && isIn(p, x)
    ? NOUGHT
    : edges(p)
        .map(([s, e]) => square(x, s, e))
        .reduce((least, one) => (one.compare(least) < 0 ? one : least))

/** Whether two polygons overlap by more than `give` across every edge of either. */
export function overlapBeyond(a: Polygon, b: Polygon, give: number): boolean {
  const isDeep = (edge: [Point, Point], other: Polygon): boolean => {
    const [s, e] = edge
    const [ex, ey] = [e[0].minus(s[0]), e[1].minus(s[1])]
    const length = ex.times(ex).plus(ey.times(ey))
    return other.some(x => {
      const depth = NOUGHT.minus(area2(s, e, x))
      return depth.sign() > 0 && depth.times(depth).compare(whole(give * give).times(length)) > 0
    })
  }
  return edges(a).every(edge => isDeep(edge, b)) && edges(b).every(edge => isDeep(edge, a))
}

/** Whether the inside of a polygon lies on the way between two points: the part of the way inside is longer than a point. */
export function runsThrough(a: Point, b: Point, p: Polygon): boolean {
  let [low, high] = [NOUGHT, ONE]
  for (const [s, e] of edges(p)) {
    const [u, v] = [area2(s, e, a), area2(s, e, b)]
    if (u.sign() >= 0 && v.sign() >= 0) return false
    const t = u.sign() === v.sign() ? undefined : u.by(u.minus(v))
    if (t === undefined) continue
    if (u.sign() > 0 && t.compare(low) > 0) low = t
    if (v.sign() > 0 && t.compare(high) < 0) high = t
  }
  return low.compare(high) < 0
}

/** The convex hull, clockwise, by walking round it. */
export function hullOf(points: readonly Point[]): Point[] {
  const isSame = (a: Point, b: Point): boolean => a[0].compare(b[0]) === 0 && a[1].compare(b[1]) === 0
  const first = points.reduce((a, b) => {
    const order = b[0].compare(a[0]) || b[1].compare(a[1])
    return order < 0 ? b : a
  })
  const found = [first]
  for (;;) {
    const from = found.at(-1)!
    let next: Point | undefined
    for (const each of points) {
      if (isSame(each, from)) continue
      const side = next === undefined ? 1 : area2(from, next, each).sign()
      const isFarther = side === 0 && square(each, from, from).compare(square(next!, from, from)) > 0
      if (side > 0 || isFarther) next = each
    }
    if (next === undefined || isSame(next, first)) return found
    found.push(next)
  }
}

/** The square a span [n, m, k] stands for. */
export const squareOf = ([n, m, k]: readonly [number, number, number]): Fraction =>
  new Fraction(BigInt(n) * BigInt(n) * BigInt(k), BigInt(m) * BigInt(m))

/** From which to which part of the way between two points it runs inside a polygon, if it does. */
export function partInside(a: Point, b: Point, p: Polygon): readonly [Fraction, Fraction] | undefined {
  if (!runsThrough(a, b, p)) return undefined
  // Every place where the way meets a border, in order: the inside is the stretch whose middle is inside.
  const cuts = [NOUGHT, ONE]
  for (const [s, e] of edges(p)) {
    const [u, v] = [area2(s, e, a), area2(s, e, b)]
    if (u.compare(v) !== 0) {
      const t = u.by(u.minus(v))
      if (t.sign() > 0 && t.compare(ONE) < 0) cuts.push(t)
    }
  }
  cuts.sort((x, y) => x.compare(y))
  const inside = cuts.filter((t, k) => {
    const next = cuts[k + 1]
    if (next === undefined || next.compare(t) === 0) return false
    return edges(p).every(([s, e]) => area2(s, e, between(a, b, t.plus(next).by(whole(2)))).sign() < 0)
  })
  const last = cuts.findLast(t => t.compare(inside.at(-1)!) === 0)!
  return [inside[0]!, cuts[cuts.lastIndexOf(last) + 1]!]
}

export const movedBy = (p: Polygon, dx: Fraction, dy: Fraction): Polygon => p.map(([x, y]) => [x.plus(dx), y.plus(dy)])
