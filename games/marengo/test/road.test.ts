import assert from 'node:assert/strict'
import { test } from 'node:test'
import { A1, approach, back, C2, field, I2, I3, lane, locale, march, place } from './field.ts'

const by = (block: number, ...lanes: string[]) => ({ block: [block], way: lanes.map(lane) })

test('8.10 example: in a column the first goes three locales, the second two, the third one', () => {
  const f = field({ W2: [C2, I2, A1] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4', 'W4>MA', 'MA>C1')
  assert.equal(f.s.place[0], locale('C1'))
  march(f, 1, 'W2>W4', 'W4>MA')
  assert.equal(f.decision().proc, 'movement', 'its first move was spent waiting')
  march(f, 2, 'W2>W4')
  assert.equal(f.decision().proc, 'movement')
  assert.deepEqual([f.s.place[1], f.s.place[2]], [locale('MA'), locale('W4')])
  assert.equal(f.s.command, 3)
})

test('8.10 three blocks cross an approach by one road in a turn, and no fourth', () => {
  const f = field({ W2: [I2, I2, I2, I2] }, { S4: [I2] }, { from: 'movement' })
  for (const block of [0, 1, 2]) march(f, block, 'W2>W4')
  assert.equal(f.refusal('march', { block: [3], way: [lane('W2>W4')] }).rule, '8.10')
})

test('8.10 nobody crosses against the traffic', () => {
  const f = field({ W2: [I2], W4: [I2] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4')
  assert.match(f.refusal('march', { block: [1], way: [lane('W4>W2')] }).text.en, /other direction/)
})

test('8.10 a crossing made on a second move leaves only a third', () => {
  const f = field({ W2: [I2], W4: [I2, I3] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4', 'W4>MA')
  march(f, 1, 'W4>MA')
  assert.equal(f.decision().proc, 'movement', 'it crossed on its third move')
  assert.equal(f.refusal('march', { block: [2], way: [lane('W4>MA')] }).rule, '8.10')
})

test('8.10 each road over an approach has its own capacity', () => {
  const f = field({ C7: [I2, I2, I2, I2] }, { S4: [I2] }, { from: 'movement' })
  for (const block of [0, 1, 2]) march(f, block, 'C7>E2#1')
  assert.ok(!f.may('march', { block: [3], way: [lane('C7>E2#1')] }))
  assert.ok(f.may('march', { block: [3], way: [lane('C7>E2#2')] }))
})

test('8.10 a road move starts in reserve and follows one unbroken road', () => {
  const f = field({ 'C6>C7': [I2], C1: [I2] }, { C7: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('march', { block: [0], way: [lane('C6>C1')] }).rule, '8.10')
  f.act('move', back(f, [0]))
  assert.match(f.refusal('march', by(1, 'C1>C6', 'C6>S6')).text.en, /do not meet/)
})

test('8.10 infantry does not enter by road where the enemy stands', () => {
  const f = field({ W2: [I2] }, { W4: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('march', { block: [0], way: [lane('W2>W4')] }).rule, '8.10')
})

test('8.3 a secondary road costs a command, once for the whole move', () => {
  const f = field({ W2: [I2] }, { C3: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W5', 'W5>S1#1')
  assert.equal(f.s.command, 2)
})

test('8.3 a move is exempt only if every link is primary', () => {
  const f = field({ MA: [I2] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'MA>C1', 'C1>SP')
  assert.equal(f.s.command, 2)
  const primary = field({ MA: [I2] }, { S4: [I2] }, { from: 'movement' })
  march(primary, 0, 'MA>C1')
  assert.equal(primary.s.command, 3)
})

test('8.3 by ruling the first link decides', () => {
  const f = field({ MA: [I2] }, { S4: [I2] }, { from: 'movement', rulings: ['mixedRoads'] })
  march(f, 0, 'MA>C1', 'C1>SP')
  assert.equal(f.s.command, 3)
})

test('8.3 two primary roads joined by a secondary one do not make a primary link', () => {
  const f = field({ C6: [I2] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'C6>C7#1', 'C7>E2#2')
  assert.equal(f.s.command, 2)
})

test('8.5 every locale passed by road needs room; by ruling only the last', () => {
  const forces = { W4: [I2], MA: [I2, I2, I2, I2] }
  const strict = field(forces, { S4: [I2] }, { from: 'movement' })
  assert.equal(strict.refusal('march', { block: [0], way: [lane('W4>MA')] }).rule, '8.5')
  const loose = field(forces, { S4: [I2] }, { from: 'movement', rulings: ['passing'] })
  assert.equal(loose.refusal('march', by(0, 'W4>MA')).rule, '8.5')
  march(loose, 0, 'W4>MA', 'MA>C1')
  assert.equal(loose.s.place[0], locale('C1'))
})

test('8.11 after the road cavalry goes on only along that road, free on primary road', () => {
  const f = field({ W2: [C2] }, { MA: [I2], M1: [I2] }, { from: 'movement', state: { command: 0 } })
  march(f, 0, 'W2>W4')
  assert.match(f.refusal('continue', { group: [0], over: [approach('W4>M1')] }).text.en, /same road/)
  f.act('continue', { group: [0], over: [approach('W4>MA')] })
  assert.equal(f.s.command, 0)
})

test('8.11 a free road move that goes on along a secondary road costs a command', () => {
  const f = field({ MA: [C2] }, { SP: [I2] }, { from: 'movement' })
  march(f, 0, 'MA>C1')
  f.act('continue', { group: [0], over: [approach('C1>SP')] })
  assert.equal(f.s.command, 2)
})

test('8.11 cavalry in reserve on a primary road blocks along it for no command, shown', () => {
  const f = field({ W4: [C2, I2] }, { MA: [I2], M1: [I2] }, { from: 'movement', state: { command: 0 } })
  assert.equal(f.refusal('ride', { block: [0], over: [approach('W4>M1')] }).rule, '8.11')
  f.act('ride', { block: [0], over: [approach('W4>MA')] })
  assert.equal(f.s.place[0], place('W4>MA'))
  assert.equal(f.last('shown').face, C2)
  assert.equal(f.refusal('ride', { block: [1], over: [approach('W4>MA')] }).rule, '8.11')
})

test('8.10 a march is told with its moves, shows nothing, and is the block’s move', () => {
  const f = field({ W2: [C2] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4', 'W4>MA')
  assert.deepEqual(f.last('marched'), { e: 'marched', block: 0, from: locale('W4'), to: locale('MA'), move: 2 })
  assert.deepEqual([f.revealed(), f.told.some(event => event.e === 'attacked')], [0, false])
  assert.equal(f.refusal('move', { group: [0] }).rule, '8.4')
})

test('8.10 nobody turns back on the road, and nobody goes further than three locales', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  assert.match(f.refusal('march', by(0, 'W2>W4', 'W4>W2')).text.en, /other direction/)
  assert.match(f.refusal('march', by(0, 'W2>W4', 'W4>MA', 'MA>C1', 'C1>C6')).text.en, /No move is left/)
})

test('8.5 nobody attacks by road out of a locale he only passes', () => {
  const forces = { E5: [C2], SV: [I2, I2, I2, I2] }
  const f = field(forces, { E1: [I2] }, { from: 'movement', rulings: ['passing'] })
  assert.ok(f.may('march', by(0, 'E5>SV', 'SV>E6')))
  assert.equal(f.refusal('march', by(0, 'E5>SV', 'SV>E1')).rule, '8.5')
})

test('8.10 a road is taken from the locale it leaves', () => {
  const f = field({ W2: [I2] }, { S4: [I2] }, { from: 'movement' })
  assert.match(f.refusal('march', { block: [0], way: [lane('W4>MA')] }).text.en, /does not leave/)
  assert.match(
    f.refusal('march', { block: [0], way: [lane('W4>W2')] }).text.en,
    /does not leave/,
    'it leads here, from elsewhere',
  )
})

test('8.10 infantry and artillery stop before the enemy; cavalry may stop too', () => {
  const f = field({ W2: [I2] }, { MA: [I2] }, { from: 'movement' })
  assert.equal(f.refusal('march', by(0, 'W2>W4', 'W4>MA')).rule, '8.10')
  march(f, 0, 'W2>W4')
  assert.equal(f.s.place[0], locale('W4'))
})

test('11 a road is no way round a failed assault, nor into a locale taken by one', () => {
  const failed = field(
    { W2: [I2] },
    { S4: [I2] },
    { from: 'movement', state: { repulsed: [approach('W2>W4') >> 1], stormed: [locale('W3')] } },
  )
  assert.match(failed.refusal('march', { block: [0], way: [lane('W2>W4')] }).text.en, /failed/)
  assert.match(failed.refusal('march', { block: [0], way: [lane('W2>W3')] }).text.en, /taken by assault/)
  assert.ok(failed.may('march', { block: [0], way: [lane('W2>W5')] }))
})

test('8.3 by ruling the first link decides, out of the bridgehead too', () => {
  const f = field({ W1: [I2] }, { S4: [I2] }, { from: 'movement', rulings: ['mixedRoads'] })
  march(f, 0, 'W1>W2', 'W2>W5')
  assert.equal(f.s.command, 3)
})

test('8.5 by ruling a full locale is passed only where the road leads on, with a move left', () => {
  const passing = { from: 'movement', rulings: ['passing'] } as const
  const full = { MA: [I2, I2, I2, I2] }
  const late = field({ W1: [I2], ...full }, { S4: [I2] }, passing)
  assert.equal(late.refusal('march', by(0, 'W1>W2', 'W2>W4', 'W4>MA')).rule, '8.5', 'the third move would end there')
  const shut = field({ W4: [I2], ...full }, { C1: [I2] }, passing)
  const refused = shut.refusal('march', { block: [0], way: [lane('W4>MA')] })
  assert.equal(refused.rule, '8.5', 'the enemy stands beyond')
  assert.doesNotMatch(refused.text.en, /to stop here/, 'the first step is refused: back is no way on')
})

test('8.10 a new turn finds the roads empty', () => {
  const f = field({ W2: [I2, I2] }, { S4: [I2] }, { from: 'movement' })
  march(f, 0, 'W2>W4')
  f.endTurn()
  f.endTurn()
  assert.ok(f.s.road.every(used => used === 0))
})
