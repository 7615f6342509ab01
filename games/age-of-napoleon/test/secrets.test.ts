/** What nobody may learn: from the table as it is shown, from being asked, from not being asked (chapter 21). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTable, thinkHere } from '@bivouac/host'
import { searchDice } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { ageOfNapoleon } from '../module.ts'
import { army, card, on, table, way } from './help.ts'

test('1.11 the other hand and the deck may be anything: the view is the same', () => {
  const { pos } = table({
    hands: [
      ['Mud', 'Depot'],
      ['Joseph', 'Stein'],
    ],
  })
  for (const eye of [0, 1, 'spectator'] as const) {
    const seen = ageOfNapoleon.view(pos, eye)
    const other = ageOfNapoleon.clone(pos)
    for (const seat of [0, 1])
      if (seat !== eye) other.s.hand[seat] = other.s.deck.splice(3, 2, ...other.s.hand[seat]!).sort((a, b) => a - b)
    assert.deepEqual(ageOfNapoleon.view(other, eye), seen, String(eye))
  }
})

test('1.11 cards known to be held are imagined held, the others are dealt anew', () => {
  const game = table({ phase: 'strategy', year: 1806, hands: [['Chief of Staff'], []], discard: ['Mud'] })
  game.act('play', card('Chief of Staff')).act('take', card('Mud'))
  const guess = ageOfNapoleon.imagine(ageOfNapoleon.view(game.pos, 1), 1, [], searchDice('guess'))
  assert.ok(guess.s.hand[0]!.includes(card('Mud')))
  assert.notDeepEqual(guess.s.hand[0], game.s.hand[0])
  assert.deepEqual(ageOfNapoleon.view(game.pos, 'spectator').shown, [[], []])
})

test('5.3, 9.2, 11.3, 12.5, 13.2 whether somebody is asked does not depend on what he holds', () => {
  const hands = [['Depot'], ['Mud'], ['Repression'], ['Surrender? Never!'], ['Cavalry Charges'], ['Forced March']]
  for (const hand of hands) {
    const answer = table({ corps: { rhenanie: ['Ney'] }, hands: [[], hand] }).act('march', army('Ney'))
    assert.equal(answer.where(), 'order.answer 1', hand[0])
    const repress = table({ phase: 'insurrection', hands: [hand, ['Insurrection']] }).act(
      'play',
      on('Insurrection', 'italia'),
    )
    assert.equal(repress.where(), 'insurrection.repress 0', hand[0])
    const never = table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], hand] })
    assert.equal(never.where(), 'surrender.hold 1', hand[0])
    const winter = table({ phase: 'winter', corps: { moskva: ['Karl', 'Kutusov', 'Mack'] }, hands: [[], hand] })
    assert.equal(winter.where(), 'winter.lay 1', hand[0])
    const battle = table({ corps: { wurttemberg: ['Ney'], bayern: ['Mack'] }, hands: [[], hand] })
    assert.equal(
      battle.act('march', army('Ney')).act('let').act('go', way('bayern')).where(),
      'battle.defenderPlays 1',
      hand[0],
    )
  }
})

test('9.4 the way that was meant to go on is nobody’s to see', () => {
  const game = table({ corps: { rhenanie: ['Ney'], bayern: ['Platov'] }, invaded: true, hands: [[], ['Depot']] })
  game.act('march', army('Ney')).act('let').act('go', way('wurttemberg', 'westfalen'))
  const short = table({ corps: { rhenanie: ['Ney'], bayern: ['Platov'] }, invaded: true, hands: [[], ['Depot']] })
  short.act('march', army('Ney')).act('let').act('go', way('wurttemberg'))
  assert.deepEqual(ageOfNapoleon.view(game.pos, 1), ageOfNapoleon.view(short.pos, 1))
})

test('9.2 a standing answer is offered for every question that a player without the card would always let pass', () => {
  const game = table({ corps: { rhenanie: ['Ney'] }, hands: [[], ['Depot']] }).act('march', army('Ney'))
  assert.equal(game.decision().standing, 'let')
})

test('1.11 a position given as data shows nobody’s hand in the set-up while the game is on', async () => {
  const hands = [['Joseph', 'Depot'], ['Stein']]
  const setup = ageOfNapoleon.readSetup({
    scenario: '1805',
    position: { first: 'france', hands, deck: ['Mud', 'Mud'] },
  })
  assert.ok(typeof setup !== 'string', String(setup))
  const match = createMatch(ageOfNapoleon, setup, { seed: 'open' })
  const human = (name: string) => ({ kind: 'human', name }) as const
  const thinker = thinkHere({ game: ageOfNapoleon as never, players: {}, seed: 'open' })
  const parts = { id: 't', match: match as never, seed: 'open', chairs: [human('Anna'), human('Berto')], thinker }
  const table = createTable(parts)
  for (const mine of [[0], [1], []]) {
    const told: unknown[] = []
    const connection = table.connect({ mine, name: 'x' }, tell => told.push(tell))
    await connection.ask({ do: 'watch', id: 1 })
    const setups = JSON.stringify(told).match(/"setup":\{.*?\}\}/g) ?? []
    assert.ok(setups.length > 0)
    for (const shown of setups) assert.doesNotMatch(shown, /Joseph|Stein|Depot|Mud/)
  }
  // What was agreed otherwise is read as before.
  assert.deepEqual(ageOfNapoleon.openSetup!(setup).options.position, { first: 'france' })
})
