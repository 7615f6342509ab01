import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, randomPlayer } from '@bivouac/ai'
import { searchDice, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { GAMES } from '../../shelf/src/all.ts'
import { accompanying, committing } from '../src/foretelling.ts'

for (const game of GAMES)
  test(`${game.id}: what the question calls final cannot be taken back, and every reason it carries is the rules'`, () => {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const match = createMatch(game, setup, { dice: searchDice('final') })
    const dice = searchDice('choices')
    const found = { final: 0, undone: 0, shut: 0 }
    for (let i = 0; i < 400 && match.decision !== undefined; i++) {
      const { decision } = match
      const { seat, actions } = decision
      const { final = [], shut = [] } = accompanying(match, decision)
      for (const { action, refusals } of shut) {
        assert.deepEqual(match.whyNotAll(seat, action), refusals)
        assert.ok(refusals.length > 0 && !actions.some(each => each.type === action.type && each.arg === undefined))
        found.shut++
      }
      const situation = { seat, view: match.view(seat), heard: [], decision }
      const { action } = decide(game, randomPlayer, situation, {}, dice, false)
      const at = actions.indexOf(action)
      assert.ok(match.submit(seat, action).ok)
      const isBack = match.whyNotUndo(seat) === undefined
      // What is hidden may come out otherwise than imagined; what is not final and not hidden never rolls a die.
      if (final.includes(at)) found.final++
      else if (isBack) found.undone++
      if (isBack) assert.ok(!final.includes(at), `${decision.proc}.${decision.step} ${JSON.stringify(action)}`)
    }
    assert.ok(found.final > 0 && found.undone > 0, JSON.stringify(found))
  })

test('trying out what is final changes nothing', () => {
  for (const game of GAMES) {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const pos = game.begin(setup)
    const decision = game.machine.advance(pos, tableFor(pos, searchDice('once')))!
    const view = game.view(pos, decision.seat)
    const before = JSON.stringify(view)
    assert.deepEqual(committing(game, view, decision), committing(game, view, decision))
    assert.equal(JSON.stringify(view), before)
  }
})
