/** Whatever is opened has a place of its own: log, armies and chat are never covered, and every menu can be reached. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { GAMES } from './catalogue.ts'
import { atRest, becomes, eventually } from './rest.ts'
import { stage } from './stage.ts'
import { PLACES } from './tour.ts'

const here = stage()
const SIZES = [
  { width: 1400, height: 900 },
  { width: 1366, height: 650 },
  { width: 1110, height: 700 },
  { width: 800, height: 1100 },
  { width: 400, height: 700 },
]
/** Where something is opened over or beside a table. */
const OPENED = ['odds', 'why not', 'guided battle', 'invitation']

interface Overlap {
  readonly panel: string
  readonly over: string
  readonly by: string
}
/** Boxes that lie over what must stay in sight, and panels that leave the screen. */
const overlaps = (page: Page): Promise<readonly Overlap[]> =>
  page.evaluate(() => {
    const seen = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter(each => each.checkVisibility({ visibilityProperty: true }))
    /** As much of it as its scrolling ancestors let through. */
    const box = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue
        const around = up.getBoundingClientRect()
        left = Math.max(left, around.left)
        top = Math.max(top, around.top)
        right = Math.min(right, around.right)
        bottom = Math.min(bottom, around.bottom)
      }
      return { left, top, right, bottom }
    }
    const found: { panel: string; over: string; by: string }[] = []
    for (const panel of seen('.floating > *, .fight, .over, .notice')) {
      const a = box(panel)
      const name = panel.getAttribute('data-testid') ?? panel.className
      const full = panel.getBoundingClientRect()
      if (full.left < -1 || full.right > innerWidth + 1)
        found.push({ panel: name, over: 'the edge', by: `${full.left}–${full.right}` })
      for (const kept of seen('.log, .armies-side, .chat')) {
        const b = box(kept)
        const [width, height] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ]
        if (width > 1 && height > 1) found.push({ panel: name, over: kept.className, by: `${width} × ${height}` })
      }
    }
    return found
  })

for (const viewport of SIZES)
  test(`nothing covers log, armies or chat at ${viewport.width} × ${viewport.height}`, async () => {
    for (const place of PLACES.filter(each => OPENED.includes(each.name))) {
      const visitor = await here.visit({ viewport })
      await place.go(visitor)
      await atRest(visitor.page)
      assert.deepEqual(await overlaps(visitor.page), [], place.name)
      await visitor.leave()
    }
  })

for (const { id } of GAMES)
  test(`${id}: a hint and a reason cover neither log nor armies, on a low screen and on a phone`, async () => {
    for (const viewport of [SIZES[1]!, SIZES[4]!]) {
      const visitor = await here.visit({ viewport, settings: { lang: 'it' } })
      const { page } = visitor
      await visitor.open('')
      await page.getByTestId(`quick-${id}`).click()
      await page.locator('.prompt.mine').waitFor()
      await page.getByTestId('more').locator('summary').click()
      await page.getByTestId('hint').click()
      await page.getByTestId('hint-given').waitFor()
      await atRest(page)
      assert.deepEqual(await overlaps(page), [], `a hint at ${viewport.width} px`)
      const dead = page.locator('.panzoom [data-thing]:not(.is-lit)').first()
      await dead.dispatchEvent('contextmenu')
      await page.getByTestId('why').waitFor()
      await atRest(page)
      assert.deepEqual(await overlaps(page), [], `a reason at ${viewport.width} px`)
      await visitor.leave()
    }
  })

/** Six lines and the space between them. */
const LINES = 120
test('on a laptop the log of every game has several lines, however long its armies are', async () => {
  for (const { id } of GAMES) {
    const visitor = await here.visit({ viewport: { width: 1400, height: 880 } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).click()
    await page.locator('.prompt.mine').waitFor()
    const log = (await page.getByTestId('log').boundingBox())!
    assert.ok(log.height >= LINES, `${id}: ${log.height} px`)
    await visitor.leave()
  }
})

test('the log keeps some lines in sight while something is open, also on a low screen', async () => {
  const visitor = await here.visit({ viewport: { width: 1366, height: 650 } })
  await PLACES.find(each => each.name === 'odds')!.go(visitor)
  const log = (await visitor.page.getByTestId('log').boundingBox())!
  assert.ok(log.height >= 48, `${log.height} px`)
  await visitor.leave()
})

test('the menu can be reached to its last entry on a 700 px phone; Esc and a click elsewhere close it and do nothing else', async () => {
  const visitor = await here.visit({ viewport: { width: 400, height: 700 } })
  const { page } = visitor
  await PLACES.find(each => each.name === 'menu')!.go(visitor)
  const last = page.locator('.more-list > *').last()
  await last.scrollIntoViewIfNeeded()
  const box = (await last.boundingBox())!
  assert.ok(box.y + box.height <= 700, 'the last entry is on the screen')
  await page.keyboard.press('Escape')
  await becomes(() => page.locator('.more-list').count(), 0)
  await page.getByTestId('more').locator('summary').click()
  await page.locator('.more-list').waitFor()
  await page.mouse.click(60, 400)
  await becomes(() => page.locator('.more-list').count(), 0)
  assert.equal(await page.getByTestId('why').count(), 0)
  await visitor.leave()
})

test('a lesson has its buttons in sight at every size', async () => {
  for (const viewport of SIZES) {
    const visitor = await here.visit({ viewport })
    await PLACES.find(each => each.name === 'guided battle')!.go(visitor)
    const next = visitor.page.getByTestId('lesson-next')
    const box = await eventually(
      () => next.boundingBox(),
      found => found !== null,
    )
    assert.ok(
      box!.y + box!.height <= viewport.height && box!.y > 0,
      `${viewport.width} × ${viewport.height}: ${box!.y}`,
    )
    await visitor.leave()
  }
})
