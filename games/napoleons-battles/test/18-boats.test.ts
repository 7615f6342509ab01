/** 18.4.2.2.5 Assault boats. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { BOAT, twinsIn } from '../muster.ts'
import { lay } from '../rules/01-formations.ts'
import { mayShoot } from '../rules/09-targets.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { boatOf, crewOf, isAboard } from '../rules/18-aboard.ts'
import { construct, WORK } from '../rules/18-works.ts'
import type { TerrainData, UnitData } from '../scenario.ts'
import { takeSlot } from '../slots.ts'
import { fieldFor } from '../state.ts'
import { LAUNCH, MARCH, ROUT } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const AFLOAT = { works: 'on', boats: 'on' }
const RIVER: TerrainData = {
  kind: 'stream',
  width: 8,
  closed: ['infantry', 'cavalry', 'foot', 'horse', 'supply'],
  at: [
    [24.1, 9],
    [24.1, 27],
  ],
}
const wagon = (id: string, at: readonly [number, number], side = 0): UnitData => ({
  id,
  side,
  type: 'WAGON',
  at,
  facing: 90,
  formation: 'column',
})
const foe = austrian('z', [46, 3])
/** A column on the bank beside a boat, in its movement step. */
function moored(unit: UnitData, more: readonly UnitData[] = [], boatAt: [number, number] = [21.15, 20]): Stand {
  const t = stand([unit, ...more, foe], { options: AFLOAT, terrain: [RIVER], turns: 9 })
  const boat = takeSlot(fieldFor(t.s), t.s, BOAT, 0, 0)
  // Along the bank: its middle here, its bow to the north.
  t.s.x[boat] = inch(boatAt[0])
  t.s.y[boat] = inch(boatAt[1])
  t.s.facing[boat] = 0
  return t
}
const boat = (t: Stand): number => twinsIn(fieldFor(t.s), 0, BOAT)[0]!
const column = (more: Partial<UnitData> = {}): UnitData => french('a', [20, 18], { formation: 'march', ...more })
function aboard(t: Stand): Stand {
  t.act('unit', 0)
  t.act('embark', boat(t))
  // The next turn.
  for (let u = 0; u < t.s.mark.length; u++) t.s.mark[u] = 0
  return t
}

test('18.4.2.2.5.1 a boat is launched in one turn by builders with two wagon trains on the bank', () => {
  for (const side of [0, 1]) {
    const builders = french('a', [20, 18], { side, formation: 'line' })
    const t = stand(
      [
        builders,
        wagon('v', [19, 17.2], side),
        wagon('w', [19, 18.8], side),
        austrian('z', [46, 3], { side: 1 - side }),
      ],
      {
        options: AFLOAT,
        terrain: [RIVER],
        phase: 'control',
        side,
        first: side,
      },
    )
    t.act('build', LAUNCH)
    construct(t.t)
    const b = boat(t)
    assert.equal(t.last('built').work, LAUNCH)
    assert.equal(fieldFor(t.s).side[b], side)
    assert.ok(b >= fieldFor(t.s).count)
  }
  const one = stand(
    [
      french('a', [20, 18], { formation: 'line' }),
      wagon('v', [19, 17.2]),
      french('c', [5, 5]),
      wagon('u', [3, 5]),
      foe,
    ],
    {
      options: AFLOAT,
      terrain: [RIVER],
      phase: 'control',
    },
  )
  assert.equal(one.refusal('build', LAUNCH).rule, '18.4.2')
  assert.equal(one.refusal('build', 2 * WORK + LAUNCH).rule, '18.4.2.1.1')
})
test('18.4.2.2.5.1 boats need the works, and are no part of other games', () => {
  const setup = { scenario: 'san-rocco', options: { boats: 'on' } }
  assert.match(String(napoleonsBattles.readSetup(setup)), /“boats: on” needs “works: on”/)
  const t = stand([column(), foe], { terrain: [RIVER] })
  t.act('unit', 0)
  assert.equal(t.refusal('embark', 1).rule, '18.4.2.2.5.1')
  assert.equal('aboard' in t.s.extra, false)
})
test('18.4.2.2.5.2 a march column that touches the boat goes aboard, and that is its turn', () => {
  const t = moored(column())
  t.act('unit', 0)
  t.act('embark', boat(t))
  assert.equal(isAboard(t.s, 0), true)
  assert.deepEqual([t.s.x[0], t.s.y[0], t.s.form[0]], [t.s.x[boat(t)], t.s.y[boat(t)], MARCH])
  assert.equal(t.refusal('unit', 0).rule, '8.1.1.4')
  assert.equal(t.last('boarded').aboard, true)
})
test('18.4.2.2.5.2 not in another formation, not from afar, not without the movement for all its bases', () => {
  const line = moored(french('a', [20, 18], { formation: 'column' }))
  line.act('unit', 0)
  assert.equal(line.refusal('embark', boat(line)).rule, '18.4.2.2.5.2')
  const far = moored(french('a', [17, 18], { formation: 'march' }))
  far.act('unit', 0)
  assert.equal(far.refusal('embark', boat(far)).rule, '18.4.2.2.5.2')
  const late = moored(french('a', [6, 18], { formation: 'march' }))
  late.act('unit', 0)
  late.act('forward', inch(14))
  assert.equal(late.refusal('embark', boat(late)).rule, '8.1.2')
})
test('18.4.2.2.5.2 one unit of foot or horse, or two batteries or wagon trains', () => {
  const guns = (id: string, at: readonly [number, number]): UnitData => ({
    id,
    side: 0,
    type: 'Fr6#',
    at,
    facing: 90,
    formation: 'march',
  })
  const t = moored(guns('a', [20, 18]), [guns('b', [20, 19.6]), guns('c', [20, 21.2])])
  const b = boat(t)
  for (const u of [0, 1]) {
    t.act('unit', u)
    t.act('embark', b)
  }
  assert.deepEqual(crewOf(t.s, b), [0, 1])
  t.act('unit', 2)
  assert.equal(t.refusal('embark', b).rule, '18.4.2.2.5.2')
  const foot = moored(column(), [french('b', [20, 19.5], { formation: 'march' })])
  foot.act('unit', 0)
  foot.act('embark', boat(foot))
  foot.act('unit', 1)
  assert.equal(foot.refusal('embark', boat(foot)).rule, '18.4.2.2.5.2')
})
test('18.4.2.2.5.3 a boat sails 24 inches, on water, with the whole movement of those aboard', () => {
  const t = aboard(moored(column()))
  t.act('unit', 0)
  assert.equal(t.refusal('sail', [inch(24), inch(46)]).rule, '18.4.2.2.5.3')
  assert.equal(t.refusal('sail', [inch(30), inch(18)]).rule, '18.4.2.2.5.3')
  t.act('sail', [inch(24), inch(18)])
  assert.equal(t.refusal('unit', 0).rule, '8.1.1.4')
  assert.equal(boatOf(t.s, 0), boat(t))
  // It looks where it has gone: the column stands with its head at the bow.
  assert.deepEqual([t.s.x[0], t.s.y[0], t.s.facing[0]], [t.s.x[boat(t)], t.s.y[boat(t)], t.s.facing[boat(t)]])
  assert.equal(t.last('sailed').x, inch(24))
})
test('18.4.2.2.5.3 whoever is on land does not sail', () => {
  const t = moored(column())
  t.act('unit', 0)
  assert.equal(t.refusal('sail', [inch(24), inch(18)]).rule, '18.4.2.2.5.3')
  assert.equal(t.refusal('land', 900).rule, '18.4.2.2.5.3')
})
test('18.4.2.2.5.4 in a boat nobody manoeuvres, fires or reacts; he fights as in a ford and in march column', () => {
  const t = aboard(moored(column()))
  t.act('unit', 0)
  for (const [type, arg] of [
    ['forward', inch(1)],
    ['form', 1],
    ['wheel', 300],
  ] as const)
    assert.equal(t.refusal(type, arg).rule, '18.4.2.2.5.4')
  t.act('halt')
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  assert.notEqual(mayShoot(f, t.s, 0, table), undefined)
  const combat = { own: [[0], [1]], main: [0, 1], round: 0, done: 0 }
  const rules = combatLines(f, t.s, combat, 0, table).map(({ rule }) => rule)
  assert.ok(rules.includes('10.3.8.1') && rules.includes('10.3.8.2'))
  const riders = aboard(moored(horse('a', 0, [20, 18], { figures: 8, formation: 'march' })))
  riders.act('done')
  assert.notEqual(riders.at(), 'movement.mark')
})
test('18.4.2.2.5.5 at a bank it lands with its normal movement, and marches on', () => {
  const t = aboard(moored(column()))
  t.act('unit', 0)
  assert.equal(t.refusal('land', 900).rule, '18.4.2.2.5.5')
  t.act('land', 2700)
  assert.equal(isAboard(t.s, 0), false)
  assert.equal(t.s.facing[0], 2700)
  // All four bases stand on the bank.
  assert.ok(t.s.x[0]! <= inch(16.1))
  t.act('forward', inch(2))
})
test('18.4.2.2.5.4 whoever is routed is out of his boat', () => {
  const t = aboard(moored(column({ marks: [] })))
  t.s.mark[0] = ROUT
  t.act('flee', 0)
  assert.equal(isAboard(t.s, 0), false)
})
