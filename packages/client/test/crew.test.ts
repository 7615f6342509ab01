import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Thought } from '@bivouac/host'
import type { ThinkerCalls } from '../src/carrier/messages.ts'
import { crewOf, isStopped } from '../src/worker/crew.ts'
import { hiring, settled } from './fake-worker.ts'

const THOUGHT = {} as Thought
const hint = (calls: ThinkerCalls): Promise<unknown> => calls.hint(THOUGHT)

test('a worker is started when it is first wanted, and asked again when there is more to think about', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(3, start)
  assert.equal(workers.length, 0)
  const asked = [crew.one(hint), crew.one(hint)]
  assert.equal(workers.length, 1)
  workers[0]!.answer('first')
  workers[0]!.answer('second')
  assert.deepEqual(await Promise.all(asked), ['first', 'second'])
})

test('all of them are asked the same, the first one too; a crew of none has still one', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(3, start)
  void crew.one(hint)
  const asked = crew.all(calls => calls.choose('marshal', THOUGHT))
  assert.equal(workers.length, 3)
  for (const [i, worker] of workers.entries()) {
    assert.deepEqual(worker.heard.at(-1)!.args, ['marshal', THOUGHT])
    if (i === 0) worker.answer('the hint')
    worker.answer(i)
  }
  assert.deepEqual(await Promise.all(asked), [0, 1, 2])
  assert.equal(crewOf(0, hiring().start).all(hint).length, 1)
})

test('a worker that crashes fails what it was asked, harms nobody else, and is replaced', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(2, start)
  const [first, second] = crew.all(hint)
  workers[0]!.crash('out of memory')
  await assert.rejects(first!, /out of memory/)
  assert.equal(workers[0]!.ended, true)
  workers[1]!.answer('the other')
  assert.equal(await second, 'the other')

  const again = crew.all(hint)
  assert.equal(workers.length, 3, 'only the one that was lost is started anew')
  workers[2]!.answer('the new one')
  workers[1]!.answer('the other again')
  assert.deepEqual(await Promise.all(again), ['the new one', 'the other again'])
})

test('a crash of a worker that was replaced long ago ends nobody', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(1, start)
  const lost = crew.one(hint)
  workers[0]!.crash()
  await assert.rejects(lost)
  const asked = crew.one(hint)
  workers[0]!.crash('once more')
  assert.equal(workers[1]!.ended, false)
  workers[1]!.answer('here')
  assert.equal(await asked, 'here')
})

test('a worker that says it cannot is kept: it is no crash', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(1, start)
  const asked = crew.one(hint)
  workers[0]!.fail('there is no such game')
  await assert.rejects(asked, /no such game/)
  void crew.one(hint)
  assert.equal(workers.length, 1)
})

test('who is told to stop is ended and replaced; who has nothing to do stays', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(2, start)
  const [quick, slow] = crew.all(hint)
  workers[0]!.answer('done')
  assert.equal(await quick, 'done')
  await settled()
  crew.stop()
  await assert.rejects(slow!, isStopped)
  assert.deepEqual(
    workers.map(({ ended }) => ended),
    [false, true],
  )
  crew.stop()
  void crew.all(hint)
  assert.equal(workers.length, 3)
  assert.equal(isStopped(new Error('told to stop')), false, 'only its own word for it counts')
})

test('a crew that was dismissed answers nobody and starts nobody', async () => {
  const { workers, start } = hiring()
  const crew = crewOf(2, start)
  let answers = 0
  const count = (): void => void answers++
  for (const asked of crew.all(hint)) asked.then(count, count)
  crew.dismiss()
  crew.one(hint).then(count, count)
  await settled()
  assert.equal(answers, 0)
  assert.equal(workers.length, 2)
  assert.ok(workers.every(({ ended }) => ended))
})
