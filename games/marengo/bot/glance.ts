/** How a position stands: morale, strength, and whether the Austrians will be at San Giuliano before dark. */
import type { Seat, Weights } from '@bivouac/kernel'
import { MORALE } from '../data/armies.ts'
import { LOCALE_OF } from '../data/board.ts'
import { GLANCE } from '../data/glance.ts'
import { LOCALES } from '../data/map.ts'
import { colours } from '../rules/14-victory.ts'
import type { MarengoPosition, State } from '../state.ts'
import { AUSTRIA, BLOCKS, FRANCE, ROUNDS, strengthOf } from '../words.ts'
import { FARTHEST, TO_COLOUR, TO_STAR } from './ways.ts'

type Values = { readonly [K in keyof typeof GLANCE]: number }

/** Austrians that count as the head of the advance. */
const HEAD = 6
const AUSTRIANS = 20
const nearest = new Array<number>(HEAD)

/** How far the head of the Austrian army has come, 0 … 1. */
function advance(s: State): number {
  nearest.fill(FARTHEST)
  for (let block = 0; block < AUSTRIANS; block++) {
    const at = s.place[block]!
    const locale = at < 0 ? -1 : LOCALE_OF[at]!
    if (locale < 0) continue
    // Blocks of one strength point take nothing and hold nothing: they count a locale behind.
    let way = TO_STAR[locale]! + (strengthOf(s.face[block]!) < 2 ? 1 : 0)
    for (let i = 0; i < HEAD; i++)
      if (way < nearest[i]!) {
        const was = nearest[i]!
        nearest[i] = way
        way = was
      }
  }
  let sum = 0
  for (let i = 0; i < HEAD; i++) sum += Math.min(FARTHEST, nearest[i]!)
  return 1 - sum / (HEAD * FARTHEST)
}

/** Frenchmen who stand nearer to a star than the nearest Austrian, counted for each colour but the best guarded one. */
function guards(s: State): number {
  let sum = 0
  let most = 0
  for (let colour = 0; colour < TO_COLOUR.length; colour++) {
    const way = TO_COLOUR[colour]!
    let his = FARTHEST
    for (let locale = 0; locale < LOCALES.length; locale++)
      if (s.held[locale]! > 0 && way[locale]! < his) his = way[locale]!
    let count = 0
    for (let block = AUSTRIANS; block < BLOCKS; block++) {
      const at = s.place[block]!
      const locale = at < 0 ? -1 : LOCALE_OF[at]!
      if (locale >= 0 && way[locale]! <= his) count += strengthOf(s.face[block]!)
    }
    const held = Math.min(6, count)
    sum += held
    if (held > most) most = held
  }
  return (sum - most) / 2
}

function strength(s: State, from: number, to: number): number {
  let sum = 0
  for (let block = from; block < to; block++) sum += strengthOf(s.face[block]!)
  return sum
}
/** What the armies begin with: neither is ahead for having been given more blocks. */
const BEGAN = [42, 40]

/** For the Austrians; the French think the opposite. */
function austrian(s: State, w: Values): number {
  const late = s.round / ROUNDS
  let value = w.morale * (s.morale[AUSTRIA]! / MORALE[AUSTRIA]! - s.morale[FRANCE]! / MORALE[FRANCE]!)
  if ((s.broken[FRANCE] !== 0) !== (s.broken[AUSTRIA] !== 0)) value += s.broken[FRANCE] !== 0 ? w.broken : -w.broken
  value += w.strength * (strength(s, 0, AUSTRIANS) - BEGAN[0]! - strength(s, AUSTRIANS, BLOCKS) + BEGAN[1]!)
  value += w.drive * (advance(s) - 0.15 - 0.8 * late)
  value += w.star * late * late * late * (colours(s) - 1.5)
  value -= w.guard * guards(s) * late
  let crossed = 0
  for (let block = 0; block < AUSTRIANS; block++)
    if (s.place[block]! >= 0 && LOCALE_OF[s.place[block]!]! >= 0) crossed++
  return value + w.crossed * crossed * (1 - late)
}

export function glance({ s, result }: MarengoPosition, seat: Seat, weights: Weights = GLANCE): number {
  if (result !== undefined) return result.winners.length === 0 ? 0 : result.winners.includes(seat) ? 1 : -1
  const value = austrian(s, weights as Values)
  const squeezed = (0.97 * value) / Math.sqrt(1.5 + value * value)
  return seat === AUSTRIA ? squeezed : -squeezed
}
