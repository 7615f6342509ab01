import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleRef } from '../rulebook.ts'
import { lay } from '../rules/01-formations.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { routGuests } from '../rules/11-losses.ts'
import { fieldFor } from '../state.ts'
import { FLEEING, REACT, ROUT } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const line = (at: [number, number][], kind: 'wall' | 'hedge', more: object = {}) => ({ kind, at, ...more }) as never
const guns = {
  id: 'g',
  side: 0,
  type: 'Fr8#',
  at: [10, 18] as [number, number],
  facing: 90,
  formation: 'column' as const,
}
const rulesOf = (t: Stand, side: number): Partial<Record<RuleRef, number>> => {
  t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  const f = fieldFor(t.s)
  return Object.fromEntries(
    combatLines(f, t.s, t.s.combats[0]!, side, lay(f, t.s)).map(each => [each.rule, each.value]),
  )
}

test('8.2.6.1.2.4 a wall costs an inch of rough ground more; guns pass it nowhere', () => {
  const wall = line(
    [
      [14, 10],
      [14, 26],
    ],
    'wall',
  )
  const t = stand([french('a', [10, 18])], { terrain: [wall] })
  t.act('unit', 0)
  // An inch at 2/3 is one and a half: ten and a half inches are left of twelve.
  assert.equal(t.refusal('forward', inch(10.5) + 1).rule, '8.1.2')
  t.act('forward', inch(10.5))
  const g = stand([guns], { terrain: [wall] })
  g.act('unit', 0)
  assert.equal(g.refusal('forward', inch(6)).rule, '8.2.6.1.2.4')
})

test('8.2.6.1.2.3 cavalry that crosses a hedge other than in march column is disordered, infantry is not', () => {
  const hedge = line(
    [
      [14, 10],
      [14, 26],
    ],
    'hedge',
  )
  const t = stand([horse('h', 0, [10, 18]), french('a', [10, 23])], { terrain: [hedge] })
  t.act('unit', 0)
  t.act('forward', inch(8))
  assert.equal(t.last('disordered').why, 'hedge')
  t.act('halt')
  t.act('unit', 1)
  t.act('forward', inch(8))
  assert.equal(t.last('disordered').unit, 0)
})

const stream = {
  kind: 'stream' as const,
  width: 0.5,
  closed: ['foot', 'horse', 'supply'] as never,
  at: [
    [14, 8],
    [14, 25],
  ] as [number, number][],
}
const bridge = {
  kind: 'bridge' as const,
  width: 2,
  at: [
    [13, 18],
    [15, 18],
  ] as [number, number][],
}

test('8.2.6.3, 8.2.6.1.2.1 guns do not cross a stream that is closed to them, but at the bridge', () => {
  const shut = stand([guns], { terrain: [stream] })
  shut.act('unit', 0)
  assert.equal(shut.refusal('forward', inch(7)).rule, '8.2.6.3')
  const open = stand([guns], { terrain: [stream, bridge] })
  open.act('unit', 0)
  open.act('forward', inch(7))
})

test('10.3.8.1, 8.2.6.1.2.1 in a ford −2; a march column on the bridge without', () => {
  const ford = stand([french('a', [14.1, 18]), austrian('x', [15, 18])], { terrain: [stream] })
  assert.equal(rulesOf(ford, 0)['10.3.8.1'], -2)
  const march = stand([french('a', [14.1, 18], { formation: 'march' }), austrian('x', [15, 18])], {
    terrain: [stream, bridge],
  })
  assert.equal(rulesOf(march, 0)['10.3.8.1'], undefined)
  const other = stand([french('a', [14.1, 18], { formation: 'march' }), austrian('x', [15, 18])], {
    terrain: [stream, bridge],
    options: { bridges: 'ford' },
  })
  assert.equal(rulesOf(other, 0)['10.3.8.1'], -2)
})

test('10.3.9.2, 10.3.10 who holds a wall on its protected side has its value, and cavalry against it −3', () => {
  const wall = (protects: number) =>
    line(
      [
        [20, 14],
        [20, 22],
      ],
      'wall',
      { value: 2, protects },
    )
  const held = stand([horse('h', 0, [19, 18]), austrian('x', [20, 18])], { terrain: [wall(90)] })
  assert.equal(rulesOf(held, 1)['10.3.9.2'], 2)
  assert.equal(rulesOf(held, 0)['10.3.10'], -3)
  const wrong = stand([horse('h', 0, [19, 18]), austrian('x', [20, 18])], { terrain: [wall(270)] })
  assert.equal(rulesOf(wrong, 1)['10.3.9.2'], undefined)
  assert.equal(rulesOf(wrong, 0)['10.3.10'], undefined)
})

test('8.4.1.5 cavalry that is contacted loses its marker', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [24, 18], { marks: ['react'] })])
  t.act('unit', 0)
  t.act('touch', [1, 0])
  assert.equal(t.s.mark[1]! & REACT, 0)
})

test('11.2.4 guns attached to a unit routed in combat run with it', () => {
  const t = stand([french('a', [20, 18]), { id: 'g', side: 0, type: 'Fr8#', with: 'a', formation: 'line' }])
  routGuests(t.t, 0)
  assert.equal(t.s.mark[1]! & (ROUT | FLEEING), ROUT | FLEEING)
  assert.equal(t.s.host[1], -1)
})

test('1.4.2.4, 1.4.2.3 a unit of one base makes no march column; guerrillas no square', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 4, dispersal: 1 }),
      { id: 'b', side: 0, type: 'SpGUE', figures: 16, at: [20, 26], facing: 90, formation: 'line' },
    ],
    { year: 1810 },
  )
  t.act('unit', 0)
  assert.equal(t.refusal('form', 3).rule, '1.4.2')
  t.act('halt')
  t.act('unit', 1)
  assert.equal(t.refusal('form', 2).rule, '1.4.2')
})
