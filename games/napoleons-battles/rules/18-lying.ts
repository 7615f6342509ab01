/** 18, 19, 20 What optional rules have made of a unit: questions about the state alone. */
import { settingOf } from '../options.ts'
import type { State, T } from '../state.ts'
import { tell } from './telling.ts'

export const isProne = (s: State, u: number): boolean => s.extra.prone.length > 0 && s.extra.prone.includes(u)
/** 18.1.3 Whether troops may lie down under a charge. */
export const mayLieCharged = (s: State): boolean => settingOf(s, 'prone') === CHARGED
const CHARGED = 2

export function layDown(t: T, u: number): void {
  t.s.extra.prone = [...t.s.extra.prone, u].sort((a, b) => a - b)
  tell(t, { e: 'prone', unit: u, down: true })
}
/** Up again, by an order or by the enemy. */
export function getUp(s: State, u: number): void {
  if (isProne(s, u)) s.extra.prone = s.extra.prone.filter(each => each !== u)
}

/** 18.3 Whether a unit is on a forced march: it moves at twice its speed. */
export const isForced = (s: State, u: number): boolean => s.extra.forced.length > 0 && s.extra.forced.includes(u)
/** 19.4, 20.1.4.2 Whether it has refused in this phase. */
export const isUnwilling = (s: State, u: number): boolean =>
  s.extra.unwilling.length > 0 && s.extra.unwilling.includes(u)
