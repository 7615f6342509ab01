/**
 * Standing the troops up before the first turn (scenario rules, reconstructed): each side in its own zones, in any formation it may take, nobody
 * within three inches of the enemy. What the scenario proposes is one deed.
 */
import { end, goto, type Json, type Verdict } from '@bivouac/kernel'
import { type Field, isBatteryUnit, isGeneral, isInfantry } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { newState } from '../opening.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { Spot } from '../scenario.ts'
import { type FrameOf, fieldFor, type State, type T } from '../state.ts'
import { DEPLOYED, FORMATIONS, FULL, INCH, LATER, LINE, ON_TABLE } from '../words.ts'
import { placeBeside } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { slotsOf } from './01-pieces.ts'
import { holds, isInZone, pairs, points, zonesOf } from './04-zones.ts'
import { isOccupied, staysOnTable } from './08-1-room.ts'
import { mayTakeForm } from './08-2-formation.ts'
import { takeRoad } from './08-2-road.ts'
import { isTaken, mayStopIn, TOWNS } from './08-3-towns.ts'
import { choice, isNumbers, open, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

type Deployment = FrameOf<'deployment'>

/** Whether the players of this table deploy by themselves: they asked for it, and the scenario says where. */
export function isFree(s: State): boolean {
  const { zones, data } = fieldFor(s)
  return is(s, 'deployment') && zones.length > 0 && data.phase === undefined && data.side === undefined
}

/** Whom the scenario stands on the table: everybody who does not arrive later. */
const isToPlace = (f: Field, u: number): boolean => {
  const { arrives } = u < f.troops ? f.units[u]! : f.generals[u - f.troops]!
  return arrives === undefined
}
/** Everybody off the table: their places are kept as what the scenario proposes. */
export function lift(s: State): void {
  for (let u = 0; u < s.on.length; u++) if (s.on[u] === ON_TABLE) s.on[u] = LATER
}

// ---- placing --------------------------------------------------------------------------------------------------------

const NOT_YOURS = no('1.1.1.3', { it: 'Non è una tua unità.', en: 'That is none of your units.' })
const COMES_LATER = no('4.1.1.1', {
  it: 'L’unità arriva a battaglia iniziata: non si schiera adesso.',
  en: 'The unit arrives during the battle: it is not deployed now.',
})
const GOES_WITH_HOST = no(
  '1.5',
  { it: 'È aggregata e si schiera con la sua unità.', en: 'It is attached and deploys with its unit.' },
  { it: 'Sposta l’unità a cui è aggregata.', en: 'Place the unit it is attached to.' },
)
const NO_FORM = no('1.4.2', {
  it: 'L’unità non può assumere questa formazione.',
  en: 'The unit cannot take this formation.',
})
const NO_TOWN_HERE = no(
  '1.4.2.6',
  { it: 'Qui non c’è una città in cui dispiegarsi.', en: 'There is no town here to deploy in.' },
  { it: 'Scegli un punto dentro una città.', en: 'Choose a spot inside a town.' },
)
const OFF_TABLE = no('8.1.4', { it: 'Il posto è fuori dal tavolo.', en: 'The place is off the table.' })
const OUT_OF_ZONE = no(
  '4.0#2',
  {
    it: 'Lo scenario non schiera qui questa unità: deve stare tutta nella sua zona.',
    en: 'The scenario does not deploy this unit here: all of it has to lie in its zone.',
  },
  { it: 'Le zone sono segnate sul tavolo.', en: 'The zones are drawn on the table.' },
)
const IMPASSABLE = no('8.2.6.3', { it: 'Il posto è su terreno impossibile.', en: 'The place is on impassable ground.' })
const OCCUPIED = no(
  '8.1.3.2',
  { it: 'Il posto è già occupato.', en: 'The place is taken.' },
  { it: 'Sposta prima chi c’è.', en: 'Move whoever stands there first.' },
)

/** The unit as it would stand, on a copy. */
export function stoodAt(s: State, f: Field, [u, x, y, facing, form]: readonly number[]): State {
  const town = form === DEPLOYED ? townAt(f, x!, y!) : -1
  const copy: State = {
    ...s,
    on: s.on.with(u!, ON_TABLE),
    x: s.x.with(u!, x!),
    y: s.y.with(u!, y!),
    facing: s.facing.with(u!, facing!),
    form: s.form.with(u!, form!),
    town: s.town.with(u!, town),
    road: s.road.with(u!, -1),
    along: s.along.slice(),
  }
  if (u! < f.troops) takeRoad(f, copy, u!)
  return copy
}
const townAt = (f: Field, x: number, y: number): number =>
  f.ground.towns.findIndex(({ corners }) =>
    holds(
      pairs(corners).map(([cx, cy]): Spot => [cx / INCH, cy / INCH]),
      x,
      y,
    ),
  )

export function mayPlace(t: T, d: Deployment, where: readonly number[]): Verdict {
  const { s } = t
  const f = fieldFor(s)
  const [u, x, y, , form] = where as [number, number, number, number, number]
  if (u >= f.count || f.side[u] !== d.side) return NOT_YOURS
  if (!isToPlace(f, u)) return COMES_LATER
  if (s.host[u]! >= 0) return GOES_WITH_HOST
  if (form === DEPLOYED) {
    if (!isInfantry(f, u) && !isBatteryUnit(f, u)) return TOWNS.NOT_IN_TOWNS
    if (townAt(f, x, y) < 0) return NO_TOWN_HERE
  } else if (isGeneral(f, u) ? form !== LINE : !mayTakeForm(f, s, u, form)) return NO_FORM
  const after = stoodAt(s, f, where)
  const table = lay(f, after)
  if (
    isGeneral(f, u)
      ? x < 0 || y < 0 || x > f.width || y > f.height
      : !slotsOf(table, u).every(slot => staysOnTable(f, table, slot))
  )
    return OFF_TABLE
  if (!isInZone(f, after, u, table)) return OUT_OF_ZONE
  if (form === DEPLOYED) {
    if (isTaken(f, after, after.town[u]!, u, table)) return TOWNS.FULL_TOWN
  } else {
    if (!isOpenFor(f.ground, f.arm[u]!, table, u)) return IMPASSABLE
    if (!isGeneral(f, u)) {
      if (isOccupied(f, after, u, table, u)) return OCCUPIED
      const towns = upTo(f.ground.towns.length)
      const full = mayStopIn(after, u, { field: f, towns, table }, u)
      if (full) return full
    }
  }
  return undefined
}

function place(t: T, where: readonly number[]): void {
  const { s } = t
  const f = fieldFor(s)
  const u = where[0]!
  const { on, x, y, facing, form, town, road, along } = stoodAt(s, f, where)
  Object.assign(s, { on, x, y, facing, form, town, road, along })
  for (let guest = 0; guest < f.count; guest++)
    if (s.host[guest] === u) {
      s.on[guest] = ON_TABLE
      placeBeside(f, s, guest, u)
    }
  tell(t, { e: 'formed', unit: u, form: form[u]!, facing: facing[u]! })
}

export const isPlace = (arg: Json | undefined): arg is readonly number[] =>
  isNumbers(arg, 5, 5, 40_000) &&
  arg[0]! >= 0 &&
  arg[3]! >= 0 &&
  arg[3]! < FULL &&
  arg[4]! >= 0 &&
  arg[4]! < FORMATIONS.length

/** Of everybody who does not stand yet: his place in the scenario, and a few spots of his zone. */
function spots(t: T, d: Deployment): number[][] {
  const { s } = t
  const f = fieldFor(s)
  const out: number[][] = []
  for (const u of f.ofSide[d.side]!) {
    if (s.on[u] === ON_TABLE || !isToPlace(f, u) || s.host[u]! >= 0) continue
    const found = new Map<string, number[]>()
    const add = (x: number, y: number, form: number): void =>
      void found.set(`${x} ${y} ${form}`, [u, x, y, s.facing[u]!, form])
    add(s.x[u]!, s.y[u]!, s.form[u]!)
    const form = s.form[u] === DEPLOYED ? LINE : s.form[u]!
    for (const { at } of zonesOf(f, u)) if (at !== undefined) for (const [x, y] of spread(at)) add(x, y, form)
    out.push(...[...found.values()].sort((a, b) => a[1]! - b[1]! || a[2]! - b[2]! || a[4]! - b[4]!))
  }
  return out
}
/** Eleven spots of an area: a net laid over its box. */
function spread(at: readonly Spot[]): [number, number][] {
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)]
  const part = (list: readonly number[], k: number, of: number): number =>
    points(Math.min(...list) + ((Math.max(...list) - Math.min(...list)) * k) / of)
  return upTo(11).map(k => [part(xs, 1 + (k % 3), 3.5), part(ys, 1 + k, 13)])
}

const AS_PROPOSED = no('4.0#2', {
  it: 'Tutti stanno già dove lo scenario li propone.',
  en: 'Everybody stands where the scenario proposes already.',
})
const STILL_OFF = no(
  '4.0#2',
  { it: 'Ci sono unità ancora da schierare.', en: 'There are units still to be deployed.' },
  { it: 'Schierale, o scegli lo schieramento proposto.', en: 'Deploy them, or take the deployment proposed.' },
)
const KEPT = ['on', 'x', 'y', 'facing', 'form', 'town', 'road', 'along'] as const
function mayPropose({ s }: T, d: Deployment): Verdict {
  const fresh = newState(s.scenario, s.options)
  return fieldFor(s).ofSide[d.side]!.every(u => KEPT.every(key => s[key][u] === fresh[key][u]))
    ? AS_PROPOSED
    : undefined
}
const isUnplaced = ({ s }: T, u: number): boolean => isToPlace(fieldFor(s), u) && s.on[u] !== ON_TABLE

export const deployment = {
  rule: '4.0#2',
  steps: {
    place: choice<'deployment'>({
      seat: (_, d) => d.side,
      offers: {
        place: open<'deployment', readonly number[]>({
          accepts: isPlace,
          over: spots,
          check: mayPlace,
          probe: (t, d, _, pick) => {
            const f = fieldFor(t.s)
            const own = f.ofSide[d.side]!
            return [own[pick(own.length)]!, pick(f.width), pick(f.height), pick(FULL), pick(FORMATIONS.length)]
          },
          take: (t, _, where) => {
            place(t, where)
            return goto('place')
          },
        }),
        proposed: plain<'deployment'>({
          check: mayPropose,
          take: (t, d) => {
            const fresh = newState(t.s.scenario, t.s.options)
            for (const u of fieldFor(t.s).ofSide[d.side]!) for (const key of KEPT) t.s[key][u] = fresh[key][u]!
            tell(t, { e: 'deployed', side: d.side, proposed: true })
            return goto('place')
          },
        }),
        ready: plain<'deployment'>({
          check: (t, d) => (fieldFor(t.s).ofSide[d.side]!.some(u => isUnplaced(t, u)) ? STILL_OFF : undefined),
          take: (t, d) => {
            tell(t, { e: 'deployed', side: d.side, proposed: false })
            return end()
          },
        }),
      },
    }),
  },
} as const
