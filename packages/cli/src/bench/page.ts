/**
 * What the web page costs: the script of each game's page, a cold first load, and the time from a click to its painting,
 * in a real Chromium. The bench prints the figures; the tests in a browser hold the sizes against their limits.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** Where the page is, and who plays on it. */
export interface PageStage {
  readonly browser: Browser
  readonly url: string
  /** The folder of the built app, as it is being served. */
  readonly app: string
  /** Clicks on whatever is offered until so many moves have been made, or the game is over; before each he thinks so many milliseconds. */
  readonly drive: (page: Page, seed: number, until: number, pause?: number) => Promise<unknown>
}

/** Bytes. */
export interface LoadFigures {
  readonly game: string
  /** What the page thread of a table runs, without its workers: as sent, and as gzip would make it. */
  readonly script: number
  readonly scriptGzip: number
  readonly scriptFiles: number
  /** From the empty cache through the home page into a game, until the computer has answered: with headers. */
  readonly cold: number
  readonly coldFiles: number
}
/** Milliseconds. `work` leaves out the waiting for the screen's next frame. */
export interface ClickFigures {
  readonly game: string
  readonly clicks: number
  readonly paint: { readonly p50: number; readonly p95: number }
  readonly work: { readonly p50: number; readonly p95: number }
}

const PATIENCE = 60_000
/** Moves between two looks at whether the computer's worker has been fetched, and looks at most. */
const STRETCH = 12
const STRETCHES = 8
const COMPUTER = /\bbot\b[^/]*\.js$/

async function visit(
  { browser }: PageStage,
  settings: object,
  options: BrowserContextOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1400, height: 900 }, ...options })
  context.setDefaultTimeout(PATIENCE)
  // The empty page before the first address has no storage.
  await context.addInitScript({
    content: `if (location.protocol.startsWith('http') && localStorage.getItem('bivouac.settings') === null)
      localStorage.setItem('bivouac.settings', ${JSON.stringify(JSON.stringify({ lang: 'en', ...settings }))})`,
  })
  return { context, page: await context.newPage() }
}

/** The sizes of one game's page. */
export async function loadFigures(stage: PageStage, game: string): Promise<LoadFigures> {
  // Without the service worker, which afterwards fetches the whole app for offline play, in its own time.
  const { context, page } = await visit(stage, {}, { serviceWorkers: 'block', reducedMotion: 'reduce' })
  try {
    const fetched = new Map<string, number>()
    const counting: Promise<void>[] = []
    context.on('requestfinished', request => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== new URL(stage.url).origin || pathname.startsWith('/api/')) return
      fetched.set(pathname, fetched.get(pathname) ?? 0)
      const sized = request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) =>
          void fetched.set(pathname, Math.max(fetched.get(pathname)!, responseBodySize + responseHeadersSize)),
        // A worker that has ended cannot be asked any more: the file is counted as it is sent.
        () => {},
      )
      counting.push(sized)
    })
    await page.goto(stage.url)
    await page.getByTestId(`quick-${game}`).click()
    await page.locator('.prompt.mine').waitFor()
    for (let i = 1; i <= STRETCHES; i++) {
      await stage.drive(page, 1, i * STRETCH)
      if ([...fetched.keys()].some(path => COMPUTER.test(path))) break
      if (await page.getByTestId('game-over').isVisible()) break
    }
    await Promise.all(counting)
    const wire = [...fetched].map(([path, bytes]) => bytes || sizeOf(stage.app, path, raw => brotliCompressSync(raw)))

    // Straight to the table, as by a link.
    await page.reload()
    await page.getByTestId('prompt-text').waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = ((await page.evaluate(RESOURCES)) as { path: string; sent: number }[]).filter(
      ({ path }) => path.endsWith('.js') && !/worker/.test(path),
    )
    const sum = (sizes: readonly number[]): number => sizes.reduce((a, b) => a + b, 0)
    return {
      game,
      script: sum(scripts.map(each => each.sent)),
      scriptGzip: sum(scripts.map(({ path }) => sizeOf(stage.app, path, raw => gzipSync(raw, { level: 9 })))),
      scriptFiles: scripts.length,
      cold: sum(wire),
      coldFiles: fetched.size,
    }
  } finally {
    await context.close()
  }
}
const RESOURCES = `performance.getEntriesByType('resource').map(each => ({ path: new URL(each.name).pathname, sent: each.encodedBodySize }))`

const sizeOf = (app: string, path: string, pack: (raw: Buffer) => Buffer): number =>
  pack(readFileSync(join(app, path === '/' ? 'index.html' : decodeURIComponent(path)))).length

/** Everything that is kept for offline play, compressed. */
export const offlineSize = (app: string): number =>
  readdirSync(app, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$|^\./.test(entry.name))
    .reduce((sum, entry) => sum + brotliCompressSync(readFileSync(join(entry.parentPath, entry.name))).length, 0)

/** Runs in the page: what was posted in a frame arrives when the frame has been painted. */
const CLICKS = `
globalThis.clicks = []
addEventListener('click', event => {
  const began = event.timeStamp
  const heard = performance.now()
  let handled = heard
  queueMicrotask(() => { handled = performance.now() })
  requestAnimationFrame(() => {
    const frame = performance.now()
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      const done = performance.now()
      globalThis.clicks.push({ paint: done - began, work: handled - heard + (done - frame) })
    }
    channel.port2.postMessage(undefined)
  })
}, { capture: true })`

/**
 * Milliseconds between what is seen and the next click: quick for a person. Without it a program clicks while the last
 * frame is still being painted, and measures its own haste.
 */
const THINKING = 200
const ROUNDS = 4
type Click = { readonly paint: number; readonly work: number }

/** At one screen so many moves are played, with the animations players have. */
export async function clickFigures(stage: PageStage, game: string, moves: number): Promise<ClickFigures> {
  const { context, page } = await visit(stage, { speed: 4, confirm: false }, { reducedMotion: 'no-preference' })
  try {
    await context.addInitScript({ content: CLICKS })
    const clicks: Click[] = []
    // A game may be lost after a few moves.
    for (let round = 0; round < ROUNDS && clicks.length < moves; round++) {
      await page.goto(`${stage.url}/#/new/${game}`)
      await page.reload()
      await page.getByTestId('start').waitFor()
      // A game for one asks for no opponent.
      const here = page.getByTestId('opponent-here')
      if (await here.isVisible()) await here.check()
      await page.getByTestId('start').click()
      await page.getByTestId('prompt-text').waitFor()
      await page.evaluate('globalThis.clicks.length = 0')
      await stage.drive(page, 21 + round, moves, THINKING)
      clicks.push(...((await page.evaluate('globalThis.clicks')) as Click[]))
    }
    const shares = (what: 'paint' | 'work') => {
      const sorted = clicks.map(each => each[what]).sort((a, b) => a - b)
      const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
      return { p50: at(0.5), p95: at(0.95) }
    }
    return { game, clicks: clicks.length, paint: shares('paint'), work: shares('work') }
  } finally {
    await context.close()
  }
}
