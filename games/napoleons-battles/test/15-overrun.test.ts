/** 15.2 combats in movement, generals who fall. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf } from '../rules/12-victory.ts'
import { leaderOf } from '../rules/15-ratings.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISPERSED, ELIMINATED, ON_TABLE, REACT, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const overrun = { overrun: 'on' }
const MISS = [1, 10]
const wagons = (at: [number, number]): UnitData => ({
  id: 'w',
  side: 1,
  type: 'WAGON',
  at,
  facing: 270,
  formation: 'column',
})
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}

test('15.2.1, 15.2.1.1, 15.2.4, 15.2.4.1 a routed unit is fought at once, for one round, without fire, and runs on for a figure', () => {
  const t = stand(
    [french('a', [20, 18]), austrian('x', [22, 18], { figures: 28, marks: ['rout'] })],
    { options: overrun },
    [8, 5],
  )
  charge(t, 0, 1)
  assert.equal(t.at(), 'flight.way')
  assert.equal(t.told.filter(each => each.e === 'round').length, 1)
  assert.ok(!t.heard('fired'))
  assert.ok(t.told.some(each => each.e === 'lost' && each.unit === 1 && each.why === 'flight'))
  assert.ok(t.s.mark[1]! & ROUT)
  const base = stand([french('a', [20, 18]), austrian('x', [22, 18], { figures: 28, marks: ['rout'] })], {})
  charge(base, 0, 1)
  assert.ok(!base.heard('overran'))
})
test('15.2.1.2, 15.2.4.2 the winner pays a figure, advances an inch and marches on with what it has left', () => {
  const t = stand(
    [french('a', [20, 18]), austrian('x', [22, 18], { figures: 28, marks: ['rout'] })],
    { options: overrun },
    [8, 5],
  )
  charge(t, 0, 1)
  t.until('march.leg')
  assert.ok(t.told.some(each => each.e === 'lost' && each.unit === 0 && each.why === 'victory'))
  const { unit, x, y } = t.last('advanced')
  // The way to the enemy and one inch of the advance, which costs nothing.
  assert.deepEqual([unit, x - t.last('marched').x, y - t.last('marched').y], [0, inch(1), 0])
  assert.ok(t.may('forward', inch(1)))
})
test('15.2.1.3 cavalry that wins is not recalled', () => {
  const t = stand(
    [horse('a', 0, [20, 18]), austrian('x', [24, 18], { figures: 28, marks: ['rout'] })],
    { options: overrun },
    [8, 5],
  )
  charge(t, 0, 1)
  t.until('march.leg')
  assert.ok(!t.told.some(each => each.e === 'tested' && each.what === 'recall'))
})
test('5.6.1 hr cuirasses save figures in combats in movement, too', () => {
  const t = stand(
    [french('a', [20, 18]), horse('x', 1, [22, 18], { type: 'AuHC', figures: 16, marks: ['rout'] })],
    { options: { ...overrun, cuirass: 'on' } },
    // Ten against one: what is lost is rolled for, figure by figure.
    [10, 1, 1, 9, 9, 9, 9, 9],
  )
  charge(t, 0, 1)
  assert.equal(t.last('saved').figures, 1)
})
test('15.2.1 the other side likewise', () => {
  const t = stand(
    [french('a', [20, 18], { figures: 28, marks: ['rout'] }), austrian('x', [22, 18], { formation: 'column' })],
    { options: overrun, side: 1, first: 1 },
    [8, 5],
  )
  charge(t, 1, 0)
  assert.deepEqual([t.last('overran').unit, t.last('overran').enemy], [1, 0])
})

test('15.2.3, 15.2.3.2 wagons are fought at once for as many rounds as it takes; a combat unit pays nothing for its victory', () => {
  const t = stand([french('a', [20, 18]), wagons([22, 18])], { options: { ...overrun, ties: 'bySum' } }, [9, 1])
  charge(t, 0, 1)
  t.until('march.leg')
  assert.ok(t.s.mark[1]! & ROUT || t.s.on[1] !== ON_TABLE)
  assert.ok(!t.told.some(each => each.e === 'lost' && each.why === 'victory'))
})
for (const side of [0, 1] as const)
  test(`15.2.3.1 wagons that win pay the winner’s loss; side ${side} charges them and is beaten`, () => {
    const [charging, rounds] = side === 0 ? [french, 4] : [austrian, 1]
    const t = stand(
      [
        charging('a', side === 0 ? [20, 18] : [24, 18], { figures: 8, formation: 'column' }),
        { ...wagons([22, 18]), side: 1 - side, facing: side === 0 ? 270 : 90 },
      ],
      { options: overrun, side, first: side },
      // The French lose a figure, another, a third and the last two; the Austrians all of theirs at once.
      Array.from({ length: rounds }, () => [1, 10]).flat(),
    )
    charge(t, 0, 1)
    assert.deepEqual(
      t.all('lost').map(({ unit, why }) => [unit, why]),
      [...Array(rounds).fill([0, 'combat']), [1, 'victory']],
    )
    assert.equal(t.s.on[0], DISPERSED)
    t.done()
  })

const alone = (die: number, side = 0): Stand => {
  const t = stand(
    side === 0
      ? [french('a', [20, 18]), austrian('x', [40, 30])]
      : [french('a', [40, 30]), austrian('x', [24, 18], { formation: 'column' })],
    { options: overrun, generals: [general('G', 1 - side, [22.5, 18])], side, first: side },
    [die],
  )
  t.act('unit', side)
  t.act('forward', inch(2.5))
  t.act('halt')
  return t
}
test('15.2.2.1 a lone general who is contacted falls on 3 or less; on 4 he gets away', () => {
  const three = alone(3)
  assert.equal(three.s.on[2], ELIMINATED)
  assert.ok(three.heard('fell'))
  assert.ok(!three.told.some(each => each.e === 'lost'))
  const four = alone(4)
  assert.equal(four.at(), 'escape.flee')
  assert.equal(four.s.on[2], ON_TABLE)
})

const led = (die: number[]): Stand => {
  const t = stand(
    [french('a', [20, 18]), austrian('x', [22, 18], { figures: 20 })],
    { options: overrun, generals: [general('G', 1, [22, 18], { with: 'x' })] },
    [...MISS, ...MISS, 10, 1, ...die],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  return t
}
test('15.2.2.2 with a unit that is routed the general may fall; else he goes with it', () => {
  const three = led([3])
  assert.equal(three.s.on[2], ELIMINATED)
  const four = led([4])
  assert.equal(four.s.on[2], ON_TABLE)
  assert.deepEqual([four.last('struckAt').die, four.last('struckAt').fell], [4, false])
})
test('15.2.2.2 a rout of one’s own choice endangers nobody', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], {
    options: overrun,
    generals: [general('G', 0, [20, 18], { with: 'a' })],
  })
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  assert.ok(!t.heard('struckAt'))
})

test('15.2.2.4.1, 15.2.2.4.2 his place is empty for a turn; then another comes wherever his player wishes, poor and slow', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], {
    turns: 9,
    phase: 'control',
    options: overrun,
    generals: [general('G', 0, [4, 4], { radius: 9, quality: 'E', response: 9, combat: 3 })],
  })
  t.s.on[2] = ELIMINATED
  t.s.fell[0] = 1
  t.until('replacement.place')
  assert.equal(t.s.turn, 3)
  assert.equal(t.refusal('appoint', [inch(40), inch(18)]).rule, '15.2.2.4.1')
  t.act('appoint', [inch(10), inch(10)])
  assert.equal(t.s.on[2], ON_TABLE)
  const { radius, quality, response, combat } = leaderOf(fieldFor(t.s), t.s, 2)
  assert.deepEqual([radius, quality, response, combat], [3, 'P', 4, -1])
})
test('15.2.2.4.2 by rank: 3, 5, 6 and 8 inches', () => {
  const radii = (['division', 'corps', 'wing', 'army'] as const).map(rank => {
    const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], { generals: [general('G', 0, [4, 4], { rank })] })
    t.s.mark[2] = 1 << 22
    return leaderOf(fieldFor(t.s), t.s, 2).radius
  })
  assert.deepEqual(radii, [3, 5, 6, 8])
})
test('15.2.2.4.3 the fallen general still counts in points after he has been replaced', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], { generals: [general('G', 0, [4, 4])] })
  const before = pointsOf(t.s, 1)
  t.s.fell[0] = -1
  assert.ok(pointsOf(t.s, 1) > before)
  assert.ok(!(t.s.mark[0]! & REACT))
})
