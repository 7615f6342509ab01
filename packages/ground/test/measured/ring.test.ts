import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pointWithin } from '../../src/measured/near.ts'
import { INCH } from '../../src/measured/numbers.ts'
import { quad, shapes } from '../../src/measured/quads.ts'
import { EASTWARDS, isShutIn, NORTHWARDS, otherEdges, SOUTHWARDS, WESTWARDS, wallsOf } from '../../src/measured/ring.ts'
import { pose } from './poses.ts'

const GAP = 2 * INCH
const WAYS = [NORTHWARDS, EASTWARDS, SOUTHWARDS, WESTWARDS]

/** Four units round a place, each so far from it. */
function four(off: number, width: number): Int32Array {
  const all = shapes(4)
  for (let k = 0; k < 4; k++) {
    const [dx, dy] = [
      [0, off],
      [off, 0],
      [0, -off],
      [-off, 0],
    ][k]!
    quad(5000 + dx!, 5000 + dy!, (k * 900 + 1800) % 3600, width, INCH, all, k)
  }
  return all
}

test('ring: four units round one shut it in while the gaps are less than two inches', () => {
  // Fronts of 4 inches at 600 points: their corners are 120 east and 120 north of each other, 170 points apart.
  const close = four(600, 960)
  // At 900 points: 420 and 420, 594 apart.
  const wide = four(900, 960)
  for (const way of WAYS) {
    assert.ok(isShutIn(5000, 5000, wallsOf(close, [0, 1, 2, 3], GAP), way))
    assert.ok(!isShutIn(5000, 5000, wallsOf(wide, [0, 1, 2, 3], GAP), way))
    assert.ok(!isShutIn(5000, 5000, wallsOf(close, [0, 1, 2], GAP), way), 'three leave a way')
    assert.ok(!isShutIn(9000, 5000, wallsOf(close, [0, 1, 2, 3], GAP), way), 'outside one is not shut in')
  }
})

test('ring: exactly two inches are a way out', () => {
  const all = shapes(4)
  quad(5000, 5480, 0, 1200, 240, all, 0)
  quad(5000, 4760, 0, 1200, 240, all, 1)
  quad(4280, 5240, 2700, 960, 240, all, 2)
  const east = (x: number): boolean => {
    quad(x, 5000, 2700, 720, 240, all, 3)
    return isShutIn(5000, 5000, wallsOf(all, [0, 1, 2, 3], GAP), NORTHWARDS)
  }
  assert.ok(east(5600 + GAP - 1) && !east(5600 + GAP))
})

test('ring: the edges of the table are a wall but for the one that leads home', () => {
  const all = shapes(5)
  otherEdges(4000, 4000, SOUTHWARDS, all, 2)
  quad(1000, 1500, 0, 1800, 240, all, 0)
  quad(3000, 1500, 0, 1800, 240, all, 1)
  assert.ok(isShutIn(2000, 3000, wallsOf(all, [0, 1, 2, 3, 4], GAP), SOUTHWARDS))
  assert.ok(!isShutIn(2000, 1000, wallsOf(all, [0, 1, 2, 3, 4], GAP), SOUTHWARDS), 'below them the way home is open')
  assert.ok(!isShutIn(2000, 3000, wallsOf(all, [0, 2, 3, 4], GAP), SOUTHWARDS))
  assert.ok(!isShutIn(2000, 3000, wallsOf(all, [0, 1], GAP), SOUTHWARDS), 'without the edges one goes round')
})

const CELL = 60
const CELLS = 100
/** Whether a flood over a grid gets out of the field when every point nearer than `clear` to an obstacle is wall. */
function floods(x: number, y: number, all: Int32Array, count: number, clear: number): boolean {
  const isFree = (cx: number, cy: number): boolean => {
    for (let i = 0; i < count; i++) if (pointWithin(x + cx * CELL, y + cy * CELL, all, i, clear)) return false
    return true
  }
  const seen = new Set([0])
  const queue = [[0, 0]]
  for (const [cx, cy] of queue) {
    if (Math.abs(cx!) >= CELLS || Math.abs(cy!) >= CELLS) return true
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]) {
      const [nx, ny] = [cx! + dx!, cy! + dy!]
      if (seen.has(nx * 1000 + ny) || !isFree(nx, ny)) continue
      seen.add(nx * 1000 + ny)
      queue.push([nx, ny])
    }
  }
  return false
}

test('ring: whoever is shut in is one whom no flood leaves, and the reverse', () => {
  let [shut, open] = [0, 0]
  fc.assert(
    fc.property(
      fc.array(pose(1600), { minLength: 3, maxLength: 8 }),
      fc.integer({ min: 900, max: 1500 }),
      (list, radius) => {
        // Round a place, crosswise to it, at uneven distances: about half of them close.
        const all = shapes(list.length)
        for (const [k, each] of list.entries()) {
          const angle = Math.floor((k * 3600) / list.length) + (each.x % 200)
          const off = radius + (each.y % 200)
          const [x, y] = [
            Math.round(off * Math.sin((angle * Math.PI) / 1800)),
            Math.round(off * Math.cos((angle * Math.PI) / 1800)),
          ]
          quad(5000 + x, 5000 + y, (angle + (each.facing % 300)) % 3600, each.width, Math.min(each.depth, 480), all, k)
        }
        if (list.some((_, k) => pointWithin(5000, 5000, all, k, GAP / 2 + CELL))) return
        const answers = WAYS.map(way => isShutIn(5000, 5000, wallsOf(all, [...list.keys()], GAP), way))
        assert.equal(new Set(answers).size, 1, 'every way out tells the same')
        if (answers[0]) {
          shut++
          assert.ok(!floods(5000, 5000, all, list.length, GAP / 2), 'there is a way')
        } else {
          open++
          // A grid finds a way only if it is wider than a cell.
          if (!floods(5000, 5000, all, list.length, GAP / 2 - CELL)) assert.fail('there is no way')
        }
      },
    ),
    { numRuns: 150 },
  )
  assert.ok(shut > 5 && open > 5, `${shut} shut in, ${open} not`)
})
