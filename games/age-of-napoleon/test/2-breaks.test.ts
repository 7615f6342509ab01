/** Rules that could be broken in one place without any other test noticing: each half of a condition, the mirrored side, what is asked only once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { army, at, card, country, on, region, table, way } from './help.ts'

test('2.8 whoever has nobody to place is not asked, and nobody is asked twice', () => {
  const joined = (name: string) =>
    table({ phase: 'diplomacy', first: 'coalition', hands: [[], ['Embassy']] }).act('play', on('Embassy', name))
  // Reding serves France alone.
  assert.notEqual(joined('schweiz').where(), 'mobilise.place 1')
  const portugal = joined('portugal')
  assert.equal(portugal.where(), 'mobilise.place 1')
  portugal.act('place', [])
  assert.notEqual(portugal.where(), 'mobilise.place 1')
})

test('8.1, 16-29 whoever has moved already leads nobody out again', () => {
  const game = table({
    corps: { rhenanie: ['Ney'], bourgogne: ['Gerard', 'Bertrand', 'Rapp'] },
    hands: [['Minor Campaign'], []],
  })
  game.act('card', at('Minor Campaign', 'ile_de_france'))
  game.act('march', army('Ney')).act('go', way('bourgogne'))
  assert.match(game.refusal('march', army('Gerard', 'Bertrand', 'Rapp')).text.en, /could lead so many/)
  const fresh = table({ corps: { bourgogne: ['Ney', 'Gerard', 'Bertrand', 'Rapp'] }, hands: [['Depot'], []] })
  assert.match(fresh.refusal('march', army('Gerard', 'Bertrand', 'Rapp')).text.en, /who can lead them all/)
})

test('8.3 an army in the first region of the map is offered like any other', () => {
  const game = table({ corps: { ile_de_france: ['Ney'], rhenanie: ['Davout'] } })
  const march = game.decision().gathers?.find(({ type }) => type === 'march')
  assert.deepEqual(march?.may, army('Ney', 'Davout'))
})

test('8.3, 16-30 a forced march is offered to whoever holds the card, and to nobody else', () => {
  const offered = (hand: string[]) =>
    table({ corps: { rhenanie: ['Ney'] }, hands: [hand, []] })
      .decision()
      .gathers?.find(({ type }) => type === 'force')?.may ?? []
  assert.deepEqual(offered(['Forced March']), army('Ney'))
  assert.deepEqual(offered(['Depot']), [])
})

test('2.9, 9.8 who leaves a neutral country where nobody else stands, and comes back, finds it closed', () => {
  const back = (first: 'france' | 'coalition', corps: Record<string, string[]>, out: string) => {
    const game = table({ first, status: { prussia: 'NC', austria: 'CM' }, corps, hands: [[], []] })
    game.act('march', army(corps.schlesien![0]!))
    return game.may('go', way(out, 'schlesien')) ? '' : game.refused('go', way(out, 'schlesien'))
  }
  assert.equal(back('france', { schlesien: ['Ney'], bayern: ['Davout'] }, 'bohmen'), '9.8')
  assert.equal(back('france', { schlesien: ['Ney'], polen: ['Davout'] }, 'bohmen'), '')
  assert.equal(back('france', { schlesien: ['Ney'], polen: ['Karl'] }, 'bohmen'), '')
  assert.equal(back('coalition', { schlesien: ['Karl'] }, 'bohmen'), '9.8')
  assert.equal(back('coalition', { schlesien: ['Karl'], polen: ['Hiller'] }, 'bohmen'), '')
})

test('9.3, 9.4, 9.6 an attack and a landing end the move, though the enemy was asked whether he intercepts and let it be', () => {
  const attack = table({
    corps: { rhenanie: ['Ney'], wurttemberg: ['Mack'], bayern: ['Platov'] },
    invaded: true,
    hands: [[], ['Depot', 'Mud']],
    dice: [6, 1],
  })
  attack.act('march', army('Ney')).act('let').act('go', way('wurttemberg'))
  assert.equal(attack.where(), 'interception.ask 1')
  attack.act('let')
  assert.equal(attack.where(), 'battle.defenderPlays 1')
  const landing = table({
    first: 'coalition',
    britannia: true,
    corps: { britain: ['Uxbridge'], rhenanie: ['Murat'] },
    hands: [['Depot', 'Mud'], []],
  })
  landing.act('march', army('Uxbridge')).act('let').act('sail', region('flandre'))
  assert.equal(landing.where(), 'interception.ask 0')
  landing.act('let')
  assert.notEqual(landing.where(), 'order.way 1')
})

test('9.4 one step in hand is enough to intercept, if nobody plays Mud', () => {
  const game = table({
    round: 5,
    corps: { rhenanie: ['Mortier*'], bayern: ['Bagration'] },
    hands: [['Mud'], ['Depot']],
    dice: [6, 6],
  })
  game.s.free[0] = game.s.free[1] = 1
  game
    .act('march', army('Mortier'))
    .act('let')
    .act('go', way('wurttemberg'))
    .act('intercept', army('Bagration'))
    .act('let')
  assert.equal(game.placeOf('Bagration'), 'wurttemberg')
})

test('9.4 an interceptor ends the move and fights, from the first region of the map as from any other', () => {
  const met = (from: string) => {
    const game = table({
      first: 'coalition',
      corps: { wurttemberg: ['Mack'], [from]: ['Murat'] },
      hands: [['Depot'], []],
    })
    game.act('march', army('Mack')).act('let').act('go', way('rhenanie')).act('intercept', army('Murat'))
    return game.where()
  }
  assert.deepEqual(['ile_de_france', 'bourgogne'].map(met), ['battle.attackerPlays 0', 'battle.attackerPlays 0'])
})

test('9.3, 1.6 with the Sound open its crossing does not end a move that stopped to violate', () => {
  const crossing = (options: Record<string, string>) =>
    table({
      options,
      status: { danmark: 'FA', sverige: 'NC' },
      corps: { danmark: ['Ney'] },
      hands: [['Depot', 'Mud'], []],
    })
      .act('march', army('Ney'))
      .act('go', way('sverige'))
      .act('pay', card('Depot'))
  assert.equal(crossing({ sound: 'open' }).where(), 'order.way 0')
  assert.notEqual(crossing({}).where(), 'order.way 0')
})

test('11.5 each adds the modifier of his own column', () => {
  const fought = (dice: number[]) => {
    const game = table({
      corps: { wurttemberg: ['Napoleon'], bayern: ['Karl', 'Hiller', 'Kutusov', 'Bennigsen'] },
      dice,
    })
    game.act('march', army('Napoleon')).act('go', way('bayern'))
    if (game.where().startsWith('order')) game.act('stand')
    game.act('out', [])
    const { modifiers } = game.last('tie')
    assert.deepEqual(modifiers, [1, 2])
    return game.last('won').seat
  }
  // Attacker 6–10, defender 11–15: one loss each, then 4 + 1 against 3 + 2, 5 + 1 against 3 + 2.
  assert.equal(fought([6, 3, 4, 3]), 1)
  assert.equal(fought([6, 3, 5, 3]), 0)
})

test('11.8 a winner who has lost everybody engaged is not asked for a card', () => {
  const game = table({
    corps: { wurttemberg: ['Napoleon'], bayern: ['Mack'] },
    hands: [['Cavalry Charges', 'Depot'], ['Depot']],
    dice: [3, 6, 6, 1],
  })
  game.act('march', army('Napoleon')).act('let').act('go', way('bayern'))
  game.act('play', card('Cavalry Charges')).act('done').act('done')
  // One loss each, and the second roll for the attacker: his only corps is lost, and nobody is left to rest.
  assert.deepEqual(game.last('fought').inflicted, [1, 1])
  assert.equal(game.last('won').seat, 0)
  assert.equal(game.placeOf('Napoleon'), 'removed')
  assert.notEqual(game.where(), 'battle.refresh 0')
})

test('12.5, 16-40 everybody hears that a surrender was refused, and by which card', () => {
  const game = table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], ['Surrender? Never!']] })
  game.act('never', country('napoli'))
  const { seat, card: played, country: held } = game.last('played')
  assert.deepEqual([seat, played, held], [1, card('Surrender? Never!'), country('napoli')])
})

test('12.5 a country is crowned once, by whichever card', () => {
  const game = table({
    phase: 'surrender',
    status: { spain: 'CM' },
    corps: { castilla: ['Napoleon', 'Soult', 'Ney'] },
    hands: [['Napoleonic Dynasty', 'Joseph'], []],
  })
  game.act('crown', on('Napoleonic Dynasty', 'spain'))
  assert.match(game.refusal('crown', on('Joseph', 'spain')).text.en, /not for that country/)
})

test('13.2 first the first player, then the other, whoever is first', () => {
  for (const [seat, first] of (['france', 'coalition'] as const).entries()) {
    const corps = { moskva: ['Ney', 'Davout', 'Soult'], osterreich: ['Karl', 'Hiller', 'Mack'] }
    const game = table({ phase: 'winter', first, corps, hands: [['Mud'], ['Mud']] })
    assert.equal(game.where(), `winter.lay ${seat}`)
    game.act('pass')
    assert.equal(game.where(), `winter.lay ${1 - seat}`)
  }
})

test('13.2 both kinds of card are offered, each for every army it may lie on', () => {
  const game = table({
    phase: 'winter',
    corps: { moskva: ['Ney', 'Davout', 'Soult'], osterreich: ['Karl', 'Hiller', 'Mack'] },
    hands: [['Depot', 'Scorched Earth', 'Mud'], []],
  })
  const offered = game.decision().actions.flatMap(({ type, arg }) => (type === 'lay' ? [arg] : []))
  assert.deepEqual(
    offered,
    [at('Depot', 'moskva'), at('Scorched Earth', 'osterreich')].sort((a, b) => a - b),
  )
})
