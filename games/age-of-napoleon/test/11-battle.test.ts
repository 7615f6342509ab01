import assert from 'node:assert/strict'
import { test } from 'node:test'
import { army, card, region, table, type Wanted, way } from './help.ts'

/** Württemberg attacks Bayern. */
const battle = (attackers: string[], defenders: string[], extra: Wanted = {}) =>
  table({ corps: { wurttemberg: attackers, bayern: defenders }, ...extra })
    .act('march', army(...attackers))
    .act('go', way('bayern'))

test('11.4, 11.7 the published battle in Bayern: one Austrian corps destroyed, one captured', () => {
  const game = battle(['Napoleon', 'Davout', 'Soult', 'Murat'], ['Mack', 'Ferdinand'], { dice: [2, 1] })
  game.act('out', []).act('out', [])
  assert.deepEqual(game.last('fought').strength, [23, 4])
  assert.deepEqual(game.last('won').losses, [0, 2])
  assert.equal(game.where(), 'losses.chooseDead 1')
  game.act('lose', army('Mack'))
  assert.deepEqual(['Mack', 'Ferdinand'].map(game.placeOf), ['removed', 'prisoner'])
})

test('11.4, 16-34, 16-35 the published battle of Wien: 27 against 15, the Coalition’s die fixed at 5', () => {
  const game = table({
    corps: {
      bayern: ['Napoleon', 'Davout', 'Soult', 'Murat'],
      osterreich: ['Karl', 'Kutusov', 'Buxhowden'],
      bohmen: ['Hiller', 'Johann'],
    },
    hands: [['Cavalry Charges'], ['Art of War', 'Depot']],
    options: { homeSoil: 'army' },
    dice: [4],
  })
  game.s.place.forEach((place, corps) => {
    if (place === region('bohmen')) game.s.place[corps] = region('osterreich')
  })
  game.s.count[50 + region('osterreich')] = 5
  game.s.count[50 + region('bohmen')] = 0
  game
    .act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
    .act('let')
    .act('go', way('osterreich'))
  game.act('out', []).act('out', []).act('play', card('Cavalry Charges')).act('play', card('Art of War')).act('done')
  const fought = game.last('fought')
  assert.deepEqual([fought.strength[0], fought.dice[1], fought.fixed, fought.inflicted], [27, 5, [false, true], [2, 1]])
  assert.equal(fought.addends[1][0]![1] >= 13, true)
  assert.deepEqual(game.last('won').losses, [1, 3])
  // The winner's odd loss is temporary, the loser's for ever: one to the reserve; two dead and one captured.
  game.act('yield', army('Murat')).act('lose', army('Hiller', 'Johann')).act('yield', army('Buxhowden'))
  assert.deepEqual(['Murat', 'Hiller', 'Buxhowden'].map(game.placeOf), ['reserve', 'removed', 'prisoner'])
})

test('11.1 who stays out: the attacker first, at most the command engaged, and the commander fights', () => {
  const game = battle(['Ney', 'Davout', 'Soult'], ['Hiller', 'Kollowrat', 'Mack'], { dice: [1, 1, 6, 1] })
  assert.equal(game.where(), 'battle.attackerOut 0')
  assert.ok(game.may('out', army('Davout')), 'of two equals one may stay out')
  assert.equal(game.refused('out', army('Davout', 'Soult')), '11.1')
  assert.equal(game.refused('out', army('Mack')), '11.1')
  game.act('out', army('Ney', 'Davout'))
  assert.equal(game.where(), 'battle.defenderOut 1')
  assert.equal(game.refused('out', army('Mack')), '11.1')
  game.act('out', army('Hiller'))
  assert.deepEqual(game.last('fought').strength, [5, 4])
})

test('11.1 more defenders than the command reaches: some must stay out', () => {
  const game = battle(['Napoleon'], ['Hiller', 'Kollowrat', 'Liechtenstein'])
  assert.equal(game.refused('out', []), '11.1')
  assert.ok(game.may('out', army('Hiller')))
})

test('11.2 home soil: +1 for each corps in its own country, auxiliaries in their own region; by option once', () => {
  const fight = (options = {}) => {
    const game = table({
      options,
      corps: { bayern: ['Ney'], osterreich: ['Hiller', 'Mack', 'Kutusov'] },
      dice: [1, 1, 1, 6],
    })
    game.act('march', army('Ney')).act('go', way('osterreich')).act('out', [])
    return game.last('fought').addends[1]
  }
  assert.deepEqual(fight(), [
    ['11.2', 8],
    ['11.2-home', 2],
  ])
  assert.deepEqual(fight({ homeSoil: 'army' }), [
    ['11.2', 8],
    ['11.2-home', 1],
  ])
  const aux = table({ first: 'coalition', corps: { tirol: ['Karl'], bayern: ['Wrede'] }, dice: [1, 1, 1, 1, 6] })
    .act('march', army('Karl'))
    .act('go', way('bayern'))
    .act('stand')
  assert.deepEqual(aux.last('fought').addends[1], [
    ['11.2', 3],
    ['11.2-home', 1],
  ])
})

test('11.3 the attacker plays all his cards, then the defender; all before the dice', () => {
  const game = table({
    corps: { wurttemberg: ['Ney'], bayern: ['Mack'] },
    hands: [
      ['Cavalry Charges', 'Cavalry Charges', 'Mud'],
      ['Entrenchments', 'Depot'],
    ],
    dice: [1, 1],
  })
  game.act('march', army('Ney')).act('let').act('go', way('bayern'))
  assert.equal(game.where(), 'battle.attackerPlays 0')
  game.act('play', card('Cavalry Charges')).act('play', card('Cavalry Charges'))
  assert.equal(game.refused('play', card('Mud')), '3.4')
  game.act('done')
  assert.equal(game.where(), 'battle.defenderPlays 1')
  game.act('play', card('Entrenchments')).act('done')
  assert.deepEqual(game.last('fought').strength, [13, 6])
})

test('11.5 equal losses: a second die with the modifier of the column; equal again, the defender', () => {
  const tie = (dice: number[]) => battle(['Ney', 'Davout'], ['Mack'], { dice }).act('out', []).last('won')
  assert.equal(tie([2, 1, 2, 5]).seat, 1)
  assert.equal(tie([2, 1, 3, 1]).seat, 0)
  const even = battle(['Ney'], ['Mack'], { dice: [1, 1, 4, 4] })
  assert.equal(even.last('won').seat, 1)
})

test('11.6 won without that second roll the loser loses one more; by tie-break he does not', () => {
  assert.deepEqual(
    battle(['Napoleon', 'Davout', 'Soult', 'Murat'], ['Mack', 'Ferdinand', 'Johann'], { dice: [1, 1] })
      .act('out', [])
      .act('out', [])
      .last('won').losses,
    [0, 2],
  )
  assert.deepEqual(battle(['Ney'], ['Mack'], { dice: [6, 6, 6, 1] }).last('won').losses, [1, 1])
})

test('11.7 by tie-break the winner’s odd loss is for ever too', () => {
  const game = battle(['Ney'], ['Mack'], { dice: [6, 6, 6, 1] })
  assert.deepEqual([game.placeOf('Ney'), game.placeOf('Mack')], ['removed', 'removed'])
})

test('11.7 a winner’s odd loss is temporary, the attacker’s and the defender’s alike', () => {
  const attacker = battle(['Napoleon', 'Davout', 'Soult', 'Murat'], ['Karl', 'Mack'], { dice: [6, 6] })
    .act('out', [])
    .act('out', [])
  attacker.act('yield', army('Murat'))
  assert.equal(attacker.placeOf('Murat'), 'reserve')
  const defender = battle(['Ney'], ['Karl', 'Bellegarde', 'Liechtenstein', 'Kutusov', 'Hiller'], { dice: [6, 6] }).act(
    'out',
    [],
  )
  defender.act('yield', army('Karl'))
  assert.deepEqual([defender.placeOf('Karl'), defender.placeOf('Ney')], ['reserve', 'removed'])
})

test('11.7 losses are capped before they are halved', () => {
  const game = battle(['Napoleon', 'Davout', 'Soult', 'Murat'], ['Mack', 'Ferdinand'], { dice: [6, 1] })
    .act('out', [])
    .act('out', [])
  assert.deepEqual(game.last('won').losses, [0, 2])
})

test('11.8 the engaged are exhausted; the winner may rest them for a card, who stayed out is fresh', () => {
  const game = table({
    corps: { wurttemberg: ['Napoleon', 'Davout', 'Ney'], bayern: ['Mack'] },
    hands: [['Mud'], []],
    dice: [6, 1],
  })
  game
    .act('march', army('Napoleon', 'Davout', 'Ney'))
    .act('go', way('bayern'))
    .act('out', army('Ney'))
    .act('done')
  assert.equal(game.where(), 'battle.refresh 0')
  assert.deepEqual(['Napoleon', 'Davout', 'Ney'].map(game.tired), [true, true, false])
  game.act('rest', card('Mud'))
  assert.deepEqual(['Napoleon', 'Davout', 'Ney'].map(game.tired), [false, false, false])
})

test('11.8 the winner keeps his cards if he likes; the defender wins as well', () => {
  const game = table({
    corps: { wurttemberg: ['Ney'], bayern: ['Karl', 'Bellegarde', 'Liechtenstein'] },
    hands: [[], ['Mud']],
    dice: [1, 6],
  })
  game.act('march', army('Ney')).act('let').act('go', way('bayern')).act('out', []).act('done')
  assert.equal(game.where(), 'battle.refresh 1')
  game.act('no')
  assert.ok(game.tired('Karl'))
})

test('11.9 attackers go back where they came from', () => {
  const game = battle(['Ney', 'Lannes'], ['Karl', 'Bellegarde', 'Liechtenstein', 'Kutusov'], { dice: [1, 1, 1, 6] })
  game.act('out', []).act('out', [])
  assert.deepEqual(['Ney', 'Lannes'].map(game.placeOf), ['wurttemberg', 'wurttemberg'])
})

const routed = (extra: Wanted, at_: string, who: string, from = 'wurttemberg') =>
  table({ dice: [5, 1, 6, 1], ...extra, corps: { [from]: ['Ney'], [at_]: [who], ...extra.corps } })
    .act('march', army('Ney'))
    .act('go', way(at_))
test('11.9 defenders choose a friendly region first, not whence the attack came', () => {
  const game = routed({}, 'bayern', 'Mack')
  assert.equal(game.where(), 'retreat.choose 1')
  assert.equal(game.refused('to', region('wurttemberg')), '9.5')
  assert.equal(game.refused('to', region('westfalen')), '11.9')
  assert.equal(game.refused('to', region('sachsen')), '2.9')
  game.act('to', region('bohmen'))
  assert.equal(game.placeOf('Mack'), 'bohmen')
})

test('11.9 with no friendly region a neutral, then an enemy one; a single way is taken at once', () => {
  const neutral = routed(
    { corps: { tirol: ['Davout'], osterreich: ['Soult'], bohmen: ['Murat'], polen: ['Kutusov'] } },
    'bayern',
    'Mack',
  )
  assert.equal(neutral.placeOf('Mack'), 'sachsen')
  const enemy = routed({ corps: { tirol: ['Davout'], osterreich: ['Soult'], bohmen: ['Murat'] } }, 'bayern', 'Mack')
  assert.equal(enemy.placeOf('Mack'), 'westfalen')
})

test('11.9 who has no way is taken prisoner, Napoleon too', () => {
  const trapped = routed({ corps: { stato_chiesa: ['Ney'] } }, 'napoli', 'Damas', 'stato_chiesa')
  assert.equal(trapped.placeOf('Damas'), 'prisoner')
  assert.equal(trapped.last('lost').cause, 'trapped')
})

test('11.9 British and auxiliaries may go home by sea, others on foot', () => {
  const game = routed(
    { britannia: true, status: { portugal: 'CM' }, corps: { andalucia: ['Ney'] } },
    'portugal',
    'Moore',
    'andalucia',
  )
  assert.equal(game.where(), 'retreat.choose 1')
  game.act('sail')
  assert.equal(game.placeOf('Moore'), 'britain')
  const dry = routed({ status: { portugal: 'CM' }, corps: { andalucia: ['Ney'] } }, 'portugal', 'Moore', 'andalucia')
  assert.equal(dry.where(), 'retreat.choose 1')
  assert.equal(dry.refused('sail'), '11.9')
})

test('11.10 the winner stays in the region and the move is over', () => {
  const game = battle(['Napoleon', 'Davout'], ['Mack'], { dice: [6, 1] }).act('out', [])
  assert.deepEqual([game.placeOf('Napoleon'), game.where().startsWith('order')], ['bayern', false])
  assert.ok(game.s.tag.every(tag => tag === 0))
})
