/** Chapters 1 to 6: of every either/or of Part I the half, and of every rule for both sides the side, that no other test looks at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAvailable } from '../rules/6-numbers.ts'
import { CM, FA, FD, IC, NC } from '../words.ts'
import { army, card, corps, country, on, place, table, type Wanted } from './help.ts'

const FIRST = ['france', 'coalition'] as const
const statusOf = (game: ReturnType<typeof table>, id: string): number => game.s.status[country(id)]!
/** A diplomacy card laid by one side; what it was refused for, or the status afterwards. */
function laid(seat: 0 | 1, title: string, target: string, position: Wanted = {}) {
  const hands = seat === 0 ? [[title], []] : [[], [title]]
  const game = table({ phase: 'diplomacy', first: FIRST[seat], hands, ...position })
  return game.may('play', on(title, target))
    ? statusOf(game.act('play', on(title, target)), target)
    : game.refused('play', on(title, target))
}

test('2.5 a neutral with corps of the Coalition in it, and an ally with Frenchmen in it, are its targets', () => {
  assert.equal(laid(1, 'English Gold', 'danmark', { corps: { danmark: ['Karl'] } }), CM)
  assert.equal(laid(1, 'English Gold', 'bayern', { corps: { bayern: ['Ney'] } }), NC)
  // Both stand in it: Frenchmen occupy it, whoever else does.
  const both = { status: { prussia: 'NC' }, corps: { brandenburg: ['Ney'], polen: ['Karl'] } }
  assert.equal(laid(1, 'English Gold', 'prussia', both), '2.5')
})

test('2.6 an insurgent country is no target of France now, nor once it has become a member or neutral', () => {
  for (const status of ['IC', 'CM', 'NC'])
    assert.equal(
      laid(0, 'Talleyrand', 'portugal', { status: { portugal: status }, onceInsurgent: ['portugal'] }),
      '2.6',
    )
  // A neutral with Frenchmen in it is: the rule is of the Coalition’s corps.
  assert.equal(laid(0, 'Talleyrand', 'portugal', { status: { portugal: 'NC' }, corps: { portugal: ['Ney'] } }), FA)
})

test('2.6 Austria, Prussia and Russia each ask for their own capital, Spain for none', () => {
  const CAPITALS = { austria: 'osterreich', prussia: 'brandenburg', russia: 'moskva' }
  const BESIDE = { austria: 'bohmen', prussia: 'polen', russia: 'litva' }
  for (const id of ['austria', 'prussia', 'russia'] as const) {
    assert.equal(laid(0, 'Talleyrand', id, { status: { [id]: 'NC' }, corps: { [BESIDE[id]]: ['Ney'] } }), '2.6')
    assert.equal(laid(0, 'Talleyrand', id, { status: { [id]: 'NC' }, corps: { [CAPITALS[id]]: ['Ney'] } }), FA)
  }
  assert.equal(laid(0, 'Talleyrand', 'spain', { status: { spain: 'NC' } }), FA)
})

test('2.7 who leaves France leaves Frenchmen standing; who changes sides by holding out or by falling leaves the map too', () => {
  const left = table({
    phase: 'diplomacy',
    first: 'coalition',
    hands: [[], ['Embassy']],
    corps: { castilla: ['Castanos', 'Ney'] },
  }).act('play', on('Embassy', 'spain'))
  assert.deepEqual([left.placeOf('Castanos'), left.placeOf('Ney')], ['reserve', 'castilla'])
  const held = table({
    phase: 'insurrection',
    year: 1809,
    status: { spain: 'IC' },
    corps: { castilla: ['Napoleon', 'Soult', 'Ney'], valencia: ['Blake', 'Wellington'] },
    britannia: true,
  })
  assert.deepEqual(
    [statusOf(held, 'spain'), held.placeOf('Blake'), held.placeOf('Wellington')],
    [FD, 'reserve', 'valencia'],
  )
})

test('2.8 a French minor that joins places one, within the ceiling of its pile, and none where that is reached', () => {
  const joined = (position: Wanted) => {
    const game = table({ phase: 'diplomacy', hands: [['Embassy'], []], ...position })
    return game.act('play', on('Embassy', 'danmark'))
  }
  const free = joined({})
  assert.equal(free.where(), 'mobilise.place 0')
  free.act('place', [])
  // Eight allies and dominions bring four, and Danmark makes nine of them: four stand already.
  const full = joined({
    corps: { holland: ['Dumonceau'], bayern: ['Wrede'], italia: ['Eugene'], westfalen: ['Jerome'] },
  })
  assert.notEqual(full.where(), 'mobilise.place 0')
})

test('2.8 two British auxiliaries on the map are the ceiling for a minor that joins the Coalition', () => {
  const joined = (corpsThere: Record<string, string[]>) =>
    table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Embassy']], corps: corpsThere })
      .act('play', on('Embassy', 'portugal'))
      .where()
  assert.equal(joined({ napoli: ['Damas'] }), 'mobilise.place 1')
  assert.notEqual(joined({ napoli: ['Damas'], sverige: ['Armfelt'] }), 'mobilise.place 1')
})

test('2.10 an insurgent ruler takes his area back, one who is French or neutral does not, Prussia as Austria', () => {
  const settled = (area: string, ruler: string, status: string) =>
    statusOf(
      table({
        phase: 'insurrection',
        status: { [area]: 'IC', [ruler]: status },
        corps: {},
        options: { spread: 'off' },
      }),
      area,
    )
  for (const [area, ruler] of [
    ['tirol', 'austria'],
    ['sachsen', 'prussia'],
  ] as const) {
    assert.deepEqual(
      ['CM', 'NC', 'FA', 'FD'].map(status => settled(area, ruler, status)),
      [-1, CM, CM, CM],
    )
  }
  // By diplomacy as well: the neutral area joins beside a ruler who is a member.
  const joins = (status: string) => laid(1, 'Embassy', 'tirol', { status: { tirol: 'NC', austria: status } })
  assert.deepEqual([joins('CM'), joins('IC'), joins('FA')], [-1, -1, CM])
})

test('3.4 a French card is no event of the Coalition’s, and pays for its moves', () => {
  const game = table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Godoy']] })
  assert.equal(game.refused('play', on('Godoy', 'spain')), '3.4')
  const paying = table({ first: 'coalition', hands: [[], ['Godoy']], corps: { galizien: ['Karl'] } })
  paying.s.free[1] = 0
  paying.act('march', army('Karl')).act('pay', card('Godoy'))
  assert.deepEqual([paying.last('discarded').seat, paying.last('discarded').use], [1, 'move'])
})

test('3.6 the first player is first in every phase in which both act', () => {
  const tired = { rhenanie: ['Ney*'], galizien: ['Karl*'] }
  const hands = [['Mud'], ['Mud']]
  for (const [seat, first] of FIRST.entries()) {
    const at = (position: Wanted) => table({ first, hands, corps: tired, year: 1806, ...position })
    assert.equal(at({ phase: 'strategy' }).where(), `strategy.play ${seat}`)
    assert.equal(at({ phase: 'strategy' }).all('drew')[0]!.seat, seat)
    const game = at({ phase: 'reinforcement' })
    assert.equal(game.where(), `reinforcement.play ${seat}`)
    game.act('pass').act('pass')
    assert.equal(game.where(), `deploy.place ${seat}`)
    game.act('place', [])
    assert.equal(game.where(), `deploy.place ${1 - seat}`)
    game.act('place', [])
    assert.equal(game.where(), `rest.rest ${seat}`)
    game.act('done')
    assert.equal(game.where(), `rest.rest ${1 - seat}`)
    game.act('done')
    assert.equal(game.where(), `turn.act ${seat}`)
  }
})

test('4.5 with France first its joiners mobilise first', () => {
  const game = table({ phase: 'diplomacy', hands: [['Embassy'], ['English Gold']] })
  game.act('play', on('Embassy', 'danmark')).act('play', on('English Gold', 'portugal'))
  assert.equal(game.where(), 'mobilise.place 0')
  game.act('place', [])
  assert.equal(game.where(), 'mobilise.place 1')
})

test('5.2 as many Frenchmen as defenders do not hold a major', () => {
  const spain = (defenders: string[]) =>
    statusOf(
      table({
        year: 1809,
        phase: 'insurrection',
        status: { spain: 'IC' },
        corps: { castilla: ['Napoleon', 'Soult', 'Ney'], valencia: defenders },
      }),
      'spain',
    )
  assert.deepEqual([spain(['Blake', 'Cuesta', 'Castanos']), spain(['Blake', 'Cuesta'])], [CM, FD])
})

test('5.4 only dominions that border a country insurgent before the rolls roll: not the neighbour of one that rises now, not an ally, and whoever else stands there', () => {
  const spread = (status: Record<string, string>, dice: number[]) =>
    table({
      phase: 'insurrection',
      status: { tirol: 'FD', austria: 'NC', italia: 'NC', ...status },
      // The Coalition’s corps do not hold a dominion down.
      corps: { bayern: ['Kutusov'] },
      hands: [[], ['Insurrection']],
      dice,
    }).act('play', on('Insurrection', 'tirol'))
  const risen = spread({ bayern: 'FD', wurttemberg: 'FD' }, [6])
  assert.deepEqual(
    risen.all('spread').map(each => each.country),
    [country('bayern')],
  )
  assert.deepEqual([statusOf(risen, 'bayern'), statusOf(risen, 'wurttemberg')], [IC, FD])
  risen.done()
  assert.equal(spread({ bayern: 'FA', wurttemberg: 'FA' }, []).all('spread').length, 0)
})

test('6.1 twenty cards in the deck are enough, nineteen are too few', () => {
  // Fifty-five cards but those laid on the pile.
  const thirtyFive = [
    'Mud',
    'Mud',
    'Depot',
    'Depot',
    'Embassy',
    'Embassy',
    'Fouche',
    'Godoy',
    'Joseph',
    'Stein',
    'Radetzky',
    'Britannia',
    'Talleyrand',
    'Metternich',
    'Alexander I',
    'William Pitt',
    'English Gold',
    'Continental System',
    'Separate Peace',
    'Marie-Louise',
    'Napoleonic Dynasty',
    'Nationalism',
    'Repression',
    'Landwehr',
    'Levee en Masse',
    'War of 1812',
    'Russo-Ottoman War',
    'Remounts',
    'Peace Talks',
    'Peace Talks',
    'Art of War',
    'Art of War',
    'Grand Battery',
    'Scorched Earth',
    'Entrenchments',
  ]
  assert.equal(thirtyFive.length, 35)
  const at = (discard: string[]) => table({ phase: 'strategy', year: 1806, discard }).all('reshuffled').length
  assert.deepEqual([at(thirtyFive), at([...thirtyFive, 'Commit the Guard'])], [0, 1])
})

test('6.4 France places no corps among enemies either, nor an auxiliary in his own region when they stand in it', () => {
  const game = table({ phase: 'reinforcement', corps: { flandre: ['Karl'], bayern: ['Kutusov'] } })
  const refusal = (who: string, where: string) => game.refusal('place', [place(who, where)]).text.en
  assert.equal(refusal('Ney', 'flandre'), 'There are enemy corps in that region.')
  assert.equal(refusal('Wrede', 'bayern'), 'There are enemy corps in that region.')
  assert.equal(game.refused('place', [place('Wrede', 'wurttemberg')]), '6.4')
  assert.ok(game.may('place', [place('Ney', 'bretagne')]))
})

test('6.4 by sea to coasts of the Coalition alone, and not where enemies stand', () => {
  const game = table({
    phase: 'reinforcement',
    first: 'coalition',
    britannia: true,
    status: { portugal: 'CM', danmark: 'NC' },
    corps: { portugal: ['Ney'] },
  })
  assert.equal(
    game.refusal('place', [place('Wellington', 'portugal')]).text.en,
    'There are enemy corps in that region.',
  )
  assert.equal(game.refused('place', [place('Wellington', 'danmark')]), '6.4')
  assert.equal(game.refused('place', [place('Wellington', 'osterreich')]), '6.4')
  // Others than the British stay at home, sea or no sea.
  assert.equal(game.refused('place', [place('Karl', 'napoli')]), '6.4')
  assert.ok(game.may('place', [place('Wellington', 'napoli')]))
})

test('6.5 a Spaniard of the rising comes while Spain is insurgent as when it has become a member', () => {
  for (const status of ['IC', 'CM'])
    assert.ok(isAvailable(table({ status: { spain: status }, onceInsurgent: ['spain'] }).s, corps('Espoz y Mina')))
})

test('6.6 the Coalition rests for a card as France does', () => {
  const game = table({
    phase: 'reinforcement',
    first: 'coalition',
    hands: [[], ['Mud', 'Depot']],
    corps: { galizien: ['Karl*', 'Hiller*'], moskva: ['Kutusov*'] },
  })
  game.act('pass').act('place', []).act('place', [])
  assert.equal(game.where(), 'rest.rest 1')
  assert.equal(game.refused('rest', army('Karl', 'Kutusov')), '8.1')
  game.act('rest', army('Karl', 'Hiller')).act('pay', card('Mud'))
  assert.deepEqual(['Karl', 'Hiller', 'Kutusov'].map(game.tired), [false, false, true])
})

test('6.6 option home: in a dominion and an ally as in France, in an insurgent country as in a member', () => {
  const game = table({
    phase: 'reinforcement',
    options: { rest: 'home' },
    status: { italia: 'FD', bayern: 'FA', spain: 'IC', portugal: 'NC' },
    corps: { italia: ['Ney*'], bayern: ['Davout*'], castilla: ['Blake*'], portugal: ['Soult*'] },
  })
  game.act('place', []).act('place', [])
  assert.deepEqual(['Ney', 'Davout', 'Blake', 'Soult'].map(game.tired), [false, false, false, true])
})
