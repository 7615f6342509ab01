import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { INACTIVE, MOVED } from '../state.ts'
import { A1, approach, assault, C1, C2, defend, field, I1, I2, I3, locale, place } from './field.ts'

test('11 one assaults from an approach, against those who block the opposite one', () => {
  const f = field({ 'W2>W4': [I3], 'W2>W3': [I3], W2: [I3] }, { 'W4>W2': [I2], W3: [I2], W5: [I2] })
  assert.ok(f.may('assault', { from: [approach('W2>W4')] }))
  assert.match(f.refusal('assault', { from: [approach('W2>W3')] }).text.en, /does not block/)
  assert.match(f.refusal('assault', { from: [approach('W2>W5')] }).text.en, /no blocks of yours/)
  assert.match(
    f.refusal('assault', { from: [approach('W4>W2')] }).text.en,
    /no blocks of yours/,
    'the enemy’s own approach',
  )
  const from = [approach('W2>W4')]
  for (const elsewhere of [1, 2]) {
    assert.match(f.refusal('assault', { from, leads: [elsewhere] }).text.en, /Only those on the approach/)
    assert.match(f.refusal('assault', { from, leads: [0], joins: [elsewhere] }).text.en, /Only those on the approach/)
  }
})

test('11 who has moved or is surprised neither leads nor goes along', () => {
  for (const [flag, rule] of [
    [MOVED, '8.4'],
    [INACTIVE, '6.6'],
  ] as const) {
    const f = field({ 'W2>W4': [I3, I3] }, { 'W4>W2': [I2] })
    f.s.flag[0]! |= flag
    assert.equal(f.refusal('assault', { from: [approach('W2>W4')], leads: [0] }).rule, rule)
    assert.equal(f.refusal('assault', { from: [approach('W2>W4')], leads: [1], joins: [0] }).rule, rule)
  }
  const nobody = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] })
  nobody.s.flag[0]! |= MOVED
  assert.match(nobody.refusal('assault', { from: [approach('W2>W4')] }).text.en, /Nobody on that approach/)
})

test('10 artillery that has fired this turn does not go along in an assault', () => {
  const declared = () =>
    field({ 'W2>W4': [A1, I3] }, { 'W4>W2': [I3] }, { from: 'bombardment', state: { declared: [0, -1] } })
  const f = declared()
  f.act('target', place('W4>W2'))
  assert.equal(f.refusal('assault', { from: [approach('W2>W4')], leads: [1], joins: [0] }).rule, '10')
  const calledOff = declared()
  calledOff.act('callOff')
  assert.ok(calledOff.may('assault', { from: [approach('W2>W4')], leads: [1], joins: [0] }))
})

test('11.1 somebody leads, and whoever leads does not go along as well', () => {
  const f = field({ 'W1>W2': [I2, I3, I2, I1] }, { 'W2>W1': [I2] })
  assert.match(
    f.refusal('assault', { from: [approach('W1>W2')], leads: [], joins: [3] }).text.en,
    /At least one block must lead/,
  )
  assert.match(f.refusal('assault', { from: [approach('W1>W2')], leads: [1], joins: [1] }).text.en, /leads already/)
  assert.ok(f.may('assault', { from: [approach('W1>W2')], leads: [1, 2], joins: [0, 3] }), 'in whatever order')
  assert.match(f.refusal('assault', { from: [approach('W1>W2')], leads: [0, 1, 2] }).text.en, /two on a wide one/)
})

test('7.2 one assault after the other: not from two approaches at once', () => {
  const f = field({ 'W2>W4': [I3], 'W2>W3': [I3] }, { 'W4>W2': [I2], 'W3>W2': [I2] })
  const both = [approach('W2>W4'), approach('W2>W3')]
  for (const from of both) assert.ok(f.may('assault', { from: [from] }))
  assert.match(f.refusal('assault', { from: both.sort((a, b) => a - b) }).text.en, /one after the other/)
  assert.equal(f.refusal('assault', { from: both }).rule, '7.2')
})

test('11.1 some may be left behind: they stay on the approach, unhurt and hidden', () => {
  const f = field({ 'W2>W4': [I3, I2, I2] }, { 'W4>W2': [I3] })
  assault(f, 'W2>W4', [0], [1])
  assert.deepEqual([f.last('assaulted').leads, f.last('assaulted').joins], [[0], [1]])
  defend(f, 20)
  assert.equal(f.last('reckoned').result, -1)
  assert.deepEqual(f.faces(0, 'W2>W4'), [I2], 'who was left behind')
  assert.deepEqual(f.faces(0, 'W2'), [I1, I2], 'the attackers are back in reserve')
  assert.equal(marengo.view(f.pos, 1).face[2], 0)
})

test('11.1 the penalty is that of the approach attacked, for the arm that leads', () => {
  // The wood: two infantry symbols on the side of N7, one on that of N6.
  assert.match(
    field({ 'N6>N7': [I2] }, { 'N7>N6': [I2] }).refusal('assault', { from: [approach('N6>N7')] }).text.en,
    /Nobody/,
  )
  const mixed = field({ 'N6>N7': [I2, I3] }, { 'N7>N6': [I2] })
  assert.match(
    mixed.refusal('assault', { from: [approach('N6>N7')], leads: [0] }).text.en,
    /does not exceed the penalty/,
  )
  assert.ok(mixed.may('assault', { from: [approach('N6>N7')], leads: [1] }))
  assert.ok(field({ 'N7>N6': [I2] }, { 'N6>N7': [I2] }).may('assault', { from: [approach('N7>N6')] }))
  // Two cavalry symbols on the side of Peterbona towards Marengo.
  const horse = field({ 'MA>W4': [C2, I2] }, { 'W4>MA': [I2] })
  assert.match(
    horse.refusal('assault', { from: [approach('MA>W4')], leads: [0] }).text.en,
    /does not exceed the penalty/,
  )
  assert.ok(horse.may('assault', { from: [approach('MA>W4')], leads: [1] }))
})

test('11.5 the strength is the sum of the leaders less the penalty of the approach attacked, once', () => {
  const reckon = (from: string, to: string, faces: number[]) => {
    const f = field({ [from]: faces }, { [to]: [I3] })
    assault(
      f,
      from,
      faces.map((_, i) => i),
    )
    defend(f, 20)
    const { leaders, penalty, attack, result } = f.last('reckoned')
    return [leaders, penalty, attack, result]
  }
  assert.deepEqual(reckon('N6>N7', 'N7>N6', [I3]), [3, 2, 1, -2])
  assert.deepEqual(reckon('N7>N6', 'N6>N7', [I3]), [3, 1, 2, -1])
  assert.deepEqual(reckon('C2>N3', 'N3>C2', [C2, C2]), [4, 1, 3, 0], 'cavalry over the embankment')
  assert.deepEqual(reckon('N3>C2', 'C2>N3', [C2, C2]), [4, 0, 4, 1], 'and down from it')
})

test('11.2 only artillery on the approach assaulted fires, and once only', () => {
  const forces = [{ 'W2>W3': [I3] }, { 'W3>W2': [A1, I2], W3: [I2] }] as const
  const late = field(...forces)
  assault(late, 'W2>W3', [0])
  assert.match(late.refusal('fire', 22).text.en, /does not defend/)
  const twice = field(...forces)
  assault(twice, 'W2>W3', [0])
  assert.equal(marengo.view(twice.pos, 0).face[20], 0)
  twice.act('fire', 20)
  assert.equal(marengo.view(twice.pos, 0).face[20], A1, 'it is shown')
  assert.match(twice.refusal('fire', 20).text.en, /once only/)
  const reserve = field({ 'W2>W3': [I3] }, { 'W3>W2': [I2], W3: [A1] })
  assault(reserve, 'W2>W3', [0])
  assert.equal(reserve.refusal('fire', 21).rule, '11.4')
})

test('11.3 among two leaders the defender says whom his fire hits; who goes along is hit only after them', () => {
  const f = field({ 'W1>W2': [I2, I3, I1] }, { 'W2>W1': [A1] })
  assault(f, 'W1>W2', [0, 1], [2])
  f.act('fire', 20)
  assert.deepEqual([f.decision().step, f.decision().seat], ['leader', 1])
  assert.equal(f.refusal('hit', 2).rule, '11')
  f.act('hit', 0)
  assert.deepEqual(f.s.face.slice(0, 3), [I1, I3, I1])
})

test('11.4 the defence is led from the approach assaulted, by one arm, not by artillery, as wide as the approach', () => {
  const f = field({ 'W1>W2': [I3] }, { 'W2>W1': [I2, C2, I3, A1, I2], W2: [I2] })
  assault(f, 'W1>W2', [0])
  assert.match(f.refusal('guard', [20, 21]).text.en, /all infantry or all cavalry/)
  assert.match(f.refusal('guard', [20, 23]).text.en, /Artillery does not lead/)
  assert.match(f.refusal('guard', [20, 25]).text.en, /does not defend/)
  assert.match(f.refusal('guard', [20, 22, 24]).text.en, /two that of a wide one/)
  for (const wrong of [
    [20, 21],
    [20, 23],
    [20, 25],
    [20, 22, 24],
  ])
    assert.equal(f.refusal('guard', wrong).rule, '11.4', 'the defence has a section of its own')
  f.act('guard', [20, 22])
  assert.deepEqual(f.last('defended').blocks, [20, 22])
  assert.deepEqual(marengo.view(f.pos, 0).face.slice(20, 23), [I2, 0, I3], 'both leaders are shown, before any loss')
  assert.deepEqual([f.last('reckoned').defence, f.last('reckoned').result], [5, -3])
  const narrow = field({ 'W2>W3': [I3] }, { 'W3>W2': [I2, I2] })
  assault(narrow, 'W2>W3', [0])
  assert.match(narrow.refusal('guard', [20, 21]).text.en, /narrow/)
  narrow.act('guard', [20])
  assert.deepEqual(marengo.view(narrow.pos, 0).face.slice(20, 22), [I1, 0], 'only the leader was shown')
})

test('11.8 a draw is a win of the defender: he may pursue, whoever led him', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [C2, C2] })
  assault(f, 'W2>W4', [0])
  defend(f, 20)
  assert.equal(f.last('reckoned').result, 0)
  assert.deepEqual([f.s.face[0], f.s.face[20]], [I2, C1], 'one point each')
  assert.deepEqual([f.decision().step, f.decision().seat], ['pursuit', 1])
  assert.ok(f.may('pursue', [21]))
})

test('11.8 only cavalry that fought beside the leaders pursues, one on a narrow approach, two on a wide one', () => {
  const f = field({ 'W1>W2': [I3, I3, C2, C2, C2], W1: [C2] }, { 'W2>W1': [I2, I2] })
  assault(f, 'W1>W2', [0, 1], [2, 3, 4])
  defend(f, 20)
  f.act('hit', 0)
  assert.match(f.refusal('pursue', [0]).text.en, /did not lead/)
  assert.match(f.refusal('pursue', [5]).text.en, /fought for the winner/)
  assert.ok(f.may('pursue', [2, 3]), 'in whatever order')
  f.act('pursue', [3, 4])
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(2, 4), [0, C2], 'the pursuers are shown, the third is not')
  const narrow = field({ 'W2>W4': [I3, C2, C2] }, { 'W4>W2': [I1, I3] })
  assault(narrow, 'W2>W4', [0], [1, 2])
  defend(narrow, 20)
  assert.match(narrow.refusal('pursue', [1, 2]).text.en, /narrow/)
})

test('11.8 on a wide approach two pursue and no third', () => {
  const f = field({ 'W1>W2': [I3, I3, C2, C2, C2] }, { 'W2>W1': [I2, I2] })
  assault(f, 'W1>W2', [0, 1], [2, 3, 4])
  defend(f, 20)
  f.act('hit', 0)
  assert.match(f.refusal('pursue', [2, 3, 4]).text.en, /two on a wide one/)
  assert.equal(f.refusal('pursue', [2, 3, 4]).rule, '11.8')
})

test('11.8 declining the pursuit costs nobody anything', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I3, C2] })
  assault(f, 'W2>W4', [0])
  defend(f, 20)
  const { morale } = f.s
  const before = [...morale]
  f.act('done')
  assert.deepEqual([f.s.face[21], f.s.morale], [C2, before])
  assert.ok(!f.told.some(event => event.e === 'pursued'))
})

test('11.9 the penalty of a pursuit is that of the approach of the beaten, on either side', () => {
  // The embankment has a cavalry symbol on the side of N3 and none on that of C2.
  const repelled = field({ 'C2>N3': [I3] }, { 'N3>C2': [I2, C2] })
  assault(repelled, 'C2>N3', [0])
  defend(repelled, 20)
  assert.equal(repelled.last('reckoned').result, 0)
  repelled.act('pursue', [21])
  assert.deepEqual([repelled.last('pursued').penalty, repelled.last('pursued').points], [0, 2])
  const stormed = field({ 'C2>N3': [I3, C2] }, { 'N3>C2': [I3, I3] })
  assault(stormed, 'C2>N3', [0], [1])
  defend(stormed)
  while (stormed.decision().step === 'other') stormed.act('lose', 20)
  stormed.act('pursue', [1])
  assert.deepEqual([stormed.last('pursued').penalty, stormed.last('pursued').points], [1, 1])
})

test('11.11 the locale is taken although the last attacker has fallen', () => {
  const won = field({ 'W2>W4': [C2] }, { 'W4>W2': [I1] })
  assault(won, 'W2>W4', [0])
  won.s.face[0] = C1 // as if it had been worn down to its last point
  won.act('done')
  assert.equal(won.last('reckoned').result, 1)
  assert.deepEqual([won.last('stormed').to, won.last('stormed').blocks], [locale('W4'), []])
  assert.deepEqual(won.s.stormed, [locale('W4')])
})

test('13.3 an army demoralised by its own won assault goes on with its cavalry, but assaults no more', () => {
  const f = field(
    { 'W2>W4': [C2], 'W2>W3': [I3] },
    { 'W4>W2': [I1], 'W3>W2': [I2], MA: [I2] },
    { state: { morale: [1, 9] } },
  )
  assault(f, 'W2>W4', [0])
  defend(f)
  assert.deepEqual(f.s.broken, [5, 0])
  assert.ok(f.may('continue', { group: [0] }))
  assert.equal(f.refusal('assault', { from: [approach('W2>W3')] }).rule, '13.3')
})

test('8.3 without a command nobody assaults; cavalry that has won may still go on', () => {
  const f = field(
    { 'W2>W4': [C2], 'W2>W3': [I3] },
    { 'W4>W2': [I1], 'W3>W2': [I2], MA: [I2] },
    { state: { command: 1 } },
  )
  assault(f, 'W2>W4', [0])
  defend(f)
  assert.ok(f.may('continue', { group: [0] }))
  assert.equal(f.refusal('assault', { from: [approach('W2>W3')] }).rule, '8.3')
})

test('8.11 the next assault ends the chance to go on after the last', () => {
  const f = field({ 'W2>W4': [C2], 'W2>W3': [I2] }, { 'W4>W2': [I1], 'W3>W2': [I3], MA: [I2], S1: [I2] })
  assault(f, 'W2>W4', [0])
  defend(f)
  assert.ok(f.may('continue', { group: [0] }))
  assault(f, 'W2>W3', [1])
  defend(f, 21)
  assert.equal(f.refusal('continue', { group: [0] }).rule, '8.11')
})
