/** 8.4, 8.4.2 Who is in contact, and every way to divide the contacts into combats of one unit against one or more (FN14). Nothing here changes anything. */
import { type Pair, type Star, starCovers, TOUCH } from '@bivouac/ground/measured'
import type { Field } from '../field.ts'
import type { Combat, State } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'

/** 8.4, 8.4.2.1 Pairs in contact, each unit standing for what is attached to it. */
export function pairsInContact(f: Field, s: State): Pair[] {
  const table = lay(f, s)
  const found = new Map<number, Pair>()
  for (const a of f.ofSide[0]!) {
    if (a >= f.troops || s.on[a] !== ON_TABLE) continue
    for (const b of f.ofSide[1]!) {
      if (b >= f.troops || s.on[b] !== ON_TABLE || !within(table, a, table, b, TOUCH)) continue
      const [one, other] = [hostOf(s, a), hostOf(s, b)]
      found.set(one * f.count + other, [one, other])
    }
  }
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d)
}

/** Whether a combat is still to be fought. */
export const isOpen = (each: Combat): boolean => each.done === 0
const pairsOf = ({ own }: Combat): Pair[] => own[0]!.flatMap(a => own[1]!.map((b): Pair => [a, b]))

/**
 * The contacts to be divided: those of units in no combat yet, and with them (8.5.4.2.5) all that hang together with those, combats that have been
 * told but not fought included. Nobody is left with enemies on both sides of a combat (8.4.2.2).
 */
export function freshPairs(f: Field, s: State): Pair[] {
  const open = s.combats.filter(isOpen)
  const busy = new Set(open.flatMap(each => each.own.flat()))
  const touching = pairsInContact(f, s)
  const known = new Map([...touching, ...open.flatMap(pairsOf)].map(pair => [pair[0] * f.count + pair[1], pair]))
  const drawn = new Set(touching.flat().filter(u => !busy.has(u)))
  for (let size = -1; size !== drawn.size; ) {
    size = drawn.size
    for (const pair of known.values()) if (pair.some(u => drawn.has(u))) for (const u of pair) drawn.add(u)
  }
  return [...known.values()].filter(([a]) => drawn.has(a)).sort(([a, b], [c, d]) => a - c || b - d)
}

/** More ways than anybody would read. */
const MOST = 24

/**
 * 8.4.2.2, 8.4.2.3 Every unit fights exactly once, with enemies it touches, and no combat has several units on both sides.
 */
export const coversOf = (f: Field, s: State): Star[][] => starCovers(freshPairs(f, s), MOST)
