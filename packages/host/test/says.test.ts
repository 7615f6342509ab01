/** What computers say aloud: everybody hears the same, and it is made of nothing that anybody has to hide. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aloud, decide, playersFor } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Eye, plain, searchDice } from '@bivouac/kernel'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import { GAMES as SHELF } from '@bivouac/shelf/all'
import { type Chair, createTable, type Tell, type Thinker, thinkHere } from '../src/index.ts'

const SECRET = 'what only its own seat may know'
const setupOf = (game: AnyGame) => {
  const setup = game.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  return setup
}
/** Two people, and something that nobody but its owner sees: dealt anew for one who watches, somebody's view is another. */
function isSecretive(game: AnyGame): boolean {
  const setup = setupOf(game)
  if (game.seats(setup).length !== 2) return false
  const match = createMatch(game, setup, { seed: 'secretive', nonces: [] })
  // By then everybody holds something.
  for (let i = 0; i < 30 && match.decision !== undefined; i++) match.submit(match.decision.seat, somethingAt(match, i))
  const heard = match.heard('spectator').map(({ event }) => event)
  const other = game.imagine(match.view('spectator'), 'spectator', heard, searchDice('secretive'))
  return [0, 1].some(eye => canonical(game.view(other, eye)) !== canonical(match.view(eye)))
}
/** A game between two recruits; `at` is shown every moment of it. */
function played(game: AnyGame, seed: string, moves: number, at: (match: Match) => void): void {
  const match = createMatch(game, setupOf(game), { seed, nonces: [] })
  const recruit = playersFor(game).find(({ id }) => id === 'recruit')!
  const dice = searchDice(seed)
  while (match.decision !== undefined && match.length < moves) {
    const { decision } = match
    const { seat } = decision
    const heard = match.heard(seat).map(({ event }) => event)
    const situation = { seat, view: match.view(seat), heard, decision }
    const made = match.submit(seat, decide(game, recruit, situation, {}, dice, false).action)
    assert.ok(made.ok)
    at(match)
  }
}
const publicly = (match: Match) => {
  const all = match.heard('spectator')
  const made = match.moves().at(-1)!
  return {
    seat: made.seat,
    view: match.view('spectator'),
    heard: all.map(({ event }) => event),
    told: all.filter(({ move }) => move === match.length).map(({ event }) => event),
  }
}

/** Two of them: what is said is the platform's, and each look plays hundreds of futures. */
const GAMES: readonly AnyGame[] = SHELF.filter(isSecretive).slice(0, 2)
for (const game of GAMES) {
  test(`${game.id}: the sentence is the same however what is hidden has been dealt`, () => {
    const dice = searchDice('deal again')
    let spoken = 0
    let otherwise = 0
    played(game, 'says', 160, match => {
      if (match.decision === undefined || match.length % 4 !== 0) return
      const known = publicly(match)
      const said = aloud(game, known, searchDice(1))
      const other = game.imagine(known.view, 'spectator', known.heard, dice)
      const eyes: readonly Eye[] = [0, 1]
      if (eyes.some(eye => canonical(game.view(other, eye)) !== canonical(match.view(eye)))) otherwise++
      assert.deepEqual(aloud(game, { ...known, view: game.view(other, 'spectator') }, searchDice(1)), said)
      if (said === undefined) return
      spoken++
      // It begins with something that was told to everybody, and ends with a number.
      const deeds = known.told.map(event => plain(game.words.event(event, 'en')).replace(/\s*\(§[^)]*\)/g, ''))
      const [deed] = said.en.split(/: wins \d+ of 10 futures\.$/)
      assert.ok(
        deeds.some(each => each.replace(/[.:…]+$/, '') === deed),
        `“${said.en}” says no more than ${deeds}`,
      )
      assert.match(said.it, /: vince in \d+ futuri su 10\.$/)
    })
    assert.ok(spoken > 5, `${spoken} sentences`)
    assert.ok(otherwise > 20, `${otherwise} deals that were another`)
  })

  test(`${game.id}: two tables that differ only in what is hidden hear the same of the same move`, async () => {
    const dice = searchDice('two tables')
    let compared = 0
    const pairs: Promise<void>[] = []
    played(game, 'pairs', 120, match => {
      const { decision } = match
      if (decision === undefined || match.length % 12 !== 0) return
      const known = publicly(match)
      const other = game.imagine(known.view, 'spectator', known.heard, dice)
      const action = somethingAt(match)
      // Not everything can be done with another hand; what can is done on both tables.
      const tables = [match.position(), other].map(pos => readPosition(game, pos as never))
      const said = tables.map(pos => saidOf(game, pos as never, decision.seat, action))
      pairs.push(
        Promise.all(said).then(([a, b]) => {
          // A move that shows something shows each table something else.
          if (a === undefined || b === undefined || a.shown !== b.shown) return
          compared++
          assert.deepEqual(a.says, b.says)
        }),
      )
    })
    await Promise.all(pairs)
    assert.ok(compared > 0, 'at least one move was made on both')
  })
}

/** Something the one who is asked can do: sets and paths as well as what is listed. */
function somethingAt(match: Match, seed = 0): Action {
  const { game, decision } = match
  const { seat } = decision!
  const [chance] = playersFor(game)
  const situation = { seat, view: match.view(seat), heard: [], decision: decision! }
  return decide(game, chance!, situation, {}, searchDice(seed), false).action
}

/** What is said at a table where the computer in `seat` has just done this, and what everybody then sees. */
async function saidOf(game: AnyGame, pos: never, seat: number, action: Action) {
  const match = createMatch(game, setupOf(game), { dice: searchDice('same dice') }, pos)
  if (match.whyNot(seat, action) !== undefined) return undefined
  const { sit, moved } = scripted(game, match, seat, action)
  const { told } = sit([1 - seat])
  await moved()
  const [says] = told.flatMap(tell => (tell.tell === 'says' ? [tell.says] : []))
  return says && { says, shown: canonical([match.view('spectator'), match.heard('spectator')]) }
}

/** A table whose computer does one thing, with secret reasons, and then thinks for ever. */
function scripted(game: AnyGame, match: Match, seat: number, action: Action) {
  const here = thinkHere({ game, seed: 'aloud' })
  let chosen = 0
  let spoken: Promise<unknown> | undefined
  const thinker: Thinker = {
    ...here,
    choose: async () => (chosen++ > 0 ? new Promise(() => {}) : { action, says: { it: SECRET, en: SECRET } }),
    aloud: move => {
      const words = here.aloud!(move)
      spoken = words
      return words
    },
  }
  const computer: Chair = { kind: 'bot', bot: 'veteran', name: 'B' }
  const chairs = [0, 1].map((each): Chair => (each === seat ? computer : { kind: 'human', name: 'A' }))
  const table = createTable({ id: 't', match, chairs, thinker })
  const sit = (mine: readonly number[]) => {
    const told: Tell[] = []
    const connection = table.connect({ mine, name: 'A' }, tell => told.push(structuredClone(tell)))
    return { told, connection }
  }
  const turnOfTheLoop = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
  /** It has moved, and said what it has to say. */
  const moved = async (): Promise<void> => {
    const before = match.length
    while (match.length === before) await turnOfTheLoop()
    while (spoken === undefined && match.decision !== undefined) await turnOfTheLoop()
    await spoken
    await turnOfTheLoop()
  }
  return { sit, moved }
}

function firstDeed(game: AnyGame, match: Match): Action | undefined {
  const { seat } = match.decision!
  for (let seed = 0; seed < 20; seed++) {
    const action = somethingAt(match, seed)
    const trial = createMatch(game, setupOf(game), { dice: searchDice('x') }, match.position() as never)
    if (!trial.submit(seat, action).ok) continue
    if (trial.heard('spectator', 1).some(({ event }) => game.words.level(event as never) === 2)) return action
  }
  return undefined
}

test('everybody hears a computer, whoever comes later reads it, and its reasons reach nobody', async () => {
  // The first game in which a computer can begin with something that the log tells of as a deed.
  const found = GAMES.flatMap(game => {
    const match = createMatch(game, setupOf(game), { seed: 'x', nonces: [] })
    const deed = firstDeed(game, match)
    return deed === undefined ? [] : [{ game, match, deed }]
  })[0]
  assert.ok(found, 'something told of as a deed')
  const { game, match, deed } = found
  const { seat } = match.decision!
  const { sit, moved } = scripted(game, match, seat, deed)
  const [foe, watcher] = [sit([1 - seat]), sit([])]
  await moved()
  const heard = [foe, watcher].map(({ told }) => told.flatMap(tell => (tell.tell === 'says' ? [tell.says] : [])))
  assert.equal(heard[0]!.length, 1)
  assert.deepEqual(heard[0], heard[1])
  const late = sit([])
  await late.connection.ask({ do: 'watch' })
  const [shown] = late.told.flatMap(tell => (tell.tell === 'table' ? [tell.snapshot.says] : []))
  assert.deepEqual(shown, heard[0]![0])
  for (const { told } of [foe, watcher, late]) assert.ok(!JSON.stringify(told).includes(SECRET))
  assert.equal(match.length, shown!.at)
})
