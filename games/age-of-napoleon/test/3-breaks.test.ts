/** Chapters 2 to 7, one place each: what is told, what ends with the year, the mirrored side, what is put away. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ceilingOf, deploymentOf } from '../rules/6-numbers.ts'
import { CORPS_COUNT, FRENCH, RELEASED, secondOf } from '../words.ts'
import { army, at, card, corps, on, place, region, table, way } from './help.ts'

/** Cards offered at this moment, by code. */
const offered = (game: ReturnType<typeof table>, type: string) =>
  game.decision().actions.flatMap(action => (action.type === type ? [action.arg] : []))

test('3.1, 6.7, 12.8, 16-23 … 16-26 what cards did ends with the year, a surrendered major is remembered for one, and who was released may come', () => {
  const tag = Array<number>(CORPS_COUNT).fill(0)
  tag[corps('Mack')] = RELEASED
  const state = { levee: 1, landwehr: 2, ottoman: 1, war1812: 1, calm: 1, fell: 1, fellBefore: 0, tag }
  const game = table({ phase: 'victory', year: 1806, state })
  const { s } = game
  assert.equal(game.where(), 'year.choose 0')
  assert.deepEqual([s.levee, s.landwehr, s.ottoman, s.war1812, s.calm], [0, 0, 0, 0, 0])
  assert.deepEqual([s.fell, s.fellBefore, s.year, s.first], [0, 1, 1807, -1])
  assert.equal(s.tag[corps('Mack')], 0)
  assert.equal(game.last('year').year, 1807)
  game.act('first', 1)
  assert.deepEqual([game.last('first').seat, game.last('first').by], [1, 0])
})

test('3.5, 4.4 two cards of one title on two countries are both put away, and nothing stays laid', () => {
  const game = table({ phase: 'diplomacy', hands: [[], ['Embassy', 'Embassy']], first: 'coalition' })
  game.act('play', on('Embassy', 'portugal')).act('play', on('Embassy', 'danmark'))
  while (game.where() === 'mobilise.place 1') game.act('place', [])
  assert.deepEqual(game.s.discard, [card('Embassy'), card('Embassy')])
  assert.ok(game.s.laid.every(each => each === 0))
})

test('2.7 everybody hears who leaves the map with his country', () => {
  const game = table({ phase: 'diplomacy', hands: [['Talleyrand'], []], corps: { osterreich: ['Karl', 'Hiller'] } })
  game.act('play', on('Talleyrand', 'austria'))
  assert.deepEqual(game.last('left').corps, army('Karl', 'Hiller'))
})

test('4.1, 5.3, 6.2, 6.4, 7.2 everybody hears who has passed, whichever phase it is', () => {
  const hands = [['Mud'], ['Mud']] as const
  for (const phase of ['diplomacy', 'strategy', 'reinforcement', 'campaign'] as const)
    for (const [seat, first] of (['france', 'coalition'] as const).entries()) {
      const game = table({ phase, first, hands }).act('pass')
      assert.equal(game.all('passed').at(-1)!.seat, seat, phase)
    }
  const rising = table({ phase: 'insurrection', hands: [[], ['Mud']] }).act('pass')
  assert.equal(rising.all('passed')[0]!.seat, 1)
  // Who cannot pay is heard to pass as well, and the phase ends if the other has.
  const poor = table({ round: 1, hands: [['Mud'], []] })
  poor.s.free[1] = 0
  poor.act('pass')
  assert.deepEqual(
    poor.all('passed').map(({ seat }) => seat),
    [0, 1],
  )
  assert.notEqual(poor.s.phase, 4)
})

test('5.3, 5.4, 16-16 Repression is laid open and discarded, against a rising as before the dice', () => {
  const answer = table({
    phase: 'insurrection',
    hands: [
      ['Repression', 'Mud'],
      ['Insurrection', 'Mud'],
    ],
  })
  answer.act('play', on('Insurrection', 'italia')).act('repress')
  const before = table({
    phase: 'insurrection',
    status: { tirol: 'FD', austria: 'NC' },
    hands: [['Repression'], ['Insurrection']],
  })
  before.act('play', on('Insurrection', 'italia')).act('let').act('repress')
  for (const game of [answer, before]) {
    assert.ok(!game.s.hand[0]!.includes(card('Repression')))
    assert.ok(game.s.discard.includes(card('Repression')))
    const { seat, card: played } = game.last('played')
    assert.deepEqual([seat, played], [0, card('Repression')])
  }
})

test('6.2 Fouché is no Frenchman’s alone: what the Coalition has seen of the French hand both know', () => {
  const game = table({ phase: 'strategy', first: 'coalition', hands: [['Mud', 'Depot'], ['Fouche']] })
  game.act('play', card('Fouche'))
  assert.deepEqual(game.s.shown[0], game.s.hand[0])
  assert.deepEqual(game.s.shown[1], [])
  assert.equal(game.where(), 'strategy.strike 1')
})

test('16-18 everybody hears which card was taken from the discards', () => {
  const game = table({ phase: 'strategy', hands: [['Chief of Staff'], []], discard: ['Mud'] })
  const mine = game.s.discard.includes(card('Mud'))
  game.act('play', card('Chief of Staff'))
  const wanted = mine ? card('Mud') : game.s.discard.find(each => each !== card('Chief of Staff'))!
  game.act('take', wanted)
  assert.deepEqual([game.last('took').seat, game.last('took').card], [0, wanted])
})

test('16-26 the War of 1812 stops the British, and nobody else', () => {
  const { s } = table({ state: { war1812: 1 } })
  assert.equal(deploymentOf(s, FRENCH), 5)
  assert.equal(ceilingOf(s, FRENCH), 10)
  assert.deepEqual(
    [6, 7].map(pile => deploymentOf(s, pile)),
    [0, 0],
  )
})

test('6.5 Karl Johan comes from 1810, and only to a Coalition that has Sverige', () => {
  const may = (year: number, sverige: string) =>
    table({ year, phase: 'reinforcement', first: 'coalition', status: { sverige } }).may('place', [
      place('Karl Johan', 'sverige'),
    ])
  assert.deepEqual([may(1809, 'CM'), may(1810, 'CM'), may(1810, 'NC')], [false, true, false])
})

test('6.3 option draw: nobody drawn is nothing to tell, and one is one', () => {
  const drawn = (removed: boolean) => {
    const game = table({
      options: { mobilisation: 'draw' },
      phase: 'reinforcement',
      status: { austria: 'FA', spain: 'NC' },
      removed: removed
        ? ['Karl', 'Mack', 'Johann', 'Ferdinand', 'Hiller', 'Bellegarde', 'Liechtenstein', 'Kollowrat']
        : [],
    })
    game.where()
    return game
      .all('drawn')
      .filter(({ corps: all }) =>
        all.some(each => army('Karl', 'Mack', 'Johann', 'Ferdinand', 'Hiller').includes(each)),
      )
  }
  const [one] = drawn(false)
  assert.equal(one!.corps.length, 1)
  assert.ok(drawn(true).every(({ corps: all }) => all.length > 0))
})

test('6.7 everybody hears who is released, be it one', () => {
  const game = table({ phase: 'reinforcement', prisoners: ['Mack'] })
  game.act('place', [])
  while (game.where().startsWith('deploy')) game.act('place', [])
  assert.deepEqual(game.last('released').corps, army('Mack'))
})

test('6.4, 16-25 a card of another phase is refused with the section of phases', () => {
  const game = table({ phase: 'reinforcement', hands: [['Mud'], []] })
  assert.equal(game.refused('play', card('Mud') * 64), '3.4')
})

test('16-20, 16-24, 16-27 reinforcement cards are offered on what they may be played on', () => {
  const game = table({
    phase: 'reinforcement',
    first: 'coalition',
    corps: { westpreussen: ['Kutusov*'], osterreich: ['Karl'] },
    status: { prussia: 'CM' },
    hands: [[], ['Radetzky', 'Landwehr', 'Remounts', 'Mud']],
  })
  assert.deepEqual(
    offered(game, 'play'),
    [card('Radetzky') * 64, on('Landwehr', 'austria'), on('Landwehr', 'prussia'), at('Remounts', 'westpreussen')].sort(
      (a, b) => a - b,
    ),
  )
})

test('7.2, 16-27, 16-28, 16-33 cards that are an action are offered on what they may be played on, two copies once', () => {
  const game = table({
    corps: { westpreussen: ['Ney*'], rhenanie: ['Davout'] },
    hands: [['Remounts', 'Peace Talks', 'Peace Talks', 'Major Campaign', 'Mud'], []],
  })
  const codes = offered(game, 'card') as number[]
  const of = (title: string) => codes.filter(code => code >> 6 === card(title)).map(secondOf)
  assert.deepEqual(of('Remounts'), [region('westpreussen')])
  assert.deepEqual(of('Major Campaign'), [0])
  assert.deepEqual(of('Mud'), [])
  // Every country but France and Britain, and no area that is not detached.
  assert.deepEqual(
    of('Peace Talks'),
    Array.from({ length: 17 }, (_, i) => i + 2),
  )
})

test('7.1, 7.4 who has moved has not passed: the next round comes, and what is free or talked about ends with the phase', () => {
  const game = table({
    round: 1,
    corps: { rhenanie: ['Ney'], galizien: ['Karl'] },
    hands: [
      ['Mud', 'Peace Talks'],
      ['Depot', 'Depot'],
    ],
  })
  game.act('card', on('Peace Talks', 'spain')).act('march', army('Karl'))
  if (game.where() === 'order.answer 0') game.act('let')
  game.act('halt')
  assert.equal(game.s.round, 2)
  assert.notEqual(game.s.talks, 0)
  game.act('pass').act('pass')
  assert.notEqual(game.s.phase, 4)
  assert.deepEqual([game.s.talks, game.s.free], [0, [0, 0]])
})

test('7.3, 16-30 what a Forced March needs beside it: one card, or none where the move is paid for already', () => {
  const may = (hand: string[]) => {
    const game = table({ corps: { rhenanie: ['Ney'] }, hands: [hand, []] })
    game.s.free[0] = 0
    return game.may('force', army('Ney'))
  }
  assert.deepEqual([may(['Forced March']), may(['Forced March', 'Mud'])], [false, true])
  const paid = table({ corps: { rhenanie: ['Ney'] }, hands: [['Minor Campaign', 'Forced March'], []] })
  paid.s.free[0] = 0
  paid.act('card', on('Minor Campaign', 'france'))
  assert.ok(paid.may('force', army('Ney')))
  paid.act('force', army('Ney'))
  assert.deepEqual(paid.s.hand[0], [])
  assert.ok(paid.s.discard.includes(card('Forced March')))
})

test('6.5 Russia is invaded once, by Frenchmen, and not by whoever marches elsewhere', () => {
  const russians = table({ first: 'coalition', corps: { galizien: ['Kutusov'] }, dice: [6] })
  russians.act('march', army('Kutusov')).act('go', way('volhynia'))
  assert.equal(russians.s.invaded, 0)
  const elsewhere = table({ corps: { rhenanie: ['Ney'] }, hands: [[], []] })
  elsewhere.act('march', army('Ney')).act('go', way('wurttemberg'))
  assert.equal(elsewhere.s.invaded, 0)
  const french = table({
    status: { austria: 'FA' },
    corps: { galizien: ['Ney', 'Murat'] },
    hands: [['Major Campaign', 'Mud'], []],
    dice: [6, 6],
  })
  french.act('card', on('Major Campaign', 'france'))
  for (const name of ['Ney', 'Murat']) french.act('march', army(name)).act('go', way('volhynia'))
  assert.equal(french.s.invaded, 1)
  assert.equal(french.all('invaded').length, 1)
  assert.deepEqual(french.last('moved').way, 'march')
})
