/** 6.1 and 6.2 step by step: who is asked what, when, and what may not be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, sq, table } from './help.ts'

const field = (row: number, squares: string): string[] =>
  Array.from({ length: 8 }, (_, i) => (i === row - 1 ? squares : '........'))

test('6 the target is an enemy, never one’s own unit beside the attacker', () => {
  const units = [{ '8th': 'D4', '45th': 'C4' }, { '32nd': 'D5' }] as const
  const assault = table({ units, hands: [['8th 0'], []] }).act('assault', '8th 0')
  assert.equal(assault.refused('target', '45th'), '6')
  const fire = table({ units, hands: [['8th 4'], []] }).act('bombard', '8th 4')
  assert.equal(fire.refused('target', '45th'), '6')
  assert.equal(fire.refused('target', 'Dutch'), '6', 'nor one that is gone')
})

test('6.1 withdrawal, defence, attack: in this order, whoever holds what', () => {
  const game = table({
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4' }, { '20th': 'D5' }],
    hands: [
      ['8th 0', '8th 1'],
      ['Supply', 'Guerrillas'],
    ],
  })
  const asked: string[] = []
  game.act('assault', '8th 0').act('target', '20th')
  for (const type of ['pass', 'pass']) {
    asked.push(game.where())
    assert.equal(game.refused('guerrillas'), '9.2-guerrillas')
    game.act(type)
  }
  asked.push(game.where())
  assert.deepEqual(asked, ['withdrawal.withdraw 1', 'defence.defend 1', 'attack.strengthen 0'])
})

test('6.1-withdraw a lake is no way out', () => {
  const shut = { '8th': 'D4', '45th': 'C5', '2nd': 'E5' }
  const units = [shut, { '32nd': 'D5' }] as const
  const begin = (map: string[]): Game =>
    table({ map, units, hands: [['8th 0'], ['Withdraw']] })
      .act('assault', '8th 0')
      .act('target', '32nd')
  assert.equal(begin(field(6, '........')).where(), 'withdrawal.withdraw 1')
  assert.equal(begin(field(6, '...L....')).where(), 'defence.defend 1')
})

test('6.1-withdraw the attack is over: no further combat in the turn, and nothing more is played', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'E6' }, { '32nd': 'D5' }],
    hands: [['8th 0', '45th 0', 'Ney'], ['Withdraw']],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('withdraw')
  // The 32nd stands at D6 beside the 45th, and yet nobody may attack it now.
  assert.equal(game.where(), 'restoration.restore 0')
  assert.equal(game.refused('assault', '45th 0'), '6')
  assert.equal(game.refused('attack', 'Ney'), '6.1-attack')
})

test('6.2 a volley is for adjacent squares only', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '42nd': 'D4' }, { '8th': 'D6', '45th': 'E4', '2nd': 'C3' }],
    hands: [['42nd 3'], []],
  }).act('volley', '42nd 3')
  assert.deepEqual(game.offered('target'), [game.unit('45th')])
  assert.equal(game.refused('target', '8th'), '6.2')
  assert.equal(game.refused('target', '2nd'), '6.2')
})

test('6.2 hills, towns, woods and units hide what lies behind them; fields, marsh and lakes do not', () => {
  const fire = (letter: string, more: Readonly<Record<string, string>> = {}): boolean =>
    table({
      map: field(5, `...${letter}....`),
      units: [{ '8th': 'D4', ...more }, { '32nd': 'D6' }],
      hands: [['8th 4'], []],
    }).may('bombard', '8th 4')
  assert.deepEqual(
    [...'HTWFML.'].map(letter => fire(letter)),
    [false, false, false, true, true, true, true],
  )
  assert.equal(fire('.', { '45th': 'D5' }), false)
})

test('6.2 a bombardment may begin and end on a hill, in a town or in woods', () => {
  for (const letter of 'HTW') {
    const map = field(4, `...${letter}....`).map((row, i) => (i === 5 ? `...${letter}....` : row))
    assert.ok(
      table({ map, units: [{ '8th': 'D4' }, { '32nd': 'D6' }], hands: [['8th 4'], []] }).may('bombard', '8th 4'),
    )
  }
})

test('6.1 the log says whose card was played, on either side', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [['8th 0'], ['32nd 0']],
    dice: [3, 3],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('pass').act('defend', '32nd 0')
  const seats = game.events('played').map(event => (event.e === 'played' ? event.seat : -1))
  assert.deepEqual(seats, [0, 1])
  assert.deepEqual(
    game
      .log()
      .filter(line => / plays? /.test(line))
      .map(line => /Great Britain/.test(line)),
    [false, true],
  )
})

test('6.2 the log says what was added up', () => {
  const game = table({
    map: field(4, '...H....'),
    units: [{ '8th': 'D4' }, { '32nd': 'D5#' }],
    hands: [['8th 4'], []],
    dice: [9],
  })
  game.act('bombard', '8th 4').act('target', '32nd')
  assert.deepEqual(game.events('fired'), [
    { e: 'fired', dice: [{ sides: 10, got: 9 }], attack: [9, 2], defence: [6, 0, 3], totals: [11, 9], hit: true },
  ])
  assert.ok(
    game.log().includes('Fire 11 (dice 9 + terrain 2) [9/d10], defence 9 (strength 6 + redoubt 3): a hit (§6.2)'),
  )
})

test('6.5 the defender, too, may choose a retreat that cannot be made', () => {
  const game = table({
    units: [{ '8th': 'D7', '45th': 'C8', '2nd': 'E8' }, { '32nd': 'D8' }],
    hands: [['8th 1'], []],
    dice: [2, 3],
  })
  game.act('assault', '8th 1').act('target', '32nd')
  assert.equal(game.where(), 'outcome.choose 1')
  game.act('retreat')
  assert.ok(game.isGone('32nd'))
  assert.equal(game.at('8th'), sq('D8'), 'and the attacker must advance')
  assert.ok(game.log().some(line => /has nowhere to retreat and is eliminated at D8/.test(line)))
})

test('6 every die cites the rule that asks for it, and is the die it asks for', () => {
  const units = [{ '1st Cuirassiers': 'D4', '8th': 'A1' }, { '1st Foot': 'D5' }] as const
  const charge = table({ units, hands: [['1st Cuirassiers 0'], []], dice: [1, 1] })
  charge.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').roll(6).act('retreat')
  assert.deepEqual(charge.cited, ['6.1-totals', '6.1-totals', '6.6'])
  assert.equal(charge.sides[2], 6)
  const gun = table({ units, hands: [['1st Cuirassiers 4'], []], dice: [1] })
  assert.deepEqual(gun.act('bombard', '1st Cuirassiers 4').act('target', '1st Foot').cited, ['6.2'])
  const battery = table({ units, hands: [['Napoleon'], []], dice: [1, 1] })
  battery.act('grandBattery', '1st Cuirassiers').act('target', '1st Foot')
  assert.deepEqual(battery.cited, ['9.1-grand-battery', '9.1-grand-battery'])
  const ambush = table({
    nations: ['austria', 'usa'],
    units: [{ '6th': 'A1' }, { '4th Militia': 'D5' }],
    hands: [['Ambush'], ['4th Militia 0']],
  })
  ambush.act('ambush').act('target', '4th Militia').roll(6, 1).act('slip', '4th Militia 0')
  assert.deepEqual(ambush.cited, ['8-withdraw', '9.2-ambush'])
  assert.deepEqual(ambush.sides, [6, 10])
  const committed = table({
    nations: ['russia', 'britain'],
    units: [{ Kexholm: 'D4' }, { '1st Foot': 'D5' }],
    hands: [['Kexholm 0', 'Committed Attack'], []],
    dice: [1, 1, 1],
  })
  committed.act('assault', 'Kexholm 0').act('target', '1st Foot').act('attack', 'Committed')
  assert.deepEqual(committed.cited, ['6.1-totals', '9.2-committed-attack', '9.2-committed-attack'])
  assert.deepEqual(committed.sides.slice(1), [6, 6])
  const rally = table({ at: 'restoration', units: [{ '8th': 'D4-' }, {}], hands: [['Ney'], []] })
  assert.deepEqual(rally.act('rally', 'Ney').roll(6).act('unit', '8th').cited, ['9.1-rally'])
  assert.deepEqual(rally.sides, [6])
})
