/** 8.4.2 Contacts are divided into combats of one unit against one or more (FN14). */
import { TOUCH, within } from '@bivouac/ground/table'
import { end, type Flow, type Verdict } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { no } from '../rulebook.ts'
import { type Combat, call, type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { ON_TABLE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { choice, offer } from './offers.ts'

export const divideCombats = (side: number) => call('division', { side })

/** 8.4, 8.4.2.1 Pairs in contact, each unit standing for what is attached to it; who fights already is left out. */
export function pairsInContact(f: Field, s: State): [number, number][] {
  const table = lay(f, s)
  const busy = new Set(s.combats.flatMap(each => (each.done === 1 ? [] : each.own.flat())))
  const found = new Map<number, [number, number]>()
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

/** One unit against one or more: centre first. */
type Star = readonly number[]
const MOST = 24

/**
 * 8.4.2.2, 8.4.2.3 Every way to divide the contacts so that each unit fights exactly once, with enemies it touches, and no combat has several
 * units on both sides. There always is one: a tree through each set of contacts can be cut into stars.
 */
export function covers(pairs: readonly (readonly [number, number])[]): Star[][] {
  const beside = new Map<number, number[]>()
  const add = (a: number, b: number): void => void beside.set(a, [...(beside.get(a) ?? []), b])
  for (const [a, b] of pairs) {
    add(a, b)
    add(b, a)
  }
  const nodes = [...beside.keys()].sort((a, b) => a - b)
  const out: Star[][] = []
  const seen = new Set<string>()
  const walk = (left: ReadonlySet<number>, done: readonly Star[]): void => {
    if (out.length >= MOST) return
    const node = nodes.find(n => left.has(n))
    if (node === undefined) {
      const key = done
        .map(star =>
          (star.length === 2
            ? [...star].sort((a, b) => a - b)
            : [star[0], ...star.slice(1).sort((a, b) => a - b)]
          ).join('-'),
        )
        .sort()
        .join(' ')
      if (!seen.has(key)) {
        seen.add(key)
        out.push([...done])
      }
      return
    }
    for (const star of starsWith(node, left, beside))
      walk(new Set([...left].filter(n => !star.includes(n))), [...done, star])
  }
  walk(new Set(nodes), [])
  return out
}

function* starsWith(
  node: number,
  left: ReadonlySet<number>,
  beside: ReadonlyMap<number, readonly number[]>,
): Generator<Star> {
  const near = beside.get(node)!.filter(n => left.has(n))
  for (const leaves of subsets(near)) if (leaves.length > 0) yield [node, ...leaves]
  for (const centre of near) {
    const others = beside.get(centre)!.filter(n => left.has(n) && n !== node)
    for (const more of subsets(others)) if (more.length > 0) yield [centre, node, ...more]
  }
}
function* subsets(list: readonly number[]): Generator<number[]> {
  const most = Math.min(list.length, 6)
  for (let bits = 0; bits < 1 << most; bits++) yield list.filter((_, i) => i < most && (bits & (1 << i)) !== 0)
}

export const combatOf = (f: Field, star: Star): Combat => {
  const own: number[][] = [[], []]
  for (const u of star) own[f.side[u]!]!.push(u)
  for (const list of own) list.sort((a, b) => a - b)
  return { own, main: [-1, -1], round: 0, done: 0 }
}

/**
 * New contacts are divided; 8.5.4.2.2 a unit that is in a combat already draws the newcomer into it: the newcomer stands on the side that has
 * several, or both have one.
 */
function apply(t: T, cover: readonly Star[]): void {
  const f = fieldFor(t.s)
  const fresh = cover.map(star => combatOf(f, star))
  t.s.combats.push(...fresh)
  if (fresh.length > 0) t.tell({ e: 'divided', combats: fresh.map(each => each.own) })
}

/** Contacts nobody fights in yet; those with a unit that is busy are added to its combat at once. */
function freshPairs(t: T): [number, number][] {
  const { s } = t
  const f = fieldFor(s)
  const out: [number, number][] = []
  for (const pair of pairsInContact(f, s)) {
    const running = s.combats.find(each => each.done === 0 && pair.some(u => each.own.flat().includes(u)))
    if (running === undefined) out.push(pair)
    else
      for (const u of pair)
        if (
          !running.own[f.side[u]!]!.includes(u) &&
          !s.combats.some(each => each.done === 0 && each.own.flat().includes(u))
        )
          running.own[f.side[u]!]!.push(u)
  }
  return out
}

const NO_SUCH = no('8.4.2', { it: 'Non c’è questa divisione.', en: 'There is no such division.' })

export const division = {
  rule: '8.4.2',
  steps: {
    begin: (t: T): Flow<Napoleon> => {
      const pairs = freshPairs(t)
      if (pairs.length === 0) return end()
      const all = covers(pairs)
      if (all.length > 1) return undefined
      apply(t, all[0]!)
      return end()
    },
    divide: choice<'division', readonly Star[][]>({
      seat: (_, f: FrameOf<'division'>) => f.side,
      context: t => covers(pairsInContact(fieldFor(t.s), t.s)),
      offers: {
        divide: offer<'division', readonly Star[][]>({
          domain: (_, __, c) => c.map((___, i) => i),
          check: (_, __, i, c): Verdict => (c[i] === undefined ? NO_SUCH : undefined),
          take: (t, _, i) => {
            apply(t, covers(pairsInContact(fieldFor(t.s), t.s))[i]!)
          },
        }),
      },
    }),
  },
} as const
