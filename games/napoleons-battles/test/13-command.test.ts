/** 13 march columns, worn troops, discouraged armies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcome } from '../rules/12-victory.ts'
import { isDisheartenedGuard, lostIn } from '../rules/13-command.ts'
import type { ScenarioData, UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, DISPERSED, HALF, NONE, REACT, ROUT, SURRENDERED, WORN } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const road = {
  kind: 'road',
  width: 0.5,
  at: [
    [0, 18],
    [48, 18],
  ],
} as never
const march: Partial<UnitData> = { formation: 'march', under: 'D' }
/** A chief, and a divisional general who may be out of everybody's reach; dice for his command. */
const column = (at: [number, number], of: [number, number], die: number, more: Partial<ScenarioData> = {}): Stand => {
  const t = stand(
    [french('a', at, march), austrian('x', [46, 2])],
    {
      phase: 'control',
      generals: [general('C', 0, [2, 34], { rank: 'army' }), general('D', 0, of, { under: 'C', radius: 4 })],
      terrain: [road],
      options: { marchColumns: 'on' },
      ...more,
    } as never,
    [die],
  )
  t.until('movement.choose')
  return t
}

test('13.1, 13.1.1 a march column that follows a road moves normally, whatever command says', () => {
  // Far from everybody: no move, but along the road.
  const t = column([20, 18], [20, 4], 10)
  assert.ok(t.s.mark[0]! & NONE)
  assert.deepEqual([t.last('hampered').none, t.last('hampered').half], [[0], []])
  t.act('unit', 0)
  assert.ok(t.may('road', inch(12)))
  assert.equal(t.refusal('forward', inch(2)).rule, '8.1.2')
  assert.equal(t.refusal('form', COLUMN).rule, '8.1.2')
  const off = column([20, 18], [20, 4], 10, { options: {} } as never)
  assert.equal(off.refusal('unit', 0).rule, '7.2.3.2')
})

test('13.1.2 off the road it needs a general in reach, even one who has failed', () => {
  const near = column([20, 20], [20, 22], 10)
  // Failed: infantry would not move at all (7.2.4.2.2).
  assert.ok(near.s.mark[0]! & NONE)
  near.act('unit', 0)
  assert.ok(near.may('forward', inch(12)))
  const far = column([20, 25], [20, 4], 10)
  assert.equal(far.refusal('unit', 0).rule, '7.2.3.2')
})
test('13.1.2 passed alone, his infantry would move at half rate: in march column it moves on', () => {
  const near = column([20, 20], [20, 22], 1)
  assert.ok(near.s.mark[0]! & HALF)
  assert.deepEqual([near.last('hampered').none, near.last('hampered').half], [[], [0]])
  near.act('unit', 0)
  assert.ok(near.may('forward', inch(12)))
})

test('13.1.3 any change of formation brings the normal rules back', () => {
  const near = column([20, 20], [20, 22], 1)
  near.act('unit', 0)
  near.act('forward', inch(4))
  // Half a turn, at line speed after a change: what is left does not pay for it.
  assert.equal(near.refusal('form', COLUMN).rule, '8.1.2')
})

const corps = (marks: Partial<UnitData>[], fatigue?: number): Stand => {
  const t = stand(
    [
      ...marks.map((more, k) => french(`a${k}`, [10, 4 + 5 * k], { under: 'D', figures: 12, ...more })),
      austrian('x', [30, 18], { figures: 20 }),
    ],
    {
      phase: 'control',
      generals: [general('D', 0, [4, 16], { radius: 20, response: 10, ...(fatigue !== undefined && { fatigue }) })],
      options: { fatigue: 'on' },
    },
    [1],
  )
  t.until('movement.choose')
  return t
}
test('13.2, 13.2.1 half of an independent division in rout, or as many as the scenario says, and it is worn', () => {
  const two = corps([{}, {}, { marks: ['rout'] }, { marks: ['rout'] }])
  assert.deepEqual([two.last('worn').lost, two.last('worn').level], [2, 2])
  assert.ok(two.s.mark[0]! & WORN)
  assert.ok(!corps([{}, {}, {}, { marks: ['rout'] }]).heard('worn'))
  assert.ok(!corps([{}, {}, { marks: ['rout'] }, { marks: ['rout'] }], 3).heard('worn'))
})
test('13.2.1 units with note j count as one here; dispersed and eliminated ones count like routed ones', () => {
  const t = corps([{ type: 'FrOGD', marks: ['rout'] }, {}, {}, {}])
  assert.equal(lostIn(fieldFor(t.s), t.s, 5), 1)
  t.s.on[1] = DISPERSED
  assert.equal(lostIn(fieldFor(t.s), t.s, 5), 2)
})
test('13.2.1 a corps is one formation, whatever its divisions', () => {
  const t = stand(
    [
      french('a', [10, 10], { under: 'D' }),
      french('b', [10, 20], { under: 'E' }),
      austrian('x', [40, 18], { under: 'X' }),
    ],
    {
      generals: [
        general('C', 0, [2, 2], { rank: 'corps' }),
        general('D', 0, [4, 10], { under: 'C' }),
        general('E', 0, [4, 20], { under: 'C' }),
        general('X', 1, [44, 18]),
      ],
    },
  )
  assert.deepEqual(fieldFor(t.s).corps.slice(0, 3), [3, 3, 6])
})

test('13.2.2 with enough of them rallied a formation is fresh again', () => {
  const t = corps([{}, {}, { marks: ['rout'] }, { marks: ['rout'] }])
  t.s.mark[2] = 0
  t.s.side = 0
  t.until('movement.choose')
  t.act('done')
  t.roll(1, 1, 1, 1)
  for (let n = 0; n < 60 && !t.heard('fresh'); n++) {
    t.until(t.at())
    const rest = t.told.length
    t.act(t.may('done') ? 'done' : t.may('pass') ? 'pass' : 'halt')
    if (t.told.length === rest && t.at() === 'over') break
  }
  assert.ok(t.heard('fresh'))
  assert.ok(!(t.s.mark[0]! & WORN))
})

test('13.2.3 worn troops make no formed move nearer to the enemy, but may go back or aside', () => {
  const t = corps([{}, {}, { marks: ['rout'] }, { marks: ['rout'] }])
  t.act('unit', 0)
  assert.equal(t.refusal('forward', inch(2)).rule, '13.2.3')
  assert.ok(t.may('back', inch(1)))
})
test('13.2.3 worn cavalry in reaction may come near and contact while its side is not active', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [30, 18], { marks: ['react', 'worn'] })], {
    options: { fatigue: 'on' },
  })
  t.act('done')
  t.until('reaction.first')
  assert.ok(t.s.mark[1]! & REACT)
  t.act('unit', 1)
  assert.ok(t.may('forward', inch(4)))
  assert.ok(t.may('touch', [0, 0]))
})

const army = (morale: number, marks: Partial<UnitData>[]): Stand => {
  const t = stand(
    [
      ...marks.map((more, k) => austrian(`x${k}`, [40, 4 + 6 * k], { army: 'a', figures: 16, ...more })),
      french('f', [4, 18], { army: 'f' }),
    ],
    {
      phase: 'end',
      side: 1,
      first: 0,
      turns: 4,
      armies: [
        { id: 'a', side: 1, name: 'Austria', morale },
        { id: 'f', side: 0, name: 'Francia', morale: 9 },
      ],
      options: { morale: 'disorder' },
    },
  )
  return t
}
test('13.3, 13.3.1 an army that reaches its level is not taken away: all who are not in rout are disordered, and stay so', () => {
  const t = army(2, [{ marks: ['rout'] }, { marks: ['rout'] }, {}, {}])
  assert.ok(t.heard('discouraged'))
  assert.ok(t.s.mark[2]! & DISORDER)
  assert.ok(t.s.mark[0]! & ROUT && !(t.s.mark[0]! & DISORDER))
  assert.equal(outcome(t.s), undefined)
  // A whole turn without moving, and no order comes back.
  t.until('movement.choose')
  t.act('done')
  t.until('movement.choose')
  t.act('done')
  assert.ok(t.s.mark[2]! & DISORDER)
  assert.ok(!army(3, [{ marks: ['rout'] }, { marks: ['rout'] }, {}, {}]).heard('discouraged'))
})
test('13.3.2 its guards are not disordered but worn', () => {
  const t = army(2, [{ marks: ['rout'] }, { marks: ['rout'] }, { type: 'AuGN' }, {}])
  assert.ok(!(t.s.mark[2]! & DISORDER))
  assert.ok(t.s.mark[2]! & WORN)
})
test('13.3.3 below its level again it takes heart, and who does not move is in order again', () => {
  const t = army(2, [{ marks: ['rout'] }, { marks: ['rout'] }, {}, { type: 'AuGN' }])
  t.s.mark[0] = DISORDER
  t.until('movement.choose')
  t.act('done')
  t.until('movement.choose')
  t.act('done')
  t.until('movement.choose')
  assert.ok(t.heard('heartened'))
  assert.ok(!(t.s.mark[3]! & WORN))
  t.act('done')
  t.until('movement.choose')
  t.act('done')
  assert.ok(!(t.s.mark[2]! & DISORDER))
})

test('13.2.1 who has surrendered counts like who was dispersed', () => {
  const t = corps([{}, {}, {}, {}])
  t.s.on[1] = SURRENDERED
  assert.equal(lostIn(fieldFor(t.s), t.s, 5), 1)
})

test('13.2.3 worn troops may come nearer to wagons: what counts is the nearest combat unit', () => {
  const t = stand(
    [
      french('a', [20, 18], { marks: ['worn'] }),
      { id: 'w', side: 1, type: 'WAGON', at: [26, 18], facing: 270, formation: 'column' },
      austrian('x', [4, 18]),
    ],
    { options: { fatigue: 'on' } },
  )
  t.act('unit', 0)
  t.act('forward', inch(2))
})

test('13.3.2 the Guard is disheartened with its own army alone, and only where armies are discouraged', () => {
  const of = (options: Record<string, string>, broken: number): boolean => {
    const t = stand([french('a', [10, 10], { type: 'FrOGD', figures: 12 }), austrian('x', [40, 18])], {
      armies: [
        { id: 'f', side: 0, name: 'f', morale: 9 },
        { id: 'a', side: 1, name: 'a', morale: 9 },
      ],
      options,
    })
    t.s.broken[0] = broken
    return isDisheartenedGuard(fieldFor(t.s), t.s, 0)
  }
  assert.ok(of({ morale: 'disorder' }, 1))
  assert.ok(!of({ morale: 'disorder' }, 0))
  assert.ok(!of({}, 1))
})
