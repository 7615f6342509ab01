/** What the optional rules have to tell. */
export type OptionalDeed =
  | { readonly e: 'weather'; readonly row: number; readonly sight: number }
  | { readonly e: 'prone'; readonly unit: number; readonly down: boolean }
  | { readonly e: 'forced'; readonly unit: number }
  | {
      readonly e: 'strayed'
      readonly unit: number
      readonly die: number
      readonly modifier: number
      readonly answer: number
      readonly loss: number
    }
  | { readonly e: 'initiative'; readonly side: number; readonly use: 'longer' | 'shorter' | 'swap' | 'untired' }
  | { readonly e: 'freeRoll'; readonly side: number; readonly left: number }
  | { readonly e: 'crewed'; readonly unit: number; readonly host: number }
  /** A1.3, A2 Skirmishers thrown out, or moved. */
  | { readonly e: 'skirmishers'; readonly unit: number; readonly bases: number; readonly moved: boolean }
  | { readonly e: 'rejoined'; readonly unit: number; readonly why: Rejoining }
  /** A3.6.5 */
  | { readonly e: 'thinned'; readonly unit: number; readonly bases: number }

/** What brings skirmishers in: their own orders (A1.4), being too far off or cut off (A1.2.3), contact (A4), fire (A3.6.7), rout, too few men (A3.6.5). */
export const REJOININGS = ['recalled', 'far', 'contact', 'fire', 'rout', 'few'] as const
export type Rejoining = (typeof REJOININGS)[number]

export const OPTIONAL_EVENTS = [
  'weather',
  'prone',
  'forced',
  'strayed',
  'initiative',
  'freeRoll',
  'crewed',
  'skirmishers',
  'rejoined',
  'thinned',
] as const satisfies readonly OptionalDeed['e'][]
