/** 8.3.3.1 hr By the club’s rule a unit among buildings is arranged anew as its player wishes, with its whole turn. */
import type { Json, Verdict } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import { touchesAny, townAround } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, T } from '../state.ts'
import { DEPLOYED, FULL, MARCH } from '../words.ts'
import { shapeAs } from './01-formations.ts'
import { turnTicks } from './08-1-effort.ts'
import { type Ahead, isNearFoe, isTaken } from './08-2-ahead.ts'
import { mayTakeForm } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { isNumbers } from './offers.ts'

const NOT_INSIDE = no('8.3.3.1 hr', {
  it: 'Solo chi è tutto fra gli edifici si ridispone così, con la regola del circolo.',
  en: 'Only a unit wholly among buildings is arranged anew like this, by the club’s rule.',
})
const STAYS_IN = no('8.3.3.1 hr', {
  it: 'Deve restare tutta fra gli stessi edifici, dove c’è posto.',
  en: 'It has to stay wholly among the same buildings, where there is room.',
})

/** x, y, facing, formation. */
export const isArrangement = (arg: Json | undefined): arg is readonly number[] =>
  isNumbers(arg, 4, 4, 32_767) && arg[2]! >= 0 && arg[2]! < FULL && arg[3]! >= 0 && arg[3]! <= MARCH

/** It begins and ends with this: the whole turn goes. */
export const shuffleTicks = (c: Ahead, u: number): number => turnTicks(c.field.profile[u]!)

export function mayShuffle(t: T, f: FrameOf<'march'>, [x, y, facing, form]: readonly number[], c: Ahead): Verdict {
  const { s } = t
  const u = f.unit
  const town = isGeneral(c.field, u) || s.form[u] === DEPLOYED ? -1 : townAround(c.field.ground, c.table, u)
  if (!is(s, 'townShuffle') || town < 0) return NOT_INSIDE
  if (!mayTakeForm(c.field, s, u, form!)) return STAYS_IN
  shapeAs(c.field, s, u, form!, x!, y!, facing!, c.table, c.at)
  if (townAround(c.field.ground, c.table, c.at) !== town || isTaken(c, c.at) || isNearFoe(c, c.at)) return STAYS_IN
  if (!touchesAny(c.field.ground, [c.field.ground.towns[town]!], c.table, c.at)) return STAYS_IN
  return affords(t, f, { weight: 0, change: shuffleTicks(c, u) }, c)
}
export const mayShuffleAtAll = (t: T, f: FrameOf<'march'>, c: Ahead): Verdict =>
  is(t.s, 'townShuffle') && !isGeneral(c.field, f.unit) && t.s.form[f.unit] !== DEPLOYED ? undefined : NOT_INSIDE
