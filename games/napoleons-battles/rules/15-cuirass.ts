/** 15.7 hr Cuirasses. */
import { isTroops, troopOf } from '../field.ts'
import { is } from '../options.ts'
import { fieldFor, type T } from '../state.ts'
import { d10 } from './01-dice.ts'
import { tell } from './telling.ts'

/** 5.6.1 hr, 15.6.2 hr One die for each figure about to be lost in combat or to small arms; every 1 saves one. What is still lost. */
export function withCuirass(t: T, u: number, figures: number): number {
  const field = fieldFor(t.s)
  if (figures === 0 || !is(t.s, 'cuirass') || !isTroops(field, u) || !troopOf(field, u).cuirass) return figures
  const dice = Array.from({ length: figures }, () => d10(t, '5.6.1 hr'))
  const saved = dice.filter(die => die === 1).length
  if (saved > 0) tell(t, { e: 'saved', unit: u, figures: saved, dice })
  return figures - saved
}
