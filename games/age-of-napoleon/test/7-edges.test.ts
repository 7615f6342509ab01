/** Chapters 7 to 9 at their edges: what ends with a phase and a move, who may be named, how far, and who may still answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDice, tableFor } from '@bivouac/kernel'
import { ageOfNapoleon } from '../module.ts'
import { ANYBODY, mayJoin } from '../rules/8-army.ts'
import { army, card, corps, type Game, on, region, table, way } from './help.ts'

/** The enemy has no answer to what has just been announced, if he is asked. */
const unanswered = (game: Game): Game => (game.where().includes('.answer') ? game.act('let') : game)
/** A whole move that leads nowhere, for whatever card there is. */
function stirs(game: Game, name: string): void {
  game.act('march', army(name))
  if (game.where().startsWith('order.pay')) game.act('pay', game.s.hand[Number(game.where().at(-1))]![0]!)
  unanswered(game).act('halt')
}

test('7.1 the sixth round is the last, also where somebody has acted in it', () => {
  const game = table({ round: 6, corps: { rhenanie: ['Ney'] }, hands: [[], []] })
  stirs(game, 'Ney')
  game.act('pass')
  assert.deepEqual(
    game.all('round').map(({ round }) => round),
    [6],
  )
})

test('7.1 both must pass in the same round: who passed in the one before it has not passed in this one', () => {
  for (const passer of [0, 1]) {
    const game = table({
      round: 1,
      corps: { rhenanie: ['Ney'], osterreich: ['Karl'] },
      hands: [
        ['Depot', 'Mud'],
        ['Embassy', 'Landwehr'],
      ],
    })
    for (const round of [1, 2])
      for (const seat of [0, 1]) {
        assert.equal(game.where(), `turn.act ${seat}`)
        if ((round === 1) === (seat === passer)) game.act('pass')
        else stirs(game, seat === 0 ? 'Ney' : 'Karl')
      }
    assert.equal(game.s.round, 3, `the one who passed first is seat ${passer}`)
  }
})

test('7.2 the second player of a round pays for his move as the first does', () => {
  const game = table({ round: 2, corps: { rhenanie: ['Ney'], osterreich: ['Karl'] }, hands: [['Depot'], ['Embassy']] })
  game.s.free[1] = 0
  game.act('pass').act('march', army('Karl'))
  assert.equal(game.where(), 'order.pay 1')
})

test('7.1, 7.3, 16-33 with the phase end its free moves, its Peace Talks and what was attacked in it', () => {
  const game = table({
    round: 6,
    options: { freeMove: 'firstMove' },
    corps: { belorussia: ['Ney', 'Davout', 'Soult'] },
    hands: [['Peace Talks'], ['Embassy']],
  })
  game.act('card', on('Peace Talks', 'austria')).act('pass')
  assert.equal(game.where(), 'winter.lay 1')
  assert.deepEqual(game.s.free, [0, 0])
  assert.equal(game.s.talks, 0)
  assert.deepEqual(game.s.struck, [])
})

test('16-33 no Peace Talks twice with one country in a phase, whoever began them', () => {
  const game = table({
    corps: { rhenanie: ['Ney'], osterreich: ['Karl'] },
    hands: [['Peace Talks'], ['Peace Talks', 'Embassy']],
  })
  game.act('card', on('Peace Talks', 'austria'))
  assert.equal(game.refused('card', on('Peace Talks', 'austria')), '16-33')
  assert.ok(game.may('card', on('Peace Talks', 'prussia')))
})

test('8.1 the highest command leads, however quick another corps is', () => {
  const game = table({ corps: { rhenanie: ['Murat', 'Massena'] }, hands: [[], []] })
  game.act('march', army('Murat', 'Massena'))
  assert.ok(game.may('go', way('bourgogne', 'languedoc', 'aquitaine')))
  assert.equal(game.refused('go', way('bourgogne', 'languedoc', 'aquitaine', 'bretagne')), '9.1')
})

test('8.1 only one’s own corps on the map march, and one of command one leads itself', () => {
  const game = table({
    status: { austria: 'CM', wurttemberg: 'FA' },
    corps: { wurttemberg: ['Scheler'], osterreich: ['Mack'] },
  })
  assert.ok(game.may('march', army('Scheler')))
  assert.equal(game.refused('march', army('Mack')), '8.1')
  assert.equal(game.refused('march', army('Soult')), '8.1')
})

test('8.1, 8.3 somebody not yet named may lead those named, Napoleon too, if he stands in their region', () => {
  const named = (where: string) => {
    const three = where === 'rhenanie' ? [] : ['Gerard', 'Bertrand', 'Rapp']
    const there = where === 'rhenanie' ? ['Napoleon', 'Gerard', 'Bertrand', 'Rapp'] : ['Napoleon']
    const game = table({ corps: { [where]: there, ...(three.length > 0 && { rhenanie: three }) } })
    return { game, verdict: mayJoin(game.s, 0, army('Gerard', 'Bertrand'), corps('Rapp'), ANYBODY) }
  }
  assert.equal(named('rhenanie').verdict, undefined)
  const apart = named('bourgogne')
  assert.notEqual(apart.verdict, undefined)
  assert.match(apart.game.refusal('march', army('Gerard', 'Bertrand', 'Rapp')).text.en, /No commander there/)
})

test('9.4 whoever leads an interception is quick enough himself, not only somebody left behind', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Davout', 'Massena*'] },
    hands: [['Embassy'], []],
  })
  unanswered(game.act('march', army('Karl'))).act('go', way('bohmen'))
  assert.equal(game.where(), 'interception.ask 0')
  assert.equal(game.refused('intercept', army('Massena')), '8.1')
  assert.ok(game.may('intercept', army('Davout', 'Massena')))
})

test('9.4 who has tried in vain does not try again in this move, but in the next one of the campaign', () => {
  const game = table({
    first: 'coalition',
    status: { prussia: 'CM' },
    corps: { osterreich: ['Karl', 'Hiller'], bayern: ['Soult'] },
    hands: [
      ['Depot', 'Mud'],
      ['Major Campaign', 'Misdirected Orders', 'Embassy'],
    ],
  })
  game.act('card', card('Major Campaign') * 64)
  unanswered(game.act('march', army('Hiller'))).act('go', way('bohmen'))
  game.act('intercept', army('Soult')).act('cancel')
  assert.equal(game.where(), 'order.way 1')
  game.act('go', way('sachsen'))
  assert.equal(game.where(), 'turn.another 1')
  unanswered(game.act('march', army('Karl'))).act('go', way('bohmen'))
  assert.equal(game.where(), 'interception.ask 0')
  assert.ok(game.may('intercept', army('Soult')))
})

test('9.1, 9.4 one friend attacked is enough to be joined for no step more, but not without any step', () => {
  const game = table({
    round: 5,
    first: 'coalition',
    corps: { osterreich: ['Hiller'], bayern: ['Augereau'], wurttemberg: ['Jourdan'] },
    hands: [['Depot'], ['Forced March', 'Mud']],
  })
  unanswered(game.act('force', army('Hiller'))).act('go', way('bayern'))
  assert.equal(game.where(), 'interception.ask 0')
  assert.ok(game.may('intercept', army('Jourdan')))
  // The attack costs Hiller his attrition of winter and Forced March, and both sides the battle.
  game.act('intercept', army('Jourdan'))
  assert.equal(game.where(), 'interception.answer 1')
  game.roll(6, 6, 1, 1, 1, 1).act('mud')
  assert.deepEqual(game.last('stuck'), { e: 'stuck', seat: 0, region: region('wurttemberg') })
  assert.equal(game.placeOf('Jourdan'), 'wurttemberg')
})

test('9.4 who would need a Forced March is asked while one may be held, and no more once all lie open', () => {
  const asked = (discard: string[]) => {
    const game = table({
      round: 5,
      first: 'coalition',
      corps: { osterreich: ['Buxhowden*'], bayern: ['Mortier*'] },
      hands: [['Depot', 'Mud'], []],
      discard,
      dice: [6],
    })
    unanswered(game.act('march', army('Buxhowden')))
    game.s.free[0] = 0
    game.act('go', way('bohmen'))
    return game.where() === 'interception.ask 0'
  }
  assert.ok(asked(['Forced March', 'Forced March']))
  assert.ok(!asked(['Forced March', 'Forced March', 'Forced March']))
})

test('9.4, 8.1 nobody intercepts from far away, Paris included; not from the reserve, and not the enemy’s corps', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], ungarn: ['Mack'], bayern: ['Murat'], ile_de_france: ['Ney'] },
    hands: [['Embassy'], []],
  })
  unanswered(game.act('march', army('Karl'))).act('go', way('bohmen'))
  assert.equal(game.where(), 'interception.ask 0')
  assert.equal(game.refused('intercept', army('Ney')), '9.4')
  assert.equal(game.refused('intercept', army('Soult')), '8.1')
  assert.equal(game.refused('intercept', army('Mack')), '8.1')
})

test('2.9, 9.8 an army in a neutral country goes on within it and violates nobody', () => {
  const game = table({ status: { spain: 'NC' }, corps: { navarra: ['Ney'] }, hands: [['Depot'], []] })
  game.act('march', army('Ney')).act('go', way('castilla'))
  assert.equal(game.placeOf('Ney'), 'castilla')
  assert.equal(game.all('violated').length, 0)
})

test('1.4 out of Britain nobody marches', () => {
  const game = table({ first: 'coalition', britannia: true, corps: { britain: ['Uxbridge'] }, hands: [[], []] })
  game.act('march', army('Uxbridge'))
  assert.equal(game.refused('go', way('bretagne')), '1.4')
})

test('1.6, 9.7 the Sound ends a move also on its second step; every step of a way is offered from where it has come', () => {
  const game = table({
    status: { hannover: 'FA', danmark: 'FA', sverige: 'FA', russia: 'CM' },
    corps: { hannover: ['Murat'] },
    hands: [[], []],
  })
  game.act('march', army('Murat'))
  assert.ok(game.may('go', way('danmark', 'sverige')))
  assert.equal(game.refused('go', way('danmark', 'sverige', 'sankt_peterburg')), '1.6')
  const silent = { tell: () => {}, whisper: () => {}, reveal: () => {} }
  const offered = (...names: string[]) => {
    const found = ageOfNapoleon.machine.extend(game.pos, tableFor(game.pos, searchDice(0), silent), 'go', way(...names))
    return 'refusal' in found ? undefined : found.may
  }
  assert.deepEqual(offered('danmark'), [region('hannover'), region('sverige')])
  assert.deepEqual(offered('danmark', 'hannover', 'danmark'), [region('hannover'), region('sverige')])
})

test('9.6, 9.3 a crossing takes a step, an attack from the sea one more', () => {
  const fleet = (name: string) => {
    const game = table({
      round: 5,
      first: 'coalition',
      britannia: true,
      status: { portugal: 'CM', holland: 'FA' },
      corps: { britain: [name], holland: ['Ney'] },
      hands: [[], []],
    })
    return game.act('march', army(name))
  }
  const worn = fleet('Wellington*')
  assert.ok(worn.may('sail', region('portugal')))
  assert.equal(worn.refused('sail', region('holland')), '9.3')
  assert.ok(fleet('Wellington').may('sail', region('holland')))
})

test('9.4, 9.5 nobody withdraws once an interceptor has joined, also one from Paris', () => {
  const game = table({
    first: 'coalition',
    status: { italia: 'CM' },
    corps: { italia: ['Karl'], bourgogne: ['Mortier'], ile_de_france: ['Ney'] },
    hands: [[], []],
  })
  game.act('march', army('Karl')).act('go', way('bourgogne')).act('intercept', army('Ney'))
  assert.match(game.where(), /^battle\./)
})

test('9.5 the French, too, do not withdraw to where the enemy stands', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], wurttemberg: ['Kutusov'], bayern: ['Massena'] },
    hands: [[], []],
  })
  game.s.free[0] = 0
  game.act('march', army('Karl')).act('go', way('bayern'))
  assert.equal(game.where(), 'order.withdraw 0')
  assert.match(game.refusal('withdraw', region('wurttemberg')).text.en, /enemy is in that region/)
})

test('9.5 who has nowhere to go is not asked whether he withdraws', () => {
  const game = table({
    status: { napoli: 'CM', stato_chiesa: 'FA' },
    corps: { stato_chiesa: ['Massena', 'Mortier'], napoli: ['Karl'] },
    hands: [[], []],
  })
  game.act('march', army('Massena', 'Mortier'))
  game.s.free[1] = 0
  game.act('go', way('napoli'))
  assert.equal(game.where(), 'battle.attackerOut 0')
})

test('9.4, 11.2 an interceptor by himself attacks from the land', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl'], bayern: ['Murat'] },
    hands: [[], []],
    dice: [6, 1],
  })
  game.act('march', army('Karl')).act('go', way('bohmen')).act('intercept', army('Murat'))
  const { attacker, addends } = game.last('fought')
  assert.equal(attacker, 0)
  assert.deepEqual(addends[0], [['11.2', 5]])
})

test('9.4, 10.4 paid for after the battle interceptors suffer once, the worn of before it first; then nothing is left of the move', () => {
  const game = table({
    round: 5,
    first: 'coalition',
    options: { marchAttrition: 'after' },
    corps: { osterreich: ['Hiller'], bayern: ['Soult', 'Lannes', 'Murat*', 'Ney'] },
    hands: [[], ['Embassy']],
    // The battle; then the way of the four.
    dice: [6, 1, 3],
  })
  const four = army('Soult', 'Lannes', 'Murat', 'Ney')
  game.act('march', army('Hiller')).act('go', way('bohmen'))
  unanswered(game.act('intercept', four)).act('out', []).act('done')
  assert.equal(game.where(), 'attrition.choose 0')
  assert.equal(game.all('attrition').length, 1)
  assert.equal(game.refused('lose', army('Ney')), '10.4')
  game.act('lose', army('Murat'))
  assert.equal(game.where(), 'turn.act 1')
  assert.equal(game.s.interceptedFrom, -1)
  assert.equal(game.s.interceptedCases, 0)
})
