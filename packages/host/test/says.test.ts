/** What computers say aloud: everybody hears the same, and it is made of nothing that anybody has to hide. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aloud, playersFor } from '@bivouac/ai'
import { type Action, type AnyGame, canonical, type Eye, plain, searchDice } from '@bivouac/kernel'
import { manoeuvre } from '@bivouac/manoeuvre'
import { marengo } from '@bivouac/marengo'
import { createMatch, type Match, readPosition } from '@bivouac/match'
import { type Chair, createTable, type Tell, type Thinker, thinkHere } from '../src/index.ts'

const GAMES: readonly AnyGame[] = [manoeuvre, marengo]
const SECRET = 'what only its own seat may know'
const setupOf = (game: AnyGame) => {
  const setup = game.readSetup({})
  if (typeof setup === 'string') throw new Error(setup)
  return setup
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
    const made = match.submit(seat, recruit.choose({ seat, view: match.view(seat), heard, decision }, {}, dice))
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
      const action = decision.actions[0]!
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

test('everybody hears a computer, whoever comes later reads it, and its reasons reach nobody', async () => {
  const match = createMatch(marengo, setupOf(marengo), { seed: 'x', nonces: [] })
  while (match.decision!.actions.length < 2) match.submit(match.decision!.seat, match.decision!.actions[0]!)
  const { seat } = match.decision!
  let done: Action | undefined
  // The first thing the computer can do that the log tells of as a deed.
  for (const action of match.decision!.actions) {
    const trial = createMatch(marengo, setupOf(marengo), { dice: searchDice('x') }, match.position() as never)
    if (!trial.submit(seat, action).ok) continue
    if (trial.heard('spectator', 1).some(({ event }) => marengo.words.level(event as never) === 2)) done = action
  }
  assert.ok(done, 'something told of as a deed')
  const { sit, moved } = scripted(marengo, match, seat, done)
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
