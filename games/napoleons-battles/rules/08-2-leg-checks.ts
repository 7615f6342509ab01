/** 8.2 What the smaller legs are refused for: generals who ride, guests, towns left, changes that cost too much. */
import { lengthOf, TOUCH } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { generalSpeed, isBatteryUnit, isGeneral } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, INTERCEPTING, type T } from '../state.ts'
import { COLUMN, DEPLOYED, LINE, ON_TABLE, SQUARE } from '../words.ts'
import { besides, mayBeHost } from './01-attachment.ts'
import { shapeAs } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { CHANGING } from './07-command.ts'
import { isOccupied } from './08-1-room.ts'
import type { Ahead } from './08-2-ahead.ts'
import { changeTicks, formOf } from './08-2-formation.ts'
import { affords } from './08-2-manoeuvres.ts'
import { edgeOf, edgesOf, TOWNS } from './08-3-towns.ts'
import { onlyToContact } from './14-guard-checks.ts'

type March = FrameOf<'march'>

const ONLY_CONTACT = no(
  '8.5.2.2',
  {
    it: 'In questo passo si muove solo per contattare la cavalleria appena mossa.',
    en: 'In this step one moves only to contact cavalry that has just moved.',
  },
  { it: 'Contattala, o rinuncia prima di muovere.', en: 'Contact it, or leave it before you move.' },
)
const NO_HOST = no('1.5', { it: 'Non si può aggregare a questa unità.', en: 'It cannot be attached to this unit.' })
const HOST_FAR = no(
  '1.5',
  { it: 'L’unità è troppo lontana.', en: 'The unit is too far away.' },
  { it: 'Una batteria deve prima toccarla.', en: 'A battery has to touch it first.' },
)
const ALREADY_WITH = no('1.5.2', { it: 'È già aggregato a questa unità.', en: 'It is attached to this unit already.' })
const RIDE_FAR = no('8.1.2', {
  it: 'È più lontano di quanto il generale può muovere.',
  en: 'It is farther than the general can move.',
})
export const RIDE_OFF = no('8.1.4', { it: 'Il posto è fuori dal tavolo.', en: 'The place is off the table.' })
const RIDE_NEAR = no('8.4.1.2', {
  it: 'Da solo un generale non tocca il nemico.',
  en: 'On his own a general does not touch the enemy.',
})
const RIDE_BARRED = no('8.2.6.3', {
  it: 'Il posto è su terreno impossibile.',
  en: 'The place is on impassable ground.',
})

/** 8.5.2.2, 14.1.3 Who intercepts may not end otherwise than in contact: until he does, he may still go straight on. */
export const freely = (t: T, f: March): Verdict =>
  f.mode === INTERCEPTING && !isGeneral(fieldFor(t.s), f.unit) ? ONLY_CONTACT : onlyToContact(t, f)

export function mayRide(t: T, f: March, [x, y]: readonly number[], c: Ahead): Verdict {
  const { s } = t
  const { field, table, at } = c
  if (x! < 0 || y! < 0 || x! > field.width || y! > field.height) return RIDE_OFF
  if (s.spent[f.unit]! + lengthOf(x! - s.x[f.unit]!, y! - s.y[f.unit]!) > generalSpeed(field, f.unit, is(s, 'infirm')))
    return RIDE_FAR
  shapeAs(field, s, f.unit, LINE, x!, y!, s.facing[f.unit]!, table, at)
  if (!isOpenFor(field.ground, field.arm[f.unit]!, table, at)) return RIDE_BARRED
  return c.enemies.some(u => within(table, at, table, u, TOUCH)) ? RIDE_NEAR : undefined
}

export function mayAttach(t: T, f: March, host: number, c: Ahead): Verdict {
  const { s } = t
  const { field, table } = c
  const u = f.unit
  if (host < 0 || host >= field.troops || s.on[host] !== ON_TABLE || !mayBeHost(field, u, host)) return NO_HOST
  if (s.host[u] === host) return ALREADY_WITH
  if (!isGeneral(field, u))
    return within(table, u, table, host, TOUCH) && s.form[host] !== SQUARE ? undefined : HOST_FAR
  const place = besides(field, s, u, host)
  return s.spent[u]! + lengthOf(place.x - s.x[u]!, place.y - s.y[u]!) > generalSpeed(field, u, is(s, 'infirm'))
    ? HOST_FAR
    : undefined
}

export function mayLeave(t: T, f: March, edge: number, c: Ahead): Verdict {
  const { s } = t
  const u = f.unit
  const town = s.town[u]!
  if (s.form[u] !== DEPLOYED || town < 0) return TOWNS.NOT_DEPLOYED
  if (edge >= edgesOf(c.field, town)) return TOWNS.NO_EDGE
  const place = edgeOf(c.field, town, edge)
  shapeAs(c.field, { ...s, town: [] } as never, u, formLeaving(c, u), place.x, place.y, place.facing, c.table, c.at)
  // As one that stands in line it no longer shares the town with anybody.
  const outside = { ...s, form: s.form.with(u, formLeaving(c, u)) }
  if (
    isOccupied(c.field, outside, u, c.table, c.at) ||
    c.enemies.some(each => within(c.table, c.at, c.table, each, TOUCH))
  )
    return TOWNS.NO_WAY_OUT
  return affords(t, f, { weight: 0, change: leaveTicks(t, c, u) }, c)
}
/** 8.3.3 Infantry leaves in line; a battery limbers up where it stands. */
export const formLeaving = (c: Ahead, u: number): number => (isBatteryUnit(c.field, u) ? COLUMN : LINE)
export const leaveTicks = (t: T, c: Ahead, u: number): number =>
  isBatteryUnit(c.field, u) ? changeTicks(c.field, u, LINE, COLUMN, is(t.s, 'rates')) : 0

export const aboutTicks = (t: T, c: Ahead, u: number): number => {
  const profile = c.field.profile[u]!
  return is(t.s, 'rates') && 'about' in profile && t.s.form[u] === LINE
    ? changeTicks(c.field, u, COLUMN, LINE, false)
    : changeTicks(c.field, u, t.s.form[u]!, t.s.form[u]!, false)
}

const NOT_A_GENERAL = no('8.2', {
  it: 'I generali si muovono liberamente: scegli il posto.',
  en: 'Generals move freely: choose the place.',
})
const NOT_A_UNIT = no('8.2', {
  it: 'Solo i generali si muovono senza fronte.',
  en: 'Only generals move without a front.',
})
export const forUnits = (_: T, f: March, __: unknown, c: Ahead): Verdict =>
  isGeneral(c.field, f.unit) ? NOT_A_GENERAL : undefined
export const forGenerals = (_: T, f: March, __: unknown, c: Ahead): Verdict =>
  isGeneral(c.field, f.unit) ? undefined : NOT_A_UNIT

export const tooDear = (t: T, f: March, arg: number, c: Ahead): Verdict =>
  affords(
    t,
    f,
    { weight: 0, change: changeTicks(c.field, f.unit, t.s.form[f.unit]!, formOf(arg), is(t.s, 'rates')) },
    c,
    CHANGING,
  )
