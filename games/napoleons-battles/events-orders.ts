/** What appendix B has to tell. All but the first is whispered to the side whose sheets they are. */
export type OrderDeed =
  | { readonly e: 'dispatches'; readonly side: number }
  /** `die` 0: none was rolled. */
  | {
      readonly e: 'orderWritten'
      readonly general: number
      readonly unit: number
      readonly kind: number
      readonly die: number
      readonly need: number
      readonly passed: boolean
    }
  | { readonly e: 'orderCame'; readonly unit: number; readonly general: number }
  | {
      readonly e: 'orderRead'
      readonly unit: number
      readonly general: number
      readonly die: number
      readonly need: number
      readonly passed: boolean
    }
  | { readonly e: 'orderTurned'; readonly unit: number; readonly kind: number }

export const ORDER_EVENTS = [
  'dispatches',
  'orderWritten',
  'orderCame',
  'orderRead',
  'orderTurned',
] as const satisfies readonly OrderDeed['e'][]
