import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meantBy } from '@bivouac/client/page'
import { searchDice, tableFor } from '@bivouac/kernel'
import { toldAfterTheChange } from '../../../../packages/match/test/after-the-change.ts'
import { manoeuvre } from '../../module.ts'
import { QUESTIONS, questions } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { fight } from '../../page/fight.ts'
import { shownAt, squareAt } from '../../page/geometry.ts'
import { RESULTS } from '../../page/odds.ts'
import type { View } from '../../state.ts'
import { RESULTS as THEIRS } from '../../words.ts'
import { steer, wholeAction } from '../steer.ts'

const { element, meanings, ways } = meantBy(questions)

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  assert.deepEqual([...known].sort(), [...manoeuvre.machine.actions].sort())
})

test('results of a comparison are read as the rules write them', () => assert.deepEqual(RESULTS, THEIRS))

/** Both editions, both sets of cards, and every other option away from its default. */
const SETUPS: readonly object[] = [
  { scenario: 'first-game' },
  { scenario: 'draft', options: { tournament: 'yes', deployment: 'free' } },
  { scenario: 'random', options: { edition: '2010', cards: 'corrected', ambushCommitted: 'free', hills: 'each' } },
  {
    scenario: 'random',
    options: {
      cards: 'corrected',
      redoubtFire: 'ignored',
      lakeRetreat: 'fatal',
      stuck: 'lose',
      lakePlacement: 'allowed',
    },
  },
  { scenario: 'custom', options: { nations: ['austria', 'spain'], edition: '2010', sections: [6, 21, 7, 18] } },
]

for (const [at, raw] of SETUPS.entries())
  test(`every offered action can be meant: by things, a button or the chooser (setup ${at + 1})`, () => {
    const dice = searchDice('page')
    const setup = manoeuvre.readSetup(raw)
    assert.ok(typeof setup !== 'string')
    const pos = manoeuvre.begin(setup)
    const told: { e: string }[] = []
    const ear = { tell: (event: { e: string }) => void told.push(event), whisper: () => {}, reveal: () => {} }
    const table = tableFor(pos, dice, ear)
    for (;;) {
      const decision = manoeuvre.machine.advance(pos, table)
      if (decision === undefined) break
      const view = manoeuvre.view(pos, decision.seat)
      const kinds = QUESTIONS[`${decision.proc}.${decision.step}`]!
      for (const { type, may, parts } of decision.gathers ?? []) {
        assert.ok(kinds[type] === 'cards' || kinds[type] === 'pieces', type)
        for (const each of may)
          assert.equal(element(decision, type, parts?.[0], each, view)?.kind, kinds[type]!.slice(0, -1))
      }
      for (const action of decision.actions) {
        const found = ways(action, decision, view)
        const kind = kinds[action.type]
        assert.ok(
          kind === 'none' || kind === 'button' || kind === 'chooser' || found.length > 0,
          `${decision.proc}: ${action.type}`,
        )
        for (const lang of ['it', 'en'] as const) {
          const label = manoeuvre.words.action(action, view, lang)
          assert.ok(
            label !== action.type && !/^(Done|Basta così|Lascia stare|Leave it)$/.test(label),
            `${label} ${decision.proc}`,
          )
        }
        for (const thing of found.flatMap(way => (way.length === 1 ? way : [])))
          if (thing.kind === kind)
            assert.ok(
              meanings(thing, decision, view).some(each => each.type === action.type && each.arg === action.arg),
            )
      }
      const stage = fight(view, decision.seat, 'en')
      assert.equal(stage !== undefined, view.sum !== undefined)
      for (const event of told.splice(0)) beats(event, { before: view, after: view }, 'it')
      manoeuvre.machine.take(pos, table, wholeAction(pos, steer('random', `${at}/${dice.next(1000)}`)))
    }
  })

test('a turned map is the same map', () => {
  for (const turns of [0, 1, 2, 3])
    for (let square = 0; square < 64; square++) {
      const { column, row } = shownAt(square, turns)
      assert.equal(squareAt(column, row, turns), square)
    }
})

test('an event is told after what it tells of', () => {
  const stands = ({ square, reduced, redoubts }: View): unknown => ({ square, reduced, redoubts })
  let compared = 0
  for (const { id } of manoeuvre.scenarios)
    compared += toldAfterTheChange(manoeuvre, { scenario: id }, `after ${id}`, stands)
  assert.ok(compared > 300, `${compared} compared`)
})
