/**
 * Somebody who plays with the mouse: sees what is lit or can be pressed, chooses, and clicks where it stands. What is
 * covered by something else cannot be clicked, as in life, and is a fault of the page.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

export interface Seen {
  readonly state: 'over' | 'handOver' | 'mine' | 'waiting'
  /** Moves made so far, as the replay bar counts them. */
  readonly at: number
  readonly prompt: string
  /** What can be clicked: `card:7`, `place:12 piece:3`, `action-done`, … */
  readonly options: readonly string[]
  /** Changes when anything does that a player would notice. */
  readonly sign: string
  /** Where the option asked for is, and what lies over it. */
  readonly spot?: { readonly x: number; readonly y: number; readonly under?: string; readonly away?: boolean }
}

interface Looking {
  readonly last: string
  /** Milliseconds to wait for something else than `last`. */
  readonly wait: number
  /** The option to be pointed at. */
  readonly reach?: number
  /** Waits until it stands still: a finger is slower than a mouse. */
  readonly steady?: boolean
  /** Clicks what lies on top there, if that is the option, and waits so many milliseconds for something else than `last`. */
  readonly press?: number
  /** Milliseconds within which the table answers what it was told, and what lies over an option goes away. */
  readonly patience: number
}

/** Runs in the page. What it gives is never the picture between a move and the table's answer to it. */
async function look({ last, wait, reach, steady, press, patience }: Looking): Promise<Seen> {
  const one = (selector: string): HTMLElement | null => document.querySelector(selector)
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const describe = (element: Element): string =>
    element.getAttribute('data-thing') ??
    element.getAttribute('data-testid') ??
    element.getAttribute('aria-label') ??
    `${element.tagName}.${element.getAttribute('class')}`
  const offered = (): Element[] => {
    for (const first of ['[data-testid=confirm]', '[data-testid=menu] button']) {
      const found = all(first)
      if (found.length > 0) return found
    }
    const found = [
      '[data-testid=chooser] [data-choice]:enabled',
      '.prompt-buttons [data-testid^=action-]:not([aria-disabled=true])',
      'button[data-thing].is-lit:not(.is-chosen)',
      '.panzoom [data-thing].is-lit',
    ].flatMap(all)
    // What lies in a closed sheet of a phone is lit there, and nobody sees it.
    return found.filter(element => element.checkVisibility({ visibilityProperty: true }))
  }
  const scene = (): { state: Seen['state']; elements: Element[] } => {
    const ready = one('[data-testid=hand-over-ready]')
    if (ready !== null) return { state: 'handOver', elements: [ready] }
    // The cover is there before what stands on it.
    if (one('.hand-over') !== null) return { state: 'waiting', elements: [] }
    // Real dice to be typed in lie over everything else.
    if (one('[data-testid=roll]') !== null) return { state: 'mine', elements: all('.roll-number') }
    if (one('[data-testid=game-over]') !== null) return { state: 'over', elements: [] }
    const mine = one('[data-testid=prompt]')?.classList.contains('mine') === true
    return mine ? { state: 'mine', elements: offered() } : { state: 'waiting', elements: [] }
  }
  const now = (): { seen: Seen; elements: Element[] } => {
    const { state, elements } = scene()
    const dice = one('[data-testid=roll] .roll')?.textContent ?? ''
    // The section by its key, too: what is read is shorter.
    const rule = one('[data-testid=prompt-text] [data-rule]')?.getAttribute('data-rule')
    const words = one('[data-testid=prompt-text]')?.textContent?.trim() ?? ''
    const prompt = dice + words + (rule ? ` §${rule}` : '')
    const at = Number(/(\d+)\/\d+/.exec(one('[data-testid=replay-at]')?.textContent ?? '')?.[1] ?? -1)
    const options = elements.map(describe)
    const held = all('.is-chosen, [data-thing][aria-pressed=true], [data-thing][aria-selected=true]').map(describe)
    const sign = `${state} ${at} ${prompt} ${options.join()} ${held.join()}`
    return { seen: { state, at, prompt, options, sign }, elements }
  }
  const stoodStill = async (element: Element): Promise<void> => {
    const corner = (): string => `${element.getBoundingClientRect().left} ${element.getBoundingClientRect().top}`
    for (let last = ''; last !== corner(); ) {
      last = corner()
      await new Promise(resolve => setTimeout(resolve, 60))
    }
  }
  const spotOf = async (element: Element): Promise<NonNullable<Seen['spot']>> => {
    // A board is not scrolled but moved, with its own keys.
    if (element.closest('.panzoom') === null) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (steady === true) await stoodStill(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const under = (x: number, y: number): Element | undefined => document.elementFromPoint(x, y) ?? undefined
    const isHit = (hit: Element | undefined): boolean =>
      hit !== undefined && (element.contains(hit) || hit.contains(element))
    const found = under(middle.x, middle.y)
    if (isHit(found)) return middle
    // Ground is not square, and pieces stand on it: wherever it can be seen it can be clicked.
    const parts = element instanceof SVGElement ? [3, 5, 2, 6, 1, 7, 4] : []
    for (const i of parts)
      for (const j of parts) {
        const [x, y] = [left + (width * i) / 8, top + (height * j) / 8]
        const hit = under(x, y)
        if (hit !== undefined && element.contains(hit)) return { x, y }
      }
    const board = element.closest('.panzoom')?.getBoundingClientRect()
    const away =
      board !== undefined &&
      (middle.x < board.left || middle.x > board.right || middle.y < board.top || middle.y > board.bottom)
    return { ...middle, away, under: found === undefined ? 'nothing' : describe(found) }
  }
  const nap = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 4))
  const latest = performance.now() + patience
  let end = performance.now() + wait
  let pressed = false
  for (;;) {
    if (one('[data-busy]') !== null && performance.now() < latest) {
      await nap()
      continue
    }
    const { elements, seen } = now()
    const element = reach === undefined || pressed || seen.sign !== last ? undefined : elements[reach]
    if (element !== undefined) {
      const spot = await spotOf(element)
      if (spot.under !== undefined && spot.away !== true && performance.now() < latest) {
        await nap()
        continue
      }
      if (press === undefined || spot.under !== undefined) return { ...now().seen, spot }
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: spot.x, clientY: spot.y })
      document.elementFromPoint(spot.x, spot.y)!.dispatchEvent(event)
      pressed = true
      end = performance.now() + press
      continue
    }
    if (seen.sign !== last || performance.now() >= end) return seen
    await nap()
  }
}

/** How long a table may stay as it is while nobody can do anything. */
const PATIENCE = 120_000
/** How long a click may take to show. */
const SOON = 10_000

/** What the page shows; with a sign to compare, waits a while for it to change. */
export const see = (page: Page, last = '', wait = 0): Promise<Seen> =>
  page.evaluate(look, { last, wait, patience: PATIENCE })

/** Which of the options; the same every time. */
export type Choose = (seen: Seen, page: Page) => number

export function anything(seed: number): Choose {
  let state = seed >>> 0
  return ({ options }) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * options.length)
  }
}

/** Does what brings the end of the game nearer, as the game itself knows it; otherwise anything. */
export function impatient(seed: number, hurries: (seen: Seen) => number | undefined = () => undefined): Choose {
  const other = anything(seed)
  return (seen, page) => hurries(seen) ?? other(seen, page)
}

export interface PlayWishes {
  readonly choose: (...about: Parameters<Choose>) => number | Promise<number>
  /** Stops when this many moves have been made. */
  readonly until?: number
  /** Stops at a question. */
  readonly stop?: (seen: Seen, page: Page) => boolean | Promise<boolean>
  /** Where several may act, one after the other does; without it the first of them. */
  readonly alternate?: boolean
  /** Fingers instead of a mouse. */
  readonly touch?: boolean
  /** Every click by the mouse itself. */
  readonly mouse?: boolean
  /** Called before every click. */
  readonly onTurn?: (seen: Seen, page: Page) => Promise<void> | void
}

/**
 * Every so many clicks it is the mouse itself, which waits for the screen to be painted; the others are given straight
 * to whatever lies on top at that spot, and take a fifth of the time.
 */
const MOUSE = 4
let clicks = 0

/** One click on something that is offered; what is seen after it has shown. */
export async function click(page: Page, seen: Seen, wishes: PlayWishes): Promise<Seen> {
  await wishes.onTurn?.(seen, page)
  const index = await wishes.choose(seen, page)
  const isReal = wishes.touch === true || wishes.mouse === true || clicks++ % MOUSE === 0
  const reach = { last: seen.sign, wait: 0, reach: index, steady: wishes.touch === true, patience: PATIENCE }
  const direct = isReal ? reach : { ...reach, press: SOON }
  let found = await page.evaluate(look, direct)
  if (found.spot?.away === true) {
    // It lies beyond the edge of what is looked at: the whole board, please.
    await page.keyboard.press('0')
    const end = Date.now() + PATIENCE
    while (found.spot?.away === true && Date.now() < end) found = await page.evaluate(look, { ...direct, steady: true })
  }
  const { spot, sign } = found
  // It has been clicked, or the table moved on while the player was thinking: he looks again.
  if (spot === undefined) return found
  if (sign !== seen.sign) return see(page)
  const what = `“${seen.options[index]}” at “${seen.prompt}”`
  assert.equal(spot.under, undefined, `${what} lies under “${spot.under}”`)
  if (wishes.touch) await page.touchscreen.tap(spot.x, spot.y)
  else await page.mouse.click(spot.x, spot.y)
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
    for (const [i, page] of pages.entries())
      if (seen[i]!.state === 'mine' && (await wishes.stop?.(seen[i]!, page))) return { clicks, at }
    const able = seen.flatMap((each, i) => (each.options.length > 0 ? [i] : []))
    const who = able[wishes.alternate === true ? clicks % able.length : 0]
    if (who === undefined) {
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
