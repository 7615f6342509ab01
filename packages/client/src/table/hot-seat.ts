import { type Accessor, createEffect, createSignal } from 'solid-js'
import type { TableStore } from './store.ts'

export interface HotSeat {
  readonly covered: Accessor<number | undefined>
  /** It has been seen to who sits here: nothing may happen by itself before. */
  readonly settled: Accessor<boolean>
  uncover(): void
}

/** Two at one screen: the right eyes, and nobody else's. */
export function createHotSeat(
  store: TableStore,
  /** Whether the hands are covered until the other player says that he is there. */
  covers: () => boolean,
): HotSeat {
  const [covered, setCovered] = createSignal<number>()
  const [settled, setSettled] = createSignal(false)
  createEffect(() => {
    const now = store.shown()
    if (now === undefined || now !== store.latest()) return
    if (now.mine.length < 2) return void setSettled(true)
    if (now.result !== undefined || now.ending !== undefined) return
    const seat = now.asked?.seat
    if (seat === undefined || !now.mine.includes(seat)) return
    if (now.eye === seat && settled()) return
    if (covers()) setCovered(seat)
    else store.watch(seat)
    setSettled(true)
  })
  return {
    covered,
    settled,
    uncover() {
      const seat = covered()
      setCovered(undefined)
      if (seat !== undefined) store.watch(seat)
    },
  }
}
