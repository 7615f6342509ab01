import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
import { reckoned } from '../rules/6-totals.ts'
import { type Game, sq, table, type Wanted } from './help.ts'

const parts = (game: Game) => {
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  return told
}

const ambush: Wanted = {
  nations: ['austria', 'russia'],
  units: [{ '6th': 'D4', '9th': 'C5' }, { Koursk: 'D5' }],
  hands: [['Ambush', 'Archduke Charles', '6th 0', 'Committed Attack', 'Skirmish'], []],
}

test('9.2-ambush in the Italian text only a leader’s combat value helps', () => {
  const game = table({ ...ambush, dice: [3] })
    .act('ambush')
    .act('target', 'Koursk')
  for (const [type, arg] of [
    ['attack', '6th 0'],
    ['command', 'Archduke Charles'],
    ['attack', 'Committed'],
  ] as const)
    assert.equal(game.refused(type, arg), '9.2-ambush')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
  game.act('attack', 'Archduke Charles').act('done')
  assert.deepEqual(parts(game).attack, [0, 3, 0, 4])
})

test('9.2-ambush in 2010 a leader brings units, with their cards and a Committed Attack, but no terrain', () => {
  const map = ['........', '........', '........', '...H....', '........', '........', '........', '........']
  const game = table({ ...ambush, map, options: { edition: '2010' } })
    .act('ambush')
    .act('target', 'Koursk')
  assert.equal(game.refused('attack', '6th 0'), '6.1-attack')
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
  game.act('command', 'Archduke Charles', '6th').act('attack', '6th 0', 'Committed')
  assert.equal(game.refused('attack', 'Committed'), '1.4')
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
  game.act('attack', 'Committed').roll(1, 1, 1).act('done')
  assert.deepEqual(parts(game).attack, [0, 3, 0, 0])
  assert.equal(game.pos.s.reduced, 0)
})

test('9.2-ambush the defender may withdraw and defend, and a failed ambush hits nobody', () => {
  const game = table({ ...ambush, hands: [['Ambush'], ['Withdraw', 'Koursk 0']], dice: [2] })
    .act('ambush')
    .act('target', 'Koursk')
  assert.ok(game.may('withdraw'))
  game.act('pass').act('defend', 'Koursk 0')
  assert.equal(game.pos.s.reduced, 0)
})

const committed: Wanted = {
  nations: ['russia', 'britain'],
  units: [{ Kexholm: 'D4', Orlov: 'C5' }, { '1st Foot': 'D5' }],
  hands: [['Kexholm 0', 'Kutuzov', 'Committed Attack', 'Committed Attack', 'Committed Attack'], []],
}

test('9.2-committed-attack 2d6 each, one per unit, and one unit hit for each at the end', () => {
  const game = table(committed).act('assault', 'Kexholm 0').act('target', '1st Foot').act('attack', 'Committed')
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
  game.act('command', 'Kutuzov', 'Orlov').act('attack', 'Committed')
  assert.equal(game.refused('attack', 'Committed'), '6.1-attack')
  game.roll(1, 2, 2, 3, 3).act('done')
  assert.deepEqual(parts(game).attack, [13, 11, 0, 0])
  // 24 against 8: triple.
  assert.equal(game.where(), 'advance.advance 0')
  game.act('advance', 'Kexholm')
  assert.ok(game.isReduced('Kexholm') && game.isReduced('Orlov'), 'as many hits as units: nobody is asked')
})

test('9.2-committed-attack the attacker names the units that pay, all of them at once', () => {
  const game = table({ ...committed, units: [{ Kexholm: 'D4', Orlov: 'C5', Moscow: 'E5' }, { '1st Foot': 'D5' }] })
  game.act('assault', 'Kexholm 0').act('target', '1st Foot').act('command', 'Kutuzov', 'Orlov', 'Moscow')
  game.roll(1, 1, 1, 1, 1).act('attack', 'Committed', 'Committed').act('done')
  game.act('advance', 'Kexholm')
  assert.equal(game.where(), 'price.pay 0')
  assert.equal(game.refused('pay', '1st Foot'), '1.3')
  assert.equal(game.refused('pay', 'Koursk'), '6.5-eliminated')
  assert.equal(game.refused('pay', 'Kexholm'), '9.2-committed-attack', 'one for each card')
  assert.equal(game.refused('pay', 'Kexholm', 'Orlov', 'Moscow'), '9.2-committed-attack')
  game.act('pay', 'Moscow', 'Orlov')
  assert.ok(!game.isReduced('Kexholm') && game.isReduced('Orlov') && game.isReduced('Moscow'))
})

test('9.2-committed-attack the price comes on top of a failed attack', () => {
  const game = table({
    ...committed,
    hands: [
      ['Kexholm 0', 'Committed Attack'],
      ['1st Foot 0', '1st Foot 1'],
    ],
  })
  game.act('assault', 'Kexholm 0').act('target', '1st Foot').act('pass').act('defend', '1st Foot 0', '1st Foot 1')
  game.roll(1, 1, 1).act('attack', 'Committed')
  assert.ok(game.isGone('Kexholm'))
  assert.deepEqual(
    game.events('hit').map(event => event.e === 'hit' && event.price),
    [undefined, true],
  )
  assert.ok(game.log().some(line => / the hit that the Committed Attack costs, at D4 /.test(line)))
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
  const moved = table({ at: 'movement', units: [{ '8th': 'D4#' }, { '32nd': 'D8' }] }).act('move', '8th', 'D5')
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
  game.act('assault', '8th 1').act('target', '32nd').act('attack', 'Sappers')
  assert.equal(game.refused('attack', 'Sappers'), '1.4')
  game.act('done')
  assert.equal(parts(game).defence[3], 0)
  game.act('hit')
  assert.equal(game.pos.s.redoubts, 1 << game.unit('32nd'))
  const bare = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 1', 'French Sappers'], []] })
  assert.equal(bare.act('assault', '8th 1').act('target', '32nd').refused('attack', 'Sappers'), '9.2-sappers')
})

test('9.2 the log says which card it was, and Sappers beside a leader add nothing of their own', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5#' }],
    hands: [['8th 1', 'French Sappers', 'Ney'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '32nd').act('attack', 'Sappers', 'Ney')
  const uses = game.events('played').map(event => (event.e === 'played' ? event.use : ''))
  assert.ok(uses.includes('sappers') && !uses.includes('committedAttack'), uses.join())
  assert.equal(reckoned(game.pos.s).attack.filter(each => each.what === 'leader').length, 1)
  const charge = table(committed).act('assault', 'Kexholm 0').act('target', '1st Foot').act('attack', 'Committed')
  assert.equal((charge.events('played').at(-1) as { use?: string }).use, 'committedAttack')
})

test('9.2-sappers a card that can cancel nothing is dead: only where the enemy has no redoubts', () => {
  const hand = (nations: readonly ['france', 'ottoman'] | readonly ['france', 'britain']): readonly number[] => {
    const enemy: Readonly<Record<string, string>> =
      nations[1] === 'ottoman' ? { 'Arab Cavalry': 'D8' } : { '32nd': 'D8' }
    const game = table({
      nations,
      units: [{ '8th': 'D4' }, enemy],
      hands: [['French Sappers', 'Supply', '8th 0', '2nd 0'], []],
    })
    return manoeuvre
      .view(game.pos, 0)
      .dead.map(card => ['French Sappers', 'Supply', '8th 0', '2nd 0'].findIndex(name => game.card(name) === card))
      .sort()
  }
  // The card of a unit that is not on the field is dead against anybody.
  assert.deepEqual(hand(['france', 'ottoman']), [0, 3])
  assert.deepEqual(hand(['france', 'britain']), [3])
})

const skirmish: Wanted = {
  units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
  hands: [
    ['8th 1', 'Skirmish', 'Ney'],
    ['32nd 0', '32nd 1'],
  ],
}

test('9.2-skirmish the card returns to hand, the defender loses his, the attacker moves up to two squares', () => {
  const game = table(skirmish).act('assault', '8th 1').act('target', '32nd').act('pass').act('defend', '32nd 0')
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
    .act('attack', 'Ney')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
})

test('9.2-committed-attack a battle called off by a Skirmish costs nothing', () => {
  const game = table({
    nations: ['russia', 'britain'],
    units: [{ Kexholm: 'D4', Orlov: 'C5' }, { '1st Foot': 'D5' }],
    hands: [['Kexholm 0', 'Committed Attack', 'Skirmish'], []],
  })
  game.act('assault', 'Kexholm 0').act('target', '1st Foot').act('attack', 'Committed').act('skirmish').act('to', 'E4')
  assert.equal(game.pos.s.reduced, 0)
  assert.deepEqual(game.pos.s.hand[0], [game.card('Kexholm 0')])
  assert.equal(game.pos.s.table.length, 0)
})

test('9.2-skirmish goes no further than two squares, and not at all across units', () => {
  const game = table({ ...skirmish, hands: [['8th 1', 'Skirmish'], []] })
    .act('assault', '8th 1')
    .act('target', '32nd')
    .act('skirmish')
  assert.equal(game.refused('to', 'D1'), '9.2-skirmish')
  assert.equal(game.refused('to', 'D6'), '5')
  game.act('stay')
  assert.equal(game.at('8th'), sq('D4'))
})
