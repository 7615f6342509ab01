/** Chapters 8 to 10, one place each: who may come, what is told and paid, who is lost first, the mirrored side. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { army, card, corps, region, table, type Wanted, way } from './help.ts'

test('8.1, 9.4 an interceptor is as fast as his commander: a quick corps brings no slow one that commands it', () => {
  // Murat is quick enough for Karl; Masséna, exhausted, is not, and would command him.
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Murat', 'Massena*'] },
    hands: [['Mud', 'Depot'], []],
  })
  game.act('march', army('Karl')).act('let').act('go', way('bohmen'))
  assert.equal(game.where(), 'interception.ask 0')
  assert.equal(game.refused('intercept', army('Massena')), '8.1')
  assert.equal(game.refused('intercept', army('Murat', 'Massena')), '8.1')
  assert.ok(game.may('intercept', army('Murat')))
  // Whom it may be put together of, and by which cards, is offered.
  const gathers = game.decision().gathers ?? []
  assert.deepEqual(gathers.find(({ type }) => type === 'intercept')?.may, army('Murat'))
  assert.deepEqual(gathers.find(({ type }) => type === 'force')?.may ?? [], [])
})

test('9.2, 16-31, 16-32 asked is whoever might hold either answer, and nobody once all copies of both lie open', () => {
  const asked = (discard: string[]) =>
    table({ corps: { rhenanie: ['Ney'] }, hands: [['Depot'], ['Depot']], discard })
      .act('march', army('Ney'))
      .where()
  const mud = ['Mud', 'Mud']
  const misdirected = ['Misdirected Orders', 'Misdirected Orders']
  assert.equal(asked(mud), 'order.answer 1')
  assert.equal(asked(misdirected), 'order.answer 1')
  assert.equal(asked([...mud, ...misdirected]), 'order.way 0')
})

test('9.4, 7.3 a free interception is asked for though no card is held; where a Forced March would be needed and none can be, nobody is asked', () => {
  const asked = (hand: string[], free: number, more: Wanted = {}) => {
    const game = table({
      first: 'coalition',
      corps: { osterreich: ['Karl'], bayern: ['Murat'] },
      hands: [hand, []],
      ...more,
    })
    game.act('march', army('Karl'))
    if (game.where() === 'order.answer 0') game.act('let')
    game.s.free[0] = free
    game.act('go', way('bohmen'))
    return game.where()
  }
  assert.equal(asked([], 1), 'interception.ask 0')
  assert.notEqual(asked([], 0), 'interception.ask 0')
  assert.equal(asked(['Depot'], 0), 'interception.ask 0')
  // In winter Mortier, exhausted, has no step to attack with: only a Forced March could bring him.
  const worn: Wanted = {
    round: 5,
    corps: { osterreich: ['Buxhowden*'], bayern: ['Mortier*'] },
    dice: [6],
  }
  const slow = (hand: string[]) => {
    const game = table({ first: 'coalition', hands: [hand, []], ...worn })
    game.act('march', army('Buxhowden'))
    if (game.where() === 'order.answer 0') game.act('let')
    game.s.free[0] = 0
    if (!game.may('go', way('bohmen'))) return 'no way'
    game.act('go', way('bohmen'))
    return game.where()
  }
  assert.notEqual(slow(['Depot']), 'interception.ask 0')
  assert.equal(slow(['Depot', 'Mud']), 'interception.ask 0')
})

test('9.4, 16-33 nobody intercepts into a country under Peace Talks from outside', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Murat'] },
    hands: [['Depot'], []],
  })
  game.act('march', army('Karl')).act('let')
  game.s.talks = 1 << 2
  game.act('go', way('bohmen'))
  assert.notEqual(game.where(), 'interception.ask 0')
})

test('9.2, 16-31 Mud against an interception is the mover’s card, and lies open afterwards', () => {
  const corps = { bayern: ['Massena'], osterreich: ['Karl'] }
  for (const [seat, first] of (['france', 'coalition'] as const).entries()) {
    const cards = [
      ['Mud', 'Mud'],
      ['Depot', 'Depot'],
    ]
    const game = table({ first, corps, hands: seat === 0 ? cards : cards.reverse(), dice: [6, 1, 6, 1] })
    const [mover, other] = seat === 0 ? ['Massena', 'Karl'] : ['Karl', 'Massena']
    game.act('march', army(mover!)).act('let').act('go', way('bohmen')).act('intercept', army(other!))
    assert.equal(game.where(), `interception.answer ${seat}`)
    game.act('mud')
    assert.deepEqual(game.s.hand[seat], [card('Mud')])
    assert.ok(game.s.discard.includes(card('Mud')))
    assert.equal(game.all('played').at(-1)!.seat, seat)
  }
})

test('9.4 once per move: in the next move of the year there is an interception again', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl', 'Hiller'], bayern: ['Murat', 'Soult'] },
    hands: [
      ['Depot', 'Mud'],
      ['Major Campaign', 'Mud'],
    ],
  })
  game.act('card', card('Major Campaign') * 64)
  for (const mover of ['Hiller', 'Karl']) {
    game.act('march', army(mover)).act('let').act('go', way('bohmen'))
    assert.equal(game.where(), 'interception.ask 0', mover)
    game.act('let').act('halt')
  }
})

test('10.3, 10.4 interceptors in winter suffer for their way, the worn first, before the battle or after it as agreed', () => {
  const met = (marchAttrition: string) =>
    table({
      round: 5,
      first: 'coalition',
      options: { marchAttrition },
      corps: { osterreich: ['Hiller'], bayern: ['Soult', 'Lannes', 'Murat*', 'Ney'] },
      hands: [['Depot', 'Depot'], ['Mud']],
    })
      .act('march', army('Hiller'))
      .act('let')
      .act('go', way('bohmen'))
  const before = met('before')
  assert.equal(before.where(), 'interception.ask 0')
  // Hiller’s die, then that of the four: one of them is lost, and it is Murat.
  before.roll(6, 3).act('intercept', army('Soult', 'Lannes', 'Murat', 'Ney'))
  if (before.where() === 'interception.answer 1') before.act('let')
  assert.equal(before.where(), 'attrition.choose 0')
  assert.equal(before.refused('lose', army('Ney')), '10.4')
  before.act('lose', army('Murat'))
  assert.equal(before.placeOf('Murat'), 'removed')
  const after = met('after')
  after.act('intercept', army('Soult', 'Lannes', 'Murat', 'Ney'))
  if (after.where() === 'interception.answer 1') after.act('let')
  assert.equal(after.where(), 'battle.attackerOut 0', 'nobody has suffered yet')
})

test('1.6 the Sound closes to the French alone, and is the same from either shore', () => {
  const crossed = (first: 'france' | 'coalition', name: string, from: string, to: string) => {
    const game = table({
      first,
      britannia: true,
      status: first === 'france' ? { danmark: 'FA', sverige: 'FA' } : { danmark: 'CM', sverige: 'CM' },
      corps: { [from]: [name] },
      hands: [['Mud'], ['Mud']],
    })
    game.act('march', army(name))
    if (game.where().startsWith('order.answer')) game.act('let')
    return game.may('go', way(to))
  }
  assert.ok(!crossed('france', 'Ney', 'danmark', 'sverige'))
  assert.ok(!crossed('france', 'Ney', 'sverige', 'danmark'))
  assert.ok(crossed('coalition', 'Kutusov', 'danmark', 'sverige'))
  assert.ok(crossed('coalition', 'Kutusov', 'sverige', 'danmark'))
})

test('9.6 coasts are offered to a fleet that has not marched, with the sea open; nobody sails from inland', () => {
  const sails = (britannia: boolean, from: string) => {
    const game = table({
      first: 'coalition',
      britannia,
      corps: { [from]: ['Uxbridge'] },
      hands: [[], []],
      status: { hannover: 'CM', bayern: 'CM' },
    })
    game.act('march', army('Uxbridge'))
    return game.decision().actions.filter(({ type }) => type === 'sail').length
  }
  assert.ok(sails(true, 'hannover') > 5)
  assert.equal(sails(true, 'bayern'), 0)
  assert.equal(sails(false, 'hannover'), 0)
  const game = table({ first: 'coalition', britannia: true, corps: { bayern: ['Uxbridge'] }, status: { bayern: 'CM' } })
  game.act('march', army('Uxbridge'))
  assert.equal(game.refused('sail', region('hannover')), '9.6')
  const fleet = table({
    first: 'coalition',
    britannia: true,
    corps: { hannover: ['Uxbridge'] },
    status: { hannover: 'CM' },
  })
  fleet.act('march', army('Uxbridge'))
  assert.equal(fleet.refused('sail', region('hannover')), '9.6')
  fleet.act('sail', region('napoli'))
  assert.equal(fleet.last('moved').way, 'sail')
})

test('9.8 everybody hears who violated whom', () => {
  const game = table({ corps: { hannover: ['Ney'] }, hands: [['Mud', 'Depot'], []] })
  game.act('march', army('Ney')).act('go', way('danmark')).act('pay', card('Mud'))
  assert.equal(game.last('violated').seat, 0)
})

test('10.1, 11 an army that is lost on the march fights no battle', () => {
  const game = table({
    round: 5,
    corps: { wurttemberg: ['Ney'], bayern: ['Mack'] },
    hands: [[], []],
    dice: [1],
  })
  game.act('march', army('Ney')).act('go', way('bayern'))
  assert.equal(game.placeOf('Ney'), 'removed')
  assert.equal(game.all('battle').length, 0)
})

test('10.4 who withdraws in winter loses first whoever was worn', () => {
  const game = table({
    round: 5,
    corps: { wurttemberg: ['Massena'], bayern: ['Karl', 'Bagration*', 'Hiller', 'Buxhowden'] },
    dice: [3],
  })
  game.act('march', army('Massena')).act('go', way('bayern'))
  assert.equal(game.where(), 'order.withdraw 1')
  game.act('withdraw', region('bohmen'))
  assert.equal(game.where(), 'attrition.choose 1')
  assert.equal(game.refused('lose', army('Hiller')), '10.4')
  game.roll(6).act('lose', army('Bagration'))
  assert.equal(game.placeOf('Bagration'), 'removed')
})

test('10.4 with the march paid for after the battle, worn is who was worn before it', () => {
  const game = table({
    round: 5,
    options: { marchAttrition: 'after' },
    corps: { wurttemberg: ['Napoleon', 'Ney', 'Davout*', 'Soult'], bayern: ['Mack'] },
    hands: [[], []],
    // The battle; then the march of the four.
    dice: [6, 1, 3],
  })
  game
    .act('march', army('Napoleon', 'Ney', 'Davout', 'Soult'))
    .act('go', way('bayern'))
    .act('out', [])
  assert.equal(game.where(), 'attrition.choose 0')
  assert.ok(game.tired('Ney'))
  assert.equal(game.refused('lose', army('Ney')), '10.4')
  game.act('lose', army('Davout'))
  assert.deepEqual(game.s.place[corps('Davout')], -3)
})

test('10.4 one survivor alone is told to be exhausted, too', () => {
  const game = table({ round: 5, corps: { rhenanie: ['Ney'] }, hands: [[], []], dice: [6] })
  game.act('march', army('Ney')).act('go', way('wurttemberg'))
  assert.deepEqual(game.last('tired').corps, army('Ney'))
})
