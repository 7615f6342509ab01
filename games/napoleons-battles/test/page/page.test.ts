import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meantBy } from '@bivouac/client/page'
import { searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { napoleonsBattles } from '../../module.ts'
import { AIM, AT_TOWN, focus, kinds, piece, QUESTIONS, questions } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { fieldIn, frontIn, viewOf } from '../../page/facts.ts'
import { fight } from '../../page/fight.ts'
import { nameOf, unitText } from '../../page/labels.ts'
import { type Leg, marchText, posesOf, pulled, swung } from '../../page/march.ts'
import * as rules from '../../rules/09-fire.ts'
import type { UnitData } from '../../scenario.ts'
import { INCH } from '../../words.ts'
import { austrian, french, stand } from '../table.ts'

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  const all = [...napoleonsBattles.machine.actions].filter(each => !each.startsWith('march.leg:'))
  assert.deepEqual(known.filter(each => !each.startsWith('march.leg:')).sort(), all.sort())
  for (const leg of napoleonsBattles.machine.actions)
    if (leg.startsWith('march.leg:')) assert.ok(known.includes(leg), leg)
  assert.deepEqual([AIM, AT_TOWN], [rules.AIM, rules.AT_TOWN])
})

const { meanings, ways } = meantBy(questions)

test('in games played at random every listed choice can be pointed at', () => {
  for (const seed of ['one', 'two']) {
    const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco' })
    assert.ok(typeof setup !== 'string')
    const match = createMatch(napoleonsBattles, setup, { seed, nonces: ['a', 'b'] })
    const own = searchDice(seed)
    for (let n = 0; n < 260 && match.decision !== undefined; n++) {
      const { seat, actions, proc, step } = match.decision
      const view = match.view(seat)
      for (const action of actions) {
        const kind = kinds({ proc, step })[action.type]
        assert.ok(kind !== undefined, `${proc}.${step} ${action.type}`)
        const found = ways(action, { proc, step }, view)
        if (kind === 'none' || kind === 'set' || kind === 'text') assert.equal(found.length, 0)
        else assert.ok(found.length > 0, `${action.type} ${action.arg} cannot be pointed at`)
        for (const thing of found.flat()) assert.ok(!/\s/.test(String(thing.id)), `${thing.id} would be two things`)
      }
      focus({ proc, step }, view)
      for (const u of [0, 5]) meanings(piece(u), { proc, step }, view)
      for (const u of viewOf(view).s.on.keys()) assert.ok(unitText(viewOf(view), u, 'it').length > 5)
      assert.ok(match.submit(seat, actions[own.next(actions.length)]!).ok)
    }
  }
})

test('a combat is on the stage with every addend of the rules, and every event of it can be shown', () => {
  const pair = (y: number): [UnitData, UnitData] => [french(`f${y}`, [20, y]), austrian(`a${y}`, [20.01, y])]
  const dice = [10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1]
  const t = stand([...pair(10), ...pair(24)], { phase: 'combat' }, dice)
  assert.equal(t.at(), 'combats.choose')
  const before = napoleonsBattles.view(t.pos, 0)
  const now = fight(before, 0, 'en')!
  assert.ok(now.sides.every(side => side.pieces.length === 1))
  assert.equal(
    now.addends.filter(({ side }) => side === 0).reduce((sum, { value }) => sum + (value ?? 0), 0),
    before.sums![0]!.reduce((sum, { value }) => sum + value, 0),
  )
  assert.ok(now.addends.every(({ rule }) => rule !== undefined && rule in napoleonsBattles.rulebook))
  t.act('fight', 0)
  const after = napoleonsBattles.view(t.pos, 0)
  assert.ok(t.told.some(({ e }) => e === 'round'))
  for (const lang of ['it', 'en'] as const)
    for (const event of t.told)
      for (const beat of beats(event, { before, after }, lang)) assert.ok(beat.milliseconds > 0)
})

const LEGS: readonly (readonly Leg[])[] = [
  [{ type: 'forward', arg: 960 }],
  [{ type: 'oblique', arg: [-225, 700] }],
  [{ type: 'back', arg: 300 }],
  [{ type: 'side', arg: -300 }],
  [{ type: 'side', arg: 240 }],
  [
    { type: 'wheel', arg: 450 },
    { type: 'forward', arg: 333 },
  ],
  [{ type: 'wheel', arg: -300 }],
  [{ type: 'wheelBack', arg: 200 }],
  [{ type: 'wheelBack', arg: -200 }],
  [{ type: 'about' }],
  [{ type: 'form', arg: 0 }],
]
for (const legs of LEGS)
  test(`the ghost of “${marchText(0, legs)}” stands where the rules put the unit`, () => {
    const t = stand([french('a', [20, 18], { facing: 37, formation: 'column' })])
    const view = viewOf(napoleonsBattles.view(t.pos, 0))
    const [x, y, facing, form] = [t.s.x[0]!, t.s.y[0]!, t.s.facing[0]!, t.s.form[0]!]
    const last = posesOf({ x, y, facing, form }, legs, each => frontIn(view, 0, each)).at(-1)!
    t.act('march', marchText(0, legs))
    assert.deepEqual(last, { x: t.s.x[0], y: t.s.y[0], facing: t.s.facing[0], form: t.s.form[0] })
  })

const front = () => ({ width: 3 * INCH, depth: INCH })
const pose = { x: 4800, y: 4800, facing: 900, form: 0 }
test('a pull along the front is a march, beside it an oblique one, behind it a step back, far aside a wheel', () => {
  const to = (dx: number, dy: number, more = {}) =>
    pulled(pose, { x: pose.x + dx, y: pose.y + dy, exact: false, wheels: false, ...more }, front)
  assert.deepEqual(to(970, 10), [{ type: 'forward', arg: 960 }])
  assert.deepEqual(
    to(970, 10, { exact: true }).map(each => each.type),
    ['oblique'],
  )
  assert.equal(to(900, -500)[0]!.type, 'oblique')
  assert.ok((to(900, -500)[0]!.arg as readonly number[])[0]! > 0, 'south of east is to the right')
  assert.equal(to(-600, 0)[0]!.type, 'back')
  assert.deepEqual(to(0, -480), [{ type: 'side', arg: 480 }])
  const [wheel, on] = to(400, -900)
  assert.equal(wheel!.type, 'wheel')
  assert.ok(Number(wheel!.arg) > 0)
  assert.equal(on!.type, 'forward')
  assert.deepEqual(to(3, 3), [])
})

test('near a spot the rules marked a pull means that spot, to the point; with Alt it does not', () => {
  const to = (dx: number, dy: number, more = {}) =>
    pulled(pose, { x: pose.x + dx, y: pose.y + dy, exact: false, wheels: false, ...more }, front, [
      { x: pose.x + 1037, y: pose.y },
      { x: pose.x + 700, y: pose.y - 333 },
    ])
  assert.deepEqual(to(1000, 20), [{ type: 'forward', arg: 1037 }])
  assert.equal(to(690, -310)[0]!.type, 'oblique')
  assert.equal((to(690, -310)[0]!.arg as readonly number[])[1], 776)
  assert.deepEqual(to(600, 0), [{ type: 'forward', arg: 600 }])
  assert.deepEqual(to(1000, 0, { exact: true }), [{ type: 'forward', arg: 1000 }])
})

test('the spots a pull snaps to: an inch from the enemy, both ranges, dressed on a neighbour and beside him; each is a legal march', () => {
  const t = stand([
    french('a', [20, 18], { formation: 'line' }),
    french('b', [21.5, 24], { formation: 'line' }),
    austrian('x', [24.9, 18]),
  ])
  const { drawn } = napoleonsBattles.foretell!(napoleonsBattles.view(t.pos, 0), 0, { type: 'unit', arg: 0 })
  const spots = drawn!.filter(({ as }) => as === 'landmark').map(({ at }) => [at[0]! / INCH - 20, at[1]! / INCH - 18])
  const straight = spots.filter(([, aside]) => aside === 0).map(([way]) => Math.round(way! * 100) / 100)
  // A French line fires three inches; its enemy stands almost five away; the neighbour is an inch and a half ahead.
  assert.deepEqual(straight.sort(), [1.5, 1.9, 3.4, 3.9].sort())
  assert.equal(spots.length, straight.length)
  for (const way of straight) assert.ok(t.may('march', `0 F${Math.round(way * INCH) - 1}`), String(way))
})

test('a corner pulled forward wheels about the other one, pulled back it wheels back', () => {
  // Looking east: the left corner is the northern one; it swings round the right one.
  const forward = swung(pose, 1, pose.x + 300, pose.y + 320, false, front)
  assert.equal(forward[0]!.type, 'wheel')
  assert.ok(Number(forward[0]!.arg) > 0)
  assert.equal(swung(pose, 1, pose.x - 300, pose.y + 320, false, front)[0]!.type, 'wheelBack')
  assert.ok(Number(swung(pose, -1, pose.x + 300, pose.y - 320, false, front)[0]!.arg) < 0)
})

test('a unit is called in the language that is spoken, in the name of its button and in what lies beside it', () => {
  const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco' })
  assert.ok(typeof setup !== 'string')
  const { view } = createMatch(napoleonsBattles, setup, { seed: 'names', nonces: ['page'] })
  const grenadiers = viewOf(view(0))
  const u = fieldIn(grenadiers).id.indexOf('a3')
  assert.match(unitText(grenadiers, u, 'en'), /^Grenadiers, /)
  assert.match(unitText(grenadiers, u, 'it'), /^Granatieri, /)
  assert.equal(nameOf({ kind: 'piece', id: u }, grenadiers, 'en'), 'Grenadiers')
})
