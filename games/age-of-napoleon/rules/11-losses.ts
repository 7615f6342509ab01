/** 11.7 Losses of a battle: who is lost for ever, who is taken or goes home. */
import { end, goto, type Procedures, setOf, type Verdict } from '@bivouac/kernel'
import type { Fate } from '../events.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import { type Corps, PRISONER, REMOVED, RESERVE } from '../words.ts'
import { engagedAt } from './11-battle.ts'
import { ALL_CORPS, NAPOLEON } from './facts.ts'
import { asks, otherSeat, put, seatOf } from './table.ts'

type F = FrameOf<'losses'>
const NOT_ENGAGED = no(
  '11.7',
  { it: 'Si perde solo chi era impegnato.', en: 'Only those engaged are lost.' },
  { it: 'Indica un corpo impegnato.', en: 'Name an engaged corps.' },
)
const NOT_NAPOLEON = no(
  '16-38',
  { it: 'Napoleone non si può indicare.', en: 'Napoleon cannot be named.' },
  { it: 'Indica un altro corpo.', en: 'Name another corps.' },
)
const isEngaged = (s: State, f: F, corps: Corps): Verdict =>
  engagedAt(s, f.seat, f.at).includes(corps) ? undefined : NOT_ENGAGED

const ALL_NAMED = no(
  '11.7',
  { it: 'Le perdite sono già tutte indicate.', en: 'All the losses are named already.' },
  { it: 'Togline uno per indicarne un altro.', en: 'Take one back to name another.' },
)
const STILL_TO_LOSE = no(
  '11.7',
  { it: 'Restano perdite da indicare.', en: 'There are losses still to be named.' },
  { it: 'Indicale tutte.', en: 'Name them all.' },
)
function lose(t: T, f: F, corps: readonly Corps[], fate: Fate): void {
  if (corps.length === 0) return
  for (const each of corps) {
    put(t.s, each, fate === 'removed' ? REMOVED : fate === 'captured' ? PRISONER : RESERVE)
    t.s.tag[each] = 0
  }
  t.tell({ e: 'lost', seat: f.seat, corps, fate, cause: 'battle' })
}
const fateOf = (f: F): Fate => (f.lost === 1 ? 'captured' : 'reserve')

export const losses: Pick<Procedures<Napoleon>, 'losses'> = {
  losses: {
    rule: '11.7',
    steps: {
      // 16-38 The enemy names the first; he counts among those lost for ever, or in place of a temporary loss.
      begin: (t, f) =>
        f.wound === 1 && engagedAt(t.s, f.seat, f.at).some(corps => corps !== NAPOLEON) ? undefined : goto('dead'),
      wound: asks<'losses'>({
        rule: '16-38',
        seat: otherSeat,
        offers: {
          wound: {
            domain: ALL_CORPS,
            over: (t, f) => engagedAt(t.s, f.seat, f.at),
            check: (t, f, corps: number) => isEngaged(t.s, f, corps) ?? (corps === NAPOLEON ? NOT_NAPOLEON : undefined),
            take: (t, f, corps: number) => {
              if (f.dead > 0) f.dead--
              else f.captive--
              lose(t, f, [corps], 'removed')
            },
          },
        },
      }),
      dead: (t, f) => {
        const engaged = engagedAt(t.s, f.seat, f.at)
        if (f.dead === 0) return goto('captive')
        if (f.dead < engaged.length) return undefined
        lose(t, f, engaged, 'removed')
        return end()
      },
      chooseDead: asks<'losses'>({
        seat: seatOf,
        offers: {
          lose: setOf<Napoleon, F>({
            domain: ALL_CORPS,
            over: (t, f) => engagedAt(t.s, f.seat, f.at),
            least: (_, f) => f.dead,
            most: (_, f) => f.dead,
            few: STILL_TO_LOSE,
            many: ALL_NAMED,
            each: (t, f, _, corps) => isEngaged(t.s, f, corps),
            take: (t, f, corps) => lose(t, f, corps, 'removed'),
          }),
        },
      }),
      captive: (t, f) => {
        const engaged = engagedAt(t.s, f.seat, f.at)
        if (f.captive === 0) return end()
        if (f.captive < engaged.length) return undefined
        lose(t, f, engaged, fateOf(f))
        return end()
      },
      chooseCaptive: asks<'losses'>({
        seat: seatOf,
        offers: {
          yield: setOf<Napoleon, F>({
            domain: ALL_CORPS,
            over: (t, f) => engagedAt(t.s, f.seat, f.at),
            least: (_, f) => f.captive,
            most: (_, f) => f.captive,
            few: STILL_TO_LOSE,
            many: ALL_NAMED,
            each: (t, f, _, corps) => isEngaged(t.s, f, corps),
            take: (t, f, corps) => lose(t, f, corps, fateOf(f)),
          }),
        },
      }),
    },
  },
}
