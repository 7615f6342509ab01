/** 15 Decisions the rules leave open, and equal chances. */
import { type Choice, choice, type Flow, type Frame, type LeadsTo, type Refusal } from '@bivouac/kernel'
import { no, type Section } from '../rulebook.ts'
import type { FieldCommander, Frames, Rules } from '../state.ts'

export type F<P extends keyof Frames & string> = Frame<FieldCommander, P>
export type Go = Flow<FieldCommander>

/** The only seat: the commander of the French. */
export const player = (): number => 0

/** Equal chances for each of `count`: a ten-sided die shared out where that is even, else a die with `count` sides. */
export function even(t: Rules, count: number, why: Section): number {
  if (count < 2) return 0
  const sides = 10 % count === 0 ? 10 : count
  const die = t.dice.roll(sides, why)
  t.tell({ e: 'random', die, sides, of: count })
  return Math.floor(((die - 1) * count) / sides)
}

const YOURS = no(
  '15',
  {
    it: 'Questa scelta è del comandante francese, non del caso.',
    en: 'This choice is the French commander’s, not chance’s.',
  },
  { it: 'Indica tu quale.', en: 'Point at one yourself.' },
)

interface Question<F, R extends Go, N extends Go> {
  readonly rule: Section
  /** The type of the action that answers it. */
  readonly verb: string
  readonly domain: (t: Rules, f: F) => readonly number[]
  /** What the rules leave open, ascending. */
  readonly candidates: (t: Rules, f: F) => readonly number[]
  /** Why something else is not among them. */
  readonly refuse: (t: Rules, f: F, arg: number) => Refusal
  readonly settle: (t: Rules, f: F, arg: number) => R
  readonly none?: (t: Rules, f: F) => N
  /** The choice changes no chance of anything: left open, the first is taken without a die. */
  readonly indifferent?: true
  /** True when the choice is the French commander's own and never left to chance. */
  readonly mine?: true | ((t: Rules, f: F) => boolean)
}

/**
 * 15 Where the rules leave one possibility it is taken; where they leave several on the enemy's behalf the player
 * decides or leaves it to chance, or chance always decides, as the table agreed.
 */
export function question<F, R extends Go = undefined, N extends Go = undefined>(
  q: Question<F, R, N>,
): Choice<FieldCommander, F, unknown, LeadsTo<R | N>> {
  const isMine = (t: Rules, f: F): boolean => q.mine === true || (q.mine?.(t, f) ?? false)
  const settleByChance = (t: Rules, f: F) => {
    const among = q.candidates(t, f)
    return q.settle(t, f, among[q.indifferent === true ? 0 : even(t, among.length, '15')]!)
  }
  const asks = (t: Rules, f: F, among: readonly number[]): boolean =>
    among.length > 1 && (t.s.umpire === 'player' || isMine(t, f))
  const asked = choice<FieldCommander, F, readonly number[]>({
    rule: q.rule,
    seat: player,
    ...(q.mine === true ? {} : { standing: 'chance' }),
    context: (t, f) => {
      const among = q.candidates(t, f)
      return asks(t, f, among) ? among : []
    },
    offers: {
      [q.verb]: {
        domain: (t: Rules, f: F) => q.domain(t, f),
        over: (_t: Rules, _f: F, among: readonly number[]) => among,
        check: (t: Rules, f: F, arg: number, among: readonly number[]) =>
          among.includes(arg) ? undefined : q.refuse(t, f, arg),
        take: (t: Rules, f: F, arg: number) => q.settle(t, f, arg),
      },
      ...(q.mine === true
        ? {}
        : {
            chance: {
              check: (t: Rules, f: F, _arg: undefined, among: readonly number[]) =>
                among.length > 1 && !isMine(t, f) ? undefined : YOURS,
              take: settleByChance,
            },
          }),
    },
    none: (t, f) => (q.candidates(t, f).length === 0 ? q.none?.(t, f) : settleByChance(t, f)),
  })
  // The verb is a name of the game's own, so the compiler cannot see by itself that all its ways are those of `settle`.
  return asked as Choice<FieldCommander, F, unknown, LeadsTo<R | N>>
}
