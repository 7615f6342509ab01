import assert from 'node:assert/strict'
import { test } from 'node:test'
import { table } from './help.ts'

const apart = [{ '8th': 'D1', '45th': 'A1' }, { '32nd': 'D8' }] as const

test('4 first player then second, five phases in order, then a new turn', () => {
  const game = table({ at: 'turn', units: apart, hands: [['8th 0'], ['32nd 0']] })
  const seen: string[] = []
  for (const [type, ...args] of [['done'], ['move', '8th', 'D2'], ['done'], ['done']]) {
    seen.push(game.where())
    game.act(type!, ...args)
  }
  assert.deepEqual(seen, ['discarding.discard 0', 'movement.move 0', 'movement.further 0', 'restoration.restore 0'])
  assert.equal(game.where(), 'discarding.discard 1')
  game.act('done').act('move', '32nd', 'D7').act('done').act('done')
  assert.equal(game.where(), 'discarding.discard 0')
  assert.equal(game.pos.s.turn, 2)
})

test('4 one cannot go back to an earlier phase', () => {
  const game = table({ units: apart, hands: [['8th 0'], []] })
  assert.equal(game.refused('move', '8th'), '5')
  assert.equal(game.refused('discard', '8th 0'), '4-discard')
})

test('4-discard none, some or all cards, in plain sight', () => {
  const game = table({ at: 'discard', units: apart, hands: [['8th 0', '8th 1', 'Supply'], []] })
  assert.ok(game.may('discard', '8th 0', '8th 1', 'Supply') && game.may('done'))
  game.act('discard', 'Supply', '8th 1')
  assert.deepEqual(game.events('discarded').length, 2)
  assert.deepEqual(game.pos.s.hand[0], [game.card('8th 0')])
})

test('4-draw up to five cards', () => {
  const game = table({ at: 'draw', units: apart, hands: [['8th 0', 'Supply'], []], decks: [10, 10], dice: [10, 1, 1] })
  assert.equal(game.pos.s.hand[0]!.length, 5)
  assert.equal(game.pos.s.deck[0]!.length, 7)
  assert.deepEqual(
    game.pos.s.hand[0],
    [...game.pos.s.hand[0]!].sort((a, b) => a - b),
  )
  game.done()
})

test('4-movement a unit must move', () => {
  const game = table({ at: 'movement', units: apart })
  assert.deepEqual(new Set(game.decision?.actions.map(action => action.type)), new Set(['move']))
})

test('4-movement a player without a legal move skips the phase, or loses where so agreed', () => {
  const shut = {
    at: 'movement',
    units: [{ '8th': 'A1' }, { '32nd': 'B1', '42nd': 'A2' }],
  } as const
  assert.equal(table(shut).where(), 'movement.move 1')
  assert.equal(table(shut).events('stuck').length, 1)
  const lost = table({ ...shut, options: { stuck: 'lose' } })
  assert.deepEqual(lost.pos.result, { winners: [1], by: 'stuck', rule: '4-movement' })
})

test('4-combat at most one combat, and none is demanded', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '32nd': 'D5' }],
    hands: [['8th 4', '45th 4'], []],
    dice: [1],
  })
  assert.ok(game.may('done'))
  game.act('bombard', '8th 4').act('target', '32nd')
  assert.equal(game.where(), 'restoration.restore 0')
  assert.equal(game.refused('bombard', '45th 4'), '6')
})

test('4-restoration comes last and is voluntary', () => {
  const game = table({ at: 'restoration', units: [{ '8th': 'D4-' }, { '32nd': 'D8' }], hands: [['8th 0'], []] })
  assert.ok(game.may('reinforce', '8th 0'))
  game.act('done')
  assert.ok(game.isReduced('8th'))
  assert.equal(game.where(), 'movement.move 1')
})

test('4-draw the opponent hears how many cards were drawn, not which', () => {
  const game = table({ at: 'draw', units: apart, hands: [['8th 0', 'Supply'], []], decks: [10, 10], dice: [10, 1, 1] })
  const [whisper] = game.whispers
  assert.deepEqual(whisper?.seats, [0])
  assert.ok(whisper.event.e === 'drew' && whisper.others?.e === 'drew')
  assert.deepEqual([whisper.event.cards?.length, whisper.others.count, whisper.others.cards], [3, 3, undefined])
})
