import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ceilingOf, deploymentOf } from '../rules/6-numbers.ts'
import { AUSTRIAN, BRITISH, BRITISH_AUX, CM, FA, FD, FRENCH, IC, NC, PRUSSIAN, RUSSIAN } from '../words.ts'
import { army, at, card, country, on, place, region, table, type Wanted, way } from './help.ts'

/** One player lays one card; what becomes of the country. */
function laid(seat: 0 | 1, title: string, on_: string, position: Wanted = {}): number | string {
  const hands = seat === 0 ? [[title], []] : [[], [title]]
  const game = table({ phase: 'diplomacy', first: seat === 0 ? 'france' : 'coalition', hands, ...position })
  if (!game.may('play', on(title, on_))) return game.refused('play', on(title, on_))!
  game.act('play', on(title, on_))
  if (title === 'Confederation of the Rhine') game.act('enough')
  return game.s.status[country(on_)]!
}
test('16-1 English Gold: one step to the Coalition', () => {
  assert.deepEqual(
    [laid(1, 'English Gold', 'bayern'), laid(1, 'English Gold', 'portugal'), laid(1, 'English Gold', 'spain')],
    [NC, CM, NC],
  )
  assert.equal(laid(0, 'English Gold', 'austria'), '3.4')
})
test('16-2 William Pitt: a neutral major joins', () => {
  assert.deepEqual(
    [laid(1, 'William Pitt', 'prussia'), laid(1, 'William Pitt', 'portugal'), laid(1, 'William Pitt', 'spain')],
    [CM, '16', '16'],
  )
})
test('16-3 Metternich: Austria, even neutral and occupied', () => {
  assert.equal(laid(1, 'Metternich', 'austria', { status: { austria: 'NC' }, corps: { osterreich: ['Ney'] } }), CM)
  assert.equal(laid(1, 'Metternich', 'austria', { status: { austria: 'FA' } }), NC)
  assert.equal(laid(1, 'Metternich', 'prussia'), '16')
})
test('16-4 Alexander I: Russia likewise', () => {
  assert.equal(laid(1, 'Alexander I', 'russia', { status: { russia: 'NC' }, corps: { moskva: ['Ney'] } }), CM)
  assert.equal(laid(1, 'Alexander I', 'austria', { status: { austria: 'NC' } }), '16')
})
test('16-5 Continental System: a French ally with a coast becomes neutral', () => {
  assert.deepEqual(
    [
      laid(1, 'Continental System', 'spain'),
      laid(1, 'Continental System', 'bayern'),
      laid(1, 'Continental System', 'italia'),
    ],
    [NC, '16', '16'],
  )
})
test('16-6 Talleyrand: one step to whoever plays it', () => {
  assert.deepEqual([laid(0, 'Talleyrand', 'austria'), laid(1, 'Talleyrand', 'bayern')], [NC, NC])
})
test('16-7 Godoy: Spain one step to France', () => {
  assert.deepEqual(
    [
      laid(0, 'Godoy', 'spain', { status: { spain: 'CM' } }),
      laid(0, 'Godoy', 'spain', { status: { spain: 'NC' } }),
      laid(0, 'Godoy', 'portugal'),
    ],
    [NC, FA, '16'],
  )
})
test('16-8 Confederation of the Rhine: one or two of four, each settled for itself', () => {
  const game = table({
    phase: 'diplomacy',
    status: { bayern: 'NC', hannover: 'NC', westfalen: 'CM' },
    hands: [['Confederation of the Rhine'], ['English Gold']],
  })
  assert.equal(game.refused('play', on('Confederation of the Rhine', 'danmark')), '16')
  game.act('play', on('Confederation of the Rhine', 'bayern'))
  assert.equal(game.refused('also', country('bayern')), '4.2')
  game.act('also', country('westfalen')).act('play', on('English Gold', 'bayern'))
  assert.deepEqual([game.s.status[country('bayern')], game.s.status[country('westfalen')]], [NC, NC])
  assert.equal(game.s.discard.filter(each => each === card('Confederation of the Rhine')).length, 1)
  assert.equal(laid(0, 'Confederation of the Rhine', 'hannover', { status: { hannover: 'NC' } }), FA)
})
test('16-9 Separate Peace: a Coalition major becomes neutral, never Britain or a once insurgent', () => {
  assert.deepEqual(
    [
      laid(0, 'Separate Peace', 'russia'),
      laid(0, 'Separate Peace', 'britain'),
      laid(0, 'Separate Peace', 'napoli'),
      laid(0, 'Separate Peace', 'spain', { status: { spain: 'CM' }, onceInsurgent: ['spain'] }),
    ],
    [NC, '2.1', '16', '2.6'],
  )
})
test('16-10 Embassy: as Talleyrand', () => {
  assert.deepEqual([laid(0, 'Embassy', 'portugal'), laid(1, 'Embassy', 'portugal')], [FA, CM])
})
test('16-11 Napoleonic Dynasty in the Diplomacy Phase: an ally becomes a dominion, whoever lays it', () => {
  assert.deepEqual(
    [
      laid(0, 'Napoleonic Dynasty', 'spain'),
      laid(1, 'Napoleonic Dynasty', 'bayern'),
      laid(0, 'Napoleonic Dynasty', 'portugal'),
    ],
    [FD, FD, '16'],
  )
})
test('16-12 Joseph: only Spain or Naples', () => {
  assert.deepEqual(
    [
      laid(0, 'Joseph', 'spain'),
      laid(0, 'Joseph', 'napoli', { status: { napoli: 'FA' } }),
      laid(0, 'Joseph', 'bayern'),
    ],
    [FD, FD, '16'],
  )
})
test('16-13 Marie-Louise: neutral Austria with the French in Wien', () => {
  assert.equal(laid(0, 'Marie-Louise', 'austria', { status: { austria: 'NC' }, corps: { osterreich: ['Ney'] } }), FA)
  assert.equal(laid(0, 'Marie-Louise', 'austria', { status: { austria: 'NC' } }), '2.6')
  assert.equal(laid(0, 'Marie-Louise', 'austria'), '16')
})

const rising = (title: string, position: Wanted = {}) =>
  table({ phase: 'insurrection', hands: [[], [title]], ...position })
test('16-14 Insurrection: a dominion or a minor ally', () => {
  const game = rising('Insurrection')
  assert.deepEqual(
    [game.may('play', on('Insurrection', 'italia')), game.may('play', on('Insurrection', 'bayern'))],
    [true, true],
  )
  assert.equal(game.refused('play', on('Insurrection', 'spain')), '16-14')
  assert.equal(game.refused('play', on('Insurrection', 'portugal')), '5.3')
  game.act('play', on('Insurrection', 'bayern'))
  assert.equal(game.s.status[country('bayern')], IC)
})
test('16-15 Nationalism: a dominion or ally without French corps in its region or capital', () => {
  const game = rising('Nationalism', { corps: { italia: ['Ney'], navarra: ['Soult'] } })
  assert.equal(game.refused('play', on('Nationalism', 'italia')), '16-15')
  assert.ok(game.may('play', on('Nationalism', 'spain')))
  assert.equal(
    rising('Nationalism', { corps: { castilla: ['Ney'] } }).refused('play', on('Nationalism', 'spain')),
    '16-15',
  )
})
test('16-16 Repression cancels a rising, or the spread', () => {
  const game = rising('Insurrection', { hands: [['Repression'], ['Insurrection', 'Mud']] })
    .act('play', on('Insurrection', 'italia'))
    .act('repress')
  assert.equal(game.s.status[country('italia')], FD)
  assert.equal(game.where(), 'insurrection.play 1')
  const calm = table({
    phase: 'insurrection',
    status: { tirol: 'FD', austria: 'NC' },
    hands: [['Repression'], ['Insurrection']],
  })
  calm.act('play', on('Insurrection', 'italia')).act('let')
  assert.equal(calm.where(), 'insurrection.soothe 0')
  calm.act('repress')
  assert.equal(calm.all('spread').length, 0)
})

const strategy = (hands: string[][], extra: Wanted = {}) => table({ phase: 'strategy', year: 1806, hands, ...extra })
test('16-17 Fouché: see the hand, discard one card of it; both players know what was seen', () => {
  const game = strategy([['Fouche'], ['Mud']])
  game.act('play', card('Fouche'))
  assert.equal(game.where(), 'strategy.strike 0')
  const seen = game.whispers.findLast(({ event }) => event.e === 'looked')!
  assert.deepEqual([seen.seats, seen.others], [[0, 1], { e: 'looked', seat: 0 }])
  assert.equal(game.refused('strike', card('War of 1812')), '16-17')
  game.act('strike', card('Mud'))
  assert.deepEqual(game.s.shown[1], game.s.hand[1])
})
test('16-18 Chief of Staff: a card from the discards, not its like', () => {
  const game = strategy([['Chief of Staff'], []], { discard: ['Mud', 'Chief of Staff'] })
  game.act('play', card('Chief of Staff'))
  assert.equal(game.refused('take', card('Chief of Staff')), '16-18')
  game.act('take', card('Mud'))
  assert.deepEqual(game.s.shown[0], [card('Mud')])
})
test('16-19 Coup d’État: Napoleon goes home exhausted, or France discards two', () => {
  const coup = (corps: Record<string, string[]>) =>
    strategy([[], ["Coup d'Etat"]], { first: 'coalition', corps }).act('play', card("Coup d'Etat"))
  const abroad = coup({ moskva: ['Napoleon', 'Ney'] })
  assert.deepEqual(
    [abroad.placeOf('Napoleon'), abroad.tired('Napoleon'), abroad.placeOf('Ney')],
    ['ile_de_france', true, 'moskva'],
  )
  assert.equal(coup({ moskva: ['Napoleon'], ile_de_france: ['Karl'] }).placeOf('Napoleon'), 'bretagne')
  const home = coup({ rhenanie: ['Napoleon'] })
  assert.equal(home.all('discarded').filter(each => each.use === 'coup').length, 2)
  const action = table({ first: 'coalition', corps: { moskva: ['Napoleon'] }, hands: [[], ["Coup d'Etat"]] }).act(
    'card',
    on("Coup d'Etat", 'france'),
  )
  assert.equal(action.placeOf('Napoleon'), 'ile_de_france')
})

const reinforcing = (seat: 0 | 1, title: string, position: Wanted = {}) =>
  table({
    phase: 'reinforcement',
    first: seat === 0 ? 'france' : 'coalition',
    hands: seat === 0 ? [[title], []] : [[], [title]],
    ...position,
  })
test('16-20 Radetzky: Austria is reformed for ever, unless French', () => {
  const game = reinforcing(1, 'Radetzky').act('play', on('Radetzky', 'france'))
  assert.deepEqual(
    [ceilingOf(game.s, AUSTRIAN), deploymentOf(game.s, AUSTRIAN), game.s.gone],
    [8, 4, [card('Radetzky')]],
  )
  assert.equal(
    reinforcing(1, 'Radetzky', { status: { austria: 'FA' } }).refused('play', on('Radetzky', 'france')),
    '16-20',
  )
})
test('16-21 Stein: Prussia likewise', () => {
  const game = reinforcing(1, 'Stein', { status: { prussia: 'CM' } }).act('play', on('Stein', 'france'))
  assert.deepEqual([ceilingOf(game.s, PRUSSIAN), deploymentOf(game.s, PRUSSIAN)], [6, 3])
  assert.equal(reinforcing(1, 'Stein', { status: { prussia: 'FD' } }).refused('play', on('Stein', 'france')), '16-21')
})
test('16-22 Britannia: in the Reinforcement Phase or as an action, for ever', () => {
  assert.equal(reinforcing(1, 'Britannia').act('play', on('Britannia', 'france')).s.britannia, 1)
  const action = table({ first: 'coalition', hands: [[], ['Britannia']] }).act('card', on('Britannia', 'france'))
  assert.deepEqual([action.s.britannia, action.s.gone], [1, [card('Britannia')]])
})
test('16-23 Levée en Masse: two more for France, this year', () => {
  const { s } = reinforcing(0, 'Levee en Masse').act('play', on('Levee en Masse', 'france'))
  assert.deepEqual([ceilingOf(s, FRENCH), deploymentOf(s, FRENCH)], [12, 7])
})
test('16-24 Landwehr: the same for Austria or Prussia of the Coalition', () => {
  const game = reinforcing(1, 'Landwehr')
  assert.equal(game.refused('play', on('Landwehr', 'prussia')), '16-24')
  game.act('play', on('Landwehr', 'austria'))
  assert.deepEqual(
    [ceilingOf(game.s, AUSTRIAN), deploymentOf(game.s, AUSTRIAN), deploymentOf(game.s, RUSSIAN)],
    [8, 5, 4],
  )
})
test('16-25 Russo-Ottoman War: two for Russia this year, and one corps goes home', () => {
  const game = reinforcing(0, 'Russo-Ottoman War', { corps: { galizien: ['Kutusov', 'Bagration'] } }).act(
    'play',
    on('Russo-Ottoman War', 'france'),
  )
  assert.equal(game.refused('recall', army('Karl')[0]!), '16-25')
  game.act('recall', army('Kutusov')[0]!)
  assert.deepEqual([game.placeOf('Kutusov'), deploymentOf(game.s, RUSSIAN)], ['reserve', 2])
  assert.equal(
    reinforcing(0, 'Russo-Ottoman War', { status: { russia: 'NC' } }).refused(
      'play',
      on('Russo-Ottoman War', 'france'),
    ),
    '16-25',
  )
})
test('16-26 War of 1812: no British reinforcements, no sea, this year', () => {
  const game = reinforcing(0, 'War of 1812', {
    britannia: true,
    status: { portugal: 'CM' },
    corps: { britain: ['Wellington'] },
  }).act('play', on('War of 1812', 'france'))
  assert.deepEqual([deploymentOf(game.s, BRITISH), deploymentOf(game.s, BRITISH_AUX)], [0, 0])
  game.act('place', [])
  assert.equal(game.refused('place', [place('Hill', 'portugal')]), '6.4')
  const sea = table({ first: 'coalition', britannia: true, corps: { britain: ['Wellington'] }, state: { war1812: 1 } })
  assert.equal(sea.refused('march', army('Wellington')), '8.2')
})
test('16-27 Remounts: everybody in one region, in either phase', () => {
  const game = reinforcing(0, 'Remounts', { corps: { rhenanie: ['Ney*', 'Davout*'], italia: ['Massena'] } })
  assert.equal(game.refused('play', at('Remounts', 'italia')), '16-27')
  game.act('play', at('Remounts', 'rhenanie'))
  assert.ok(!game.tired('Ney') && !game.tired('Davout'))
  const action = table({ corps: { rhenanie: ['Ney*'] }, hands: [['Remounts'], []] }).act(
    'card',
    at('Remounts', 'rhenanie'),
  )
  assert.ok(!action.tired('Ney'))
})

test('16-28 Major Campaign: three armies, no corps twice', () => {
  const game = table({ corps: { rhenanie: ['Ney', 'Davout', 'Soult'] }, hands: [['Major Campaign'], []] }).act(
    'card',
    on('Major Campaign', 'france'),
  )
  game.act('march', army('Ney')).act('go', way('wurttemberg'))
  assert.equal(game.refused('march', army('Ney')), '16-28')
  game
    .act('march', army('Davout'))
    .act('go', way('wurttemberg'))
    .act('march', army('Soult'))
    .act('go', way('wurttemberg'))
  assert.notEqual(game.where(), 'turn.another 0')
})
test('16-29 Minor Campaign: two, or fewer', () => {
  const game = table({ corps: { rhenanie: ['Ney', 'Davout'] }, hands: [['Minor Campaign'], []] }).act(
    'card',
    on('Minor Campaign', 'france'),
  )
  game.act('march', army('Ney')).act('go', way('wurttemberg')).act('enough')
  assert.notEqual(game.where(), 'turn.another 0')
})
test('16-30 Forced March: on top of the card for the move', () => {
  const game = table({ corps: { rhenanie: ['Ney'] }, hands: [['Forced March'], []] })
  game.s.free[0] = 0
  assert.equal(game.refused('force', army('Ney')), '16-30')
  assert.ok(table({ corps: { rhenanie: ['Ney'] }, hands: [['Forced March'], []] }).may('force', army('Ney')))
  assert.equal(table({ corps: { rhenanie: ['Ney'] }, hands: [['Mud'], []] }).refused('force', army('Ney')), '1.11')
})

const fight = (
  seat: 0 | 1,
  title: string,
  dice: number[],
  corps: Record<string, string[]> = {
    wurttemberg: ['Napoleon', 'Davout', 'Ney'],
    bayern: ['Mack', 'Ferdinand', 'Johann'],
  },
) => {
  const game = table({ corps, hands: seat === 0 ? [[title, 'Depot'], []] : [[], [title, 'Depot']], dice })
  game.act('march', army(...corps.wurttemberg!))
  if (seat === 1) game.act('let')
  game.act('go', way('bayern'))
  if (game.where() === 'order.withdraw 1') game.act('stand')
  if (corps.wurttemberg!.length > 1) game.act('out', [])
  if (corps.bayern!.length > 1) game.act('out', [])
  return game
}
test('16-34 Cavalry Charges: +4', () => {
  const game = fight(0, 'Cavalry Charges', [1, 1]).act('play', card('Cavalry Charges')).act('done')
  assert.equal(game.last('fought').strength[0], 22)
})
test('16-35 Art of War: the die is the commander’s command, at most 6', () => {
  const game = fight(0, 'Art of War', [1]).act('play', card('Art of War'))
  assert.equal(game.refused('play', card('Art of War')), '1.11')
  assert.deepEqual(game.act('done').last('fought').dice, [6, 1])
  assert.equal(fight(1, 'Art of War', [1, 6, 1]).act('play', card('Art of War')).act('done').last('fought').dice[1], 4)
})
test('16-36 Grand Battery: +4 with three engaged', () => {
  assert.equal(
    fight(0, 'Grand Battery', [1, 1]).act('play', card('Grand Battery')).act('done').last('fought').strength[0],
    22,
  )
  assert.equal(
    fight(0, 'Grand Battery', [], { wurttemberg: ['Napoleon', 'Ney'], bayern: ['Mack'] }).refused(
      'play',
      card('Grand Battery'),
    ),
    '16-36',
  )
})
test('16-37 Commit the Guard: +6 with Napoleon; lost, one more', () => {
  const won = fight(0, 'Commit the Guard', [1, 1]).act('play', card('Commit the Guard')).act('done')
  assert.deepEqual([won.last('fought').strength[0], won.last('won').losses], [24, [0, 2]])
  const lost = fight(0, 'Commit the Guard', [1, 6], {
    wurttemberg: ['Napoleon*', 'Rapp*', 'Bertrand*', 'Gerard*'],
    bayern: ['Karl', 'Bellegarde', 'Liechtenstein', 'Kutusov', 'Bagration'],
  })
  lost.act('play', card('Commit the Guard')).act('done')
  assert.equal(lost.last('won').losses[0], lost.last('fought').inflicted[1] + 2)
  assert.equal(
    fight(0, 'Commit the Guard', [], { wurttemberg: ['Davout', 'Ney'], bayern: ['Mack'] }).refused(
      'play',
      card('Commit the Guard'),
    ),
    '16-37',
  )
})
test('16-38 Mortally Wounded: the enemy names the first corps lost, not Napoleon, for ever', () => {
  const game = fight(0, 'Mortally Wounded', [4, 1]).act('play', card('Mortally Wounded')).act('done')
  assert.equal(game.where(), 'losses.wound 0')
  assert.equal(game.refused('wound', army('Ney')[0]!), '11.7')
  game.act('wound', army('Johann')[0]!)
  assert.equal(game.placeOf('Johann'), 'removed')
  const napoleon = fight(1, 'Mortally Wounded', [1, 6, 1, 6], {
    wurttemberg: ['Napoleon', 'Rapp'],
    bayern: ['Karl', 'Bellegarde', 'Liechtenstein', 'Kutusov', 'Bagration'],
  })
  napoleon.act('play', card('Mortally Wounded')).act('done')
  assert.equal(napoleon.refused('wound', army('Napoleon')[0]!), '16-38')
  napoleon.act('wound', army('Rapp')[0]!)
})
test('16-38 in place of a temporary loss where none is for ever', () => {
  const game = fight(1, 'Mortally Wounded', [6, 6, 6, 6], {
    wurttemberg: ['Napoleon', 'Davout', 'Ney', 'Soult'],
    bayern: ['Karl', 'Mack', 'Hiller'],
  })
  game.act('play', card('Mortally Wounded')).act('done')
  assert.deepEqual(game.last('won').losses[0], 1)
  game.act('wound', army('Ney')[0]!)
  assert.equal(game.placeOf('Ney'), 'removed')
})
test('16-39 Entrenchments: the defender alone; +4, and a tie is his without a second die', () => {
  const game = fight(1, 'Entrenchments', [1, 1], { wurttemberg: ['Ney'], bayern: ['Mack'] })
    .act('play', card('Entrenchments'))
    .act('done')
  assert.deepEqual([game.last('fought').strength[1], game.last('tie').entrenched, game.last('won').seat], [6, true, 1])
  game.done()
  assert.equal(fight(0, 'Entrenchments', []).refused('play', card('Entrenchments')), '16-39')
})
test('16-33 a retreat may enter a country under talks if it has no other way', () => {
  const game = table({
    corps: { wurttemberg: ['Ney'], bayern: ['Mack'], westfalen: ['Davout'], polen: ['Kutusov'] },
    state: {},
    dice: [5, 1, 6, 1],
    hands: [['Peace Talks', 'Depot', 'Mud'], ['Depot']],
  })
  game
    .act('card', on('Peace Talks', 'austria'))
    .act('pass')
    .act('march', army('Ney'))
    .act('pay', card('Mud'))
    .act('let')
    .act('go', way('bayern'))
    .act('done')
    .act('done')
    .act('no')
  assert.equal(game.placeOf('Mack'), 'sachsen')
  assert.ok(region('sachsen') > 0)
})

test('16-33 with other ways a retreat keeps out of a country under talks', () => {
  const game = table({
    status: { sachsen: 'FD' },
    corps: { westfalen: ['Ney'], bayern: ['Mack'] },
    dice: [5, 1, 6, 1],
    hands: [['Peace Talks', 'Depot', 'Mud'], ['Depot']],
  })
  game
    .act('card', on('Peace Talks', 'austria'))
    .act('pass')
    .act('march', army('Ney'))
    .act('pay', card('Mud'))
    .act('let')
  game.act('go', way('bayern')).act('done').act('done').act('no')
  assert.equal(game.refused('to', region('bohmen')), '16-33')
  game.act('to', region('sachsen'))
})
