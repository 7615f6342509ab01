import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compare } from '../rules/6-assault.ts'
import { RESULTS } from '../words.ts'
import { type Game, sq, table } from './help.ts'

function totals(game: Game): readonly number[] {
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  return told.totals
}

test('6 nobody has to fight, and the forms of combat need their cards', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0', 'Supply'], []] })
  assert.ok(game.may('done'))
  assert.equal(game.refused('ambush'), '9.2-ambush')
  assert.equal(game.refused('bombard', '8th 0'), '8-bombard')
  assert.equal(game.refused('volley', '8th 0'), '8-volley')
  assert.equal(game.refused('grandBattery', '8th'), '9.1-grand-battery')
  assert.equal(game.refused('assault', 'Supply'), '1.4')
})

test('6.1 an assault needs an attack value, an adjacent enemy and firm ground', () => {
  const map = ['........', '........', '........', '...M....', '........', '........', '........', '........']
  const units = [
    { '8th': 'D4', '45th': 'C5', '2nd': 'A1' },
    { '32nd': 'D5', '42nd': 'C6' },
  ] as const
  const game = table({ map, units, hands: [['8th 0', '45th 0', '45th 4', '2nd 0', '19th 0'], []] })
  assert.equal(game.refused('assault', '8th 0'), '6.1')
  assert.equal(game.refused('assault', '45th 4'), '8-attack')
  assert.equal(game.refused('assault', '2nd 0'), '6.1')
  assert.equal(game.refused('assault', '19th 0'), '6.5-eliminated')
  game.act('assault', '45th 0')
  assert.deepEqual(game.offered('target'), [game.unit('32nd'), game.unit('42nd')])
  assert.equal(game.refused('target', '8th'), '6')
  assert.equal(game.refused('target', 'Dutch'), '6')
})

test('6.1 an ambush has no attacker and may fall on any enemy unit', () => {
  const game = table({
    nations: ['austria', 'britain'],
    units: [{ '6th': 'A1' }, { '32nd': 'H8', Dutch: 'H7-' }],
    hands: [['Ambush'], []],
    dice: [7],
  })
  game.act('ambush')
  assert.deepEqual(game.offered('target'), [game.unit('32nd'), game.unit('Dutch')])
  game.act('target', 'Dutch')
  // 7 against 3: double, the attacker chooses.
  assert.deepEqual(totals(game), [7, 3])
  assert.equal(game.where(), 'outcome.choose 0')
  game.act('hit')
  assert.ok(game.isGone('Dutch'))
  assert.equal(game.at('6th'), sq('A1'))
})

test('6.1-withdraw the defender leaves, the attacker advances, the cards are spent', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5' }],
    hands: [
      ['8th 0', '8th 1'],
      ['Withdraw', '32nd 0'],
    ],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.equal(game.where(), 'withdrawal.withdraw 1')
  game.act('withdraw')
  assert.deepEqual([game.at('8th'), game.at('32nd')], [sq('D5'), sq('D6')])
  assert.equal(game.where(), 'restoration.restore 0')
  assert.deepEqual(
    game.pos.s.hand.map(hand => hand.length),
    [1, 1],
  )
  assert.equal(game.pos.s.table.length, 0)
})

test('6.1-withdraw everybody with cards is asked, whatever they are, and may have passed beforehand', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0'], ['Supply']] })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.equal(game.where(), 'withdrawal.withdraw 1')
  assert.equal(game.decision?.standing, 'pass')
  assert.equal(game.refused('withdraw'), '9.2-withdraw')
})

test('6.1-withdraw nobody is asked where no square beside the defender is free', () => {
  const game = table({
    units: [{ '8th': 'C8', '2nd': 'D7', '45th': 'E8' }, { '32nd': 'D8' }],
    hands: [['8th 0'], ['Withdraw']],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.equal(game.where(), 'defence.defend 1')
})

test('6.1-defence cards of the unit attacked and one leader, nothing else', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D5', '42nd': 'E5' }],
    hands: [['8th 0'], ['32nd 0', '32nd 4', '42nd 0', 'Wellington', 'Beresford']],
    dice: [8, 8],
  })
  game.act('assault', '8th 0').act('target', '32nd').act('pass')
  assert.equal(game.where(), 'defence.defend 1')
  assert.equal(game.decision?.standing, 'pass')
  assert.equal(game.refused('defend', '42nd 0'), '1.3')
  assert.equal(game.refused('defend', '32nd 4', 'Wellington', 'Beresford'), '6.1-defence')
  assert.ok(game.may('defend', '32nd 0', '32nd 4', 'Wellington'))
  game.act('defend', 'Wellington', '32nd 4')
  // 6 + 16 against 6 + 7 (the gun card defends too) + 5.
  assert.deepEqual(totals(game), [22, 18])
})

test('6.1-attack unit cards, leader, Committed Attack; each only where it belongs', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'A1' }, { '32nd': 'D5' }],
    hands: [['8th 0', '8th 1', '8th 4', '45th 0', 'Davout'], []],
    dice: [3, 5, 1, 6],
  })
  game.act('assault', '8th 0').act('target', '32nd')
  assert.equal(game.where(), 'attack.strengthen 0')
  assert.equal(game.refused('attack', '8th 4'), '8-attack')
  assert.equal(game.refused('attack', '45th 0'), '6.1-attack')
  assert.equal(game.refused('command', '8th 1'), '9.1')
  assert.equal(game.refused('attack', 'Sappers'), '1.4')
  assert.equal(game.refused('skirmish'), '9.2-skirmish')
  game.act('attack', '8th 1', 'Davout').act('done')
  // 6 + 3 + 5 + 1 + 6 + 5 against 6.
  assert.deepEqual(totals(game), [26, 6])
  assert.ok(game.isGone('32nd'))
  game.done()
})

test('6.1-totals what is added on either side', () => {
  const map = ['........', '........', '........', '...H....', '...W....', '........', '........', '........']
  const game = table({
    map,
    units: [{ '8th': 'D4' }, { '32nd': 'D5#' }],
    hands: [
      ['8th 1', 'Ney'],
      ['32nd 2', 'Hill'],
    ],
    dice: [2, 3],
  })
  game.act('assault', '8th 1').act('target', '32nd').act('pass').act('defend', '32nd 2', 'Hill').act('attack', 'Ney')
  const told = game.events('totals')[0]
  assert.ok(told?.e === 'totals')
  assert.deepEqual(told.attack, [6, 5, 2, 4])
  assert.deepEqual(told.defence, [6, 5, 2, 3, 1])
  assert.deepEqual(told.dice, [
    { sides: 6, got: 2 },
    { sides: 6, got: 3 },
  ])
  assert.equal(RESULTS[told.result], 'equal')
})

test('6.1-results the six comparisons', () => {
  const result = (attack: number, defence: number) => RESULTS[compare(attack, defence)]
  assert.equal(result(9, 10), 'less')
  assert.equal(result(10, 10), 'equal')
  assert.equal(result(11, 10), 'more')
  assert.equal(result(19, 10), 'more')
  assert.equal(result(20, 10), 'double')
  assert.equal(result(29, 10), 'double')
  assert.equal(result(30, 10), 'triple')
  assert.equal(result(40, 10), 'quadruple')
  assert.equal(result(90, 10), 'quadruple')
})

test('6.1-results less: every attacking and supporting unit takes a hit; equal: nothing', () => {
  const fail = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [
      ['8th 1', 'Ney'],
      ['1st Foot 0', '1st Foot 1'],
    ],
    dice: [1, 1],
  })
  fail.act('assault', '8th 1').act('target', '1st Foot').act('pass').act('defend', '1st Foot 0')
  fail.act('command', 'Ney', '45th')
  // 6 + 6 + 2 against 8 + 6: even.
  assert.deepEqual(totals(fail), [14, 14])
  assert.ok(!fail.isReduced('8th') && !fail.isReduced('45th') && !fail.isReduced('1st Foot'))
  const worse = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [
      ['8th 1', 'Ney'],
      ['1st Foot 0', '1st Foot 2'],
    ],
    dice: [1, 1],
  })
  worse.act('assault', '8th 1').act('target', '1st Foot').act('pass').act('defend', '1st Foot 0', '1st Foot 2')
  worse.act('command', 'Ney', '45th')
  assert.ok(worse.isReduced('8th') && worse.isReduced('45th') && !worse.isReduced('1st Foot'))
})

test('6.1-results more: the defender chooses; double: the attacker', () => {
  const attack = (roll: number[]): Game =>
    table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 1'], []], dice: roll })
      .act('assault', '8th 1')
      .act('target', '32nd')
  const more = attack([2, 3])
  assert.equal(more.where(), 'outcome.choose 1')
  more.act('hit')
  assert.ok(more.isReduced('32nd'))
  assert.deepEqual([more.at('8th'), more.at('32nd')], [sq('D4'), sq('D5')])
  const double = attack([3, 3])
  assert.equal(double.where(), 'outcome.choose 0')
  double.act('retreat')
  assert.deepEqual([double.at('8th'), double.at('32nd')], [sq('D5'), sq('D6')])
  assert.ok(!double.isReduced('32nd'))
})

test('6.1-results triple: a hit and a retreat; four times: eliminated', () => {
  const triple = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0'], []], dice: [6, 6] })
  triple.act('assault', '8th 0').act('target', '32nd')
  assert.deepEqual(totals(triple), [18, 6])
  assert.ok(triple.isReduced('32nd'))
  assert.deepEqual([triple.at('8th'), triple.at('32nd')], [sq('D5'), sq('D6')])
  const four = table({
    units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5' }],
    hands: [['Imperial Guard 0'], []],
    dice: [8, 8],
  })
  four.act('assault', 'Imperial Guard 0').act('target', '32nd')
  assert.ok(four.isGone('32nd'))
})

test('6.1-results triple against a reduced unit: the hit eliminates it and nothing retreats', () => {
  const game = table({
    units: [{ '4th Regiment Suisse': 'D4-' }, { '32nd': 'D5-' }],
    hands: [['4th Regiment Suisse 2'], []],
    dice: [3, 3],
  })
  game.act('assault', '4th Regiment Suisse 2').act('target', '32nd')
  assert.deepEqual(totals(game), [9, 3])
  assert.ok(game.isGone('32nd'))
  assert.equal(game.at('4th Regiment Suisse'), sq('D5'))
})

test('6.4 command 2, 3 or 4 brings in one, two or three units beside the defender', () => {
  const map = ['........', '........', '........', '........', '..M.....', '........', '........', '........']
  const supports = (leader: string) => {
    const game = table({
      map,
      units: [
        { '8th': 'D4', '45th': 'C5', '2nd': 'E5', '19th': 'D6', '4th Regiment Suisse': 'E4' },
        { '1st Foot': 'D5' },
      ],
      hands: [['8th 1', '2nd 0', leader], []],
    })
    return game.act('assault', '8th 1').act('target', '1st Foot')
  }
  const ney = supports('Ney')
  assert.equal(ney.refused('command', 'Ney', '45th'), '6.4')
  assert.equal(ney.refused('command', 'Ney', '4th Regiment Suisse'), '6.4')
  assert.equal(ney.refused('command', 'Ney', '8th'), '6.4')
  assert.equal(ney.refused('command', 'Ney', '2nd', '19th'), '6.4', 'he commands two, himself with one more')
  ney.act('command', 'Ney', '2nd')
  assert.equal(ney.where(), 'attack.strengthen 0')
  assert.equal(ney.refused('command', 'Davout'), '1.4')
  // A supporting unit's card adds its dice.
  ney.roll(1, 1, 6, 6).act('attack', '2nd 0')
  assert.deepEqual(totals(ney), [6 + 6 + 14, 8])
  assert.ok(supports('Soult').may('command', 'Soult', '2nd', '19th'))
  assert.ok(supports('Soult').may('command', 'Soult', '19th'), 'fewer than he could')
})

test('6.4 command 1 adds nobody, and nobody can be added who is not there', () => {
  const game = table({
    nations: ['usa', 'britain'],
    units: [{ '3rd': 'D4', '2nd': 'C5' }, { '32nd': 'D5' }],
    hands: [['3rd 0', 'Winfield Scott', 'Macomb'], []],
  })
  game.act('assault', '3rd 0').act('target', '32nd')
  assert.equal(game.refused('command', 'Winfield Scott'), '6.4')
  assert.ok(game.may('command', 'Macomb', '2nd'))
  const alone = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0', 'Ney'], []] })
  assert.equal(alone.act('assault', '8th 0').act('target', '32nd').refused('command', 'Ney'), '6.4')
})
