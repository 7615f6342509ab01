/** Chapters 11 to 15 and their cards, one place each: the mirrored side, what is told, what is put away, who is asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REGIONS } from '../data/map.ts'
import { ageOfNapoleon } from '../module.ts'
import { winterAddends } from '../rules/13-winter.ts'
import { DISTANCE } from '../rules/facts.ts'
import { PRISONER, REMOVED } from '../words.ts'
import { army, at, card, corps, country, on, region, table, type Wanted, way } from './help.ts'

/** An attack out of Württemberg or Österreich into Bayern, as far as the cards. */
function attack(
  first: 'france' | 'coalition',
  attackers: string[],
  defenders: string[],
  hands: string[][],
  dice: number[],
) {
  const from = first === 'france' ? 'wurttemberg' : 'osterreich'
  const game = table({ first, corps: { [from]: attackers, bayern: defenders }, hands, dice })
  game.act('march', army(...attackers))
  if (game.where().startsWith('order.answer')) game.act('let')
  game.act('go', way('bayern'))
  if (game.where().startsWith('order.withdraw')) game.act('stand')
  return game
}

test('11.1 everybody hears who stays out, and hears nothing where nobody does', () => {
  const game = attack('france', ['Napoleon', 'Ney', 'Davout'], ['Mack'], [[], ['Mud']], [6, 1])
  game.act('out', army('Ney'))
  assert.deepEqual(
    game.all('stoodOut').map(each => each.corps),
    [army('Ney')],
  )
  const all = attack('france', ['Napoleon', 'Ney', 'Davout'], ['Mack'], [[], ['Mud']], [6, 1]).act('out', [])
  assert.deepEqual(all.all('stoodOut'), [])
})

test('11.2, 16-35 a card that adds nothing is no addend', () => {
  const game = attack('france', ['Ney'], ['Mack'], [['Art of War', 'Mud'], []], [1, 6, 1])
  game.act('play', card('Art of War')).act('done')
  assert.deepEqual(
    game.last('fought').addends[0].map(([rule]) => rule),
    ['11.2'],
  )
})

test('11.7 losses fall on the defender as on the attacker, whoever of the two is French', () => {
  // Karl attacks Ney: 4 + … against 5; six for the attacker, one for the defender.
  const lost = (first: 'france' | 'coalition', attackers: string[], defenders: string[], dice: number[]) => {
    const game = attack(first, attackers, defenders, [[], []], dice)
    while (game.where().startsWith('battle.') && game.where().includes('Out')) game.act('out', [])
    return [...attackers, ...defenders].filter(
      name => !['wurttemberg', 'osterreich', 'bayern'].includes(String(game.placeOf(name))),
    )
  }
  assert.deepEqual(lost('coalition', ['Karl', 'Kutusov'], ['Ney'], [6, 1]), ['Ney'])
  assert.deepEqual(lost('france', ['Soult', 'Ney'], ['Mack'], [6, 1]), ['Mack'])
})

test('16-37 the Guard committed in vain costs one more, by the attacker as by the defender', () => {
  // Napoleon’s army of three attacks six Austrians and loses: one by the die, one more (11.6), one for the Guard.
  const attacker = attack(
    'france',
    ['Napoleon', 'Junot', 'Rapp', 'Gerard'],
    ['Karl', 'Hiller', 'Kutusov', 'Bennigsen', 'Bagration'],
    [['Commit the Guard', 'Mud'], []],
    [1, 6],
  )
  attacker.act('out', []).act('out', []).act('play', card('Commit the Guard')).act('done')
  const [lossA] = attacker.last('won').losses
  assert.equal(attacker.last('won').seat, 1)
  assert.equal(lossA, Math.min(4, attacker.last('fought').inflicted[1] + 2))
  const defender = attack(
    'coalition',
    ['Karl', 'Hiller', 'Kutusov', 'Bennigsen', 'Bagration'],
    ['Napoleon', 'Junot', 'Rapp', 'Gerard'],
    [['Commit the Guard', 'Mud'], []],
    [6, 1],
  )
  defender.act('out', []).act('out', []).act('play', card('Commit the Guard')).act('done')
  assert.equal(defender.last('won').seat, 1)
  assert.equal(defender.last('won').losses[1], Math.min(4, defender.last('fought').inflicted[0] + 2))
})

test('16-39 Entrenchments hold a tie for a French defender as for the Coalition', () => {
  const game = attack('coalition', ['Karl'], ['Ney'], [['Entrenchments', 'Mud'], []], [1, 1])
  game.act('play', card('Entrenchments')).act('done')
  assert.equal(game.last('won').seat, 0)
  assert.equal(game.last('tie').entrenched, true)
})

test('16-38 who is mortally wounded is one of those lost for ever, the last of them too', () => {
  // Two are lost, one for ever and one prisoner: he who is named is the one for ever.
  const game = attack(
    'france',
    ['Napoleon', 'Davout', 'Soult'],
    ['Karl', 'Hiller', 'Johann'],
    [['Mortally Wounded', 'Mud'], []],
    [3, 1],
  )
  game.act('out', []).act('out', []).act('play', card('Mortally Wounded')).act('done')
  assert.equal(game.last('won').losses[1], 2)
  assert.equal(game.where(), 'losses.wound 0')
  game.act('wound', corps('Johann'))
  assert.equal(game.where(), 'losses.chooseCaptive 1')
  game.act('yield', army('Hiller'))
  assert.deepEqual(
    ['Johann', 'Hiller'].map(name => game.s.place[corps(name)]),
    [REMOVED, PRISONER],
  )
  assert.equal(game.s.place.filter(each => each === REMOVED).length, 1)
})

test('11.9 attackers beaten out of the first region of the map go back to it', () => {
  const game = table({
    corps: { ile_de_france: ['Junot'], rhenanie: ['Karl', 'Kutusov', 'Bennigsen', 'Hiller'] },
    hands: [[], []],
    dice: [1, 1, 1, 6],
  })
  game.act('march', army('Junot')).act('go', way('rhenanie'))
  if (game.where() === 'order.withdraw 1') game.act('stand')
  game.act('out', [])
  if (game.placeOf('Junot') !== 'removed') assert.equal(game.placeOf('Junot'), 'ile_de_france')
  assert.equal(game.last('moved').way, 'retreat')
})

test('10.4, 11.9 in a winter retreat those go first who were exhausted when it began', () => {
  const game = table({
    round: 5,
    corps: { wurttemberg: ['Napoleon', 'Davout'], bayern: ['Karl', 'Bagration', 'Hiller', 'Mack', 'Buxhowden'] },
    // The march of two; the battle: two lost to none; then the retreat of the three that are left.
    dice: [6, 4, 1],
  })
  game.act('march', army('Napoleon', 'Davout')).act('go', way('bayern'))
  // Hiller and Mack stay out, and fresh; of the three engaged one is killed and one taken.
  game.act('out', []).act('out', army('Hiller', 'Mack'))
  assert.equal(game.last('won').seat, 0)
  while (game.where().startsWith('losses')) {
    const dead = game.where() === 'losses.chooseDead 1'
    game.act(dead ? 'lose' : 'yield', army(dead ? 'Buxhowden' : 'Bagration'))
  }
  assert.equal(game.where(), 'retreat.choose 1')
  game.roll(1).act('to', region('osterreich'))
  assert.equal(game.where(), 'attrition.choose 1')
  assert.equal(game.refused('lose', army('Mack')), '10.4')
  game.act('lose', army('Karl'))
})

test('12.5, 16-40 Surrender? Never! leaves the hand and is discarded', () => {
  const game = table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], ['Surrender? Never!', 'Mud']] })
  game.act('never', country('napoli'))
  assert.deepEqual([game.s.hand[1], game.s.discard], [[card('Mud')], [card('Surrender? Never!')]])
})

test('12.5 both are asked in turn, the first player first, and only where somebody falls to France and a card may be held', () => {
  const asked = (first: 'france' | 'coalition', hands: string[][], more: Wanted = {}) => {
    const game = table({ phase: 'surrender', first, corps: { napoli: ['Ney'], hannover: ['Karl'] }, hands, ...more })
    const found: string[] = []
    while (game.where().startsWith('surrender.')) {
      found.push(game.where())
      game.act('pass')
    }
    return found
  }
  const hands = [
    ['Mud', 'Depot'],
    ['Mud', 'Depot'],
  ]
  assert.deepEqual(asked('france', hands), [
    'surrender.hold 0',
    'surrender.hold 1',
    'surrender.crown 0',
    'surrender.crown 1',
  ])
  assert.deepEqual(asked('coalition', hands), [
    'surrender.hold 1',
    'surrender.hold 0',
    'surrender.crown 1',
    'surrender.crown 0',
  ])
  // Only to the Coalition: nobody crowns. With the Dynasty out of the game only France might hold Joseph.
  assert.deepEqual(asked('france', hands, { corps: { hannover: ['Karl'] } }), ['surrender.hold 0'])
  assert.deepEqual(asked('coalition', hands, { corps: { napoli: ['Ney'] }, gone: ['Napoleonic Dynasty'] }), [
    'surrender.hold 1',
    'surrender.crown 0',
  ])
})

test('12.5, 16-12 Joseph is crowned in Spain, too', () => {
  const game = table({
    phase: 'surrender',
    status: { spain: 'CM' },
    corps: { castilla: ['Napoleon', 'Soult', 'Ney'] },
    hands: [['Joseph'], []],
    dice: [6],
  })
  game.act('crown', on('Joseph', 'spain'))
  assert.equal(game.s.status[country('spain')], 3)
})

test('12.7 France detaches from whom surrenders to it, not from whom it loses', () => {
  const lost = table({
    phase: 'surrender',
    status: { austria: 'FA' },
    corps: { osterreich: ['Kutusov', 'Bagration', 'Buxhowden'] },
    dice: [6],
  })
  assert.notEqual(lost.where(), 'surrender.detach 0')
  assert.equal(lost.s.status[country('austria')], 1)
})

test('13.2 asked is who might hold a Depot for an army of his own or Scorched Earth for one of the enemy’s', () => {
  const asked = (corpsThere: Record<string, string[]>, discard: string[]) =>
    table({ phase: 'winter', corps: corpsThere, hands: [['Mud'], []], discard, dice: [6] }).where()
  const own = { rhenanie: ['Ney', 'Davout', 'Soult'] }
  const enemy = { moskva: ['Kutusov', 'Bagration', 'Buxhowden'] }
  const depots = ['Depot', 'Depot']
  const scorched = ['Scorched Earth']
  assert.equal(asked(own, scorched), 'winter.lay 0')
  assert.notEqual(asked(own, depots), 'winter.lay 0')
  assert.equal(asked(enemy, depots), 'winter.lay 0')
  assert.notEqual(asked(enemy, scorched), 'winter.lay 0')
})

test('13.2, 13.3 a card of the Coalition counts where it was laid, and everybody hears where', () => {
  const game = table({
    phase: 'winter',
    first: 'coalition',
    corps: { moskva: ['Kutusov', 'Bagration', 'Buxhowden'] },
    hands: [[], ['Depot', 'Mud']],
    dice: [1],
  })
  game.act('lay', at('Depot', 'moskva'))
  assert.deepEqual([game.last('played').seat, game.last('played').region], [1, region('moskva')])
  assert.ok(winterAddends(game.s, 1, region('moskva')).some(([name]) => name === 'depot'))
  game.act('pass')
  const told = game.last('winter')
  assert.deepEqual(
    told.addends.map(([name]) => name),
    ['depot', 'friendly', 'capital', 'barren'],
  )
})

test('13.3 barren is what the map calls barren', () => {
  const { s } = table({})
  for (const [at, facts] of REGIONS.entries())
    assert.equal(
      winterAddends(s, 0, at).some(([name]) => name === 'barren'),
      facts.barren === true,
      facts.id,
    )
  assert.ok(REGIONS.some(({ barren }) => barren))
})

test('13.5 everybody hears who is lost in winter', () => {
  const game = table({ phase: 'winter', corps: { moskva: ['Ney', 'Davout', 'Soult', 'Lannes'] }, dice: [1] })
  game.act('lose', army('Ney', 'Davout', 'Lannes'))
  const { corps: lost, cause } = game.last('lost')
  assert.deepEqual([lost, cause], [army('Ney', 'Davout', 'Lannes'), 'winter'])
})

test('14.2 Spain alone is not enough, and whoever could claim nothing is not asked', () => {
  const game = table({
    phase: 'victory',
    year: 1809,
    status: { austria: 'NC', prussia: 'NC', russia: 'NC', spain: 'FA' },
  })
  assert.equal(game.where(), 'year.choose 1')
  assert.equal(game.s.year, 1810)
})

test('14.1, 14.3, 15.4 the end is told with its victor', () => {
  const french = table({
    phase: 'victory',
    year: 1806,
    status: { austria: 'FA', prussia: 'FA', russia: 'FD', spain: 'FD' },
  })
  french.where()
  assert.deepEqual([french.last('over').seat, french.last('over').by], [0, 'french-decisive'])
  const ulm = (where: Record<string, string[]>, status = {}) => {
    const game = table({ scenario: 'ulm', phase: 'surrender', corps: where, status })
    if (game.where() === 'surrender.detach 0') game.act('none')
    return [game.pos.result?.winners[0], game.last('over').seat, game.last('over').by]
  }
  assert.deepEqual(ulm({ osterreich: ['Ney', 'Davout', 'Soult'] }), [0, 0, 'ulm'])
  assert.deepEqual(ulm({ osterreich: ['Ney'] }), [1, 1, 'ulm-held'])
  // Austria that has left the war has left it, whoever stands where.
  assert.deepEqual(ulm({}, { austria: 'NC' }), [0, 0, 'ulm'])
})

test('16-9 Separate Peace is for a major that is at war with France', () => {
  const game = table({ phase: 'diplomacy', status: { prussia: 'NC', spain: 'FA' }, hands: [['Separate Peace'], []] })
  assert.equal(game.refused('play', on('Separate Peace', 'prussia')), '16')
  assert.equal(game.refused('play', on('Separate Peace', 'spain')), '16')
  assert.equal(game.refused('play', on('Separate Peace', 'napoli')), '16')
  assert.ok(game.may('play', on('Separate Peace', 'austria')))
})

test('16-19 Napoleon arrives exhausted, as everybody hears; a France with one card discards one', () => {
  const game = table({
    phase: 'strategy',
    first: 'coalition',
    corps: { bayern: ['Napoleon'] },
    hands: [[], ['Coup d’Etat']],
  })
  game.act('play', card('Coup d’Etat'))
  assert.deepEqual(game.last('tired').corps, army('Napoleon'))
  const poor = table({
    first: 'coalition',
    round: 2,
    corps: { bourgogne: ['Napoleon'] },
    hands: [['Mud'], ['Coup d’Etat', 'Depot']],
  })
  poor.act('card', card('Coup d’Etat') * 64)
  assert.deepEqual([poor.s.hand[0], poor.all('discarded').length], [[], 1])
})

test('1.2, 16-19 distances over land: the facts’, by the rules that use them', () => {
  const far = (from: string, to: string) => DISTANCE[region(from) * 50 + region(to)]
  assert.deepEqual(
    [
      far('rhenanie', 'osterreich'),
      far('rhenanie', 'brandenburg'),
      far('polen', 'moskva'),
      far('ile_de_france', 'moskva'),
      far('aquitaine', 'castilla'),
    ],
    [3, 2, 4, 7, 2],
  )
  assert.equal(far('britain', 'ile_de_france'), 99)
})

test('16-19 with the enemy in Paris he goes to the nearest region of France that is free', () => {
  const game = table({
    phase: 'strategy',
    first: 'coalition',
    corps: { osterreich: ['Napoleon'], ile_de_france: ['Karl'], bretagne: ['Hiller'] },
    hands: [[], ['Coup d’Etat']],
  })
  game.act('play', card('Coup d’Etat'))
  const to = game.s.place[corps('Napoleon')]!
  const near = DISTANCE[region('ile_de_france') * 50 + to]
  assert.equal(near, 1)
  assert.ok(ageOfNapoleon.view(game.pos, 0) !== undefined && to !== region('bretagne'))
})
