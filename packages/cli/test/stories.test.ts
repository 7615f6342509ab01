import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomes } from '@bivouac/ai'
import { scriptedDice, tableFor } from '@bivouac/kernel'
import { headed } from '../src/play/sitting.ts'
import { storiesOf } from '../src/play/stories.ts'
import { toy } from './toy.ts'

test('outcomes that differ only in the dice are one story, and the chances add up', () => {
  const setup = toy.readSetup({})
  assert.ok(typeof setup !== 'string')
  const pos = toy.begin(setup)
  const table = tableFor(pos, scriptedDice([1, 1, 1, 1, 1, 1]))
  toy.machine.advance(pos, table)
  toy.machine.take(pos, table, { type: 'attack', arg: 4 - 1 })
  toy.machine.advance(pos, table)
  const found = outcomes(toy, pos, { type: 'pass' }, { eye: 'spectator' })
  assert.equal(found.outcomes.length, 10)
  const stories = storiesOf(toy, found.outcomes, 'en')
  assert.deepEqual(
    stories.map(({ p, text }) => [Math.round(p * 1000), text]),
    [
      [700, 'missed (§3) Blue draws a card Turn 2: Red'],
      [300, 'hit (§3) Blue draws a card Turn 2: Red'],
    ],
  )
})

test('numbers that the dice decide are told as a range, all others as they are', () => {
  const say = (got: number, card: number) => ({ p: 0.25, events: [{ e: 'sum', got, card }] })
  const words = {
    ...toy.words,
    event: (event: never) => {
      const { got, card } = event as { got: number; card: number }
      return [
        `attack ${got + 5} `,
        { kind: 'die', sides: 6, got },
        ', defence 4: ',
        { kind: 'card', id: card, text: `card ${card}` },
      ]
    },
  }
  const stories = storiesOf({ ...toy, words } as never, [say(1, 7), say(6, 7), say(2, 8)], 'en')
  assert.deepEqual(stories, [
    { p: 0.5, text: 'attack 6–11, defence 4: card 7' },
    { p: 0.25, text: 'attack 7, defence 4: card 8' },
  ])
})

test('what the options of a group begin with stands over them once', () => {
  assert.deepEqual(headed(['Move 1st Foot', 'Move 2nd Foot', 'Move Guards']), {
    heading: 'Move',
    labels: ['1st Foot', '2nd Foot', 'Guards'],
  })
  assert.equal(headed(['Fire: A', 'Fire: B', 'Fire: C']).heading, 'Fire')
  for (const labels of [
    ['Done'],
    ['Go on', 'Go back'],
    ['A leads', 'B leads', 'C leads'],
    ['Retreat', 'Retreat to X', 'Retreat to Y'],
  ])
    assert.deepEqual(headed(labels), { heading: undefined, labels })
})
