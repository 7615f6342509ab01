import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { FIRST, GAMES } from './catalogue.ts'
import { anything, play } from './player.ts'
import { stage } from './stage.ts'

const here = stage()
const KB = 1000
/** Limits are for what a newcomer downloads; the goals are 35 and 250. */
const MOST_COLD = 600 * KB
/**
 * What a game's page may send as script before anybody touches it, in kB, from its package (`bivouac.pageScript`): the figures
 * of today with a little room, so that they rise no further; some are still above what is wanted (`pageScriptGoal`).
 */
/** What the first sign of a hand fetches (keys, dragging, marks on the board, orders), in kB. */
const MOST_FOR_HANDS = 10
interface Budget {
  readonly pageScript: number
  readonly pageScriptGoal: number
}
function budgetOf(id: string): Budget {
  const own = JSON.parse(readFileSync(new URL(`../games/${id}/package.json`, import.meta.url), 'utf8')) as {
    readonly bivouac?: Budget
  }
  assert.ok(own.bivouac !== undefined, `games/${id}/package.json names no budget`)
  return own.bivouac
}
/** What the page itself runs, opened as by a link, without what its workers load. */
async function scriptsOf(page: Page): Promise<readonly { readonly path: string; readonly sent: number }[]> {
  await page.reload()
  await page.locator('.panzoom').first().waitFor()
  await page.locator('.prompt.mine').waitFor()
  await page.waitForLoadState('networkidle')
  return sentScripts(page)
}
function sentScripts(page: Page): Promise<readonly { readonly path: string; readonly sent: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, sent: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js') && !/worker/.test(path)),
  )
}
const kB = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`

const sizes = (path: string) => {
  const raw = readFileSync(join(here.server.folder, 'app', path === '/' ? 'index.html' : path))
  return { gzip: gzipSync(raw, { level: 9 }).length, brotli: brotliCompressSync(raw).length }
}

test('a cold first load is at most 600 kB in all', async () => {
  // Without the service worker, which afterwards fetches the whole app for offline play, in its own time.
  const visitor = await here.visit({ serviceWorkers: 'block', settings: { lang: 'en' } })
  const { page, context } = visitor
  const fetched = new Set<string>()
  let wire = 0
  context.on('requestfinished', async request => {
    const url = new URL(request.url())
    if (url.origin !== here.server.url || url.pathname.startsWith('/api/')) return
    fetched.add(url.pathname)
    const { responseBodySize, responseHeadersSize } = await request
      .sizes()
      .catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }))
    wire += responseBodySize + responseHeadersSize
  })
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.getByTestId('board').waitFor()
  // Until the computer has had its say, and its rules with it.
  await play([page], { choose: anything(1), until: 12 })
  const cold = [...fetched].reduce((sum, path) => sum + sizes(path).brotli, 0)

  const scripts = await scriptsOf(page)
  const script = scripts.reduce((sum, { sent }) => sum + sent, 0)
  const gzip = scripts.reduce((sum, { path }) => sum + sizes(path).gzip, 0)
  const kept = readdirSync(join(here.server.folder, 'app'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$|^\./.test(entry.name))
    .reduce((sum, entry) => sum + brotliCompressSync(readFileSync(join(entry.parentPath, entry.name))).length, 0)
  console.log(
    `script of one game’s page: ${kB(script)} as sent, ${kB(gzip)} gzip, in ${scripts.length} files (goal 35)`,
  )
  console.log(
    `cold first load, rules and computer player included: ${kB(cold)} brotli, ${kB(wire)} on the wire (at most 600, goal 250)`,
  )
  console.log(`kept for offline play: ${kB(kept)} brotli`)
  assert.ok(cold <= MOST_COLD, kB(cold))
  assert.ok(Math.max(wire, cold) <= MOST_COLD, kB(wire))
  await visitor.leave()
})

for (const { id } of GAMES)
  test(`${id}: the script of its page does not grow`, async () => {
    const visitor = await here.visit({ serviceWorkers: 'block', settings: { lang: 'en' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).click()
    await page.locator('.prompt.mine').waitFor()
    const scripts = await scriptsOf(page)
    const sent = scripts.reduce((sum, each) => sum + each.sent, 0)
    const { pageScript, pageScriptGoal } = budgetOf(id)
    console.log(
      `script of the page of ${id}: ${kB(sent)} as sent, in ${scripts.length} files (at most ${pageScript}, goal ${pageScriptGoal})`,
    )
    const largest = scripts.toSorted((a, b) => b.sent - a.sent).map(each => `${each.path} ${kB(each.sent)}`)
    assert.ok(sent <= pageScript * KB, `${kB(sent)}: ${largest.join(', ')}`)
    // A hand comes to the table: what it fetches counts too, and is little.
    const before = new Set(scripts.map(each => each.path))
    await page.mouse.move(300, 300)
    await page.mouse.move(2, 2)
    await page.locator('.board-marks').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const later = (await sentScripts(page)).filter(each => !before.has(each.path))
    const forHands = later.reduce((sum, each) => sum + each.sent, 0)
    console.log(`${id}: at the first sign of a hand ${kB(forHands)} more`)
    assert.ok(forHands > 0 && forHands <= MOST_FOR_HANDS * KB, `${kB(forHands)}: ${later.map(each => each.path)}`)
    await visitor.leave()
  })

test('a click is painted soon: the 95th percentile is printed', async () => {
  // With its animations, as a player has them.
  const visitor = await here.visit({
    reducedMotion: 'no-preference',
    settings: { lang: 'en', speed: 4, confirm: false },
  })
  const { page } = visitor
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { clicks: { paint: number; work: number }[] }
    kept.clicks = []
    addEventListener(
      'click',
      event => {
        const began = event.timeStamp
        const heard = performance.now()
        let handled = heard
        queueMicrotask(() => {
          handled = performance.now()
        })
        requestAnimationFrame(() => {
          const frame = performance.now()
          const channel = new MessageChannel()
          // What was posted in a frame arrives when the frame has been painted.
          channel.port1.onmessage = () => {
            const done = performance.now()
            kept.clicks.push({ paint: done - began, work: handled - heard + (done - frame) })
          }
          channel.port2.postMessage(undefined)
        })
      },
      { capture: true },
    )
  })
  await visitor.open(`#/new/${FIRST}`)
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await play([page], { choose: anything(21), mouse: true, until: 80 })
  const clicks = await page.evaluate(
    () => (globalThis as unknown as { clicks: { paint: number; work: number }[] }).clicks,
  )
  const at = (share: number, what: 'paint' | 'work'): string => {
    const sorted = clicks.map(each => each[what]).sort((a, b) => a - b)
    return sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1)
  }
  console.log(
    `click to paint, ${clicks.length} clicks: p50 ${at(0.5, 'paint')} ms, p95 ${at(0.95, 'paint')} ms; ` +
      `of it work, without waiting for the screen’s next frame: p50 ${at(0.5, 'work')} ms, p95 ${at(0.95, 'work')} ms (goal 16)`,
  )
  assert.ok(clicks.length > 50)
  await visitor.leave()
})
