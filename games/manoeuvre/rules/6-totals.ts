/** 6.1 step 6 and 6.3: what attack and defence add up to. */
import { REDOUBT_DEFENCE } from '../data/terrain.ts'
import type { Die } from '../events.ts'
import type { Section } from '../rulebook.ts'
import type { State } from '../state.ts'
import { COMBATS, holderOf, type Piece } from '../words.ts'
import {
  AMBUSH,
  ATTACK_DICE,
  ATTACK_SIDES,
  CARD_DEFENCE,
  COMMITTED,
  DEFENCE,
  HILL_ATTACK,
  KIND,
  LEADER,
  LEADER_ATTACK,
  LEADER_DEFENCE,
  SAPPERS,
  UNIT,
} from './facts.ts'
import { rowOf, strengthOf, type T } from './table.ts'

const ASSAULT = COMBATS.indexOf('assault')

export function rollDice(t: T, count: number, sides: number, why: Section, dice: Die[]): number {
  let sum = 0
  for (let i = 0; i < count; i++) {
    const got = t.dice.roll(sides, why)
    dice.push({ sides, got })
    sum += got
  }
  return sum
}

/** 6.3: from a hill, against whoever is not on one. */
export function attackTerrain(s: State, by: Piece, at: Piece): number {
  const bonus = HILL_ATTACK[s.ground[s.square[by]!]!]!
  return HILL_ATTACK[s.ground[s.square[at]!]!]! > 0 ? 0 : bonus
}
export const defenceTerrain = (s: State, piece: Piece): number => DEFENCE[s.ground[s.square[piece]!]!]!
/** 9.2: a redoubt adds to whatever ground it stands on. */
export const redoubtOf = (s: State, piece: Piece): number => ((s.redoubts & (1 << piece)) !== 0 ? REDOUBT_DEFENCE : 0)

/** Whether this piece attacks or supports in the battle under way. */
export const isEngaged = (s: State, piece: Piece): boolean =>
  piece === s.battle.by || (s.battle.supports & (1 << piece)) !== 0

/** How many cards of a kind of the active player lie on the table. */
export function onTable(s: State, kind: number): number {
  let count = 0
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (holderOf(card) === s.active && KIND[rowOf(s, card)] === kind) count++
  }
  return count
}

/** [strength of units, dice, terrain, leader]. */
export function attackParts(t: T, dice: Die[]): number[] {
  const s = t.s
  const { battle, table } = s
  let strength = 0
  let terrain = 0
  const first = s.active * 8
  for (let piece = first; piece < first + 8; piece++) {
    if (!isEngaged(s, piece)) continue
    strength += strengthOf(s, piece)
    // 9.2 Ambush: it comes out of the defender's own square, so no ground ever helps it.
    if (battle.kind !== ASSAULT) continue
    const hill = attackTerrain(s, piece, battle.at)
    terrain = s.agreed.hills === 'each' ? terrain + hill : Math.max(terrain, hill)
  }
  let rolled = 0
  let leader = 0
  for (let i = 0; i < table.length; i++) {
    const card = table[i]!
    if (holderOf(card) !== s.active) continue
    const row = rowOf(s, card)
    const kind = KIND[row]!
    if (kind === UNIT) rolled += rollDice(t, ATTACK_DICE[row]!, ATTACK_SIDES[row]!, '6.1-totals', dice)
    else if (kind === AMBUSH) rolled += rollDice(t, 1, 10, '9.2-ambush', dice)
    else if (kind === COMMITTED) rolled += rollDice(t, 2, 6, '9.2-committed-attack', dice)
    else if (kind === LEADER && battle.use === 1) leader = LEADER_ATTACK[row]!
  }
  return [strength, rolled, terrain, leader]
}

/** [strength, cards, terrain, redoubt, leader]. */
export function defenceParts(s: State): number[] {
  const { at } = s.battle
  let cards = 0
  let leader = 0
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (holderOf(card) === s.active) continue
    const row = rowOf(s, card)
    if (KIND[row] === UNIT) cards += CARD_DEFENCE[row]!
    else if (KIND[row] === LEADER) leader = LEADER_DEFENCE[row]!
  }
  const redoubt = onTable(s, SAPPERS) > 0 ? 0 : redoubtOf(s, at)
  return [strengthOf(s, at), cards, defenceTerrain(s, at), redoubt, leader]
}

export const sum = (parts: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < parts.length; i++) total += parts[i]!
  return total
}
