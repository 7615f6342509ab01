/** 10.1, 10.2 Combats, one after the other, round by round. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isCavalry, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type Combat, call, drop, type FrameOf, fieldFor, type Napoleon, put, type State, type T } from '../state.ts'
import { ATTACKER, BOUNCING, CHARGED, enemyOf, WON } from '../words.ts'
import { attachedTo } from './01-attachment.ts'
import { clampDie, d10, sumOf } from './01-dice.ts'
import { basesOf, lay } from './01-formations.ts'
import { divideBases, fightsOn, mayComeNext } from './10-many.ts'
import { againstSquare, combatLines } from './10-modifiers.ts'
import { driveOff, loseFlag, payForVictory } from './10-pay.ts'
import { GONE, lose, lossFor, ROUTED } from './11-losses.ts'
import { noteRound } from './14-guard-checks.ts'
import { withdrawers } from './14-withdrawal.ts'
import { withCuirass } from './15-cuirass.ts'
import { tieLoss } from './15-steadiness.ts'
import { lyingSide } from './18-prone.ts'
import { rollAgain } from './20-initiative.ts'
import { overstretched } from './a-3-losses.ts'
import { choice, offer, upTo } from './offers.ts'
import { tell } from './telling.ts'

const OVER = no('10.1.1', { it: 'Questo combattimento è concluso.', en: 'This combat is over.' })
const running = (s: State): number[] =>
  s.combats.flatMap((each, i) => (each.done === 1 || mayComeNext(s, i) !== undefined ? [] : [i]))

/** 4.4, 10.1.1 In the order the active player wants. */
export const combats = {
  rule: '10.1.1',
  steps: {
    begin: (t: T) => {
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, WON)
    },
    next: (t: T): Flow<Napoleon> => {
      const left = running(t.s)
      if (left.length === 0) return goto('leave')
      // With one left there is nothing to choose.
      if (left.length > 1) return undefined
      return goto('only')
    },
    choose: choice<'combats'>({
      seat: (_, f) => f.side,
      offers: {
        fight: offer<'combats'>({
          domain: t => upTo(t.s.combats.length),
          over: t => running(t.s),
          check: (t, _, i): Verdict => (t.s.combats[i]?.done === 0 ? mayComeNext(t.s, i) : OVER),
          take: (_, f, at) => call('combat', newCombat(at, f.side)),
        }),
      },
    }),
    again: () => goto('next'),
    only: (t: T, f: FrameOf<'combats'>) => call('combat', newCombat(running(t.s)[0]!, f.side)),
    more: () => goto('next'),
    leave: (t: T) => {
      t.s.combats.length = 0
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, CHARGED | ATTACKER)
      return end()
    },
  },
} as const
const newCombat = (at: number, active: number) => ({ at, active, first: 0, second: 0, bounced: 0 })

/** 10.1.2.1 Those of a side with the most bases. */
function strongest(f: Field, s: State, units: readonly number[]): number[] {
  const bases = units.map(u => (isTroops(f, u) ? basesOf(f, s, u) : 0))
  const most = Math.max(...bases)
  return units.filter((_, i) => bases[i] === most)
}

const NOT_STRONGEST = no('10.1.2.1', {
  it: 'La principale è una delle unità con più basi.',
  en: 'The main unit is one of those with the most bases.',
})
const mainChoice = (side: (f: FrameOf<'combat'>) => number, next: string) =>
  choice<'combat'>({
    rule: '10.1.2.1',
    seat: (_, f) => side(f),
    offers: {
      main: offer<'combat'>({
        domain: (t, f) => t.s.combats[f.at]!.own[side(f)]!,
        check: (t, f, unit): Verdict => {
          const { own, main } = t.s.combats[f.at]!
          const all = own[side(f)]!
          if (main[side(f)]! >= 0 || !all.includes(unit) || !strongest(fieldFor(t.s), t.s, all).includes(unit))
            return NOT_STRONGEST
          return undefined
        },
        take: (t, f, unit) => {
          t.s.combats[f.at]!.main[side(f)] = unit
          return goto(next)
        },
      }),
    },
    none: () => goto(next),
  })

/** 10.1.2.2 Where there is nothing to choose the main unit names itself. */
function nameMain(s: State, combat: Combat, side: number): void {
  const best = combat.own[side]!.length === 0 ? [] : strongest(fieldFor(s), s, combat.own[side]!)
  if (combat.main[side]! < 0 && best.length === 1) combat.main[side] = best[0]!
}

export const combat = {
  rule: '10.2',
  steps: {
    begin: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const { s } = t
      const it = s.combats[f.at]!
      for (const u of it.own.flat()) for (const each of [u, ...attachedTo(fieldFor(s), s, u)]) s.hurt[each] = 0
      // 8.5.3 Who has been shot away leaves the place to the others, without a fight.
      if (it.own.some(own => own.length === 0)) return goto('after')
      divideBases(fieldFor(s), s, it)
      tell(t, { e: 'combat', own: it.own.map(own => [...own]) })
      return undefined
    },
    name: (t: T, f: FrameOf<'combat'>) => {
      const it = t.s.combats[f.at]!
      for (const side of [0, 1]) nameMain(t.s, it, side)
    },
    mainFirst: mainChoice(f => f.active, 'mainSecond'),
    mainSecond: mainChoice(f => enemyOf(f.active), 'roll'),
    /** 10.2 One die each. */
    roll: (t: T, f: FrameOf<'combat'>) => {
      f.first = d10(t, '10.2')
    },
    answer: (t: T, f: FrameOf<'combat'>) => {
      f.second = d10(t, '10.2')
    },
    // 20.5.3 Either side may have both dice rolled again.
    free: rollAgain<'combat'>((_, f) => f.active, 'roll', 'freeOther', false),
    freeOther: rollAgain<'combat'>((_, f) => enemyOf(f.active), 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'combat'>) => settle(t, f),
    /** A3.6.5 A base lost may be one of skirmishers. */
    surplus: (t: T): Flow<Napoleon> => (overstretched(t.s) < 0 ? undefined : call('surplus', { unit: -1 })),
    flights: () => call('flights', { stood: '' }),
    /** 10.2, 8.6.2.1 Cavalry that has not had its way after a round bounces. */
    bounce: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      const it = s.combats[f.at]!
      if (it.own.some(own => own.length === 0)) return goto('after')
      const riders = it.own.flat().filter(u => isCavalry(field, u))
      if (riders.length === 0) return goto('withdraw')
      for (const u of riders) put(s, u, BOUNCING)
      f.bounced = 1
      return call('flights', { stood: '' })
    },
    bounced: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const it = t.s.combats[f.at]!
      if (it.own.every(own => own.length > 0)) return goto('withdraw')
      // 10.4.1 By the other reading the enemy has been driven off, and that costs a figure.
      if (is(t.s, 'bounceLoss')) for (const side of [0, 1]) if (it.own[side]!.length > 0) payForVictory(t, it, side)
      return goto('close')
    },
    /** 14.3 Then disordered units try to get away, one after the other. */
    withdraw: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const [unit] = withdrawers(t.s, t.s.combats[f.at]!)
      return unit === undefined ? goto('name') : call('withdrawal', { at: f.at, unit, die: 0, answer: 0 })
    },
    /** 14.3.3.4 Who has held the field goes on as the victor. */
    withdrawn: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> =>
      t.s.combats[f.at]!.own.every(own => own.length > 0) ? goto('withdraw') : goto('after'),
    /** 8.5.3, 8.5.4 The winner advances and may be recalled. */
    after: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const winner = t.s.combats[f.at]!.own.findIndex(own => own.length > 0)
      return winner < 0 ? goto('close') : call('advance', { side: winner, at: f.at })
    },
    recall: (t: T, f: FrameOf<'combat'>): Flow<Napoleon> => {
      const it = t.s.combats[f.at]!
      const winner = it.own.findIndex(own => own.length > 0)
      // Fire alone is no victory in combat: nobody is recalled.
      if (winner < 0 || it.round === 0) return goto('close')
      // 10.1 hr Who has others to fight yet is recalled when he has beaten them.
      const units = it.own[winner]!.filter(u => !fightsOn(t.s, u, it)).join(' ')
      it.done = 1
      return call('recalls', { side: winner, units, active: f.active })
    },
    close: (t: T, f: FrameOf<'combat'>) => {
      const it = t.s.combats[f.at]!
      it.done = 1
      for (const u of it.own.flat()) if (!fightsOn(t.s, u, it)) drop(t.s, u, CHARGED | ATTACKER)
      return end()
    },
  },
} as const

export interface Round {
  readonly modifiers: readonly number[]
  readonly scores: readonly number[]
  readonly losses: readonly number[]
}
/** 10.2.1, 10.2.2, 10.5.2 The scores of a round, and what each main unit is to lose by them. */
export function compared({ s }: T, it: Combat, dice: readonly number[]): Round {
  const field = fieldFor(s)
  const table = lay(field, s)
  const modifiers = [0, 1].map(side => sumOf(combatLines(field, s, it, side, table)))
  const scores = [0, 1].map(side => clampDie(dice[side]! + modifiers[side]!))
  const lying = lyingSide(s, it)
  const losses = [0, 1].map(side => {
    // 18.1.3.2 Against men on the ground only the bare dice count, and only they can lose by them.
    if (lying >= 0) return side === lying ? Math.max(0, dice[enemyOf(side)]! - dice[side]!) : 0
    const behind = scores[enemyOf(side)]! - scores[side]!
    const wanted = behind === 0 ? tieLoss(s, modifiers, side) : Math.max(0, behind)
    return againstSquare(field, s, it.main[side]!, it.own[enemyOf(side)]!, table) ? Math.min(1, wanted) : wanted
  })
  return { modifiers, scores, losses }
}

/** 11.2.1, 15.7 hr What a main unit loses in a round, and what comes of it. */
export const suffer = (t: T, unit: number, loss: number): number =>
  lose(t, unit, withCuirass(t, unit, lossFor(fieldFor(t.s), t.s, unit, loss, true)), 'combat')

/** The main units pay. */
function settle(t: T, f: FrameOf<'combat'>): void {
  const { s } = t
  const field = fieldFor(s)
  const it = s.combats[f.at]!
  const dice = f.active === 0 ? [f.first, f.second] : [f.second, f.first]
  const { modifiers, scores, losses } = compared(t, it, dice)
  it.round++
  noteRound(s, it)
  const main = [...it.main]
  tell(t, { e: 'round', main, dice, modifiers, scores, losses })
  // Both pay before either success counts: two that break each other have no winner, whichever seat they are in (10.4.1).
  const guests = main.map(unit => attachedTo(field, s, unit))
  const came = main.map((unit, side) => suffer(t, unit, losses[side]!))
  const broken = [0, 1].filter(side => came[side] === ROUTED || came[side] === GONE)
  for (const side of broken)
    if (came[side] === ROUTED) loseFlag(t, main[side]!, main[enemyOf(side)]!, scores[enemyOf(side)]! - scores[side]!)
  for (const side of broken) driveOff(t, main[side]!, guests[side]!, came[side] === ROUTED)
  for (const side of broken) payForVictory(t, it, enemyOf(side))
}
