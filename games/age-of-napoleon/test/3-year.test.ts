import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice, tableFor } from '@bivouac/kernel'
import { ageOfNapoleon } from '../module.ts'
import { ceilingOf, deploymentOf, isAvailable } from '../rules/6-numbers.ts'
import { cardsDue } from '../rules/6-strategy.ts'
import {
  AUSTRIAN,
  BRITISH,
  BRITISH_AUX,
  CM,
  FA,
  FD,
  FRENCH,
  FRENCH_AUX,
  IC,
  NC,
  PRUSSIAN,
  RUSSIAN,
  SPANISH,
} from '../words.ts'
import { army, card, corps, country, on, place, table, tableOf, way } from './help.ts'

const fresh = (raw: unknown) => {
  const setup = ageOfNapoleon.readSetup(raw)
  assert.ok(typeof setup !== 'string')
  return ageOfNapoleon.begin(setup)
}

test('3.1 eight phases in their order', () => {
  const game = table({ phase: 'diplomacy', year: 1806 })
  game.pass('pass', 'pass', 'pass', 'pass').act('place', []).act('place', [])
  while (game.all('phase').length < 8) game.pass('pass')
  assert.deepEqual(
    game.all('phase').map(each => each.phase),
    [0, 1, 2, 3, 4, 5, 6, 7],
  )
})

test('3.2 in odd years France, in even years the Coalition names the first player', () => {
  assert.equal(tableOf(fresh({})).where(), 'year.choose 0')
  const even = tableOf(fresh({ position: { year: 1806, phase: 'diplomacy', hands: [[], []] } }))
  assert.equal(even.where(), 'year.choose 1')
  even.act('first', 0)
  assert.equal(even.s.first, 0)
  assert.equal(even.refused('first', 1)!.length > 0, true)
})

test('3.3, 15.1 the first year begins with the Campaign Phase in round 3, after the first player is named', () => {
  const game = tableOf(fresh({})).act('first', 1)
  assert.equal(game.where(), 'turn.act 1')
  assert.deepEqual([game.s.round, game.s.year], [3, 1805])
  assert.deepEqual(game.s.aside, [card('English Gold'), card('Insurrection')])
})

test('3.4 a card is played for its event in its phase by whom it names, or discarded by anybody', () => {
  const game = table({ phase: 'diplomacy', hands: [['English Gold', 'Mud', 'Godoy'], []] })
  assert.equal(game.refused('play', on('English Gold', 'bayern')), '3.4')
  assert.equal(game.refused('play', on('Mud', 'france')), '3.4')
  assert.equal(game.refused('play', on('Joseph', 'spain')), '1.11')
  const paying = table({ hands: [['English Gold'], []], corps: { rhenanie: ['Ney'] }, state: {} })
  paying.s.free[0] = 0
  paying.act('march', army('Ney')).act('pay', card('English Gold'))
  assert.equal(paying.last('discarded').use, 'move')
})

test('3.5 cards marked so leave the game after their event, the others are discarded', () => {
  const game = table({ phase: 'reinforcement', first: 'coalition', hands: [[], ['Radetzky', 'Landwehr']] })
  game.act('play', on('Radetzky', 'france')).act('play', on('Landwehr', 'austria'))
  assert.deepEqual([game.s.gone, game.s.discard], [[card('Radetzky')], [card('Landwehr')]])
})

test('3.6 the first player is first', () => {
  for (const [first, seat] of [
    ['france', 0],
    ['coalition', 1],
  ] as const)
    assert.equal(
      table({ phase: 'diplomacy', first, hands: [['Embassy'], ['Embassy']] }).where(),
      `diplomacy.play ${seat}`,
    )
})

test('4.1 in turn one card or a pass, and a pass is final', () => {
  const game = table({
    phase: 'diplomacy',
    hands: [
      ['Embassy', 'Talleyrand'],
      ['English Gold', 'Embassy'],
    ],
  })
  game.act('play', on('Embassy', 'portugal'))
  assert.equal(game.where(), 'diplomacy.play 1')
  game.act('pass').act('play', on('Talleyrand', 'danmark'))
  assert.notEqual(game.where(), 'diplomacy.play 1')
  assert.equal(game.s.status[country('danmark')], FA)
})

test('4.2 one card of each player on a country', () => {
  const game = table({ phase: 'diplomacy', hands: [['Embassy', 'Talleyrand'], ['English Gold']] })
  game.act('play', on('Embassy', 'portugal')).act('pass')
  assert.equal(game.refused('play', on('Talleyrand', 'portugal')), '4.2')
})

test('4.3 what was eligible when laid takes effect, though the occupier has left since', () => {
  const game = table({
    phase: 'diplomacy',
    status: { prussia: 'NC' },
    corps: { brandenburg: ['Castanos'] },
    hands: [['Talleyrand'], ['English Gold', 'Metternich']],
  })
  game.act('play', on('Talleyrand', 'prussia')).act('play', on('English Gold', 'spain')).act('pass')
  game.act('place', [place('Braunschweig', 'brandenburg')])
  assert.deepEqual([game.s.status[country('prussia')], game.s.status[country('spain')]], [FA, NC])
})

test('4.4 cards of both sides cancel each other', () => {
  const game = table({ phase: 'diplomacy', hands: [['Embassy'], ['English Gold']] })
  game.act('play', on('Embassy', 'portugal')).act('play', on('English Gold', 'portugal'))
  assert.equal(game.s.status[country('portugal')], NC)
  assert.equal(game.last('cancelled').country, country('portugal'))
  assert.deepEqual(game.s.discard, [card('Embassy'), card('English Gold')])
})

test('3.5, 4.4 a card that leaves the game after its event leaves it where it was cancelled, too', () => {
  const game = table({ phase: 'diplomacy', hands: [['Joseph'], ['English Gold']] })
  game.act('play', on('Joseph', 'spain')).act('play', on('English Gold', 'spain'))
  assert.equal(game.s.status[country('spain')], FA)
  assert.deepEqual([game.s.gone, game.s.discard], [[card('Joseph')], [card('English Gold')]])
})

test('4.5 countries in map order; joiners of the first player mobilise first', () => {
  const game = table({ phase: 'diplomacy', first: 'coalition', hands: [['Embassy'], ['English Gold']] })
  game.act('play', on('English Gold', 'portugal')).act('play', on('Embassy', 'danmark'))
  assert.deepEqual(
    game.all('status').map(each => each.country),
    [country('danmark'), country('portugal')],
  )
  assert.equal(game.where(), 'mobilise.place 1')
  game.act('place', [])
  assert.equal(game.where(), 'mobilise.place 0')
})

test('4.6 a step makes no dominion; Napoleonic Dynasty does', () => {
  const game = table({ phase: 'diplomacy', hands: [['Embassy', 'Napoleonic Dynasty'], []] })
  assert.equal(game.refused('play', on('Embassy', 'bayern')), '2')
  game.act('play', on('Napoleonic Dynasty', 'bayern')).act('pass')
  assert.equal(game.s.status[country('bayern')], FD)
})

test('5.1, 5.2 an insurgent country held by France becomes a dominion, otherwise a member', () => {
  const spain = (castilla: string[], navarra: string[] = []) =>
    table({
      year: 1809,
      phase: 'insurrection',
      status: { spain: 'IC' },
      corps: { castilla, navarra, valencia: ['Blake', 'Cuesta'] },
    }).s.status[country('spain')]
  assert.equal(spain(['Napoleon', 'Soult', 'Ney']), FD)
  assert.equal(spain(['Napoleon', 'Soult']), CM)
  assert.equal(spain([], ['Napoleon', 'Soult', 'Ney']), CM)
  const minor = (list: string[]) =>
    table({ phase: 'insurrection', status: { tirol: 'IC', austria: 'NC' }, corps: { tirol: list } }).s.status[
      country('tirol')
    ]
  assert.deepEqual([minor(['Ney']), minor(['Kutusov']), minor([])], [FD, CM, CM])
})

test('5.3 the Coalition raises, France may answer, the risen mobilise for the Coalition', () => {
  const game = table({
    phase: 'insurrection',
    status: { spain: 'FD' },
    corps: { castilla: ['Castanos'], navarra: ['Ney'] },
    hands: [['Mud'], ['Insurrection']],
  })
  game.act('play', on('Insurrection', 'spain'))
  assert.equal(game.where(), 'insurrection.repress 0')
  assert.equal(game.refused('repress'), '1.11')
  game.act('let')
  assert.equal(game.placeOf('Castanos'), 'reserve')
  assert.equal(game.where(), 'mobilise.place 1')
  game.act(
    'place',
    [place('Castanos', 'castilla'), place('Espoz y Mina', 'andalucia')].sort((a, b) => a - b),
  )
  assert.equal(game.s.status[country('spain')], IC)
})

test('5.4 dominions without French corps that border an insurgent roll; 6 rises', () => {
  const spread = (dice: number[], options = {}) =>
    table({
      phase: 'insurrection',
      options,
      status: { tirol: 'FD', dalmatien: 'FD', austria: 'NC', bayern: 'FD' },
      corps: { italia: ['Ney'] },
      hands: [[], ['Insurrection']],
      dice,
    })
  const game = spread([6, 5]).act('play', on('Insurrection', 'tirol'))
  assert.deepEqual(
    game.all('spread').map(each => [each.country, each.rises]),
    [
      [country('bayern'), true],
      [country('dalmatien'), false],
    ],
  )
  assert.equal(game.s.status[country('bayern')], IC)
  assert.equal(game.s.status[country('italia')], FD)
  game.done()
  const off = spread([], { spread: 'off' }).act('play', on('Insurrection', 'tirol'))
  assert.equal(off.all('spread').length, 0)
})

test('6.1 the discards are reshuffled below twenty cards or after a surrender, and only then', () => {
  const deck = ['Mud', 'Mud', 'Depot', 'Depot', 'Embassy', 'Embassy']
  const low = table({ year: 1806, phase: 'strategy', deck })
  assert.equal(low.last('reshuffled').surrender, false)
  const fallen = table({ year: 1806, phase: 'strategy', surrendered: true, discard: ['Mud'] })
  assert.equal(fallen.last('reshuffled').surrender, true)
  const plenty = table({ year: 1806, phase: 'strategy', discard: ['Mud'] })
  assert.equal(plenty.all('reshuffled').length, 0)
  const aside = table({ year: 1806, phase: 'strategy', deck, aside: ['Joseph'] })
  assert.equal(aside.s.aside.length, 0)
})

test('6.2 cards by the table', () => {
  const due = (position: Parameters<typeof table>[0]) => [0, 1].map(seat => cardsDue(table(position).s, seat))
  assert.deepEqual(due({}), [9, 11])
  const all = {
    bayern: 'NC',
    hannover: 'NC',
    holland: 'NC',
    italia: 'NC',
    schweiz: 'NC',
    stato_chiesa: 'NC',
    westfalen: 'NC',
    wurttemberg: 'NC',
    napoli: 'NC',
    pommern: 'NC',
    sverige: 'NC',
  }
  const bare = { ...all, austria: 'NC', russia: 'NC', spain: 'NC' }
  assert.deepEqual(due({ status: bare }), [5, 4])
  assert.deepEqual(due({ status: { ...bare, austria: 'FA', russia: 'FD' } }), [9, 4])
  assert.deepEqual(due({ status: { ...bare, prussia: 'CM' } }), [5, 6])
  assert.deepEqual(due({ status: { ...bare, prussia: 'CM' }, reformed: ['prussia'] }), [5, 7])
  assert.deepEqual(due({ status: { ...bare, prussia: 'FA' }, reformed: ['prussia'] }), [7, 4])
  assert.deepEqual(due({ status: { ...bare, spain: 'IC', bayern: 'IC', hannover: 'IC', holland: 'IC' } }), [5, 5])
  assert.deepEqual(due({ status: { ...bare, tirol: 'FD', bayern: 'FA', holland: 'FA' } }), [6, 4])
})

test('6.2 never more than ten in hand', () => {
  const hand = ['Mud', 'Mud', 'Depot', 'Depot', 'Embassy', 'Embassy', 'Fouche', 'Godoy']
  const game = table({ year: 1806, phase: 'strategy', hands: [hand, []] })
  assert.deepEqual(
    game.s.hand.map(each => each.length),
    [10, 10],
  )
  assert.equal(game.where(), 'strategy.play 0')
  const [mine] = game.whispers
  assert.deepEqual([mine!.seats, mine!.others], [[0], { e: 'drew', seat: 0, count: 2 }])
})

test('6.3 ceilings and deployment by row', () => {
  const { s } = table({})
  const numbers = (pile: number) => [ceilingOf(s, pile), deploymentOf(s, pile)]
  assert.deepEqual([FRENCH, FRENCH_AUX, AUSTRIAN, PRUSSIAN, RUSSIAN, SPANISH, BRITISH, BRITISH_AUX].map(numbers), [
    [10, 5],
    [4, 2],
    [6, 3],
    [4, 2],
    [8, 4],
    [4, 2],
    [2, 1],
    [2, 1],
  ])
  const reformed = table({ reformed: ['austria', 'prussia'], status: { russia: 'FA' } }).s
  assert.deepEqual(
    [AUSTRIAN, PRUSSIAN, RUSSIAN].map(pile => [ceilingOf(reformed, pile), deploymentOf(reformed, pile)]),
    [
      [8, 4],
      [6, 3],
      [1, 1],
    ],
  )
})

test('6.3 no more than the mobilisation on the map, no more than the deployment a year', () => {
  const nine = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Massena', 'Lannes', 'Augereau', 'Victor']
  const game = table({ phase: 'reinforcement', corps: { rhenanie: nine } })
  const two = [place('Oudinot', 'ile_de_france'), place('Macdonald', 'ile_de_france')]
  assert.equal(game.refused('place', two), '6.3')
  game.act('place', two.slice(0, 1))
  const few = table({ phase: 'reinforcement' })
  const six = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Massena'].map(name => place(name, 'ile_de_france'))
  assert.equal(few.refusal('place', six).text.en, 'Deployment is used up for this year.')
  few.act('place', six.slice(0, 5))
})

test('6.3 option draw: that many are drawn, and only they are placed', () => {
  const game = table({ phase: 'reinforcement', options: { mobilisation: 'draw' } })
  assert.equal(game.all('drawn')[0]!.corps.length >= 10, true)
  assert.equal(game.refused('place', [place('Rapp', 'ile_de_france')]), '6.3')
  game.act('place', [place('Napoleon', 'ile_de_france')])
  assert.ok(game.s.tag.every((tag, i) => tag === 0 || game.s.place[i] === -1))
})

test('6.4 where corps are placed: own country, own region, by sea on friendly coasts', () => {
  const game = table({
    phase: 'reinforcement',
    first: 'coalition',
    britannia: true,
    status: { portugal: 'CM' },
    corps: { bohmen: ['Ney'] },
  })
  assert.equal(game.refusal('place', [place('Karl', 'bohmen')]).text.en, 'There are enemy corps in that region.')
  assert.equal(game.refused('place', [place('Karl', 'bayern')]), '6.4')
  assert.equal(game.refused('place', [place('Beresford', 'andalucia')]), '6.4')
  assert.equal(game.refused('place', [place('Napoleon', 'ile_de_france')]), '6.4')
  game.act(
    'place',
    [place('Karl', 'osterreich'), place('Wellington', 'portugal'), place('Beresford', 'napoli')].sort((a, b) => a - b),
  )
  assert.deepEqual([game.placeOf('Wellington'), game.placeOf('Beresford')], ['portugal', 'napoli'])
  const home = table({ phase: 'reinforcement', first: 'coalition', status: { portugal: 'CM' } })
  assert.equal(home.refused('place', [place('Wellington', 'portugal')]), '6.4')
  assert.ok(home.may('place', [place('Wellington', 'britain')]))
})

test('6.4 with the sea open an auxiliary may still be placed in his own region inland', () => {
  const game = table({ phase: 'reinforcement', first: 'coalition', britannia: true, status: { bayern: 'CM' } })
  const wrede = place('Wrede (Coalition)', 'bayern')
  const offered = ageOfNapoleon.machine.extend(game.pos, tableFor(game.pos, scriptedDice([])), 'place')
  assert.ok(JSON.stringify(offered).includes(String(wrede)), 'it is offered, not only permitted')
  game.act('place', [wrede])
  assert.equal(game.placeOf('Wrede (Coalition)'), 'bayern')
})

test('6.4 half the number if the enemy is in the capital', () => {
  const { s } = table({ corps: { osterreich: ['Ney'], ile_de_france: ['Karl'] } })
  assert.deepEqual([deploymentOf(s, AUSTRIAN), deploymentOf(s, FRENCH)], [1, 2])
})

test('6.5 who is available', () => {
  const is = (name: string, position: Parameters<typeof table>[0]) => isAvailable(table(position).s, corps(name))
  assert.deepEqual([is('Schwarzenberg', {}), is('Schwarzenberg', { reformed: ['austria'] })], [false, true])
  assert.deepEqual([is('Platov', {}), is('Platov', { invaded: true })], [false, true])
  assert.deepEqual([is('Poniatowski', {}), is('Poniatowski', { status: { polen: 'FD' } })], [false, true])
  assert.deepEqual(
    [is('Wrede', {}), is('Wrede (Coalition)', {}), is('Wrede (Coalition)', { status: { bayern: 'CM' } })],
    [true, false, true],
  )
  assert.deepEqual([is('Karl Johan', { year: 1809 }), is('Karl Johan', { year: 1810 })], [false, true])
  assert.deepEqual(
    [
      is('Espoz y Mina', { status: { spain: 'CM' } }),
      is('Espoz y Mina', { status: { spain: 'CM' }, onceInsurgent: ['spain'] }),
      is('Espoz y Mina', { onceInsurgent: ['spain'] }),
    ],
    [false, true, false],
  )
  assert.deepEqual([is('Braunschweig', {}), is('Karl', {})], [false, true])
})

test('6.5 Russia is invaded when French-controlled corps enter it while it is not French', () => {
  const enter = (status: string) =>
    table({ status: { russia: status, prussia: 'FA' }, corps: { polen: ['Ney'] }, hands: [['Mud'], []] })
      .act('march', army('Ney'))
      .act('go', way('litva'))
  assert.equal(enter('CM').s.invaded, 1)
  assert.equal(enter('FA').s.invaded, 0)
})

test('6.6 a card rests an army: exhausted corps of one region, as many as the command reaches', () => {
  const game = table({
    phase: 'reinforcement',
    hands: [['Mud', 'Depot'], []],
    corps: { rhenanie: ['Davout*', 'Ney*', 'Lannes'], italia: ['Massena*'] },
  })
  game.act('pass').act('place', [])
  game.act('place', [])
  assert.equal(game.where(), 'rest.rest 0')
  assert.equal(game.refused('rest', army('Davout', 'Massena')), '8.1')
  assert.equal(game.refused('rest', army('Lannes')), '6.6')
  assert.equal(game.refused('rest', army('Karl')), '8.1')
  game.act('rest', army('Davout', 'Ney')).act('pay', card('Mud'))
  assert.deepEqual(['Davout', 'Ney', 'Massena'].map(game.tired), [false, false, true])
  game.act('done')
})

test('6.6 nobody commands more than his command: Gérard alone rests two of three', () => {
  const game = table({
    phase: 'reinforcement',
    hands: [['Mud'], []],
    corps: { rhenanie: ['Gerard*', 'Bertrand*', 'Rapp*'] },
  })
  game.act('pass').act('place', [])
  game.act('place', [])
  assert.equal(game.refused('rest', army('Gerard', 'Bertrand', 'Rapp')), '8.1')
  game.act('rest', army('Gerard', 'Bertrand'))
})

test('6.6, 8.1 a commander who is fresh is one of his army: of Davout’s five he rests four', () => {
  const game = table({
    phase: 'reinforcement',
    hands: [['Mud'], []],
    corps: { rhenanie: ['Davout', 'Gerard*', 'Bertrand*', 'Rapp*', 'Vandamme*', 'Oudinot*'] },
  })
  game.act('pass').act('place', [])
  game.act('place', [])
  assert.equal(game.refused('rest', army('Gerard', 'Bertrand', 'Rapp', 'Vandamme', 'Oudinot')), '8.1')
  game.act('rest', army('Gerard', 'Bertrand', 'Rapp', 'Vandamme'))
})

test('6.6 option home: corps in friendly regions rest for nothing', () => {
  const game = table({
    phase: 'reinforcement',
    options: { rest: 'home' },
    corps: { rhenanie: ['Ney*'], osterreich: ['Davout*'], moskva: ['Kutusov*'] },
  })
  game.act('place', []).act('place', [])
  assert.deepEqual(['Ney', 'Davout', 'Kutusov'].map(game.tired), [false, true, false])
})

test('6.7 prisoners of both sides return, and are not placed this year', () => {
  const game = table({ phase: 'reinforcement', prisoners: ['Mack', 'Ney'] })
  assert.equal(game.refused('place', [place('Ney', 'ile_de_france')]), '6.5')
  game.act('place', []).act('place', [])
  assert.deepEqual([game.placeOf('Mack'), game.placeOf('Ney')], ['reserve', 'reserve'])
  assert.equal(isAvailable(game.s, corps('Ney')), false)
})
