/**
 * Dice for tests, on the server: loaded before `bivouac serve` by whoever starts it (`--import`), never by the server. The
 * seeds of new tables come from a named stream; the name comes from the process that started it, and from nobody else.
 */
import { createHash } from 'node:crypto'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const IDS = '/packages/server/src/ids.ts'
const CHANCE = 'newSeed = (): string => hex(32)'
const STREAM = 'newSeed = (): string => globalThis.seedOfTest() ?? hex(32)'

let stream: string | undefined
let drawn = 0

// The threads in which computers think are given `--import` too, but make no tables and hear nothing.
if (isMainThread) {
  Object.assign(globalThis, {
    seedOfTest: () => stream && createHash('sha256').update(`${stream}/${drawn++}`).digest('hex'),
  })
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith(IDS)) return loaded
      const source = String(loaded.source)
      if (!source.includes(CHANCE)) throw new Error(`${IDS} draws its seeds otherwise than e2e/dice knows`)
      return { ...loaded, source: source.replace(CHANCE, STREAM) }
    },
  })
  process.on('message', (name: string) => {
    stream = name
    drawn = 0
    process.send!(name)
  })
  // A server is not kept alive by whoever may still want to name its dice.
  process.channel!.unref()
}
