/** 6.6 Pursuit by the cavalry that advances. */
import type { State } from '../state.ts'
import { holderOf } from '../words.ts'
import { KIND, LEADER, PURSUIT, PURSUIT_MODIFIER } from './facts.ts'
import { isCavalry, isOnField, pieceOf, rowOf, type T, takeHit, unitAs } from './table.ts'

/** 9.1: the modifier of the leader the attacker used, whichever way he used him. */
function pursuitModifier(s: State): number {
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (holderOf(card) !== s.active) continue
    const row = rowOf(s, card)
    if (KIND[row] === LEADER) return PURSUIT_MODIFIER[row]!
  }
  return 0
}

/** 6.6: one d6 for each card the advancing cavalry played, while the unit that retreated still stands. */
export function pursue(t: T): void {
  const s = t.s
  const { at, from } = s.battle
  const pursuer = s.occupant[from]!
  if (pursuer < 0 || !isCavalry(s, pursuer)) return
  const modifier = pursuitModifier(s)
  for (let i = 0; i < s.table.length && isOnField(s, at); i++) {
    const card = s.table[i]!
    if (pieceOf(s, card) !== pursuer) continue
    const needed = PURSUIT[rowOf(s, card)]!
    const got = t.dice.roll(6, '6.6')
    const hit = got + modifier <= needed
    t.tell({
      e: 'pursued',
      unit: unitAs(s, pursuer),
      target: unitAs(s, at),
      die: { sides: 6, got },
      modifier,
      needed,
      hit,
    })
    if (hit) takeHit(t, at)
  }
}
