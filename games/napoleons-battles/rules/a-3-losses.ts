/** A3.6 What losses do to skirmishers. */
import { end, type Flow, goto } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { rejoin } from './a-1-rejoining.ts'
import { mostSkirmishers, skirmishersOf, skirmishing, station } from './a-bases.ts'
import { choice, setOf, upTo } from './offers.ts'
import { tell } from './telling.ts'

/** A3.6.5 By how many bases a unit has more out than it may. */
const tooMany = (f: Field, s: State, u: number): number =>
  Math.max(0, skirmishersOf(s, u).length - mostSkirmishers(f, s, u))
/** The first unit that has, −1 none. */
export function overstretched(s: State): number {
  if (s.extra.skirmishers === undefined || s.extra.skirmishers.length === 0) return -1
  const f = fieldFor(s)
  return [...skirmishing(f, s, 0), ...skirmishing(f, s, 1)].find(u => tooMany(f, s, u) > 0) ?? -1
}

const SO_MANY = no('A3.6.5', {
  it: 'Si tolgono tante basi quante sono in soprannumero.',
  en: 'As many bases go as there are too many.',
})
/** A3.6.5 Bases that the unit has no longer are taken off the table; its owner says which. */
export const surplus = {
  rule: 'A3.6.5',
  steps: {
    next: (t: T, f: FrameOf<'surplus'>): Flow<Napoleon> => {
      f.unit = overstretched(t.s)
      if (f.unit < 0) return end()
      if (mostSkirmishers(fieldFor(t.s), t.s, f.unit) > 0) return undefined
      rejoin(t, f.unit, 'few')
      return goto('next')
    },
    choose: choice<'surplus'>({
      rule: 'A3.6.5',
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        remove: setOf<'surplus'>({
          domain: (t, f) => upTo(skirmishersOf(t.s, f.unit).length),
          least: (t, f) => tooMany(fieldFor(t.s), t.s, f.unit),
          most: (t, f) => tooMany(fieldFor(t.s), t.s, f.unit),
          few: SO_MANY,
          many: SO_MANY,
          each: () => undefined,
          take: (t, f, bases) => {
            const left = skirmishersOf(t.s, f.unit).filter((_, k) => !bases.includes(k))
            station(t.s, f.unit, left)
            tell(t, { e: 'thinned', unit: f.unit, bases: left.length })
            return goto('next')
          },
        }),
      },
    }),
  },
} as const
