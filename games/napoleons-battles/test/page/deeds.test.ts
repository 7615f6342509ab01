/** The arrows of a report: where everybody went in a turn, at whom he fired, and where it came to blows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deedsIn } from '../../page/deeds.ts'
import { view } from '../../view.ts'
import { austrian, french, general, inch, stand } from '../table.ts'

const here = stand(
  [french('a', [10, 10]), { id: 'g', side: 0, type: 'Fr6#', with: 'a', formation: 'line' }, austrian('x', [20, 10])],
  {
    generals: [general('c', 0, [4, 4])],
  },
)
const before = view(here.pos, 0)
const [a, g, x, c] = ['a', 'g', 'x', 'c'].map(here.u) as [number, number, number, number]
const marched = (unit: number, to: number) => ({
  e: 'marched',
  unit,
  leg: 'forward',
  x: inch(to),
  y: inch(10),
  facing: 900,
  form: 0,
  way: inch(1),
})
const at = (inches: number): readonly number[] => [inch(inches), inch(10)]

test('legs of one march are one arrow, from where it began; a flight begins another', () => {
  const { trails } = deedsIn(before, [
    marched(a, 12),
    marched(a, 14),
    { e: 'fled', unit: a, how: 0, way: [...at(11), ...at(8)] } as never,
  ])
  assert.deepEqual(
    trails.map(({ as, side, way }) => ({ as, side, way })),
    [
      { as: 'march', side: 0, way: [at(10), at(12), at(14)] },
      { as: 'flight', side: 0, way: [at(14), at(11), at(8)] },
    ],
  )
})
test('who is attached goes along, and fires from where he has come to', () => {
  const fired = { e: 'fired', shooter: g, target: x, town: -1 } as never
  const { trails } = deedsIn(before, [marched(a, 12), fired])
  assert.deepEqual(trails.at(-1)!.way, [at(12), at(20)])
  assert.equal(trails.at(-1)!.as, 'fire')
})
test('generals ride, who only dresses his ranks leaves no trail, and combats lie between those who fight', () => {
  const rode = { e: 'rode', general: c, x: inch(9), y: inch(4), fled: false } as never
  const fight = { e: 'combat', own: [[a], [x]] } as never
  const { trails, clashes } = deedsIn(before, [rode, marched(a, 10.1), fight])
  assert.deepEqual(
    trails.map(({ as, way }) => ({ as, way })),
    [
      {
        as: 'march',
        way: [
          [inch(4), inch(4)],
          [inch(9), inch(4)],
        ],
      },
    ],
  )
  assert.deepEqual(clashes, [[inch(10.1) + Math.round((inch(20) - inch(10.1)) / 2), inch(10)]])
})
