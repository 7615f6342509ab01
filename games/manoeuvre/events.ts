import type { Seat } from '@bivouac/kernel'
import { type CardRef, COMBATS, type Laid, type Square, type UnitRef } from './words.ts'

/** How a unit came to change its square. */
export const WAYS = ['move', 'supply', 'forcedMarch', 'skirmish', 'retreat', 'advance'] as const
export type Way = (typeof WAYS)[number]

/** What a card was played for; the kinds of combat first, for the card that begins one. */
export const USES = [
  ...COMBATS,
  'supply',
  'forcedMarch',
  'withdraw',
  'defence',
  'attack',
  'combat',
  'command',
  'committedAttack',
  'sappers',
  'skirmish',
  'restore',
  'regroup',
  'reinforce',
  'rally',
  'redoubt',
  'guerrillas',
] as const
export type Use = (typeof USES)[number]

/** A die as it fell. */
export interface Die {
  readonly sides: number
  readonly got: number
}

/** Everything that can be told. Units and cards come with their nation (see words.ts), so that no table is needed to read it. */
export type ManoeuvreEvent =
  | { readonly e: 'rolledOff'; readonly dice: readonly number[]; readonly first: number }
  | { readonly e: 'laid'; readonly slot: number; readonly section: Laid }
  | { readonly e: 'named'; readonly seat: Seat; readonly nations: readonly number[] }
  | { readonly e: 'army'; readonly seat: Seat; readonly nation: number }
  | { readonly e: 'edge'; readonly seat: Seat; readonly nation: number; readonly edge: number }
  | { readonly e: 'placed'; readonly unit: UnitRef; readonly at: Square }
  | { readonly e: 'turn'; readonly turn: number }
  | { readonly e: 'playerTurn'; readonly seat: Seat; readonly nation: number }
  | { readonly e: 'discarded'; readonly seat: Seat; readonly card: CardRef }
  | {
      readonly e: 'drew'
      readonly seat: Seat
      readonly nation: number
      readonly count: number
      readonly cards?: readonly CardRef[]
    }
  | { readonly e: 'lastCard'; readonly seat: Seat; readonly nation: number }
  | { readonly e: 'reshuffled'; readonly seat: Seat; readonly nation: number; readonly count: number }
  | { readonly e: 'moved'; readonly unit: UnitRef; readonly from: Square; readonly to: Square; readonly how: Way }
  | { readonly e: 'stuck'; readonly seat: Seat; readonly nation: number }
  | { readonly e: 'played'; readonly seat: Seat; readonly card: CardRef; readonly use: Use; readonly unit?: UnitRef }
  | { readonly e: 'cancelled'; readonly card: CardRef }
  | { readonly e: 'attacked'; readonly kind: number; readonly at: UnitRef; readonly by?: UnitRef }
  | {
      readonly e: 'triedWithdrawal'
      readonly card: CardRef
      readonly die: Die
      readonly needed: number
      readonly ok: boolean
    }
  | { readonly e: 'supported'; readonly unit: UnitRef }
  | {
      readonly e: 'totals'
      readonly dice: readonly Die[]
      /** Attack: strength of units, dice, terrain, leader. Defence: strength, cards, terrain, redoubt, leader. */
      readonly attack: readonly number[]
      readonly defence: readonly number[]
      readonly totals: readonly number[]
      readonly result: number
    }
  | {
      readonly e: 'fired'
      readonly dice: readonly Die[]
      /** Attack: dice, terrain. Defence: strength, terrain, redoubt. */
      readonly attack: readonly number[]
      readonly defence: readonly number[]
      readonly totals: readonly number[]
      readonly hit: boolean
    }
  | { readonly e: 'chose'; readonly seat: Seat; readonly nation: number; readonly retreat: boolean }
  /** `price`: taken to pay for a Committed Attack. */
  | { readonly e: 'hit'; readonly unit: UnitRef; readonly at: Square; readonly price?: true }
  /** `trapped`: it had to retreat and had no square to go to. */
  | { readonly e: 'eliminated'; readonly unit: UnitRef; readonly at: Square; readonly trapped?: true }
  | { readonly e: 'stayed'; readonly seat: Seat; readonly nation: number }
  | {
      readonly e: 'pursued'
      readonly unit: UnitRef
      readonly target: UnitRef
      readonly die: Die
      readonly modifier: number
      readonly needed: number
      readonly hit: boolean
    }
  | { readonly e: 'tookBack'; readonly seat: Seat; readonly card: CardRef }
  | {
      readonly e: 'rallied'
      readonly card: CardRef
      readonly unit: UnitRef
      readonly needed: number
      readonly ok: boolean
      readonly die?: Die
    }
  | { readonly e: 'restored'; readonly unit: UnitRef }
  | { readonly e: 'redoubt'; readonly unit: UnitRef; readonly at: Square }
  | { readonly e: 'redoubtLost'; readonly at: Square }
  | {
      readonly e: 'spied'
      readonly seat: Seat
      readonly nation: number
      readonly card: CardRef
      readonly cards?: readonly CardRef[]
    }
  | {
      readonly e: 'nightfall'
      readonly squares: readonly number[]
      readonly eliminated: readonly number[]
      readonly reduced: readonly number[]
      readonly nation: readonly number[]
    }
  | { readonly e: 'attrition'; readonly lost: readonly number[]; readonly nation: readonly number[] }

export const EVENTS = [
  'rolledOff',
  'laid',
  'named',
  'army',
  'edge',
  'placed',
  'turn',
  'playerTurn',
  'discarded',
  'drew',
  'lastCard',
  'reshuffled',
  'moved',
  'stuck',
  'played',
  'cancelled',
  'attacked',
  'triedWithdrawal',
  'supported',
  'totals',
  'fired',
  'chose',
  'hit',
  'eliminated',
  'stayed',
  'pursued',
  'tookBack',
  'rallied',
  'restored',
  'redoubt',
  'redoubtLost',
  'spied',
  'nightfall',
  'attrition',
] as const satisfies readonly ManoeuvreEvent['e'][]
