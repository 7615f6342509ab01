/** 9.8, 10.3, 10.5 The battlefield: zones, their limits, who is near whom. */
import { type Battle, counterOf, type Rules, type State, type Unit } from '../state.ts'
import { ENEMY, ENEMY_RESERVE, FRENCH, FRENCH_RESERVE, other, type Side } from '../words.ts'

/** Mobile forces one side may have in each zone. */
export const LIMIT: readonly number[] = [99, 4, 6, 6, 4, 99]
export const forward = (side: Side): number => (side === FRENCH ? 1 : -1)
export const reserveOf = (side: Side): number => (side === FRENCH ? FRENCH_RESERVE : ENEMY_RESERVE)
/** A side's own Approach or Reserve. */
export const isOwnGround = (side: Side, zone: number): boolean => (side === FRENCH ? zone <= 1 : zone >= 4)

export function isInZone(b: Battle, side: Side, zone: number): boolean {
  for (const unit of b.units[side]) if (unit.zone === zone) return true
  return false
}
/** 10.5 Both sides are in the zone. */
export const isMelee = (b: Battle, zone: number): boolean => isInZone(b, FRENCH, zone) && isInZone(b, ENEMY, zone)

/** Zones from here to the nearest opponent; 99 when there is none. */
export function range(b: Battle, side: Side, zone: number): number {
  let best = 99
  for (const unit of b.units[other(side)]) {
    const away = unit.zone > zone ? unit.zone - zone : zone - unit.zone
    if (away < best) best = away
  }
  return best
}

/** 9.8 Room for one more mobile force of this side. Statics do not count. */
export function hasRoom(s: State, side: Side, zone: number): boolean {
  const limit = LIMIT[zone]!
  let count = 0
  for (const unit of s.battle!.units[side]) if (unit.zone === zone && counterOf(s, unit.slot).mobile) count++
  return count < limit
}

/** 10.7 The nearest zone guns can fire at: opponents there, none of ours with them; −1 when there is none. */
export function gunTarget(b: Battle, side: Side, zone: number): number {
  let best = -1
  let near = 99
  for (const unit of b.units[other(side)]) {
    const away = Math.abs(unit.zone - zone)
    if (away < near && !isInZone(b, side, unit.zone)) {
      near = away
      best = unit.zone
    }
  }
  return best
}

export const strength = (s: State, side: Side): number => {
  let sum = 0
  for (const unit of s.battle!.units[side]) {
    const counter = counterOf(s, unit.slot)
    sum += s.reduced[unit.slot] === 1 && counter.reduced !== undefined ? counter.reduced.combat : counter.full.combat
  }
  return sum
}

export function turnTo(t: Rules, unit: Unit, column: number): void {
  if (unit.column === column || !counterOf(t.s, unit.slot).troops) return
  unit.column = column
  t.tell({ e: 'formed', force: t.s.counter[unit.slot]!, column })
}
