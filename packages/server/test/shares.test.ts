/** Nobody's computer waits for everybody's: shares of thinking, a lane for what is quick, and nothing thought for nobody. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Thought } from '@bivouac/host'
import { createMatch } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { line, shares } from '../src/bots/line.ts'
import { thinkingPool } from '../src/bots/pool.ts'
import { eventually, TOY_GAMES } from './help.ts'

describe('a line with shares', () => {
  test('whoever has had less comes first, whatever the others have waiting', () => {
    const had = shares()
    const wait = line<string>(had)
    for (let i = 0; i < 50; i++) wait.push('greedy', `greedy ${i}`)
    wait.push('modest', 'modest 0')
    const order: string[] = []
    for (let i = 0; i < 6; i++) {
      const job = wait.take()!
      order.push(job)
      had.charge(job.split(' ')[0]!, 1000)
      if (job.startsWith('modest')) wait.push('modest', 'modest again')
    }
    assert.equal(order.filter(each => each.startsWith('modest')).length, 3, order.join())
  })
  test('dear thoughts weigh more than cheap ones', () => {
    const had = shares()
    const wait = line<string>(had)
    for (let i = 0; i < 100; i++) {
      wait.push('dear', 'dear')
      wait.push('cheap', 'cheap')
    }
    const count = { dear: 0, cheap: 0 }
    for (let i = 0; i < 55; i++) {
      const job = wait.take() as 'dear' | 'cheap'
      count[job]++
      had.charge(job, job === 'dear' ? 1000 : 100)
    }
    assert.ok(count.cheap > 8 * count.dear, JSON.stringify(count))
  })
  test('time that was not used is not saved up', () => {
    const had = shares()
    const wait = line<string>(had)
    wait.push('early', 'early')
    for (let i = 0; i < 60; i++) {
      wait.push('busy', 'busy')
      wait.take()
      had.charge('busy', 1000)
    }
    wait.push('late', 'late')
    assert.ok(had.of('late') > 0, 'somebody new begins where the others are')
  })
  test('what nobody wants is taken out', () => {
    const wait = line<number>(shares())
    for (let i = 0; i < 10; i++) wait.push(`share ${i % 3}`, i)
    assert.deepEqual([...wait.drop(each => each % 2 === 0)].sort(), [0, 2, 4, 6, 8])
    assert.equal(wait.length, 5)
    for (let i = 0; i < 5; i++) assert.equal(wait.take()! % 2, 1)
    assert.equal(wait.take(), undefined)
  })
})

describe('the workers', () => {
  const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: [] })
  const decision = match.decision!
  const { seat } = decision
  const thought: Thought = { game: toy.id, seat, view: match.view(seat), heard: [], decision }
  const newPool = () =>
    thinkingPool({
      size: 2,
      gamesModule: TOY_GAMES,
      playersModule: new URL('./slow-players.ts', import.meta.url).href,
      milliseconds: 600_000,
      patience: 600_000,
    })
  const slow = { kind: 'slow' }

  test('a quick player is answered while slow ones have all the workers there are, again and again', async t => {
    const pool = newPool()
    t.after(() => pool.close())
    // It is known to be slow once it has been slow.
    await pool.thinkerFor({ share: 'x', table: 'x' }).choose('slow', thought)
    const dreamers = Array.from({ length: 16 }, (_, i) =>
      pool.thinkerFor({ share: `share ${i}`, table: `table ${i}` }).choose('slow', thought),
    )
    await eventually('all workers are taken', () => pool.busy >= 2)
    let answered = 0
    const quick = pool.thinkerFor({ share: 'quick', table: 'quick' })
    for (let i = 0; i < 5; i++) {
      await quick.choose('random', thought)
      answered++
      assert.ok(pool.waiting > 0, `${slow.kind} players still wait`)
    }
    assert.equal(answered, 5)
    pool.forget('table 15', true)
    await Promise.allSettled(dreamers)
  })
  test('one who asks without end has only his own questions refused', async t => {
    const pool = newPool()
    t.after(() => pool.close())
    const greedy = pool.thinkerFor({ share: 'greedy', table: 'g' })
    const asked = await Promise.allSettled(Array.from({ length: 300 }, () => greedy.hint(thought)))
    assert.ok(asked.some(each => each.status === 'rejected'))
    const flood = Array.from({ length: 300 }, () => greedy.hint(thought).catch(() => undefined))
    assert.ok(await pool.thinkerFor({ share: 'victim', table: 'v' }).hint(thought))
    await Promise.all(flood)
  })
  test('what was asked about a table that everybody has left is not thought', async t => {
    const pool = newPool()
    t.after(() => pool.close())
    const asked = Array.from({ length: 6 }, () => pool.thinkerFor({ share: 'a', table: 'left' }).hint(thought))
    const settled = Promise.allSettled(asked)
    pool.forget('left')
    const outcomes = await settled
    assert.ok(outcomes.some(each => each.status === 'rejected'))
    assert.equal(pool.waiting, 0)
  })
})
