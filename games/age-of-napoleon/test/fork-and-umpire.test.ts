/** A sandbox from what somebody sees in the middle of things, and a table whose dice are rolled by people. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonical, type Eye, searchDice } from '@bivouac/kernel'
import { createMatch, imaginedFrom, keyedDice, type Match, openTyped, submitTyped, typedDice } from '@bivouac/match'
import { ageOfNapoleon } from '../module.ts'
import type { NapoleonPosition } from '../state.ts'
import { army, card, type Game, on, table, way } from './help.ts'

const game = ageOfNapoleon as never
const setup = (() => {
  const read = ageOfNapoleon.readSetup({ scenario: '1805' })
  assert.ok(typeof read !== 'string')
  return read
})()
const hands = [
  ['Depot', 'Forced March', 'Mud'],
  ['Cavalry Charges', 'Art of War', 'Misdirected Orders'],
]
/** Half-way through everything a campaign and the phases around it are made of. */
const MIDDLES: readonly (readonly [string, () => Game])[] = [
  ['turn.act 0', () => table({ corps: { rhenanie: ['Ney', 'Davout'] }, hands })],
  ['order.answer 1', () => table({ corps: { rhenanie: ['Ney'] }, hands }).act('march', army('Ney'))],
  [
    'order.way 0',
    () =>
      table({ corps: { rhenanie: ['Ney'] }, hands })
        .act('march', army('Ney'))
        .act('let'),
  ],
  [
    'interception.ask 1',
    () =>
      table({ corps: { rhenanie: ['Ney'], bayern: ['Platov'] }, invaded: true, hands })
        .act('march', army('Ney'))
        .act('let')
        .act('go', way('wurttemberg')),
  ],
  [
    'battle.defenderPlays 1',
    () =>
      table({ corps: { wurttemberg: ['Ney', 'Davout'], bayern: ['Mack', 'Hiller'] }, hands })
        .act('march', army('Ney', 'Davout'))
        .act('let')
        .act('go', way('bayern'))
        .act('out', [])
        .act('out', [])
        .act('done'),
  ],
  [
    'losses.chooseDead 1',
    () =>
      table({ corps: { wurttemberg: ['Napoleon', 'Davout', 'Soult', 'Murat'], bayern: ['Mack', 'Ferdinand'] } })
        .act('march', army('Napoleon', 'Davout', 'Soult', 'Murat'))
        .act('go', way('bayern'))
        .act('out', [])
        .roll(2, 1)
        .act('out', []),
  ],
  [
    'mobilise.place 1',
    () =>
      table({ phase: 'diplomacy', first: 'coalition', hands: [['Depot'], ['William Pitt', 'Mud']] })
        .act('play', on('William Pitt', 'prussia'))
        .act('pass')
        .act('pass'),
  ],
  ['winter.lay 0', () => table({ phase: 'winter', corps: { moskva: ['Ney', 'Davout', 'Soult'] }, hands })],
]
const EYES: readonly Eye[] = [0, 1, 'spectator']

test('a sandbox from the middle of things looks the same to the eye it was made from, and goes on with new dice', () => {
  for (const [where, at] of MIDDLES)
    for (const eye of EYES) {
      const { pos, where: here } = at()
      assert.equal(here(), where)
      const view = ageOfNapoleon.view(pos, eye)
      const made = imaginedFrom(game, { view, eye, heard: [] }, searchDice('luck')) as NapoleonPosition
      assert.ok(typeof made !== 'string', `${where}, ${eye}: ${made}`)
      const fork = createMatch(game, setup, { seed: 'sandbox' }, made, { at: 0, eye })
      assert.equal(canonical(fork.view(eye)), canonical(view), where)
      const { seat, actions, proc, step } = fork.decision!
      assert.equal(`${proc}.${step} ${seat}`, where)
      // Sets are answered as the true table would be.
      const action = actions[0] ?? {
        type: proc === 'losses' ? 'lose' : 'place',
        arg: proc === 'losses' ? army('Mack') : [],
      }
      assert.ok(fork.submit(seat, action).ok, `${where}, ${eye}: ${action.type}`)
    }
})

test('1.11 a sandbox does not hold the hand that was hidden, but what everybody knows of it', () => {
  const { pos } = table({
    phase: 'strategy',
    year: 1806,
    hands: [
      ['Chief of Staff', 'Joseph'],
      ['Stein', 'Depot'],
    ],
    discard: ['Mud'],
  })
    .act('play', card('Chief of Staff'))
    .act('take', card('Mud'))
  const held = new Set<string>()
  for (let luck = 0; luck < 8; luck++) {
    const seen = { view: ageOfNapoleon.view(pos, 1), eye: 1 as const, heard: [] }
    const made = imaginedFrom(game, seen, searchDice(luck)) as NapoleonPosition
    assert.ok(made.s.hand[0]!.includes(card('Mud')), 'taken from the open discards')
    assert.deepEqual(made.s.hand[1], pos.s.hand[1], 'his own')
    held.add(canonical(made.s.hand[0]!))
  }
  assert.ok(held.size > 1, 'the rest is made up')
})

/** A table at a position, its dice typed by people, its cards dealt by the table. */
function umpired(at: Game) {
  const typed = typedDice(keyedDice({ seed: 'deck' }))
  const create = (): Match => createMatch(game, setup, { dice: typed, typed: true }, structuredClone(at.pos))
  const opened = openTyped(typed, [], create, { ahead: true, exact: true })
  assert.ok('done' in opened)
  const match = opened.done
  const act = (type: string, arg?: unknown, rolls: readonly number[] = []) => {
    const action = arg === undefined ? { type } : { type, arg }
    const move = { seat: match.decision!.seat, action, at: match.length }
    return submitTyped(match, typed, move, rolls, { ahead: true, exact: true })
  }
  const wants = (tried: ReturnType<typeof act>): readonly string[] => {
    assert.ok('wants' in tried, JSON.stringify(tried))
    return tried.wants.next.map(({ sides, why }) => `${why} d${sides}`)
  }
  return { match, act, wants }
}

test('11.4, 11.5 an umpire is asked for both dice of a battle together, and for the second roll only where they are equal', () => {
  const at = () => table({ corps: { wurttemberg: ['Ney'], bayern: ['Mack'] } }).act('march', army('Ney'))
  const { match, act, wants } = umpired(at())
  assert.deepEqual(wants(act('go', way('bayern'))), ['11.4 d6', '11.4 d6'])
  assert.equal(match.length, 0, 'nothing has happened')
  assert.deepEqual(wants(act('go', way('bayern'), [1, 1])), ['11.5 d6', '11.5 d6'])
  assert.ok('unfit' in act('go', way('bayern'), [7, 1]), 'no die shows that')
  assert.ok('unfit' in act('go', way('bayern'), [6, 1, 1]), 'nobody asked for a third')
  const tried = act('go', way('bayern'), [1, 1, 6, 1])
  assert.ok('done' in tried && tried.done.ok && tried.used === 4)
})

test('10.2, 13.2 one die for each case of a march, and one for each army in winter', () => {
  const march = umpired(
    table({ round: 5, corps: { rhenanie: ['Ney'] }, hands: [['Forced March'], []] }).act('force', army('Ney')),
  )
  assert.deepEqual(march.wants(march.act('go', way('schweiz'))), ['10.2 d6', '10.2 d6', '10.2 d6'])
  const winter = umpired(
    table({
      phase: 'winter',
      corps: { moskva: ['Ney', 'Davout', 'Soult'], osterreich: ['Karl', 'Hiller', 'Mack'] },
      hands: [['Depot'], []],
    }),
  )
  assert.deepEqual(winter.wants(winter.act('pass')), ['13.2 d6', '13.2 d6'])
})

test('6.2 cards are drawn by the table: nobody is asked to roll for them', () => {
  const { match, act } = umpired(table({ phase: 'insurrection', hands: [['Depot'], ['Depot']] }))
  const tried = act('pass')
  assert.ok('done' in tried && tried.done.ok)
  assert.equal((match.position() as NapoleonPosition).s.hand[0]!.length, 10)
  // And taken back by the umpire, with all that was drawn.
  assert.equal(match.windBack(), undefined)
  assert.deepEqual((match.position() as NapoleonPosition).s.hand, [[card('Depot')], [card('Depot')]])
})
