import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleRef } from '../rulebook.ts'
import { lay } from '../rules/01-formations.ts'
import { againstSquare, combatLines } from '../rules/10-modifiers.ts'
import { payForVictory } from '../rules/10-pay.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { ATTACKER, CHARGED, DISORDER, DISPERSED, ROUT } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

type At = [number, number]
const MISS = [1, 10]
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
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
const guns = (id: string, side: number, at: At, more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
/** The lines of a side in a combat of 0 against 1, or of those named. */
const rules = (t: Stand, side: number, own: number[][] = [[0], [1]]): Partial<Record<RuleRef, number>> => {
  const f = fieldFor(t.s)
  const it = { own, main: own.map(each => each[0]!), round: 0, done: 0 }
  return Object.fromEntries(combatLines(f, t.s, it, side, lay(f, t.s)).map(each => [each.rule, each.value]))
}
const rounds = (t: Stand) => t.told.flatMap(each => (each.e === 'round' ? [each] : []))
/** French column against Austrian line, both strong, until somebody has to choose. */
const fought = (dice: number[], a: Partial<UnitData> = {}, x: Partial<UnitData> = {}): Stand => {
  const t = stand(
    [french('a', [20, 18], { figures: 28, ...a }), austrian('x', [22, 18], { figures: 28, ...x })],
    { turns: 1 },
    [...MISS, ...MISS, ...dice],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  return t
}

test('10.0, 10.2 a combat goes on round by round until one side is gone', () => {
  const t = fought([5, 5, 5, 5, 10, 1])
  assert.equal(rounds(t).length, 3)
})

test('10.1, 8.4.2 combats are found when movement is over, and their contacts are kept though the units shrink', () => {
  const t = stand([french('a', [20, 18], { figures: 28 }), austrian('x', [22, 18], { figures: 28 })])
  charge(t, 0, 1)
  assert.equal(t.s.combats.length, 0)
  t.act('done')
  t.until('fire.choose')
  assert.deepEqual(
    t.s.combats.map(each => each.own),
    [[[0], [1]]],
  )
})

const three = (figures: number): Stand => {
  const t = stand(
    [
      french('a', [20, 20.2], { figures: 16 }),
      french('b', [20, 16.6], { figures }),
      austrian('x', [24, 18.4], { figures: 28 }),
    ],
    { turns: 1 },
    [...MISS, ...MISS, ...MISS],
  )
  charge(t, 0, 2)
  charge(t, 1, 2)
  t.act('done')
  return t
}

test('10.1.2, 10.1.2.1 of several the one with most bases is the main unit; of equals the player names it', () => {
  const equal = three(16)
  equal.until('combat.mainFirst')
  assert.ok(equal.may('main', 0))
  equal.roll(5, 5, 10, 1)
  equal.act('main', 1)
  assert.equal(rounds(equal)[0]!.main[0], 1)
  const more = three(20)
  more.roll(10, 1)
  more.until('flight.way')
  assert.equal(rounds(more)[0]!.main[0], 1)
})

test('10.1.2.2, 10.1.2.3 alone a unit is the main one; once named it stays so though it shrinks', () => {
  const t = three(20)
  t.roll(5, 10, 10, 1)
  t.until('flight.way')
  const mains = rounds(t).map(each => each.main[0])
  assert.deepEqual(mains, [1, 1])
  assert.equal(rounds(t)[0]!.main[1], 2)
})

test('10.1.3 attacking cavalry is the one that moved into contact, active or not', () => {
  const t = stand([french('a', [24, 18]), horse('x', 1, [34, 18], { marks: ['react'] })], {}, [10])
  t.act('done')
  t.until('reaction.first')
  t.act('unit', 1)
  t.act('touch', [0, 0])
  assert.equal(t.s.mark[1]! & (CHARGED | ATTACKER), CHARGED | ATTACKER)
  assert.equal(t.s.mark[0]! & CHARGED, 0)
})

test('10.2 cavalry that has not won after the first round bounces, whichever side it is on', () => {
  const t = stand([french('a', [20, 18], { figures: 28 }), horse('x', 1, [24, 18], { figures: 20 })], { turns: 1 }, [
    ...MISS,
    5,
    5,
  ])
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(rounds(t).length, 1)
  assert.equal(t.last('disordered').unit, 1)
})

test('10.2.1, 10.2.2 equal scores cost each a figure, unequal ones the lower the difference', () => {
  const t = fought([4, 5, 10, 1])
  assert.deepEqual(rounds(t)[0]!.losses, [1, 1])
  assert.deepEqual(rounds(t)[1]!.losses, [0, 8])
  assert.equal(t.s.figures[1], 28 - 5)
})

test('10.3 modifiers are made up anew each round: disorder of the first counts from the second on', () => {
  const t = fought([5, 3, 10, 1])
  assert.deepEqual(
    rounds(t).map(each => each.modifiers[1]),
    [1, -2],
  )
})

test('10.3.1.1, 10.3.1.1.1, 10.3.1.1.2, CARD-3 column and march column by the column’s factor, line and garrison by the line’s', () => {
  const factor = (formation: UnitData['formation']): [string, number] => {
    const t = stand([french('a', [20, 18], { formation: formation! }), austrian('x', [21, 18], { figures: 28 })])
    return Object.entries(rules(t, 0))[0] as [string, number]
  }
  assert.deepEqual(factor('column'), ['10.3.1.1.1', 2])
  assert.deepEqual(factor('march'), ['10.3.1.1.1', 2])
  assert.deepEqual(factor('line'), ['10.3.1.1.2', 1])
})

test('10.3.1.1.3, 10.3.1.1.4 a square has its own factor against cavalry, Other against foot, and Other against both', () => {
  const t = stand([french('a', [20, 18], { formation: 'square' }), horse('x', 1, [21, 18]), austrian('y', [21, 24])])
  assert.equal(rules(t, 0, [[0], [1]])['10.3.1.1.3'], 3)
  assert.equal(rules(t, 0, [[0], [2]])['10.3.1.1.4'], -4)
  assert.equal(rules(t, 0, [[0], [1, 2]])['10.3.1.1.4'], -4)
})

test('10.3.1.1.4, 10.3.1.1.5 in a wood, or with its own cavalry against the same enemy, foot keeps its factor', () => {
  const units = [austrian('x', [24, 18]), horse('h', 0, [24, 18], { marks: ['charged', 'attacker'] })]
  const open = stand(units.map(each => ({ ...each })))
  assert.equal(rules(open, 1, [[1], [0]])['10.3.1.1.4'], -4)
  assert.equal(rules(open, 0, [[1], [0]])['10.3.1.1.5'], 4)
  const wood = stand(units, { terrain: [area('wood', 23.9, 12, 30, 24)] })
  assert.equal(rules(wood, 1, [[1], [0]])['10.3.1.1.2'], 1)
  assert.equal(rules(wood, 0, [[1], [0]])['10.3.1.1.1'], 1)
  const helped = stand([...units, horse('k', 1, [22, 19], { facing: 180 })])
  assert.equal(rules(helped, 1, [[1], [0]])['10.3.1.1.2'], 1)
})

test('10.3.1.1.6 guns and wagons fight by their own formation, whoever comes', () => {
  const of = (unit: UnitData): number | undefined =>
    rules(stand([unit, horse('x', 1, [20, 18], { marks: ['charged'] })]), 0)['10.3.1.1.6']
  assert.equal(of(guns('g', 0, [20, 18])), -2)
  assert.equal(of(guns('g', 0, [20, 18], { formation: 'column' })), -4)
  assert.notEqual(of({ id: 'w', side: 0, type: 'WAGON', at: [20, 18], facing: 90, formation: 'column' }), undefined)
})

test('10.3.1.2, 10.3.1.2.1 the highest general in the combat counts, with whomever he stands; one who has left no longer', () => {
  const generals = [general('d', 0, [18, 18], { combat: 2 }), general('c', 0, [18, 17], { combat: -1, rank: 'corps' })]
  const t = stand([french('a', [20, 18], { under: 'd' }), austrian('x', [21, 18], { figures: 28 })], {
    generals: generals.map(each => (each.id === 'd' ? { ...each, under: 'c' } : each)),
  })
  assert.equal(rules(t, 0)['10.3.1.2'], -1)
  t.s.x[3] = inch(2)
  assert.equal(rules(t, 0)['10.3.1.2'], 2)
  t.s.x[2] = inch(4)
  assert.equal(rules(t, 0)['10.3.1.2'], undefined)
})

test('10.3.2, 10.3.9, 10.3.9.1 a town gives its value to ordered units inside; by the other reading to deployed ones only', () => {
  const town = area('town', 14, 15, 20, 21, { name: 'X', value: 3 })
  const inside = (options: Record<string, string>): number | undefined =>
    rules(stand([french('a', [19, 18]), austrian('x', [21, 18], { figures: 28 })], { terrain: [town], options }), 0)[
      '10.3.2'
    ]
  assert.equal(inside({}), 3)
  assert.equal(inside({ townBonus: 'deployed' }), undefined)
  const out = stand([french('a', [20.5, 18]), austrian('x', [21, 18], { figures: 28 })], { terrain: [town] })
  assert.equal(rules(out, 0)['10.3.2'], undefined)
})

test('10.3.3 all its bases higher than all the enemy’s: +1, and not on the same height', () => {
  const hill = area('hill', 14, 12, 20.2, 24, { level: 1 })
  const t = stand([french('a', [20, 18]), austrian('x', [20.3, 18], { figures: 28 })], { terrain: [hill] })
  assert.equal(rules(t, 0)['10.3.3'], 1)
  assert.equal(rules(t, 1)['10.3.3'], undefined)
  const partly = stand([french('a', [20.5, 18]), austrian('x', [20.6, 18], { figures: 28 })], { terrain: [hill] })
  assert.equal(rules(partly, 0)['10.3.3'], undefined)
})

test('10.3.7 twice the bases +1, three times +2; less than twice nothing', () => {
  const of = (mine: number, theirs: number): number | undefined =>
    rules(
      stand([french('a', [20, 18], { figures: mine }), austrian('x', [21, 18], { figures: theirs, dispersal: 1 })]),
      0,
    )['10.3.7']
  assert.deepEqual([of(28, 16), of(24, 12), of(24, 8), of(28, 4)], [undefined, 1, 2, 6])
})

test('10.3.8.1, 10.3.8.2 in a ford −2, in march column −3, and both together', () => {
  const stream = {
    kind: 'stream',
    width: 1,
    at: [
      [19, 8],
      [19, 28],
    ],
  } as never
  const t = stand([french('a', [20, 18], { formation: 'march' }), austrian('x', [21, 18], { figures: 28 })], {
    terrain: [stream],
  })
  assert.equal(rules(t, 0)['10.3.8.1'], -2)
  assert.equal(rules(t, 0)['10.3.8.2'], -3)
})

test('10.3.10, 10.5.1 cavalry against foot or guns in a town, deployed or not, is at −3 and loses one figure at most', () => {
  const town = area('town', 20, 15, 26, 21, { name: 'X', value: 1 })
  for (const unit of [
    austrian('x', [23, 18], { formation: 'deployed', town: 'X' }),
    austrian('x', [21, 18], { formation: 'line' }),
    guns('x', 1, [21, 18]),
  ]) {
    const t = stand([horse('h', 0, [19.9, 18]), unit], { terrain: [town] })
    const f = fieldFor(t.s)
    assert.equal(rules(t, 0)['10.3.10'], -3)
    assert.ok(againstSquare(f, t.s, 0, [1], lay(f, t.s)))
  }
  const open = stand([horse('h', 0, [19.9, 18]), austrian('x', [21, 18])])
  assert.ok(!againstSquare(fieldFor(open.s), open.s, 0, [1], lay(fieldFor(open.s), open.s)))
})

test('10.4.1 the winner pays one figure once, and it neither disorders nor routs him', () => {
  const t = fought([10, 1], { figures: 28 })
  assert.equal(t.s.figures[0], 27)
  assert.equal(t.s.hurt[0], 0)
  assert.equal(t.s.mark[0]! & (DISORDER | ROUT), 0)
})

/** A tie in the first round of the last turn, after which the game is over. */
const tied = (dice: [number, number], a: Partial<UnitData>, x: Partial<UnitData>): Stand => {
  const t = stand(
    [french('a', [20, 18], { figures: 28, ...a }), austrian('x', [22, 18], { figures: 28, ...x })],
    { turns: 1 },
    [...MISS, ...MISS, ...dice],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('over')
  assert.equal(...(rounds(t)[0]!.scores as [number, number]))
  return t
}
const LAST = { figures: 12, dispersal: 11 }

test('10.4.1, 10.2.1 two that break each other in one round have no winner, whichever side goes first', () => {
  const t = tied([5, 6], LAST, LAST)
  assert.deepEqual([t.s.on[0], t.s.on[1]], [DISPERSED, DISPERSED])
  assert.ok(!t.told.some(each => each.e === 'lost' && each.why === 'victory'))
})

for (const goes of [0, 1])
  test(`10.4.1, 10.2.1 after a tie that ends side ${goes} the other pays for the round and for the success`, () => {
    const t = goes === 0 ? tied([5, 5], LAST, {}) : tied([3, 5], {}, LAST)
    assert.equal(t.s.on[goes], DISPERSED)
    assert.equal(t.s.figures[1 - goes], 28 - 2)
  })

test('10.4.1 by the other reading a bounce is a success of the enemy too', () => {
  const left = (options: Record<string, string>): number => {
    const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18], { figures: 28 })], { options }, [
      1,
      ...MISS,
      5,
      5,
    ])
    charge(t, 0, 1)
    t.act('done')
    t.until('flight.way')
    t.act('flee', [t.s.x[0]! - inch(10), inch(18)])
    return t.s.figures[1]!
  }
  assert.equal(left({}) - left({ bounceLoss: 'yes' }), 1)
})

const paid = (t: Stand): number[] =>
  t.told.flatMap(each => (each.e === 'lost' && each.why === 'victory' ? [each.unit] : []))

test('10.4.2 if the figure is the end of the winner, he is removed', () => {
  const t = stand(
    [french('a', [20, 18], { figures: 12, dispersal: 11 }), austrian('x', [22, 18], { figures: 28 })],
    { turns: 1 },
    [...MISS, ...MISS, 10, 1],
  )
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.s.on[0], DISPERSED)
  assert.equal(t.s.mark[1]! & ROUT, ROUT)
  // Who runs does not hold the field, and pays nothing.
  assert.deepEqual(paid(t), [0])
})
test('10.4.2 of several the one who holds the field pays when the winner is gone, and once', () => {
  for (const winner of [0, 1] as const) {
    const t = stand(
      winner === 0
        ? [french('a', [20, 18], LAST), austrian('x', [24, 18]), austrian('y', [24, 24])]
        : [austrian('a', [24, 18], LAST), french('x', [20, 18]), french('y', [20, 24])],
    )
    // The first of the two has been driven off: it is no longer among them.
    const own = winner === 0 ? [[0], [2]] : [[2], [0]]
    const main = winner === 0 ? [0, -1] : [-1, 0]
    const it = { own, main, round: 1, done: 0 }
    payForVictory(t.t, it, winner)
    assert.equal(t.s.on[0], DISPERSED)
    assert.deepEqual(paid(t), [0, 2])
  }
})

test('10.5.2 against a square infantry’s losses are reckoned in full', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18], { figures: 28 })], {}, [1, ...MISS, 10, 1])
  charge(t, 0, 1)
  t.act('done')
  t.until('flight.way')
  assert.equal(t.s.figures[1], 28 - 5)
})
