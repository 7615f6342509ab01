import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progress } from '../src/progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { written, stream: { isTTY, write: (text: string) => written.push(text) } as unknown as typeof process.stderr }
}

test('a bar grows on a terminal and is wiped away at the end', () => {
  const { written, stream } = screen(true)
  const bar = progress('games', 4, stream)
  bar.at(2)
  bar.at(4)
  bar.end()
  assert.match(written[0]!, /games █{15}░{15} 50 % \(2\/4\)/)
  assert.match(written[1]!, /█{30} 100 % \(4\/4\)/)
  assert.equal(written.at(-1), '\r\x1b[K')
})

test('nothing is written where nobody looks', () => {
  const { written, stream } = screen(false)
  const bar = progress('games', 4, stream)
  bar.at(4)
  bar.end()
  assert.deepEqual(written, [])
})
