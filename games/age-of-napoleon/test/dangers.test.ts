/** Threats (chapter 23): the armies that could attack with the enemy's next action, as one player sees it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { threats } from '@bivouac/ai'
import { searchDice } from '@bivouac/kernel'
import { ageOfNapoleon } from '../module.ts'
import { region, table, type Wanted } from './help.ts'

/** By region: in what share of the deals it could be attacked, and by how many corps. */
function dangers(seat: 0 | 1, position: Wanted): Readonly<Record<string, readonly [share: number, by: number]>> {
  const { pos } = table(position)
  const found = threats(ageOfNapoleon as never, ageOfNapoleon.view(pos, seat), seat, [], searchDice('threats'))
  return Object.fromEntries(
    found.map(({ action, share, by }) => {
      assert.equal(action.type, 'go')
      return [String((action.arg as readonly number[])[0]), [share, by ?? 0]] as const
    }),
  )
}
const at = (name: string): string => String(region(name))

test('9.1, 9.3 an army next door is a threat with as many corps as its commander leads, whoever is asked now', () => {
  const corps = { osterreich: ['Napoleon'], banat: ['Kutusov', 'Bennigsen', 'Bagration'], moskva: ['Barclay de Tolly'] }
  for (const first of ['france', 'coalition'] as const) {
    const found = dangers(0, { status: { austria: 'NC' }, first, corps, hands: [['Mud'], ['Mud', 'Depot']] })
    assert.deepEqual(found, { [at('osterreich')]: [1, 3] })
  }
  // And Napoleon is one to them.
  const theirs = dangers(1, { status: { austria: 'NC' }, corps, hands: [['Mud'], ['Mud', 'Depot']] })
  assert.deepEqual(theirs, { [at('banat')]: [1, 1] })
})

test('9.1, 16-30 a step too far is a threat in as many deals as hold a Forced March beside the card that pays', () => {
  // Mack, with two steps, attacks with the first of them, and with the second if he is forced.
  const corps = { wurttemberg: ['Ney'], osterreich: ['Mack'] }
  const may = (hand: string[], more: Wanted = {}) =>
    dangers(0, { round: 2, corps, hands: [['Mud'], hand], ...more })[at('wurttemberg')]?.[0] ?? 0
  const share = may(['Depot', 'Embassy', 'Stein', 'Godoy', 'Joseph', 'Fouche'])
  assert.ok(share > 0 && share < 1, String(share))
  const gone = ['Forced March', 'Forced March', 'Forced March']
  assert.equal(may(['Depot', 'Embassy'], { discard: gone }), 0)
})

test('7.2, 8.2, 9.6 nobody threatens who cannot pay, nor the British before the sea is open; then their landing does', () => {
  const at_ = (position: Wanted) => Object.keys(dangers(0, position))
  const near = { bayern: ['Ney'], osterreich: ['Karl'] }
  const poor = table({ corps: near }).pos
  poor.s.free[1] = 0
  assert.deepEqual(threats(ageOfNapoleon as never, ageOfNapoleon.view(poor, 0), 0, [], searchDice('threats')), [])
  const coast = { flandre: ['Ney'], britain: ['Wellington'] }
  assert.deepEqual(at_({ corps: coast, hands: [[], ['Depot']] }), [])
  assert.deepEqual(at_({ corps: coast, hands: [[], ['Depot']], britannia: true }), [at('flandre')])
})

test('9.3 who stands behind others is reached past them only where a way is left', () => {
  const corps = { bayern: ['Ney'], wurttemberg: ['Davout'], bohmen: ['Karl'] }
  const found = dangers(0, {
    status: { prussia: 'NC' },
    corps,
    hands: [[], ['Depot']],
    discard: ['Forced March', 'Forced March', 'Forced March'],
  })
  assert.deepEqual(Object.keys(found), [at('bayern')])
})
