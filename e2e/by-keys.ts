/** Somebody who plays without a mouse: `n` to what is lit, Tab to buttons, Enter and Space. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { type PlayWishes, type Seen, see } from './player.ts'

/** How long a table may stay as it is while nobody can do anything. */
const PATIENCE = 120_000
/** How long a key may take to show. */
const SOON = 10_000
/** More than can be lit at once. */
const MANY = 150

/** Presses a key, and waits until the page knows what it means: the keys are fetched with the first of them. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.locator('html:not([data-keys])').waitFor({ state: 'attached' })
}

/** What has the focus, by every name it has. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return `${at?.getAttribute('data-thing') ?? ''} ${at?.getAttribute('data-testid') ?? ''} ${at?.getAttribute('aria-label') ?? ''}`
  })

/** Whoever stands for several things, as a region does for its country, is meant by any of its names. */
const answersTo = (focus: string, option: string): boolean => {
  const names = focus.split(' ')
  return focus.includes(option) && (!option.includes(':') || option.split(' ').every(name => names.includes(name)))
}

/** Presses a key until the focus is on something that answers to this name; false if it never is. */
export async function finds(page: Page, key: string, name: string, most = MANY): Promise<boolean> {
  for (let i = 0; i < most; i++) {
    if (answersTo(await focused(page), name)) return true
    await press(page, key)
  }
  return false
}
export const reach = async (page: Page, key: string, name: string): Promise<void> =>
  assert.ok(await finds(page, key, name), `“${name}” cannot be reached with ${key}`)
/** The record of a long game has hundreds of words that can be pointed at: backwards is the shorter way to a button. */
export const findsButton = async (page: Page, name: string): Promise<boolean> =>
  (await finds(page, 'Shift+Tab', name)) || finds(page, 'Tab', name, 1500)

const isThing = (option: string): boolean => /^(?:card|place|piece):/.test(option)

/** Plays without a mouse until so many moves are made, a question stops it or the game is over; the keys that were of use. */
export async function playByKeys(
  page: Page,
  choose: PlayWishes['choose'],
  until: number | ((seen: Seen) => boolean | Promise<boolean>) = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>()
  const goesOn = async (seen: Seen): Promise<boolean> =>
    typeof until === 'number' ? seen.at < until : seen.state !== 'mine' || !(await until(seen))
  let [stuck, missed] = [0, 0]
  for (let seen = await see(page); seen.state !== 'over' && (await goesOn(seen)); ) {
    if (seen.options.length === 0) {
      const next = await see(page, seen.sign, PATIENCE)
      assert.notEqual(next.sign, seen.sign, `nothing happens any more: “${seen.prompt}”`)
      seen = next
      continue
    }
    const option = seen.options[await choose(seen, page)]!
    const found = isThing(option) ? await finds(page, 'n', option) : await findsButton(page, option)
    if (!found) {
      // Perhaps the table moved on in the meantime.
      const now = await see(page, seen.sign, SOON)
      missed = now.sign === seen.sign ? missed + 1 : 0
      assert.ok(missed < 3, `“${option}” cannot be reached at “${seen.prompt}”`)
      seen = now
      continue
    }
    keys.add(isThing(option) ? 'n' : 'Tab')
    const key = option.startsWith('card') ? 'Space' : 'Enter'
    keys.add(key)
    await press(page, key)
    const next = await see(page, seen.sign, SOON)
    stuck = next.sign === seen.sign ? stuck + 1 : 0
    assert.ok(stuck < 3, `“${option}” does not answer to the keyboard at “${seen.prompt}”`)
    seen = next
  }
  return keys
}
