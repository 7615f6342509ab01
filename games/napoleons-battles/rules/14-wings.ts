/** 14.6 Changing formation on the left or on the right; 8.2.5.3.1 hr facing anywhere. */
import { direction as asDirection, eastOf, northOf } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { RIGHT_ANGLE, SQUARE } from '../words.ts'
import { basesOf, frontFor, frontOf } from './01-formations.ts'
import { isFreeTeam } from './08-2-manoeuvres.ts'

/** `form` takes a formation, 8 × quarter turns, and this × 1 for the left, 2 for the right. */
export const ON_WING = 32
export const wingOf = (arg: number): number => Math.floor(arg / ON_WING)

const NO_WINGS = no('14.6', {
  it: 'Si cambia formazione mantenendo fermo il centro del fronte.',
  en: 'Formation is changed about the middle of the front.',
})
const NOT_THESE = no('14.6.1', {
  it: 'Sulla sinistra o sulla destra solo fanteria e cavalleria, fra colonna di marcia, colonna e linea.',
  en: 'On the left or right only infantry and cavalry, between march column, column and line.',
})
export function mayUseWing(t: T, f: FrameOf<'march'>, arg: number): Verdict {
  if (wingOf(arg) === 0) return undefined
  if (!is(t.s, 'wings')) return NO_WINGS
  const field = fieldFor(t.s)
  return isTroops(field, f.unit) && t.s.form[f.unit] !== SQUARE && arg % 8 !== SQUARE ? undefined : NOT_THESE
}

/** 14.6.2 Where the middle of the front comes to: the ranks go to one side of the first, or close up behind its bases on that side. */
export function middleAfter(s: State, u: number, arg: number): { readonly x: number; readonly y: number } {
  const wing = wingOf(arg)
  const f = fieldFor(s)
  if (wing === 0) return { x: s.x[u]!, y: s.y[u]! }
  const wider = Math.abs(frontFor(f, u, arg % 8, basesOf(f, s, u)) - frontOf(f, s, u))
  const to = asDirection(s.facing[u]! + (wing === 1 ? 3 * RIGHT_ANGLE : RIGHT_ANGLE))
  const way = Math.floor(wider / 2)
  return { x: s.x[u]! + eastOf(0, way, to), y: s.y[u]! + northOf(0, way, to) }
}

const ABOUT_ONLY = no('8.2.5.3.1 hr', {
  it: 'Senza la regola del circolo si può solo invertire il fronte.',
  en: 'Without the club’s rule one can only face about.',
})
/** 8.2.4.1 hr A limbered battery turns as it likes, for nothing: so it unlimbers in any direction. */
export const mayFaceAnywhere = (t: T, f: FrameOf<'march'>): Verdict =>
  is(t.s, 'facing') || isFreeTeam(t.s, f.unit) ? undefined : ABOUT_ONLY
