/** The bot workers of one table: each started when it is first wanted, and replaced if it dies or is made to stop. */
import { remote, type ThinkerCalls } from '../carrier/messages.ts'

type Asking<T> = (calls: ThinkerCalls) => Promise<T>

export interface Crew {
  /** Asks the first of them. */
  one<T>(ask: Asking<T>): Promise<T>
  /** Asks all of them the same. */
  all<T>(ask: Asking<T>): readonly Promise<T>[]
  /** Whoever is busy is ended, and what was asked of him fails as `isStopped`. */
  stop(): void
  /** The table is left: nobody is answered any more, or a computer would still be moved for. */
  dismiss(): void
}

const STOPPED = new Error('told to stop')
export const isStopped = (fault: unknown): boolean => fault === STOPPED

interface Mate {
  readonly worker: Worker
  readonly calls: ThinkerCalls
  /** How to give up each question not yet answered. */
  readonly asked: Set<() => void>
}

export function crewOf(size: number, start: () => Worker): Crew {
  const mates = new Map<number, Mate>()
  let dismissed = false

  function mate(at: number): Mate {
    const known = mates.get(at)
    if (known !== undefined) return known
    const worker = start()
    // The calls hear of the error themselves, and fail.
    worker.addEventListener('error', () => end(at, worker))
    const hired = { worker, calls: remote<ThinkerCalls>(worker), asked: new Set<() => void>() }
    mates.set(at, hired)
    return hired
  }

  function end(at: number, worker: Worker): void {
    worker.terminate()
    if (mates.get(at)?.worker === worker) mates.delete(at)
  }

  function asking<T>(at: number, ask: Asking<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (dismissed) return
      const { calls, asked } = mate(at)
      const stop = (): void => reject(STOPPED)
      asked.add(stop)
      void ask(calls)
        .then(resolve, reject)
        .finally(() => asked.delete(stop))
    })
  }

  return {
    one: ask => asking(0, ask),
    all: ask => Array.from({ length: Math.max(1, size) }, (_, at) => asking(at, ask)),
    stop() {
      for (const [at, { worker, asked }] of [...mates]) {
        if (asked.size === 0) continue
        // A search hears nothing while it runs.
        end(at, worker)
        for (const stop of asked) stop()
      }
    },
    dismiss() {
      dismissed = true
      for (const { worker } of mates.values()) worker.terminate()
      mates.clear()
    },
  }
}
