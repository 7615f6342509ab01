import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starCovers as covers } from '@bivouac/ground/measured'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { recallLines } from '../rules/08-5-recall.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { fieldFor } from '../state.ts'
import { CHARGED, COLUMN, DISORDER, DISPERSED, INCH, ON_TABLE, REACT, ROUT, SQUARE } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

/** A touches B and all that comes before the combat is passed over. */
const charge = (t: Stand, unit: number, enemy: number): void => {
  t.act('unit', unit)
  t.act('touch', [enemy, 0])
}
const modifiers = (t: Stand, side: number): number => {
  const it = { ...t.s.combats[0]!, main: t.s.combats[0]!.own.map(own => own[0]!) }
  return sumOf(combatLines(fieldFor(t.s), t.s, it, side, lay(fieldFor(t.s), t.s)))
}
/** Fire dice that hurt nobody: the firer rolls 1, the target 10. */
const MISS = [1, 10]

test('8.4.2, 8.4.3 A with B and C is one combat of one against two; A-C and B-D where B touches both', () => {
  assert.equal(
    covers([
      [0, 2],
      [1, 2],
    ]).length,
    1,
  )
  // A touches C, B touches C and D: A-C and B-D, as the book’s example.
  const all = covers([
    [0, 2],
    [1, 2],
    [1, 3],
  ])
  assert.deepEqual(all, [
    [
      [0, 2],
      [1, 3],
    ],
  ])
})

test('8.4.2 where the contacts can be divided in several ways the active player chooses', () => {
  assert.ok(
    covers([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]).length > 1,
  )
})

test('10.2.2, 10.2.1 the lower score loses the difference, a tie costs each a figure', () => {
  // French column +2 against Austrian line +1.
  const t = stand([french('a', [20, 18]), austrian('x', [22, 18])], {}, [...MISS, ...MISS, 5, 3, 2, 6, 10, 1])
  charge(t, 0, 1)
  t.until('flight.way')
  const round = t.told.find(each => each.e === 'round')
  assert.deepEqual(round?.e === 'round' && round.scores, [7, 4])
  assert.deepEqual(round?.e === 'round' && round.losses, [0, 3])
  // 10.3.5 In the second round the Austrians are disordered: 2 + 2 against 6 + 1 − 3, a tie.
  const second = t.told.filter(each => each.e === 'round')[1]
  assert.deepEqual(second?.e === 'round' && second.losses, [1, 1])
})

test('10.3.1.1.1, 10.3.1.1.2, 10.3.5, 10.3.7 column, line; disordered −3; double the bases +1', () => {
  const t = stand(
    [
      french('a', [20, 18], { figures: 24 }),
      austrian('x', [22, 18], { figures: 12, dispersal: 4, marks: ['disorder'] }),
    ],
    {},
    [],
  )
  t.act('unit', 0)
  t.act('touch', [1, 0])
  t.roll(...MISS)
  t.act('done')
  t.until('routing.choose')
  t.act('done')
  t.until('routing.choose')
  const s = t.s
  s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  assert.equal(modifiers(t, 0), 2 + 1)
  assert.equal(modifiers(t, 1), 1 - 3)
})

test('10.3.1.1.5, 10.3.1.1.4 cavalry rides infantry down with its other factor; so does the infantry fight', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [10])
  charge(t, 0, 1)
  t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  assert.equal(t.last('tested').passed, false)
  assert.equal(modifiers(t, 0), 4)
  assert.equal(modifiers(t, 1), -4)
})

test('FN19 infantry that moves into cavalry: both by their formation', () => {
  const t = stand([french('a', [20, 18]), horse('x', 1, [24, 18])])
  charge(t, 0, 1)
  t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  assert.equal(modifiers(t, 0), 2)
  assert.equal(modifiers(t, 1), 2)
})

test('8.4.4.1, 10.3.1.1.3 infantry that makes its control forms square; and fights as one; the cavalry by its formation', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [5])
  charge(t, 0, 1)
  assert.equal(t.s.form[1], SQUARE)
  t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  assert.equal(modifiers(t, 0), 1)
  assert.equal(modifiers(t, 1), 2)
})

test('8.4.4 no test in march column, in square, in rout, or near enemy infantry', () => {
  const march = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18], { formation: 'march' })])
  charge(march, 0, 1)
  assert.ok(!march.heard('tested'))
  const near = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18]), french('b', [24, 21])])
  charge(near, 0, 1)
  assert.ok(!near.heard('tested'))
  const rout = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18], { formation: 'column', marks: ['rout'] })])
  charge(rout, 0, 1)
  assert.ok(!rout.heard('tested'))
})

test('10.5.2, 8.6.2.1, 8.6.2.1.1#1 cavalry beaten by a square loses one figure at most, and bounces, disordered', () => {
  // Square on 5; nobody fires but the square, which misses; cavalry 1, infantry 10.
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [5, ...MISS, 1, 10])
  charge(t, 0, 1)
  t.until('flight.way')
  const round = t.last('round')
  assert.equal(round.losses[0], 1)
  assert.equal(t.s.mark[0]! & DISORDER, DISORDER)
  assert.equal(t.refusal('flee', [inch(26), inch(18)]).rule, '8.6.1.2')
})

test('11.2.1, 11.2.2, 10.4.1, 8.5.3.1 losses of the rout number rout, and never more; the winner loses a figure; and advances an inch', () => {
  // Column +2 against line +1: 10 to 2 is eight figures, five by the cap.
  const t = stand([french('a', [20, 18], { figures: 28 }), austrian('x', [22, 18], { figures: 28 })], { turns: 1 }, [
    ...MISS,
    ...MISS,
    10,
    1,
  ])
  charge(t, 0, 1)
  t.until('flight.way')
  assert.equal(t.s.figures[1], 28 - 5)
  assert.equal(t.s.mark[1]! & ROUT, ROUT)
  assert.equal(t.s.form[1], COLUMN)
  assert.equal(t.s.figures[0], 27)
  const x = t.s.x[0]!
  const flee = t.refusal('flee', [inch(45), inch(18), inch(45), inch(10)])
  assert.ok(flee)
  t.act('flee', [inch(24), inch(18), inch(40), inch(18)])
  assert.deepEqual([t.s.x[0], t.s.y[0]], [x + INCH, inch(18)])
  assert.equal(t.s.facing[1], 900)
})

test('11.3.1 a unit that comes down to its dispersal number is removed', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [22, 18], { figures: 16 })], { turns: 1 }, [
    ...MISS,
    ...MISS,
    10,
    1,
  ])
  charge(t, 0, 1)
  t.until('over')
  assert.equal(t.s.on[1], ON_TABLE)
  const gone = stand([french('a', [20, 18]), austrian('x', [22, 18], { figures: 12 })], { turns: 1 }, [
    ...MISS,
    ...MISS,
    10,
    1,
  ])
  charge(gone, 0, 1)
  gone.until('over')
  assert.equal(gone.s.on[1], DISPERSED)
})

test('8.5.4.4.2 recall: Austrians −1, British −4, others −2', () => {
  const need = (type: string): number => {
    const t = stand([{ id: 'h', side: 0, type, figures: 12, at: [20, 18], facing: 90, formation: 'column' }], {
      year: 1812,
    })
    const f = fieldFor(t.s)
    return sumOf(recallLines(f, t.s, 0)) - f.profile[0]!.control
  }
  assert.equal(need('AuLC'), -1)
  assert.equal(need('BrLC'), -4)
  assert.equal(need('KgLC'), -2)
  assert.equal(need('FrLC'), -2)
})

test('8.5.4, 8.5.4.5 victorious cavalry is recalled: in hand it may be kept ready, failed it runs on and is disordered', () => {
  const units = [horse('h', 0, [20, 18]), austrian('x', [24, 18], { formation: 'column', marks: ['disorder'] })]
  // No square (10), combat 10 to 1, recall 4 of 4.
  const kept = stand(units, { turns: 1 }, [10, 10, 1, 4])
  charge(kept, 0, 1)
  kept.until('recall.move')
  kept.act('mark')
  assert.equal(kept.s.mark[0]! & REACT, REACT)
  const wild = stand([...units, austrian('y', [36, 18])], { turns: 1 }, [10, 10, 1, 5])
  charge(wild, 0, 1)
  wild.roll(...MISS, ...MISS, 10, 10, 10, 10, 10, 10)
  wild.until('flight.way')
  wild.act('flee', [inch(26), inch(18), inch(26), inch(30)])
  assert.equal(wild.last('ranAway').enemy, 2)
  assert.equal(wild.s.mark[0]! & CHARGED, CHARGED)
  assert.ok(wild.told.some(each => each.e === 'disordered' && each.unit === 0 && each.why === 'charge'))
})

test('10.3.1.2, 10.3.1.2.2 the general’s combat value counts, one marked D only while his side is inactive', () => {
  const with_ = (side: number, defence: boolean): number => {
    const g = general('g', 0, [18, 18], { combat: 2, rank: 'army', ...(defence ? { defence: true as const } : {}) })
    const t = stand([french('a', [20, 18]), austrian('x', [21, 18])], { side, phase: 'movement', generals: [g] })
    t.s.x[0] = inch(21)
    t.s.x[2] = inch(19)
    t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
    return modifiers(t, 0)
  }
  assert.equal(with_(0, false), 4)
  assert.equal(with_(0, true), 2)
  assert.equal(with_(1, true), 4)
})

test('10.3.4, 10.3.8.2 woods: cavalry −5, guns −3, line −2, light −1; march column −3', () => {
  const wood = {
    kind: 'wood' as const,
    at: [
      [10, 10],
      [20.5, 10],
      [20.5, 26],
      [10, 26],
    ] as [number, number][],
  }
  const value = (type: string, formation: 'column' | 'march'): number => {
    const t = stand(
      [{ id: 'a', side: 0, type, figures: 16, at: [20, 18], facing: 90, formation }, austrian('x', [21, 18])],
      { terrain: [wood], year: 1805 },
    )
    t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
    const f = fieldFor(t.s)
    return sumOf(
      combatLines(f, t.s, t.s.combats[0]!, 0, lay(f, t.s)).filter(
        each => each.rule === '10.3.4' || each.rule === '10.3.8.2',
      ),
    )
  }
  assert.equal(value('FrLC', 'column'), -5)
  assert.equal(value('Fr8#', 'column'), -3)
  assert.equal(value('FrLN', 'column'), -2)
  assert.equal(value('FrLT', 'column'), -1)
  assert.equal(value('FrLN', 'march'), -5)
})

test('10.3.3, 10.3.2 all bases higher than the enemy +1; a town for ordered units only', () => {
  const hill = {
    kind: 'hill' as const,
    level: 1,
    at: [
      [14, 12],
      [20.5, 12],
      [20.5, 24],
      [14, 24],
    ] as [number, number][],
  }
  const t = stand([french('a', [20, 18]), austrian('x', [21, 18])], { terrain: [hill] })
  t.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
  assert.equal(modifiers(t, 0), 2 + 1)
  const town = {
    kind: 'town' as const,
    name: 'X',
    value: 2,
    at: [
      [14, 16],
      [20, 16],
      [20, 20],
      [14, 20],
    ] as [number, number][],
  }
  const held = (marks: 'disorder'[]): number => {
    const each = stand([french('a', [17, 18], { formation: 'deployed', town: 'X', marks }), austrian('x', [21, 18])], {
      terrain: [town],
    })
    each.s.combats.push({ own: [[0], [1]], main: [0, 1], round: 0, done: 0 })
    return modifiers(each, 0)
  }
  assert.equal(held([]), 1 + 2)
  assert.equal(held(['disorder']), 1 - 3)
})

test('10.3.5 a routed unit that is contacted fights at −10, and beaten runs again', () => {
  const t = stand(
    [french('a', [20, 18]), austrian('x', [22, 18], { figures: 28, formation: 'column', marks: ['rout'] })],
    { turns: 1 },
    [...MISS, 10, 1],
  )
  charge(t, 0, 1)
  t.until('flight.way')
  assert.equal(t.last('round').modifiers[1], 0 - 10)
  assert.equal(t.s.figures[1], 23)
})
