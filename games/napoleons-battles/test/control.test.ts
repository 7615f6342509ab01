import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clampDie, sumOf } from '../rules/01-dice.ts'
import { squareLines } from '../rules/08-4-square.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, HALF, LINE, NONE, ROUT } from '../words.ts'
import { austrian, french, general, horse, stand } from './table.ts'

test('1.3.1.2 7 with +5 is read as 10, and nothing below 1', () => {
  assert.equal(clampDie(7 + 5), 10)
  assert.equal(clampDie(2 - 5), 1)
})

test('1.3.2 a control of 5 in disorder is 2', () => {
  const t = stand([austrian('x', [20, 18], { marks: ['disorder'] })])
  assert.equal(sumOf(squareLines(fieldFor(t.s), t.s, 0)), 2)
})

const control = { phase: 'control' as const }
const chief = general('chief', 0, [4, 18], { rank: 'army', radius: 8, response: 10 })
const division = general('div', 0, [9, 18], { under: 'chief' })

test('7.2.3.1 a general inside his superior’s radius is in command, and so are his units in his own', () => {
  const t = stand([french('a', [12, 18], { under: 'div' }), french('b', [20, 18], { under: 'div' })], {
    ...control,
    generals: [chief, division],
  })
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & (HALF | NONE), 0)
  // 7.2.3.2 The other is out of it.
  assert.equal(t.s.mark[1]! & NONE, NONE)
})

test('7.2.2.3 a general in contact with a unit commands only what he touches', () => {
  const t = stand([french('a', [12, 18], { under: 'div' }), french('b', [12, 15], { under: 'div' })], {
    ...control,
    generals: [chief, { ...division, at: [10, 18] }],
  })
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & (HALF | NONE), 0)
  assert.equal(t.s.mark[1]! & NONE, NONE)
})

const far = { ...control, generals: [chief, { ...division, at: [30, 18] as [number, number] }] }
const mixed = [french('a', [33, 18], { under: 'div' }), horse('h', 0, [33, 14], { under: 'div' })]

test('7.2.4.2.1 a divisional general on his own who passes: infantry half, cavalry free', () => {
  const t = stand(mixed, far, [6])
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & (HALF | NONE), HALF)
  assert.equal(t.s.mark[1]! & (HALF | NONE), 0)
  t.done()
})

test('7.2.4.2.2 who fails: infantry stands, cavalry at half', () => {
  const t = stand(mixed, far, [7])
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & (HALF | NONE), NONE)
  assert.equal(t.s.mark[1]! & (HALF | NONE), HALF)
})

test('7.2.4.1 a higher general who fails gives half movement to those below him in his radius; who passes, full', () => {
  const corps = general('corps', 0, [28, 18], { rank: 'corps', radius: 7, response: 5, under: 'chief' })
  const units = [french('a', [33, 18], { under: 'div' })]
  const generals = [chief, corps, { ...division, under: 'corps', at: [30.5, 20] as [number, number] }]
  const failed = stand(units, { ...control, generals }, [6])
  failed.until('movement.choose')
  assert.equal(failed.s.mark[0]! & (HALF | NONE), HALF)
  failed.done()
  const passed = stand(units, { ...control, generals }, [5])
  passed.until('movement.choose')
  assert.equal(passed.s.mark[0]! & (HALF | NONE), 0)
})

test('1.1.4 a general of another chain commands nobody', () => {
  const other = general('other', 0, [12, 20.5], { under: 'chief' })
  const t = stand([french('a', [14, 22], { under: 'div' })], { ...control, generals: [chief, division, other] })
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & NONE, NONE)
})

test('1.1.4.4.1 corps artillery may be commanded by any divisional general of the corps', () => {
  const guns = {
    id: 'g',
    side: 0,
    type: 'Fr8#',
    at: [11.5, 16] as [number, number],
    facing: 90,
    formation: 'column' as const,
    under: 'chief',
  }
  const t = stand([guns], { ...control, generals: [chief, division] })
  t.until('movement.choose')
  assert.equal(t.s.mark[0]! & NONE, 0)
})

const routed = french('a', [12, 18], { marks: ['rout'], under: 'div' })

test('7.1.1, 7.1.1.1 a routed unit with its general rallies on its control or less, and forms as it likes, disordered', () => {
  const t = stand([routed], { ...control, generals: [chief, { ...division, at: [10, 18] }] }, [7])
  assert.equal(t.at(), 'rally.choose')
  t.act('rally', 0)
  // Control 6 and a good general: 7.
  assert.equal(t.last('tested').need, 7)
  t.act('form', [LINE, 0])
  assert.equal(t.s.mark[0]! & (ROUT | DISORDER), DISORDER)
  assert.equal(t.s.facing[0], 0)
})

test('7.1.1.2, 7.1 a failed attempt leaves it where it is, and there is one a turn', () => {
  const t = stand([routed], { ...control, generals: [chief, { ...division, at: [10, 18] }] }, [8])
  t.act('rally', 0)
  assert.equal(t.s.mark[0]! & ROUT, ROUT)
  assert.notEqual(t.at(), 'rally.choose')
})

test('4.1.3, 7.1.2.1 hr without a general nobody rallies; by the club’s rule at −2', () => {
  const t = stand([routed], { ...control, generals: [chief, { ...division, at: [4, 24] }] })
  assert.equal(t.at(), 'movement.choose')
  const house = stand(
    [routed],
    { ...control, generals: [chief, { ...division, at: [4, 24] }], options: { rally: 'anybody' } },
    [5],
  )
  house.act('rally', 0)
  assert.equal(house.last('tested').need, 4)
  assert.equal(house.last('tested').passed, false)
})

test('8.4.4.3.3 nation and formation: French column +1, Austrians after 1807 in column +2, British in line +1, Turks 0', () => {
  const need = (type: string, formation: 'column' | 'line', year: number): number => {
    const t = stand([{ id: 'a', side: 0, type, figures: 16, at: [20, 18], facing: 90, formation }], { year })
    const f = fieldFor(t.s)
    return sumOf(squareLines(f, t.s, 0)) - f.profile[0]!.control
  }
  assert.equal(need('FrLN', 'column', 1805), 1)
  assert.equal(need('FrLN', 'line', 1805), 0)
  assert.equal(need('AuLN', 'column', 1809), 2)
  assert.equal(need('AuLN', 'column', 1805), 1)
  assert.equal(need('AuJG', 'column', 1809), 1)
  assert.equal(need('BrLN', 'line', 1812), 1)
  assert.equal(need('BrLT', 'line', 1812), 1)
  assert.equal(need('PrLN', 'line', 1806), 1)
  assert.equal(need('PrLN', 'line', 1813), 0)
  assert.equal(need('TkJAN', 'column', 1812), 0)
  assert.equal(COLUMN, 1)
})
