/** For tests of games: an event is told after what it tells of, so that whoever looks on sees it with the event. */
import assert from 'node:assert/strict'
import { type AnyGame, type Decision, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { applied, filming } from '../src/index.ts'

/**
 * Plays a game and compares, for one eye, what stands on the table (`stands`, from a view) when the last thing is told and
 * when the next question is asked: between the two nothing may change. `silent`: questions before which it may, because
 * nothing is told of what everybody can see done. Gives the number of moves compared.
 */
export function toldAfterTheChange(
  game: AnyGame,
  raw: object,
  seed: string,
  stands: (view: never) => unknown,
  silent: (decision: Decision) => boolean = () => false,
): number {
  const setup = game.readSetup(raw)
  assert.ok(typeof setup !== 'string', String(setup))
  const dice = searchDice(seed)
  const pos = game.begin(setup)
  // Sets and paths are put together element by element, of which nobody hears anything.
  const { machine } = stepwise(game)
  let decision = machine.advance(pos, tableFor(pos, dice))
  let compared = 0
  for (let moves = 0; moves < 1500 && decision !== undefined; moves++) {
    const eye = decision.seat
    const before = structuredClone(game.view(pos, eye))
    const { ear, shown } = filming(game, pos, eye)
    const table = tableFor(pos, dice, ear)
    machine.take(pos, table, decision.actions[dice.roll(decision.actions.length, '-') - 1]!)
    decision = machine.advance(pos, table)
    if (shown.length === 0 || (decision !== undefined && silent(decision))) continue
    const last = shown.reduce<unknown>((view, { leaves }) => applied(view, leaves), before)
    const plain = (view: unknown): unknown => JSON.parse(JSON.stringify(stands(view as never)))
    assert.deepEqual(plain(last), plain(game.view(pos, eye)), JSON.stringify(shown.map(each => each.event)))
    compared++
  }
  return compared
}
