/** What is listed is all that the rules permit and nothing else: lists are worked out together, and look only where it can matter. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice, tableFor } from '@bivouac/kernel'
import { manoeuvre } from '../module.ts'
import { CANNOT_MOVE, mayMoveTo, moverOf, movesInReach } from '../rules/5-movement.ts'
import { ALL_MOVES } from '../rules/facts.ts'
import { sq, table } from './help.ts'

const MAP = ['..L.....', '........', '...F....', '..L.M...', '........', '........', '........', '........']
const none = { first: -1 } as Parameters<typeof movesInReach>[1]

test('5 the moves offered are those permitted: past units, lakes, fields and marsh, and round both corners', () => {
  const shut = { '1st Cuirassiers': 'B1', 'Guard Cavalry': 'D4', '8th': 'A1', '45th': 'A2', '2nd': 'E5' }
  for (const [units, active] of [
    [[shut, { '42nd': 'D5', '1st Foot': 'F4' }], 0],
    [
      [
        { '8th': 'D5', '1st Cuirassiers': 'E4' },
        { '42nd': 'D4', '1st Foot': 'E5' },
      ],
      1,
    ],
  ] as const) {
    const { s } = table({ at: 'movement', map: MAP, units, active }).pos
    assert.deepEqual(
      movesInReach(s, none),
      ALL_MOVES.filter(move => mayMoveTo(s, none, move) === undefined),
    )
  }
  const { s } = table({ at: 'movement', map: MAP, units: [shut, {}] }).pos
  const infantry = movesInReach(s, none).filter(move => moverOf(move) === s.occupant[sq('A1')])
  assert.deepEqual(infantry, [], 'the first of its army and the last of its way stand there')
  assert.equal(mayMoveTo(s, none, s.occupant[sq('A1')]! * 64 + sq('H8')), CANNOT_MOVE)
})

test('5 cavalry goes round the first corner of the field only where it is open', () => {
  const closed = table({ at: 'movement', units: [{ 'Guard Cavalry': 'A2', '8th': 'A1', '45th': 'B2' }, {}] })
  assert.equal(closed.refused('move', 'Guard Cavalry', 'B1'), '5')
  for (const only of ['A1', 'B2']) {
    const half = table({ at: 'movement', units: [{ 'Guard Cavalry': 'A2', '45th': only }, {}] })
    assert.ok(half.may('move', 'Guard Cavalry', 'B1'), 'one open way is enough')
  }
})

const units = [
  { '8th': 'D4', '45th': 'A1-', '1st Cuirassiers': 'C5' },
  { '42nd': 'D5', '1st Foot': 'F4' },
] as const
const hands = [['8th 0', '45th 0', '1st Cuirassiers 0', 'Soult', 'Supply', 'Redoubt'], []] as const

for (const [what, wanted] of [
  ['6 the cards offered for a combat', { at: 'combat', units, hands }],
  [
    '6 the cards offered for a combat with no enemy in sight',
    { at: 'combat', units: [units[0], { '42nd': 'H8' }], hands },
  ],
  ['7 the cards and units offered for restoration', { at: 'restoration', units, hands }],
  ['7 those offered where no unit is reduced', { at: 'restoration', units: [{ '8th': 'D4' }, {}], hands }],
  ['4 the cards offered for discarding', { at: 'discard', units, hands }],
] as const)
  test(`${what} are those permitted`, () => {
    const { pos } = table(wanted)
    const { machine } = manoeuvre
    const t = tableFor(pos, scriptedDice([]))
    const permitted = machine.askable(pos, t).filter(action => machine.whyNot(pos, t, action) === undefined)
    assert.deepEqual(machine.advance(pos, t)!.actions, permitted)
  })
