/**
 * Runs the tests of every chapter in one process and writes down what occurred in them: `node games/age-of-napoleon/test/occurred.ts <file>`. Their dice
 * are declared, so this is the same every time; coverage.test.ts adds random games to it.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { after } from 'node:test'
import { occurredHere } from './help.ts'

const CHAPTER = /^(?:\d+-|secrets).*\.test\.ts$/
const [file] = process.argv.slice(2)
after(() => writeFileSync(file!, JSON.stringify(occurredHere())))
for (const name of readdirSync(new URL('.', import.meta.url)).sort()) if (CHAPTER.test(name)) await import(`./${name}`)
