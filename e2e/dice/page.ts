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
 * Runs in the page and at the head of each worker. Draws of each length have a stream of their own: a pause more changes no
 * seed. Six bytes name a table and stay chance: a page that is loaded again would give its next table the name of its first.
 */
export function drawFrom(stream: string, mark: string): void {
  const realm = globalThis as unknown as { Worker: typeof Worker; crypto: Crypto; Math: Math }
  const named = (name: string): (() => number) => {
    let word = 2166136261
    for (const letter of name) word = Math.imul(word ^ letter.charCodeAt(0), 16777619)
    return () => {
      word = (word + 0x6d2b79f5) | 0
      let mixed = Math.imul(word ^ (word >>> 15), 1 | word)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
  }
  const draws = new Map<number, () => number>()
  const chance = realm.crypto.getRandomValues.bind(realm.crypto)
  realm.crypto.getRandomValues = array => {
    if (array === null || array.byteLength === 6) return chance(array)
    const { buffer, byteOffset, byteLength } = array
    const draw = draws.get(byteLength) ?? named(`${stream}/${byteLength}`)
    draws.set(byteLength, draw)
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let i = 0; i < byteLength; i++) bytes[i] = draw()
    return array
  }
  const fraction = named(stream)
  realm.Math.random = () => fraction() / 2 ** 32
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
