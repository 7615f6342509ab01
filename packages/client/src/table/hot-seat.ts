import type { Eye } from '@bivouac/kernel'
import { type Accessor, createEffect, createSignal } from 'solid-js'
import { afterPaint } from './after-paint.ts'
import type { TableStore } from './store.ts'

export interface HotSeat {
  /** The seat the screen is being handed to. */
  readonly covered: Accessor<number | undefined>
  /** He has said that he is there, and his table is on its way. */
  readonly lifting: Accessor<boolean>
  /** It has been seen to who sits here: nothing may happen by itself before. */
  readonly settled: Accessor<boolean>
  uncover(): void
}

/**
 * Two at one screen: the right eyes, and nobody else's. Under the cover the table is everybody's, so that nothing of
 * either player is in the page, and what both may see is drawn before anybody waits for it.
 */
export function createHotSeat(
  store: TableStore,
  /** Whether the hands are covered until the other player says that he is there. */
  covers: () => boolean,
): HotSeat {
  const [covered, setCovered] = createSignal<number>()
  const [lifting, setLifting] = createSignal(false)
  const [settled, setSettled] = createSignal(false)
  /** Whose eyes have been asked for while the screen is covered. */
  let asked: Eye | undefined
  const look = (eye: Eye): void => {
    asked = eye
    store.watch(eye)
  }
  createEffect(() => {
    const now = store.shown()
    if (now === undefined || now !== store.latest()) return
    if (now.mine.length < 2) return void setSettled(true)
    if (now.result !== undefined || now.ending !== undefined) return
    const seat = now.asked?.seat
    if (seat === undefined || !now.mine.includes(seat)) return
    if (now.eye === seat && settled()) return
    if (covers()) {
      setCovered(seat)
      if (now.eye !== 'spectator') afterPaint(() => covered() !== undefined && !lifting() && look('spectator'))
    } else store.watch(seat)
    setSettled(true)
  })
  createEffect(() => {
    const [now, to] = [store.shown()?.eye, covered()]
    if (!lifting() || to === undefined) return
    // Everybody's table is still on its way, and would come after his.
    if (asked === 'spectator' && now !== 'spectator') return
    if (now !== to) return void (asked === to || look(to))
    asked = undefined
    setLifting(false)
    setCovered(undefined)
  })
  return {
    covered,
    lifting,
    settled,
    uncover() {
      store.clicked()
      setLifting(covered() !== undefined)
    },
  }
}
