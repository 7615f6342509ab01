/**
 * Waiting for what is meant instead of for the first change. A test compares only what has come to rest: on a busy machine
 * a page may stand for seconds between a click and what comes of it.
 */
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { type Seen, see } from './player.ts'

/** How long something may take that a test waits for; costs nothing where all is well. */
const PATIENCE = 60_000
/** Milliseconds without a change after which nothing more is expected. */
const REST = 300
const PAUSE = 30

/** Looks again until it is as it should be; the last look, for whoever wants to say what is wrong with it. */
export async function eventually<T>(look: () => Promise<T>, fits: (seen: T) => boolean): Promise<T> {
  for (const end = Date.now() + PATIENCE; ; ) {
    const seen = await look()
    if (fits(seen) || Date.now() > end) return seen
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

/** It is so, or becomes so. */
export async function becomes<T>(look: () => Promise<T>, wanted: T, what?: string): Promise<void> {
  assert.deepEqual(await eventually(look, seen => isDeepStrictEqual(seen, wanted)), wanted, what)
}

/** What is seen stands before a judge, or will. */
export async function holds<T>(look: () => Promise<T>, judge: (seen: T) => void): Promise<void> {
  const seen = await eventually(look, each => {
    try {
      judge(each)
      return true
    } catch {
      return false
    }
  })
  judge(seen)
}

/** The table when nothing changes any more by itself. */
export async function atRest(page: Page): Promise<Seen> {
  for (let seen = await see(page); ; ) {
    const next = await see(page, seen.sign, REST)
    if (next.sign === seen.sign) return seen
    seen = next
  }
}

/** Somebody at this screen is asked, and everything is there that he may click. A board is drawn before it asks. */
export async function asks(page: Page): Promise<Seen> {
  await page.locator('.prompt.mine').waitFor()
  return atRest(page)
}

/** The table when so many moves have been made and it has come to rest. */
export async function seeAt(page: Page, at: number): Promise<Seen> {
  await page.getByTestId('replay-at').getByText(`${at}/${at}`, { exact: true }).waitFor()
  return atRest(page)
}

/** After a reload: a table is on the page before its moves are. */
export async function seeAtLeast(page: Page, at: number): Promise<Seen> {
  const seen = await eventually(
    () => see(page),
    each => each.at >= at,
  )
  assert.ok(seen.at >= at, `${at} moves before, ${seen.at} after`)
  return seen
}

/** Several pages at one table when all of them have heard of the same moves. */
export async function inStep(pages: readonly Page[]): Promise<readonly Seen[]> {
  const all = await eventually(
    () => Promise.all(pages.map(atRest)),
    each => each.every(({ at }) => at >= 0 && at === each[0]!.at),
  )
  assert.deepEqual(
    all.map(({ at }) => at),
    all.map(() => all[0]!.at),
    'all pages have heard of the same moves',
  )
  return all
}
