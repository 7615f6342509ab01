import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOUCH, within } from '@bivouac/ground/measured'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { mustAdvance } from '../rules/08-5-advance.ts'
import { recallLines } from '../rules/08-5-recall.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, INCH, ON_TABLE, type Quality, REACT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
const guns = (id: string, side: number, more: object = {}) => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  facing: side === 0 ? 90 : 270,
  formation: 'line' as const,
  ...more,
})
const touching = (t: Stand, a: number, b: number): boolean => {
  const table = lay(fieldFor(t.s), t.s)
  return within(table, a, table, b, TOUCH)
}

/** A beats X; who advances? */
const won = (a: Parameters<typeof french>[2], side: number): Stand => {
  const t = stand([french('a', [20, 18], { figures: 28, ...a }), austrian('x', [21, 18], { figures: 28 })], { side })
  return t
}

const beaten = () => [
  horse('h', 0, [20, 18]),
  austrian('x', [24, 18], { formation: 'column', marks: ['disorder'], figures: 28 }),
]
/** H beats X, X runs out of the way, and the recall die falls. */
function recalled(
  die: number,
  more: Parameters<typeof stand>[0] = [],
  extra: object = {},
  after: number[] = [],
): Stand {
  const t = stand([...beaten(), ...more], { turns: 1, ...extra }, [10, 10, 1, die, ...after])
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  t.act('flee', [inch(26), inch(18), inch(26), inch(34)])
  return t
}

test('8.5.1, 8.1.1 a normal move is made once, in the movement step, in any order', () => {
  const t = stand([french('a', [10, 10]), french('b', [10, 20])])
  t.act('unit', 1)
  t.act('forward', INCH)
  t.act('halt')
  assert.equal(t.refusal('unit', 1).rule, '8.1.1.4')
  assert.ok(t.may('unit', 0))
})

test('8.5.2, 8.5.2.1 marked cavalry that reacts moves as it likes, and may contact anybody', () => {
  const t = stand(
    [french('a', [24, 18]), horse('x', 1, [34, 18], { marks: ['react'] }), horse('y', 1, [34, 26])],
    {},
    [10],
  )
  t.act('done')
  t.until('reaction.first')
  assert.equal(t.refusal('unit', 2).rule, '8.5.2')
  t.act('unit', 1)
  assert.ok(t.may('form', 0))
  assert.ok(t.may('back', inch(1)))
  t.act('touch', [0, 0])
  assert.ok(t.heard('touched'))
})

test('8.5.2.2 cavalry that answers may contact only cavalry that has just moved', () => {
  const t = stand([horse('h', 0, [10, 18]), horse('x', 1, [40, 18], { marks: ['react'] }), horse('y', 1, [30, 12])])
  t.act('done')
  t.act('react', [0])
  t.until('reaction.first')
  t.act('unit', 1)
  t.act('forward', inch(14))
  t.act('halt')
  t.act('unit', 0)
  assert.equal(t.refusal('touch', [2, -300]).rule, '8.5.2.2')
  assert.ok(t.may('touch', [1, 0]))
})

test('8.5.3, 8.5.3.1 active infantry and all cavalry take the ground; inactive infantry, squares and garrisons do not', () => {
  const must = (t: Stand, u: number): boolean => mustAdvance(fieldFor(t.s), t.s, u, lay(fieldFor(t.s), t.s))
  assert.ok(must(won({}, 0), 0))
  assert.ok(!must(won({}, 1), 0))
  assert.ok(!must(won({ formation: 'square' }, 0), 0))
  const riders = stand([horse('h', 0, [20, 18])], { side: 1 })
  assert.ok(must(riders, 0))
  const wall = {
    kind: 'wall' as const,
    value: 1,
    protects: 270,
    at: [
      [20, 14],
      [20, 22],
    ] as [number, number][],
  }
  assert.ok(!must(stand([french('a', [20, 18], { formation: 'line' })], { terrain: [wall] }), 0))
})

test('8.5.3 the same when fire has emptied the place before the combat: an advance, no winner’s loss, no recall', () => {
  // The rout number of the year is four: two shots that double.
  const weak = austrian('x', [24, 18], { type: 'FrLN', figures: 28 })
  const t = stand(
    [horse('h', 0, [20, 18]), weak, { ...guns('g', 0), at: [14, 23] }, { ...guns('k', 0), at: [14, 13] }] as Parameters<
      typeof stand
    >[0],
    { year: 1813, turns: 1 },
    [10, ...MISS, 10, 1, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('fire.choose')
  t.act('fire', 1 * 256 + 0)
  const x = t.s.x[0]!
  t.act('fire', 2 * 256 + 1)
  t.act('fire', 3 * 256 + 1)
  t.act('flee', [inch(26), inch(18), inch(40), inch(18)])
  assert.ok(!t.heard('round'))
  assert.equal(t.s.figures[0], 12)
  assert.equal(t.s.x[0], x + INCH)
  assert.ok(!t.told.some(each => each.e === 'tested' && each.what === 'recall'))
})

test('8.5.3.2 of several victors only the main unit advances', () => {
  const t = stand(
    [
      french('a', [20, 20.2], { figures: 20 }),
      french('b', [20, 16.6], { figures: 16 }),
      austrian('x', [24, 18.4], { figures: 28 }),
    ],
    { turns: 1 },
    [...MISS, ...MISS, ...MISS, 10, 1],
  )
  charge(t, 0, 2)
  charge(t, 1, 2)
  t.act('done')
  t.until('flight.way')
  const before = [t.s.x[0]!, t.s.x[1]!]
  t.act('flee', [inch(26), inch(18.4), inch(40), inch(18.4)])
  assert.deepEqual([t.s.x[0]! - before[0]!, t.s.x[1]! - before[1]!], [INCH, 0])
})

test('8.5.3.3 whoever advances into a town is disordered', () => {
  const town = {
    kind: 'town' as const,
    name: 'X',
    value: 1,
    at: [
      [24, 15],
      [28, 15],
      [28, 21],
      [24, 21],
    ] as [number, number][],
  }
  const t = stand(
    [
      french('a', [20, 18], { figures: 28 }),
      austrian('x', [26, 18], { formation: 'deployed', town: 'X', figures: 28 }),
    ],
    { turns: 1, terrain: [town] },
    [...MISS, ...MISS, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  t.act(
    'flee',
    t.may('flee', [inch(30), inch(18), inch(44), inch(18)])
      ? [inch(30), inch(18), inch(44), inch(18)]
      : [inch(44), inch(18)],
  )
  assert.equal(t.s.mark[0]! & DISORDER, DISORDER)
  assert.ok(t.told.some(each => each.e === 'disordered' && each.unit === 0 && each.why === 'town'))
})

test('8.5.3.4 a victor who still touches an enemy it does not fight steps back out of contact', () => {
  const t = stand(
    [
      french('a', [20, 17.5], { figures: 28 }),
      austrian('x', [24, 18.8], { figures: 28 }),
      austrian('y', [24, 14.6], { figures: 16 }),
      french('b', [20, 14]),
    ],
    { turns: 1 },
    [...MISS, ...MISS, ...MISS, ...MISS, 10, 1, 10, 1],
  )
  charge(t, 0, 1)
  charge(t, 3, 2)
  t.act('done')
  t.until('combats.choose')
  t.act(
    'fight',
    t.s.combats.findIndex(each => each.own[0]!.includes(0)),
  )
  t.act('flee', [inch(26), inch(18.8), inch(40), inch(18.8)])
  assert.ok(!touching(t, 0, 2))
})

test('8.5.4.1, 8.5.4.3, 8.5.4.4.1 ordered cavalry that wins is recalled on its control, with its highest general', () => {
  const need = (quality: Quality): number => {
    const t = stand([horse('h', 0, [20, 18])], { generals: [general('g', 0, [16, 18], { quality, rank: 'army' })] })
    return sumOf(recallLines(fieldFor(t.s), t.s, 0))
  }
  assert.deepEqual((['E', 'G', 'A', 'P'] as const).map(need), [6, 5, 4, 3])
})

test('8.5.4.2, 8.5.4.2.1, 8.5.4.6 recalled in hand it may move at full speed as it likes, or stay marked', () => {
  const t = recalled(4, [], { table: [90, 36] })
  assert.equal(t.at(), 'recall.move')
  t.act('ride')
  assert.ok(t.may('forward', inch(24)))
  assert.equal(t.refusal('forward', inch(24) + 1).rule, '8.1.2')
  t.act('form', 0)
})

test('8.5.4.2.2, 8.5.4.2.5 it may ride into a new enemy, whose contact is divided and fought in the same step', () => {
  const t = recalled(4, [austrian('y', [34, 18], { figures: 28 })], {}, [10, 1, 10, 5, 5])
  t.act('ride')
  t.act('touch', [2, 0])
  t.act('fire', 2 * 256 + 0)
  assert.deepEqual(t.last('combat').own, [[0], [2]])
})

test('8.5.4.2.3 enemy cavalry with a marker may answer a recalled unit that moved', () => {
  const t = recalled(4, [horse('y', 1, [44, 10], { marks: ['react'] })])
  t.act('ride')
  t.act('forward', inch(4))
  t.act('halt')
  assert.equal(t.at(), 'recall.answer')
  t.act('unit', 2)
  assert.equal(t.refusal('forward', inch(1)).rule, '8.5.2.2')
})

test('8.5.4.2.3 whoever has answered is answered in his turn, by marked cavalry of the other side and against nobody else', () => {
  const t = recalled(4, [
    horse('y', 1, [36, 18], { marks: ['react'] }),
    horse('k', 0, [20, 23], { marks: ['react'], facing: 60 }),
    austrian('z', [40, 26], { figures: 8 }),
  ])
  t.act('ride')
  t.act('forward', inch(2))
  t.act('halt')
  t.act('unit', 2)
  t.act('touch', [0, 0])
  assert.equal(t.at(), 'recall.answer')
  assert.equal(t.where(), 'recall.answer 0')
  t.act('unit', 3)
  assert.equal(t.refusal('forward', inch(1)).rule, '8.5.2.2')
  assert.equal(t.refusal('touch', [4, 0]).rule, '8.5.2.2')
  // Where nobody has answered, nobody is answered.
  const quiet = recalled(4, [
    horse('y', 1, [44, 10], { marks: ['react'] }),
    horse('k', 0, [20, 25], { marks: ['react'] }),
  ])
  quiet.act('ride')
  quiet.act('forward', inch(2))
  quiet.act('halt')
  quiet.act('done')
  assert.notEqual(quiet.at(), 'recall.answer')
})

test('8.5.4.5, 8.4.1.3, 8.4.0.3 hr cavalry out of control drives lone generals away, and strikes flanks as one in order', () => {
  const lone = recalled(5, [], { table: [90, 36], generals: [general('g', 1, [46.2, 18])] })
  assert.equal(lone.where(), 'escape.flee 1')
  const from = (facing: number): number => {
    const y = austrian('y', [32, 18], { facing, formation: 'column' })
    const t = recalled(5, [y], { options: { flanks: 'on' } }, [...MISS, ...Array(20).fill(5)])
    return t.told.filter(each => each.e === 'disordered' && each.unit === 2 && each.why === 'flank').length
  }
  assert.equal(from(90), 1)
  assert.equal(from(270), 0)
})

test('8.5.4.2.4 those who moved are fired at; a unit that stayed and was marked is not', () => {
  const battery = { ...guns('g', 1), at: [40, 18] as [number, number] }
  const moved = recalled(4, [battery], {}, [...MISS])
  moved.act('ride')
  moved.act('forward', inch(6))
  moved.act('halt')
  assert.ok(moved.may('fire', 2 * 256 + 0))
  const stayed = recalled(4, [battery])
  stayed.act('mark')
  assert.notEqual(stayed.at(), 'fire.choose')
  assert.equal(stayed.s.mark[0]! & REACT, REACT)
})

test('8.5.4.5, 8.5.4.5.1, 8.5.4.5.2 out of control it rides straight at the nearest enemy in its zone, and is disordered after', () => {
  const t = recalled(5, [austrian('y', [44, 17], { figures: 8 }), austrian('z', [40, 8], { figures: 8 })], {}, [
    ...MISS,
  ])
  const ran = t.last('ranAway')
  // Both are in front; Y is out of its 24 inches’ way but nearer than Z is in its zone.
  assert.ok(ran.x > inch(24))
  assert.equal(t.s.facing[0], 900)
  assert.ok(t.told.some(each => each.e === 'disordered' && each.unit === 0 && each.why === 'charge'))
})

test('8.5.4.5.3, 8.5.4.5.4 with nobody before it, it rides straight on as far as it can', () => {
  const t = recalled(5, [], { table: [90, 36] })
  assert.equal(t.s.x[0], t.last('ranAway').x)
  assert.equal(t.s.y[0], inch(18))
  const stopped = recalled(5, [], {
    table: [90, 36],
    terrain: [
      {
        kind: 'impassable',
        at: [
          [34, 10],
          [36, 10],
          [36, 26],
          [34, 26],
        ],
      },
    ],
  })
  assert.ok(stopped.s.x[0]! <= inch(34) + 2)
  assert.ok(stopped.s.x[0]! < t.s.x[0]!)
})

test('8.5.4.5.5, 8.5.4.6.1, 8.5.4.6.2 generals go with recalled cavalry, guns stay behind', () => {
  for (const die of [5, 7]) {
    const t = stand(
      [...beaten(), guns('g', 0, { with: 'h', type: 'Fr8#' })],
      { turns: 1, generals: [general('c', 0, [16, 18], { rank: 'army' })] },
      [10, ...MISS, 10, 1, die],
    )
    t.act('unit', 3)
    t.act('attach', 0)
    charge(t, 0, 1)
    t.act('done')
    t.until('flight.way')
    t.act('flee', [inch(26), inch(18), inch(26), inch(34)])
    if (die === 5) {
      t.act('ride')
      t.act('forward', inch(6))
      t.act('halt')
    }
    assert.ok(touching(t, 0, 3), `die ${die}`)
    assert.equal(t.s.host[2], -1)
    assert.equal(t.s.on[2], ON_TABLE)
  }
})
