/** Chapter 6 and its cards: rules that could be broken in one place without any other test noticing: each half of a condition, the mirrored side, what is asked only once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAvailable } from '../rules/6-numbers.ts'
import { pair } from '../words.ts'
import { army, card, corps, on, place, region, table } from './help.ts'

test('6.3 option draw: only who could come is drawn', () => {
  const game = table({
    phase: 'reinforcement',
    options: { mobilisation: 'draw' },
    status: { prussia: 'CM', austria: 'NC', russia: 'NC' },
    first: 'coalition',
    corps: { polen: ['Braunschweig', 'Hohenlohe', 'Moellendorf', 'Ruechel', 'Kalckreuth'] },
  })
  const prussian = game.all('drawn').flatMap(({ corps }) => corps)
  assert.deepEqual(
    prussian.filter(each => army('L’Estocq', 'Tauentzien', 'Bluecher', 'Gneisenau', 'Yorck').includes(each)),
    army('L’Estocq', 'Tauentzien'),
  )
})

test('6.3 option draw: a minor that joins places one, whoever else was drawn', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    options: { mobilisation: 'draw' },
    hands: [[], ['Embassy']],
  }).act('play', on('Embassy', 'portugal'))
  assert.equal(game.where(), 'mobilise.place 1')
  assert.equal(game.refused('place', [place('Beresford', 'portugal'), place('Silveira', 'portugal')]), '2.8')
  assert.ok(
    game.may(
      'place',
      [game.last('drawn').corps[0]!].map(corps => pair(corps, region('portugal'))),
    ),
  )
})

test('6.4 with the sea open an auxiliary of a coast is offered each coast once', () => {
  const game = table({
    phase: 'reinforcement',
    first: 'coalition',
    britannia: true,
    status: { portugal: 'CM', austria: 'NC', russia: 'NC' },
  })
  assert.equal(game.where(), 'deploy.place 1')
  const may = game.decision().gathers?.[0]?.may ?? []
  assert.ok(may.includes(place('Beresford', 'portugal')))
  assert.equal(new Set(may).size, may.length)
})

test('6.5 corps of a neutral country are not available, reformed or not', () => {
  const { s } = table({ status: { austria: 'NC' }, reformed: ['austria'] })
  assert.deepEqual([isAvailable(s, corps('Karl')), isAvailable(s, corps('Bianchi'))], [false, false])
  const ours = table({ status: { austria: 'CM' }, reformed: ['austria'] }).s
  assert.deepEqual([isAvailable(ours, corps('Karl')), isAvailable(ours, corps('Bianchi'))], [true, true])
})

test('16-17 Fouché takes the last card as well', () => {
  const game = table({ phase: 'strategy', year: 1806, hands: [['Fouche'], ['Depot']] })
  game.where()
  // All but one of what was drawn goes to the discards.
  game.s.discard.push(...game.s.hand[1]!.splice(1))
  const [last] = game.s.hand[1]!
  game.act('play', card('Fouche'))
  assert.equal(game.where(), 'strategy.strike 0')
  game.act('strike', last!)
  assert.deepEqual(game.s.hand[1], [])
})

test('6.2 the cards one has drawn are told in the order of their numbers', () => {
  const game = table({ phase: 'strategy', year: 1806, hands: [[], []] })
  game.where()
  for (const { cards = [] } of game.all('drew'))
    assert.deepEqual(
      cards,
      [...cards].sort((a, b) => a - b),
    )
  assert.ok(game.all('drew').some(({ cards = [] }) => cards.length > 4))
})

test('6.3 option draw: as many are drawn as the mobilisation says', () => {
  const game = table({
    phase: 'reinforcement',
    options: { mobilisation: 'draw' },
    status: { prussia: 'CM', austria: 'NC', russia: 'NC' },
    first: 'coalition',
  })
  const prussian = new Set(
    army('Braunschweig', 'Hohenlohe', 'Moellendorf', 'Ruechel', 'Kalckreuth', 'L’Estocq', 'Tauentzien'),
  )
  assert.equal(game.all('drawn').flatMap(({ corps }) => corps.filter(each => prussian.has(each))).length, 4)
})

test('6.6 rest is offered to whoever has a card and somebody exhausted on the map', () => {
  const asked = (hand: string[], corps: Record<string, string[]>) => {
    const game = table({ phase: 'reinforcement', corps, hands: [hand, []] })
    for (let i = 0; i < 12 && !game.where().startsWith('rest') && !game.where().startsWith('turn'); i++)
      game.act(game.decision().step === 'place' ? 'place' : 'pass', game.decision().step === 'place' ? [] : undefined)
    return game.where()
  }
  assert.equal(asked(['Depot'], { rhenanie: ['Ney*'] }), 'rest.rest 0')
  assert.notEqual(asked([], { rhenanie: ['Ney*'] }), 'rest.rest 0')
  assert.notEqual(asked(['Depot'], { rhenanie: ['Ney'] }), 'rest.rest 0')
  assert.notEqual(asked(['Depot'], { rhenanie: ['Ney'], galizien: ['Karl*'] }), 'rest.rest 0')
})

test('16-25 with no Russian corps on the map nobody is asked which goes home', () => {
  const game = table({ phase: 'reinforcement', status: { russia: 'CM' }, hands: [['Russo-Ottoman War'], []] })
  game.act('play', on('Russo-Ottoman War', 'france'))
  assert.notEqual(game.where(), 'reinforcement.recall 0')
})

test('16-25 no other card sends a Russian corps home', () => {
  const game = table({
    phase: 'reinforcement',
    status: { russia: 'CM' },
    corps: { litva: ['Bagration'] },
    hands: [['Levee en Masse'], []],
  })
  game.act('play', on('Levee en Masse', 'france'))
  assert.notEqual(game.where(), 'reinforcement.recall 0')
  assert.equal(game.placeOf('Bagration'), 'litva')
})

test('6.2 strategy cards are played in turn, and whoever has passed is passed over', () => {
  const game = table({
    phase: 'strategy',
    year: 1806,
    hands: [['Chief of Staff', 'Chief of Staff'], ['Depot']],
    discard: ['Mud', 'Mud'],
  })
  game.act('play', card('Chief of Staff')).act('take', card('Mud'))
  assert.equal(game.where(), 'strategy.play 1')
  game.act('pass')
  assert.equal(game.where(), 'strategy.play 0')
  game.act('play', card('Chief of Staff')).act('take', card('Mud'))
  assert.equal(game.where(), 'strategy.play 0')
})

test('6.1 what is reshuffled is in the deck again, what was set aside with it', () => {
  const game = table({ phase: 'strategy', year: 1806, deck: ['Depot'], aside: ['English Gold'], hands: [[], []] })
  game.where()
  assert.equal(game.all('reshuffled').length, 1)
  const { s } = game
  assert.deepEqual([s.discard.length, s.aside.length], [0, 0])
  assert.equal(s.deck.length + s.hand[0]!.length + s.hand[1]!.length + s.gone.length, 55)
})
