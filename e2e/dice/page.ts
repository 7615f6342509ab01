/**
 * Dice for tests, in the browser: a page and its workers draw from a named stream instead of from chance. The page the
 * world gets has no door for it: the first lines of its workers are written into the test server's own copy of the app
 * (`seededApp`), and a page is given its stream by the test that opened it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands before the name of a worker that has a stream. */
const MARK = 'dice of a test: '

/**
 * Runs in the page and at the head of each worker. Numbers of eight bytes and more make dice; shorter ones name tables and
 * draw delays, and stay as they are: two tables of one name would be one.
 */
export function drawFrom(stream: string, mark: string): void {
  const realm = globalThis as unknown as { Worker: typeof Worker; crypto: Crypto; Math: Math }
  let word = 2166136261
  for (const letter of stream) word = Math.imul(word ^ letter.charCodeAt(0), 16777619)
  const next = (): number => {
    word = (word + 0x6d2b79f5) | 0
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const chance = realm.crypto.getRandomValues.bind(realm.crypto)
  realm.crypto.getRandomValues = array => {
    if (array === null || array.byteLength < 8) return chance(array)
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let i = 0; i < bytes.length; i++) bytes[i] = next()
    return array
  }
  realm.Math.random = () => next() / 2 ** 32
  const Real = realm.Worker
  let started = 0
  realm.Worker = class extends Real {
    constructor(url: string | URL, options: WorkerOptions = {}) {
      super(url, { ...options, name: `${mark}${stream}/${started++}` })
    }
  }
}

/** What a context is given before its pages open: `addInitScript(seedPage(…))`. */
export const seedPage = (stream: string): string =>
  `;(${String(drawFrom)})(${JSON.stringify(stream)}, ${JSON.stringify(MARK)});`

/** Workers of this copy of the app draw from the stream their name tells. */
export function seededApp(folder: string): void {
  const assets = join(folder, 'assets')
  const workers = readdirSync(assets).filter(name => /\.worker-[^.]+\.js$/.test(name))
  if (workers.length === 0) throw new Error('the app has no workers to give dice to')
  const mark = JSON.stringify(MARK)
  const head = `if(self.name.startsWith(${mark})){(${String(drawFrom)})(self.name.slice(${MARK.length}),${mark})}\n`
  for (const name of workers) writeFileSync(join(assets, name), head + readFileSync(join(assets, name), 'utf8'))
}
