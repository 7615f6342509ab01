/**
 * Combat counted out exactly, from modifiers and numbers alone: what the page’s odds, the value of a charge and every computer player read. The
 * procedures of chapters 10, 11, 14.3 and 15.3 stay the judge: a test plays them thousands of times against this table.
 */
import { basesFor } from '../field.ts'
import { clampDie } from '../rules/01-dice.ts'
import { lossOfTie } from '../rules/15-steadiness.ts'
import { cut, MOST, SIDES_OF_DIE } from './tables.ts'

/** One side of a combat: its main unit, which pays (10.2), and the bases beside it, which count (10.3.7). */
export interface Fighter {
  /** 10.3 Everything but numbers and the disorder that arises in this combat. */
  readonly modifier: number
  readonly figures: number
  readonly dispersal: number
  /** 2.2.3 Of a battery or wagon train: it routs with the first figure. */
  readonly disorder: number
  readonly rout: number
  /** It is disordered or routed already: that is in the modifier. */
  readonly shaken: boolean
  readonly routed: boolean
  readonly mounted: boolean
  /** 10.5.1 Cavalry against a square or cover loses at most one figure a round. */
  readonly capped: boolean
  readonly guns: boolean
  /** Bases of its side beside its own. */
  readonly beside: number
  /** 14.3.2.1-2 Control and general, as a withdrawal counts them. */
  readonly control: number
  /** 14.3 It moved into the contact: of two disordered units it is the one that has to withdraw. */
  readonly attacker: boolean
  /** 14.5.5.1 A detachment does not withdraw. */
  readonly stays: boolean
}
/** The rules of a table that change what comes of a round. */
export interface Customs {
  /** 10.2.1 A figure each, or 15.3 by the modifiers of both together, or of each by itself. */
  readonly ties: 'one' | 'both' | 'each'
  /** 14.3 */
  readonly withdrawal: boolean
}
/** How a combat of two ends: chances by side, figures lost on average. */
export interface Duel {
  readonly routs: readonly [number, number]
  readonly gone: readonly [number, number]
  /** Both stand, and cavalry goes back (8.6.2.1) or somebody withdraws (14.3). */
  readonly parts: number
  /** Of that, by side: it has withdrawn, and the other has the field. */
  readonly yields: readonly [number, number]
  readonly losses: readonly [number, number]
}

interface Round {
  readonly a: number
  readonly b: number
  readonly p: number
}
const rounds = new Map<number, readonly Round[]>()
/** 10.2.1, 10.2.2, 10.5.2 What one round takes from each, with its chance. */
function roundOf(first: number, second: number, ties: readonly [number, number], capA: boolean, capB: boolean) {
  const key =
    ((((cut(first) + MOST) * 32 + cut(second) + MOST) * 4 + ties[0]) * 4 + ties[1]) * 4 +
    (capA ? 2 : 0) +
    (capB ? 1 : 0)
  const known = rounds.get(key)
  if (known !== undefined) return known
  const ways = new Map<number, number>()
  for (let i = 1; i <= SIDES_OF_DIE; i++)
    for (let j = 1; j <= SIDES_OF_DIE; j++) {
      const behind = clampDie(j + cut(second)) - clampDie(i + cut(first))
      const a = behind === 0 ? ties[0] : Math.max(0, behind)
      const b = behind === 0 ? ties[1] : Math.max(0, -behind)
      const pair = (capA ? Math.min(1, a) : a) * 16 + (capB ? Math.min(1, b) : b)
      ways.set(pair, (ways.get(pair) ?? 0) + 1)
    }
  const found: readonly Round[] = [...ways].map(([pair, count]) => ({ a: pair >> 4, b: pair & 15, p: count / 100 }))
  rounds.set(key, found)
  return found
}
function tiesOf(customs: Customs, first: number, second: number): readonly [number, number] {
  if (customs.ties === 'one') return ONE_EACH
  if (customs.ties === 'each') return [lossOfTie(first), lossOfTie(second)]
  const loss = lossOfTie(first + second)
  return [loss, loss]
}
const ONE_EACH = [1, 1] as const

/** 10.3.5 Disorder that arises in a combat counts from its next round on. */
const SHAKEN = -3
/** 10.3.7 Twice the bases +1, three times +2. */
const numbers = (own: number, his: number): number => Math.max(0, Math.floor(own / his) - 1)
const basesIn = (x: Fighter, figures: number): number => Math.max(1, (x.guns ? 0 : basesFor(figures)) + x.beside)

const STANDS = 0
const ROUTS = 1
const GOES = 2
const YIELDS = 3
type Came = readonly [number, number]

/** What is left of a fighter. */
interface Left {
  readonly figures: number
  readonly hurt: number
}
interface Pair {
  readonly a: Left
  readonly b: Left
}
/** 11.1.1, 11.2.1, 11.3.1 Losses in one combat never exceed the rout number. */
function hit(x: Fighter, { figures, hurt }: Left, wanted: number): { readonly left: Left; readonly came: number } {
  const lost = Math.min(wanted, x.guns ? wanted : Math.max(0, x.rout - hurt), figures)
  const left = { figures: figures - lost, hurt: hurt + lost }
  if (lost === 0) return { left, came: STANDS }
  if (left.figures <= x.dispersal) return { left, came: GOES }
  return { left, came: x.guns || left.hurt >= x.rout ? ROUTS : STANDS }
}
/** 10.4.1 A figure for the success; 10.4.2 the last one may be the end of the victor. */
const paid = (x: Fighter, { figures, hurt }: Left): { readonly left: Left; readonly came: number } => {
  const left = { figures: figures - 1, hurt }
  return { left, came: left.figures <= x.dispersal ? GOES : STANDS }
}

/** Beyond this neither a die nor a tie (15.3) is changed any more, whatever the other side has. */
const MOST_SUM = 31
const boundTo = (most: number, x: number): number => Math.max(-most, Math.min(most, x))
/** All there is to say of a fighter in one whole number of 47 bits. */
const keyOf = (x: Fighter): number =>
  ((((((x.figures * 128 + x.dispersal) * 128 + Math.min(127, x.beside)) * 16 + x.disorder) * 16 + x.rout) * 64 +
    boundTo(MOST_SUM, x.modifier) +
    MOST_SUM) *
    32 +
    boundTo(15, x.control) +
    15) *
    128 +
  (x.shaken ? 1 : 0) +
  (x.routed ? 2 : 0) +
  (x.mounted ? 4 : 0) +
  (x.capped ? 8 : 0) +
  (x.guns ? 16 : 0) +
  (x.attacker ? 32 : 0) +
  (x.stays ? 64 : 0)
const KINDS: readonly Customs['ties'][] = ['one', 'both', 'each']

const duels = new Map<number, Map<number, Duel>>()
const KEPT = 20_000
let kept = 0

/** 10.2 The whole combat of two. */
export function duel(a: Fighter, b: Fighter, customs: Customs): Duel {
  const first = keyOf(a) * 8 + KINDS.indexOf(customs.ties) + (customs.withdrawal ? 4 : 0)
  const second = keyOf(b)
  const known = duels.get(first)?.get(second)
  if (known !== undefined) return known
  if (++kept > KEPT) {
    duels.clear()
    kept = 1
  }
  const found = fought(a, b, customs)
  const row = duels.get(first)
  if (row === undefined) duels.set(first, new Map([[second, found]]))
  else row.set(second, found)
  return found
}

interface Sums {
  readonly routs: [number, number]
  readonly gone: [number, number]
  parts: number
  readonly yields: [number, number]
  readonly losses: [number, number]
}

function fought(a: Fighter, b: Fighter, customs: Customs): Duel {
  const sum: Sums = { routs: [0, 0], gone: [0, 0], parts: 0, yields: [0, 0], losses: [0, 0] }
  const pending = new Map<string, Pair & { p: number }>()
  const begin = (left: Left, right: Left, p: number): void => {
    const at = `${left.figures} ${left.hurt} ${right.figures} ${right.hurt}`
    const there = pending.get(at)
    if (there === undefined) pending.set(at, { a: left, b: right, p })
    else there.p += p
  }
  const ends = ({ a: left, b: right }: Pair, [first, second]: Came, p: number): void => {
    for (const [side, came] of [first, second].entries()) {
      if (came === ROUTS) sum.routs[side]! += p
      if (came === GOES) sum.gone[side]! += p
      if (came === YIELDS) sum.yields[side]! += p
    }
    if (!isBroken(first) && !isBroken(second)) sum.parts += p
    sum.losses[0]! += p * (a.figures - left.figures)
    sum.losses[1]! += p * (b.figures - right.figures)
  }
  begin({ figures: a.figures, hurt: 0 }, { figures: b.figures, hurt: 0 }, 1)
  // No round gives a figure back, so what is reached lies behind what it was reached from: one pass in the order of what is left.
  while (pending.size > 0) {
    const from = takeLargest(pending)
    const [first, second] = [sumFor(a, b, from.a, from.b), sumFor(b, a, from.b, from.a)]
    const all = roundOf(first, second, tiesOf(customs, first, second), a.capped, b.capped)
    // 15.3.1 A round that costs nobody anything is fought again, unless somebody goes back after it.
    const again = all.find(round => round.a === 0 && round.b === 0)
    const goesOn = again !== undefined && !a.mounted && !b.mounted && yielder(a, b, from, customs) < 0
    const share = goesOn ? 1 - again.p : 1
    if (share < 1e-9) {
      ends(from, [STANDS, STANDS], from.p)
      continue
    }
    for (const round of all) {
      if (goesOn && round === again) continue
      const p = (from.p * round.p) / share
      const after = settled(a, b, from, round)
      if (isBroken(after.came[0]) || isBroken(after.came[1]) || a.mounted || b.mounted) {
        ends(after, after.came, p)
        continue
      }
      const side = yielder(a, b, after, customs)
      if (side < 0) begin(after.a, after.b, p)
      else for (const way of withdrawn(a, b, after, side)) ends(way, way.came, p * way.p)
    }
  }
  return sum
}
const isBroken = (came: number): boolean => came === ROUTS || came === GOES

function takeLargest(pending: Map<string, Pair & { p: number }>): Pair & { p: number } {
  let [most, at] = [-1, '']
  for (const [key, each] of pending)
    if (each.a.figures + each.b.figures > most) [most, at] = [each.a.figures + each.b.figures, key]
  const from = pending.get(at)!
  pending.delete(at)
  return from
}

function sumFor(own: Fighter, his: Fighter, left: Left, right: Left): number {
  const shaken = !own.guns && !own.shaken && left.hurt >= own.disorder ? SHAKEN : 0
  return own.modifier + shaken + numbers(basesIn(own, left.figures), basesIn(his, right.figures))
}

/** 10.4.1 Both pay for the round; then whoever has driven the other off and still stands pays a figure for it, and may go with that. */
function settled(a: Fighter, b: Fighter, from: Pair, round: Round): Pair & { readonly came: Came } {
  const first = hit(a, from.a, round.a)
  const second = hit(b, from.b, round.b)
  if ((first.came === STANDS) === (second.came === STANDS))
    return { a: first.left, b: second.left, came: [first.came, second.came] }
  if (first.came === STANDS) {
    const { left, came } = paid(a, first.left)
    return { a: left, b: second.left, came: [came, second.came] }
  }
  const { left, came } = paid(b, second.left)
  return { a: first.left, b: left, came: [first.came, came] }
}

const isDisordered = (x: Fighter, { hurt }: Left): boolean => !x.routed && (x.shaken || (!x.guns && hurt >= x.disorder))
/** 14.3 Whose unit tries to withdraw after a round, −1 nobody’s; of two who have to, the first. */
function yielder(a: Fighter, b: Fighter, { a: left, b: right }: Pair, { withdrawal }: Customs): number {
  if (!withdrawal) return -1
  const [first, second] = [!a.stays && isDisordered(a, left), !b.stays && isDisordered(b, right)]
  if (first && second) return a.attacker ? 0 : b.attacker ? 1 : -1
  return first ? 0 : second ? 1 : -1
}

interface Way extends Pair {
  readonly came: Came
  readonly p: number
}
/** 14.3.1 Both roll: what the withdrawal costs, how it ends, and the figure it costs the other (14.3.1.3, 10.4.1). */
function withdrawn(a: Fighter, b: Fighter, from: Pair, side: number): Way[] {
  const [own, his] = side === 0 ? [a, b] : [b, a]
  const [left, right] = side === 0 ? [from.a, from.b] : [from.b, from.a]
  const [mine, other] = [scoreOf(own, left), scoreOf(his, right)]
  const ways = new Map<number, number>()
  for (let i = 1; i <= SIDES_OF_DIE; i++)
    for (let j = 1; j <= SIDES_OF_DIE; j++) {
      const behind = Math.max(0, clampDie(j + other) - clampDie(i + mine))
      ways.set(behind, (ways.get(behind) ?? 0) + 1)
    }
  return [...ways].map(([behind, count]) => {
    const gone = hit(own, left, behind)
    const price = paid(his, right)
    // 10.4.2 The victor’s last figure: whoever withdraws before him pays, too.
    const last = price.came === GOES && gone.came === STANDS ? paid(own, gone.left) : gone
    const came = last.came === STANDS ? YIELDS : last.came
    const p = count / 100
    return side === 0
      ? { a: last.left, b: price.left, came: [came, price.came] as const, p }
      : { a: price.left, b: last.left, came: [price.came, came] as const, p }
  })
}
const scoreOf = (x: Fighter, left: Left): number => x.control + (isDisordered(x, left) ? SHAKEN : 0)
