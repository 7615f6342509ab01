import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { outcome } from '../rules/12-victory.ts'
import { DISORDER, FIRED, HALF, MOVED, NONE, ON_TABLE, REACT, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const { machine } = napoleonsBattles
/** One quiet answer. */
function quietly(t: Stand): void {
  const { actions } = machine.advance(t.pos, t.t)!
  machine.take(
    t.pos,
    t.t,
    actions.find(each => ['done', 'pass', 'halt', 'cease', 'mark'].includes(each.type)) ?? actions[0]!,
  )
  machine.advance(t.pos, t.t)
}
const phases = (t: Stand): string[] =>
  t.told.flatMap(each =>
    each.e === 'phase' ? [`${each.side} ${each.phase}`] : each.e === 'turn' ? [`turn ${each.turn}`] : [],
  )

test('4.0#1, 4.0#2, 5.1, 5.2, 6.0 a turn is the phase of the first side, the same for the other, and then the next turn', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], { phase: 'control', turns: 2 })
  t.until('over')
  assert.deepEqual(phases(t), [
    '0 control',
    '0 movement',
    '0 fire',
    '1 control',
    '1 movement',
    '1 fire',
    'turn 2',
    '0 control',
    '0 movement',
    '0 fire',
    '1 control',
    '1 movement',
    '1 fire',
  ])
})

test('4.0#1 the second side of the scenario may be the first to move', () => {
  const { side: _, ...rest } = { side: 0 }
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], {
    ...rest,
    first: 1,
    side: 1,
    phase: 'control',
    turns: 1,
  })
  t.until('over')
  assert.deepEqual(
    phases(t).filter(each => each.endsWith('control')),
    ['1 control', '0 control'],
  )
})

test('3.1, 3.2, 4.1.2.1, 4.1.2.2, 4.1.2.3, 4.5, 4.7, 6.3 the basic game has no weather, initiative, messages, works, isolation or second day', () => {
  const rolled: string[] = []
  const t = stand([french('a', [10, 18]), horse('h', 0, [10, 24]), austrian('x', [40, 18])], {
    phase: 'control',
    turns: 1,
  })
  const asked = new Set<string>()
  for (let n = 0; n < 60 && t.pos.stack.length > 0; n++) {
    const decision = machine.advance(t.pos, t.t)
    if (decision === undefined) break
    asked.add(decision.rule)
    quietly(t)
  }
  assert.deepEqual([...asked].sort(), ['4.2.3.1', '4.2.3.4', '4.2.4.3', '8.5.1.1'])
  assert.deepEqual(rolled, [])
})

test('4.2.3, 4.2.3.1 in movement the active side moves what can move, in any order; routed units may flee on, arrivals enter', () => {
  const { at: _, ...late } = french('c', [0, 0], { arrives: { turn: 1, entry: 'W' }, formation: 'march' })
  const t = stand(
    [
      french('a', [20, 18]),
      french('b', [20, 24], { marks: ['none'] }),
      late,
      french('r', [20, 30], { marks: ['rout'] }),
    ],
    {
      phase: 'control',
      entries: [{ id: 'W', at: [0, 10], facing: 90 }],
    },
  )
  t.until('movement.choose')
  assert.ok(t.may('unit', 0))
  assert.ok(t.may('enter', 2))
  assert.equal(t.refusal('unit', 3).rule, '8.6.2.2')
  assert.ok(t.may('flee', 3))
  assert.equal(t.refusal('flee', 0).rule, '8.6.2.2')
})

test('4.2.3.2 cavalry that did not move may be marked, after all moves', () => {
  const t = stand([horse('h', 0, [10, 18]), austrian('x', [40, 18])])
  assert.ok(!t.may('react', [0]))
  t.act('done')
  assert.equal(t.at(), 'movement.mark')
  t.act('react', [0])
  assert.equal(t.s.mark[0]! & REACT, REACT)
})

test('4.2.3.3, 8.5.1.3 when movement is over the markers of command go, of either kind', () => {
  const t = stand([
    french('a', [10, 18], { marks: ['half'] }),
    french('b', [10, 24], { marks: ['none'] }),
    austrian('x', [40, 18]),
  ])
  t.act('done')
  t.until('routing.choose')
  assert.equal(t.s.mark[0]! & (HALF | NONE), 0)
  assert.equal(t.s.mark[1]! & (HALF | NONE), 0)
})

test('4.2.3.4, 4.2.4.3 the active side may put units to flight at the end of movement, the other at the end of reaction', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])])
  t.act('done')
  t.until('routing.choose')
  assert.ok(t.may('rout', 0))
  assert.ok(!t.may('rout', 1))
  t.act('done')
  assert.equal(t.at(), 'routing.choose')
  assert.ok(t.may('rout', 1))
  assert.ok(!t.may('rout', 0))
  t.act('rout', 1)
  t.act('flee', [inch(45), inch(18)])
  assert.equal(t.s.figures[1], 19)
})

test('4.2.3.1, 4.2.4.1 infantry tries for a square against cavalry of movement, and the active side’s against cavalry of reaction', () => {
  const t = stand([french('a', [24, 18]), horse('x', 1, [34, 18], { marks: ['react'] })], {}, [1])
  t.act('done')
  t.until('reaction.first')
  t.act('unit', 1)
  t.act('touch', [0, 0])
  assert.equal(t.last('tested').unit, 0)
})

test('4.3 first the inactive side fires, then the active one', () => {
  const t = stand(
    [french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])],
    { phase: 'fire' },
    [1, 10, 1, 10],
  )
  assert.ok(t.may('fire', 1 * 256 + 0))
  assert.ok(!t.may('fire', 0 * 256 + 1))
  t.act('fire', 1 * 256 + 0)
  assert.ok(t.may('fire', 0 * 256 + 1))
})

const two = () => [
  french('a', [20, 10]),
  french('b', [20, 26]),
  austrian('x', [22, 10], { figures: 28 }),
  austrian('y', [22, 26], { figures: 28 }),
]
function twoContacts(t: Stand): void {
  t.act('unit', 0)
  t.act('touch', [2, 0])
  t.act('unit', 1)
  t.act('touch', [3, 0])
  t.act('done')
}

test('4.4, 10.1.1 combats are fought in the order the active player wants, each to its end', () => {
  const t = stand(two(), {}, [1, 10, 1, 10, 1, 10, 1, 10, 10, 1])
  twoContacts(t)
  t.until('combats.choose')
  t.act('fight', 1)
  assert.deepEqual(t.last('combat').own, [[1], [3]])
  assert.equal(t.at(), 'flight.way')
  // 10.1.1 The other waits until the routed unit has run.
  assert.equal(t.s.combats[0]!.round, 0)
})

test('4.6.1, 4.6.2 in pursuit marked active cavalry moves freely, and the enemy’s answers only against it', () => {
  const t = stand(
    [
      horse('h', 0, [14, 18], { marks: ['react'] }),
      horse('x', 1, [40, 18], { marks: ['react'] }),
      austrian('y', [40, 26]),
      french('a', [6, 18]),
    ],
    { phase: 'pursuit' },
    [5, 5],
  )
  assert.equal(t.at(), 'reaction.first')
  assert.ok(!t.may('unit', 1))
  assert.ok(!t.may('unit', 3))
  t.act('unit', 0)
  t.act('forward', inch(10))
  t.act('halt')
  assert.equal(t.at(), 'reaction.second')
  t.act('unit', 1)
  assert.equal(t.refusal('forward', inch(1)).rule, '8.5.2.2')
  t.act('touch', [0, 0])
  assert.ok(t.heard('touched'))
})

test('4.6.3, 9.2.1.7 in pursuit only those who moved are fired at', () => {
  const guns = {
    id: 'g',
    side: 1,
    type: 'Au6#',
    at: [30, 24] as [number, number],
    facing: 270,
    formation: 'line' as const,
  }
  const t = stand(
    [horse('h', 0, [14, 23.5], { marks: ['react'] }), french('a', [19, 26.5], { figures: 8 }), guns],
    { phase: 'pursuit' },
    [1, 10],
  )
  t.act('unit', 0)
  t.act('forward', inch(7))
  t.act('halt')
  t.until('fire.choose')
  assert.equal(t.refusal('fire', 2 * 256 + 1).rule, '9.2.1.7')
})

test('6.1, 12.1.2 morale is looked at at the end of the turn, not before: a beaten army ends the game', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 1 },
    { id: 'a', side: 1, name: 'a', morale: 5 },
  ]
  const t = stand([french('a', [20, 18], { army: 'f' }), austrian('x', [40, 18], { army: 'a' })], { armies })
  t.s.mark[0]! |= ROUT
  for (let n = 0; n < 4; n++) quietly(t)
  assert.equal(t.s.on[0], ON_TABLE)
  t.until('over')
  assert.deepEqual(t.pos.result?.winners, [1])
  assert.equal(t.pos.result?.rule, '12.1')
  assert.equal(t.s.turn, 1)
})

test('6.2 after the last turn the points are counted', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [40, 18])], { turns: 1 })
  assert.equal(outcome({ ...t.s, turn: 0 }), undefined)
  t.until('over')
  assert.ok(t.heard('reckoned'))
  assert.equal(t.pos.result?.by, 'points')
})

test('4.2.2, 8.5.2 a marker is used up by the move', () => {
  const t = stand([horse('h', 0, [14, 18]), horse('x', 1, [40, 18], { marks: ['react'] })])
  t.act('done')
  t.until('reaction.first')
  t.act('unit', 1)
  t.act('forward', inch(2))
  t.act('halt')
  assert.equal(t.s.mark[1]! & REACT, 0)
  assert.equal(t.s.mark[1]! & MOVED, MOVED)
})

test('8.4.1.2, 8.4.1.3 generals neither start a combat nor stand alone against the enemy', () => {
  const t = stand([austrian('x', [22, 18])], { generals: [general('g', 0, [20, 18])] })
  t.act('unit', 1)
  assert.equal(t.refusal('go', [inch(22), inch(18)]).rule, '8.4.1.2')
  t.act('go', [inch(21), inch(22)])
})

test('8.5.1.2 who was disordered in this very step is not in order again at its end', () => {
  const wood = {
    kind: 'wood' as const,
    at: [
      [12, 12],
      [20, 12],
      [20, 24],
      [12, 24],
    ] as [number, number][],
  }
  const t = stand([french('a', [11.5, 18], { formation: 'line' })], { terrain: [wood] })
  t.act('unit', 0)
  t.act('forward', inch(2))
  t.act('halt')
  t.act('done')
  assert.equal(t.s.mark[0]! & DISORDER, DISORDER)
})

test('4.0#2 a phase begins afresh: of what was moved, fired and lost in the one before nothing counts', () => {
  const t = stand([french('a', [10, 18]), austrian('x', [40, 18])], { turns: 2 })
  t.s.mark[0]! |= MOVED
  t.s.mark[1]! |= FIRED
  t.s.hurt[0] = 2
  t.s.spent[0] = 240
  t.s.moved.push(0)
  t.act('done')
  t.until('movement.choose')
  assert.equal(t.s.side, 1)
  assert.equal((t.s.mark[0]! | t.s.mark[1]!) & (MOVED | FIRED), 0)
  assert.deepEqual([t.s.hurt[0], t.s.hurt[1], t.s.spent[0], t.s.moved.length], [0, 0, 0, 0])
})
