/** 10.4, 11.2.5 hr What a combat costs besides its losses. */
import { isTroops } from '../field.ts'
import { is } from '../options.ts'
import { type Combat, fieldFor, has, put, type T } from '../state.ts'
import { enemyOf, FLAGLESS, FLEEING, ON_TABLE, WON } from '../words.ts'
import { attachedTo } from './01-attachment.ts'
import { GONE, leaveCombats, lose, rout, routGuests } from './11-losses.ts'
import { routNumber } from './15-steadiness.ts'
import { tell } from './telling.ts'

/** Whoever is broken leaves the combat with what is attached to it. */
export function driveOff(t: T, unit: number, guests: readonly number[], isRouted: boolean): void {
  const { s } = t
  if (isRouted) {
    for (const guest of guests) s.host[guest] = unit
    routGuests(t, unit)
  } else scatter(t, guests)
  leaveCombats(s, unit)
}

/** 11.2.5 hr Beaten by more than one and a half times its rout number, a unit leaves its flag to the victor. */
export function loseFlag(t: T, unit: number, enemy: number, behind: number): void {
  const { s } = t
  const field = fieldFor(s)
  if (!is(s, 'flags') || !isTroops(field, unit) || has(s, unit, FLAGLESS) || enemy < 0) return
  if (behind <= Math.floor((routNumber(field, s, unit) * 3) / 2)) return
  put(s, unit, FLAGLESS)
  tell(t, { e: 'flag', unit, enemy })
}

/** 11.3.2 What was with a unit dispersed in combat runs. */
function scatter(t: T, guests: readonly number[]): void {
  for (const guest of guests) {
    if (t.s.on[guest] !== ON_TABLE || has(t.s, guest, FLEEING)) continue
    leaveCombats(t.s, guest)
    rout(t, guest, 'others')
  }
}
/** 10.4.1 One figure at the first success, at most one in a combat phase; 10.4.2 if that is the end of the winner, the other side pays too. */
export function payForVictory(t: T, it: Combat, side: number): void {
  const { s } = t
  const unit = it.main[side]! >= 0 ? it.main[side]! : it.own[side]![0]
  if (unit === undefined || s.on[unit] !== ON_TABLE || has(s, unit, WON) || !it.own[side]!.includes(unit)) return
  put(s, unit, WON)
  const guests = attachedTo(fieldFor(s), s, unit)
  if (lose(t, unit, 1, 'victory') !== GONE) return
  scatter(t, guests)
  leaveCombats(s, unit)
  payForVictory(t, it, enemyOf(side))
}
