/** What is refused at the table, question by question: the reason a player hears first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AIM } from '../rules/09-fire.ts'
import type { TerrainData, UnitData } from '../scenario.ts'
import { ELIMINATED, GUNLESS } from '../words.ts'
import { austrian, french, general, horse, inch, stand } from './table.ts'

const area = (kind: string, w: number, s: number, e: number, n: number, more: object = {}) =>
  ({
    kind,
    at: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ],
    ...more,
  }) as TerrainData
const guns = (id: string, at: [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side: 0,
  type: 'Fr8#',
  at,
  facing: 90,
  formation: 'line',
  ...more,
})
const town = area('town', 30, 4, 34, 8, { name: 'X', value: 1 })

test('8.2, 8.3, 1.4.2, 1.5, 8.1.4 a brigade on its march hears why not', () => {
  const t = stand([french('a', [44, 18]), french('b', [20, 30], { formation: 'line' })], { terrain: [town] })
  t.act('unit', 0)
  for (const [type, arg, rule] of [
    ['deploy', 9, '1.4.2.6'],
    ['leave', 0, '8.3.3'],
    ['form', 1, '8.2.5'],
    ['road', 240, '1.4.2.4'],
    ['attach', 1, '1.5'],
    ['go', [inch(10), inch(10)], '8.2'],
    ['man', 0, '15.6.2'],
    ['forward', inch(4.5), '8.1.4'],
  ] as const)
    assert.equal(t.refusal(type, arg as never).rule, rule, type)
  t.act('halt')
  t.act('unit', 1)
  assert.equal(t.refusal('deploy', 0).rule, '1.4.2.6.2#2')
})

test('8.3.3 a garrison leaves by a side its town has, and does not deploy twice', () => {
  const t = stand([french('a', [32, 6], { formation: 'deployed', town: 'X' })], { terrain: [town] })
  t.act('unit', 0)
  assert.equal(t.refusal('leave', 9).rule, '8.3.3')
  assert.equal(t.refusal('deploy', 0).rule, '1.4.2.6')
})

test('8.2, 8.1.4, 1.5 a general rides as he likes, but on the table, and joins his own', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [30, 18])], { generals: [general('g', 0, [10, 10])] })
  t.act('unit', t.u('g'))
  assert.equal(t.refusal('forward', inch(1)).rule, '8.2')
  assert.equal(t.refusal('go', [-5, inch(10)]).rule, '8.1.4')
  assert.equal(t.refusal('attach', 1).rule, '1.5')
})

test('9.2 who may not fire, and at whom', () => {
  const ford = {
    kind: 'stream',
    width: 1,
    at: [
      [20, 25],
      [20, 29],
    ],
  } as TerrainData
  const t = stand(
    [
      french('a', [20, 18], { formation: 'line' }),
      horse('h', 0, [20, 22]),
      guns('g', [20.2, 27]),
      guns('k', [10, 18]),
      { id: 'w', side: 0, type: 'WAGON', at: [10, 10], facing: 90 },
      austrian('x', [22, 18]),
      austrian('y', [44, 30], { figures: 12 }),
      austrian('z', [20, 12], { facing: 0, figures: 12 }),
    ],
    { phase: 'fire', side: 1, terrain: [ford], generals: [general('c', 1, [24, 18])] },
  )
  const why = (shooter: string, target: string) => t.refusal('fire', t.u(shooter) * AIM + t.u(target)).rule
  assert.equal(why('h', 'x'), '9.2.1.1')
  assert.equal(why('w', 'x'), '9.2.1')
  assert.equal(why('g', 'x'), '9.2.1.3')
  assert.equal(why('a', 'y'), '9.2.2')
  assert.equal(why('a', 'c'), '9.2.1.6')
  assert.equal(why('k', 'z'), '9.2.3')
  t.s.mark[t.u('k')]! |= GUNLESS
  assert.equal(why('k', 'x'), '15.6.1')
})

test('4.1.3, 7.1 who is not rallied', () => {
  const t = stand(
    [
      french('a', [20, 18], { marks: ['rout'], under: 'g' }),
      french('b', [20, 26], { marks: ['rout'], under: 'g' }),
      french('c', [20, 30], { under: 'g' }),
      austrian('x', [44, 18], { marks: ['rout'] }),
    ],
    { phase: 'control', generals: [general('g', 0, [18, 18], { rank: 'army', radius: 20 })] },
    [10],
  )
  assert.equal(t.at(), 'rally.choose')
  assert.equal(t.refusal('rally', 3).rule, '7.1')
  assert.equal(t.refusal('rally', 2).rule, '4.1.3')
  assert.equal(t.refusal('rally', 1).rule, '7.1')
  t.s.on[1] = ELIMINATED
  assert.equal(t.refusal('rally', 1).rule, '7.1')
  t.act('done')
  assert.notEqual(t.at(), 'rally.choose')
})
