import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { longestFirst } from '../lint/order.ts'
import { parcels } from '../lint/together.ts'

const runner = fileURLToPath(new URL('../test.ts', import.meta.url))

function runTests(files: Readonly<Record<string, string>>, ...args: string[]): { status: number | null; text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-runner-'))
  try {
    for (const [name, code] of Object.entries(files))
      writeFileSync(join(folder, name), `import { test } from 'node:test'\n${code}`)
    // A test inside a test: without this the inner runner would report to the outer one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const done = spawnSync(process.execPath, [runner, folder, ...args], { encoding: 'utf8', env })
    return { status: done.status, text: done.stdout + done.stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const GOOD = `test('stands', () => {})\ntest('stands too', () => {})\n`
const BAD = `test('falls', () => { console.log('last words'); throw new Error('because of this') })\n`

test('all good: one line a file, the counts of the runner, exit code 0', () => {
  const { status, text } = runTests({ 'a.test.ts': GOOD, 'b.test.ts': GOOD })
  assert.equal(status, 0, text)
  assert.match(text, /^# tests 4$/m)
  assert.match(text, /^# pass 4$/m)
  assert.match(text, /^# fail 0$/m)
  assert.doesNotMatch(text, /stands/)
})

test('a failing test: its name, its reason, its output, exit code 1', () => {
  const { status, text } = runTests({ 'a.test.ts': GOOD, 'b.test.ts': BAD })
  assert.equal(status, 1, text)
  assert.match(text, /falls/)
  assert.match(text, /because of this/)
  assert.match(text, /last words/)
  assert.match(text, /^# fail 1$/m)
  assert.match(text, /^# pass 2$/m)
})

test('a file that cannot even be loaded fails', () => {
  const { status, text } = runTests({ 'a.test.ts': `import './nothing.ts'\n` })
  assert.equal(status, 1, text)
  assert.match(text, /nothing\.ts/)
})

test('tests can be picked by name', () => {
  const { status, text } = runTests({ 'a.test.ts': GOOD + BAD }, '--test-name-pattern=stands')
  assert.equal(status, 0, text)
  assert.match(text, /^# pass 2$/m)
})

test('a file that does not exist is an error, not a silent success', () => {
  const { status, text } = runTests({ 'a.test.ts': GOOD }, 'no/such/file.test.ts')
  assert.notEqual(status, 0)
  assert.match(text, /there is no no\/such\/file/)
})

test('the longest files run first; those nobody has timed go by guess and size', () => {
  const size = (file: string): number => file.length
  assert.deepEqual(longestFirst(['a', 'b', 'c', 'b'], { a: 10, b: 30, c: 20 }, size), ['b', 'c', 'a'])
  assert.deepEqual(longestFirst(['short', 'x/conformance', 'slow'], { slow: 5000 }, size), [
    'x/conformance',
    'slow',
    'short',
  ])
})

test('pure files of one folder share a process; who waits, starts something, touches the process or takes long has his own', () => {
  const texts: Readonly<Record<string, string>> = {
    'games/go/test/1-setup.test.ts': `import { board } from './help.ts'\n`,
    'games/go/test/2-moves.test.ts': `import { move } from '../rules/moves.ts'\n`,
    'games/go/test/3-clock.test.ts': 'setTimeout(() => {}, 1)\n',
    'games/go/test/4-env.test.ts': `import { seed } from './seed.ts'\n`,
    'games/go/test/5-slow.test.ts': '',
    'games/go/test/conformance.test.ts': '',
    'games/go/test/page/page.test.ts': '',
    'games/go/test/help.ts': '',
    'games/go/test/seed.ts': 'export const seed = process.env.SEED\n',
    'packages/match/test/undo.test.ts': '',
    'packages/match/test/fork.test.ts': '',
    'packages/server/test/store.test.ts': '',
  }
  const files = Object.keys(texts).filter(file => file.endsWith('.test.ts'))
  const found = parcels(
    files,
    file => texts[file],
    file => (file.includes('slow') ? 6000 : 0),
  )
  assert.deepEqual(
    found.filter(each => each.files.length > 1),
    [
      { name: 'games/go/test', files: ['games/go/test/1-setup.test.ts', 'games/go/test/2-moves.test.ts'] },
      { name: 'packages/match/test', files: ['packages/match/test/undo.test.ts', 'packages/match/test/fork.test.ts'] },
    ],
  )
  assert.deepEqual(found.flatMap(each => each.files).sort(), [...files].sort())
  const many = Array.from({ length: 30 }, (_, i) => `games/go/test/${i}.test.ts`)
  assert.deepEqual(
    parcels(
      many,
      () => '',
      () => 0,
    ).map(each => each.files.length),
    [12, 12, 6],
  )
})
