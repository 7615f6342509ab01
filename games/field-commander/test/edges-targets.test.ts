/** The way of an order round the French, and the plans that can be pointed at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planCode } from '../data/codes.ts'
import { waysTo } from '../rules/13-targets.ts'
import { campaignOf } from '../state.ts'
import { FRENCH, FRENCH_PLANS } from '../words.ts'
import { battlefield } from './field.ts'
import { type TestTable, table } from './table.ts'

const start = (): TestTable => {
  const g = table()
  g.go()
  return g
}

test('13.4 of the shortest ways to a target out of reach a group with steps to go takes the one free of the French, also where it is the only one', () => {
  const g = start()
  const [from, target] = [g.area('Turin'), g.area('Mantua')]
  const ways = (steps: number, ...french: string[]) => {
    const held = campaignOf(g.s).areas.map(() => 2)
    for (const name of french) held[g.area(name)] = 1
    return waysTo(g.s, { held, steps } as never, from, target).sort((a, b) => a - b)
  }
  const named = (...names: string[]) => names.map(g.area).sort((a, b) => a - b)
  assert.deepEqual(ways(2), named('Savona', 'Marengo', 'Milan'))
  assert.deepEqual(ways(2, 'Savona'), named('Marengo', 'Milan'))
  assert.deepEqual(ways(2, 'Savona', 'Marengo'), named('Milan'))
  // Where all are held one of them is taken; with a single step to go nobody keeps clear of anybody.
  assert.deepEqual(ways(2, 'Savona', 'Marengo', 'Milan'), named('Savona', 'Marengo', 'Milan'))
  assert.deepEqual(ways(1, 'Savona', 'Marengo'), named('Savona', 'Marengo', 'Milan'))
})

test('11.2, 11.3 every plan that can be given is offered, Formation beside the field and the others to each force', () => {
  const g = start()
  battlefield(
    g,
    [
      [g.slot('Augereau'), 1],
      [g.slot('Stengel'), 2],
    ],
    [[g.slot('Liptay'), 4]],
    { step: 'plans' },
  )
  g.go()
  assert.equal(g.at, 'battleTurn.choosePlans')
  const offered = g.decision?.gathers?.find(({ type }) => type === 'plans')?.may ?? []
  const all = FRENCH_PLANS.flatMap((_, plan) => campaignOf(g.s).sides[FRENCH]!.map(slot => planCode(plan, slot)))
  assert.deepEqual(
    offered,
    all.filter(code => g.may('plans', [code])),
  )
})
