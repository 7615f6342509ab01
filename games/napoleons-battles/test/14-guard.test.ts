/** 14.1 Guard commitment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { PART, reachOf } from '../rules/08-1-effort.ts'
import { newMarch } from '../rules/08-1-march.ts'
import { AIM } from '../rules/09-fire.ts'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { ATTACKER, CHARGED, FIRED, MOVED, ON_TABLE, REACT, ROUT, WON } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const on = { guard: 'on' }
const old = (id: string, at: [number, number], more: Partial<UnitData> = {}): UnitData =>
  french(id, at, { type: 'FrOGD', figures: 20, ...more })
const weak = (id: string, at: [number, number], more: Partial<UnitData> = {}): UnitData =>
  austrian(id, at, { figures: 16, ...more })
const chief = (more: Partial<GeneralData> = {}): GeneralData =>
  general('G', 0, [20, 18], { with: 'a', rank: 'army', ...more })
const before = (
  units: readonly UnitData[],
  more: Partial<ScenarioData> & { options?: Record<string, string> } = {},
  dice: readonly number[] = [],
): Stand => stand(units, { options: on, phase: 'guard', generals: [chief()], ...more }, dice)
const commit = (t: Stand, unit: number, enemy: number): void => {
  t.act('commit', unit)
  t.act('touch', [enemy, 0])
}
const FAR: UnitData = weak('z', [46, 33])
/** The target fires at the Guard; then a round that the Guard wins at once. */
const MISS = [1, 10]
const ROUTS = [10, 1]

test('14.1.1 the active side commits infantry with note j, and it fights before anybody moves', () => {
  const t = before([old('a', [20, 18]), weak('x', [24, 18]), FAR], {}, [...MISS, ...ROUTS])
  assert.equal(t.at(), 'guard.choose')
  commit(t, 0, 1)
  t.until('movement.choose')
  assert.equal(t.last('round').losses[0], 0)
  assert.ok(t.s.on[1] !== ON_TABLE || t.s.mark[1]! & ROUT)
})
test('14.1.1 the mirrored side: Austrian grenadiers', () => {
  const t = before(
    [french('x', [20, 18], { formation: 'line' }), austrian('a', [24, 18], { type: 'AuGN', formation: 'column' })],
    { side: 1, first: 1, generals: [general('G', 1, [24, 18], { with: 'a', rank: 'army' })] },
  )
  assert.equal(t.at(), 'guard.choose')
  commit(t, 1, 0)
  assert.equal(t.last('touched').enemy, 0)
})
test('14.1.1 nobody else is committed: not the line, not cavalry of the Guard, not the enemy’s', () => {
  const t = before([
    old('a', [20, 18]),
    weak('x', [24, 18]),
    french('b', [20, 22]),
    horse('c', 0, [20, 26], { type: 'FrGLC' }),
    weak('y', [24, 22]),
  ])
  for (const other of [1, 2, 3, 4, 5]) assert.equal(t.refusal('commit', other).rule, '14.1.1')
})
test('14.1 without the rule there is no such step, and nothing of it is kept', () => {
  const t = before([old('a', [20, 18]), weak('x', [24, 18])], { options: {} })
  assert.equal(t.at(), 'movement.choose')
  assert.equal('committed' in t.s.extra, false)
})
test('14.1 it stands before 4.2.2: in the control phase one comes to it before movement, with one’s markers still there', () => {
  const t = stand(
    [
      old('a', [20, 18], { under: 'G' }),
      weak('x', [24, 18]),
      horse('c', 0, [10, 18], { marks: ['react'], under: 'G' }),
    ],
    { options: on, phase: 'control', generals: [chief({ rank: 'army', radius: 20 })] },
  )
  t.until('guard.choose')
  assert.ok(t.s.mark[2]! & REACT)
  t.act('done')
  assert.equal(t.at(), 'movement.choose')
  assert.ok(!(t.s.mark[2]! & REACT))
})

const two = (second: UnitData, generals: GeneralData[] = [general('H', 0, [20, 24], { with: 'b' })]): Stand =>
  before([old('a', [20, 18]), weak('x', [24, 18]), second, weak('y', [24, 24])], { generals: [chief(), ...generals] })
test('14.1.2 in column only', () => {
  assert.ok(two(old('b', [20, 24], { under: 'H' })).may('commit', 2))
  assert.equal(two(old('b', [20, 24], { under: 'H', formation: 'line' })).refusal('commit', 2).rule, '14.1.2')
  assert.equal(two(old('b', [20, 24], { under: 'H', formation: 'march' })).refusal('commit', 2).rule, '14.1.2')
})
test('14.1.2 with a general in contact only', () => {
  assert.equal(two(old('b', [20, 24]), []).refusal('commit', 2).text.en, 'No general touches the unit.')
  assert.equal(two(old('b', [20, 24], { under: 'H' }), [general('H', 0, [16, 24])]).refusal('commit', 2).rule, '14.1.2')
})
test('14.1.2 nothing may limit its movement', () => {
  for (const mark of ['half', 'none', 'disorder'] as const)
    assert.equal(two(old('b', [20, 24], { under: 'H', marks: [mark] })).refusal('commit', 2).rule, '14.1.2', mark)
})
test('14.1.2 the general goes along, guns in contact stay', () => {
  const t = before([
    old('a', [20, 18]),
    weak('x', [24, 18]),
    { id: 'k', side: 0, type: 'Fr6#', with: 'a', formation: 'line' },
  ])
  const [x, y] = [t.s.x[2], t.s.y[2]]
  commit(t, 0, 1)
  assert.equal(t.s.host[t.u('G')], 0)
  assert.deepEqual([t.s.x[2], t.s.y[2], t.s.host[2]], [x, y, -1])
})
test('14.1.2 a general who touches it and was with nobody rides along; one who cannot come as far holds it back', () => {
  const t = before([old('a', [20, 18]), weak('x', [24, 18])])
  t.s.host[t.u('G')] = -1
  commit(t, 0, 1)
  assert.equal(t.s.host[t.u('G')], 0)
  const other = before([old('a', [20, 18]), weak('x', [24, 18])])
  other.act('commit', 0)
  other.s.spent[other.u('G')] = inch(100)
  assert.equal(other.refusal('touch', [1, 0]).rule, '14.1.2')
})

test('14.1.3 it moves only to contact', () => {
  const t = before([old('a', [20, 18]), weak('x', [24, 18])])
  t.act('commit', 0)
  assert.equal(t.refusal('forward', inch(1)).rule, '14.1.3')
  assert.equal(t.refusal('wheel', 100).rule, '14.1.3')
  assert.equal(t.refusal('form', 0).rule, '14.1.3')
  t.act('halt')
  assert.equal(t.at(), 'movement.choose')
})
test('14.1.3 an inch must be left to engage: twelve inches reach an enemy at not quite eleven and none beyond', () => {
  const at = (far: number): string => before([old('a', [20, 18]), weak('x', [20 + far, 18])]).at()
  assert.equal(at(10.9), 'guard.choose')
  assert.equal(at(11.2), 'movement.choose')
  assert.equal(at(13), 'movement.choose')
  const t = before([old('a', [20, 18]), weak('x', [24, 18])])
  t.act('commit', 0)
  t.s.x[1] = inch(31.5)
  assert.equal(
    t.refusal('touch', [1, 0]).text.en,
    'To engage in a combat the Guard must still have an inch of movement.',
  )
})
test('14.1.3 each round of combat costs an inch more', () => {
  // Two rounds: a tie, then the rout; four inches of way, two for the rounds.
  const t = before([old('a', [20, 18]), weak('x', [24, 18]), weak('y', [28, 18]), FAR], {}, [...MISS, 3, 7, ...ROUTS])
  commit(t, 0, 1)
  t.until('guard.choose')
  assert.equal(t.told.filter(each => each.e === 'round').length, 2)
  assert.equal(t.s.extra.committed![0], (t.last('marched').way + inch(2)) * PART)
})

const reacting = (own: string[], theirs: string[]): Stand =>
  before([
    old('a', [20, 18]),
    weak('x', [24, 18]),
    horse('c', 0, [16, 26], { marks: own as never }),
    horse('h', 1, [28, 26], { marks: theirs as never }),
  ])
test('14.1.4 after the contact marked cavalry reacts: the inactive side’s first, then the active side’s', () => {
  const t = reacting(['react'], ['react'])
  commit(t, 0, 1)
  assert.equal(t.at(), 'reaction.first')
  assert.equal(t.ask()!.seat, 1)
  assert.equal(t.ask()!.rule, '14.1.4')
  assert.equal(t.refusal('unit', 2).rule, '1.1.1.3')
  t.act('unit', 3)
  t.act('forward', inch(2))
  t.act('halt')
  assert.equal(t.at(), 'reaction.second')
  assert.equal(t.ask()!.seat, 0)
  assert.ok(t.may('unit', 2))
})
test('14.1.4 cavalry without a marker does not react, and nobody is put to flight in between', () => {
  const t = reacting([], [])
  commit(t, 0, 1)
  assert.equal(t.at(), 'fire.choose')
})
test('14.1.4 fire only at those who have moved in this phase, the Guard and cavalry that has reacted', () => {
  const t = before([
    old('a', [20, 18]),
    weak('x', [24, 18]),
    french('b', [22, 24], { formation: 'line' }),
    weak('y', [24, 24]),
  ])
  commit(t, 0, 1)
  assert.equal(t.at(), 'fire.choose')
  assert.equal(t.ask()!.seat, 1)
  assert.ok(t.may('fire', 1 * AIM + 0))
  assert.equal(t.refusal('fire', 3 * AIM + 2).text.en, 'In this step only those who have just moved are fired at.')
  const other = before(
    [old('a', [20, 18]), weak('x', [24, 18]), horse('h', 1, [28, 26], { marks: ['react'] }), french('b', [20, 26])],
    {},
    MISS,
  )
  commit(other, 0, 1)
  other.act('unit', 2)
  other.act('forward', inch(6))
  other.act('halt')
  other.act('fire', 1 * AIM + 0)
  assert.equal(other.ask()!.seat, 0)
  assert.ok(other.may('fire', 3 * AIM + 2))
})
test('14.1.4 combats are fought in the order the active player chooses', () => {
  const t = before(
    [old('a', [20, 18]), weak('x', [24, 18]), old('b', [20, 26], { under: 'H' }), weak('y', [24, 26])],
    { generals: [chief(), general('H', 0, [20, 26], { with: 'b' })] },
    [...MISS, ...MISS, ...ROUTS],
  )
  commit(t, 0, 1)
  assert.equal(t.at(), 'guard.choose')
  assert.equal(t.refusal('commit', 0).rule, '14.1.5')
  commit(t, 2, 3)
  t.until('combats.choose')
  assert.equal(t.ask()!.seat, 0)
  t.act('fight', 1)
  assert.deepEqual(t.last('round').main, [2, 3])
})

test('14.1.5 with movement left it may contact another enemy, and the whole is repeated', () => {
  const t = before([old('a', [20, 18]), weak('x', [22, 18]), weak('y', [27, 18]), FAR], {}, [
    ...MISS,
    ...ROUTS,
    ...MISS,
    ...ROUTS,
  ])
  commit(t, 0, 1)
  t.until('guard.choose')
  assert.ok(t.s.mark[1]! & ROUT)
  commit(t, 0, 2)
  t.until('movement.choose')
  assert.deepEqual(
    t.told.filter(each => each.e === 'touched').map(each => each.e === 'touched' && each.enemy),
    [1, 2],
  )
  assert.ok(t.s.mark[2]! & ROUT)
})
test('14.1.5 what is used up is used up: five inches and a round leave too little for another six', () => {
  const t = before([old('a', [20, 18]), weak('x', [25, 18]), weak('y', [32, 18]), FAR], {}, [...MISS, ...ROUTS])
  commit(t, 0, 1)
  t.until('movement.choose')
  assert.equal(t.told.filter(each => each.e === 'touched').length, 1)
})
test('14.1.6 then the same units move without limits, and so does their general', () => {
  const t = before([old('a', [20, 18]), weak('x', [30, 18]), FAR], {}, [...MISS, ...ROUTS])
  commit(t, 0, 1)
  t.until('movement.choose')
  for (const mark of t.s.mark) assert.equal(mark & (MOVED | FIRED | CHARGED | ATTACKER | WON), 0)
  assert.equal(t.s.spent[t.u('G')], 0)
  assert.deepEqual(t.s.extra.committed, [])
  t.act('unit', 0)
  assert.equal(reachOf(fieldFor(t.s), t.s, newMarch(t.t, 0, 0)), inch(12))
  assert.ok(t.may('back', inch(4)))
})

test('14.1 a computer player weighs whom to commit, and then whom to contact', () => {
  const t = before([old('a', [20, 18], { figures: 28 }), weak('x', [24, 18], { figures: 12 }), FAR])
  const { ai } = napoleonsBattles
  const decision = t.ask()!
  const weights = ai!.instinct!(t.pos, decision)
  assert.equal(weights.length, decision.actions.length)
  assert.ok(weights.every(each => each > 0))
  t.act('commit', 0)
  const ideas = ai!.suggest!(t.pos, t.ask()!)!
  assert.deepEqual(ideas.map(each => each.action.type).sort(), ['halt', 'touch'])
})

/** A turn with the Guard near an enemy and cavalry kept in hand: the steps of the first side, as they are told. */
function stepsAfter(use: string, holder = 0): string[] {
  const t = stand(
    [old('a', [20, 18], { under: 'G' }), weak('x', [24, 18]), FAR, horse('c', 0, [10, 30], { under: 'H' })],
    {
      options: { ...on, initiative: 'on' },
      generals: [chief(), general('H', 0, [9, 32])],
      initiative: holder,
      phase: 'end',
      side: 1,
      turns: 4,
    },
  )
  assert.equal(t.at(), 'initiative.choose')
  // The command of the other general.
  t.roll(1)
  t.act(use)
  if (use !== 'keep') assert.equal(t.last('initiative').use, use)
  for (let n = 0; n < 60 && t.s.side === 0; n++) {
    if (t.at() === 'movement.mark') t.act('react', [3])
    else t.act(['done', 'pass', 'cease'].find(type => t.may(type))!)
  }
  return t.all('phase').flatMap(({ side, phase }) => (side === 0 ? [phase] : []))
}
test('20.4.2.2 the holder of the initiative has his Guard committed just before the pursuit, or just after it', () => {
  assert.deepEqual(stepsAfter('keep'), ['control', 'guard', 'movement', 'fire', 'pursuit'])
  assert.deepEqual(stepsAfter('guardBefore'), ['control', 'movement', 'fire', 'guard', 'pursuit'])
  assert.deepEqual(stepsAfter('guardAfter'), ['control', 'movement', 'fire', 'pursuit', 'guard'])
  // Only the holder’s own Guard.
  assert.deepEqual(stepsAfter('guardAfter', 1), ['control', 'guard', 'movement', 'fire', 'pursuit'])
})
test('20.4.2.2 not where the Guard has no step of its own', () => {
  const t = stand([old('a', [20, 18]), FAR], {
    options: { initiative: 'on', guard: 'off' },
    initiative: 0,
    phase: 'end',
    side: 1,
    turns: 4,
  })
  assert.equal(t.refusal('guardBefore').rule, '20.4.2.2')
  assert.equal(t.refusal('guardAfter').rule, '20.4.2.2')
})
