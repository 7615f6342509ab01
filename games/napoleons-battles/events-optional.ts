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
  | {
      readonly e: 'initiative'
      readonly side: number
      readonly use: 'longer' | 'shorter' | 'swap' | 'guardBefore' | 'guardAfter' | 'untired'
    }
  | { readonly e: 'freeRoll'; readonly side: number; readonly left: number }
  /** 18.4 Announced; a turn of it done; done. */
  | { readonly e: 'digging'; readonly unit: number; readonly work: number }
  | {
      readonly e: 'worked'
      readonly unit: number
      readonly work: number
      readonly turns: number
      readonly needed: number
    }
  /** 18.4.2.2.5 Into a boat, or out of it; and a boat that has sailed. */
  | { readonly e: 'boarded'; readonly unit: number; readonly aboard: boolean }
  | { readonly e: 'sailed'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly e: 'built'; readonly unit: number; readonly work: number }
  | { readonly e: 'crewed'; readonly unit: number; readonly host: number }
  /** A1.3, A2 Skirmishers thrown out, or moved. */
  | { readonly e: 'skirmishers'; readonly unit: number; readonly bases: number; readonly moved: boolean }
  | { readonly e: 'calledIn'; readonly unit: number; readonly why: Rejoining }
  /** A3.6.5 */
  | { readonly e: 'thinned'; readonly unit: number; readonly bases: number }
  /** 17.1.3, 17.2.2 Units that have come into sight or gone out of it, dummies shown up, a counter that somebody has done something with. */
  | { readonly e: 'sighted'; readonly side: number; readonly units: readonly number[] }
  | { readonly e: 'vanished'; readonly side: number; readonly units: readonly number[] }
  | { readonly e: 'unmasked'; readonly side: number; readonly count: number }
  | {
      readonly e: 'stirred'
      readonly side: number
      readonly counter: number
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  /** A dummy put down or moved: its own side alone hears of it. */
  | {
      readonly e: 'bluffed'
      readonly side: number
      readonly laid: boolean
      readonly x: number
      readonly y: number
      readonly facing: number
    }
  /** 9.1.4, 17.2.2 A side fires no more. */
  | { readonly e: 'ceased'; readonly side: number }
  /** 17.1.3 A march that stops because somebody has come into sight, or into the way. */
  | { readonly e: 'checked'; readonly unit: number }

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
  'calledIn',
  'thinned',
  'digging',
  'worked',
  'built',
  'boarded',
  'sailed',
  'sighted',
  'vanished',
  'unmasked',
  'stirred',
  'bluffed',
  'checked',
  'ceased',
] as const satisfies readonly OptionalDeed['e'][]
