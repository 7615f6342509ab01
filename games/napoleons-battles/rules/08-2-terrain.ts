/** 8.2.6, 8.1.3 What a leg does besides bringing the unit on: who is disordered by ground and by passing through. */

import { generalSpeed, isArtillery, isCavalry, isTroops, troopOf } from '../field.ts'
import { crossed, touches, touchesAny } from '../ground.ts'
import { is } from '../options.ts'
import { has, type State, type T } from '../state.ts'
import { COLUMN, DISORDER, MARCH, ON_TABLE, ROUT } from '../words.ts'
import { placeBeside } from './01-attachment.ts'
import type { Ahead } from './08-2-ahead.ts'
import { passed, type Straight } from './08-2-manoeuvres.ts'
import { disorder } from './11-losses.ts'
import { isForced } from './18-lying.ts'

/** Note s on a profile: light infantry. */
const isLight = (c: Ahead, u: number): boolean => isTroops(c.field, u) && troopOf(c.field, u).skirmish === true

/** 8.2.6.1.2.2 In a dense wood only column and limbers keep their order, and light infantry in anything. */
export function disorderInWood(t: T, u: number, c: Ahead, sweeps: number, changing: boolean): void {
  const { ground } = c.field
  const keeps = t.s.form[u] === COLUMN || t.s.form[u] === MARCH
  if ((keeps && !changing) || isLight(c, u)) return
  for (let k = 0; k <= sweeps; k++)
    if (touchesAny(ground, ground.woods, c.table, k === 0 ? u : c.at + k)) {
      disorder(t, u, 'wood')
      return
    }
}

/** 8.2.6.1.2.3 Hedges; and fords that the scenario says are bad. */
export function disorderByObstacles(t: T, u: number, c: Ahead, { direction, distance }: Straight): void {
  const { ground } = c.field
  const form = t.s.form[u]!
  if (
    form !== MARCH &&
    (isCavalry(c.field, u) || isArtillery(c.field, u)) &&
    crossed(ground, ground.hedges, c.table, u, direction, distance).length > 0
  )
    disorder(t, u, 'hedge')
  if (form === COLUMN || form === MARCH) return
  for (const stream of ground.streams)
    if (stream.data.disorders && touches(ground, stream, c.table, c.at + 1)) disorder(t, u, 'ford')
}

/** 8.1.3.1 Disordered or routed units disorder the formed friends they pass through. */
export function disorderPassed(t: T, u: number, c: Ahead, sweeps: number): void {
  if (!has(t.s, u, DISORDER | ROUT)) return
  for (const friend of passed(t.s, u, c, sweeps)) if (!has(t.s, friend, DISORDER | ROUT)) disorder(t, friend, 'passed')
}

/** 8.1.1, 1.5 Guests when their host marches: a general rides along while his own movement lasts; batteries and wagons stay where they are. */
export function bringGuests(t: T, u: number, way: number, c: Ahead): void {
  const { s } = t
  const { field } = c
  for (let g = field.troops; g < field.count; g++) {
    if (
      s.host[g] !== u ||
      s.on[g] !== ON_TABLE ||
      (s.spent[g]! + way > generalSpeed(field, g, is(s, 'infirm')) && !isForced(s, u))
    )
      continue
    s.spent[g]! += way
    placeBeside(field, s, g, u)
  }
}

/** 8.2.5.2 After a change in place they close up again. */
export function closeUp(s: State, u: number, c: Ahead): void {
  for (let g = 0; g < c.field.count; g++) if (s.host[g] === u && s.on[g] === ON_TABLE) placeBeside(c.field, s, g, u)
}
