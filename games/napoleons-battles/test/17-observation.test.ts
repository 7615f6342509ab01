/** 17.1, 17.3: what is seen, and the weather. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WEATHER } from '../data/weather.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { radiusOf } from '../rules/07-command.ts'
import { rallyLines } from '../rules/07-rally.ts'
import { squareLines } from '../rules/08-4-square.ts'
import { recallLines } from '../rules/08-5-recall.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayHit } from '../rules/09-targets.ts'
import { isSeen, seenFrom, seenOf, sees } from '../rules/17-observation.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor, put } from '../state.ts'
import { FIRED, INCH } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const on = { observation: 'on' }
const from = (t: Stand, a: number, b: number): number => {
  const f = fieldFor(t.s)
  return seenFrom(f, t.s, a, b, lay(f, t.s)) / INCH
}
const seen = (t: Stand, u: number): boolean => {
  const f = fieldFor(t.s)
  return isSeen(f, t.s, u, lay(f, t.s))
}
const hit = (t: Stand, u: number, target: number): string | undefined => {
  const f = fieldFor(t.s)
  return mayHit(f, t.s, u, target, lay(f, t.s), false)?.rule
}
const guns = (id: string, side: number, at: readonly [number, number]): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr12#' : 'Au12#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
})

test('17.1, 17.1.1 up to 36 inches with an open line one sees, and no farther', () => {
  const t = stand([french('a', [4, 18]), austrian('x', [40, 18]), austrian('y', [40.2, 26])], { options: on })
  assert.equal(seen(t, 1), true)
  assert.equal(seen(t, 2), false)
  assert.deepEqual(seenOf(fieldFor(t.s), t.s, 0, lay(fieldFor(t.s), t.s)), [1])
  const back = stand([french('a', [4, 18]), austrian('x', [40, 18])], { options: on })
  assert.equal(seen(back, 0), true)
})

test('17.1.2.1#1 in a building one is seen from half the distance', () => {
  const t = stand([french('a', [4, 18]), austrian('x', [24, 18], { town: 'T', formation: 'deployed' })], {
    options: on,
    terrain: [
      {
        kind: 'town',
        name: 'T',
        value: 1,
        at: [
          [24, 16],
          [27, 16],
          [27, 20],
          [24, 20],
        ],
      },
    ],
  })
  assert.equal(from(t, 0, 1), 18)
  assert.equal(seen(t, 1), false)
})

test('17.1.2, 17.1.2.2 at the edge of a wood a quarter, rounded up; deeper than two inches only from two', () => {
  const terrain = [
    {
      kind: 'wood' as const,
      at: [
        [20, 8],
        [36, 8],
        [36, 28],
        [20, 28],
      ] as [number, number][],
    },
  ]
  const t = stand(
    [french('a', [10, 18]), austrian('x', [21.2, 18], { figures: 8 }), austrian('y', [28, 18], { figures: 8 })],
    { options: on, terrain, weather: 2 },
  )
  // In rain one sees 27 inches: a quarter of it is 6.75, rounded up 7.
  t.s.extra.weather = 1
  assert.equal(from(t, 0, 1), 7)
  assert.equal(from(t, 0, 2), 2)
})

test('17.1.2.3 in a hollow half, unless one looks down from a hill; behind a work half', () => {
  const t = stand(
    [
      french('a', [4, 18]),
      french('h', [4, 30]),
      austrian('x', [24.9, 18], { figures: 4, formation: 'line', facing: 270 }),
      austrian('w', [32.2, 18], { figures: 8 }),
    ],
    {
      options: on,
      terrain: [
        {
          kind: 'sunken',
          width: 3,
          at: [
            [25, 10],
            [25, 26],
          ],
        },
        {
          kind: 'hill',
          level: 1,
          at: [
            [1, 27],
            [8, 27],
            [8, 34],
            [1, 34],
          ],
        },
        {
          kind: 'wall',
          value: 1,
          at: [
            [32, 16],
            [32, 20],
          ],
        },
      ],
    },
  )
  assert.equal(from(t, 0, 2), 18)
  assert.equal(from(t, 1, 2), 36)
  assert.equal(from(t, 0, 3), 18)
})

test('17.1.2.4 who fires is seen from twice as far', () => {
  const t = stand([french('a', [4, 18]), austrian('x', [45, 18])], { options: on })
  assert.equal(seen(t, 1), false)
  put(t.s, 1, FIRED)
  assert.equal(from(t, 0, 1), 72)
  assert.equal(seen(t, 1), true)
})

test('17.1.2.1#2, 17.1.1.1 nobody is seen through a height, and what is not seen is no target', () => {
  const hill = {
    kind: 'hill' as const,
    level: 1,
    at: [
      [12, 16],
      [15, 16],
      [15, 20],
      [12, 20],
    ] as [number, number][],
  }
  const units = [guns('g', 0, [10, 18]), austrian('x', [20, 18])]
  const t = stand(units, { options: on, terrain: [hill], phase: 'fire' })
  assert.equal(seen(t, 1), false)
  assert.equal(hit(t, 0, 1), '17.1.1.1')
  const spotted = stand([...units, french('eye', [20, 24])], { options: on, terrain: [hill], phase: 'fire' })
  assert.equal(seen(spotted, 1), true)
  assert.notEqual(hit(spotted, 0, 1), '17.1.1.1')
  const off = stand(units, { terrain: [hill], phase: 'fire' })
  assert.notEqual(hit(off, 0, 1), '17.1.1.1')
})

test('17.1.1.2 neither range nor radius is longer than one sees', () => {
  const units = [guns('g', 0, [10, 18]), austrian('x', [23, 18]), austrian('y', [21, 24])]
  const t = stand(units, { options: on, phase: 'fire', generals: [general('d', 0, [4, 4], { radius: 20 })] })
  t.s.extra.weather = 8
  assert.equal(WEATHER[8]!.sight, 12)
  assert.equal(hit(t, 0, 1), '17.1.1.2')
  const f = fieldFor(t.s)
  assert.equal(radiusOf(f, t.s, t.u('d'), lay(f, t.s)), inch(12))
  t.s.extra.weather = -1
  assert.equal(radiusOf(f, t.s, t.u('d'), lay(f, t.s)), inch(20))
})

test('17.1.3 what comes into sight by moving can be fired at from then on', () => {
  const wood = {
    kind: 'wood' as const,
    at: [
      [14, 16.5],
      [18, 16.5],
      [18, 19.5],
      [14, 19.5],
    ] as [number, number][],
  }
  const t = stand([french('a', [6, 18]), austrian('x', [24, 18])], { options: on, terrain: [wood] })
  assert.equal(seen(t, 1), false)
  t.act('march', `0 O-450,${inch(8)}`)
  assert.equal(seen(t, 1), true)
  assert.equal(sees(fieldFor(t.s), t.s, 1, 0, lay(fieldFor(t.s), t.s)), true)
})

test('17.3.1.1, 3.1 the scenario says the weather; by dice where it says nothing', () => {
  const given = stand(
    [french('a', [4, 18]), austrian('x', [40, 18])],
    { options: on, weather: 4, phase: 'end', side: 1 },
    [10],
  )
  // The turn it began in had none; the next begins with it.
  assert.equal(given.last('weather').sight, 18)
  const rolled = stand(
    [french('a', [4, 18]), austrian('x', [40, 18])],
    { options: { weather: 'dice' }, phase: 'end', side: 1 },
    [30],
  )
  assert.equal(rolled.s.extra.weather, 1)
  const none = stand([french('a', [4, 18]), austrian('x', [40, 18])], { weather: 4, phase: 'end', side: 1 })
  assert.equal(none.heard('weather'), false)
})

test('17.3.1.2 notes a and c: snow and night are rolled again unless the scenario knows them', () => {
  const two = [french('a', [4, 18]), austrian('x', [40, 18])]
  const t = stand(two, { options: { weather: 'dice' }, phase: 'end', side: 1 }, [40, 60, 20])
  assert.equal(t.s.extra.weather, 0)
  const winter = stand(two, { options: { weather: 'dice' }, phase: 'end', side: 1, snow: true }, [40])
  assert.equal(winter.s.extra.weather, 2)
  const dark = stand(two, { options: { weather: 'dice' }, phase: 'end', side: 1, night: true }, [60])
  assert.equal(dark.s.extra.weather, 5)
})

test('CARD-4 note b: fog lifts on a 1 or when the scenario says, into what a second die says', () => {
  const two = [french('a', [4, 18]), austrian('x', [40, 18])]
  const more = { options: on, phase: 'end' as const, side: 1, turns: 9, weather: 4 }
  const t = stand(two, more)
  const turnOver = (...dice: number[]): void => {
    t.roll(...dice)
    t.until('movement.choose')
    t.act('done')
    t.until('movement.choose')
    t.act('done')
    t.until('movement.choose')
  }
  turnOver(2)
  assert.equal(t.s.extra.weather, 3)
  turnOver(1, 7)
  assert.equal(t.s.extra.weather, 1)
  const by = stand(two, { ...more, turn: 4, fogLifts: 6 })
  by.s.extra.weather = 3
  by.roll(9, 5)
  by.until('movement.choose')
  by.act('done')
  by.until('movement.choose')
  by.act('done')
  by.until('movement.choose')
  assert.equal(by.s.extra.weather, 0)
  by.done()
})

test('CARD-4 note d: by night every control is one less, never below 1; note h: rain costs infantry one', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), horse('c', 0, [4, 18]), austrian('x', [22, 18])])
  const f = fieldFor(t.s)
  const sums = (): number[] => [
    sumOf(squareLines(f, t.s, 0)),
    sumOf(rallyLines(f, t.s, 0)),
    sumOf(recallLines(f, t.s, 1)),
  ]
  const day = sums()
  t.s.extra.weather = 5
  assert.deepEqual(
    sums(),
    day.map(each => each - 1),
  )
  const dry = sumOf(fireLines(f, t.s, 0, 2, lay(f, t.s)))
  t.s.extra.weather = 1
  assert.equal(sumOf(fireLines(f, t.s, 0, 2, lay(f, t.s))), dry - 1)
})

test('CARD-4 note g: in a hard frost streams are no fords', () => {
  const stream = {
    kind: 'stream' as const,
    width: 1,
    disorders: true as const,
    closed: ['foot' as const],
    at: [
      [21, 0],
      [21, 36],
    ] as [number, number][],
  }
  const t = stand([french('a', [21, 18], { formation: 'line' }), austrian('x', [23, 18])], {
    terrain: [stream],
    phase: 'fire',
  })
  const ford = (): boolean =>
    fireLines(fieldFor(t.s), t.s, 0, 1, lay(fieldFor(t.s), t.s)).some(each => each.rule === '9.4.8')
  assert.equal(ford(), true)
  t.s.extra.weather = 2
  assert.equal(ford(), false)
})
