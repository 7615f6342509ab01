import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHELF } from '@bivouac/shelf'
import { GAMES } from '@bivouac/shelf/all'
import fc from 'fast-check'
import { LONGEST_LINE, linesOf } from '../src/referee/lines.ts'
import { createReferee } from '../src/referee/referee.ts'
import { talk } from './spawn.ts'
import { toy } from './toy.ts'

const DO = ['games', 'new', 'load', 'state', 'actions', 'act', 'why', 'outcomes', 'view', 'position', 'journal', 'undo']
const FIELDS = [
  'game',
  'setup',
  'seed',
  'dice',
  'journal',
  'position',
  'seat',
  'action',
  'eye',
  'lang',
  'at',
  'leaves',
  'samples',
]
const HELPFUL: Readonly<Record<string, readonly unknown[]>> = {
  game: ['toy', 'toy', Object.keys(SHELF)[0]],
  seat: [0, 1],
  eye: [0, 'spectator'],
  lang: ['it', 'en'],
  action: [
    { type: 'wait' },
    { type: 'attack', arg: 3 },
    { type: 'pass', arg: [] },
    { type: 'army', arg: 5 },
    { type: 'done' },
    { type: 'parry', arg: { a: 1 } },
  ],
  dice: [[1, 1, 1, 1, 1, 1], [9]],
  leaves: [10],
  samples: [10],
}

/** Messages that are nearly right: known verbs, known fields, wild values. */
const nearly = fc
  .record(
    {
      do: fc.oneof(fc.constantFrom(...DO), fc.string()),
      ...Object.fromEntries(
        FIELDS.map(field => [field, fc.oneof(fc.constantFrom(...(HELPFUL[field] ?? [undefined])), fc.jsonValue())]),
      ),
    },
    { requiredKeys: ['do'] },
  )
  // Two costly questions are kept small: the test is about surviving, not about waiting.
  .map(message => JSON.stringify(message.do === 'outcomes' ? { ...message, leaves: 10, samples: 10 } : message))

const malformed = fc.oneof(
  { weight: 4, arbitrary: nearly },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.tuple(nearly, fc.nat(200)).map(([line, cut]) => line.slice(0, cut)) },
  { weight: 1, arbitrary: fc.nat(20_000).map(depth => '['.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc
      .nat(3_000)
      .map(depth => `{"do":"act","seat":0,"action":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
  },
)

test('whatever is sent, the referee answers with one line of JSON that says ok or not', () => {
  const sitting = createReferee([toy, ...GAMES])
  fc.assert(
    fc.property(malformed, line => {
      const answer = sitting.answer(line)
      assert.ok(!answer.includes('\n'))
      const parsed = JSON.parse(answer)
      assert.equal(typeof parsed.ok, 'boolean')
      if (!parsed.ok) assert.equal(typeof (parsed.error ?? parsed.refusal?.text), 'string')
    }),
    { numRuns: 4_000 },
  )
})

test('a process fed thousands of malformed lines answers every one and still plays', async () => {
  const referee = talk()
  const lines = fc.sample(malformed, 3_000).map(line => Buffer.from(line.replaceAll('\n', ' ')))
  const bytes = fc
    .sample(fc.uint8Array({ maxLength: 100 }), 1_000)
    .map(line => Buffer.from(line.filter(byte => byte !== 10)))
  for (const batch of [lines, bytes]) {
    const wait = Promise.all(batch.map(() => referee.next()))
    referee.send(Buffer.concat(batch.flatMap(line => [line, Buffer.from('\n')])))
    for (const answer of await wait) assert.equal(typeof answer.ok, 'boolean')
  }
  assert.equal((await referee.ask({ do: 'new', game: 'toy', seed: 'after' })).ok, true)
  assert.equal((await referee.ask({ do: 'state' })).seat, 0)
  assert.equal(referee.child.exitCode, null)
  assert.equal(await referee.end(), 0)
})

test('a line that is too long or not UTF-8 is answered with an error, and the next one is read', async () => {
  const referee = talk()
  referee.send(Buffer.alloc(LONGEST_LINE + 1, 0x20))
  assert.match((await referee.ask('')).error, /at most 8388608 bytes/)
  const long = JSON.stringify({ do: 'games', padding: ' '.repeat(LONGEST_LINE - 100) })
  assert.equal((await referee.ask(long)).ok, true)
  assert.match((await referee.ask(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).error, /not UTF-8/)
  assert.equal((await referee.ask({ do: 'games' })).ok, true)
  assert.deepEqual(await referee.ask({ do: 'quit' }), { ok: true })
  assert.equal(await referee.end(), 0)
})

test('however the bytes are cut, the lines are the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.array(fc.integer({ min: 1, max: 9 })),
      async (texts, cuts) => {
        const wanted = texts.map(each => each.replaceAll('\n', ''))
        const bytes = Buffer.from(wanted.map(each => `${each}\n`).join(''))
        async function* chunks(): AsyncGenerator<Uint8Array> {
          let at = 0
          for (const cut of cuts) yield bytes.subarray(at, (at += cut))
          yield bytes.subarray(at)
        }
        const found: string[] = []
        for await (const line of linesOf(chunks())) found.push('text' in line ? line.text : line.fault)
        assert.deepEqual(found, wanted)
      },
    ),
  )
})
