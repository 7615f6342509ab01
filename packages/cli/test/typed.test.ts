import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, hash, type Roll, type Setup, scriptedDice, searchDice } from '@bivouac/kernel'
import { createMatch, keyedDice, openTyped, submitTyped, type Tried, typedDice, verify } from '@bivouac/match'
import { GAMES } from '@bivouac/shelf/all'
import { wholeAction } from '../../kernel/test/whole.ts'

const GAMES_EACH = 3
const MOVES = 400
const STRICT = { ahead: true, exact: true } as const

/** Asks until nothing is missing, as a page does; what it asked for together is typed together. */
function asked<T>(chance: ReturnType<typeof searchDice>, attempt: (rolls: readonly number[]) => Tried<T>): T {
  for (let rolls: readonly number[] = []; ; ) {
    const tried = attempt(rolls)
    assert.ok(!('unfit' in tried), JSON.stringify(tried))
    if ('done' in tried) return tried.done
    assert.deepEqual(
      tried.wants.soFar.map(roll => roll.got),
      rolls,
      'every number typed went to a die',
    )
    assert.ok(
      tried.wants.next.every(each => each.hidden === undefined),
      'a dealer deals',
    )
    rolls = [...rolls, ...tried.wants.next.map(({ sides, why }) => chance.roll(sides, why))]
  }
}

function typedGame(game: AnyGame, setup: Setup, seed: string) {
  const chance = searchDice(seed)
  const dice = typedDice(keyedDice({ seed }))
  const create = () => createMatch(game, setup, { dice, typed: true })
  const match = asked(chance, rolls => openTyped(dice, rolls, create, STRICT))
  const hashes = [hash(match.position())]
  while (match.decision !== undefined && match.length < MOVES) {
    const { seat } = match.decision
    const action = wholeAction(game, match.position(), ({ actions }) => actions[chance.next(actions.length)]!)
    const move = { seat, action, at: match.length }
    assert.ok(asked(chance, rolls => submitTyped(match, dice, move, rolls, STRICT)).ok)
    hashes.push(hash(match.position()))
  }
  return { match, hashes }
}

let rolled = 0
for (const game of GAMES)
  test(`${game.id}: games typed roll by roll are the games of the same scripted dice`, () => {
    let visible = 0
    for (const { id: scenario } of game.scenarios.slice(0, GAMES_EACH)) {
      const setup = game.readSetup({ scenario })
      assert.ok(typeof setup !== 'string')
      const { match, hashes } = typedGame(game, setup, `${game.id} ${scenario}`)
      const journal = match.journal()
      const rolls: readonly Roll[] = [...journal.opening, ...journal.moves.flatMap(move => move.rolls)]
      visible += rolls.filter(roll => !roll.hidden).length

      const script = scriptedDice(rolls.map(roll => roll.got))
      const same = createMatch(game, setup, { dice: script })
      assert.equal(hash(same.position()), hashes[0])
      for (const [i, { seat, action }] of journal.moves.entries()) {
        assert.ok(same.submit(seat, action, i).ok)
        assert.equal(hash(same.position()), hashes[i + 1], `after move ${i + 1}`)
      }
      script.done()
      const found = verify(game, journal)
      assert.ok(found.ok, found.faults.join())
      assert.match(found.notes.join(), /typed in by the players/)
    }
    // One game has no dice, only blocks dealt face down: what is never rolled is never asked for.
    rolled += visible
  })
test('and dice were typed in some of them', () => assert.ok(rolled > 100, `${rolled}`))
