/** The ends of the field, the last place in a zone, guns beside everybody: what a battle forgets when it counts from nought. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marchCode, planCode } from '../data/codes.ts'
import { ENEMY, FRENCH, FRENCH_PLANS, type Insight } from '../words.ts'
import { battlefield, nth, type Placed } from './field.ts'
import { type TestTable, table } from './table.ts'

const plan = (name: (typeof FRENCH_PLANS)[number], slot: number): number => planCode(FRENCH_PLANS.indexOf(name), slot)
const start = (options?: Record<string, string>): TestTable => {
  const g = table('1796', options)
  g.go()
  return g
}
type Options = NonNullable<Parameters<typeof battlefield>[3]>
/** A field on which the rules have run to the first question. */
function field(
  french: (g: TestTable) => readonly Placed[],
  enemy: (g: TestTable) => readonly Placed[],
  options: Options & { rolls?: number[]; table?: Record<string, string> } = {},
  prepare: (g: TestTable) => void = () => {},
): TestTable {
  const g = start(options.table)
  battlefield(g, french(g), enemy(g), { home: g.slot('La Harpe'), ...options })
  prepare(g)
  g.told.length = 0
  g.go(...(options.rolls ?? []))
  return g
}
const heard = (g: TestTable, e: string): readonly object[] => g.told.filter(each => each.e === e)

test('10.3 whoever stands at the far end stays there, and nothing is told of room', () => {
  const g = field(
    each => [[each.slot('Stengel'), 5, 0, 'charge']],
    each => [[each.slot('Liptay'), 1]],
  )
  g.do('execute', g.slot('Stengel'), 3)
  assert.deepEqual([g.unit(g.slot('Stengel')).zone, g.has('blocked'), g.has('moved')], [5, false, false])
  const other = field(
    each => [[each.slot('Augereau'), 4]],
    each => [[each.slot('Liptay'), 0, 1]],
    { step: 'enemyTurn' },
  )
  assert.ok(other.has('acts'), 'also who stands in the first zone acts')
  assert.deepEqual([other.unit(other.slot('Liptay')).zone, other.has('blocked')], [0, false])
})

test('10.3 an enemy may advance into the last zone', () => {
  const g = field(
    each => [[each.slot('Augereau'), 4]],
    each => [[each.slot('Liptay'), 1, 1]],
    { step: 'enemyTurn' },
  )
  assert.equal(g.unit(g.slot('Liptay')).zone, 0)
})

test('9.8, 10.3 the limit of a zone: mobile forces count, statics do not', () => {
  const inApproach = (...more: ((g: TestTable) => number)[]) =>
    field(
      each => [
        [each.slot('Augereau'), 0, 1],
        ...['Macquard', 'Garnier', 'Maynier'].map(name => [each.slot(name), 1] as const),
        ...more.map(slot => [slot(each), 1] as const),
      ],
      each => [[each.slot('Liptay'), 5]],
    )
  const withWalls = inApproach(each => nth(each, FRENCH, 'garrison'))
  assert.ok(withWalls.may('march', marchCode(withWalls.slot('Augereau'), 1)))
  const full = inApproach(each => each.slot('Sérurier'))
  assert.equal(full.whyNot('march', marchCode(full.slot('Augereau'), 1))?.rule, '10.3')
})

test('9.8 six of a side have room on either Front', () => {
  const six = ['Augereau', 'Sérurier', 'Macquard', 'Garnier', 'Maynier']
  for (const zone of [2, 3]) {
    const on = (count: number) =>
      field(
        each => [
          [each.slot('Kilmaine'), zone - 1, 1],
          ...six.slice(0, count).map(name => [each.slot(name), zone] as const),
          [nth(each, FRENCH, 'infantry'), zone],
        ],
        each => [[each.slot('Liptay'), 5]],
      )
    assert.ok(on(4).may('march', marchCode(on(4).slot('Kilmaine'), 1)), 'five are there')
    assert.equal(on(5).whyNot('march', marchCode(on(5).slot('Kilmaine'), 1))?.rule, '10.3', 'six are there')
  }
})

test('10.7 guns fire at those beside them, and at the last zone as well, on either side', () => {
  const g = field(
    each => [[nth(each, FRENCH, 'gun'), 1]],
    each => [
      [each.slot('Liptay'), 2],
      [each.slot('Kerpen'), 4],
    ],
  )
  g.do('fire', nth(g, FRENCH, 'gun'), 3)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1, 'the nearest, one zone away')
  const far = field(
    each => [[each.slot('Augereau'), 0]],
    each => [[nth(each, ENEMY, 'gun'), 5]],
    { step: 'enemyTurn', rolls: [4] },
  )
  assert.equal(far.s.reduced[far.slot('Augereau')], 1)
})

test('10.6, 10.7 a fortification fires as guns do', () => {
  const g = field(
    each => [[nth(each, FRENCH, 'fortification'), 0]],
    each => [[each.slot('Liptay'), 3]],
  )
  g.do('fire', nth(g, FRENCH, 'fortification'), 4)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
})

test('10.6 who attacks hits before him, or behind him where nobody is before him, on either side', () => {
  const g = field(
    each => [[each.slot('Augereau'), 2]],
    each => [[each.slot('Liptay'), 1]],
  )
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
  const other = field(
    each => [[each.slot('Augereau'), 4]],
    each => [[each.slot('Liptay'), 3]],
    { step: 'enemyTurn', rolls: [5] },
  )
  assert.equal(other.s.reduced[other.slot('Augereau')], 1)
})

test('9.10, 11.11 guns that retreat stay in line, and whoever is in column is not told to form it', () => {
  const g = field(
    each => [
      [nth(each, FRENCH, 'gun'), 1],
      [each.slot('Augereau'), 1, 1],
    ],
    each => [[each.slot('Liptay'), 5]],
    {},
    each => void (each.s.battle!.routed = FRENCH),
  )
  g.do('retreat', nth(g, FRENCH, 'gun'))
  g.do('retreat', g.slot('Augereau'))
  assert.equal(g.unit(nth(g, FRENCH, 'gun')).column, 0)
  assert.ok(!g.has('formed'))
})

test('10.4 whom the test of shock does not fall to: the more skilled of the zone, and whoever stands elsewhere', () => {
  const g = field(
    each => [[each.slot('Augereau'), 2, 1, 'engage']],
    each =>
      [
        ['Brempt', 'Pittoni'].map(name => each.slot(name))[0]!,
        each.slot('Pittoni'),
        each.slot('Liptay'),
        each.slot('Kerpen'),
      ].map((slot, i) => [slot, i === 3 ? 5 : 3] as const),
  )
  g.do('execute', g.slot('Augereau'))
  assert.match(g.whyNot('shock', g.slot('Liptay'))!.text.en, /lowest skill/)
  assert.match(g.whyNot('shock', g.slot('Kerpen'))!.text.en, /not in the zone/)
  assert.equal(g.whyNot('chance')?.rule, '15', 'the commander of the French chooses himself')
})

test('10.9 whom a hit does not fall to: the more skilled of the zone, and whoever stands elsewhere', () => {
  for (const umpire of ['player', 'even']) {
    const g = field(
      each => [[each.slot('Augereau'), 2]],
      each => [
        [each.slot('Brempt'), 3],
        [each.slot('Pittoni'), 3],
        [each.slot('Liptay'), 3],
        [each.slot('Kerpen'), 5],
      ],
      { table: { umpire } },
    )
    g.do('fire', g.slot('Augereau'), 8)
    assert.equal(g.at, 'hits.assign', 'asked at every table')
    assert.match(g.whyNot('hit', g.slot('Liptay'))!.text.en, /less skilled/)
    assert.match(g.whyNot('hit', g.slot('Kerpen'))!.text.en, /another zone/)
    assert.equal(g.whyNot('chance')?.rule, '15')
  }
})

test('10.9, 15 a hit of the enemy’s on the French may be left to chance', () => {
  const g = field(
    each => [
      [nth(each, FRENCH, 'infantry'), 3],
      [nth(each, FRENCH, 'infantry', 1), 3],
    ],
    each => [[each.slot('Liptay'), 4]],
    { step: 'enemyTurn', rolls: [5] },
  )
  assert.equal(g.decision?.standing, 'chance')
  assert.ok(g.may('chance'))
})

test('11.6, 11.7 Officers and Well Struck help the enemy alone', () => {
  const g = field(
    each => [
      [each.slot('Augereau'), 2, 1],
      [each.slot('Macquard'), 2],
    ],
    each => [[each.slot('Liptay'), 3]],
    {},
    each => Object.assign(each.s.battle!, { officers: 1, wellStruck: 1 }),
  )
  g.do('fire', g.slot('Augereau'), 8)
  assert.equal(g.last('activation').need, 7)
  g.do('fire', g.slot('Macquard'), 8)
  assert.equal(g.last('attack').combat, 5)
})

test('11.3 Square is for cavalry one zone away at most, and is carried out in melee, too', () => {
  const square = (zone: number) =>
    field(
      each => [[each.slot('Augereau'), 2, 0, 'square']],
      each => [[each.slot('Dichat', 'cavalry'), zone]],
    )
  const far = square(4)
  far.do('execute', far.slot('Augereau'))
  assert.ok(!far.has('attack'))
  const near = square(3)
  near.do('execute', near.slot('Augereau'), 10)
  assert.ok(near.has('attack') && !near.has('planLost'))
  const melee = square(2)
  assert.equal(melee.whyNot('fire', melee.slot('Augereau'))?.rule, '11.10')
})

test('10.5, 11.10 a counter lost in melee is told; one that is carried out, or none, is not', () => {
  const g = field(
    each => [
      [each.slot('Augereau'), 2, 0, 'volley'],
      [each.slot('Macquard'), 2],
      [each.slot('Maynier'), 1, 0, 'volley'],
    ],
    each => [[each.slot('Liptay'), 2]],
  )
  g.do('fire', g.slot('Macquard'), 10)
  g.do('execute', g.slot('Maynier'), 10)
  assert.ok(!g.has('planLost'))
  g.do('fire', g.slot('Augereau'), 10)
  assert.deepEqual(g.last('planLost'), { e: 'planLost', force: g.s.counter[g.slot('Augereau')], plan: 'volley' })
})

test('11.4 the marches offered are three for each force on the field, and only those', () => {
  const g = field(
    each => [
      [each.slot('Sérurier'), 1],
      [each.slot('Stengel'), 1],
    ],
    each => [[each.slot('Liptay'), 5]],
  )
  const marches = g.decision!.actions.filter(({ type }) => type === 'march').map(({ arg }) => arg)
  assert.deepEqual(marches, [4, 5, 16, 17, 18])
})

test('11.9 which enemy acts next: who has acted has nothing to do, who stands behind must wait', () => {
  const g = field(
    each => [[each.slot('Augereau'), 0]],
    each => [
      [each.slot('Brempt'), 3, 1],
      [each.slot('Liptay'), 3, 1],
      [each.slot('Kerpen'), 3, 1],
      [each.slot('Provera'), 4, 1],
    ],
    { step: 'enemyTurn' },
  )
  g.do('actor', g.slot('Liptay'))
  assert.match(g.whyNot('actor', g.slot('Liptay'))!.text.en, /nothing to do/)
  assert.match(g.whyNot('actor', g.slot('Melas', 'infantry'))!.text.en, /nothing to do/)
  assert.match(g.whyNot('actor', g.slot('Provera'))!.text.en, /foremost/)
})

test('11.9 an enemy who cannot do anything is not asked for', () => {
  const g = field(
    each => [[each.slot('Augereau'), 0]],
    each => [
      [each.slot('Brempt'), 3, 1],
      [each.slot('Liptay'), 3, 1],
      [nth(each, ENEMY, 'garrison'), 4],
    ],
    { step: 'enemyTurn' },
  )
  assert.match(g.whyNot('actor', nth(g, ENEMY, 'garrison'))!.text.en, /nothing to do/)
})

test('11.9 an enemy who carries out his own counter has lost none', () => {
  const g = field(
    each => [[each.slot('Augereau'), 0]],
    each => [[each.slot('Liptay'), 4, 1, 'forward']],
    { step: 'enemyTurn' },
  )
  assert.ok(g.has('acts') && !g.has('planLost'))
})

test('11.11 an exact third is a rout, of the French as well; with one side gone nobody is counted', () => {
  const g = field(
    each => [[nth(each, FRENCH, 'infantry'), 0]],
    each => [
      [nth(each, ENEMY, 'garrison'), 4],
      [nth(each, ENEMY, 'gun'), 5],
    ],
    { step: 'rout', plans: [2, 0], rolls: [10] },
  )
  assert.deepEqual(g.last('routed'), { e: 'routed', side: FRENCH, french: 3, enemy: 9 })
  for (const side of [FRENCH, ENEMY]) {
    const alone = field(
      each => (side === FRENCH ? [] : [[each.slot('Augereau'), 0]]),
      each => (side === FRENCH ? [[each.slot('Liptay'), 5]] : []),
      { step: 'rout' },
    )
    assert.ok(!alone.has('count') && !alone.has('routed'))
  }
})

test('11.11, 11.12 a rout goes on when the track has run out', () => {
  for (const side of [FRENCH, ENEMY] as const) {
    const g = field(
      each => [
        [each.slot('Augereau'), 0],
        [each.slot('Macquard'), 0],
      ],
      each => [[each.slot('Liptay'), 4, 1]],
      { step: 'rout', turns: 0, plans: [0, 0] },
      each => void (each.s.battle!.routed = side),
    )
    assert.ok(!heard(g, 'withdrawal').length && heard(g, 'battleTurn').length > 0, `side ${side}`)
  }
})

test('9.7 Sweep: three cavalry at most, from the Reserve, and its hits reach the last zone', () => {
  const horse = ['Stengel', 'Kilmaine']
  const g = field(
    each => [
      ...horse.map(name => [each.slot(name), 0] as const),
      [nth(each, FRENCH, 'cavalry'), 0],
      [each.slot('Augereau'), 0],
    ],
    each => [[each.slot('Liptay'), 0]],
    { step: 'activate' },
    each => {
      each.remake(each.slot('Macquard'), { kind: 'cavalry', troops: true })
      each.s.at[each.slot('Macquard')] = each.s.battle!.area
      each.s.battle!.units[FRENCH].push({ ...each.unit(each.slot('Augereau')), slot: each.slot('Macquard') })
      each.s.battle!.insights = ['sweep'] as Insight[]
    },
  )
  g.do('try', 'sweep', 1)
  const [stengel, kilmaine, recruit] = [g.slot('Stengel'), g.slot('Kilmaine'), nth(g, FRENCH, 'cavalry')]
  assert.equal(g.whyNotAdd('sweep', [g.slot('Macquard'), stengel, kilmaine], recruit), '9.7')
  assert.equal(g.whyNotAdd('sweep', [], g.slot('Augereau')), '9.7', 'infantry does not sweep')
  g.do('sweep', [stengel], 8, 10, 10)
  assert.equal(g.s.reduced[g.slot('Liptay')], 1)
})

test('11.1 who has Genius alone may try for it, or go on', () => {
  const g = field(
    each => [[each.slot('Augereau'), 0]],
    each => [[each.slot('Liptay'), 5]],
    { step: 'activate' },
    each => void (each.s.battle!.insights = ['genius']),
  )
  assert.ok(g.may('done') && g.may('try', 'genius') && !g.may('try', 'sweep'))
})

test('11.3 Formation beside the field is no plan of the first force’s; Grapeshot is for walls, too', () => {
  const g = field(
    each => [
      [each.slot('Augereau'), 1],
      [nth(each, FRENCH, 'fortification'), 0],
    ],
    each => [[each.slot('Liptay'), 5]],
    { step: 'plans', plans: [2, 0] },
  )
  const formation = plan('formation', 0)
  const engage = plan('engage', g.slot('Augereau'))
  assert.equal(g.whyNotAdd('plans', [formation], engage), undefined)
  assert.equal(g.whyNotAdd('plans', [], plan('grapeshot', nth(g, FRENCH, 'fortification'))), undefined)
  g.do(
    'plans',
    [engage, formation].sort((a, b) => a - b),
  )
  assert.deepEqual(heard(g, 'planChosen'), [
    { e: 'planChosen', plan: 'engage', force: g.s.counter[g.slot('Augereau')] },
    { e: 'planChosen', plan: 'formation', force: -1 },
  ])
})

test('11.1, 11.2 with nobody left on the other side nobody plans', () => {
  const g = field(
    each => [[each.slot('Augereau'), 1]],
    () => [],
    { step: 'plans' },
  )
  assert.equal(g.at.split('.')[0], 'movement')
})

test('11.5 whom an enemy plan does not fall to: guns and whoever is not there, and the less skilled', () => {
  const g = field(
    each => [[each.slot('Augereau'), 1]],
    each => [
      [each.slot('Liptay'), 4],
      [each.slot('Kerpen'), 4],
      [each.slot('Brempt'), 4],
      [nth(each, ENEMY, 'gun'), 5],
    ],
    { step: 'draw' },
  )
  assert.match(g.whyNot('give', nth(g, ENEMY, 'gun'))!.text.en, /infantry and cavalry/)
  assert.match(g.whyNot('give', g.slot('Provera'))!.text.en, /infantry and cavalry/)
  assert.match(g.whyNot('give', g.slot('Brempt'))!.text.en, /most skilled/)
})
