import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOUCH, within } from '@bivouac/ground/measured'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { mustTest, squareLines } from '../rules/08-4-square.ts'
import { coversOf, freshPairs, pairsInContact } from '../rules/08-4-stars.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { CHARGED, type Quality, SQUARE } from '../words.ts'
import { austrian, french, general, horse, type Stand, stand } from './table.ts'

const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
const guns = (id: string, side: number, more: object = {}) => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  facing: side === 0 ? 90 : 270,
  formation: 'line' as const,
  ...more,
})
const touching = (t: Stand, a: number, b: number): boolean => {
  const table = lay(fieldFor(t.s), t.s)
  return within(table, a, table, b, TOUCH)
}

test('8.4, 8.4.2.1, 8.4.3 the book’s first example: A with a general touches a battery attached to D, one combat of A and D', () => {
  const t = stand([french('a', [20, 18], { under: 'g' }), austrian('d', [24, 18]), guns('c', 1, { with: 'd' })], {
    generals: [general('g', 0, [18, 18])],
  })
  charge(t, 0, 1)
  assert.deepEqual(pairsInContact(fieldFor(t.s), t.s), [[0, 1]])
})

test('8.4.2.2, 8.4.2.3, FN14, 8.4.3 the book’s second example on the table: infantry A touches C, cavalry B touches C and D', () => {
  // C and D side by side, A against C alone, B against both.
  const t = stand([
    french('A', [20, 20]),
    horse('B', 0, [20, 17.2], { formation: 'line', figures: 16 }),
    austrian('C', [20, 19.2], { figures: 16 }),
    austrian('D', [20, 16.1], { figures: 16 }),
  ])
  const f = fieldFor(t.s)
  assert.deepEqual(pairsInContact(f, t.s), [
    [0, 2],
    [1, 2],
    [1, 3],
  ])
  assert.deepEqual(coversOf(f, t.s), [
    [
      [0, 2],
      [1, 3],
    ],
  ])
})

test('8.5.4.2.5, 8.4.2.2 a newcomer has the combats it touches divided anew: nobody ends with several on both sides', () => {
  const t = stand([
    french('A', [20, 20]),
    horse('B', 0, [20, 17.2], { formation: 'line', figures: 16 }),
    austrian('C', [20, 19.2], { figures: 16 }),
    austrian('D', [20, 16.1], { figures: 16 }),
    french('E', [40, 20]),
    austrian('F', [40, 20]),
  ])
  const f = fieldFor(t.s)
  const told = (own: number[][]) => ({ own, main: [-1, -1], round: 0, done: 0 })
  // A and B were told to fight C; D comes upon B. E and F have nothing to do with it.
  t.s.combats.push(told([[0, 1], [2]]), told([[4], [5]]))
  assert.deepEqual(coversOf(f, t.s), [
    [
      [0, 2],
      [1, 3],
    ],
  ])
  // With D in a combat already there is nothing to divide.
  t.s.combats.push(told([[1], [3]]))
  assert.deepEqual(freshPairs(f, t.s), [])
})

test('8.4.2.2 where there are two ways the active player chooses, whichever side he is', () => {
  for (const side of [0, 1]) {
    const t = stand(
      [
        french('a', [20, 20.2], { formation: 'line' }),
        french('b', [20, 17.2], { formation: 'line' }),
        austrian('x', [20, 20.2], { figures: 16 }),
        austrian('y', [20, 17.2], { figures: 16 }),
      ],
      { phase: 'fire', side },
      [...MISS, ...MISS, ...MISS, ...MISS],
    )
    assert.equal(t.at(), 'division.divide')
    assert.ok(t.may('divide', '0-2 1-3'))
    assert.ok(t.may('divide', '0-3 1-2'))
    assert.equal(t.refused('divide', '0-1 2-3'), undefined, 'friends in contact: nothing that could be meant')
  }
})

test('8.4.4.1 equal to its control it forms, one more it does not', () => {
  const tried = (die: number): number => {
    const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [die])
    charge(t, 0, 1)
    return t.s.form[1]!
  }
  assert.equal(tried(5), SQUARE)
  assert.notEqual(tried(6), SQUARE)
})

test('8.4.4 no test near unrouted infantry, in a town or wood, behind a wall, in square; by the text near any unrouted enemy', () => {
  const must = (units: Parameters<typeof stand>[0], more: object = {}): boolean => {
    const t = stand(units, more)
    const f = fieldFor(t.s)
    return mustTest(f, t.s, 1, 0, lay(f, t.s))
  }
  const box = (kind: string, more = {}) => ({
    kind,
    at: [
      [23, 12],
      [30, 12],
      [30, 24],
      [23, 24],
    ],
    ...more,
  })
  const [h, x] = [horse('h', 0, [20, 18]), austrian('x', [24, 18])]
  assert.ok(must([h, x]))
  assert.ok(!must([h, { ...x, formation: 'square' }]))
  assert.ok(!must([h, x], { terrain: [box('wood')] }))
  assert.ok(!must([h, x], { terrain: [box('town', { name: 'X', value: 1 })] }))
  assert.ok(
    !must([h, x], {
      terrain: [
        {
          kind: 'wall',
          value: 1,
          protects: 90,
          at: [
            [24, 15],
            [24, 21],
          ],
        },
      ],
    }),
  )
  // Cavalry beside it: exempt by the text alone.
  const other = horse('k', 0, [23.5, 23], { facing: 180, formation: 'column' })
  const near = { ...other, at: [24.5, 20.6] as [number, number] }
  assert.ok(must([h, x, near]))
  assert.ok(!must([h, x, near], { options: { squareTest: 'any' } }))
  const foot = french('b', [24.5, 20.6], { facing: 180 })
  assert.ok(!must([h, x, foot]))
  assert.ok(must([h, x, { ...foot, marks: ['rout'] }]))
})

test('8.4.4 one test per unit and step, however many charge it', () => {
  const t = stand(
    [horse('h', 0, [20, 18.9], { figures: 8 }), horse('k', 0, [20, 16.4], { figures: 8 }), austrian('x', [24, 18])],
    {},
    [10],
  )
  charge(t, 0, 2)
  charge(t, 1, 2)
  assert.equal(t.told.filter(each => each.e === 'tested').length, 1)
})

test('8.4.4.2 guns with a brigade that forms square stand inside it', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18]), guns('g', 1, { with: 'x' })], {}, [1])
  charge(t, 0, 1)
  assert.equal(t.s.form[1], SQUARE)
  assert.equal(t.s.host[2], 1)
  assert.ok(touching(t, 1, 2))
})

test('8.4.4.2 guns and wagons that touch it by themselves are taken in, those farther off are not', () => {
  const train = (id: string, at: [number, number]) => ({
    ...guns(id, 1, { at }),
    type: 'WAGON',
    formation: 'column' as const,
  })
  const t = stand(
    [horse('h', 0, [20, 18]), austrian('x', [24, 18]), train('w', [25, 17]), train('v', [25, 21])],
    {},
    [1],
  )
  charge(t, 0, 1)
  assert.equal(t.s.form[1], SQUARE)
  assert.equal(t.s.host[2], 1)
  assert.ok(touching(t, 1, 2))
  assert.equal(t.s.host[3], -1)
})

test('8.2.5.1.3, 8.4.4 a square is two rows deep: with a second line, the edge or impassable ground behind it nobody tries', () => {
  const must = (line: UnitData, others: UnitData[] = [], more: object = {}): boolean => {
    const t = stand([horse('h', 0, [20, 18]), line, ...others], more)
    const f = fieldFor(t.s)
    return mustTest(f, t.s, 1, 0, lay(f, t.s))
  }
  const x = austrian('x', [24, 18])
  assert.ok(!must(x, [austrian('y', [25.5, 18])]))
  assert.ok(must(x, [austrian('y', [26, 18])]))
  // A column is as deep as a square; enemies behind it are in the way as friends are.
  assert.ok(must({ ...x, formation: 'column' }, [austrian('y', [26.2, 18])]))
  assert.ok(!must(x, [guns('k', 0, { at: [26.4, 18], facing: 90 }) as UnitData]))
  assert.ok(!must({ ...x, at: [46.5, 18] }))
  assert.ok(must({ ...x, at: [45.9, 18] }))
  const cliff = {
    kind: 'impassable',
    at: [
      [25.4, 10],
      [30, 10],
      [30, 26],
      [25.4, 26],
    ],
  }
  assert.ok(!must(x, [], { terrain: [cliff] }))
})

test('8.4.4.3, 8.4.4.3.1, 8.4.4.3.2 the highest general touching counts, disorder is −3', () => {
  const need = (quality: Quality, marks: 'disorder'[] = [], corps?: Quality): number => {
    const generals = [general('d', 1, [25, 18], { quality, ...(corps !== undefined && { under: 'c' }) })]
    if (corps !== undefined) generals.push(general('c', 1, [25, 17], { quality: corps, rank: 'corps' }))
    const t = stand([austrian('x', [24, 18], { marks, under: 'd' })], { generals })
    return sumOf(squareLines(fieldFor(t.s), t.s, 0))
  }
  assert.deepEqual(
    (['E', 'G', 'A', 'P'] as const).map(q => need(q)),
    [7, 6, 5, 4],
  )
  assert.equal(need('E', ['disorder']), 4)
  assert.equal(need('E', [], 'P'), 4)
})

test('8.4.4.1 the charge goes on to the square by itself, and may not be called off; out of reach it stops short', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [1])
  charge(t, 0, 1)
  assert.ok(touching(t, 0, 1))
  // A line seen at its very end: the square has drawn in from there.
  const edge = stand([horse('h', 0, [20, 15.5], { figures: 8 }), austrian('x', [24, 18], { figures: 28 })], {}, [1])
  charge(edge, 0, 1)
  assert.equal(edge.s.mark[0]! & CHARGED, 0)
  assert.ok(edge.heard('stopped'))
})
