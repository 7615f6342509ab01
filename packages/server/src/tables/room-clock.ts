/** The clock of a room: when a flag falls, and the while somebody has who lost his connection. */
import type { HostedTable } from '@bivouac/host'
import type { Seat } from '@bivouac/kernel'
import type { StoredTable } from '../store/types.ts'
import { flaggedIn, leftAt, ticking } from './clock.ts'
import type { RoomParts } from './room-parts.ts'

const LONGEST_TIMER = 2 ** 31 - 1

interface ClockedRoom {
  readonly stored: () => StoredTable
  readonly table: () => HostedTable | undefined
  readonly settle: (fresh: StoredTable) => void
}

export interface RoomClock {
  hasRunOut(seat: Seat, moment: number): boolean
  flagFall(): Promise<void>
  /** Whoever loses his connection while his clock runs has a while to come back, once for each question to him. */
  comeBack(stretch: number): Promise<void>
  /** Looks again when the deadline that is kept has come, and at no other. */
  wind(): void
  stop(): void
}

export function roomClock(parts: RoomParts, room: ClockedRoom): RoomClock {
  let timer: ReturnType<typeof setTimeout> | undefined

  const hasRunOut = (seat: Seat, moment: number): boolean => {
    const { clock, deadline } = room.stored().state
    if (clock === undefined || deadline === undefined || deadline > moment) return false
    return ticking(clock).includes(seat) && leftAt(clock, moment)[seat] === 0
  }
  async function flagFall(): Promise<void> {
    const { record, state } = room.stored()
    const table = room.table()
    const seat = state.clock && (flaggedIn(state.clock, parts.time()) ?? ticking(state.clock)[0])
    if (table === undefined || seat === undefined) return
    // Whoever has several seats leaves with all of them.
    const his = record.seats.flatMap((each, i) => (i !== seat && each.user === record.seats[seat]?.user ? [i] : []))
    if (hasRunOut(seat, parts.time())) await table.flagged([seat, ...his]).catch(parts.onFault)
    else room.settle(room.stored())
  }
  async function comeBack(stretch: number): Promise<void> {
    const { record, state } = room.stored()
    const { deadline } = state
    if (deadline === undefined || deadline <= parts.time()) return
    if (!(await parts.store.putOff(record.id, stretch, parts.grace))) return
    const fresh = room.stored()
    if (fresh.state.stretch !== stretch || fresh.state.deadline !== deadline) return
    room.settle({ record: fresh.record, state: { ...fresh.state, deadline: deadline + parts.grace } })
  }
  function wind(): void {
    clearTimeout(timer)
    const { deadline } = room.stored().state
    if (deadline === undefined) return
    timer = setTimeout(() => void flagFall(), Math.min(Math.max(0, deadline - parts.time()) + 1, LONGEST_TIMER))
    timer.unref()
  }
  return { hasRunOut, flagFall, comeBack, wind, stop: () => clearTimeout(timer) }
}
