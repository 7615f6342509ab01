import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash } from '@bivouac/kernel'
import { createReferee } from '../src/referee/referee.ts'
import type { Answer } from './spawn.ts'
import { toy } from './toy.ts'

function referee() {
  const sitting = createReferee([toy])
  return (message: object): Answer => JSON.parse(sitting.answer(JSON.stringify(message)))
}
/** Six picks deal the two hands: the lowest three cards each. */
const DEAL = [1, 1, 1, 1, 1, 1]

test('new opens a table and says where it stands', () => {
  const ask = referee()
  const opened = ask({ do: 'new', game: 'toy', setup: { options: { strength: '4' } }, seed: 'abc' })
  assert.equal(opened.ok, true)
  assert.equal(opened.game, 'toy')
  assert.deepEqual(opened.setup, { scenario: 'field', options: { strength: '4' } })
  assert.deepEqual(opened.seats, ['Blue', 'Red'])
  assert.match(opened.commitment.hash, /^[0-9a-f]{64}$/)
  assert.deepEqual(ask({ do: 'state' }), {
    ok: true,
    over: false,
    seat: 0,
    prompt: { rule: '3', text: 'Attack or wait.' },
    length: 0,
    result: null,
  })
  assert.equal(ask({ do: 'state', lang: 'it' }).prompt.text, 'Attacca o aspetta.')
  assert.equal(ask({ do: 'new', game: 'toy', seed: 'abc' }).ok, true)
})

test('the same seed deals the same game, no seed another every time', () => {
  const ask = referee()
  const position = (message: object): unknown => {
    assert.equal(ask({ do: 'new', game: 'toy', ...message }).ok, true)
    return ask({ do: 'position' }).position
  }
  assert.deepEqual(position({ seed: 'x' }), position({ seed: 'x' }))
  const several = new Set(Array.from({ length: 8 }, () => hash(position({}))))
  assert.ok(several.size > 1)
})

test('act carries out a legal action with scripted dice and answers with events, rolls and log', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: [...DEAL, 9, 1] })
  assert.deepEqual(ask({ do: 'actions' }), {
    ok: true,
    seat: 0,
    actions: [{ type: 'attack', arg: 1 }, { type: 'attack', arg: 2 }, { type: 'attack', arg: 3 }, { type: 'wait' }],
  })
  const attack = ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 3 } })
  assert.deepEqual(attack, {
    ok: true,
    events: [{ e: 'attacked', seat: 0, card: 3 }],
    rolls: [],
    log: ['Blue attacks with 3'],
  })
  const pass = ask({ do: 'act', seat: 1, action: { type: 'pass' }, lang: 'it' })
  assert.equal(pass.ok, true)
  assert.deepEqual(pass.rolls, [{ why: '3', sides: 10, got: 9 }])
  assert.deepEqual(pass.events[0], { e: 'rolled', got: 9, hit: true })
  assert.equal(pass.log[0], '[9/d10] colpito (§3)')
  assert.equal(ask({ do: 'state' }).length, 2)
})

test('dice that are missing or impossible are an error, and the table stays as it was', () => {
  const ask = referee()
  assert.match(ask({ do: 'new', game: 'toy', dice: [1, 1] }).error, /"dice" has no roll left for §2/)
  assert.match(ask({ do: 'state' }).error, /no game on the table/)
  ask({ do: 'new', game: 'toy', dice: DEAL })
  ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 3 } })
  const before = hash(ask({ do: 'position' }).position)
  const pass = { do: 'act', seat: 1, action: { type: 'pass' } }
  assert.match(ask(pass).error, /no roll left for §3 \(1 of 10\)/)
  assert.match(ask({ ...pass, dice: [11, 1] }).error, /11 for §3, which is 1 of 10/)
  assert.match(ask({ ...pass, dice: [5] }).error, /no roll left for §2/)
  assert.equal(hash(ask({ do: 'position' }).position), before)
  assert.equal(ask({ do: 'state' }).length, 1)
  const rolled = ask({ ...pass, dice: [5, 1] })
  assert.deepEqual(rolled.rolls, [{ why: '3', sides: 10, got: 5 }])
})

test('illegal actions get the refusal with its rule, and change nothing', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  const before = hash(ask({ do: 'position' }).position)
  assert.deepEqual(ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 9 } }), {
    ok: false,
    refusal: { rule: '2', text: 'You do not hold that card.', cure: 'Draw it first.' },
  })
  for (const [message, rule] of [
    [{ seat: 1, action: { type: 'wait' } }, '3'],
    [{ seat: 5, action: { type: 'wait' } }, undefined],
    [{ seat: 0, action: { type: 'retreat' } }, undefined],
    [{ seat: 0, action: { type: 'parry', arg: 1 } }, '3.1'],
    [{ seat: 0, action: 'retreat' }, undefined],
    [{ seat: 0 }, undefined],
    [{ seat: 0, action: { type: 'wait' }, at: 7 }, undefined],
  ] as const) {
    const { ok, refusal } = ask({ do: 'act', ...message })
    assert.equal(ok, false)
    assert.equal(typeof refusal.text, 'string')
    assert.equal(refusal.rule, rule, 'what is no rule of the book cites none')
  }
  assert.equal(hash(ask({ do: 'position' }).position), before)
})

test('why gives the first refusal and all of them, or null', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  assert.deepEqual(ask({ do: 'why', seat: 0, action: { type: 'wait' } }), { ok: true, refusal: null, all: [] })
  ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 1 } })
  const { refusal, all } = ask({ do: 'why', seat: 1, action: { type: 'parry', arg: 8 }, lang: 'it' })
  assert.equal(refusal.rule, '2')
  assert.deepEqual(
    all.map((each: { rule: string }) => each.rule),
    ['2', '3.1'],
  )
  assert.equal(all[1].text, 'Si para solo con carte fino a 3.')
})

test('outcomes are exact, sum to 1, and say so when they are sampled', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 3 } })
  const found = ask({ do: 'outcomes', action: { type: 'pass' }, eye: 'spectator' })
  assert.equal(found.exact, true)
  const sum = found.outcomes.reduce((total: number, each: { p: number }) => total + each.p, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  const hit = found.outcomes.filter((each: { events: { hit?: boolean }[] }) => each.events[0]!.hit)
  assert.ok(Math.abs(hit.reduce((total: number, each: { p: number }) => total + each.p, 0) - 0.3) < 1e-9)
  assert.match(hit[0].summary, /^\[\d+\/d10\] hit/)
  const sampled = ask({ do: 'outcomes', action: { type: 'pass' }, leaves: 3, samples: 50 })
  assert.equal(sampled.exact, false)
  assert.equal(sampled.samples, 50)
  assert.ok(sampled.margin > 0)
  assert.equal(ask({ do: 'outcomes', action: { type: 'parry', arg: 9 } }).refusal.rule, '2')
})

test('view shows each eye its own', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  assert.deepEqual(ask({ do: 'view', eye: 0 }).view.hand, [1, 2, 3])
  assert.deepEqual(ask({ do: 'view', eye: 'spectator' }).view.hand, [])
  for (const eye of [2, -1, 'all', null, undefined]) assert.match(ask({ do: 'view', eye }).error, /"eye" is/)
})

test('undo takes back what may be taken back', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  assert.equal(ask({ do: 'undo', seat: 0 }).ok, false)
  ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 3 } })
  const { ok, refusal } = ask({ do: 'undo', seat: 0 })
  assert.equal(ok, false)
  assert.equal(typeof refusal.text, 'string')
})

/** A whole game by the first option, and its journal. */
function played(ask: (message: object) => Answer, seed: string): Answer {
  ask({ do: 'new', game: 'toy', seed })
  for (;;) {
    const { seat, actions } = ask({ do: 'actions' })
    if (seat === null) return ask({ do: 'journal' }).journal
    assert.equal(ask({ do: 'act', seat, action: actions[0] }).ok, true)
  }
}

test('a journal can be loaded at its end, and half way with its seed', () => {
  const ask = referee()
  const journal = played(ask, 'whole')
  const state = ask({ do: 'state' })
  assert.equal(state.over, true)
  assert.equal(state.seat, null)
  assert.equal(state.prompt, null)
  assert.match(state.result.text, /wins|Drawn/)
  assert.equal(ask({ do: 'load', journal }).length, journal.moves.length)
  assert.deepEqual(ask({ do: 'actions' }), { ok: true, seat: null, actions: [] })

  ask({ do: 'new', game: 'toy', seed: 'whole' })
  ask({ do: 'act', seat: 0, action: ask({ do: 'actions' }).actions[0] })
  const half = ask({ do: 'journal' }).journal
  assert.equal(half.seed, undefined, 'the seed is not told while the game goes on')
  assert.match(ask({ do: 'load', journal: half, seed: 'other' }).error, /not the one the journal is committed to/)
  assert.equal(ask({ do: 'load', journal: half, seed: 'whole' }).length, 1)
  for (;;) {
    const { seat, actions } = ask({ do: 'actions' })
    if (seat === null) break
    ask({ do: 'act', seat, action: actions[0] })
  }
  assert.deepEqual(ask({ do: 'journal' }).journal, journal)
})

test('a position can be loaded and played on; a broken one is refused with a sentence and leaves the table alone', () => {
  const ask = referee()
  ask({ do: 'new', game: 'toy', dice: DEAL })
  ask({ do: 'act', seat: 0, action: { type: 'attack', arg: 3 } })
  const { position } = ask({ do: 'position' })
  const loaded = ask({ do: 'load', game: 'toy', position, dice: [10, 1] })
  assert.equal(loaded.ok, true)
  assert.equal(loaded.seat, 1)
  assert.equal(ask({ do: 'act', seat: 1, action: { type: 'pass' } }).rolls[0].got, 10)
  const { journal } = ask({ do: 'journal' })
  assert.equal(ask({ do: 'load', journal }).length, 1, 'its journal begins at that position')

  const broken: readonly (readonly [object, RegExp])[] = [
    [{}, /load takes a "journal" or a "position"/],
    [{ journal, position }, /one of them/],
    [{ position }, /"game" is one of toy/],
    [{ game: 'toy', position: 7 }, /a position is an object/],
    [{ game: 'toy', position: { ...position, stack: [{ proc: 'battle', step: 'lunch' }] } }, /no step battle\.lunch/],
    [{ game: 'toy', position: { ...position, s: { ...position.s, hand: [[1, 1], []] } } }, /a card twice/],
    [{ game: 'toy', position: { ...position, s: {} } }, /./],
    [{ journal: { ...journal, moves: 3 } }, /moves/],
    [{ journal: 'none' }, /journal/],
  ]
  const before = hash(ask({ do: 'position' }).position)
  for (const [message, expected] of broken) assert.match(ask({ do: 'load', ...message }).error, expected)
  assert.equal(hash(ask({ do: 'position' }).position), before)
})

test('what cannot be understood is an error that says what is wanted', () => {
  const sitting = createReferee([toy])
  const error = (line: string): string => {
    const answer = JSON.parse(sitting.answer(line))
    assert.equal(answer.ok, false)
    return answer.error
  }
  assert.match(error(''), /not JSON/)
  assert.match(error('{'), /not JSON/)
  assert.match(error('[]'), /a message is an object/)
  assert.match(error('null'), /a message is an object/)
  assert.match(error('{}'), /what to "do"/)
  assert.match(error('{"do":7}'), /what to "do"/)
  assert.match(error('{"do":"dance"}'), /called “dance”; there are: games, new/)
  assert.match(error('{"do":"constructor"}'), /called “constructor”/)
  assert.match(error('{"do":"state"}'), /no game on the table/)
  assert.match(error('{"do":"state","lang":"fr"}'), /"lang" is one of it, en/)
  assert.match(error('{"do":"new","game":"chess"}'), /"game" is one of toy/)
  assert.match(error('{"do":"new","game":"toy","setup":{"scenario":"x"}}'), /no scenario “x”/)
  assert.match(error('{"do":"new","game":"toy","seed":"a","dice":[1]}'), /not both/)
  assert.match(error('{"do":"new","game":"toy","seed":7}'), /"seed" is a text/)
  assert.match(error('{"do":"new","game":"toy","dice":[0]}'), /each roll of "dice"/)
  assert.match(error('{"do":"new","game":"toy","dice":"6"}'), /"dice" is a list/)
  assert.equal(JSON.parse(sitting.answer('{"do":"new","game":"toy","seed":"a"}')).ok, true)
  assert.match(error('{"do":"act","action":{"type":"wait"}}'), /"seat" is a whole number/)
  assert.match(error('{"do":"act","seat":0,"dice":[1],"action":{"type":"wait"}}'), /rolls its own dice/)
  assert.match(error('{"do":"outcomes","action":{"type":"wait"},"leaves":1e9}'), /"leaves" is a whole number/)
  assert.equal(JSON.parse(sitting.answer('{"do":"games"}')).games[0].id, 'toy')
  assert.equal(sitting.done, false)
  assert.deepEqual(JSON.parse(sitting.answer('{"do":"quit"}')), { ok: true })
  assert.equal(sitting.done, true)
})

test('a load that is refused leaves the table as it was, whatever is wrong with it', () => {
  // Words that know only the endings of their game.
  const endings: Record<string, { en: string }> = {}
  const fussy = { ...toy, words: { ...toy.words, result: ({ by }: { by: string }) => endings[by]!.en } }
  const sitting = createReferee([fussy])
  const ask = (message: object): Answer => JSON.parse(sitting.answer(JSON.stringify(message)))
  ask({ do: 'new', game: 'toy', seed: 'abc' })
  const before = [ask({ do: 'state' }), ask({ do: 'position' })]
  const { position } = ask({ do: 'position' })
  const broken = [
    { ...position, stack: [], result: { winners: [0], by: 'nobody knows', rule: '9' } },
    { ...position, stack: [], result: { winners: 'all', by: 7 } },
    { ...position, stack: [{ proc: 'turn', step: 'x'.repeat(5) }] },
  ]
  for (const each of broken) {
    const answer = ask({ do: 'load', game: 'toy', position: each })
    assert.equal(answer.ok, false, JSON.stringify(each))
    assert.doesNotMatch(answer.error, RAW)
    assert.deepEqual([ask({ do: 'state' }), ask({ do: 'position' })], before)
  }
})

/** How a runtime speaks. */
const RAW =
  /undefined|null \(|is not a function|is not iterable|Unexpected (token|end)|call stack|Cannot (read|set|convert)/

test('nesting, NUL and everything else nobody means get a sentence like any bad input', () => {
  const sitting = createReferee([toy])
  const say = (line: string): Answer => JSON.parse(sitting.answer(line))
  assert.ok(say('{"do":"new","game":"toy","seed":"abc"}').ok)
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const lines = [
    `{"do":${deep}}`,
    `{"do":"load","position":${deep}}`,
    `{"do":"act","seat":0,"action":${deep}}`,
    `{"do":"act","seat":0,"action":{"type":"attack","arg":${deep}}}`,
    '{"do":"\\u0000"}',
    '{"do":"act","seat":0,"action":{"type":"\\u0000"}}',
    '{"do":"new","game":"toy","seed":"\\u0000"}',
    '{"do":"new","game":"toy","setup":{"scenario":"\\u0000"}}',
    '{"do":"extend","seat":0,"type":"x","chosen":{"a":null}}',
    '{"do":"outcomes","action":null}',
    '{"do":"why","seat":0,"action":{"type":"__proto__","arg":{"x":1}}}',
    '{',
    'nul\0',
  ]
  for (const line of lines) {
    const answer = say(line)
    assert.doesNotMatch(JSON.stringify(answer.error ?? ''), RAW, line.slice(0, 60))
    assert.doesNotMatch(JSON.stringify(answer.refusal ?? ''), RAW, line.slice(0, 60))
    if (!line.includes('"why"')) assert.equal(answer.ok, false, line.slice(0, 60))
  }
  assert.ok(say('{"do":"state"}').ok)
})
