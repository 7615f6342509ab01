/** What can be told of chapters 13 to 15 and of the house rules. */

export type AdvancedDeed =
  /** 13.2 Formations that are worn, and those that are so no longer: by their generals. */
  | { readonly e: 'worn'; readonly general: number; readonly lost: number; readonly level: number }
  | { readonly e: 'fresh'; readonly general: number }
  /** 13.3 */
  | { readonly e: 'discouraged'; readonly army: number; readonly count: number; readonly morale: number }
  | { readonly e: 'heartened'; readonly army: number }
  /** 11.2.5 hr */
  | { readonly e: 'flag'; readonly unit: number; readonly enemy: number }
  /** 15.7 hr Figures that the cuirass has saved. */
  | { readonly e: 'saved'; readonly unit: number; readonly figures: number; readonly dice: readonly number[] }
  /** 15.4 */
  | { readonly e: 'alight'; readonly town: number; readonly die: number; readonly burns: boolean }
  | { readonly e: 'doused'; readonly town: number; readonly die: number; readonly out: boolean }
  /** 15.6 */
  | { readonly e: 'gunsLeft'; readonly unit: number }
  | { readonly e: 'manned'; readonly unit: number; readonly x: number; readonly y: number; readonly facing: number }
  /** 14.2 */
  | { readonly e: 'evaded'; readonly unit: number; readonly enemy: number }
  /** 14.3 Dice, modifiers and scores of the unit that withdraws and of its enemy. */
  | {
      readonly e: 'withdrew'
      readonly unit: number
      readonly enemy: number
      readonly dice: readonly number[]
      readonly modifiers: readonly number[]
      readonly scores: readonly number[]
      readonly loss: number
    }
  /** 14.4 Off the horses, or on them again. */
  | { readonly e: 'horses'; readonly unit: number; readonly afoot: boolean }
  /** 14.5 The new unit, the one it comes from, and the town it is put in, −1 none; and a unit that has its bases back. */
  | {
      readonly e: 'detached'
      readonly unit: number
      readonly host: number
      readonly figures: number
      readonly town: number
    }
  | { readonly e: 'rejoined'; readonly unit: number; readonly figures: number }
  /** 15.5 */
  | { readonly e: 'isolated'; readonly unit: number }
  /** 15.2 */
  | { readonly e: 'overran'; readonly unit: number; readonly enemy: number }
  | { readonly e: 'struckAt'; readonly general: number; readonly die: number; readonly fell: boolean }
  | { readonly e: 'fell'; readonly general: number; readonly side: number }
  | { readonly e: 'appointed'; readonly general: number; readonly x: number; readonly y: number }

export const ADVANCED_EVENTS: readonly AdvancedDeed['e'][] = [
  'worn',
  'fresh',
  'discouraged',
  'heartened',
  'flag',
  'saved',
  'alight',
  'doused',
  'gunsLeft',
  'manned',
  'evaded',
  'withdrew',
  'overran',
  'struckAt',
  'fell',
  'appointed',
  'isolated',
  'horses',
  'detached',
  'rejoined',
]
