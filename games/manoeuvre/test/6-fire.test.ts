import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sees } from '../rules/6-sight.ts'
import { SIDE, squareName } from '../words.ts'
import { type Game, table } from './help.ts'

const FIRST_FIELD = ['W....WT.', '.......W', '.WW.....', '.WWHH...', '.WH..H..', 'W.....WW', '..T...H.', '.W...H..']
const at = (row: number, column: number): number => (row - 1) * SIDE + column - 1

function fired(game: Game): readonly number[] {
  const told = game.events('fired')[0]
  assert.ok(told?.e === 'fired')
  return told.totals
}

test('6.2 the published lines of sight', () => {
  const game = table({ map: FIRST_FIELD, units: [{ '8th': squareName(at(3, 6)) }, {}] })
  const { s } = game.pos
  const hidden = (row: number, column: number): number[] =>
    s.ground.flatMap((_, square) => {
      const apart = Math.abs((square >> 3) - (row - 1)) + Math.abs((square & 7) - (column - 1))
      return apart > 0 && apart <= 2 && !sees(s, at(row, column), square) ? [square] : []
    })
  s.occupant[at(3, 6)] = -1
  assert.deepEqual(hidden(5, 3), [at(3, 3), at(4, 2), at(5, 1)])
  assert.ok(sees(s, at(5, 3), at(4, 4)), 'by the open way through (5,4)')
  s.occupant[at(3, 6)] = game.unit('8th')
  // The figure marks the other four; (4,4) lies straight behind the hill of (4,5), which hides it by the same rule.
  assert.deepEqual(hidden(4, 6), [at(2, 6), at(3, 5), at(4, 4), at(5, 5), at(6, 6)])
})

test('6.2 a bombardment reaches two squares, a volley one, and the defender plays nothing', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '42nd': 'D4' }, { '8th': 'D6', '45th': 'D5' }],
    hands: [
      ['42nd 3', '42nd 4'],
      ['Withdraw', '8th 0'],
    ],
    dice: [4, 4],
  })
  game.act('volley', '42nd 3')
  assert.deepEqual(game.offered('target'), [game.unit('45th')])
  assert.equal(game.refused('target', '8th'), '6.2')
  game.act('target', '45th')
  assert.deepEqual(fired(game), [8, 6])
  assert.ok(game.isReduced('45th'))
  assert.equal(game.where(), 'restoration.restore 0')
})

test('6.2 units, hills, towns and woods between hide a target; two squares is the limit', () => {
  const map = ['........', '........', '........', '........', '...W....', '........', '........', '........']
  const units = [
    { '8th': 'D4', '45th': 'C4' },
    { '32nd': 'D6', '42nd': 'A4', '52nd': 'D7' },
  ] as const
  const game = table({ map, units, hands: [['8th 4'], []] })
  assert.equal(game.refused('bombard', '8th 4'), '6.2')
  const around = table({ map, units: [units[0], { '32nd': 'E5', '42nd': 'D7', '52nd': 'D5' }], hands: [['8th 4'], []] })
  around.act('bombard', '8th 4')
  assert.deepEqual(
    around.offered('target'),
    [around.unit('52nd'), around.unit('32nd')].sort((a, b) => a - b),
  )
  assert.equal(around.refused('target', '42nd'), '6.2')
})

test('6.2 a hit needs more than the defence, and a reduced unit is eliminated by it', () => {
  const fire = (roll: number, where: string): Game =>
    table({ units: [{ '8th': 'D4' }, { '32nd': where, '42nd': 'A8' }], hands: [['8th 4'], []], dice: [roll] })
      .act('bombard', '8th 4')
      .act('target', '32nd')
  assert.ok(!fire(6, 'D6').isReduced('32nd'))
  assert.ok(fire(7, 'D6').isReduced('32nd'))
  const gone = fire(4, 'D6-')
  assert.ok(gone.isGone('32nd'))
  assert.equal(gone.at('8th'), 27, 'nobody advances after fire')
})

test('6.2 one may fire out of a marsh', () => {
  const map = ['........', '........', '........', '...M....', '........', '........', '........', '........']
  const game = table({ map, units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 0', '8th 4'], []] })
  assert.equal(game.refused('assault', '8th 0'), '6.1')
  assert.ok(game.may('bombard', '8th 4'))
})

test('6.3 terrain helps the defender, and a hill the attacker against lower ground', () => {
  const fire = (letters: string, where: string, options = {}): readonly number[] => {
    const map = [
      '........',
      '........',
      '........',
      `...${letters[0]}....`,
      `...${letters[1]}....`,
      '........',
      '........',
      '........',
    ]
    const game = table({ map, options, units: [{ '8th': 'D4' }, { '32nd': where }], hands: [['8th 4'], []], dice: [1] })
    return fired(game.act('bombard', '8th 4').act('target', '32nd'))
  }
  assert.deepEqual(fire('..', 'D5'), [1, 6])
  assert.deepEqual(fire('.F', 'D5'), [1, 6])
  assert.deepEqual(fire('.M', 'D5'), [1, 7])
  assert.deepEqual(fire('.W', 'D5'), [1, 8])
  assert.deepEqual(fire('.H', 'D5'), [1, 8])
  assert.deepEqual(fire('.T', 'D5'), [1, 9])
  assert.deepEqual(fire('H.', 'D5'), [3, 6])
  assert.deepEqual(fire('HT', 'D5'), [3, 9])
  assert.deepEqual(fire('HH', 'D5'), [1, 8])
  // A redoubt comes on top; a table may agree that fire ignores it.
  assert.deepEqual(fire('.W', 'D5#'), [1, 11])
  assert.deepEqual(fire('.W', 'D5#', { redoubtFire: 'ignored' }), [1, 8])
})

test('6.3 several attackers on hills: +2 in all, or each where so agreed', () => {
  const attack = (hills: string): readonly number[] => {
    const map = ['........', '........', '........', '...H....', '..H.....', '........', '........', '........']
    const game = table({
      map,
      options: { hills },
      units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
      hands: [['8th 1', 'Ney'], []],
      dice: [1, 1],
    })
    game.act('assault', '8th 1').act('target', '1st Foot').act('command', 'Ney', '45th')
    const told = game.events('totals')[0]
    assert.ok(told?.e === 'totals')
    return told.attack
  }
  assert.deepEqual(attack('once'), [12, 2, 2, 0])
  assert.deepEqual(attack('each'), [12, 2, 4, 0])
})
