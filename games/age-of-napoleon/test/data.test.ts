/** The data is the facts: every row is compared with the committed copies in `facts/`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CARDS } from '../data/cards.ts'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS, STRAIT } from '../data/map.ts'
import { HEIGHT, IMPASSABLE, OUTLINES } from '../data/outlines.ts'
import { SCENARIO_FACTS } from '../data/scenarios.ts'
import {
  ALLOWANCE,
  BATTLE,
  HAND_LIMIT,
  MARCH,
  REINFORCEMENT,
  RESHUFFLE_BELOW,
  STRATEGY,
  TIE,
  WINTER,
  WINTER_MODIFIERS,
} from '../data/tables.ts'
import { BORDERS, DECK, DISTANCE, regionNamed } from '../rules/facts.ts'
import { PILES } from '../words.ts'

const read = (name: string): string => readFileSync(new URL(`./facts/${name}`, import.meta.url), 'utf8')
const json = (name: string) => JSON.parse(read(name))
/** Fields in quotes may hold commas. */
const csv = (name: string): Record<string, string>[] => {
  const [head, ...rows] = read(name)
    .trim()
    .split(/\r?\n/)
    .map(line => [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(m => m[2] ?? m[1]!))
  return rows.map(row => Object.fromEntries(head!.map((key, i) => [key, row[i]!])))
}
const unspelled = (text: string): string => text.replaceAll('’', "'")

test('1.2, 1.3 fifty regions, 108 borders, symmetric, as in the facts', () => {
  const map = json('map.json')
  assert.equal(REGIONS.length, 50)
  assert.equal(BORDERS.flat().length / 2, 108)
  for (const [i, fact] of map.regions.entries()) {
    const row = REGIONS[i]!
    assert.deepEqual(
      [row.id, row.name, row.country, row.capital ?? null, row.detachable ?? false],
      [fact.id, unspelled(fact.name), fact.country, fact.capital ? fact.capital_city : null, fact.detachable],
    )
    assert.deepEqual(
      { mountain: row.mountain ?? false, marsh: row.marsh ?? false, barren: row.barren ?? false },
      fact.terrain,
    )
    assert.deepEqual(
      [row.seas ?? [], row.adjacent, ...row.at, row.room],
      [fact.seas, fact.adjacent, fact.x, fact.y, fact.room],
    )
    for (const next of BORDERS[i]!) assert.ok(BORDERS[next]!.includes(i), `${row.id} ${next}`)
    for (const [key, value] of Object.entries<string>(fact.provenance))
      assert.equal(row.provenance[key], value.startsWith('found') ? 'published' : 'reconstruction', `${row.id} ${key}`)
    assert.deepEqual(
      OUTLINES[row.id],
      fact.polygons.map((ring: number[][]) => ring.flat()),
    )
  }
  assert.deepEqual(STRAIT, map.straits[0].between)
  assert.equal(HEIGHT, map.meta.height)
  assert.deepEqual(
    IMPASSABLE,
    map.impassable_polygons.map((ring: number[][]) => ring.flat()),
  )
})

test('1.2 distances of the facts hold', () => {
  const far = (a: string, b: string): number => DISTANCE[regionNamed(a) * 50 + regionNamed(b)]!
  assert.deepEqual(
    [
      far('rhenanie', 'osterreich'),
      far('rhenanie', 'brandenburg'),
      far('polen', 'moskva'),
      far('ile_de_france', 'moskva'),
      far('aquitaine', 'castilla'),
    ],
    [3, 2, 4, 7, 2],
  )
})

test('1.2, 1.5 nineteen countries and four detachable areas', () => {
  const map = json('map.json')
  assert.equal(COUNTRIES.length, 23)
  for (const [i, fact] of map.countries.entries())
    assert.deepEqual(
      [COUNTRIES[i]!.id, COUNTRIES[i]!.own, COUNTRIES[i]!.kind, COUNTRIES[i]!.areas],
      [fact.id, unspelled(fact.name), fact.type, fact.areas],
    )
  assert.deepEqual(
    COUNTRIES.slice(19).map(({ id, ruler }) => `${id} ${ruler}`),
    ['tirol austria', 'dalmatien austria', 'polen prussia', 'sachsen prussia'],
  )
})

test('1.7, 1.10 a hundred and nineteen corps in eight piles, as in the facts', () => {
  const rows = csv('corps.csv')
  assert.equal(CORPS.length, 119)
  rows.forEach((row, i) => {
    const { id, pile, combat, movement, command, available, home } = CORPS[i]!
    assert.deepEqual(
      [unspelled(id), pile, combat, movement, command, available, home],
      [row.name, row.pool, Number(row.battle), Number(row.move), Number(row.seniority), row.availability, row.home],
    )
  })
  assert.deepEqual(
    PILES.map(pile => CORPS.filter(each => each.pile === pile).length),
    [26, 15, 15, 15, 19, 10, 7, 12],
  )
  const published = CORPS.filter(({ provenance }) => provenance?.name === 'published').map(({ id }) => id)
  assert.deepEqual(
    published,
    rows
      .filter(row => /found/.test(row.provenance!) && !row.provenance!.startsWith('recon'))
      .map(row => row.name!.replaceAll("'", '’')),
  )
})

test('1.11 fifty-five cards of forty-two titles, as in the facts', () => {
  const rows = csv('cards.csv')
  assert.equal(CARDS.length, 42)
  assert.equal(DECK.length, 55)
  rows.forEach((row, i) => {
    const { id, count, period, player, once } = CARDS[i]!
    const who = row.player === 'french' ? 'france' : row.player
    assert.deepEqual(
      [unspelled(id), count, period.join(' or '), player, once],
      [row.name, Number(row.count), row.phase, who, row.remove_after_event === 'yes'],
    )
  })
})

test('6.2, 6.3 the strategy and reinforcement tables are the sheet’s', () => {
  const { strategy, reinforcement } = json('tables.json')
  const named: Record<string, keyof typeof STRATEGY> = {
    France: 'france',
    Britain: 'britain',
    Austria: 'austria',
    Russia: 'russia',
    'Prussia reformed': 'reformedPrussia',
    Prussia: 'prussia',
    Spain: 'spain',
  }
  for (const [name, france, coalition] of strategy.rows.slice(0, 7))
    assert.deepEqual(STRATEGY[named[name]!], { france: france ?? 0, coalition: coalition ?? 0 })
  assert.equal(`1 per ${STRATEGY.minorsPerCard}`, strategy.rows[7][1])
  assert.deepEqual([HAND_LIMIT, RESHUFFLE_BELOW], [strategy.max_hand, strategy.reshuffle_if_fewer_than])
  const rows: Record<string, keyof typeof REINFORCEMENT> = {
    Austria: 'austria',
    'Austria reformed': 'reformedAustria',
    Britain: 'britain',
    'Minor allies of Britain': 'britishAllies',
    France: 'france',
    Prussia: 'prussia',
    'Prussia reformed': 'reformedPrussia',
    Russia: 'russia',
    Spain: 'spain',
  }
  for (const [name, mobilisation, deployment, one] of reinforcement.rows)
    if (rows[name] !== undefined) assert.deepEqual(REINFORCEMENT[rows[name]], { mobilisation, deployment, one })
    else
      assert.deepEqual(
        [mobilisation, deployment],
        [`1 per ${REINFORCEMENT.frenchAllies.mobilisationPer}`, `1 per ${REINFORCEMENT.frenchAllies.deploymentPer}`],
      )
})

test('9.1, 10.2, 11.4, 13.3, 13.4 the other tables are the sheet’s', () => {
  const { movement, battle, march_attrition: march, winter_attrition: winter } = json('tables.json')
  assert.deepEqual(Object.values(ALLOWANCE), [
    movement.attacking,
    movement.winter,
    movement.forced_march_card,
    movement.mud_card,
  ])
  assert.deepEqual(BATTLE, Object.values(battle.rows))
  assert.deepEqual(TIE, battle.tie_modifier)
  assert.deepEqual(MARCH, Object.values(march.rows))
  assert.deepEqual(WINTER, Object.values(winter.rows))
  assert.deepEqual(Object.values(WINTER_MODIFIERS), Object.values(winter.modifiers))
})

test('15.1, 15.2, 15.3 the set-ups are the facts’', () => {
  const facts = json('scenarios.json')
  for (const year of ['1805', '1809', '1813']) {
    const row = SCENARIO_FACTS[year]!
    const fact = facts[year]
    assert.deepEqual(
      { ...row, provenance: 0, sources: 0 },
      {
        year: fact.year,
        round: fact.round,
        lastYear: fact.last_year,
        status: fact.status,
        onceInsurgent: fact.once_insurgent,
        reformed: fact.reformed,
        britannia: fact.britannia,
        invaded: fact.russia_invaded,
        corps: JSON.parse(JSON.stringify(fact.corps).replaceAll("'", '’')),
        removed: fact.removed_corps,
        cards: {
          aside: fact.cards.set_aside_until_first_reshuffle,
          gone: fact.cards.removed,
          discard: fact.cards.discarded,
          randomDiscards: fact.cards.random_discards,
          hand: fact.cards.hand,
        },
        provenance: 0,
        sources: 0,
      },
    )
    assert.deepEqual(row.sources, fact.provenance)
    assert.deepEqual(
      Object.keys(row.status)
        .filter(id => COUNTRIES.findIndex(each => each.id === id) >= 19)
        .sort(),
      [...fact.detached].sort(),
    )
  }
})
