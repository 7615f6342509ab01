import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MARCH } from '../data/tables.ts'
import { marchLosses } from '../rules/10-march.ts'
import { CM, FA, NC } from '../words.ts'
import { army, card, corps, country, on, place, region, table, way } from './help.ts'

test('7.1 six rounds, the fifth and sixth in winter; by option the sixth alone', () => {
  const rounds = (options = {}) => {
    const game = table({
      options,
      round: 5,
      corps: { rhenanie: ['Ney'] },
      hands: [['Mud', 'Mud', 'Depot', 'Depot'], []],
      dice: [6, 6],
    })
    game.act('march', army('Ney')).act('halt')
    while (game.where().startsWith('turn')) game.act('pass')
    return game.all('round').map(each => [each.round, each.winter])
  }
  assert.deepEqual(rounds(), [
    [5, true],
    [6, true],
  ])
  assert.deepEqual(rounds({ winter: 'last' }), [
    [5, false],
    [6, true],
  ])
})

test('7.2 one action each, in turn: a move costs a card', () => {
  const game = table({
    hands: [['Mud'], ['Depot']],
    corps: { rhenanie: ['Ney', 'Davout'], galizien: ['Karl'] },
    round: 2,
  })
  game.s.free[0] = 0
  game.act('march', army('Ney')).act('pay', card('Mud')).act('let').act('go', way('bourgogne'))
  assert.equal(game.where(), 'turn.act 1')
  assert.deepEqual(game.s.discard, [card('Mud')])
})

test('7.2 who has nothing to pay with passes', () => {
  const game = table({ hands: [[], ['Depot']], corps: { rhenanie: ['Ney'] }, round: 1 })
  assert.equal(game.where(), 'turn.act 0')
  game.act('march', army('Ney')).act('let').act('halt').act('pass')
  assert.equal(game.where(), 'turn.act 1')
  assert.equal(game.s.round, 2)
})

test('7.3 the first move or interception of the year is free, in the first round only', () => {
  const game = table({ hands: [['Mud'], ['Depot']], corps: { rhenanie: ['Ney'] }, round: 1 })
  game.act('march', army('Ney'))
  assert.equal(game.where(), 'order.answer 1')
  const later = (options = {}) => {
    const wait = table({
      options,
      hands: [['Mud'], ['Depot']],
      corps: { rhenanie: ['Ney'], galizien: ['Karl'] },
      round: 1,
    })
    wait.act('pass').act('march', army('Karl')).act('let').act('halt').act('march', army('Ney'))
    return wait.where()
  }
  assert.equal(later(), 'order.pay 0')
  assert.equal(later({ freeMove: 'firstMove' }), 'order.answer 1')
})

test('7.3 a move that a campaign card has paid for is the first of the year as well', () => {
  const game = table({
    hands: [['Minor Campaign', 'Depot'], ['Mud']],
    corps: { rhenanie: ['Ney'], bayern: ['Davout'], osterreich: ['Karl'] },
    round: 1,
  })
  game.act('card', on('Minor Campaign', 'france')).act('march', army('Ney')).act('let').act('halt').act('enough')
  game.act('march', army('Karl')).act('let').act('go', way('bohmen'))
  game.act('intercept', army('Davout'))
  assert.equal(game.where(), 'interception.pay 0')
  // Who has not moved yet intercepts for nothing.
  const still = table({
    hands: [['Depot'], ['Mud']],
    corps: { bayern: ['Davout'], osterreich: ['Karl'] },
    round: 1,
  })
  still.act('pass').act('march', army('Karl')).act('let').act('go', way('bohmen')).act('intercept', army('Davout'))
  assert.equal(still.where(), 'interception.answer 1')
})

test('7.4 if both pass in one round the phase ends', () => {
  const game = table({ hands: [['Mud'], ['Depot']], round: 1 }).pass('pass', 'pass')
  assert.ok(game.all('phase').length >= 2)
  assert.equal(game.all('round').length, 1)
})

test('8.1 as many corps as the highest command, from one region', () => {
  const game = table({
    corps: { rhenanie: ['Gerard', 'Bertrand', 'Rapp', 'Ney', 'Moncey', 'Junot'], italia: ['Massena'] },
  })
  assert.equal(game.refused('march', army('Gerard', 'Bertrand', 'Rapp')), '8.1')
  assert.ok(game.may('march', army('Ney', 'Gerard', 'Bertrand', 'Rapp')))
  assert.equal(game.refused('march', army('Ney', 'Gerard', 'Bertrand', 'Rapp', 'Moncey')), '8.1')
  assert.equal(game.refused('march', army('Ney', 'Massena')), '8.1')
  assert.equal(game.refused('march', army('Karl')), '8.1')
})

test('8.2 nationalities mix; corps in Britain wait for Britannia', () => {
  const game = table({ first: 'coalition', corps: { galizien: ['Karl', 'Kutusov'], britain: ['Wellington'] } })
  assert.equal(game.refused('march', army('Wellington')), '8.2')
  assert.ok(game.may('march', army('Karl', 'Kutusov')))
  assert.ok(
    table({ first: 'coalition', britannia: true, corps: { britain: ['Wellington'] } }).may('march', army('Wellington')),
  )
})

test('8.3 who is not named stays; nobody is picked up', () => {
  const game = table({ corps: { rhenanie: ['Napoleon', 'Ney'], wurttemberg: ['Davout'] } })
  game.act('march', army('Napoleon')).act('go', way('wurttemberg', 'westfalen'))
  assert.deepEqual(['Napoleon', 'Ney', 'Davout'].map(game.placeOf), ['westfalen', 'rhenanie', 'wurttemberg'])
})

test('8.4 any number of corps may stand in a region', () => {
  const ten = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Massena', 'Lannes', 'Augereau', 'Victor']
  const game = table({ corps: { rhenanie: ten, wurttemberg: ['Oudinot'] } })
    .act('march', army('Oudinot'))
    .act('go', way('rhenanie'))
  assert.equal(game.s.count[region('rhenanie')], 10)
})

const marching = (extra: object, way_: string[], type = 'march', who = ['Mortier']) => {
  const game = table({
    corps: { rhenanie: who, osterreich: ['Karl'] },
    hands: [['Forced March', 'Depot'], []],
    ...extra,
  })
  game.act(type, army(...who))
  return { game, may: game.may('go', way(...way_)), refused: () => game.refused('go', way(...way_)) }
}
test('9.1 allowance: movement, −1 winter, +1 Forced March', () => {
  assert.ok(marching({}, ['bourgogne', 'languedoc', 'provence']).may)
  assert.equal(marching({}, ['flandre', 'bretagne', 'aquitaine', 'languedoc']).refused(), '9.1')
  assert.ok(marching({}, ['flandre', 'bretagne', 'aquitaine', 'languedoc'], 'force').may)
  assert.equal(marching({ round: 5 }, ['bourgogne', 'languedoc', 'provence']).refused(), '9.1')
  assert.ok(marching({ round: 5 }, ['bourgogne', 'languedoc', 'provence'], 'force').may)
  assert.equal(marching({}, ['bourgogne', 'languedoc', 'provence'], 'march', ['Mortier*']).refused(), '9.1')
})

test('9.2, 16-31 Mud: one step less, after the announcement', () => {
  const game = table({ corps: { rhenanie: ['Mortier'] }, hands: [[], ['Mud']] }).act('march', army('Mortier'))
  assert.equal(game.where(), 'order.answer 1')
  game.act('mud')
  assert.equal(game.refused('go', way('bourgogne', 'languedoc', 'provence')), '9.1')
  assert.ok(game.may('go', way('bourgogne', 'languedoc')))
})

test('9.2, 16-32 Misdirected Orders: the army does not move, what was paid is lost', () => {
  const game = table({ corps: { rhenanie: ['Mortier'] }, hands: [['Depot', 'Mud'], ['Misdirected Orders']] })
  game.s.free[0] = 0
  game.act('march', army('Mortier')).act('pay', card('Depot')).act('cancel')
  assert.equal(game.placeOf('Mortier'), 'rhenanie')
  assert.deepEqual(game.s.discard, [card('Depot'), card('Misdirected Orders')])
  assert.ok(game.s.tag.every(tag => tag === 0))
})

test('9.2 whoever holds a card is asked, whatever it is; who holds none is not', () => {
  for (const hand of [['Depot'], ['Mud'], ['Misdirected Orders']])
    assert.equal(
      table({ corps: { rhenanie: ['Ney'] }, hands: [[], hand] })
        .act('march', army('Ney'))
        .where(),
      'order.answer 1',
    )
  assert.equal(
    table({ corps: { rhenanie: ['Ney'] } })
      .act('march', army('Ney'))
      .where(),
    'order.way 0',
  )
})

test('9.3 to attack with the n-th step the allowance less one must reach; the attack ends the move', () => {
  const game = table({ corps: { rhenanie: ['Mortier'], bayern: ['Mack'] } }).act('march', army('Mortier'))
  assert.ok(game.may('go', way('wurttemberg', 'bayern')))
  assert.equal(game.refused('go', way('schweiz', 'wurttemberg', 'bayern')), '9.3')
  assert.equal(game.refused('go', way('wurttemberg', 'bayern', 'tirol')), '9.3')
  const winter = table({ round: 5, corps: { wurttemberg: ['Jourdan'], bayern: ['Mack'] } }).act(
    'march',
    army('Jourdan'),
  )
  assert.equal(winter.refused('go', way('bayern')), '9.3')
})

const meeting = (extra: object = {}) =>
  table({
    corps: { rhenanie: ['Ney'], bayern: ['Platov'], westfalen: ['Dumonceau'] },
    invaded: true,
    hands: [[], ['Depot', 'Embassy']],
    ...extra,
  })
test('9.4 an army next to the region entered may intercept and attacks the mover', () => {
  const game = meeting().act('march', army('Ney')).act('let').act('go', way('wurttemberg', 'rhenanie'))
  assert.equal(game.where(), 'interception.ask 1')
  assert.deepEqual(game.s.way, [], 'what the mover meant to do next is forgotten')
  assert.equal(game.refused('intercept', army('Dumonceau')), '8.1')
  game.roll(1, 6).act('intercept', army('Platov'))
  assert.equal(game.last('announced').intercepting, true)
  game.act('done').roll(6, 6)
  assert.equal(game.last('battle').attacker, 1)
})

test('9.4 a slower army does not intercept, and is not asked', () => {
  const game = meeting({ corps: { rhenanie: ['Ney'], bayern: ['Mack', 'Karl'] } })
    .act('march', army('Ney'))
    .act('let')
    .act('go', way('wurttemberg'))
  assert.equal(game.where(), 'turn.act 1')
})

test('9.4 who lets it pass may intercept at the next region, but tries once', () => {
  const game = meeting({
    hands: [
      ['Misdirected Orders', 'Depot'],
      ['Depot', 'Embassy', 'Mud'],
    ],
    corps: { rhenanie: ['Ney'], bayern: ['Platov', 'Bagration'] },
  })
  game.s.free[0] = 0
  game.act('march', army('Ney')).act('pay', card('Depot')).act('let').act('go', way('wurttemberg', 'westfalen'))
  game.act('let')
  assert.equal(game.where(), 'order.way 0')
  game.act('go', way('westfalen'))
  assert.equal(game.where(), 'interception.ask 1')
  assert.equal(game.refused('intercept', army('Bagration')), '8.1')
  game.act('intercept', army('Platov')).act('cancel')
  assert.equal(game.placeOf('Platov'), 'bayern')
  assert.equal(game.s.free[1], 0)
})

test('9.4 with friends in the region it joins their defence, for no step more', () => {
  const game = table({
    round: 5,
    first: 'france',
    corps: { rhenanie: ['Mortier'], bayern: ['Mack'], tirol: ['Karl'] },
    hands: [
      ['Forced March', 'Depot', 'Mud'],
      ['Depot', 'Embassy'],
    ],
  })
  game.act('force', army('Mortier')).act('let').act('go', way('wurttemberg', 'bayern'))
  assert.equal(game.where(), 'interception.ask 1')
  game.roll(6, 6, 6).act('intercept', army('Karl')).act('let')
  assert.equal(game.placeOf('Karl'), 'bayern')
  assert.equal(game.where(), 'battle.defenderOut 1')
})

test('9.4 not out of a region that was just attacked in this action', () => {
  const game = table({
    corps: { rhenanie: ['Jourdan'], wurttemberg: ['Davout'], bayern: ['Karl', 'Platov'] },
    invaded: true,
    hands: [['Minor Campaign'], ['Depot', 'Embassy']],
    dice: [1, 6],
  })
  game.act('card', on('Minor Campaign', 'france')).act('march', army('Davout')).act('let').act('go', way('bayern'))
  game.act('out', []).act('done').act('no')
  assert.equal(game.placeOf('Davout'), 'removed')
  game.act('march', army('Jourdan')).act('let').act('go', way('wurttemberg'))
  assert.equal(game.where(), 'turn.act 1')
  // Without that attack they would be asked.
  const calm = table({ corps: { rhenanie: ['Jourdan'], bayern: ['Platov*'] }, invaded: true, hands: [[], ['Depot']] })
  assert.equal(
    calm.act('march', army('Jourdan')).act('let').act('go', way('wurttemberg')).where(),
    'interception.ask 1',
  )
})

test('9.4 why not: just attacked, no way over the Sound, no card for the Forced March', () => {
  const attacked = table({
    corps: { rhenanie: ['Jourdan'], wurttemberg: ['Davout'], bayern: ['Karl', 'Platov'], westfalen: ['Bagration'] },
    invaded: true,
    hands: [['Minor Campaign'], ['Depot', 'Embassy']],
    dice: [1, 6],
  })
  attacked.act('card', on('Minor Campaign', 'france')).act('march', army('Davout')).act('let').act('go', way('bayern'))
  attacked.act('out', []).act('done').act('no')
  attacked.act('march', army('Jourdan')).act('let').act('go', way('wurttemberg'))
  assert.match(attacked.refusal('intercept', army('Karl')).text.en, /just attacked/)
  assert.ok(attacked.may('intercept', army('Bagration')))
  const sound = table({
    first: 'coalition',
    britannia: true,
    corps: { britain: ['Cathcart'], danmark: ['Ney'], sankt_peterburg: ['Murat'] },
    hands: [['Depot', 'Forced March'], []],
  })
  sound.act('march', army('Cathcart')).act('let').act('sail', region('sverige'))
  assert.match(sound.refusal('intercept', army('Ney')).text.en, /no way from there/)
  const poor = table({ corps: { rhenanie: ['Ney'], bayern: ['Platov'] }, invaded: true, hands: [[], ['Forced March']] })
  poor.s.free[1] = 0
  poor.act('march', army('Ney')).act('let').act('go', way('wurttemberg'))
  assert.match(poor.refusal('force', army('Platov')).text.en, /not have enough/)
})

test('9.4 Mud may stop an interception; what was paid is lost', () => {
  const game = table({
    round: 5,
    corps: { rhenanie: ['Mortier*'], bayern: ['Bagration'] },
    hands: [['Mud'], ['Depot', 'Embassy']],
    dice: [6],
  })
  game.s.free[0] = 0
  game.s.free[0] = 1
  game
    .act('march', army('Mortier'))
    .act('let')
    .act('go', way('wurttemberg'))
    .act('intercept', army('Bagration'))
    .act('mud')
  assert.equal(game.placeOf('Bagration'), 'bayern')
  assert.equal(game.last('stuck').seat, 1)
})

test('9.4 Forced March brings an interceptor whose step would not reach', () => {
  const game = table({
    round: 5,
    corps: { rhenanie: ['Jourdan'], bayern: ['Kollowrat'] },
    hands: [
      ['Forced March', 'Depot'],
      ['Forced March', 'Depot'],
    ],
    dice: [6, 6, 6, 6, 6],
  })
  game.act('force', army('Jourdan')).act('let').act('go', way('wurttemberg'))
  assert.equal(game.where(), 'interception.ask 1')
  assert.equal(game.refused('intercept', army('Kollowrat')), '8.1')
  game.act('force', army('Kollowrat')).act('let')
  assert.equal(game.placeOf('Kollowrat'), 'wurttemberg')
})

const attacked = (defenders: string[], extra: object = {}) =>
  table({ corps: { wurttemberg: ['Mortier'], bayern: defenders }, ...extra })
    .act('march', army('Mortier'))
    .act('go', way('bayern'))
test('9.5 defenders as fast as the attacker may withdraw, all together, not whence he came', () => {
  const game = attacked(['Karl', 'Mack'])
  assert.equal(game.where(), 'order.withdraw 1')
  assert.equal(game.refused('withdraw', region('wurttemberg')), '9.5')
  assert.equal(game.refused('withdraw', region('sachsen')), '2.9')
  assert.equal(game.refused('withdraw', region('schlesien')), '1.2')
  game.act('withdraw', region('osterreich'))
  assert.deepEqual(['Karl', 'Mack', 'Mortier'].map(game.placeOf), ['osterreich', 'osterreich', 'bayern'])
  assert.equal(game.all('battle').length, 0)
})

test('9.5 a slower commander must fight, and withdrawal into mountains costs', () => {
  const slow = attacked(['Kutusov'], { dice: [1, 1, 1, 1] })
  assert.ok(!slow.all('battle').every(() => false))
  const mountain = attacked(['Karl'], { dice: [6] }).act('withdraw', region('tirol'))
  assert.equal(mountain.last('attrition').cases, 'd')
  assert.ok(mountain.tired('Karl'))
})

test('9.6 a sea move: British alone, coast to coast, the whole move, not to neutrals', () => {
  const game = table({
    britannia: true,
    first: 'coalition',
    status: { portugal: 'CM' },
    corps: { britain: ['Wellington', 'Hill'], valencia: ['Ney'], galizien: ['Karl'] },
  })
  game.act('march', army('Wellington', 'Hill'))
  assert.equal(game.refused('sail', region('danmark')), '9.6')
  assert.equal(game.refused('sail', region('castilla')), '9.6')
  game.act('sail', region('portugal'))
  assert.deepEqual([game.placeOf('Hill'), game.where()], ['portugal', 'turn.act 0'])
  const landing = table({
    britannia: true,
    first: 'coalition',
    corps: { britain: ['Wellington'], andalucia: ['Ney'] },
    dice: [6, 1],
  })
  landing.act('march', army('Wellington')).act('sail', region('andalucia')).act('stand')
  assert.deepEqual(landing.last('fought').addends[0], [
    ['11.2', 6],
    ['11.2-sea', -2],
  ])
})

test('9.6 no sea move before Britannia, on foot first, or with others', () => {
  const game = table({
    britannia: true,
    first: 'coalition',
    status: { portugal: 'CM', spain: 'CM' },
    corps: { portugal: ['Wellington', 'Castanos'] },
  })
  game.act('march', army('Wellington', 'Castanos'))
  assert.equal(game.refusal('sail', region('napoli')).text.en, 'Only British corps and their auxiliaries sail.')
  const dry = table({ first: 'coalition', status: { portugal: 'CM' }, corps: { portugal: ['Wellington'] } }).act(
    'march',
    army('Wellington'),
  )
  assert.equal(dry.refused('sail', region('napoli')), '9.6')
})

test('9.7 an army moves through its own corps', () => {
  const game = table({ corps: { rhenanie: ['Ney'], wurttemberg: ['Davout'] } })
    .act('march', army('Ney'))
    .act('go', way('wurttemberg', 'bayern'))
  assert.equal(game.placeOf('Ney'), 'bayern')
})

test('9.8 violating a closed neutral costs a card more; it joins the enemy and mobilises, not there', () => {
  const game = table({ corps: { westfalen: ['Ney'] }, hands: [['Depot', 'Mud'], []] }).act('march', army('Ney'))
  assert.equal(game.refused('go', way('brandenburg', 'polen')), '9.8')
  game.act('go', way('brandenburg'))
  assert.equal(game.where(), 'order.toll 0')
  game.act('pay', card('Depot'))
  assert.equal(game.where(), 'mobilise.place 1')
  assert.equal(game.refused('place', [place('Braunschweig', 'brandenburg')]), '9.8')
  game.act('place', [place('Braunschweig', 'schlesien')])
  assert.equal(game.s.status[country('prussia')], CM)
  assert.equal(game.placeOf('Ney'), 'brandenburg')
  assert.equal(game.where(), 'order.way 0')
  game.act('go', way('polen'))
})

test('9.8 violated by the Coalition it joins France; without a card, or barred, nobody enters', () => {
  const game = table({ first: 'coalition', corps: { pommern: ['Karl'] }, hands: [[], ['Depot']] })
    .act('march', army('Karl'))
    .act('go', way('brandenburg'))
  game.act('pay', card('Depot')).act('place', [])
  assert.equal(game.s.status[country('prussia')], FA)
  const poor = table({ corps: { westfalen: ['Ney'] } }).act('march', army('Ney'))
  assert.equal(poor.refused('go', way('brandenburg')), '9.8')
  const barred = table({ options: { neutrals: 'barred' }, corps: { westfalen: ['Ney'] }, hands: [['Mud'], []] }).act(
    'march',
    army('Ney'),
  )
  assert.equal(barred.refused('go', way('brandenburg')), '2.9')
  const open = table({ corps: { westfalen: ['Ney'], polen: ['Kutusov'] } }).act('march', army('Ney'))
  assert.ok(open.may('go', way('brandenburg')))
  assert.equal(open.s.status[country('prussia')], NC)
})

test('9.8 an army that leaves a neutral and comes back violates it', () => {
  const game = table({ corps: { brandenburg: ['Ney'] }, hands: [['Mud'], []] }).act('march', army('Ney'))
  game.act('go', way('westfalen', 'sachsen'))
  assert.equal(game.where(), 'order.toll 0')
})

test('9.9, 16-33 Peace Talks: nobody enters from outside or attacks in it; inside one may move', () => {
  const game = table({
    corps: { bayern: ['Ney', 'Soult'], bohmen: ['Davout'], osterreich: ['Karl'], galizien: ['Kutusov'] },
    hands: [['Peace Talks', 'Mud', 'Depot'], ['Depot']],
  })
  assert.equal(game.refused('card', on('Peace Talks', 'france')), '16-33')
  game.act('card', on('Peace Talks', 'austria')).act('pass')
  assert.equal(game.refused('card', on('Peace Talks', 'prussia')), '1.11')
  game.act('march', army('Ney')).act('pay', card('Mud')).act('let')
  assert.equal(game.refused('go', way('tirol')), '16-33')
  game.act('halt').act('pass').act('march', army('Davout')).act('pay', card('Depot')).act('let')
  assert.equal(game.refused('go', way('osterreich')), '16-33')
  assert.ok(game.may('go', way('banat')))
})

test('10.1, 10.2 the five cases, a die each, the lowest counts', () => {
  const cases = (extra: object, steps: string[], type = 'march', who = ['Napoleon']) => {
    const game = table({
      corps: { rhenanie: who },
      hands: [['Forced March', 'Depot'], []],
      dice: [6, 6, 6, 6],
      ...extra,
    })
    game.act(type, army(...who)).act('go', way(...steps))
    return game.all('attrition')[0]?.cases ?? ''
  }
  assert.equal(cases({}, ['bourgogne', 'aquitaine', 'bretagne']), '')
  assert.equal(cases({}, ['bourgogne', 'aquitaine', 'bretagne', 'flandre']), 'a')
  assert.equal(cases({}, ['bourgogne'], 'force'), 'c')
  assert.equal(cases({}, ['schweiz']), 'd')
  assert.equal(cases({}, ['holland']), 'd')
  assert.equal(cases({}, ['schweiz', 'tirol']), 'd')
  assert.equal(cases({ round: 5 }, ['bourgogne']), 'e')
  assert.equal(cases({ round: 5 }, ['bourgogne', 'schweiz', 'tirol', 'bayern'], 'force'), 'acde')
  assert.equal(
    cases({ corps: { rhenanie: ['Napoleon'], osterreich: ['Mack', 'Johann'] }, dice: [6, 6, 6, 6] }, [
      'wurttemberg',
      'bayern',
      'osterreich',
    ]),
    'b',
  )
})

test('10.2 the march table, every cell, and column 8 for more', () => {
  for (let die = 1; die <= 6; die++)
    for (let size = 1; size <= 12; size++) assert.equal(marchLosses(die, size), MARCH[die - 1]![Math.min(size, 8) - 1])
})

test('10.3 a retreat in winter is a case', () => {
  const game = table({ round: 5, corps: { wurttemberg: ['Ney'], bayern: ['Mack'] }, dice: [6, 5, 1, 6, 1, 6] })
  game.act('march', army('Ney')).act('go', way('bayern')).act('to', region('osterreich'))
  assert.deepEqual(
    game.all('attrition').map(each => each.cases),
    ['e', 'e'],
  )
})

test('10.4 losses to the reserve, in winter for ever; the worn first; survivors exhausted', () => {
  const game = table({ corps: { rhenanie: ['Napoleon', 'Ney*', 'Davout', 'Soult'] }, dice: [1] })
    .act('march', army('Napoleon', 'Ney', 'Davout', 'Soult'))
    .act('go', way('schweiz'))
  assert.equal(game.where(), 'attrition.choose 0')
  assert.equal(game.refused('lose', army('Davout', 'Soult')), '10.4')
  assert.equal(game.refused('lose', army('Ney')), '10.2')
  game.act('lose', army('Ney', 'Soult'))
  assert.deepEqual(['Ney', 'Soult'].map(game.placeOf), ['reserve', 'reserve'])
  assert.ok(game.tired('Napoleon') && game.tired('Davout'))
  const winter = table({ round: 6, corps: { rhenanie: ['Napoleon'] }, dice: [1] })
    .act('march', army('Napoleon'))
    .act('go', way('bourgogne'))
  assert.equal(winter.placeOf('Napoleon'), 'removed')
})

test('10.5 who has no case is not exhausted by marching', () => {
  const game = table({ corps: { rhenanie: ['Ney'] } })
    .act('march', army('Ney'))
    .act('go', way('wurttemberg', 'bayern'))
  assert.ok(!game.tired('Ney'))
})

test('10.1 option after: the march is paid for after the battle', () => {
  const game = table({
    options: { marchAttrition: 'after' },
    corps: { wurttemberg: ['Napoleon'], tirol: ['Hiller'] },
    dice: [6, 1, 6],
  })
  game.act('march', army('Napoleon')).act('go', way('bayern', 'tirol'))
  const order = game.told.map(event => event.e).filter(e => e === 'fought' || e === 'attrition')
  assert.deepEqual(order.slice(0, 2), ['fought', 'attrition'])
  assert.ok(corps('Napoleon') === 0)
})
