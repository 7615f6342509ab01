import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Beat, Fight } from '../src/page/index.ts'
import { beside } from '../src/table/beside.ts'
import { createFights } from '../src/table/fights.ts'

const fight = (id: string, roll = ''): Fight => ({
  id,
  title: id,
  at: [],
  sides: [
    { name: 'a', colour: '', pieces: [] },
    { name: 'b', colour: '', pieces: [] },
  ],
  addends: [],
  roll,
})
const fights = () => createFights(view => (view as { fight?: Fight }).fight)
const heard = (move: number, e: string) => ({ move, event: { e } })
const DICE: readonly Beat[] = [{ dice: [{ sides: 6, got: 4 }], milliseconds: 1 }]
const NONE: readonly Beat[] = []
const during = { fight: fight('one') }
const after = {}

test('a fight keeps its dice, and what was told from them on', () => {
  const { hear, fought } = fights()
  hear(heard(1, 'played'), { before: during, after: during }, NONE)
  assert.equal(fought(), undefined)
  hear(heard(2, 'totals'), { before: during, after: during }, DICE)
  hear(heard(2, 'retreats'), { before: during, after }, NONE)
  hear(heard(2, 'morale'), { before: after, after }, NONE)
  assert.deepEqual(fought()?.dice, [{ sides: 6, got: 4 }])
  assert.deepEqual(
    fought()?.told.map(each => each.event.e),
    ['totals', 'retreats', 'morale'],
  )
  hear(heard(3, 'next'), { before: after, after }, NONE)
  assert.equal(fought()?.told.length, 3, 'the next move is another story')
})

test('who was hit counted in full when the dice fell: the reckoning stays, and the moves it took are known', () => {
  const { hear, fought } = fights()
  const struck = { fight: { ...fight('one', '2d10 + 7 against 4'), decided: true } }
  const full = { fight: fight('one', '2d10 + 7 against 6') }
  hear(heard(4, 'declared'), { before: after, after: full }, NONE)
  hear(heard(6, 'totals'), { before: full, after: full }, DICE)
  hear(heard(6, 'hit'), { before: full, after: struck }, NONE)
  hear(heard(7, 'closed'), { before: struck, after }, NONE)
  assert.equal(fought()?.fight.roll, '2d10 + 7 against 6')
  assert.deepEqual([fought()?.from, fought()?.to], [3, 7])
})

test('a fight without dice is told from the moment it is decided, with its sums before anybody fell', () => {
  const { hear, fought } = fights()
  const before = { fight: { ...fight('one', '3 against 1'), outcome: 'The attacker wins.' } }
  const fallen = { fight: { ...fight('one', '2 against 0'), decided: true, outcome: 'Nobody wins.' } }
  hear(heard(1, 'reckoned'), { before, after: before }, NONE)
  assert.equal(fought(), undefined)
  hear(heard(1, 'lost'), { before, after: fallen }, NONE)
  hear(heard(1, 'stormed'), { before: fallen, after: fallen }, NONE)
  assert.equal(fought()?.fight.roll, '3 against 1')
  assert.equal(fought()?.fight.outcome, 'The attacker wins.')
  assert.deepEqual(
    fought()?.told.map(each => each.event.e),
    ['lost', 'stormed'],
  )
})

test('a game that knows better how a fight ended is heard', () => {
  const { hear, fought } = fights()
  const ended = { fight: { ...fight('one'), outcome: 'The French hold the field.' } }
  hear(heard(1, 'fired'), { before: during, after: during }, DICE)
  hear(heard(2, 'ended'), { before: ended, after }, NONE)
  assert.equal(fought()?.fight.outcome, 'The French hold the field.')
})

test('a fight without dice ends on the stage all the same, and another takes its place', () => {
  const { hear, fought, forget } = fights()
  hear(heard(1, 'won'), { before: during, after }, NONE)
  assert.deepEqual(
    fought()?.told.map(each => each.event.e),
    ['won'],
  )
  hear(heard(2, 'won'), { before: { fight: fight('two') }, after }, NONE)
  assert.equal(fought()?.fight.id, 'two')
  assert.equal(fought()?.told.length, 1)
  forget()
  assert.equal(fought(), undefined)
})

const AREA = { left: 0, top: 0, width: 800, height: 700 }
const SIZE = { width: 300, height: 200 }
const box = (left: number, top: number, width = 80, height = 80) => ({ left, top, width, height })
const isApart = (spot: { left: number; top: number }, other: ReturnType<typeof box>): boolean =>
  spot.left >= other.left + other.width ||
  spot.left + SIZE.width <= other.left ||
  spot.top >= other.top + other.height ||
  spot.top + SIZE.height <= other.top

test('a panel stands beside what it is about, inside the board', () => {
  for (const contact of [box(100, 100), box(600, 100), box(360, 300), box(20, 600), box(700, 600)]) {
    const spot = beside(SIZE, AREA, [contact], [])
    assert.ok(spot.left >= 0 && spot.top >= 0 && spot.left + 300 <= 800 && spot.top + 200 <= 700)
    assert.ok(isApart(spot, contact))
  }
})

test('a panel leaves free what can be clicked', () => {
  const contact = box(100, 100)
  const free = [box(200, 60), box(200, 140), box(280, 100)]
  const spot = beside(SIZE, AREA, [contact], free)
  for (const each of [contact, ...free]) assert.ok(isApart(spot, each))
})

test('what came of a fight stays when the table goes on by itself, until the player does', () => {
  const { hear, fought, leave } = fights()
  hear(heard(1, 'totals'), { before: during, after }, DICE)
  leave(during)
  assert.notEqual(fought(), undefined, 'while another fight goes on nothing is put away')
  leave(after)
  assert.equal(fought(), undefined)
})
