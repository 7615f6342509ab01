import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice } from '@bivouac/kernel'
import { AUSTRIANS, FRENCH_ARRIVALS, FRENCH_AT_START, MORALE } from '../data/armies.ts'
import { marengo } from '../module.ts'
import { blur, conclude, countFaces, learn } from '../rules/4-knowledge.ts'
import { INACTIVE, KNOWN } from '../state.ts'
import { A1, C2, field, I1, I2, I3, place } from './field.ts'

test('4.1 a face is an arm and a strength of one to three', () => {
  const points = (faces: readonly number[]) => faces.reduce((sum, face) => sum + (face & 3), 0)
  assert.equal(AUSTRIANS.length, 20)
  assert.equal(points(AUSTRIANS), 42)
  assert.equal(FRENCH_AT_START.length, 12)
  assert.equal(points(FRENCH_AT_START), 26)
  assert.equal(points(FRENCH_ARRIVALS.flat()), 15)
})

test('4.2 the enemy and spectators see a bar where the owner sees a face', () => {
  const f = field({ W2: [I3, C2] }, { MA: [I2] })
  f.decision()
  assert.deepEqual(marengo.view(f.pos, 0).face.slice(0, 2), [I3, C2])
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 2), [0, 0])
  assert.deepEqual(marengo.view(f.pos, 'spectator').face.slice(0, 2), [0, 0])
  assert.equal(marengo.view(f.pos, 1).face[20], I2)
})

test('4.2 a block that was shown stays known until it is mixed with others', () => {
  const f = field({ W2: [C2, I2, I2] }, { MA: [I2], 'W4>W2': [] }, { from: 'movement' })
  f.s.flag[0]! |= KNOWN
  assert.equal(marengo.view(f.pos, 1).face[0], C2)
  f.endTurn()
  assert.equal(marengo.view(f.pos, 1).face[0], C2, 'the enemy turn mixes nothing of mine')
  f.endTurn()
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 3), [0, 0, 0])
  assert.ok(f.told.some(event => event.e === 'mixed' && event.side === 0))
})

test('4.3 mixing keeps blocks where they are and tells the enemy only that one of them is cavalry', () => {
  const f = field({ W2: [C2, I2, I3], 'W2>W4': [I1, I2] }, { W4: [I2] }, { from: 'begin', side: 0 })
  f.s.flag[0]! |= KNOWN
  f.decision()
  assert.deepEqual(f.faces(0, 'W2'), [I2, I3, C2])
  assert.deepEqual(f.faces(0, 'W2>W4'), [I1, I2])
  assert.deepEqual(f.s.hints[0], [0b111, countFaces([C2])])
  for (let seed = 0; seed < 50; seed++) {
    const guess = marengo.imagine(marengo.view(f.pos, 1), 1, [], searchDice(seed))
    assert.deepEqual(marengo.view(guess, 1), marengo.view(f.pos, 1))
    assert.ok(guess.s.face.slice(0, 3).includes(C2), 'some block of the three in reserve is that cavalry')
  }
})

test('4.3 reserve and approach are different places: neither is mixed with the other, nor one approach with another', () => {
  const f = field({ 'W2>W4': [C2], 'W2>W3': [I1], W2: [I2, I3] }, { W4: [I2], W3: [I2] }, { from: 'begin' })
  for (const block of [0, 1, 2]) f.s.flag[block]! |= KNOWN
  f.decision()
  const seen = marengo.view(f.pos, 1)
  const at = (where: string) => seen.place.flatMap((p, block) => (p === place(where) ? [seen.face[block]] : []))
  assert.deepEqual([at('W2>W4'), at('W2>W3')], [[C2], [I1]], 'alone on their approaches, both stay known')
  assert.deepEqual(at('W2'), [0, 0])
  assert.deepEqual(f.s.hints[0], [0b11, countFaces([I2])], 'the numbers have changed, and what is known with them')
})

test('4.3 what is known of a group follows its blocks to their new numbers', () => {
  // Numbers 0 to 2 stand on the approach, 3 and 4 in reserve, whose numbers come first after the mixing.
  const f = field({ 'W2>W4': [C2, I2, I3], W2: [I1, I1] }, { W4: [I2] }, { from: 'begin' })
  f.s.flag[0]! |= KNOWN
  blur(f.s, 0, 0b111)
  f.decision()
  assert.deepEqual(f.s.hints[0], [0b11100, countFaces([C2])])
  assert.deepEqual(marengo.invariants(f.pos), [])
})

test('4.3 blocks of one face stay known though they are mixed; those waiting in a box are not mixed', () => {
  for (let seed = 0; seed < 10; seed++) {
    const f = field({ W2: [I2, I2] }, { W4: [I2] }, { from: 'begin', keepBoxes: true })
    for (const block of [0, 1]) f.s.flag[block]! |= KNOWN
    for (const [i, face] of [I1, I2, I3, C2].entries()) f.s.face[2 + i] = face
    marengo.machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 2), [I2, I2])
    assert.deepEqual(f.s.face.slice(2, 6), [I1, I2, I3, C2])
  }
})

test('4.3 the bridgehead is a place like any other', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const f = field({ W1: [I1, C2] }, { W4: [I2] }, { from: 'begin' })
    marengo.machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    seen.add(f.s.face[0]!)
  }
  assert.equal(seen.size, 2)
})

test('4.3 blocks on one approach are mixed with each other', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const f = field({ 'W2>W4': [C2, I2, I3] }, { W4: [I2] }, { from: 'begin' })
    for (const block of [0, 1, 2]) f.s.flag[block]! |= KNOWN
    marengo.machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 3), [0, 0, 0])
    seen.add(f.s.face.slice(0, 3).join())
  }
  assert.equal(seen.size, 6, 'every order comes up')
})

test('4.3 artillery that lies face up for a bombardment is left out of the mixing', () => {
  for (let seed = 0; seed < 20; seed++) {
    const f = field({ 'W2>W4': [A1, I2, I3] }, { W4: [I2] }, { from: 'begin', state: { declared: [0, -1] } })
    f.s.flag[0]! |= KNOWN
    marengo.machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    assert.equal(f.s.face[0], A1)
    assert.equal(marengo.view(f.pos, 1).face[0], A1)
  }
})

test('6.6 activated and surprised blocks of one place are not mixed with each other', () => {
  for (let seed = 0; seed < 20; seed++) {
    const f = field({ W1: [I2] }, { C3: [I1, I2, I3, C2] }, { side: 1, round: 2, from: 'begin' })
    for (const block of [20, 21]) f.s.flag[block]! |= INACTIVE
    marengo.machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    assert.deepEqual(f.s.face.slice(20, 22).sort(), [I1, I2])
    assert.deepEqual(f.s.face.slice(22, 24).sort(), [I3, C2])
  }
})

test('4.3 a number is worth nothing after mixing: each block of a reserve gets each number', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const f = field({ W2: [I1, I2, I3] }, { W4: [I2] }, { from: 'begin' })
    const { machine } = marengo
    machine.advance(f.pos, { s: f.s, dice: searchDice(seed), tell() {}, whisper() {}, reveal() {} })
    seen.add(f.s.face[0]!)
  }
  assert.deepEqual([...seen].sort(), [I1, I2, I3])
})

test('4.3 a block alone in its locale cannot be mixed, and stays known', () => {
  const f = field({ W2: [C2] }, { MA: [I2] }, { from: 'begin' })
  f.s.flag[0]! |= KNOWN
  f.decision()
  assert.equal(marengo.view(f.pos, 1).face[0], C2)
})

test('4.3 what is known of a group narrows as its blocks are shown', () => {
  const f = field({ W2: [C2, I2] }, { MA: [I2] })
  f.s.flag[0]! |= KNOWN
  f.s.flag[1]! |= KNOWN
  blur(f.s, 0, 0b11)
  conclude(f.s, 0)
  assert.deepEqual(f.s.hints[0], [0b11, countFaces([C2, I2])])
  learn(f.s, 0, 1)
  assert.ok((f.s.flag[0]! & KNOWN) !== 0, 'the other can only be the cavalry')
  assert.deepEqual(f.s.hints[0], [])
})

test('4.4 a block loses a symbol, then goes out of play', () => {
  const f = field({ 'W2>W3': [I3] }, { 'W3>W2': [I1] })
  f.act('assault', { from: [place('W2>W3') - 66], leads: [0], joins: [] })
  f.act('done')
  assert.deepEqual(f.faces(1, 'W3>W2'), [])
  assert.equal(f.s.face[20], 0)
  assert.equal(f.s.morale[1], MORALE[1]! - 1, 'only the point that was there is lost')
  assert.deepEqual(f.faces(0, 'W3'), [I2])
})
