/** 14.2 Evading: cavalry and horse artillery get out of the way of a contact. */
import { TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isCavalry, isInfantry } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import {
  call,
  EVADING,
  type FrameOf,
  fieldFor,
  has,
  type MarchLocals,
  type Napoleon,
  put,
  type State,
  type T,
} from '../state.ts'
import { COLUMN, DEPLOYED, DISORDER, EVADED, HORSE, INCH, ON_TABLE, REACT, ROUT } from '../words.ts'
import { attachedTo, hostOf, placeBeside } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { enemiesOf, touchedBy } from './08-1-room.ts'
import { ahead } from './08-2-ahead.ts'
import { backMove, mayGo } from './08-2-manoeuvres.ts'
import { evadeTest } from './18-evade.ts'
import { partnerOf } from './18-formations.ts'
import { choice, plain } from './offers.ts'
import { tell } from './telling.ts'

/** A march that has not begun. */
const fresh = (s: State, unit: number): MarchLocals => ({
  unit,
  mode: EVADING,
  spent: 0,
  weight: 0,
  changes: 0,
  changed: 0,
  begun: 0,
  fromX: s.x[unit]!,
  fromY: s.y[unit]!,
  fromFacing: s.facing[unit]!,
  touched: -1,
  offset: 0,
  rest: '',
})

/** 14.2 From infantry: ordered cavalry and horse artillery of the side that is not active; from cavalry: cavalry marked for reaction. 14.2.1 Once a turn. */
export function mayEvade(f: Field, s: State, by: number, unit: number, table: Int32Array): boolean {
  if (f.side[by] !== s.side || f.side[unit] === s.side || unit >= f.troops || s.on[unit] !== ON_TABLE) return false
  if (has(s, unit, DISORDER | ROUT | EVADED) || s.form[unit] === DEPLOYED || hostOf(s, unit) !== unit) return false
  // 14.5.5.1 A detachment stays where it is.
  if (isDetachment(f, unit)) return false
  const rider = isCavalry(f, unit)
  // 18.2.1.2 Guns of a grand battery do not evade.
  const guns = isBatteryUnit(f, unit) && f.arm[unit] === HORSE && partnerOf(f, s, unit, table) < 0
  if (isInfantry(f, by) ? !rider && !guns : !(isCavalry(f, by) && rider && has(s, unit, REACT))) return false
  return touchedBy(f, s, unit, table).every(enemy => enemy === by)
}

/** Whether there is room behind it to get out of contact. */
export function canFallBack(t: T, unit: number): boolean {
  const { s } = t
  const isGuns = isBatteryUnit(fieldFor(s), unit)
  // 14.2.4 A battery limbers up first.
  const copy: T = isGuns ? { ...t, s: { ...s, form: s.form.with(unit, COLUMN) } } : t
  const frame = { proc: 'march' as const, step: 'leg', ...fresh(s, unit) }
  const c = ahead(copy.s, frame)
  return [INCH, 3 * INCH].some(way => mayGo(copy, frame, backMove(copy, frame, way, c), c) === undefined)
}

export const evasions = {
  rule: '14.2',
  steps: {
    next: (t: T, f: FrameOf<'evasions'>): Flow<Napoleon> => {
      const { s } = t
      if (!is(s, 'evade')) return end()
      const field = fieldFor(s)
      const table = lay(field, s)
      const unit = enemiesOf(field, s, f.by).find(
        e =>
          e > f.unit && within(table, f.by, table, e, TOUCH) && mayEvade(field, s, f.by, e, table) && canFallBack(t, e),
      )
      if (unit === undefined) return end()
      f.unit = unit
      return undefined
    },
    choose: choice<'evasions'>({
      rule: '14.2.2',
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      standing: 'stand',
      offers: {
        stand: plain<'evasions'>({ take: () => goto('next') }),
        evade: plain<'evasions'>({
          take: (t, f) => {
            const { s } = t
            const field = fieldFor(s)
            put(s, f.unit, EVADED)
            f.guests = attachedTo(field, s, f.unit)
              .filter(u => field.arm[u] === HORSE)
              .join(' ')
            return goto(is(s, 'evadeTest') ? 'roll' : 'ride')
          },
        }),
      },
    }),
    ...evadeTest,
    ride: (t: T, f: FrameOf<'evasions'>) => {
      const { s } = t
      if (isBatteryUnit(fieldFor(s), f.unit)) s.form[f.unit] = COLUMN
      tell(t, { e: 'evaded', unit: f.unit, enemy: f.by })
      return call('march', fresh(s, f.unit))
    },
    /** 14.2.5 Horse artillery that was with it follows; foot batteries and wagons stay where they are. */
    follow: (t: T, f: FrameOf<'evasions'>) => {
      const { s } = t
      const field = fieldFor(s)
      for (const guest of f.guests === '' ? [] : f.guests.split(' ').map(Number)) {
        s.form[guest] = COLUMN
        s.host[guest] = f.unit
        placeBeside(field, s, guest, f.unit)
      }
      f.guests = ''
      loosen(field, s)
      return goto('next')
    },
  },
} as const

const BREAK_OFF = no(
  '14.2.2',
  { it: 'Chi evade deve interrompere il contatto.', en: 'Whoever evades has to break the contact.' },
  { it: 'Arretra ancora.', en: 'Go back farther.' },
)
/** 14.2.2 No halt in contact, as long as there is room to go on. */
export function mayHalt(t: T, f: FrameOf<'march'>): Verdict {
  if (f.mode !== EVADING) return undefined
  const field = fieldFor(t.s)
  if (touchedBy(field, t.s, f.unit, lay(field, t.s)).length === 0) return undefined
  const c = ahead(t.s, f)
  return mayGo(t, f, backMove(t, f, INCH, c), c) === undefined ? BREAK_OFF : undefined
}
