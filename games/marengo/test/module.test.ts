import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain, searchDice, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import { OPTIONS } from '../options.ts'
import { approach, C2, field, I2, I3 } from './field.ts'

test('the set-up knows ten rulings and the arrivals, each with its default', () => {
  const setup = marengo.readSetup(undefined)
  assert.ok(typeof setup !== 'string')
  assert.equal(OPTIONS.length, 11)
  assert.equal(setup.options.arrivals, 'proposed')
  assert.equal(typeof marengo.readSetup({ options: { lift: 'sometimes' } }), 'string')
})

test('the board shows own blocks by face and enemy blocks as bars', () => {
  const f = field({ W2: [I3, C2] }, { 'W4>W2': [I2] })
  f.decision()
  const austrian = marengo.words.board(marengo.view(f.pos, 0), 'en')
  assert.match(austrian, /A1=inf3 A2=cav2/)
  assert.match(austrian, /F1=▮/)
  assert.match(marengo.words.board(marengo.view(f.pos, 1), 'it'), /F1=fan2/)
  assert.doesNotMatch(marengo.words.board(marengo.view(f.pos, 'spectator'), 'it'), /fan2|cav2/)
})

test('the log of an assault says its arithmetic in both languages', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] })
  f.act('assault', approach('W2>W4'))
  f.act('lead', 0)
  f.act('done')
  f.act('guard', 20)
  f.act('done')
  const said = f.last('reckoned')
  assert.equal(plain(marengo.words.event(said, 'en')), 'Attack 3 − 1 = 2; defence 2; result 0: the defender wins.')
  assert.equal(plain(marengo.words.event(said, 'it')), 'Attacco 3 − 1 = 2; difesa 2; risultato 0: vince il difensore.')
})

test('the score lies between −1 and 1 and is the same for both sides with opposite sign', () => {
  const setup = marengo.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const pos = marengo.begin(setup)
  const dice = searchDice('score')
  const t = tableFor(pos, dice)
  for (let d = marengo.machine.advance(pos, t); d !== undefined; d = marengo.machine.advance(pos, t)) {
    const score = marengo.ai!.score!(pos, 0)
    assert.ok(score > -1 && score < 1)
    assert.equal(marengo.ai!.score!(pos, 1) + score, 0)
    marengo.machine.take(pos, t, d.actions[dice.next(d.actions.length)]!)
  }
  assert.equal(marengo.ai!.score!(pos, pos.result!.winner as number), 1)
})
