import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bivouac, REAL, scratch } from './spawn.ts'

const folder = scratch()

test('games lists games, scenarios and options, in words and as JSON', () => {
  const { code, out } = bivouac(['games', '--lang', 'it'])
  assert.equal(code, 0)
  assert.match(out, /toy: Giocattolo/)
  assert.match(out, /field: Campo/)
  assert.match(out, /strength = 2\* \| 4/)
  const json = JSON.parse(bivouac(['games', '--json']).out)
  assert.equal(json[0].id, 'toy')
  assert.equal(json[0].options[0].default, '2')
})

test('simulate --json prints one object with the promised keys and nothing else', () => {
  const { code, out, err } = bivouac(['simulate', 'toy', '--games', '50', '--seed', 's', '--json'])
  assert.equal(code, 0)
  assert.equal(err, '', 'no bar where nobody looks')
  const report = JSON.parse(out)
  const keys = ['game', 'games', 'decisions', 'seconds', 'decisionsPerSecond', 'outcomes', 'turns']
  assert.deepEqual(Object.keys(report), keys)
  assert.equal(report.games, 50)
  assert.equal(
    report.outcomes.reduce((sum: number, each: { games: number }) => sum + each.games, 0),
    50,
  )
})

test('simulate with the same seed plays the same games, with another seed others', () => {
  const decisions = (seed: string) =>
    JSON.parse(bivouac(['simulate', 'toy', '--games', '40', '--seed', seed, '--json']).out).decisions
  assert.equal(decisions('a'), decisions('a'))
  assert.notEqual(decisions('a'), decisions('b'))
})

test('simulate takes a setup and says what it did in words', () => {
  const setup = '{"options":{"strength":"4"}}'
  const { code, out } = bivouac(['simulate', 'toy', '--games', '20', '--setup', setup, '--seats', 'random,random'])
  assert.equal(code, 0)
  assert.match(out, /^toy: 20 games, \d+ decisions in/)
  assert.match(out, /% {2}(Blue|Red|nobody)/)
})

function finished(name: string): string {
  const file = join(folder, name)
  const { code } = bivouac(['play', 'toy', '--seats', 'random,random', '--seed', name, '--save', file])
  assert.equal(code, 0)
  return file
}

test('verify passes a finished seeded game', () => {
  const { code, out } = bivouac(['verify', finished('good.json')])
  assert.equal(code, 0)
  const [, moves, all, rolls, most] = /(\d+) of (\d+) moves made again, (\d+) of (\d+) rolls recomputed/.exec(out) ?? []
  assert.equal(moves, all)
  assert.equal(rolls, most)
  assert.match(out, /^verified$/m)
})

test('verify finds a tampered roll, seed, move and result, and exits 1', () => {
  const journal = JSON.parse(readFileSync(finished('honest.json'), 'utf8'))
  const tampered: Record<string, (copy: typeof journal) => void> = {
    roll: copy => {
      const { rolls } = copy.moves.find((move: { rolls: { hidden?: true }[] }) => move.rolls.some(each => !each.hidden))
      const roll = rolls.find((each: { hidden?: true }) => !each.hidden)
      roll.got = (roll.got % roll.sides) + 1
    },
    seed: copy => {
      copy.seed = 'another'
    },
    move: copy => copy.moves.splice(1, 1),
    impossible: copy => {
      copy.opening[0].got = 99
    },
    result: copy => {
      copy.result.winners = [1 - copy.result.winners[0]]
    },
  }
  for (const [what, tamper] of Object.entries(tampered)) {
    const copy = structuredClone(journal)
    tamper(copy)
    const file = join(folder, `${what}.json`)
    writeFileSync(file, JSON.stringify(copy))
    const { code, out } = bivouac(['verify', file])
    assert.equal(code, 1, what)
    assert.match(out, /^fault: /m, what)
    assert.match(out, /^not verified/m, what)
  }
})

test('replay tells the log in words with rolls and citations, up to a move, for an eye', () => {
  const file = finished('told.json')
  const all = bivouac(['replay', file, '--lang', 'en'])
  assert.equal(all.code, 0)
  assert.match(all.out, /Turn 1: Blue/)
  assert.match(all.out, /dice: \d+\/d10 §3/)
  assert.match(all.out, /#1 {2}§3/)
  assert.match(all.out, /(wins|Drawn)\. §4/)
  const few = bivouac(['replay', file, '--to', '1', '--lang', 'en']).out
  assert.ok(few.length < all.out.length)
  assert.doesNotMatch(few, /wins/)
  assert.match(bivouac(['replay', file, '--lang', 'it']).out, /Turno 1: Blu/)
  const blue = bivouac(['replay', file, '--eye', '0', '--lang', 'en']).out
  assert.match(blue, /Blue draws \d/)
  assert.doesNotMatch(blue, /Red draws \d/)
  assert.doesNotMatch(all.out, /draws \d/, 'spectators see no cards drawn')
})

test('replay of a game that goes on shows an eye no hidden draw, although the save holds the seed', () => {
  const file = join(folder, 'open.json')
  bivouac(['play', 'toy', '--seed', 'open', '--save', file], { input: '4\n' })
  assert.ok(JSON.parse(readFileSync(file, 'utf8')).seed)
  for (const eye of ['0', '1', 'spectator'])
    assert.doesNotMatch(bivouac(['replay', file, '--eye', eye, '--lang', 'en']).out, /draws: /)
})

test('rules reports every section and exits 1 while a rule has no test', () => {
  const { code, out } = bivouac(['rules', 'toy', '--lang', 'en'])
  assert.equal(code, 1)
  assert.match(out, /§3\.1 Parry\n {4}decisions: attack\.parry\n {4}refusals: Only cards up to 3/)
  assert.match(out, /§4 Victory\n {4}tests: NONE/)
  assert.match(out, /§1 Components \(describes\)/)
  assert.match(out, /3 \/ 4 rule sections tested/)
  assert.match(out, /sections: 5 = 4 with a rule \+ 0 headings \+ 1 descriptions \+ 0 omitted by the book/)
  const json = JSON.parse(bivouac(['rules', 'toy', '--json']).out)
  assert.deepEqual(json.untested, ['4'])
  assert.deepEqual(
    json.sections.map((each: { section: string }) => each.section),
    ['1', '2', '3', '3.1', '4'],
  )
  assert.equal(json.sections[2].rolls[0].sides, 10)
})

test('bench measures every game, the rival and memory', () => {
  const { code, out } = bivouac(['bench', '--part', 'rules', '--seconds', '0.2', '--json'])
  assert.equal(code, 0)
  const report = JSON.parse(out).rules
  assert.equal(report.games[0].game, 'toy')
  for (const figure of [report.games[0].decisionsPerSecond, report.games[0].cloneMicroseconds, report.rival.ratio])
    assert.ok(figure > 0)
  assert.equal(report.rival.name, 'boardgame.io')
  assert.ok(report.memory.many.games > report.memory.few.games)
})

test('bench measures a table without squares', () => {
  const { code, out } = bivouac(['bench', '--part', 'table', '--seconds', '0.1', '--json'])
  assert.equal(code, 0)
  const { table } = JSON.parse(out)
  assert.equal(table.units, 60)
  assert.equal(table.edges, 200)
  assert.ok(table.sightsPerSecond > 0 && table.withinPerSecond > 0 && table.firstContactsPerSecond > 0)
  assert.ok(table.hidden > 0.1 && table.hidden < 0.95 && table.near > 0.01 && table.near < 0.5, 'neither all nor none')
})

test('bench loads a real server with games over WebSocket, and says how fast and how soon', () => {
  const { code, out } = bivouac(['bench', '--part', 'server', '--seconds', '0.2', '--tables', '4', '--json'])
  assert.equal(code, 0)
  const { server } = JSON.parse(out)
  assert.equal(server.games, 4)
  for (const run of [server.flatOut, server.paced]) {
    assert.ok(run.moves > 0)
    assert.ok(run.latency.p99 >= run.latency.p50)
  }
  assert.ok(server.serverMemory > 0)
})

test('bench goes on without a browser, and says what is missing', () => {
  const { code, out } = bivouac(['bench', '--part', 'page'], { env: { CHROMIUM: '/nowhere/chromium' } })
  assert.equal(code, 0)
  assert.match(out, /the page is not measured: CHROMIUM says \/nowhere\/chromium, but there is nothing there/)
})

const WRONG: readonly (readonly [readonly string[], RegExp])[] = [
  [[], /what shall it do\?/],
  [['dance'], /no command “dance”/],
  [['constructor'], /no command “constructor”/],
  [['games', '--color'], /--color/],
  [['games', 'extra'], /“extra” is one word too many/],
  [['play'], /the game is missing/],
  [['play', 'chess'], /no game “chess”; there are: toy/],
  [['play', 'toy', '--lang', 'fr'], /--lang is one of it, en/],
  [['play', 'toy', '--seats', 'human'], /--seats names 1 of 2 seats/],
  [['play', 'toy', '--seats', 'human,napoleon'], /no player “napoleon”/],
  [['play', 'toy', '--setup', '{"scenario":"moon"}'], /no scenario “moon”/],
  [['play', 'toy', '--setup', '{'], /--setup is not JSON/],
  [['simulate', 'toy'], /--games is missing/],
  [['simulate', 'toy', '--games', 'many'], /--games is a whole number/],
  [['simulate', 'toy', '--games', '0'], /--games is a whole number/],
  [['simulate', 'toy', '--games', '5', '--seats', 'human,random'], /people do not play/],
  [['replay'], /the journal is missing/],
  [['replay', join(folder, 'absent.json')], /cannot read .*absent\.json/],
  [['verify', folder], /cannot read/],
  [['verify', join(folder, 'broken.json')], /broken\.json is not JSON/],
  [['verify', join(folder, 'other.json')], /other\.json: this is not a journal/],
  [['rules', 'go'], /no game “go”/],
  [['bench', '--seconds', 'none'], /--seconds/],
  [['bench', '--part', 'rules,kitchen'], /--part is some of rules, table, server, page, not “kitchen”/],
  [['bench', '--tables', 'many'], /--tables is a whole number/],
  [['referee', 'now'], /one word too many/],
]

test('wrong usage and bad input get one line on stderr and exit code 2', () => {
  writeFileSync(join(folder, 'broken.json'), '{"format":')
  writeFileSync(join(folder, 'other.json'), '{"format":"savegame"}')
  for (const [args, expected] of WRONG) {
    const { code, out, err } = bivouac(args)
    assert.equal(code, 2, args.join(' '))
    assert.equal(out, '', args.join(' '))
    assert.match(err, /^bivouac: [^\n]+\n$/, args.join(' '))
    assert.match(err, expected)
  }
})

test('replay refuses an eye and a move that are not there', () => {
  const file = finished('eyes.json')
  assert.match(bivouac(['replay', file, '--eye', '7']).err, /--eye is one of 0, 1, spectator/)
  assert.match(bivouac(['replay', file, '--to', '-1']).err, /--to/)
  assert.equal(bivouac(['replay', file, '--to', '99999']).code, 2)
})

test('the command as installed starts, helps and knows its games', () => {
  const help = bivouac(['--help'], { script: REAL })
  assert.equal(help.code, 0)
  assert.match(help.out, /bivouac referee/)
  assert.equal(bivouac(['games'], { script: REAL }).code, 0)
  assert.equal(bivouac(['nothing'], { script: REAL }).code, 2)
})
