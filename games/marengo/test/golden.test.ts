import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Match, readJournal, resume, verify } from '@bivouac/match'
import { marengo } from '../module.ts'
import type { MarengoPosition } from '../state.ts'
import { endingOf } from './endings.ts'

const folder = new URL('./journals/', import.meta.url)
const names = readdirSync(folder).filter(name => name.endsWith('.json'))

test('14 there is a golden game for each of the five endings', () => {
  const wanted = ['austrian-morale', 'austrian-stars', 'both-demoralised', 'french-ground', 'french-morale']
  assert.deepEqual(names.map(name => name.replace('.json', '')).sort(), wanted)
})

for (const name of names)
  test(`14 golden game ${name} replays, verifies and ends as its name says`, () => {
    const journal = readJournal(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    assert.ok(typeof journal !== 'string', String(journal))
    const verified = verify(marengo, journal)
    assert.deepEqual(verified.faults, [])
    assert.ok(verified.ok && verified.rolls > 100)
    const match = resume(marengo, journal)
    assert.ok(typeof match !== 'string', String(match))
    const { length, result } = match as Match
    assert.equal(length, journal.moves.length)
    assert.deepEqual(result, journal.result)
    assert.equal(`${endingOf(match.position() as MarengoPosition)}.json`, name)
  })
