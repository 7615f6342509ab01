/**
 * Loaded before a test file (`node --import`): every rules file of the game is read with its switches, `MUTANT` is the one
 * that is on, and at the end the numbers of all that were reached are written to `REACHED`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { filesOf } from './files.ts'
import { mutantsOf, switched } from './mutants.ts'

const { MUTATED = '', MUTANT = '-1', REACHED } = process.env
const on = Number(MUTANT)
const reached = new Set<number>()

const first = new Map<string, number>()
let count = 0
for (const path of filesOf(MUTATED)) {
  first.set(path, count)
  count += mutantsOf(readFileSync(path, 'utf8')).length
}
const seen = new Uint8Array(count)

Object.assign(globalThis, {
  mutant(n: number): boolean {
    seen[n] = 1
    return n === on
  },
})

registerHooks({
  load(url, context, next) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : ''
    const from = first.get(path)
    if (from === undefined) return next(url, context)
    const text = readFileSync(path, 'utf8')
    return { format: 'module-typescript', source: switched(text, mutantsOf(text), from), shortCircuit: true }
  },
})

if (REACHED !== undefined && isMainThread)
  process.on('exit', () => {
    for (let n = 0; n < count; n++) if (seen[n] === 1) reached.add(n)
    writeFileSync(REACHED, JSON.stringify([...reached]))
  })
