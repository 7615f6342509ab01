import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EAST, NORTH, OUTSIDE, opposite, SOUTH, squares, WEST } from '../src/index.ts'

const field = squares(8, 8)

test('a corner has two neighbours, a side three, the middle four, none of them diagonal', () => {
  assert.deepEqual(field.neighbours[0], [1, 8])
  assert.deepEqual(field.neighbours[3], [2, 4, 11])
  assert.deepEqual(field.neighbours[27], [19, 26, 28, 35])
  for (const square of field.all)
    for (const other of field.neighbours[square]!) assert.ok(field.neighbours[other]!.includes(square))
})

test('one step in a direction, and off the field', () => {
  assert.equal(field.next[NORTH]![8], 0)
  assert.equal(field.next[NORTH]![7], OUTSIDE)
  assert.equal(field.next[EAST]![7], OUTSIDE)
  assert.equal(field.next[EAST]![8], 9)
  assert.equal(field.next[SOUTH]![56], OUTSIDE)
  assert.equal(field.next[WEST]![8], OUTSIDE)
  assert.equal(opposite(EAST), WEST)
  for (const direction of [NORTH, EAST, SOUTH, WEST])
    for (const square of field.all) {
      const to = field.next[direction]![square]!
      if (to !== OUTSIDE) assert.equal(field.next[opposite(direction)]![to], square)
    }
})

test('distances count sides, and rows count from an edge', () => {
  assert.equal(field.distances[0 * 64 + 63], 14)
  assert.equal(field.distances[9 * 64 + 9], 0)
  assert.equal(field.distances[0 * 64 + 9], 2)
  assert.equal(field.rows[NORTH]![12], 1)
  assert.equal(field.rows[SOUTH]![12], 6)
  assert.equal(field.rows[EAST]![12], 3)
  assert.equal(field.rows[WEST]![12], 4)
})

test('squares within two, ascending, and what lies between', () => {
  assert.deepEqual(field.within[2]![0], [1, 2, 8, 9, 16])
  assert.equal(field.within[2]![27]!.length, 12)
  const between = (a: number, b: number) => field.between.map(each => each[a * 64 + b])
  assert.deepEqual(between(0, 9), [1, 8])
  assert.deepEqual(between(0, 2), [1, OUTSIDE])
  assert.deepEqual(between(0, 1), [OUTSIDE, OUTSIDE])
  assert.deepEqual(between(0, 3), [OUTSIDE, OUTSIDE])
})

test('fields need not be square', () => {
  const strip = squares(3, 2)
  assert.equal(strip.count, 6)
  assert.deepEqual(strip.neighbours[4], [1, 3, 5])
  assert.equal(strip.rows[EAST]![3], 2)
})
