/** 19: the range table, irregulars. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RANGE_TABLE } from '../data/range.ts'
import { CALIBRES, PROFILES } from '../profile.ts'
import { lay } from '../rules/01-formations.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayHit } from '../rules/09-targets.ts'
import { rowOf } from '../rules/19-combat.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { austrian, french, type Stand, stand } from './table.ts'

const on = { options: { rangeTable: 'on' }, phase: 'fire' as const }
const gun = (type: string, at: readonly [number, number] = [10, 18]): UnitData => ({
  id: 'g',
  side: 0,
  type,
  at,
  facing: 90,
  formation: 'line',
})
const table = (t: Stand, u: number, target: number): Record<string, number> => {
  const f = fieldFor(t.s)
  return Object.fromEntries(fireLines(f, t.s, u, target, lay(f, t.s)).map(each => [each.rule, each.value]))
}

test('19.1.1 the modifier of calibre and distance; a band ends with its higher number', () => {
  const at = (far: number, type = 'Fr8#'): Record<string, number> =>
    table(stand([gun(type), austrian('x', [10 + far, 18])], on), 0, 1)
  assert.equal(at(1)['19.1.1'], 2)
  assert.equal(at(3)['19.1.1'], 1)
  assert.equal(at(3.1)['19.1.1'], 1)
  assert.equal(at(4.1)['19.1.1'], 0)
  assert.equal(at(14)['19.1.1'], -6)
  assert.equal(at(5, 'Fr12#')['19.1.1'], 1)
  assert.equal(at(10, 'FrHFA')['19.1.1'], 0)
  assert.equal(table(stand([gun('Fr8#'), austrian('x', [12, 18])], { phase: 'fire' }), 0, 1)['19.1.1'], undefined)
})

test('CARD-5 with the table the fire factor is one less, for guns only', () => {
  assert.equal(table(stand([gun('Fr8#'), austrian('x', [12, 18])], on), 0, 1)['CARD-5'], -1)
  assert.equal(
    table(stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [12, 18])], on), 0, 1)['CARD-5'],
    undefined,
  )
  for (const calibre of CALIBRES) assert.ok(RANGE_TABLE[calibre].by.length >= 12, calibre)
})

test('19.1.2 beyond the last number of the column it is out of range, whatever the card says', () => {
  for (const each of PROFILES)
    if ('calibre' in each) assert.ok(each.range! <= RANGE_TABLE[each.calibre].by.length, each.code)
  const t = stand([gun('Fr4#'), austrian('x', [22.1, 18])], on)
  const f = fieldFor(t.s)
  assert.equal(rowOf(f, t.s, 0, 1, -1, lay(f, t.s)), 12)
  assert.equal(mayHit(f, t.s, 0, 1, lay(f, t.s), false)?.rule, '19.1.2')
  const off = stand([gun('Fr4#'), austrian('x', [22.1, 18])], { phase: 'fire' })
  assert.equal(mayHit(f, off.s, 0, 1, lay(f, off.s), false)?.rule, '9.2.2')
})

const cossacks = (at: readonly [number, number], side: number): UnitData => ({
  id: 'k',
  side,
  type: 'RsCSK',
  figures: 12,
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'column',
})

test('19.4 an irregular rolls its bare control before it goes into contact; above it, it may not in this phase', () => {
  const options = { irregulars: 'on' }
  const units = [cossacks([20, 18], 0), austrian('x', [30, 18])]
  const control = PROFILES.find(each => each.code === 'RsCSK')!.control
  const t = stand(units, { options }, [control, 10])
  t.act('march', '0 T1')
  assert.deepEqual([t.last('touched').enemy, t.told.filter(each => each.e === 'tested').length], [1, 2])
  const refused = stand(units, { options }, [control + 1])
  refused.act('march', '0 T1')
  assert.equal(refused.heard('touched'), false)
  assert.equal(refused.at(), 'march.leg')
  assert.equal(refused.refusal('touch', [1, 0]).rule, '19.4')
  refused.act('halt')
  const regular = stand([french('a', [25, 18]), austrian('x', [30, 18])], { options })
  regular.act('march', '0 T1')
  assert.equal(regular.heard('tested'), false)
  const mirrored = stand([cossacks([20, 18], 1), french('a', [10, 18], { formation: 'line' })], { options, side: 1 }, [
    control + 1,
  ])
  mirrored.act('march', '0 T1')
  assert.equal(mirrored.heard('touched'), false)
})
