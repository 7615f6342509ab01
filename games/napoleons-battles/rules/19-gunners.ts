/** 19.3 Infantry of the Old Guard serves the guns of the Guard. */
import { TOUCH } from '@bivouac/ground/measured'
import { type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import { MOVED, ON_TABLE, ROUT } from '../words.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { lose } from './11-losses.ts'
import { tell } from './telling.ts'

const OLD_GUARD = 'FrOGD'
const isGuardGuns = (f: Field, u: number): boolean => isBatteryUnit(f, u) && f.profile[u]!.code.startsWith('FrG')

/** The Old Guard beside a battery, at rest; −1 none. */
function guardBeside(f: Field, s: State, battery: number): number {
  const table = lay(f, s)
  return (
    f.ofSide[f.side[battery]!]!.findLast(
      u =>
        u < f.troops &&
        f.profile[u]!.code === OLD_GUARD &&
        s.on[u] === ON_TABLE &&
        !has(s, u, MOVED | ROUT) &&
        within(table, u, table, battery, TOUCH),
    ) ?? -1
  )
}

const NOT_PLAYED = no('19.3', {
  it: 'Solo batterie della Guardia francese con serventi caduti, ferme in questo turno.',
  en: 'Only batteries of the French Guard that have lost gunners and have not moved.',
})
const NOBODY = no(
  '19.3',
  {
    it: 'Nessun reparto della Vecchia Guardia fermo tocca la batteria.',
    en: 'No Old Guard at rest touches the battery.',
  },
  { it: 'Portala a contatto; poi ferme entrambe per un turno.', en: 'Bring it there; then both stand for a turn.' },
)
export function mayCrew(t: T, f: FrameOf<'movement'>, u: number): Verdict {
  const { s } = t
  const field = fieldFor(s)
  const wants = u < field.troops && isGuardGuns(field, u) && s.figures[u]! < field.figures[u]!
  if (
    !is(s, 'oldGuardGunners') ||
    !wants ||
    field.side[u] !== f.side ||
    s.on[u] !== ON_TABLE ||
    has(s, u, MOVED | ROUT)
  )
    return NOT_PLAYED
  return guardBeside(field, s, u) < 0 ? NOBODY : undefined
}
export const crewable = (s: State, side: number): number[] =>
  is(s, 'oldGuardGunners')
    ? fieldFor(s).ofSide[side]!.filter(u => u < fieldFor(s).troops && isGuardGuns(fieldFor(s), u))
    : []

/** A figure leaves the Guard, the mark of loss leaves the battery, and neither moves in this turn. */
export function takeCrew(t: T, _: FrameOf<'movement'>, u: number): Flow<Napoleon> {
  const { s } = t
  const guard = guardBeside(fieldFor(s), s, u)
  s.figures[u]!++
  put(s, u, MOVED)
  put(s, guard, MOVED)
  tell(t, { e: 'crewed', unit: u, host: guard })
  lose(t, guard, 1, 'crew')
  return goto('choose')
}
