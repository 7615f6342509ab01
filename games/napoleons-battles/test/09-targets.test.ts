import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleRef } from '../rulebook.ts'
import { lay } from '../rules/01-formations.ts'
import { AIM } from '../rules/09-fire.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayHit, mayShoot } from '../rules/09-targets.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { ELIMINATED, FIRED } from '../words.ts'
import { austrian, french, general, horse, type Stand, stand } from './table.ts'

type At = [number, number]
const fire = { phase: 'fire' as const, side: 1 }
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const line = (id: string, at: At, more: Partial<UnitData> = {}): UnitData =>
  french(id, at, { formation: 'line', ...more })
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
const hit = (t: Stand, u: number, target: number): string | undefined => {
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  return (mayShoot(f, t.s, u, table) ?? mayHit(f, t.s, u, target, table, false))?.rule
}
const rules = (t: Stand, u: number, target: number): Partial<Record<RuleRef, number>> => {
  const f = fieldFor(t.s)
  return Object.fromEntries(fireLines(f, t.s, u, target, lay(f, t.s)).map(each => [each.rule, each.value]))
}

const ford = {
  kind: 'stream',
  width: 1,
  at: [
    [20, 8],
    [20, 28],
  ],
} as never

const hill = area('hill', 6, 12, 14, 24, { level: 1 })

test('9.1, 9.1.1, 9.1.2, 9.3.1 every unit fires for itself at one target of its choice, once a round; several may choose the same', () => {
  const t = stand(
    [
      line('a', [20, 16]),
      line('b', [20, 19.5]),
      austrian('x', [22, 17.5], { figures: 28 }),
      austrian('y', [22, 12], { figures: 8 }),
    ],
    fire,
    [1, 10, 1, 10],
  )
  assert.ok(t.may('fire', 0 * AIM + 2))
  t.act('fire', 0 * AIM + 2)
  assert.equal(t.refusal('fire', 0 * AIM + 2).rule, '9.3.1')
  assert.equal(t.s.mark[0]! & FIRED, FIRED)
  t.act('fire', 1 * AIM + 2)
})

test('9.1.3, 9.2.1.5 an engaged unit fires only at those it touches', () => {
  const t = stand(
    [line('a', [20, 18]), austrian('x', [20, 18], { figures: 8 }), austrian('y', [22, 20.4], { figures: 8 })],
    fire,
  )
  assert.equal(hit(t, 0, 1), undefined)
  assert.equal(hit(t, 0, 2), '9.2.1.5')
})

test('9.2.2.1, 9.2.3 an engaged unit fires from its front: not at those who touch its flank or rear alone, but from every side of a square', () => {
  const rear = austrian('x', [19, 18], { facing: 90, figures: 16 })
  const flank = austrian('x', [19.2, 19.5], { facing: 180, figures: 8 })
  for (const [x, formation, why] of [
    [rear, 'line', '9.2.3'],
    [flank, 'line', '9.2.3'],
    [{ ...rear, at: [18, 18] as [number, number] }, 'square', undefined],
  ] as const) {
    const t = stand([{ ...line('a', [20, 18]), formation }, x], fire)
    assert.equal(hit(t, 0, 1), why, `${formation} ${x.facing}`)
  }
  // 1.5 The guns of a battery are spread along the front of its host.
  const battery = stand(
    [
      { ...line('a', [20, 18]), figures: 28 },
      { id: 'g', side: 0, type: 'Fr8#', with: 'a', formation: 'line' },
      austrian('x', [20, 20.2], { figures: 8 }),
    ],
    fire,
  )
  assert.equal(hit(battery, 1, 2), undefined)
})

test('9.2.1 cavalry, wagons and whoever has no fire value do not fire', () => {
  const t = stand(
    [{ id: 'w', side: 0, type: 'WAGON', at: [20, 18], facing: 90 }, horse('h', 0, [20, 24]), austrian('x', [22, 18])],
    fire,
  )
  assert.equal(hit(t, 0, 2), '9.2.1')
  assert.equal(hit(t, 1, 2), '9.2.1.1')
})

test('9.2.1.2 gunners are never apart from their guns in the basic game: a lost battery does not fire', () => {
  const t = stand([guns('g', 0, [10, 18]), austrian('x', [20, 18])], fire)
  t.s.on[0] = ELIMINATED
  assert.ok(!t.may('fire', 0 * AIM + 1))
})

test('9.2.1.3, 9.4.8 a battery partly in a ford does not fire; infantry does at −1', () => {
  const t = stand([guns('g', 0, [20.2, 12]), line('a', [20.2, 18]), austrian('x', [22, 18]), austrian('y', [28, 12])], {
    ...fire,
    terrain: [ford],
  })
  assert.equal(hit(t, 0, 3), '9.2.1.3')
  assert.equal(rules(t, 1, 2)['9.4.8'], -1)
})

test('9.2.1.6 combat units and wagons are targets, generals are not', () => {
  const t = stand(
    [guns('g', 0, [10, 18]), { id: 'w', side: 1, type: 'WAGON', at: [18, 18], facing: 270, formation: 'column' }],
    { ...fire, generals: [general('x', 1, [14, 24])] },
  )
  assert.equal(hit(t, 0, 1), undefined)
  assert.equal(hit(t, 0, 2), '9.2.1.6')
})

test('9.2.2 at the very range it is hit, a point beyond not', () => {
  const at = (x: number): string | undefined => hit(stand([line('a', [20, 18]), austrian('x', [x, 18])], fire), 0, 1)
  assert.equal(at(23), undefined)
  assert.equal(at(23 + 1 / 240), '9.2.2')
})

test('9.2.2.2 a square fires from any of its sides, a garrison from any edge of its town', () => {
  for (const [x, y, facing] of [
    [18, 14.5, 0],
    [22.6, 18, 270],
    [19, 21.5, 180],
  ] as const) {
    const t = stand(
      [french('a', [20, 18], { formation: 'square' }), austrian('x', [x, y], { facing, figures: 8 })],
      fire,
    )
    assert.equal(hit(t, 0, 1), undefined, `${x} ${y}`)
  }
  const town = area('town', 16, 16, 20, 20, { name: 'X', value: 1 })
  for (const [x, y, facing] of [
    [18, 13, 0],
    [22.5, 18, 270],
    [18, 23, 180],
    [13.5, 18, 90],
  ] as const) {
    const t = stand(
      [french('a', [18, 18], { formation: 'deployed', town: 'X' }), austrian('x', [x, y], { facing, figures: 8 })],
      { ...fire, terrain: [town] },
    )
    assert.equal(hit(t, 0, 1), undefined, `${x} ${y}`)
  }
})

test('9.2.2.3 a part of the target in range is enough', () => {
  // A column two inches deep, seen from its side: only its near corner is in range.
  const t = stand([line('a', [20, 18]), austrian('x', [24, 18.9], { facing: 0, formation: 'column' })], fire)
  assert.equal(hit(t, 0, 1), undefined)
})

test('9.2.3 the target has to be in the fire zone, even partly; who touches the front is hit all the same', () => {
  const out = stand([line('a', [20, 18]), austrian('x', [20.2, 20.9], { facing: 180, figures: 8 })], fire)
  assert.equal(hit(out, 0, 1), '9.2.3')
  const corner = stand([line('a', [20, 18]), austrian('x', [20, 20.2], { figures: 8 })], fire)
  assert.equal(hit(corner, 0, 1), undefined)
})

test('9.2.3.1.2 generals, and for small arms nothing lower than both, stop no fire', () => {
  const t = stand([line('a', [20, 18]), austrian('x', [23, 18])], {
    ...fire,
    generals: [general('g', 0, [21.5, 18])],
    terrain: [area('rough', 21, 15, 22, 21)],
  })
  assert.equal(hit(t, 0, 1), undefined)
})

test('9.2.3.1.1 a wood or a building between is higher than both and closes its half', () => {
  const wood = stand([line('a', [20, 18]), austrian('x', [23, 18])], {
    ...fire,
    terrain: [area('wood', 21, 15, 22, 21)],
  })
  assert.equal(hit(wood, 0, 1), '9.2.3.1.1')
  const beside = stand([line('a', [20, 18]), austrian('x', [22.8, 19.5], { figures: 8 })], {
    ...fire,
    terrain: [area('wood', 21, 15, 22, 17.5)],
  })
  assert.equal(hit(beside, 0, 1), undefined)
})

test('9.2.3.2, 9.2.3.2.1 guns fire ahead of their base and 15 degrees to either side; friends and enemy foot block them, buildings too', () => {
  const at = (y: number): string | undefined =>
    hit(
      stand([guns('g', 0, [10, 18]), austrian('x', [20, y], { figures: 4, dispersal: 1, formation: 'column' })], fire),
      0,
      1,
    )
  assert.equal(at(18 + 3.6), undefined)
  assert.equal(at(18 + 4.2), '9.2.3')
  const friend = stand([guns('g', 0, [10, 18]), austrian('x', [20, 18]), french('b', [16, 18])], fire)
  assert.equal(hit(friend, 0, 1), '9.2.3.2.1')
  const house = stand([guns('g', 0, [10, 18]), austrian('x', [20, 18])], {
    ...fire,
    terrain: [area('town', 13, 16, 15, 20, { name: 'X', value: 1 })],
  })
  assert.equal(hit(house, 0, 1), '9.2.3.2.1')
})

test('9.2.3.2.2, 9.2.3.2.2.1, 9.2.3.2.2.3 from four inches inside a hill the next four are dead ground, and who is in it blocks nothing', () => {
  const t = stand(
    [
      guns('g', 0, [10, 18]),
      austrian('near', [15, 18], { figures: 8 }),
      austrian('far', [19, 18], { figures: 8 }),
      austrian('half', [17.5, 22], { figures: 8, formation: 'column' }),
    ],
    { ...fire, terrain: [hill] },
  )
  assert.equal(hit(t, 0, 1), '9.2.3.2.2.1')
  assert.equal(hit(t, 0, 2), undefined)
})

test('9.2.3.2.2.2 guns in the dead ground hit nothing on the height, be it foot or guns', () => {
  for (const type of ['FrLN', 'Fr8#']) {
    const t = stand([guns('x', 1, [15.5, 18]), { ...line('a', [10, 18]), type, facing: 90 }], {
      ...fire,
      side: 0,
      terrain: [hill],
    })
    assert.equal(hit(t, 0, 1), '9.2.3.2.2.1', type)
  }
})

test('9.1.4 towns need not be fired at: the side may cease when only they are left', () => {
  const t = stand([guns('g', 0, [10, 18], { type: 'Fr12#' }), austrian('x', [40, 30])], {
    ...fire,
    terrain: [area('town', 18, 16, 21, 20, { name: 'X', value: 2 })],
  })
  assert.ok(t.may('cease'))
  assert.ok(t.may('fireTown', 0))
})
