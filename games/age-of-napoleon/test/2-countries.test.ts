import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOfNapoleon } from '../module.ts'
import { controllerOf, corpsIn, isClosed, isOccupied } from '../rules/2-countries.ts'
import { combatOf, movementOf } from '../rules/8-army.ts'
import { controllerAt, countryAt, sideOf } from '../rules/table.ts'
import { CM, FA, FD, IC, NC } from '../words.ts'
import { army, at, corps, country, on, place, region, table, way } from './help.ts'

test('1.1 two players: France and the Coalition', () => {
  const setup = ageOfNapoleon.readSetup({})
  assert.ok(typeof setup !== 'string')
  assert.deepEqual(
    ageOfNapoleon.seats(setup).map(({ en }) => en),
    ['France', 'Coalition'],
  )
})

test('1.4 no French-controlled corps enters Britain, and nobody on foot', () => {
  const game = table({ corps: { flandre: ['Ney'], galizien: ['Karl'] } }).act('march', army('Ney'))
  assert.equal(game.refused('go', way('britain')), '1.4')
  assert.equal(game.refused('sail', region('britain')), '9.6')
})

test('1.5 a detachable area follows its ruler until it is detached', () => {
  const { s } = table({})
  assert.equal(countryAt(s, region('tirol')), country('austria'))
  assert.equal(controllerAt(s, region('tirol')), 1)
  const detached = table({ status: { tirol: 'FD' } }).s
  assert.equal(countryAt(detached, region('tirol')), country('tirol'))
  assert.equal(controllerAt(detached, region('tirol')), 0)
})

test('1.6 an army that crosses the Sound ends its move', () => {
  const game = table({
    status: { danmark: 'CM' },
    corps: { danmark: ['Wellington'], bayern: ['Ney'] },
    first: 'coalition',
  })
  game.act('march', army('Wellington'))
  assert.equal(game.refused('go', way('sverige', 'sankt_peterburg')), '1.6')
  game.act('go', way('sverige'))
  assert.equal(game.where(), 'turn.act 0')
  const open = table({
    options: { sound: 'open' },
    status: { danmark: 'CM' },
    corps: { danmark: ['Wellington'] },
    first: 'coalition',
  })
  assert.ok(open.act('march', army('Wellington')).may('go', way('sverige', 'sankt_peterburg')))
})

test('1.6 once Britannia is in force no French-controlled army crosses the Sound', () => {
  const crossing = (britannia: boolean, options = {}) =>
    table({ options, status: { danmark: 'FA', sverige: 'FA' }, britannia, corps: { danmark: ['Ney'] } }).act(
      'march',
      army('Ney'),
    )
  assert.ok(crossing(false).may('go', way('sverige')))
  assert.equal(crossing(true).refused('go', way('sverige')), '1.6')
  assert.ok(crossing(true, { sound: 'open' }).may('go', way('sverige')))
})

test('1.8 exhausted: combat and movement one less, never below one; command unchanged', () => {
  const { s } = table({ corps: { rhenanie: ['Napoleon*', 'Ney'] } })
  assert.deepEqual([combatOf(s, corps('Napoleon')), movementOf(s, corps('Napoleon'))], [6, 3])
  assert.deepEqual([combatOf(s, corps('Ney')), movementOf(s, corps('Ney'))], [5, 4])
  s.tired[corps('Reding')] = 1
  assert.deepEqual([combatOf(s, corps('Reding')), movementOf(s, corps('Reding'))], [2, 1])
})

test('1.9 everybody not placed or removed is in reserve', () => {
  const game = table({ corps: { rhenanie: ['Napoleon'] }, prisoners: ['Karl'], removed: ['Mack'] })
  assert.deepEqual(['Napoleon', 'Karl', 'Mack', 'Davout'].map(game.placeOf), [
    'rhenanie',
    'prisoner',
    'removed',
    'reserve',
  ])
})

test('1.10 auxiliaries serve whoever controls their country', () => {
  const { s } = table({ corps: { hannover: ['Bernadotte'] } })
  assert.equal(sideOf(s, corps('Bernadotte')), 0)
  assert.equal(sideOf(s, corps('Wellington')), 1)
  assert.equal(sideOf(s, corps('Castanos')), 0)
  assert.equal(sideOf(s, corps('Braunschweig')), -1)
})

test('1.11 hands are seen by their holders, discards by all', () => {
  const { pos } = table({ hands: [['Mud'], ['Depot']], discard: ['Joseph'] })
  for (const eye of [0, 1, 'spectator'] as const) {
    const seen = ageOfNapoleon.view(pos, eye)
    assert.deepEqual(seen.hand, eye === 'spectator' ? [] : pos.s.hand[eye])
    assert.deepEqual([seen.handSize, seen.discard], [[1, 1], pos.s.discard])
  }
})

test('1.12 dice have six sides', () => {
  const game = table({ corps: { rhenanie: ['Napoleon', 'Davout'], bayern: ['Mack'] }, dice: [7] })
  game.act('march', army('Napoleon', 'Davout'))
  assert.throws(() => game.act('go', way('wurttemberg', 'bayern')).act('out', []), /die of 6/)
})

test('2.1 France is always French, Britain always Coalition, and no card says otherwise', () => {
  const game = table({ phase: 'diplomacy', hands: [['Talleyrand'], ['English Gold']] })
  assert.equal(game.refused('play', on('Talleyrand', 'britain')), '2.1')
  game.act('pass')
  assert.equal(game.refused('play', on('English Gold', 'france')), '2.1')
  const setup = ageOfNapoleon.readSetup({ position: { status: { france: 'CM' } } })
  assert.match(String(setup), /it is one of FR/)
})

test('2.2, 2.3 friendly, enemy, neutral; occupied', () => {
  const { s } = table({ status: { austria: 'NC' }, corps: { osterreich: ['Ney'], bayern: ['Kutusov'] } })
  assert.deepEqual(
    [controllerAt(s, region('bayern')), controllerAt(s, region('osterreich')), controllerAt(s, region('moskva'))],
    [0, -1, 1],
  )
  assert.ok(isOccupied(s, country('austria'), 0))
  assert.ok(isOccupied(s, country('bayern'), 1))
  assert.ok(!isOccupied(s, country('bayern'), 0))
  assert.equal(corpsIn(s, 0, country('austria')), 1)
})

test('2.4 a country that was insurgent stays marked', () => {
  const game = table({ phase: 'insurrection', status: { spain: 'IC' }, year: 1809 })
  assert.equal(game.s.status[country('spain')], CM)
  assert.ok((game.s.once & (1 << country('spain'))) !== 0)
})

test('2.5 the Coalition never targets a dominion or a neutral occupied by France', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    status: { austria: 'NC' },
    corps: { osterreich: ['Ney'] },
    hands: [[], ['English Gold', 'Metternich']],
  })
  assert.equal(game.refused('play', on('English Gold', 'italia')), '2.5')
  assert.equal(game.refused('play', on('English Gold', 'austria')), '2.5')
  assert.ok(game.may('play', on('Metternich', 'austria')))
  assert.equal(game.refused('play', on('English Gold', 'russia')), '2')
})

test('2.6 France never targets once insurgent or Coalition-occupied countries', () => {
  const game = table({
    phase: 'diplomacy',
    status: { portugal: 'NC', danmark: 'NC', russia: 'NC' },
    onceInsurgent: ['portugal'],
    corps: { danmark: ['Karl'], moskva: ['Ney'] },
    hands: [['Talleyrand'], []],
  })
  assert.equal(game.refused('play', on('Talleyrand', 'portugal')), '2.6')
  assert.equal(game.refused('play', on('Talleyrand', 'danmark')), '2.6')
  assert.equal(game.refused('play', on('Talleyrand', 'prussia')), '2.6')
  assert.ok(game.may('play', on('Talleyrand', 'russia')))
  assert.ok(game.may('play', on('Talleyrand', 'austria')))
})

test('2.7 a country that leaves takes its own corps off the map; foreign ones stay', () => {
  const game = table({
    phase: 'diplomacy',
    hands: [['Talleyrand'], []],
    corps: { bayern: ['Mack*'], osterreich: ['Karl', 'Kutusov'], hannover: ['Bernadotte'] },
  })
  game.act('play', on('Talleyrand', 'austria'))
  assert.deepEqual(['Mack', 'Karl', 'Kutusov', 'Bernadotte'].map(game.placeOf), [
    'reserve',
    'reserve',
    'osterreich',
    'hannover',
  ])
  assert.ok(!game.tired('Mack'))
  assert.equal(game.s.status[country('austria')], NC)
})

test('2.7 auxiliaries leave with their country', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    hands: [[], ['Embassy']],
    corps: { hannover: ['Bernadotte'], westfalen: ['Ney'] },
  })
  game.act('play', on('Embassy', 'hannover'))
  assert.deepEqual([game.placeOf('Bernadotte'), game.placeOf('Ney')], ['reserve', 'westfalen'])
})

test('2.8 who joins mobilises at once, up to its number, in regions without enemies', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    hands: [[], ['William Pitt']],
    corps: { sachsen: ['Ney'], bayern: ['Davout'] },
    status: { sachsen: 'FD' },
  })
  game.act('play', on('William Pitt', 'prussia'))
  assert.equal(game.where(), 'mobilise.place 1')
  assert.equal(game.refused('place', [place('Braunschweig', 'sachsen')]), '2.8')
  assert.equal(game.refused('place', [place('Braunschweig', 'brandenburg'), place('Braunschweig', 'polen')]), '1.9')
  const four = [
    place('Braunschweig', 'brandenburg'),
    place('Hohenlohe', 'brandenburg'),
    place('Moellendorf', 'polen'),
    place('Ruechel', 'schlesien'),
  ]
  assert.equal(game.refused('place', [...four, place('Kalckreuth', 'polen')]), '2.8')
  assert.equal(game.refused('place', [place('Bluecher', 'polen')]), '6.5')
  game.act('place', four)
  assert.equal(game.placeOf('Moellendorf'), 'polen')
})

test('2.8 a minor places one, and under French control a major places one', () => {
  const minor = table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Embassy']] })
  minor.act('play', on('Embassy', 'portugal'))
  assert.equal(minor.where(), 'mobilise.place 1')
  assert.equal(minor.refused('place', [place('Beresford', 'portugal'), place('Silveira', 'portugal')]), '2.8')
  minor.act('place', [place('Beresford', 'portugal')])
  const major = table({
    phase: 'diplomacy',
    status: { austria: 'NC' },
    corps: { osterreich: ['Ney'] },
    hands: [['Marie-Louise'], []],
  })
  major.act('play', on('Marie-Louise', 'austria'))
  assert.equal(major.refused('place', [place('Karl', 'bohmen'), place('Hiller', 'bohmen')]), '2.8')
  major.act('place', [place('Karl', 'osterreich')])
  assert.equal(sideOf(major.s, corps('Karl')), 0)
})

test('2.9 a neutral is closed while no corps stands in it, open while any does', () => {
  const { s } = table({ corps: {} })
  assert.ok(isClosed(s, country('prussia')))
  const open = table({ corps: { polen: ['Ney'] } }).s
  assert.ok(!isClosed(open, country('prussia')))
  assert.ok(isClosed(open, country('portugal')))
  assert.ok(!isClosed(open, country('bayern')))
})

test('2.10 a detached area that joins the Coalition beside its ruler is his again', () => {
  const back = table({ phase: 'insurrection', status: { tirol: 'IC', austria: 'CM' } })
  assert.equal(back.s.status[country('tirol')], -1)
  assert.deepEqual(back.last('returned'), { e: 'returned', country: country('tirol'), ruler: country('austria') })
  const alone = table({ phase: 'insurrection', status: { tirol: 'IC', austria: 'NC' } })
  assert.equal(alone.s.status[country('tirol')], CM)
})

test('2 statuses and who controls them', () => {
  const { s } = table({ status: { bayern: 'CM', hannover: 'NC', holland: 'FA', italia: 'FD', spain: 'IC' } })
  assert.deepEqual(
    ['bayern', 'hannover', 'holland', 'italia', 'spain'].map(id => controllerOf(s, country(id))),
    [1, -1, 0, 0, 1],
  )
  assert.deepEqual(
    [s.status[country('holland')], s.status[country('italia')], s.status[country('spain')]],
    [FA, FD, IC],
  )
  assert.ok(at('Remounts', 'bayern') > 0)
})
