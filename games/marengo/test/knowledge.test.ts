import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, searchDice, tableFor } from '@bivouac/kernel'
import { marengo } from '../module.ts'
import { blur, conclude, countFaces, learn } from '../rules/4-knowledge.ts'
import { KNOWN } from '../state.ts'
import { A1, C2, field, I2, I3 } from './field.ts'
import { choose, TASTES } from './tastes.ts'

const EYES = [0, 1, 'spectator'] as const

test('4.2 in hard-fought games everything known of groups is true, and every eye can imagine the rest', () => {
  for (let game = 0; game < 24; game++) {
    const setup = marengo.readSetup(game % 2 === 0 ? {} : { options: { arrivals: 'random' } })
    if (typeof setup === 'string') throw new Error(setup)
    const pos = marengo.begin(setup)
    const own = searchDice(`fierce ${game}`)
    const t = tableFor(pos, searchDice(game))
    for (let n = 0; ; n++) {
      const decision = marengo.machine.advance(pos, t)
      if (decision === undefined) break
      if (n % 7 === 0) {
        assert.deepEqual(marengo.invariants(pos), [])
        for (const eye of EYES) {
          const view = marengo.view(pos, eye)
          const guess = marengo.imagine(view, eye, [], own)
          assert.equal(canonical(marengo.view(guess, eye)), canonical(view))
          assert.deepEqual(marengo.invariants(guess), [])
          const asked = marengo.machine.advance(guess, tableFor(guess, own))
          assert.deepEqual([asked?.proc, asked?.step, asked?.seat], [decision.proc, decision.step, decision.seat])
        }
      }
      const taste = TASTES[game % 3 === 0 ? 'even' : 'fierce']
      marengo.machine.take(pos, t, choose(taste, decision, marengo.view(pos, decision.seat), own))
    }
  }
})

test('4.3 a block mixed in from elsewhere says nothing of those that stayed behind', () => {
  // Two infantry and one cavalry, all shown and mixed; one of them then meets artillery and is mixed again.
  const f = field({ W2: [I2, I3, C2], W4: [A1, I2] }, { MA: [I2] })
  for (const block of [0, 1, 2]) f.s.flag[block]! |= KNOWN
  blur(f.s, 0, 0b111)
  conclude(f.s, 0)
  assert.deepEqual(
    [f.s.hints[0], f.s.limits[0]],
    [
      [0b111, countFaces([I2, I3, C2])],
      [0b111, countFaces([I2, I3, C2])],
    ],
  )
  blur(f.s, 0, 0b11100)
  conclude(f.s, 0)
  assert.deepEqual(f.s.hints[0], [0b11111, countFaces([I2, I3, C2])])
  assert.deepEqual(f.s.limits[0], [0b011, countFaces([I2, I3, C2])])
  f.decision()
  for (let seed = 0; seed < 40; seed++) {
    const { s } = marengo.imagine(marengo.view(f.pos, 1), 1, [], searchDice(seed))
    assert.ok(![s.face[0], s.face[1]].includes(A1), 'who stayed behind is none of the newcomers')
  }
})

test('4.2 the French at start are known to be no artillery, wherever reinforcements have mingled', () => {
  const setup = marengo.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  const pos = marengo.begin(setup)
  marengo.machine.advance(pos, tableFor(pos, searchDice(1)))
  blur(pos.s, 1, (1 << 0) | (1 << 14))
  conclude(pos.s, 1)
  for (let seed = 0; seed < 40; seed++) {
    const { s } = marengo.imagine(marengo.view(pos, 0), 0, [], searchDice(seed))
    assert.ok(!s.face.slice(21, 32).includes(A1))
  }
})

test('4.2 a block that can only be one thing is known', () => {
  const f = field({ W2: [I2, I2, C2] }, { MA: [I2] })
  for (const block of [0, 1, 2]) f.s.flag[block]! |= KNOWN
  blur(f.s, 0, 0b111)
  conclude(f.s, 0)
  learn(f.s, 0, 2)
  assert.deepEqual(marengo.view(f.pos, 1).face.slice(0, 3), [I2, I2, C2])
})
