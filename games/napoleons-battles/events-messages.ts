/** What 20.3.2 and 15.2.2.3 have to tell. `general`: the player on the field it is about; `message`: its number, from one. */
export type MessageDeed =
  | { readonly e: 'messengerSent'; readonly general: number; readonly message: number }
  | {
      readonly e: 'messengerRode'
      readonly general: number
      readonly message: number
      readonly x: number
      readonly y: number
      readonly fled: boolean
    }
  | { readonly e: 'messageCame'; readonly general: number; readonly message: number }
  /** Whispered to the side of the reader, like the next. */
  | {
      readonly e: 'messageRead'
      readonly general: number
      readonly message: number
      readonly die: number
      readonly need: number
      readonly passed: boolean
    }
  | {
      readonly e: 'deciphered'
      readonly general: number
      readonly message: number
      readonly die: number
      readonly passed: boolean
    }
  /** What everybody else hears of either. */
  | { readonly e: 'messageTried'; readonly general: number; readonly message: number }
  | {
      readonly e: 'messengerStruck'
      readonly general: number
      readonly message: number
      readonly die: number
      readonly fell: boolean
    }
  | { readonly e: 'messageTaken'; readonly unit: number; readonly message: number; readonly captured: boolean }

export const MESSAGE_EVENTS = [
  'messengerSent',
  'messengerRode',
  'messageCame',
  'messageRead',
  'deciphered',
  'messageTried',
  'messengerStruck',
  'messageTaken',
] as const satisfies readonly MessageDeed['e'][]
