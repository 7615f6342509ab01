/** 7.1, 4.1.3 Rallying routed units. */
import { TOUCH } from '@bivouac/ground/measured'
import { goto, type Json, type Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isInfantry } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { drop, type FrameOf, fieldFor, has, put, type State, type T } from '../state.ts'
import { COLUMN, DISORDER, FULL, LINE, ON_TABLE, QUALITY_BONUS, RALLIED, ROUT, SQUARE } from '../words.ts'
import { leadersWith, placeBeside } from './01-attachment.ts'
import { d10, type Line, line, sumOf } from './01-dice.ts'
import { lay, shapeAs } from './01-formations.ts'
import { overlap, within } from './01-pieces.ts'
import { nearestEnemyBearing, staysOnTable } from './08-1-room.ts'
import { mayTakeForm } from './08-2-formation.ts'
import { takeRoad } from './08-2-road.ts'
import { leaderOf } from './15-ratings.ts'
import { nightLine } from './17-weather.ts'
import { rollAgain } from './20-initiative.ts'
import { choice, isNumbers, offer, open, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

const NOT_YOURS = no('7.1', { it: 'Non è una tua unità sul tavolo.', en: 'That is none of your units on the table.' })
const NOT_ROUTED = no('4.1.3', { it: 'L’unità non è in rotta.', en: 'The unit is not in rout.' })
const TRIED = no('7.1', { it: 'Un solo tentativo per unità in ogni turno.', en: 'One attempt per unit and turn.' })
const NO_GENERAL = no(
  '7.1',
  {
    it: 'Nessun generale della sua catena di comando è a contatto.',
    en: 'No general of its chain of command is in contact.',
  },
  { it: 'Porta un generale a contatto nel movimento.', en: 'Bring a general into contact in movement.' },
)

/** The general who speaks to a routed unit: the highest of its own chain who touches it. */
export function rallier(f: Field, s: State, unit: number, table: Int32Array): number {
  return leadersWith(f, s, unit, table)[0] ?? -1
}

function mayRally(t: T, f: FrameOf<'rally'>, unit: number): Verdict {
  const field = fieldFor(t.s)
  if (field.side[unit] !== f.side || unit >= field.troops || t.s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (!has(t.s, unit, ROUT)) return NOT_ROUTED
  if (has(t.s, unit, RALLIED)) return TRIED
  return is(t.s, 'rally') || rallier(field, t.s, unit, lay(field, t.s)) >= 0 ? undefined : NO_GENERAL
}

/** 7.1.2, 7.1.2.1 hr The control a unit rallies by, spelled out. */
export function rallyLines(f: Field, s: State, unit: number): Line[] {
  const lines = [line('7.1.1', 'controllo dell’unità', 'control of the unit', f.profile[unit]!.control)]
  lines.push(...nightLine(s, f.profile[unit]!.control))
  const general = rallier(f, s, unit, lay(f, s))
  if (general >= 0) {
    const bonus = QUALITY_BONUS[leaderOf(f, s, general).quality]
    if (bonus !== 0)
      lines.push(line('7.1.2', `generale ${f.name[general]!.it}`, `general ${f.name[general]!.en}`, bonus))
  } else lines.push(line('7.1.2.1 hr', 'senza generale', 'without a general', -2))
  return lines
}

/** 7.1.1.1 A formation and a direction: number of the formation, tenths of a degree. */
const isForm = (arg: Json | undefined): arg is readonly number[] =>
  isNumbers(arg, 2, 2, FULL - 1) && arg[0]! >= 0 && arg[0]! <= 3 && arg[1]! >= 0

const NO_SUCH_FORM = no('7.1.1.1', {
  it: 'L’unità non può assumere questa formazione.',
  en: 'The unit cannot take this formation.',
})
const NO_ROOM = no('7.1.1.1', { it: 'Qui la formazione non ci sta.', en: 'There is no room for the formation here.' })

function mayForm(t: T, f: FrameOf<'rally'>, [form, facing]: readonly number[]): Verdict {
  const { s } = t
  const field = fieldFor(s)
  // As it stands it always fits.
  if (form === s.form[f.unit] && facing === s.facing[f.unit]) return undefined
  if (!mayTakeForm(field, s, f.unit, form!)) return NO_SUCH_FORM
  const table = lay(field, s)
  const at = field.count
  shapeAs(field, s, f.unit, form!, s.x[f.unit]!, s.y[f.unit]!, facing!, table, at)
  if (!staysOnTable(field, table, at) || !isOpenFor(field.ground, field.arm[f.unit]!, table, at)) return NO_ROOM
  for (let u = 0; u < field.troops; u++)
    if (
      u !== f.unit &&
      s.host[u] !== f.unit &&
      s.on[u] === ON_TABLE &&
      (overlap(table, at, table, u) || (field.side[u] !== field.side[f.unit] && within(table, at, table, u, TOUCH)))
    )
      return NO_ROOM
  return undefined
}

function formsOf(t: T, f: FrameOf<'rally'>): number[][] {
  const { s } = t
  const field = fieldFor(s)
  const directions = new Set([
    0,
    450,
    900,
    1350,
    1800,
    2250,
    2700,
    3150,
    s.facing[f.unit]!,
    nearestEnemyBearing(field, s, f.unit),
  ])
  const forms = isInfantry(field, f.unit)
    ? [LINE, COLUMN, SQUARE]
    : isBatteryUnit(field, f.unit)
      ? [LINE, COLUMN]
      : [LINE, COLUMN]
  return forms.flatMap(form => [...directions].sort((a, b) => a - b).map(facing => [form, facing]))
}

export const rally = {
  rule: '7.1',
  steps: {
    choose: choice<'rally'>({
      rule: '4.1.3',
      seat: (_, f) => f.side,
      offers: {
        rally: offer<'rally'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: t => t.s.mark.flatMap((mark, u) => ((mark & ROUT) !== 0 ? [u] : [])),
          check: mayRally,
          take: (t, f, unit) => {
            f.unit = unit
            put(t.s, unit, RALLIED)
          },
        }),
        done: plain<'rally'>({ check: somebodyCould, take: () => goto('leave') }),
      },
      none: () => goto('leave'),
    }),
    /** 7.1.1 One die. */
    roll: (t: T, f: FrameOf<'rally'>) => {
      f.die = d10(t, '7.1.1')
    },
    free: rollAgain<'rally'>((_, f) => f.side, 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'rally'>) => {
      const { s } = t
      const need = sumOf(rallyLines(fieldFor(s), s, f.unit))
      const passed = f.die <= need
      tell(t, { e: 'tested', unit: f.unit, what: 'rally', die: f.die, need, passed })
      // 7.1.1.2 It stays where it is, in rout.
      if (!passed) return goto('choose')
      drop(s, f.unit, ROUT)
      put(s, f.unit, DISORDER)
      return undefined
    },
    form: choice<'rally'>({
      rule: '7.1.1.1',
      seat: (_, f) => f.side,
      offers: {
        form: open<'rally', readonly number[]>({
          accepts: isForm,
          over: formsOf,
          check: mayForm,
          probe: (_, __, ___, pick) => [pick(4), pick(FULL)],
          take: (t, f, [form, facing]) => {
            const { s } = t
            const field = fieldFor(s)
            s.form[f.unit] = form!
            s.facing[f.unit] = facing!
            takeRoad(field, s, f.unit)
            tell(t, { e: 'formed', unit: f.unit, form: form!, facing: facing! })
            for (let u = 0; u < field.count; u++) if (s.host[u] === f.unit) placeBeside(field, s, u, f.unit)
            return goto('choose')
          },
        }),
      },
    }),
    leave: () => undefined,
  },
} as const

const NOBODY: Verdict = no('4.1.3', { it: 'Nessuna unità può essere recuperata.', en: 'No unit can be rallied.' })
/** With nobody to rally the step is passed over, so that nobody is asked to say “done” to nothing. */
function somebodyCould(t: T, f: FrameOf<'rally'>): Verdict {
  for (const u of fieldFor(t.s).ofSide[f.side]!) if (mayRally(t, f, u) === undefined) return undefined
  return NOBODY
}
