import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readJournal, replay, resume, verify } from '@bivouac/match'
import { manoeuvre } from '../module.ts'

const folder = new URL('./journals/', import.meta.url)
const WAYS = ['attrition', 'pyrrhic', 'nightfall', 'nightfall-eliminated', 'nightfall-reduced', 'nightfall-nation']

test('there is a golden game for each way to win', () => {
  assert.deepEqual(readdirSync(folder).sort(), WAYS.map(way => `${way}.json`).sort())
})

for (const way of WAYS)
  test(`${way === 'attrition' || way === 'pyrrhic' ? '2.1' : '2.2'} the golden game won by ${way} replays`, () => {
    const journal = readJournal(JSON.parse(readFileSync(new URL(`${way}.json`, folder), 'utf8')))
    assert.ok(typeof journal !== 'string', String(journal))
    assert.equal(journal.result?.by, way)
    const steps = replay(manoeuvre, journal)
    assert.ok(typeof steps !== 'string', String(steps))
    assert.equal(steps.length, journal.moves.length + 1)
    const verified = verify(manoeuvre, journal)
    assert.equal(verified.ok, true, JSON.stringify(verified))
    const match = resume(manoeuvre, journal)
    assert.ok(typeof match !== 'string', String(match))
    assert.deepEqual(match.result, journal.result)
  })

test('a journal of an older version of the rules is refused with a sentence, never replayed as something else', () => {
  const raw = JSON.parse(readFileSync(new URL('attrition.json', folder), 'utf8'))
  const journal = readJournal({ ...raw, version: manoeuvre.version - 1 })
  assert.ok(typeof journal !== 'string', String(journal))
  for (const answer of [replay(manoeuvre, journal), resume(manoeuvre, journal)]) {
    assert.ok(typeof answer === 'string')
    assert.match(answer, /version/)
  }
})
