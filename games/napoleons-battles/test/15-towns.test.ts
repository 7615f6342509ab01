/** 15.4 burning towns, 15.6 guns left behind. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UnitData } from '../scenario.ts'
import { COLUMN, DISORDER, GUNLESS, LINE, ON_TABLE, ROUT } from '../words.ts'
import { austrian, french, general, inch, type Stand, stand } from './table.ts'

type At = [number, number]
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr12#' : 'Au12#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const town = (west: number) =>
  ({
    kind: 'town',
    name: 'San Rocco',
    value: 2,
    at: [
      [west, 14],
      [west + 6, 14],
      [west + 6, 22],
      [west, 22],
    ],
  }) as never
const burning = { burning: 'on' }
/** French guns at a garrison, Austrian guns at a French one. */
const siege = (type: string, dice: number[], options: Record<string, string> = burning, side = 0): Stand =>
  stand(
    side === 0
      ? [
          guns('g', 0, [10, 18], { type }),
          austrian('x', [14, 18], { formation: 'deployed', town: 'San Rocco', figures: 28 }),
        ]
      : [
          french('x', [14, 18], { formation: 'deployed', town: 'San Rocco', figures: 28 }),
          guns('g', 1, [24, 18], { type }),
        ],
    { phase: 'fire', side: 1 - side, terrain: [town(14)], options },
    dice,
  )
const hit = [10, 4]

test('15.4.1 a 12-pounder that hits troops in a town sets it on fire with a 1, howitzers with 1 or 2, lighter guns never', () => {
  for (const [type, die, burns] of [
    ['Fr12#', 1, true],
    ['Fr12#', 2, false],
    ['FrHFA', 2, true],
    ['FrHFA', 3, false],
  ] as const) {
    const t = siege(type, [...hit, die, 10])
    t.act('fire', 1)
    assert.equal(t.s.burning[0], burns ? 1 : 0, `${type} ${die}`)
    assert.equal(t.last('alight').burns, burns)
  }
  const light = siege('Fr8#', hit)
  light.act('fire', 1)
  assert.ok(!light.heard('alight'))
  const miss = siege('Fr12#', [1, 10])
  miss.act('fire', 1)
  assert.ok(!miss.heard('alight'))
})
test('15.4.1 the other side likewise', () => {
  const t = siege('Au12#', [...hit, 1, 9], burning, 1)
  t.act('fire', 1 * 256 + 0)
  assert.equal(t.s.burning[0], 1)
})

test('15.4.1 hr by the club’s rule the die of the target decides and nothing more is rolled', () => {
  const house = { burning: 'on', fires: 'on' }
  const one = siege('Fr12#', [10, 1, 10], house)
  one.act('fire', 1)
  assert.equal(one.s.burning[0], 1)
  const two = siege('Fr12#', [10, 2], house)
  two.act('fire', 1)
  assert.equal(two.s.burning[0], 0)
  const howitzers = siege('FrHFA', [10, 2, 10], house)
  howitzers.act('fire', 1)
  assert.equal(howitzers.s.burning[0], 1)
})

test('15.4.2 after the fire round 5 or less puts the fire out, if somebody in order is inside', () => {
  for (const [die, out] of [
    [5, true],
    [6, false],
  ] as const) {
    const t = siege('Fr12#', [...hit, 1, die])
    t.act('fire', 1)
    t.until('movement.choose')
    assert.equal(t.s.burning[0], out ? 0 : 1)
    assert.equal(t.last('doused').out, out)
  }
  const shaken = siege('Fr12#', [...hit, 1])
  shaken.s.mark[1]! |= DISORDER
  shaken.act('fire', 1)
  assert.ok(!shaken.heard('doused'))
})

test('15.4.3 nobody enters or crosses a burning town', () => {
  const t = stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [40, 18])], {
    terrain: [town(11)],
    options: burning,
  })
  t.s.burning[0] = 1
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(2)).rule, '15.4.3')
  t.s.burning[0] = 0
  assert.ok(t.may('forward', inch(2)))
  const beside = stand([french('a', [14, 18], { formation: 'line' }), austrian('x', [40, 18])], {
    terrain: [town(14)],
    options: burning,
  })
  beside.s.burning[0] = 1
  beside.act('unit', 0)
  assert.equal(beside.refusal('deploy', 0).rule, '15.4.3')
})

test('15.4.3 whoever is still inside after his movement runs, for a figure; who has left does not', () => {
  const units = [
    french('a', [14, 18], { formation: 'deployed', town: 'San Rocco', figures: 20 }),
    austrian('x', [40, 18]),
  ]
  const stays = stand(units, { terrain: [town(14)], options: burning })
  stays.s.burning[0] = 1
  stays.act('done')
  assert.equal(stays.last('routed').why, 'flames')
  assert.ok(stays.s.mark[0]! & ROUT)
  assert.equal(stays.s.figures[0], 19)
  const leaves = stand(units, { terrain: [town(14)], options: burning })
  leaves.s.burning[0] = 1
  leaves.act('unit', 0)
  leaves.act('leave', 3)
  leaves.act('forward', inch(1))
  leaves.act('halt')
  leaves.act('done')
  assert.ok(!leaves.heard('routed'))
})
test('15.4.3 the inactive side runs in the reaction step', () => {
  const t = stand([french('a', [2, 18]), austrian('x', [20, 18], { formation: 'deployed', town: 'San Rocco' })], {
    terrain: [town(14)],
    options: burning,
  })
  t.s.burning[0] = 1
  t.act('done')
  t.until('flight.way')
  assert.equal(t.last('routed').unit, 1)
})

const routed = (options: Record<string, string>, formation: 'line' | 'column' = 'line'): Stand => {
  const t = stand([guns('g', 0, [20, 18], { formation }), austrian('x', [40, 30])], { options })
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  return t
}
test('15.6, 15.6.1 an unlimbered battery that is routed leaves its gun where it stood, a limbered one takes it along', () => {
  const t = routed({ gunsLeft: 'on' })
  assert.deepEqual(t.s.guns, [inch(20), inch(18), 900, 0])
  assert.ok(t.s.mark[0]! & GUNLESS)
  assert.ok(t.heard('gunsLeft'))
  const limbered = routed({ gunsLeft: 'on' }, 'column')
  assert.deepEqual(limbered.s.guns, [])
  const base = routed({})
  assert.deepEqual(base.s.guns, [])
})

const rallied = (more: Partial<UnitData> = {}, other = 'Fr12#'): Stand => {
  const t = stand(
    [
      guns('g', 0, [20, 18], { formation: 'column', marks: ['gunless'], ...more }),
      guns('k', 0, [5, 5], { type: other }),
      austrian('x', [40, 30]),
    ],
    { options: { gunsLeft: 'on' }, generals: [general('G', 0, [20, 12])] },
  )
  return t
}
test('15.6.2 rallied gunners go back to a gun of their kind and nation, touch it and serve it again', () => {
  const t = rallied()
  t.s.guns.push(inch(22), inch(18), 900, 0)
  t.act('unit', 0)
  assert.equal(t.refusal('form', LINE).rule, '1.4.2')
  assert.equal(t.refusal('man', 0).rule, '15.6.2')
  t.act('forward', inch(1.5))
  t.act('man', 0)
  assert.equal(t.s.form[0], LINE)
  assert.equal(t.s.x[0], inch(22))
  assert.ok(!(t.s.mark[0]! & GUNLESS))
  assert.deepEqual(t.s.guns, [])
  assert.equal(t.s.on[0], ON_TABLE)
})
test('15.6.2 another’s gun will do if it is similar; one of the other arm or side will not', () => {
  for (const [owner, fits] of [
    ['Fr12#', true],
    ['FrHHA', false],
    ['Au12#', false],
  ] as const) {
    const t = rallied({ at: [21.5, 18] }, owner)
    t.s.guns.push(inch(22), inch(18), 900, 1)
    t.act('unit', 0)
    assert.equal(t.may('man', 0), fits, owner)
  }
})
test('15.6.1 without guns nobody fires', () => {
  const t = stand([guns('g', 0, [10, 18], { marks: ['gunless'] }), austrian('x', [14, 18])], {
    phase: 'fire',
    side: 1,
    options: { gunsLeft: 'on' },
  })
  t.s.form[0] = COLUMN
  assert.notEqual(t.at(), 'fire.choose')
})

test('15.6.2 not where somebody else stands by now', () => {
  const t = rallied({ at: [19.9, 18] })
  t.s.guns.push(inch(21), inch(18), 900, 0)
  t.s.x[1] = inch(21.5)
  t.s.y[1] = inch(18)
  t.act('unit', 0)
  assert.equal(t.refusal('man', 0).rule, '15.6.2')
})
