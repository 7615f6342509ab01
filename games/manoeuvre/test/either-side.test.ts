/** The other seat, the first unit of an army and the corner of the field: whoever counts from nought forgets these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { controlled, controls } from '../rules/2-victory.ts'
import { movesInReach } from '../rules/5-movement.ts'
import { fromSetup, sq, table } from './help.ts'

const FIVE = [1, 1, 1, 1, 1]

test('2.1 the second player, too, hands the victory over with his own fifth unit', () => {
  const game = table({
    active: 1,
    units: [{ '8th': 'D4' }, { '32nd': 'D5-' }],
    lost: [0, 4],
    hands: [[], ['32nd 0']],
    dice: [1, 1],
  })
  game.act('assault', '32nd 0').act('target', '8th')
  assert.deepEqual(game.pos.result?.winners, [0])
})

test('2.2 the first unit of an army controls the squares beside it, and disputes those of the enemy', () => {
  const alone = table({ units: [{ '1st Cuirassiers': 'D4' }, { '42nd': 'H8' }] }).pos.s
  assert.equal(alone.occupant[sq('D4')], 0)
  assert.ok(controls(alone, 0, sq('D5')))
  const disputed = table({ units: [{ '1st Cuirassiers': 'D4' }, { '42nd': 'D6' }] }).pos.s
  assert.ok(!controls(disputed, 0, sq('D5')) && !controls(disputed, 1, sq('D5')))
})

test('2.2 the square in the first corner counts like any other', () => {
  const { s } = table({ units: [{ '8th': 'D4' }, { '32nd': 'A1' }] }).pos
  assert.equal(controlled(s, 1), 3)
})

test('2.2 the first unit of an army controls the square it stands on', () => {
  const { s } = table({ units: [{ '1st Cuirassiers': 'D4' }, { '42nd': 'D5' }] }).pos
  assert.ok(controls(s, 0, sq('D4')) && controls(s, 1, sq('D5')))
})

test('3 a random set-up gives the first nation rolled to whoever won the roll-off, whichever seat he has', () => {
  const game = fromSetup({ scenario: 'random' }, [2, 9, 21, 2, 1, 1, 1, 1, 1, 1, 1, 5, 4, ...FIVE, ...FIVE])
  const { s } = game.pos
  assert.equal(s.first, 1)
  assert.deepEqual(s.nation, [5, 0], 'a 1 is the first of the nations; a 5 the fifth of those left')
  game.done()
})

test('4-movement where so agreed the second player loses when he is stuck, too', () => {
  const lost = table({
    at: 'movement',
    active: 1,
    units: [{ '8th': 'B1', '45th': 'A2' }, { '32nd': 'A1' }],
    options: { stuck: 'lose' },
  })
  assert.deepEqual(lost.pos.result, { winners: [0], by: 'stuck', rule: '4-movement' })
})

test('4 in a new turn the first unit of an army has neither moved nor marched', () => {
  const game = table({
    at: 'turn',
    units: [{ '1st Cuirassiers': 'A1' }, { '32nd': 'D8' }],
    hands: [['Forced March', '8th 0', '8th 1', '8th 2', '8th 3'], []],
  })
  game.act('done').act('move', '1st Cuirassiers', 'A2')
  assert.ok(game.may('forcedMarch', '1st Cuirassiers'))
})

test('5 the first unit of an army is in the way like any other, and shuts a unit in', () => {
  const game = table({
    at: 'movement',
    active: 1,
    units: [{ '1st Cuirassiers': 'D4', '8th': 'C5', '45th': 'E5' }, { 'King’s Dragoon': 'D5' }],
  })
  assert.equal(game.refused('move', 'King’s Dragoon', 'D3'), '5')
  const shut = table({ at: 'movement', active: 1, units: [{ '1st Cuirassiers': 'A2', '8th': 'B1' }, { '32nd': 'A1' }] })
  assert.equal(shut.events('stuck').length, 1)
})

test('5 when the first unit of an army has moved first, the next moves by Supply', () => {
  const game = table({
    at: 'movement',
    units: [{ '1st Cuirassiers': 'A1', '8th': 'C1' }, { '32nd': 'D8' }],
    hands: [['Supply', 'Forced March', 'Forced March'], []],
  })
  game.act('move', '1st Cuirassiers', 'A2').act('supply').act('move', '8th', 'C2')
  assert.deepEqual(
    game.events('moved').map(told => told.e === 'moved' && told.how),
    ['move', 'supply'],
  )
  assert.ok(game.may('forcedMarch', '1st Cuirassiers') && game.may('forcedMarch', '8th'))
})

test('5 the moves offered to one unit are those to its own squares', () => {
  const { s } = table({ units: [{}, { '1st Foot': 'A1' }], active: 1 }).pos
  const moves = (first: number) => movesInReach(s, { first } as Parameters<typeof movesInReach>[1])
  assert.deepEqual(moves(-1), [8 * 64 + sq('B1'), 8 * 64 + sq('A2')])
  assert.deepEqual(moves(8), [])
})

test('6.1-defence the log says which card defends the unit and which is a leader’s', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [['8th 0'], ['32nd 0', 'Wellington']],
    dice: [8, 8],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('pass').act('defend', '32nd 0', 'Wellington')
  const played = game.told.flatMap(event => (event.e === 'played' && event.seat === 1 ? [event.use] : []))
  assert.deepEqual(played, ['defence', 'combat'])
})

test('6.1 a unit in the corner of the field is a target like any other', () => {
  const game = table({ units: [{ '8th': 'A2' }, { '32nd': 'A1' }], hands: [['8th 0'], []] })
  game.act('assault', '8th 0')
  assert.ok(game.may('target', '32nd'))
})

test('6.1-withdraw the first unit of an army shuts the way out', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'A2', '8th': 'B1' }, { '32nd': 'A1' }],
    hands: [['8th 0'], ['Withdraw']],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.equal(game.where(), 'defence.defend 1')
})

test('6.2 the first unit of an army is in the line of sight, and in the way of a retreat', () => {
  const seen = table({
    active: 1,
    units: [{ '1st Cuirassiers': 'D4', '8th': 'D3' }, { '32nd': 'D5' }],
    hands: [[], ['32nd 4']],
  }).act('bombard', '32nd 4')
  assert.equal(seen.refused('target', '8th'), '6.2')
  const back = table({
    active: 1,
    units: [{ '1st Cuirassiers': 'D3', '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [[], ['32nd 0']],
    dice: [2, 2],
  })
  back.act('assault', '32nd 0').act('target', '8th').act('retreat')
  assert.equal(back.where(), 'retreat.side 0', 'its own first unit stands behind it')
})

test('6.3 a marsh adds one, in an assault and under fire', () => {
  const map = [...Array<string>(4).fill('........'), '...M....', ...Array<string>(3).fill('........')]
  for (const [type, card, dice] of [
    ['assault', '8th 0', [1, 1]],
    ['bombard', '8th 4', [1]],
  ] as const) {
    const game = table({ map, units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [[card], []], dice })
    const [told] = game
      .act(type, card)
      .act('target', '32nd')
      .events(type === 'assault' ? 'totals' : 'fired')
    assert.ok(told?.e === 'totals' || told?.e === 'fired')
    assert.equal(told.totals[1], 7)
  }
})

test('6.3 a supporting unit on a hill brings its +2 though the attacker has none', () => {
  const map = [...Array<string>(4).fill('........'), '....H...', ...Array<string>(3).fill('........')]
  const game = table({
    map,
    units: [{ '8th': 'D4', '45th': 'E5' }, { '32nd': 'D5' }],
    hands: [['8th 0', 'Ney'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('command', 'Ney', '45th')
  const [told] = game.events('totals')
  assert.ok(told?.e === 'totals')
  assert.deepEqual(told.attack, [12, 2, 2, 0])
})

test('6.5-retreat a lake in the corner is as fatal as any', () => {
  const map = ['L.......', ...Array<string>(7).fill('........')]
  const game = table({
    map,
    home: [2, 0],
    units: [{ '8th': 'A3' }, { '32nd': 'A2' }],
    hands: [['8th 0'], []],
    options: { lakeRetreat: 'fatal' },
    dice: [2, 2],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.ok(game.may('retreat'), game.where())
  game.act('retreat')
  assert.ok(game.isGone('32nd'))
})

test('6.5 the second player’s first unit must advance like any other', () => {
  const game = table({
    active: 1,
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D4-' }, { '1st Cuirassiers': 'D5', 'Imperial Guard': 'C4' }],
    hands: [[], ['1st Cuirassiers 0', 'Imperial Guard 0', 'Ney']],
    dice: [6, 6, 6, 6, 6],
  })
  game.act('assault', 'Imperial Guard 0').act('target', '32nd').act('command', 'Ney', '1st Cuirassiers').act('done')
  assert.equal(game.where(), 'advance.advance 1')
  assert.equal(game.refused('stay'), '6.5-advance')
})

test('6.5-retreat where a lake is fatal, units are not, and a lake is on either side', () => {
  const fight = (map: readonly string[] | undefined, units: Readonly<Record<string, string>>) => {
    const game = table({
      ...(map === undefined ? {} : { map }),
      units: [{ '8th': 'D4' }, units],
      hands: [['8th 0'], []],
      options: { lakeRetreat: 'fatal' },
      dice: [2, 2],
    })
    return game.act('assault', '8th 0').act('target', '32nd').act('retreat')
  }
  assert.equal(fight(undefined, { '32nd': 'D5', '42nd': 'D6' }).where(), 'retreat.side 1')
  const ahead = [...Array<string>(4).fill('........')]
  for (const [row, other] of [
    ['..L.....', 'E5'],
    ['....L...', 'C5'],
  ] as const) {
    const map = [...ahead, row, ...Array<string>(3).fill('........')]
    const game = table({
      map,
      active: 0,
      units: [
        { '8th': 'C4', '45th': 'D6' },
        { '32nd': 'D5', '42nd': other, '52nd': 'H8' },
      ],
      hands: [['45th 0'], []],
      options: { lakeRetreat: 'fatal' },
      dice: [2, 2],
    })
    game.act('assault', '45th 0').act('target', '32nd').act('retreat')
    assert.ok(game.isGone('32nd'), 'D4 ahead of it is free, but a lake beside it drowns it')
  }
})
