/** 11 What losses do: disorder, rout, dispersal, elimination. The only place where figures go. */
import type { Disordering, LossCause } from '../events.ts'
import { type Field, isBatteryUnit, isTroops } from '../field.ts'
import { drop, fieldFor, has, put, type State, type T } from '../state.ts'
import {
  ATTACKER,
  BOUNCING,
  CHARGED,
  COLUMN,
  DISORDER,
  DISORDERED_NOW,
  DISPERSED,
  ELIMINATED,
  FLEEING,
  GUNLESS,
  LEFT,
  ON_TABLE,
  REACT,
  ROUT,
  SURRENDERED,
} from '../words.ts'
import { attachedTo, dress } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { loosenAllOf } from './01-left-behind.ts'
import { mountToFlee } from './14-horses.ts'
import { endanger, staffOf } from './15-generals.ts'
import { leaveGuns } from './15-guns.ts'
import { endangerRiders, ridersWith } from './15-messengers.ts'
import { disorderNumber, routNumber } from './15-steadiness.ts'
import { leaveBoat } from './18-aboard.ts'
import { getUp } from './18-lying.ts'
import { dispersalFor } from './20-great.ts'
import { rejoin } from './a-1-rejoining.ts'
import { station } from './a-bases.ts'
import { tell } from './telling.ts'

/** What came of a loss. */
export const STANDS = 0
export const SHAKEN = 1
export const ROUTED = 2
export const GONE = 3

/** 11.1 A unit falls into disorder; cavalry loses its marker for reaction with its order (8.5.1.1). */
export function disorder(t: T, u: number, why: Disordering): void {
  const { s } = t
  if (has(s, u, ROUT) || s.on[u] !== ON_TABLE) return
  drop(s, u, REACT)
  put(s, u, DISORDERED_NOW)
  if (has(s, u, DISORDER)) return
  put(s, u, DISORDER)
  tell(t, { e: 'disordered', unit: u, why })
}

/** 8.6.2.2.1 A routed unit goes into column, a battery is limbered, whatever it was in. It has yet to flee. */
export function rout(t: T, u: number, why: LossCause | 'chosen' | 'others' | 'flames'): void {
  const { s } = t
  leaveGuns(t, u)
  mountToFlee(t, u)
  leaveBoat(s, u)
  drop(s, u, DISORDER | REACT | DISORDERED_NOW)
  put(s, u, ROUT | FLEEING)
  s.town[u] = -1
  s.form[u] = COLUMN
  s.road[u] = -1
  s.host[u] = -1
  getUp(s, u)
  tell(t, { e: 'routed', unit: u, why })
  rejoin(t, u, 'rout')
  dress(fieldFor(s), s, u)
}

/** 11.2.4, 8.6.2.2.3, 11.3.2 Batteries and wagons with a unit beaten in combat run with it; fire does not carry them away. */
export function routGuests(t: T, u: number): void {
  for (const guest of attachedTo(fieldFor(t.s), t.s, u)) {
    leaveCombats(t.s, guest)
    rout(t, guest, 'others')
  }
}

/**
 * 11.1.1, 11.2.1, 11.3.1 Figures are lost: never more than the rout number in one fire round or combat, and the unit is gone when its dispersal
 * number is reached. 11.1.2, 11.2.3, 11.4.1 A battery or a wagon train has two figures: one lost disorders it by fire and routs it in combat.
 */
export function lose(t: T, u: number, wanted: number, why: LossCause): number {
  const { s } = t
  const f = fieldFor(s)
  if (wanted <= 0 || s.on[u] !== ON_TABLE) return STANDS
  const counted = why === 'fire' || why === 'combat'
  const figures = lossFor(f, s, u, wanted, counted)
  if (figures === 0) return STANDS
  const staff = counted ? staffOf(s, u) : NOBODY
  const riders = counted ? ridersWith(s, u) : NOBODY
  s.figures[u]! -= figures
  if (counted) s.hurt[u]! += figures
  tell(t, { e: 'lost', unit: u, side: f.side[u]!, figures, left: s.figures[u]!, why })
  if (s.figures[u]! <= dispersalFor(f, s, u)) {
    remove(t, u, isTroops(f, u) ? DISPERSED : ELIMINATED)
    endanger(s, staff)
    endangerRiders(s, riders, u)
    return GONE
  }
  dress(f, s, u)
  if (!counted) return STANDS
  const came = isTroops(f, u) ? shaken(t, f, u, why) : batteryHit(t, u, why)
  // 15.2.2.2 Whoever led it may have fallen.
  if (came === ROUTED) {
    endanger(s, staff)
    endangerRiders(s, riders, u)
  }
  return came
}

const NOBODY: readonly number[] = []

/** 11.2.1 What of a loss is really lost: in a fire round or combat never more than the rout number. */
export function lossFor(f: Field, s: State, u: number, wanted: number, counted: boolean): number {
  const most = counted && isTroops(f, u) ? routNumber(f, s, u) - s.hurt[u]! : wanted
  return Math.min(wanted, Math.max(0, most), s.figures[u]!)
}

function shaken(t: T, f: Field, u: number, why: 'fire' | 'combat' | LossCause): number {
  const { s } = t
  if (s.hurt[u]! >= routNumber(f, s, u)) {
    // A unit in rout that is beaten in combat runs again; fire alone does not make it run twice.
    if (has(s, u, ROUT) && why === 'fire') return STANDS
    rout(t, u, why)
    return ROUTED
  }
  if (has(s, u, ROUT) || s.hurt[u]! < disorderNumber(f, s, u, () => lay(f, s))) return STANDS
  disorder(t, u, 'losses')
  return SHAKEN
}

function batteryHit(t: T, u: number, why: LossCause): number {
  if (has(t.s, u, ROUT) && why === 'fire') return STANDS
  if (why === 'combat') {
    rout(t, u, why)
    return ROUTED
  }
  disorder(t, u, 'losses')
  return SHAKEN
}

const TOLD = {
  [DISPERSED]: 'dispersed',
  [ELIMINATED]: 'eliminated',
  [SURRENDERED]: 'surrendered',
  [LEFT]: 'left',
} as const

/** A unit leaves the table for good; 11.4.1 a battery leaves its gun where it stood, 8.1.4.2 a routed unit that ran off stays routed. */
export function remove(t: T, u: number, to: keyof typeof TOLD): void {
  const { s } = t
  const f = fieldFor(s)
  if (to === ELIMINATED && isBatteryUnit(f, u) && !has(s, u, GUNLESS)) s.guns.push(s.x[u]!, s.y[u]!, s.facing[u]!, u)
  s.on[u] = to
  leaveBoat(s, u)
  s.host[u] = -1
  getUp(s, u)
  if (s.extra.skirmishers !== undefined) station(s, u, [])
  s.town[u] = -1
  s.mark[u]! &= ROUT
  loosenAllOf(f, s, u)
  leaveCombats(s, u)
  tell(t, { e: 'gone', unit: u, side: f.side[u]!, to: TOLD[to] })
}

/** Takes a unit out of whatever combat it was in. */
export function leaveCombats(s: State, u: number): void {
  drop(s, u, CHARGED | ATTACKER | BOUNCING)
  for (const combat of s.combats)
    for (const side of [0, 1]) {
      const own = combat.own[side]!
      const at = own.indexOf(u)
      if (at < 0) continue
      own.splice(at, 1)
      if (combat.main[side] === u) combat.main[side] = -1
    }
}
