/** 8.4.2 Contacts are divided into combats of one unit against one or more (FN14). */
import { type Star, starCovers } from '@bivouac/ground/measured'
import { end, type Flow, offer as makeOffer, type Verdict } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type Combat, call, type FrameOf, fieldFor, type Napoleon, type T } from '../state.ts'
import { coversOf, freshPairs, isOpen, pairsInContact } from './08-4-stars.ts'
import { notYetFought } from './10-many.ts'
import { choice } from './offers.ts'
import { tell } from './telling.ts'

export const divideCombats = (side: number) => call('division', { side })

export const combatOf = (f: Field, star: Star): Combat => {
  const own: number[][] = [[], []]
  for (const u of star) own[f.side[u]!]!.push(u)
  for (const list of own) list.sort((a, b) => a - b)
  return { own, main: [-1, -1], round: 0, done: 0 }
}

function apply(t: T, cover: readonly Star[]): void {
  const f = fieldFor(t.s)
  const fresh = cover.map(star => combatOf(f, star))
  const drawn = new Set(cover.flat())
  // Combats are known by their numbers: one that is divided anew is over, and empty.
  for (const each of t.s.combats)
    if (isOpen(each) && !is(t.s, 'manyCombats') && each.own.flat().some(u => drawn.has(u)))
      Object.assign(each, { own: [[], []], done: 1 })
  t.s.combats.push(...fresh)
  if (fresh.length > 0) tell(t, { e: 'divided', combats: fresh.map(each => each.own.map(own => [...own])) })
}

const NO_SUCH = no('8.4.2', { it: 'I contatti non si dividono così.', en: 'The contacts are not divided like this.' })

/** A way to divide, as it is chosen and written down: “0-2 1-3-4”, units by number, who stands alone first. */
export const written = (cover: readonly Star[]): string => cover.map(star => star.join('-')).join(' ')
const waysOf = (t: T): string[] => coversOf(fieldFor(t.s), t.s).map(written)

export const division = {
  rule: '8.4.2',
  steps: {
    begin: (t: T): Flow<Napoleon> => {
      // 8.4.2.4 hr, 10.1 hr Every two that touch have a combat of their own.
      if (is(t.s, 'manyCombats')) {
        apply(t, notYetFought(t.s, pairsInContact(fieldFor(t.s), t.s)))
        return end()
      }
      const pairs = freshPairs(fieldFor(t.s), t.s)
      if (pairs.length === 0) return end()
      const all = starCovers(pairs, 2)
      if (all.length > 1) return undefined
      apply(t, all[0]!)
      return end()
    },
    divide: choice<'division', readonly string[]>({
      seat: (_, f: FrameOf<'division'>) => f.side,
      context: waysOf,
      offers: {
        divide: makeOffer<Napoleon, FrameOf<'division'>, string, readonly string[]>({
          domain: (_, __, c) => c,
          check: (_, __, cover, c): Verdict => (c.includes(cover) ? undefined : NO_SUCH),
          take: (t, _, cover) => {
            apply(
              t,
              cover.split(' ').map(star => star.split('-').map(Number)),
            )
          },
        }),
      },
    }),
  },
} as const
