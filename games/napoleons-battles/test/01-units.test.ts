import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cornerX, cornerY } from '@bivouac/ground/measured'
import { attachedTo, generalsWith, mayBeHost } from '../rules/01-attachment.ts'
import { commands, directGenerals, isDivisional } from '../rules/01-chain.ts'
import { d10, line, sumOf } from '../rules/01-dice.ts'
import { basesOf, depthOf, frontFor, frontOf, lay } from '../rules/01-formations.ts'
import { lose } from '../rules/11-losses.ts'
import type { GeneralData, UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DEPLOYED, LINE, MARCH, SQUARE } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const guns = (id: string, at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'line',
  ...more,
})
/** Front and depth in inches. */
const size = (t: Stand, u: number): [number, number] => {
  const f = fieldFor(t.s)
  return [frontOf(f, t.s, u) / 240, depthOf(f, t.s, u) / 240]
}

test('0.0 bases: infantry ¾ × 1, cavalry 1 × 2, batteries 1½ × 1, wagons 1½ × 3, generals by their rank', () => {
  const t = stand(
    [
      french('a', [20, 10], { figures: 4, dispersal: 1, formation: 'line' }),
      horse('h', 0, [20, 14], { figures: 4, dispersal: 1, formation: 'line' }),
      guns('g', [20, 18]),
      { id: 'w', side: 0, type: 'WAGON', at: [20, 22], facing: 90, formation: 'column' },
    ],
    {
      generals: [
        general('d', 0, [30, 10]),
        general('c', 0, [30, 14], { rank: 'corps' }),
        general('w1', 0, [30, 18], { rank: 'wing' }),
        general('x', 0, [30, 22], { rank: 'army' }),
      ],
    },
  )
  assert.deepEqual(
    [0, 1, 2, 3].map(u => size(t, u)),
    [
      [0.75, 1],
      [1, 2],
      [1.5, 1],
      [1.5, 3],
    ],
  )
  assert.deepEqual(
    [4, 5, 6, 7].map(u => size(t, u)),
    [
      [1, 1],
      [1.5, 1.5],
      [2, 2],
      [2, 2],
    ],
  )
})

test('1.1.1.1, 5.1, 5.2 the active side moves its own units, and the other side in its turn', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])])
  assert.ok(t.may('unit', 0))
  assert.ok(!t.may('unit', 1))
  t.act('done')
  t.until('movement.choose')
  assert.equal(t.s.side, 1)
  assert.ok(t.may('unit', 1))
})

test('1.1.1.3 units of a side are friends, all others enemies: nobody moves theirs or touches his own', () => {
  const t = stand([french('a', [20, 18]), french('b', [23, 18]), austrian('x', [23, 24])])
  assert.equal(t.refusal('unit', 2).rule, '1.1.1.3')
  t.act('unit', 0)
  assert.equal(t.refusal('touch', [1, 0]).rule, '8.4')
})

test('1.1.2 a base goes with every fourth figure, and the cadre base is the last', () => {
  const t = stand([french('a', [20, 18], { figures: 16, dispersal: 1 })])
  const f = fieldFor(t.s)
  const bases = [16, 13, 12, 9, 8, 5, 4, 2].map(figures => {
    t.s.figures[0] = figures
    return basesOf(f, t.s, 0)
  })
  assert.deepEqual(bases, [4, 4, 3, 3, 2, 2, 1, 1])
})

test('1.1.3.1, 1.1.3.2 infantry, cavalry and batteries fight; generals are no combat units and no targets', () => {
  const t = stand([french('a', [10, 18], { formation: 'line' }), guns('g', [10, 24])], {
    phase: 'fire',
    side: 1,
    generals: [general('x', 1, [12, 18])],
  })
  // Nobody has a target: the enemy is a general alone.
  assert.equal(t.s.on[2], 1)
  assert.ok(!t.heard('fired'))
})

/** Napoleon’s chain in small: army, two wings (one overall), two corps, divisions, an artillery general, corps guns, independents. */
const GENERALS: GeneralData[] = [
  general('army', 0, [2, 2], { rank: 'army' }),
  general('wing', 0, [5, 2], { rank: 'wing', under: 'army' }),
  general('overall', 0, [8, 2], { rank: 'wing', under: 'army', overall: true }),
  general('corps1', 0, [11, 2], { rank: 'corps', under: 'wing' }),
  general('corps2', 0, [14, 2], { rank: 'corps', under: 'army' }),
  general('div1', 0, [17, 2], { under: 'corps1' }),
  general('div2', 0, [20, 2], { under: 'corps2' }),
  general('gunner', 0, [23, 2], { under: 'army', artillery: true }),
  general('reserve', 0, [26, 2], { under: 'army', radius: 8 }),
]
const chain = () => {
  const t = stand(
    [
      french('a', [10, 10], { under: 'div1' }),
      french('b', [10, 14], { under: 'div2' }),
      guns('cg', [10, 18], { under: 'corps1' }),
      guns('ag', [10, 22], { under: 'army' }),
      french('ind', [10, 26], { under: 'corps2' }),
      horse('res', 0, [10, 30], { under: 'reserve' }),
      guns('gg', [30, 30], { under: 'gunner' }),
    ],
    { generals: GENERALS },
  )
  const f = fieldFor(t.s)
  return {
    f,
    may: (g: string, who: string) => commands(f, t.u(g), t.u(who)),
    direct: (who: string) => directGenerals(f, t.u(who)).map(g => f.id[g]),
    u: t.u,
  }
}

test('1.1.4.1 the army commander commands everybody, and nobody commands him', () => {
  const { may } = chain()
  for (const who of ['a', 'b', 'cg', 'ag', 'ind', 'res', 'wing', 'overall', 'corps1', 'div2'])
    assert.ok(may('army', who), who)
  for (const g of ['wing', 'overall', 'corps1', 'div1']) assert.ok(!may(g, 'army'), g)
})

test('1.1.4.2, 1.1.4.2.1 a positional wing commander commands only those listed under him', () => {
  const { may } = chain()
  assert.ok(may('wing', 'corps1'))
  assert.ok(may('wing', 'a'))
  assert.ok(!may('wing', 'corps2'))
  assert.ok(!may('wing', 'b'))
})

test('1.1.4.2.2 an overall wing commander commands everybody but the chief and his like', () => {
  const { may } = chain()
  for (const who of ['a', 'b', 'corps1', 'corps2', 'wing']) assert.ok(may('overall', who), who)
  assert.ok(!may('overall', 'army'))
  const t = stand([french('a', [10, 10])], {
    generals: [
      general('o1', 0, [2, 2], { rank: 'wing', overall: true }),
      general('o2', 0, [6, 2], { rank: 'wing', overall: true }),
    ],
  })
  assert.ok(!commands(fieldFor(t.s), t.u('o1'), t.u('o2')))
})

test('1.1.4.3, 1.1.4.3.1, 1.1.4.3.2 a corps commander commands his corps alone, column or permanent, by the radius he is given', () => {
  const { may } = chain()
  assert.ok(may('corps1', 'a'))
  assert.ok(may('corps1', 'div1'))
  assert.ok(!may('corps1', 'b'))
  assert.ok(!may('corps1', 'div2'))
})

test('1.1.4.3.3 a cavalry reserve is a division whose general has a greater radius', () => {
  const { f, u, direct } = chain()
  assert.ok(isDivisional(f, u('reserve')))
  assert.deepEqual(direct('res'), ['reserve'])
})

test('1.1.4.4 a divisional general commands the units of his division, and no other general', () => {
  const { may, direct } = chain()
  assert.ok(may('div1', 'a'))
  assert.ok(!may('div1', 'b'))
  assert.ok(!may('div1', 'div2'))
  assert.deepEqual(direct('a'), ['div1'])
})

test('1.1.4.4.1, 1.1.4.4.2 corps and reserve guns and independent infantry are commanded by any division of that corps or army', () => {
  const { direct } = chain()
  assert.deepEqual(direct('cg'), ['div1'])
  assert.deepEqual(direct('ag'), ['div1', 'div2', 'gunner', 'reserve'])
  assert.deepEqual(direct('ind'), ['div2'])
})

test('1.1.4.4.3 a general of artillery commands batteries only', () => {
  const { may, direct } = chain()
  assert.ok(may('gunner', 'gg'))
  assert.ok(!may('gunner', 'a'))
  assert.ok(!may('gunner', 'ind'))
  assert.deepEqual(direct('gg'), ['gunner'])
})

test('1.2 a die has ten faces, and nought is ten', () => {
  const t = stand([french('a', [10, 10])], {}, [1, 10])
  assert.equal(d10(t.t, '1.2'), 1)
  assert.equal(d10(t.t, '1.2'), 10)
})

test('1.3, 1.3.1 modifiers are added up with their signs before they touch the die', () => {
  assert.equal(sumOf([line('1.3', '', '', 2), line('1.3', '', '', -3), line('1.3', '', '', 4)]), 3)
})

test('1.4.1, 1.4.2 the front is the side the figures look to: north-west looks both ways, and the bases lie behind it', () => {
  const t = stand([french('a', [20, 18], { facing: 0, formation: 'line' })])
  const table = lay(fieldFor(t.s), t.s)
  assert.deepEqual([cornerX(table, 0, 0), cornerY(table, 0, 0)], [inch(18.5), inch(18)])
  assert.deepEqual([cornerX(table, 0, 2), cornerY(table, 0, 2)], [inch(21.5), inch(17)])
})

test('1.4.2.1, 1.4.2.2, 1.4.2.3, 1.4.2.4 five bases: line 3¾ × 1, column and square 2¼ × 2, march column ¾ × 5', () => {
  const t = stand([french('a', [20, 18], { figures: 20 })])
  const all = [LINE, COLUMN, SQUARE, MARCH].map(form => {
    t.s.form[0] = form
    return size(t, 0)
  })
  assert.deepEqual(all, [
    [3.75, 1],
    [2.25, 2],
    [2.25, 2],
    [0.75, 5],
  ])
})

test('1.4.2.5 a battery is ready to fire unless it is limbered; behind a limber it is in march column', () => {
  const t = stand(
    [
      guns('g', [20, 18]),
      guns('l', [20, 24], { formation: 'column' }),
      guns('m', [20, 30], { formation: 'march' }),
      austrian('x', [24, 18], { figures: 28 }),
    ],
    { phase: 'fire', side: 1 },
  )
  assert.ok(t.may('fire', 0 * 256 + 3))
  assert.equal(t.refusal('fire', 1 * 256 + 3).rule, '9.2.1.1')
  assert.deepEqual(size(t, 2), [1.5, 4])
})

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

test('1.4.2.6, 1.4.2.6.1 a town is entered in any formation; only infantry and batteries deploy in it', () => {
  const t = stand([french('a', [13, 18]), horse('h', 0, [13, 24], { formation: 'line' }), french('b', [18, 26])], {
    terrain: [town],
  })
  t.act('unit', 0)
  t.act('forward', inch(4))
  t.act('halt')
  assert.equal(t.s.form[0], COLUMN)
  t.act('unit', 1)
  assert.equal(t.refusal('deploy', 0).rule, '1.4.2.6.1')
})

test('1.4.2.6.2#1 a battery deploys unlimbered at the edge of the town and looks outwards; limbered it does not', () => {
  const t = stand([guns('g', [14, 18], { facing: 270 }), guns('l', [14, 21], { formation: 'column', facing: 270 })], {
    terrain: [town],
  })
  t.act('unit', 1)
  assert.equal(t.refusal('deploy', 0).rule, '1.4.2.6.2#1')
  t.act('halt')
  t.act('unit', 0)
  t.act('deploy', 0)
  assert.equal(t.s.form[0], DEPLOYED)
  assert.equal(t.s.facing[0], 2700)
})

test('1.4.2.6.2#2 infantry deploys in line only, and takes up the whole town', () => {
  const t = stand([french('a', [13.9, 18])], { terrain: [town] })
  t.act('unit', 0)
  assert.equal(t.refusal('deploy', 0).rule, '1.4.2.6.2#2')
})

test('1.5 batteries and wagons join infantry and cavalry, generals also guns and wagons; no other pair', () => {
  const t = stand(
    [
      french('a', [10, 10]),
      french('b', [10, 14]),
      horse('h', 0, [10, 18]),
      guns('g', [10, 22]),
      guns('k', [10, 25]),
      { id: 'w', side: 0, type: 'WAGON', at: [10, 30], facing: 90 },
      austrian('x', [30, 10]),
    ],
    { generals: [general('d', 0, [20, 10])] },
  )
  const f = fieldFor(t.s)
  const may = (guest: string, host: string) => mayBeHost(f, t.u(guest), t.u(host))
  for (const [guest, host] of [
    ['g', 'a'],
    ['g', 'h'],
    ['w', 'a'],
    ['d', 'a'],
    ['d', 'h'],
    ['d', 'g'],
    ['d', 'w'],
  ])
    assert.ok(may(guest!, host!), `${guest} ${host}`)
  for (const [guest, host] of [
    ['a', 'b'],
    ['a', 'h'],
    ['g', 'k'],
    ['g', 'w'],
    ['g', 'x'],
    ['d', 'x'],
  ])
    assert.ok(!may(guest!, host!), `${guest} ${host}`)
})

test('1.5.1, 1.5.2 a brigade may have any number of guns, a battery one brigade', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 20, formation: 'line' }),
      french('b', [20, 24], { formation: 'line' }),
      guns('g', [0, 0], { with: 'a' }),
      guns('k', [0, 0], { with: 'a' }),
    ].map(({ at, ...each }) => (each.with === undefined ? { ...each, at: at! } : each)),
  )
  const f = fieldFor(t.s)
  assert.deepEqual(attachedTo(f, t.s, 0), [2, 3])
  t.act('unit', 2)
  assert.equal(t.refusal('attach', 0).rule, '1.5.2')
  // To join the other it has to go there: then it has left the first.
  assert.equal(t.refusal('attach', 1).rule, '1.5')
})

test('1.5.3 a general touches several units at once', () => {
  const t = stand([french('a', [20, 18]), french('b', [20, 19.6])], { generals: [general('d', 0, [17.99, 18.8])] })
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.deepEqual(generalsWith(f, t.s, 0, table), [2])
  assert.deepEqual(generalsWith(f, t.s, 1, table), [2])
})

test('1.5.4 with a unit deployed in a town whoever is inside is in contact', () => {
  const t = stand([french('a', [16, 18], { formation: 'deployed', town: 'X' })], {
    terrain: [town],
    generals: [general('in', 0, [16.5, 18]), general('out', 0, [22, 18])],
  })
  const f = fieldFor(t.s)
  assert.deepEqual(generalsWith(f, t.s, 0, lay(f, t.s)), [1])
})

test('1.6 distances may be asked for at any time: the march is costed before it is made, for either side', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [30, 18])])
  t.act('unit', 0)
  assert.ok(t.may('forward', inch(11.5)))
  assert.equal(t.s.x[0], inch(10))
})

test('11.1.1, 1.1.2 a unit that loses a base keeps the middle of its front', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' })])
  const f = fieldFor(t.s)
  lose(t.t, 0, 1, 'victory')
  assert.equal(frontOf(f, t.s, 0), frontFor(f, 0, LINE, 4))
  lose(t.t, 0, 3, 'victory')
  assert.equal(frontOf(f, t.s, 0), frontFor(f, 0, LINE, 3))
  assert.equal(t.s.x[0], inch(20))
})
