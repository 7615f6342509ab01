/** 6.1 step 6, 6.2 step 3 and 6.3: what attack and defence add up to. */
import { REDOUBT_DEFENCE } from '../data/terrain.ts'
import type { Die } from '../events.ts'
import type { Section } from '../rulebook.ts'
import type { Addend, State, Sum } from '../state.ts'
import { COMBATS, holderOf, type Piece } from '../words.ts'
import {
  AMBUSH,
  ATTACK_DICE,
  ATTACK_SIDES,
  BATTERY_DICE,
  BATTERY_SIDES,
  BOMBARD_DICE,
  BOMBARD_SIDES,
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
  VOLLEY_DICE,
  VOLLEY_SIDES,
} from './facts.ts'
import { rowOf, strengthOf, type T } from './table.ts'

const ASSAULT = COMBATS.indexOf('assault')
const AMBUSHED = COMBATS.indexOf('ambush')
const VOLLEY = COMBATS.indexOf('volley')
const BATTERY = COMBATS.indexOf('grandBattery')

function rollDice(t: T, count: number, sides: number, why: Section, dice: Die[]): number {
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
const defenceTerrain = (s: State, piece: Piece): number => DEFENCE[s.ground[s.square[piece]!]!]!
/** 9.2: a redoubt adds to whatever ground it stands on. */
export const redoubtOf = (s: State, piece: Piece): number => ((s.redoubts & (1 << piece)) !== 0 ? REDOUBT_DEFENCE : 0)

/** Whether this piece attacks or supports in the battle under way. */
export const isEngaged = (s: State, piece: Piece): boolean =>
  piece === s.battle.by || (s.battle.supports & (1 << piece)) !== 0

/** How many cards of a kind lie on the table: one that only the active player plays. */
export function onTable(s: State, kind: number): number {
  let count = 0
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (KIND[rowOf(s, card)] === kind) count++
  }
  return count
}

/** 6.1 step 6: everything that is added to the attack; dice as what they are, not as what they will show. */
function attackAddends(s: State): Addend[] {
  const { battle, table } = s
  const found: Addend[] = []
  let hill: Addend | undefined
  const first = s.active * 8
  for (let piece = first; piece < first + 8; piece++) {
    if (!isEngaged(s, piece)) continue
    found.push({ what: 'strength', of: piece, value: strengthOf(s, piece), rule: '6.1-totals' })
    // 9.2 Ambush: it comes out of the defender's own square, so no ground ever helps it.
    const value = battle.kind === ASSAULT ? attackTerrain(s, piece, battle.at) : 0
    if (value === 0 || (hill !== undefined && s.agreed.hills === 'once')) continue
    hill = { what: 'terrain', of: piece, value, rule: '6.3' }
    found.push(hill)
  }
  for (let i = 0; i < table.length; i++) {
    const of = table[i]!
    if (holderOf(of) !== s.active) continue
    const row = rowOf(s, of)
    const kind = KIND[row]!
    if (kind === UNIT)
      found.push({ what: 'dice', of, count: ATTACK_DICE[row]!, sides: ATTACK_SIDES[row]!, rule: '6.1-totals' })
    else if (kind === AMBUSH) found.push({ what: 'dice', of, count: 1, sides: 10, rule: '9.2-ambush' })
    else if (kind === COMMITTED) found.push({ what: 'dice', of, count: 2, sides: 6, rule: '9.2-committed-attack' })
    else if (kind === LEADER && battle.use === 1)
      found.push({ what: 'leader', of, value: LEADER_ATTACK[row]!, rule: '9.1-combat' })
  }
  return found
}

/** And to the defence. */
function defenceAddends(s: State): Addend[] {
  const { at } = s.battle
  const found: Addend[] = [{ what: 'strength', of: at, value: strengthOf(s, at), rule: '6.1-totals' }]
  for (let i = 0; i < s.table.length; i++) {
    const of = s.table[i]!
    if (holderOf(of) === s.active) continue
    const row = rowOf(s, of)
    if (KIND[row] === UNIT) found.push({ what: 'cards', of, value: CARD_DEFENCE[row]!, rule: '8-defence' })
    else if (KIND[row] === LEADER) found.push({ what: 'leader', of, value: LEADER_DEFENCE[row]!, rule: '9.1-combat' })
  }
  const ground = defenceTerrain(s, at)
  if (ground > 0) found.push({ what: 'terrain', of: at, value: ground, rule: '6.3' })
  const redoubt = onTable(s, SAPPERS) > 0 ? 0 : redoubtOf(s, at)
  if (redoubt > 0) found.push({ what: 'redoubt', of: at, value: redoubt, rule: '9.2-redoubt' })
  return found
}

/** 6.2: dice and ground against strength and ground. */
function fireAddends(s: State): Sum {
  const { by, at, card, kind } = s.battle
  const row = rowOf(s, card)
  const [count, sides] =
    kind === VOLLEY
      ? [VOLLEY_DICE[row]!, VOLLEY_SIDES[row]!]
      : kind === BATTERY
        ? [BATTERY_DICE[row]!, BATTERY_SIDES[row]!]
        : [BOMBARD_DICE[row]!, BOMBARD_SIDES[row]!]
  const attack: Addend[] = [
    { what: 'dice', of: card, count, sides, rule: kind === BATTERY ? '9.1-grand-battery' : '6.2' },
  ]
  const defence: Addend[] = [{ what: 'strength', of: at, value: strengthOf(s, at), rule: '6.2' }]
  const hill = attackTerrain(s, by, at)
  if (hill > 0) attack.push({ what: 'terrain', of: by, value: hill, rule: '6.3' })
  const ground = defenceTerrain(s, at)
  if (ground > 0) defence.push({ what: 'terrain', of: at, value: ground, rule: '6.3' })
  const redoubt = s.agreed.redoubtFire === 'counts' ? redoubtOf(s, at) : 0
  if (redoubt > 0) defence.push({ what: 'redoubt', of: at, value: redoubt, rule: '9.2-redoubt' })
  return { attack, defence }
}

/** What the combat under way comes to as it stands: what resolves it, and what everybody at the table reads. */
export const reckoned = (s: State): Sum =>
  s.battle.kind <= AMBUSHED ? { attack: attackAddends(s), defence: defenceAddends(s) } : fireAddends(s)

/** The dice are thrown, and each kind of addend is summed up. */
export function resolved(t: T, addends: readonly Addend[], kinds: readonly Addend['what'][], dice: Die[]): number[] {
  const parts = kinds.map(() => 0)
  for (const { what, value, count, sides, rule } of addends)
    parts[kinds.indexOf(what)]! += count === undefined ? value! : rollDice(t, count, sides!, rule, dice)
  return parts
}

export const sum = (parts: readonly number[]): number => {
  let total = 0
  for (let i = 0; i < parts.length; i++) total += parts[i]!
  return total
}
