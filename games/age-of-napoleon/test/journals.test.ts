import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readJournal, replay, verify } from '@bivouac/match'
import { ageOfNapoleon } from '../module.ts'
import { WANTED } from './endings.ts'

const folder = new URL('./journals/', import.meta.url)

test('there is a golden game for each ending', () => {
  assert.deepEqual(readdirSync(folder).sort(), WANTED.map(({ by }) => `${by}.json`).sort())
})

for (const { by } of WANTED)
  test(`14.1, 14.2, 14.3, 15.4 the golden game that ends in ${by} replays`, () => {
    const journal = readJournal(JSON.parse(readFileSync(new URL(`${by}.json`, folder), 'utf8')))
    assert.ok(typeof journal !== 'string', String(journal))
    assert.equal(journal.result?.by, by)
    const steps = replay(ageOfNapoleon, journal)
    assert.ok(typeof steps !== 'string', String(steps))
    assert.equal(steps.length, journal.moves.length + 1)
    const verified = verify(ageOfNapoleon, journal)
    assert.equal(verified.ok, true, JSON.stringify(verified))
  })
