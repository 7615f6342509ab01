import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lose, remove } from '../rules/11-losses.ts'
import { lostOf, weightOf } from '../rules/12-victory.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, DISPERSED, ELIMINATED, FLEEING, ON_TABLE, ROUT, WITHDRAWN } from '../words.ts'
import { austrian, french, general, inch, type Stand, stand } from './table.ts'

type At = [number, number]
const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})

test('11.1.1, 11.2.1 disorder from the disorder number on, rout at the rout number, nothing below', () => {
  const of = (figures: number): number => {
    const t = stand([french('a', [20, 18], { figures: 28 })])
    lose(t.t, 0, figures, 'combat')
    return t.s.mark[0]! & (DISORDER | ROUT)
  }
  assert.deepEqual([1, 2, 3, 4, 5, 9].map(of), [0, 0, DISORDER, DISORDER, ROUT, ROUT])
})

test('11.2.3, 11.1.2 a battery that loses a figure in combat routs, two at once are its end; by fire it is disordered first', () => {
  const of = (figures: number, why: 'fire' | 'combat'): [number, number] => {
    const t = stand([guns('g', 0, [20, 18])])
    lose(t.t, 0, figures, why)
    return [t.s.on[0]!, t.s.mark[0]! & (DISORDER | ROUT)]
  }
  assert.deepEqual(of(1, 'combat'), [ON_TABLE, ROUT])
  assert.deepEqual(of(2, 'combat'), [ELIMINATED, 0])
  assert.deepEqual(of(1, 'fire'), [ON_TABLE, DISORDER])
  assert.deepEqual(of(2, 'fire'), [ELIMINATED, 0])
})

test('11.2.4 guns with a unit routed by fire stay where they are, in order though it runs through them, and stand alone', () => {
  const t = stand(
    [
      guns('g', 0, [10, 18]),
      guns('k', 0, [10, 21]),
      guns('m', 0, [10, 15]),
      austrian('x', [18, 18], { figures: 28 }),
      { id: 'b', side: 1, type: 'Au6#', with: 'x', formation: 'line' },
    ],
    { phase: 'fire', side: 1 },
    [10, 1, 10, 1, 10, 1],
  )
  for (const u of [0, 1, 2]) t.act('fire', u * 256 + 3)
  assert.equal(t.s.mark[3]! & ROUT, ROUT)
  t.act('flee', [inch(26), inch(18)])
  assert.equal(t.s.mark[4]! & (ROUT | FLEEING | DISORDER), 0)
  assert.equal(t.s.host[4], -1)
})

test('11.3, 11.3.1 every figure lost for any reason brings a unit nearer to its end: reaching the number removes it at once', () => {
  const t = stand([french('a', [20, 18], { figures: 16, dispersal: 8 })])
  lose(t.t, 0, 4, 'flight')
  lose(t.t, 0, 3, 'victory')
  assert.equal(t.s.on[0], ON_TABLE)
  lose(t.t, 0, 1, 'flight')
  assert.equal(t.s.on[0], DISPERSED)
})

test('11.3.2 guns with a unit dispersed in combat run; with one dispersed by fire they stay', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 28 }),
      austrian('x', [22, 18], { figures: 16, dispersal: 12 }),
      { id: 'g', side: 1, type: 'Au6#', with: 'x', formation: 'line' },
    ],
    { turns: 1 },
    [...MISS, ...MISS, ...MISS, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.s.on[1], DISPERSED)
  assert.equal(t.s.mark[2]! & ROUT, ROUT)
  const shot = stand(
    [
      guns('k', 0, [10, 18]),
      austrian('x', [18, 18], { figures: 16, dispersal: 14 }),
      { id: 'g', side: 1, type: 'Au6#', with: 'x', formation: 'line' },
    ],
    { phase: 'fire', side: 1 },
    [10, 1],
  )
  shot.act('fire', 0 * 256 + 1)
  assert.equal(shot.s.on[1], DISPERSED)
  assert.equal(shot.s.mark[2]! & ROUT, 0)
})

test('11.4.1 an eliminated battery leaves its gun where it stood; a wagon train leaves nothing', () => {
  const t = stand([guns('g', 0, [20, 18]), { id: 'w', side: 0, type: 'WAGON', at: [20, 26], facing: 90 }])
  lose(t.t, 0, 2, 'fire')
  assert.deepEqual(t.s.guns, [inch(20), inch(18), 900, 0])
  lose(t.t, 1, 2, 'fire')
  assert.equal(t.s.guns.length, 4)
})

test('11.4.2 in the basic game no general is lost with his unit', () => {
  const t = stand([french('a', [20, 18])], { generals: [general('g', 0, [18, 18])] })
  t.s.host[1] = 0
  remove(t.t, 0, DISPERSED)
  assert.equal(t.s.on[1], ON_TABLE)
  assert.equal(t.s.host[1], -1)
})

test('12.1.1 the guard counts its number for morale whether routed or dispersed, irregulars nothing', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 9 },
    { id: 'a', side: 1, name: 'a', morale: 9 },
  ]
  const t = stand(
    [
      french('a', [10, 18], { type: 'FrOGD', figures: 12, army: 'f' }),
      french('b', [10, 24], { army: 'f' }),
      { id: 'm', side: 1, type: 'RsMIL', figures: 16, at: [40, 18], facing: 270, army: 'a' },
      guns('g', 0, [10, 30], { army: 'f' }),
    ],
    { armies },
  )
  const f = fieldFor(t.s)
  assert.equal(weightOf(f, 0), 3)
  t.s.mark[0]! |= ROUT
  t.s.on[1] = DISPERSED
  t.s.on[3] = ELIMINATED
  assert.equal(lostOf(f, t.s, 0), 4)
  t.s.on[2] = DISPERSED
  assert.equal(lostOf(f, t.s, 1), 0)
})

test('12.1.2, 12.1.3, 12.1.4 of a coalition one beaten army leaves, all of them end the game', () => {
  const armies = [
    { id: 'f', side: 0, name: 'f', morale: 5 },
    { id: 'a', side: 1, name: 'a', morale: 1 },
    { id: 'p', side: 1, name: 'p', morale: 1 },
  ]
  const units = (both: boolean) => [
    french('f1', [10, 18], { army: 'f' }),
    austrian('a1', [40, 18], { army: 'a', marks: ['rout'], formation: 'column' }),
    austrian('p1', [40, 10], {
      army: 'p',
      ...(both ? { marks: ['rout'] as ['rout'], formation: 'column' as const } : {}),
    }),
  ]
  const one = stand(units(false), { armies, turns: 9 })
  for (let n = 0; n < 20 && one.s.turn === 1; n++)
    one.until(one.at() === 'movement.choose' ? 'routing.choose' : 'movement.choose')
  assert.equal(one.pos.result, undefined)
  assert.equal(one.s.on[1], WITHDRAWN)
  assert.equal(one.s.on[2], ON_TABLE)
  const all = stand(units(true), { armies, turns: 9 })
  all.until('over')
  assert.deepEqual(all.pos.result?.winners, [0])
  assert.equal(all.s.turn, 1)
})
