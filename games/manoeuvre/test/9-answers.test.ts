import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, sq, table, type Wanted } from './help.ts'

const parts = (game: Game) => {
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  return told
}

const spanish: Wanted = {
  nations: ['france', 'spain'],
  units: [{ '8th': 'D4' }, { '20th': 'D5' }],
  hands: [
    ['8th 1', '8th 2', '8th 3'],
    ['Guerrillas', 'Guerrillas', 'Supply'],
  ],
}

test('9.2-guerrillas in the Italian text they cancel a unit card played after the first', () => {
  const game = table(spanish).act('assault', '8th 1').act('target', '20th').act('pass').act('pass')
  game.act('attack', '8th 3')
  assert.equal(game.where(), 'guerrillas.cancel 1')
  assert.equal(game.decision?.standing, 'pass')
  game.act('guerrillas').act('attack', '8th 2').roll(1, 1, 1, 1).act('pass')
  assert.deepEqual(parts(game).attack, [6, 4, 0, 0])
})

test('9.2-guerrillas in 2010 they have no part in combat', () => {
  const game = table({ ...spanish, options: { edition: '2010' } })
    .act('assault', '8th 1')
    .act('target', '20th')
    .act('pass')
    .act('pass')
  game.act('attack', '8th 2')
  assert.equal(game.where(), 'attack.strengthen 0')
})

test('9.2-guerrillas the opponent is asked whether he holds them or not, unless his deck has none', () => {
  const restore = (nations: Wanted['nations'], enemy: string) =>
    table({
      at: 'restoration',
      nations: nations!,
      units: [{ '8th': 'D4-' }, { [enemy]: 'D8' }],
      hands: [['Supply'], ['Supply']],
    }).act('supply', '8th')
  const spain = restore(['france', 'spain'], '20th')
  assert.equal(spain.where(), 'guerrillas.cancel 1')
  assert.equal(spain.refused('guerrillas'), '9.2-guerrillas')
  assert.ok(!restore(['france', 'britain'], '32nd').isReduced('8th'))
})

test('9.2-withdraw is the defender’s only card, and never against fire', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0'], ['Withdraw', '32nd 0']] })
  game.act('assault', '8th 0').act('target', '32nd').act('withdraw')
  assert.equal(game.at('32nd'), sq('D6'))
  assert.notEqual(game.where(), 'defence.defend 1')
  const fire = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 4'], ['Withdraw']], dice: [1] })
  fire.act('bombard', '8th 4').act('target', '32nd')
  assert.equal(fire.events('fired').length, 1)
})

test('9.2-guerrillas are never played in one’s own turn', () => {
  for (const at of ['discard', 'movement', 'combat', 'restoration'] as const) {
    const game = table({
      at,
      nations: ['spain', 'france'],
      units: [{ '20th': 'D4-' }, { '8th': 'D5' }],
      hands: [['Guerrillas', '20th 0'], ['8th 0']],
    })
    assert.deepEqual(game.offered('guerrillas'), [])
    game.refusal('guerrillas')
  }
})

test('6.1-attack after the answer of Guerrillas a lower card of the hand may still be played', () => {
  const game = table(spanish).act('assault', '8th 1').act('target', '20th').act('pass').act('pass')
  game.act('attack', '8th 3').act('pass')
  assert.equal(game.where(), 'attack.strengthen 0')
  game.act('attack', '8th 2').roll(1, 1, 1, 1, 1, 1).act('pass')
  assert.deepEqual(parts(game).attack, [6, 6, 0, 0])
})

test('9.2-guerrillas of cards played together the opponent cancels those he likes', () => {
  const game = table(spanish).act('assault', '8th 1').act('target', '20th').act('pass').act('pass')
  game.act('attack', '8th 2', '8th 3')
  assert.equal(game.refused('guerrillas', '8th 1'), '9.2-guerrillas', 'not the card that began the combat')
  game.act('guerrillas', '8th 2')
  assert.equal(game.where(), 'guerrillas.cancel 1', 'the other card is still in question')
  game.roll(1, 1).act('guerrillas', '8th 3')
  assert.deepEqual(parts(game).attack, [6, 2, 0, 0])
})

test('9.2-guerrillas a card that is cancelled loses its other texts, too', () => {
  const game = table({
    nations: ['france', 'spain'],
    units: [{ '1st Cuirassiers': 'D4' }, { '20th': 'D5' }],
    hands: [
      ['1st Cuirassiers 0', '1st Cuirassiers 2'],
      ['Guerrillas', 'Supply'],
    ],
  })
  game.act('assault', '1st Cuirassiers 0').act('target', '20th').act('pass').act('pass')
  game.act('attack', '1st Cuirassiers 2').roll(1, 1).act('guerrillas')
  // One die in pursuit, for the card that was not cancelled.
  game.roll(6).act('retreat')
  game.done()
  assert.equal(game.events('pursued').length, 1)
})
