/** What can be told. Places are points, directions tenths of a degree. */
import type { Noun } from '@bivouac/kernel'
import { ADVANCED_EVENTS, type AdvancedDeed } from './events-advanced.ts'
import { MESSAGE_EVENTS, type MessageDeed } from './events-messages.ts'
import { OPTIONAL_EVENTS, type OptionalDeed } from './events-optional.ts'
import { ORDER_EVENTS, type OrderDeed } from './events-orders.ts'

/**
 * What the numbers in an event are called. Names are data of the match, and whoever reads a line of the log has nothing else at hand: so they
 * travel with it. Keys: u and the number of a unit or general, s of a side, t of a town, o of an objective, a of an army.
 */
export type Names = Readonly<Record<string, Noun>>
export type NapoleonEvent = Deed & { readonly names?: Names }

export type Deed =
  | AdvancedDeed
  | OrderDeed
  | MessageDeed
  | { readonly e: 'turn'; readonly turn: number }
  /** Its proposed places taken (scenario), or all of it ready. */
  | { readonly e: 'deployed'; readonly side: number; readonly proposed: boolean }
  | { readonly e: 'phase'; readonly side: number; readonly phase: string }
  | { readonly e: 'waiting'; readonly units: readonly number[] }
  | { readonly e: 'late'; readonly entry: number; readonly die: number; readonly need: number; readonly came: boolean }
  | { readonly e: 'entered'; readonly unit: number; readonly x: number; readonly y: number }
  /** A die against a control (7.1.1, 7.2.4, 8.4.4.1, 8.5.4.3). */
  | {
      readonly e: 'tested'
      readonly unit: number
      readonly what: 'rally' | 'command' | 'square' | 'recall' | 'attack' | 'contact' | 'prone' | 'evade'
      readonly die: number
      readonly need: number
      readonly passed: boolean
    }
  | { readonly e: 'formed'; readonly unit: number; readonly form: number; readonly facing: number }
  | { readonly e: 'hampered'; readonly half: readonly number[]; readonly none: readonly number[] }
  | {
      readonly e: 'marched'
      readonly unit: number
      readonly leg: string
      readonly x: number
      readonly y: number
      readonly facing: number
      readonly form: number
      /** Points of way, 0 for a change in place. */
      readonly way: number
    }
  | { readonly e: 'touched'; readonly unit: number; readonly enemy: number }
  | { readonly e: 'attached'; readonly unit: number; readonly host: number }
  | { readonly e: 'rode'; readonly general: number; readonly x: number; readonly y: number; readonly fled: boolean }
  | { readonly e: 'disordered'; readonly unit: number; readonly why: Disordering }
  | { readonly e: 'reordered'; readonly units: readonly number[] }
  | { readonly e: 'ready'; readonly units: readonly number[] }
  | { readonly e: 'stopped'; readonly unit: number }
  | {
      readonly e: 'fired'
      readonly shooter: number
      /** −1: an empty town. */
      readonly target: number
      readonly town: number
      readonly die: number
      readonly modifier: number
      readonly answer: number
      readonly loss: number
      /** 18.2.1.4 hr The battery that fired with it, and both dice: the better one counts. */
      readonly with?: number
      readonly dice?: readonly number[]
      /** A3 BY_SKIRMISHERS, AT_SKIRMISHERS or both. */
      readonly loose?: number
    }
  | { readonly e: 'battered'; readonly town: number; readonly value: number }
  | {
      readonly e: 'lost'
      readonly unit: number
      readonly side: number
      readonly figures: number
      readonly left: number
      readonly why: LossCause
    }
  | { readonly e: 'routed'; readonly unit: number; readonly why: LossCause | 'chosen' | 'others' | 'flames' }
  | { readonly e: 'fled'; readonly unit: number; readonly how: number; readonly way: readonly number[] }
  | {
      readonly e: 'gone'
      readonly unit: number
      readonly side: number
      readonly to: 'dispersed' | 'eliminated' | 'surrendered' | 'left'
    }
  | { readonly e: 'divided'; readonly combats: readonly (readonly (readonly number[])[])[] }
  | { readonly e: 'combat'; readonly own: readonly (readonly number[])[] }
  | {
      readonly e: 'round'
      readonly main: readonly number[]
      readonly dice: readonly number[]
      readonly modifiers: readonly number[]
      readonly scores: readonly number[]
      readonly losses: readonly number[]
    }
  | { readonly e: 'advanced'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly e: 'ranAway'; readonly unit: number; readonly x: number; readonly y: number; readonly enemy: number }
  | { readonly e: 'took'; readonly objective: number; readonly side: number }
  | { readonly e: 'broken'; readonly army: number; readonly count: number; readonly morale: number }
  | { readonly e: 'reckoned'; readonly points: readonly number[] }
  | OptionalDeed

export type LossCause = 'fire' | 'combat' | 'victory' | 'flight' | 'march' | 'crew'
export type Disordering =
  | 'wood'
  | 'hedge'
  | 'ford'
  | 'passed'
  | 'losses'
  | 'bounce'
  | 'town'
  | 'charge'
  | 'carried'
  | 'morale'
  | 'flank'
  | 'detached'
  | 'forced'
  | 'evading'

export const EVENTS: readonly NapoleonEvent['e'][] = [
  'turn',
  'deployed',
  'phase',
  'waiting',
  'late',
  'entered',
  'tested',
  'formed',
  'hampered',
  'marched',
  'touched',
  'attached',
  'rode',
  'disordered',
  'reordered',
  'ready',
  'stopped',
  'fired',
  'battered',
  'lost',
  'routed',
  'fled',
  'gone',
  'divided',
  'combat',
  'round',
  'advanced',
  'ranAway',
  'took',
  'broken',
  'reckoned',
  ...OPTIONAL_EVENTS,
  ...ADVANCED_EVENTS,
  ...ORDER_EVENTS,
  ...MESSAGE_EVENTS,
]
