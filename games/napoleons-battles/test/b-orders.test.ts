import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foretell } from '../foretell.ts'
import { ATTACK, DEFEND, MANOEUVRE, RESERVE, type Sheet } from '../orders.ts'
import { isDivisional } from '../rules/01-chain.ts'
import { controlLines } from '../rules/b-1-5-writing.ts'
import type { GeneralData, OrderData, ScenarioData, UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { view } from '../view.ts'
import { NONE } from '../words.ts'
import { austrian, french, general, horse, inch, type Stand, stand } from './table.ts'

const CHIEF = general('chief', 0, [6, 18], { rank: 'army', radius: 12, response: 9 })
const attack: OrderData = { kind: 'attack', at: [[40, 18]] }
const corps = (id: string, at: readonly [number, number], more: Partial<GeneralData> = {}): GeneralData =>
  general(id, 0, at, { rank: 'corps', radius: 6, under: 'chief', ...more })
const FOE = austrian('foe', [46, 4])

/** A corps of two divisions of two brigades, at the beginning of movement. */
function twoDivisions(order: OrderData, units: Partial<UnitData>[] = [], more: Partial<ScenarioData> = {}): Stand {
  return stand(
    [
      french('a1', [10, 20], { under: 'a', ...units[0] }),
      french('a2', [10, 23], { under: 'a', ...units[1] }),
      french('b1', [10, 13], { under: 'b', ...units[2] }),
      french('b2', [10, 10], { under: 'b', ...units[3] }),
      FOE,
    ],
    {
      generals: [
        CHIEF,
        corps('corps', [8, 17], { order }),
        general('a', 0, [8, 21], { under: 'corps', radius: 6 }),
        general('b', 0, [8, 12], { under: 'corps', radius: 6 }),
      ],
      options: { orders: 'on' },
      ...more,
    },
  )
}
/** A chief and a corps in the step of communications. */
function headquarters(
  chief: Partial<GeneralData> = {},
  under: Partial<GeneralData> = {},
  dice: readonly number[] = [],
  more: Partial<ScenarioData> = {},
): Stand {
  return stand(
    [french('a1', [10, 23], { under: 'a' }), FOE],
    {
      generals: [
        { ...CHIEF, ...chief },
        corps('corps', [9, 18], { order: { kind: 'defend', at: [[10, 20]] }, ...under }),
        general('a', 0, [9, 21], { under: 'corps', radius: 6 }),
      ],
      options: { orders: 'on' },
      phase: 'control',
      turns: 6,
      ...more,
    },
    dice,
  )
}
const sheets = (here: Stand, id = 'corps'): Sheet[] =>
  here.pos.s.extra.orders!.sheets.filter(each => each.to === here.u(id))
const only = (here: Stand, id = 'corps'): Sheet => {
  const [one, ...others] = sheets(here, id)
  assert.equal(others.length, 0)
  return one!
}
const why = (here: Stand, type: string, arg?: unknown): string | undefined => here.whyNot(type, arg as never)?.rule

test('B with orders no general tests for command, and units are checked as ever', () => {
  const here = headquarters({ at: [40, 30] })
  here.act('pass')
  here.until('movement.choose')
  assert.equal(here.pos.s.mark[here.u('a1')]! & NONE, 0, 'its general is far from everybody, and nobody has rolled')
  const far = stand([french('lost', [30, 5], { under: 'd' }), FOE], {
    generals: [CHIEF, general('d', 0, [8, 18], { under: 'chief' })],
    options: { orders: 'on' },
    phase: 'control',
  })
  far.act('write', `*>${far.u('d')}D @${inch(30)},${inch(5)}`)
  far.until('movement.choose')
  assert.ok((far.pos.s.mark[far.u('lost')]! & NONE) !== 0)
})

test('B1 sheets are filled in before the first turn, by both sides, without dice', () => {
  const here = stand([french('a1', [10, 20], { under: 'd' }), austrian('b1', [30, 20], { under: 'e' })], {
    generals: [
      CHIEF,
      general('d', 0, [8, 20], { under: 'chief' }),
      general('foeChief', 1, [40, 18], { rank: 'army' }),
      general('e', 1, [33, 20], { under: 'foeChief' }),
    ],
    options: { orders: 'on' },
    ...({ phase: undefined, side: undefined } as object),
  })
  assert.equal(here.at(), 'communications.write')
  assert.equal(why(here, 'pass'), 'B1')
  here.act('write', `*>${here.u('d')}A @${inch(30)},${inch(20)}`)
  assert.equal(only(here, 'd').active, 1)
  assert.equal(here.at(), 'communications.write', 'the other side')
  here.act('write', `*>${here.u('e')}D @${inch(30)},${inch(20)}`)
  assert.equal(only(here, 'e').kind, DEFEND)
  assert.equal(here.at(), 'communications.write', 'of the first turn')
  assert.equal(why(here, 'write', `*>${here.u('d')}D @${inch(30)},${inch(20)}`), 'B1', 'filled in already')
})
test('B1 the sheet of a general who comes later is filled in the turn before', () => {
  const late = (turn: number): Stand =>
    headquarters({}, {}, [], {
      entries: [{ id: 'W', at: [0, 30], facing: 90 }],
      generals: [
        CHIEF,
        corps('corps', [9, 18], { order: { kind: 'defend', at: [[10, 20]] } }),
        general('a', 0, [9, 21], { under: 'corps' }),
        { ...corps('late', [0, 0], { arrives: { turn, entry: 'W' } }), at: undefined } as unknown as GeneralData,
      ],
    })
  assert.equal(why(late(2), 'pass'), 'B1')
  assert.equal(why(late(3), 'pass'), undefined)
})
test('B1.1 nobody changes his own orders', () => {
  const here = headquarters()
  assert.equal(why(here, 'write', `${here.u('corps')}>${here.u('corps')}A @2400,2400`), 'B1.1')
})
test('B1.2 orders go down the chain, and only to generals with a sheet', () => {
  const here = headquarters({}, {}, [], {
    generals: [
      CHIEF,
      corps('corps', [9, 18], { order: { kind: 'defend', at: [[10, 20]] } }),
      corps('other', [9, 12], { order: { kind: 'defend', at: [[10, 12]] } }),
      general('a', 0, [9, 21], { under: 'corps' }),
    ],
  })
  const order = (from: string, to: string): string => `${here.u(from)}>${here.u(to)}A @2400,2400`
  assert.equal(why(here, 'write', order('corps', 'other')), 'B1.2')
  assert.equal(why(here, 'write', order('corps', 'a')), 'B1', 'his division does as the corps')
  assert.equal(why(here, 'write', order('a', 'corps')), 'B1.5', 'a divisional general writes nothing')
  assert.equal(why(here, 'write', order('chief', 'other')), undefined)
})
test('B1.3 an overall wing commander orders anybody but the army commander', () => {
  const here = headquarters({}, {}, [], {
    generals: [
      CHIEF,
      corps('corps', [9, 18], { order: { kind: 'defend', at: [[10, 20]] } }),
      general('a', 0, [9, 21], { under: 'corps' }),
      general('wing', 0, [9, 10], {
        rank: 'wing',
        overall: true,
        under: 'chief',
        order: { kind: 'reserve', at: [[9, 10]] },
      }),
    ],
  })
  assert.equal(why(here, 'write', `${here.u('wing')}>${here.u('corps')}A @2400,2400`), undefined)
  assert.equal(why(here, 'write', `${here.u('wing')}>${here.u('chief')}A @2400,2400`), 'B1')
})
test('B1.4 an order states places on the table, and one only where it can have but one', () => {
  const here = headquarters()
  const order = (rest: string): string => `${here.u('chief')}>${here.u('corps')}${rest}`
  assert.equal(why(here, 'write', order('A')), 'B1.4')
  assert.equal(why(here, 'write', order(`A @${inch(49)},${inch(3)}`)), 'B1.4')
  assert.equal(why(here, 'write', order('A p7')), 'B1.4')
  assert.equal(why(here, 'write', order('M @2400,2400 @4800,2400')), 'B1.4')
  assert.equal(why(here, 'write', order('R @2400,2400 @4800,2400')), 'B1.4')
  assert.equal(why(here, 'write', order('A @2400,2400 @4800,2400')), undefined)
})

test('B1.4.1, B1.4.1.1 several objectives are taken in their order and then defended', () => {
  const here = twoDivisions({
    kind: 'attack',
    at: [
      [11, 20],
      [11, 13],
    ],
  })
  here.until('communications.write')
  const sheet = only(here)
  assert.equal(sheet.kind, DEFEND, 'both stand on them')
  const part = twoDivisions({
    kind: 'attack',
    at: [
      [11, 20],
      [44, 30],
    ],
  })
  part.until('communications.write')
  assert.deepEqual([only(part).kind, only(part).taken], [ATTACK, 1])
  const wrongOrder = twoDivisions({
    kind: 'attack',
    at: [
      [44, 30],
      [11, 20],
    ],
  })
  wrongOrder.until('communications.write')
  assert.deepEqual([only(wrongOrder).kind, only(wrongOrder).taken], [ATTACK, 0])
})
test('B1.4.1.3 half of one division has to come an inch nearer, and the number is said', () => {
  const here = twoDivisions(attack)
  assert.equal(why(here, 'done'), 'B1.4.1.3')
  const { lines } = foretell(view(here.pos, 0), 0, { type: 'done' })
  assert.deepEqual(
    lines.filter(({ rule }) => rule === 'B1.4.1.3').map(({ value }) => value),
    [30.07],
  )
  here.act('march', `${here.u('a1')} F${inch(0.9)}`)
  assert.equal(why(here, 'done'), 'B1.4.1.3', 'not an inch')
  here.act('march', `${here.u('b1')} F${inch(1.2)}`)
  assert.equal(why(here, 'done'), undefined, 'one of two brigades of b')
})
test('B1.4.1.3 contact is attack enough, and so is to stand at the objective', () => {
  const touching = twoDivisions(attack, [], {})
  assert.equal(why(touching, 'done'), 'B1.4.1.3')
  const there = twoDivisions(
    {
      kind: 'attack',
      at: [
        [11, 20],
        [12, 21],
      ],
    },
    [{}, { at: [12, 22.9] }],
  )
  assert.equal(why(there, 'done'), undefined)
})
test('B1.4.1.3 a higher general passes the attack on in the next turn', () => {
  const wing = (order: OrderData, dice: readonly number[] = []): Stand =>
    headquarters({}, {}, dice, {
      generals: [
        CHIEF,
        general('wing', 0, [9, 14], { rank: 'wing', radius: 10, under: 'chief', order }),
        corps('corps', [9, 18], { under: 'wing', order: { kind: 'reserve', at: [[10, 20]] } }),
        corps('second', [9, 10], { under: 'wing', order: { kind: 'reserve', at: [[10, 10]] } }),
        general('a', 0, [9, 21], { under: 'corps', radius: 6 }),
      ],
    })
  const here = wing(attack)
  assert.equal(why(here, 'pass'), undefined, 'not in the turn of the order itself')
  here.act('pass')
  here.until('communications.write')
  assert.equal(why(here, 'pass'), 'B1.4.1.3')
  assert.equal(why(here, 'write', `${here.u('wing')}>${here.u('corps')}D @2400,2400`), 'B1.4.1.3')
  assert.equal(why(here, 'write', `${here.u('wing')}>${here.u('second')}A @2400,2400`), undefined)
  // B1.4.2.2 All of them at once to manoeuvre, and half of them to defend.
  const order = (who: string, kind: string): string => `${here.u('wing')}>${here.u(who)}${kind} @2400,2400`
  const moving = wing({ kind: 'manoeuvre', at: [[40, 18]] })
  assert.equal(why(moving, 'pass'), 'B1.4.2.2#1')
  assert.equal(why(moving, 'write', order('corps', 'M')), 'B1.4.2.2#1')
  assert.equal(why(moving, 'write', `${order('corps', 'M')}; ${order('second', 'M')}`), undefined)
  const holding = wing({ kind: 'defend', at: [[10, 18]] })
  assert.equal(why(holding, 'pass'), 'B1.4.2.2#2')
  assert.equal(why(holding, 'write', order('second', 'D')), undefined)
})
test('B1.4.2 whoever has arrived defends the place', () => {
  const here = twoDivisions({ kind: 'manoeuvre', at: [[12, 17]] })
  assert.equal(why(here, 'done'), undefined)
  here.until('communications.write')
  assert.deepEqual([only(here).kind, only(here).goals.slice(1)], [DEFEND, [inch(12), inch(17)]])
})
test('B1.4.2 a destination in enemy hands and in sight is not gone to: the order turns to defence where they are', () => {
  const held = { units: [austrian('foe', [40, 18])] }
  const units = [french('a1', [10, 20], { under: 'corps' }), ...held.units]
  const make = (terrain: ScenarioData['terrain']): Stand =>
    stand(units, {
      generals: [CHIEF, corps('corps', [8, 20], { order: { kind: 'manoeuvre', at: [[40, 18]] } })],
      options: { orders: 'on' },
      terrain: terrain ?? [],
    })
  const seen = make([])
  assert.equal(why(seen, 'done'), undefined)
  seen.until('communications.write')
  assert.deepEqual([only(seen).kind, only(seen).goals], [DEFEND, [-1, inch(10), inch(20)]])
  const hidden = make([
    {
      kind: 'wood',
      at: [
        [20, 10],
        [26, 10],
        [26, 28],
        [20, 28],
      ],
    },
  ])
  assert.equal(why(hidden, 'done'), 'B1.4.2.2#1')
})
test('B1.4.2.1 way points are passed in their order before the destination counts', () => {
  const here = twoDivisions({ kind: 'manoeuvre', at: [[40, 18]] })
  assert.equal(why(here, 'done'), 'B1.4.2.2#1')
  only(here).way = [inch(16), inch(17), inch(30), inch(30)]
  assert.equal(why(here, 'done'), undefined, 'the way point is near, the destination is not looked at yet')
  here.until('communications.write')
  assert.deepEqual(only(here).way, [inch(30), inch(30)])
})
test('B1.4.2.2#1 every division of a corps moves nearer', () => {
  const here = twoDivisions({ kind: 'manoeuvre', at: [[40, 18]] })
  for (const id of ['a1', 'a2', 'b1']) {
    assert.equal(why(here, 'done'), 'B1.4.2.2#1')
    here.act('march', `${here.u(id)} F${inch(2)}`)
  }
  assert.equal(why(here, 'done'), 'B1.4.2.2#1')
  here.act('march', `${here.u('b2')} F${inch(2)}`)
  assert.equal(why(here, 'done'), undefined)
})
test('B1.4.3, B1.4.2.2#2 who is farther than 15 inches from what he defends comes back; 8 and 16 by option', () => {
  const defend: OrderData = { kind: 'defend', at: [[10, 10]] }
  const far = (y: number, zone = '12'): Stand =>
    twoDivisions(defend, [{ at: [10, 20] }, { at: [10, y], facing: 180 }], {
      options: { orders: 'on', orderZone: zone },
    } as Partial<ScenarioData>)
  assert.equal(why(far(24.9), 'done'), undefined)
  assert.equal(why(far(25.1), 'done'), 'B1.4.2.2#2')
  assert.equal(why(far(25.1, '16'), 'done'), undefined)
  assert.equal(why(far(23.5, '8'), 'done'), 'B1.4.2.2#2')
  const here = far(26)
  here.act('march', `${here.u('a2')} F${inch(2)}`)
  assert.equal(why(here, 'done'), undefined, 'on his way')
})
test('B1.4.3.1 a defended place that the enemy has taken is attacked', () => {
  const here = twoDivisions({ kind: 'defend', at: [[46, 6]] })
  here.until('communications.write')
  assert.equal(only(here).kind, ATTACK)
})
test('B1.4.3.2 whoever is in contact is where he has to be', () => {
  const here = stand([french('a1', [30, 20], { under: 'corps' }), austrian('foe', [30, 20], { formation: 'column' })], {
    generals: [CHIEF, corps('corps', [28, 20], { order: { kind: 'defend', at: [[5, 5]] } })],
    options: { orders: 'on' },
  })
  assert.equal(why(here, 'done'), undefined)
})
const HORSE = [horse('h1', 0, [10, 20], { under: 'cav' }), french('a1', [40, 30], { under: 'corps' }), FOE]
const supporting = (at: readonly [number, number], phase: 'movement' | 'control' = 'movement'): Stand =>
  stand([{ ...HORSE[0]!, at }, ...HORSE.slice(1)], {
    generals: [
      CHIEF,
      corps('cav', [9, 20], { order: { kind: 'support', supports: ['corps'] } }),
      corps('corps', [38, 30], { order: { kind: 'reserve', at: [[40, 30]] } }),
      general('lone', 0, [9, 5], { under: 'chief', order: { kind: 'reserve', at: [[9, 5]] } }),
    ],
    options: { orders: 'on' },
    phase,
  })
test('B1.4.4, B1.4.4.3 cavalry stays within 12 inches of those it supports, or comes to them', () => {
  assert.equal(why(supporting([10, 30]), 'done'), 'B1.4.4')
  assert.equal(why(supporting([28.5, 30]), 'done'), undefined)
  const here = supporting([10, 30])
  here.act('march', `${here.u('h1')} F${inch(3)}`)
  assert.equal(why(here, 'done'), undefined, 'B1.4.4.3 it moves to comply')
})
test('B1.4.4, B1.4.4.1, B1.4.4.2 only cavalry supports, and not whomever it likes', () => {
  const here = supporting([12, 25], 'control')
  const order = (to: string, whom: string): string => `${here.u('chief')}>${here.u(to)}S g${here.u(whom)}`
  assert.equal(why(here, 'write', order('corps', 'cav')), 'B1.4.4')
  assert.equal(why(here, 'write', order('cav', 'lone')), 'B1.4.4.2')
  assert.equal(why(here, 'write', order('cav', 'corps')), undefined)
  const division = stand(
    [horse('h1', 0, [14, 27], { under: 'cav' }), french('a1', [40, 30], { under: 'corps' }), FOE],
    {
      generals: [
        CHIEF,
        general('cav', 0, [9, 22], { under: 'chief', order: { kind: 'reserve', at: [[10, 20]] } }),
        corps('corps', [38, 30], { order: { kind: 'reserve', at: [[40, 30]] } }),
        general('lone', 0, [9, 5], { under: 'chief', order: { kind: 'reserve', at: [[9, 5]] } }),
      ],
      options: { orders: 'on' },
      phase: 'control',
    },
  )
  const one = (whom: string): string =>
    `${division.u('chief')}>${division.u('cav')}S ${whom
      .split(' ')
      .map(id => `g${division.u(id)}`)
      .join(' ')}`
  assert.equal(why(division, 'write', one('lone')), undefined)
  assert.equal(why(division, 'write', one('corps')), undefined)
  assert.equal(why(division, 'write', one('lone corps')), 'B1.4.4.1')
})
test('B1.4.5 a reserve stands in its zone, in column, its guns limbered', () => {
  const reserve: OrderData = { kind: 'reserve', at: [[10, 17]] }
  assert.equal(why(twoDivisions(reserve), 'done'), undefined)
  assert.equal(why(twoDivisions(reserve, [{ formation: 'line' }]), 'done'), 'B1.4.5')
  assert.equal(why(twoDivisions(reserve, [{ formation: 'march' }]), 'done'), undefined)
  assert.equal(why(twoDivisions({ kind: 'reserve', at: [[30, 17]] }), 'done'), 'B1.4.5')
  const gun = (formation: 'line' | 'column'): Stand =>
    stand([{ id: 'g', side: 0, type: 'Fr8#', under: 'corps', at: [10, 17], facing: 90, formation }, FOE], {
      generals: [CHIEF, corps('corps', [8, 17], { order: reserve })],
      options: { orders: 'on' },
    })
  assert.equal(why(gun('line'), 'done'), 'B1.4.5')
  assert.equal(why(gun('column'), 'done'), undefined)
})
test('B1.4.5.1#1 a reserve drawn into a combat defends, and is a reserve again after a turn without one', () => {
  const here = headquarters({}, { order: { kind: 'reserve', at: [[10, 20]] } })
  const book = here.pos.s.extra.orders!
  const [sheet] = book.sheets
  Object.assign(sheet!, { kind: DEFEND, reserve: 1 })
  book.fought[here.u('corps') - fieldFor(here.pos.s).troops] = 1
  here.act('pass')
  here.until('communications.write')
  assert.deepEqual([here.pos.s.turn, only(here).kind], [2, DEFEND], 'it fought in the turn before')
  here.act('pass')
  here.until('communications.write')
  assert.deepEqual([here.pos.s.turn, only(here).kind], [3, RESERVE])
})
test('B1.4.5.1#1 a combat turns a reserve to defence at once', () => {
  const here = stand(
    [french('a1', [20, 18], { under: 'corps' }), austrian('foe', [20, 18], { formation: 'column' })],
    {
      generals: [CHIEF, corps('corps', [18, 18], { order: { kind: 'reserve', at: [[20, 18]] } })],
      options: { orders: 'on' },
      phase: 'fire',
    },
    [5, 5, 5, 5, 9, 1, 9, 1, 9, 1, 9, 1, 9, 1, 5, 5, 5, 5, 5, 5],
  )
  for (let n = 0; n < 12 && only(here).kind === RESERVE; n++)
    here.act(here.ask()!.actions[0]!.type, here.ask()!.actions[0]!.arg)
  assert.deepEqual([only(here).kind, only(here).reserve], [DEFEND, 1])
})
test('B1.4.5.1#2 a reserve under fire may defend itself; one that is not may not', () => {
  const here = headquarters({}, { order: { kind: 'reserve', at: [[10, 20]] } })
  const own = `${here.u('corps')}>${here.u('corps')}D`
  assert.equal(why(here, 'write', own), 'B1.4.5.1#2')
  here.pos.s.extra.orders!.shot[here.u('corps') - fieldFor(here.pos.s).troops] = 1
  here.act('write', own)
  assert.deepEqual([only(here).kind, only(here).reserve], [DEFEND, 1])
})

test('B1.5 a general in contact writes only to those he touches, and without a die', () => {
  const beside = headquarters({ at: [9, 18.2] }, { at: [9, 18] })
  beside.act('write', `${beside.u('chief')}>${beside.u('corps')}A @2400,2400`)
  assert.deepEqual(
    sheets(beside).map(({ kind, delivered }) => [kind, delivered]),
    [
      [DEFEND, 1],
      [ATTACK, 1],
    ],
  )
  const busy = headquarters({ at: [10, 23] })
  assert.equal(why(busy, 'write', `${busy.u('chief')}>${busy.u('corps')}A @2400,2400`), 'B1.5')
})
test('B1.5.1, B1.5.1.1 a die against control; after a failure nothing more of that general in this turn', () => {
  const two: Partial<ScenarioData> = {
    generals: [
      CHIEF,
      corps('corps', [9, 18], { order: { kind: 'defend', at: [[10, 20]] } }),
      corps('other', [9, 12], { order: { kind: 'defend', at: [[10, 12]] } }),
      general('a', 0, [9, 21], { under: 'corps', radius: 6 }),
    ],
  }
  const here = headquarters({}, {}, [10], two)
  const order = (to: string): string => `${here.u('chief')}>${here.u(to)}A @2400,2400`
  here.act('write', `${order('corps')}; ${order('other')}`)
  assert.equal(sheets(here).length + sheets(here, 'other').length, 2, 'a ten, and the second was not tried')
  const passed = headquarters({}, {}, [9, 10], two)
  passed.act('write', `${order('corps')}; ${order('other')}`)
  assert.deepEqual([sheets(passed).length, sheets(passed, 'other').length], [2, 1])
})
test('B1.5.1.2 the sheet has turn, sender, addressee, kind and objectives', () => {
  const here = headquarters({}, {}, [1])
  here.act('write', `${here.u('chief')}>${here.u('corps')}M @2400,3600 /1200,1200`)
  const sheet = sheets(here)[1]!
  assert.deepEqual(
    [sheet.written, sheet.from, sheet.to, sheet.kind, sheet.goals, sheet.way],
    [1, here.u('chief'), here.u('corps'), MANOEUVRE, [-1, 2400, 3600], [1200, 1200]],
  )
})
test('B1.5.1.3, B1.5.1.4 inside the radius it is delivered at once, outside in the next turn, after activation', () => {
  const near = headquarters({}, {}, [1, 1])
  near.act('write', `${near.u('chief')}>${near.u('corps')}M @2400,3600`)
  assert.equal(sheets(near)[1]!.delivered, 1)
  near.until('communications.write')
  assert.deepEqual([only(near).kind, only(near).active], [MANOEUVRE, 2])
  const far = headquarters({ at: [40, 30] }, {}, [1, 1])
  far.act('write', `${far.u('chief')}>${far.u('corps')}M @2400,3600`)
  assert.equal(sheets(far)[1]!.delivered, 0)
  far.until('communications.write')
  assert.deepEqual([sheets(far).length, sheets(far)[1]!.delivered], [2, 2])
  far.act('pass')
  far.until('communications.write')
  assert.deepEqual([only(far).kind, only(far).active], [MANOEUVRE, 3])
})
test('B1.5.2, B1.5.2.1, B1.5.2.2 who rolls his control or less acts at once; who fails, from the next turn on', () => {
  const here = headquarters({}, { response: 6 }, [1, 7])
  here.act('write', `${here.u('chief')}>${here.u('corps')}M @2400,3600`)
  here.until('communications.write')
  assert.deepEqual(
    sheets(here).map(({ active }) => active),
    [1, 3],
    'the old one goes on in this turn',
  )
  here.act('pass')
  here.until('communications.write')
  assert.deepEqual([here.pos.s.turn, only(here).kind], [3, MANOEUVRE], 'no second die')
  const six = headquarters({}, { response: 6 }, [1, 6])
  six.act('write', `${six.u('chief')}>${six.u('corps')}M @2400,3600`)
  six.until('communications.write')
  assert.equal(only(six).kind, MANOEUVRE)
})
test('B1.6.1.1, B1.6.1.2, B1.6.2.1, B1.6.3.1, B1.6.4.1, B1.6.4.2 height, a lookout, a reserve and the radius change the control', () => {
  const sum = (here: Stand, who: string, other: string, writing: boolean): [number, string][] =>
    controlLines(fieldFor(here.pos.s), here.pos.s, here.u(who), here.u(other), writing)
      .slice(1)
      .map(({ value, rule }) => [value, rule])
  const plain = headquarters()
  assert.deepEqual(sum(plain, 'chief', 'corps', true), [])
  const hill = headquarters({}, {}, [], {
    terrain: [
      {
        kind: 'hill',
        at: [
          [5, 17],
          [10, 17],
          [10, 19],
          [5, 19],
        ],
      },
    ],
  })
  assert.deepEqual(sum(hill, 'chief', 'corps', true), [[1, 'B1.6.1.1']])
  assert.deepEqual(sum(hill, 'corps', 'chief', false), [[1, 'B1.6.1.2']])
  const town = (lookout: object): Stand =>
    headquarters({}, {}, [], {
      terrain: [
        {
          kind: 'town',
          name: 'Torre',
          value: 1,
          at: [
            [4, 16],
            [8, 16],
            [8, 20],
            [4, 20],
          ],
          ...lookout,
        },
      ],
    })
  assert.deepEqual(sum(town({ lookout: true }), 'chief', 'corps', true), [[1, 'B1.6.2.1']])
  assert.deepEqual(sum(town({ lookout: true }), 'chief', 'corps', false), [[1, 'B1.6.2.1']])
  assert.deepEqual(sum(town({}), 'chief', 'corps', true), [])
  const reserve = headquarters({}, { order: { kind: 'reserve', at: [[10, 20]] } })
  assert.deepEqual(sum(reserve, 'corps', 'chief', false), [[1, 'B1.6.3.1']])
  assert.deepEqual(sum(reserve, 'corps', 'a', true), [[1, 'B1.6.3.1']])
  const far = headquarters({ at: [40, 30] })
  assert.deepEqual(sum(far, 'chief', 'corps', true), [[-1, 'B1.6.4.1']])
  assert.deepEqual(sum(far, 'corps', 'chief', false), [[-1, 'B1.6.4.2']])
})
test('B1.7.1 a corps has two orders at most, to attack or defend; a division one', () => {
  const here = headquarters({}, {}, [1, 1])
  const more = (kind: string): string => `${here.u('chief')}>${here.u('corps')}+${kind} @2400,2400`
  assert.equal(why(here, 'write', more('M')), 'B1.7.1')
  assert.equal(why(here, 'write', more('A')), undefined)
  assert.equal(why(here, 'write', `${more('A')}; ${more('D')}`), 'B1.7.1')
  here.act('write', more('A'))
  here.until('communications.write')
  assert.deepEqual(
    sheets(here).map(({ kind, active }) => [kind, active]),
    [
      [DEFEND, 1],
      [ATTACK, 2],
    ],
  )
  assert.ok(!isDivisional(fieldFor(here.pos.s), here.u('corps')))
})
test('B1.7.2 a higher general has three, but no reserve among them', () => {
  const here = headquarters({}, {}, [], {
    generals: [
      CHIEF,
      general('wing', 0, [9, 14], { rank: 'wing', under: 'chief', order: { kind: 'attack', at: [[10, 30]] } }),
      general('a', 0, [9, 21], { under: 'chief', radius: 6, order: { kind: 'defend', at: [[10, 20]] } }),
    ],
  })
  const more = (to: string, ...kinds: string[]): string =>
    kinds.map(kind => `${here.u('chief')}>${here.u(to)}+${kind} @2400,2400`).join('; ')
  assert.equal(why(here, 'write', more('wing', 'M', 'D')), undefined)
  assert.equal(why(here, 'write', more('wing', 'M', 'D', 'A')), 'B1.7.2')
  assert.equal(why(here, 'write', more('wing', 'R')), 'B1.7.2')
  assert.equal(why(here, 'write', more('a', 'A')), 'B1.7.1')
})
