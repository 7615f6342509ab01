import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lay } from '../rules/01-formations.ts'
import { squareLines } from '../rules/08-4-square.ts'
import { recallLines } from '../rules/08-5-recall.ts'
import { combatLines } from '../rules/10-modifiers.ts'
import { withdrawalLines } from '../rules/14-withdrawal.ts'
import { strayLines } from '../rules/18-forced-march.ts'
import { fieldFor } from '../state.ts'
import { austrian, french, general, horse, stand } from './table.ts'

test('1.1.4 a general means nothing to units outside his chain of command, though he touches them: in combat, square, recall, withdrawal', () => {
  for (const under of ['own', 'other']) {
    const t = stand(
      [
        french('a', [20, 18], { under }),
        horse('h', 0, [20, 24], { under }),
        austrian('x', [21, 18]),
        french('b', [4, 4]),
      ],
      {
        generals: [
          general('own', 0, [18, 18], { quality: 'E', combat: 2 }),
          general('other', 0, [2, 2]),
          general('rider', 0, [16, 24], { quality: 'E', under: 'own' }),
        ],
      },
    )
    const f = fieldFor(t.s)
    t.s.x[t.u('rider')] = t.s.x[t.u('own')] = t.s.x[0]! - 240
    const counts = under === 'own'
    const fight = { own: [[0], [2]], main: [0, 2], round: 0, done: 0 }
    const rulesOf = (lines: readonly { rule: string }[]): string[] => lines.map(({ rule }) => rule)
    assert.equal(rulesOf(combatLines(f, t.s, fight, 0, lay(f, t.s))).includes('10.3.1.2'), counts)
    assert.equal(rulesOf(squareLines(f, t.s, 0)).includes('8.4.4.3.1'), counts)
    assert.equal(rulesOf(withdrawalLines(f, t.s, 0)).includes('14.3.2.2'), counts)
    assert.equal(rulesOf(strayLines(f, t.s, 0)).includes('18.3.2.2'), counts)
    t.s.y[t.u('own')] = t.s.y[1]!
    assert.equal(rulesOf(recallLines(f, t.s, 1)).includes('8.5.4.4.1'), counts)
  }
})

test('1.1.4, 14.1.2 the Guard is led by a general of its own', () => {
  for (const under of ['own', 'other']) {
    const t = stand([french('a', [20, 18], { type: 'FrOGD', figures: 20, under }), austrian('x', [24, 18])], {
      options: { guard: 'on' },
      phase: 'guard',
      generals: [general('own', 0, [18, 18]), general('other', 0, [2, 2])],
    })
    if (under === 'own') assert.ok(t.may('commit', 0))
    else assert.notEqual(t.at(), 'guard.choose')
  }
})
