import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { lostOf, outcome, pointsOf, weightOf } from '../rules/12-victory.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISPERSED, ON_TABLE, REACT, ROUT, WAITING, WITHDRAWN } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

test('4.2.4.1, 4.2.4.2 inactive cavalry with a marker may move, marked active cavalry may only contact it', () => {
  const t = stand([
    horse('h', 0, [10, 18]),
    horse('x', 1, [36, 18], { marks: ['react'] }),
    austrian('y', [24, 30]),
    french('a', [6, 30]),
  ])
  t.act('done')
  t.act('react', [0])
  t.until('reaction.first')
  t.act('unit', 1)
  t.act('forward', inch(8))
  t.act('halt')
  assert.equal(t.s.mark[1]! & REACT, 0)
  assert.equal(t.at(), 'reaction.second')
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(2)).rule, '8.5.2.2')
  assert.equal(t.refusal('touch', [2, 0]).rule, '8.5.2.2')
  t.act('touch', [1, 0])
  assert.ok(t.heard('touched'))
})

test('4.2.2 the active side’s markers go, the enemy’s stay', () => {
  const t = stand([horse('h', 0, [10, 18], { marks: ['react'] }), horse('x', 1, [36, 18], { marks: ['react'] })], {
    phase: 'control',
  })
  assert.equal(t.s.mark[0]! & REACT, 0)
  assert.equal(t.s.mark[1]! & REACT, REACT)
})

test('4.6.1, 4.6.3, 4.6.4 marked active cavalry pursues, only movers are fired at, and it fights', () => {
  const t = stand(
    [
      horse('h', 0, [20, 18], { marks: ['react'] }),
      austrian('x', [26, 18], { formation: 'column', marks: ['disorder'] }),
    ],
    { phase: 'pursuit' },
    [10, 10, 1],
  )
  t.act('unit', 0)
  t.act('touch', [1, 0])
  t.until('flight.way')
  assert.ok(t.heard('combat'))
})

test('8.4.1.3 a lone general the enemy comes upon flees, and the enemy has moved on', () => {
  const t = stand([french('a', [10, 18])], { generals: [general('g', 1, [15, 18])] })
  t.act('unit', 0)
  t.act('forward', inch(5))
  t.act('halt')
  assert.equal(t.at(), 'escape.flee')
  assert.equal(t.refusal('go', [inch(47), inch(18)]).rule, '8.4.1.3')
  t.act('go', [inch(30), inch(18)])
})

test('8.4.1.3 a general hemmed in on all sides by enemies and the edge stays where he is; with a way out he has to take it', () => {
  const cornered = (last: UnitData[]): Stand => {
    // Lines along the edges, columns one behind the other between them: an inch is left for the general.
    const line = (id: string, y: number) => french(id, [3, y], { figures: 32, formation: 'line', facing: 0 })
    const lines = [line('a', 1), line('b', 2), line('e', 5), line('f', 6)]
    const t = stand(
      [
        french('c', [4.85, 3]),
        french('d', [2.8, 3], { figures: 8, formation: 'line', dispersal: 1 }),
        ...lines,
        ...last,
      ],
      {
        table: [6, 6],
        generals: [general('g', 1, [6, 3], { facing: 90 })],
      },
    )
    t.act('march', `0 F${inch(0.15)}`)
    assert.equal(t.at(), 'escape.flee')
    return t
  }
  const t = cornered([french('h', [1, 3], { figures: 4, dispersal: 1 })])
  t.act('stay')
  assert.equal(t.s.x[t.u('g')], inch(6))
  // Behind the last column there is a place, though none of those offered.
  assert.equal(cornered([]).refusal('stay').rule, '8.4.1.3')
})

test('4.2.3.4, 8.6.2.2.4 a unit that is not engaged may be put to flight, for a figure', () => {
  const t = stand([french('a', [20, 18])])
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  assert.equal(t.s.figures[0], 15)
  t.act('flee', [inch(4), inch(18)])
  assert.equal(t.s.mark[0]! & ROUT, ROUT)
})

test('8.6.1.5, 8.6.1.6 a unit that has to run and is surrounded by enemies alone surrenders; with the edge in the way it is dispersed', () => {
  const ring = [
    austrian('n', [20, 19.9], { facing: 180 }),
    austrian('s', [20, 15.1], { facing: 0 }),
    austrian('e', [22, 17.5]),
    austrian('w', [17.2, 17.5], { facing: 90 }),
  ]
  const t = stand([french('a', [20.6, 17.5]), ...ring])
  t.act('done')
  t.until('routing.choose')
  t.act('rout', 0)
  assert.equal(t.last('gone').to, 'surrendered')
  // The same with the edge of the table for the fourth side.
  const edge = stand([
    french('a', [20.6, 1.2], { figures: 16 }),
    austrian('n', [20, 3.6], { facing: 180 }),
    austrian('e', [22, 1.9]),
    austrian('w', [17.2, 1.9], { facing: 90 }),
  ])
  edge.act('done')
  edge.until('routing.choose')
  edge.act('rout', 0)
  assert.equal(edge.last('gone').to, 'dispersed')
})

test('4.1.1.1, 8.1.4.1 who is due waits off the table, comes in paying for its depth, and may march on', () => {
  const arriving = french('a', [0, 0], { arrives: { turn: 1, entry: 'W' } })
  const { at: _, ...unit } = arriving
  const t = stand([{ ...unit, formation: 'march' }], {
    phase: 'control',
    entries: [{ id: 'W', at: [0, 18], facing: 90 }],
  })
  assert.equal(t.s.on[0], WAITING)
  t.act('enter', 0)
  assert.equal(t.s.on[0], ON_TABLE)
  // 16 inches of march column less the four of its own depth.
  assert.equal(t.refusal('forward', inch(12)).rule, '8.1.2')
  t.act('forward', inch(12) - 2)
})

test('12.1, 12.1.1 an army that has lost its morale is beaten, the guard counts its number and irregulars nothing', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 3 },
    { id: 'a', side: 1, name: 'a', morale: 9 },
  ]
  const units = [
    french('a', [10, 18], { type: 'FrMGD', figures: 12 }),
    french('b', [10, 24]),
    { id: 'c', side: 1, type: 'RsMIL', figures: 16, at: [40, 18] as [number, number], facing: 270 },
  ]
  const t = stand(units, { armies })
  const f = fieldFor(t.s)
  assert.equal(weightOf(f, 0), 2)
  assert.equal(weightOf(f, 2), 0)
  t.s.on[0] = DISPERSED
  assert.equal(lostOf(f, t.s, 0), 2)
  t.s.mark[1]! |= ROUT
  assert.equal(lostOf(f, t.s, 0), 3)
  t.until('over')
  assert.deepEqual(t.pos.result?.winners, [1])
  assert.equal(t.pos.result?.grade, 'decisive')
})

test('12.1.3, 12.1.4 of a coalition the beaten army leaves, and the game goes on until all are beaten', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 5 },
    { id: 'a', side: 1, name: 'a', morale: 1 },
    { id: 'p', side: 1, name: 'p', morale: 1 },
  ]
  const t = stand(
    [
      french('f1', [10, 18], { army: 'f' }),
      austrian('a1', [40, 18], { army: 'a', marks: ['rout'], formation: 'column' }),
      austrian('a2', [40, 24], { army: 'a' }),
      austrian('p1', [40, 10], { army: 'p' }),
    ],
    { armies, turns: 2 },
  )
  for (let n = 0; n < 60 && t.s.turn === 1; n++) stepQuietly(t)
  assert.equal(t.s.on[2], WITHDRAWN)
  assert.equal(t.s.on[3], ON_TABLE)
  assert.equal(t.pos.result, undefined)
})
function stepQuietly(t: ReturnType<typeof stand>): void {
  const decision = napoleonsBattles.machine.advance(t.pos, t.t)!
  const quiet =
    decision.actions.find(each => ['done', 'pass', 'halt', 'cease'].includes(each.type)) ?? decision.actions[0]!
  napoleonsBattles.machine.take(t.pos, t.t, quiet)
  napoleonsBattles.machine.advance(t.pos, t.t)
}

test('12.2, 12.2.1 after the last turn points decide, marginally under fifty', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], {
    turns: 1,
    objectives: [{ name: 'o', at: [10, 18], points: 20 }],
  })
  t.s.holder[0] = 0
  assert.equal(pointsOf(t.s, 0), 2000)
  assert.equal(outcome(t.s)?.grade, 'marginal')
  t.s.figures[1] = 10
  assert.equal(pointsOf(t.s, 0), 3000)
  t.s.on[1] = DISPERSED
  // 20 figures at 0.75: fifteen points for the unit itself.
  assert.equal(pointsOf(t.s, 0), 2000 + 20 * 75)
})
