import type { Card, Corps, Country, Region } from './words.ts'

/** Why a card left a hand: discarded to pay for something, or to be rid of. */
export const USES = ['move', 'intercept', 'rest', 'violate', 'refresh', 'struck', 'coup'] as const
export type Use = (typeof USES)[number]
/** How corps came to another region. */
export const WAYS = ['march', 'sail', 'intercept', 'withdraw', 'retreat', 'retreatBySea', 'coup'] as const
export type Way = (typeof WAYS)[number]
/** What became of corps that were lost. */
export type Fate = 'removed' | 'captured' | 'reserve'
/** What cost them. */
export type Cause = 'battle' | 'march' | 'winter' | 'trapped'

/** One addend of a sum, by the section it comes from. */
export type Addend = readonly [rule: string, value: number]

/** What can be told. Corps, regions, countries and cards by number: nothing needs the table to be put into words. */
export type NapoleonEvent =
  | { readonly e: 'year'; readonly year: number }
  | { readonly e: 'phase'; readonly phase: number; readonly year: number }
  | { readonly e: 'round'; readonly round: number; readonly winter: boolean }
  | { readonly e: 'first'; readonly seat: number; readonly by: number }
  | { readonly e: 'passed'; readonly seat: number }
  /** The owner hears which cards, everybody else how many. */
  | { readonly e: 'drew'; readonly seat: number; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly e: 'reshuffled'; readonly count: number; readonly surrender: boolean }
  /** Cards discarded face up before the game. */
  | { readonly e: 'scattered'; readonly cards: readonly Card[] }
  | { readonly e: 'discarded'; readonly seat: number; readonly card: Card; readonly use: Use }
  /** A card played for its event; on a country, a region or a corps. */
  | {
      readonly e: 'played'
      readonly seat: number
      readonly card: Card
      readonly country?: Country
      readonly region?: Region
      readonly corps?: Corps
    }
  | { readonly e: 'cancelled'; readonly country: Country }
  | { readonly e: 'repressed'; readonly card: Card; readonly country: Country }
  | { readonly e: 'status'; readonly country: Country; readonly from: number; readonly to: number }
  /** 2.10: an area is its ruler’s again. */
  | { readonly e: 'returned'; readonly country: Country; readonly ruler: Country }
  | { readonly e: 'detached'; readonly country: Country }
  /** 2.7: its corps leave the map. */
  | { readonly e: 'left'; readonly country: Country; readonly corps: readonly Corps[] }
  | {
      readonly e: 'mobilised'
      readonly country: Country
      readonly corps: readonly Corps[]
      readonly at: readonly Region[]
    }
  | { readonly e: 'deployed'; readonly seat: number; readonly corps: readonly Corps[]; readonly at: readonly Region[] }
  | { readonly e: 'drawn'; readonly seat: number; readonly corps: readonly Corps[] }
  | { readonly e: 'rested'; readonly corps: readonly Corps[]; readonly region: Region }
  | { readonly e: 'released'; readonly corps: readonly Corps[] }
  | { readonly e: 'spread'; readonly country: Country; readonly die: number; readonly rises: boolean }
  /** Both players hear the cards, spectators only that somebody looked. */
  | { readonly e: 'looked'; readonly seat: number; readonly cards?: readonly Card[] }
  | { readonly e: 'took'; readonly seat: number; readonly card: Card }
  | {
      readonly e: 'announced'
      readonly seat: number
      readonly corps: readonly Corps[]
      readonly region: Region
      readonly forced: boolean
      readonly intercepting: boolean
    }
  | { readonly e: 'misdirected'; readonly seat: number }
  | { readonly e: 'stuck'; readonly seat: number; readonly region: Region }
  | {
      readonly e: 'moved'
      readonly corps: readonly Corps[]
      readonly from: Region
      readonly to: Region
      readonly way: Way
    }
  | { readonly e: 'invaded' }
  | { readonly e: 'violated'; readonly country: Country; readonly seat: number }
  | {
      readonly e: 'attrition'
      readonly corps: readonly Corps[]
      readonly region: Region
      /** The letters of 10.1. */
      readonly cases: string
      readonly dice: readonly number[]
      readonly lose: number
      readonly permanent: boolean
    }
  | {
      readonly e: 'lost'
      readonly seat: number
      readonly corps: readonly Corps[]
      readonly fate: Fate
      readonly cause: Cause
    }
  | { readonly e: 'tired'; readonly corps: readonly Corps[] }
  | { readonly e: 'battle'; readonly attacker: number; readonly at: Region; readonly from: Region }
  | { readonly e: 'stoodOut'; readonly seat: number; readonly corps: readonly Corps[] }
  | {
      readonly e: 'fought'
      readonly attacker: number
      readonly at: Region
      /** By attacker, defender: strength with its addends, die (0: fixed by Art of War), losses inflicted. */
      readonly strength: readonly [number, number]
      readonly addends: readonly [readonly Addend[], readonly Addend[]]
      readonly dice: readonly [number, number]
      readonly fixed: readonly [boolean, boolean]
      readonly inflicted: readonly [number, number]
    }
  | {
      readonly e: 'tie'
      readonly dice: readonly [number, number]
      readonly modifiers: readonly [number, number]
      readonly entrenched: boolean
    }
  | { readonly e: 'won'; readonly seat: number; readonly at: Region; readonly losses: readonly [number, number] }
  | { readonly e: 'holds'; readonly country: Country }
  | { readonly e: 'surrendered'; readonly country: Country; readonly to: number; readonly dynasty: boolean }
  | {
      readonly e: 'winter'
      readonly region: Region
      readonly seat: number
      readonly size: number
      readonly die: number
      readonly addends: readonly Addend[]
      readonly lose: number
    }
  | { readonly e: 'declined'; readonly seat: number }
  | { readonly e: 'over'; readonly seat: number; readonly by: string }

export const EVENTS: readonly NapoleonEvent['e'][] = [
  'year',
  'phase',
  'round',
  'first',
  'passed',
  'drew',
  'reshuffled',
  'scattered',
  'discarded',
  'played',
  'cancelled',
  'repressed',
  'status',
  'returned',
  'detached',
  'left',
  'mobilised',
  'deployed',
  'drawn',
  'rested',
  'released',
  'spread',
  'looked',
  'took',
  'announced',
  'misdirected',
  'stuck',
  'moved',
  'invaded',
  'violated',
  'attrition',
  'lost',
  'tired',
  'battle',
  'stoodOut',
  'fought',
  'tie',
  'won',
  'holds',
  'surrendered',
  'winter',
  'declined',
  'over',
]
