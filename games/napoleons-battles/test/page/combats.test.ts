/** How a combat is pointed at on the table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { piece, questions } from '../../page/actions.ts'
import type { UnitData } from '../../scenario.ts'
import { view } from '../../view.ts'
import { austrian, french, stand } from '../table.ts'

/** Unit 0, a line, touched by the columns 1 and 2; 3 and 4 fight far away. */
const UNITS: UnitData[] = [
  french('x', [20, 18], { figures: 20, formation: 'line' }),
  austrian('a', [20, 17], { figures: 16, formation: 'column' }),
  austrian('b', [20, 19], { figures: 16, formation: 'column' }),
  french('p', [20, 30], { figures: 16, formation: 'column' }),
  austrian('q', [20, 30], { figures: 16, formation: 'column' }),
]

test('8.4.2.4 hr a combat is picked by a unit that has no other, or by both of its units', () => {
  const { ways } = questions.kinds.combat!
  const t = stand(UNITS, { options: { manyCombats: 'on' }, phase: 'combat', side: 0, first: 0 })
  const asked = t.ask()!
  const picked = (at: number): unknown => ways!({ type: 'fight', arg: at }, view(t.pos, 0), asked as never)
  assert.deepEqual(picked(0), [[piece(1)]])
  assert.deepEqual(picked(2), [[piece(3)], [piece(4)]])
  t.s.combats.push({ own: [[3], [1]], main: [-1, -1], round: 0, done: 0 })
  assert.deepEqual(picked(0), [[piece(0), piece(1)]])
})
