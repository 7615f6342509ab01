import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
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

test('9.2-spy at any moment of one’s own turn; what was seen stays known while it is held', () => {
  const british = {
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [
      ['Spy', '32nd 0'],
      ['8th 0', 'Ney'],
    ],
  } as const
  for (const at of ['discard', 'draw', 'combat', 'restoration'] as const)
    assert.ok(table({ ...british, at }).may('spy'), at)
  assert.ok(
    table({ ...british, at: 'movement' })
      .act('move', '32nd')
      .act('to', 'D7')
      .may('spy'),
  )
  const game = table(british).act('spy')
  assert.ok(game.pos.s.discard[0]!.includes(game.card('Spy')) && !game.may('spy'), 'it is spent')
  assert.equal(game.reveals, 1, 'and nobody takes it back')
  const [whisper] = game.whispers
  assert.ok(whisper?.event.e === 'spied' && whisper.others?.e === 'spied')
  assert.deepEqual([whisper.seats, whisper.event.cards?.length, whisper.others.cards], [[0, 1], 2, undefined])
  assert.deepEqual(manoeuvre.view(game.pos, 0).shown[1], game.pos.s.hand[1])
  assert.deepEqual(manoeuvre.view(game.pos, 'spectator').shown, [[], []])
  game.act('done').act('done').act('discard', '8th 0')
  assert.deepEqual(manoeuvre.view(game.pos, 0).shown[1], [game.card('Ney')])
  const without = table({ units: [{ '8th': 'D1' }, { '32nd': 'D8' }], hands: [['8th 0'], ['32nd 0']] })
  assert.equal(without.refused('spy'), '9.2-spy')
})

test('9.2-spy nobody is asked for a spy that lies among the discards', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['32nd 0'], ['8th 0']],
  })
  assert.equal(game.where(), 'movement.unit 0')
})

test('9.2-spy played while drawing, it is replaced', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy', '32nd 0', '32nd 1', '32nd 2', '32nd 3'], ['8th 0']],
    decks: [10, 10],
  })
  assert.equal(game.where(), 'drawing.look 0')
  game.roll(1).act('spy')
  assert.equal(game.pos.s.hand[0]!.length, 5)
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
