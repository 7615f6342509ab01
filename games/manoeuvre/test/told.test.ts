/** What the log is told of each deed: the figures and names that everybody reads afterwards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reckoned } from '../rules/6-totals.ts'
import { view } from '../view.ts'
import { unitRef } from '../words.ts'
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
    assert.deepEqual(
      game.events('laid'),
      [0, 1, 2, 3].map(slot => ({ e: 'laid', slot, section: slot * 4 })),
    )
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
    game.act('assault', '8th 1').act('target', '3rd')
    assert.deepEqual(game.offered('slip'), [game.card('3rd 0')])
    game.roll(got).act('slip', '3rd 0')
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
    hands: [['Supply'], ['Guerrillas', 'Guerrillas']],
  })
  game.act('supply', '8th').act('guerrillas')
  const [played] = game.events('played')
  assert.ok(played?.e === 'played')
  assert.deepEqual(game.events('cancelled'), [{ e: 'cancelled', card: played.card }])
  assert.notEqual(game.where(), 'guerrillas.cancel 1', 'there is nothing more to cancel')
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
    units: [{ '8th': 'D7', '45th': 'D6-' }, { '1st Foot': 'H1-' }],
    lost: [1, 3],
    exhausted: [1, 1],
  })
  assert.equal(game.where(), 'over')
  const { nation } = game.pos.s
  const [told] = game.events('nightfall')
  assert.ok(told?.e === 'nightfall')
  assert.deepEqual([told.eliminated, told.reduced, told.nation], [[3, 1], [1, 1], nation])
  assert.ok(told.squares[0]! > told.squares[1]!)
})

test('3-opening no card counts as dead while the units are not on the field yet', () => {
  const game = fromSetup({ scenario: 'custom', options: { tournament: 'yes', nations: ['france', 'britain'] } }, [9, 2])
  for (const section of [0, 1, 2, 3]) game.act('lay', section * 4)
  game.act('edge', 0).act('pick', 0, 1, 2, 3, 4)
  assert.deepEqual([game.pos.s.hand[0], game.where()], [[0, 1, 2, 3, 4], 'opening.pick 1'])
  assert.deepEqual(view(game.pos, 0).dead, [])
})

test('3 a roll-off that nobody has won is told as such, and a unit placed as placed', () => {
  const game = fromSetup({ scenario: 'first-game', options: { deployment: 'free' } }, [4, 4, 9, 2, ...FIVE, ...FIVE])
  assert.deepEqual(
    game.events('rolledOff').map(told => told.e === 'rolledOff' && told.first),
    [-1, 0],
  )
  game.act('army', 5)
  const [piece] = game.pos.stack.flatMap(frame => ('piece' in frame ? [frame.piece as number] : []))
  assert.equal(game.where(), 'placement.place 0')
  const square = game.offered('place')[0]!
  game.act('place', square)
  assert.deepEqual(game.events('placed'), [{ e: 'placed', unit: unitRef(5, piece!), at: square }])
})

test('6.5 a unit destroyed by a hit is not told as trapped, one without a way out is', () => {
  const lost = (units: Readonly<Record<string, string>>, dice: readonly number[], choice: string) => {
    const game = table({ units: [{ '8th': 'C1' }, units], hands: [['8th 0'], []], home: [2, 0], dice })
    return game.act('assault', '8th 0').act('target', '32nd').act(choice).events('eliminated')
  }
  const [hit] = lost({ '32nd': 'B1-' }, [1, 1], 'hit')
  assert.ok(hit?.e === 'eliminated' && hit.trapped === undefined)
  const [trapped] = lost({ '32nd': 'B1-', '42nd': 'A1', '52nd': 'B2' }, [1, 1], 'retreat')
  assert.ok(trapped?.e === 'eliminated' && trapped.trapped === true)
})

test('2.1 the end by attrition is told with the losses of both, and every game turn is told', () => {
  const game = table({
    units: [{ 'Imperial Guard': 'D4' }, { Dutch: 'D5-', '32nd': 'A8' }],
    lost: [2, 4],
    hands: [['Imperial Guard 0'], []],
    dice: [8, 8],
  })
  game.act('assault', 'Imperial Guard 0').act('target', 'Dutch')
  assert.deepEqual(game.events('attrition'), [{ e: 'attrition', lost: [2, 5], nation: game.pos.s.nation }])
  const evening = table({ at: 'restoration', active: 1, units: [{ '8th': 'A1' }, { '32nd': 'D8' }] })
  assert.deepEqual(evening.events('turn'), [{ e: 'turn', turn: 2 }])
})

test('6.6 a leader without a modifier changes nothing in the pursuit', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4', '8th': 'A1' }, { '32nd': 'D5' }],
    hands: [['1st Cuirassiers 0', 'Ney'], []],
  })
  game.act('assault', '1st Cuirassiers 0').act('target', '32nd').roll(1, 1, 6).act('attack', 'Ney')
  if (game.where() === 'outcome.choose 0') game.act('retreat')
  const [told] = game.events('pursued')
  assert.ok(told?.e === 'pursued', game.where())
  assert.deepEqual([told.modifier, told.die], [0, { sides: 6, got: 6 }])
})

test('3-armies nations fixed beforehand go to their seats, whoever begins', () => {
  for (const dice of [
    [9, 2],
    [2, 9],
  ] as const) {
    const game = fromSetup({ scenario: 'custom', options: { nations: ['usa', 'spain'] } }, dice)
    for (const section of [0, 1, 2, 3]) game.act('lay', section * 4)
    assert.deepEqual(game.pos.s.nation, [3, 4])
    assert.deepEqual(
      game.events('army').map(told => told.e === 'army' && [told.seat, told.nation]),
      dice[0] > dice[1]
        ? [
            [0, 3],
            [1, 4],
          ]
        : [
            [1, 4],
            [0, 3],
          ],
    )
  }
})

test('9.2-redoubt a redoubt is told where it is built', () => {
  const game = table({ at: 'restoration', units: [{ '8th': 'D4' }, { '32nd': 'D8' }], hands: [['Redoubt'], []] })
  game.act('redoubt', '8th')
  assert.deepEqual(game.events('redoubt'), [{ e: 'redoubt', unit: unitRef(5, 3), at: sq('D4') }])
})

test('6.2 of a volley it is said that it goes no further, of a bombardment that nothing is seen', () => {
  const why = (type: string, card: string) => {
    const game = table({
      nations: ['prussia', 'france'],
      units: [{ '1st': 'D4' }, { '8th': 'D5', '45th': 'D8' }],
      hands: [[card], []],
    })
    return game.act(type, card).refusal('target', '45th').text.en
  }
  assert.match(why('volley', '1st 3'), /volley/)
  assert.match(why('bombard', '1st 4'), /out of range/)
})
