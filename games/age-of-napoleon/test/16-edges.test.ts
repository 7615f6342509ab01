/** Facts and cards at their edges: what a list of the map says of every region, and whom a card is not for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARDS } from '../data/cards.ts'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'
import { effectOf } from '../rules/cards-diplomacy.ts'
import { BORDERS, DISTANCE, HAS_COAST, IS_BRITISH, isSound } from '../rules/facts.ts'
import { CM } from '../words.ts'
import { army, card, corps, country, on, place, region, table, way } from './help.ts'

test('1.2 the regions next to a region stand in map order', () => {
  for (const [at, list] of BORDERS.entries())
    assert.ok(
      list.every((to, i) => i === 0 || list[i - 1]! < to),
      REGIONS[at]!.id,
    )
})

test('1.2 the distance between two regions is one more than from the nearest neighbour, and nobody is far from himself', () => {
  for (const from of REGIONS.keys())
    for (const to of REGIONS.keys()) {
      const nearest = Math.min(...BORDERS[to]!.map(by => DISTANCE[from * 50 + by]!))
      const wanted = from === to ? 0 : nearest >= 99 ? 99 : nearest + 1
      assert.equal(DISTANCE[from * 50 + to], wanted, `${REGIONS[from]!.id} ${REGIONS[to]!.id}`)
    }
})

test('1.6 the Sound is between Danmark and Sverige, and nowhere else', () => {
  const [danmark, sverige] = [region('danmark'), region('sverige')]
  for (const from of REGIONS.keys())
    for (const to of REGIONS.keys())
      assert.equal(
        isSound(from, to),
        (from === danmark && to === sverige) || (from === sverige && to === danmark),
        `${REGIONS[from]!.id} ${REGIONS[to]!.id}`,
      )
})

test('9.6, 16-5 a country has a coast if one of its regions has, and British are the corps of Britain and its auxiliaries', () => {
  for (const [at, { id, areas }] of COUNTRIES.entries())
    assert.equal(
      HAS_COAST[at],
      REGIONS.some(each => areas.includes(each.id) && (each.seas?.length ?? 0) > 0),
      id,
    )
  for (const [each, { id, pile }] of CORPS.entries())
    assert.equal(IS_BRITISH[each] === 1, pile.startsWith('britain'), id)
})

test('16-5 the Continental System is for an ally of France on the sea', () => {
  const game = table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Continental System']] })
  assert.equal(game.refused('play', on('Continental System', 'bayern')), '16')
  assert.ok(game.may('play', on('Continental System', 'hannover')))
})

test('6.3 a corps in Paris, the first region of the map, counts among those on it', () => {
  const nine = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Massena', 'Lannes', 'Junot', 'Moncey']
  const deploying = (where: Record<string, string[]>) => table({ phase: 'reinforcement', corps: where })
  const room = deploying({ bourgogne: nine })
  assert.equal(room.where(), 'deploy.place 0')
  assert.ok(room.may('place', [place('Victor', 'bretagne')]))
  const full = deploying({ bourgogne: nine, ile_de_france: ['Suchet'] })
  assert.equal(full.where(), 'deploy.place 0')
  assert.equal(full.refused('place', [place('Victor', 'bretagne')]), '6.3')
})

test('8.1 Napoleon, the first of the corps, is one of those who may be named', () => {
  const game = table({ corps: { rhenanie: ['Napoleon'] } })
  assert.equal(game.where(), 'turn.act 0')
  const march = game.decision().gathers?.find(each => each.type === 'march')
  assert.deepEqual(march?.may, army('Napoleon'))
  game.act('march', army('Napoleon')).act('go', way('bourgogne'))
})

test('2.5 a neutral the French occupy is won for the Coalition by Metternich and Alexander alone', () => {
  const there = { austria: 'osterreich', prussia: 'brandenburg', russia: 'moskva', spain: 'castilla', bayern: 'bayern' }
  const won: string[] = []
  for (const [name, where] of Object.entries(there)) {
    const { s } = table({ status: { [name]: 'NC' }, corps: { [where]: ['Ney'] } })
    for (const { id } of CARDS) if (effectOf(s, card(id), country(name), 1) === CM) won.push(`${id}, ${name}`)
  }
  assert.deepEqual(won, ['Metternich, austria', 'Alexander I, russia'])
})

test('2.5, 16-2 Pitt finds no way to a neutral that the French occupy', () => {
  const game = table({
    phase: 'diplomacy',
    first: 'coalition',
    status: { prussia: 'NC' },
    corps: { brandenburg: ['Ney'] },
    hands: [[], ['William Pitt']],
  })
  assert.equal(game.refused('play', on('William Pitt', 'prussia')), '2.5')
})

test('16-13 Marie-Louise is of Austria, and no other neutral', () => {
  const game = table({
    phase: 'diplomacy',
    status: { prussia: 'NC', austria: 'NC' },
    corps: { brandenburg: ['Ney'], osterreich: ['Davout'] },
    hands: [['Marie-Louise'], []],
  })
  assert.equal(game.refused('play', on('Marie-Louise', 'prussia')), '16')
  assert.ok(game.may('play', on('Marie-Louise', 'austria')))
})

test('2.6, 4.6, 16-11 once insurgent no dynasty of France’s makes it a dominion; the Coalition’s does', () => {
  const laid = (first: 'france' | 'coalition') =>
    table({
      phase: 'diplomacy',
      first,
      status: { bayern: 'FA', holland: 'FA' },
      onceInsurgent: ['bayern'],
      hands: first === 'france' ? [['Napoleonic Dynasty'], []] : [[], ['Napoleonic Dynasty']],
    })
  assert.equal(laid('france').refused('play', on('Napoleonic Dynasty', 'bayern')), '2.6')
  assert.ok(laid('france').may('play', on('Napoleonic Dynasty', 'holland')))
  assert.ok(laid('coalition').may('play', on('Napoleonic Dynasty', 'bayern')))
})

test('16-19 with all France in enemy hands, or Napoleon in none of its reach, the cards are lost instead', () => {
  const coup = (where: Record<string, string[]>) =>
    table({
      phase: 'strategy',
      first: 'coalition',
      corps: where,
      hands: [['Mud', 'Depot', 'Embassy'], ['Coup d’Etat']],
    }).act('play', card('Coup d’Etat'))
  const lost = coup({
    bayern: ['Napoleon'],
    ile_de_france: ['Karl'],
    bretagne: ['Hiller'],
    flandre: ['Mack'],
    rhenanie: ['Johann'],
    bourgogne: ['Kutusov'],
    aquitaine: ['Bagration'],
    languedoc: ['Bennigsen'],
    provence: ['Miloradovich'],
  })
  assert.deepEqual([lost.placeOf('Napoleon'), lost.all('discarded').length], ['bayern', 2])
  const away = coup({ rhenanie: ['Ney'] })
  assert.deepEqual([away.s.place[corps('Napoleon')], away.all('discarded').length], [-1, 2])
})
