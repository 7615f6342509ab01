import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { FIRST, GAMES } from './catalogue.ts'
import { anything, play, see } from './player.ts'
import { fileOf, matchWhere } from './positions.ts'
import { atRest, eventually } from './rest.ts'
import { isAt } from './scenes.ts'
import { stage } from './stage.ts'

const here = stage()
const PHONE = { viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** The widest thing that sticks out, or nothing; a page that is still being laid out may stick out for a moment. */
const sticksOut = (page: Page): Promise<string | undefined> =>
  eventually(
    () => widest(page),
    found => found === undefined,
  )
const widest = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const out = [...document.querySelectorAll('*')].find(each => each.getBoundingClientRect().right > clientWidth + 1)
    return `${scrollWidth} px: ${out?.tagName}.${out?.getAttribute('class')}`
  })

/** Controls too small for a finger or out of the screen's reach. */
const unreachable = (page: Page): Promise<string[]> =>
  eventually(
    () => outOfReach(page),
    found => found.length === 0,
  )
const outOfReach = async (page: Page): Promise<string[]> => {
  // A sheet that is still sliding away is neither here nor gone.
  await page.waitForFunction(() => document.getAnimations().every(each => !(each instanceof CSSTransition)))
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, summary, select')].flatMap(each => {
      if (!each.checkVisibility({ visibilityProperty: true })) return []
      each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40) ?? ''
      if (width === 0 || height === 0) return []
      const inSight = left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1
      if (!inSight)
        return [`${name}: outside (${left.toFixed()}–${right.toFixed()}, ${top.toFixed()}–${bottom.toFixed()})`]
      // Citations and jumps stand in a line of text, where a finger's width is not to be had.
      return Math.max(width, height) < 24 && !each.matches('.cite, .jump') ? [`${name}: ${width}×${height}`] : []
    }),
  )
}

test('at 400 px every page fits, and every button can be reached', async () => {
  for (const lang of ['it', 'en']) {
    const visitor = await here.visit({ ...PHONE, settings: { lang } })
    const { page } = visitor
    for (const [hash, id] of [
      ['#/', `quick-${FIRST}`],
      ['#/settings', 'settings'],
      ...GAMES.flatMap(game => [
        [`#/new/${game.id}`, 'start'],
        [`#/rules/${game.id}`, 'rulebook'],
        ...(game.lesson ? [[`#/learn/${game.id}`, 'lesson']] : []),
      ]),
    ] as [string, string][]) {
      await visitor.open(hash)
      await page.getByTestId(id).waitFor()
      assert.equal(await sticksOut(page), undefined, `${hash} in ${lang}`)
      assert.deepEqual(await unreachable(page), [], `${hash} in ${lang}`)
    }
    await visitor.leave()
  }
})

test('at 400 px a game is played with fingers; log and armies are sheets', async () => {
  const visitor = await here.visit({ ...PHONE, settings: { lang: 'it' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).tap()
  await page.getByTestId('board').waitFor()
  let looks = 0
  await play([page], {
    choose: anything(12),
    touch: true,
    until: 60,
    async onTurn() {
      if (looks++ % 8 === 0) assert.equal(await sticksOut(page), undefined)
    },
  })
  await page.getByTestId('sheet-log').tap()
  await page.getByTestId('log').locator('li').last().waitFor()
  assert.equal(await sticksOut(page), undefined)
  await page.getByTestId('sheet-log').tap()
  await page.getByTestId('sheet-armies').tap()
  for (const army of ['army-0', 'army-1']) await page.getByTestId(army).waitFor()
  await page.getByTestId('sheet-armies').tap()
  await page.getByTestId('more').locator('summary').tap()
  await page.getByTestId('resign').waitFor()
  assert.deepEqual(await unreachable(page), [])
  await visitor.leave()
})

for (const { id } of GAMES.filter(game => game.id !== FIRST))
  test(`at 400 px ${id} is played with fingers`, async () => {
    const visitor = await here.visit({ ...PHONE, settings: { lang: 'it' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).tap()
    await page.locator('.prompt.mine').waitFor()
    await play([page], { choose: anything(13), touch: true, until: 15 })
    assert.equal(await sticksOut(page), undefined)
    assert.deepEqual(await unreachable(page), [])
    await visitor.leave()
  })

test('holding a finger on a unit asks why not, and the answer fits the screen', async () => {
  const match = matchWhere(isAt('movement.move'))
  const visitor = await here.visit({ ...PHONE, settings: { lang: 'it' } })
  const { page, context } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.getByTestId('hand-over-ready').tap()
  await page.locator('.prompt.mine').waitFor()
  const before = await atRest(page)
  const { seat } = match.decision!
  const enemy = (match.view(seat) as { square: number[] }).square.findIndex(
    (at, piece) => at >= 0 && piece >> 3 !== seat,
  )
  const unit = page.locator(`[data-thing~="piece:${enemy}"]`)
  // Whoever aims waits until it stands still.
  await (await unit.elementHandle())!.waitForElementState('stable')
  const box = (await unit.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const fingers = await context.newCDPSession(page)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.getByTestId('refusal').first().waitFor()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  assert.equal(await sticksOut(page), undefined)
  assert.equal((await see(page)).at, before.at)

  // The answer put away, two fingers bring the board closer.
  await page.getByTestId('why').getByRole('button').first().tap()
  await page.getByTestId('why').waitFor({ state: 'detached' })
  const scale = (): Promise<string | null> => page.locator('.panzoom > g').getAttribute('transform')
  const still = await scale()
  const spread = (by: number) => [
    { x: 200 - by, y: 300, id: 1 },
    { x: 200 + by, y: 300, id: 2 },
  ]
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: spread(20) })
  for (const by of [40, 60, 80])
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: spread(by) })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  assert.notEqual(await eventually(scale, now => now !== still), still)
  await visitor.leave()
})

/** Of a phone 700 px high, what a map must have while a guided battle talks. */
const LEAST_MAP = 0.28
for (const { id } of GAMES.filter(({ lesson }) => lesson))
  test(`${id}: on a small phone the guided battle leaves room for the map, and its card is whole`, async () => {
    const visitor = await here.visit({ ...PHONE, viewport: { width: 400, height: 700 }, settings: { lang: 'it' } })
    const { page } = visitor
    await visitor.open(`#/learn/${id}`)
    await page.getByTestId('lesson-next').tap()
    await page.getByTestId('lesson').waitFor()
    const layout = (): Promise<{ map: number; over: number; within: number }> =>
      page.evaluate(() => {
        const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect()
        const words = box('.floating')
        const below = Math.min(box('.hand-strip').top || innerHeight, box('.sheet-tabs').top)
        return { map: box('.board-area').height / innerHeight, over: words.bottom - below, within: words.top }
      })
    const found = await eventually(layout, ({ map, over }) => map >= LEAST_MAP && over <= 0)
    assert.ok(found.map >= LEAST_MAP, `the map has ${Math.round(found.map * 100)} % of the height`)
    assert.ok(found.over <= 0, `the card lies ${found.over} px over what is below it`)
    await visitor.leave()
  })
