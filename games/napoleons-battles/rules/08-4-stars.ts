/** 8.4, 8.4.2 Who is in contact, and every way to divide the contacts into combats of one unit against one or more (FN14). Nothing here changes anything. */
import { type Pair, type Star, starCovers, TOUCH } from '@bivouac/ground/table'
import type { Field } from '../field.ts'
import type { State } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'

/** 8.4, 8.4.2.1 Pairs in contact, each unit standing for what is attached to it; who fights already is left out, unless everybody is asked for. */
export function pairsInContact(f: Field, s: State, everybody = false): Pair[] {
  const table = lay(f, s)
  const busy = new Set(everybody ? [] : s.combats.flatMap(each => (each.done === 1 ? [] : each.own.flat())))
  const found = new Map<number, Pair>()
  for (const a of f.ofSide[0]!) {
    if (a >= f.troops || s.on[a] !== ON_TABLE) continue
    for (const b of f.ofSide[1]!) {
      if (b >= f.troops || s.on[b] !== ON_TABLE || !within(table, a, table, b, TOUCH)) continue
      const [one, other] = [hostOf(s, a), hostOf(s, b)]
      if (!busy.has(one) || !busy.has(other)) found.set(one * f.count + other, [one, other])
    }
  }
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d)
}

/** More ways than anybody would read. */
const MOST = 24

/**
 * 8.4.2.2, 8.4.2.3 Every unit fights exactly once, with enemies it touches, and no combat has several units on both sides.
 */
export const coversOf = (f: Field, s: State): Star[][] => starCovers(pairsInContact(f, s), MOST)
