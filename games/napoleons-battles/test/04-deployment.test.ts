import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Action, scriptedDice, tableFor } from '@bivouac/kernel'
import { SAN_ROCCO } from '../data/scenarios/san-rocco.ts'
import { SHIPPED } from '../field.ts'
import { napoleonsBattles } from '../module.ts'
import type { ScenarioData } from '../scenario.ts'
import type { T } from '../state.ts'
import { COLUMN, DEPLOYED, INCH, LATER, LINE, MARCH, ON_TABLE, SQUARE } from '../words.ts'

const { machine } = napoleonsBattles

function table(scenario: string | ScenarioData = 'san-rocco') {
  const setup = napoleonsBattles.readSetup({ scenario, options: { rules: 'base', deployment: 'free' } })
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = napoleonsBattles.begin(setup)
  const t = tableFor(pos, scriptedDice([])) as T
  machine.advance(pos, t)
  const action = (type: string, arg?: Action['arg']): Action => (arg === undefined ? { type } : { type, arg })
  return {
    pos,
    s: pos.s,
    at: () => `${pos.stack.at(-1)!.proc}.${pos.stack.at(-1)!.step}`,
    why: (type: string, arg?: Action['arg']) => machine.whyNot(pos, t, action(type, arg))?.text.en,
    act(type: string, arg?: Action['arg']) {
      assert.equal(machine.whyNot(pos, t, action(type, arg))?.text.en, undefined)
      machine.take(pos, t, action(type, arg))
      machine.advance(pos, t)
      assert.deepEqual(napoleonsBattles.invariants(pos), [])
    },
    seat: () => machine.advance(pos, t)!.seat,
    options: () => machine.advance(pos, t)!.actions,
  }
}
const place = (u: number, x: number, y: number, facing: number, form: number): number[] => [
  u,
  Math.round(x * INCH),
  Math.round(y * INCH),
  facing,
  form,
]
/** By number: 1er de ligne, chasseurs, battery; IR 10, IR 11, hussars. */
const [LINE_1, CHASSEURS, GUNS, IR10, IR11, HUSSARS] = [0, 3, 4, 5, 6, 8]
const LANNOY = 10

test('4.0#2 the side that plays first deploys first, in its zone, and is ready when everybody stands', () => {
  const t = table()
  assert.equal(t.at(), 'deployment.place')
  assert.equal(t.seat(), 0)
  assert.ok(t.s.on.every(on => on === LATER))
  assert.match(t.why('ready')!, /still to be deployed/)
  t.act('place', place(LINE_1, 12, 20, 900, LINE))
  assert.equal(t.s.on[LINE_1], ON_TABLE)
  // Its front on the edge of the zone is in it; a tenth of an inch beyond is not.
  assert.match(t.why('place', place(LINE_1, 12.1, 20, 900, LINE))!, /in its zone/)
  // All of it: facing west its rear is a base farther east.
  assert.match(t.why('place', place(LINE_1, 11.5, 20, 2700, LINE))!, /in its zone/)
  t.act('place', place(LINE_1, 11, 20, 2700, LINE))
  t.act('proposed')
  assert.equal(t.s.x[LINE_1], 11 * INCH)
  assert.equal(t.s.facing[LINE_1], 900)
  assert.match(t.why('proposed')!, /already/)
  t.act('place', place(LINE_1, 9, 30, 900, SQUARE))
  t.act('ready')
  assert.equal(t.seat(), 1)
  assert.match(t.why('place', place(LINE_1, 9, 30, 900, LINE))!, /none of your units/)
  t.act('proposed')
  t.act('ready')
  assert.equal(t.at(), 'movement.choose')
  assert.equal(t.s.turn, 1)
  assert.equal(t.s.y[LINE_1], 30 * INCH)
})

test('4.0#2 where the second side stands: its own zone, a town that is one, and nowhere near the enemy', () => {
  const t = table()
  t.act('proposed')
  t.act('ready')
  assert.match(t.why('place', place(IR10, 27.9, 16, 2700, LINE))!, /in its zone/)
  t.act('place', place(IR10, 28, 16, 2700, LINE))
  // San Rocco is a zone for those deployed in it only, one brigade and one battery; not for horsemen.
  assert.match(t.why('place', place(IR11, 24, 9.5, 2700, LINE))!, /in its zone/)
  t.act('place', place(IR11, 24, 9.5, 2700, DEPLOYED))
  assert.match(t.why('place', place(IR10, 24, 9.5, 2700, DEPLOYED))!, /already/)
  assert.match(t.why('place', place(HUSSARS, 24, 9.5, 2700, DEPLOYED))!, /Only infantry and batteries/)
  assert.match(t.why('place', place(IR10, 40, 9.5, 2700, DEPLOYED))!, /no town here/)
})

test('8.1.3.2 two units are not put on each other, and a unit may be put beside where it stood', () => {
  const t = table()
  t.act('place', place(LINE_1, 8, 20, 900, COLUMN))
  assert.match(t.why('place', place(1, 8.5, 20.5, 900, COLUMN))!, /taken/)
  t.act('place', place(LINE_1, 8.2, 20, 900, COLUMN))
  t.act('place', place(1, 8.2, 22, 900, COLUMN))
})

test('1.4.2 a unit deploys in a formation it may take: guns limbered or not, no square of horsemen, generals as they are', () => {
  const t = table()
  t.act('place', place(GUNS, 10, 4, 900, LINE))
  t.act('place', place(GUNS, 10, 4, 900, COLUMN))
  assert.match(t.why('place', place(CHASSEURS, 8, 8, 900, SQUARE))!, /cannot take this formation/)
  assert.match(t.why('place', place(LANNOY, 8, 8, 900, COLUMN))!, /cannot take this formation/)
  t.act('place', place(LANNOY, 8, 8, 900, LINE))
  // On the road a march column bends with it.
  t.act('place', place(LINE_1, 10, 10, 900, MARCH))
  assert.ok(t.s.road[LINE_1]! >= 0)
})

test('4.1.1.1 who arrives later is not deployed, and every proposed place of every shipped battle lies in its zone', () => {
  const t = table('marengo')
  assert.equal(t.seat(), 1)
  const late = SHIPPED[1]!.units.findIndex(({ id }) => id === 'ka1')
  assert.match(t.why('place', place(late, 4, 30, 900, COLUMN))!, /arrives during the battle/)
  t.act('proposed')
  t.act('ready')
  t.act('proposed')
  t.act('ready')
  assert.equal(t.s.turn, 1)
  for (const { id, zones, ...rest } of SHIPPED)
    if (zones !== undefined)
      assert.equal(typeof napoleonsBattles.readSetup({ scenario: { ...rest, zones } }), 'object', id)
})

test('1.5 who is attached deploys with his host', () => {
  const { id: _, ...data } = SAN_ROCCO
  const units = data.units.map(each => (each.id === 'f5' ? { ...each, at: undefined, with: 'f1' } : each))
  const t = table(JSON.parse(JSON.stringify({ ...data, units })))
  assert.match(t.why('place', place(GUNS, 6, 6, 900, LINE))!, /attached/)
  t.act('place', place(LINE_1, 6, 6, 900, LINE))
  assert.equal(t.s.on[GUNS], ON_TABLE)
  assert.equal(t.s.y[GUNS], t.s.y[LINE_1])
})

test('4.0#2 nobody deploys within three inches of the enemy: zones nearer than that are refused with the scenario', () => {
  const { id: _, ...data } = SAN_ROCCO
  const near = {
    ...data,
    zones: [
      {
        side: 0,
        at: [
          [0, 0],
          [26, 0],
          [26, 36],
          [0, 36],
        ],
      },
      ...data.zones!.slice(1),
    ],
  }
  assert.match(String(napoleonsBattles.readSetup({ scenario: near })), /less than 3 inches apart/)
  const strait = {
    ...data,
    zones: [
      {
        side: 0,
        at: [
          [0, 0],
          [9, 0],
          [9, 36],
          [0, 36],
        ],
      },
      ...data.zones!.slice(1),
    ],
  }
  assert.match(String(napoleonsBattles.readSetup({ scenario: strait })), /“1er de ligne” does not stand in a zone/)
})

test('4.0#2 free deployment without zones, or in the middle of a turn, is refused with a sentence', () => {
  const units = [{ side: 0, type: 'FrLN', figures: 16, at: [10, 10], facing: 90 }]
  const free = (scenario: object): string =>
    String(napoleonsBattles.readSetup({ scenario, options: { deployment: 'free' } }))
  assert.match(free({ table: [24, 24], units }), /has none/)
  const zones = [
    {
      side: 0,
      at: [
        [0, 0],
        [20, 0],
        [20, 20],
        [0, 20],
      ],
    },
  ]
  assert.match(free({ table: [24, 24], units, zones, phase: 'fire' }), /begins later/)
  assert.match(free({ table: [24, 24], units, zones: [{ side: 0, town: 'Nowhere' }] }), /no town/)
  assert.match(free({ table: [24, 24], units, zones: [{ side: 2, at: zones[0]!.at }] }), /has a side/)
  assert.match(
    free({
      table: [24, 24],
      units,
      zones: [
        {
          side: 0,
          at: [
            [0, 0],
            [9, 9],
          ],
        },
      ],
    }),
    /three to eight corners/,
  )
})

test('players and computers get through it: every listed spot is legal, and the lists end', () => {
  const t = table()
  for (let n = 0; t.at() === 'deployment.place'; n++) {
    assert.ok(n < 60)
    const actions = t.options()
    assert.ok(actions.length > 0)
    t.act(actions[0]!.type, actions[0]!.arg)
  }
})
