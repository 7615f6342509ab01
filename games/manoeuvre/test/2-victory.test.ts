import assert from 'node:assert/strict'
import { test } from 'node:test'
import { controlled, controls } from '../rules/2-victory.ts'
import { type Nation, SIDE, squareName } from '../words.ts'
import { sq, table, type Wanted } from './help.ts'

const FIRST_FIELD = ['W....WT.', '.......W', '.WW.....', '.WWHH...', '.WH..H..', 'W.....WW', '..T...H.', '.W...H..']
/** The published figures give (row, column) from the top left. */
const at = (row: number, column: number): string => squareName((row - 1) * SIDE + column - 1)

test('2.1 the fifth enemy unit eliminated wins at once', () => {
  const game = table({
    units: [{ 'Imperial Guard': 'D4' }, { Dutch: 'D5-', '32nd': 'A8' }],
    lost: [0, 4],
    hands: [['Imperial Guard 0'], []],
    dice: [8, 8],
  })
  // 8 + 16 against 3: eight times as much.
  game.act('assault', 'Imperial Guard 0').act('target', 'Dutch')
  assert.equal(game.where(), 'over')
  assert.deepEqual(game.pos.result, { winners: [0], by: 'attrition', rule: '2.1', score: [5, 0] })
  game.done()
})

test('2.1 an attacker who loses his own fifth unit hands the victory over', () => {
  const game = table({
    units: [{ '8th': 'D4-' }, { '1st Foot': 'D5' }],
    lost: [4, 0],
    hands: [['8th 1'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '1st Foot')
  assert.deepEqual(game.pos.result?.winners, [1])
  assert.equal(game.pos.result?.by, 'attrition')
})

const committed: Wanted = {
  nations: ['russia', 'britain'],
  units: [
    { Kexholm: 'D4-', Orlov: 'A1' },
    { Dutch: 'D5-', '32nd': 'A8' },
  ],
  lost: [4, 4],
  hands: [['Kexholm 0', 'Committed Attack'], []],
}

test('2.1 a Pyrrhic victory: the fifth unit lost to a Committed Attack in the same battle', () => {
  const game = table({ ...committed, dice: [10, 6, 6] })
  game.act('assault', 'Kexholm 0').act('target', 'Dutch').act('attack', 'Committed')
  // 5 + 10 + 12 against 3; the price then takes the last Russian unit that may be lost.
  assert.equal(game.pos.result?.by, 'pyrrhic')
  assert.deepEqual(game.pos.result?.winners, [1])
  assert.deepEqual(game.pos.s.lost, [5, 5])
})

test('2.1 with units to spare the Committed Attack still wins', () => {
  const game = table({
    ...committed,
    lost: [3, 4],
    dice: [10, 6, 6],
    units: [{ Kexholm: 'D4-', Orlov: 'A1', Moscow: 'B1' }, committed.units[1]],
  })
  game.act('assault', 'Kexholm 0').act('target', 'Dutch').act('attack', 'Committed')
  assert.equal(game.pos.result?.by, 'attrition')
  assert.deepEqual(game.pos.result?.winners, [0])
})

test('2.2 the published nightfall position: four squares each', () => {
  const game = table({
    map: FIRST_FIELD,
    units: [
      { '45th': at(1, 1), '8th': at(3, 3), '2nd': at(4, 3), '19th': at(4, 5), '4th Regiment Suisse': at(6, 7) },
      { '42nd': at(3, 2), '32nd': at(4, 4), '52nd': at(5, 6), Dutch: at(7, 3) },
    ],
  })
  const { s } = game.pos
  const held = (seat: number, rows: (row: number) => boolean): string[] =>
    s.ground.flatMap((_, square) => (rows(square >> 3) && controls(s, seat, square) ? [squareName(square)] : []))
  assert.deepEqual(
    held(1, row => row < 4),
    [at(2, 2), at(3, 1), at(3, 2), at(4, 4)],
  )
  assert.deepEqual(
    held(0, row => row > 3),
    [at(5, 3), at(6, 7), at(6, 8), at(7, 7)],
  )
  assert.deepEqual([controlled(s, 0), controlled(s, 1)], [4, 4])
})

/** Seat 1 has just finished; both decks have run out. */
function dusk(wanted: Pick<Wanted, 'units'> & Partial<Wanted>) {
  return table({ at: 'restoration', active: 1, exhausted: [1, 1], ...wanted }).pos.result
}

test('2.2 more squares of the enemy half win', () => {
  assert.deepEqual(dusk({ units: [{ '8th': 'D6' }, { '32nd': 'D8' }] }), {
    winners: [0],
    by: 'nightfall',
    rule: '2.2',
    score: [4, 0],
  })
})

test('2.2 contested squares count for nobody, occupied ones even beside an enemy, lakes as any other', () => {
  // D6 occupied, C6 E6 D5 influenced; D7 lies between both units.
  const score = (row: string): readonly number[] | undefined =>
    dusk({
      units: [{ '8th': 'D6' }, { '32nd': 'D8' }],
      map: ['........', '........', '........', '........', '........', row, '........', '........'],
    })?.score
  assert.deepEqual(score('........'), [4, 0])
  assert.deepEqual(score('..L.....'), [4, 0])
})

test('2.2 first tie-break: more units eliminated', () => {
  const result = dusk({ units: [{ '8th': 'D1' }, { '32nd': 'D8' }], lost: [2, 3] })
  assert.deepEqual([result?.by, result?.winners], ['nightfall-eliminated', [0]])
})

test('2.2 second tie-break: fewer reduced units', () => {
  const result = dusk({ units: [{ '8th': 'D1-' }, { '32nd': 'D8' }], lost: [3, 3] })
  assert.deepEqual([result?.by, result?.winners], ['nightfall-reduced', [1]])
})

test('2.2 last tie-break: the order of nations, in which France comes last', () => {
  const winner = (nations: readonly [Nation, Nation], first: string, second: string) => {
    const result = dusk({ nations, units: [{ [first]: 'D1' }, { [second]: 'D8' }], lost: [3, 3] })
    assert.equal(result?.by, 'nightfall-nation')
    return result?.winners[0]
  }
  assert.equal(winner(['france', 'britain'], '8th', '32nd'), 1)
  assert.equal(winner(['usa', 'ottoman'], '4th', '1st'), 0)
  assert.equal(winner(['prussia', 'austria'], '13th', '6th'), 1)
})

test('2.3 the day does not end while one deck lasts', () => {
  const game = table({ at: 'restoration', active: 1, exhausted: [1, 0], units: [{ '8th': 'D1' }, { '32nd': 'D8' }] })
  assert.equal(game.where(), 'movement.move 0')
  assert.equal(game.pos.s.turn, 2)
})

test('2.3 night falls at the end of the game turn, not of the player turn', () => {
  const game = table({ at: 'restoration', active: 0, exhausted: [1, 1], units: [{ '8th': 'D1' }, { '32nd': 'D8' }] })
  assert.equal(game.where(), 'movement.move 1')
})

test('2.3 whoever draws his last card shuffles his discards and goes on', () => {
  const game = table({
    at: 'draw',
    units: [{ '8th': 'D1' }, { '32nd': 'D8' }],
    hands: [['8th 0', '8th 1'], []],
    decks: [2, 60],
    dice: [1, 1, 7],
  })
  const { s } = game.pos
  assert.deepEqual(s.exhausted, [1, 0])
  assert.equal(s.hand[0]!.length, 5)
  assert.equal(s.deck[0]!.length, 55)
  assert.equal(s.discard[0]!.length, 0)
  assert.deepEqual(
    game.told.map(event => event.e),
    ['drew', 'lastCard', 'reshuffled', 'drew'],
  )
  assert.equal(sq('A1'), 0)
  game.done()
})

test('2.2 the published nightfall position is won by the French, who have eliminated four units to three', () => {
  const result = dusk({
    map: FIRST_FIELD,
    units: [
      { '45th': at(1, 1), '8th': at(3, 3), '2nd': at(4, 3), '19th': at(4, 5), '4th Regiment Suisse': at(6, 7) },
      { '42nd': at(3, 2), '32nd': at(4, 4), '52nd': at(5, 6), Dutch: at(7, 3) },
    ],
    lost: [3, 4],
  })
  assert.deepEqual(result, { winners: [0], by: 'nightfall-eliminated', rule: '2.2', score: [4, 4] })
})

test('2.2 the enemy half lies before the enemy edge, whichever of the four it is', () => {
  // Seat 0 in the west: columns E to H are the half of the east. F4, E4, G4, F3, F5 are his; D8 gives seat 1 C8, D7, D8.
  const result = dusk({ home: [3, 1], units: [{ '8th': 'F4' }, { '32nd': 'D8' }] })
  assert.deepEqual([result?.winners, result?.score], [[0], [5, 3]])
})

test('2.2 the order of nations: United States, Ottomans, Spain, Austria, Prussia, Russia, Great Britain, France', () => {
  const order = ['usa', 'ottoman', 'spain', 'austria', 'prussia', 'russia', 'britain', 'france'] as const
  for (let first = 0; first < order.length; first++)
    for (let second = 0; second < order.length; second++) {
      if (first === second) continue
      const result = dusk({ nations: [order[first]!, order[second]!], units: [{}, {}], lost: [3, 3] })
      assert.deepEqual([result?.by, result?.winners], ['nightfall-nation', first < second ? [0] : [1]])
    }
})

test('2.3 a deck may be shuffled again as often as needed: that is no second last card', () => {
  const game = table({
    at: 'draw',
    units: [{ '8th': 'D1' }, { '32nd': 'D8' }],
    hands: [['8th 0', '8th 1', '8th 2', '8th 3'], []],
    decks: [1, 60],
    exhausted: [1, 0],
    dice: [1],
  })
  assert.deepEqual(
    game.told.map(event => event.e),
    ['drew', 'reshuffled'],
  )
  assert.equal(game.pos.s.deck[0]!.length, 55)
  assert.deepEqual(game.pos.s.exhausted, [1, 0])
})

test('2.1 fire eliminates the fifth unit as well as an assault', () => {
  const game = table({
    units: [{ '8th': 'D4' }, { '32nd': 'D6-', '42nd': 'A8' }],
    lost: [0, 4],
    hands: [['8th 4'], []],
    dice: [4],
  })
  game.act('bombard', '8th 4').act('target', '32nd')
  assert.deepEqual([game.pos.result?.winners, game.pos.result?.by], [[0], 'attrition'])
})

test('2.1 a Committed Attack that costs the fifth unit and wins nothing is a defeat by attrition', () => {
  const game = table({ ...committed, lost: [4, 0], dice: [1, 1, 1] })
  // 5 + 3 against 3: the attacker chooses; the unit retreats, and the price is still to be paid.
  game.act('assault', 'Kexholm 0').act('target', 'Dutch').act('attack', 'Committed').act('retreat')
  assert.deepEqual([game.pos.result?.winners, game.pos.result?.by], [[1], 'attrition'])
})

test('2.1 at once: nobody is asked who advances when the fifth unit has fallen', () => {
  const game = table({
    units: [
      { 'Imperial Guard': 'D4', '8th': 'C5' },
      { Dutch: 'D5-', '32nd': 'A8' },
    ],
    lost: [0, 4],
    hands: [['Imperial Guard 0', 'Ney'], []],
    dice: [8, 8],
  })
  game.act('assault', 'Imperial Guard 0').act('target', 'Dutch').act('command', 'Ney', '8th')
  assert.equal(game.pos.result?.by, 'attrition')
  assert.equal(game.at('Imperial Guard'), sq('D4'))
})

test('2.1 a unit that withdraws and is ridden down counts like any other', () => {
  const game = table({
    units: [{ '1st Cuirassiers': 'D4' }, { '32nd': 'D5-', '42nd': 'A8' }],
    lost: [0, 4],
    hands: [['1st Cuirassiers 0'], ['Withdraw']],
  })
  game.act('assault', '1st Cuirassiers 0').act('target', '32nd').roll(1).act('withdraw')
  assert.deepEqual([game.pos.result?.winners, game.pos.result?.by], [[0], 'attrition'])
})

test('2.1 at once: a fifth unit that withdraws into a fatal lake ends the game before anybody advances', () => {
  const game = table({
    map: ['........', '........', '........', '........', '........', '...L....', '........', '........'],
    options: { lakeRetreat: 'fatal' },
    units: [{ 'Imperial Guard': 'D4' }, { '32nd': 'D5', '42nd': 'A8' }],
    lost: [0, 4],
    hands: [['Imperial Guard 0'], ['Withdraw']],
  })
  game.act('assault', 'Imperial Guard 0').act('target', '32nd').act('withdraw')
  assert.deepEqual([game.pos.result?.winners, game.pos.result?.by], [[0], 'attrition'])
  assert.equal(game.at('Imperial Guard'), sq('D4'))
})
