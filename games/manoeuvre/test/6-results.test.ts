import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, sq, table, type Wanted } from './help.ts'

/** The Imperial Guard at D4 attacks the 32nd at D5 with 8 + dice against 6. */
function attack(wanted: Partial<Wanted>): Game {
  return table({
    units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5' }],
    hands: [['Imperial Guard 1'], []],
    ...wanted,
  })
    .act('assault', 'Imperial Guard 1')
    .act('target', '32nd')
}

test('6.5 the attacker may order a retreat that cannot be made', () => {
  const game = attack({
    units: [{ 'Imperial Guard': 'D7', '8th': 'C8', '45th': 'E8' }, { '32nd': 'D8' }],
    dice: [2, 2],
  })
  assert.equal(game.where(), 'outcome.choose 0')
  game.act('retreat')
  assert.ok(game.isGone('32nd'))
})

test('6.5-eliminated the unit leaves the field for good, at whatever strength', () => {
  const game = attack({ dice: [8, 8], hands: [['Imperial Guard 1'], ['32nd 4']] })
  game.act('pass').act('pass')
  assert.ok(game.isGone('32nd'))
  assert.deepEqual(game.pos.s.lost, [0, 1])
  assert.ok(!game.isReduced('32nd'))
})

test('6.5-hit a full unit is reduced, a reduced one is eliminated', () => {
  const full = attack({ dice: [1, 1] }).act('hit')
  assert.ok(full.isReduced('32nd') && !full.isGone('32nd'))
  const reduced = attack({ units: [{ 'Imperial Guard': 'D4-' }, { '32nd': 'D5-' }], dice: [1, 1] }).act('hit')
  assert.ok(reduced.isGone('32nd'))
})

test('6.5-retreat straight towards its own edge when it can', () => {
  const game = attack({ dice: [1, 1] }).act('retreat')
  assert.equal(game.at('32nd'), sq('D6'))
})

test('6.5-retreat the corner of the field is as good as any other square', () => {
  const game = table({
    active: 1,
    units: [{ '8th': 'A2' }, { '32nd': 'A3' }],
    hands: [[], ['32nd 0']],
    dice: [3, 3],
  })
  game.act('assault', '32nd 0').act('target', '8th')
  if (game.where().startsWith('outcome.choose')) game.act('retreat')
  assert.equal(game.at('8th'), sq('A1'))
})

test('6.5-retreat sideways when its way is blocked, as its owner likes', () => {
  const game = attack({ units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5', '42nd': 'D6' }], dice: [2, 2] }).act(
    'retreat',
  )
  assert.equal(game.where(), 'retreat.side 1')
  assert.deepEqual(game.offered('to'), [sq('C5'), sq('E5')])
  assert.equal(game.refused('to', 'D4'), '6.5-retreat')
  game.act('to', 'E5').act('advance', 'Imperial Guard')
  assert.equal(game.at('32nd'), sq('E5'))
  assert.equal(game.at('Imperial Guard'), sq('D5'))
})

test('6.5-retreat on its own edge the edge blocks, and one free side is taken unasked', () => {
  const game = attack({ units: [{ 'Imperial Guard': 'D7', '8th': 'C8' }, { '32nd': 'D8' }], dice: [2, 2] }).act(
    'retreat',
  )
  assert.equal(game.at('32nd'), sq('E8'))
})

test('6.5-retreat towards the enemy only when nothing else is left', () => {
  const game = attack({
    units: [{ 'Imperial Guard': 'C5' }, { '32nd': 'D5', '42nd': 'D6', '52nd': 'E5' }],
    dice: [2, 2],
  }).act('retreat')
  assert.equal(game.at('32nd'), sq('D4'))
})

test('6.5 a unit that cannot retreat is eliminated', () => {
  const game = attack({
    units: [
      { 'Imperial Guard': 'C5', '8th': 'D4' },
      { '32nd': 'D5', '42nd': 'D6', '52nd': 'E5' },
    ],
    dice: [2, 2],
  }).act('retreat')
  assert.ok(game.isGone('32nd'))
})

test('6.5-retreat a lake blocks as a unit does, or is fatal where so agreed', () => {
  const map = ['........', '........', '........', '........', '........', '...L....', '........', '........']
  const blocked = attack({ map, dice: [2, 2] }).act('retreat')
  assert.equal(blocked.where(), 'retreat.side 1')
  const fatal = attack({ map, dice: [2, 2], options: { lakeRetreat: 'fatal' } }).act('retreat')
  assert.ok(fatal.isGone('32nd'))
})

test('6.5-voluntary made as an ordered retreat, and the card that began the attack is spent', () => {
  const game = attack({
    units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5', '42nd': 'D6' }],
    hands: [['Imperial Guard 1'], ['Withdraw']],
  }).act('withdraw')
  assert.equal(game.where(), 'retreat.side 1')
  game.act('to', 'C5').act('advance', 'Imperial Guard')
  assert.equal(game.at('Imperial Guard'), sq('D5'))
  assert.ok(game.pos.s.discard[0]!.includes(game.card('Imperial Guard 1')))
})

test('6.5-advance a unit must advance unless its card leaves it free to stay', () => {
  const must = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0'], []], dice: [3, 3] })
  must.act('assault', '8th 0').act('target', '32nd').act('retreat')
  assert.equal(must.at('8th'), sq('D5'))
  const free = attack({ dice: [2, 2] }).act('retreat')
  assert.equal(free.where(), 'advance.advance 0')
  free.act('stay')
  assert.equal(free.at('Imperial Guard'), sq('D4'))
})

test('6.5-advance of several units one must go unless each has such a card', () => {
  const several = (cards: string[]): Game => {
    const game = table({
      units: [{ 'Imperial Guard': 'D4', 'Guard Cavalry': 'C5' }, { '1st Foot': 'D5' }],
      hands: [['Imperial Guard 1', 'Ney', ...cards], []],
      dice: cards.length === 0 ? [1, 1] : [1, 1, 1, 1],
    })
    game.act('assault', 'Imperial Guard 1').act('target', '1st Foot').act('command', 'Ney', 'Guard Cavalry')
    for (const card of cards) game.act('attack', card)
    return game
  }
  const one = several([]).act('retreat')
  assert.equal(one.where(), 'advance.advance 0')
  assert.equal(one.refused('stay'), '6.5-advance')
  assert.equal(one.refused('advance', '8th'), '6.5-eliminated')
  one.act('advance', 'Imperial Guard')
  const both = several(['Guard Cavalry 1'])
  both.act('retreat')
  assert.ok(both.may('stay'))
})

test('6.5-advance the attacker leaves his redoubt behind', () => {
  const game = table({ units: [{ '8th': 'D4#' }, { '32nd': 'D5' }], hands: [['8th 0'], []], dice: [3, 3] })
  game.act('assault', '8th 0').act('target', '32nd').act('retreat')
  assert.equal(game.pos.s.redoubts, 0)
  assert.equal(game.events('redoubtLost').length, 1)
})

test('6.5-advance nobody advances after an ambush', () => {
  const game = table({
    nations: ['austria', 'britain'],
    units: [{ '6th': 'D4' }, { Dutch: 'D5-' }],
    hands: [['Ambush'], []],
    dice: [10],
  })
  game.act('ambush').act('target', 'Dutch')
  // 10 against 3: three times.
  assert.ok(game.isGone('Dutch'))
  assert.equal(game.at('6th'), sq('D4'))
})

const charge: Wanted = {
  units: [{ '1st Cuirassiers': 'D4', '8th': 'C5' }, { '1st Foot': 'D5' }],
  hands: [['1st Cuirassiers 0', '1st Cuirassiers 2'], []],
}

test('6.6 cavalry that advances rolls 1d6 for each of its cards', () => {
  // 7 + 1 + 1 + 2 + 2 against 8: the defender retreats; then 1–4 and 1–3 are needed.
  const game = table({ ...charge, dice: [1, 1, 2, 2] })
  game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').act('attack', '1st Cuirassiers 2')
  game.roll(4, 4).act('retreat')
  assert.equal(game.events('pursued').length, 2)
  assert.ok(game.isReduced('1st Foot') && !game.isGone('1st Foot'))
  const both = table({ ...charge, dice: [1, 1, 2, 2] })
  both.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').act('attack', '1st Cuirassiers 2')
  both.roll(4, 3).act('retreat')
  assert.ok(both.isGone('1st Foot'), 'two hits eliminate a unit at full strength')
})

test('6.6 no pursuit without a retreat, nor by infantry, nor by cavalry that played no card', () => {
  const stands = table({ ...charge, hands: [['1st Cuirassiers 0'], []], dice: [1, 1] })
  stands.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').act('hit')
  assert.equal(stands.events('pursued').length, 0)
  const guided = table({
    units: [{ '1st Cuirassiers': 'D4', '8th': 'C5' }, { '32nd': 'D5' }],
    hands: [['8th 0', 'Ney'], []],
    dice: [1, 1],
  })
  guided.act('assault', '8th 0').act('target', '32nd').act('command', 'Ney', '1st Cuirassiers')
  guided.act('retreat').act('advance', '1st Cuirassiers')
  assert.equal(guided.events('pursued').length, 0)
})

test('6.6 a withdrawal is pursued as well', () => {
  const game = table({ ...charge, hands: [['1st Cuirassiers 0'], ['Withdraw']] })
  game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').roll(4).act('withdraw')
  assert.ok(game.isReduced('1st Foot'))
  assert.equal(game.at('1st Cuirassiers'), sq('D5'))
})

test('6.5-retreat towards the edge the unit started from, whichever of the four that is', () => {
  // Seat 1 started in the west: back is C5, its sides are D4 and D6.
  const west: Partial<Wanted> = { home: [1, 3], dice: [1, 1] }
  assert.equal(
    attack({ ...west, units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5' }] })
      .act('retreat')
      .at('32nd'),
    sq('C5'),
  )
  const side = attack({ ...west, units: [{ 'Imperial Guard': 'E5' }, { '32nd': 'D5', '42nd': 'C5' }] }).act('retreat')
  assert.deepEqual(side.offered('to'), [sq('D4'), sq('D6')])
})

test('6.5-retreat with a lake beside it: past it as past a unit, or fatal where so agreed', () => {
  const map = ['........', '........', '........', '........', '..L.....', '........', '........', '........']
  const units = [{ 'Imperial Guard': 'E5' }, { '32nd': 'D5', '42nd': 'D6' }] as const
  assert.equal(
    attack({ map, units, dice: [2, 2] })
      .act('retreat')
      .at('32nd'),
    sq('D4'),
  )
  const fatal = attack({ map, units, dice: [2, 2], options: { lakeRetreat: 'fatal' } }).act('retreat')
  assert.ok(fatal.isGone('32nd'))
})

test('9.2-redoubt is removed when its unit retreats or is eliminated', () => {
  const units = [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5#' }] as const
  const gone = attack({ units, dice: [8, 8], hands: [['Imperial Guard 1', 'Ney'], []] })
  // 8 + 16 + 4 against 6 + 3: triple.
  gone.act('attack', 'Ney')
  assert.equal(gone.at('32nd'), sq('D6'))
  assert.deepEqual(gone.events('redoubtLost'), [{ e: 'redoubtLost', at: sq('D5') }])
  assert.equal(gone.pos.s.redoubts, 0)
  const dead = attack({ units: [units[0], { '32nd': 'D5-#' }], dice: [8, 8] })
  assert.ok(dead.isGone('32nd'))
  assert.deepEqual(dead.events('redoubtLost'), [{ e: 'redoubtLost', at: sq('D5') }])
})

test('6.5-advance the freedom to stay holds after a withdrawal too', () => {
  const game = attack({ hands: [['Imperial Guard 1'], ['Withdraw']] }).act('withdraw')
  assert.equal(game.where(), 'advance.advance 0')
  game.act('stay')
  assert.equal(game.at('Imperial Guard'), sq('D4'))
})

test('6.6 the defender’s leader does not hurry the pursuit', () => {
  const pursue = (defends: readonly string[], roll: number): boolean => {
    const game = table({
      nations: ['britain', 'france'],
      units: [{ '9th': 'D4' }, { '2nd': 'D5' }],
      hands: [['9th 1'], defends],
      dice: defends.length === 0 ? [1, 1] : [2, 2],
    })
    game.act('assault', '9th 1').act('target', '2nd')
    if (defends.length > 0) game.act('pass').act('defend', 'Murat')
    game.roll(roll).act('retreat')
    return game.isReduced('2nd')
  }
  assert.deepEqual([pursue([], 3), pursue([], 4), pursue(['Murat'], 4)], [true, false, false])
})

test('6.6 no further die is rolled once the unit pursued is gone', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4' }, { '1st Foot': 'D5-' }],
    hands: [['1st Cuirassiers 0', '1st Cuirassiers 2'], ['1st Foot 0']],
    dice: [1, 1, 1, 1],
  })
  // 7 + 4 against 4 + 6: the defender chooses.
  game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').act('pass').act('defend', '1st Foot 0')
  game.act('attack', '1st Cuirassiers 2').roll(2).act('retreat')
  assert.ok(game.isGone('1st Foot'))
  game.done()
})

test('6.6 three times the defence: the hit, the retreat and then the pursuit', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4' }, { Dutch: 'D5' }],
    hands: [['1st Cuirassiers 0'], []],
    dice: [4, 4, 4],
  })
  // 7 + 8 against 5: reduced, it retreats, and the d6 of the pursuit ends it.
  game.act('assault', '1st Cuirassiers 0').act('target', 'Dutch')
  assert.ok(game.isGone('Dutch'))
  assert.equal(game.at('1st Cuirassiers'), sq('D5'))
  game.done()
})
