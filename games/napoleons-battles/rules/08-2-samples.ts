/** The arguments of legs: their shapes, a sample worth offering, and values near the edge for the tests every game passes. */
import { direction as asDirection, eastOf, nearestFew, northOf } from '@bivouac/ground/measured'
import type { Flow, Json, OpenOffer, Pick, Verdict } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import type { FrameOf, Napoleon, T } from '../state.ts'
import { FULL, HALF_TURN, INCH, MARCH, SQUARE } from '../words.ts'
import type { Ahead } from './08-2-ahead.ts'
import { meeting } from './08-4-contact.ts'

type March = FrameOf<'march'>

export const MOST = 60 * INCH
export const isWhole = (v: unknown, low: number, high: number): v is number =>
  Number.isInteger(v) && (v as number) >= low && (v as number) <= high
export const isDistance = (arg: Json | undefined): arg is number => isWhole(arg, 1, MOST)
export const isSigned = (arg: Json | undefined): arg is number => isWhole(arg, -MOST, MOST) && arg !== 0
export const isTurn = (arg: Json | undefined): arg is number => isWhole(arg, -1800, 1800) && arg !== 0
export const isPair =
  (low: number, high: number, least: number, most: number) =>
  (arg: Json | undefined): arg is readonly number[] =>
    Array.isArray(arg) && arg.length === 2 && isWhole(arg[0], low, high) && isWhole(arg[1], least, most)
export const isFormArg = (arg: Json | undefined): arg is number => isWhole(arg, 0, 95) && (arg as number) % 8 <= MARCH
export const isSpot = isPair(-32_767, 32_767, -32_767, 32_767)

const LADDER = [1, 2, 3, 4, 6, 8, 12, 16, 20, 24]
/** Whole inches below the most, and the most. */
function ladder(most: number): number[] {
  const out: number[] = []
  for (let k = 0; k < LADDER.length && LADDER[k]! * INCH < most; k++) out.push(LADDER[k]! * INCH)
  if (most > 0) out.push(most)
  return out
}
/** In order and each but once. Lists here are short and nearly in order: each is put where it belongs. */
export function ascending(list: readonly number[]): number[] {
  const out: number[] = []
  for (let k = 0; k < list.length; k++) {
    const each = list[k]!
    let at = out.length
    while (at > 0 && out[at - 1]! > each) at--
    if (at > 0 && out[at - 1] === each) continue
    out.push(each)
    for (let n = out.length - 1; n > at; n--) out[n] = out[n - 1]!
    out[at] = each
  }
  return out
}

/** Forward: the ladder, and up to just over an inch from the first enemy ahead. */
export function distances(t: T, f: March, c: Ahead): number[] {
  if (isGeneral(c.field, f.unit)) return []
  const most = Math.min(MOST, c.reach)
  const out = ladder(most)
  const { who, distance } = meeting(t, f, 0, c)
  if (who >= 0 && distance > INCH + 4) out.push(Math.min(most, distance - INCH - 4))
  return ascending(out)
}
export function turns(t: T, f: March, c: Ahead): number[] {
  if (isGeneral(c.field, f.unit) || t.s.form[f.unit] === SQUARE) return []
  const out = [-900, -600, -450, -300, -150, 150, 300, 450, 600, 900]
  for (const enemy of nearestFew(c.table, f.unit, c.table, c.enemies, 2)) {
    const to = asDirection(t.s.facing[enemy]! + HALF_TURN - t.s.facing[f.unit]!)
    const turn = to > HALF_TURN ? to - FULL : to
    if (turn !== 0 && Math.abs(turn) <= 900) out.push(turn)
  }
  return ascending(out)
}
const byBoth = (list: number[][]): number[][] => list.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)

export function rides(t: T, f: March, c: Ahead): number[][] {
  const { s } = t
  if (!isGeneral(c.field, f.unit)) return []
  const out = new Map<string, number[]>()
  const add = (x: number, y: number): void => void out.set(`${x} ${y}`, [x, y])
  for (const dir of [0, 900, 1800, 2700])
    for (const inches of [3, 8])
      add(s.x[f.unit]! + eastOf(0, inches * INCH, dir), s.y[f.unit]! + northOf(0, inches * INCH, dir))
  return byBoth([...out.values()])
}

type Leg<A extends Json> = Omit<OpenOffer<Napoleon, March, A, Ahead>, 'probe'> & {
  readonly probe?: OpenOffer<Napoleon, March, A, Ahead>['probe']
}
/** A leg with a number or two: probed a few points beside its sample, where what is legal ends. */
export const leg = <A extends Json>(o: Leg<A>): OpenOffer<Napoleon, March, A, Ahead> => ({
  probe: (t, f, c, pick) => beside(o.over(t, f, c), o.accepts, pick),
  ...o,
})
function beside<A extends Json>(sample: readonly A[], accepts: (arg: Json | undefined) => arg is A, pick: Pick): A {
  const near = (n: number): number => n + pick(9) - 4
  const from: Json = sample.length > 0 && pick(4) > 0 ? sample[pick(sample.length)]! : [pick(MOST), pick(MOST)]
  const tried: Json =
    typeof from === 'number' ? near(from) : Array.isArray(from) ? from.map(n => near(n as number)) : from
  // What is nearest to the sample and of the right shape; one of these always is.
  const fallbacks: readonly Json[] = [tried, pick(28), 1, [1, 1], [0, 1]]
  return fallbacks.find(each => accepts(each)) as A
}
/** A leg without an argument. */
export const quiet = (o: {
  check: readonly ((t: T, f: March, arg: undefined, c: Ahead) => Verdict)[]
  take: (t: T, f: March) => Flow<Napoleon>
}) => o
