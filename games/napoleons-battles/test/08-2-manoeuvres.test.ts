import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cornerX, cornerY, TOUCH, within } from '@bivouac/ground/measured'
import { depthOf, lay } from '../rules/01-formations.ts'
import { left } from '../rules/08-1-effort.ts'
import { fieldFor, type MarchLocals } from '../state.ts'
import { COLUMN, LINE, MARCH, SQUARE } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

type Corners = [number, number][]
const area = (
  kind: 'wood' | 'rough' | 'impassable' | 'town' | 'hill',
  w: number,
  s: number,
  e: number,
  n: number,
  more: object = {},
) =>
  ({
    kind,
    at: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ] as Corners,
    ...more,
  }) as never
const course = (kind: 'wall' | 'hedge' | 'stream' | 'road' | 'bridge', at: Corners, more: object = {}) =>
  ({ kind, at, ...more }) as never
const guns = (at: [number, number], more: object = {}) => ({
  id: 'g',
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'column' as const,
  ...more,
})
const locals = (t: Stand): MarchLocals => t.pos.stack.at(-1) as never

const town = area('town', 14, 16, 18, 20, { name: 'X', value: 2 })

test('8.2.1 obliquely to either side the front does not turn, and an inch costs an inch', () => {
  const t = stand([french('a', [20, 18])])
  t.act('unit', 0)
  t.act('oblique', [-450, inch(4)])
  const f = fieldFor(t.s)
  assert.equal(left(f, t.s, locals(t)), ((12 - 4) * (left(f, t.s, locals(t)) + 0)) / 8)
  assert.equal(t.s.facing[0], 900)
  assert.ok(t.may('forward', inch(8)))
  assert.equal(t.refusal('forward', inch(8) + 1).rule, '8.1.2')
  assert.equal(t.refusal('oblique', [-451, 10]).rule, '8.2.1')
})

test('8.2.4 a wheel turns about the inner corner of the front, right or left, forward or back', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' })], { options: { rates: 'fractions' } })
  t.act('unit', 0)
  t.act('wheel', 100)
  assert.equal(t.s.facing[0], 1000)
  t.act('wheel', -100)
  assert.equal(t.s.facing[0], 900)
  // The first wheel kept the right corner, the second the left one: the line has come forward.
  assert.ok(t.s.x[0]! > inch(20))
  t.act('wheelBack', 100)
  assert.equal(t.s.facing[0], 800)
})

test('8.2.5.1.1 the inch counts from unrouted combat units only: not from wagons, generals or routed units', () => {
  const wagon = {
    id: 'w',
    side: 1,
    type: 'WAGON',
    at: [20.6, 18] as [number, number],
    facing: 270,
    formation: 'column' as const,
  }
  const t = stand([french('a', [20, 18]), wagon])
  t.act('unit', 0)
  assert.ok(t.may('form', SQUARE))
  const near = stand([french('a', [20, 18]), { ...guns([20.6, 18]), side: 1, type: 'Au6#', facing: 270 }])
  near.act('unit', 0)
  assert.equal(near.refusal('form', SQUARE).rule, '8.2.5.1.1')
})

test('8.2.6.1 squares, side steps and rough ground all cost more', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' })])
  t.act('unit', 0)
  // 4 inches × 2/3.
  assert.ok(t.may('forward', 640))
  assert.equal(t.refusal('forward', 641).rule, '8.1.2')
})

test('8.2.6.1.2.2 who changes formation in a wood is disordered, light infantry excepted; cavalry in column is not', () => {
  const wood = area('wood', 10, 10, 24, 26)
  const t = stand([french('a', [16, 18]), french('l', [16, 22], { type: 'FrLT' }), horse('h', 0, [16, 14])], {
    terrain: [wood],
    options: { rates: 'fractions' },
  })
  t.act('unit', 0)
  t.act('form', LINE)
  assert.equal(t.last('disordered').why, 'wood')
  t.act('halt')
  t.act('unit', 1)
  t.act('form', SQUARE)
  t.act('halt')
  t.act('unit', 2)
  t.act('forward', inch(4))
  assert.equal(t.told.filter(each => each.e === 'disordered').length, 1)
})

test('8.2.6.1.2.3, 8.2.6.1.2.4 guns and wagons pass walls and hedges only by their gates', () => {
  for (const kind of ['wall', 'hedge'] as const) {
    const shut = stand([guns([10, 18])], {
      terrain: [
        course(kind, [
          [14, 10],
          [14, 26],
        ]),
      ],
    })
    shut.act('unit', 0)
    assert.equal(shut.refusal('forward', inch(6)).rule, '8.2.6.1.2.4')
    const open = stand([guns([10, 18])], {
      terrain: [
        course(
          kind,
          [
            [14, 10],
            [14, 26],
          ],
          { gates: [{ at: [14, 18], width: 2 }] },
        ),
      ],
    })
    open.act('unit', 0)
    open.act('forward', inch(8))
    assert.ok(!open.heard('disordered'))
    // Half a foot beside it the gate is of no use.
    const beside = stand([guns([10, 19])], {
      terrain: [
        course(
          kind,
          [
            [14, 10],
            [14, 26],
          ],
          { gates: [{ at: [14, 18], width: 2 }] },
        ),
      ],
    })
    beside.act('unit', 0)
    assert.equal(beside.refusal('forward', inch(6)).rule, '8.2.6.1.2.4')
  }
})

test('8.2.6.1.2.3 cavalry in march column crosses a hedge in order', () => {
  const t = stand([horse('h', 0, [10, 18], { formation: 'march' })], {
    terrain: [
      course('hedge', [
        [14, 10],
        [14, 26],
      ]),
    ],
  })
  t.act('unit', 0)
  t.act('forward', inch(8))
  assert.ok(!t.heard('disordered'))
})

test('8.2.6.2 a stream in a wood is twice rough, two woods side by side once', () => {
  const woods = [area('wood', 10, 10, 20, 18), area('wood', 10, 18, 20, 26)]
  const t = stand([french('a', [14, 18])], { terrain: woods })
  t.act('unit', 0)
  assert.ok(t.may('forward', inch(4)))
  // 4 inches in the wood cost 6 of 12: 6 are left.
  t.act('forward', inch(4))
  assert.equal(t.refusal('back', inch(2) + 1).rule, '8.1.2')
  const both = stand([french('a', [14, 18])], {
    terrain: [
      area('wood', 8, 10, 24, 26),
      course(
        'stream',
        [
          [13, 8],
          [13, 28],
        ],
        { width: 6 },
      ),
    ],
  })
  both.act('unit', 0)
  // Four inches are in wood and stream, nine of the movement; the last three go two inches in the wood alone.
  assert.equal(both.refusal('forward', inch(6) + 4).rule, '8.1.2')
  assert.ok(both.may('forward', inch(6) - 4))
})

test('8.2.6.3.1#1 ground nobody crosses, and ground closed to some, as the scenario says', () => {
  const t = stand([french('a', [10, 18])], { terrain: [area('impassable', 14, 10, 16, 26)] })
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(5)).rule, '8.2.6.3')
  const closed = {
    terrain: [
      course(
        'stream',
        [
          [14, 8],
          [14, 28],
        ],
        { width: 0.5, closed: ['cavalry'] },
      ),
    ],
  }
  const horsemen = stand([horse('h', 0, [10, 18]), french('a', [10, 24])], closed)
  horsemen.act('unit', 0)
  assert.equal(horsemen.refusal('forward', inch(6)).rule, '8.2.6.3')
  horsemen.act('halt')
  horsemen.act('unit', 1)
  assert.ok(horsemen.may('forward', inch(6)))
})

test('8.2.6.3.1#2 nobody fights across ground that cannot be crossed', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [24, 18])], { terrain: [area('impassable', 21, 10, 23.5, 26)] })
  t.act('unit', 0)
  assert.equal(t.refusal('touch', [1, 0]).rule, '8.2.6.3')
})

test('8.3 a town is crossed without cost', () => {
  const t = stand([french('a', [13, 18])], { terrain: [town] })
  t.act('unit', 0)
  assert.ok(t.may('forward', inch(12)))
})

test('8.3.1 one infantry unit and one battery may stop in a town, a second battery not', () => {
  const t = stand(
    [french('a', [16, 18], { formation: 'deployed', town: 'X' }), guns([13, 17]), { ...guns([13, 19]), id: 'k' }],
    { terrain: [town] },
  )
  t.act('unit', 1)
  t.act('forward', inch(3))
  t.act('halt')
  t.act('unit', 2)
  assert.equal(t.refusal('forward', inch(3)).rule, '8.3.1')
})

test('8.3.2 the bases of a deployed unit are where they are: along the whole edge of the town', () => {
  const t = stand(
    [french('a', [16, 18], { formation: 'deployed', town: 'X' }), austrian('x', [18.01, 18], { side: 1 })],
    { terrain: [town] },
  )
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.ok(within(table, 0, table, 1, TOUCH))
})

test('8.3.3 infantry leaves a town in line, a battery limbered where it stands', () => {
  const t = stand([{ ...guns([14, 18]), formation: 'deployed', town: 'X', facing: 270 }], {
    terrain: [town],
    options: { rates: 'fractions' },
  })
  t.act('unit', 0)
  t.act('leave', 3)
  assert.equal(t.s.form[0], COLUMN)
})

test('8.4, 8.4.1 contact is made forwards, with the front of a base, up to 45 degrees off', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [24, 20])])
  t.act('unit', 0)
  assert.ok(t.may('touch', [1, -300]))
  assert.equal(t.refusal('touch', [1, 450]).rule, '8.4.1')
  t.act('touch', [1, -300])
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.ok(within(table, 0, table, 1, TOUCH))
})

test('8.4.1.4 against a wall contact is at its outer side: the unit behind it is reached', () => {
  const t = stand([french('a', [16, 18]), austrian('x', [20, 18])], {
    terrain: [
      course(
        'wall',
        [
          [20, 14],
          [20, 22],
        ],
        { value: 1, protects: 90 },
      ),
    ],
  })
  t.act('unit', 0)
  t.act('touch', [1, 0])
  assert.ok(t.heard('touched'))
})

test('8.2.1.1 the square’s march is forward in every direction; 45 degrees do not bind it', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' })])
  t.act('unit', 0)
  for (const offset of [-1800, -900, 900, 1350]) assert.ok(t.may('oblique', [offset, 100]))
})

test('1.4.2.4, 8.2.5.1.2 a battery goes into march column from its limbers only', () => {
  const t = stand([guns([20, 18], { formation: 'line' })], { options: { rates: 'fractions' } })
  t.act('unit', 0)
  assert.equal(t.refusal('form', MARCH).rule, '8.2.5.1.2')
  t.act('form', COLUMN)
  assert.equal(t.s.form[0], COLUMN)
})

test('8.2.1, 8.2.2, 8.2.3, 8.2.5.3 facing any way a leg ends exactly where it says: ahead, back, aside, about', () => {
  for (const [facing, east, north] of [
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
  ] as const) {
    const t = stand([french('a', [24, 18], { facing, formation: 'line' }), austrian('x', [46, 2])])
    const depth = depthOf(fieldFor(t.s), t.s, 0)
    t.act('unit', 0)
    let [x, y] = [inch(24), inch(18)]
    const at = (ahead: number, right: number): void => {
      x += ahead * east + right * north
      y += ahead * north - right * east
      assert.deepEqual([t.s.x[0], t.s.y[0]], [x, y], `${facing}`)
    }
    t.act('forward', 120)
    at(120, 0)
    t.act('back', 60)
    at(-60, 0)
    t.act('side', 60)
    at(0, 60)
    t.act('about')
    // What was the rear is the front.
    at(-depth, 0)
    assert.equal(t.s.facing[0], (10 * facing + 1800) % 3600)
  }
})

test('8.2.4, 8.2.6.1.1 a wheel over rough ground that can be paid for meets whoever stands there all the same', () => {
  const turned = (north: number): string | undefined => {
    const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22.5, north], { figures: 8 })], {
      terrain: [area('rough', 16, 10, 28, 26)],
    })
    t.act('unit', 0)
    // Left forward about the right corner, and right forward about the left one.
    return t.may('wheel', 450) ? undefined : t.refusal('wheel', 450).rule
  }
  assert.equal(turned(30), undefined)
  assert.ok(['8.1.3', '8.2.4'].includes(turned(18.5)!))
})

test('8.2.4 the corner a wheel turns about stays: the right one to the right, the left one to the left, forward and back', () => {
  for (const [leg, arg, corner] of [
    ['wheel', 300, 1],
    ['wheel', -300, 0],
    ['wheelBack', 300, 1],
    ['wheelBack', -300, 0],
  ] as const) {
    const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [46, 2])])
    const spot = (): [number, number] => {
      const table = lay(fieldFor(t.s), t.s)
      return [cornerX(table, 0, corner), cornerY(table, 0, corner)]
    }
    const [x, y] = spot()
    t.act('unit', 0)
    t.act(leg, arg)
    const [nowX, nowY] = spot()
    // A point for rounding.
    assert.ok(Math.abs(nowX - x) <= 1 && Math.abs(nowY - y) <= 1, `${leg} ${arg}`)
  }
})

test('8.2.4 a wheel comes nowhere within an inch of an unrouted enemy, on either hand', () => {
  // Three inches of front turned by 45 degrees: the outer corner ends 2.12 inches ahead, at x = 22.12.
  for (const [arg, north] of [
    [450, 18.62],
    [-450, 17.38],
  ] as const) {
    const before = (east: number): Stand => {
      const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [east, north], { figures: 4 })])
      t.act('unit', 0)
      return t
    }
    assert.equal(before(23).refusal('wheel', arg).rule, '8.2.4')
    assert.ok(before(23.3).may('wheel', arg))
  }
})
