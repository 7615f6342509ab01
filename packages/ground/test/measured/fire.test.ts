import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { aims, isHit, isInDeadZone } from '../../src/measured/fire.ts'
import { INCH, SIZE } from '../../src/measured/numbers.ts'
import { shapes } from '../../src/measured/quads.ts'
import { fanDistance, fieldOfFire, halfSector } from '../../src/measured/sector.ts'
import { shownLength, span } from '../../src/measured/spans.ts'
import { terrain } from '../../src/measured/terrain.ts'
import { type Pose, pose, shapeOf } from './poses.ts'

const put = (list: readonly Pose[]): Int32Array => {
  const all = shapes(list.length)
  for (const [k, each] of list.entries()) all.set(shapeOf(each), k * SIZE)
  return all
}

test('fire: a nearer unit in the same half bars, one in the other half or farther does not', () => {
  const shooter = { x: 5000, y: 5000, facing: 0, width: 900, depth: 240 }
  const target = { x: 5300, y: 6200, facing: 1800, width: 400, depth: 240 }
  const right = halfSector(shooter.x, shooter.y, 0, 1)
  const left = halfSector(shooter.x, shooter.y, 0, -1)
  const look = (friend: Pose, range = 8 * INCH): boolean[] => {
    const s = put([target, friend])
    return [left, right].map(fan => isHit(aims(fan, range, s, [0], [0, 1])[0]!))
  }
  const friend = { x: 5300, y: 5700, facing: 0, width: 360, depth: 240 }
  assert.deepEqual(look(friend), [false, false])
  assert.deepEqual(look({ ...friend, x: 4700 }), [false, true], 'in the other half')
  assert.deepEqual(look({ ...friend, y: 7400 }), [false, true], 'behind the target')
  assert.deepEqual(
    look({ ...friend, x: 5000, width: 2 }),
    [false, false],
    'on the line between the halves it is in both',
  )
  assert.deepEqual(look({ ...friend, x: 9000 }, 4 * INCH), [false, false], 'out of range')
  // A target across the middle line may be hit in the half that is open.
  const wide = put([{ ...target, x: 5000 }, friend])
  assert.deepEqual(
    [left, right].map(fan => aims(fan, 8 * INCH, wide, [0], [0, 1])[0]!.blocker),
    [-1, 1],
  )
})

test('fire: of many, what the definition says', () => {
  const units = fc.array(pose(3000), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(
      pose(3000),
      units,
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 4000 }),
      (one, list, kind, range) => {
        const s = put(list)
        const fan =
          kind === 2
            ? fieldOfFire(one.x, one.y, one.facing, one.width)
            : halfSector(one.x, one.y, one.facing, kind * 2 - 1)
        const all = [...list.keys()]
        const far = all.map(j => {
          const found = span()
          return fanDistance(fan, s, j, found) ? shownLength(found) : undefined
        })
        const blockers = all.filter(j => j % 3 !== 0)
        for (const { target, isInside, isInRange, blocker } of aims(fan, range, s, all, blockers)) {
          const own = far[target]
          assert.equal(isInside, own !== undefined)
          if (own === undefined) continue
          if (Math.abs(own - range) > 1e-6) assert.equal(isInRange, own < range)
          const before = blockers.filter(j => j !== target && far[j] !== undefined && far[j]! < own - 1e-6)
          const nearest = Math.min(...before.map(j => far[j]!))
          if (before.length > 0) assert.ok(blocker >= 0 && Math.abs(far[blocker]! - nearest) < 1e-6)
          else if (blocker >= 0) assert.ok(Math.abs(far[blocker]! - own) < 1e-6)
        }
      },
    ),
    { numRuns: 10_000 },
  )
})

test('fire: the dead zone is as deep as the battery is far from the foot', () => {
  const hill = { points: [4000, 4000, 4000, 6000, 7000, 6000, 7000, 4000] }
  const t = terrain([hill], 20_000, 20_000)
  // 1000 points from the foot: up to 2000 points away, and not one farther.
  const at = (y: number): boolean =>
    isInDeadZone(t, 0, 5500, 5000, shapeOf({ x: 5500, y, facing: 0, width: 240, depth: 240 }), 0)
  assert.ok(at(7000) && !at(7001) && at(6500))
  // A spur beyond a valley does not make the first slope longer.
  const bay = { points: [0, 0, 0, 1000, 1000, 1000, 1000, 200, 1200, 200, 1200, 1000, 3000, 1000, 3000, 0] }
  const two = terrain([bay], 20_000, 20_000)
  const dead = isInDeadZone(two, 0, 500, 600, shapeOf({ x: 2600, y: 640, facing: 0, width: 40, depth: 60 }), 0)
  assert.equal(dead, false)
})
