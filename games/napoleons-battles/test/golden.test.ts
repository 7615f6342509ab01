import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readJournal, resume, verify } from '@bivouac/match'
import { napoleonsBattles } from '../module.ts'
import { endingOf, fileOf } from './golden.ts'

const folder = new URL('./journals/', import.meta.url)
const names = readdirSync(folder).filter(name => name.endsWith('.json'))

test('12.0 there is a golden game for each ending: by morale for either side, on points, marginal, drawn; and by the advanced rules', () => {
  assert.deepEqual(names.map(name => name.replace('.json', '')).sort(), [
    'advanced-full-0',
    'advanced-full-1',
    'advanced-marginal-1',
    'draw-nobody',
    'full-1',
    'marginal-1',
    'morale-0',
    'morale-1',
  ])
})

for (const name of names)
  test(`12.1 golden game ${name} replays, verifies and ends as its name says`, () => {
    const journal = readJournal(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    assert.ok(typeof journal !== 'string', String(journal))
    assert.deepEqual(verify(napoleonsBattles, journal).faults, [])
    const match = resume(napoleonsBattles, journal)
    assert.ok(typeof match !== 'string', String(match))
    assert.deepEqual(match.result, journal.result)
    assert.equal(fileOf(String(journal.setup.options.rules), endingOf(match.result!)), name)
  })
