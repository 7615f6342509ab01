/**
 * A distance without its root: the **span** [n, m, k] stands for the square n² · k / m². Spans are compared exactly, whatever
 * their size.
 */
export type Span = [n: number, m: number, k: number]

export const span = (n: number = 0, m: number = 1, k: number = 1): Span => [n, m, k]

/** No distance at all. */
export const NOUGHT: Readonly<Span> = [0, 1, 1]
/** Farther than everything. */
export const BEYOND: Readonly<Span> = [1, 0, 1]

/** Below nought when a is the shorter, above when b is. Numbers within a hair of each other are compared as whole numbers. */
export function compareSpans(a: Readonly<Span>, b: Readonly<Span>): number {
  const left = a[0] * a[0] * a[2] * b[1] * b[1]
  const right = b[0] * b[0] * b[2] * a[1] * a[1]
  const gap = left - right
  // Products that small are whole numbers without rounding, and so is what lies between them.
  if (left <= Number.MAX_SAFE_INTEGER && right <= Number.MAX_SAFE_INTEGER) return gap
  // Seven roundings of at most 2⁻⁵³ each stay far below this.
  if (gap > left * 1e-14 || -gap > right * 1e-14) return gap
  const [n, m, k] = [BigInt(a[0]), BigInt(a[1]), BigInt(a[2])]
  const [p, q, l] = [BigInt(b[0]), BigInt(b[1]), BigInt(b[2])]
  const exact = n * n * k * q * q - p * p * l * m * m
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}

/** The sign of a·b + c·d, exactly. */
export function signOfSum(a: number, b: number, c: number, d: number): number {
  const left = a * b
  const right = c * d
  const sum = left + right
  if (Math.abs(sum) > (Math.abs(left) + Math.abs(right)) * 1e-15) return sum
  const exact = BigInt(a) * BigInt(b) + BigInt(c) * BigInt(d)
  return exact < 0n ? -1 : exact > 0n ? 1 : 0
}

export function copySpan(from: Readonly<Span>, to: Span): void {
  to[0] = from[0]
  to[1] = from[1]
  to[2] = from[2]
}

/** Points, as a fraction: to show, never to decide. */
export const shownLength = (a: Readonly<Span>): number => (Math.abs(a[0]) / a[1]) * Math.sqrt(a[2])
