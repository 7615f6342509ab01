import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, randomPlayer } from '@bivouac/ai'
import { searchDice, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { GAMES } from '../../shelf/src/all.ts'
import { accompanying, committing, judged } from '../src/foretelling.ts'

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

for (const game of GAMES)
  test(`${game.id}: one question answers whether a deed is legal, what it brings and whether it is final, as several would`, () => {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const match = createMatch(game, setup, { dice: searchDice('judged') })
    const dice = searchDice('choices')
    for (let i = 0; i < 60 && match.decision !== undefined; i++) {
      const { decision } = match
      const { seat, actions } = decision
      const { final = [] } = accompanying(match, decision)
      for (const [at, action] of actions.slice(0, 5).entries()) {
        const found = judged(match, seat, action)
        assert.equal(found.legal, true)
        assert.equal(found.final === true, final.includes(at), `${decision.proc}.${decision.step} ${action.type}`)
        assert.ok(found.foretold !== undefined)
      }
      const absurd = judged(match, seat, { type: 'no such deed' })
      assert.ok(!absurd.legal && absurd.refusals.length > 0 && absurd.foretold === undefined)
      if (decision.asked === undefined) assert.equal(judged(match, seat === 0 ? 1 : 0, { type: '' }).legal, false)
      const situation = { seat, view: match.view(seat), heard: [], decision }
      assert.ok(match.submit(seat, decide(game, randomPlayer, situation, {}, dice, false).action).ok)
    }
  })

test('what ends the game badly is known beforehand, and never said of what does not', () => {
  let [said, come] = [0, 0]
  for (const game of GAMES)
    for (let seed = 1; seed <= 3; seed++) {
      const setup = game.readSetup({})
      assert.ok(typeof setup !== 'string')
      const match = createMatch(game, setup, { dice: searchDice(`losing ${seed}`) })
      const dice = searchDice(seed)
      for (let i = 0; i < 1200 && match.decision !== undefined; i++) {
        const { decision } = match
        const { seat, actions } = decision
        const { losing = [] } = decision.asked === undefined ? accompanying(match, decision) : {}
        const { action } = decide(
          game,
          randomPlayer,
          { seat, view: match.view(seat), heard: [], decision },
          {},
          dice,
          false,
        )
        const foreseen = losing.find(({ at }) => actions[at] === action)
        const submitted = match.submit(seat, action)
        assert.ok(submitted.ok)
        said += losing.length
        if (foreseen === undefined) continue
        come++
        assert.deepEqual(match.result?.winners, foreseen.result.winners, `${game.id} ${decision.proc}.${decision.step}`)
      }
    }
  assert.ok(said > 0 && come > 0, JSON.stringify({ said, come }))
})
