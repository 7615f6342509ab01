/** The first block, the second on the list, the French among themselves: what breaks of single places have shown nobody to hold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conclude, countFaces } from '../rules/4-knowledge.ts'
import { conceal, mix } from '../rules/4-pieces.ts'
import { muster } from '../rules/6-preparation.ts'
import { colours } from '../rules/14-victory.ts'
import { INACTIVE, KNOWN, newState, type State, type T, UP } from '../state.ts'
import { FIRST } from '../words.ts'
import { A1, approach, assault, C1, C2, defend, field, I1, I2, I3 } from './field.ts'

/** Mixes with chance that always takes the first, and says among how many it chose each time. */
function mixed(s: State, side: number): number[] {
  const counts: number[] = []
  const pick = (count: number): number => {
    counts.push(count)
    return 0
  }
  mix({ s, dice: { pick }, whisper: () => {} } as unknown as T, side)
  return counts
}

test('4.3, 6.6 the blocks of a locale are mixed once, by one choice for each but the last, on either side', () => {
  for (const side of [0, 1]) {
    const forces = { W4: [I1, I2, I3], W2: [C1, C2] }
    const f = side === 0 ? field(forces, {}) : field({}, forces)
    assert.deepEqual(mixed(f.s, side), [3, 2, 2], `side ${side}`)
  }
})

test('4.3, 6.6 surprised Frenchmen are mixed among themselves, the others among themselves', () => {
  const f = field({}, { W4: [I1, I2, C1, C2] })
  const first = FIRST[1]!
  f.s.flag[first + 1] = f.s.flag[first + 3] = INACTIVE
  assert.deepEqual(mixed(f.s, 1), [2, 2])
  assert.deepEqual(f.s.face.slice(first, first + 4), [C1, C2, I1, I2])
  assert.deepEqual(f.s.flag.slice(first, first + 4), [0, INACTIVE, 0, INACTIVE])
})

test('4.3, 10 French artillery that has declared keeps its number and its face, whoever is mixed beside it', () => {
  const f = field({}, { W4: [I1, A1, I2] })
  const first = FIRST[1]!
  f.s.declared[1] = first + 1
  assert.deepEqual(mixed(f.s, 1), [2])
  assert.deepEqual(f.s.face.slice(first, first + 3), [I2, A1, I1])
})

test('4.2 only who was shown is hidden again', () => {
  const f = field({ W4: [I1, I2] }, {})
  f.s.flag[0] = f.s.flag[1] = UP
  conceal(f.s, 0, 0b10)
  assert.deepEqual([f.s.flag[0], f.s.flag[1]], [UP, 0])
})

test('6.3, 6.4 the set-up lets the Austrians know what is in each French group, and in no smaller one', () => {
  for (const random of [false, true]) {
    const s = newState(0, random)
    muster({ s, dice: { pick: () => 0 }, whisper: () => {} } as unknown as T)
    everybodyIsKnown(s)
  }
})
function everybodyIsKnown(s: State): void {
  const groups: [number, number][] = []
  const faces = s.face.slice(FIRST[1]!)
  for (let i = 0; i < s.hints[1]!.length; i += 2) groups.push([s.hints[1]![i]!, s.hints[1]![i + 1]!])
  assert.deepEqual(s.hints[1], s.limits[1])
  const inside = (mask: number) => faces.filter((_, i) => (mask & (1 << i)) !== 0)
  for (const [mask, counts] of groups) assert.equal(countFaces(inside(mask) as never), counts)
  const known = faces.flatMap((_, i) => ((s.flag[FIRST[1]! + i]! & KNOWN) !== 0 ? [1 << i] : []))
  const all = [...groups.map(([mask]) => mask), ...known].reduce((sum, mask) => sum + mask, 0)
  assert.equal(all, 2 ** faces.length - 1, 'every block is in one of them')
  assert.ok(groups.length > 1)
}

test('11.8 a loser led by cavalry is not pursued: the first block alone, and a result of one', () => {
  // The defenders are Austrians: block 0 leads alone.
  const led = field({ 'W4>W2': [C1, I3] }, { 'W2>W4': [I3, C2] }, { side: 1 })
  assault(led, 'W2>W4', [20], [21])
  defend(led, 0)
  assert.equal(led.last('reckoned').result, 1)
  assert.ok(!led.told.some(({ e }) => e === 'pursued') && led.decision().step !== 'pursuit')
  // And cavalry that wins by one over infantry may pursue.
  const wins = field({ 'W4>W2': [I1, I3] }, { 'W2>W4': [C2, C2] }, { side: 1 })
  assault(wins, 'W2>W4', [20], [21])
  defend(wins, 0)
  assert.equal(wins.last('reckoned').result, 1)
  assert.equal(wins.decision().step, 'pursuit')
})

test('14.2 ground without a star counts for nobody', () => {
  const held = newState(0, false).held.map(() => 1)
  assert.equal(colours({ held }), 3)
})

test('4.2 what leaves one possibility is known, of the first block alone as well', () => {
  const { s } = field({ W4: [I2, I3] }, {})
  s.limits[0] = [1, countFaces([I2])]
  conclude(s, 0)
  assert.ok((s.flag[0]! & KNOWN) !== 0)
})

test('6.6 a surprised block that has been eliminated is not asked about', () => {
  const f = field({ W4: [I2] }, { MA: [I2] }, { side: 1, round: 6, from: 'activate' })
  f.s.flag[FIRST[1]! + 5] = INACTIVE
  assert.notEqual(f.decision().proc, 'activation')
})

test('11.1 one point leads no assault, even where the ground takes nothing off', () => {
  const f = field({ 'W2>W4': [C1, C2] }, { 'W4>W2': [I2] })
  assert.match(f.refusal('assault', { from: [approach('W2>W4')], leads: [0], joins: [] }).text.en, /two or more/)
  assert.ok(f.may('assault', { from: [approach('W2>W4')], leads: [1], joins: [] }))
})
