/** The tests of a school, the same for every game: `schoolTests(rules, SCHOOL)` in `games/<id>/test/page/school.test.ts`. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, LANGS, scriptedDice, tableFor } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import { type Exercise, type ExerciseStep, type School, tells } from '../src/carrier/school.ts'
import { answersOf, exerciseMatch } from '../src/worker/exercise.ts'
import { lessonPosition } from '../src/worker/lesson-position.ts'

const LEAST = 8
/** More than two minutes hold. */
const MOST_STEPS = 6

function begun(game: AnyGame, exercise: Exercise): Match {
  const setup = game.readSetup(exercise.setup)
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = lessonPosition(game, setup, exercise)
  assert.deepEqual(game.invariants(pos), [], 'the position could be')
  tableFor(pos, scriptedDice([]))
  return exerciseMatch(game, setup, exercise)
}

/** The events that the learner heard from one event on. */
const heardBy = ({ seat }: Exercise, match: Match, from: number) => match.heard(seat).slice(from)

function playedOut(game: AnyGame, exercise: Exercise): void {
  const match = begun(game, exercise)
  const { seat, steps } = exercise
  const answer = answersOf(exercise, match)
  let from = match.heard(seat).length
  const others = (): void => {
    while (match.decision !== undefined && match.decision.seat !== seat) {
      const action = answer()
      if (action === undefined) return
      assert.ok(match.submit(match.decision.seat, action).ok)
    }
  }
  const isDone = ({ done }: ExerciseStep): boolean =>
    heardBy(exercise, match, from).some(({ event }) => done.some(sign => tells(event, sign)))
  for (const [at, step] of steps.entries()) {
    assert.ok(!isDone(step), `step ${at + 1} is not done before anything is`)
    for (const action of step.way) {
      others()
      const { decision } = match
      assert.equal(decision?.seat, seat, `step ${at + 1}: somebody else is asked ${decision?.proc}.${decision?.step}`)
      const submitted = match.submit(seat, action)
      const why = submitted.ok ? '' : submitted.refusal.text.en
      assert.ok(
        submitted.ok,
        `step ${at + 1}, ${JSON.stringify(action)} at ${decision?.proc}.${decision?.step}: ${why}`,
      )
    }
    others()
    const heard = heardBy(exercise, match, from).map(({ event }) => JSON.stringify(event))
    assert.ok(isDone(step), `step ${at + 1} is not done; what was told: ${heard.join('\n')}`)
    from += heardBy(exercise, match, from).findIndex(({ event }) => step.done.some(sign => tells(event, sign))) + 1
  }
}

/** `least`: fewer than eight, while it is being written. */
export function schoolTests(game: AnyGame, school: School, least = LEAST): void {
  test('the school has enough exercises, each with a name of its own, in both languages', () => {
    assert.equal(school.game, game.id)
    assert.ok(school.exercises.length >= least, `${school.exercises.length} exercises`)
    const ids = school.exercises.map(({ id }) => id)
    assert.deepEqual([...new Set(ids)], ids)
    for (const { id, rule, steps, title, idea, praise } of school.exercises) {
      assert.match(id, /^[a-z][a-z0-9-]*$/)
      assert.ok(rule in game.rulebook, `${id} cites ${rule}`)
      assert.ok(steps.length >= 1 && steps.length <= MOST_STEPS, `${id}: ${steps.length} steps`)
      for (const text of [title, idea, praise, ...steps.map(step => step.text)])
        for (const lang of LANGS) assert.ok(text[lang].length > 2, `${id}: a text lacks its ${lang}`)
    }
  })
  for (const exercise of school.exercises)
    test(`exercise ${exercise.id}: the way it shows is legal, and the rules tell that each step is done`, () => {
      playedOut(game, exercise)
    })
}
