import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, table } from './help.ts'

const parts = (game: Game) => {
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  return told
}

test('9.1 a leader is used for one thing, and one leader a side', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Ney', 'Davout'], []],
  })
  game.act('assault', '8th 1').act('target', '1st Foot').act('attack', 'Ney')
  assert.equal(game.refused('command', 'Davout'), '6.1-attack')
  assert.equal(game.refused('attack', 'Davout'), '6.1-attack')
})

test('9.1-command units are led instead of the combat value being added', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Davout'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '1st Foot').act('command', 'Davout', '45th')
  assert.deepEqual(parts(game).attack, [12, 2, 0, 0])
})

test('9.1-combat Palafox is worth 1 in attack and 5 in defence', () => {
  const spanish = { nations: ['spain', 'france'], units: [{ '20th': 'D4' }, { '8th': 'D5' }] } as const
  const attack = table({ ...spanish, hands: [['20th 0', 'Palafox'], []], dice: [1, 1] })
  attack.act('assault', '20th 0').act('target', '8th').act('attack', 'Palafox')
  assert.equal(parts(attack).attack[3], 1)
  const defence = table({ ...spanish, active: 1, hands: [['Palafox'], ['8th 1']], dice: [1, 1] })
  defence.act('assault', '8th 1').act('target', '20th').act('pass').act('defend', 'Palafox')
  assert.equal(parts(defence).defence[4], 5)
})

test('9.1-pursuit the modifier counts whichever way the leader was used', () => {
  for (const use of ['combat', 'command']) {
    const game = table({
      units: [{ '1st Cuirassiers': 'D4', '8th': 'C5' }, { '1st Foot': 'D5' }],
      hands: [['1st Cuirassiers 0', 'Murat'], []],
      dice: [1, 1],
    })
    game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot')
    if (use === 'combat') game.act('attack', 'Murat')
    else game.act('command', 'Murat', '8th')
    if (use === 'command') game.act('retreat').roll(5).act('advance', '1st Cuirassiers')
    else game.roll(5).act('retreat')
    assert.ok(game.isReduced('1st Foot'), use)
  }
})

test('9.1-grand-battery any French unit bombards with 2d10, and that is the combat of the turn', () => {
  const game = table({
    units: [{ 'Guard Cavalry': 'D4', '8th': 'A1' }, { '1st Foot': 'D6' }],
    hands: [['Napoleon', '8th 0'], []],
    dice: [5, 4],
  })
  assert.equal(game.refused('grandBattery', '8th'), '6.2')
  game.act('grandBattery', 'Guard Cavalry').act('target', '1st Foot')
  const shot = game.events('fired')[0]
  assert.ok(shot?.e === 'fired')
  assert.deepEqual(shot.dice, [
    { sides: 10, got: 5 },
    { sides: 10, got: 4 },
  ])
  assert.ok(game.isReduced('1st Foot'))
  assert.ok(game.pos.s.discard[0]!.includes(game.card('Napoleon')))
  assert.equal(game.where(), 'restoration.restore 0')
  game.done()
})

test('9.1-grand-battery sees no further than a bombardment, and has the hill of the unit that fires', () => {
  const map = ['........', '........', '........', '...H....', '...W....', '........', '........', '........']
  const game = table({
    map,
    units: [
      { '8th': 'D4', '45th': 'A1' },
      { '32nd': 'D6', '42nd': 'E5' },
    ],
    hands: [['Napoleon'], []],
    dice: [1, 1],
  })
  assert.equal(game.refused('grandBattery', '45th'), '6.2')
  game.act('grandBattery', '8th')
  assert.equal(game.refused('target', '32nd'), '6.2')
  game.act('target', '42nd')
  const shot = game.events('fired')[0]
  assert.ok(shot?.e === 'fired')
  assert.deepEqual(shot.totals, [4, 6])
})
