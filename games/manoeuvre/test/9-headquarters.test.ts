import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
import { type Game, sq, table, type Wanted } from './help.ts'

const parts = (game: Game) => {
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  return told
}

test('9.1 a leader is used for one thing, and one leader a side', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Ney', 'Davout'], []],
  })
  game.act('assault', '8th 1').act('target', '1st Foot').act('combat', 'Ney')
  assert.equal(game.refused('command', 'Davout'), '6.1-attack')
  assert.equal(game.refused('combat', 'Davout'), '6.1-attack')
})

test('9.1-command units are led instead of the combat value being added', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Davout'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '1st Foot').act('command', 'Davout').act('support', '45th')
  assert.deepEqual(parts(game).attack, [12, 2, 0, 0])
})

test('9.1-combat Palafox is worth 1 in attack and 5 in defence', () => {
  const spanish = { nations: ['spain', 'france'], units: [{ '20th': 'D4' }, { '8th': 'D5' }] } as const
  const attack = table({ ...spanish, hands: [['20th 0', 'Palafox'], []], dice: [1, 1] })
  attack.act('assault', '20th 0').act('target', '8th').act('combat', 'Palafox')
  assert.equal(parts(attack).attack[3], 1)
  const defence = table({ ...spanish, active: 1, hands: [['Palafox'], ['8th 1']], dice: [1, 1] })
  defence.act('assault', '8th 1').act('target', '20th').act('pass').act('defend', 'Palafox')
  assert.equal(parts(defence).defence[4], 5)
})

test('9.1-pursuit the modifier counts whichever way the leader was used', () => {
  for (const use of ['combat', 'command']) {
    const game = table({
      units: [{ '1st Cuirassiers': 'D4', '8th': 'C5' }, { '1st Foot': 'D5' }],
      hands: [['1st Cuirassiers 0', 'Murat'], []],
      dice: [1, 1],
    })
    game.act('assault', '1st Cuirassiers 0').act('target', '1st Foot').act(use, 'Murat')
    if (use === 'command') game.act('support', '8th').act('retreat').roll(5).act('advance', '1st Cuirassiers')
    else game.roll(5).act('retreat')
    assert.ok(game.isReduced('1st Foot'), use)
  }
})

test('9.1-grand-battery any French unit bombards with 2d10, and that is the combat of the turn', () => {
  const game = table({
    units: [{ 'Guard Cavalry': 'D4', '8th': 'A1' }, { '1st Foot': 'D6' }],
    hands: [['Napoleon', '8th 0'], []],
    dice: [5, 4],
  })
  assert.equal(game.refused('grandBattery', '8th'), '6.2')
  game.act('grandBattery', 'Guard Cavalry').act('target', '1st Foot')
  assert.ok(game.isReduced('1st Foot'))
  assert.equal(game.where(), 'restoration.restore 0')
  game.done()
})

const ambush: Wanted = {
  nations: ['austria', 'russia'],
  units: [{ '6th': 'D4', '9th': 'C5' }, { Koursk: 'D5' }],
  hands: [['Ambush', 'Archduke Charles', '6th 0', 'Committed Attack', 'Skirmish'], []],
}

test('9.2-ambush in the Italian text only a leader’s combat value helps', () => {
  const game = table({ ...ambush, dice: [3] })
    .act('ambush')
    .act('target', 'Koursk')
  for (const [type, arg] of [['attack', '6th 0'], ['command', 'Archduke Charles'], ['committedAttack']] as const)
    assert.equal(game.refused(type, arg), '9.2-ambush')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
  game.act('combat', 'Archduke Charles').act('done')
  assert.deepEqual(parts(game).attack, [0, 3, 0, 4])
})

test('9.2-ambush in 2010 a leader brings units, with their cards and a Committed Attack, but no terrain', () => {
  const map = ['........', '........', '........', '...H....', '........', '........', '........', '........']
  const game = table({ ...ambush, map, options: { edition: '2010' } })
    .act('ambush')
    .act('target', 'Koursk')
  assert.equal(game.refused('attack', '6th 0'), '6.1-attack')
  assert.equal(game.refused('committedAttack'), '6.1-attack')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
  game
    .act('command', 'Archduke Charles')
    .act('support', '6th')
    .act('done')
    .act('attack', '6th 0')
    .act('committedAttack')
  assert.equal(game.refused('committedAttack'), '9.2-committed-attack')
  game.roll(3, 1, 1, 1, 1).act('done')
  assert.deepEqual(parts(game).attack, [7, 7, 0, 0])
  // 14 against 6: double; nobody advances, and the one unit engaged pays.
  game.act('retreat')
  assert.ok(game.isReduced('6th'))
  assert.equal(game.at('6th'), sq('D4'))
})

test('9.2-ambush in 2010 a table may let the Committed Attack of a bare ambush go unpaid', () => {
  const game = table({ ...ambush, options: { edition: '2010', ambushCommitted: 'free' } })
    .act('ambush')
    .act('target', 'Koursk')
  game.act('committedAttack').roll(1, 1, 1).act('done')
  assert.deepEqual(parts(game).attack, [0, 3, 0, 0])
  assert.equal(game.pos.s.reduced, 0)
})

test('9.2-ambush the defender may withdraw and defend, and a failed ambush hits nobody', () => {
  const game = table({ ...ambush, hands: [['Ambush'], ['Withdraw', 'Koursk 0']], dice: [2] })
    .act('ambush')
    .act('target', 'Koursk')
  assert.ok(game.may('withdraw'))
  game.act('pass').act('defend', 'Koursk 0').act('pass')
  assert.equal(game.pos.s.reduced, 0)
})

const committed: Wanted = {
  nations: ['russia', 'britain'],
  units: [{ Kexholm: 'D4', Orlov: 'C5' }, { '1st Foot': 'D5' }],
  hands: [['Kexholm 0', 'Kutuzov', 'Committed Attack', 'Committed Attack', 'Committed Attack'], []],
}

test('9.2-committed-attack 2d6 each, one per unit, and one unit hit for each at the end', () => {
  const game = table(committed).act('assault', 'Kexholm 0').act('target', '1st Foot').act('committedAttack')
  assert.equal(game.refused('committedAttack'), '6.1-attack')
  game.act('command', 'Kutuzov').act('support', 'Orlov').act('committedAttack')
  assert.equal(game.refused('committedAttack'), '6.1-attack')
  game.roll(1, 2, 2, 3, 3).act('done')
  assert.deepEqual(parts(game).attack, [13, 11, 0, 0])
  // 24 against 8: triple.
  assert.equal(game.where(), 'advance.advance 0')
  game.act('advance', 'Kexholm')
  assert.equal(game.where(), 'price.pay 0')
  assert.equal(game.refused('pay', '1st Foot'), '1.3')
  game.act('pay', 'Kexholm')
  assert.ok(game.isReduced('Kexholm') && game.isReduced('Orlov'))
})

test('9.2-committed-attack the price comes on top of a failed attack', () => {
  const game = table({
    ...committed,
    hands: [
      ['Kexholm 0', 'Committed Attack'],
      ['1st Foot 0', '1st Foot 1'],
    ],
  })
  game
    .act('assault', 'Kexholm 0')
    .act('target', '1st Foot')
    .act('pass')
    .act('defend', '1st Foot 0')
    .act('defend', '1st Foot 1')
  game.roll(1, 1, 1).act('committedAttack')
  assert.ok(game.isGone('Kexholm'))
})

const spanish: Wanted = {
  nations: ['france', 'spain'],
  units: [{ '8th': 'D4' }, { '20th': 'D5' }],
  hands: [
    ['8th 1', '8th 2', '8th 3'],
    ['Guerrillas', 'Guerrillas', 'Supply'],
  ],
}

test('9.2-guerrillas in the Italian text they cancel a unit card played after the first', () => {
  const game = table(spanish).act('assault', '8th 1').act('target', '20th').act('pass').act('pass')
  game.act('attack', '8th 3')
  assert.equal(game.where(), 'guerrillas.cancel 1')
  assert.equal(game.decision?.standing, 'pass')
  game.act('guerrillas').act('attack', '8th 2').roll(1, 1, 1, 1).act('pass')
  assert.deepEqual(parts(game).attack, [6, 4, 0, 0])
})

test('9.2-guerrillas in 2010 they have no part in combat', () => {
  const game = table({ ...spanish, options: { edition: '2010' } })
    .act('assault', '8th 1')
    .act('target', '20th')
    .act('pass')
    .act('pass')
  game.act('attack', '8th 2')
  assert.equal(game.where(), 'attack.strengthen 0')
})

test('9.2-guerrillas the opponent is asked whether he holds them or not, unless his deck has none', () => {
  const restore = (nations: Wanted['nations'], enemy: string) =>
    table({
      at: 'restoration',
      nations: nations!,
      units: [{ '8th': 'D4-' }, { [enemy]: 'D8' }],
      hands: [['Supply'], ['Supply']],
    }).act('supply', '8th')
  const spain = restore(['france', 'spain'], '20th')
  assert.equal(spain.where(), 'guerrillas.cancel 1')
  assert.equal(spain.refused('guerrillas'), '9.2-guerrillas')
  assert.ok(!restore(['france', 'britain'], '32nd').isReduced('8th'))
})

test('9.2-redoubt +3 while the unit stays, one to a square, gone when it leaves', () => {
  const built = table({
    at: 'restoration',
    units: [{ '8th': 'D4#', '45th': 'A1' }, { '32nd': 'D8' }],
    hands: [['Redoubt'], []],
  })
  assert.equal(built.refused('redoubt', '8th'), '9.2-redoubt')
  assert.equal(built.refused('redoubt', '32nd'), '1.3')
  built.act('redoubt', '45th')
  const moved = table({ at: 'movement', units: [{ '8th': 'D4#' }, { '32nd': 'D8' }] })
    .act('move', '8th')
    .act('to', 'D5')
  assert.equal(moved.pos.s.redoubts, 0)
  const attacked = table({
    active: 1,
    units: [{ '8th': 'D4#' }, { '32nd': 'D5' }],
    hands: [[], ['32nd 0']],
    dice: [1, 1],
  })
  attacked.act('assault', '32nd 0').act('target', '8th')
  assert.equal(parts(attacked).defence[3], 3)
})

test('9.2-sappers the redoubt does not count, but stays', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5#' }],
    hands: [['8th 1', 'French Sappers', '8th 2'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '32nd').act('sappers')
  assert.equal(game.refused('sappers'), '9.2-sappers')
  game.act('done')
  assert.equal(parts(game).defence[3], 0)
  game.act('hit')
  assert.equal(game.pos.s.redoubts, 1 << game.unit('32nd'))
  const bare = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 1', 'French Sappers'], []] })
  assert.equal(bare.act('assault', '8th 1').act('target', '32nd').refused('sappers'), '9.2-sappers')
})

const skirmish: Wanted = {
  units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
  hands: [
    ['8th 1', 'Skirmish', 'Ney'],
    ['32nd 0', '32nd 1'],
  ],
}

test('9.2-skirmish the card returns to hand, the defender loses his, the attacker moves up to two squares', () => {
  const game = table(skirmish)
    .act('assault', '8th 1')
    .act('target', '32nd')
    .act('pass')
    .act('defend', '32nd 0')
    .act('pass')
  game.act('skirmish')
  assert.equal(game.where(), 'skirmish.move 0')
  assert.ok(game.may('to', 'E5') && game.may('to', 'B4') && game.may('stay'))
  assert.equal(game.refused('to', 'D6'), '5')
  game.act('to', 'E5')
  assert.equal(game.at('8th'), sq('E5'))
  assert.ok(game.pos.s.hand[0]!.includes(game.card('8th 1')))
  assert.deepEqual(game.pos.s.hand[1], [60 + 2 * 5 + 1])
  assert.deepEqual(game.pos.s.shown[0], [game.card('8th 1')], 'the opponent knows where the card went')
  assert.equal(game.where(), 'restoration.restore 0')
})

test('9.2-skirmish not together with a leader', () => {
  const game = table(skirmish)
    .act('assault', '8th 1')
    .act('target', '32nd')
    .act('pass')
    .act('pass')
    .act('combat', 'Ney')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
})

test('9.2-spy at any moment of one’s own turn; what was seen stays known while it is held', () => {
  const british = {
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [
      ['Spy', '32nd 0'],
      ['8th 0', 'Ney'],
    ],
  } as const
  for (const at of ['discard', 'draw', 'combat', 'restoration'] as const)
    assert.ok(table({ ...british, at }).may('spy'), at)
  assert.ok(
    table({ ...british, at: 'movement' })
      .act('move', '32nd')
      .act('to', 'D7')
      .may('spy'),
  )
  const game = table(british).act('spy')
  assert.deepEqual(manoeuvre.view(game.pos, 0).shown[1], game.pos.s.hand[1])
  assert.deepEqual(manoeuvre.view(game.pos, 'spectator').shown, [[], []])
  game.act('done').act('done').act('discard', '8th 0')
  assert.deepEqual(manoeuvre.view(game.pos, 0).shown[1], [game.card('Ney')])
  const without = table({ units: [{ '8th': 'D1' }, { '32nd': 'D8' }], hands: [['8th 0'], ['32nd 0']] })
  assert.equal(without.refused('spy'), '9.2-spy')
})

test('9.2-spy nobody is asked for a spy that lies among the discards', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['32nd 0'], ['8th 0']],
  })
  assert.equal(game.where(), 'movement.unit 0')
})

test('9.2-spy played while drawing, it is replaced', () => {
  const game = table({
    at: 'draw',
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy', '32nd 0', '32nd 1', '32nd 2', '32nd 3'], ['8th 0']],
    decks: [10, 10],
  })
  assert.equal(game.where(), 'drawing.look 0')
  game.roll(1).act('spy')
  assert.equal(game.pos.s.hand[0]!.length, 5)
})

test('9.2-withdraw is the defender’s only card, and never against fire', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0'], ['Withdraw', '32nd 0']] })
  game.act('assault', '8th 0').act('target', '32nd').act('withdraw')
  assert.equal(game.at('32nd'), sq('D6'))
  assert.notEqual(game.where(), 'defence.defend 1')
  const fire = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 4'], ['Withdraw']], dice: [1] })
  fire.act('bombard', '8th 4').act('target', '32nd')
  assert.equal(fire.events('fired').length, 1)
})
