import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invariants } from '../invariants.ts'
import { lay } from '../rules/01-formations.ts'
import { overlap } from '../rules/01-pieces.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { french, inch, type Stand, stand } from './table.ts'

const guns = (id: string, more: object): UnitData => ({ id, side: 0, type: 'Fr8#', formation: 'line', ...more })
const train = (id: string, more: object): UnitData => ({ id, side: 0, type: 'WAGON', formation: 'column', ...more })
const overlaps = (t: Stand, a: string, b: string): boolean => {
  const table = lay(fieldFor(t.s), t.s)
  return overlap(table, t.u(a), table, t.u(b))
}

test('1.5 what is attached is part of its host: a wagon train, three inches deep, leaves the second line its ground', () => {
  const t = stand([
    french('a', [20, 18], { formation: 'line' }),
    train('w', { with: 'a' }),
    french('b', [18.5, 18], { formation: 'line' }),
  ])
  assert.ok(!overlaps(t, 'w', 'b'))
  const alone = [train('w', { at: [20, 18], facing: 90 }), french('b', [18.5, 18], { formation: 'line' })]
  assert.throws(() => stand(alone), /stand on each other/)
})

test('1.5, 8.1.3.2 a guest that goes off by itself needs room for all of it, not only for what its host covers', () => {
  const t = stand([
    french('a', [20, 18], { formation: 'line' }),
    train('w', { with: 'a' }),
    french('b', [18.5, 15], { formation: 'line' }),
    french('c', [18.5, 22], { formation: 'line' }),
  ])
  t.act('unit', 1)
  const [left, right] = [inch(-1.5), inch(1.5)]
  assert.equal(t.refusal('side', right).rule, '8.1.3.2')
  t.act('side', left)
  t.act('halt')
  assert.equal(t.s.host[1], 0)
})

test('1.5, 8.1.3.2 guests whose host marches off or runs each find ground of their own, the nearest that is free', () => {
  const units = [
    french('a', [20, 18], { formation: 'column' }),
    guns('g', { with: 'a' }),
    guns('k', { with: 'a' }),
    train('w', { with: 'a' }),
  ]
  const marched = stand(units)
  marched.act('march', `0 F${inch(6)}`)
  const ran = stand(units)
  ran.until('routing.choose')
  ran.act('rout', 0)
  ran.act('flee', [inch(4), inch(18)])
  for (const t of [marched, ran]) {
    for (const id of ['g', 'k', 'w']) {
      assert.equal(t.s.host[t.u(id)], -1, id)
      assert.ok(Math.hypot(t.s.x[t.u(id)]! - inch(20), t.s.y[t.u(id)]! - inch(18)) <= inch(4), id)
    }
    assert.deepEqual(invariants(t.pos), [])
  }
})
