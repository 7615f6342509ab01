import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sq, table, type Wanted } from './help.ts'

test('8-attack the dice on the card are the dice rolled', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4' }, { '1st Foot': 'D5' }],
    hands: [['1st Cuirassiers 0'], []],
    dice: [10, 9, 6],
  })
  game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot')
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  assert.deepEqual(told.dice, [
    { sides: 10, got: 10 },
    { sides: 10, got: 9 },
  ])
})

test('8-defence every card of the defender played counts, the gun card too', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [['8th 1'], ['32nd 0', '32nd 3', '32nd 4']],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '32nd').act('pass')
  game.act('defend', '32nd 0', '32nd 3', '32nd 4')
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  assert.deepEqual(told.defence, [6, 6 + 3 + 7, 0, 0, 0])
})

test('8-bombard and 8-range: the gun card fires its own dice at up to two squares', () => {
  const game = table({
    units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D6', '42nd': 'D8' }],
    hands: [['Imperial Guard 4'], []],
    dice: [4, 4],
  })
  game.act('bombard', 'Imperial Guard 4')
  assert.deepEqual(game.offered('target'), [game.unit('32nd')])
  game.act('target', '32nd')
  assert.ok(game.isReduced('32nd'))
})

test('8-range a diagonal neighbour is two squares away, and one open way is enough', () => {
  const map = ['........', '........', '........', '....W...', '...W....', '........', '........', '........']
  const shut = table({ map, units: [{ '8th': 'D4' }, { '32nd': 'E5' }], hands: [['8th 4'], []] })
  assert.equal(shut.refused('bombard', '8th 4'), '6.2')
  const open = table({ units: [{ '8th': 'D4', '45th': 'E4' }, { '32nd': 'E5' }], hands: [['8th 4'], []] })
  assert.ok(open.may('bombard', '8th 4'))
  const volley = table({
    nations: ['britain', 'france'],
    units: [{ '42nd': 'D4' }, { '8th': 'E5' }],
    hands: [['42nd 3'], []],
  })
  assert.equal(volley.refused('volley', '42nd 3'), '6.2')
})

test('8-volley a volley card may also begin an assault', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '42nd': 'D4' }, { '8th': 'D5' }],
    hands: [['42nd 3'], []],
  })
  assert.ok(game.may('volley', '42nd 3') && game.may('assault', '42nd 3'))
})

test('8-pursuit the range is the card’s own', () => {
  const pursue = (card: string, roll: number): boolean => {
    const game = table({ units: [{ '1st Cuirassiers': 'D4' }, { Dutch: 'D5' }], hands: [[card], []], dice: [1, 1] })
    game.act('assault', card).act('target', 'Dutch').roll(roll).act('retreat')
    return game.isReduced('Dutch')
  }
  assert.deepEqual(
    [4, 5].map(roll => pursue('1st Cuirassiers 0', roll)),
    [true, false],
  )
  assert.deepEqual(
    [3, 4].map(roll => pursue('1st Cuirassiers 2', roll)),
    [true, false],
  )
})

const american: Wanted = {
  nations: ['france', 'usa'],
  units: [{ '8th': 'D4' }, { '3rd': 'D5', '4th Militia': 'A8' }],
  hands: [['8th 1'], ['3rd 0', '3rd 2', '4th Militia 0', 'Withdraw']],
}

test('8-withdraw an American card and a d6 in its range let the unit go', () => {
  const game = table(american).act('assault', '8th 1').act('target', '3rd')
  assert.equal(game.refused('slip', '3rd 2'), '8-withdraw')
  assert.equal(game.refused('slip', '4th Militia 0'), '1.3')
  game.roll(2).act('slip', '3rd 0')
  const [tried] = game.events('triedWithdrawal')
  assert.ok(tried?.e === 'triedWithdrawal' && tried.ok && tried.needed === 2)
  assert.deepEqual([game.at('8th'), game.at('3rd')], [sq('D5'), sq('D6')])
})

test('8-withdraw when it fails, the card counts for its defence, and no Withdraw may follow', () => {
  const game = table(american).act('assault', '8th 1').act('target', '3rd').roll(3).act('slip', '3rd 0')
  assert.equal(game.where(), 'defence.defend 1')
  const [tried] = game.events('triedWithdrawal')
  assert.ok(tried?.e === 'triedWithdrawal' && !tried.ok)
  assert.equal(game.refused('withdraw'), '6.1-withdraw')
  game.roll(1, 1).act('defend', '3rd 2')
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  assert.deepEqual(told.defence, [6, 10, 0, 0, 0])
})

test('8-stay only the unit the card was played for may stay', () => {
  const game = table({
    units: [{ 'Imperial Guard': 'D4', '8th': 'C5' }, { '32nd': 'D5' }],
    hands: [['8th 1', 'Imperial Guard 0', 'Ney'], []],
    dice: [1, 1, 1, 1],
  })
  game
    .act('assault', '8th 1')
    .act('target', '32nd')
    .act('command', 'Ney', 'Imperial Guard')
    .act('attack', 'Imperial Guard 0')
  assert.equal(game.refused('stay'), '6.5-advance')
})
