/** What nobody may learn: from the table as it is shown, from being asked, from not being asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
import { type Start, table, type Wanted } from './help.ts'

const held: Wanted = {
  nations: ['france', 'spain'],
  units: [{ '8th': 'D4-', '45th': 'A1' }, { '20th': 'D5' }],
  hands: [
    ['8th 0', 'Ney'],
    ['20th 1', 'Guerrillas'],
  ],
  decks: [20, 20],
}

test('1.4 a hand is seen by its holder alone; decks by nobody', () => {
  const { pos } = table(held)
  for (const eye of [0, 1, 'spectator'] as const) {
    const view = manoeuvre.view(pos, eye)
    assert.deepEqual(view.hand, eye === 'spectator' ? [] : pos.s.hand[eye])
    assert.deepEqual(
      [view.handSize, view.deckSize],
      [
        [2, 2],
        [20, 20],
      ],
    )
    // Other cards in the other hand, others left to draw: this eye sees no difference.
    const other = manoeuvre.clone(pos)
    for (const seat of [0, 1]) {
      if (seat === eye) other.s.deck[seat]!.reverse()
      else other.s.hand[seat] = other.s.deck[seat]!.splice(3, 2, ...other.s.hand[seat]!)
    }
    assert.deepEqual(manoeuvre.view(other, eye), view, `${eye}`)
  }
})

/** The question asked depends on nothing the opponent cannot see: with any other cards it is the same question. */
const asked = (at: Start, hand: readonly string[], then: (game: ReturnType<typeof table>) => void): string => {
  const game = table({ ...held, at, decks: [0, 0], hands: [hand, held.hands![1]] })
  then(game)
  return game.where()
}

test('4 the active player is asked the same whatever he holds', () => {
  const hands = [['8th 0'], ['Supply'], ['Forced March'], ['Redoubt'], ['Ney'], ['Withdraw'], ['Napoleon']]
  const phases: readonly (readonly [Start, (game: ReturnType<typeof table>) => void, string])[] = [
    ['discard', () => {}, 'discarding.discard 0'],
    ['movement', game => void game.act('move', '45th', 'A2'), 'movement.further 0'],
    ['combat', () => {}, 'combat.declare 0'],
    ['restoration', () => {}, 'restoration.restore 0'],
  ]
  for (const [at, then, where] of phases)
    for (const hand of hands) assert.equal(asked(at, hand, then), where, `${at} with ${hand.join()}`)
})

test('6.1 the defender is asked the same whatever he holds', () => {
  const hands = [['20th 1'], ['Guerrillas'], ['Withdraw'], ['Palafox'], ['Supply']]
  for (const hand of hands) {
    const game = table({ ...held, hands: [['8th 0', '8th 1'], hand] })
      .act('assault', '8th 0')
      .act('target', '20th')
    const questions = [game.where(), game.act('pass').where(), game.act('pass').act('attack', '8th 1').where()]
    assert.deepEqual(questions, ['withdrawal.withdraw 1', 'defence.defend 1', 'guerrillas.cancel 1'], hand.join())
  }
})

test('9.2-guerrillas a refusal tells a player of his own hand only', () => {
  const game = table({ ...held, at: 'restoration', hands: [['Supply'], ['20th 1']] }).act('supply', '8th')
  assert.equal(game.refusal('guerrillas').text.en, 'You hold no Guerrillas card.')
  assert.ok(game.may('pass'))
})
