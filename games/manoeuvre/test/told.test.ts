/** What the log is told of each deed: the figures and names that everybody reads afterwards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reckoned } from '../rules/6-totals.ts'
import { view } from '../view.ts'
import { fromSetup, sq, table } from './help.ts'

const FIVE = [1, 1, 1, 1, 1]

test('3-armies both edges are told, the second player’s first, whoever that is', () => {
  for (const dice of [
    [9, 2],
    [2, 9],
  ] as const) {
    const game = fromSetup({ scenario: 'draft' }, [...dice, ...FIVE, ...FIVE])
    for (const section of [0, 1, 2, 3]) game.act('lay', section * 4)
    const first = dice[0] > dice[1] ? 0 : 1
    game
      .act('name', 2 * 8 + 3)
      .act('army', 3)
      .act('edge', 3)
    assert.deepEqual(game.events('edge'), [
      { e: 'edge', seat: 1 - first, nation: 2, edge: 3 },
      { e: 'edge', seat: first, nation: 3, edge: 1 },
    ])
  }
})

test('5 how a unit came to move is told: by its own move, by Supply, by Forced March', () => {
  const game = table({
    at: 'movement',
    units: [{ '8th': 'A1', '45th': 'C1' }, { '32nd': 'D8' }],
    hands: [['Supply', 'Forced March'], []],
  })
  game.act('move', '8th', 'A2').act('forcedMarch', '8th')
  game.act('to', 'A3').act('supply').act('move', '45th', 'C2')
  assert.deepEqual(
    game.events('moved').map(told => told.e === 'moved' && [told.from, told.to, told.how]),
    [
      [sq('A1'), sq('A2'), 'move'],
      [sq('A2'), sq('A3'), 'forcedMarch'],
      [sq('C1'), sq('C2'), 'supply'],
    ],
  )
})

test('6 the first unit of an army is named as attacker and with its card', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4' }, { '32nd': 'D5' }],
    hands: [['1st Cuirassiers 0'], []],
    dice: [1, 1],
  })
  game.act('assault', '1st Cuirassiers 0').act('target', '32nd')
  const [played] = game.events('played')
  assert.ok(played?.e === 'played' && played.unit !== undefined, 'the card is laid for the unit')
  const [attacked] = game.events('attacked')
  assert.ok(attacked?.e === 'attacked' && attacked.by === played.unit)
  assert.notEqual(attacked.at, attacked.by)
})

test('6.4 each supporting unit is told', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5', '19th': 'E5' }, { '32nd': 'D5' }],
    hands: [['8th 0', 'Napoleon'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('command', 'Napoleon', '45th', '19th')
  assert.equal(game.events('supported').length, 2)
})

test('6.1-results what was chosen is told: a hit is no retreat', () => {
  const fight = (choice: 'hit' | 'retreat') => {
    const game = table({
      units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
      hands: [['8th 0'], []],
      dice: [2, 2],
    })
    return game.act('assault', '8th 0').act('target', '32nd').act(choice).events('chose')
  }
  const [hit] = fight('hit')
  const [retreat] = fight('retreat')
  assert.ok(hit?.e === 'chose' && hit.retreat === false)
  assert.ok(retreat?.e === 'chose' && retreat.retreat === true)
})

test('6.3 ground that helps nobody is no addend, neither in an assault nor under fire', () => {
  for (const [type, card] of [
    ['assault', '8th 0'],
    ['bombard', '8th 4'],
  ] as const) {
    const { pos, unit } = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [[card], []] }).act(type, card)
    pos.s.battle.at = unit('32nd')
    pos.s.battle.from = sq('D5')
    const { attack, defence } = reckoned(pos.s)
    assert.deepEqual(
      attack.map(({ what }) => what),
      type === 'assault' ? ['strength', 'dice'] : ['dice'],
    )
    assert.deepEqual(
      defence.map(({ what }) => what),
      ['strength'],
    )
  }
})

test('7 a unit restored is told, with the die that rallied it', () => {
  const rallied = (got: number) => {
    const game = table({
      at: 'restoration',
      units: [{ '8th': 'D4-' }, { '32nd': 'D8' }],
      hands: [['Ney'], []],
      dice: [got],
    })
    game.act('rally', 'Ney').act('unit', '8th')
    const [told] = game.events('rallied')
    assert.ok(told?.e === 'rallied')
    return { told, restored: game.events('restored') }
  }
  const { needed } = rallied(1).told
  const at = rallied(needed)
  assert.deepEqual([at.told.ok, at.told.die], [true, { sides: 6, got: needed }])
  assert.equal(at.restored.length, 1)
  const beyond = rallied(needed + 1)
  assert.deepEqual([beyond.told.ok, beyond.told.die], [false, { sides: 6, got: needed + 1 }])
  assert.equal(beyond.restored.length, 0)
})

test('8-withdraw the attempt is told with its six-sided die, and succeeds at the number needed', () => {
  const attempt = (got: number) => {
    const game = table({
      nations: ['france', 'usa'],
      units: [{ '8th': 'D4' }, { '3rd': 'D5', '4th Militia': 'A8' }],
      hands: [['8th 1'], ['3rd 0', '3rd 2']],
    })
    game.act('assault', '8th 1').act('target', '3rd').roll(got).act('slip', '3rd 0')
    const [told] = game.events('triedWithdrawal')
    assert.ok(told?.e === 'triedWithdrawal')
    return [told.die, told.ok]
  }
  assert.deepEqual([2, 3].map(attempt), [
    [{ sides: 6, got: 2 }, true],
    [{ sides: 6, got: 3 }, false],
  ])
})

test('9.2-guerrillas the card cancelled is told', () => {
  const game = table({
    at: 'restoration',
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4-' }, { '20th': 'D8' }],
    hands: [['Supply'], ['Guerrillas']],
  })
  game.act('supply', '8th').act('guerrillas')
  const [played] = game.events('played')
  assert.ok(played?.e === 'played')
  assert.deepEqual(game.events('cancelled'), [{ e: 'cancelled', card: played.card }])
})

test('9.2-skirmish the card taken back is told', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [['8th 0', 'Skirmish'], []],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('skirmish')
  const [played] = game.events('played')
  assert.ok(played?.e === 'played')
  assert.deepEqual(game.events('tookBack'), [{ e: 'tookBack', seat: 0, card: played.card }])
})

test('2.2 what decided the night is told: ground, losses, reduced units, in the order of seats', () => {
  const game = table({
    at: 'restoration',
    active: 1,
    units: [{ '8th': 'D7', '45th': 'D6-' }, { '32nd': 'H1' }],
    lost: [1, 3],
    exhausted: [1, 1],
  })
  assert.equal(game.where(), 'over')
  const { nation } = game.pos.s
  const [told] = game.events('nightfall')
  assert.ok(told?.e === 'nightfall')
  assert.deepEqual([told.eliminated, told.reduced, told.nation], [[3, 1], [1, 0], nation])
  assert.ok(told.squares[0]! > told.squares[1]!)
})

test('3-opening no card counts as dead while the units are not on the field yet', () => {
  const game = fromSetup({ scenario: 'custom', options: { tournament: 'yes', nations: ['france', 'britain'] } }, [9, 2])
  for (const section of [0, 1, 2, 3]) game.act('lay', section * 4)
  game.act('edge', 0).act('pick', 0, 1, 2, 3, 4)
  assert.deepEqual([game.pos.s.hand[0], game.where()], [[0, 1, 2, 3, 4], 'opening.pick 1'])
  assert.deepEqual(view(game.pos, 0).dead, [])
})
