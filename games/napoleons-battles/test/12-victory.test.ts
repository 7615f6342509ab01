/** 12 Victory: what counts for an army’s morale, and points. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCORING } from '../data/points.ts'
import { breakArmies, outcome, pointsOf, takeObjectives } from '../rules/12-victory.ts'
import type { UnitData } from '../scenario.ts'
import { DISPERSED, ROUT } from '../words.ts'
import { austrian, french, type Stand, stand } from './table.ts'

const HILL = { name: 'o', at: [24, 18] as [number, number], points: 20 }
const contested = (...units: UnitData[]): Stand => {
  const t = stand(units, { objectives: [HILL] })
  takeObjectives(t.t)
  return t
}
const gun = (at: [number, number]): UnitData => ({
  id: 'g',
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'line',
})
const FAR = austrian('z', [46, 4])

test('12.2 a place is held by whoever alone has foot or horse in order within three inches of its middle, either side', () => {
  assert.equal(contested(french('a', [21.5, 18]), FAR).s.holder[0], 0)
  assert.equal(contested(french('a', [10, 18]), austrian('x', [26, 18])).s.holder[0], 1)
  const nobody = contested(french('a', [10, 18]), FAR).s.holder[0]!
  assert.ok(nobody < 0)
  // Three inches from its front edge and not an inch more.
  assert.equal(contested(french('a', [20.9, 18]), FAR).s.holder[0], nobody)
  // Both: nobody comes to hold it.
  assert.equal(contested(french('a', [22, 18]), austrian('x', [26, 18])).s.holder[0], nobody)
  assert.equal(contested(gun([22, 18]), FAR).s.holder[0], nobody)
  assert.equal(contested(french('a', [22, 18], { marks: ['rout'] }), FAR).s.holder[0], nobody)
})

test('12.2 it stays his until somebody else comes alone, and is told once', () => {
  const t = contested(french('a', [22, 18]), austrian('x', [40, 18]))
  takeObjectives(t.t)
  assert.equal(t.told.filter(({ e }) => e === 'took').length, 1)
  t.s.x[0] = 0
  takeObjectives(t.t)
  assert.equal(t.s.holder[0], 0)
  t.s.x[1] = 26 * 240
  takeObjectives(t.t)
  assert.equal(t.s.holder[0], 1)
  // Who has left the table holds nothing.
  t.s.on[1] = DISPERSED
  t.s.x[0] = 22 * 240
  takeObjectives(t.t)
  assert.equal(t.s.holder[0], 0)
})

test('12.2 an army of the enemy that is beaten counts its points, one’s own does not', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], {
    armies: [
      { id: 'f', side: 0, name: 'f', morale: 9 },
      { id: 'a', side: 1, name: 'a', morale: 9 },
    ],
  })
  t.s.broken[1] = 1
  assert.deepEqual([pointsOf(t.s, 0), pointsOf(t.s, 1)], [100 * SCORING.morale, 0])
})

test('12.1 an army is beaten once', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], {
    armies: [
      { id: 'f', side: 0, name: 'f', morale: 9 },
      { id: 'a', side: 1, name: 'a', morale: 1 },
    ],
  })
  breakArmies(t.t)
  assert.ok(!t.heard('broken'))
  t.s.mark[1]! |= ROUT
  breakArmies(t.t)
  breakArmies(t.t)
  assert.equal(t.told.filter(({ e }) => e === 'broken').length, 1)
})

test('12.2.1 by points the second side wins as the first does, fully from fifty on', () => {
  for (const side of [0, 1]) {
    const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], {
      turns: 1,
      objectives: [
        { ...HILL, points: 49 },
        { ...HILL, name: 'p', points: 1 },
      ],
    })
    t.s.holder[0] = side
    const marginal = outcome(t.s)!
    assert.deepEqual([marginal.winners, marginal.grade], [[side], 'marginal'])
    t.s.holder[1] = side
    assert.equal(outcome(t.s)?.grade, 'full')
  }
})
