import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { MAPS } from '../data/maps/index.ts'
import { EMBLEMS } from '../look/arms.ts'
import { mountains, rivers, roads, seas, woods } from '../look/engraving/ground.ts'
import { ATLAS } from '../look/map/index.ts'
import { coloursOf, NATION_COLOURS } from '../look/nations.ts'
import { INSIGHT_SIGNS, PLAN_SIGNS } from '../look/plans.ts'
import { SHEET, sheetOf } from '../look/sheet.ts'
import { forceLabel, INSIGHT_TEXT, planText } from '../look/words.ts'
import { CUP, ENEMY_DEFAULTS, FRENCH_DEFAULTS, FRENCH_PLANS, INSIGHTS, KINDS } from '../words.ts'

const LANGS = ['it', 'en'] as const
const PLANS = [...FRENCH_PLANS, ...FRENCH_DEFAULTS, ...CUP, ...ENEMY_DEFAULTS]

test('6.1 every area of every map has its place on the ground', () => {
  for (const map of MAPS) {
    const names = map.areas.map(area => area.split(/[*\s=]/)[0]!)
    assert.deepEqual(Object.keys(ATLAS[map.id]!.places).sort(), [...names].sort(), map.id)
  }
})

test('6.1 on every sheet the open areas stand inside the frame, each with room for its stacks', () => {
  for (const c of CAMPAIGNS) {
    const { spots } = sheetOf(c.index)
    const open = c.areas.flatMap((area, number) => (area.open ? [number] : []))
    assert.deepEqual(
      spots.flatMap((spot, number) => (spot === undefined ? [] : [number])),
      open,
    )
    for (const a of open) {
      const [x, y] = spots[a]!
      assert.ok(x >= 90 && x <= SHEET.width - 90 && y >= 60 && y <= SHEET.height - 100, `${c.id} ${c.areas[a]!.name}`)
      for (const b of open) {
        if (b <= a) continue
        const [u, v] = spots[b]!
        const apart = Math.abs(u - x) >= 170 || Math.abs(v - y) >= 128
        assert.ok(apart, `${c.id}: ${c.areas[a]!.name} and ${c.areas[b]!.name} crowd each other`)
      }
    }
  }
})

test('2.1 there is a road for every connection, and for nothing else', () => {
  for (const c of CAMPAIGNS) {
    const drawn = roads(sheetOf(c.index)).map(({ a, b }) => `${a}-${b}`)
    const wanted = c.areas.flatMap((area, a) => area.near.flatMap(b => (b > a ? [`${a}-${b}`] : [])))
    assert.deepEqual([...drawn].sort(), wanted.sort())
  }
})

test('a map is drawn the same every time and has no broken numbers', () => {
  for (const c of CAMPAIGNS) {
    const sheet = sheetOf(c.index)
    for (const pen of [seas, rivers, mountains, woods]) {
      const drawn = pen(sheet)
      assert.deepEqual(drawn, pen(sheet))
      for (const { d } of drawn) assert.doesNotMatch(d, /NaN|Infinity|undefined|e-/, c.id)
    }
    for (const { d } of roads(sheet)) assert.doesNotMatch(d, /NaN|Infinity|undefined|e-/, c.id)
  }
})

test('5 every counter has an emblem, colours of its nation and a label that says all it carries', () => {
  for (const counter of COUNTERS) {
    assert.ok(EMBLEMS[counter.kind].body.length > 0)
    assert.match(coloursOf(counter.nation, counter.side).coat, /^#[0-9a-f]{6}$/)
    if (counter.named) assert.ok(counter.nation in NATION_COLOURS, counter.nation)
    for (const lang of LANGS)
      assert.doesNotMatch(forceLabel('X', counter, counter.full, false, lang), /undefined|NaN|, ,/)
  }
  assert.equal(KINDS.length, Object.keys(EMBLEMS).length)
  assert.equal(
    forceLabel('Augereau', COUNTERS[0]!, COUNTERS[0]!.full, false, 'en'),
    'Augereau, infantry, France, veteran, activation 7, combat 8, super value 1',
  )
})

test('11.3 to 11.8 every plan and insight has a sign and says what it does', () => {
  for (const plan of PLANS) {
    assert.ok((PLAN_SIGNS[plan].line + PLAN_SIGNS[plan].fill).length > 0, plan)
    for (const lang of LANGS) assert.doesNotMatch(planText(plan, lang), /undefined|NaN|^;|^$/, plan)
  }
  for (const insight of INSIGHTS) {
    assert.ok(INSIGHT_SIGNS[insight].line.length > 0)
    for (const lang of LANGS) assert.ok(INSIGHT_TEXT[insight][lang].length > 0)
  }
  assert.equal(planText('engage', 'en'), 'advance (shock −2), form line, attack +1/+1; no roll in column')
})
