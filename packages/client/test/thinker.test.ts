import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ChosenAction, createTable, type Snapshot, type Thought, thinkHere } from '@bivouac/host'
import type { Action } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { crewOf } from '../src/worker/crew.ts'
import { thinkerOf } from '../src/worker/thinker.ts'
import { type FakeWorker, hiring, settled } from './fake-worker.ts'

const A: Action = { type: 'march', arg: 1 }
const B: Action = { type: 'march', arg: 2 }
const says = (text: string) => ({ it: text, en: text })
const THOUGHT = { game: 'toy', decision: { actions: [A, B] } } as unknown as Thought
/** An answer of somebody who tried this so often and the other thing once. */
const chose = (action: Action, tries: number, text?: string): ChosenAction => ({
  action,
  considered: [{ action, tries, share: 0.9, value: 0.5, ahead: 0.5 }],
  ...(text !== undefined && { says: says(text) }),
})

function thinking(size: number, onStart?: (worker: FakeWorker) => void) {
  const { workers, start } = hiring(onStart)
  const crew = crewOf(size, start)
  return { workers, crew, thinker: thinkerOf(crew) }
}

test('who searches is helped by every worker, and what most of them tried most is played and said of it', async () => {
  const { workers, thinker } = thinking(3)
  const chosen = thinker.choose('marshal', THOUGHT)
  assert.equal(workers.length, 3)
  workers[0]!.answer(chose(A, 30, 'A'))
  workers[1]!.answer(chose(B, 20, 'B'))
  workers[2]!.answer(chose(B, 25, 'B indeed'))
  assert.deepEqual(await chosen, { action: B, says: says('B indeed') })
})

test('who does not search, or has no choice, keeps only one worker busy', async () => {
  const { workers, thinker } = thinking(3)
  const one = { ...THOUGHT, decision: { actions: [A] } } as unknown as Thought
  for (const [bot, thought] of [
    ['recruit', THOUGHT],
    ['marshal', one],
  ] as const) {
    const chosen = thinker.choose(bot, thought)
    workers[0]!.answer({ action: A })
    assert.deepEqual(await chosen, { action: A })
  }
  assert.equal(workers.length, 1)
})

test('a helper that crashes is done without, and back at the next question', async () => {
  const { workers, thinker } = thinking(2)
  const chosen = thinker.choose('marshal', THOUGHT)
  workers[0]!.crash()
  workers[1]!.answer(chose(B, 20))
  assert.deepEqual(await chosen, { action: B })
  void thinker.choose('marshal', THOUGHT)
  assert.equal(workers.length, 3)
  assert.deepEqual(
    workers.map(({ open }) => open.length),
    [0, 1, 1],
  )
})

test('if all crash the thought is thought once more, by others', async () => {
  const { workers, thinker } = thinking(2)
  const chosen = thinker.choose('marshal', THOUGHT)
  for (const worker of workers.slice()) worker.crash('out of memory')
  await settled()
  assert.equal(workers.length, 4)
  for (const worker of workers.slice(2)) worker.answer(chose(A, 5))
  assert.deepEqual(await chosen, { action: A })
})

test('if those crash too the table hears of it, and the next thought is thought by others', async () => {
  const { workers, thinker } = thinking(2)
  const chosen = thinker.choose('marshal', THOUGHT)
  for (const worker of workers.slice()) worker.crash('out of memory')
  await settled()
  for (const worker of workers.slice(2)) worker.crash('out of memory')
  await assert.rejects(chosen, /out of memory/)
  const again = thinker.choose('marshal', THOUGHT)
  for (const worker of workers.slice(4)) worker.answer(chose(A, 5))
  assert.deepEqual(await again, { action: A })
})

test('in a hurry: what one of them has found is enough; if nobody has, something is played at once', async () => {
  const { workers, thinker } = thinking(2)
  const chosen = thinker.choose('marshal', THOUGHT)
  workers[1]!.answer(chose(B, 20))
  await settled()
  thinker.hurry!()
  assert.deepEqual(await chosen, { action: B })

  const again = thinker.choose('marshal', THOUGHT)
  const asked = workers.length
  thinker.hurry!()
  await settled()
  assert.equal(workers.length, asked + 1, 'one worker is asked for a quick answer')
  assert.deepEqual(workers.at(-1)!.open[0]!.args, ['marshal', THOUGHT, true])
  // Whoever is impatient may press the button twice.
  thinker.hurry!()
  workers.at(-1)!.answer({ action: A })
  assert.deepEqual(await again, { action: A })
  thinker.hurry!()
  assert.equal(workers.at(-1)!.ended, false, 'nobody thinks, nobody is ended')
})

test('a question of the player is not lost when the computer’s thought is stopped', async () => {
  const { workers, thinker } = thinking(1)
  const chosen = thinker.choose('marshal', THOUGHT)
  const odds = thinker.odds(THOUGHT, A)
  const hint = thinker.hint(THOUGHT)
  thinker.hurry!()
  await settled()
  await settled()
  const [, fresh] = workers
  assert.deepEqual(
    fresh!.open.map(({ call }) => call),
    ['choose', 'odds', 'hint'],
    'the move comes first',
  )
  fresh!.answer({ action: A })
  fresh!.answer('the odds')
  fresh!.answer({ action: B, why: says('because') })
  assert.deepEqual(await chosen, { action: A })
  assert.equal(await odds, 'the odds')
  assert.deepEqual(await hint, { action: B, why: says('because') })
})

test('a question whose worker crashes is answered with the failure, not asked for ever', async () => {
  const { workers, thinker } = thinking(1)
  const threats = thinker.threats(THOUGHT)
  workers[0]!.crash('out of memory')
  await assert.rejects(threats, /out of memory/)
  assert.equal(workers.length, 1)
})

test('two computers play a whole game though every third thought costs a worker', async () => {
  // A clock that goes on by one with every look: so long a thought, whatever the machine.
  let time = 0
  const mind = thinkHere({ game: toy, seed: 'crew', milliseconds: 10, now: () => time++ })
  let thoughts = 0
  let crashes = 0
  const { workers, thinker } = thinking(2, worker => {
    worker.onCall = call => {
      const [bot, thought] = call.args
      // Nothing to say of its moves.
      if (call.call === 'aloud') queueMicrotask(() => worker.ended || worker.answer(undefined, call))
      else if (++thoughts % 3 === 0) {
        crashes++
        queueMicrotask(() => worker.crash())
      } else
        void mind.choose(bot as string, thought as Thought).then(chosen => worker.ended || worker.answer(chosen, call))
    }
  })
  const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
  const chairs = ['marshal', 'recruit'].map(bot => ({ kind: 'bot' as const, name: bot, bot }))
  const table = createTable({ id: 't', match, chairs, thinker })
  const end = await new Promise<Snapshot>(resolve => {
    const connection = table.connect({ mine: [], name: 'watcher' }, tell => {
      if ((tell.tell === 'table' || tell.tell === 'moved') && tell.snapshot.result !== undefined) resolve(tell.snapshot)
    })
    void connection.ask({ do: 'watch' })
  })
  assert.ok(end.result)
  assert.ok(crashes > 3 && workers.length >= crashes, `${crashes} crashes, ${workers.length} workers`)
})
