/** Battles by points: armies within their budget, ground nobody stands on, the same from the same seed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldOf } from '../field.ts'
import { napoleonsBattles } from '../module.ts'
import { NATIONS } from '../points/army.ts'
import { battleFor, POINT_OPTIONS, wantedIn } from '../points/index.ts'
import { worthOf } from '../rules/12-victory.ts'
import { readScenario } from '../validate/index.ts'

const values = (id: string): string[] => POINT_OPTIONS.find(option => option.id === id)!.values.map(each => each.id)

test('2.2.8, 20.1.1.3 every nation, year, budget and ground gives a battle that can be played, within the budget', () => {
  let n = 0
  for (const budget of values('budget'))
    for (const year of values('year'))
      for (const ground of values('ground')) {
        const west = NATIONS[n++ % NATIONS.length]!
        const east = NATIONS[(n * 3) % NATIONS.length]!
        const data = battleFor(wantedIn({ budget, year, ground, west, east }))
        assert.equal(
          typeof readScenario(JSON.parse(JSON.stringify(data))),
          'object',
          `${budget} ${year} ${ground} ${west} ${east}: ${readScenario(data)}`,
        )
        const f = fieldOf(data)
        for (const side of [0, 1]) {
          const cost = f.ofSide[side]!.reduce((sum, u) => sum + worthOf(f, u), 0)
          assert.ok(cost <= Number(budget) * 100, `${cost} of ${budget}`)
          assert.ok(cost >= Number(budget) * 70, `only ${cost} of ${budget}: ${west} ${east} ${year}`)
        }
      }
})

test('the same seed gives the same battle, another one another', () => {
  assert.deepEqual(battleFor(wantedIn({ ground: '3' })), battleFor(wantedIn({ ground: '3' })))
  assert.notDeepEqual(battleFor(wantedIn({ ground: '3' })).terrain, battleFor(wantedIn({ ground: '4' })).terrain)
})

test('a battle by points is set up by its options', () => {
  const plain = napoleonsBattles.readSetup({ scenario: 'points' })
  assert.ok(typeof plain !== 'string')
  const chosen = napoleonsBattles.readSetup({ scenario: 'points', options: { west: 'Rs', budget: '200', ground: '5' } })
  assert.ok(typeof chosen !== 'string')
  assert.equal(napoleonsBattles.seats(chosen)[0]!.en, 'Russians')
  assert.ok(napoleonsBattles.begin(chosen).s.on.length > 10)
  assert.equal(typeof napoleonsBattles.readSetup({ scenario: 'points', options: { west: 'Xx' } }), 'string')
})
