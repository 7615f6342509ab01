/** Two computers that both wait: the book lets a battle run on, so the players must not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Decision } from '@bivouac/kernel'
import { haste, weariness } from '../bot/glance.ts'
import { instinct } from '../bot/instinct.ts'
import { type Game, table } from './help.ts'

const onTurn = (turn: number, decks: readonly [number, number]): Game =>
  table({
    at: 'discard',
    turn,
    units: [{ '8th': 'D1' }, { '32nd': 'D8' }],
    hands: [['8th 0', 'Ney', 'Supply'], ['32nd 0']],
    decks,
  })

test('2.3 waiting costs nothing by day, and more and more after it', () => {
  const behind = (turn: number): number => haste(onTurn(turn, [30, 10]).pos.s, 0)
  assert.equal(behind(45), 0)
  assert.ok(behind(90) < 0 && behind(180) < behind(90))
  const late = onTurn(90, [30, 10]).pos.s
  assert.equal(haste(late, 0), -haste(late, 1), 'what one loses the other gains')
  assert.equal(weariness(onTurn(10, [30, 10]).pos.s), 0)
})

test('4-discard in the end any card comes to mind before keeping the hand', () => {
  const keeping = (turn: number): number => {
    const game = onTurn(turn, [30, 10])
    const cards = game.pos.s.hand[0]!.map(arg => ({ type: 'discard', arg }))
    const decision = { ...game.decision!, actions: [{ type: 'done' }, ...cards] } as Decision
    const [keep, ...give] = instinct(game.pos, decision)
    return keep! / Math.max(...give)
  }
  assert.ok(keeping(20) > 4, 'by day a good hand is kept')
  assert.ok(keeping(200) < 1)
})
