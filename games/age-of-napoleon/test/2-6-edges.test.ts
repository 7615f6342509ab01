/** Chapters 2 to 6 at their edges: whoever is nearly there, who has just left, the last card and the only corps, what is told and in which order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bench } from '@bivouac/kernel/testing'
import { CARDS } from '../data/cards.ts'
import { ageOfNapoleon } from '../module.ts'
import type { Written } from '../position.ts'
import { ceilingOf, deploymentOf, isAvailable } from '../rules/6-numbers.ts'
import { CORPS_COUNT, COUNTRY_COUNT, firstOf, IC, NONE, pair } from '../words.ts'
import { army, card, corps, country, on, place, region, table, way } from './help.ts'

type Raw = Written & { readonly scenario?: string; readonly options?: Readonly<Record<string, string>> }
/** A table where a test says which hidden card or corps is picked, and may count dice and what comes to light. */
function picking(
  { scenario = '1805', options = {}, ...position }: Raw,
  pick: (count: number) => number,
  dice?: number[],
) {
  const written = Object.keys(position).length > 0
  const raw = { scenario, options, ...(written && { position: { first: 'france', corps: {}, ...position } }) }
  const setup = ageOfNapoleon.readSetup(raw as never)
  assert.ok(typeof setup !== 'string', String(setup))
  const game = bench(ageOfNapoleon, ageOfNapoleon.begin(setup), { dice: dice ?? [], pick, excuse: () => true })
  game.ask()
  return game
}
/** A pick that must be one: of none there is none to take. */
const first = (count: number): number => {
  assert.ok(count > 0, 'nothing is picked from nothing')
  return 0
}
const last = (count: number): number => first(count) + count - 1
/** Every card but these, out of the game: the deck is what is left. */
function goneBut(...titles: readonly string[]): string[] {
  const left = CARDS.flatMap(({ id, count }) => Array<string>(count).fill(id))
  for (const title of titles) {
    const found = left.indexOf(CARDS[card(title) - 1]!.id)
    assert.ok(found >= 0)
    left.splice(found, 1)
  }
  return left
}
const offered = (game: Pick<ReturnType<typeof table>, 'decision'>, type: string): number[] =>
  game.decision().actions.flatMap(action => (action.type === type ? [action.arg as number] : []))
const mayPlace = (game: Pick<ReturnType<typeof table>, 'decision'>): readonly number[] =>
  game.decision().gathers?.find(({ type }) => type === 'place')?.may ?? []
const isAscending = (list: readonly number[]): void =>
  assert.deepEqual(
    list,
    [...list].sort((a, b) => a - b),
  )

// ---- 2 ---------------------------------------------------------------------------------------------------------------

test('2.7 whoever leaves the map with his country has not moved when he comes back', () => {
  const game = table({ phase: 'diplomacy', hands: [['Talleyrand'], []], corps: { osterreich: ['Karl', 'Hiller'] } })
  game.act('play', on('Talleyrand', 'austria'))
  assert.deepEqual(game.last('left').corps, army('Karl', 'Hiller'))
  assert.deepEqual(game.s.tag, Array(CORPS_COUNT).fill(0))
})

test('2.10, 5.3 an area that rises beside its ruler is a country of its own still', () => {
  const game = table({
    phase: 'insurrection',
    status: { austria: 'CM', tirol: 'FD' },
    hands: [[], ['Insurrection', 'Mud']],
  })
  game.act('play', on('Insurrection', 'tirol'))
  assert.equal(game.s.status[country('tirol')], IC)
  assert.equal(game.all('returned').length, 0)
})

test('2.10, 4.4 the last area of the map joins, is its ruler’s again, and nothing stays laid on it', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    status: { prussia: 'CM', sachsen: 'NC' },
    hands: [[], ['Embassy']],
  })
  game.act('play', on('Embassy', 'sachsen'))
  assert.equal(game.s.status[country('sachsen')], NONE)
  assert.deepEqual(game.s.laid, Array(2 * COUNTRY_COUNT).fill(0))
})

test('12.2 a minor does not fall while its own side fights for it', () => {
  const game = table({
    first: 'coalition',
    corps: { bayern: ['Ney'], osterreich: ['Karl'] },
    hands: [['Mud'], []],
  })
  game.act('march', army('Karl'))
  if (game.where() === 'order.answer 0') game.act('let')
  game.act('go', way('bayern'))
  if (game.where() === 'order.withdraw 0') game.act('stand')
  assert.match(game.where(), /^battle/)
  const bavaria = ageOfNapoleon.view(game.pos, 0).outlook.held.find(each => each.country === country('bayern'))
  assert.deepEqual([bavaria?.enemies, bavaria?.own, bavaria?.falls], [1, 1, false])
})

test('2.8, 6.3 option draw: a major that joins places as many as its deployment, of those drawn', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    options: { mobilisation: 'draw' },
    status: { austria: 'NC' },
    hands: [[], ['Embassy']],
  }).act('play', on('Embassy', 'austria'))
  assert.equal(game.where(), 'mobilise.place 1')
  const drawn = game.last('drawn').corps
  assert.equal(drawn.length, 6)
  const home = (each: number) => pair(each, region('osterreich'))
  assert.ok(game.may('place', drawn.slice(0, 3).map(home)))
  assert.equal(game.refused('place', drawn.slice(0, 4).map(home)), '2.8')
  const left = army('Karl', 'Mack', 'Ferdinand', 'Johann', 'Hiller', 'Bellegarde', 'Liechtenstein', 'Kollowrat').find(
    each => !drawn.includes(each),
  )!
  assert.match(game.refusal('place', [home(left)]).text.en, /not among those drawn/)
})

test('2.8 only the joiner’s own corps are placed, and not beside an enemy', () => {
  const portugal = table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Embassy']] })
  portugal.act('play', on('Embassy', 'portugal'))
  assert.match(portugal.refusal('place', [place('Wellington', 'portugal')]).text.en, /Only the country that has joined/)
  assert.equal(portugal.all('drawn').length, 0)
  const austria = table({
    phase: 'insurrection',
    status: { austria: 'FD' },
    corps: { bohmen: ['Ney'] },
    hands: [[], ['Insurrection', 'Mud']],
  }).act('play', on('Insurrection', 'austria'))
  assert.equal(austria.where(), 'mobilise.place 1')
  assert.match(austria.refusal('place', [place('Karl', 'bohmen')]).text.en, /enemy corps in that region/)
  assert.ok(austria.may('place', [place('Karl', 'banat')]))
})

test('2.8 nobody is asked who has nobody left to place, or nowhere to place him', () => {
  const portugal = table({
    phase: 'diplomacy',
    first: 'coalition',
    removed: ['Beresford', 'Silveira'],
    hands: [[], ['Embassy']],
  }).act('play', on('Embassy', 'portugal'))
  assert.notEqual(portugal.where(), 'mobilise.place 1')
  const risen = (corps: Record<string, string[]>, status: Record<string, string> = {}) =>
    table({ phase: 'insurrection', status: { austria: 'FD', ...status }, corps, hands: [[], ['Insurrection', 'Mud']] })
      .act('play', on('Insurrection', 'austria'))
      .where()
  const five = { osterreich: ['Ney'], bohmen: ['Davout'], banat: ['Soult'], ungarn: ['Murat'], galizien: ['Massena'] }
  assert.equal(risen(five), 'mobilise.place 1')
  assert.notEqual(risen({ ...five, tirol: ['Lannes'], dalmatien: ['Victor'] }), 'mobilise.place 1')
  // 2.10 What is detached is no region of his.
  assert.notEqual(risen(five, { tirol: 'FD', dalmatien: 'FD' }), 'mobilise.place 1')
})

// ---- 3 ---------------------------------------------------------------------------------------------------------------

test('1.11, 15.1 both hands are dealt, and once', () => {
  const game = picking({}, first)
  assert.deepEqual(
    game.s.hand.map(hand => hand.length),
    [8, 8],
  )
  assert.deepEqual([game.s.dealt, game.s.scattered], [0, 0])
})

test('3.1, 7.1 after the reinforcements the year’s first round is the first', () => {
  const game = table({ phase: 'reinforcement', corps: { rhenanie: ['Ney'], galizien: ['Karl'] } })
  for (let i = 0; i < 8 && game.where().startsWith('deploy'); i++) game.act('place', [])
  assert.equal(game.s.phase, 4)
  assert.deepEqual(
    game.all('round').map(({ round }) => round),
    [1],
  )
})

test('13.1, 13.2 an army in the last region of the map rolls once, and nobody in the reserve does', () => {
  const game = table({ phase: 'winter', corps: { wurttemberg: ['Ney', 'Davout', 'Soult'] }, dice: [6] })
  game.where()
  assert.deepEqual(
    game.all('winter').map(({ region: at, seat }) => [at, seat]),
    [[region('wurttemberg'), 0]],
  )
  game.done()
})

// ---- 4, 5 ------------------------------------------------------------------------------------------------------------

test('4.5, 4.6 an ally that becomes a dominion has joined nobody, and mobilises nothing', () => {
  const game = table({ phase: 'diplomacy', hands: [['Joseph'], []] }).act('play', on('Joseph', 'spain'))
  assert.equal(game.s.status[country('spain')], 3)
  assert.ok(!game.where().startsWith('mobilise'))
})

test('5.3, 16-14, 16-15 both cards of rising are offered, and no other', () => {
  const game = table({ phase: 'insurrection', hands: [[], ['Insurrection', 'Nationalism', 'Mud']] })
  const codes = offered(game, 'play')
  assert.ok(codes.includes(on('Insurrection', 'italia')))
  assert.ok(codes.includes(on('Nationalism', 'italia')))
  assert.deepEqual(new Set(codes.map(firstOf)), new Set([card('Insurrection'), card('Nationalism')]))
  assert.equal(game.refused('play', card('Mud') * 64), '3.4')
})

test('5.3, 16-16 everybody hears which rising was put down, and where', () => {
  const game = table({ phase: 'insurrection', hands: [['Repression'], ['Insurrection', 'Mud']] })
  game.act('play', on('Insurrection', 'italia')).act('repress')
  assert.deepEqual(
    game.all('repressed').map(each => [each.card, each.country]),
    [[card('Insurrection'), country('italia')]],
  )
})

test('5.4 whether it spreads is a die of six', () => {
  const position = {
    phase: 'insurrection',
    status: { tirol: 'FD', austria: 'NC' },
    hands: [[], ['Insurrection']],
  } as const
  const game = picking(position, first, [6])
  game.act('play', on('Insurrection', 'italia'))
  while (game.where() === 'mobilise.place 1') game.act('place', [])
  assert.equal(game.last('spread').country, country('tirol'))
  assert.deepEqual([game.cited[0], game.sides[0]], ['5.4', 6])
})

// ---- 6.3 … 6.5 -------------------------------------------------------------------------------------------------------

test('6.3, 6.4 the British come whoever has Austria', () => {
  const game = table({ phase: 'reinforcement', first: 'coalition', status: { austria: 'NC', russia: 'NC' } })
  assert.equal(game.where(), 'deploy.place 1')
  assert.ok(game.may('place', [place('Wellington', 'britain')]))
  assert.ok(mayPlace(game).includes(place('Wellington', 'britain')))
})

test('6.4, 16-22 with the sea open the British are offered friendly coasts, the French what they were before, all in order', () => {
  const position = {
    phase: 'reinforcement',
    britannia: true,
    status: { austria: 'NC', russia: 'NC', bayern: 'CM', sverige: 'CM' },
  } as const
  const british = table({ ...position, first: 'coalition' })
  assert.equal(british.where(), 'deploy.place 1')
  const may = mayPlace(british)
  for (const where of ['britain', 'sverige', 'napoli', 'pommern']) assert.ok(may.includes(place('Wellington', where)))
  for (const where of ['bayern', 'britain', 'sverige']) assert.ok(may.includes(place('Wrede (Coalition)', where)))
  isAscending(may)
  const french = table({ ...position, first: 'france' })
  assert.equal(french.where(), 'deploy.place 0')
  for (const where of ['ile_de_france', 'rhenanie', 'bretagne'])
    assert.ok(mayPlace(french).includes(place('Ney', where)))
})

test('6.3, 16-24, 16-25 what the Landwehr and the Ottoman War change is the Coalition’s Austria and Russia alone', () => {
  const numbers = (pile: number, state: object, status: Record<string, string>) => {
    const { s } = table({ state, status })
    return [ceilingOf(s, pile), deploymentOf(s, pile)]
  }
  assert.deepEqual(numbers(2, { landwehr: 2 }, { austria: 'CM' }), [8, 5])
  // Austria has surrendered since.
  assert.deepEqual(numbers(2, { landwehr: 2 }, { austria: 'NC' }), [6, 3])
  assert.deepEqual(numbers(4, { ottoman: 1 }, { russia: 'CM' }), [8, 2])
  assert.deepEqual(numbers(4, { ottoman: 1 }, { russia: 'NC' }), [8, 4])
  assert.deepEqual(numbers(2, { ottoman: 1 }, { austria: 'CM' }), [6, 3])
})

test('6.5 reformed or invaded, a major’s later corps serve whoever has it, and nobody while it is neutral', () => {
  const available = (name: string, position: Parameters<typeof table>[0]) => isAvailable(table(position).s, corps(name))
  for (const [status, may] of [
    ['CM', true],
    ['FA', true],
    ['NC', false],
  ] as const) {
    assert.equal(available('Bianchi', { status: { austria: status }, reformed: ['austria'] }), may, status)
    assert.equal(available('Platov', { status: { russia: status }, invaded: true }), may, status)
  }
})

test('6.3 option draw: of fewer than the mobilisation all are drawn, told in order, and of nobody nothing is told', () => {
  const position = {
    phase: 'reinforcement',
    options: { mobilisation: 'draw' },
    status: { prussia: 'CM', austria: 'NC', russia: 'NC', napoli: 'NC', pommern: 'NC', sverige: 'NC' },
    first: 'coalition',
    corps: { polen: ['Braunschweig', 'Hohenlohe', 'Moellendorf', 'Ruechel', 'Kalckreuth'] },
  } as const
  for (const pick of [first, last]) {
    const game = picking({ ...position, hands: [[], []] }, pick)
    const drawn = game.all('drawn').map(({ corps: all }) => all)
    // No minor is the Coalition’s: its auxiliaries are not there to be drawn.
    assert.equal(drawn.length, 2)
    assert.deepEqual(drawn[0], army('L’Estocq', 'Tauentzien'))
    for (const all of drawn) isAscending(all)
  }
})

// ---- 6.4 … 6.7 -------------------------------------------------------------------------------------------------------

test('6.4 reinforcement cards are played in turn, and who has no card is passed over, whoever is first', () => {
  const turns = table({
    phase: 'reinforcement',
    hands: [
      ['Levee en Masse', 'Mud'],
      ['Radetzky', 'Mud'],
    ],
  })
  turns.act('play', on('Levee en Masse', 'france'))
  assert.equal(turns.where(), 'reinforcement.play 1')
  turns.act('play', card('Radetzky') * 64)
  assert.equal(turns.where(), 'reinforcement.play 0')
  const alone = table({ phase: 'reinforcement', first: 'coalition', hands: [['Mud'], []] })
  assert.equal(alone.where(), 'reinforcement.play 0')
})

test('16-25 it is a Russian corps on the map that goes home', () => {
  const game = table({
    phase: 'reinforcement',
    corps: { litva: ['Bagration'], osterreich: ['Karl'] },
    hands: [['Russo-Ottoman War'], []],
  }).act('play', on('Russo-Ottoman War', 'france'))
  assert.equal(game.where(), 'reinforcement.recall 0')
  assert.deepEqual(offered(game, 'recall'), army('Bagration'))
  for (const name of ['Kutusov', 'Karl']) assert.equal(game.refused('recall', corps(name)), '16-25')
})

test('6.6 one rests his own exhausted corps on the map, a lone one of the smallest command as well, led by whoever is named first', () => {
  const game = table({
    phase: 'reinforcement',
    corps: { rhenanie: ['Gerard*', 'Scheler*'], wurttemberg: ['Reding*'], osterreich: ['Karl*'] },
    hands: [['Mud'], []],
  })
  game.act('pass')
  while (game.where().startsWith('deploy')) game.act('place', [])
  assert.equal(game.where(), 'rest.rest 0')
  assert.match(game.refusal('rest', army('Karl')).text.en, /not a corps of yours on the map/)
  assert.match(game.refusal('rest', army('Davout')).text.en, /not a corps of yours on the map/)
  assert.ok(game.may('rest', army('Reding')))
  assert.ok(game.may('rest', army('Gerard', 'Scheler')))
})

test('6.7 without prisoners nobody is told of a release', () => {
  const game = table({ phase: 'reinforcement' })
  while (game.where().startsWith('deploy')) game.act('place', [])
  assert.equal(game.s.phase, 4)
  assert.equal(game.all('released').length, 0)
})

// ---- 6.1, 6.2, 16-17, 16-18 ------------------------------------------------------------------------------------------

test('6.2 each draws what he is due, no more and no less, and nothing drawn is taken back', () => {
  const game = picking({ phase: 'strategy', year: 1806, status: { russia: 'NC' }, hands: [[], []] }, first)
  const { due } = ageOfNapoleon.view(game.pos, 0).outlook
  assert.ok(due[0]! < 10 && due[1]! < 10)
  assert.deepEqual(
    game.all('drew').map(({ seat, count }) => [seat, count]),
    [
      [0, due[0]],
      [1, due[1]],
    ],
  )
  assert.equal(game.revealed(), 2)
})

test('6.2 the last card of the deck is drawn, and after it none; who has one card is asked, who has none is not', () => {
  const left = (...titles: string[]) =>
    picking({ phase: 'strategy', year: 1806, hands: [[], []], deck: [...titles], gone: goneBut(...titles) }, first)
  const one = left('Depot')
  assert.deepEqual(
    one.s.hand.map(hand => hand.length),
    [1, 0],
  )
  assert.deepEqual(
    one.all('drew').map(({ count }) => count),
    [1, 0],
  )
  assert.equal(one.where(), 'strategy.play 0')
  one.act('pass')
  assert.notEqual(one.where(), 'strategy.play 1')
  assert.ok(!left().where().startsWith('strategy'))
})

test('6.1 everybody hears how many cards were shuffled back, those set aside among them', () => {
  const game = table({ phase: 'strategy', year: 1806, deck: ['Depot'], aside: ['English Gold'], hands: [[], []] })
  game.where()
  assert.equal(game.last('reshuffled').count, 54)
})

test('15.2 what is scattered before the game lies open in the order of its numbers', () => {
  const game = picking({ scenario: '1809' }, last)
  const { cards } = game.last('scattered')
  assert.equal(cards.length, 24)
  isAscending(cards)
  assert.deepEqual(game.s.discard.slice(-24), cards)
})

test('16-17 once the other hand has been seen there is no going back', () => {
  const game = picking({ phase: 'strategy', year: 1806, hands: [['Fouche'], ['Depot']] }, first)
  const before = game.revealed()
  game.act('play', card('Fouche'))
  assert.equal(game.where(), 'strategy.strike 0')
  assert.equal(game.revealed(), before + 1)
})

test('16-18 only what lies among the discards is taken', () => {
  const game = table({ phase: 'strategy', hands: [['Chief of Staff'], []], discard: ['Mud', 'Depot'] })
  game.act('play', card('Chief of Staff'))
  assert.equal(game.where(), 'strategy.search 0')
  assert.deepEqual(offered(game, 'take'), [card('Mud'), card('Depot')])
  assert.equal(game.refused('take', card('Fouche')), '16-18')
})
