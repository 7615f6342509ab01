/** 20.4 Initiative, 20.5 free rolls. */
import type { Flow, Verdict } from '@bivouac/kernel'
import { end, goto } from '@bivouac/kernel'
import type { OptionalDeed } from '../events-optional.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, type Frames, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { enemyOf } from '../words.ts'
import { choice, plain } from './offers.ts'
import { tell } from './telling.ts'

/** 6.2, 20.4.1 The last turn. */
export const lastTurn = (s: State): number => fieldFor(s).turns + s.extra.added
/** The side that plays first in this turn (20.4.2.1). */
export const firstSide = (s: State): number => (s.extra.first >= 0 ? s.extra.first : fieldFor(s).first)

const ONCE_A_DAY = no('20.4.1', {
  it: 'La durata della partita si cambia una volta sola.',
  en: 'The length of the game is changed once only.',
})
const ALMOST_OVER = no('20.4.1', {
  it: 'È già l’ultimo turno: non si può togliere.',
  en: 'This is the last turn already: it cannot be taken away.',
})

type Use = Extract<OptionalDeed, { e: 'initiative' }>['use']

/** 20.4 Every use hands the marker to the other side. */
function spendInitiative(t: T, use: Use): void {
  const { extra } = t.s
  const side = extra.initiative
  extra.initiative = enemyOf(side)
  tell(t, { e: 'initiative', side, use })
}
const mayChangeLength = (t: T): Verdict => (t.s.extra.lengthened === 1 ? ONCE_A_DAY : undefined)
function changeLength(t: T, by: 1 | -1): void {
  t.s.extra.added += by
  t.s.extra.lengthened = 1
  spendInitiative(t, by > 0 ? 'longer' : 'shorter')
}

const NO_GUARD = no('20.4.2.2', {
  it: 'A questo tavolo la Guardia non ha una fase propria.',
  en: 'At this table the Guard has no step of its own.',
})
export const BEFORE = 0
export const AFTER = 1
const mayMoveGuard = (t: T): Verdict => (is(t.s, 'guard') ? undefined : NO_GUARD)
function moveGuard(t: T, when: typeof BEFORE | typeof AFTER): void {
  t.s.extra.guardLate = 2 * t.s.extra.initiative + when
  spendInitiative(t, when === BEFORE ? 'guardBefore' : 'guardAfter')
}
/** 4.2.1, 20.4.2.2 When the Guard of a side is committed in this turn: −1 where the book has it, or before or after the pursuit. */
export const guardStep = (s: State, side: number): number =>
  s.extra.guardLate !== undefined && s.extra.guardLate >> 1 === side ? s.extra.guardLate & 1 : -1

/** 3.2, 20.4 In the initiative step its holder may change the length of the game or the order of this turn. */
export const initiative = {
  rule: '20.4',
  steps: {
    begin: (t: T): Flow<Napoleon> => {
      t.s.extra.first = -1
      delete t.s.extra.guardLate
      t.s.extra.untired = -1
      return t.s.extra.initiative < 0 ? end() : undefined
    },
    choose: choice<'initiative'>({
      rule: '20.4.2',
      seat: t => t.s.extra.initiative,
      standing: 'keep',
      offers: {
        lengthen: plain<'initiative'>({ check: mayChangeLength, take: t => changeLength(t, 1) }),
        shorten: plain<'initiative'>({
          check: t => mayChangeLength(t) ?? (t.s.turn >= lastTurn(t.s) ? ALMOST_OVER : undefined),
          take: t => changeLength(t, -1),
        }),
        /** 20.4.2.1 The two sides change places for this turn. */
        swap: plain<'initiative'>({
          take: t => {
            t.s.extra.first = enemyOf(fieldFor(t.s).first)
            t.s.side = t.s.extra.first
            spendInitiative(t, 'swap')
          },
        }),
        /** 20.4.2.2 His own Guard goes in beside the pursuit, just before it or just after. */
        guardBefore: plain<'initiative'>({ check: mayMoveGuard, take: t => moveGuard(t, BEFORE) }),
        guardAfter: plain<'initiative'>({ check: mayMoveGuard, take: t => moveGuard(t, AFTER) }),
        keep: plain<'initiative'>({ take: () => undefined }),
      },
    }),
  },
} as const

/** 20.4.3 At the end of control its holder may have his men forget that they are tired, for this turn. */
export const tireless = {
  rule: '20.4.3',
  steps: {
    begin: (t: T, f: FrameOf<'tireless'>): Flow<Napoleon> =>
      t.s.extra.initiative === f.side && is(t.s, 'fatigue') ? undefined : end(),
    choose: choice<'tireless'>({
      seat: (_, f) => f.side,
      standing: 'keep',
      offers: {
        ignore: plain<'tireless'>({
          take: (t, f) => {
            t.s.extra.untired = f.side
            spendInitiative(t, 'untired')
          },
        }),
        keep: plain<'tireless'>({ take: () => undefined }),
      },
    }),
  },
} as const
export const isUntired = (s: State, side: number): boolean => s.extra.untired === side

// ---- 20.5 free rolls ------------------------------------------------------------------------------------------------

const NONE_LEFT = no('20.5.1', { it: 'Non hai più tiri liberi.', en: 'You have no free rolls left.' })
const STANDS = no('20.5.2', { it: 'Il secondo tiro vale com’è.', en: 'The second roll stands.' })

const mayRoll = (s: State, side: number): Verdict =>
  s.extra.again === 1 ? STANDS : (s.extra.free[side] ?? 0) > 0 ? undefined : NONE_LEFT

/**
 * 20.5, 20.5.2 Between a roll and what comes of it: its owner may roll again, once. 20.5.3 Where both sides have rolled, both dice are rolled
 * again; so the other side is asked after the first, and `last` is where the question ends.
 */
export const rollAgain = <P extends keyof Frames>(
  owner: (t: T, f: FrameOf<P>) => number,
  back: string,
  next: string,
  last = true,
) => {
  const leave = (t: T): Flow<Napoleon> => {
    if (last) t.s.extra.again = 0
    return goto(next)
  }
  return choice<P>({
    rule: '20.5',
    seat: owner,
    standing: 'keep',
    offers: {
      reroll: plain<P>({
        check: (t, f) => mayRoll(t.s, owner(t, f)),
        take: (t, f) => {
          const side = owner(t, f)
          t.s.extra.free[side]!--
          t.s.extra.again = 1
          tell(t, { e: 'freeRoll', side, left: t.s.extra.free[side]! })
          return goto(back)
        },
      }),
      keep: plain<P>({ check: (t, f) => mayRoll(t.s, owner(t, f)), take: t => leave(t) }),
    },
    none: t => leave(t),
  })
}
