/**
 * Somebody who plays with the mouse: sees what is lit or can be pressed, chooses, and clicks where it stands. What is
 * covered by something else cannot be clicked, as in life, and is a fault of the page.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

export interface Option {
  readonly what: string
  readonly x: number
  readonly y: number
  /** What lies over it, if it cannot be clicked. */
  readonly under?: string
}
export interface Seen {
  readonly state: 'over' | 'handOver' | 'mine' | 'waiting'
  /** Moves made so far, as the replay bar counts them. */
  readonly at: number
  readonly prompt: string
  /** Changes when anything does that a player would notice. */
  readonly sign: string
  readonly options: readonly Option[]
}

/** Runs in the page: waits for something else than `last` to be there, but not for ever, and says what is there. */
async function look({ last, wait }: { last: string | undefined; wait: number }): Promise<Seen> {
  const one = (selector: string): HTMLElement | null => document.querySelector(selector)
  const describe = (element: Element): string =>
    element.getAttribute('data-testid') ??
    element.getAttribute('data-thing') ??
    element.getAttribute('aria-label') ??
    `${element.tagName}.${element.getAttribute('class')}`
  const spots = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const offered = (): Element[] => {
    for (const first of ['[data-testid=confirm]', '[data-testid=menu] button', '[data-testid=gather]']) {
      const found = spots(first)
      if (found.length > 0) return found
    }
    return [
      '[data-testid=chooser] .mn-sections button:enabled, [data-testid=chooser] .mn-nations button',
      '[data-testid=chooser] .mn-card-button',
      '.prompt-buttons [data-testid^=action-]:not([aria-disabled=true])',
      '[data-testid=hand] .is-lit',
      '[data-testid=board] .is-lit',
    ].flatMap(spots)
  }
  const scene = (): { state: Seen['state']; elements: Element[] } => {
    const ready = one('[data-testid=hand-over-ready]')
    if (ready !== null) return { state: 'handOver', elements: [ready] }
    if (one('[data-testid=game-over]') !== null) return { state: 'over', elements: [] }
    const mine = one('[data-testid=prompt]')?.classList.contains('mine') === true
    return mine ? { state: 'mine', elements: offered() } : { state: 'waiting', elements: [] }
  }
  const now = (): Omit<Seen, 'options'> & { elements: Element[] } => {
    const { state, elements } = scene()
    const prompt = one('[data-testid=prompt-text]')?.textContent?.trim() ?? ''
    const at = Number(/(\d+)\/\d+/.exec(one('[data-testid=replay-at]')?.textContent ?? '')?.[1] ?? -1)
    return { state, at, prompt, elements, sign: `${state} ${at} ${prompt} ${elements.map(describe).join()}` }
  }
  const reach = (element: Element): Option => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const reached = hit !== null && (element.contains(hit) || hit.contains(element))
    return { what: describe(element), x, y, ...(!reached && { under: hit === null ? 'nothing' : describe(hit) }) }
  }
  const end = performance.now() + wait
  for (;;) {
    const { elements, ...seen } = now()
    const news = seen.sign !== last && (elements.length > 0 || seen.state === 'over')
    if (news || performance.now() >= end) return { ...seen, options: elements.map(reach) }
    await new Promise(resolve => setTimeout(resolve, 4))
  }
}

/** What the page shows; with a sign to compare, waits a while for it to change. */
export const see = (page: Page, last?: string, wait = 0): Promise<Seen> => page.evaluate(look, { last, wait })

/** Chance of the test's own, the same every time. */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

export interface PlayWishes {
  readonly choose: (n: number) => number
  /** Stops when this many moves have been made. */
  readonly until?: number
  /** Called before every click of this player. */
  readonly onTurn?: (seen: Seen, page: Page) => Promise<void> | void
}

/** How long a table may stay as it is while nobody can do anything. */
const PATIENCE = 30_000
/** How long a click may take to show. */
const SOON = 1000

/** One click on something that is offered; what is seen after it has shown. */
async function click(page: Page, seen: Seen, wishes: PlayWishes): Promise<Seen> {
  await wishes.onTurn?.(seen, page)
  const option = seen.options[wishes.choose(seen.options.length)]!
  assert.equal(option.under, undefined, `“${option.what}” lies under “${option.under}” at “${seen.prompt}”`)
  await page.mouse.click(option.x, option.y)
  return see(page, seen.sign, SOON)
}

/** Plays until the game is over or has come far enough; all pages take part, each when it is asked. */
export async function play(pages: readonly Page[], wishes: PlayWishes): Promise<{ clicks: number; at: number }> {
  const { until = Number.POSITIVE_INFINITY } = wishes
  let clicks = 0
  let seen = await Promise.all(pages.map(page => see(page)))
  for (;;) {
    const at = Math.max(...seen.map(each => each.at))
    if (seen.every(each => each.state === 'over') || at >= until) return { clicks, at }
    const who = seen.findIndex(each => each.options.length > 0)
    if (who < 0) {
      await Promise.race(pages.map((page, i) => see(page, seen[i]!.sign, PATIENCE)))
      const news = await Promise.all(pages.map(page => see(page)))
      if (news.every((each, i) => each.sign === seen[i]!.sign && each.state !== 'over'))
        throw new Error(`nothing happens any more: ${news.map(each => `${each.state} “${each.prompt}”`).join(' / ')}`)
      seen = news
      continue
    }
    clicks++
    const after = await click(pages[who]!, seen[who]!, wishes)
    seen = await Promise.all(pages.map((page, i) => (i === who ? after : see(page))))
  }
}
