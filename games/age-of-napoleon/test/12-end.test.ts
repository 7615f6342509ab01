import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WINTER, WINTER_MODIFIERS } from '../data/tables.ts'
import { ageOfNapoleon } from '../module.ts'
import { winterAddends, winterLosses } from '../rules/13-winter.ts'
import { CM, FA, FD, NC } from '../words.ts'
import { army, at, card, country, on, region, table, type Wanted } from './help.ts'

const surrender = (position: Wanted) => table({ phase: 'surrender', dice: [6, 6, 6, 6], ...position })
const status = (game: ReturnType<typeof table>, id: string): number => game.s.status[country(id)]!

test('12.1 judged once at the start, not for neutral or insurgent countries, settled in map order', () => {
  const game = surrender({
    status: { portugal: 'IC', danmark: 'NC' },
    corps: { portugal: ['Ney'], danmark: ['Davout'], napoli: ['Soult'], pommern: ['Murat'] },
  })
  assert.deepEqual(
    game.all('surrendered').map(each => each.country),
    [country('napoli'), country('pommern')],
  )
})

test('12.2 a minor: enemy corps in it and none of its own side', () => {
  assert.equal(status(surrender({ corps: { napoli: ['Ney'] } }), 'napoli'), FA)
  assert.equal(status(surrender({ corps: { napoli: ['Damas'] } }), 'napoli'), CM)
  assert.equal(status(surrender({ corps: { bayern: ['Mack'] } }), 'bayern'), CM)
})

test('12.3 a major: the capital, three corps, and more than its own side', () => {
  const austria = (corps: Record<string, string[]>, options = {}) => {
    const game = surrender({ corps, options })
    return game.all('surrendered').length
  }
  assert.equal(austria({ osterreich: ['Ney', 'Davout', 'Soult'], bohmen: ['Karl'] }), 1)
  assert.equal(austria({ osterreich: ['Ney', 'Davout'], bohmen: ['Karl'] }), 0)
  assert.equal(austria({ tirol: ['Ney', 'Davout', 'Soult'] }), 0)
  assert.equal(austria({ osterreich: ['Ney', 'Davout'], tirol: ['Soult'], bohmen: ['Karl', 'Mack', 'Kutusov'] }), 0)
  assert.equal(austria({ osterreich: ['Ney', 'Davout', 'Soult'], bohmen: ['Karl'] }, { surrender: 'cleared' }), 0)
  assert.equal(austria({ osterreich: ['Ney', 'Davout', 'Soult'] }, { surrender: 'cleared' }), 1)
})

test('12.4 France: the same, and three of its regions: the Coalition has won', () => {
  const corps = { ile_de_france: ['Karl'], flandre: ['Kutusov'], rhenanie: ['Mack'] }
  const game = surrender({ corps })
  assert.equal(game.where(), 'coalition-decisive')
  assert.deepEqual([game.pos.result?.winners, game.pos.result?.grade, game.pos.result?.rule], [[1], 'decisive', '12.4'])
  assert.notEqual(
    surrender({ corps: { ile_de_france: ['Karl', 'Kutusov'], flandre: ['Mack'] } }).where(),
    'coalition-decisive',
  )
})

test('12.5, 16-40 Surrender? Never!: the country stands for this year', () => {
  const game = surrender({
    corps: { ile_de_france: ['Karl'], flandre: ['Kutusov'], rhenanie: ['Mack'] },
    hands: [['Surrender? Never!'], []],
  })
  assert.equal(game.where(), 'surrender.hold 0')
  assert.equal(game.refused('never', country('bayern')), '12.5')
  game.act('never', country('france'))
  assert.ok(game.pos.result === undefined)
  const without = surrender({ corps: { napoli: ['Ney'] }, hands: [[], ['Mud']] })
  assert.equal(without.where(), 'surrender.hold 1')
  assert.equal(without.refused('never', country('napoli')), '1.11')
  without.act('pass').act('pass')
  assert.equal(without.last('surrendered').country, country('napoli'))
})

test('12.5, 16-11 Napoleonic Dynasty makes a surrendering country a dominion, whoever plays it', () => {
  const game = surrender({ corps: { osterreich: ['Ney', 'Davout', 'Soult'] }, hands: [[], ['Napoleonic Dynasty']] })
  game.act('pass')
  assert.equal(game.where(), 'surrender.crown 1')
  assert.equal(game.refused('crown', on('Napoleonic Dynasty', 'russia')), '12.5')
  game.act('crown', on('Napoleonic Dynasty', 'austria'))
  assert.equal(status(game, 'austria'), FD)
  assert.ok(game.s.gone.includes(card('Napoleonic Dynasty')))
})

test('12.5, 16-12 Joseph crowns Spain or Naples alone', () => {
  const game = surrender({ corps: { napoli: ['Ney'], pommern: ['Soult'] }, hands: [['Joseph'], []] })
  assert.equal(game.where(), 'surrender.crown 0')
  assert.equal(game.refused('crown', on('Joseph', 'pommern')), '16')
  game.act('crown', on('Joseph', 'napoli'))
  assert.deepEqual([status(game, 'napoli'), status(game, 'pommern')], [FD, FA])
})

test('12.6 what becomes of it, to France and to the Coalition', () => {
  assert.equal(
    status(
      surrender({ corps: { osterreich: ['Ney', 'Davout', 'Soult'], tirol: ['Kutusov'], dalmatien: ['Bagration'] } }),
      'austria',
    ),
    NC,
  )
  assert.equal(
    status(
      surrender({ status: { spain: 'CM' }, onceInsurgent: ['spain'], corps: { castilla: ['Ney', 'Davout', 'Soult'] } }),
      'spain',
    ),
    FD,
  )
  assert.equal(status(surrender({ onceInsurgent: ['napoli'], corps: { napoli: ['Ney'] } }), 'napoli'), FD)
  assert.equal(status(surrender({ corps: { castilla: ['Karl', 'Kutusov', 'Mack'] } }), 'spain'), NC)
  assert.equal(
    status(surrender({ status: { spain: 'FD' }, corps: { castilla: ['Karl', 'Kutusov', 'Mack'] } }), 'spain'),
    CM,
  )
  assert.equal(status(surrender({ corps: { italia: ['Karl'] } }), 'italia'), CM)
  const own = surrender({
    corps: {
      osterreich: ['Ney', 'Davout', 'Soult', 'Murat'],
      bohmen: ['Karl'],
      tirol: ['Kutusov'],
      dalmatien: ['Bagration'],
    },
  })
  assert.equal(own.placeOf('Karl'), 'reserve')
})

test('12.7 France may detach one area without Coalition corps in it', () => {
  const game = surrender({ corps: { osterreich: ['Ney', 'Davout', 'Soult'], dalmatien: ['Kutusov'] } })
  assert.equal(game.where(), 'surrender.detach 0')
  assert.equal(game.refused('detach', country('dalmatien')), '12.7')
  assert.equal(game.refused('detach', country('polen')), '12.7')
  game.act('detach', country('tirol'))
  assert.equal(status(game, 'tirol'), FD)
  const none = surrender({ corps: { osterreich: ['Ney', 'Davout', 'Soult'] } }).act('none')
  assert.equal(status(none, 'tirol'), -1)
})

test('12.8 a surrendered major is remembered for the reshuffle', () => {
  const game = surrender({ corps: { osterreich: ['Ney', 'Davout', 'Soult'] } }).act('none')
  assert.equal(Math.max(game.s.fell, game.s.fellBefore), 1)
  assert.equal(surrender({ corps: { napoli: ['Ney'] } }).s.fellBefore, 0)
})

const winter = (position: Wanted) => table({ phase: 'winter', ...position })
test('13.1, 13.6 three or more roll, two never lose', () => {
  const game = winter({ corps: { rhenanie: ['Ney', 'Davout'], osterreich: ['Karl', 'Mack', 'Hiller'] }, dice: [6] })
  assert.deepEqual(
    game.all('winter').map(each => each.region),
    [region('osterreich')],
  )
})

test('13.2, 16-41, 16-42 Depot on own, Scorched Earth on enemy armies, one of each kind, first player first', () => {
  const corps = { bayern: ['Ney', 'Davout', 'Soult'], osterreich: ['Karl', 'Mack', 'Hiller'] }
  const game = winter({ corps, hands: [['Depot', 'Depot', 'Scorched Earth'], ['Mud']], dice: [6, 6] })
  assert.equal(game.where(), 'winter.lay 0')
  assert.equal(game.refused('lay', at('Depot', 'osterreich')), '16-41')
  assert.equal(game.refused('lay', at('Scorched Earth', 'bayern')), '16-42')
  assert.equal(game.refused('lay', at('Depot', 'italia')), '13.1')
  game.act('lay', at('Depot', 'bayern'))
  assert.equal(game.refused('lay', at('Depot', 'bayern')), '13.2')
  game.act('lay', at('Scorched Earth', 'osterreich')).act('pass').act('pass')
  assert.deepEqual(
    game.all('winter').map(each => each.addends.map(([name]) => name)),
    [
      ['friendly', 'capital', 'scorched'],
      ['depot', 'friendly'],
    ],
  )
  assert.ok(game.s.discard.includes(card('Scorched Earth')))
})

test('13.3 every modifier', () => {
  const of = (position: Wanted, where: string, seat = 0) =>
    winterAddends(winter({ ...position, dice: Array<number>(6).fill(6) }).s, seat, region(where)).map(
      ([name, value]) => `${name} ${value}`,
    )
  const three = ['Ney', 'Davout', 'Soult']
  assert.deepEqual(of({ corps: { bayern: three } }, 'bayern'), ['friendly 2'])
  assert.deepEqual(of({ corps: { ile_de_france: three } }, 'ile_de_france'), ['friendly 2', 'capital -1'])
  assert.deepEqual(of({ corps: { brandenburg: three } }, 'brandenburg'), ['capital -1', 'neutral -1'])
  assert.deepEqual(of({ status: { spain: 'IC' }, corps: { navarra: three } }, 'navarra'), ['insurgent -2', 'barren -2'])
  assert.deepEqual(of({ status: { spain: 'IC' }, corps: { navarra: ['Castanos', 'Blake', 'Cuesta'] } }, 'navarra', 1), [
    'friendly 2',
    'barren -2',
  ])
  assert.deepEqual(of({ corps: { moskva: three } }, 'moskva'), ['capital -1', 'barren -2'])
  assert.deepEqual(Object.values(WINTER_MODIFIERS), [2, 2, -1, -1, -2, -2, -2])
})

test('13.4 the winter table, every cell; 0 is row 1, below 0 one more for each point, above 10 column 10', () => {
  for (let die = 1; die <= 10; die++)
    for (let size = 3; size <= 14; size++)
      assert.equal(winterLosses(die, size), WINTER[Math.min(die, 6) - 1]![Math.min(size, 10) - 3])
  assert.deepEqual([winterLosses(0, 3), winterLosses(-1, 3), winterLosses(-4, 8)], [1, 2, 6])
})

test('13.5 losses are for ever, chosen by the owner; nobody is tired or rested', () => {
  const game = winter({ corps: { moskva: ['Ney*', 'Davout', 'Soult'] }, dice: [2] })
  assert.equal(game.where(), 'winter.choose 0')
  assert.equal(game.refused('lose', army('Karl', 'Ney')), '13.5')
  assert.equal(game.refused('lose', army('Ney')), '13.4')
  game.act('lose', army('Ney', 'Soult'))
  assert.deepEqual([game.placeOf('Ney'), game.tired('Davout')], ['removed', false])
})

const victory = (position: Wanted) => table({ phase: 'victory', year: 1808, ...position })
const all = (code: string) => ({ austria: code, prussia: code, russia: code, spain: code })
test('14.1 French decisive: all four allies or dominions, whatever the year', () => {
  const game = victory({ year: 1806, status: { ...all('FA'), spain: 'FD' } })
  assert.deepEqual([game.where(), game.pos.result?.grade], ['french-decisive', 'decisive'])
})

test('14.2 French marginal from 1808: Spain and two others, nobody against; claimed or not', () => {
  const wanted = { ...all('FA'), russia: 'NC' }
  const game = victory({ status: wanted })
  assert.equal(game.where(), 'victory.claim 0')
  game.act('claim')
  assert.deepEqual([game.where(), game.pos.result?.rule], ['french-marginal', '14.2'])
  assert.equal(victory({ status: wanted }).act('playOn').pos.result, undefined)
  assert.notEqual(victory({ year: 1807, status: wanted }).where(), 'victory.claim 0')
  assert.notEqual(victory({ status: { ...wanted, russia: 'CM' } }).where(), 'victory.claim 0')
  assert.notEqual(victory({ status: { ...all('FA'), spain: 'NC' } }).where(), 'victory.claim 0')
  assert.equal(victory({ status: wanted, options: { claims: 'automatic' } }).where(), 'french-marginal')
})

test('14.2 Coalition marginal: none of the four French, three its own, Paris or two other regions, or Napoleon gone', () => {
  const wanted = { ...all('CM'), spain: 'NC' }
  assert.equal(victory({ status: wanted, corps: { ile_de_france: ['Karl'] } }).where(), 'victory.claim 1')
  assert.equal(victory({ status: wanted, corps: { flandre: ['Karl'], rhenanie: ['Mack'] } }).where(), 'victory.claim 1')
  assert.notEqual(victory({ status: wanted, corps: { flandre: ['Karl'] } }).where(), 'victory.claim 1')
  assert.equal(victory({ status: wanted, removed: ['Napoleon'] }).where(), 'victory.claim 1')
  assert.notEqual(victory({ status: { ...wanted, spain: 'FA' }, removed: ['Napoleon'] }).where(), 'victory.claim 1')
  assert.notEqual(victory({ status: { ...wanted, austria: 'NC' }, removed: ['Napoleon'] }).where(), 'victory.claim 1')
  assert.equal(
    victory({ status: wanted, removed: ['Napoleon'] })
      .act('claim')
      .where(),
    'coalition-marginal',
  )
})

test('14.3 at the end of 1815 less is enough for the Coalition; otherwise France has a moral victory', () => {
  const end = (codes: object) => victory({ year: 1815, status: { ...all('NC'), ...codes } }).where()
  assert.equal(end({ austria: 'CM', russia: 'CM', prussia: 'CM' }), 'coalition-marginal')
  assert.equal(end({ austria: 'IC', russia: 'CM', spain: 'CM' }), 'coalition-marginal')
  assert.equal(end({ austria: 'CM', russia: 'CM' }), 'moral')
  assert.equal(end({ austria: 'CM', russia: 'CM', prussia: 'CM', spain: 'FA' }), 'moral')
  assert.equal(end({ austria: 'FA', prussia: 'FA', spain: 'FA' }), 'french-marginal')
})

test('15.2 1809: Radetzky and others discarded, twenty-four more at random, Austria not reformed', () => {
  const setup = ageOfNapoleon.readSetup({ scenario: '1809' })
  assert.ok(typeof setup !== 'string')
  const pos = ageOfNapoleon.begin(setup)
  assert.deepEqual([pos.s.scattered, pos.s.reformed, pos.s.britannia, pos.s.discard.length], [24, 0, 1, 4])
})

test('15.3 1813: Austria neutral and reformed, Prussia reformed', () => {
  const setup = ageOfNapoleon.readSetup({ scenario: '1813' })
  assert.ok(typeof setup !== 'string')
  const { s } = ageOfNapoleon.begin(setup)
  assert.deepEqual(
    [s.status[country('austria')], s.reformed],
    [NC, (1 << country('austria')) | (1 << country('prussia'))],
  )
})

test('15.4 Ulm: France wins if Austria surrenders or three corps are in it, one in Wien; else the Coalition', () => {
  const ulm = (where: Readonly<Record<string, string[]>>, extra: object = {}) =>
    table({
      scenario: 'ulm',
      phase: 'surrender',
      corps: { tirol: ['Kutusov'], dalmatien: ['Bagration', 'Buxhowden', 'Karl'], ...where },
      ...extra,
    }).where()
  const three = ['Ney', 'Davout', 'Soult']
  // Six against four: it surrenders. Three against four: it does not, and yet it is overrun.
  assert.equal(ulm({ osterreich: [...three, 'Murat', 'Lannes', 'Victor'] }), 'ulm')
  assert.equal(ulm({ osterreich: three }), 'ulm')
  assert.equal(ulm({ osterreich: ['Ney'], bohmen: ['Davout', 'Soult'] }), 'ulm')
  // Two are too few, and three without the capital, or outside the country, too.
  assert.equal(ulm({ osterreich: ['Ney', 'Davout'] }), 'ulm-held')
  assert.equal(ulm({ bohmen: three }), 'ulm-held')
  assert.equal(ulm({ osterreich: ['Ney', 'Davout'], bayern: ['Soult'] }), 'ulm-held')
})
