/**
 * Fire and combat counted out exactly, from modifiers and numbers alone: what the page’s odds, the value of a charge and every computer player read.
 * The procedures of chapters 9 to 11 stay the judge: a test plays them thousands of times against these tables.
 */
import { basesFor } from '../field.ts'
import { clampDie } from '../rules/01-dice.ts'

/** What a shot hits: troops, guns in position (or a wagon train), a limbered battery (9.3.3.1-3). */
export type Target = 'troops' | 'guns' | 'limbered'
export interface Shot {
  /** Nothing, a figure, two figures; a limbered battery is lost by two. */
  readonly none: number
  readonly one: number
  readonly two: number
}

const SIDES_OF_DIE = 10
/** Beyond this a modifier changes nothing more: the die has ten sides and is cut off at both ends. */
const MOST = SIDES_OF_DIE - 1
const cut = (modifier: number): number => Math.max(-MOST, Math.min(MOST, modifier))

const shots = new Map<number, Shot>()
const KINDS: readonly Target[] = ['troops', 'guns', 'limbered']

/** 9.3.3 Of all the ways the dice fall: how often a shot with this modifier costs nothing, a figure, two; 18.2.1.4 hr by the better of two dice. */
export function shotAt(modifier: number, target: Target, dice: 1 | 2 = 1): Shot {
  const key = (cut(modifier) * KINDS.length + KINDS.indexOf(target)) * 2 + dice - 1
  const known = shots.get(key)
  if (known !== undefined) return known
  const ways = [0, 0, 0]
  for (let die = 1; die <= SIDES_OF_DIE; die++)
    for (let answer = 1; answer <= SIDES_OF_DIE; answer++) {
      const score = clampDie(die + cut(modifier))
      const hit = score <= answer ? 0 : score >= 2 * answer ? 2 : 1
      // The better of two dice shows n in 2n − 1 of a hundred ways.
      ways[target === 'guns' ? Math.max(0, hit - 1) : hit]! += dice === 1 ? 1 : 2 * die - 1
    }
  const all = dice === 1 ? 100 : 1000
  const found: Shot = { none: ways[0]! / all, one: ways[1]! / all, two: ways[2]! / all }
  shots.set(key, found)
  return found
}
/** Figures a shot costs on average. */
export const toll = ({ one, two }: Shot): number => one + 2 * two

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
  readonly mounted: boolean
  /** 10.5.1 Cavalry against a square or cover loses at most one figure a round. */
  readonly capped: boolean
  readonly guns: boolean
  /** Bases of its side beside its own. */
  readonly beside: number
}
/** How a combat of two ends: chances by side, figures lost on average. */
export interface Duel {
  readonly routs: readonly [number, number]
  readonly gone: readonly [number, number]
  /** Both stand, and cavalry goes back (8.6.2.1). */
  readonly parts: number
  readonly losses: readonly [number, number]
}

interface Round {
  readonly a: number
  readonly b: number
  readonly p: number
}
const rounds = new Map<number, readonly Round[]>()
/** 10.2.1, 10.2.2, 10.5.2 What one round takes from each, with its chance. */
function roundOf(first: number, second: number, capA: boolean, capB: boolean): readonly Round[] {
  const key = ((cut(first) + MOST) * 32 + cut(second) + MOST) * 4 + (capA ? 2 : 0) + (capB ? 1 : 0)
  const known = rounds.get(key)
  if (known !== undefined) return known
  const ways = new Map<number, number>()
  for (let i = 1; i <= SIDES_OF_DIE; i++)
    for (let j = 1; j <= SIDES_OF_DIE; j++) {
      const behind = clampDie(j + cut(second)) - clampDie(i + cut(first))
      const a = behind === 0 ? 1 : Math.max(0, behind)
      const b = behind === 0 ? 1 : Math.max(0, -behind)
      const pair = (capA ? Math.min(1, a) : a) * 16 + (capB ? Math.min(1, b) : b)
      ways.set(pair, (ways.get(pair) ?? 0) + 1)
    }
  const found = [...ways].map(([pair, count]) => ({ a: pair >> 4, b: pair & 15, p: count / 100 }))
  rounds.set(key, found)
  return found
}

/** 10.3.5 Disorder that arises in a combat counts from its next round on. */
const SHAKEN = -3
/** 10.3.7 Twice the bases +1, three times +2. */
const numbers = (own: number, his: number): number => Math.max(0, Math.floor(own / his) - 1)
const basesIn = (x: Fighter, figures: number): number => Math.max(1, (x.guns ? 0 : basesFor(figures)) + x.beside)

const STANDS = 0
const ROUTS = 1
const GOES = 2

/** What is left of a fighter. */
interface Left {
  readonly figures: number
  readonly hurt: number
}
/** 11.1.1, 11.2.1, 11.3.1 Losses in one combat never exceed the rout number. */
function hit(x: Fighter, { figures, hurt }: Left, wanted: number): { readonly left: Left; readonly came: number } {
  const lost = Math.min(wanted, x.guns ? wanted : Math.max(0, x.rout - hurt), figures)
  const left = { figures: figures - lost, hurt: hurt + lost }
  if (lost === 0) return { left, came: STANDS }
  if (left.figures <= x.dispersal) return { left, came: GOES }
  return { left, came: x.guns || left.hurt >= x.rout ? ROUTS : STANDS }
}

const duels = new Map<string, Duel>()
const KEPT = 20_000
const keyOf = (x: Fighter): string =>
  `${cut(x.modifier)} ${x.figures} ${x.dispersal} ${x.disorder} ${x.rout} ${x.beside} ${+x.shaken}${+x.mounted}${+x.capped}${+x.guns}`

/** 10.2 The whole combat of two. */
export function duel(a: Fighter, b: Fighter): Duel {
  const key = `${keyOf(a)}|${keyOf(b)}`
  const known = duels.get(key)
  if (known !== undefined) return known
  if (duels.size >= KEPT) duels.clear()
  const found = fought(a, b)
  duels.set(key, found)
  return found
}

function fought(a: Fighter, b: Fighter): Duel {
  const sum = { routs: [0, 0], gone: [0, 0], parts: 0, losses: [0, 0] }
  const pending = new Map<string, { readonly a: Left; readonly b: Left; p: number }>()
  const begin = (left: Left, right: Left, p: number): void => {
    const at = `${left.figures} ${left.hurt} ${right.figures} ${right.hurt}`
    const there = pending.get(at)
    if (there === undefined) pending.set(at, { a: left, b: right, p })
    else there.p += p
  }
  begin({ figures: a.figures, hurt: 0 }, { figures: b.figures, hurt: 0 }, 1)
  const ends = (left: Left, right: Left, p: number): void => {
    sum.losses[0]! += p * (a.figures - left.figures)
    sum.losses[1]! += p * (b.figures - right.figures)
  }
  // Every round costs somebody a figure, so what is reached lies behind what it was reached from: one pass in the order of what is left.
  while (pending.size > 0) {
    let most = -1
    let at = ''
    for (const [key, each] of pending)
      if (each.a.figures + each.b.figures > most) {
        most = each.a.figures + each.b.figures
        at = key
      }
    const from = pending.get(at)!
    pending.delete(at)
    for (const round of roundOf(sumFor(a, b, from.a, from.b), sumFor(b, a, from.b, from.a), a.capped, b.capped)) {
      const p = from.p * round.p
      const { left, right, came } = settled(a, b, from.a, from.b, round)
      if (came[0] === STANDS && came[1] === STANDS && !a.mounted && !b.mounted) {
        begin(left, right, p)
        continue
      }
      for (const side of [0, 1]) {
        if (came[side] === ROUTS) sum.routs[side]! += p
        if (came[side] === GOES) sum.gone[side]! += p
      }
      if (came[0] === STANDS && came[1] === STANDS) sum.parts += p
      ends(left, right, p)
    }
  }
  return sum as unknown as Duel
}

function sumFor(own: Fighter, his: Fighter, left: Left, right: Left): number {
  const shaken = !own.guns && !own.shaken && left.hurt >= own.disorder ? SHAKEN : 0
  return own.modifier + shaken + numbers(basesIn(own, left.figures), basesIn(his, right.figures))
}

/** 10.4.1 Both pay for the round; then whoever has driven the other off and still stands pays a figure for it, and may go with that. */
function settled(
  a: Fighter,
  b: Fighter,
  from: Left,
  other: Left,
  round: Round,
): { readonly left: Left; readonly right: Left; readonly came: readonly [number, number] } {
  const first = hit(a, from, round.a)
  const second = hit(b, other, round.b)
  if ((first.came === STANDS) === (second.came === STANDS))
    return { left: first.left, right: second.left, came: [first.came, second.came] }
  if (first.came === STANDS) {
    const left = { ...first.left, figures: first.left.figures - 1 }
    return { left, right: second.left, came: [left.figures <= a.dispersal ? GOES : STANDS, second.came] }
  }
  const right = { ...second.left, figures: second.left.figures - 1 }
  return { left: first.left, right, came: [first.came, right.figures <= b.dispersal ? GOES : STANDS] }
}
