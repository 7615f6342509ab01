/**
 * The time that players' clocks run by. It is no time of day: it goes on only while it can be written down, so that
 * nobody loses a game because the server or its database was away, or because somebody set the clock of the machine.
 * All processes on one store share it: each writes down how far it has come, and catches up with whoever is ahead.
 */
import type { Store } from './store/types.ts'

export interface GameTime {
  now(): number
  stop(): void
}
export interface GameTimeOptions {
  readonly store: Pick<Store, 'writeTime'>
  /** Milliseconds between two notes of the time. */
  readonly every?: number
  /** Milliseconds it may go on without one. */
  readonly unwritten?: number
  /** Milliseconds it stands still after a start, so that everybody can come back. */
  readonly grace: number
  readonly onFault: (fault: unknown) => void
  /** What never goes back, in milliseconds. */
  readonly ticks?: () => number
}

export async function gameTime(options: GameTimeOptions): Promise<GameTime> {
  const { store, every = 1000, unwritten = 4000, grace, onFault, ticks = () => performance.now() } = options
  /** The time, and the tick it was right at. */
  let at = await store.writeTime(0)
  let since = ticks() + grace
  /** What has been written down. */
  let written = at
  let writing = false

  const now = (): number => {
    const tick = ticks()
    if (tick > since) {
      // Standing still for want of a note is made up for by nothing: it goes on from here when there is one.
      at = Math.min(at + (tick - since), Math.max(at, written + unwritten))
      since = tick
    }
    return Math.floor(at)
  }
  const timer = setInterval(() => {
    if (writing) return
    writing = true
    store
      .writeTime(now())
      .then(ahead => {
        written = Math.max(ahead, written)
        if (ahead > at) at = ahead
      }, onFault)
      .finally(() => {
        writing = false
      })
  }, every)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}
