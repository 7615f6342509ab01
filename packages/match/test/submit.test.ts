import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice } from '@bivouac/kernel'
import { createMatch } from '../src/index.ts'
import { act, fingerprint, OPENING, playOn, refused, saved, scripted, seeded } from './help.ts'
import { SETUP, toy } from './toy.ts'

test('a legal move is journaled with its rolls and told to those who may hear it', () => {
  const match = scripted(4, 2)
  act(match, 0, 'attack')
  const done = act(match, 1, 'pass')
  assert.deepEqual(done.rolls, [
    { why: '3.2', sides: 6, got: 4 },
    { why: '3.2', sides: 6, got: 2 },
  ])
  assert.deepEqual(done.events, [{ move: 2, event: { e: 'fought', seat: 0, dice: [4, 2], won: true } }])
  assert.deepEqual(match.moves(1), [{ seat: 1, action: { type: 'pass' }, rolls: done.rolls }])
  assert.equal(match.length, 2)
  assert.equal(match.decision?.seat, 0)
})

test('malformed actions are refused with the rule that waits', () => {
  const match = scripted()
  const cyclic: Record<string, unknown> = { type: 'march' }
  cyclic.arg = cyclic
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('boo')
      },
    },
  )
  const getter = Object.defineProperty({}, 'type', {
    enumerable: true,
    get() {
      throw new Error('boo')
    },
  })
  let deep: unknown = 0
  for (let i = 0; i < 50_000; i++) deep = [deep]
  const bad: unknown[] = [
    undefined,
    null,
    true,
    0,
    7,
    Number.NaN,
    '',
    'march',
    [],
    [{ type: 'done' }],
    {},
    { type: 3 },
    { type: '' },
    { type: null },
    { type: 'x'.repeat(65) },
    { type: 'done', extra: 1 },
    { arg: 1 },
    { type: 'march', arg: Number.NaN },
    { type: 'march', arg: () => 1 },
    { type: 'march', arg: 1n },
    { type: 'march', arg: Symbol('x') },
    cyclic,
    trap,
    getter,
    { type: 'march', arg: deep },
    { type: 'march', arg: '\ud800' },
    { type: 'march', arg: 'x'.repeat(20_000) },
    { type: 'march', arg: Array(30_000).fill(0) },
    JSON.parse('{"type":"march","arg":{"__proto__":1}}'),
  ]
  for (const action of bad) {
    const refusal = refused(match, 0, action)
    assert.equal(refusal.rule, undefined, 'no rule of the book')
    assert.match(refusal.text.en, /cannot be understood/)
    assert.ok(refusal.cure)
    assert.deepEqual(match.whyNot(0, action), refusal)
    assert.deepEqual(match.whyNotAll(0, action), [refusal])
  }
})

test('actions that are well formed and absurd are refused by the machine', () => {
  const match = scripted()
  for (const action of [
    { type: 'constructor' },
    { type: '__proto__' },
    { type: 'march' },
    { type: 'march', arg: null },
    { type: 'march', arg: 17 },
    { type: 'march', arg: '1' },
    { type: 'march', arg: { toString: 'x' } },
    { type: 'camp', arg: [9, 9] },
    { type: 'done', arg: 0 },
  ])
    assert.equal(refused(match, 0, action).rule, undefined, 'no rule of the book')
})

test('illegal moves get the refusal of the game, first and all', () => {
  const match = scripted()
  assert.equal(refused(match, 0, { type: 'march', arg: 0 }).text.en, 'You are there already.')
  for (let i = 0; i < 8; i++) act(match, 0, 'march', 1 + (i % 2))
  const all = match.whyNotAll(0, { type: 'march', arg: 2 })
  assert.deepEqual(
    all.map(each => each.rule),
    ['2', '2.1'],
  )
  assert.equal(match.whyNot(0, { type: 'march', arg: 2 }), all[0])
  assert.equal(match.whyNot(0, { type: 'done' }), undefined)
  assert.deepEqual(match.whyNotAll(0, { type: 'done' }), [])
})

test('the other seat, and seats that do not exist, are refused', () => {
  const match = scripted()
  assert.match(refused(match, 1, { type: 'done' }).text.en, /another player/)
  for (const seat of [2, -1, 0.5, Number.NaN, '0' as unknown as number])
    assert.match(refused(match, seat, { type: 'done' }).text.en, /no such seat/)
})

test('a move made on an older table is refused, not reinterpreted', () => {
  const match = scripted()
  act(match, 0, 'march', 1)
  for (const at of [0, 2, -1, Number.NaN, '1' as unknown as number])
    assert.match(refused(match, 0, { type: 'march', arg: 2 }, at).text.en, /has changed/)
  assert.ok(match.submit(0, { type: 'march', arg: 2 }, 1).ok)
})

test('after the end everything is refused, with the rule that ended it', () => {
  const match = playOn(seeded('end'), 1)
  assert.ok(match.result)
  assert.equal(match.decision, undefined)
  assert.match(refused(match, 0, { type: 'done' }).text.en, /over/)
  assert.equal(match.undo(0)?.text.en, 'The game is over.')
  assert.equal(match.takeBack(0)?.text.en, 'The game is over.')
})

test('rules that break in the middle of a move leave the table as it was', () => {
  const setup = { ...SETUP, options: { faulty: 'yes', tireless: 'no' } }
  const match = createMatch(toy, setup, { seed: 'fault' })
  const { seat } = match.decision!
  const heard = match.heard(seat).length
  assert.match(refused(match, seat, { type: 'stumble' }).text.en, /somebody stumbled/)
  assert.equal(match.heard(seat).length, heard)
  // The roll spent on the broken move is not lost to the count: the next one is the one verify will expect.
  const clean = createMatch(toy, setup, { seed: 'fault' })
  for (const each of [match, clean]) {
    act(each, seat, 'attack')
    act(each, 1 - seat, 'pass')
  }
  assert.equal(fingerprint(match), fingerprint(clean))
  assert.deepEqual(saved(match), saved(clean))
})

test('a check that breaks, or rolls, is a refusal too', () => {
  const broken = (check: typeof toy.machine.whyNot) => ({ ...toy, machine: { ...toy.machine, whyNot: check } })
  const absurd = broken(() => {
    throw new TypeError('no such thing')
  })
  const gambling = broken((_pos, t) => void t.dice.roll(6, '2.1'))
  for (const [game, pattern] of [
    [absurd, /not as the rules expect/],
    [gambling, /no dice at this table, and 2\.1/],
  ] as const) {
    const match = seeded('check', [], game)
    assert.match(refused(match, match.decision!.seat, { type: 'done' }).text.en, pattern)
  }
})

test('scripted dice that run out refuse the move and name the citation', () => {
  const match = scripted(4)
  act(match, 0, 'attack')
  assert.match(refused(match, 1, { type: 'pass' }).text.en, /3\.2/)
  assert.throws(() => createMatch(toy, SETUP, { dice: scriptedDice([]) }), /1\.1/)
})

test('what is written down does not change with the objects it came from', () => {
  const match = scripted()
  const action = { type: 'camp', arg: [0, 1] }
  assert.ok(match.submit(0, action).ok)
  action.arg[0] = 9
  assert.deepEqual(match.moves(), [{ seat: 0, action: { type: 'camp', arg: [0, 1] }, rolls: [] }])
  assert.deepEqual((match.position() as { s: { camp: number[][] } }).s.camp[0], [0, 1])
  const position = match.position() as { s: { turn: number } }
  position.s.turn = 99
  assert.equal((match.position() as { s: { turn: number } }).s.turn, 1)
  const journal = match.journal()
  act(match, 0, 'done')
  assert.equal(journal.moves.length, 1)
})

test('marks are taken at the beginning, when the turn changes, and at the end', () => {
  const match = playOn(seeded('marks'), 5)
  const { marks, moves } = match.journal()
  assert.equal(marks[0]!.at, 0)
  assert.equal(marks.at(-1)!.at, moves.length)
  assert.equal(marks.at(-1)!.hash, fingerprint(match))
  const dones = moves.flatMap((move, i) => (move.action.type === 'done' ? [i + 1] : []))
  assert.deepEqual(
    marks.map(mark => mark.at),
    [0, ...dones],
  )
  const turns = marks.map(mark => mark.turn)
  assert.equal(turns[0], 1)
  for (const [i, turn] of turns.slice(1, -1).entries()) assert.equal(turn, i + 2)
})

test('a seeded match is committed from the start and shows its seed only at the end', () => {
  const match = seeded('a very secret seed')
  const before = match.journal()
  assert.deepEqual(before.commitment, match.commitment)
  assert.deepEqual(match.commitment?.nonces, ['red', 'blue'])
  playOn(match, 2, 1000, () => {
    if (match.result === undefined) assert.ok(!JSON.stringify(match.journal()).includes('secret'))
  })
  assert.equal(match.journal().seed, 'a very secret seed')
  assert.equal('seed' in scripted().journal(), false)
  assert.equal(scripted().commitment, undefined)
  assert.deepEqual(
    scripted()
      .journal()
      .opening.map(each => each.got),
    OPENING,
  )
})
