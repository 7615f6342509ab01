/** 15.2 Combats in movement: routed units and wagons in the way of a unit that marches. */
import { eastOf, INCH, northOf, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto } from '@bivouac/kernel'
import { isSupply } from '../field.ts'
import { is } from '../options.ts'
import { type Combat, call, type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import { enemyOf, ON_TABLE, ROUT, WON } from '../words.ts'
import { attachedTo, placeBeside } from './01-attachment.ts'
import { d10 } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { enemiesOf } from './08-1-room.ts'
import { advanceBy, mustAdvance } from './08-5-advance.ts'
import { compared, suffer } from './10-combat.ts'
import { driveOff, loseFlag } from './10-pay.ts'
import { GONE, lose, ROUTED, rout } from './11-losses.ts'
import { tell } from './telling.ts'

/** `overrun.rule`. */
const ROUTED_UNIT = 0
const WAGONS = 1

/** 15.2.1, 15.2.3 Whom a unit that has just come into contact rides or tramples down; −1 nobody. */
export function victimOf(s: State, by: number): number {
  if (!is(s, 'overrun')) return -1
  const f = fieldFor(s)
  const table = lay(f, s)
  return (
    enemiesOf(f, s, by).find(
      e => (has(s, e, ROUT) || (isSupply(f, e) && s.host[e]! < 0)) && within(table, by, table, e, TOUCH),
    ) ?? -1
  )
}
export const newOverrun = (s: State, by: number, unit: number) => ({
  by,
  unit,
  rule: has(s, unit, ROUT) ? ROUTED_UNIT : WAGONS,
  rounds: 0,
  die: 0,
  answer: 0,
})

/** Only the two of them, whoever else they touch; nobody fires before (15.2.1.1). */
const combatOf = (s: State, f: FrameOf<'overrun'>): Combat => {
  const own: number[][] = [[], []]
  own[fieldFor(s).side[f.by]!]!.push(f.by)
  own[fieldFor(s).side[f.unit]!]!.push(f.unit)
  return { own, main: own.map(each => each[0]!), round: f.rounds, done: 0 }
}

export const overrun = {
  rule: '15.2.1',
  steps: {
    begin: (t: T, f: FrameOf<'overrun'>) => {
      t.s.hurt[f.by] = 0
      t.s.hurt[f.unit] = 0
      tell(t, { e: 'overran', unit: f.by, enemy: f.unit })
    },
    roll: (t: T, f: FrameOf<'overrun'>) => {
      f.die = d10(t, '15.2.1')
    },
    answer: (t: T, f: FrameOf<'overrun'>) => {
      f.answer = d10(t, '15.2.1')
    },
    settle: (t: T, f: FrameOf<'overrun'>) => settle(t, f),
    flights: () => call('flights', { stood: '' }),
    /** 15.2.3 Against wagons as many rounds as it takes; 15.2.4 against a routed unit one. */
    again: (t: T, f: FrameOf<'overrun'>): Flow<Napoleon> => {
      const { s } = t
      const fights = [f.by, f.unit].every(u => s.on[u] === ON_TABLE && !has(s, u, ROUT))
      return f.rule === WAGONS && fights ? goto('roll') : undefined
    },
    /** 15.2.1.2 The winner advances first, and marches on; 15.2.1.3 nobody is recalled. */
    advance: (t: T, f: FrameOf<'overrun'>) => {
      const { s } = t
      const field = fieldFor(s)
      const table = lay(field, s)
      if (s.on[f.by] !== ON_TABLE || has(s, f.by, ROUT) || !mustAdvance(field, s, f.by, table)) return end()
      if (!advanceBy(field, s, f.by, table, INCH)) return end()
      s.x[f.by]! += eastOf(0, INCH, s.facing[f.by]!)
      s.y[f.by]! += northOf(0, INCH, s.facing[f.by]!)
      s.road[f.by] = -1
      for (let g = field.troops; g < field.count; g++) if (s.host[g] === f.by) placeBeside(field, s, g, f.by)
      tell(t, { e: 'advanced', unit: f.by, x: s.x[f.by]!, y: s.y[f.by]! })
      loosen(field, s)
      return end()
    },
  },
} as const

function settle(t: T, f: FrameOf<'overrun'>): void {
  const { s } = t
  const field = fieldFor(s)
  const it = combatOf(s, f)
  const mine = field.side[f.by]!
  const dice = mine === 0 ? [f.die, f.answer] : [f.answer, f.die]
  const { modifiers, scores, losses } = compared(t, it, dice)
  f.rounds++
  tell(t, { e: 'round', main: it.main, dice, modifiers, scores, losses })
  const guests = it.main.map(unit => attachedTo(field, s, unit))
  const wasRouted = it.main.map(unit => has(s, unit, ROUT))
  const came = it.main.map((unit, side) => suffer(t, unit, losses[side]!))
  for (const side of [0, 1])
    if (came[side] === ROUTED && !wasRouted[side])
      loseFlag(t, it.main[side]!, it.main[enemyOf(side)]!, scores[enemyOf(side)]! - scores[side]!)
  for (const side of [mine, enemyOf(mine)])
    if (came[side] === GONE || (came[side] === ROUTED && (side === mine || f.rule === WAGONS)))
      driveOff(t, it.main[side]!, guests[side]!, came[side] === ROUTED)
  payWinner(t, f, mine, scores, came)
  // 15.2.4.1 Whatever has come of it, the routed unit runs on, for a figure.
  if (f.rule !== ROUTED_UNIT || s.on[f.unit] !== ON_TABLE) return
  lose(t, f.unit, 1, 'flight')
  if (s.on[f.unit] === ON_TABLE) rout(t, f.unit, 'combat')
}

/** 15.2.4.2 Against a routed unit whoever won pays for it; 15.2.3.1, 15.2.3.2 against wagons only they do. */
function payWinner(
  t: T,
  f: FrameOf<'overrun'>,
  mine: number,
  scores: readonly number[],
  came: readonly number[],
): void {
  const { s } = t
  const isBroken = (side: number): boolean => came[side] === ROUTED || came[side] === GONE
  const winner =
    f.rule === ROUTED_UNIT
      ? scores[0] === scores[1]
        ? undefined
        : scores[mine]! > scores[enemyOf(mine)]!
          ? f.by
          : f.unit
      : isBroken(mine) && !isBroken(enemyOf(mine))
        ? f.unit
        : undefined
  if (winner === undefined || s.on[winner] !== ON_TABLE || has(s, winner, WON)) return
  put(s, winner, WON)
  lose(t, winner, 1, 'victory')
}
