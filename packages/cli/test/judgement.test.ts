import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GAMES } from '@bivouac/shelf/all'
import { searchFigures } from '../src/bench/search.ts'
import { fingerprintOf } from '../src/contest.ts'
import { bivouac, REAL, scratch } from './spawn.ts'

const folder = scratch()
/** The game that stands for any: the first on the shelf with weights to tune. */
const FIRST = GAMES.find(({ ai }) => ai?.weights !== undefined)!

test('tournament: sides swapped, shares with intervals, Elo; the same seed the same games', () => {
  const args = ['tournament', 'toy', '--players', 'veteran,random', '--games', '12', '--seed', 'a', '--json']
  const { code, out, err } = bivouac(args)
  assert.equal(code, 0, err)
  const report = JSON.parse(out)
  assert.deepEqual(Object.keys(report), ['game', 'setup', 'seed', 'veteran', 'pairs'])
  const [pair] = report.pairs
  assert.deepEqual(pair.players, ['veteran', 'random'])
  assert.equal(pair.games, 12)
  assert.ok(pair.won.low <= pair.won.share && pair.won.share <= pair.won.high)
  assert.ok(pair.elo.low <= pair.elo.elo && pair.elo.elo <= pair.elo.high)
  const again = JSON.parse(bivouac(args).out).pairs[0]
  assert.deepEqual({ ...again, seconds: 0 }, { ...pair, seconds: 0 })
})

test('tournament: every pair of three, and a run can be cut in pieces and gone on with', () => {
  const out = join(folder, 'results.json')
  const args = ['tournament', 'toy', '--players', 'marshal@30,recruit,random', '--seed', 'b', '--out', out, '--json']
  const whole = JSON.parse(bivouac([...args.filter(arg => arg !== '--out' && arg !== out), '--games', '6']).out)
  assert.equal(bivouac([...args, '--games', '2']).code, 0)
  const pieces = JSON.parse(bivouac([...args, '--games', '6']).out)
  const bare = (report: { pairs: { seconds: number }[] }) => report.pairs.map(pair => ({ ...pair, seconds: 0 }))
  assert.equal(pieces.pairs.length, 3)
  assert.deepEqual(bare(pieces), bare(whole))
  const other = bivouac([...args, '--games', '6', '--seed', 'c'])
  assert.equal(other.code, 2)
  assert.match(other.err, /holds a tournament with another seed/)
})

test('tournament: bad names and efforts are said in one line', () => {
  for (const [players, complaint] of [
    ['napoleon,random', /no player “napoleon”; there are: random, recruit, veteran, marshal/],
    ['marshal@soon,random', /after @ comes a number of tries/],
    ['random', /names at least two/],
  ] as const) {
    const { code, err } = bivouac(['tournament', 'toy', '--players', players])
    assert.equal(code, 2)
    assert.match(err, complaint)
    assert.equal(err.trim().split('\n').length, 1)
  }
})

test('balance: win rates by side and army, with intervals', () => {
  const { code, out } = bivouac(['balance', 'toy', '--games', '10', '--player', 'recruit', '--json'])
  assert.equal(code, 0)
  const { games, byArmy, bySeat } = JSON.parse(out)
  assert.equal(games, 10)
  assert.deepEqual(byArmy.map((each: { army: string }) => each.army).sort(), ['Blue', 'Red'])
  assert.ok(Math.abs(bySeat[0].share + bySeat[1].share - 1) < 1e-9)
  const table = bivouac(['balance', 'toy', '--games', '4', '--player', 'random', '--markdown', '--lang', 'it'])
  assert.match(table.out, /\| Blu \| \d+ % \| \d+–\d+ % \| 4 \|/)
})

test('tune: nothing to tune is said; where there is, the same seed finds the same', () => {
  const none = bivouac(['tune', 'toy'])
  assert.equal(none.code, 2)
  assert.match(none.err, /toy has no weights to tune/)
  const args = ['tune', FIRST.id, '--rounds', '1', '--games', '2', '--seed', 'x', '--json']
  const [one, two] = [0, 1].map(() => JSON.parse(bivouac(args, { script: REAL }).out))
  assert.deepEqual(one, two)
  assert.deepEqual(Object.keys(one.weights), Object.keys(FIRST.ai!.weights!))
})

test('analyse: a curve, luck that cancels out, and words in both languages', () => {
  const file = join(folder, 'game.json')
  assert.equal(bivouac(['play', 'toy', '--seats', 'random,random', '--seed', 's', '--save', file]).code, 0)
  const { code, out } = bivouac(['analyse', file, '--futures', '4', '--json'])
  assert.equal(code, 0)
  const found = JSON.parse(out)
  const { moves } = JSON.parse(readFileSync(file, 'utf8'))
  assert.equal(found.curve.length, moves.length + 1)
  assert.ok(Math.abs(found.luck[0] + found.luck[1]) < 1e-9)
  assert.equal(bivouac(['analyse', file, '--futures', '4', '--json']).out, out)
  assert.match(
    bivouac(['analyse', file, '--futures', '2', '--lang', 'it']).out,
    /Probabilità di vincere per Blu:[\s\S]*A parità di fortuna/,
  )
  assert.match(
    bivouac(['analyse', file, '--futures', '2', '--lang', 'en']).out,
    /Chance to win for Blue:[\s\S]*With even luck/,
  )
})

test('analyse refuses a game file that was altered', () => {
  const file = join(folder, 'altered.json')
  assert.equal(bivouac(['play', 'toy', '--seats', 'random,random', '--seed', 't', '--save', file]).code, 0)
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  journal.moves = journal.moves.map((move: { seat: number }) => ({ ...move, seat: 1 - move.seat }))
  writeFileSync(file, JSON.stringify(journal))
  const { code, err } = bivouac(['analyse', file])
  assert.equal(code, 2)
  assert.match(err, /move 1 .*it is seat \d who decides there/)
})

test('the search makes thousands of tries a second from the middle of a game', () => {
  const found = searchFigures(FIRST, 0.6)!
  assert.equal(found.game, FIRST.id)
  assert.ok(found.turn > 5)
  // The bench prints the figure; here only that it is no trickle, whatever else this machine is doing.
  assert.ok(found.iterationsPerSecond > 0, `${found.iterationsPerSecond}`)
})

test('Veteran is frozen: its fingerprint is the one published with the results', () => {
  const root = new URL('../../../', import.meta.url)
  const published = new URL('docs/bots.md', root)
  assert.ok(existsSync(published))
  const world = { games: [], folder: new URL('games/', root) }
  // And of every game whose Veteran is made of what the game itself knows.
  const knowing = GAMES.filter(game => game.ai?.grain !== undefined)
  for (const game of [FIRST, ...knowing])
    assert.match(
      readFileSync(published, 'utf8'),
      new RegExp(`${game.title.en}[^\\n]*${fingerprintOf(world, game)}`),
      game.id,
    )
})
