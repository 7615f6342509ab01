import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CampaignFile, MapFile } from '../data/file.ts'
import { CAMPAIGN_FILES, CAMPAIGNS, compile } from '../data/index.ts'
import { MAPS } from '../data/maps/index.ts'
import { campaignFaults, mapFaults } from '../data/validate.ts'
import { incomeOf } from '../rules/12-supply.ts'
import { counterOf, isEnemy } from '../state.ts'
import { ENEMY, FRENCH, type Kind } from '../words.ts'
import { table } from './table.ts'

const italy = CAMPAIGNS[0]!
const file = CAMPAIGN_FILES[0]!
const combat = (name: string, kind?: Kind): number =>
  italy.counters.find(c => c.name === name && (kind === undefined || c.kind === kind))!.full.combat
const reduced = (name: string, kind?: Kind): number =>
  italy.counters.find(c => c.name === name && (kind === undefined || c.kind === kind))!.reduced!.combat
const sum = (...values: number[]): number => values.reduce((a, b) => a + b, 0)
const area = (name: string): number => italy.areas.findIndex(each => each.name === name)

test('every map and campaign file is without faults', () => {
  for (const map of MAPS) assert.deepEqual(mapFaults(map), [])
  for (const each of CAMPAIGN_FILES) assert.deepEqual(campaignFaults(each, MAPS), [])
  assert.equal(CAMPAIGNS.length, 11)
  assert.equal(new Set(CAMPAIGNS.map(c => c.map)).size, 7)
})

test('1796: the sums of the rulebook', () => {
  const cannon = italy.counters.find(c => c.kind === 'gun' && c.side === ENEMY)!.full.combat
  assert.equal(sum(combat('Augereau'), combat('Kilmaine'), combat('La Harpe'), combat('Maynier')), 28)
  assert.equal(sum(combat('Garnier'), combat('Sérurier'), combat('Macquard'), combat('Stengel')), 23)
  const piedmont = sum(
    combat('Dichat', 'infantry'),
    combat('Dichat', 'cavalry'),
    combat('Brempt'),
    combat('Provera'),
    combat('de Vital'),
  )
  assert.equal(piedmont + cannon, 26)
  assert.equal(23 - combat('Garnier') + reduced('Garnier'), 22)
  assert.equal(26 - combat('Dichat', 'cavalry'), 20)
  assert.equal(sum(reduced('Macquard'), reduced('Sérurier'), combat('Stengel')), 15)
  assert.equal(sum(reduced('Dichat', 'infantry'), combat('Brempt'), combat('Provera'), reduced('de Vital'), cannon), 17)
  assert.equal(reduced('Sérurier') + reduced('Macquard'), 7)
  assert.equal(reduced('Provera'), 3)
  assert.equal(sum(combat('Salisch', 'infantry'), combat('Salisch', 'cavalry'), combat('Pittoni')), 14)
  const statics = (side: 0 | 1, kind: Kind): number =>
    italy.counters.find(c => c.side === side && c.kind === kind)!.full.combat
  assert.equal(statics(ENEMY, 'garrison') + statics(ENEMY, 'fortification'), 9)
  assert.equal(
    sum(
      combat('Augereau'),
      combat('Kilmaine'),
      combat('La Harpe'),
      reduced('Sérurier'),
      combat('Macquard'),
      combat('Stengel'),
      statics(FRENCH, 'fortification'),
    ),
    44,
  )
})

test('1796: activations and super values the rulebook fixes', () => {
  const of = (name: string, kind?: Kind) =>
    italy.counters.find(c => c.name === name && (kind === undefined || c.kind === kind))!
  assert.equal(of('Augereau').full.activation, 7)
  assert.equal(of('Dichat', 'infantry').full.activation, 6)
  assert.equal(of('Dichat', 'cavalry').full.activation, 7)
  assert.equal(of('Provera').full.activation, 6)
  assert.equal(of('Dichat', 'infantry').full.superValue, 0)
  assert.ok([2, 3, 4].includes(of('Stengel').full.superValue))
  assert.ok(of('Garnier').skill < of('Sérurier').skill && of('Garnier').skill < of('Macquard').skill)
  assert.equal(of('de Vital').skill, of('Brempt').skill)
  assert.equal(of('Dichat', 'infantry').skill, of('Provera').skill)
  assert.ok(of('Brempt').skill < of('Provera').skill)
})

test('1796: the map', () => {
  const links = (name: string): string[] => italy.areas[area(name)]!.links.map(to => italy.areas[to]!.name)
  assert.deepEqual(links('Lodi'), ['Milan', 'Lonato', 'Mantua', 'Genoa', 'Marengo'])
  assert.equal(links('Genoa').length, 4)
  for (const [a, b] of [
    ['Nice', 'Turin'],
    ['Nice', 'Savona'],
    ['Turin', 'Savona'],
    ['Genoa', 'Lodi'],
    ['Genoa', 'Savona'],
    ['Turin', 'Milan'],
  ] as const)
    assert.ok(links(a).includes(b), `${a}-${b}`)
  assert.equal(italy.distance[area('Mantua')]![area('Savona')], 2)
  assert.equal(italy.distance[area('Mantua')]![area('Turin')], 3)
  assert.ok(italy.distance[area('Genoa')]![area('Mantua')]! <= italy.distance[area('Genoa')]![area('Milan')]!)
  assert.ok(italy.distance[area('Lonato')]![area('Klagenfurt')]! <= 2)
  const cities = italy.areas.filter(each => each.city && each.open).map(each => each.name)
  assert.deepEqual(cities.sort(), ['Genoa', 'Klagenfurt', 'Mantua', 'Milan', 'Nice', 'Turin'])
})

test('1796: supply, income and who rolls for supply once Turin has fallen', () => {
  const g = table()
  g.go()
  assert.deepEqual([g.s.french, g.s.enemy], [3, 8])
  for (const slot of italy.sides[ENEMY]!) if (g.s.at[slot] === g.area('Turin')) g.s.at[slot] = -2
  g.put(g.slot('Augereau'), 'Turin')
  for (const slot of italy.sides[ENEMY]!) if (g.s.at[slot] === g.area('Savona')) g.s.at[slot] = -2
  g.put(g.slot('Sérurier'), 'Savona')
  assert.equal(incomeOf(g.s), 9)
  const rolling = italy.areas.flatMap((each, number) => (each.city && isEnemy(g.s, number) ? [each.name] : []))
  assert.deepEqual(rolling, ['Genoa', 'Mantua', 'Milan', 'Klagenfurt'])
  assert.equal(counterOf(g.s, g.slot('Augereau')).skill, 3)
})

test('6.8 facts of other campaigns: Augereau, Junot, Dupont and Castaños, the eleven years', () => {
  const of = (year: string, name: string) => CAMPAIGNS.find(c => c.id === year)!.counters.find(c => c.name === name)!
  assert.deepEqual([of('1805', 'Augereau').full.activation, of('1805', 'Augereau').full.combat], [7, 4])
  assert.deepEqual([of('1806', 'Augereau').full.activation, of('1806', 'Augereau').full.combat], [6, 4])
  assert.deepEqual([of('1807', 'Junot').full.combat, of('1807', 'Junot').reduced?.combat], [7, 4])
  const toledo = table('1807')
  toledo.go()
  for (const name of ['Dupont', 'Castaños']) assert.equal(toledo.s.at[toledo.slot(name)], toledo.area('Toledo'))
  assert.deepEqual(
    CAMPAIGNS.map(c => c.id),
    ['1796', '1798', '1800', '1805', '1806', '1807', '1809', '1812', '1813', '1814', '1815'],
  )
})

test('every value of every file says where it comes from', () => {
  for (const each of CAMPAIGN_FILES)
    for (const group of each.forces) for (const row of group.forces) assert.match(row, / [rpix]{4}( [as]=\d+)*$/)
})

// ---- broken files ---------------------------------------------------------------------------------------------------------

const broken = (change: Partial<Record<keyof CampaignFile, unknown>>): string =>
  campaignFaults({ ...file, ...change } as CampaignFile, MAPS).join('\n')
const map = (change: (areas: string[]) => void): readonly string[] => {
  const copy: MapFile = { ...MAPS[0]!, areas: [...MAPS[0]!.areas] }
  change(copy.areas as string[])
  return mapFaults(copy)
}

test('a map that is not symmetric is refused', () => {
  const faults = map(areas => void (areas[0] = 'Nice* = Turin Savona Milan'))
  assert.deepEqual(faults, ['map italy: Nice touches Milan, but Milan does not touch Nice'])
})
test('a map with an unknown neighbour, a double area or a line that cannot be read is refused', () => {
  assert.match(map(areas => void (areas[0] = 'Nice* = Turin Savona Rome')).join(), /touches Rome, which is not an area/)
  assert.match(map(areas => void areas.push('Nice = Turin')).join(), /area Nice is there twice/)
  assert.match(map(areas => void (areas[0] = 'Nice: Turin')).join(), /is not “Area = Neighbour/)
})
test('a map whose open part falls apart is refused', () => {
  assert.match(
    broken({ closed: [['Ivrea', 'Geneva', 'Rivoli', 'Arcole'], 'reconstruction'] }),
    /not connected: nobody can reach Klagenfurt/,
  )
})
test('unknown names are refused where they stand', () => {
  assert.match(broken({ map: 'atlantis' }), /there is no map atlantis/)
  assert.match(broken({ objectives: [['Rome'], 'rulebook'] }), /objectives is \["Rome"\], not a list of open areas/)
  assert.match(broken({ napoleon: ['Geneva', 'rulebook'] }), /napoleon is "Geneva", not an open area/)
  assert.match(
    broken({ special: [[{ rule: 'statics', area: 'Rome', garrisons: 1, fortifications: 1 }, 'rulebook']] }),
    /special rule statics: Rome/,
  )
})
test('a force that cannot be read is refused with its group', () => {
  const forces = [{ ...file.forces[0]!, forces: ['Augereau i Q 8 xxxx'] }, ...file.forces.slice(1)]
  assert.match(broken({ forces }), /group 1 \(France at Nice\): “Augereau i Q 8 xxxx” is not/)
  const twice = [{ ...file.forces[0]!, forces: ['Ney i V 8 xxxx', 'Ney i V 8 xxxx'] }, ...file.forces.slice(1)]
  assert.match(broken({ forces: twice }), /French commander Ney is there twice/)
  const far = [...file.forces, { ...file.forces[1]!, late: { box: 99 } }]
  assert.match(broken({ forces: far }), /waits for box 99, which the track has not/)
})
test('values without provenance, or out of bounds, are refused', () => {
  assert.match(broken({ command: 2 }), /command is not \[value, provenance\]/)
  assert.match(broken({ command: [2, 'hearsay'] }), /command has the provenance hearsay/)
  assert.match(broken({ command: [0, 'rulebook'] }), /command is 0, not a rating/)
})
test('tables with gaps are refused', () => {
  assert.match(
    broken({ orders: [{ size: 3, rows: [{ upTo: 4, order: 'hold' }] }, 'rulebook'] }),
    /every row but the last/,
  )
  assert.match(
    broken({ orders: [{ size: 3, rows: [{ upTo: 4, order: 'flee' }, { order: 'hold' }] }, 'rulebook'] }),
    /flee is not an order/,
  )
  assert.match(broken({ enemySupply: [[{ upTo: 9, gain: 'supply', count: 3 }], 'rulebook'] }), /must end at 10/)
  assert.match(broken({ track: [[{ label: 'Mar', vp: 3 }], 'rulebook'] }), /Mar has points or a grade, not both/)
})
test('tables in disorder, tracks with holes and unknown rules are refused', () => {
  const supply = (...rows: object[]): string => broken({ enemySupply: [rows, 'rulebook'] })
  assert.match(
    supply(
      { upTo: 5, gain: 'supply', count: 3 },
      { upTo: 4, gain: 'garrison', count: 1 },
      { upTo: 10, gain: 'supply', count: 3 },
    ),
    /enemySupply: the rows are not in ascending order/,
  )
  assert.match(supply({ upTo: 10, gain: 'supply', count: 0 }), /0 of supply is not a gain/)
  const track = (...boxes: object[]): string => broken({ track: [boxes, 'rulebook'] })
  assert.match(track({ label: 'Mar' }, { label: 'Apr' }), /no box gives points/)
  assert.match(track({ label: 'Mar', vp: 3, grade: 'superior' }, { label: 'Apr' }), /Apr gives nothing/)
  assert.match(track({ label: 'Mar', vp: 3, grade: 'historical' }), /the first grade is superior or inferior/)
  assert.match(
    track({ label: 'Mar', vp: 3, grade: 'superior' }, { label: 'Mar', vp: 3, grade: 'superior' }),
    /same label/,
  )
  assert.match(broken({ special: [[{ rule: 'plague' }, 'rulebook']] }), /special rule plague .*not a rule that exists/)
  assert.match(broken({ special: [[{ rule: 'winter', box: 99, hitOn: 4 }, 'rulebook']] }), /the track has no box 99/)
  assert.match(
    broken({ special: [[{ rule: 'holdAtLeast', objectives: 9, at: 'turn' }, 'rulebook']] }),
    /not 9 Objectives/,
  )
  assert.match(
    broken({ special: [[{ rule: 'endAt', areas: ['Geneva'] }, 'rulebook']] }),
    /endAt: Geneva is not an open area/,
  )
})
test('pools that do not suffice for the cities of the set-up are refused', () => {
  const pools = (change: object): string => broken({ pools: { ...file.pools, ...change } })
  const statics = (garrisons: number, fortifications: number) => [{ garrisons, fortifications }, 'reconstruction']
  assert.match(pools({ enemyStatics: statics(5, 8) }), /needs 6 enemy Garrisons, and there are 5/)
  assert.match(pools({ enemyStatics: statics(8, 5) }), /needs 6 enemy Fortifications, and there are 5/)
  assert.match(pools({ frenchStatics: statics(0, 4) }), /needs 1 French Garrisons, and there are 0/)
  assert.match(pools({ scouts: 6 }), /pools.scouts is not \[value, provenance\]/)
})
test('nations that do not exist, commanders who are there twice and scales nobody knows are refused', () => {
  const forces = (nation: string, ...names: string[]) => [...file.forces, { ...file.forces[1]!, nation, forces: names }]
  assert.match(broken({ forces: forces('Ruritania', 'Rupert i L 5 xxxx') }), /there is no nation Ruritania/)
  const french = { ...file.forces[0]!, area: 'Turin', forces: ['Augereau i V 8 xxxx'] }
  assert.match(broken({ forces: [...file.forces, french] }), /French commander Augereau is there twice/)
  assert.match(broken({ scale: ['army', 'rulebook'] }), /scale is "army", not one of brigade, division, corps/)
})
test('what is missing altogether is said as well', () => {
  for (const key of ['orders', 'enemySupply', 'track', 'objectives', 'command', 'napoleon', 'closed'] as const)
    assert.match(broken({ [key]: undefined }), new RegExp(`${key} is not \\[value, provenance\\]`), key)
  assert.match(broken({ pools: {} }), /pools.french is not/)
})
test('a broken file cannot be compiled', () => {
  assert.throws(() => compile({ ...file, map: 'atlantis' }, MAPS, 0, 0), /there is no map atlantis/)
})
