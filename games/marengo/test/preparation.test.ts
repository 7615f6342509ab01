import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { AUSTRIANS, FRENCH_ARRIVALS, FRENCH_AT_START } from '../data/armies.ts'
import { LOCALES } from '../data/map.ts'
import { marengo } from '../module.ts'
import { INACTIVE, type Marengo } from '../state.ts'
import { BOXES } from '../words.ts'
import { approach, C2, field, flight, I2, into, locale } from './field.ts'

const begun = (options: Record<string, string> = {}, seed = 1) => {
  const setup = marengo.readSetup({ options })
  if (typeof setup === 'string') throw new Error(setup)
  const pos = marengo.begin(setup)
  const told: Marengo['event'][] = []
  const t = tableFor(pos, searchDice(seed), {
    tell: e => void told.push(e),
    whisper: (_s, e) => void told.push(e),
    reveal() {},
  })
  return { pos, told, decision: marengo.machine.advance(pos, t) }
}
const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => a - b)

test('6.1 the first round is 6:00 AM and the Austrians move first', () => {
  const { pos, decision } = begun()
  assert.equal(pos.s.round, 1)
  assert.equal(decision?.seat, 0)
  assert.match(marengo.words.board(marengo.view(pos, 0), 'en'), /^6:00 \(1\/16\)/)
})

test('6.2 morale starts at sixteen for the Austrians and seventeen for the French', () => {
  assert.deepEqual(begun().pos.s.morale, [16, 17])
})

test('6.3 twelve Frenchmen start on the map, the others wait in boxes of two, four and one, the Austrians beyond the river', () => {
  const { s } = begun().pos
  const waiting = (box: number) => s.place.filter(at => at === BOXES + box).length
  assert.deepEqual([0, 1, 2, 3].map(waiting), [20, 2, 4, 1])
  for (const [l, facts] of LOCALES.entries()) assert.equal(Math.abs(s.held[l]!), facts.french ?? 0)
})

test('6.4 the French at start are dealt at random', () => {
  const deals = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const { s } = begun({}, seed).pos
    assert.deepEqual(sorted(s.face.slice(20, 32)), sorted(FRENCH_AT_START))
    deals.add(s.face.slice(20, 32).join())
  }
  assert.ok(deals.size > 15)
})

test('6.5 the boxes are face down and mixed; only their owner hears what is in them', () => {
  const { pos, told } = begun()
  assert.deepEqual(sorted(pos.s.face.slice(0, 20)), sorted(AUSTRIANS))
  assert.deepEqual(marengo.view(pos, 1).face.slice(0, 20), Array(20).fill(0))
  assert.equal(told.filter(event => event.e === 'dealt' && event.faces !== undefined).length, 2)
})

test('6.5 the proposed arrivals fill the boxes as reconstructed, random ones share the same seven', () => {
  const proposed = begun().pos.s.face
  assert.deepEqual(
    [sorted(proposed.slice(32, 34)), sorted(proposed.slice(34, 38)), proposed.slice(38)],
    FRENCH_ARRIVALS.map(sorted),
  )
  const firsts = new Set<number>()
  for (let seed = 0; seed < 30; seed++) {
    const random = begun({ arrivals: 'random' }, seed).pos.s.face
    assert.deepEqual(sorted(random.slice(32)), sorted(FRENCH_ARRIVALS.flat()))
    firsts.add(random[38]!)
  }
  assert.ok(firsts.size > 2)
})

test('6.3 both players see the blocks divided: the Austrian knows what is in each French box, not which is which', () => {
  const { pos } = begun()
  for (let seed = 0; seed < 10; seed++) {
    const { face } = marengo.imagine(marengo.view(pos, 0), 0, [], searchDice(seed)).s
    assert.deepEqual(sorted(face.slice(20, 32)), sorted(FRENCH_AT_START))
    assert.deepEqual(
      [sorted(face.slice(32, 34)), sorted(face.slice(34, 38)), face.slice(38)],
      FRENCH_ARRIVALS.map(sorted),
    )
  }
  const random = begun({ arrivals: 'random' }).pos
  const boxes = new Set<string>()
  for (let seed = 0; seed < 30; seed++) {
    const { face } = marengo.imagine(marengo.view(random, 0), 0, [], searchDice(seed)).s
    assert.deepEqual(sorted(face.slice(32)), sorted(FRENCH_ARRIVALS.flat()))
    boxes.add(sorted(face.slice(32, 34)).join())
  }
  assert.ok(boxes.size > 3, 'dealt at random, any two may come at noon')
})

test('6.6 a surprised block does not move', () => {
  const f = field({ W1: [I2] }, { MA: [I2], C1: [I2] }, { side: 1, from: 'movement', inactive: ['MA'] })
  assert.equal(f.refusal('move', { group: [20] }).rule, '6.6')
  assert.ok(f.may('move', { group: [21] }))
})

test('6.6 an enemy next to it at the start of the French turn activates a block', () => {
  const f = field({ W2: [I2] }, { W4: [I2], MA: [I2] }, { side: 1, round: 2, from: 'activate', inactive: ['W4', 'MA'] })
  f.decision()
  assert.deepEqual(f.last('alerted').blocks, [20])
  assert.equal(f.s.flag[21]! & INACTIVE, INACTIVE)
  assert.ok(f.may('move', { group: [20] }), 'and it may move at once')
  const far = field({ W1: [I2] }, { W4: [I2] }, { side: 1, round: 2, from: 'activate', inactive: ['W4'] })
  far.decision()
  assert.ok(!far.told.some(event => event.e === 'alerted'), 'two locales off nobody hears anything')
})

test('6.6 the French player activates surprised blocks on the map, together, or none', () => {
  const f = field(
    { W1: [I2] },
    { S1: [I2, I2], C1: [I2] },
    { side: 1, round: 6, from: 'activate', inactive: ['S1'], keepBoxes: true },
  )
  assert.deepEqual(
    f.decision().gathers?.map(({ type, may, most }) => [type, may, most]),
    [['activate', [20, 21], 2]],
  )
  assert.ok(f.may('done'))
  assert.match(f.refusal('activate', [22]).text.en, /already active/)
  assert.match(f.refusal('activate', [32]).text.en, /need not be activated/)
  assert.equal(f.refusal('activate', [23]).rule, '4.4')
  f.act('activate', [21])
  assert.equal(f.last('activated').block, 21)
  assert.ok(f.may('move', { group: [21] }), 'it may move at once')
  assert.equal(f.refusal('move', { group: [20] }).rule, '6.6')
})

test('6.6 one activation in the first French turn, none later while surprise lasts, two once it is over', () => {
  const forces = { S1: [I2, I2], C3: [I2, I2] }
  const chosen = (round: number, alarm: number) => {
    const f = field({ W1: [I2] }, forces, {
      side: 1,
      round,
      from: 'activate',
      inactive: ['S1', 'C3'],
      state: { alarm },
    })
    if (f.decision().proc !== 'activation') return 0
    const { most } = f.decision().gathers![0]!
    assert.equal(f.refusal('activate', [20, 21, 22].slice(0, most + 1)).rule, '6.6')
    f.act('activate', [20, 21].slice(0, most))
    return most
  }
  assert.deepEqual([chosen(1, 0), chosen(2, 0), chosen(5, 0), chosen(2, 1), chosen(6, 0)], [1, 0, 0, 2, 2])
})

test('6.6 an enemy who has once stood in a set-up locale ends surprise, even in passing', () => {
  const f = field({ W2: [I2] }, { C3: [I2] }, { from: 'movement' })
  f.act('move', into([0], approach('W2>W4')))
  assert.equal(f.s.alarm, 1)
})

test('6.6 blocking or retreating does not activate, unless it was agreed', () => {
  for (const agreed of [false, true]) {
    const f = field(
      { W2: [I2] },
      { W4: [I2], MA: [] },
      { from: 'movement', inactive: ['W4'], rulings: agreed ? ['activation'] : [] },
    )
    f.act('move', into([0], approach('W2>W4')))
    f.act('block', [20])
    assert.equal(f.s.flag[20]! & INACTIVE, agreed ? 0 : INACTIVE)
    const driven = field(
      { W2: [I2] },
      { W4: [C2] },
      { from: 'movement', inactive: ['W4'], rulings: agreed ? ['activation'] : [] },
    )
    driven.act('move', into([0], approach('W2>W4')))
    driven.act('retreat')
    driven.act('retreat', flight(driven, locale('MA')))
    assert.equal(driven.s.flag[20]! & INACTIVE, agreed ? 0 : INACTIVE)
  }
})

test('6.6 reinforcements need no activation', () => {
  const f = field({}, { SN: [I2] }, { side: 1, round: 7, from: 'movement', keepBoxes: true })
  assert.ok(f.may('arrive', { block: [32] }))
  f.act('arrive', { block: [32], way: [] })
  assert.equal(f.s.flag[32]! & INACTIVE, 0)
  assert.equal(f.s.place[32], locale('SN'))
})
