/** What must hold in every position. */

import { LIMIT } from './rules/10-field.ts'
import { campaignOf, counterOf, type Pos } from './state.ts'
import { ENEMY, FRENCH, type Side } from './words.ts'

export function invariants({ s }: Pos): readonly string[] {
  const faults: string[] = []
  const c = campaignOf(s)
  if (s.french < 0 || s.enemy < 0) faults.push('supply below zero')
  if (s.scouts < 0 || s.scouts > c.scouts) faults.push('a number of scouts that does not exist')
  s.at.forEach((area, slot) => {
    if (area < -3 || area >= c.areas.length) faults.push(`slot ${slot} is nowhere`)
    if (area >= 0 && !c.areas[area]!.open) faults.push(`slot ${slot} stands in a closed area`)
    if (s.reduced[slot] === 1 && counterOf(s, slot).reduced === undefined)
      faults.push(`slot ${slot} has no reduced side`)
    if (s.reduced[slot] === 1 && area < 0) faults.push(`slot ${slot} is reduced off the map`)
  })
  const b = s.battle
  if (b === undefined) return faults
  for (const side of [FRENCH, ENEMY] as Side[])
    for (const unit of b.units[side]) {
      if (s.at[unit.slot] !== b.area) faults.push(`slot ${unit.slot} fights where it is not`)
      if (counterOf(s, unit.slot).side !== side) faults.push(`slot ${unit.slot} fights for the other side`)
      if (!counterOf(s, unit.slot).troops && unit.column === 1) faults.push(`slot ${unit.slot} cannot be in column`)
      const fellows = b.units[side].filter(each => each.zone === unit.zone && counterOf(s, each.slot).mobile).length
      // Only the Field insight crowds the enemy's Approach.
      if (fellows > LIMIT[unit.zone]! && !(side === ENEMY && unit.zone === 4))
        faults.push(`zone ${unit.zone} is too full`)
    }
  const foremost = Math.max(-1, ...b.units[FRENCH].map(unit => unit.zone))
  const nearest = Math.min(9, ...b.units[ENEMY].map(unit => unit.zone))
  if (foremost > nearest) faults.push('the two sides have passed through each other')
  return faults
}
