import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bivouac, scratch } from './spawn.ts'

const folder = scratch()
const always = (line: string, times = 500): string => `${line}\n`.repeat(times)

test('a game against the random player is played to its end, in both languages', () => {
  for (const [lang, over, verify] of [
    ['en', /The game is over: .*(wins|Drawn)\. §4/, /To check every roll: bivouac verify/],
    ['it', /Fine della partita: .*(vince|Patta)\. §4/, /Per controllare ogni tiro: bivouac verify/],
  ] as const) {
    const file = join(folder, `end-${lang}.json`)
    const { code, out, err } = bivouac(['play', 'toy', '--lang', lang, '--seed', lang, '--save', file], {
      input: always('1'),
    })
    assert.equal(code, 0)
    assert.equal(err, '')
    assert.match(out, over)
    assert.match(out, verify)
    assert.match(out, /SHA-256/)
    assert.equal(bivouac(['verify', file]).code, 0)
  }
})

test('the end of the input saves the game, and it goes on from there with the same dice', () => {
  const [whole, parts] = [join(folder, 'whole.json'), join(folder, 'parts.json')]
  const args = (file: string): string[] => ['play', 'toy', '--lang', 'en', '--seed', 'same', '--save', file]
  bivouac(args(whole), { input: always('1') })
  for (let sitting = 0; sitting < 60; sitting++) {
    const { code, out } = bivouac(args(parts), { input: '1\n' })
    assert.equal(code, 0)
    if (sitting > 0) assert.match(out, /Resuming .*parts\.json at move \d+/)
    if (out.includes('The game is over')) break
    assert.match(out, /Saved in .*\nGo on with: bivouac play toy --save/)
  }
  assert.deepEqual(JSON.parse(readFileSync(parts, 'utf8')), JSON.parse(readFileSync(whole, 'utf8')))
})

test('a game nobody named a file for is saved all the same, and all-computer games are not', () => {
  const place = scratch()
  const { out } = bivouac(['play', 'toy', '--lang', 'en', '--seed', 'n'], { input: '4\n', cwd: place })
  const [file] = readdirSync(place)
  assert.match(file ?? '', /^toy-[0-9a-f]{8}\.json$/)
  assert.ok(out.includes(`Saved in ${file}`))
  const nobody = scratch()
  assert.equal(bivouac(['play', 'toy', '--seats', 'random,random'], { cwd: nobody }).code, 0)
  bivouac(['play', 'toy'], { input: 'quit\n', cwd: nobody })
  assert.deepEqual(readdirSync(nobody), [])
})

test('commands at the table, in both languages', () => {
  const input = [
    'help',
    'why',
    'why attack 5',
    'why attack "x"',
    'perché aspetta',
    'odds 4',
    'odds 77',
    'log',
    'board',
    'options',
    'rule 3.1',
    'rule nothing',
    'always',
    'undo',
    'lang it',
    'aiuto',
    'perche attack 5',
    'annulla',
    'regola §3.1',
    'sempre',
    'frobnicate',
    '99',
    '',
    'salva',
    'esci',
  ].join('\n')
  const place = scratch()
  const { code, out } = bivouac(['play', 'toy', '--lang', 'en', '--seed', 'commands'], { input, cwd: place })
  assert.equal(code, 0)
  for (const expected of [
    /odds <number>/,
    /why <action> <argument>.*attack, wait/,
    /attack 5:\n {2}§2 You do not hold that card\. It would be: Draw it first\./,
    /attack x:\n {2}That is not something that can be chosen here\./,
    /11\.1% {2}Blue draws 2 Turn 2: Red/,
    /odds <number of the option>/,
    /§3\.1 Parry\nParry\./,
    /Sections: 1, 2, 3, 3\.1, 4/,
    /This question cannot be passed by itself/,
    /probabilità <numero>/,
    /§2 Non hai questa carta\. Si potrebbe: Pescala\./,
    /§§?3\.1 Parata/,
    /A questa domanda non si passa da sé/,
    /Non capisco «frobnicate»/,
    /Le scelte vanno da 1 a 4/,
    /Salvata in toy-/,
  ])
    assert.match(out, expected)
  assert.equal(readdirSync(place).length, 1)
})

test('a standing pass answers for the player from then on', () => {
  const input = `${'always\n4\n'.repeat(40)}`
  const { out } = bivouac(['play', 'toy', '--lang', 'en', '--seed', 'stand'], { input, cwd: scratch() })
  const asked = out.split('Blue: Parry or pass.').length - 1
  assert.equal(asked, 1)
  assert.match(out, /From now on this question is passed by itself/)
})

test('two people at one terminal: the screen is cleared before each hand is shown', () => {
  const { code, out } = bivouac(['play', 'toy', '--seats', 'human,human', '--lang', 'en', '--seed', 'two'], {
    input: '\n1\n\n2\n\n'.repeat(100),
    cwd: scratch(),
  })
  assert.equal(code, 0)
  assert.match(out, /The game is over/)
  const screens = out.split('\x1b[2J\x1b[3J\x1b[H')
  assert.ok(screens.length > 6)
  for (const screen of screens) {
    const hands = ['Blue draws', 'Red draws'].filter(each => new RegExp(`${each} \\d`).test(screen))
    assert.ok(hands.length <= 1, 'no screen shows both hands')
  }
  const handOver = screens.filter(each => each.includes('Hand over the keyboard'))
  for (const screen of handOver) assert.doesNotMatch(screen, /\[\d+ \d+/, 'a hand-over screen shows no hand')
})

test('a save of another game, of no game, or a place that cannot be written is refused with code 2', () => {
  const file = join(folder, 'bad.json')
  writeFileSync(file, '{"format":"bivouac-journal-1","game":"chess"}')
  assert.equal(bivouac(['play', 'toy', '--save', file]).code, 2)
  writeFileSync(file, 'not json')
  const { code, err } = bivouac(['play', 'toy', '--save', file])
  assert.equal(code, 2)
  assert.match(err, /^bivouac: [^\n]+\n$/)
  assert.equal(readFileSync(file, 'utf8'), 'not json', 'what was there is left alone')
  const nowhere = join(folder, 'no', 'such', 'place.json')
  assert.equal(bivouac(['play', 'toy', '--save', nowhere], { input: '1\n' }).code, 2)
  assert.ok(!existsSync(nowhere))
})

test('real dice: each roll is asked for and can be typed, rolled by the program, or thought better of', () => {
  const file = join(folder, 'typed.json')
  const args = ['play', 'toy', '--lang', 'en', '--seats', 'human,random', '--dice', 'typed', '--save', file]
  const { code, out, err } = bivouac(args, { input: `1\n99\n7\n${always('1\n7')}` })
  assert.equal(code, 0, err)
  assert.match(out, /You roll the dice and type them in/)
  assert.match(out, /§3: d10 \[1–10, Enter: the program rolls/)
  assert.match(out, /A d10 goes from 1 to 10/)
  assert.doesNotMatch(out, /SHA-256/)
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    dice: string
    seed?: string
    moves: { rolls: object[] }[]
  }
  assert.equal(journal.dice, 'typed')
  assert.equal(journal.seed, undefined)
  assert.ok(journal.moves.some(move => move.rolls.some(roll => 'got' in roll && roll.got === 7)))
  const checked = bivouac(['verify', file])
  assert.equal(checked.code, 0, checked.out)
  assert.match(checked.out, /typed in by the players/)
})

test('real dice: a game goes on after a break, and any move can be taken back', () => {
  const file = join(folder, 'typed-parts.json')
  const args = ['play', 'toy', '--lang', 'en', '--seats', 'human,human', '--save', file]
  bivouac([...args, '--dice', 'typed'], { input: '\n1\n\n1\nno\n' })
  const before = JSON.parse(readFileSync(file, 'utf8')) as { moves: object[] }
  const { out } = bivouac(args, { input: '\nundo\n' })
  assert.match(out, /You roll the dice/)
  assert.match(out, /Undone/)
  const after = JSON.parse(readFileSync(file, 'utf8')) as { moves: object[]; dice: string }
  assert.equal(after.dice, 'typed')
  assert.ok(after.moves.length < before.moves.length)
  assert.equal(bivouac(['play', 'toy', '--dice', 'loaded']).code, 2)
  assert.equal(bivouac(['play', 'toy', '--dice', 'typed', '--seed', 'x']).code, 2)
})
