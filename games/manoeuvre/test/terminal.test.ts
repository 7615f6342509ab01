/** The command as it is installed, with a whole game of Manoeuvre in the terminal. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { searchDice } from '@bivouac/kernel'
import { bivouac, REAL, scratch } from '../../../packages/cli/test/spawn.ts'

const folder = scratch()
const real = (args: readonly string[], input = '') => bivouac(args, { script: REAL, input, cwd: folder })

/** A player who types numbers at random and now and then asks for something. */
function typed(seed: string, lines: number): string {
  const dice = searchDice(seed)
  const asides = [
    'odds 1',
    'undo',
    'annulla',
    'log 3',
    'why',
    'perché 1',
    'board',
    'regola 5',
    'always',
    'help',
    '',
    'xyz',
  ]
  return Array.from({ length: lines }, () => {
    if (dice.next(12) === 0) return asides[dice.next(asides.length)]
    // Whoever never discards never draws, and the day never ends; mostly the card is not held.
    return dice.next(3) > 0 ? `discard ${dice.next(60)}` : String(dice.next(6) + 1)
  }).join('\n')
}

test('a whole game against the random player, in both languages, with questions in between', () => {
  for (const [lang, over] of [
    // The winner is called by his nation, not by his seat.
    ['en', /The game is over: (?:The \w+ win|Nobody wins) .+ §2/],
    ['it', /Fine della partita: (?:(?:Gli|I) \S+ vincono|Nessuno vince) .+ §2/],
  ] as const) {
    const file = join(folder, `${lang}.json`)
    const { code, out, err } = real(
      ['play', 'manoeuvre', '--lang', lang, '--seed', lang, '--save', file],
      typed(lang, 20000),
    )
    assert.equal(err, '')
    assert.equal(code, 0)
    assert.match(out, over)
    const verified = real(['verify', file])
    assert.equal(verified.code, 0, verified.out)
    const told = real(['replay', file, '--lang', lang, '--eye', '0'])
    assert.equal(told.code, 0)
    assert.match(told.out, /d\d+ §/)
  }
})

test('a game left half way goes on, and a roll improved by hand is found out', () => {
  const file = join(folder, 'half.json')
  const args = ['play', 'manoeuvre', '--lang', 'en', '--seed', 'half', '--save', file]
  assert.match(real(args, '1\n6\n1\n1\n').out, /Saved in/)
  const before = JSON.parse(readFileSync(file, 'utf8'))
  assert.equal(before.result, undefined)
  const { out } = real(args, typed('half', 20000))
  assert.match(out, new RegExp(`Resuming .*half\\.json at move ${before.moves.length}`))
  assert.match(out, /The game is over/)
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  assert.deepEqual(journal.moves.slice(0, before.moves.length), before.moves)

  const move = journal.moves.find((each: { rolls: { hidden?: true }[] }) => each.rolls.some(roll => !roll.hidden))
  const roll = move.rolls.find((each: { hidden?: true }) => !each.hidden)
  roll.got = roll.got === roll.sides ? 1 : roll.sides
  writeFileSync(file, JSON.stringify(journal))
  const { code, out: said } = real(['verify', file])
  assert.equal(code, 1)
  assert.match(said, /fault: roll \d+ \(.*\) is \d+, and the seed gives \d+/)
})

test('two people share a terminal through a whole game, and no screen shows both hands', () => {
  const dice = searchDice('two')
  const { out, code } = real(
    ['play', 'manoeuvre', '--seats', 'human,human', '--lang', 'en', '--seed', 'two'],
    Array.from({ length: 60_000 }, (_, i) => (i % 5 === 0 ? '1' : `discard ${dice.next(120)}`)).join('\n'),
  )
  assert.equal(code, 0)
  assert.match(out, /The game is over/)
  for (const screen of out.split('\x1b[2J\x1b[3J\x1b[H').slice(1)) {
    const draws = new Set([...screen.matchAll(/^ +(.+) draws (?!\d+ cards|one card)/gm)].map(match => match[1]))
    assert.ok(draws.size <= 1, screen)
  }
})

test('simulate plays every scenario', () => {
  for (const scenario of ['first-game', 'draft', 'random']) {
    const { code, out } = real(['simulate', 'manoeuvre', '--games', '10', '--setup', scenario, '--json'])
    assert.equal(code, 0)
    assert.equal(JSON.parse(out).games, 10)
  }
})

test('rules finds every section of the rulebook, and a test for each that is a rule', () => {
  const { code, out } = real(['rules', 'manoeuvre', '--json'])
  assert.equal(code, 0, out)
  const { sections } = JSON.parse(out)
  assert.ok(sections.length > 40)
  const named = (wanted: string) => sections.find((each: { section: string }) => each.section === wanted)
  assert.ok(named('5').procedures.length > 0)
  assert.ok(named('5').refusals.length > 0)
  assert.ok(sections.some((each: { rolls: unknown[] }) => each.rolls.length > 0))
})
