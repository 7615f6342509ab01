import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash } from '@bivouac/kernel'
import { CORRECTIONS } from '../data/corrections.ts'
import { DECKS } from '../data/decks.ts'
import { FIRST_BATTLE } from '../data/first-battle.ts'
import { NATION_FACTS, TIE_BREAK } from '../data/nations.ts'
import { SECTION_PROVENANCE, SECTIONS, turned } from '../data/sections.ts'
import { SPELLINGS } from '../data/spellings.ts'
import { TERRAIN } from '../data/terrain.ts'
import { UNITS } from '../data/units.ts'
import { NATIONS, type Nation, TERRAINS, type Terrain, type UnitCard } from '../words.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const unitCards = (nation: Nation, unit: number): readonly UnitCard[] =>
  DECKS.rulebook[nation].filter(card => card.kind === 'unit' && card.unit === unit) as UnitCard[]
const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))

test('1.3 every army has eight units; strengths and cavalry add up as on the published counters', () => {
  const sums: Readonly<Record<Nation, readonly [full: number, reduced: number, cavalry: number]>> = {
    austria: [50, 26, 2],
    prussia: [48, 28, 2],
    ottoman: [53, 28, 4],
    usa: [48, 27, 1],
    spain: [49, 31, 2],
    france: [53, 30, 2],
    russia: [50, 39, 2],
    britain: [53, 27, 2],
  }
  for (const nation of NATIONS) {
    const units = UNITS[nation]
    assert.equal(units.length, 8, nation)
    const found = [
      sum(units.map(unit => unit.full)),
      sum(units.map(unit => unit.reduced)),
      units.filter(unit => unit.arm === 'cavalry').length,
    ]
    assert.deepEqual(found, sums[nation], nation)
    for (const unit of units) assert.ok(unit.reduced < unit.full && unit.reduced >= 2, unit.name.en)
    for (const lang of ['it', 'en'] as const)
      assert.equal(new Set(units.map(unit => unit.name[lang])).size, 8, `${nation} ${lang}: each name is one unit`)
  }
})

test('1.4 the Imperial Guard is infantry, 8 at full strength and 5 reduced, with five cards', () => {
  const guard = UNITS.france.findIndex(unit => unit.name.it === 'Guardia Imperiale')
  assert.deepEqual(UNITS.france[guard], {
    name: { it: 'Guardia Imperiale', en: 'Imperial Guard', is: 'f', the: 'both', plural: false },
    arm: 'infantry',
    full: 8,
    reduced: 5,
    provenance: 'rulebook',
  })
  assert.equal(unitCards('france', guard).length, 5)
})

test('1.1 24 sections of 4 × 4, all different however turned, with the known totals of terrain', () => {
  assert.equal(SECTIONS.length, 24)
  const totals = Object.fromEntries(TERRAINS.map(terrain => [terrain, 0])) as Record<Terrain, number>
  const lying = new Set<string>()
  for (const section of SECTIONS) {
    assert.equal(section.length, 16)
    for (const terrain of section) totals[terrain]++
    lying.add([0, 1, 2, 3].map(turns => turned(section, turns).join()).sort()[0]!)
  }
  assert.deepEqual(totals, { open: 258, fields: 3, hill: 54, lake: 2, marsh: 1, town: 18, woods: 48 })
  assert.equal(lying.size, 24)
  const holding = (terrain: Terrain) => SECTIONS.flatMap((section, at) => (section.includes(terrain) ? [at + 1] : []))
  assert.deepEqual([holding('fields'), holding('lake'), holding('marsh')], [[6, 7, 14], [21], [18]])
  const inferred = SECTION_PROVENANCE.flatMap((from, at) => (from === 'inferred' ? [at + 1] : []))
  assert.deepEqual(inferred, [2, 3, 4])
})

test('3 a section turns clockwise: its left column becomes the top row, and four turns bring it back', () => {
  const first = SECTIONS[0]!
  assert.deepEqual(turned(first, 1).slice(0, 4), ['open', 'open', 'open', 'woods'])
  assert.deepEqual(turned(first, 1).slice(12), ['hill', 'open', 'open', 'open'])
  assert.deepEqual(turned(turned(first, 1), 1), turned(first, 2))
  assert.deepEqual(turned(first, 2), [...first].reverse())
  assert.deepEqual(turned(turned(first, 3), 1), first)
  assert.deepEqual(turned(first, -1), turned(first, 3))
  assert.deepEqual(turned(first, 4), first)
})

test('3 the suggested first battle: each side on its own two rows, one unit a square, nobody in a lake', () => {
  const rows = { north: [0, 1], south: [6, 7] } as const
  for (const { nation, edge, at } of FIRST_BATTLE.sides) {
    assert.equal(at.length, UNITS[nation].length)
    assert.equal(new Set(at).size, 8)
    assert.ok(edge === 'north' || edge === 'south')
    for (const square of at) assert.ok((rows[edge] as readonly number[]).includes(Math.floor(square / 8)))
  }
  const terrain = (square: number) => {
    const row = Math.floor(square / 8)
    const column = square % 8
    const { section, turns } = FIRST_BATTLE.sections[Math.floor(row / 4) * 2 + Math.floor(column / 4)]!
    return turned(SECTIONS[section]!, turns)[(row % 4) * 4 + (column % 4)]!
  }
  const letter: Readonly<Record<Terrain, string>> = {
    open: '.',
    fields: 'F',
    hill: 'H',
    lake: 'L',
    marsh: 'M',
    town: 'T',
    woods: 'W',
  }
  const drawn = Array.from({ length: 64 }, (_, square) => letter[terrain(square)]).join('')
  assert.equal(drawn, 'W....WT........W.WW......WWHH....WH..H..W.....WW..T...H..W...H..')
})

test('6.3 the table of terrain effects', () => {
  const table = TERRAINS.map(terrain => {
    const { stops, forbidden, defence, blocksSight, hillAttack, noAssaultFrom } = TERRAIN[terrain]
    const marks = [stops && 'stops', forbidden && 'forbidden', blocksSight && 'blocks', noAssaultFrom && 'no assault']
    return `${terrain} +${defence} +${hillAttack} ${marks.filter(mark => mark !== false).join(' ')}`.trim()
  })
  assert.deepEqual(table, [
    'open +0 +0',
    'fields +0 +0 stops',
    'hill +2 +2 blocks',
    'lake +0 +0 forbidden',
    'marsh +1 +0 stops no assault',
    'town +3 +0 blocks',
    'woods +2 +0 blocks',
  ])
})

test('2.2 the last tie-break names every nation once, France last', () => {
  assert.deepEqual([...TIE_BREAK].sort(), [...NATIONS].sort())
  assert.equal(TIE_BREAK[0], 'usa')
  assert.equal(TIE_BREAK[7], 'france')
})

test('the names we spell otherwise than the rulebook are in use', () => {
  for (const { nation, lang, ours } of SPELLINGS) {
    const cards = DECKS.rulebook[nation].flatMap(card => (card.kind === 'unit' ? [] : [card.name[lang]]))
    const used = [...UNITS[nation].map(unit => unit.name[lang]), ...cards]
    assert.ok(used.includes(ours), ours)
  }
})

test('facts are frozen through and through', () => {
  for (const facts of [UNITS, DECKS, SECTIONS, SECTION_PROVENANCE, TERRAIN, NATION_FACTS, TIE_BREAK, CORRECTIONS])
    assert.ok(isFrozen(facts))
})

/**
 * Every card was compared with the rulebook's tables, every unit with the published counters, every section with the
 * published maps. Whoever changes a value on purpose compares again and writes the new fingerprint here.
 */
test('1.4 cards, units and sections are the ones that were compared with their sources', () => {
  const compared: Readonly<Record<Nation, string>> = {
    austria: '859314c36a32',
    prussia: 'd5b9654462db',
    ottoman: 'bd3b37180880',
    usa: '2e77810703e4',
    spain: '6591afe12daf',
    france: 'b5341d77fec5',
    russia: '2a3512cd770e',
    britain: '92cccba71079',
  }
  for (const nation of NATIONS) {
    const cards = DECKS.rulebook[nation].map(card => ({ ...card, name: undefined }))
    const units = UNITS[nation].map(unit => [unit.arm, unit.full, unit.reduced])
    assert.equal(hash(JSON.parse(JSON.stringify([cards, units]))).slice(0, 12), compared[nation], nation)
  }
  assert.equal(hash(SECTIONS).slice(0, 12), '2205313bda87')
})
