import type { Tell } from '@bivouac/host/protocol'
import { type Carrier, carrierOver } from './carrier.ts'
import { remote, type TableCalls, type ToWorker } from './messages.ts'

let worker: Worker | undefined
let calls: TableCalls | undefined

let hear: (tell: Tell) => void = () => {}

/** One worker serves the page; it holds one table at a time. */
export function tables(): TableCalls {
  if (calls === undefined) {
    worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' })
    calls = remote<TableCalls>(worker, tell => hear(tell))
  }
  return calls
}

/** A carrier to the table the worker has open. */
export function localCarrier(): Carrier {
  const { carrier, receive } = carrierOver({
    send: ask => worker?.postMessage({ ask } satisfies ToWorker),
    online: () => true,
    close: () => {
      hear = () => {}
      void calls?.leave()
    },
  })
  hear = receive
  return carrier
}
