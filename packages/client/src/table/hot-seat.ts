import { type Accessor, createEffect, createSignal } from 'solid-js'
import type { TableStore } from './store.ts'

/** Two at one screen: the right eyes, and nobody else's. */
export function createHotSeat(
  store: TableStore,
  /** Whether the hands are covered until the other player says that he is there. */
  covers: () => boolean,
): { readonly covered: Accessor<number | undefined>; uncover(): void } {
  const [covered, setCovered] = createSignal<number>()
  const [settled, setSettled] = createSignal(false)
  createEffect(() => {
    const now = store.shown()
    if (now === undefined || now !== store.latest() || now.mine.length < 2) return
    if (now.result !== undefined || now.ending !== undefined) return
    const seat = now.asked?.seat
    if (seat === undefined || !now.mine.includes(seat)) return
    if (now.eye === seat && settled()) return
    setSettled(true)
    if (covers()) setCovered(seat)
    else store.watch(seat)
  })
  return {
    covered,
    uncover() {
      const seat = covered()
      setCovered(undefined)
      // Eyes that are the right ones already would only see everything once more, and lose what has been chosen since.
      if (seat !== undefined && store.latest()?.eye !== seat) store.watch(seat)
    },
  }
}
