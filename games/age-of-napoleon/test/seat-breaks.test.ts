/** The other seat, and what an act costs or says beside what it does: found by breaking single places of the rules. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placings } from '../rules/6-placing.ts'
import { insert } from '../rules/table.ts'
import { army, at, card, country, on, region, table, way } from './help.ts'

test('9.2, 16-31, 16-32 an answer leaves the hand and is told, whoever gives it', () => {
  for (const [seat, first] of [
    [0, 'coalition'],
    [1, 'france'],
  ] as const)
    for (const [act, title] of [
      ['mud', 'Mud'],
      ['cancel', 'Misdirected Orders'],
    ] as const) {
      const hands: [string[], string[]] = [['Depot'], ['Depot']]
      hands[seat] = ['Depot', 'Mud', 'Misdirected Orders']
      const game = table({ first, corps: { osterreich: ['Karl'], rhenanie: ['Mortier'] }, hands })
      game.act('march', army(first === 'france' ? 'Mortier' : 'Karl'))
      assert.equal(game.where(), `order.answer ${seat}`)
      game.act(act)
      assert.deepEqual(game.last('played'), { e: 'played', seat, card: card(title) })
      assert.ok(!game.s.hand[seat]!.includes(card(title)) && game.s.discard.includes(card(title)), title)
      assert.deepEqual(
        game.all('misdirected').map(each => each.seat),
        act === 'cancel' ? [1 - seat] : [],
      )
    }
})

test('9.4, 16-32 an interception led astray costs the card, and is told', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Murat'] },
    hands: [['Depot'], ['Misdirected Orders']],
  })
  game.act('march', army('Karl')).act('let').act('go', way('bohmen')).act('intercept', army('Murat')).act('cancel')
  assert.deepEqual(game.all('misdirected'), [{ e: 'misdirected', seat: 0 }])
  assert.deepEqual(game.s.hand[1], [])
})

test('8.3, 9.4 an army is announced as what it is: forced or not, moving or intercepting', () => {
  for (const act of ['march', 'force']) {
    const game = table({ corps: { rhenanie: ['Mortier'] }, hands: [['Depot', 'Forced March'], []] })
    game.act(act, army('Mortier'))
    const { seat, corps, region: where, forced, intercepting } = game.last('announced')
    assert.deepEqual(
      [seat, corps, where, forced, intercepting],
      [0, army('Mortier'), region('rhenanie'), act === 'force', false],
    )
    const other = table({
      first: 'coalition',
      corps: { osterreich: ['Karl'], bayern: ['Murat'] },
      hands: [['Depot', 'Forced March'], []],
      dice: [6, 6, 6, 6],
    })
    other.act('march', army('Karl')).act('let').act('go', way('bohmen'))
    other.act(act === 'force' ? 'force' : 'intercept', army('Murat'))
    const told = other.last('announced')
    assert.deepEqual([told.seat, told.forced, told.intercepting], [0, act === 'force', true])
    assert.equal(other.s.hand[0]!.includes(card('Forced March')), act !== 'force')
  }
})

test('11.8, 6.6 rest after a battle and rest in the year cost the card that is named', () => {
  const battle = table({
    corps: { wurttemberg: ['Napoleon', 'Davout'], bayern: ['Karl'] },
    hands: [['Mud', 'Depot'], []],
    dice: [6, 1],
  })
  battle.act('march', army('Napoleon', 'Davout')).act('go', way('bayern')).act('out', []).act('done')
  battle.act('rest', card('Mud'))
  assert.deepEqual([battle.s.hand[0], battle.s.discard.includes(card('Mud'))], [[card('Depot')], true])
  const year = table({ phase: 'reinforcement', hands: [['Mud', 'Depot'], []], corps: { rhenanie: ['Davout*'] } })
  year.act('pass').act('place', []).act('place', []).act('rest', army('Davout')).act('pay', card('Mud'))
  assert.deepEqual([year.s.hand[0], year.s.discard.includes(card('Mud'))], [[card('Depot')], true])
})

test('6.2 to 6.6 both play, both deploy and both rest, the first player of the year first', () => {
  for (const [first, seat] of [
    ['france', 0],
    ['coalition', 1],
  ] as const) {
    const game = table({
      first,
      phase: 'reinforcement',
      hands: [
        ['Depot', 'Depot'],
        ['Mud', 'Mud'],
      ],
      corps: { rhenanie: ['Ney*'], osterreich: ['Karl*'] },
    })
    const asked: string[] = []
    for (let i = 0; i < 8 && !game.where().startsWith('turn'); i++) {
      asked.push(game.where())
      if (game.where().startsWith('deploy')) game.act('place', [])
      else game.act(game.where().startsWith('rest') ? 'done' : 'pass')
    }
    assert.deepEqual(asked, [
      `reinforcement.play ${seat}`,
      `reinforcement.play ${1 - seat}`,
      `deploy.place ${seat}`,
      `deploy.place ${1 - seat}`,
      `rest.rest ${seat}`,
      `rest.rest ${1 - seat}`,
    ])
  }
})

test('16-24, 16-27 a card laid on something is told with it, another with itself alone', () => {
  const played = (seat: 0 | 1, title: string, arg: number, corps = {}) => {
    const hands: [string[], string[]] = [[], []]
    hands[seat] = [title]
    const game = table({ phase: 'reinforcement', first: seat === 0 ? 'france' : 'coalition', hands, corps, status })
    game.act('play', arg)
    return game.last('played')
  }
  const status = { austria: 'CM' }
  assert.deepEqual(played(0, 'Remounts', at('Remounts', 'rhenanie'), { rhenanie: ['Ney*'] }), {
    e: 'played',
    seat: 0,
    card: card('Remounts'),
    region: region('rhenanie'),
  })
  assert.deepEqual(played(1, 'Landwehr', on('Landwehr', 'austria')), {
    e: 'played',
    seat: 1,
    card: card('Landwehr'),
    country: country('austria'),
  })
})

test('12.5, 16-40 a refused surrender is told with its country; 12.4 so is that of France, and the end', () => {
  const corps = { ile_de_france: ['Karl'], flandre: ['Kutusov'], rhenanie: ['Mack'] }
  const game = table({ phase: 'surrender', dice: [6, 6, 6, 6], corps, hands: [['Surrender? Never!'], []] })
  assert.equal(game.where(), 'surrender.hold 0')
  game.act('never', country('france'))
  assert.deepEqual(game.last('holds'), { e: 'holds', country: country('france') })
  const fallen = table({ phase: 'surrender', dice: [6, 6, 6, 6], corps })
  assert.equal(fallen.where(), 'coalition-decisive')
  assert.deepEqual(fallen.last('surrendered'), {
    e: 'surrendered',
    country: country('france'),
    to: 1,
    dynasty: false,
  })
  assert.deepEqual(fallen.last('over'), { e: 'over', seat: 1, by: 'coalition-decisive' })
})

test('3.2 the first year is told before its first phase', () => {
  const game = table({})
  assert.deepEqual(
    game.told.slice(0, 2).map(({ e }) => e),
    ['year', 'phase'],
  )
})

test('1.11 a hand stays in order, whichever card comes into it', () => {
  const hand: number[] = []
  for (const each of [5, 3, 9, 1, 3, 7]) insert(hand, each)
  assert.deepEqual(hand, [1, 3, 3, 5, 7, 9])
})

test('6.4 by sea come the British, and nobody else; a list of placings says so', () => {
  const { s } = table({ phase: 'reinforcement' })
  const all = Array.from(s.place.keys())
  for (const seat of [0, 1])
    for (const code of placings(s, all, seat, false)) assert.ok(placings(s, all, seat, true).includes(code))
})
