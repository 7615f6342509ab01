/**
 * The data of the game laid out as flat tables of small integers: the rules read them millions of times. Two by card
 * are read at every decision, and packed: a byte a card.
 */
import { squares } from '@bivouac/ground'
import { DECKS } from '../data/decks.ts'
import { FIRST_BATTLE } from '../data/first-battle.ts'
import { SECTIONS, turned } from '../data/sections.ts'
import { TERRAIN } from '../data/terrain.ts'
import { UNITS } from '../data/units.ts'
import {
  CARDS_EACH,
  type CardFacts,
  type DiceSpec,
  EDGES,
  HQ_KINDS,
  type HqKind,
  type LeaderCard,
  NATIONS,
  TERRAINS,
  type UnitCard,
} from '../words.ts'

export const FIELD = squares(8, 8)

// ---- terrain ----------------------------------------------------------------------------------------------------

const terrain = TERRAINS.map(each => TERRAIN[each])
/** By terrain index. */
export const STOPS = terrain.map(each => each.stops)
export const FORBIDDEN = terrain.map(each => each.forbidden)
export const DEFENCE = terrain.map(each => each.defence)
export const BLOCKS_SIGHT = terrain.map(each => each.blocksSight)
export const HILL_ATTACK = terrain.map(each => each.hillAttack)
export const NO_ASSAULT = terrain.map(each => each.noAssaultFrom)

/** The sixteen squares of a section as it lies, by terrain index: `LAID[section * 4 + turns]`. */
export const LAID: readonly (readonly number[])[] = SECTIONS.flatMap(section =>
  [0, 1, 2, 3].map(turns => turned(section, turns).map(each => TERRAINS.indexOf(each))),
)

/** The two sides of the battle suggested for a first game, by index. */
export const FIRST_SIDES = FIRST_BATTLE.sides.map(side => ({
  nation: NATIONS.indexOf(side.nation),
  edge: EDGES.indexOf(side.edge),
  at: side.at,
}))

// ---- units ------------------------------------------------------------------------------------------------------

const units = NATIONS.flatMap(nation => UNITS[nation])
/** By nation × 8 + unit. */
export const CAVALRY = units.map(each => each.arm === 'cavalry')
export const FULL = units.map(each => each.full)
export const REDUCED = units.map(each => each.reduced)

// ---- cards ------------------------------------------------------------------------------------------------------

/** Kinds of card as numbers: the unit cards, the leaders, then every kind of headquarters card. */
export const UNIT = 0
export const LEADER = 1
const code = (kind: HqKind): number => 2 + HQ_KINDS.indexOf(kind)
export const AMBUSH = code('ambush')
export const COMMITTED = code('committedAttack')
export const FORCED_MARCH = code('forcedMarch')
export const GUERRILLAS = code('guerrillas')
export const REDOUBT = code('redoubt')
export const REGROUP = code('regroup')
export const SAPPERS = code('sappers')
export const SKIRMISH = code('skirmish')
export const SPY = code('spy')
export const SUPPLY = code('supply')
export const WITHDRAW = code('withdraw')

/** One row per card: (book × 8 + nation) × 60 + number in the deck. */
const cards: readonly CardFacts[] = [DECKS.rulebook, DECKS.corrected].flatMap(decks =>
  NATIONS.flatMap(nation => decks[nation]),
)
const packed = (value: (card: CardFacts) => number): Int8Array => Int8Array.from(cards, value)
const ofUnit = (value: (card: UnitCard) => number): number[] =>
  cards.map(card => (card.kind === 'unit' ? value(card) : 0))
const ofLeader = (value: (card: LeaderCard) => number): number[] =>
  cards.map(card => (card.kind === 'leader' ? value(card) : 0))
const count = (dice: DiceSpec | undefined): number => dice?.count ?? 0
const sides = (dice: DiceSpec | undefined): number => dice?.sides ?? 0

export const KIND = packed(card => (card.kind === 'unit' ? UNIT : card.kind === 'leader' ? LEADER : code(card.kind)))
/** The unit a unit card is for; −1 for other cards. */
export const UNIT_OF = packed(card => (card.kind === 'unit' ? card.unit : -1))
export const ATTACK_DICE = ofUnit(card => count(card.attack))
export const ATTACK_SIDES = ofUnit(card => sides(card.attack))
export const CARD_DEFENCE = ofUnit(card => card.defence)
export const BOMBARD_DICE = ofUnit(card => count(card.bombard))
export const BOMBARD_SIDES = ofUnit(card => sides(card.bombard))
export const VOLLEY_DICE = ofUnit(card => count(card.volley))
export const VOLLEY_SIDES = ofUnit(card => sides(card.volley))
export const PURSUIT = ofUnit(card => card.pursuit ?? 0)
export const WITHDRAWAL = ofUnit(card => card.withdraw ?? 0)
export const MAY_STAY = cards.map(card => card.kind === 'unit' && card.mayStay === true)
export const COMMAND = ofLeader(card => card.command)
export const LEADER_ATTACK = ofLeader(card => card.attack)
export const LEADER_DEFENCE = ofLeader(card => card.defence)
export const RALLY = ofLeader(card => card.rally)
export const PURSUIT_MODIFIER = ofLeader(card => card.pursuit ?? 0)
export const BATTERY_DICE = ofLeader(card => count(card.grandBattery))
export const BATTERY_SIDES = ofLeader(card => sides(card.grandBattery))

/** How many cards of each kind a deck holds, which everybody knows: (book × 8 + nation) × KINDS + kind. */
export const KINDS = 2 + HQ_KINDS.length
export const COPIES: readonly number[] = Array.from({ length: 16 * KINDS }, (_, at) => {
  const deck = Math.floor(at / KINDS)
  return KIND.slice(deck * CARDS_EACH, (deck + 1) * CARDS_EACH).filter(kind => kind === at % KINDS).length
})

// ---- the arguments of actions -------------------------------------------------------------------------------------

// Not frozen: frozen arrays are of another kind to the engine, and every list of options would be built more slowly.
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i)
export const ALL_PIECES = range(0, 16)
export const PIECES_OF = [range(0, 8), range(8, 16)] as const
export const CARDS_OF = [range(0, CARDS_EACH), range(CARDS_EACH, 2 * CARDS_EACH)] as const
export const ALL_SQUARES = range(0, 64)
/** A unit and the square it moves to: piece × 64 + square. */
export const ALL_MOVES = range(0, 16 * 64)
export const ALL_LAID = range(0, 96)
export const ALL_EDGES = range(0, 4)
export const ALL_NATIONS = range(0, 8)
/** Two different nations, a × 8 + b with a < b. */
export const ALL_PAIRS = range(0, 64).filter(pair => pair >> 3 < (pair & 7))
export const NOTHING: readonly number[] = []
