/** 14.5 Detachments. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dispersalOf } from '../data/dispersal.ts'
import { DETACHMENT, twinsIn, UNIT } from '../muster.ts'
import { lay, shapeOf } from '../rules/01-formations.ts'
import { reachOf } from '../rules/08-1-effort.ts'
import { mustAdvance } from '../rules/08-5-advance.ts'
import { lostOf, pointsOf } from '../rules/12-victory.ts'
import { lostIn } from '../rules/13-command.ts'
import { mayEvade } from '../rules/14-evade.ts'
import { mayDivide } from '../rules/14-parting.ts'
import { withdrawers } from '../rules/14-withdrawal.ts'
import type { TerrainData, UnitData } from '../scenario.ts'
import { setAfoot, takeSlot } from '../slots.ts'
import { type FrameOf, fieldFor, put } from '../state.ts'
import { COLUMN, DEPLOYED, DISORDER, DISPERSED, LINE, MARCH, REACT, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const DETACH = { detach: 'on' }
const LEFT = 0
const RIGHT = 16
const march = (t: Stand): FrameOf<'march'> => t.pos.stack.at(-1) as FrameOf<'march'>
const twin = (t: Stand, unit = 0): number => twinsIn(fieldFor(t.s), unit)[0]!
/** A unit of six bases in line, facing east, which detaches two of them. */
function parted(units: readonly UnitData[] = [], more: Parameters<typeof stand>[1] = {}, arg = 2 + LEFT): Stand {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'line' }), ...units], {
    ...more,
    options: { ...DETACH, ...more.options },
  })
  t.act('unit', 0)
  t.act('detach', arg)
  return t
}
const hut = (at: readonly [number, number]): TerrainData => ({
  kind: 'town',
  name: 'Casale',
  value: 1,
  at: [at, [at[0] + 1.5, at[1]], [at[0] + 1.5, at[1] + 1.5], [at[0], at[1] + 1.5]],
})

test('14.5, 14.5.1 infantry and cavalry leave bases by themselves, left or right of the rest', () => {
  for (const side of [0, 1])
    for (const [arg, at] of [
      [2 + LEFT, -1],
      [2 + RIGHT, 1],
    ] as const) {
      const unit = french('a', [20, 18], { figures: 24, formation: 'line', side })
      const t = stand([unit, french('e', [40, 4], { side: 1 - side })], { options: DETACH, side, first: side })
      t.act('unit', 0)
      t.act('detach', arg)
      const u = twin(t)
      // In line nobody moves: four bases and two, edge to edge. Facing east, the left is north.
      assert.deepEqual([t.s.x[0], t.s.y[0]], [inch(20), inch(18 + 0.75 * at)])
      assert.deepEqual([t.s.x[u], t.s.y[u]], [inch(20), inch(18 - 1.5 * at)])
      assert.deepEqual([t.s.facing[u], t.s.form[u], t.s.figures[u], t.s.figures[0]], [900, LINE, 8, 16])
      assert.equal(fieldFor(t.s).side[u], side)
      assert.deepEqual([t.last('detached').host, t.last('detached').unit], [0, u])
    }
  const riders = stand([horse('h', 0, [20, 18], { figures: 16 })], { options: DETACH })
  riders.act('unit', 0)
  riders.act('detach', 1 + LEFT)
  assert.equal(fieldFor(riders.s).arm[twin(riders)], 1)
})
test('14.5 not batteries, not where the rule is not played', () => {
  const guns: UnitData = { id: 'g', side: 0, type: 'Fr6#', at: [20, 18], facing: 90, formation: 'line' }
  const t = stand([guns], { options: DETACH })
  t.act('unit', 0)
  assert.equal(t.refusal('detach', 1).rule, '14.5')
  const off = stand([french('a', [20, 18])], { options: { detach: 'off' } })
  off.act('unit', 0)
  assert.equal(off.refusal('detach', 1).rule, '14.5')
  assert.equal(off.refusal('rejoin', 1).rule, '14.5')
})
test('14.5.1 out of a column they stand beside it in column, out of a march column at its rear', () => {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'column' })], { options: DETACH })
  t.act('unit', 0)
  t.act('detach', 2 + RIGHT)
  assert.deepEqual([t.s.form[twin(t)], t.s.y[twin(t)], t.s.y[0]], [COLUMN, inch(18 - 0.75), inch(18 + 0.375)])
  const m = stand([french('a', [20, 18], { figures: 24, formation: 'march' })], { options: DETACH })
  m.act('unit', 0)
  m.act('detach', 2)
  assert.deepEqual([m.s.form[twin(m)], m.s.x[twin(m)], m.s.x[0]], [MARCH, inch(16), inch(20)])
})
test('14.5.1 there has to be room beside it, and a counter', () => {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'column' }), french('b', [20, 16])], {
    options: DETACH,
  })
  t.act('unit', 0)
  assert.equal(t.refusal('detach', 1 + RIGHT).rule, '14.5.1')
  t.act('detach', 1 + LEFT)
  const many = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], { options: DETACH })
  for (let n = 0; n < 6; n++) many.s.on[takeSlot(fieldFor(many.s), many.s, DETACHMENT, 0, 0)] = DISPERSED
  many.act('unit', 0)
  assert.equal(many.refusal('detach', 1).rule, '14.5.1')
})
test('14.5.1.1 it takes as long as a change of formation; 8.2.5.1.1 none within an inch of the enemy', () => {
  const t = parted()
  // Half a turn for the French line, and the rest at 4".
  assert.equal(reachOf(fieldFor(t.s), t.s, march(t)), inch(2))
  t.act('detach', 1 + LEFT)
  assert.equal(t.refusal('detach', 1 + LEFT).rule, '8.1.2')
  const near = stand([french('a', [20, 18], { formation: 'line' }), austrian('e', [20.8, 18])], { options: DETACH })
  near.act('unit', 0)
  assert.equal(near.refusal('detach', 1).rule, '8.2.5.1.1')
})
test('14.5.1.2 at most half of the bases, never out of a detachment', () => {
  const t = stand([french('a', [20, 18], { figures: 20, formation: 'line' })], { options: DETACH })
  t.act('unit', 0)
  assert.equal(t.refusal('detach', 3).rule, '14.5.1.2')
  t.act('detach', 2)
  // Half of what is left now.
  const one = stand([french('a', [20, 18], { figures: 4, dispersal: 1, formation: 'line' })], { options: DETACH })
  one.act('unit', 0)
  assert.equal(one.refusal('detach', 1).rule, '14.5.1.2')
  const of = parted()
  of.act('halt')
  assert.equal(of.refusal('unit', twin(of)).rule, '14.5.5.1')
  assert.equal(mayDivide(fieldFor(of.s), of.s, twin(of), 1)?.rule, '14.5.1.2')
})
test('14.5.1.2 the bases that leave have no losses: the unit keeps the one that is not whole', () => {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], { options: DETACH })
  t.s.figures[0] = 22
  t.act('unit', 0)
  t.act('detach', 3)
  assert.deepEqual([t.s.figures[twin(t)], t.s.figures[0]], [12, 10])
})
test('14.5.1.3 beside a building too small for all of it the bases go in at once; the unit itself may not deploy there', () => {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], {
    options: DETACH,
    terrain: [hut([20, 17.25])],
  })
  t.act('unit', 0)
  assert.equal(t.refusal('deploy', 0).rule, '14.5.1.3')
  t.act('detach', 3 + LEFT)
  const u = twin(t)
  assert.deepEqual([t.s.form[u], t.s.town[u], t.s.x[0], t.s.y[0]], [DEPLOYED, 0, inch(20), inch(18)])
  assert.equal(t.last('detached').town, 0)
})
test('14.5.1.3 out of a town the bases stay inside and the rest goes out, in line', () => {
  const town: TerrainData = {
    kind: 'town',
    name: 'Borgo',
    value: 2,
    at: [
      [18, 15],
      [24, 15],
      [24, 21],
      [18, 21],
    ],
  }
  const t = stand([french('a', [24, 18], { figures: 24, formation: 'deployed', town: 'Borgo' })], {
    options: DETACH,
    terrain: [town],
  })
  t.act('unit', 0)
  assert.equal(t.refusal('detach', 2 + LEFT).rule, '14.5.1')
  const east = [0, 1, 2, 3].find(edge => {
    const copy = stand([french('a', [24, 18], { figures: 24, formation: 'deployed', town: 'Borgo' })], {
      options: DETACH,
      terrain: [town],
    })
    copy.act('unit', 0)
    copy.act('detach', 2 + 16 * (2 + edge))
    return copy.s.facing[0] === 900
  })!
  t.act('detach', 2 + 16 * (2 + east))
  const u = twin(t)
  assert.deepEqual([t.s.form[u], t.s.town[u], t.s.form[0], t.s.town[0]], [DEPLOYED, 0, LINE, -1])
  assert.ok(t.s.x[0]! >= inch(25))
})
test('14.5.1.3 not where a battery stands before the town', () => {
  const borgo: TerrainData = {
    kind: 'town',
    name: 'Borgo',
    value: 2,
    at: [
      [18, 15],
      [24, 15],
      [24, 21],
      [18, 21],
    ],
  }
  const edges = (more: readonly UnitData[]): number[] => {
    const t = stand([french('a', [24, 18], { figures: 24, formation: 'deployed', town: 'Borgo' }), ...more], {
      options: DETACH,
      terrain: [borgo],
    })
    t.act('unit', 0)
    return [0, 1, 2, 3].filter(edge => t.may('detach', 2 + 16 * (2 + edge)))
  }
  assert.equal(edges([]).length, 4)
  assert.equal(edges([{ id: 'g', side: 0, type: 'Fr8#', at: [25.2, 18], facing: 90, formation: 'line' }]).length, 3)
})
test('14.5.1.4, 14.5.2, 14.5.2.1, 14.5.2.2 the detachment has its own number by the chart, the parent what is left of its own', () => {
  const whole = dispersalOf('C', 24)
  const t = parted()
  const f = fieldFor(t.s)
  assert.equal(f.dispersal[twin(t)], dispersalOf('C', 8))
  assert.equal(f.dispersal[0], whole - dispersalOf('C', 8))
  assert.equal(f.figures[twin(t)]! + f.figures[0]!, 24)
})
test('14.5.2.3 not if the parent would be dispersed by it', () => {
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], { options: DETACH })
  t.s.figures[0] = 16
  t.act('unit', 0)
  assert.equal(t.refusal('detach', 2).rule, '14.5.2.3')
  const enough = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], { options: DETACH })
  enough.s.figures[0] = 17
  enough.act('unit', 0)
  enough.act('detach', 2)
})
/** A brigade storms a small building with a few men in it. */
const storm = (now: number): Stand => {
  const units = [
    french('a', [19, 18], { figures: 24, formation: 'line' }),
    austrian('x', [20, 18], { figures: 8, dispersal: 1, formation: 'deployed', town: 'Casale' }),
  ]
  const t = stand(units, { options: DETACH, terrain: [hut([20, 17.25])] })
  t.s.figures[0] = now
  t.act('unit', 0)
  t.act('touch', [1, 0])
  // Both salvoes miss, then the combat.
  t.roll(1, 10, 1, 10, 10, 1)
  t.until('flight.way')
  t.until('movement.choose')
  return t
}
test('14.5.3#2 who takes a building too small for him detaches the most he can, for nothing, and both are disordered', () => {
  const t = storm(24)
  const u = twin(t)
  assert.deepEqual([t.s.form[u], t.s.town[u], t.s.figures[u]], [DEPLOYED, 0, 12])
  assert.deepEqual([t.s.mark[u]! & DISORDER, t.s.mark[0]! & DISORDER], [DISORDER, DISORDER])
  assert.equal(t.s.form[0], LINE)
})
test('14.5.3#2, 14.5.2.3 if that would disperse him he does not occupy it', () => {
  const t = storm(15)
  assert.deepEqual(twinsIn(fieldFor(t.s), 0), [])
  // Where the contact was, and not an inch farther.
  assert.ok(t.s.x[0]! < inch(20.1))
})
test('14.5.4 reunited only with its own unit, in contact, in the same formation, for a change of formation', () => {
  const t = parted([french('b', [10, 5])], { turns: 9 })
  const u = twin(t)
  t.act('halt')
  t.act('unit', 1)
  assert.equal(t.refusal('rejoin', u).rule, '14.5.4')
  t.act('halt')
  const t2 = parted()
  const v = twin(t2)
  t2.act('rejoin', v)
  assert.deepEqual([t2.s.figures[0], t2.s.x[0], t2.s.y[0]], [24, inch(20), inch(18)])
  assert.equal(t2.s.on[v], 0)
  assert.equal(fieldFor(t2.s).dispersal[0], dispersalOf('C', 24))
  assert.equal(t2.last('rejoined').figures, 8)
  // Both together are the whole turn.
  assert.equal(reachOf(fieldFor(t2.s), t2.s, march(t2)), 0)
})
test('14.5.4 not from afar, not in another formation; deployed in a town counts as line', () => {
  const t = parted()
  t.act('forward', inch(2))
  assert.equal(t.refusal('rejoin', twin(t)).rule, '14.5.4')
  const other = parted()
  other.s.form[twin(other)] = COLUMN
  assert.equal(other.refusal('rejoin', twin(other)).rule, '14.5.4')
  const inside = stand([french('a', [20, 18], { figures: 24, formation: 'line' })], {
    options: DETACH,
    terrain: [hut([20, 17.25])],
  })
  inside.act('unit', 0)
  inside.act('detach', 3)
  inside.act('rejoin', twin(inside))
  assert.deepEqual([inside.s.figures[0], inside.s.form[0], inside.s.town[0]], [24, LINE, -1])
})
test('14.5.4 who is disordered brings his disorder along', () => {
  const t = parted()
  put(t.s, twin(t), DISORDER)
  t.act('rejoin', twin(t))
  assert.equal(t.s.mark[0]! & DISORDER, DISORDER)
})
test('14.5.5 parent and detachment are two units: each has its losses and its ground', () => {
  const t = parted()
  const u = twin(t)
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  const shapes = new Int32Array(table.length)
  shapeOf(f, t.s, u, shapes, 0)
  assert.ok(f.ofSide[0]!.includes(u))
  t.s.on[u] = DISPERSED
  // Eight figures of 1.00 points are the enemy’s; the parent has lost nothing.
  assert.equal(pointsOf(t.s, 1), f.profile[0]!.points * 8)
})
test('14.5.5.1 a detachment does not move: no march, no reaction, no evasion, no withdrawal, no advance', () => {
  const t = stand([horse('h', 0, [20, 18], { figures: 16 }), austrian('x', [40, 18])], { options: DETACH })
  t.act('unit', 0)
  t.act('detach', 2)
  t.act('halt')
  const u = twin(t)
  assert.equal(t.refusal('unit', u).rule, '14.5.5.1')
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.equal(mustAdvance(f, t.s, 0, table), true)
  assert.equal(mustAdvance(f, t.s, u, table), false)
  put(t.s, u, REACT)
  put(t.s, 0, REACT)
  assert.equal(mayEvade(f, { ...t.s, side: 1 }, 1, 0, table), true)
  assert.equal(mayEvade(f, { ...t.s, side: 1 }, 1, u, table), false)
  t.s.mark[u] = DISORDER
  t.s.mark[0] = DISORDER
  const combat = { own: [[0, u], [1]], main: [-1, -1], round: 1, done: 0 }
  const s = { ...t.s, options: t.s.options.slice() }
  assert.deepEqual(withdrawers(s, combat).includes(u), false)
})
test('14.5.5.1 but it runs when it is routed', () => {
  const t = parted()
  const u = twin(t)
  t.act('halt')
  put(t.s, u, ROUT)
  t.s.mark[u]! &= ~32
  assert.equal(t.refusal('unit', u).rule, '8.6.2.2')
  t.act('flee', u)
  t.until('movement.choose')
  assert.ok(t.s.x[u]! < inch(10))
})
test('14.5.5.2 a lost detachment counts neither for morale nor for fatigue', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 5 },
    { id: 'a', side: 1, name: 'a', morale: 5 },
  ]
  const t = stand([french('a', [20, 18], { figures: 24, formation: 'line', army: 'f', under: 'g' })], {
    options: DETACH,
    armies,
    generals: [general('g', 0, [18, 18], { army: 'f', rank: 'corps' })],
  })
  t.act('unit', 0)
  t.act('detach', 2)
  const u = twin(t)
  t.s.on[u] = DISPERSED
  const f = fieldFor(t.s)
  assert.deepEqual([lostOf(f, t.s, 0), lostIn(f, t.s, t.u('g'))], [0, 0])
  t.s.on[0] = DISPERSED
  assert.deepEqual([lostOf(f, t.s, 0), lostIn(f, t.s, t.u('g'))], [1, 1])
  assert.notEqual(f.kind[u], UNIT)
})
test('14.4.3, 14.5 dragoons on foot leave men on foot behind', () => {
  const t = stand([horse('d', 0, [20, 18], { type: 'FrDR', figures: 16, formation: 'line' })], {
    options: { detach: 'on', dismount: 'on' },
  })
  setAfoot(t.s, 0, true)
  t.act('unit', 0)
  t.act('detach', 2)
  assert.equal(fieldFor(t.s).arm[twin(t)], 0)
})
test('17.2.2, 14.4, 14.5, 18.4 under its counter a unit neither detaches nor dismounts nor builds', () => {
  const t = stand(
    [horse('d', 0, [20, 18], { type: 'FrDR', figures: 16, formation: 'line' }), austrian('x', [40, 18])],
    {
      options: { rules: 'advanced', observation: 'on', counters: 'on', measuring: 'closed' },
    },
  )
  t.s.extra.counters!.label[0] = 1
  t.act('unit', 0)
  assert.deepEqual([t.refusal('detach', 1).rule, t.refusal('dismount').rule], ['17.2.2', '17.2.2'])
})
