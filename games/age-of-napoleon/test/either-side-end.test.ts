/** Chapters 11 to 14: of every either/or of Part I the half, and of every rule for both sides the side, that no other test looks at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CM, FA, FD, NC } from '../words.ts'
import { army, at, calmly, country, type Game, loses, region, table, type Wanted, way } from './help.ts'

const statusOf = (game: Game, id: string): number => game.s.status[country(id)]!

const fallen = (position: Wanted) => table({ phase: 'surrender', dice: [6, 6, 6, 6], ...position })
test('11.9 Frenchmen choose friendly, then neutral, then enemy ground, and Napoleon is taken where there is none', () => {
  const routed = (others: Record<string, string[]>, status = {}) => {
    const game = table({
      first: 'coalition',
      status,
      corps: {
        osterreich: ['Karl', 'Kutusov', 'Hiller', 'Bellegarde'],
        bayern: ['Junot', 'Rapp', 'Gerard'],
        ...others,
      },
      dice: [3, 1],
    })
    game.act('march', army('Karl', 'Kutusov', 'Hiller', 'Bellegarde')).act('go', way('bayern'))
    calmly(game)
    loses(game, 'Rapp', 'Gerard')
    return game
  }
  const friendly = routed({})
  assert.equal(friendly.where(), 'retreat.choose 0')
  assert.equal(friendly.refused('to', region('sachsen')), '2.9')
  assert.equal(friendly.refused('to', region('bohmen')), '11.9')
  assert.ok(friendly.may('to', region('wurttemberg')) && friendly.may('to', region('westfalen')))
  const barred = { wurttemberg: ['Mack'], westfalen: ['Johann'] }
  const neutral = routed({ ...barred, polen: ['Ney'] })
  assert.equal(neutral.placeOf('Junot'), 'sachsen')
  const enemy = routed(barred)
  assert.equal(enemy.where(), 'retreat.choose 0')
  assert.ok(enemy.may('to', region('bohmen')) && enemy.may('to', region('tirol')))
  const trapped = table({
    first: 'coalition',
    corps: { stato_chiesa: ['Karl', 'Kutusov', 'Hiller', 'Bellegarde'], napoli: ['Napoleon', 'Junot', 'Rapp'] },
    dice: [3, 1],
  })
  trapped.act('march', army('Karl', 'Kutusov', 'Hiller', 'Bellegarde')).act('go', way('napoli'))
  calmly(trapped)
  loses(trapped, 'Rapp', 'Junot')
  assert.deepEqual([trapped.placeOf('Napoleon'), trapped.last('lost').cause], ['prisoner', 'trapped'])
})

test('11.9, 16-26 in the year of the War of 1812 nobody goes home by sea', () => {
  const beaten = (war1812: number) => {
    const game = table({
      britannia: true,
      status: { portugal: 'CM' },
      corps: { andalucia: ['Ney'], portugal: ['Moore'] },
      dice: [5, 1, 6, 1],
      state: { war1812 },
    })
    game.act('march', army('Ney')).act('go', way('portugal'))
    return calmly(game)
  }
  assert.ok(beaten(0).may('sail'))
  assert.equal(beaten(1).refused('sail'), '11.9')
})

test('12.3, 12.6 Prussia, Russia and Spain surrender as Austria does; nobody mobilises for it', () => {
  const majors = { prussia: 'brandenburg', russia: 'moskva', spain: 'castilla' }
  for (const [id, capital] of Object.entries(majors)) {
    const game = fallen({ status: { [id]: 'CM' }, corps: { [capital]: ['Ney', 'Davout', 'Soult'] } })
    if (game.where() === 'surrender.detach 0') game.act('none')
    assert.equal(statusOf(game, id), NC, id)
    assert.equal(game.all('mobilised').length, 0)
    assert.doesNotMatch(game.where(), /mobilise/)
  }
})

test('12.6 a detached area falls as a minor does, to either side; an ally and a dominion of the minors alike to the Coalition', () => {
  const minor = (id: string, status: string, who: string) =>
    statusOf(fallen({ status: { [id]: status, austria: 'NC' }, corps: { [id]: [who] } }), id)
  assert.equal(minor('tirol', 'CM', 'Ney'), FA)
  assert.equal(minor('tirol', 'FD', 'Kutusov'), CM)
  assert.deepEqual([minor('bayern', 'FA', 'Kutusov'), minor('bayern', 'FD', 'Kutusov')], [CM, CM])
  // 2.10 Beside a ruler who is a member it is his again.
  assert.equal(statusOf(fallen({ status: { tirol: 'FD' }, corps: { tirol: ['Kutusov'] } }), 'tirol'), -1)
})

test('12.7 Prussia loses Polen or Sachsen, one of them; Russia and Spain have nothing to detach', () => {
  const prussia = fallen({ status: { prussia: 'CM' }, corps: { brandenburg: ['Ney', 'Davout', 'Soult'] } })
  assert.equal(prussia.where(), 'surrender.detach 0')
  assert.equal(prussia.refused('detach', country('tirol')), '12.7')
  prussia.act('detach', country('sachsen'))
  assert.deepEqual([statusOf(prussia, 'sachsen'), statusOf(prussia, 'polen')], [FD, -1])
  for (const [id, capital] of [
    ['russia', 'moskva'],
    ['spain', 'castilla'],
  ] as const) {
    const game = fallen({ status: { [id]: 'CM' }, corps: { [capital]: ['Ney', 'Davout', 'Soult'] } })
    assert.notEqual(game.where(), 'surrender.detach 0', id)
  }
})

test('12.8 a major lost to the Coalition is a surrendered major, too', () => {
  const game = fallen({ corps: { castilla: ['Karl', 'Kutusov', 'Mack'] } })
  assert.equal(Math.max(game.s.fell, game.s.fellBefore), 1)
})

test('13.2, 13.3 the Coalition burns the land before a French army', () => {
  const game = table({
    phase: 'winter',
    first: 'coalition',
    corps: { moskva: ['Ney', 'Davout', 'Soult'], osterreich: ['Karl', 'Mack', 'Hiller'] },
    hands: [[], ['Scorched Earth', 'Mud']],
    dice: [6, 6],
  })
  assert.equal(game.refused('lay', at('Scorched Earth', 'osterreich')), '16-42')
  game.act('lay', at('Scorched Earth', 'moskva')).act('pass')
  const burnt = game.all('winter').find(each => each.region === region('moskva'))!
  assert.ok(burnt.addends.some(([name, value]) => name === 'scorched' && value === -2))
})

test('13.5 the Coalition names whom it loses in winter', () => {
  const game = table({ phase: 'winter', corps: { osterreich: ['Karl', 'Mack', 'Hiller', 'Kutusov'] }, dice: [1] })
  assert.equal(game.where(), 'winter.choose 1')
})

test('14.3 at the end of 1815 insurgents count for the Coalition’s condition, and a claim of 14.2 met then is a victory without being claimed', () => {
  const none = { austria: 'NC', prussia: 'NC', russia: 'NC', spain: 'NC' }
  const end = (status: object, more: Wanted = {}) =>
    table({ phase: 'victory', year: 1815, status: { ...none, ...status }, ...more })
  const invaded = end({ austria: 'CM', prussia: 'CM', russia: 'CM' }, { corps: { ile_de_france: ['Karl'] } })
  assert.deepEqual([invaded.where(), invaded.pos.result?.rule], ['coalition-marginal', '14.3'])
  assert.equal(end({ austria: 'IC', prussia: 'IC', spain: 'IC' }).where(), 'coalition-marginal')
})
