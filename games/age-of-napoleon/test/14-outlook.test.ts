/** What everybody is shown of the table as it stands: the numbers are those that the rules then go by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOfNapoleon } from '../module.ts'
import { inflicted, tieOf } from '../rules/11-table.ts'
import { army, card, country, type Game, region, table, way } from './help.ts'

const seen = (game: Game) => {
  game.where()
  return ageOfNapoleon.view(game.pos, 'spectator').outlook
}
const DICE = [1, 2, 3, 4, 5, 6]

test('11.2 – 11.5 the sums of a battle, attacker first: what is then fought, whichever side attacks', () => {
  const fights = [
    { first: 'france', corps: { bayern: ['Napoleon', 'Davout'], osterreich: ['Karl', 'Hiller'] }, where: 'osterreich' },
    { first: 'coalition', corps: { osterreich: ['Karl', 'Hiller'], bayern: ['Napoleon', 'Davout'] }, where: 'bayern' },
  ] as const
  for (const [seat, { first, corps, where }] of fights.entries()) {
    const hands = [['Cavalry Charges'], ['Art of War', 'Depot']]
    const game = table({ first, corps, hands: seat === 0 ? hands : hands.reverse(), dice: [1] })
    game
      .act('march', army(...Object.values(corps)[0]!))
      .act('let')
      .act('go', way(where))
    if (game.where().startsWith('order.withdraw')) game.act('stand')
    game.act('out', []).act('out', []).act('play', card('Cavalry Charges')).act('play', card('Art of War'))
    const sums = seen(game).battle
    assert.ok(sums !== undefined)
    assert.deepEqual([sums.attacker, sums.at], [seat, region(where)])
    assert.deepEqual(sums.fixed.map(Math.sign), [0, 1], 'the defender’s die is his command')
    assert.deepEqual(
      sums.columns,
      sums.strength.map(strong => DICE.map(die => inflicted(die, strong))),
    )
    assert.deepEqual(sums.tie, sums.strength.map(tieOf))
    game.act('done')
    const fought = game.last('fought')
    assert.deepEqual([fought.strength, fought.addends], [sums.strength, sums.addends])
    assert.equal(fought.dice[1], sums.fixed[1])
    assert.equal(seen(game).battle, undefined, 'once the dice have fallen nothing is to be reckoned any more')
  }
})

test('6.2, 6.3 cards due, what a major gives to whom, ceilings, deployment, and whom a pile serves', () => {
  const game = table({ status: { austria: 'FA', prussia: 'CM', russia: 'NC', spain: 'IC' } })
  const { due, gives, ceiling, deployment, serves } = seen(game)
  const majors = ['france', 'britain', 'austria', 'prussia', 'russia', 'spain'].map(id => gives[country(id)])
  // Spain gives each side one less while it is insurgent.
  assert.deepEqual(majors, [
    [5, 0],
    [0, 4],
    [2, 3],
    [1, 2],
    [2, 3],
    [1, 1],
  ])
  const piles = { france: 0, austria: 2, prussia: 3, russia: 4 }
  const numbers = Object.values(piles).map(pile => [ceiling[pile], deployment[pile], serves[pile]])
  assert.deepEqual(numbers, [
    [10, 5, 0],
    [1, 1, 0],
    [4, 2, 1],
    [8, 4, -1],
  ])
  assert.ok(due[0] >= 7 && due[1] >= 7, `${due}`)
})

test('12.3 who is occupied, by how many against how many, and whether he surrenders', () => {
  const game = table({ corps: { osterreich: ['Napoleon', 'Davout', 'Soult'], bohmen: ['Karl'], napoli: ['Ney'] } })
  const { held } = seen(game)
  assert.deepEqual(
    held.find(each => each.country === country('austria')),
    { country: country('austria'), enemies: 3, own: 1, capital: true, falls: true },
  )
  const [minor] = held.filter(each => each.country === country('napoli'))
  assert.deepEqual([minor!.enemies, minor!.own, minor!.capital, minor!.falls], [1, 0, true, true])
  const weak = seen(table({ corps: { bohmen: ['Napoleon', 'Davout', 'Soult'], osterreich: ['Karl'] } })).held
  assert.deepEqual([weak[0]!.capital, weak[0]!.falls], [false, false])
})

test('13.3, 13.4 the winter of every army, by the die', () => {
  const game = table({ corps: { moskva: ['Ney', 'Davout', 'Soult'], rhenanie: ['Murat', 'Lannes'] } })
  const { winter } = seen(game)
  assert.equal(winter.length, 1, 'two corps never lose')
  const [army] = winter
  assert.deepEqual([army!.region, army!.seat, army!.size], [region('moskva'), 0, 3])
  assert.deepEqual(army!.addends, [
    ['capital', -1],
    ['barren', -2],
  ])
  assert.ok(army!.losses[0]! > army!.losses[5]! && army!.losses.every(loss => loss <= 3))
})

test('14.2 who could claim a marginal victory now', () => {
  const french = { austria: 'FA', prussia: 'FA', russia: 'NC', spain: 'FA' }
  assert.equal(seen(table({ year: 1808, status: french })).marginal, 0)
  assert.equal(seen(table({ year: 1808, status: { ...french, russia: 'CM' } })).marginal, -1)
})
