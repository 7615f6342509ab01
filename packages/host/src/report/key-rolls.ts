/** The moments a game turned on: the rolls that cost most or were least to be expected; without dice, what cost most. */
import type { Lang, Roll, Token } from '@bivouac/kernel'
import type { Chapter, DeedTold, Teller } from './draft.ts'

export type DieRolled = Pick<Extract<Token, { kind: 'die' }>, 'sides' | 'got'>

export interface KeyMoment {
  readonly chapter: number
  readonly deed: DeedTold
  readonly dice: readonly DieRolled[]
  /** In which they were thrown. */
  readonly moves: readonly number[]
  /** How likely a total was that is at least as far out, on the side it came out on. */
  readonly chance?: { readonly p: number; readonly high: boolean }
  readonly cost: number
}

const MOST = 8
/** A roll that cost nothing is worth telling if it is rarer than this. */
const RARE = 0.1
/** A piece that is gone weighs as much as two hits. */
const GONE = 2

export function keyMoments(chapters: readonly Chapter[], teller: Teller, lang: Lang): readonly KeyMoment[] {
  // Who goes first and what lies where is settled before the first turn: nothing has been fought for yet.
  const all = chapters.flatMap(({ headings, parts }, chapter) =>
    (headings.length === 0 && chapters.length > 1 ? [] : parts).flatMap(part =>
      part.deeds.map(deed => momentOf(chapter, deed, teller, lang)),
    ),
  )
  const isDicy = all.some(each => each.dice.length > 0)
  const telling = all.filter(
    ({ dice, chance, cost }) => (dice.length > 0 || !isDicy) && (cost > 0 || (chance?.p ?? 1) <= RARE),
  )
  const kept = new Set([...telling].sort((a, b) => weight(b) - weight(a)).slice(0, MOST))
  return telling.filter(each => kept.has(each))
}

function momentOf(chapter: number, deed: DeedTold, teller: Teller, lang: Lang): KeyMoment {
  const events = [{ move: deed.move, event: deed.event }, ...deed.after]
  const thrown = events
    .filter(({ event }) => teller.lot?.(event) !== true)
    .map(({ move, event }) => ({ move, dice: teller.event(event, lang).filter(isDie) }))
    .filter(({ dice }) => dice.length > 0)
  const cost = events.reduce((sum, { event }) => {
    const each = teller.cost?.(event)
    return each === undefined ? sum : sum + each.hits + GONE * each.gone
  }, 0)
  // Several rolls of one deed are told together; the rarest of them says how far out it was.
  const chances = thrown.map(({ dice }) => tail(dice)).sort((a, b) => a.p - b.p)
  const moves = [...new Set(thrown.map(({ move }) => move))]
  return {
    chapter,
    deed,
    dice: thrown.flatMap(({ dice }) => dice),
    moves,
    cost,
    ...(chances[0] !== undefined && { chance: chances[0] }),
  }
}
const isDie = (part: string | Token): part is Token & DieRolled & { kind: 'die' } =>
  typeof part !== 'string' && part.kind === 'die'
const weight = ({ cost, chance }: KeyMoment): number => cost + (chance === undefined ? 0 : -Math.log10(chance.p))

/** How likely the total of these dice was to come out so high or higher, or so low or lower: whichever is less. */
export function tail(dice: readonly DieRolled[]): { readonly p: number; readonly high: boolean } {
  let totals = new Map([[0, 1]])
  for (const { sides } of dice) {
    const next = new Map<number, number>()
    for (const [total, p] of totals)
      for (let got = 1; got <= sides; got++) next.set(total + got, (next.get(total + got) ?? 0) + p / sides)
    totals = next
  }
  const total = dice.reduce((sum, { got }) => sum + got, 0)
  let [high, low] = [0, 0]
  for (const [each, p] of totals) {
    if (each >= total) high += p
    if (each <= total) low += p
  }
  return high <= low ? { p: high, high: true } : { p: low, high: false }
}

/** The sections these dice were thrown under, out of everything that was thrown in that move. */
export function citationsOf(dice: readonly DieRolled[], rolls: readonly Roll[]): readonly string[] {
  const left = [...rolls]
  const found = new Set<string>()
  for (const { sides, got } of dice) {
    const at = left.findIndex(roll => roll.sides === sides && roll.got === got)
    if (at < 0) continue
    found.add(left[at]!.why)
    left.splice(at, 1)
  }
  return [...found]
}
