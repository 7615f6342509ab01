/** 4.2.4, 4.6.1-2, 8.5.2 Cavalry that was kept in hand moves outside its own movement step. */
import { end, type Flow, goto } from '@bivouac/kernel'
import {
  call,
  drop,
  type FrameOf,
  fieldFor,
  INTERCEPTING,
  type Mode,
  type Napoleon,
  REACTING,
  type T,
} from '../state.ts'
import { enemyOf, MOVED, STAYS, TESTED } from '../words.ts'
import { newMarch } from './08-1-march.ts'
import { mayMarch } from './08-1-movement.ts'
import { leaveFlames } from './15-towns.ts'
import { choice, offer, plain, upTo } from './offers.ts'

type Reaction = FrameOf<'reaction'>
/** 4.2.4 In reaction the inactive side moves freely and the active one answers; 4.6 in pursuit it is the other way round; 14.1.4 after the Guard it is as in reaction. */
const free = (f: Reaction): number => (f.rule === 1 ? f.side : enemyOf(f.side))
const marked = (t: T, side: number, mode: Mode): number[] =>
  fieldFor(t.s).ofSide[side]!.filter(u => mayMarch(t, side, u, mode) === undefined)

const turnOf = (whose: (f: Reaction) => number, mode: Mode, rules: readonly [string, string, string], next: string) =>
  choice<'reaction'>({
    rule: (_, f) => rules[f.rule]!,
    seat: (_, f) => whose(f),
    standing: 'done',
    offers: {
      unit: offer<'reaction'>({
        domain: t => upTo(fieldFor(t.s).count),
        over: (t, f) => marked(t, whose(f), mode),
        check: (t, f, unit) => mayMarch(t, whose(f), unit, mode),
        take: (t, _, unit) => call('march', newMarch(t, unit, mode)),
      }),
      done: plain<'reaction'>({
        check: (t, f) => mayMarch(t, whose(f), marked(t, whose(f), mode)[0] ?? 0, mode),
        take: () => goto(next),
      }),
    },
    none: () => goto(next),
  })

export const reaction = {
  rule: '8.5.2',
  steps: {
    begin: (t: T) => {
      t.s.moved.length = 0
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, MOVED | STAYS | TESTED)
    },
    first: turnOf(free, REACTING, ['4.2.4.1', '4.6.1', '14.1.4'], 'answer'),
    again: () => goto('first'),
    answer: (t: T): Flow<Napoleon> => {
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, TESTED)
      return t.s.moved.length === 0 ? goto('flames') : undefined
    },
    second: turnOf(f => enemyOf(free(f)), INTERCEPTING, ['4.2.4.2', '4.6.2', '14.1.4'], 'flames'),
    more: () => goto('second'),
    /** 15.4.3 Who is still in a burning town runs. */
    flames: (t: T, f: Reaction): Flow<Napoleon> =>
      f.rule === 0 && leaveFlames(t, enemyOf(f.side)) ? call('flights', { stood: '' }) : undefined,
    /** 4.2.4.3 Any inactive unit may be put to flight. */
    routs: (_: T, f: Reaction) => (f.rule === 0 ? call('routing', { side: enemyOf(f.side), rule: 1 }) : undefined),
    leave: (t: T) => {
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, STAYS)
      return end()
    },
  },
} as const
