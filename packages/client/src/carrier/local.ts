import type { Tell } from '@bivouac/host/protocol'
import type { Text } from '@bivouac/kernel'
import { createSignal } from 'solid-js'
import { remote, type TableCalls, type ToWorker } from '../worker/messages.ts'
import { type Carrier, carrierOver } from './carrier.ts'

let worker: Worker | undefined
let calls: TableCalls | undefined
/** The last sentence of a computer player at this browser's table. */
const [says, setSays] = createSignal<Text>()

export { says }

let hear: (tell: Tell) => void = () => {}

/** One worker serves the page; it holds one table at a time. */
export function tables(): TableCalls {
  if (calls === undefined) {
    worker = new Worker(new URL('../worker/table.worker.ts', import.meta.url), { type: 'module' })
    calls = remote<TableCalls>(worker, tell => hear(tell), setSays)
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
      setSays(undefined)
      void calls?.leave()
    },
  })
  hear = receive
  return carrier
}
