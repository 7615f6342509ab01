/** 13 Demoralisation. */
import type { T } from '../state.ts'
import { isRuled } from './5-map.ts'

const LIFT = 5

/** 13.1 At zero an army is demoralised, for the rest of the game. */
export function demoralise(t: T, side: number): void {
  const s = t.s
  if (s.morale[side] !== 0 || s.broken[side] !== 0) return
  s.broken[side] = s.round
  t.tell({ e: 'demoralised', side })
}

/** 13.2 At the start of a round the army that alone stands gains five points: once, or by ruling every time. */
export function lift(t: T): void {
  const s = t.s
  if ((s.broken[0] !== 0) === (s.broken[1] !== 0)) return
  if (s.lifted === 1 && !isRuled(s, 'lift')) return
  const side = s.broken[0] !== 0 ? 1 : 0
  s.lifted = 1
  s.morale[side]! += LIFT
  t.tell({ e: 'lifted', side, morale: s.morale[side]! })
}
