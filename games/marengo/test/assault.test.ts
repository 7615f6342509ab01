import assert from 'node:assert/strict'
import { test } from 'node:test'
import { marengo } from '../module.ts'
import { A1, approach, assault, C1, C2, defend, field, flight, I1, I2, I3, into, locale, place } from './field.ts'

test('11 example: an assault is shot at, beaten off and pursued, step by step', () => {
  // Two attacking infantry, 3 and 2; defenders infantry 2, artillery 1, cavalry 2; penalties 1 for infantry and, on the attackers' side, 1 for cavalry.
  const f = field({ 'W2>W3': [I3, I2] }, { 'W3>W2': [I2, A1, C2] })
  f.act('assault', { from: [approach('W2>W3')], leads: [0], joins: [1] })
  assert.equal(marengo.view(f.pos, 1).face[0], I3, 'the leader is shown')
  assert.equal(marengo.view(f.pos, 1).face[1], 0, 'who goes along is not')
  f.act('fire', 21)
  assert.equal(f.last('defensiveFire').points, 1)
  assert.equal(f.s.face[0], I2)
  f.act('guard', [20])
  const { leaders, penalty, attack, defence, result } = f.last('reckoned')
  assert.deepEqual([leaders, penalty, attack, defence, result], [2, 1, 1, 2, -1])
  assert.equal(f.s.face[20], I1, 'the winner loses one')
  assert.equal(f.s.face[0], 0, 'the loser loses two')
  assert.deepEqual([f.decision().seat, f.decision().step], [1, 'pursuit'])
  f.act('pursue', [22])
  assert.deepEqual([f.last('pursued').penalty, f.last('pursued').points], [1, 1])
  assert.equal(f.s.face[1], I1)
  assert.equal(f.s.face[22], C1)
  assert.deepEqual(f.faces(0, 'W2'), [I1])
  assert.deepEqual(f.faces(1, 'W3>W2'), [I1, C1, A1])
  assert.deepEqual(f.s.morale, [16 - 4, 17 - 2])
})

test('11.1 infantry or cavalry of strength two or more, above the penalty, one on a narrow approach', () => {
  const f = field({ 'W2>W3': [I1, A1, I2, I3] }, { 'W3>W2': [I2] })
  assert.equal(f.refusal('assault', { from: [approach('W2>W3')], leads: [0] }).rule, '11.1')
  assert.equal(f.refusal('assault', { from: [approach('W2>W3')], leads: [1] }).rule, '11.1')
  assert.equal(f.refusal('assault', { from: [approach('W2>W3')], leads: [], joins: [] }).rule, '11.1')
  assert.match(f.refusal('assault', { from: [approach('W2>W3')], leads: [2, 3] }).text.en, /narrow/)
  assert.ok(
    f.may('assault', { from: [approach('W2>W3')], leads: [2], joins: [0] }) &&
      f.may('assault', { from: [approach('W2>W3')], leads: [2], joins: [1] }),
  )
  const wood = field({ 'N8>N7': [I2] }, { 'N7>N8': [I2] })
  assert.equal(wood.refusal('assault', { from: [approach('N8>N7')] }).rule, '11.1')
  assert.match(wood.refusal('assault', { from: [approach('N8>N7')] }).text.en, /Nobody/)
})

test('11.1 two lead on a wide approach, of one arm', () => {
  const f = field({ 'W1>W2': [I2, C2, I3] }, { 'W2>W1': [I2] })
  assert.match(
    f.refusal('assault', { from: [approach('W1>W2')], leads: [0, 1] }).text.en,
    /all infantry or all cavalry/,
  )
  f.act('assault', { from: [approach('W1>W2')], leads: [0, 2], joins: [] })
  defend(f, 20)
  assert.deepEqual([f.last('reckoned').leaders, f.last('reckoned').penalty, f.last('reckoned').result], [5, 1, 2])
})

test('11.1 cavalry does not lead into obstructed ground, nor the defence of it', () => {
  const f = field({ 'W4>MA': [C2, I3] }, { 'MA>W4': [C2, I2] })
  assert.match(f.refusal('assault', { from: [approach('W4>MA')], leads: [0] }).text.en, /obstructs/)
  f.act('assault', { from: [approach('W4>MA')], leads: [1], joins: [] })
  assert.match(f.refusal('guard', [20]).text.en, /obstructs/)
  assert.ok(f.may('guard', [21]))
})

test('11.2 artillery that has declared or fired does not fire in defence', () => {
  const forces = [{ 'W2>W3': [I3] }, { 'W3>W2': [A1, I2] }] as const
  const ready = field(...forces)
  assault(ready, 'W2>W3', [0])
  assert.ok(ready.may('fire', 20))
  assert.match(ready.refusal('fire', 21).text.en, /Only artillery/)
  for (const state of [{ declared: [-1, 20] }, { fired: [0, 1] }]) {
    const f = field(...forces, { state })
    assault(f, 'W2>W3', [0])
    assert.equal(f.refusal('fire', 20).rule, '11.2')
  }
})

test('11.2 the defender is asked whether or not he has artillery', () => {
  const f = field({ 'W2>W3': [I3] }, { 'W3>W2': [I2] })
  assault(f, 'W2>W3', [0])
  assert.deepEqual([f.decision().seat, f.decision().step], [1, 'defence'])
})

test('11.3 defensive fire knows no terrain; by ruling the attackers’ ground protects them', () => {
  for (const ruled of [false, true]) {
    const f = field({ 'W2>W5': [I3] }, { 'W5>W2': [A1] }, { rulings: ruled ? ['defensiveFire'] : [] })
    assault(f, 'W2>W5', [0])
    f.act('fire', 20)
    assert.equal(f.last('defensiveFire').points, ruled ? 0 : 1)
  }
})

test('11.4 a block of strength one may lead a defence, unless agreed otherwise; nobody must', () => {
  for (const ruled of [false, true]) {
    const f = field({ 'W2>W3': [I3] }, { 'W3>W2': [I1] }, { rulings: ruled ? ['weakDefenders'] : [] })
    assault(f, 'W2>W3', [0])
    assert.equal(f.may('guard', [20]), !ruled)
    assert.ok(f.may('done'))
  }
})

test('11.5 leaders all shot away attack with nought less the penalty', () => {
  const f = field({ 'W2>W4': [I2, I2] }, { 'W4>W2': [A1, I2] }, { state: {} })
  f.s.face[20] = 10 // artillery of strength two, to shoot the leader away
  assault(f, 'W2>W4', [0], [1])
  f.act('fire', 20)
  assert.equal(f.s.face[0], 0)
  defend(f, 21)
  assert.deepEqual([f.last('reckoned').attack, f.last('reckoned').result], [-1, -3])
})

test('11.6 the attacker wins above nought only', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I2] })
  assault(f, 'W2>W4', [0])
  defend(f, 20)
  assert.equal(f.last('reckoned').result, 0)
  assert.equal(f.last('repulsed').from, place('W2>W4'))
})

test('11.7 a beaten defender too loses one and the distance from nought', () => {
  const f = field({ 'W2>W4': [C2] }, { 'W4>W2': [I3, I3] })
  assault(f, 'W2>W4', [0])
  defend(f)
  assert.equal(f.last('reckoned').result, 2)
  assert.deepEqual([f.decision().step, f.decision().rule], ['other', '11'])
  while (f.decision().step === 'other') f.act('lose', 20)
  assert.equal(f.s.morale[1], 17 - 3)
  assert.equal(f.s.face[20], 0)
  assert.equal(f.s.face[21], I3)
})

test('11.7 the enemy chooses among leaders, the owner among the others', () => {
  const f = field({ 'W1>W2': [I2, I2, I1] }, { 'W2>W1': [I3, I3] })
  assault(f, 'W1>W2', [0, 1], [2])
  defend(f, 20, 21)
  assert.equal(f.last('reckoned').result, -3)
  assert.deepEqual([f.decision().step, f.decision().seat], ['leader', 0], 'the attacker chooses among the defenders')
  f.act('hit', 21)
  assert.deepEqual([f.decision().step, f.decision().seat], ['leader', 1])
  f.act('hit', 0)
  f.act('hit', 0)
  assert.deepEqual(f.faces(0, 'W1'), [I1], 'four points: both leaders')
})

test('11.8 no pursuit against a loser led by cavalry, nor over obstructed ground', () => {
  const led = field({ 'W2>W4': [C2] }, { 'W4>W2': [I3, C2] })
  assault(led, 'W2>W4', [0])
  defend(led, 20)
  assert.equal(led.decision().proc, 'movement')
  const ground = field({ 'W4>MA': [I3] }, { 'MA>W4': [I3, C2] })
  assault(ground, 'W4>MA', [0])
  defend(ground, 20)
  assert.equal(ground.decision().proc, 'movement')
})

test('11.8 ground that obstructs on the attacker’s side alone forbids the pursuit too, to either side', () => {
  // W4-MA obstructs cavalry on the side of MA only: here the attackers stand on it.
  const repelled = field({ 'MA>W4': [I3] }, { 'W4>MA': [I3, C2] })
  assault(repelled, 'MA>W4', [0])
  defend(repelled, 20)
  assert.ok(repelled.last('reckoned').result < 0)
  assert.equal(repelled.decision().proc, 'movement')
  const stormed = field({ 'MA>W4': [I3, C2] }, { 'W4>MA': [I1] })
  assault(stormed, 'MA>W4', [0], [1])
  defend(stormed)
  assert.ok(stormed.told.some(event => event.e === 'stormed'))
  assert.ok(!stormed.told.some(event => event.e === 'pursued'))
})

test('11.8 the winner is asked even when those beside his leader are no cavalry', () => {
  const f = field({ 'W2>W4': [I3] }, { 'W4>W2': [I3, I2] })
  assault(f, 'W2>W4', [0])
  defend(f, 20)
  assert.deepEqual([f.decision().step, f.decision().actions.length], ['pursuit', 1])
  assert.equal(f.refusal('pursue', [21]).rule, '11.8')
  assert.equal(f.decision().standing, 'done')
})

test('11.9 the penalty of the approach of those pursued is taken off', () => {
  const f = field({ 'W2>W3': [I3, C2] }, { 'W3>W2': [I1, I3] })
  assault(f, 'W2>W3', [0], [1])
  defend(f, 20)
  f.act('pursue', [1])
  assert.deepEqual([f.last('pursued').penalty, f.last('pursued').points], [1, 1])
})

test('11.10 the pursuers lose one, the pursued the strength of the pursuit', () => {
  const f = field({ 'W2>W4': [I3, C2] }, { 'W4>W2': [I1, I3] })
  assault(f, 'W2>W4', [0], [1])
  defend(f, 20)
  assert.equal(f.last('reckoned').result, 1)
  assert.equal(f.s.face[21], I2, 'one of the two points of the beaten fell on who stood beside the leader')
  f.act('pursue', [1])
  assert.equal(f.s.face[1], C1)
  assert.equal(f.s.face[21], 0, 'and two in the pursuit')
})

test('11.11 the winner takes the locale, everybody in it retreats, cavalry goes on', () => {
  const f = field({ 'W2>W4': [I3, C2] }, { 'W4>W2': [I1], W4: [C2], MA: [I2] })
  assault(f, 'W2>W4', [0], [1])
  defend(f)
  f.act('done')
  f.act('retreat', flight(f, locale('MA')))
  assert.deepEqual(f.faces(0, 'W4'), [I2, C2])
  f.act('continue', { group: [1], over: [approach('W4>MA')] })
  assert.equal(f.s.command, 1, 'the assault, and the cavalry that left its group')
})

test('11.11 after a won assault nobody else enters the locale this turn', () => {
  const f = field({ 'W2>W4': [I3], W2: [I2] }, { 'W4>W2': [I1], S4: [I2] })
  assault(f, 'W2>W4', [0])
  defend(f)
  assert.match(f.refusal('move', into([1], approach('W2>W4'))).text.en, /taken by assault/)
})

test('11.11 after a failed assault nobody crosses that approach, though its defenders are gone', () => {
  const f = field({ 'W2>W4': [I2], W2: [I2] }, { 'W4>W2': [I1], W4: [I3] })
  assault(f, 'W2>W4', [0])
  defend(f, 20)
  assert.equal(f.last('reckoned').result, 0)
  assert.deepEqual(f.faces(1, 'W4>W2'), [], 'the winner lost his only point')
  assert.match(f.refusal('move', into([1], approach('W2>W4'))).text.en, /failed/)
})

test('11 one assault for each approach and turn; a block that assaulted does not move', () => {
  const f = field({ 'W2>W4': [I2, I3], 'W3>W4': [I3] }, { 'W4>W2': [I3, I3], 'W4>W3': [I2] })
  assault(f, 'W2>W4', [1])
  defend(f, 20)
  f.act('done')
  assert.match(f.refusal('assault', { from: [approach('W2>W4')] }).text.en, /already/)
  assert.ok(f.may('assault', { from: [approach('W3>W4')] }))
  f.act('done')
  assert.equal(f.refusal('move', { group: [1] }).rule, '8.4')
})

test('11 by ruling the two approaches of Cabianca and Bolla count as one', () => {
  for (const ruled of [false, true]) {
    const f = field(
      { 'S4>S5a': [I3], 'S4>S5b': [I3] },
      { 'S5>S4a': [I3], 'S5>S4b': [I3] },
      { rulings: ruled ? ['doublePair'] : [] },
    )
    f.act('assault', { from: [approach('S4>S5a')], leads: [0], joins: [] })
    defend(f, 20)
    if (ruled) assert.equal(f.decision().proc, 'movement')
    else assert.ok(f.may('assault', { from: [approach('S4>S5b')] }))
  }
})

test('11.11 by ruling a failed assault bars both approaches between Cabianca and Bolla, else only its own', () => {
  for (const [over, twin] of [
    ['S4>S5a', 'S4>S5b'],
    ['S4>S5b', 'S4>S5a'],
  ] as const)
    for (const ruled of [false, true]) {
      const f = field(
        { [over]: [I2], S4: [I2] },
        { [over.replace('S4>S5', 'S5>S4')]: [I1], S5: [I3] },
        { rulings: ruled ? ['doublePair'] : [] },
      )
      assault(f, over, [0])
      defend(f, 20)
      assert.equal(f.last('reckoned').result, 0)
      assert.match(f.refusal('move', into([1], approach(over))).text.en, /failed/)
      if (ruled) assert.match(f.refusal('move', into([1], approach(twin))).text.en, /failed/)
      else assert.ok(f.may('move', into([1], approach(twin))))
    }
})

test('11 no more assault than the locale assaulted can hold', () => {
  const f = field({ 'W4>MA': [I3, I2, I2, I2, I2] }, { 'MA>W4': [I2] })
  const from = [approach('W4>MA')]
  assert.ok(f.may('assault', { from, leads: [0], joins: [1, 2, 3] }))
  assert.equal(f.refusal('assault', { from, leads: [0], joins: [1, 2, 3, 4] }).rule, '8.5')
})
