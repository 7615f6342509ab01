/** House rules of movement: 8.1.3.3, 8.2.4.1, 8.3.3.1, 8.6.2.2.6, footnote 13; and 1.6 of measuring. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foretell } from '../foretell.ts'
import type { UnitData } from '../scenario.ts'
import { view } from '../view.ts'
import { COLUMN, LINE } from '../words.ts'
import { austrian, french, inch, type Stand, stand } from './table.ts'

const guns = (at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id: 'g',
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'column',
  ...more,
})
const area = (kind: string, w: number, s: number, e: number, n: number, more: object = {}) =>
  ({
    kind,
    at: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ],
    ...more,
  }) as never
/** The farthest whole tenth of an inch straight ahead. */
const farthest = (t: Stand): number => {
  let best = 0
  for (let tenths = 1; tenths <= 240; tenths++) if (t.may('forward', inch(tenths / 10))) best = tenths
  return best / 10
}

test('8.1.3.3 hr passing through formed friends costs an inch for each row of bases', () => {
  const through = (formation: 'line' | 'column', options: Record<string, string>): number => {
    const t = stand(
      [french('a', [10, 18]), french('b', [13, 18], { formation, figures: 16 }), austrian('x', [46, 2])],
      { options },
    )
    t.act('unit', 0)
    return farthest(t)
  }
  const free = through('line', {})
  assert.equal(through('line', { passage: 'on' }), free - 1)
  assert.equal(through('column', { passage: 'on' }), free - 2)
})
test('8.1.3.3 hr who passes nobody pays nothing', () => {
  const t = stand([french('a', [10, 18]), french('b', [13, 30]), austrian('x', [46, 2])], {
    options: { passage: 'on' },
  })
  const base = stand([french('a', [10, 18]), french('b', [13, 30]), austrian('x', [46, 2])], {})
  t.act('unit', 0)
  base.act('unit', 0)
  assert.equal(farthest(t), farthest(base))
})

test('8.2.4.1 hr a limbered battery goes any way whatever its front, and turns for nothing before it unlimbers', () => {
  const t = stand([guns([20, 18]), austrian('x', [46, 2])], { options: { limbered: 'on' } })
  t.act('unit', 0)
  assert.ok(t.may('oblique', [1800, inch(3)]))
  t.act('face', 2100)
  assert.equal(t.s.facing[0], 2100)
  t.act('form', LINE)
  assert.equal(t.s.form[0], LINE)
  // Unlimbered it is bound to its front again.
  assert.equal(t.refusal('face', 900).rule, '8.2.5.3.1 hr')
  const base = stand([guns([20, 18]), austrian('x', [46, 2])], {})
  base.act('unit', 0)
  assert.equal(base.refusal('oblique', [1800, inch(3)]).rule, '8.2.1')
  assert.equal(base.refusal('face', 2100).rule, '8.2.5.3.1 hr')
})

test('8.3.3.1 hr among buildings a unit is arranged anew with its whole turn, and stays among them', () => {
  const town = area('town', 14, 12, 24, 24, { name: 'Rocca', value: 2 })
  const t = stand([french('a', [20, 18], { figures: 12 }), austrian('x', [46, 2])], {
    terrain: [town],
    options: { townShuffle: 'on' },
  })
  t.act('unit', 0)
  assert.equal(t.refusal('shuffle', [inch(14), inch(18), 0, COLUMN]).rule, '8.3.3.1 hr')
  t.act('shuffle', [inch(18), inch(20), 1800, LINE])
  assert.deepEqual([t.s.x[0], t.s.y[0], t.s.facing[0], t.s.form[0]], [inch(18), inch(20), 1800, LINE])
  assert.equal(t.at(), 'movement.choose')
  const moved = stand([french('a', [20, 18], { figures: 12 }), austrian('x', [46, 2])], {
    terrain: [town],
    options: { townShuffle: 'on' },
  })
  moved.act('unit', 0)
  moved.act('forward', inch(0.5))
  assert.equal(moved.refusal('shuffle', [inch(18), inch(20), 1800, LINE]).rule, '8.1.2')
  const base = stand([french('a', [20, 18], { figures: 12 }), austrian('x', [46, 2])], { terrain: [town] })
  base.act('unit', 0)
  assert.equal(base.refusal('shuffle', [inch(18), inch(20), 1800, LINE]).rule, '8.3.3.1 hr')
})

test('8.6.2.2.6 hr a rout has one way: straight from the enemy it fought', () => {
  const t = stand(
    [french('a', [20, 18]), austrian('x', [22, 18])],
    { options: { routWay: 'on' }, edges: ['west', 'east'] },
    [1, 10, 1, 10, 10, 1],
  )
  t.act('unit', 0)
  t.act('touch', [1, 0])
  t.act('done')
  t.until('flight.way')
  const [x, y] = [t.s.x[1]!, t.s.y[1]!]
  assert.equal(t.refusal('flee', [x + inch(1.1), y, x + inch(1.1), y + inch(6)]).rule, '8.6.2.2.6 hr')
  t.until('movement.choose')
  // East, away from the French, and its own edge.
  assert.ok(t.s.x[1]! > x + inch(8))
})

test('FN13 by the club’s custom rough ground slows while the front is on it, not while any part is', () => {
  const wood = area('rough', 12, 10, 14, 26)
  const far = (options: Record<string, string>): number => {
    const t = stand([french('a', [10, 18]), austrian('x', [46, 2])], { terrain: [wood], options })
    t.act('unit', 0)
    return farthest(t)
  }
  assert.ok(far({ roughFront: 'on' }) > far({}))
})

test('1.6 hr by the club’s rule nothing is measured before it is done', () => {
  const shown = (options: Record<string, string>): number => {
    const t = stand([french('a', [10, 18]), austrian('x', [20, 18])], { options })
    t.act('unit', 0)
    return foretell(view(t.pos, 0), 0, { type: 'forward', arg: inch(2) }).lines.length
  }
  assert.ok(shown({}) > 0)
  assert.equal(shown({ measuring: 'closed' }), 0)
})
