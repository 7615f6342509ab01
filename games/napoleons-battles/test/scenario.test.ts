import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { dispersalOf } from '../data/dispersal.ts'
import { SHIPPED } from '../field.ts'
import { napoleonsBattles } from '../module.ts'
import { PROFILES, profileOf } from '../profile.ts'
import { rulebook } from '../rulebook.ts'
import { worthOf } from '../rules/12-victory.ts'
import { fieldFor } from '../state.ts'
import { readScenario } from '../validate/index.ts'
import { stand } from './table.ts'

test('the rulebook has all 769 items, each with words in both languages', () => {
  const all = Object.entries(rulebook)
  assert.equal(all.length, 769)
  for (const [key, { title, summary }] of all)
    for (const lang of ['it', 'en'] as const) assert.ok(title[lang].length > 0 && summary[lang].length > 0, key)
})

test('11.3.1 the dispersal chart fits every published pair', () => {
  const published = [
    ['BrLN', 20, 8],
    ['BrLT', 16, 6],
    ['BrLC', 12, 5],
    ['FrLN', 28, 14],
    ['FrLN', 24, 12],
    ['FrLN', 20, 10],
    ['FrLT', 24, 12],
    ['FrLT', 20, 10],
    ['FrLC', 16, 8],
    ['FrLC', 12, 6],
    ['PtLN', 24, 12],
    ['PtLC', 12, 7],
    ['PrLN', 12, 6],
  ] as const
  for (const [code, figures, number] of published) {
    const profile = profileOf(code, code === 'PrLN' ? 1815 : 1812)!
    assert.ok('dispersal' in profile)
    assert.equal(dispersalOf(profile.dispersal, figures), number, `${figures} ${code}`)
  }
})

test('2.2 every profile is within its ranges, and its fractions are proper', () => {
  for (const each of PROFILES) {
    assert.ok(each.from <= each.to && each.control >= 1 && each.control <= 10, each.code)
    for (const [n, d] of [each.rough, each.back, each.change]) assert.ok(n > 0 && n <= d && d <= 6, each.code)
    assert.ok(each.column >= each.line && each.march >= each.column, each.code)
    if ('disorder' in each) assert.ok(each.disorder < each.rout, each.code)
  }
  assert.deepEqual(profileOf('FrLN', 1805)?.change, [1, 2])
})

test('the shipped battles are scenarios like any other', () => {
  for (const each of SHIPPED)
    assert.equal(typeof readScenario(JSON.parse(JSON.stringify(each))), 'object', String(readScenario(each)))
})

test('San Rocco is worth what the facts say', () => {
  const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco' })
  assert.ok(typeof setup !== 'string')
  const { s } = napoleonsBattles.begin(setup)
  const f = fieldFor(s)
  const total = (side: number): number => Math.round(f.ofSide[side]!.reduce((sum, u) => sum + worthOf(f, u), 0) / 100)
  assert.ok(total(0) > 100 && total(0) < 140, String(total(0)))
  assert.ok(total(1) > 80 && total(1) < 120, String(total(1)))
})

test('the four positions of docs/scenarios.md can be played, and do what it says', () => {
  const text = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const positions = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  assert.equal(positions.length, 4)
  const played = positions.map(({ units, ...more }) =>
    stand(units as never, { side: undefined as never, ...more } as never, [10]),
  )
  played[0]!.act('march', '0 F720 C0 F240')
  assert.equal(
    stand(positions[0]!.units as never, positions[0] as never).refusal('march', '0 F720 C0 F241').rule,
    '8.1.2',
  )
  played[1]!.act('unit', 0)
  assert.equal(played[1]!.refusal('side', 1921).rule, '8.1.2')
  assert.ok(played[1]!.may('side', 1920))
  played[2]!.act('march', '0 T1')
  assert.equal(played[2]!.last('tested').what, 'square')
  played[3]!.act('march', '0 F960 j3360,4080,900,3360,4560,900')
  played[3]!.until('fire.choose')
  assert.ok(played[3]!.may('fire', 196609))
})

const unit = { side: 0, type: 'FrLN', figures: 16, at: [10, 10], facing: 90, formation: 'column' }
const base = { table: [24, 24], units: [unit] }
for (const [what, data, word] of [
  ['no table', { units: [unit] }, 'table'],
  ['no units', { table: [24, 24], units: [] }, 'units'],
  ['a type nobody knows', { ...base, units: [{ ...unit, type: 'FrXX' }] }, 'FrXX'],
  ['a unit off the table', { ...base, units: [{ ...unit, at: [0, 10] }] }, 'wholly on the table'],
  ['units on each other', { ...base, units: [unit, { ...unit, at: [10.2, 10] }] }, 'stand on each other'],
  [
    'a general of the other side',
    {
      ...base,
      generals: [
        {
          id: 'g',
          side: 1,
          name: 'g',
          rank: 'division',
          radius: 4,
          quality: 'A',
          response: 5,
          combat: 0,
          at: [20, 20],
        },
      ],
      units: [{ ...unit, under: 'g' }],
    },
    'no general of its side',
  ],
  [
    'a chain in a circle',
    {
      ...base,
      generals: [
        {
          id: 'g',
          side: 0,
          name: 'g',
          rank: 'corps',
          radius: 4,
          quality: 'A',
          response: 5,
          combat: 0,
          at: [20, 20],
          under: 'h',
        },
        {
          id: 'h',
          side: 0,
          name: 'h',
          rank: 'corps',
          radius: 4,
          quality: 'A',
          response: 5,
          combat: 0,
          at: [20, 15],
          under: 'g',
        },
      ],
    },
    'circle',
  ],
  ['an entry inland', { ...base, entries: [{ id: 'E', at: [5, 5], facing: 0 }] }, 'edge'],
  [
    'ground that is not convex',
    {
      ...base,
      terrain: [
        {
          kind: 'wood',
          at: [
            [1, 1],
            [5, 1],
            [3, 2],
            [5, 5],
          ],
        },
      ],
    },
    'convex',
  ],
  ['something unknown', { ...base, weather: 'fine' }, 'weather'],
  ['a mark unknown', { ...base, units: [{ ...unit, marks: ['tired'] }] }, 'marks'],
  ['nothing', 7, 'object'],
] as const)
  test(`a scenario with ${what} is refused with a sentence`, () => {
    const fault = napoleonsBattles.readSetup({ scenario: data })
    assert.ok(typeof fault === 'string' && (what === 'nothing' || fault.includes(word)), String(fault))
  })

test('a setup read once is read the same again', () => {
  const once = napoleonsBattles.readSetup({ scenario: base, options: { rates: 'fractions' } })
  assert.ok(typeof once !== 'string', String(once))
  assert.deepEqual(napoleonsBattles.readSetup(JSON.parse(JSON.stringify(once))), once)
})

test('8.2.6.1.2.3 a scenario with a broken gate is refused with a sentence, and so is one that overlaps, quickly', () => {
  const base = { table: [48, 36], units: [{ side: 0, type: 'FrLN', figures: 16, at: [10, 10], facing: 90 }] }
  const wall = {
    kind: 'wall',
    at: [
      [4, 4],
      [4, 12],
    ],
  }
  assert.match(String(readScenario({ ...base, terrain: [{ ...wall, gates: [{ at: [4, 8] }] }] })), /gates/)
  assert.ok(typeof readScenario({ ...base, terrain: [{ ...wall, gates: [{ at: [4, 8], width: 2 }] }] }) !== 'string')
  const crowd = Array.from({ length: 120 }, () => base.units[0]!)
  const started = process.hrtime.bigint()
  assert.match(String(readScenario({ ...base, units: crowd })), /stand on each other/)
  assert.ok(Number(process.hrtime.bigint() - started) / 1e6 < 100)
})

test('what is wrong with a scenario is said in both languages, and nothing where it can be played', () => {
  const twice = { table: [24, 24], units: [0, 1].map(n => ({ side: n, type: 'FrLN', figures: 16, at: [12, 12] })) }
  assert.deepEqual(napoleonsBattles.positionFault?.(twice), {
    it: '“u1” e “u0” stanno una sull’altra',
    en: '“u1” and “u0” stand on each other',
  })
  assert.match(String(napoleonsBattles.positionFault?.({ table: [1, 1] })?.it), /^il tavolo/)
  assert.equal(napoleonsBattles.positionFault?.(SHIPPED[0]), undefined)
})
