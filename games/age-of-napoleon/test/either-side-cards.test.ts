/** Chapter 16: of every either/or of Part I the half, and of every rule for both sides the side, that no other test looks at. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { army, calmly, card, on, region, table, way } from './help.ts'

const FIRST = ['france', 'coalition'] as const

test('16-20, 16-21 Radetzky and Stein for a member, a neutral and an insurgent, for no ally or dominion of France', () => {
  for (const [title, id] of [
    ['Radetzky', 'austria'],
    ['Stein', 'prussia'],
  ] as const)
    for (const status of ['CM', 'NC', 'IC', 'FA', 'FD']) {
      const game = table({ phase: 'reinforcement', first: 'coalition', status: { [id]: status }, hands: [[], [title]] })
      assert.equal(game.may('play', on(title, 'france')), ['CM', 'NC', 'IC'].includes(status), `${title} ${status}`)
    }
})

test('16-24 Landwehr for Prussia as for Austria, members or insurgent, never for Russia', () => {
  for (const id of ['austria', 'prussia'])
    for (const status of ['CM', 'IC', 'NC', 'FA']) {
      const game = table({
        phase: 'reinforcement',
        first: 'coalition',
        status: { [id]: status },
        hands: [[], ['Landwehr']],
      })
      assert.equal(game.may('play', on('Landwehr', id)), ['CM', 'IC'].includes(status), `${id} ${status}`)
      assert.equal(game.refused('play', on('Landwehr', 'russia')), '16-24')
    }
})

test('16-18, 16-27 Chief of Staff and Remounts are the Coalition’s as well', () => {
  const staff = table({
    phase: 'strategy',
    year: 1806,
    first: 'coalition',
    hands: [[], ['Chief of Staff']],
    discard: ['Mud'],
  })
  staff.act('play', card('Chief of Staff')).act('take', card('Mud'))
  assert.deepEqual([staff.last('took').seat, staff.s.shown[1]], [1, [card('Mud')]])
  const remounts = table({
    first: 'coalition',
    corps: { galizien: ['Karl*'], rhenanie: ['Ney*'] },
    hands: [[], ['Remounts']],
  })
  assert.equal(remounts.refused('card', card('Remounts') * 64 + region('rhenanie')), '16-27')
  remounts.act('card', card('Remounts') * 64 + region('galizien'))
  assert.ok(!remounts.tired('Karl') && remounts.tired('Ney'))
})
test('16-34, 16-36 cavalry and the grand battery for a defender, French or not', () => {
  for (const title of ['Cavalry Charges', 'Grand Battery']) {
    const game = table({
      first: 'coalition',
      corps: { osterreich: ['Karl'], bayern: ['Junot', 'Rapp', 'Ney'] },
      hands: [[title, 'Mud'], []],
      dice: [1, 1, 6, 1],
    })
    game.act('march', army('Karl')).act('let').act('go', way('bayern'))
    calmly(game)
    assert.equal(game.where(), 'battle.defenderPlays 0')
    game.act('play', card(title)).act('done')
    assert.ok(
      game.last('fought').addends[1].some(([, value]) => value === 4),
      title,
    )
  }
})

test('16-28, 16-29, 16-30 the Coalition’s campaigns and forced marches', () => {
  const game = table({
    first: 'coalition',
    corps: { osterreich: ['Karl', 'Hiller', 'Mack'] },
    hands: [[], ['Minor Campaign', 'Forced March']],
    dice: [6],
  })
  game.act('card', on('Minor Campaign', 'france')).act('march', army('Hiller')).act('go', way('bohmen'))
  assert.equal(game.where(), 'turn.another 1')
  assert.equal(game.refused('march', army('Hiller')), '16-28')
  game.act('force', army('Karl')).act('go', way('bohmen'))
  assert.equal(game.last('attrition').cases, 'c')
  assert.notEqual(game.where(), 'turn.another 1')
})

test('16-33 Peace Talks are with nobody’s own heart: neither France nor Britain, and each side may ask for them', () => {
  for (const [seat, first] of FIRST.entries()) {
    const game = table({ first, hands: seat === 0 ? [['Peace Talks'], []] : [[], ['Peace Talks']] })
    assert.equal(game.refused('card', on('Peace Talks', 'france')), '16-33')
    assert.equal(game.refused('card', on('Peace Talks', 'britain')), '16-33')
    game.act('card', on('Peace Talks', 'spain'))
    assert.notEqual(game.s.talks, 0)
  }
})
