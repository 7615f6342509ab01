/** Slots: numbers for units that come out of others later. The options that want them are set here by number, ready or not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice } from '@bivouac/kernel'
import { fieldNamed, isCavalry, isGeneral, isInfantry, troopOf } from '../field.ts'
import { invariants } from '../invariants.ts'
import { BOAT, DETACHMENT, twinsIn, UNIT } from '../muster.ts'
import { newState } from '../opening.ts'
import { type OptionId, SWITCHES, switchAt } from '../options.ts'
import { worthOf } from '../rules/12-victory.ts'
import { napoleonMachine } from '../rules/index.ts'
import { freeSlot, giveBack, isAfoot, setAfoot, slotsIn, takeSlot } from '../slots.ts'
import { cloneState, fieldFor } from '../state.ts'
import { LATER, NOBODY, ON_TABLE } from '../words.ts'

function playing(...ids: OptionId[]): number[] {
  const options = SWITCHES.map(() => 0)
  for (const id of ids) options[switchAt(id)] = 1
  return options
}
const ALL = playing('detach', 'orders', 'commanders', 'boats')
const SAN_ROCCO = fieldNamed('san-rocco')
const named = (f: typeof SAN_ROCCO, u: number): string | undefined => (u < 0 ? undefined : f.id[u])

test('without the options nothing is longer and the field is the scenario’s own', () => {
  const s = newState('san-rocco', playing())
  assert.equal('muster' in s, false)
  assert.equal(fieldFor(s), SAN_ROCCO)
  assert.equal(s.on.length, SAN_ROCCO.count)
  assert.equal(SAN_ROCCO.whole, SAN_ROCCO.count)
  assert.equal('muster' in cloneState(s), false)
})

test('slots stand between units and generals, and behind everybody; nobody is in them', () => {
  const s = newState('san-rocco', ALL)
  const f = fieldFor(s)
  assert.deepEqual(
    [DETACHMENT, BOAT].map(kind => slotsIn(f, kind).length),
    [6, 4],
  )
  assert.equal(f.troops, SAN_ROCCO.troops + 6)
  assert.equal(f.count, f.troops + SAN_ROCCO.generals.length)
  assert.equal(f.whole, f.count + 4)
  for (const list of [s.on, s.x, s.form, s.figures, s.mark, s.host, s.town, s.road, f.id, f.noun, f.arm, f.kind, f.of])
    assert.equal(list.length, f.whole)
  for (let u = SAN_ROCCO.troops; u < f.troops; u++) {
    assert.equal(f.side[u], NOBODY)
    assert.equal(s.on[u], LATER)
  }
  // Everybody of the order of battle is who he was, wherever his number has gone.
  for (let before = 0; before < SAN_ROCCO.count; before++) {
    const u = f.id.indexOf(SAN_ROCCO.id[before]!)
    assert.equal(f.kind[u], UNIT)
    assert.equal(isGeneral(f, u), isGeneral(SAN_ROCCO, before))
    assert.equal(named(f, f.under[u]!), named(SAN_ROCCO, SAN_ROCCO.under[before]!))
    assert.equal(named(f, f.corps[u]!), named(SAN_ROCCO, SAN_ROCCO.corps[before]!))
    assert.equal(f.fatigue[u], SAN_ROCCO.fatigue[before])
    assert.equal(f.ofSide[f.side[u]!]!.includes(u), true)
  }
  assert.equal(f.ofSide.flat().length, SAN_ROCCO.count)
})

test('14.5.2.2 a detachment is a unit of its own, and its figures are no longer its parent’s', () => {
  const s = newState('san-rocco', ALL)
  const before = fieldFor(s)
  const text = s.muster
  const unit = before.arm.indexOf(0)
  const u = takeSlot(before, s, DETACHMENT, unit, 8)
  const f = fieldFor(s)
  assert.equal(u, SAN_ROCCO.troops)
  assert.deepEqual(twinsIn(f, unit), [u])
  assert.deepEqual(twinsIn(f, unit, BOAT), [])
  assert.equal(f.of[u], unit)
  assert.equal(f.side[u], f.side[unit])
  assert.equal(f.profile[u], f.profile[unit])
  assert.equal(f.figures[u], 8)
  assert.equal(f.figures[unit], before.figures[unit]! - 8)
  assert.equal(f.dispersal[unit], before.dispersal[unit]! - f.dispersal[u]!)
  assert.equal(worthOf(f, u) + worthOf(f, unit), worthOf(before, unit))
  assert.equal(f.corps[u], -1)
  assert.equal(f.ofSide[f.side[unit]!]!.includes(u), true)
  assert.match(f.noun[u]!.it, /^distaccamento /)
  assert.match(f.noun[u]!.en, /^detachment /)
  assert.deepEqual([s.on[u], s.x[u], s.y[u], s.figures[u], s.mark[u]], [ON_TABLE, s.x[unit], s.y[unit], 8, 0])
  // A copy is a copy.
  const copy = cloneState(s)
  giveBack(f, s, u)
  assert.equal(s.muster, text)
  assert.equal(fieldFor(s), before)
  assert.deepEqual([s.on[u], s.figures[u], s.x[u]], [LATER, 0, 0])
  assert.equal(fieldFor(copy), f)
  assert.equal(copy.figures[u], 8)
})

test('boats stand behind everybody: no list of a side names them', () => {
  const s = newState('san-rocco', ALL)
  const boat = takeSlot(fieldFor(s), s, BOAT, 0, 0)
  const f = fieldFor(s)
  assert.ok(boat >= f.count)
  assert.equal(f.side[boat], f.side[0])
  assert.equal(f.noun[boat]!.en, `boat of the ${f.noun[0]!.en}`)
  assert.equal(f.of[boat], 0)
  assert.deepEqual(f.ofSide, fieldFor(newState('san-rocco', ALL)).ofSide)
  assert.deepEqual(twinsIn(f, 0), [boat])
  giveBack(f, s, boat)
  assert.deepEqual(twinsIn(fieldFor(s), 0), [])
})

test('when all slots of a kind are out there is none, and one given back is taken again', () => {
  const s = newState('san-rocco', ALL)
  const taken = slotsIn(fieldFor(s), DETACHMENT).map(() => takeSlot(fieldFor(s), s, DETACHMENT, 0, 0))
  assert.deepEqual(taken, slotsIn(fieldFor(s), DETACHMENT))
  assert.equal(takeSlot(fieldFor(s), s, DETACHMENT, 0, 0), -1)
  s.moved = [taken[2]!, 1]
  s.host[3] = taken[2]!
  giveBack(fieldFor(s), s, taken[2]!)
  assert.deepEqual([s.moved, s.host[3]], [[1], -1])
  assert.equal(freeSlot(fieldFor(s), DETACHMENT), taken[2])
})

test('14.4.1 cavalry on foot is infantry of its foot profile, worth what it was', () => {
  const s = newState('talavera', playing())
  const before = fieldFor(s)
  const dragoons = before.profile.flatMap((each, u) =>
    each !== undefined && 'dismounts' in each && each.dismounts !== undefined ? [u] : [],
  )
  const [a, b] = [dragoons[0]!, dragoons[1]!]
  setAfoot(s, b, true)
  setAfoot(s, a, true)
  const text = s.muster
  const f = fieldFor(s)
  assert.equal(isCavalry(before, a), true)
  assert.equal(isInfantry(f, a), true)
  assert.equal(troopOf(f, a).code, troopOf(before, a).dismounts)
  assert.equal(worthOf(f, a), worthOf(before, a))
  assert.deepEqual([isAfoot(s, a), isAfoot(s, b), isAfoot(s, 0)], [true, true, false])
  setAfoot(s, b, false)
  setAfoot(s, b, true)
  assert.equal(s.muster, text)
  setAfoot(s, a, false)
  setAfoot(s, b, false)
  assert.equal('muster' in s, false)
})

test('a battle with empty slots is played like one without', () => {
  const s = newState('san-rocco', ALL)
  const pos = napoleonMachine.start(s, 'game')
  const dice = searchDice(7)
  const t = { s, dice, tell: () => {}, whisper: () => {}, reveal: () => {} }
  for (let n = 0; n < 150; n++) {
    const decision = napoleonMachine.advance(pos, t as never)
    if (decision === undefined) break
    napoleonMachine.take(pos, t as never, decision.actions[(n * 7) % decision.actions.length]!)
    assert.deepEqual(invariants(pos), [])
  }
  assert.ok(s.turn >= 1)
})
