/**
 * Loaded before everything else (`node --import`): rules files are read with their switches, as `SWITCHED` (a file) lists them,
 * and `node:test` is the one that keeps tests instead of running them.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { wire } from './switches.ts'

export interface Switched {
  readonly count: number
  /** By path: the text with its switches. */
  readonly files: Readonly<Record<string, string>>
}
const { count, files } = JSON.parse(readFileSync(process.env.SWITCHED!, 'utf8')) as Switched
wire(count, Number(process.env.MUTANT ?? -1))

const collect = new URL('./collect.ts', import.meta.url).href
registerHooks({
  resolve(specifier, context, next) {
    return specifier === 'node:test' ? { url: collect, shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    const source = url.startsWith('file:') ? files[fileURLToPath(url)] : undefined
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true }
  },
})
