/** 14.3 Withdrawal: disordered units that are still engaged after a round try to get away. */
import { end, type Flow } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { is } from '../options.ts'
import { type Combat, call, type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import { ATTACKER, DISORDER, enemyOf, QUALITY_BONUS, ROUT, WITHDRAWING } from '../words.ts'
import { attachedTo, leadersWith } from './01-attachment.ts'
import { clampDie, d10, type Line, line, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { driveOff, payForVictory } from './10-pay.ts'
import { GONE, lose, lossFor, ROUTED } from './11-losses.ts'
import { withCuirass } from './15-cuirass.ts'
import { leaderOf } from './15-ratings.ts'
import { tell } from './telling.ts'

/** 14.3 Who has to try now: disordered units; with some on both sides only those who moved into the contact. */
export function withdrawers(s: State, it: Combat): number[] {
  if (!is(s, 'withdrawal') || it.own.some(own => own.length === 0)) return []
  const f = fieldFor(s)
  // 14.5.5.1 A detachment goes nowhere but in rout.
  const shaken = it.own.map(own => own.filter(u => has(s, u, DISORDER) && !has(s, u, ROUT) && !isDetachment(f, u)))
  const both = shaken.every(each => each.length > 0)
  return shaken.flat().filter(u => !both || has(s, u, ATTACKER))
}

/** 14.3.2 What changes the die of either, spelled out. */
export function withdrawalLines(f: Field, s: State, unit: number): Line[] {
  const lines = [line('14.3.2.1', 'controllo dell’unità', 'control of the unit', f.profile[unit]!.control)]
  const general = leadersWith(f, s, unit, lay(f, s))[0]
  if (general !== undefined) {
    const bonus = QUALITY_BONUS[leaderOf(f, s, general).quality]
    if (bonus !== 0)
      lines.push(line('14.3.2.2', `generale ${f.name[general]!.it}`, `general ${f.name[general]!.en}`, bonus))
  }
  if (has(s, unit, DISORDER)) lines.push(line('14.3.2.3', 'in disordine', 'disordered', -3))
  return lines
}

/** 14.3.1 One attempt: both roll. */
export const withdrawal = {
  rule: '14.3.1',
  steps: {
    roll: (t: T, f: FrameOf<'withdrawal'>) => {
      f.die = d10(t, '14.3.1')
    },
    answer: (t: T, f: FrameOf<'withdrawal'>) => {
      f.answer = d10(t, '14.3.1')
    },
    settle: (t: T, f: FrameOf<'withdrawal'>) => settle(t, f),
    flights: () => call('flights', { stood: '' }),
    leave: () => end(),
  },
} as const

function settle(t: T, f: FrameOf<'withdrawal'>): Flow<Napoleon> {
  const { s } = t
  const field = fieldFor(s)
  const it = s.combats[f.at]!
  const side = field.side[f.unit]!
  const enemy = it.main[enemyOf(side)]! >= 0 ? it.main[enemyOf(side)]! : it.own[enemyOf(side)]![0]!
  const modifiers = [f.unit, enemy].map(u => sumOf(withdrawalLines(field, s, u)))
  const scores = [clampDie(f.die + modifiers[0]!), clampDie(f.answer + modifiers[1]!)]
  const behind = Math.max(0, scores[1]! - scores[0]!)
  tell(t, { e: 'withdrew', unit: f.unit, enemy, dice: [f.die, f.answer], modifiers, scores, loss: behind })
  const guests = attachedTo(field, s, f.unit)
  // 14.3.1.2 The difference is lost, never more than the rout number.
  const came = lose(t, f.unit, withCuirass(t, f.unit, lossFor(field, s, f.unit, behind, true)), 'combat')
  if (came === ROUTED || came === GONE) driveOff(t, f.unit, guests, came === ROUTED)
  else put(s, f.unit, WITHDRAWING)
  // 14.3.1.3, 10.4.1 The enemy has been thrown back: that costs the victor his figure, once.
  payForVictory(t, it, enemyOf(side))
  return undefined
}
