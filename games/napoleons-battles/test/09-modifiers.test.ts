import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleRef } from '../rulebook.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { AIM, AT_TOWN, lossOf } from '../rules/09-fire.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayShoot } from '../rules/09-targets.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { DISORDER, DISPERSED } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

type At = [number, number]
const fire = { phase: 'fire' as const, side: 1 }
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const line = (id: string, at: At, more: Partial<UnitData> = {}): UnitData =>
  french(id, at, { formation: 'line', ...more })
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
  }) as never
const rules = (t: Stand, u: number, target: number): Partial<Record<RuleRef, number>> => {
  const f = fieldFor(t.s)
  return Object.fromEntries(fireLines(f, t.s, u, target, lay(f, t.s)).map(each => [each.rule, each.value]))
}
const total = (t: Stand, u: number, target: number): number => {
  const f = fieldFor(t.s)
  return sumOf(fireLines(f, t.s, u, target, lay(f, t.s)))
}

test('9.3.1.1, 9.3.1.2 a result holds at once: what blocked is gone, and the target behind it is free', () => {
  const t = stand(
    [
      guns('g', 0, [10, 18]),
      guns('k', 0, [10, 15]),
      austrian('y', [16, 16.5], { figures: 12, dispersal: 11, formation: 'column' }),
      austrian('x', [21, 17], { figures: 28 }),
    ],
    fire,
    [10, 1, 1, 10],
  )
  assert.equal(t.refusal('fire', 1 * AIM + 3).rule, '9.2.3.2.1')
  t.act('fire', 0 * AIM + 2)
  assert.equal(t.last('gone').unit, 2)
  t.act('fire', 1 * AIM + 3)
})

test('9.3.3, 9.3.3.1, 9.3.3.2, 9.3.3.3 the die of the target is compared as it is, the firer’s modified: equal nothing, higher one, double two', () => {
  const shot = (die: number, answer: number): number => {
    const t = stand([line('a', [20, 18]), austrian('x', [22, 18])], fire, [die, answer, 1, 10])
    t.act('fire', 0 * AIM + 1)
    return 20 - t.s.figures[1]!
  }
  // Fire factor −1.
  assert.equal(shot(6, 5), 0)
  assert.equal(shot(7, 5), 1)
  assert.equal(shot(10, 5), 1)
  assert.equal(shot(9, 4), 2)
  assert.equal(shot(10, 10), 0)
})

test('9.3.3.2, 9.3.3.3 wagons and guns in position lose one by double only; limbered guns one, and all by double', () => {
  const t = stand(
    [
      { id: 'w', side: 0, type: 'WAGON', at: [10, 10], facing: 90, formation: 'column' },
      guns('g', 0, [10, 18]),
      guns('l', 0, [10, 24], { formation: 'column' }),
      guns('m', 0, [10, 30], { formation: 'march' }),
    ],
    fire,
  )
  assert.deepEqual(
    [0, 1, 2, 3].map(u => lossOf(t.s, u, 5, 4)),
    [0, 0, 1, 1],
  )
  assert.deepEqual(
    [0, 1].map(u => lossOf(t.s, u, 8, 4)),
    [1, 1],
  )
  assert.ok(lossOf(t.s, 2, 8, 4) > 2 && lossOf(t.s, 3, 8, 4) > 2)
})

test('9.3.2, 9.3.3.3 heavy guns that double wear the building of their target down too, never below +1', () => {
  const town = area('town', 20, 15, 24, 21, { name: 'X', value: 2 })
  const t = stand(
    [
      guns('g', 0, [10, 18], { type: 'Fr12#' }),
      austrian('x', [22, 18], { formation: 'deployed', town: 'X', figures: 28 }),
    ],
    { ...fire, terrain: [town] },
    [10, 1],
  )
  t.act('fire', 0 * AIM + 1)
  assert.equal(t.s.value[0], 1)
  assert.equal(t.last('battered').value, 1)
  // Inside, not deployed.
  const inside = stand(
    [guns('g', 0, [10, 18], { type: 'Fr12#' }), austrian('x', [21, 18], { figures: 16 })],
    { ...fire, terrain: [town] },
    [10, 1],
  )
  inside.act('fire', 0 * AIM + 1)
  assert.equal(inside.s.value[0], 1)
})

test('9.4.1, CARD-1, CARD-2 the fire factor of the profile comes first, for foot and guns', () => {
  const t = stand([line('a', [20, 18]), guns('g', 0, [10, 10]), austrian('x', [22, 18]), austrian('y', [20, 10])], fire)
  assert.deepEqual(rules(t, 0, 2), { '9.4.1': -1 })
  assert.deepEqual(rules(t, 1, 3), { '9.4.1': 1 })
})

test('9.4.2, 9.4.2.1 wholly in a wood or town is cover, partly is not', () => {
  const of = (w: number): number | undefined =>
    rules(
      stand([line('a', [20, 18]), austrian('x', [22, 18])], { ...fire, terrain: [area('wood', w, 14, 30, 22)] }),
      0,
      1,
    )['9.4.2']
  assert.equal(of(21.9), -2)
  assert.equal(of(22.5), undefined)
})

test('9.4.2.2 a stream bed or sunken road covers who is wholly in it, unless the firer is in it too', () => {
  const bed = (kind: string) =>
    ({
      kind,
      width: 4,
      at: [
        [24, 8],
        [24, 28],
      ],
    }) as never
  for (const kind of ['stream', 'sunken']) {
    assert.equal(
      rules(stand([line('a', [20, 18]), austrian('x', [22.5, 18])], { ...fire, terrain: [bed(kind)] }), 0, 1)['9.4.2'],
      -2,
      kind,
    )
    assert.equal(
      rules(stand([line('a', [22.4, 12]), austrian('x', [24, 18])], { ...fire, terrain: [bed(kind)] }), 0, 1)['9.4.2'],
      undefined,
      kind,
    )
  }
})

test('9.4.2.3 a wall covers those behind it when the line of fire crosses it, and not from their own side', () => {
  const wall = {
    kind: 'wall',
    value: 1,
    at: [
      [22, 14],
      [22, 22],
    ],
  } as never
  const front = stand([line('a', [20, 18]), austrian('x', [22, 18])], { ...fire, terrain: [wall] })
  assert.equal(rules(front, 0, 1)['9.4.2'], -2)
  const rear = stand([line('a', [25, 18], { facing: 270 }), austrian('x', [22, 18])], { ...fire, terrain: [wall] })
  assert.equal(rules(rear, 0, 1)['9.4.2'], undefined)
})

test('9.4.2.4, 9.4.11, 10.3.8.3, 10.3.11 in the basic game nobody lies down and everybody is supplied', () => {
  const t = stand([line('a', [20, 18]), austrian('x', [22, 18], { marks: ['disorder'] })], fire)
  const told = Object.keys(rules(t, 0, 1))
  for (const rule of ['9.4.2.4', '9.4.11', '10.3.8.3', '10.3.11']) assert.ok(!told.includes(rule))
  assert.deepEqual(told, ['9.4.1'])
})

test('9.4.2.5 an empty building is covered like those in one', () => {
  const t = stand([guns('g', 0, [10, 18], { type: 'Fr12#' }), austrian('x', [40, 30])], {
    ...fire,
    terrain: [area('town', 18, 16, 21, 20, { name: 'X', value: 2 })],
  })
  assert.equal(rules(t, 0, -1)['9.4.2.5'], -2)
})

test('9.4.3 square, march column and rout are worth +2, column and line nothing', () => {
  const of = (more: Partial<UnitData>): number | undefined =>
    rules(stand([line('a', [20, 18]), austrian('x', [22, 18], more)], fire), 0, 1)['9.4.3']
  assert.equal(of({ formation: 'square' }), 2)
  assert.equal(of({ formation: 'march' }), 2)
  assert.equal(of({ formation: 'column', marks: ['rout'] }), 2)
  assert.equal(of({ formation: 'column' }), undefined)
})

test('9.4.5, 9.4.6, 9.4.7 by bases: seven and six +1, five and four 0, three and two −1, one −2', () => {
  const of = (figures: number): number =>
    total(stand([line('a', [20, 18], { figures, dispersal: 1 }), austrian('x', [22, 18])], fire), 0, 1) + 1
  assert.deepEqual([28, 24, 20, 16, 12, 8, 4].map(of), [1, 1, 0, 0, -1, -1, -2])
})

test('9.4.9 a square or a garrison fires at −1, and so do guns with it', () => {
  const t = stand(
    [
      french('a', [20, 18], { formation: 'square' }),
      { id: 'g', side: 0, type: 'Fr8#', with: 'a', formation: 'line' },
      austrian('x', [22, 18]),
    ],
    fire,
  )
  assert.equal(rules(t, 0, 2)['9.4.9'], -1)
  assert.equal(rules(t, 1, 2)['9.4.9'], -1)
})

test('9.4.12 four or five guns fire at −1, where the profile says so', () => {
  const small = { ...guns('g', 0, [10, 18]) }
  const f = fieldFor(stand([small, austrian('x', [20, 18])], fire).s)
  const t = stand([{ ...small, type: { ...f.profile[0]!, small: true } as never }, austrian('x', [20, 18])], fire)
  assert.equal(rules(t, 0, 1)['9.4.12'], -1)
})

test('9.4.10 behind a wall or in a square a charge costs the fire nothing; guns with foot not in square are charged too', () => {
  const t = stand(
    [
      horse('h', 0, [20, 18]),
      austrian('x', [24, 18]),
      { id: 'g', side: 1, type: 'Au6#', with: 'x', formation: 'line' },
    ],
    {},
    [10],
  )
  t.act('unit', 0)
  t.act('touch', [1, 0])
  assert.equal(rules(t, 1, 0)['9.4.10'], -2)
  assert.equal(rules(t, 2, 0)['9.4.10'], -2)
  const square = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [1])
  square.act('unit', 0)
  square.act('touch', [1, 0])
  assert.equal(rules(square, 1, 0)['9.4.10'], undefined)
})

test('11.1.1 a unit disordered by fire keeps its place', () => {
  const t = stand(
    [guns('g', 0, [10, 18]), guns('k', 0, [10, 21]), austrian('x', [18, 19], { figures: 28 })],
    fire,
    [10, 1, 10, 1],
  )
  t.act('fire', 0 * AIM + 2)
  t.act('fire', 1 * AIM + 2)
  assert.equal(t.s.mark[2]! & DISORDER, DISORDER)
  assert.equal(t.s.x[2], inch(18))
})

test('9.3.3.3 heavy guns wear a building down by a hit that is exactly double, not by one that is less; lighter guns never', () => {
  const shelled = (type: string, score: number, answer: number): number => {
    const units = [
      guns('g', 0, [10, 18], { type }),
      austrian('x', [22, 18], { formation: 'deployed', town: 'X', figures: 28 }),
    ]
    const town = area('town', 20, 15, 24, 21, { name: 'X', value: 2 })
    const die = score - total(stand(units, { ...fire, terrain: [town] }), 0, 1)
    const t = stand(units, { ...fire, terrain: [town] }, [die, answer])
    t.act('fire', 0 * AIM + 1)
    assert.equal(t.last('fired').loss > 0, score > answer)
    return t.s.value[0]!
  }
  assert.equal(shelled('Fr12#', 6, 3), 1)
  assert.equal(shelled('Fr12#', 5, 3), 2)
  assert.equal(shelled('Fr8#', 6, 3), 2)
})

test('9.3.2 guns that have left the table are not offered the empty town they could fire at', () => {
  const town = area('town', 20, 15, 24, 21, { name: 'X', value: 2 })
  const t = stand(
    [guns('g', 0, [10, 18], { type: 'Fr12#' }), guns('h', 0, [10, 15], { type: 'Fr12#' }), austrian('x', [40, 30])],
    { ...fire, terrain: [town] },
  )
  const towns = (): unknown[] => t.decision().actions.flatMap(({ type, arg }) => (type === 'fireTown' ? [arg] : []))
  assert.deepEqual(towns(), [0, AT_TOWN])
  t.s.on[1] = DISPERSED
  assert.deepEqual(towns(), [0])
})

test('9.2.1.3 infantry in a ford fires, guns do not', () => {
  const ford = {
    kind: 'stream',
    width: 4,
    at: [
      [20, 2],
      [20, 34],
    ],
  } as never
  const t = stand([line('a', [20, 18]), guns('g', 0, [20, 26]), austrian('x', [23, 18]), austrian('y', [23, 26])], {
    ...fire,
    terrain: [ford],
  })
  assert.equal(mayShoot(fieldFor(t.s), t.s, 0, lay(fieldFor(t.s), t.s)), undefined)
  assert.equal(mayShoot(fieldFor(t.s), t.s, 1, lay(fieldFor(t.s), t.s))?.rule, '9.2.1.3')
})
