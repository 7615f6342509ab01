import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AreasSpec, areas, joints, steps } from '../src/areas.ts'

/** Three areas in a row, A and B joined twice; two roads over the first border, one of them on to C; a gate into A. */
const spec: AreasSpec = {
  areas: ['A', 'B', 'C', 'far'],
  pairs: [
    { id: 'A-B', a: 'A', b: 'B' },
    { id: 'A-B2', a: 'A', b: 'B' },
    { id: 'C-B', a: 'C', b: 'B' },
  ],
  crossings: [
    { id: 'r1', pair: 'A-B' },
    { id: 'r2', pair: 'A-B' },
    { id: 'r3', pair: 'C-B' },
  ],
  gates: [{ id: 'gate', area: 'A' }],
}
const map = areas(spec)

test('areas: an approach lies in one area and its opposite in the other', () => {
  assert.deepEqual(map.areaOf, [0, 1, 0, 1, 2, 1])
  assert.deepEqual(map.approachesOf, [[0, 2], [1, 3, 5], [4], []])
  for (const [approach, area] of map.areaOf.entries()) assert.notEqual(map.areaOf[approach ^ 1], area)
})

test('areas: neighbours are areas, each once, however many borders they share', () => {
  assert.deepEqual(map.neighbours, [[1], [0, 2], [1], []])
})

test('areas: a lane leaves over one approach and leads across it; a gate leads only in', () => {
  assert.deepEqual(map.lanesOf, [[0, 2], [1, 3, 5], [4], []])
  assert.deepEqual(map.approachOfLane, [0, 1, 0, 1, 4, 5, -1, -1])
  assert.deepEqual(map.laneTo, [1, 0, 1, 0, 1, 2, 0, -1])
  assert.deepEqual(map.lanesOver, [[0, 2], [1, 3], [], [], [4], [5]])
  assert.deepEqual(map.gateLanes, [6])
})

test('areas: roads go on only where they are joined', () => {
  const joint = joints(spec, { A: [['r1', 'gate'], ['r2']], B: [['r1', 'r3'], ['r2']], C: [['r3']] })
  const goesOn = (lane: number, next: number) => joint[lane ^ 1] !== -1 && joint[lane ^ 1] === joint[next]
  assert.ok(goesOn(6, 0), 'from the gate on by the first road')
  assert.ok(!goesOn(6, 2), 'not by the second')
  assert.ok(goesOn(0, 5), 'over B to C')
  assert.ok(!goesOn(2, 5))
  assert.equal(
    joints(spec, {}).every(each => each === -1),
    true,
  )
})

test('areas: steps over approaches, −1 where none lead', () => {
  assert.deepEqual(steps(map, 0), [0, 1, 2, -1])
})

test('areas: what does not fit together is refused', () => {
  assert.throws(() => areas({ ...spec, areas: ['A', 'A'] }), /twice/)
  assert.throws(() => areas({ ...spec, areas: ['A'] }), /no area B/)
  assert.throws(() => areas({ ...spec, pairs: [] }), /no pair/)
  assert.throws(() => areas({ ...spec, pairs: [...spec.pairs, spec.pairs[0]!] }), /twice/)
  assert.throws(() => joints(spec, { C: [['r1']] }), /no road r1/)
})
