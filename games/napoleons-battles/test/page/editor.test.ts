import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHIPPED } from '../../field.ts'
import { uniformOf } from '../../look/uniforms.ts'
import { napoleonsBattles } from '../../module.ts'
import {
  added,
  boxIn,
  freshId,
  freshName,
  type Item,
  joined,
  listIn,
  moved,
  ovalIn,
  PARTS,
  patched,
  removed,
  split,
  spotsOf,
  thingIn,
  withSpot,
} from '../../page/editor/model.ts'
import { NATION_NAMES } from '../../page/editor/words.ts'
import { nationOf, PROFILES } from '../../profile.ts'
import type { ScenarioData } from '../../scenario.ts'

const ROCCO = SHIPPED.find(each => each.id === 'san-rocco')!
const fault = (data: ScenarioData): string | undefined => napoleonsBattles.positionFault?.(data)?.en
const town: Item = { part: 'terrain', at: ROCCO.terrain!.findIndex(each => each.kind === 'town') }

test('what is drawn can be played: a hill, a wood, a stream, a brigade and its general', () => {
  let data: ScenarioData = { table: [48, 36], units: [] }
  ;[data] = added(data, 'terrain', { kind: 'hill', level: 1, at: ovalIn([10, 10], [20, 18]) })
  ;[data] = added(data, 'terrain', { kind: 'wood', at: boxIn([30, 20], [24, 14]) })
  ;[data] = added(data, 'terrain', {
    kind: 'stream',
    width: 0.5,
    at: [
      [0, 4],
      [30, 5],
      [48, 4],
    ],
  })
  ;[data] = added(data, 'generals', {
    id: freshId(data, 'g'),
    side: 0,
    name: 'Uno',
    rank: 'division',
    radius: 4,
    quality: 'A',
    response: 6,
    combat: 0,
    at: [3, 20],
  })
  ;[data] = added(data, 'units', {
    id: freshId(data, 'u'),
    side: 0,
    type: 'FrLN',
    figures: 16,
    at: [8, 20],
    under: 'g1',
  })
  assert.equal(fault(data), undefined)
})

test('a town that is renamed is still the town of its garrison, its zone and its objective; one that is removed is nobody’s', () => {
  const renamed = patched(ROCCO, town, { name: 'Borgo' })
  assert.ok(renamed.units.some(each => each.town === 'Borgo'))
  assert.equal(fault(renamed), undefined)
  const without = removed(ROCCO, town)
  assert.ok(!JSON.stringify([without.units, without.zones, without.objectives]).includes('"town":"San Rocco"'))
})

test('whoever is removed is named by nobody any more', () => {
  const generals = listIn(ROCCO, 'generals')
  const duval = removed(ROCCO, { part: 'generals', at: generals.findIndex(each => each.id === 'duval') })
  assert.ok(duval.units.every(each => each.under !== 'duval'))
  const [guest] = added(ROCCO, 'units', { id: 'g', side: 0, type: 'Fr8#', with: 'f1' })
  const host = removed(guest, { part: 'units', at: guest.units.findIndex(each => each.id === 'f1') })
  assert.equal(host.units.at(-1)!.with, undefined)
})

test('things are pushed with their shape kept, as far as the table goes', () => {
  const away = moved(ROCCO, town, 100, -100)
  const [first] = spotsOf(ROCCO, town)
  const [after] = spotsOf(away, town)
  assert.deepEqual([after![0] - first![0], after![1] - first![1]], [48 - 26, -8])
  assert.equal(spotsOf(away, town).length, 4)
})

test('corners are pulled, put in between and taken away', () => {
  assert.deepEqual(spotsOf(withSpot(ROCCO, town, 0, [21.04, -3]), town)[0], [21, 0])
  const more = split(ROCCO, town, 0)
  assert.deepEqual(spotsOf(more, town)[1], [24, 8])
  assert.deepEqual(joined(more, town, 1), ROCCO)
})

test('taking a field away leaves no empty one behind, and every list of a scenario can be walked', () => {
  const plain = patched(ROCCO, town, { value: undefined })
  assert.ok(!('value' in thingIn(plain, town)!))
  for (const part of PARTS)
    for (const at of listIn(ROCCO, part).keys()) assert.equal(typeof removed(ROCCO, { part, at }), 'object')
  assert.equal(freshName(['Bosco', 'Bosco 2'], 'Bosco'), 'Bosco 3')
})

test('every nation of the profiles has colours of its own and a name in the lists', () => {
  const nations = new Set(PROFILES.map(each => nationOf(each.code)))
  const plain = uniformOf('??')
  for (const nation of nations) {
    assert.ok(nation === 'WA' || uniformOf(`${nation}LN`) !== plain, nation)
    assert.ok(NATION_NAMES[nation], nation)
  }
})
