/** 9.2 Scout and Spy: at any moment of one’s own turn, one test for each moment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
import { type Game, sq, table } from './help.ts'

test('9.2-spy at any moment of one’s own turn; what was seen stays known while it is held', () => {
  const british = {
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [
      ['Spy', '32nd 0'],
      ['8th 0', 'Ney'],
    ],
  } as const
  for (const at of ['discard', 'movement', 'combat', 'restoration'] as const)
    assert.ok(table({ ...british, at }).may('spy'), at)
  assert.ok(
    table({ ...british, at: 'movement' })
      .act('move', '32nd', 'D7')
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
  assert.equal(game.where(), 'movement.move 0')
})

test('9.2-spy played while drawing, it is replaced', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy', '32nd 0', '32nd 1', '32nd 2'], ['8th 0']],
    decks: [10, 10],
    dice: [1],
  })
  assert.equal(game.where(), 'drawing.look 0')
  game.roll(1).act('spy')
  assert.equal(game.pos.s.hand[0]!.length, 5)
})

test('9.2-spy before the basic move, while a target is named, at the choice of hit or retreat, and at every other choice', () => {
  const british = {
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5', '42nd': 'C4' }, { '8th': 'D4' }],
    hands: [
      ['Spy', '32nd 0'],
      ['8th 0', 'Ney'],
    ],
  } as const
  assert.equal(
    table({ ...british, at: 'movement' })
      .act('spy')
      .where(),
    'movement.move 0',
  )
  const target = table(british).act('assault', '32nd 0').act('spy')
  assert.equal(target.where(), 'combat.target 0')
  const chosen = table(british).act('assault', '32nd 0').act('target', '8th').act('pass').act('pass')
  chosen.roll(3, 3).act('done')
  assert.equal(chosen.where(), 'outcome.choose 0')
  assert.equal(chosen.act('spy').where(), 'outcome.choose 0')
  assert.ok(chosen.may('hit'))
})

test('9.2-spy not at the choice of the other player', () => {
  const game = table({
    nations: ['france', 'britain'],
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [['8th 1', 'Ney'], ['Spy']],
  })
  game.act('assault', '8th 1').act('target', '32nd').act('pass').act('pass').roll(2, 3).act('done')
  assert.equal(game.where(), 'outcome.choose 1')
  assert.match(game.refusal('spy').text.en, /^Only the active player/)
})

test('9.2-spy nothing drawn, nothing asked: how many cards were drawn is open', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy', '32nd 0', '32nd 1', '32nd 2', '32nd 3'], ['8th 0']],
    decks: [10, 10],
  })
  assert.equal(game.where(), 'movement.move 0')
})

/** The spy is played, the same choice is asked again, and nothing else has changed. */
function spiesAt(game: Game, where: string): Game {
  assert.equal(game.where(), where)
  assert.equal(game.act('spy').where(), where)
  assert.ok(game.pos.s.discard[0]!.includes(game.card('Spy')) && game.reveals > 0)
  return game
}
const HIS_HAND = ['8th 4', '2nd 4']

test('9.2-spy while an attack is strengthened', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5' }, { '8th': 'D4' }],
    hands: [['Spy', '32nd 0', '32nd 1'], HIS_HAND],
  })
  game.act('assault', '32nd 0').act('target', '8th').act('pass').act('pass')
  // The last card of the hand: the dice fall.
  spiesAt(game, 'attack.strengthen 0').roll(1, 1, 1, 1).act('attack', '32nd 1')
  game.done()
})

test('9.2-spy when several units may advance', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5', '42nd': 'C4' }, { '8th': 'D4' }],
    hands: [['Spy', '32nd 0', 'Rowland Hill'], HIS_HAND],
  })
  game.act('assault', '32nd 0').act('target', '8th').act('pass').act('pass').act('command', 'Rowland Hill', '42nd')
  game.roll(1, 1).act('done').act('retreat')
  spiesAt(game, 'advance.advance 0').act('advance', '42nd')
  assert.equal(game.at('42nd'), sq('D4'))
})

test('9.2-spy before it is said who pays for a Committed Attack', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5', '42nd': 'C4' }, { '8th': 'D4' }],
    hands: [['Spy', '32nd 0', 'Rowland Hill', 'Committed Attack'], HIS_HAND],
  })
  game.act('assault', '32nd 0').act('target', '8th').act('pass').act('pass').act('command', 'Rowland Hill', '42nd')
  game.act('attack', 'Committed').roll(1, 1, 1, 1).act('done').act('retreat').act('advance', '32nd')
  spiesAt(game, 'price.pay 0').act('pay', '42nd')
  assert.ok(game.isReduced('42nd') && !game.isReduced('32nd'))
})

test('9.2-spy while a unit skirmishes away', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5' }, { '8th': 'D4' }],
    hands: [['Spy', '32nd 0', 'Skirmish'], HIS_HAND],
  })
  game.act('assault', '32nd 0').act('target', '8th').act('pass').act('pass').act('skirmish')
  spiesAt(game, 'skirmish.move 0').act('to', 'D6')
  assert.equal(game.at('32nd'), sq('D6'))
})

test('9.2-spy before a leader’s rally names its unit', () => {
  const game = table({
    at: 'restoration',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8-', '42nd': 'C8-' }, { '8th': 'D1' }],
    hands: [['Spy', 'Rowland Hill'], HIS_HAND],
  })
  game.act('rally', 'Rowland Hill')
  spiesAt(game, 'restoration.unit 0').roll(4).act('unit', '42nd')
  assert.ok(!game.isReduced('42nd') && game.isReduced('32nd'))
})

test('9.2-spy, 6.1-attack played between two cards, it bars no lower card of the hand', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D5', '42nd': 'C4' }, { '8th': 'D4' }],
    hands: [['Spy', '32nd 0', '32nd 1', '32nd 2', 'Rowland Hill'], HIS_HAND],
  })
  game.act('assault', '32nd 0').act('target', '8th').act('pass').act('pass').act('attack', '32nd 2')
  spiesAt(game, 'attack.strengthen 0')
  assert.ok(game.may('attack', '32nd 1') && game.may('command', 'Rowland Hill', '42nd'))
})

test('9.2-spy, 4-discard played while discarding, it bars no card, whatever its place in the hand', () => {
  const cards = ['32nd 0', '32nd 1', 'Rowland Hill'] as const
  const game = table({
    at: 'discard',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy', ...cards], HIS_HAND],
  })
  spiesAt(game, 'discarding.discard 0')
  for (const card of cards) assert.ok(game.may('discard', card), card)
  assert.ok(game.may('discard', ...cards))
})
