/** Chapters 10 and 11 at their edges: who is left out of a count, a list or a telling, and the army of one or of nobody. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bench } from '@bivouac/kernel/testing'
import { ageOfNapoleon } from '../module.ts'
import { army, at, card, corps, country, type Game, region, table, type Wanted, way } from './help.ts'

/** An army marches and attacks next door; everything is let pass as far as the question who stays out. */
function attack(from: string, attackers: string[], to: string, defenders: string[], more: Wanted = {}): Game {
  const game = table({ ...more, corps: { [from]: attackers, [to]: defenders, ...more.corps } })
  game.act('march', army(...attackers))
  if (game.where().startsWith('order.answer')) game.act('let')
  game.act('go', way(to))
  if (game.where().startsWith('order.withdraw')) game.act('stand')
  return game
}

test('10.2 everybody hears where the army suffers, one corps alone too', () => {
  const game = table({ corps: { rhenanie: ['Ney'] }, hands: [['Forced March'], []], dice: [6] })
  game.act('force', army('Ney')).act('go', way('bourgogne'))
  assert.deepEqual([game.last('attrition').corps, game.last('attrition').region], [army('Ney'), region('bourgogne')])
})

test('10.1 an army of which the battle has left nobody suffers nothing for its march', () => {
  const game = attack('wurttemberg', ['Ney'], 'bayern', ['Karl', 'Kutusov', 'Bennigsen'], {
    round: 5,
    options: { marchAttrition: 'after' },
    dice: [1, 6],
  })
  game.act('out', [])
  assert.equal(game.placeOf('Ney'), 'removed')
  assert.deepEqual(game.all('attrition'), [])
})

test('9.2, 10.4, 11.7, 11.9 whoever is lost was in no move: nothing of it is marked on him while the campaign goes on', () => {
  const campaign: Wanted = { hands: [['Minor Campaign', 'Mud'], []] }
  const begin = (more: Wanted) => table({ ...campaign, ...more }).act('card', at('Minor Campaign', 'ile_de_france'))
  const worn = begin({
    round: 5,
    corps: { rhenanie: ['Ney', 'Davout'], bourgogne: ['Murat'] },
    dice: [1],
  })
  worn.act('march', army('Ney', 'Davout')).act('go', way('wurttemberg')).act('lose', army('Ney'))
  assert.deepEqual([worn.where(), worn.placeOf('Ney'), worn.s.tag[corps('Ney')]], ['turn.another 0', 'removed', 0])
  const fallen = begin({
    corps: { wurttemberg: ['Ney'], bourgogne: ['Murat'], bayern: ['Karl', 'Kutusov', 'Bennigsen'] },
    dice: [1, 6],
  })
  fallen.act('march', army('Ney')).act('go', way('bayern')).act('out', []).act('done')
  assert.deepEqual(
    [fallen.where(), fallen.placeOf('Ney'), fallen.s.tag[corps('Ney')]],
    ['turn.another 0', 'removed', 0],
  )
  const trapped = begin({
    corps: { stato_chiesa: ['Ney'], bourgogne: ['Murat'], napoli: ['Damas'] },
    dice: [5, 1, 6, 1],
  })
  trapped.act('march', army('Ney')).act('go', way('napoli'))
  if (trapped.where().startsWith('battle.attackerPlays')) trapped.act('done')
  if (trapped.where().startsWith('battle.refresh')) trapped.act('no')
  assert.deepEqual(
    [trapped.where(), trapped.placeOf('Damas'), trapped.s.tag[corps('Damas')]],
    ['turn.another 0', 'prisoner', 0],
  )
})

test('11.1 who is elsewhere stays out of nothing; beside Napoleon a marshal may, and all but one', () => {
  const game = attack('wurttemberg', ['Napoleon', 'Davout'], 'bayern', ['Mack'], { corps: { rhenanie: ['Ney'] } })
  assert.equal(game.where(), 'battle.attackerOut 0')
  assert.match(game.refusal('out', army('Ney')).text.en, /not one of yours in the Battle Box/)
  assert.ok(game.may('out', army('Davout')))
  const { t } = bench(ageOfNapoleon, game.pos, { excuse: () => true })
  const begun = ageOfNapoleon.machine.extend(game.pos, t, 'out', [])
  assert.ok('most' in begun)
  assert.equal(begun.most, 1)
})

test('11.2 from the sea counts against the attacker alone, and no strength is less than nothing', () => {
  const game = table({
    first: 'coalition',
    britannia: true,
    corps: { britain: ['Damas'], flandre: ['Ney'] },
    hands: [[], ['Depot', 'Mud']],
    dice: [1, 6],
  })
  game.act('march', army('Damas')).act('sail', region('flandre')).act('stand')
  assert.equal(game.where(), 'battle.attackerPlays 1')
  assert.deepEqual(ageOfNapoleon.view(game.pos, 0).outlook.battle?.strength, [0, 6])
  game.act('done')
  const { strength, addends } = game.last('fought')
  assert.deepEqual(strength, [0, 6])
  assert.deepEqual(addends, [
    [
      ['11.2', 2],
      ['11.2-sea', -2],
    ],
    [
      ['11.2', 5],
      ['11.2-home', 1],
    ],
  ])
})

test('11.6, 16-37 the Guard committed in vain costs one corps, not two', () => {
  const guard = ['Napoleon', 'Junot', 'Moncey', 'Bertrand', 'Rapp', 'Drouet d’Erlon']
  const game = attack('wurttemberg', guard, 'bayern', ['Karl', 'Kutusov', 'Bennigsen', 'Bagration'], {
    hands: [['Commit the Guard', 'Mud'], []],
    dice: [1, 6],
  })
  game.act('out', []).act('out', []).act('play', card('Commit the Guard')).act('done')
  assert.deepEqual([game.last('won').seat, game.last('fought').inflicted], [1, [1, 2]])
  assert.deepEqual(game.last('won').losses, [4, 1])
})

test('11.5, 16-37, 16-38 on a tie only the Guard is lost, by no enemy’s hand: nobody is mortally wounded', () => {
  const game = attack('wurttemberg', ['Napoleon', 'Jerome'], 'bayern', ['Mack'], {
    hands: [
      ['Commit the Guard', 'Mud'],
      ['Mortally Wounded', 'Depot'],
    ],
    dice: [1, 1, 1, 6],
  })
  game.act('out', []).act('play', card('Commit the Guard')).act('done')
  game.act('play', card('Mortally Wounded')).act('done')
  assert.deepEqual(
    [game.last('fought').inflicted, game.last('won').losses],
    [
      [0, 0],
      [1, 0],
    ],
  )
  assert.deepEqual([game.last('tie').dice, game.last('tie').entrenched], [[1, 6], false])
  assert.equal(game.where(), 'losses.chooseDead 0')
})

test('16-38 Napoleon alone is not wounded mortally: nobody is asked for another', () => {
  const game = attack('wurttemberg', ['Napoleon'], 'bayern', ['Karl', 'Kutusov', 'Bennigsen'], {
    hands: [[], ['Mortally Wounded']],
    dice: [1, 6],
  })
  if (game.where().startsWith('order.answer')) game.act('let')
  game.act('out', []).act('play', card('Mortally Wounded'))
  assert.equal(game.last('won').seat, 1)
  assert.equal(game.placeOf('Napoleon'), 'removed')
  assert.deepEqual(game.all('lost').length, 1)
})

test('16-38 the winner’s only loss, which would come back, is the one who is mortally wounded', () => {
  const game = attack('wurttemberg', ['Napoleon', 'Davout', 'Soult'], 'bayern', ['Karl', 'Hiller'], {
    hands: [[], ['Mortally Wounded']],
    dice: [6, 6],
  })
  game.act('out', []).act('out', []).act('play', card('Mortally Wounded'))
  assert.deepEqual([game.last('won').seat, game.last('won').losses], [0, [1, 2]])
  assert.equal(game.where(), 'losses.wound 1')
  game.act('wound', corps('Davout'))
  assert.equal(game.where(), 'losses.chooseDead 1')
  assert.deepEqual(['Napoleon', 'Davout', 'Soult'].map(game.placeOf), ['bayern', 'removed', 'bayern'])
})

test('11.5, 16-39 behind entrenchments no second dice are told', () => {
  const game = attack('osterreich', ['Karl'], 'bayern', ['Ney'], {
    first: 'coalition',
    hands: [['Entrenchments', 'Mud'], []],
    dice: [1, 1],
  })
  game.act('play', card('Entrenchments')).act('done')
  assert.deepEqual([game.last('tie').dice, game.last('tie').entrenched], [[0, 0], true])
})

test('11.8 who is exhausted is told in the order of the corps, whosever they are', () => {
  const game = attack('osterreich', ['Karl'], 'bayern', ['Hohenlohe'], {
    first: 'coalition',
    status: { prussia: 'FA' },
    dice: [1, 1, 1, 6],
  })
  assert.deepEqual(game.all('tired')[0]!.corps, [corps('Karl'), corps('Hohenlohe')])
})

const BRITAIN_AT_SEA: Wanted = { britannia: true, status: { portugal: 'CM' } }

test('10.4, 11.9 in a winter retreat by sea, too, those go first who were exhausted when it began', () => {
  const game = attack('andalucia', ['Napoleon'], 'portugal', ['Wellington', 'Silveira'], {
    ...BRITAIN_AT_SEA,
    round: 5,
    dice: [6, 1, 1, 6, 1],
  })
  game.act('out', army('Silveira'))
  assert.deepEqual([game.last('won').seat, game.last('won').losses], [0, [0, 0]])
  assert.equal(game.where(), 'retreat.choose 1')
  game.roll(1).act('sail')
  assert.equal(game.where(), 'attrition.choose 1')
  assert.equal(game.refused('lose', army('Silveira')), '10.4')
  game.act('lose', army('Wellington'))
  assert.equal(game.placeOf('Silveira'), 'britain')
})

test('11.9 by sea go the British alone, from a coast; who is left behind goes on foot', () => {
  const game = attack('andalucia', ['Ney'], 'portugal', ['Moore', 'Karl'], { ...BRITAIN_AT_SEA, dice: [1, 1, 6, 1] })
  game.act('out', [])
  assert.equal(game.where(), 'retreat.choose 1')
  game.act('sail')
  assert.deepEqual([game.placeOf('Moore'), game.placeOf('Karl')], ['britain', 'portugal'])
  assert.equal(game.where(), 'retreat.choose 1')
  assert.equal(game.refused('sail'), '11.9')
  game.act('to', region('castilla'))
  assert.equal(game.placeOf('Karl'), 'castilla')
  const inland = attack('wurttemberg', ['Ney'], 'bayern', ['Moore'], { ...BRITAIN_AT_SEA, dice: [1, 1, 6, 1] })
  assert.equal(inland.where(), 'retreat.choose 1')
  assert.equal(inland.refused('sail'), '11.9')
})

test('11.9 a friendly region goes before a neutral one that stands open', () => {
  const game = attack('wurttemberg', ['Ney'], 'bayern', ['Mack'], {
    corps: { polen: ['Kutusov'] },
    dice: [1, 1, 6, 1],
  })
  assert.equal(game.where(), 'retreat.choose 1')
  assert.equal(game.refused('to', region('sachsen')), '11.9')
  assert.ok(game.may('to', region('bohmen')))
})

test('11.9, 16-33 with no other way one retreats into Peace Talks, friends first there too', () => {
  const game = table({
    corps: { wurttemberg: ['Ney'], bayern: ['Mack'], westfalen: ['Murat'], polen: ['Kutusov'] },
    dice: [1, 1, 6, 1],
  })
  game.s.talks = (1 << country('austria')) | (1 << country('prussia'))
  game.act('march', army('Ney')).act('go', way('bayern'))
  assert.equal(game.where(), 'retreat.choose 1')
  assert.equal(game.refused('to', region('sachsen')), '11.9')
  game.act('to', region('bohmen'))
  assert.equal(game.placeOf('Mack'), 'bohmen')
})
