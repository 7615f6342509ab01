/**
 * Runs every test of a chapter in one process and writes down what occurred in them: `node games/napoleons-battles/test/occurred.ts <file>`. Their dice
 * are declared, so this is the same every time; coverage.test.ts adds random games to it.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { occurredHere } from './table.ts'

const CHAPTER = /^(?:\d\d-|[ab]-|combat|control|fire|sequence|together).*\.test\.ts$/
const [file] = process.argv.slice(2)
// As the process ends: the runner may take the files read so far for all there are, and call its own hooks too early.
process.on('exit', () => writeFileSync(file!, JSON.stringify(occurredHere())))
for (const name of readdirSync(new URL('.', import.meta.url)).sort())
  if (CHAPTER.test(name) && !name.includes('conformance')) await import(`./${name}`)
