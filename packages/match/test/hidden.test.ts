import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Eye, Roll } from '@bivouac/kernel'
import { type Match, type ReplayStep, replay } from '../src/index.ts'
import { act, playOn, saved, scripted, seeded } from './help.ts'
import { toy } from './toy.ts'

const EYES: readonly Eye[] = [0, 1, 'spectator']
const replayed = (match: Match, eye?: Eye): readonly ReplayStep[] => {
  const steps = replay(toy, saved(match), eye === undefined ? {} : { eye })
  assert.ok(typeof steps !== 'string', String(steps))
  return steps
}

test('a whisper reaches its seats; the others and spectators hear the public version', () => {
  const match = scripted(3)
  act(match, 0, 'draw')
  const last = (eye: Eye) => match.heard(eye, 1)
  assert.deepEqual(last(0), [{ move: 1, event: { e: 'drew', seat: 0, card: 5 } }])
  assert.deepEqual(last(1), [{ move: 1, event: { e: 'drew', seat: 0 } }])
  assert.deepEqual(last('spectator'), last(1))
})

test('a whisper without a public version is silence for the others', () => {
  const match = scripted()
  act(match, 0, 'lay', 1)
  assert.deepEqual(
    match.heard(0, 1).map(each => each.event.e),
    ['laid', 'murmur'],
  )
  assert.deepEqual(
    match.heard(1, 1).map(each => each.event),
    [{ e: 'laid', seat: 0 }],
  )
})

test('what was heard stays as it was said, even if it pointed at the table', () => {
  const match = scripted(1)
  act(match, 0, 'lay', 1)
  act(match, 0, 'draw')
  const murmur = match.heard(0).find(each => each.event.e === 'murmur')
  assert.deepEqual(murmur?.event, { e: 'murmur', hand: [1] })
  assert.ok(Object.isFrozen(murmur?.event))
})

test('since counts moves as Heard does, and nothing hears as nobody', () => {
  const match = scripted()
  act(match, 0, 'march', 1)
  act(match, 0, 'march', 2)
  assert.deepEqual(
    match.heard(1).map(each => each.move),
    [0, 0, 0, 1, 2],
  )
  assert.deepEqual(
    match.heard(1, 1).map(each => each.move),
    [1, 2],
  )
  assert.deepEqual(match.heard(1, 3), [])
  // An eye that is no seat of this table is a spectator's.
  for (const eye of [2, -1, 'referee', undefined, null, '0'] as unknown as Eye[]) {
    assert.deepEqual(match.heard(eye), match.heard('spectator'))
    assert.deepEqual(match.view(eye), match.view('spectator'))
  }
})

test('a submission tells its seat only what that seat may know', () => {
  const match = scripted(3)
  const done = act(match, 0, 'draw')
  assert.deepEqual(done.rolls, [])
  assert.deepEqual(done.events, match.heard(0, 1))
})

test('until the end no eye’s replay or hearing holds hidden picks, others’ choices or the seed', () => {
  const seed = 'nobody may read this'
  const match = seeded(seed)
  playOn(match, 11, 1000, () => {
    if (match.result !== undefined) return
    for (const eye of EYES) {
      const steps = replayed(match, eye)
      const text = JSON.stringify([steps, match.heard(eye), match.view(eye)])
      assert.ok(!text.includes(seed))
      assert.ok(!text.includes('"hidden"'))
      for (const step of steps) {
        assert.ok(step.rolls.every((roll: Roll) => roll.hidden !== true))
        if (step.seat !== eye) assert.equal('action' in step, false)
        for (const event of step.events as readonly { e: string; seat?: number; card?: number; hand?: number[] }[])
          if (['dealt', 'drew', 'laid', 'scouted'].includes(event.e) && event.seat !== eye)
            assert.ok(event.card === undefined && event.hand === undefined)
      }
      // Replay and hearing say the same.
      const events = steps.flatMap(step => step.events.map(event => ({ move: step.at, event })))
      assert.deepEqual(events, match.heard(eye))
    }
  })
  assert.ok(match.result)
})

test('what an eye gets does not depend on what it may not know', () => {
  // The same public course with other cards: same replay for the spectator, before the end.
  const one = scripted(1, 1)
  const other = scripted(8, 5)
  for (const match of [one, other]) {
    act(match, 0, 'draw')
    act(match, 0, 'draw')
    act(match, 0, 'march', 2)
  }
  assert.notDeepEqual(one.position(), other.position())
  for (const eye of [1, 'spectator'] as const) {
    assert.deepEqual(replayed(one, eye), replayed(other, eye))
    assert.deepEqual(one.heard(eye), other.heard(eye))
  }
})

test('after the end replay shows hidden picks and choices; events stay as that eye heard them', () => {
  const match = playOn(seeded('open'), 3)
  const journal = match.journal()
  for (const eye of EYES) {
    const steps = replayed(match, eye)
    assert.deepEqual(steps[0]!.rolls, journal.opening)
    assert.deepEqual(
      steps.slice(1).map(({ seat, action, rolls }) => ({ seat, action, rolls })),
      journal.moves,
    )
    assert.deepEqual(
      steps.flatMap(step => step.events),
      match.heard(eye).map(each => each.event),
    )
  }
})

test('the referee hears everything, at any time', () => {
  const match = scripted(3)
  act(match, 0, 'draw')
  const [opening, draw] = replayed(match)
  assert.deepEqual(opening!.events.slice(1), [
    { e: 'dealt', seat: 0, card: 1 },
    { e: 'dealt', seat: 1, card: 2 },
  ])
  assert.deepEqual(draw, {
    at: 1,
    seat: 0,
    asked: { proc: 'turn', step: 'orders', rule: '2' },
    action: { type: 'draw' },
    rolls: [{ why: '2', sides: 8, got: 3, hidden: true }],
    events: [{ e: 'drew', seat: 0, card: 5 }],
    citations: ['2'],
  })
})

test('replay cites the rule that asked and those that rolled, goes as far as told, and shows views', () => {
  const match = scripted(6, 1)
  act(match, 0, 'attack')
  act(match, 1, 'pass')
  const steps = replay(toy, saved(match), { eye: 1, views: true })
  assert.ok(typeof steps !== 'string')
  assert.deepEqual(
    steps.map(step => step.citations),
    [['1.1'], ['2'], ['3.1', '3.2']],
  )
  assert.deepEqual(steps.at(-1)!.view, match.view(1))
  assert.deepEqual(replay(toy, saved(match), { to: 1, eye: 1, views: true }), steps.slice(0, 2))
  assert.deepEqual(replay(toy, saved(match), { to: 0, eye: 1, views: true }), steps.slice(0, 1))
  assert.match(String(replay(toy, { ...saved(match), game: 'chess' })), /chess/)
})
