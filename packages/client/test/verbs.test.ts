/** Buttons say what they do: no action of any game is called by a word that says nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { GAMES } from '@bivouac/shelf/all'

const EMPTY = /^(?:done|ok|confirm|yes|next|continue|fatto|conferma|sì|avanti|continua)\.?$/i
const MOVES = 220

for (const game of GAMES)
  test(`${game.id}: every button is a deed in words, in both languages`, () => {
    const setup = game.readSetup({})
    assert.ok(typeof setup !== 'string')
    const match = createMatch(game, setup, { seed: 'verbs', nonces: ['test'] })
    const choose = searchDice(11)
    const [chance] = playersFor(game)
    const asked = new Set<string>()
    while (match.length < MOVES && match.decision !== undefined) {
      const { decision } = match
      const { seat } = decision
      const view = match.view(seat)
      asked.add(`${decision.proc}.${decision.step}`)
      for (const action of decision.actions.filter(each => each.arg === undefined))
        for (const lang of ['it', 'en'] as const) {
          const said = game.words.action(action, view as never, lang)
          assert.ok(said.length > 3 && !EMPTY.test(said), `${decision.proc}.${decision.step} ${action.type}: “${said}”`)
        }
      const { action } = decide(game, chance!, { seat, view, heard: [], decision }, {}, choose, false)
      assert.ok(match.submit(seat, action).ok)
    }
    assert.ok(asked.size > 2)
  })
