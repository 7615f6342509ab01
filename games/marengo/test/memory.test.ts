/** 4.2 What lies face up, for how long, and who remembers it afterwards. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { BOX_LIST } from '../data/armies.ts'
import { marengo } from '../module.ts'
import { conceal } from '../rules/4-pieces.ts'
import { KNOWN, UP } from '../state.ts'
import { BOXES, bitOf, FIRST } from '../words.ts'
import {
  A1,
  approach,
  assault,
  C2,
  defend,
  type Field,
  field,
  flight,
  I1,
  I2,
  I3,
  into,
  locale,
  march,
  onto,
  place,
} from './field.ts'

const isUp = ({ s }: Field, block: number): boolean => s.place[block]! >= 0 && (s.flag[block]! & UP) !== 0
/** What the other side sees of a block. */
const seen = ({ pos }: Field, block: number): number => marengo.view(pos, block < 20 ? 1 : 0).face[block]!
const MEMORIES = [[], ['memory']] as const
/** With the table's memory a face that was shown stays known, with the players' own it does not. */
const after = (rulings: readonly string[], face: number): number => (rulings.length === 0 ? face : 0)

for (const rulings of MEMORIES) {
  const whose = rulings.length === 0 ? 'the table remembers' : 'the players remember'
  test(`11 those shown in an assault that fails are hidden again at its end: ${whose}`, () => {
    const f = field({ 'W2>W4': [I2, I2] }, { 'W4>W2': [I3, C2] }, { rulings })
    assault(f, 'W2>W4', [0], [1])
    assert.ok(isUp(f, 0) && !isUp(f, 1), 'the leader lies face up, who goes along does not')
    assert.deepEqual([seen(f, 0), seen(f, 1)], [I2, 0])
    defend(f, 20)
    if (f.decision().step === 'pursuit') f.act('done')
    assert.equal(f.last('repulsed').from, place('W2>W4'))
    assert.ok([0, 1, 20, 21].every(block => !isUp(f, block)))
    assert.deepEqual([seen(f, 20), seen(f, 21)], [after(rulings, I2), 0], 'it has lost a point')
  })

  test(`11 and 12.1 winners are hidden after the assault, those driven out where their retreat ends: ${whose}`, () => {
    const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I1], W4: [C2] }, { rulings })
    assault(f, 'W2>W4', [0])
    defend(f)
    assert.equal(f.decision().proc, 'retreat')
    assert.ok(isUp(f, 21) && isUp(f, 0), 'all of it is still going on')
    f.act('retreat', { group: [21], to: [locale('MA')] })
    assert.ok(!isUp(f, 21) && !isUp(f, 0))
    assert.deepEqual([seen(f, 0), seen(f, 21)], [after(rulings, f.s.face[0]!), after(rulings, C2)])
  })

  test(`10 the target is hidden at once, the artillery at the end of its turn: ${whose}`, () => {
    const f = field({ W2: [A1] }, { 'W4>W2': [I3] }, { from: 'movement', rulings })
    f.act('move', onto([0], approach('W2>W4')))
    f.act('bombard', [0])
    assert.ok(isUp(f, 0), 'declared')
    f.endTurn()
    assert.ok(isUp(f, 0), 'it lies face up through the enemy turn')
    f.act('target', place('W4>W2'))
    assert.ok(isUp(f, 0) && !isUp(f, 20))
    assert.deepEqual([seen(f, 0), seen(f, 20)], [A1, after(rulings, I2)])
    f.endTurn()
    assert.ok(!isUp(f, 0))
    assert.equal(seen(f, 0), after(rulings, A1))
  })

  test(`10 artillery that calls its bombardment off is hidden: ${whose}`, () => {
    const f = field({ 'W2>W4': [A1] }, { W4: [I2] }, { from: 'movement', rulings })
    f.act('bombard', [0])
    f.endTurn()
    f.act('callOff')
    assert.ok(!isUp(f, 0))
    assert.equal(seen(f, 0), after(rulings, A1))
  })

  test(`9 infantry shown on obstructed ground, and cavalry that attacks by road, are hidden after the attack: ${whose}`, () => {
    const foot = field({ W4: [I2, C2] }, { MA: [I2] }, { from: 'movement', rulings })
    foot.act('move', into([0, 1], approach('W4>MA')))
    foot.act('show', 0)
    assert.ok(isUp(foot, 0) && !isUp(foot, 1))
    foot.act('block', [20])
    foot.act('done')
    assert.ok(!isUp(foot, 0))
    assert.equal(seen(foot, 0), after(rulings, I2))
    const horse = field({ W2: [C2] }, { W4: [C2] }, { from: 'movement', rulings })
    march(horse, 0, 'W2>W4')
    assert.ok(isUp(horse, 0))
    horse.act('retreat')
    horse.act('retreat', flight(horse, locale('MA')))
    assert.ok(!isUp(horse, 0))
    assert.equal(seen(horse, 0), after(rulings, C2))
  })

  test(`8.11 cavalry that goes on lies face up to the end of the turn: ${whose}`, () => {
    const f = field({ W2: [C2, I2] }, { MA: [I2] }, { from: 'movement', rulings })
    f.act('move', into([0, 1], approach('W2>W4')))
    f.act('continue', { group: [0], over: [approach('W4>MA')] })
    assert.ok(isUp(f, 0))
    f.endTurn()
    assert.ok(!isUp(f, 0))
    assert.equal(seen(f, 0), after(rulings, C2))
  })
}

test('4.4 a remembered block that loses a point is shown again', () => {
  const f = field({ 'W2>W4': [A1] }, { 'W4>W2': [I3] }, { from: 'bombardment', state: { declared: [0, -1] } })
  f.s.flag[20]! |= KNOWN
  f.act('target', place('W4>W2'))
  assert.deepEqual(f.last('shown'), { e: 'shown', block: 20, face: I3 })
})

const begun = (options: object) => {
  const setup = marengo.readSetup({ options })
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = marengo.begin(setup)
  marengo.machine.advance(pos, tableFor(pos, searchDice('memory')))
  return pos
}
const ALONE = BOXES + BOX_LIST.findIndex(({ size }) => size === 1)

test('6.3 a box of one block hides nothing, whoever remembers; dealt at random it does', () => {
  for (const memory of ['kept', 'players']) {
    const pos = begun({ memory })
    const alone = pos.s.place.indexOf(ALONE)
    assert.equal(marengo.view(pos, 0).face[alone], C2, memory)
    const dealt = begun({ memory, arrivals: 'random' })
    assert.equal(marengo.view(dealt, 0).face[alone], 0, `${memory}, at random`)
  }
})

test('4.2 where the players remember, the view knows of no block and no group more than what lies face up', () => {
  const pos = begun({ memory: 'players' })
  assert.deepEqual(
    [pos.s.hints, pos.s.limits],
    [
      [[], []],
      [[], []],
    ],
  )
  const view = marengo.view(pos, 0)
  for (const [block, face] of view.face.entries())
    if (block >= 20 && pos.s.place[block] !== ALONE) assert.equal(face, 0)
})

for (const memory of ['kept', 'players'])
  test(`10, 4.2 artillery that has declared lies face up whatever else is hidden where it stands; memory: ${memory}`, () => {
    const setup = marengo.readSetup({ options: { memory } })
    assert.ok(typeof setup !== 'string')
    const { s } = marengo.begin(setup)
    for (const side of [0, 1]) {
      const gun = FIRST[side]! + 1
      s.flag[gun] = UP | KNOWN
      s.declared[side] = gun
      conceal(s, side, bitOf(gun))
      assert.equal(s.flag[gun]! & UP, UP)
      s.declared[side] = -1
      conceal(s, side, bitOf(gun))
      assert.equal(s.flag[gun]! & UP, 0)
      assert.equal((s.flag[gun]! & KNOWN) !== 0, memory === 'kept')
    }
  })

for (const rulings of MEMORIES)
  for (const side of [0, 1])
    test(`10, 4.2 played: a gun that has declared lies face up through an assault on its approach, and fires (${rulings.length === 0 ? 'the table remembers' : 'the players remember'}, side ${side})`, () => {
      // A gun and infantry on one approach; the enemy opposite is too weak for them.
      const [mine, other] = [{ 'W2>W4': [A1, I3] }, { 'W4>W2': [I2, I3] }]
      const f =
        side === 0
          ? field(mine, other, { from: 'movement', rulings })
          : field(other, mine, { from: 'movement', side, rulings })
      const [gun, guard, enemy] = side === 0 ? [0, 1, 20] : [20, 21, 0]
      f.act('bombard', [gun])
      assert.equal(f.last('declared').block, gun)
      while (f.s.side === side) f.act('done')
      while (!f.may('assault', { from: [approach('W4>W2')], leads: [enemy], joins: [] })) f.act('done')
      assault(f, 'W4>W2', [enemy])
      defend(f, guard)
      if (f.decision().step === 'pursuit') f.act('done')
      assert.equal(f.last('repulsed').from, place('W4>W2'))
      assert.ok(!isUp(f, guard), 'who stood beside it is hidden again')
      assert.ok(isUp(f, gun), 'the gun is not')
      assert.equal(seen(f, gun), A1)
      while (f.s.side !== side) f.endTurn()
      assert.equal(f.decision().proc, 'bombardment')
      f.act('target', place('W4>W2'))
      assert.ok(f.last('bombarded').points >= 0)
    })
