import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { lessonPosition } from '../../../../packages/client/src/worker/lesson-position.ts'
import { manoeuvre } from '../../module.ts'
import { LESSON } from '../../page/lesson.ts'

function lessonMatch() {
  const dice = scriptedDice(LESSON.dice)
  const setup = manoeuvre.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string', String(setup))
  const match = createMatch(manoeuvre, setup, { dice }, lessonPosition(manoeuvre, setup, LESSON))
  return { match, dice }
}

test('the guided battle stands on a position that could be', () => {
  const setup = manoeuvre.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string')
  const pos = lessonPosition(manoeuvre, setup, LESSON)
  assert.deepEqual(manoeuvre.invariants(pos), [])
  const decision = manoeuvre.machine.advance(pos, tableFor(pos, scriptedDice([])))
  assert.equal(decision?.seat, LESSON.seat)
})

test('the guided battle can be played as written, to a victory by attrition', () => {
  const { match, dice } = lessonMatch()
  for (const [at, { seat, action }] of LESSON.script.entries()) {
    const { decision } = match
    assert.equal(decision?.seat, seat, `move ${at}, ${JSON.stringify(action)} at ${decision?.proc}.${decision?.step}`)
    const done = match.submit(seat, action)
    assert.ok(done.ok, `move ${at}, ${JSON.stringify(action)}: ${done.ok ? '' : done.refusal.text.en}`)
  }
  dice.done()
  assert.deepEqual([match.result?.winners, match.result?.by], [[LESSON.seat], 'attrition'])
})

test('every step of the guided battle cites a section of the rulebook', () => {
  assert.ok(LESSON.steps.length >= 8 && LESSON.steps.length <= 12)
  for (const { rule, title } of LESSON.steps) assert.ok(rule in manoeuvre.rulebook, `${title.en}: ${rule}`)
})
