/** What each player throws into the dice before a game begins: promised by hash first, shown when everybody has promised. */
import { type Seat, sha256Hex } from '@bivouac/kernel'
import { Fault } from '../faults.ts'
import type { SeatRecord } from '../store/types.ts'

/** A number, or only its SHA-256. */
export interface Thrown {
  readonly nonce?: string | undefined
  readonly promise?: string | undefined
}

/** Everybody has sat down and promised, and some have not shown what. */
export const isPromised = (seats: readonly SeatRecord[]): boolean =>
  seats.every(seat => seat.kind === 'bot' || seat.promise !== undefined || seat.nonce !== undefined) &&
  seats.some(seat => seat.kind === 'human' && seat.nonce === undefined)

export const numberOf = ({ nonce, promise }: Thrown): Pick<SeatRecord, 'nonce' | 'promise'> => ({
  ...(nonce !== undefined && { nonce }),
  ...(promise !== undefined && { promise }),
})

/**
 * Somebody promises a number or shows the one he promised. If he promises again (his browser has lost it), whoever has shown
 * his own because of the promise before must promise anew, too: nobody chooses last.
 */
export function thrownIn(
  seats: readonly SeatRecord[],
  mine: readonly Seat[],
  name: string,
  { nonce, promise }: Thrown,
): readonly SeatRecord[] {
  return seats.map((each, i): SeatRecord => {
    const { nonce: shown, promise: promised, ...seat } = each
    if (mine.includes(i)) {
      if (nonce !== undefined && promised !== undefined && sha256Hex(nonce) !== promised) throw new Fault('number')
      return { ...seat, name, ...numberOf({ nonce, promise: promise ?? promised }) }
    }
    const isSpent = promise !== undefined && shown !== undefined && promised !== undefined
    return isSpent ? seat : each
  })
}
