import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '@bivouac/kernel'
import { CARDS } from '../data/cards.ts'
import { ageOfNapoleon } from '../module.ts'
import { PROMPTED } from '../say/prompts.ts'
import { card, country, table } from './help.ts'

const said = (event: Parameters<typeof ageOfNapoleon.words.event>[0], lang: 'it' | 'en') =>
  plain(ageOfNapoleon.words.event(event, lang))

test('every card is called by its own title', () => {
  for (const [i, { name }] of CARDS.entries())
    assert.ok(said({ e: 'took', seat: 0, card: i + 1 }, 'en').includes(name.en), name.en)
})

test('sentences agree in Italian and English', () => {
  const status = { e: 'surrendered', country: country('stato_chiesa'), to: 0, dynasty: false } as const
  assert.equal(said(status, 'it'), 'Lo Stato della Chiesa si arrende alla Francia')
  assert.equal(said(status, 'en'), 'The Papal States surrender to France')
  const played = { e: 'played', seat: 1, card: card('Depot') } as const
  assert.equal(said(played, 'it'), 'La Coalizione gioca Deposito')
  assert.equal(said(played, 'en'), 'The Coalition plays Depot')
})

test('every question of the rules has its words', () => {
  const { machine } = ageOfNapoleon
  const asked = new Set(machine.actions.map(name => name.split(':')[0]!))
  assert.deepEqual([...asked].sort(), [...PROMPTED].sort())
  assert.ok(table({}).told.length > 0)
})
