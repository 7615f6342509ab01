/**
 * No file can grow any more while games are played (a limit on the size of files does to the database what a full disk does): nobody is told
 * of a move that was not kept, the server lives, and when there is room again the games go on.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, test } from 'node:test'
import { FIRST, SHELF } from './for-two.ts'
import { eventually, scratch, testOptions } from './help.ts'
import { inspect } from './inspect.ts'
import { keepPlaying, makePair } from './load.ts'
import { startProcess } from './server-process.ts'

const PAIRS = 6
const MORE = 200
const place = scratch()
after(() => place.remove())

test('a full disk under load', async () => {
  const options = testOptions(place.folder, { gamesModule: SHELF })
  // Without this the signal of the limit would end the process; a full disk sends none.
  const server = await startProcess(options, ['bash', '-c', 'trap "" XFSZ; exec "$0" "$@"'])
  const mayWrite = (bytes: string): void =>
    void execFileSync('prlimit', [`--fsize=${bytes}:unlimited`, '--pid', String(server.child.pid)])
  const readyz = async (): Promise<number> =>
    (await fetch(`${server.url.replace('localhost', '127.0.0.1')}/readyz`)).status
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => makePair(server.url, FIRST)))
  const playing = pairs.map((pair, i) => keepPlaying(pair, `full/${i}`))
  const acknowledged = (): number => pairs.reduce((sum, pair) => sum + pair.acknowledged.length, 0)
  try {
    await eventually('moves are made', () => acknowledged() > MORE)
    mayWrite('4096')
    await eventually('nothing can be written, and it says so', async () => (await readyz()) === 503)
    const before = acknowledged()
    await new Promise(resolve => setTimeout(resolve, 1000))
    assert.ok(acknowledged() <= before + PAIRS, 'no move is acknowledged that was not kept')
    assert.equal(server.child.exitCode, null, 'the server lives')
    mayWrite('unlimited')
    await eventually('it is ready again', async () => (await readyz()) === 200)
    const then = acknowledged()
    await eventually('the games go on', () => acknowledged() > then + MORE)
  } finally {
    for (const each of playing) each.stop()
    assert.equal(await server.stop('SIGTERM'), 0)
  }
  const { kept, unheard } = await inspect(options, pairs)
  console.log(
    `full disk under ${PAIRS} games: ${acknowledged()} acknowledged, ${kept} kept, ${unheard} kept that nobody heard of, 0 lost`,
  )
})
