/** What random games hardly ever come to: each of these is declared here, so that coverage does not hang on chance. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOfNapoleon } from '../module.ts'
import { army, at, card, on, region, table, tableOf, way } from './help.ts'

test('5.3, 5.4, 16-16 who is not repressed rises, and the dominion next to him, with a 6, rises and mobilises', () => {
  const rising = (dice: number[]) => {
    const game = table({
      phase: 'insurrection',
      year: 1809,
      status: { bayern: 'FD', tirol: 'FD', austria: 'NC', italia: 'NC' },
      hands: [['Depot'], ['Insurrection', 'Depot']],
    })
    game.act('play', on('Insurrection', 'tirol')).act('let').act('pass')
    assert.equal(game.where(), 'insurrection.soothe 0')
    game.roll(...dice).act('let')
    return game
  }
  const risen = rising([6])
  assert.equal(risen.where(), 'mobilise.place 1')
  risen.act('place', [])
  assert.notEqual(risen.where(), 'mobilise.place 1')
  const calm = rising([5])
  assert.equal(calm.last('spread').rises, false)
  assert.notEqual(calm.where(), 'mobilise.place 1')
})

test('16-15 Nationalism raises a French ally that nobody garrisons, and no other', () => {
  const game = table({
    phase: 'insurrection',
    status: { portugal: 'FA', bayern: 'FA' },
    corps: { bayern: ['Ney'] },
    hands: [[], ['Nationalism']],
  })
  assert.equal(game.refused('play', on('Nationalism', 'bayern')), '16-15')
  game.act('play', on('Nationalism', 'portugal'))
  assert.equal(game.last('played').card, card('Nationalism'))
  assert.equal(game.where(), 'mobilise.place 1')
})

test('1.5 an area that is not detached is no target of its own', () => {
  const game = table({ phase: 'diplomacy', hands: [['Embassy'], []] })
  assert.match(game.refusal('play', on('Embassy', 'polen')).text.en, /no country of its own/)
})

test('6.5, 16 a card without a target is played on nothing in particular', () => {
  const game = table({ phase: 'reinforcement', hands: [['Levee en Masse'], []] })
  assert.match(game.refusal('play', at('Levee en Masse', 'bourgogne')).text.en, /nothing in particular|not played on/)
})

test('16-18 a Chief of Staff finds nothing where all the discards are Chiefs of Staff', () => {
  const of = (discard: string[]) => table({ phase: 'strategy', year: 1806, hands: [['Chief of Staff'], []], discard })
  assert.equal(of(['Chief of Staff']).refused('play', card('Chief of Staff')), '16-18')
  assert.ok(of(['Depot']).may('play', card('Chief of Staff')))
})

test('7.2 a card that is no action is refused as one', () => {
  const game = table({ corps: { rhenanie: ['Ney'] }, hands: [['Forced March'], []] })
  assert.match(game.refusal('card', at('Forced March', 'ile_de_france')).text.en, /no action/)
})

test('16-29, 16-30 the second army of a Minor Campaign may be forced as well', () => {
  const game = table({
    corps: { rhenanie: ['Ney'], bourgogne: ['Davout'] },
    hands: [['Minor Campaign', 'Forced March'], []],
    dice: [6],
  })
  game.act('card', at('Minor Campaign', 'ile_de_france'))
  game.act('march', army('Ney')).act('halt')
  game.act('force', army('Davout'))
  game.act('go', way('rhenanie'))
  assert.equal(game.last('attrition').cases, 'c')
})

test('9.1, 9.2 an army that Mud leaves without a step stays where it is', () => {
  const game = table({ round: 5, corps: { rhenanie: ['Mortier*'] }, hands: [[], ['Mud']] })
  game.act('march', army('Mortier')).act('mud')
  assert.deepEqual(game.last('stuck'), { e: 'stuck', seat: 0, region: region('rhenanie') })
  assert.equal(game.placeOf('Mortier'), 'rhenanie')
})

test('9.4 after the first round an interception costs a card; only an army next to it comes', () => {
  const game = table({
    round: 2,
    invaded: true,
    corps: { rhenanie: ['Ney'], bayern: ['Platov'], galizien: ['Bagration'] },
    hands: [['Mud'], ['Depot', 'Embassy']],
  })
  game.s.free[0] = 1
  game.s.free[1] = 0
  game.act('march', army('Ney')).act('let').act('go', way('wurttemberg'))
  assert.match(game.refusal('intercept', army('Bagration')).text.en, /next to it/)
  game.act('intercept', army('Platov'))
  assert.equal(game.where(), 'interception.pay 1')
  game.act('pay', card('Depot'))
  assert.ok(game.s.discard.includes(card('Depot')))
})

test('9.5 nobody withdraws to where the enemy stands, nor into a country under Peace Talks from outside', () => {
  const game = table({
    corps: { wurttemberg: ['Mortier'], westfalen: ['Ney'], bayern: ['Karl'] },
    status: { prussia: 'CM' },
    hands: [[], ['Peace Talks']],
    first: 'coalition',
  })
  game.act('card', on('Peace Talks', 'austria')).act('march', army('Mortier')).act('go', way('bayern'))
  assert.equal(game.where(), 'order.withdraw 1')
  assert.match(game.refusal('withdraw', region('westfalen')).text.en, /enemy is in that region/)
  assert.equal(game.refused('withdraw', region('osterreich')), '16-33')
})

test('9.6, 9.7 a fleet sails before it marches or not at all, and nobody goes to where he stands', () => {
  const game = table({
    britannia: true,
    first: 'coalition',
    corps: { portugal: ['Wellington'] },
    status: { portugal: 'CM', spain: 'NC' },
    hands: [['Depot'], ['Depot', 'Mud', 'Embassy']],
  })
  game.act('march', army('Wellington')).act('let')
  assert.match(game.refusal('go', way('portugal')).text.en, /is there already/)
  assert.ok(game.may('sail', region('britain')))
  // The country violated mobilises first, and the army is asked for the rest of its way.
  game.act('go', way('andalucia')).act('pay', card('Depot')).act('place', [])
  assert.equal(game.where(), 'order.way 1')
  assert.match(game.refusal('sail', region('britain')).text.en, /whole move/)
})

test('10.2 those who march suffer, as many as the table says', () => {
  const tired = ['Napoleon*', 'Ney*', 'Davout*', 'Soult*']
  const game = table({ corps: { rhenanie: tired, bourgogne: ['Murat'] }, dice: [1] })
    .act('march', army('Napoleon', 'Ney', 'Davout', 'Soult'))
    .act('go', way('schweiz'))
  assert.match(game.refusal('lose', army('Ney', 'Murat')).text.en, /not of the army/)
  assert.match(game.refusal('lose', army('Ney', 'Davout', 'Soult')).text.en, /named already/)
  game.act('lose', army('Ney', 'Davout'))
})

test('11.3 a second Art of War adds nothing, a second Cavalry Charges does', () => {
  const game = table({
    corps: { wurttemberg: ['Napoleon', 'Davout', 'Soult', 'Murat'], bayern: ['Mack', 'Ferdinand', 'Hiller'] },
    hands: [['Art of War', 'Art of War', 'Cavalry Charges', 'Cavalry Charges'], []],
    dice: [1],
  })
  game
    .act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
    .act('go', way('bayern'))
    .act('out', [])
    .act('out', [])
  game.act('play', card('Cavalry Charges')).act('play', card('Art of War'))
  assert.match(game.refusal('play', card('Art of War')).text.en, /adds nothing/)
  game.act('play', card('Cavalry Charges')).act('done')
  assert.equal(game.last('fought').strength[0], 31)
})

test('11.7 the owner names as many as the table says, no fewer and no more', () => {
  const game = table({
    corps: { wurttemberg: ['Napoleon', 'Davout', 'Soult', 'Murat'], bayern: ['Mack', 'Ferdinand', 'Hiller'] },
    dice: [2, 1],
  })
  game
    .act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
    .act('go', way('bayern'))
    .act('out', [])
    .act('out', [])
  assert.equal(game.where(), 'losses.chooseDead 1')
  assert.match(game.refusal('lose', []).text.en, /still to be named/)
  assert.match(game.refusal('lose', army('Mack', 'Ferdinand', 'Hiller')).text.en, /named already/)
})

test('13.4 as many are lost in winter quarters as the table says', () => {
  const game = table({ phase: 'winter', corps: { moskva: ['Ney', 'Davout', 'Soult'] }, dice: [2] })
  assert.equal(game.where(), 'winter.choose 0')
  assert.match(game.refusal('lose', army('Ney', 'Davout', 'Soult')).text.en, /named already/)
})

test('15.2 before 1809 begins twenty-four cards are thrown face up onto the discards, and everybody sees which', () => {
  const setup = ageOfNapoleon.readSetup({ scenario: '1809' })
  assert.ok(typeof setup !== 'string')
  const game = tableOf(ageOfNapoleon.begin(setup))
  const { cards } = game.last('scattered')
  assert.equal(cards.length, 24)
  assert.equal(game.s.discard.length, 28)
  assert.deepEqual(
    game.whispers.filter(({ event }) => event.e === 'scattered'),
    [],
  )
})
