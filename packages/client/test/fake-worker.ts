/** A worker that does nothing by itself: the test answers for it, or makes it crash. */
import type { FromWorker, ToWorker } from '../src/carrier/messages.ts'

type Call = Extract<ToWorker, { call: string }>

export class FakeWorker extends EventTarget {
  /** What it was asked and has not answered, oldest first. */
  readonly open: Call[] = []
  /** Everything it was ever asked. */
  readonly heard: Call[] = []
  ended = false
  onCall: ((call: Call) => void) | undefined

  postMessage(message: ToWorker): void {
    if (this.ended || !('call' in message)) return
    this.open.push(message)
    this.heard.push(message)
    this.onCall?.(message)
  }
  terminate(): void {
    this.ended = true
  }
  answer(value: unknown, to: Call = this.open[0]!): void {
    this.open.splice(this.open.indexOf(to), 1)
    this.#say({ done: to.id, value })
  }
  /** It thought, and found that it cannot. */
  fail(fault: string): void {
    this.#say({ failed: this.open.shift()!.id, fault })
  }
  /** As when memory runs out, or its script cannot be fetched. */
  crash(message = 'out of memory'): void {
    this.open.length = 0
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
  #say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Starts fake workers, and remembers all of them in the order in which they were started. */
export function hiring(onStart: (worker: FakeWorker) => void = () => {}): {
  readonly workers: readonly FakeWorker[]
  start(): Worker
} {
  const workers: FakeWorker[] = []
  return {
    workers,
    start() {
      const worker = new FakeWorker()
      workers.push(worker)
      onStart(worker)
      return worker as unknown as Worker
    },
  }
}

/** When everything that follows from what has happened has happened, after a pause of no milliseconds too. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 10))
