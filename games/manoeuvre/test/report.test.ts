/** The report of a game that goes on: hands stay hidden in it. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { here } from '../../../packages/cli/test/in-process.ts'
import { scratch } from '../../../packages/cli/test/spawn.ts'

const folder = scratch()
const JOURNAL = fileURLToPath(new URL('./journals/attrition.json', import.meta.url))

test('the report of a running game holds what that eye may know, and nothing else', () => {
  const { result: _, seed: __, ...whole } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  const at = 150
  const running = join(folder, 'running.json')
  const marks = whole.marks.filter((mark: { at: number }) => mark.at <= at)
  writeFileSync(running, JSON.stringify({ ...whole, moves: whole.moves.slice(0, at), marks }))
  const drawn = (eye: string): readonly string[] => {
    const file = join(folder, `running-${eye}.html`)
    assert.equal(here('report', running, '--eye', eye, '--lang', 'en', '--out', file).code, 0)
    const html = readFileSync(file, 'utf8')
    assert.match(html, /The game goes on: 150 moves so far/)
    return [...html.matchAll(/<li>(.*? draws .*?)<\/li>/g)].map(found => found[1]!.replace(/<[^>]+>/g, ''))
  }
  const [mine, theirs, public_] = [drawn('0'), drawn('1'), drawn('spectator')]
  assert.ok(public_.length > 3 && public_.every(line => /draws (?:one card|\d+ cards)/.test(line)), public_.join('\n'))
  for (const [side, lines] of [mine, theirs].entries()) {
    const known = lines.filter(line => !/draws (?:one card|\d+ cards)/.test(line))
    assert.ok(known.length > 0)
    // He reads his own cards; of the other's draws there is only their number.
    const names = new Set(known.map(line => line.split(' draws ')[0]))
    assert.equal(names.size, 1, `seat ${side} knows the draws of one side`)
  }
})
