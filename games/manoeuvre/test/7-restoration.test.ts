import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, table, type Wanted } from './help.ts'

const restore = (wanted: Partial<Wanted>): Game =>
  table({ at: 'restoration', units: [{ '8th': 'D4-', '45th': 'C4-', '2nd': 'A1' }, { '32nd': 'D8' }], ...wanted })

test('7 Supply restores any reduced unit, once a turn', () => {
  const game = restore({ hands: [['Supply', 'Supply', '45th 0'], []] })
  assert.equal(game.refused('supply', '2nd'), '7')
  assert.equal(game.refused('supply', '32nd'), '1.3')
  game.act('supply', '8th')
  assert.ok(!game.isReduced('8th'))
  assert.equal(game.refused('supply', '45th'), '7')
  assert.equal(game.refused('reinforce', '45th 0'), '7')
})

test('7 a card of the unit itself reinforces it, the gun card too', () => {
  const game = restore({ hands: [['8th 4', '2nd 0', '19th 0'], []] })
  assert.equal(game.refused('reinforce', '2nd 0'), '7')
  assert.equal(game.refused('reinforce', '19th 0'), '6.5-eliminated')
  game.act('reinforce', '8th 4')
  assert.ok(!game.isReduced('8th') && game.isReduced('45th'))
})

test('7 the example of the rulebook: Soult restores on 1 to 3, Ney on 1 to 5', () => {
  const rally = (leader: string, roll: number): boolean => {
    const game = restore({ hands: [[leader], []] })
      .act('rally', leader)
      .roll(roll)
      .act('unit', '8th')
    return !game.isReduced('8th')
  }
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map(roll => rally('Soult', roll)),
    [true, true, true, false, false, false],
  )
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map(roll => rally('Ney', roll)),
    [true, true, true, true, true, false],
  )
})

test('7 a failed or cancelled attempt is an attempt', () => {
  const failed = restore({ hands: [['Soult', 'Supply'], []] })
    .act('rally', 'Soult')
    .roll(6)
    .act('unit', '8th')
  assert.equal(failed.refused('supply', '8th'), '7')
  const cancelled = restore({
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4-' }, { '20th': 'D8' }],
    hands: [['Supply', 'Supply'], ['Guerrillas']],
  })
  cancelled.act('supply', '8th')
  assert.equal(cancelled.where(), 'guerrillas.cancel 1')
  cancelled.act('guerrillas')
  assert.ok(cancelled.isReduced('8th'))
  assert.equal(cancelled.refused('supply', '8th'), '7')
})

test('7 Guerrillas do not touch a leader', () => {
  const game = restore({
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4-' }, { '20th': 'D8' }],
    hands: [['Ney'], ['Guerrillas']],
  })
  game.act('rally', 'Ney').roll(5).act('unit', '8th')
  assert.ok(!game.isReduced('8th'))
})

test('7-redoubt after the attempt, if there was one, and one a turn', () => {
  const game = restore({ hands: [['Supply', 'Redoubt', '8th 0'], []] })
  assert.ok(game.may('redoubt', '2nd'))
  game.act('supply', '8th').act('redoubt', '45th')
  assert.equal(game.pos.s.redoubts, 1 << game.unit('45th'))
  assert.equal(game.where(), 'movement.move 1')
})

test('9.1-rally Palafox needs no die', () => {
  const game = restore({
    nations: ['spain', 'france'],
    units: [{ '20th': 'D4-' }, { '8th': 'D8' }],
    hands: [['Palafox'], []],
  })
  game.act('rally', 'Palafox').act('unit', '20th')
  assert.ok(!game.isReduced('20th'))
  game.done()
})

test('9.1-rally needs a reduced unit', () => {
  const game = restore({ units: [{ '8th': 'D4' }, { '32nd': 'D8' }], hands: [['Ney'], []] })
  assert.equal(game.refused('rally', 'Ney'), '7')
})

test('9.2-regroup restores a unit, and Guerrillas cancel it', () => {
  const ottoman: Partial<Wanted> = {
    nations: ['ottoman', 'spain'],
    units: [{ 'Arab Cavalry': 'D4-' }, { '20th': 'D8' }],
    hands: [['Regroup'], ['Guerrillas', '20th 0']],
  }
  const fine = restore(ottoman).act('regroup', 'Arab Cavalry').act('pass')
  assert.ok(!fine.isReduced('Arab Cavalry'))
  const cancelled = restore(ottoman).act('regroup', 'Arab Cavalry').act('guerrillas')
  assert.ok(cancelled.isReduced('Arab Cavalry'))
  const without = restore({ hands: [['Supply'], []] })
  assert.equal(without.refused('regroup', '8th'), '9.2-regroup')
})

test('7 a leader, too, is the one attempt of the turn', () => {
  const game = restore({ hands: [['Supply', 'Ney'], []] }).act('supply', '8th')
  assert.equal(game.refused('rally', 'Ney'), '7')
})

test('7 Guerrillas cancel a reinforcement, and both cards are spent', () => {
  const game = restore({
    nations: ['france', 'spain'],
    units: [{ '8th': 'D4-' }, { '20th': 'D8' }],
    hands: [['8th 0'], ['Guerrillas']],
  }).act('reinforce', '8th 0')
  assert.equal(game.where(), 'guerrillas.cancel 1')
  game.act('guerrillas')
  assert.ok(game.isReduced('8th'))
  assert.deepEqual(game.pos.s.hand, [[], []])
  assert.ok(game.pos.s.discard[0]!.includes(game.card('8th 0')))
})

test('9.1-rally is for a reduced unit of one’s own that stands', () => {
  const game = restore({ hands: [['Ney'], []] }).act('rally', 'Ney')
  assert.deepEqual(game.offered('unit'), [game.unit('8th'), game.unit('45th')])
  assert.equal(game.refused('unit', '2nd'), '7')
  assert.equal(game.refused('unit', '32nd'), '1.3')
  assert.equal(game.refused('unit', '19th'), '6.5-eliminated')
})

test('9.2-redoubt a second one waits for the next turn', () => {
  const game = restore({
    nations: ['spain', 'france'],
    units: [{ '20th': 'D4', '7th': 'A1' }, { '8th': 'D8' }],
    hands: [['Redoubt', 'Redoubt'], ['8th 0']],
  }).act('redoubt', '20th')
  assert.equal(game.where(), 'discarding.discard 1')
  assert.equal(game.pos.s.hand[0]!.length, 1)
})

test('7 the first unit of either army is reinforced by its own card like any other', () => {
  const first = (nations: readonly ['ottoman', 'france'] | readonly ['france', 'ottoman'], active: 0 | 1): Game => {
    const [turks, french] = [{ '1st Janissaries': 'D4-' }, { '8th': 'D8' }]
    const [cards, none] = [['1st Janissaries 0'], [] as string[]]
    return active === 0
      ? table({ at: 'restoration', nations, active, units: [turks, french], hands: [cards, none] })
      : table({ at: 'restoration', nations, active, units: [french, turks], hands: [none, cards] })
  }
  for (const game of [first(['ottoman', 'france'], 0), first(['france', 'ottoman'], 1)]) {
    assert.ok(game.unit('1st Janissaries') % 8 === 0)
    game.act('reinforce', '1st Janissaries 0')
    assert.ok(!game.isReduced('1st Janissaries'))
  }
})

test('7 after the one attempt nobody is asked again who can do nothing more', () => {
  // No Ottoman card builds a redoubt or spies, which everybody knows.
  const game = table({
    at: 'restoration',
    nations: ['ottoman', 'france'],
    units: [{ '1st Janissaries': 'D4-', '2nd Janissaries': 'C4-' }, { '8th': 'D8' }],
    hands: [['Regroup', 'Regroup'], []],
  })
  assert.equal(game.where(), 'restoration.restore 0')
  game.act('regroup', '1st Janissaries')
  assert.ok(game.isReduced('2nd Janissaries'))
  assert.doesNotMatch(game.where(), /^restoration/)
  const empty = table({
    at: 'restoration',
    nations: ['ottoman', 'france'],
    units: [{ '1st Janissaries': 'D4-' }, { '8th': 'D8' }],
  })
  assert.doesNotMatch(empty.where(), /^restoration/, 'nobody without cards is asked')
})
