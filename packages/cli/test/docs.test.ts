import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { REAL, talk } from './spawn.ts'

const MORE = '…'

/** Does an answer fit the one in the document, where `…` stands for anything: a value, the rest of a list, other keys? */
function fits(found: unknown, written: unknown): boolean {
  if (written === MORE) return true
  if (Array.isArray(written)) {
    const open = written.at(-1) === MORE
    const shown = open ? written.slice(0, -1) : written
    if (!Array.isArray(found) || found.length < shown.length || (!open && found.length > shown.length)) return false
    return shown.every((each, i) => fits(found[i], each))
  }
  if (typeof written !== 'object' || written === null) return found === written
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  const { [MORE]: open, ...shown } = written as Record<string, unknown>
  if (open === undefined && Object.keys(found).some(key => !(key in shown))) return false
  return Object.entries(shown).every(
    ([key, each]) => key in found && fits((found as Record<string, unknown>)[key], each),
  )
}

function examples(): { sent: string; answered: string }[] {
  const text = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8')
  const lines = [...text.matchAll(/```referee\n(.*?)```/gs)].flatMap(block => block[1]!.trim().split('\n'))
  const found: { sent: string; answered: string }[] = []
  for (let i = 0; i < lines.length; i += 2) {
    assert.ok(lines[i]!.startsWith('> ') && lines[i + 1]?.startsWith('< '), `line sent and line answered: ${lines[i]}`)
    found.push({ sent: lines[i]!.slice(2), answered: lines[i + 1]!.slice(2) })
  }
  return found
}

test('the session in docs/referee.md is what the referee really says', async () => {
  const referee = talk(REAL)
  const session = examples()
  assert.ok(session.length > 30)
  for (const { sent, answered } of session) {
    const found = await referee.ask(sent)
    assert.ok(
      fits(found, JSON.parse(answered)),
      `${sent}\nanswers ${JSON.stringify(found).slice(0, 1000)}\nnot     ${answered}`,
    )
  }
  assert.equal(await referee.end(), 0)
})

test('the bot in docs/referee.md plays a game to its end', () => {
  const text = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8')
  const asWritten = /```js\n(.*?)```/s.exec(text)?.[1] ?? ''
  const started = "spawn('npm', ['run', '-s', 'bivouac', '--', 'referee'],"
  assert.ok(asWritten.includes(started))
  // npm would only find the same command by a longer way.
  const bot = asWritten.replace(started, `spawn(process.execPath, [${JSON.stringify(REAL)}, 'referee'],`)
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', bot], { encoding: 'utf8' })
  assert.equal(status, 0)
  assert.match(stdout, /\bwins?\b/)
})

test('every message is documented', () => {
  const text = readFileSync(new URL('../../../docs/referee.md', import.meta.url), 'utf8')
  const known = /there are: ([a-z, ]+)"/.exec(text)?.[1]?.split(', ') ?? []
  assert.ok(known.length > 10)
  for (const each of known) assert.ok(text.includes(`> {"do":"${each}"`), each)
})

test('the matching of examples is strict where it should be', () => {
  assert.ok(fits({ a: 1, b: [1, 2, 3] }, { a: 1, b: [1, MORE] }))
  assert.ok(!fits({ a: 1, b: 2 }, { a: 1 }))
  assert.ok(fits({ a: 1, b: 2 }, { a: 1, [MORE]: MORE }))
  assert.ok(!fits({ a: 1 }, { a: 1, b: MORE }))
  assert.ok(!fits([1, 2], [1]))
  assert.ok(!fits({ a: null }, { a: {} }))
})
