import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST_BATTLE } from '../data/first-battle.ts'
import { manoeuvre } from '../module.ts'
import { NATIONS } from '../words.ts'
import { fromSetup, sq, terrainAt } from './help.ts'

const FIVE = [1, 1, 1, 1, 1]

test('3 the higher d10 is the first player, and ties are rolled again', () => {
  const game = fromSetup({ scenario: 'draft' }, [4, 4, 2, 9])
  assert.equal(game.pos.s.first, 1)
  assert.equal(game.events('rolledOff').length, 2)
  assert.equal(game.where(), 'battlefield.section 1')
  game.done()
})

test('3 the suggested first battle: the first player picks British or French, the rest is as printed', () => {
  const game = fromSetup({}, [9, 2])
  assert.equal(game.where(), 'armies.take 0')
  assert.deepEqual(
    game.offered('army').map(nation => NATIONS[nation]),
    ['france', 'britain'],
  )
  game.roll(...FIVE, ...FIVE).act('army', NATIONS.indexOf('britain'))
  const { s } = game.pos
  assert.deepEqual(s.home, [2, 0])
  assert.equal(game.at('Imperial Guard'), sq('E2'))
  assert.equal(game.at('Dutch'), sq('F8'))
  assert.equal(s.square[0], FIRST_BATTLE.sides[1]!.at[0])
  assert.equal(terrainAt(game, 'G1'), 'town')
  assert.equal(terrainAt(game, 'D4'), 'hill')
  assert.equal(game.where(), 'discarding.discard 0')
})

test('3-battlefield the first player lays four different sections, turned as he likes', () => {
  const game = fromSetup({ scenario: 'draft' }, [9, 2])
  assert.equal(game.offered('lay').length, 96)
  // Section 21 with a quarter turn: its left column, from the bottom, becomes its top row.
  game.act('lay', 20 * 4 + 1)
  assert.equal(game.refused('lay', 20 * 4 + 3), '3-battlefield')
  assert.deepEqual(
    ['A1', 'B1', 'C1', 'D1'].map(name => terrainAt(game, name)),
    ['open', 'open', 'open', 'woods'],
  )
  assert.deepEqual(
    ['A2', 'B2', 'C2', 'D2'].map(name => terrainAt(game, name)),
    ['lake', 'hill', 'lake', 'woods'],
  )
  game.act('lay', 0).act('lay', 4).act('lay', 8)
  assert.equal(game.where(), 'armies.name 1')
})

test('3-armies the second player names two nations, the first takes one, the second picks any edge', () => {
  const game = fromSetup({ scenario: 'draft' }, [9, 2])
  for (const section of [0, 4, 8, 12]) game.act('lay', section)
  assert.equal(game.offered('name').length, 28)
  game.act('name', 2 * 8 + 5)
  assert.equal(game.where(), 'armies.take 0')
  assert.equal(game.refused('army', 0), '3-armies')
  game.act('army', 5)
  assert.deepEqual(game.pos.s.nation, [5, 2])
  assert.equal(game.where(), 'setup.edge 1')
  assert.deepEqual(game.offered('edge'), [0, 1, 2, 3])
  game.roll(...FIVE, ...FIVE).act('edge', 1)
  assert.deepEqual(game.pos.s.home, [3, 1])
  assert.equal(game.where(), 'placement.place 0')
})

test('3-armies whoever lost the roll-off names the nations, whichever seat he has', () => {
  for (const [dice, second] of [
    [[9, 2], 1],
    [[2, 9], 0],
  ] as const) {
    const game = fromSetup({ scenario: 'draft' }, dice)
    for (const section of [0, 4, 8, 12]) game.act('lay', section)
    assert.equal(game.where(), `armies.name ${second}`)
    game.act('name', 2 * 8 + 5)
    assert.deepEqual(game.events('named'), [{ e: 'named', seat: second, nations: [2, 5] }])
    assert.deepEqual(game.offered('army'), [2, 5])
    // There are eight nations: a ninth is not one that was not named, but none at all.
    assert.equal(game.refused('army', 7), '3-armies')
    assert.notEqual(game.refusal('army', 8).text.en, game.refusal('army', 7).text.en)
  }
})

test('3-opening five cards are drawn before anything is placed', () => {
  const game = fromSetup({ scenario: 'first-game', options: { deployment: 'free' } }, [9, 2])
  game.roll(...FIVE, ...FIVE).act('army', 5)
  assert.equal(game.where(), 'placement.place 0')
  assert.deepEqual(
    game.pos.s.hand.map(hand => hand.length),
    [5, 5],
  )
  assert.deepEqual(
    game.pos.s.deck.map(deck => deck.length),
    [55, 55],
  )
  game.done()
})

test('3-opening in a tournament each player picks his five cards', () => {
  const game = fromSetup({ scenario: 'first-game', options: { tournament: 'yes' } }, [2, 9]).act('army', 5)
  assert.equal(game.where(), 'opening.pick 1')
  assert.match(game.refusal('pick', 100, 101, 102, 103).text.en, /the least is 5/)
  assert.match(game.refusal('pick', 100, 101, 102, 103, 104, 105).text.en, /the most is 5/)
  assert.match(game.refusal('pick', 3, 100, 101, 102, 103).text.en, /./)
  game.act('pick', 115, 103, 102, 101, 100)
  assert.equal(game.where(), 'opening.pick 0')
  game.act('pick', 0, 1, 2, 3, 4)
  assert.deepEqual(game.pos.s.hand, [
    [0, 1, 2, 3, 4],
    [100, 101, 102, 103, 115],
  ])
  assert.equal(game.where(), 'discarding.discard 1')
})

test('3-placement the two nearest rows, one unit to a square, the first player before the second', () => {
  const options = { nations: ['france', 'britain'], sections: [21, 2, 3, 4], edges: ['west', 'east'], first: 0 }
  const game = fromSetup({ scenario: 'custom', options }, [...FIVE, ...FIVE])
  assert.equal(game.where(), 'placement.place 0')
  assert.equal(game.refused('place', 'C1'), '3-placement')
  assert.equal(game.refused('place', 'B2'), '5')
  game.act('place', 'A2')
  assert.equal(game.refused('place', 'A2'), '3-placement')
  for (const square of ['A1', 'B1', 'A3', 'B3', 'A4', 'A5', 'B5']) game.act('place', square)
  assert.equal(game.where(), 'placement.place 1')
  assert.equal(game.pos.s.reduced, 0)
  const onLakes = fromSetup({ scenario: 'custom', options: { ...options, lakePlacement: 'allowed' } }, [
    ...FIVE,
    ...FIVE,
  ])
  assert.ok(onLakes.may('place', 'B2'))
})

test('3 a random set-up rolls for field, nations and edges', () => {
  const game = fromSetup({ scenario: 'random' }, [9, 2, 21, 2, 1, 1, 1, 1, 1, 1, 6, 5, 4, ...FIVE, ...FIVE])
  const { s } = game.pos
  assert.equal(s.sections[0], 20 * 4 + 1)
  assert.deepEqual(s.nation, [5, 4])
  assert.deepEqual(s.home, [1, 3])
  assert.equal(game.where(), 'placement.place 0')
  game.done()
})

test('3 explicit set-ups fix everything, placement too', () => {
  const rows = (row: number): string[] => [...'ABCDEFGH'].map(letter => `${letter}${row}`)
  const options = {
    nations: ['usa', 'spain'],
    sections: [5, 6, 7, 8],
    rotations: [0, 1, 2, 3],
    edges: ['north', 'south'],
    first: 1,
    placement: [rows(2), rows(8)],
  }
  const game = fromSetup({ scenario: 'custom', options }, [...FIVE, ...FIVE])
  assert.equal(game.where(), 'discarding.discard 1')
  assert.equal(game.pos.s.square[0], sq('A2'))
  assert.deepEqual(
    manoeuvre.seats(manoeuvre.readSetup({ scenario: 'custom', options }) as never).map(name => name.en),
    ['United States', 'Spain'],
  )
})

test('3 a setup that cannot be played is refused with a sentence', () => {
  const rows = (row: number): string[] => [...'ABCDEFGH'].map(letter => `${letter}${row}`)
  const fixed = { nations: ['usa', 'spain'], sections: [5, 6, 7, 8], edges: ['north', 'south'] }
  const bad: unknown[] = [
    7,
    { scenario: 'austerlitz' },
    { options: { edition: '1812' } },
    { options: { hats: 'yes' } },
    { options: { nations: ['usa', 'spain'] } },
    { scenario: 'custom', options: { nations: ['usa', 'usa'] } },
    { scenario: 'custom', options: { nations: ['usa', 'sweden'] } },
    { scenario: 'custom', options: { sections: [0, 1, 2, 3] } },
    { scenario: 'custom', options: { sections: [1, 1, 2, 3] } },
    { scenario: 'custom', options: { rotations: [0, 0, 0, 4] } },
    { scenario: 'custom', options: { rotations: [0, 0, 0, 1] } },
    { scenario: 'custom', options: { edges: ['north', 'east'] } },
    { scenario: 'custom', options: { first: 2 } },
    { scenario: 'custom', options: { placement: [rows(1), rows(8)] } },
    { scenario: 'custom', options: { ...fixed, placement: [rows(1), rows(1)] } },
    { scenario: 'custom', options: { ...fixed, placement: [rows(1), ['Z9', ...rows(8).slice(1)]] } },
    { scenario: 'custom', options: { ...fixed, placement: [rows(3), rows(8)] } },
    { scenario: 'custom', options: { ...fixed, sections: [21, 6, 7, 8], placement: [rows(2), rows(8)] } },
  ]
  const onLake = { ...fixed, sections: [21, 6, 7, 8], placement: [rows(2), rows(8)] }
  const agreed = manoeuvre.readSetup({ scenario: 'custom', options: { ...onLake, lakePlacement: 'allowed' } })
  assert.equal(typeof agreed, 'object', 'unless the table allows lakes')
  for (const raw of bad) {
    const read = manoeuvre.readSetup(raw)
    assert.equal(typeof read, 'string', JSON.stringify(raw))
    assert.notEqual(read, '')
  }
})

test('3-placement whoever won the roll-off places and plays first, whichever seat he has', () => {
  const options = { nations: ['france', 'britain'], sections: [1, 2, 3, 4], edges: ['north', 'south'] }
  const game = fromSetup({ scenario: 'custom', options }, [3, 8, ...FIVE, ...FIVE])
  const place = (row: number): void => {
    for (const letter of 'ABCDEFGH') game.act('place', `${letter}${row}`)
  }
  assert.equal(game.where(), 'placement.place 1')
  place(8)
  assert.equal(game.where(), 'placement.place 0')
  place(1)
  assert.equal(game.where(), 'discarding.discard 1')
  game.act('done').act('move', 'Dutch', 'F7').act('done').act('done')
  assert.equal(game.where(), 'discarding.discard 0')
  assert.deepEqual(
    game.events('playerTurn').map(event => event.e === 'playerTurn' && event.seat),
    [1, 0],
  )
})

test('3-opening the five cards are hidden from the opponent, drawn or picked', () => {
  const drawn = fromSetup({ scenario: 'first-game' }, [9, 2])
  drawn.roll(...FIVE, ...FIVE).act('army', 5)
  const picked = fromSetup({ scenario: 'first-game', options: { tournament: 'yes' } }, [9, 2]).act('army', 5)
  picked.act('pick', 0, 1, 2, 3, 4)
  for (const game of [drawn, picked]) {
    assert.ok(game.whispers.length > 0)
    for (const { seats, event, others } of game.whispers) {
      assert.ok(event.e === 'drew' && others?.e === 'drew')
      assert.deepEqual(seats, [event.seat])
      assert.equal(others.cards, undefined)
      assert.equal(others.count, event.cards?.length)
    }
  }
})
