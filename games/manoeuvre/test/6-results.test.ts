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
    game
      .act('assault', 'Imperial Guard 1')
      .act('target', '1st Foot')
      .act('command', 'Ney')
      .act('support', 'Guard Cavalry')
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
  guided.act('assault', '8th 0').act('target', '32nd').act('command', 'Ney').act('support', '1st Cuirassiers')
  guided.act('retreat').act('advance', '1st Cuirassiers')
  assert.equal(guided.events('pursued').length, 0)
})

test('6.6 a withdrawal is pursued as well', () => {
  const game = table({ ...charge, hands: [['1st Cuirassiers 0'], ['Withdraw']] })
  game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').roll(4).act('withdraw')
  assert.ok(game.isReduced('1st Foot'))
  assert.equal(game.at('1st Cuirassiers'), sq('D5'))
})
