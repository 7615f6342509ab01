import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Phrase } from '@bivouac/kernel'
import type { Heard } from '../src/protocol.ts'
import { chaptersOf } from '../src/report/draft.ts'
import { type Report, reportBody, reportPage, type Teller, turnsOf, wantedFor } from '../src/report/index.ts'
import { citationsOf, keyMoments, tail } from '../src/report/key-rolls.ts'

/** A game that says what it is told to say. */
interface Told {
  readonly e: string
  readonly level: 0 | 1 | 2 | 3
  readonly words: Phrase
  readonly cost?: readonly [side: number, hits: number, gone: number]
}
const teller: Teller = {
  event: event => (event as Told).words,
  level: event => (event as Told).level,
  cost(event) {
    const { cost } = event as Told
    return cost && { side: cost[0], hits: cost[1], gone: cost[2] }
  },
}
const told = (move: number, level: Told['level'], words: Phrase, cost?: Told['cost']): Heard => ({
  move,
  event: { e: 'told', level, words, ...(cost && { cost }) } as Heard['event'],
})
const die = (got: number, sides = 6) => ({ kind: 'die', sides, got }) as const

const HEARD: readonly Heard[] = [
  told(0, 2, ['The armies are laid out']),
  told(2, 0, ['Turn 1']),
  told(2, 1, ['Red']),
  told(3, 2, ['Red attacks ', die(6), die(6)]),
  told(4, 3, ['Blue takes a hit'], [1, 1, 0]),
  told(4, 1, ['Blue']),
  told(5, 2, ['Blue attacks ', die(3)]),
  told(6, 0, ['Turn 2']),
  told(7, 2, ['Blue is destroyed <&>'], [1, 0, 1]),
  told(8, 0, ['The end']),
  told(8, 0, ['Night falls']),
]
const report = (parts: Partial<Report> = {}): Report => ({
  lang: 'en',
  game: 'Toy',
  title: 'Red – Blue',
  scenario: 'Plain',
  options: [],
  players: [
    { side: 'Red', name: '<script>alert(1)</script>' },
    { side: 'Blue', name: 'Berto' },
  ],
  heard: HEARD,
  length: 8,
  teller,
  toll: { sides: ['Red', 'Blue'], hits: { it: 'colpi', en: 'hits' }, gone: { it: 'persi', en: 'gone' } },
  maps: new Map([
    [2, '<svg id="a"></svg>'],
    [6, '<svg id="b"></svg>'],
    [8, '<svg id="c"></svg>'],
  ]),
  rolls: new Map([[3, [{ why: '6.1', sides: 6, got: 6 }]]]),
  ...parts,
})

test('a game is told by turns, each with what it cost and what had been lost until then', () => {
  const chapters = chaptersOf(HEARD, 8, teller)
  assert.deepEqual(
    chapters.map(({ from, to, headings }) => [from, to, headings.length]),
    [
      [0, 2, 0],
      [2, 6, 1],
      [6, 8, 1],
      [8, 8, 2],
    ],
  )
  assert.deepEqual(chapters[2]!.lost[1], { hits: 0, gone: 1 })
  assert.deepEqual(chapters[2]!.soFar[1], { hits: 1, gone: 1 })
  assert.deepEqual(chapters[1]!.parts[0]!.deeds[0]!.after.length, 1)
})

test('how far out a roll was, counted exactly', () => {
  assert.deepEqual(tail([die(6), die(6)]), { p: 1 / 36, high: true })
  assert.ok(Math.abs(tail([die(1), die(2)]).p - 3 / 36) < 1e-12)
  assert.equal(tail([die(1), die(2)]).high, false)
  assert.ok(Math.abs(tail([die(1, 10)]).p - 0.1) < 1e-12)
})

test('a die that only settles which of several equals is no key roll', () => {
  const lots: Teller = { ...teller, lot: event => (event as Told).words[0] === 'Red attacks ' }
  const key = keyMoments(chaptersOf(HEARD, 8, lots), lots, 'en')
  assert.ok(key.every(({ deed }) => (deed.event as Told).words[0] !== 'Red attacks '))
  assert.ok(keyMoments(chaptersOf(HEARD, 8, teller), teller, 'en').length > key.length)
})

test('key rolls are those that cost something or were rare, with the section they were thrown under', () => {
  const moments = keyMoments(chaptersOf(HEARD, 8, teller), teller, 'en')
  assert.deepEqual(
    moments.map(({ deed, moves, cost }) => [deed.move, moves, cost]),
    [[3, [3], 1]],
  )
  const rolls = [
    { why: '6.1', sides: 6, got: 6 },
    { why: '7', sides: 6, got: 2 },
    { why: '6.1', sides: 6, got: 6 },
  ]
  assert.deepEqual(citationsOf(moments[0]!.dice, rolls), ['6.1'])
  assert.deepEqual(wantedFor(report()), { maps: [2, 6, 8], rolls: [3] })
})

test('a map is drawn with everything told since the map before it', () => {
  const turns = turnsOf(report())
  assert.deepEqual(
    turns.map(({ from, to }) => [from, to]),
    [
      [0, 2],
      [2, 6],
      [6, 8],
    ],
  )
  const deeds = HEARD.filter(({ event }) => teller.level(event) > 1)
  assert.deepEqual(
    turns.flatMap(({ events }) => events),
    deeds.map(({ event }) => event),
  )
})

test('without dice, what cost most is told instead', () => {
  const dry = HEARD.filter(each => !(each.event as unknown as Told).words.some(part => typeof part !== 'string'))
  assert.match(reportBody(report({ heard: dry })), /Decisive moments/)
  assert.match(reportBody(report()), /Key rolls/)
})

test('the page holds everything, escapes what people wrote, and runs nothing', () => {
  const page = reportPage(report({ result: { text: 'Red wins', rule: '14.1' } }))
  for (const part of ['Toy', 'Red – Blue', 'Plain', 'Red wins', '§14.1', '§6.1', 'Turn 1', 'so high or higher: 2.8'])
    assert.ok(page.includes(part), part)
  assert.ok(!page.includes('<script'), 'no scripts, whatever somebody calls himself')
  assert.ok(page.includes('&lt;script&gt;') && page.includes('destroyed &lt;&amp;&gt;'))
  assert.match(page, /Content-Security-Policy" content="default-src 'none'/)
  assert.ok(!/\bsrc=|href="http|url\(/.test(page), 'nothing is fetched')
  for (const id of ['a', 'b', 'c']) assert.equal(page.split(`<svg id="${id}">`).length, 2, `map ${id} is there once`)
})

test('a game that goes on says so, a fork says of what', () => {
  const body = reportBody(report({ fork: 37, eye: 'Red' }))
  assert.match(body, /The game goes on: 8 moves so far/)
  assert.match(body, /A fork: it begins at move 37 of another game/)
  assert.match(body, /As seen by/)
  assert.match(reportBody(report({ lang: 'it' })), /Perdite fin qui/)
})
