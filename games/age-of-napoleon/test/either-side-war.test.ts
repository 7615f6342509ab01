/** Chapters 7 to 10: of every either/or of Part I the half, and of every rule for both sides the side, that no other test looks at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commanderOf } from '../rules/8-army.ts'
import { army, calmly, corps, loses, region, table, way } from './help.ts'

const FIRST = ['france', 'coalition'] as const

test('7.2 who has nothing left to pay with passes, whichever side he is', () => {
  for (const [seat, first] of FIRST.entries()) {
    const game = table({
      round: 1,
      first,
      corps: { rhenanie: ['Ney'], galizien: ['Karl'] },
      hands: seat === 0 ? [[], ['Mud']] : [['Mud'], []],
    })
    game
      .act('march', army(seat === 0 ? 'Ney' : 'Karl'))
      .act('let')
      .act('halt')
      .act('pass')
    assert.equal(game.s.round, 2)
    assert.equal(game.where(), `turn.act ${1 - seat}`)
    assert.equal(game.last('passed').seat, seat)
  }
})

test('7.3 the first move of the Coalition and the first interception of France cost nothing either, the second does', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl', 'Hiller'], bayern: ['Murat', 'Soult'] },
    hands: [
      ['Depot', 'Mud'],
      ['Depot', 'Mud'],
    ],
  })
  game.act('march', army('Hiller'))
  assert.equal(game.where(), 'order.answer 0', 'nothing was paid')
  game.act('let').act('go', way('bohmen')).act('intercept', army('Murat'))
  assert.equal(game.where(), 'interception.answer 1', 'nothing was paid')
  assert.deepEqual(game.s.free, [0, 0])
})

test('8.1 of equal commanders the faster leads, whoever stands first in the list', () => {
  const { s } = table({ corps: { rhenanie: ['Ney', 'Davout', 'Soult'] } })
  assert.equal(commanderOf(s, army('Davout', 'Soult')), corps('Davout'))
  s.tired[corps('Davout')] = 1
  assert.equal(commanderOf(s, army('Davout', 'Soult')), corps('Soult'))
})

test('9.2, 16-31, 16-32 France answers the Coalition’s announcements as it is answered', () => {
  const announced = (hand: string[]) =>
    table({ first: 'coalition', corps: { galizien: ['Karl'] }, hands: [hand, []] }).act('march', army('Karl'))
  const mud = announced(['Mud']).act('mud')
  assert.equal(mud.refused('go', way('bohmen', 'osterreich', 'dalmatien')), '9.1')
  assert.ok(mud.may('go', way('bohmen', 'osterreich')))
  const gone = announced(['Misdirected Orders']).act('cancel')
  assert.deepEqual([gone.placeOf('Karl'), gone.last('misdirected').seat], ['galizien', 1])
})

test('9.4 a Frenchman joins the defence of his friends, and a mover of either side is met in the open', () => {
  const joins = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Junot'], wurttemberg: ['Murat'] },
    hands: [['Depot', 'Mud'], []],
    dice: [1, 1, 6, 1],
  })
  joins.act('march', army('Karl')).act('let').act('go', way('bayern'))
  assert.equal(joins.where(), 'interception.ask 0')
  joins.act('intercept', army('Murat'))
  assert.equal(joins.placeOf('Murat'), 'bayern')
  // Nobody withdraws now (9.5): the battle begins.
  assert.equal(joins.where(), 'battle.defenderOut 0')
})

test('9.4, 9.5, 11.9 who was met on his way does not withdraw, and beaten does not go where the attack came from', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Murat', 'Davout', 'Soult'] },
    hands: [['Depot', 'Mud'], []],
    dice: [6, 1, 6, 1],
  })
  game
    .act('march', army('Karl'))
    .act('let')
    .act('go', way('bohmen'))
    .act('intercept', army('Davout', 'Soult', 'Murat'))
  assert.equal(game.last('battle').attacker, 0)
  game.act('out', []).act('done')
  assert.equal(game.last('won').seat, 0)
  if (game.where() === 'battle.refresh 0') game.act('no')
  assert.notEqual(game.placeOf('Karl'), 'bayern')
})

test('9.4, 11.9 interceptors who are beaten go back to where they came from', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl', 'Hiller', 'Kutusov', 'Bellegarde'], bayern: ['Murat', 'Gerard', 'Rapp'] },
    hands: [['Depot', 'Mud'], []],
    dice: [1, 2],
  })
  game
    .act('march', army('Karl', 'Hiller', 'Kutusov', 'Bellegarde'))
    .act('let')
    .act('go', way('bohmen'))
  game
    .act('intercept', army('Murat', 'Gerard', 'Rapp'))
    .act('out', [])
    .act('out', [])
    .act('done')
  assert.equal(game.last('won').seat, 1)
  loses(game, 'Gerard', 'Rapp')
  assert.equal(game.placeOf('Murat'), 'bayern')
  assert.equal(game.last('moved').way, 'retreat')
})

test('9.5 Frenchmen withdraw like others, the fast from the slow', () => {
  const attacked = (attacker: string, defender: string) =>
    table({ first: 'coalition', corps: { osterreich: [attacker], bayern: [defender] }, dice: [1, 1, 6, 1] })
      .act('march', army(attacker))
      .act('go', way('bayern'))
  const game = attacked('Karl', 'Ney')
  assert.equal(game.where(), 'order.withdraw 0')
  game.act('withdraw', region('wurttemberg'))
  assert.deepEqual([game.placeOf('Ney'), game.placeOf('Karl')], ['wurttemberg', 'bayern'])
  // Murat is faster than Massena, exhausted, who must fight.
  assert.doesNotMatch(attacked('Karl', 'Massena*').where(), /withdraw/)
})

test('9.6, 11.9 beaten landers go back over the sea to where they sailed from', () => {
  for (const from of ['britain', 'napoli']) {
    const game = table({
      britannia: true,
      first: 'coalition',
      status: { portugal: 'CM' },
      corps: { [from]: ['Wellington', 'Hill', 'Beresford', 'Damas'], andalucia: ['Napoleon', 'Davout', 'Soult'] },
      dice: [1, 2],
    })
    game.act('march', army('Wellington', 'Hill', 'Beresford', 'Damas')).act('sail', region('andalucia'))
    calmly(game)
    assert.equal(game.last('won').seat, 0, from)
    loses(game, 'Hill', 'Damas')
    assert.deepEqual(['Wellington', 'Beresford'].map(game.placeOf), [from, from])
  }
})

test('10.1, 10.3 a forced interceptor has case c, one through mountains d, in winter e; a plain one none', () => {
  const cases = (wanted: { round?: number; type?: string; to?: string }) => {
    const { round = 1, type = 'intercept', to = 'bohmen' } = wanted
    const game = table({
      round,
      first: 'coalition',
      corps: { osterreich: ['Karl', 'Hiller', 'Kutusov'], bayern: ['Murat'] },
      hands: [['Forced March', 'Depot', 'Mud'], []],
    })
    // The mover’s own die or dice, those of the interceptor, the battle: all high for the mover.
    game.roll(6, 6, 6, 6, 6, 6, 6, 6)
    game
      .act('march', army('Karl', 'Hiller', 'Kutusov'))
      .act('let')
      .act('go', way(to))
      .act(type, army('Murat'))
    calmly(game)
    return game.all('attrition').at(round === 5 ? 1 : -1)?.cases ?? ''
  }
  assert.deepEqual(
    [cases({}), cases({ type: 'force' }), cases({ to: 'tirol' }), cases({ round: 5, type: 'force' })],
    ['', 'c', 'd', 'ce'],
  )
})

test('10.4 the Coalition loses on the march as France does: to the reserve, the worn first', () => {
  const game = table({ first: 'coalition', corps: { osterreich: ['Karl', 'Hiller*', 'Mack'] }, dice: [1] })
    .act('march', army('Karl', 'Hiller', 'Mack'))
    .act('go', way('tirol'))
  assert.equal(game.where(), 'attrition.choose 1')
  assert.equal(game.refused('lose', army('Mack')), '10.4')
  game.act('lose', army('Hiller'))
  assert.deepEqual([game.placeOf('Hiller'), game.placeOf('Karl'), game.tired('Mack')], ['reserve', 'tirol', true])
})
