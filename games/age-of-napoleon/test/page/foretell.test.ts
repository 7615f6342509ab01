/** What is foretold before a deed, held against the battles the design gives and against the rules that carry it out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { battleOdds } from '../../foretell/battle.ts'
import { ageOfNapoleon } from '../../module.ts'
import type { View } from '../../state.ts'
import { ENGAGED } from '../../words.ts'
import { army, card, corps, type Game, region, table, way } from '../help.ts'

const told = (game: Game, type: string, arg?: readonly number[] | number) => {
  const { seat } = game.decision()
  const action = arg === undefined ? { type } : { type, arg: arg as number[] | number }
  return ageOfNapoleon.foretell!(ageOfNapoleon.view(game.pos, seat) as View, seat, action)
}
const lineOf = (foretold: ReturnType<typeof told>, rule: string) => foretold.lines.find(each => each.rule === rule)
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 0.0006, `${a} is not ${b}`)

/** Armies without names: strength comes from corps on ground that is nobody's own. */
function fought(attackers: readonly string[], defenders: readonly string[], more = 0) {
  const game = table({ corps: { brandenburg: attackers }, status: { prussia: 'CM' } })
  const { s } = game
  const at = region('brandenburg')
  for (const name of defenders) {
    s.place[corps(name)] = at
    s.count[50 + at]!++
  }
  for (const name of [...attackers, ...defenders]) s.tag[corps(name)]! |= ENGAGED
  // A cavalry charge is four points.
  for (let i = 0; i < more; i++) s.plays.push(34 * 64)
  return battleOdds(s, { seat: 0, at, from: region('sachsen'), sea: 0 })
}

test('11.4 23 against 4: 0.991, losses 0.17 and 2.22', () => {
  const { p, strength, dead, year } = fought(['Napoleon', 'Davout', 'Soult', 'Murat'], ['Mack', 'Ferdinand'])
  assert.deepEqual(strength, [23, 4])
  near(p, 0.991)
  assert.ok(Math.abs(dead[0] + year[0] - 0.17) < 0.006)
  // Two corps can lose no more than two, though the table says 2.22.
  assert.ok(dead[1] + year[1] <= 2 && dead[1] > 0.9)
})

test('9.1 an army hears how far it goes, what it costs and whom it can reach', () => {
  const game = table({
    corps: { rhenanie: ['Napoleon', 'Davout'], bayern: ['Mack'] },
    hands: [['Mud'], []],
    state: { free: [0, 0] },
  })
  const foretold = told(game, 'march', army('Napoleon', 'Davout'))
  assert.equal(lineOf(foretold, '9.1')!.value, 4)
  assert.match(lineOf(foretold, '8.1')!.text.en, /In command: Napoleon; 2 corps of 8/)
  assert.match(lineOf(foretold, '9.3')!.text.it, /Bayern/)
})

const atBayern = (corpsThere: readonly string[], round = 3) =>
  table({
    round,
    corps: { rhenanie: ['Napoleon', 'Davout', 'Soult', 'Murat'], bayern: corpsThere, osterreich: ['Hiller'] },
    hands: [['Mud', 'Depot'], []],
  })

test('9.3 the way to a battle tells its odds and losses, for ever and for the year', () => {
  const game = atBayern(['Mack', 'Ferdinand']).act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
  const foretold = told(game, 'go', way('wurttemberg', 'bayern'))
  near(lineOf(foretold, '11.4')!.value!, 0.991)
  assert.equal(foretold.lines.filter(each => each.rule === '11.7').length, 2)
  assert.match(lineOf(foretold, '11.4')!.text.it, /23 contro 4/)
  assert.equal(lineOf(foretold, '10.2'), undefined)
})

test('11.4 whoever plays cards in a battle hears what it is now, the attacker as well as the defender', () => {
  const begun = (cards: readonly (readonly string[])[]) => {
    const game = table({
      round: 3,
      corps: { wurttemberg: ['Napoleon', 'Davout', 'Soult', 'Murat'], bayern: ['Mack', 'Ferdinand'] },
      hands: cards,
    })
    game.act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
    if (game.where().startsWith('order.answer')) game.act('let')
    game.act('go', way('bayern')).act('out', []).act('out', [])
    return game
  }
  const attacker = begun([['Cavalry Charges'], []])
  assert.equal(attacker.where(), 'battle.attackerPlays 0')
  assert.match(lineOf(told(attacker, 'done'), '11.4')!.text.it, /23 contro 4/)
  near(lineOf(told(attacker, 'done'), '11.4')!.value!, 0.991)
  const defender = begun([[], ['Cavalry Charges', 'Depot']])
  assert.equal(defender.where(), 'battle.defenderPlays 1')
  near(lineOf(told(defender, 'done'), '11.4')!.value!, 1 - 0.991)
  defender.act('play', card('Cavalry Charges'))
  assert.match(lineOf(told(defender, 'done'), '11.4')!.text.it, /8 contro 23/)
})

test('10.1 in winter the march itself costs, and the army arrives exhausted', () => {
  const game = atBayern(['Mack', 'Ferdinand'], 5).act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
  const foretold = told(game, 'go', way('wurttemberg', 'bayern'))
  assert.match(lineOf(foretold, '10.2')!.text.en, /\(e\).*exhausted/)
  // Four corps tired: 19 instead of 23, or fewer.
  assert.ok(lineOf(foretold, '11.4')!.value! < 0.991)
})

test('9.8 a closed neutral costs a card and goes over to the enemy', () => {
  const game = table({
    corps: { hannover: ['Bernadotte'], rhenanie: ['Napoleon'] },
    status: { danmark: 'NC' },
    hands: [['Mud', 'Depot'], []],
  }).act('march', army('Bernadotte'))
  const foretold = told(game, 'go', way('danmark'))
  assert.match(lineOf(foretold, '9.8')!.text.it, /Danimarca: un’altra carta, e passa alla Coalizione/)
})

test('9.4 the way says where it might be cut off', () => {
  const game = table({
    corps: { rhenanie: ['Jourdan'], osterreich: ['Karl'] },
    status: { bayern: 'FA' },
    hands: [
      ['Mud', 'Depot'],
      ['Depot', 'Mud'],
    ],
  }).act('march', army('Jourdan'))
  if (game.where().startsWith('order.answer')) game.act('let')
  const foretold = told(game, 'go', way('wurttemberg', 'bayern'))
  assert.match(lineOf(foretold, '9.4')!.text.en, /Bayern/)
})

test('12.2, 12.3 what would surrender says so, and what would not says why', () => {
  const wien = (with_: readonly string[], others: Readonly<Record<string, readonly string[]>>) => {
    const game = table({
      corps: { bayern: with_, ...others },
      hands: [['Mud', 'Depot'], []],
    }).act('march', army(...with_))
    return told(game, 'go', way('osterreich'))
  }
  const four = ['Napoleon', 'Davout', 'Soult', 'Murat']
  assert.equal(lineOf(wien(four, { osterreich: ['Hiller'] }), '12.3')!.value, 1)
  const two = lineOf(wien(['Napoleon', 'Davout'], { osterreich: ['Hiller'] }), '12.3')!
  assert.equal(two.value, 0)
  assert.match(two.text.it, /servono tre corpi, ce ne sono 2/)
  const many = ['Karl', 'Johann', 'Bellegarde', 'Mack']
  assert.match(lineOf(wien(four, { bohmen: many }), '12.3')!.text.en, /4 corps hold out against 4/)
  const tirol = table({ corps: { bayern: four, tirol: ['Johann'] }, hands: [['Mud', 'Depot'], []] }).act(
    'march',
    army(...four),
  )
  assert.match(lineOf(told(tirol, 'go', way('tirol')), '12.3')!.text.en, /the capital holds out/)
})

test('7.4, 13.2 passing warns where it ends the phase, with the winter of every stack', () => {
  const eight = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Lannes', 'Massena', 'Augereau']
  const game = table({ round: 6, first: 'coalition', corps: { moskva: eight }, hands: [['Mud'], ['Mud']] })
  game.act('pass')
  const foretold = told(game, 'pass')
  assert.ok(foretold.warnings !== undefined)
  near(lineOf(foretold, '13.2')!.value!, 2.5)
  // In the middle of the phase nothing ends.
  const early = table({ round: 3, corps: { moskva: eight }, hands: [['Mud'], ['Mud']] })
  assert.equal(told(early, 'pass').warnings, undefined)
})
