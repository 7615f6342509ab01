import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flights, OFFERED } from '../../src/measured/flights.ts'
import { INCH } from '../../src/measured/numbers.ts'
import { quad, shapes } from '../../src/measured/quads.ts'
import { crossesItself, MOST_POINTS, obstacles, type Way, wayLength } from '../../src/measured/routes.ts'

const [WIDTH, HEIGHT] = [48 * INCH, 36 * INCH]
const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= WIDTH && y <= HEIGHT
const endOf = ({ points }: Way): [number, number] => [points.at(-2)!, points.at(-1)!]

test('flights: away from the enemy, southwards, round a wall', () => {
  const all = shapes(2)
  quad(5760, 4600, 1800, 1200, 240, all, 0)
  quad(5760, 2600, 0, 2400, 240, all, 1)
  const home = (way: Way): number => endOf(way)[1]
  const found = flights(
    { x: 5760, y: 4000, most: 18 * INCH, least: INCH, isFree: () => true, compare: (a, b) => home(a) - home(b) },
    obstacles(all, [0, 1], 2 * INCH),
    isOn,
  )
  assert.equal(found.length, OFFERED)
  assert.ok(home(found[0]!) < 2360, 'beyond the wall')
  assert.ok(
    found.some(({ points }) => points.length > 4),
    'some go round the corner',
  )
  for (const way of found) {
    assert.ok(way.length <= 18 * INCH && way.length >= INCH && way.points.length / 2 <= MOST_POINTS)
    assert.equal(wayLength(way.points), way.length)
    assert.ok(!crossesItself(way.points) && isOn(...endOf(way)))
  }
  for (let k = 1; k < found.length; k++) assert.ok(home(found[k - 1]!) <= home(found[k]!))
})

test('flights: shut in there is none; nor where nobody may stop', () => {
  const all = shapes(4)
  for (let k = 0; k < 4; k++) {
    const [dx, dy] = [
      [0, 500],
      [500, 0],
      [0, -500],
      [-500, 0],
    ][k]!
    quad(5000 + dx!, 5000 + dy!, (k * 900 + 1800) % 3600, 960, 240, all, k)
  }
  const unit = { x: 5000, y: 5000, most: 18 * INCH, least: 3 * INCH, isFree: () => true, compare: () => 0 }
  assert.deepEqual(flights(unit, obstacles(all, [0, 1, 2, 3], 2 * INCH), isOn), [])
  assert.deepEqual(flights({ ...unit, isFree: () => false }, obstacles(all, [], 2 * INCH), isOn), [])
})
