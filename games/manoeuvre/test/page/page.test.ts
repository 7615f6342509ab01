import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomPlayer } from '@bivouac/ai'
import { searchDice, tableFor } from '@bivouac/kernel'
import { toldAfterTheChange } from '../../../../packages/match/test/after-the-change.ts'
import { EVENTS } from '../../events.ts'
import { manoeuvre } from '../../module.ts'
import { meanings, QUESTIONS, ways } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { shownAt, squareAt } from '../../page/geometry.ts'
import { RESULTS } from '../../page/odds.ts'
import type { View } from '../../state.ts'
import { RESULTS as THEIRS } from '../../words.ts'

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  assert.deepEqual([...known].sort(), [...manoeuvre.machine.actions].sort())
})

test('results of a comparison are read as the rules write them', () => assert.deepEqual(RESULTS, THEIRS))

test('every offered action can be meant: by a thing, a button or the chooser', () => {
  const dice = searchDice('page')
  for (const scenario of ['first-game', 'draft', 'random']) {
    const setup = manoeuvre.readSetup({ scenario })
    assert.ok(typeof setup !== 'string')
    const pos = manoeuvre.begin(setup)
    const told: { e: string }[] = []
    const ear = { tell: (event: { e: string }) => void told.push(event), whisper: () => {}, reveal: () => {} }
    const table = tableFor(pos, dice, ear)
    for (;;) {
      const decision = manoeuvre.machine.advance(pos, table)
      if (decision === undefined) break
      const view = manoeuvre.view(pos, decision.seat)
      const kinds = QUESTIONS[`${decision.proc}.${decision.step}`]!
      for (const action of decision.actions) {
        const found = ways(action, decision, view)
        const kind = kinds[action.type]
        assert.ok(
          kind === 'none' || kind === 'button' || kind === 'chooser' || found.length > 0,
          `${decision.proc}: ${action.type}`,
        )
        for (const thing of found.flatMap(way => (way.length === 1 ? way : [])))
          if (thing.kind === kind)
            assert.ok(
              meanings(thing, decision, view).some(each => each.type === action.type && each.arg === action.arg),
            )
      }
      for (const event of told.splice(0)) beats(event, { before: view, after: view }, 'it')
      const chosen = randomPlayer.choose({ seat: decision.seat, view, heard: [], decision }, {}, dice)
      manoeuvre.machine.take(pos, table, chosen)
    }
  }
  assert.ok(EVENTS.length > 0)
})

test('a turned map is the same map', () => {
  for (const turns of [0, 1, 2, 3])
    for (let square = 0; square < 64; square++) {
      const { column, row } = shownAt(square, turns)
      assert.equal(squareAt(column, row, turns), square)
    }
})

test('an event is told after what it tells of', () => {
  const stands = ({ square, reduced, redoubts }: View): unknown => ({ square, reduced, redoubts })
  let compared = 0
  for (const { id } of manoeuvre.scenarios)
    compared += toldAfterTheChange(manoeuvre, { scenario: id }, `after ${id}`, stands)
  assert.ok(compared > 300, `${compared} compared`)
})
