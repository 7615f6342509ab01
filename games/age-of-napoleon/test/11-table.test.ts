/** The battle table: published battles and vectors first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnOf, inflicted, lossesAfter, tieOf } from '../rules/11-table.ts'

/** All dice of a battle, exactly: chance that the attacker wins, expected losses of both. */
function odds(attack: number, defence: number): [number, number, number] {
  let [wins, lossA, lossD] = [0, 0, 0]
  for (let a = 1; a <= 6; a++)
    for (let d = 1; d <= 6; d++) {
      const [byA, byD] = [inflicted(a, attack), inflicted(d, defence)]
      if (byA > byD) {
        wins += 1
        lossD += 1
      } else if (byA < byD) lossA += 1
      else {
        let won = 0
        for (let x = 1; x <= 6; x++) for (let y = 1; y <= 6; y++) if (x + tieOf(attack) > y + tieOf(defence)) won++
        wins += won / 36
      }
      lossA += byD
      lossD += byA
    }
  return [wins / 36, lossA / 36, lossD / 36]
}

test('11.4, 11.5, 11.6 the vectors of the facts', () => {
  const vectors: [number, number, string][] = [
    [23, 4, '0.991 0.17 2.22'],
    [27, 15, '0.944 0.67 2.17'],
    [20, 20, '0.458 1.25 1.25'],
    [12, 12, '0.454 0.89 0.89'],
    [30, 20, '0.801 1.08 2.00'],
    [36, 15, '0.997 0.67 3.06'],
    [10, 5, '0.634 0.28 0.61'],
    [44, 21, '0.898 1.39 2.83'],
  ]
  for (const [attack, defence, wanted] of vectors) {
    const [p, a, d] = odds(attack, defence)
    assert.equal(`${p.toFixed(3)} ${a.toFixed(2)} ${d.toFixed(2)}`, wanted, `${attack} against ${defence}`)
  }
})

test('11.4 the columns: 5, 6, 10, 11, … 35, 36', () => {
  assert.deepEqual(
    [0, 5, 6, 10, 11, 15, 16, 20, 21, 25, 26, 30, 31, 35, 36, 60].map(columnOf),
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7],
  )
})

test('11.7 half for ever, the odd one by who suffers it', () => {
  assert.deepEqual(
    [1, 2, 3, 4].map(n => lossesAfter(n, true)),
    [1, 1, 2, 2],
  )
  assert.deepEqual(
    [1, 2, 3, 4].map(n => lossesAfter(n, false)),
    [0, 1, 1, 2],
  )
})
