import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readJournal, replay, verify } from '@bivouac/match'
import { fieldCommander } from '../module.ts'
import { DEFEATS, GRADES } from '../words.ts'

const folder = new URL('./journals/', import.meta.url)
const WAYS: readonly string[] = [...GRADES, 'immortality', ...DEFEATS]

test('3 there is a golden game for each way a campaign can end', () => {
  assert.deepEqual(readdirSync(folder).sort(), WAYS.map(way => `${way}.json`).sort())
})

for (const way of WAYS)
  test(`${way === 'immortality' ? '16.3' : (GRADES as readonly string[]).includes(way) ? '3.1' : '3.2'} the golden game that ends with ${way} replays`, () => {
    const journal = readJournal(JSON.parse(readFileSync(new URL(`${way}.json`, folder), 'utf8')))
    assert.ok(typeof journal !== 'string', String(journal))
    assert.equal(journal.result?.by, way)
    const steps = replay(fieldCommander, journal)
    assert.ok(typeof steps !== 'string', String(steps))
    assert.equal(steps.length, journal.moves.length + 1)
    const verified = verify(fieldCommander, journal)
    assert.equal(verified.ok, true, JSON.stringify(verified))
  })
