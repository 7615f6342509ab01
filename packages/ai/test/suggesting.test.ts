import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, type Decision, searchDice, tableFor } from '@bivouac/kernel'
import { decide, type Player, playersFor, randomPlayer, suggesting } from '../src/index.ts'
import { game, somewhere } from './situations.ts'

/** The toy war with ideas of its own: always the last option, and now and then none at all. */
let looked = 0
const withIdeas = (give: (decision: Decision) => boolean): AnyGame => ({
  ...game,
  ai: {
    ...game.ai,
    suggest: (_, decision) => {
      looked++
      return give(decision) ? [{ action: decision.actions.at(-1)!, weight: 1 }] : undefined
    },
  },
})
const situation = () => {
  const { pos, decision, heard } = somewhere(3, 9)
  const { seat } = decision
  return { seat, view: game.view(pos, seat), heard: heard[seat]!, decision }
}
const chosen = (from: AnyGame, player: Player) =>
  decide(from, player, situation(), { iterations: 20 }, searchDice(1), false).action

test('players who think choose among what the game suggests, random players among everything', () => {
  const thought = withIdeas(() => true)
  const only = situation().decision.actions.at(-1)!
  for (const player of playersFor(thought)) {
    if (player.id === randomPlayer.id) continue
    assert.deepEqual(chosen(thought, player), only, player.id)
    if (player.fresh !== undefined) assert.deepEqual(chosen(thought, player.fresh()), only)
  }
  const random = playersFor(thought).find(({ id }) => id === 'random')!
  const seen = new Set<string>()
  for (let n = 0; n < 40; n++)
    seen.add(JSON.stringify(decide(thought, random, situation(), {}, searchDice(n), false).action))
  assert.ok(seen.size > 1)
})

test('where nothing is suggested the options listed stand; nobody looks for ideas before the options are read', () => {
  const silent = suggesting(withIdeas(() => false))
  const { pos, decision } = somewhere(3, 9)
  looked = 0
  const found = silent.machine.advance(pos, tableFor(pos, searchDice(1)))!
  assert.equal(looked, 0)
  assert.deepEqual(found.actions, decision.actions)
  assert.equal(looked, 1)
  assert.deepEqual(found.actions, decision.actions)
  assert.equal(looked, 1)
})

test('a game without ideas is the same game', () => assert.equal(suggesting(game), game))
