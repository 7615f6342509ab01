import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Customs, duel, type Fighter } from '../bot/duel.ts'
import { shotAt } from '../bot/tables.ts'
import { fightTable, foughtOut, PAIRS, pairOf, SHOTS, shotOut, shotTable } from './bot-sample.ts'
import { stand } from './table.ts'

/** A bounded sample of the real procedures; `bot-sample.ts 200000` is the long one. */
const TIMES = 600
/** Five standard deviations: a table that is wrong by a twentieth shows, chance alone does not. */
const slack = (p: number): number => 5 * Math.sqrt(Math.max(0.002, p * (1 - p)) / TIMES)
const near = (exact: number, found: number, what: string): void =>
  assert.ok(Math.abs(exact - found) <= slack(exact), `${what}: ${exact} by the table, ${found} as played`)

const SETS = {
  '10.2, 10.4, 11': { rules: 'base' },
  '14.3, 15.1, 15.3': { rules: 'advanced' },
  '15.3 by each side’s own sum': { rules: 'base', ties: 'bySum', tieSum: 'each' },
}
for (const [rules, options] of Object.entries(SETS))
  for (const [name, units] of Object.entries(PAIRS))
    test(`${rules} the combat table is the procedure: ${name}`, () => {
      const pos = pairOf(units, options)
      const exact = fightTable(pos)
      const found = foughtOut(pos, TIMES, name)
      for (const k of [0, 1]) {
        near(exact.routs[k]!, found.routs[k]!, `side ${k} routs`)
        near(exact.gone[k]!, found.gone[k]!, `side ${k} is gone`)
        assert.ok(Math.abs(exact.losses[k]! - found.losses[k]!) < 0.5, `losses of side ${k}`)
      }
      near(exact.parts, found.parts, 'they part')
    })

for (const [name, units] of Object.entries(SHOTS))
  test(`9.3.3 the fire table is the procedure: ${name}`, () => {
    const { pos } = stand(units)
    const [exact, found] = [shotTable(pos), shotOut(pos, TIMES, name)]
    near(exact.none, found.none, 'nothing')
    near(exact.one, found.one, 'one')
    near(exact.two, found.two, 'two')
  })

const BRIGADE: Fighter = {
  modifier: 0,
  figures: 16,
  dispersal: 6,
  disorder: 3,
  rout: 5,
  shaken: false,
  routed: false,
  mounted: false,
  capped: false,
  guns: false,
  beside: 0,
  control: 5,
  attacker: false,
  stays: false,
}
const BASE: Customs = { ties: 'one', withdrawal: false }
test('10.2 of two infantry brigades one gives way at last: chances add up, and a mirrored combat is the mirror', () => {
  const even = duel(BRIGADE, BRIGADE, BASE)
  assert.equal(even.parts, 0)
  const strong = { ...BRIGADE, modifier: 4 }
  const [one, other] = [duel(strong, BRIGADE, BASE), duel(BRIGADE, strong, BASE)]
  assert.ok(Math.abs(one.routs[1] - other.routs[0]) < 1e-9)
  assert.ok(one.routs[1] > 0.9)
})
test('10.3.7 bases beside the main unit count', () => {
  const helped = duel({ ...BRIGADE, beside: 8 }, BRIGADE, BASE)
  assert.ok(helped.routs[1] > duel(BRIGADE, BRIGADE, BASE).routs[1] + 0.1)
})
test('9.3.3, 1.3.1.2 a modifier beyond the die changes nothing more', () => {
  assert.deepEqual(shotAt(9, 'troops'), shotAt(30, 'troops'))
  assert.deepEqual(shotAt(-9, 'troops'), { none: 1, one: 0, two: 0 })
})

test('14.3 of two disordered units whoever came into the contact withdraws; a detachment does not', () => {
  const advanced: Customs = { ties: 'both', withdrawal: true }
  const shaken = { ...BRIGADE, shaken: true, modifier: -3 }
  const came = duel({ ...shaken, attacker: true }, shaken, advanced)
  assert.ok(came.yields[0] > 0.2)
  assert.equal(came.yields[1], 0)
  const other = duel(shaken, { ...shaken, attacker: true }, advanced)
  assert.ok(Math.abs(other.yields[1] - came.yields[0]) < 1e-9)
  const alone = duel({ ...shaken, stays: true }, BRIGADE, advanced)
  assert.equal(alone.yields[0], 0)
  assert.ok(duel(shaken, BRIGADE, advanced).yields[0] > 0)
})
test('15.3.1 ties that cost nothing are fought again until something comes of it', () => {
  const weak = { ...BRIGADE, modifier: -2 }
  const { routs, gone, parts } = duel(weak, weak, { ties: 'both', withdrawal: false })
  assert.ok(Math.abs(routs[0] + gone[0] - routs[1] - gone[1]) < 1e-9)
  assert.ok(routs[0] + gone[0] > 0.5)
  assert.equal(parts, 0)
})
