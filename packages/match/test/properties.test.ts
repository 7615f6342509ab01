import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, searchDice } from '@bivouac/kernel'
import fc from 'fast-check'
import { type Journal, type Match, readJournal, replay, resume, verify } from '../src/index.ts'
import { fingerprint, playOn, saved, seeded } from './help.ts'
import { toy } from './toy.ts'

const seed = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
/** A match somewhere in its course. */
const course = fc.record({ seed, play: fc.nat(), moves: fc.nat(40) })
const arrive = (at: { seed: string; play: number; moves: number }): Match => playOn(seeded(at.seed), at.play, at.moves)

/** JSON that looks a little like an action, so that more than the first check is reached. */
const nearly = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom(...toy.machine.actions.map(each => each.split(':')[1]!)), fc.string()),
      arg: fc.jsonValue(),
    },
    { requiredKeys: ['type'] },
  ),
  fc.record({
    type: fc.constantFrom('march', 'camp', 'lay', 'guard'),
    arg: fc.oneof(fc.integer(), fc.array(fc.integer())),
  }),
)

test('any JSON as an action is refused without changing the hash, unless it is an option', () => {
  fc.assert(
    fc.property(
      course,
      fc.array(nearly, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: -1, max: 3 }),
      (at, raws, seat) => {
        const match = arrive(at)
        const before = fingerprint(match)
        const journal = canonical(match.journal())
        for (const raw of raws) {
          const verdict = match.whyNot(seat, raw)
          const option =
            match.decision?.seat === seat && match.decision.actions.some(each => canonical(each) === canonical(raw))
          assert.equal(verdict === undefined, option)
          assert.deepEqual(match.whyNotAll(seat, raw)[0], verdict)
          if (option) continue
          const done = match.submit(seat, raw)
          assert.ok(!done.ok)
          const { rule } = done.refusal
          assert.ok(rule === undefined || rule in toy.rulebook)
          assert.deepEqual(done.refusal, verdict)
        }
        assert.equal(fingerprint(match), before)
        assert.equal(canonical(match.journal()), journal)
      },
    ),
    { numRuns: 150 },
  )
})

test('undo restores hash, journal, events and decision, as often as it is allowed', () => {
  let undone = 0
  fc.assert(
    fc.property(seed, fc.nat(), (key, play) => {
      const match = seeded(key)
      const choose = searchDice(play)
      const shot = (): string =>
        canonical([
          match.position(),
          match.journal(),
          match.decision,
          match.heard(0),
          match.heard(1),
          match.heard('spectator'),
        ])
      const past = [shot()]
      for (let i = 0; i < 60 && match.decision !== undefined; i++) {
        const { seat } = match.decision
        if (choose.next(3) === 0 && match.whyNotUndo(seat) === undefined) {
          assert.equal(match.undo(seat), undefined)
          past.length = match.length + 1
          assert.equal(shot(), past.at(-1))
          assert.equal(match.decision?.seat, seat)
          undone++
        } else {
          const { actions } = match.decision
          assert.ok(match.submit(seat, actions[choose.next(actions.length)]).ok)
          past.push(shot())
        }
      }
      const journal = { ...saved(match), seed: key }
      assert.deepEqual(verify(toy, journal).faults, [])
    }),
    { numRuns: 60 },
  )
  assert.ok(undone > 50, `only ${undone} undone`)
})

test('journal → text → journal → resume → the same match', () => {
  fc.assert(
    fc.property(course, at => {
      const match = arrive(at)
      const journal = readJournal(JSON.stringify(match.journal()))
      assert.ok(typeof journal !== 'string', String(journal))
      const again = resume(toy, journal, { seed: at.seed })
      assert.ok(typeof again !== 'string', String(again))
      assert.equal(fingerprint(again), fingerprint(match))
      assert.deepEqual(saved(again), saved(match))
      playOn(match, 1)
      playOn(again, 1)
      assert.deepEqual(saved(again), saved(match))
      assert.deepEqual(verify(toy, saved(again)).faults, [])
    }),
    { numRuns: 60 },
  )
})

/** Every leaf of a journal, with a function that puts something else there. */
function leaves(journal: Journal): { path: string; put(value: unknown): unknown }[] {
  const found: { path: string; put(value: unknown): unknown }[] = []
  const walk = (part: unknown, path: string[]): void => {
    if (typeof part === 'object' && part !== null) {
      for (const [key, each] of Object.entries(part)) walk(each, [...path, key])
      return
    }
    const put = (value: unknown): unknown => {
      const copy = structuredClone(journal) as unknown as Record<string, unknown>
      const parent = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy)
      parent[path.at(-1)!] =
        typeof part === 'number' ? part + (value as number) : typeof part === 'string' ? `${part}x` : false
      return copy
    }
    found.push({ path: path.join('.'), put })
  }
  walk(journal, [])
  return found
}

test('a finished journal with any one value altered is refused or fails verify, with a sentence', () => {
  fc.assert(
    fc.property(seed, fc.nat(), fc.nat(), fc.constantFrom(-1, 1, 2), (key, play, pick, delta) => {
      const journal = saved(playOn(seeded(key), play))
      assert.deepEqual(verify(toy, journal).faults, [])
      const all = leaves(journal)
      const leaf = all[pick % all.length]!
      const read = readJournal(leaf.put(delta))
      if (typeof read === 'string') {
        assert.ok(read.length > 10)
        return
      }
      const { ok, faults } = verify(toy, read)
      // One legal choice for another that left no trace by the next mark (a camp moved twice) is another legal game:
      // marks are fingerprints of positions, not signatures of the players.
      if (ok && /^moves\.\d+\.action\.arg/.test(leaf.path)) return
      assert.ok(!ok, `${leaf.path} altered and not noticed`)
      assert.ok(faults.every(fault => fault.length > 10))
    }),
    { numRuns: 300 },
  )
})

test('any part of a journal replaced by JSON: resume, replay and verify answer and never throw', () => {
  const journal = saved(playOn(seeded('sturdy'), 8))
  const keys = Object.keys(journal) as (keyof Journal)[]
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), fc.nat(), nearly, (key, value, pick, action) => {
      const moves = journal.moves.with(pick % journal.moves.length, {
        seat: pick % 3,
        action: action as never,
        rolls: [],
      })
      for (const raw of [
        { ...journal, [key]: value },
        { ...journal, moves },
      ]) {
        const read = readJournal(raw)
        if (typeof read === 'string') continue
        resume(toy, read)
        replay(toy, read, { eye: 0 })
        verify(toy, read)
      }
    }),
    { numRuns: 200 },
  )
})
