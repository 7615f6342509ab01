/** The other seat, the first unit of an army and the corner of the field: whoever counts from nought forgets these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { controls } from '../rules/2-victory.ts'
import { fromSetup, sq, table } from './help.ts'

const FIVE = [1, 1, 1, 1, 1]

test('2.2 the first unit of an army controls the squares beside it, and disputes those of the enemy', () => {
  const alone = table({ units: [{ '1st Cuirassiers': 'D4' }, { '42nd': 'H8' }] }).pos.s
  assert.equal(alone.occupant[sq('D4')], 0)
  assert.ok(controls(alone, 0, sq('D5')))
  const disputed = table({ units: [{ '1st Cuirassiers': 'D4' }, { '42nd': 'D6' }] }).pos.s
  assert.ok(!controls(disputed, 0, sq('D5')) && !controls(disputed, 1, sq('D5')))
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

test('3 a random set-up gives the first nation rolled to whoever won the roll-off, whichever seat he has', () => {
  const game = fromSetup({ scenario: 'random' }, [2, 9, 21, 2, 1, 1, 1, 1, 1, 1, 1, 5, 4, ...FIVE, ...FIVE])
  const { s } = game.pos
  assert.equal(s.first, 1)
  assert.deepEqual(s.nation, [5, 0], 'a 1 is the first of the nations; a 5 the fifth of those left')
  game.done()
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

test('9.1-rally a rally that needs no die is told like one that does', () => {
  const game = table({
    at: 'restoration',
    nations: ['spain', 'france'],
    units: [{ '20th': 'D4-' }, { '8th': 'D8' }],
    hands: [['Palafox'], []],
  })
  game.act('rally', 'Palafox').act('unit', '20th')
  const [told] = game.events('rallied')
  assert.ok(told?.e === 'rallied' && told.ok)
})

test('9.2-forced-march it is offered to every unit that has moved, and to nobody without the card', () => {
  const start = { at: 'movement', units: [{ '8th': 'A1' }, { '32nd': 'D8' }] } as const
  const game = table({ ...start, hands: [['Forced March'], []] }).act('move', '8th', 'A2')
  assert.deepEqual(game.offered('forcedMarch'), [game.unit('8th')])
  const without = table({ ...start, hands: [['8th 0'], []] }).act('move', '8th', 'A2')
  assert.deepEqual(without.offered('forcedMarch'), [])
})

test('9.1-grand-battery no leader but the one who has the guns commands it', () => {
  const game = table({ units: [{ 'Guard Cavalry': 'D4' }, { '1st Foot': 'D6' }], hands: [['Soult', 'Ney'], []] })
  assert.equal(game.refused('grandBattery', 'Guard Cavalry'), '9.1-grand-battery')
})

test('9.2-committed-attack the first unit of an army counts as one more that attacks', () => {
  const game = table({
    nations: ['russia', 'britain'],
    units: [{ Kexholm: 'D4', '1st Cavalry': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['Kexholm 0', 'Kutuzov', 'Committed Attack', 'Committed Attack', 'Committed Attack'], []],
  })
  game.act('assault', 'Kexholm 0').act('target', '1st Foot').act('attack', 'Committed')
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
  game.act('command', 'Kutuzov', '1st Cavalry').act('attack', 'Committed')
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
})
