/** Forks and reports of real games, as the command makes them: every game of the shelf that has finished games as files. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AnyGame, canonical } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'
import { GAMES as SHELF } from '@bivouac/shelf/all'
import { here } from './in-process.ts'
import { bivouac, REAL, scratch } from './spawn.ts'

const folder = scratch()

/** A finished game as a file, and a moment in the middle of it. */
interface Finished {
  readonly game: AnyGame
  readonly file: string
  readonly journal: Journal
  readonly at: string
}
const read = (file: string): Journal => JSON.parse(readFileSync(file, 'utf8')) as Journal
function finished(game: AnyGame): readonly Finished[] {
  const journals = fileURLToPath(new URL(`../../../games/${game.id}/test/journals/`, import.meta.url))
  const names = existsSync(journals) ? readdirSync(journals).filter(name => name.endsWith('.json')) : []
  const all = names.map(name => ({ file: join(journals, name), journal: read(join(journals, name)) }))
  // The longest first.
  all.sort((a, b) => b.journal.moves.length - a.journal.moves.length)
  return all.map(each => ({ game, ...each, at: String(Math.floor(each.journal.moves.length / 3)) }))
}
const GAMES = SHELF.flatMap(game => finished(game).slice(0, 1))
const [FIRST] = GAMES as [Finished]

test('every game of the shelf has a finished game to fork and report', () => assert.equal(GAMES.length, SHELF.length))

test('a fork of every game verifies, replays as a fork, and can be forked again', () => {
  for (const { game, file: from, at } of GAMES) {
    const [file, again] = [join(folder, `${game.id}.json`), join(folder, `${game.id}-2.json`)]
    const made = here('fork', from, '--at', at, '--eye', '0', '--seed', 'fork', '--out', file)
    assert.equal(made.code, 0, made.err)
    assert.match(made.out, new RegExp(`a fork at move ${at} as seat 0 saw it`))
    const verified = here('verify', file)
    assert.equal(verified.code, 0, verified.out)
    assert.match(verified.out, new RegExp(`note: the game begins as a fork of another game, at its move ${at}`))
    assert.match(here('replay', file, '--lang', 'en').out, new RegExp(`A fork: it begins at move ${at}`))
    assert.equal(here('fork', file, '--eye', 'spectator', '--out', again).code, 0)
    assert.equal(here('verify', again).code, 0)
    assert.ok(read(file).from, 'the position is in the file')
  }
})

test('the same seed makes the same fork; another deals hidden things differently, and what one sees the same', () => {
  let differing = 0
  for (const { game, file: from, at } of GAMES) {
    const eye = game.seats(read(from).setup as never).length - 1
    const forkWith = (seed: string): NonNullable<Journal['from']> => {
      const file = join(folder, `${game.id}-${seed}.json`)
      assert.equal(here('fork', from, '--at', at, '--eye', String(eye), '--seed', seed, '--out', file).code, 0)
      return read(file).from!
    }
    const [one, other] = [forkWith('one'), forkWith('other')]
    assert.equal(canonical(forkWith('one')), canonical(one))
    assert.equal(canonical(game.view(one as never, eye)), canonical(game.view(other as never, eye)))
    if (canonical(one) !== canonical(other)) differing++
  }
  assert.ok(differing > 0, 'some game hides something')
})

test('what cannot be forked is refused in a line', () => {
  const { file, journal } = FIRST
  const out = join(folder, 'never.json')
  for (const [args, reason] of [
    [['--at', String(journal.moves.length), '--out', out], /the game is over there/],
    [['--at', '99999', '--out', out], /--at is a whole number/],
    [['--eye', '7', '--out', out], /--eye is one of/],
    [[], /--out is missing/],
  ] as const) {
    const { code, err } = here('fork', file, ...args)
    assert.equal(code, 2)
    assert.match(err, reason)
  }
})

test('the command itself knows both', () => {
  const file = join(folder, 'spawned.json')
  const made = bivouac(['fork', GAMES.at(-1)!.file, '--out', file], { script: REAL, cwd: folder })
  assert.equal(made.code, 0, made.err)
  const told = bivouac(['report', file, '--out', join(folder, 'spawned.html')], { script: REAL, cwd: folder })
  assert.equal(told.code, 0, told.err)
})

const maps = (html: string): number => html.match(/<pre>/g)?.length ?? 0

test('a report of every game, in both languages, needs nothing but itself', () => {
  for (const lang of ['it', 'en'])
    for (const game of SHELF) {
      const reports = finished(game).map(({ file: from }, i) => {
        const file = join(folder, `${game.id}-${i}-${lang}.html`)
        const { code, err } = here('report', from, '--lang', lang, '--eye', '0', '--out', file)
        assert.equal(code, 0, err)
        return readFileSync(file, 'utf8')
      })
      for (const html of reports) {
        assert.ok(html.startsWith('<!doctype html>'))
        assert.match(html, lang === 'it' ? /Le mappe sono scritte/ : /The maps are written/, game.id)
        assert.ok(maps(html) > 0, `${game.id}: a map for each turn`)
        assert.match(html, /<cite>§/, game.id)
        assert.ok(!/undefined|\[object|NaN|<script/.test(html), `${game.id}: nothing unsaid, nothing that runs`)
      }
      assert.ok(
        reports.some(html => maps(html) > 3),
        `${game.id}: a map for each turn`,
      )
      // A game may end before anybody has fought; not every one does.
      const losses = lang === 'it' ? /<h2>Perdite</ : /<h2>Losses</
      if (game.toll !== undefined)
        assert.ok(
          reports.some(html => losses.test(html)),
          game.id,
        )
      // Where fights are decided without dice there are moments instead of rolls.
      const moments = lang === 'it' ? /(?:Tiri|Momenti) decisivi/ : /Key rolls|Decisive moments/
      assert.ok(
        reports.some(html => moments.test(html)),
        game.id,
      )
    }
})
