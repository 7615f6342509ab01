/** 18.6 Whoever evades is tested first. */
import type { Field } from '../field.ts'
import { type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { d10, type Line, line, sumOf } from './01-dice.ts'
import { disorder } from './11-losses.ts'
import { nightLine } from './17-weather.ts'
import { rollAgain } from './20-initiative.ts'
import { tell } from './telling.ts'

/** 18.6 The control of the unit and nothing else; by night every control is one less (CARD-4). */
export const evadeLines = (f: Field, s: State, unit: number): Line[] => [
  line('18.6', 'controllo dell’unità', 'control of the unit', f.profile[unit]!.control),
  ...nightLine(s, f.profile[unit]!.control),
]

/** Steps of the evasions of 14.2, between the word and the ride. */
export const evadeTest = {
  roll: (t: T, f: FrameOf<'evasions'>) => {
    f.die = d10(t, '18.6')
  },
  free: rollAgain<'evasions'>((t, f) => fieldFor(t.s).side[f.unit]!, 'roll', 'settle'),
  /** 18.6 Above its control it is disordered first, and evades all the same. */
  settle: (t: T, f: FrameOf<'evasions'>) => {
    const need = sumOf(evadeLines(fieldFor(t.s), t.s, f.unit))
    const passed = f.die! <= need
    tell(t, { e: 'tested', unit: f.unit, what: 'evade', die: f.die!, need, passed })
    delete f.die
    if (!passed) disorder(t, f.unit, 'evading')
  },
} as const
