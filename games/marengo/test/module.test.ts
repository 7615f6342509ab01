import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import { OPTIONS } from '../options.ts'
import { approach, back, C2, type Field, field, I2, I3, into, lane, onto } from './field.ts'

test('the set-up knows ten rulings, the memory and the arrivals, each with its default', () => {
  const setup = marengo.readSetup(undefined)
  assert.ok(typeof setup !== 'string')
  assert.equal(OPTIONS.length, 12)
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
  f.act('assault', { from: [approach('W2>W4')], leads: [0], joins: [] })
  f.act('guard', [20])
  const said = f.last('reckoned')
  assert.equal(plain(marengo.words.event(said, 'en')), 'Attack 3 − 1 = 2; defence 2; result 0: the defender wins')
  assert.equal(plain(marengo.words.event(said, 'it')), 'Attacco 3 − 1 = 2; difesa 2; risultato 0: vince il difensore')
})

test('the score lies between −1 and 1 and is the same for both sides with opposite sign', () => {
  const setup = marengo.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const pos = marengo.begin(setup)
  const dice = searchDice('score')
  const t = tableFor(pos, dice)
  const { machine } = stepwise(marengo)
  for (let d = machine.advance(pos, t); d !== undefined; d = machine.advance(pos, t)) {
    const score = marengo.ai!.score!(pos, 0)
    assert.ok(score > -1 && score < 1)
    assert.equal(marengo.ai!.score!(pos, 1) + score, 0)
    machine.take(pos, t, d.actions[dice.next(d.actions.length)]!)
  }
  assert.equal(marengo.ai!.score!(pos, pos.result!.winners[0]!), 1)
})

test('the log speaks of one block and of several, and of moves within a locale', () => {
  const said = (f: Field, e: 'moved' | 'blocked' | 'continued') => {
    const event = f.last(e)
    return [plain(marengo.words.event(event, 'it')), plain(marengo.words.event(event, 'en'))]
  }
  const f = field({ W2: [I2, I3], 'W2>W4': [C2] }, { W4: [I2, I2] }, { from: 'movement' })
  f.act('move', back(f, [2]))
  assert.deepEqual(said(f, 'moved'), [
    'A3 torna in riserva in W2 Bivio della strada di Alessandria',
    'A3 goes back to reserve at W2 Alessandria Road Fork',
  ])
  f.act('move', onto([0, 1], approach('W2>W4')))
  assert.deepEqual(said(f, 'moved'), [
    'A1 e A2 vanno a bloccare la via W2 Bivio della strada di Alessandria → W4 Peterbona',
    'A1 and A2 move to block W2 Alessandria Road Fork → W4 Peterbona',
  ])
  const attack = field({ W2: [I2] }, { W4: [I2, I2] }, { from: 'movement' })
  attack.act('move', into([0], approach('W2>W4')))
  attack.act('block', [20, 21])
  assert.deepEqual(said(attack, 'blocked'), [
    'F1 e F2 bloccano la via W4 Peterbona → W2 Bivio della strada di Alessandria',
    'F1 and F2 block W4 Peterbona → W2 Alessandria Road Fork',
  ])
})

test('hours are of twenty-four, as on the track', () => {
  const round = { e: 'round', round: 9 } as const
  assert.equal(plain(marengo.words.event(round, 'it')), 'Round 9, ore 14:00')
  assert.equal(plain(marengo.words.event(round, 'en')), 'Round 9, 14:00')
})

test('what is shown is told after what it is shown for', () => {
  const f = field({ W2: [C2] }, { W4: [I2] }, { from: 'movement' })
  f.act('march', { block: [0], way: [lane('W2>W4')] })
  assert.deepEqual(
    f.told.slice(-2).map(event => event.e),
    ['attacked', 'shown'],
  )
})

test('every refusal says in both languages what would be permitted', () => {
  for (const { text, cure } of marengo.refusals) assert.ok(cure?.it && cure.en, text.en)
})

test('who loses a point is asked with the cause and the number of points', () => {
  const f = field({ 'W2>W4': [9] }, { 'W4>W2': [I3, C2] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.act('target', approach('W4>W2') + 66)
  const asked = (lang: 'it' | 'en') => marengo.words.prompt(f.decision(), marengo.view(f.pos, 1), lang)
  assert.equal(asked('it'), 'Bombardamento, 1 punto. Scegli quale tuo pezzo perde un punto.')
  assert.equal(asked('en'), 'Bombardment, 1 point. Choose which block of yours loses a point.')
  assert.equal(f.decision().rule, '10.3')
})
