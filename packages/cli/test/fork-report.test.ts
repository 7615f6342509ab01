/** Forks and reports of real games, as the command makes them. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mock, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { GAMES as SHELF } from '@bivouac/shelf/all'
import { fork } from '../src/commands/fork.ts'
import { replay } from '../src/commands/replay.ts'
import { report } from '../src/commands/report.ts'
import { verify } from '../src/commands/verify.ts'
import { UsageFault, type World } from '../src/usage.ts'
import { bivouac, type Ended, REAL, scratch } from './spawn.ts'

const folder = scratch()
const COMMANDS = { fork, report, verify, replay }
const world: World = { games: SHELF, folder: new URL('../../../games/', import.meta.url) }

/** What the command would print and end with, without a process for each. */
function real(name: keyof typeof COMMANDS, ...args: string[]): Ended {
  let out = ''
  const write = mock.method(process.stdout, 'write', (text: string) => {
    out += text
    return true
  })
  try {
    const code = COMMANDS[name](args, world)
    return { code, out, err: '' }
  } catch (error) {
    if (!(error instanceof UsageFault)) throw error
    return { code: 2, out, err: error.message }
  } finally {
    write.mock.restore()
  }
}
const GAMES = [
  ['manoeuvre', 'attrition', '120'],
  ['marengo', 'french-morale', '90'],
  ['field-commander', 'historical', '60'],
] as const
const journal = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../../games/${game}/test/journals/${name}.json`, import.meta.url))

test('a fork of every game verifies, replays as a fork, and can be forked again', () => {
  for (const [game, name, at] of GAMES) {
    const [file, again] = [join(folder, `${game}.json`), join(folder, `${game}-2.json`)]
    const made = real('fork', journal(game, name), '--at', at, '--eye', '0', '--seed', 'fork', '--out', file)
    assert.equal(made.code, 0, made.err)
    assert.match(made.out, new RegExp(`a fork at move ${at} as seat 0 saw it`))
    const verified = real('verify', file)
    assert.equal(verified.code, 0, verified.out)
    assert.match(verified.out, new RegExp(`note: the game begins as a fork of another game, at its move ${at}`))
    assert.match(real('replay', file, '--lang', 'en').out, new RegExp(`A fork: it begins at move ${at}`))
    assert.equal(real('fork', file, '--eye', 'spectator', '--out', again).code, 0)
    assert.equal(real('verify', again).code, 0)
    const { from } = JSON.parse(readFileSync(file, 'utf8')) as { from: object }
    assert.ok(from, 'the position is in the file')
  }
})

test('the same seed makes the same fork, another seed deals hidden things differently', () => {
  const [game, name, at] = GAMES[0]
  const forkWith = (seed: string): unknown => {
    const file = join(folder, `${seed}.json`)
    real('fork', journal(game, name), '--at', at, '--eye', '1', '--seed', seed, '--out', file)
    return (JSON.parse(readFileSync(file, 'utf8')) as { from: { s: { hand: unknown } } }).from.s.hand
  }
  const [one, other] = [forkWith('one') as number[][], forkWith('other') as number[][]]
  assert.deepEqual(forkWith('one'), one)
  assert.deepEqual(one[1], other[1], 'his own hand is his own hand')
  assert.notDeepEqual(one[0], other[0], 'the other one is imagined')
})

test('what cannot be forked is refused in a line', () => {
  const [game, name] = GAMES[0]
  const path = journal(game, name)
  const { moves } = JSON.parse(readFileSync(path, 'utf8')) as { moves: unknown[] }
  const out = join(folder, 'never.json')
  for (const [args, reason] of [
    [['--at', String(moves.length), '--out', out], /the game is over there/],
    [['--at', '99999', '--out', out], /--at is a whole number/],
    [['--eye', '7', '--out', out], /--eye is one of/],
    [[], /--out is missing/],
  ] as const) {
    const { code, err } = real('fork', path, ...args)
    assert.equal(code, 2)
    assert.match(err, reason)
  }
})

test('the command itself knows both', () => {
  const [game, name] = GAMES[2]
  const file = join(folder, 'spawned.json')
  const made = bivouac(['fork', journal(game, name), '--out', file], { script: REAL, cwd: folder })
  assert.equal(made.code, 0, made.err)
  const told = bivouac(['report', file, '--out', join(folder, 'spawned.html')], { script: REAL, cwd: folder })
  assert.equal(told.code, 0, told.err)
})

test('a report of every game, in both languages, needs nothing but itself', () => {
  for (const [game, name] of GAMES)
    for (const lang of ['it', 'en']) {
      const file = join(folder, `${game}-${lang}.html`)
      const { code, err } = real('report', journal(game, name), '--lang', lang, '--eye', '0', '--out', file)
      assert.equal(code, 0, err)
      const html = readFileSync(file, 'utf8')
      assert.ok(html.startsWith('<!doctype html>'))
      assert.match(html, lang === 'it' ? /Perdite/ : /Losses/)
      assert.match(html, game === 'marengo' ? /Momenti decisivi|Decisive moments/ : /Tiri decisivi|Key rolls/)
      assert.match(html, lang === 'it' ? /Le mappe sono scritte/ : /The maps are written/)
      assert.ok((html.match(/<pre>/g)?.length ?? 0) > 3, 'a map for each turn')
      assert.match(html, /<cite>§/)
      assert.ok(!/undefined|\[object|NaN|<script/.test(html), 'nothing unsaid, nothing that runs')
    }
})

test('the report of a running game holds what that eye may know, and nothing else', () => {
  const [game, name] = GAMES[0]
  const { result: _, seed: __, ...whole } = JSON.parse(readFileSync(journal(game, name), 'utf8'))
  const at = 150
  const running = join(folder, 'running.json')
  const marks = whole.marks.filter((mark: { at: number }) => mark.at <= at)
  writeFileSync(running, JSON.stringify({ ...whole, moves: whole.moves.slice(0, at), marks }))
  const drawn = (eye: string): readonly string[] => {
    const file = join(folder, `running-${eye}.html`)
    assert.equal(real('report', running, '--eye', eye, '--lang', 'en', '--out', file).code, 0)
    const html = readFileSync(file, 'utf8')
    assert.match(html, /The game goes on: 150 moves so far/)
    return [...html.matchAll(/<li>(.*? draws .*?)<\/li>/g)].map(found => found[1]!.replace(/<[^>]+>/g, ''))
  }
  const [mine, theirs, public_] = [drawn('0'), drawn('1'), drawn('spectator')]
  assert.ok(public_.length > 3 && public_.every(line => /draws (?:one card|\d+ cards)/.test(line)), public_.join('\n'))
  for (const [side, lines] of [mine, theirs].entries()) {
    const known = lines.filter(line => !/draws (?:one card|\d+ cards)/.test(line))
    assert.ok(known.length > 0)
    // He reads his own cards; of the other's draws there is only their number.
    const names = new Set(known.map(line => line.split(' draws ')[0]))
    assert.equal(names.size, 1, `seat ${side} knows the draws of one side`)
  }
})
