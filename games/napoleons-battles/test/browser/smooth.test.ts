/** Pan and zoom on the engraved ground: what each picture costs the page, as it is and slowed four times. Printed, not held: machines differ. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { stage } from '../../../../e2e/stage.ts'
import { POSITION } from './brigades.ts'

const here = stage()

/** Processor time of the page's thread so far, in milliseconds: the clock would measure the neighbours. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value
}
/** Until what was asked for has been painted. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

async function costs(page: Page, session: CDPSession, steps: number, one: (k: number) => Promise<void>) {
  const found: number[] = []
  for (let k = 0; k < steps; k++) {
    const before = await spent(session)
    await one(k)
    await painted(page)
    found.push((await spent(session)) - before)
  }
  found.sort((a, b) => a - b)
  const at = (share: number): string => found[Math.floor(share * (found.length - 1))]!.toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

test('pan and zoom with sixty brigades: the 95th percentile is printed, also slowed four times', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  const { page } = visitor
  await visitor.open('#/new/napoleons-battles')
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(POSITION))
  await page.getByTestId('start').click()
  const board = page.getByTestId('board')
  await board.waitFor()
  const box = (await board.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.9]
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const view = (): Promise<string> => page.locator('.panzoom').first().innerHTML()
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await page.keyboard.press('0')
    await painted(page)
    const before = await view()
    await page.mouse.move(x, y)
    const zoom = await costs(page, session, 40, k => page.mouse.wheel(0, k < 10 ? -120 : k % 20 < 10 ? 60 : -60))
    await page.mouse.down()
    const pan = await costs(page, session, 60, k =>
      page.mouse.move(x + 120 * Math.sin(k / 6), y - 60 - 60 * Math.cos(k / 6)),
    )
    await page.mouse.up()
    console.log(`slowed ${rate} times: zoom ${zoom}; pan ${pan}`)
    assert.notEqual(await view(), before, 'the ground has moved')
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await visitor.leave()
})
