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
  | { readonly e: 'crewed'; readonly unit: number; readonly host: number }

export const OPTIONAL_EVENTS = [
  'weather',
  'prone',
  'forced',
  'strayed',
  'initiative',
  'freeRoll',
  'crewed',
] as const satisfies readonly OptionalDeed['e'][]
