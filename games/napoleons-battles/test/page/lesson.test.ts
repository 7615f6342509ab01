import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { lessonPosition } from '../../../../packages/client/src/worker/lesson-position.ts'
import { napoleonsBattles } from '../../module.ts'
import { viewOf } from '../../page/facts.ts'
import { LESSON } from '../../page/lesson.ts'
import { DISORDER, DISPERSED, SQUARE } from '../../words.ts'

test('the guided battle can be played as written, and every step cites a section of the rulebook', () => {
  const setup = napoleonsBattles.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string', String(setup))
  const dice = scriptedDice(LESSON.dice)
  const match = createMatch(napoleonsBattles, setup, { dice }, lessonPosition(napoleonsBattles, setup, LESSON))
  for (const [at, { seat, action }] of LESSON.script.entries()) {
    const { decision } = match
    const where = `move ${at}, ${JSON.stringify(action)} at ${decision?.proc}.${decision?.step} ${decision?.seat}`
    assert.equal(decision?.seat, seat, where)
    // What is asked of the learner is on the list, so that it can be clicked.
    if (seat === LESSON.seat)
      assert.ok(
        decision?.actions.some(each => JSON.stringify(each) === JSON.stringify(action)),
        where,
      )
    const done = match.submit(seat, action)
    assert.ok(done.ok, `${where}: ${done.ok ? '' : done.refusal.text.en}`)
  }
  dice.done()
  const { s } = viewOf(match.view(0))
  assert.equal(s.on[7], DISPERSED)
  assert.equal(s.form[2], SQUARE)
  assert.ok((s.mark[8]! & DISORDER) !== 0)
  for (const { rule, title } of LESSON.steps) assert.ok(rule in napoleonsBattles.rulebook, `${title.en}: ${rule}`)
  assert.ok(LESSON.steps.length >= 10 && LESSON.steps.length <= 14)
  assert.deepEqual(
    [...new Set(LESSON.script.flatMap(each => each.step ?? []))],
    LESSON.steps.slice(1, -1).map((_, i) => i + 1),
  )
})
