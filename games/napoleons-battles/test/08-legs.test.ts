import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arc } from '@bivouac/ground/measured'
import { allowance, effort, FREE, weigh } from '../rules/08-1-effort.ts'
import { fieldFor, type MarchLocals } from '../state.ts'
import { DISORDER, INCH, LINE, SQUARE } from '../words.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

const locals = (pos: { stack: unknown[] }): MarchLocals => pos.stack.at(-1) as MarchLocals

const wood = {
  kind: 'wood' as const,
  at: [
    [12, 12],
    [20, 12],
    [20, 24],
    [12, 24],
  ] as [number, number][],
}

test('8.2.6.1.1 on rough ground 12 inches become 8, and 4 cost 6', () => {
  assert.equal(weigh(inch(4), [[2, 3]]), weigh(inch(6)))
  const rough = {
    kind: 'rough' as const,
    at: [
      [0, 10],
      [20, 10],
      [20, 26],
      [0, 26],
    ] as [number, number][],
  }
  const t = stand([french('a', [4, 18])], { terrain: [rough] })
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(8) + 1).rule, '8.1.2')
  t.act('forward', inch(8))
})

test('8.2.6.2 rough 1/2 sideways at 2/3: 3 inches for one', () => {
  assert.equal(
    weigh(inch(1), [
      [1, 2],
      [2, 3],
    ]),
    weigh(inch(3)),
  )
  const rough = {
    kind: 'rough' as const,
    at: [
      [0, 2],
      [20, 2],
      [20, 20],
      [0, 20],
    ] as [number, number][],
  }
  const t = stand([horse('a', 0, [10, 10])], { terrain: [rough] })
  t.act('unit', 0)
  assert.equal(t.refusal('side', inch(8) + 1).rule, '8.1.2')
  t.act('side', -inch(8))
})

test('2.2.7.1 ground is rough while any part of the unit is on it', () => {
  const strip = {
    kind: 'rough' as const,
    at: [
      [12, 10],
      [13.2, 10],
      [13.2, 26],
      [12, 26],
    ] as [number, number][],
  }
  const t = stand([french('a', [10, 18])], { terrain: [strip] })
  t.act('unit', 0)
  // 1.2 inches of ground and 2 of depth are rough, the rest is open: 12 = (d - 3.2) + 3.2 × 3/2.
  assert.equal(t.refusal('forward', inch(10.4) + 4).rule, '8.1.2')
  t.act('forward', inch(10.4) - 4)
})

test('8.2.6.1.2.2 a line is disordered in a dense wood, a column is not, nor light infantry', () => {
  const line = stand([french('a', [11.5, 18], { formation: 'line' })], { terrain: [wood] })
  line.act('unit', 0)
  line.act('forward', inch(2))
  assert.equal(line.last('disordered').why, 'wood')
  const column = stand([french('a', [11.5, 18])], { terrain: [wood] })
  column.act('unit', 0)
  column.act('forward', inch(2))
  assert.ok(!column.heard('disordered'))
  const light = stand([french('a', [11.5, 18], { type: 'FrLT', formation: 'line' })], { terrain: [wood] })
  light.act('unit', 0)
  light.act('forward', inch(2))
  assert.ok(!light.heard('disordered'))
})

test('8.2.4 a wheel of 45 degrees on a front of 3 inches costs 2.36', () => {
  assert.equal(arc(3, 450), 566)
  const t = stand([french('a', [20, 18], { formation: 'line' })])
  t.act('unit', 0)
  t.act('wheel', 450)
  const f = fieldFor(t.s)
  const m = locals(t.pos)
  assert.equal(m.weight, weigh(566))
  // 4 inches less 2.36: 394 points are left.
  assert.equal(t.refusal('forward', 395).rule, '8.1.2')
  t.act('forward', 394)
  assert.ok(effort(f, t.s, m, FREE, LINE) <= allowance(f, t.s, 0))
})

test('8.2.1 forward up to 45 degrees off the front, and no more', () => {
  const t = stand([french('a', [20, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('oblique', [451, inch(2)]).rule, '8.2.1')
  t.act('oblique', [450, inch(2)])
  assert.equal(t.s.facing[0], 900)
})

test('8.2.1.1 a square moves in any direction, at its fraction of the line speed, and does not wheel', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' })])
  t.act('unit', 0)
  assert.equal(t.refusal('wheel', 300).rule, '8.2.4')
  assert.equal(t.refusal('oblique', [1800, 641]).rule, '8.1.2')
  t.act('oblique', [1800, 640])
})

test('8.2.2, 8.2.3 backwards and sideways at the fraction of the profile', () => {
  const t = stand([french('a', [20, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('back', inch(6) + 1).rule, '8.1.2')
  assert.equal(t.refusal('side', inch(6) + 1).rule, '8.1.2')
  t.act('back', inch(3))
  t.act('side', inch(3))
})

test('8.2.3, 8.2.4, 8.2.5.1.1 no side step, no wheel, no change within an inch of an unrouted enemy; at an inch exactly they are free', () => {
  const near = stand([french('a', [20, 18]), austrian('x', [20.9, 18])])
  near.act('unit', 0)
  assert.equal(near.refusal('side', inch(1)).rule, '8.2.3')
  assert.equal(near.refusal('wheel', 150).rule, '8.2.4')
  assert.equal(near.refusal('form', LINE).rule, '8.2.5.1.1')
  const routed = stand([french('a', [20, 18]), austrian('x', [20.9, 18], { marks: ['rout'], formation: 'column' })])
  routed.act('unit', 0)
  assert.ok(routed.may('form', LINE))
  const exact = stand([french('a', [20, 18]), austrian('x', [21, 18])])
  exact.act('unit', 0)
  assert.ok(exact.may('form', SQUARE))
})

test('8.4.1.1 artillery does not start a combat, nor does a disordered unit by the errata', () => {
  const guns = stand([
    { id: 'g', side: 0, type: 'Fr8#', at: [20, 18], facing: 90, formation: 'column' },
    austrian('x', [22, 18]),
  ])
  guns.act('unit', 0)
  assert.equal(guns.refusal('touch', [1, 0]).rule, '8.4.1.1')
  const shaken = stand([french('a', [20, 18], { marks: ['disorder'] }), austrian('x', [22, 18])])
  shaken.act('unit', 0)
  assert.equal(shaken.refusal('touch', [1, 0]).rule, '8.4.1.1')
  const text = stand([french('a', [20, 18], { marks: ['disorder'] }), austrian('x', [22, 18])], {
    options: { disorderedContact: 'yes' },
  })
  text.act('unit', 0)
  assert.ok(text.may('touch', [1, 0]))
})

test('1.4.2.3 a square is not used to contact the enemy', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' }), austrian('x', [22, 18])])
  t.act('unit', 0)
  assert.equal(t.refusal('touch', [1, 0]).rule, '1.4.2.3')
})

test('8.3.1 cavalry passes a town but does not stop in it; a second infantry unit neither', () => {
  const town = {
    kind: 'town' as const,
    name: 'X',
    value: 1,
    at: [
      [14, 16],
      [18, 16],
      [18, 20],
      [14, 20],
    ] as [number, number][],
  }
  const t = stand([horse('a', 0, [12, 25]), french('b', [16, 19]), french('c', [12, 16.9])], { terrain: [town] })
  t.act('unit', 0)
  // South-east into the town, and through it.
  assert.equal(t.refusal('oblique', [450, inch(6)]).rule, '8.3.1')
  t.act('oblique', [450, inch(17)])
  t.act('halt')
  t.act('unit', 2)
  assert.equal(t.refusal('forward', inch(3)).rule, '8.3.1')
})

test('1.4.2.6.2#2, 8.3.3 infantry deploys in line at the edge of the town, and leaves it in line', () => {
  const town = {
    kind: 'town' as const,
    name: 'X',
    value: 1,
    at: [
      [14, 16],
      [18, 16],
      [18, 20],
      [14, 20],
    ] as [number, number][],
  }
  const t = stand([french('a', [14, 18], { type: 'FrLT', formation: 'line' })], { terrain: [town] })
  t.act('unit', 0)
  t.act('deploy', 0)
  t.act('halt')
  assert.equal(t.s.town[0], 0)
  const out = stand([french('a', [16, 18], { formation: 'deployed', town: 'X' })], { terrain: [town] })
  out.act('unit', 0)
  assert.equal(out.refusal('forward', inch(1)).rule, '8.3.3')
  out.act('leave', 1)
  assert.equal(out.s.form[0], LINE)
  assert.equal(out.s.town[0], -1)
})

test('1.5 a general attached to a unit goes along with it', () => {
  const t = stand([french('a', [10, 18], { under: 'g' })], { generals: [general('g', 0, [7, 18])] })
  t.act('unit', 1)
  t.act('attach', 0)
  t.act('unit', 0)
  t.act('forward', inch(6))
  assert.equal(t.s.host[1], 0)
  assert.equal(t.s.x[1], inch(14))
})

test('8.5.1.2 a disordered unit that does not move is in order again, one disordered in this step is not', () => {
  const t = stand([french('a', [10, 18], { marks: ['disorder'] }), french('b', [10, 24], { marks: ['disorder'] })])
  t.act('unit', 1)
  t.act('forward', inch(1))
  t.act('halt')
  t.act('done')
  assert.equal(t.s.mark[0]! & DISORDER, 0)
  assert.notEqual(t.s.mark[1]! & DISORDER, 0)
  assert.deepEqual(t.last('reordered').units, [0])
})

test('8.5.1.1 ordered cavalry that has not moved may be marked, others not', () => {
  const t = stand([
    horse('a', 0, [10, 18]),
    horse('b', 0, [10, 24]),
    horse('c', 0, [10, 30], { marks: ['disorder'] }),
    french('d', [10, 12]),
  ])
  t.act('unit', 1)
  t.act('forward', INCH)
  t.act('halt')
  t.act('done')
  assert.equal(t.at(), 'movement.mark')
  assert.equal(t.refusal('react', [1]).rule, '8.5.1.1')
  assert.equal(t.refusal('react', [2]).rule, '8.5.1.1')
  assert.equal(t.refusal('react', [3]).rule, '8.5.1.1')
  t.act('react', [0])
})
