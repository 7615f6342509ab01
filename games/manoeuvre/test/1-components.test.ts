import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fromSetup, sq, table } from './help.ts'

test('1.1 four sections make a field of 8 × 8, and nothing is done diagonally', () => {
  const game = fromSetup({ scenario: 'first-game' }, [6, 3])
  assert.equal(game.pos.s.ground.length, 64)
  const field = table({
    at: 'movement',
    units: [{ '8th': 'D4' }, { '32nd': 'E5' }],
    hands: [['8th 0'], []],
  })
  assert.deepEqual(field.reach('8th'), ['D3', 'C4', 'E4', 'D5'].map(sq))
  assert.equal(field.refused('move', '8th', 'E5'), '5')
  field.act('move', '8th', 'D3').act('done')
  // A diagonal enemy is not adjacent.
  const diagonal = table({ units: [{ '8th': 'D4' }, { '32nd': 'E5' }], hands: [['8th 0'], []] })
  assert.equal(diagonal.refused('assault', '8th 0'), '6.1')
})

test('1.3 a unit fights only with a card that bears its name', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C4' }, { '32nd': 'D5' }],
    hands: [['8th 0', '45th 0'], []],
  })
  assert.ok(game.may('assault', '8th 0'))
  assert.equal(game.refused('assault', '45th 0'), '6.1')
  assert.equal(game.refused('assault', 'Imperial Guard 0'), '1.4')
})

test('1.3 the example of the rulebook: the Imperial Guard is infantry, 8 at full strength and 5 reduced', () => {
  const strength = (where: string, roll: number[]): number => {
    const game = table({
      units: [{ 'Imperial Guard': where }, { '32nd': 'D5' }],
      hands: [['Imperial Guard 0'], []],
      dice: roll,
    })
    game.act('assault', 'Imperial Guard 0').act('target', '32nd')
    const told = game.events('totals')[0]
    assert.ok(told?.e === 'totals')
    return told.attack[0]!
  }
  assert.equal(strength('D4', [1, 1]), 8)
  assert.equal(strength('D4-', [1, 1]), 5)
  const game = table({ at: 'movement', units: [{ 'Imperial Guard': 'A1' }, {}] })
  assert.deepEqual(game.reach('Imperial Guard'), ['B1', 'A2'].map(sq))
})

test('1.4 sixty cards a side, five for each unit, and only the cards in hand can be played', () => {
  const game = table({ at: 'discard', units: [{ '8th': 'D4' }, {}], hands: [['8th 0'], []] })
  assert.equal(game.refused('discard', '8th 1'), '1.4')
  assert.ok(game.may('discard', '8th 0'))
  for (const seat of [0, 1]) {
    const { hand, deck, discard } = game.pos.s
    assert.equal(hand[seat]!.length + deck[seat]!.length + discard[seat]!.length, 60)
  }
})
