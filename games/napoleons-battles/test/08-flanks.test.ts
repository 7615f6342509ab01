/** 8.4.0 hr contact in flank and rear; 15.5 isolation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsOf } from '../rules/12-victory.ts'
import { isIsolated, isolate } from '../rules/15-surrender.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, ISOLATED, SURRENDERED } from '../words.ts'
import { austrian, french, general, type Stand, stand } from './table.ts'

const flanks = { flanks: 'on' }
/** An Austrian line that looks west, and a French column that comes upon it from `at`. */
const attack = (
  at: [number, number],
  facing: number,
  options: Record<string, string>,
  more: Partial<UnitData> = {},
): Stand => {
  const t = stand([french('c', at, { facing, figures: 8 }), austrian('a', [30, 18], { figures: 20, ...more })], {
    options,
  })
  t.act('unit', 0)
  t.act('touch', [1, 0])
  return t
}
test('8.4.0.1 hr, 8.4.0.3 hr#1 who began wholly behind the front line and touches the flank with his front disorders the unit', () => {
  // Its front line is x = 30; from the north, behind that line, facing south.
  const flank = attack([31.2, 24], 180, flanks)
  assert.ok(flank.s.mark[1]! & DISORDER)
  assert.equal(flank.last('disordered').why, 'flank')
  assert.ok(!(attack([31.2, 24], 180, {}).s.mark[1]! & DISORDER))
})
test('8.4.0.1 hr what counts is where the march began: from before the front line it is no flank', () => {
  const before = attack([29.8, 24], 180, flanks)
  assert.ok(!(before.s.mark[1]! & DISORDER))
})
test('8.4.0.2 hr in the rear: begun wholly behind the rear line, touching the rear', () => {
  const rear = attack([35, 18], 270, flanks)
  assert.ok(rear.s.mark[1]! & DISORDER)
})
test('8.4.0.3 hr#1 a disordered attacker does nothing to it, and a square has no flank', () => {
  const shaken = stand(
    [french('c', [31.2, 24], { facing: 180, figures: 8, marks: ['disorder'] }), austrian('a', [30, 18])],
    {
      options: { ...flanks, disorderedContact: 'yes' },
    },
  )
  shaken.act('unit', 0)
  shaken.act('touch', [1, 0])
  assert.ok(!(shaken.s.mark[1]! & DISORDER))
  const square = attack([31, 24], 180, flanks, { formation: 'square' })
  assert.ok(!(square.s.mark[1]! & DISORDER))
})

const ring = (gap: number, more: Record<string, string> = {}): Stand =>
  stand(
    [
      french('a', [20.6, 17.5], { figures: 16 }),
      austrian('n', [20, 19.9 + gap], { facing: 180 }),
      austrian('s', [20, 15.1], { facing: 0 }),
      austrian('e', [22, 17.5], { facing: 270 }),
      austrian('w', [17.2, 17.5], { facing: 90 }),
    ],
    { options: { surrender: 'on', ...more }, generals: [general('G', 0, [20.6, 17.5], { with: 'a' })] },
  )
test('15.5.1 a unit with enemies all round, gaps of less than two inches between them, is isolated; a gap of two lets it out', () => {
  const shut = ring(0)
  assert.ok(isIsolated(fieldFor(shut.s), shut.s, 0))
  const open = ring(4)
  assert.ok(!isIsolated(fieldFor(open.s), open.s, 0))
  assert.ok(!isIsolated(fieldFor(shut.s), shut.s, 1))
})
test('15.5.1, 15.5.2 pointed out in one phase, it surrenders in the next if nobody has freed it; its general is taken and counts for more', () => {
  const t = ring(0)
  isolate(t.t, 1)
  assert.ok(t.s.mark[0]! & ISOLATED)
  assert.equal(t.last('isolated').unit, 0)
  const fallen = pointsOf({ ...t.s, on: t.s.on.with(5, 4) }, 1)
  isolate(t.t, 1)
  assert.equal(t.s.on[0], SURRENDERED)
  assert.equal(t.s.on[5], SURRENDERED)
  assert.ok(pointsOf({ ...t.s, on: t.s.on.with(0, 1) }, 1) > fallen)
})
test('15.5.2 who has been freed in his own turn does not surrender', () => {
  const t = ring(0)
  isolate(t.t, 1)
  t.s.y[1]! += 4 * 240
  isolate(t.t, 1)
  assert.ok(!(t.s.mark[0]! & ISOLATED))
  assert.notEqual(t.s.on[0], SURRENDERED)
})

/** The same with the armies exchanged, in the isolation step of the side that has shut the other in. */
const surround = (by: 0 | 1, more: Record<string, string> = { isolation: 'declared' }, gap = 0): Stand => {
  const one = by === 1 ? french : austrian
  const four = by === 1 ? austrian : french
  const t = stand(
    [
      one('a', [20.6, 17.5], { figures: 16, facing: 90, formation: 'column' }),
      four('n', [20, 19.9 + gap], { facing: 180, figures: 20, formation: 'line' }),
      four('s', [20, 15.1], { facing: 0, figures: 20, formation: 'line' }),
      four('e', [22, 17.5], { facing: 270, figures: 20, formation: 'line' }),
      four('w', [17.2, 17.5], { facing: 90, figures: 20, formation: 'line' }),
    ],
    { options: { surrender: 'on', ...more }, side: by, first: by, turns: 3 },
  )
  t.pos.stack.push({ proc: 'isolation', step: 'begin', side: by })
  t.ask()
  return t
}
for (const by of [1, 0] as const) {
  const who = by === 1 ? 'the second side' : 'the first side'
  test(`15.5.1, 15.5.2 declared: ${who} points the unit out, and then it surrenders`, () => {
    const t = surround(by)
    assert.equal(t.at(), 'isolation.point')
    assert.equal(t.ask()!.seat, by)
    assert.ok(!(t.s.mark[0]! & ISOLATED) && !t.heard('isolated'))
    t.act('point', 0)
    assert.ok(t.s.mark[0]! & ISOLATED)
    assert.equal(t.last('isolated').unit, 0)
    assert.notEqual(t.at(), 'isolation.point')
    t.pos.stack.push({ proc: 'isolation', step: 'begin', side: by })
    t.ask()
    assert.equal(t.s.on[0], SURRENDERED)
    assert.notEqual(t.at(), 'isolation.point')
  })
  test(`15.5.1 declared: ${who} forgets it, and nothing comes of it`, () => {
    const t = surround(by)
    t.act('done')
    assert.ok(!(t.s.mark[0]! & ISOLATED) && !t.heard('isolated'))
    t.pos.stack.push({ proc: 'isolation', step: 'begin', side: by })
    t.ask()
    assert.notEqual(t.s.on[0], SURRENDERED)
    assert.equal(t.at(), 'isolation.point')
  })
}
test('15.5.1 declared: nobody is asked with nobody shut in, nor without the rule, nor where it goes of itself', () => {
  assert.notEqual(surround(1, { isolation: 'declared' }, 4).at(), 'isolation.point')
  const off = surround(1, { isolation: 'declared', surrender: 'off' })
  assert.notEqual(off.at(), 'isolation.point')
  assert.ok(!(off.s.mark[0]! & ISOLATED))
  const itself = surround(1, {})
  assert.notEqual(itself.at(), 'isolation.point')
  assert.ok(itself.s.mark[0]! & ISOLATED)
})
test('15.5.1 declared: who is not shut in, or has been pointed out, is refused with a cure', () => {
  const t = stand(
    [
      french('a', [20.6, 17.5], { figures: 16 }),
      austrian('n', [20, 19.9], { facing: 180 }),
      austrian('s', [20, 15.1], { facing: 0 }),
      austrian('e', [22, 17.5], { facing: 270 }),
      austrian('w', [17.2, 17.5], { facing: 90 }),
      french('free', [5, 5]),
    ],
    { options: { surrender: 'on', isolation: 'declared' }, side: 1, first: 1 },
  )
  t.pos.stack.push({ proc: 'isolation', step: 'begin', side: 1 })
  t.ask()
  const refused = t.refusal('point', 5)
  assert.equal(refused.rule, '15.5.1')
  assert.ok(refused.cure)
  t.s.mark[0]! |= ISOLATED
  const again = t.refusal('point', 0)
  assert.equal(again.rule, '15.5.1')
  assert.ok(again.cure && again.text !== refused.text)
})

test('15.5.1 generals and those attached are not pointed out by themselves', () => {
  const t = ring(0)
  isolate(t.t, 1)
  assert.deepEqual(
    t.told.flatMap(each => (each.e === 'isolated' ? [each.unit] : [])),
    [0],
  )
  assert.ok(!(t.s.mark[5]! & ISOLATED))
})
test('15.5.2 infantry that lays down its arms leaves no gun behind', () => {
  const t = ring(0)
  isolate(t.t, 1)
  isolate(t.t, 1)
  assert.equal(t.s.on[0], SURRENDERED)
  assert.deepEqual(t.s.guns, [])
})
