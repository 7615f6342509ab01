import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Thought } from '@bivouac/host'
import { createMatch } from '@bivouac/match'
import { SETUP, toy } from '../../match/test/toy.ts'
import { type Pool, type PoolOptions, thinkingPool } from '../src/bots/pool.ts'
import { scratch, TOY_GAMES } from './help.ts'
import type { Orders } from './searching-players.ts'

const WHOM = { share: 'somebody', table: 'a table' }

const place = scratch()
after(() => place.remove())
const LONG = 600_000

const match = createMatch(toy, SETUP, { seed: 'sesame', nonces: ['a', 'b'] })
const decision = match.decision!
const real: Thought = { game: 'toy', seat: decision.seat, view: match.view(decision.seat), heard: [], decision }
const under = (orders: Omit<Orders, 'e'>): Thought => ({ ...real, heard: [{ e: 'orders', ...orders } as Orders] })
const BEST = { action: decision.actions[0] }

interface Tested {
  readonly pool: Pool
  readonly faults: readonly string[]
  /** Thinks under these orders; who took part, by the numbers of their threads. */
  think(orders?: Omit<Orders, 'e' | 'folder'>): Promise<{ chosen: unknown; by: readonly number[] }>
  /** Thinks until everybody takes part: those who have to be started first help from the next decision on. */
  together(count: number): Promise<readonly number[]>
}

let pools = 0
function poolOf(size: number, more: Partial<PoolOptions> = {}): Tested {
  const faults: string[] = []
  const pool = thinkingPool({
    size,
    gamesModule: TOY_GAMES,
    playersModule: new URL('./searching-players.ts', import.meta.url).href,
    milliseconds: LONG,
    patience: LONG,
    onFault: fault => faults.push(fault.message),
    ...more,
  })
  after(() => pool.close())
  const mine = join(place.folder, String(pools++))
  let thoughts = 0
  const think: Tested['think'] = async orders => {
    const folder = join(mine, String(thoughts++))
    mkdirSync(folder, { recursive: true })
    const { spent: _, ...chosen } = await pool.thinkerFor(WHOM).choose('marshal', under({ folder, ...orders }))
    return {
      chosen,
      by: readdirSync(folder)
        .map(Number)
        .sort((a, b) => a - b),
    }
  }
  return {
    pool,
    faults,
    think,
    async together(count) {
      for (;;) {
        const { by } = await think()
        if (by.length === count) return by
      }
    },
  }
}

describe('several workers search one decision', () => {
  test('a helper that crashes is done without, and replaced for the next decision', async () => {
    const { think, together, faults } = poolOf(3)
    const [first, ...helpers] = await together(3)
    const { chosen, by } = await think({ crash: helpers.slice(0, 1) })
    assert.deepEqual(chosen, BEST)
    assert.deepEqual(by, [first, ...helpers])
    assert.deepEqual(faults, ['a bot worker ended with 3'])
    const again = await together(3)
    assert.ok(!again.includes(helpers[0]!) && again.includes(helpers[1]!), `${again} after ${helpers}`)
    assert.equal(faults.length, 1)
  })

  test('all helpers crash: whoever was asked first answers', async () => {
    const { think, together, faults } = poolOf(3)
    const [, ...helpers] = await together(3)
    assert.deepEqual((await think({ crash: helpers })).chosen, BEST)
    assert.equal(faults.length, 2)
  })

  test('who was asked first crashes: he is asked once more, in a new worker', async () => {
    const { think, together, faults } = poolOf(2)
    const [first, helper] = await together(2)
    const { chosen, by } = await think({ crash: [first!] })
    assert.deepEqual(chosen, BEST)
    assert.deepEqual(by.slice(0, 2), [first, helper])
    assert.equal(by.length, 3, 'a third one thought about it')
    assert.equal(faults.length, 1)
  })

  test('everybody crashes: that is said, and the next decision is thought about as ever', async () => {
    const { think, together, faults, pool } = poolOf(2)
    await together(2)
    await assert.rejects(think({ crash: 'everybody' }), /ended with 3/)
    assert.equal(faults.length, 3, 'the first twice, the helper once')
    assert.deepEqual([pool.busy, pool.waiting], [0, 0])
    assert.equal((await together(2)).length, 2)
  })

  test('a helper that hangs is waited for as long as patience lasts, then done without', async () => {
    const { think, together, faults } = poolOf(2, { patience: 3000 })
    const [, helper] = await together(2)
    const before = faults.length
    assert.deepEqual((await think({ hang: [helper!] })).chosen, BEST)
    assert.ok(faults.slice(before).includes('a bot worker thought for too long'), faults.join())
    assert.ok(!(await together(2)).includes(helper!))
  })

  test('a helper gives way to whoever else wants a worker; who was asked first thinks on', async () => {
    const { pool, together } = poolOf(2)
    await together(2)
    const folder = join(place.folder, 'long')
    mkdirSync(folder)
    let isDone = false
    void pool
      .thinkerFor(WHOM)
      .choose('marshal', under({ folder, long: true }))
      .then(() => {
        isDone = true
      })
    while (readdirSync(folder).length < 2) await new Promise(resolve => setTimeout(resolve, 10))
    assert.equal(pool.busy, 2)
    const threats = await pool.thinkerFor(WHOM).threats(real)
    assert.ok(Array.isArray(threats))
    assert.equal(isDone, false)
    assert.equal(pool.busy, 1)
  })

  test('a pool that closes answers nobody, whatever its workers were at', async () => {
    const { pool, together } = poolOf(2)
    await together(2)
    const folder = join(place.folder, 'closing')
    mkdirSync(folder)
    let answers = 0
    const count = (): void => void answers++
    pool
      .thinkerFor(WHOM)
      .choose('marshal', under({ folder, long: true }))
      .then(count, count)
    await pool.close()
    pool
      .thinkerFor(WHOM)
      .choose('marshal', under({ folder, long: true }))
      .then(count, count)
    await new Promise(resolve => setImmediate(resolve))
    assert.equal(answers, 0)
    assert.ok(existsSync(folder))
  })
})
