/**
 * Every cell of the sheet’s tables, written down again from it: nothing here is read from the game’s own data, and what
 * can be played is played with declared dice.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ceilingOf, deploymentOf } from '../rules/6-numbers.ts'
import { cardsDue } from '../rules/6-strategy.ts'
import { allowanceOf } from '../rules/9-movement.ts'
import { marchLosses } from '../rules/10-march.ts'
import { inflicted, tieOf } from '../rules/11-table.ts'
import { winterAddends, winterLosses } from '../rules/13-winter.ts'
import { COMBAT, MOVEMENT } from '../rules/facts.ts'
import { AUSTRIAN, BRITISH, BRITISH_AUX, FRENCH, FRENCH_AUX, PRUSSIAN, RUSSIAN, SPANISH } from '../words.ts'
import { army, corps, region, table, type Wanted } from './help.ts'

const DICE = [1, 2, 3, 4, 5, 6] as const
const rows = (text: string): number[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))

const BATTLE = rows(`
  0 0 0 0 1 1 1 1
  0 0 0 1 1 1 1 2
  0 0 1 1 1 1 2 2
  0 0 1 1 1 2 2 2
  0 1 1 1 2 2 2 3
  1 1 1 2 2 2 3 3`)
/** The strengths of each column, as the sheet heads them; 35 belongs to 31–35. */
const COLUMNS: readonly (readonly [number, number])[] = [
  [0, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, 25],
  [26, 30],
  [31, 35],
  [36, 70],
]
/** March and winter have the same numbers; only what heads them differs. */
const ATTRITION = rows(`
  1 1 1 2 2 2 3 3
  0 1 1 1 2 2 2 3
  0 0 1 1 1 2 2 2
  0 0 1 1 1 1 2 2
  0 0 0 1 1 1 1 2
  0 0 0 0 1 1 1 1`)

test('11.4, 11.5 the battle table: every die, every strength, and the tie modifier of every column', () => {
  COLUMNS.forEach(([from, to], column) => {
    for (let strength = from; strength <= to; strength++) {
      for (const die of DICE)
        assert.equal(inflicted(die, strength), BATTLE[die - 1]![column], `${die} with ${strength}`)
      assert.equal(tieOf(strength), column, `tie of ${strength}`)
    }
  })
})

/** French armies, one for each column, and the sum of their combat; Napoleon commands eight. */
const FRENCHMEN = ['Napoleon', 'Davout', 'Soult', 'Murat', 'Ney', 'Massena', 'Lannes', 'Augereau'] as const
const strengthOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + COMBAT[corps(name)]!, 0)

test('11.4 both columns in play: each side inflicts what its own die and its own strength say', () => {
  const seen = new Set<string>()
  for (let size = 1; size <= FRENCHMEN.length; size++) {
    const french = FRENCHMEN.slice(0, size)
    const strength = strengthOf(french)
    const column = COLUMNS.findIndex(([from, to]) => strength >= from && strength <= to)
    for (const die of DICE)
      for (const isAttacker of [true, false]) {
        // Mack alone, not at home: strength below 6, so he inflicts a loss with a six only.
        const other = die === 6 ? 5 : 6
        const where = { bayern: isAttacker ? ['Mack'] : [...french], wurttemberg: isAttacker ? [...french] : ['Mack'] }
        const game = table({ first: isAttacker ? 'france' : 'coalition', corps: where, round: 1 })
        game.act('march', isAttacker ? army(...french) : army('Mack'))
        game.roll(...(isAttacker ? [die, other] : [other, die]), 6, 1, 6, 1, 6, 1)
        game.act('go', [region('bayern')])
        for (let where = game.where(); /Out|withdraw/.test(where); where = game.where())
          if (where.includes('withdraw')) game.act('stand')
          else game.act('out', [])
        const fought = game.last('fought')
        const mine = isAttacker ? 0 : 1
        assert.equal(fought.strength[mine], strength)
        assert.equal(fought.dice[mine], die)
        assert.equal(fought.inflicted[mine], BATTLE[die - 1]![column], `${die} with ${strength}`)
        assert.equal(fought.inflicted[1 - mine], other === 6 ? 1 : 0)
        seen.add(`${column} ${die} ${isAttacker}`)
      }
  }
  // Every die in both roles, in every column this army can reach.
  assert.equal(seen.size % 12, 0)
  assert.ok(seen.size >= 72, `${seen.size / 12} columns were fought in`)
})

test('10.2, 10.3 the march table: every die, every size, column 8 for more', () => {
  for (const die of DICE)
    for (let size = 1; size <= 14; size++)
      assert.equal(marchLosses(die, size), ATTRITION[die - 1]![Math.min(size, 8) - 1], `${die}, ${size} corps`)
})

test('10.2 the march table in play: every die and every size from one to eight', () => {
  for (const die of DICE)
    for (let size = 1; size <= 8; size++) {
      const marching = FRENCHMEN.slice(0, size)
      const game = table({ corps: { rhenanie: [...marching] }, dice: [die] })
      game.act('march', army(...marching)).act('go', [region('schweiz')])
      assert.deepEqual(
        [game.last('attrition').cases, game.last('attrition').lose],
        ['d', ATTRITION[die - 1]![size - 1]],
        `${die}, ${size} corps`,
      )
      game.done()
    }
})

test('13.4 the winter table: every modified die from −9 to 12, every size, column 10 for more', () => {
  for (let die = -9; die <= 12; die++)
    for (let size = 3; size <= 14; size++) {
      const row = Math.min(6, Math.max(1, die))
      const beyond = die < 0 ? -die : 0
      assert.equal(winterLosses(die, size), ATTRITION[row - 1]![Math.min(size, 10) - 3]! + beyond, `${die}, ${size}`)
    }
})

test('13.3 every modifier of the sheet alone and all that can come together', () => {
  const three = ['Ney', 'Davout', 'Soult']
  const total = (position: Wanted, where: string, laid: readonly string[] = []): number => {
    const game = table({ phase: 'winter', dice: [6, 6, 6], ...position })
    const plays = laid.map(card => (card === 'depot' ? 41 * 64 : 4096 + 42 * 64) + region(where))
    game.s.plays.push(...plays)
    return winterAddends(game.s, 0, region(where)).reduce((sum, [, value]) => sum + value, 0)
  }
  const depot = ['depot']
  const burnt = ['burnt']
  const both = ['depot', 'burnt']
  // Enemy ground and nothing else: only the cards count.
  const foe: Wanted = { corps: { bohmen: three } }
  assert.deepEqual([total(foe, 'bohmen'), total(foe, 'bohmen', depot), total(foe, 'bohmen', burnt)], [0, 2, -2])
  assert.equal(total(foe, 'bohmen', both), 0)
  // A friendly region, a friendly capital, an enemy capital.
  assert.equal(total({ corps: { bayern: three } }, 'bayern'), 2)
  assert.equal(total({ corps: { ile_de_france: three } }, 'ile_de_france'), 1)
  assert.equal(total({ corps: { osterreich: three } }, 'osterreich'), -1)
  // A neutral region, a neutral capital.
  assert.equal(total({ corps: { schlesien: three } }, 'schlesien'), -1)
  assert.equal(total({ corps: { brandenburg: three } }, 'brandenburg', burnt), -4)
  // An insurgent region, an insurgent capital; barren ground, friendly, insurgent and enemy.
  assert.equal(total({ status: { bayern: 'IC' }, corps: { bayern: three } }, 'bayern'), -2)
  assert.equal(total({ status: { austria: 'IC' }, corps: { osterreich: three } }, 'osterreich'), -3)
  assert.equal(total({ status: { spain: 'FA' }, corps: { navarra: three } }, 'navarra'), 0)
  assert.equal(total({ status: { spain: 'IC' }, corps: { navarra: three } }, 'navarra', both), -4)
  assert.equal(total({ corps: { moskva: three } }, 'moskva', burnt), -5)
  assert.equal(total({ status: { russia: 'NC' }, corps: { moskva: three } }, 'moskva', burnt), -6)
})

test('9.1 the allowance: every combination of winter, Forced March and Mud for every rating', () => {
  const { s: summer } = table({ round: 4 })
  const { s: winter } = table({ round: 5 })
  const ratings = new Set<number>()
  for (const [who, rating] of MOVEMENT.entries()) {
    ratings.add(rating)
    for (const cold of [0, 1])
      for (const forced of [0, 1])
        for (const mud of [0, 1])
          assert.equal(
            allowanceOf(cold === 1 ? winter : summer, who, forced, mud),
            Math.max(0, rating - cold + forced - mud),
          )
  }
  assert.ok(ratings.size >= 4)
})

/** Everybody neutral but France and Britain. */
const NOBODY = Object.fromEntries(
  [
    'austria prussia russia spain bayern danmark hannover holland italia napoli pommern portugal schweiz stato_chiesa',
    'sverige westfalen wurttemberg',
  ]
    .join(' ')
    .split(' ')
    .map(id => [id, 'NC']),
)

test('6.2 the strategy table: every row, under either control, insurgent and reformed', () => {
  const due = (status: object, reformed: readonly string[] = []): readonly number[] => {
    const { s } = table({ status: { ...NOBODY, ...status }, reformed })
    return [cardsDue(s, 0), cardsDue(s, 1)]
  }
  assert.deepEqual(due({}), [5, 4])
  // Cards for France; for the Coalition; for the Coalition when insurgent.
  const majors: Readonly<Record<string, readonly [number, number, number]>> = {
    austria: [2, 3, 2],
    russia: [2, 3, 2],
    prussia: [1, 2, 1],
    spain: [2, 2, 1],
  }
  for (const [id, [french, coalition, risen]] of Object.entries(majors)) {
    for (const status of ['FA', 'FD']) assert.deepEqual(due({ [id]: status }), [5 + french, 4], `${id} ${status}`)
    assert.deepEqual(due({ [id]: 'CM' }), [5, 4 + coalition], `${id} CM`)
    assert.deepEqual(due({ [id]: 'IC' }), [5, 4 + risen], `${id} IC`)
  }
  assert.deepEqual(due({ prussia: 'FD' }, ['prussia']), [7, 4])
  assert.deepEqual(due({ prussia: 'CM' }, ['prussia']), [5, 7])
  assert.deepEqual(due({ prussia: 'IC' }, ['prussia']), [5, 6])
  // Reform gives Austria no more cards.
  assert.deepEqual(due({ austria: 'CM' }, ['austria']), [5, 7])
  const minors = Object.keys(NOBODY).slice(4)
  for (let count = 0; count <= minors.length; count++) {
    const as = (status: string) => Object.fromEntries(minors.slice(0, count).map(id => [id, status]))
    const share = Math.floor(count / 3)
    assert.deepEqual(due(as('FA')), [5 + share, 4], `${count} allies`)
    assert.deepEqual(due(as('FD')), [5 + share, 4], `${count} dominions`)
    assert.deepEqual(due(as('CM')), [5, 4 + share], `${count} members`)
    assert.deepEqual(due(as('IC')), [5, 4], `${count} insurgents`)
  }
})

test('6.3 the reinforcement table: both columns of every row', () => {
  const numbers = (pile: number, status: object, reformed: readonly string[] = []): readonly number[] => {
    const { s } = table({ status: { ...NOBODY, ...status }, reformed })
    return [ceilingOf(s, pile), deploymentOf(s, pile)]
  }
  assert.deepEqual(numbers(FRENCH, {}), [10, 5])
  assert.deepEqual(numbers(BRITISH, {}), [2, 1])
  assert.deepEqual(numbers(BRITISH_AUX, {}), [2, 1])
  const majors: readonly [string, number, readonly number[], readonly number[]][] = [
    ['austria', AUSTRIAN, [6, 3], [8, 4]],
    ['prussia', PRUSSIAN, [4, 2], [6, 3]],
    ['russia', RUSSIAN, [8, 4], [8, 4]],
  ]
  for (const [id, pile, plain, reformed] of majors) {
    for (const status of ['CM', 'IC']) {
      assert.deepEqual(numbers(pile, { [id]: status }), plain, `${id} ${status}`)
      if (id !== 'russia')
        assert.deepEqual(numbers(pile, { [id]: status }, [id]), reformed, `${id} reformed, ${status}`)
    }
    // * One under French control, reformed or not.
    for (const status of ['FA', 'FD'])
      for (const reform of id === 'russia' ? [[]] : [[], [id]])
        assert.deepEqual(numbers(pile, { [id]: status }, reform), [1, 1], `${id} ${status}`)
  }
  for (const status of ['CM', 'IC', 'FA', 'FD']) assert.deepEqual(numbers(SPANISH, { spain: status }), [4, 2], status)
  const minors = Object.keys(NOBODY).slice(4)
  for (let count = 0; count <= minors.length; count++)
    for (const status of ['FA', 'FD'])
      assert.deepEqual(
        numbers(FRENCH_AUX, Object.fromEntries(minors.slice(0, count).map(id => [id, status]))),
        [Math.floor(count / 2), Math.floor(count / 3)],
        `${count} minors ${status}`,
      )
})
