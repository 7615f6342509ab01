import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sq, table } from './help.ts'

const names = (...squares: string[]): number[] => squares.map(sq).sort((a, b) => a - b)

test('5 infantry moves one square, cavalry one or two, and never stays where it was', () => {
  const game = table({ at: 'movement', units: [{ '8th': 'A1', 'Guard Cavalry': 'H1' }, { '32nd': 'D8' }] })
  assert.deepEqual(game.reach('8th'), names('B1', 'A2'))
  assert.equal(game.refused('move', '8th', 'A1'), '5')
  assert.deepEqual(game.reach('Guard Cavalry'), names('F1', 'G1', 'G2', 'H2', 'H3'))
})

test('5 nobody moves onto or through another unit, friend or enemy', () => {
  const game = table({ at: 'movement', units: [{ 'Guard Cavalry': 'D4', '8th': 'D5' }, { '32nd': 'E4' }] })
  assert.equal(game.refused('move', 'Guard Cavalry', 'D5'), '5')
  assert.equal(game.refused('move', 'Guard Cavalry', 'E4'), '5')
  assert.equal(game.refused('move', 'Guard Cavalry', 'D6'), '5')
  assert.equal(game.refused('move', 'Guard Cavalry', 'F4'), '5')
  // Around the corner: one open way is enough, two closed ones are not.
  assert.equal(game.refused('move', 'Guard Cavalry', 'E5'), '5')
  assert.ok(game.may('move', 'Guard Cavalry', 'E3'))
})

test('5 fields and marsh stop cavalry, lakes keep everybody out', () => {
  const map = ['........', '........', '........', '..L.F...', '...M....', '........', '........', '........']
  const game = table({ at: 'movement', map, units: [{ 'Guard Cavalry': 'D4', '8th': 'B4' }, {}] })
  assert.ok(game.may('move', 'Guard Cavalry', 'E4'))
  assert.equal(game.refused('move', 'Guard Cavalry', 'F4'), '5')
  assert.ok(game.may('move', 'Guard Cavalry', 'D5'))
  assert.equal(game.refused('move', 'Guard Cavalry', 'D6'), '5')
  assert.equal(game.refused('move', 'Guard Cavalry', 'C4'), '5')
  assert.equal(game.refused('move', 'Guard Cavalry', 'B4'), '5')
})

test('5 a unit that is shut in, eliminated or not yours cannot be moved', () => {
  const game = table({ at: 'movement', units: [{ '8th': 'A1', '45th': 'B1', '2nd': 'A2' }, { '32nd': 'D8' }] })
  assert.equal(game.refused('move', '8th'), '5')
  assert.equal(game.refused('move', '32nd'), '1.3')
  assert.equal(game.refused('move', 'Imperial Guard'), '6.5-eliminated')
  assert.ok(game.may('move', '45th', 'C1'))
})

test('9.2-supply a second unit moves, once in a phase', () => {
  const game = table({
    at: 'movement',
    units: [{ '8th': 'A1', '45th': 'D1' }, { '32nd': 'D8' }],
    hands: [['Supply', 'Supply'], []],
  })
  game.act('move', '8th', 'A2').act('supply')
  assert.equal(game.refused('move', '8th'), '5')
  game.act('move', '45th', 'D2')
  assert.equal(game.where(), 'movement.further 0')
  assert.equal(game.refused('supply'), '5')
  assert.deepEqual([game.at('8th'), game.at('45th')], [sq('A2'), sq('D2')])
  assert.equal(game.refused('forcedMarch', '8th'), '9.2-forced-march')
})

test('9.2-supply whichever unit of the army it is that can still move', () => {
  for (const other of ['1st Cuirassiers', 'Imperial Guard']) {
    const game = table({ at: 'movement', units: [{ '8th': 'A1', [other]: 'F5' }, {}], hands: [['Supply'], []] })
    game.act('move', '8th', 'A2').act('supply').act('move', other, 'F6')
    assert.equal(game.at(other), sq('F6'), other)
  }
})

test('9.2-supply needs the card and somebody else to move', () => {
  const alone = table({ at: 'movement', units: [{ '8th': 'A1' }, { '32nd': 'D8' }], hands: [['Supply'], []] })
  assert.equal(alone.act('move', '8th', 'A2').refused('supply'), '5')
  const without = table({
    at: 'movement',
    units: [{ '8th': 'A1', '45th': 'D1' }, {}],
    hands: [['8th 0'], []],
  })
  assert.equal(without.act('move', '8th', 'A2').refused('supply'), '9.2-supply')
})

test('5 two units at most, each with one forced march', () => {
  const game = table({
    at: 'movement',
    units: [{ '8th': 'A1', 'Guard Cavalry': 'D1', '45th': 'H1' }, { '32nd': 'D8' }],
    hands: [['Supply', 'Forced March', 'Forced March', 'Forced March'], []],
  })
  game.act('move', '8th', 'A2').act('forcedMarch', '8th').act('to', 'A3')
  assert.equal(game.refused('forcedMarch', '8th'), '5')
  assert.equal(game.refused('forcedMarch', 'Guard Cavalry'), '9.2-forced-march')
  game.act('supply').act('move', 'Guard Cavalry', 'D3').act('forcedMarch', 'Guard Cavalry').act('to', 'D4')
  assert.deepEqual([game.at('8th'), game.at('Guard Cavalry')], [sq('A3'), sq('D4')])
  assert.equal(game.refused('forcedMarch', '45th'), '9.2-forced-march')
})

test('9.2-forced-march may bring a unit back to where it began', () => {
  const game = table({ at: 'movement', units: [{ '8th': 'A1' }, { '32nd': 'D8' }], hands: [['Forced March'], []] })
  game.act('move', '8th', 'A2').act('forcedMarch', '8th').act('to', 'A1')
  assert.equal(game.at('8th'), sq('A1'))
})

test('9.2-forced-march not for a unit that began in fields or marsh; in 2010 nor for one that ended there', () => {
  const map = ['F...M...', '........', '........', '........', '........', '........', '........', '........']
  const march = (edition: string, from: string, to: string) =>
    table({
      at: 'movement',
      map,
      options: { edition },
      units: [{ '8th': from }, { '32nd': 'D8' }],
      hands: [['Forced March'], []],
    }).act('move', '8th', to)
  for (const edition of ['italian', '2010']) {
    assert.equal(march(edition, 'A1', 'A2').refused('forcedMarch', '8th'), '9.2-forced-march')
    assert.equal(march(edition, 'E1', 'E2').refused('forcedMarch', '8th'), '9.2-forced-march')
  }
  assert.ok(march('italian', 'A2', 'A1').may('forcedMarch', '8th'))
  assert.equal(march('2010', 'A2', 'A1').refused('forcedMarch', '8th'), '9.2-forced-march')
})

test('5 Guerrillas cancel a Supply or a Forced March, and no second one may follow', () => {
  const game = table({
    at: 'movement',
    nations: ['france', 'spain'],
    units: [{ '8th': 'A1', '45th': 'D1' }, { '20th': 'D8' }],
    hands: [
      ['Supply', 'Supply', 'Forced March', 'Forced March'],
      ['Guerrillas', 'Guerrillas'],
    ],
  })
  game.act('move', '8th', 'A2').act('supply')
  assert.equal(game.where(), 'guerrillas.cancel 1')
  game.act('guerrillas')
  assert.equal(game.where(), 'movement.further 0')
  assert.equal(game.refused('supply'), '5')
  game.act('forcedMarch', '8th').act('guerrillas')
  assert.equal(game.refused('forcedMarch', '8th'), '5')
  assert.equal(game.at('8th'), sq('A2'))
  assert.equal(game.pos.s.discard[1]!.length, 60)
})

test('5 no way leads through a lake', () => {
  const map = ['........', '........', '........', '....L...', '........', '........', '........', '........']
  const game = table({ at: 'movement', map, units: [{ 'Guard Cavalry': 'D4' }, { '32nd': 'H8' }] })
  assert.equal(game.refused('move', 'Guard Cavalry', 'F4'), '5')
  assert.ok(game.may('move', 'Guard Cavalry', 'E3'), 'around it, through D3')
})

test('5 what is out of reach is refused by the rule that grants the move', () => {
  const units = [{ '8th': 'D4', '45th': 'A1' }, { '32nd': 'D6' }] as const
  const game = table({ at: 'movement', units, hands: [['Forced March'], []] })
  assert.match(game.refusal('move', '8th', 'D4').text.en, /there already/)
  assert.match(game.refusal('move', '8th', 'D7').text.en, /^Too far/)
  game.act('move', '8th', 'D5').act('forcedMarch', '8th')
  assert.equal(game.refused('to', 'D7'), '9.2-forced-march')
  assert.equal(game.refused('to', 'E6'), '9.2-forced-march', 'diagonally')
  assert.match(game.refusal('to', 'D5').text.en, /there already/)
})

test('9.2-forced-march enters neither a lake nor an occupied square, and is not for the eliminated', () => {
  const map = ['........', '........', '........', '........', '...L....', '........', '........', '........']
  const game = table({
    at: 'movement',
    map,
    units: [{ '8th': 'D3' }, { '32nd': 'E4' }],
    hands: [['Forced March'], []],
  })
  game.act('move', '8th', 'D4')
  assert.equal(game.refused('forcedMarch', '45th'), '6.5-eliminated')
  assert.equal(game.refused('forcedMarch', '32nd'), '1.3')
  game.act('forcedMarch', '8th')
  assert.equal(game.refused('to', 'D5'), '5')
  assert.equal(game.refused('to', 'E4'), '5')
  assert.deepEqual(game.offered('to'), names('C4', 'D3'))
})

test('9.2-forced-march asks of each unit where it began itself', () => {
  const map = ['F.......', '........', '........', '........', '........', '........', '........', '........']
  const march = (first: string, second: string) => {
    const game = table({
      at: 'movement',
      map,
      units: [{ '8th': 'A1', '45th': 'D1' }, { '32nd': 'D8' }],
      hands: [['Supply', 'Forced March'], []],
    })
    game.act('move', first, first === '8th' ? 'A2' : 'D2')
    return game.act('supply').act('move', second, second === '8th' ? 'A2' : 'D2')
  }
  for (const game of [march('8th', '45th'), march('45th', '8th')]) {
    assert.equal(game.refused('forcedMarch', '8th'), '9.2-forced-march')
    assert.ok(game.may('forcedMarch', '45th'))
  }
})
