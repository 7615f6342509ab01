/** 18.1, 18.2, 18.8: lying down, grand batteries, divisional squares, close charges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { troopOf } from '../field.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { quartersLeft } from '../rules/07-command.ts'
import { squareLines } from '../rules/08-4-square.ts'
import { AIM } from '../rules/09-fire.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayHit, mayShoot } from '../rules/09-targets.ts'
import { combatLines, factorOf } from '../rules/10-modifiers.ts'
import { frontGuns, partnerOf, squareWith } from '../rules/18-formations.ts'
import { isProne } from '../rules/18-lying.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor, put } from '../state.ts'
import { CHARGED, DISORDER, HALF, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const guns = (id: string, side: number, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const values = (t: Stand, u: number, target: number): Record<string, number> => {
  const f = fieldFor(t.s)
  return Object.fromEntries(fireLines(f, t.s, u, target, lay(f, t.s)).map(each => [each.rule, each.value]))
}

test('18.0, 18.1.1, 18.1.1.1 lying down is an order for the price of a change of formation, and so is rising', () => {
  const t = stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [30, 18])], {
    options: { prone: 'plain' },
  })
  t.act('march', '0 P')
  assert.equal(isProne(t.s, 0), true)
  // Half a turn for the change, 4 inches in line: 2 are left, and on the ground none of them can be used.
  const again = stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [30, 18])], {
    options: { prone: 'plain' },
  })
  again.s.extra.prone.push(0)
  assert.equal(again.refusal('march', `0 F${inch(1)}`).rule, '18.1.1')
  assert.equal(again.refusal('march', '0 P').rule, '18.1.1')
  again.act('march', `0 U F${inch(2)}`)
  assert.equal(isProne(again.s, 0), false)
  assert.equal(again.s.x[0], inch(12))
  const off = stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [30, 18])])
  assert.equal(off.refusal('march', '0 P').rule, '18.1')
  assert.equal(off.refusal('march', '0 U').rule, '18.1.1')
})

test('18.1.1.2 who lies is marked for everybody to see, whichever side', () => {
  const t = stand([french('a', [10, 18], { formation: 'line' }), austrian('x', [30, 18])], {
    options: { prone: 'plain' },
    side: 1,
    first: 1,
  })
  t.act('march', '1 P')
  assert.deepEqual(t.s.extra.prone, [1])
  assert.deepEqual(t.last('prone'), { ...t.last('prone'), unit: 1, down: true })
})

test('18.1.2 on the ground nobody fires; fire at him −2, not beside cover; in combat −5', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])], {
    phase: 'fire',
    options: { prone: 'plain' },
  })
  const f = fieldFor(t.s)
  t.s.extra.prone.push(0)
  assert.equal(mayShoot(f, t.s, 0, lay(f, t.s))?.rule, '18.1.2')
  assert.equal(values(t, 1, 0)['18.1.2'], -2)
  const wood = stand([french('a', [20, 18], { formation: 'line', figures: 8 }), austrian('x', [22, 18])], {
    phase: 'fire',
    options: { prone: 'plain' },
    terrain: [
      {
        kind: 'wood',
        at: [
          [14, 12],
          [21, 12],
          [21, 24],
          [14, 24],
        ],
      },
    ],
  })
  wood.s.extra.prone.push(0)
  assert.deepEqual([values(wood, 1, 0)['9.4.2'], values(wood, 1, 0)['18.1.2']], [-2, undefined])
  const combat = { own: [[0], [1]], main: [0, 1], round: 0, done: 0 }
  const lines = (side: number) => combatLines(f, t.s, combat, side, lay(f, t.s)).find(each => each.rule === '18.1.2')
  assert.equal(lines(0)?.value, -5)
  assert.equal(lines(1), undefined)
})

test('18.1.3, 18.1.3.1 under a charge its owner chooses: no −3 for disorder, guns with it lie down, too', () => {
  const units = [
    horse('c', 0, [20, 18]),
    austrian('x', [30, 18], { marks: ['disorder'] }),
    guns('g', 1, [30, 18], { with: 'x' }),
  ]
  const t = stand(units, { options: { prone: 'charged' } })
  const f = fieldFor(t.s)
  assert.equal(sumOf(squareLines(f, t.s, 1, undefined, true)) - sumOf(squareLines(f, t.s, 1)), 3)
  t.act('march', '0 T1')
  assert.equal(t.at(), 'square.how')
  t.roll(1)
  t.act('lie')
  assert.deepEqual(t.s.extra.prone, [1, 2])
  const failed = stand(units, { options: { prone: 'charged' } })
  failed.act('march', '0 T1')
  failed.roll(10)
  failed.act('lie')
  assert.deepEqual(failed.s.extra.prone, [])
  const square = stand([horse('c', 0, [20, 18]), austrian('x', [30, 18])], { options: { prone: 'charged' } })
  square.act('march', '0 T1')
  square.roll(1)
  square.act('square')
  assert.equal(square.heard('formed'), true)
})

test('18.1.3.2 cavalry against men on the ground: bare dice, equal or higher saves them, else the difference', () => {
  const lying = (dice: number[]): Stand => {
    const t = stand([horse('c', 0, [20, 18]), austrian('x', [30, 18])], { options: { prone: 'charged' } }, [1])
    t.act('march', '0 T1')
    t.act('lie')
    t.roll(...dice)
    t.act('done')
    t.until('flight.way')
    return t
  }
  const saved = lying([4, 4])
  assert.deepEqual(saved.last('round').losses, [0, 0])
  assert.equal(saved.s.figures[1], 20)
  const hurt = lying([6, 4])
  assert.deepEqual(hurt.last('round').losses, [0, 2])
  const worst = lying([10, 1])
  assert.equal(worst.last('round').losses[1], 9)
  // Never more than its rout number, and that routs it.
  assert.equal(20 - worst.s.figures[1]!, troopOf(fieldFor(worst.s), 1).rout)
})

test('18.2, 18.2.1 one battery straight behind another, touching, facing the same way, both unlimbered', () => {
  const on = { options: { grandBatteries: 'on' }, phase: 'fire' as const }
  const pair = (second: UnitData, options = on): number => {
    const t = stand([guns('a', 0, [20, 18]), second, austrian('x', [40, 18])], options)
    const f = fieldFor(t.s)
    return partnerOf(f, t.s, 0, lay(f, t.s))
  }
  assert.equal(pair(guns('b', 0, [19, 18])), 1)
  assert.equal(pair(guns('b', 0, [18.5, 18])), -1)
  assert.equal(pair(guns('b', 0, [20, 19.5])), -1)
  assert.equal(pair(guns('b', 0, [19, 18], { formation: 'column' })), -1)
  assert.equal(pair(guns('b', 0, [19, 18]), { ...on, options: { grandBatteries: 'off' } }), -1)
})

test('18.2.1.1 it is one unit: range from its front, the front guns do not block, one target for both', () => {
  const t = stand(
    [guns('a', 0, [20, 18]), guns('b', 0, [19, 18]), austrian('x', [34, 17]), austrian('y', [34, 21])],
    { options: { grandBatteries: 'on' }, phase: 'fire' },
    [1, 10],
  )
  const f = fieldFor(t.s)
  assert.equal(frontGuns(f, t.s, 1, lay(f, t.s)), 0)
  // 15 inches from its own front, 14 from that of the grand battery.
  assert.equal(mayHit(f, t.s, 1, 2, lay(f, t.s), false), undefined)
  t.act('fire', 0 * AIM + 2)
  assert.equal(t.refusal('fire', 1 * AIM + 3).rule, '18.2.1.1')
  t.roll(1, 10)
  t.act('fire', 1 * AIM + 2)
})

test('18.2.1.2 half the unlimbered speed, nothing if slowed by anything else, no change of formation', () => {
  const t = stand([guns('a', 0, [20, 18]), guns('b', 0, [19, 18]), austrian('x', [40, 18])], {
    options: { grandBatteries: 'on' },
  })
  assert.equal(quartersLeft(t.s, 0), 2)
  assert.equal(t.refusal('march', '0 C1').rule, '18.2.1.2')
  put(t.s, 0, HALF)
  assert.equal(quartersLeft(t.s, 0), 0)
})

const division = { generals: [general('d', 0, [6, 6])] }
const columns = [french('a', [20, 18], { under: 'd' }), french('b', [18, 18], { under: 'd' }), austrian('x', [40, 18])]

test('18.2.2.1 two columns of a division one behind the other; of three the odd one in front', () => {
  const on = { options: { divisionalSquare: 'on' }, ...division }
  const found = (units: readonly UnitData[], options: object = on): number[] => {
    const t = stand(units, options)
    const f = fieldFor(t.s)
    return squareWith(f, t.s, 0, lay(f, t.s))
  }
  assert.deepEqual(found(columns), [0, 1])
  assert.deepEqual(found([...columns, french('c', [20, 19.5], { under: 'd' })]), [0, 1, 3])
  assert.deepEqual(found([...columns, french('c', [18, 19.5], { under: 'd' })]), [])
  assert.deepEqual(found([columns[0]!, french('b', [20, 19.5], { under: 'd' }), columns[2]!]), [])
  assert.deepEqual(found([columns[0]!, french('b', [18, 18]), columns[2]!]), [])
  assert.deepEqual(found(columns, division), [])
})

test('18.2.2.2.1, 18.2.2.2.3 half the speed of the column; shot at as a square', () => {
  const t = stand(columns, { options: { divisionalSquare: 'on' }, ...division })
  assert.equal(quartersLeft(t.s, 0), 2)
  const near = stand([...columns.slice(0, 2), austrian('x', [22, 18])], {
    options: { divisionalSquare: 'on' },
    ...division,
    phase: 'fire',
  })
  assert.equal(values(near, 2, 0)['9.4.3'], 2)
})

test('18.2.2.2.2 it does not test for a square; it meets cavalry as a square and foot as columns', () => {
  const t = stand([...columns.slice(0, 2), horse('x', 1, [30, 18]), austrian('y', [21, 26])], {
    options: { divisionalSquare: 'on' },
    ...division,
    side: 1,
    first: 1,
  })
  t.act('march', '2 T0')
  assert.equal(t.heard('tested'), false)
  const f = fieldFor(t.s)
  put(t.s, 2, CHARGED)
  const table = lay(f, t.s)
  assert.equal(factorOf(f, t.s, { own: [[0], [2]], main: [0, 2], round: 0, done: 0 }, 0, table), 2)
  assert.equal(factorOf(f, t.s, { own: [[0], [3]], main: [0, 3], round: 0, done: 0 }, 0, table), 0)
})

test('18.8 a charge of six inches or less costs the square 2, a longer one nothing; lying down the same', () => {
  const need = (from: number): number => {
    const t = stand([horse('c', 0, [from, 18]), austrian('x', [30, 18])], { options: { closeCharge: 'on' } }, [10])
    t.act('march', '0 T1')
    return t.last('tested').need
  }
  assert.equal(need(23.9) - need(24.1), 2)
  const plain = stand([horse('c', 0, [28, 18]), austrian('x', [30, 18])], {}, [10])
  plain.act('march', '0 T1')
  assert.equal(plain.last('tested').need, need(20))
  const t = stand([horse('c', 0, [28, 18]), austrian('x', [30, 18])], { options: { closeCharge: 'on' } })
  const f = fieldFor(t.s)
  assert.equal(sumOf(squareLines(f, t.s, 1, inch(6), true)), sumOf(squareLines(f, t.s, 1, inch(7), true)) - 2)
  assert.equal(has(t, 0, DISORDER | ROUT), false)
})
const has = (t: Stand, u: number, mark: number): boolean => (t.s.mark[u]! & mark) !== 0
