/** Cards of the other seat, of the first unit of an army, the first card of a deck: whoever counts from nought forgets these. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bench } from '@bivouac/kernel/testing'
import { manoeuvre } from '../module.ts'
import { view } from '../view.ts'
import { cardRef, unitRef } from '../words.ts'
import { table } from './help.ts'

test('1.4 the first card of the second deck is told as its owner’s', () => {
  const game = table({
    active: 1,
    units: [{ '8th': 'D4' }, { '1st Foot': 'D5' }],
    hands: [[], ['1st Foot 0']],
  })
  const card = game.pos.s.hand[1]![0]!
  assert.equal(card, 60)
  game.act('assault', card)
  assert.deepEqual(game.events('played'), [
    { e: 'played', seat: 1, card: cardRef(0, 7, 60), use: 'assault', unit: unitRef(7, 8) },
  ])
})

test('1.4 cards of the first unit are dead when it is gone, and not before', () => {
  const dead = (units: Readonly<Record<string, string>>) => {
    const { pos } = table({ units: [units, { '32nd': 'D8' }], hands: [['1st Cuirassiers 0', 'Supply'], []] })
    return view(pos, 0).dead
  }
  assert.deepEqual([dead({ '1st Cuirassiers': 'A1' }), dead({ '8th': 'D4' })], [[], [0]])
})

test('6.1-attack two leaders do not command together', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '32nd': 'D5' }],
    hands: [['8th 0', 'Ney', 'Soult'], []],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  const leader = [game.card('Ney'), game.card('Soult')].sort((a, b) => a - b)
  const board = bench(manoeuvre, game.pos, { excuse: fault => fault.includes('units and lost') })
  board.ask()
  assert.equal(board.refusal('command', { leader, support: [game.unit('45th')] }).rule, '6.1-attack')
})

test('7 a reduced first unit of the first army is nothing the second could restore', () => {
  const game = table({
    at: 'restoration',
    active: 1,
    nations: ['france', 'ottoman'],
    units: [{ '1st Cuirassiers': 'D4-' }, { Arab: 'D8' }],
    hands: [[], ['Withdraw']],
  })
  assert.notEqual(game.where(), 'restoration.restore 1')
})

test('8-withdraw a leader is no card to withdraw with', () => {
  const game = table({
    nations: ['france', 'usa'],
    units: [{ '8th': 'D4' }, { '3rd': 'D5' }],
    hands: [['8th 1'], ['Jackson']],
  })
  game.act('assault', '8th 1').act('target', '3rd')
  assert.equal(game.refused('slip', game.pos.s.hand[1]![0]!), '8-withdraw')
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

test('9.1-grand-battery no leader but the one who has the guns commands it', () => {
  const game = table({ units: [{ 'Guard Cavalry': 'D4' }, { '1st Foot': 'D6' }], hands: [['Soult', 'Ney'], []] })
  assert.equal(game.refused('grandBattery', 'Guard Cavalry'), '9.1-grand-battery')
})

test('9.2-forced-march it is offered to every unit that has moved, and to nobody without the card', () => {
  const start = { at: 'movement', units: [{ '8th': 'A1' }, { '32nd': 'D8' }] } as const
  const game = table({ ...start, hands: [['Forced March'], []] }).act('move', '8th', 'A2')
  assert.deepEqual(game.offered('forcedMarch'), [game.unit('8th')])
  const without = table({ ...start, hands: [['8th 0'], []] }).act('move', '8th', 'A2')
  assert.deepEqual(without.offered('forcedMarch'), [])
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

test('9.2-ambush where a Committed Attack is free for it, an assault gains nothing', () => {
  const game = table({
    nations: ['russia', 'britain'],
    options: { ambushCommitted: 'free' },
    units: [{ Kexholm: 'D4' }, { '1st Foot': 'D5' }],
    hands: [['Kexholm 0', 'Committed Attack', 'Committed Attack'], []],
  })
  game.act('assault', 'Kexholm 0').act('target', '1st Foot')
  assert.equal(game.refused('attack', 'Committed', 'Committed'), '6.1-attack')
})

test('9.2-sappers they are dead where the enemy’s deck has no redoubt, whoever holds them', () => {
  const dead = (
    nations: readonly ['france', 'ottoman'] | readonly ['ottoman', 'france'] | readonly ['usa', 'france'],
  ) =>
    [0, 1].map(seat => {
      const hands = [[], []] as string[][]
      if (nations[seat] !== 'ottoman') hands[seat]!.push(nations[seat] === 'usa' ? 'Engineers' : 'French Sappers')
      const { pos } = table({ nations, units: [{}, {}], hands: hands as never })
      return view(pos, seat).dead.length
    })
  assert.deepEqual(dead(['france', 'ottoman']), [1, 0])
  assert.deepEqual(dead(['ottoman', 'france']), [0, 1])
  assert.deepEqual(dead(['usa', 'france']), [0, 0])
})

test('9.2-skirmish the second player takes his card back, too', () => {
  const game = table({
    active: 1,
    units: [{ '8th': 'D4' }, { '1st Foot': 'D5' }],
    hands: [[], ['1st Foot 0', 'Skirmish']],
  })
  const card = game.card('1st Foot 0')
  game.act('assault', '1st Foot 0').act('target', '8th').act('skirmish')
  assert.deepEqual([game.pos.s.hand[1], game.pos.s.shown[1]], [[card], [card]])
})

test('9.2-guerrillas whoever has no card left is not asked for the next one', () => {
  const game = table({
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4' }, { '20th': 'D5' }],
    hands: [['8th 1', '8th 2', '8th 3'], ['Guerrillas']],
    dice: [1, 1, 1, 1],
  })
  game.act('assault', '8th 1').act('target', '20th').act('pass').act('pass').act('attack', '8th 2', '8th 3')
  game.act('guerrillas', '8th 2')
  assert.notEqual(game.where(), 'guerrillas.cancel 1')
})

test('9.2-ambush where it is free, one Committed Attack goes with it and no second', () => {
  const game = table({
    nations: ['austria', 'britain'],
    options: { ambushCommitted: 'free', edition: '2010' },
    units: [{ '1st': 'A1' }, { '32nd': 'D5' }],
    hands: [['Ambush', 'Committed Attack'], []],
  })
  game.act('ambush').act('target', '32nd')
  assert.ok(game.may('attack', 'Committed'))
  const { s } = game.pos
  s.table.push(game.card('Committed'))
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
})

test('6.1-attack, 6.1-defence what is offered is what the player himself holds, and one leader of two', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [
      ['8th 0', 'Ney', 'Soult'],
      ['32nd 0', 'Wellington'],
    ],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('pass')
  assert.deepEqual(game.offered('defend'), game.pos.s.hand[1])
  game.act('pass')
  assert.ok(game.may('attack', 'Ney') && game.may('attack', 'Soult'))
  assert.equal(game.refused('attack', 'Ney', 'Soult'), '6.1-attack')
})

test('9.1-grand-battery it is offered to every unit of whoever holds the card, and to nobody else', () => {
  const start = { units: [{ '8th': 'D4', '45th': 'A1' }, { '32nd': 'D6' }] } as const
  const game = table({ ...start, hands: [['Napoleon'], []] })
  assert.deepEqual(game.offered('grandBattery'), [game.unit('8th')])
  assert.deepEqual(table({ ...start, hands: [['Ney'], []] }).offered('grandBattery'), [])
})

test('5 whoever may hold a Spy is asked for more after his Supply, too', () => {
  const game = table({
    at: 'movement',
    nations: ['usa', 'france'],
    units: [{ '3rd': 'A1', '10th': 'C1' }, { '8th': 'D8' }],
    hands: [['Supply', '3rd 0'], []],
  })
  game.act('move', '3rd', 'A2').act('supply').act('move', '10th', 'C2')
  assert.equal(game.where(), 'movement.further 0')
})

test('6.1 an assault aims at adjacent enemies only, though another is seen', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5', '42nd': 'F4' }], hands: [['8th 0'], []] })
  assert.equal(game.act('assault', '8th 0').refused('target', '42nd'), '6.1')
})

test('9.2-forced-march in the 2010 edition, too, a unit on open ground may force its march', () => {
  const game = table({
    at: 'movement',
    options: { edition: '2010' },
    units: [{ '8th': 'A1' }, { '32nd': 'D8' }],
    hands: [['Forced March'], []],
  })
  assert.ok(game.act('move', '8th', 'A2').may('forcedMarch', '8th'))
})

test('7 in every turn there is one attempt to restore, and it has not been made yet', () => {
  const game = table({
    at: 'combat',
    units: [{ '8th': 'D4-' }, { '32nd': 'D5' }],
    hands: [['Supply'], []],
  })
  game.act('done')
  assert.ok(game.may('supply', '8th'), game.where())
})
