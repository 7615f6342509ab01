/** The ten rules, one by one, on a table without squares; then a bot, a journal and its replay. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, marshal as marshalOf } from '@bivouac/ai'
import { INCH } from '@bivouac/ground/measured'
import { type Action, scriptedDice, searchDice, tableFor } from '@bivouac/kernel'
import { createMatch, resume, verify } from '@bivouac/match'
import { twoBrigades } from '../module.ts'
import type { State } from '../state.ts'
import { LINE } from '../words.ts'

/** The table as it is set up, changed as the test wants it, at the first order of the first side. */
function table(change: (s: State) => void = () => {}, dice: readonly number[] = []) {
  const { machine } = twoBrigades
  const pos = twoBrigades.begin(twoBrigades.readSetup({}) as never)
  change(pos.s)
  const script = scriptedDice(dice)
  const t = tableFor(pos, script)
  let decision = machine.advance(pos, t)
  const why = (type: string, arg?: Action['arg']) =>
    machine.whyNot(pos, t, arg === undefined ? { type } : { type, arg })?.text.en ?? 'permitted'
  return {
    pos,
    s: pos.s,
    why,
    seat: () => decision?.seat,
    act(type: string, arg?: Action['arg']) {
      assert.equal(why(type, arg), 'permitted')
      machine.take(pos, t, arg === undefined ? { type } : { type, arg })
      decision = machine.advance(pos, t)
      if (decision === undefined) script.done()
    },
  }
}
const lines = (s: State): void => void s.formation.fill(LINE)
/** In line, and one thing more. */
const inLine =
  (change: (s: State) => void) =>
  (s: State): void => {
    lines(s)
    change(s)
  }

test('1 nobody leaves the table', () => {
  const { why } = table(s => void (s.y[0] = 17 * INCH))
  assert.match(why('march', [0, 1 * INCH + 1]), /leave the table/)
  assert.equal(why('march', [0, 1 * INCH]), 'permitted')
})

test('2 sides alternate', () => {
  const { act, seat } = table()
  assert.equal(seat(), 0)
  act('done')
  assert.equal(seat(), 1)
})

test('2.1 each brigade carries out one order a turn, and only one’s own', () => {
  const { act, why, seat } = table()
  assert.match(why('march', [2, INCH]), /not a brigade of yours/)
  act('march', [0, INCH])
  assert.match(why('march', [0, INCH]), /already/)
  act('form', 1)
  assert.equal(seat(), 1, 'with nobody left to order the turn is over')
})

test('3 a column goes eight inches forward, a line four, and neither backward', () => {
  const { why } = table(s => void (s.y[2] = s.y[3] = 18 * INCH))
  assert.equal(why('march', [0, 8 * INCH]), 'permitted')
  assert.match(why('march', [0, 8 * INCH + 1]), /too far/)
  assert.match(why('march', [0, 0]), /not forward/)
  const line = table(lines)
  assert.equal(line.why('march', [0, 4 * INCH]), 'permitted')
  assert.match(line.why('march', [0, 4 * INCH + 1]), /too far/)
})

test('3.1 nobody passes through another brigade: contact is as far as it goes', () => {
  const { why, act, s } = table()
  // Six inches between the fronts.
  assert.match(why('march', [0, 6 * INCH + 10]), /in the way/)
  assert.match(why('march', [0, 8 * INCH]), /in the way/)
  act('march', [0, 6 * INCH])
  assert.equal(s.y[0], 12 * INCH)
})

test('3.2 a column wheels ninety degrees to either hand, a line forty-five', () => {
  const { why, act, s } = table()
  assert.equal(why('wheel', [0, -900]), 'permitted')
  assert.match(why('wheel', [0, 901]), /too much/)
  assert.match(why('wheel', [0, 0]), /none/)
  const line = table(lines)
  assert.equal(line.why('wheel', [0, -450]), 'permitted')
  assert.match(line.why('wheel', [0, -451]), /too much/)
  act('wheel', [0, 900])
  assert.deepEqual([s.x[0], s.y[0], s.facing[0]], [9 * INCH, 7 * INCH, 900], 'about the right front corner')
})

test('4 formation changes where there is room', () => {
  const { act, s } = table()
  act('form', 0)
  assert.equal(s.formation[0], LINE)
  const close = table(s => void (s.x[1] = s.x[0]! + 2 * INCH + 10))
  assert.match(close.why('form', 0), /in the way/)
})

test('5 a line fires within six inches to its front; a column does not', () => {
  assert.match(table().why('fire', 2), /column does not fire/)
  assert.equal(table(lines).why('fire', 2), 'permitted')
  assert.match(table(lines).why('fire', 1), /not an enemy/)
  assert.match(table(inLine(s => void (s.y[2] = 13 * INCH))).why('fire', 2), /beyond six inches/)
  assert.match(table(inLine(s => void (s.facing[0] = 1800))).why('fire', 2), /outside the sector/)
})

test('5.1 on 4 a point is lost, on 3 none', () => {
  const hit = table(lines, [4])
  hit.act('fire', 2)
  assert.equal(hit.s.strength[2], 2)
  const miss = table(lines, [3])
  miss.act('fire', 2)
  assert.equal(miss.s.strength[2], 3)
})

test('6 who has nobody left has lost; after twelve turns the stronger wins, and equals draw', () => {
  const last = table(
    inLine(s => void s.strength.splice(2, 2, 1, 0)),
    [6],
  )
  last.act('fire', 2)
  last.act('done')
  assert.deepEqual(last.pos.result, { winners: [0], by: 'strength', rule: '6', score: [6, 0] })
  const ends = (change: (s: State) => void) => {
    const night = table(change)
    while (night.pos.result === undefined) night.act('done')
    return [night.s.turn, night.pos.result.winners]
  }
  assert.deepEqual(
    ends(() => {}),
    [12, []],
  )
  assert.deepEqual(
    ends(s => void (s.strength[0] = 1)),
    [12, [1]],
  )
})

test('computers play it to the end, points and angles included; the journal replays and verifies', () => {
  const setup = twoBrigades.readSetup({}) as never
  const match = createMatch(twoBrigades, setup, { seed: 'brigades' })
  const marshal = marshalOf(twoBrigades)
  const dice = searchDice('brigades')
  while (match.decision !== undefined) {
    const { decision } = match
    const { seat } = decision
    const situation = { seat, view: match.view(seat), heard: [], decision }
    match.submit(seat, decide(twoBrigades, marshal, situation, { iterations: 30 }, dice, false).action)
  }
  const journal = JSON.parse(JSON.stringify(match.journal()))
  assert.ok(
    journal.moves.some(({ action }: { action: Action }) => Array.isArray(action.arg)),
    'somebody marched',
  )
  const again = resume(twoBrigades, journal)
  assert.ok(typeof again !== 'string')
  assert.deepEqual(again.position(), match.position())
  assert.deepEqual(verify(twoBrigades, journal).faults, [])
})
