/** What the other side could do next: whom it could charge and fire at, found by sweeping its marches, not by search. */
import type { Action, Aim } from '@bivouac/kernel'
import { lay } from '../rules/01-formations.ts'
import { freshPhase } from '../rules/04-sequence.ts'
import { judgeLeg, type Spoken } from '../rules/08-1-march.ts'
import type { LEGS } from '../rules/08-2-leg-offers.ts'
import { AIM } from '../rules/09-fire.ts'
import { targetsOf } from '../rules/09-targets.ts'
import { clone, type FrameOf, fieldFor, type NapoleonPosition } from '../state.ts'
import { copyOf, take } from '../survey.ts'
import { shooterIn, targetIn } from '../words.ts'
import { tableOf } from './suggest.ts'

type Stack = NapoleonPosition['stack']

/** His movement as if it began now, everybody in command; and his fire from where he stands. */
export function asIfTurnOf(pos: NapoleonPosition, side: number): NapoleonPosition[] {
  const starts = [
    { proc: 'movement', step: 'choose', side },
    { proc: 'fire', step: 'choose', side, firing: side, only: 0 },
  ]
  return starts.map(frame => {
    const next = clone(pos)
    freshPhase(next.s)
    next.s.side = side
    const step = frame.proc === 'fire' ? 'combat' : 'reaction'
    next.stack = [
      { proc: 'game', step: 'clock' },
      { proc: 'turn', step: side === fieldFor(next.s).first ? 'second' : 'victory' },
      { proc: 'phase', step, side },
      frame,
    ] as Stack
    return next
  })
}

/** Contact is aimed at whom it meets; a shot at its target; a move at the first it could fire at from its end. */
export function aim(pos: NapoleonPosition, { type, arg }: Action): Aim | undefined {
  const top = pos.stack.at(-1)
  if (type === 'fire' && typeof arg === 'number') return { target: targetIn(arg), by: [shooterIn(arg)] }
  if (top?.proc !== 'march') return undefined
  const frame = top as FrameOf<'march'>
  if (type === 'touch' && Array.isArray(arg))
    return { target: arg[0] as number, by: [frame.unit], action: { type: 'touch', arg: [arg[0] as number, 0] } }
  if (type !== 'halt' && type !== 'forward') return undefined
  const t = copyOf(tableOf(pos))
  if (type === 'forward') {
    const leg: Spoken = { type: 'forward' as keyof typeof LEGS, arg }
    if (judgeLeg(t, frame, leg) !== undefined) return undefined
    take(t, { ...frame }, leg)
  }
  const f = fieldFor(t.s)
  const [target] = targetsOf(f, t.s, frame.unit, lay(f, t.s), false)
  return target === undefined
    ? undefined
    : { target, by: [frame.unit], action: { type: 'fire', arg: frame.unit * AIM + target } }
}

/** A wheel first can bring somebody before the front; a second manoeuvre reaches nobody whom the first did not. */
export function mayLead({ stack }: NapoleonPosition, { type }: Action): boolean {
  const top = stack.at(-1)
  if (top?.proc === 'movement') return type === 'unit'
  return top?.proc === 'march' && (top as FrameOf<'march'>).begun === 0 && type === 'wheel'
}
