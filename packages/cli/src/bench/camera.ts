/** How smoothly a table follows the hand: from one frame to the next while it is pulled about and while the wheel turns. */
import type { Page } from 'playwright-core'
import type { PageStage } from './page.ts'

/** Milliseconds from frame to frame. */
export interface CameraFigures {
  readonly game: string
  /** How many times slower the page was made to run. */
  readonly slower: number
  readonly frames: number
  readonly pan: { readonly p50: number; readonly p95: number }
  readonly zoom: { readonly p50: number; readonly p95: number }
}

const PATIENCE = 60_000
/** A hand that is measured pulls so many times; nothing waits for a frame, so that a page that paints none ends all the same. */
const STEPS = 90
const MOST_MILLISECONDS = 20_000

/** Runs in the page: how long each frame took in which the hand moved, and the one after it, which paints what came of it. */
const WATCH = `
globalThis.frames = []
globalThis.watching = true
let last, hot = 0
const stir = () => { hot = 2 }
addEventListener('pointermove', stir, true)
addEventListener('wheel', stir, true)
const tick = now => {
  if (last !== undefined && hot > 0) globalThis.frames.push(now - last)
  hot--
  last = now
  if (globalThis.watching) requestAnimationFrame(tick)
}
requestAnimationFrame(tick)`
const TAKE = 'globalThis.watching = false; globalThis.frames'

export async function cameraFigures(stage: PageStage, game: string, slower: number): Promise<CameraFigures> {
  const context = await stage.browser.newContext({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' })
  context.setDefaultTimeout(PATIENCE)
  try {
    const page = await context.newPage()
    await page.goto(`${stage.url}/#/new/${game}`)
    await page.getByTestId('start').waitFor()
    const here = page.getByTestId('opponent-here')
    if (await here.isVisible()) await here.check()
    await page.getByTestId('start').click()
    await page.getByTestId('prompt-text').waitFor()
    const board = (await page.locator('svg.panzoom, .panzoom').first().boundingBox())!
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
    // Near enough that there is something to pull, and figures to draw.
    await page.mouse.move(x, y)
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const pan = await watched(page, async step => {
      if (step === 0) {
        // On the ground at the edge: a piece would be taken up instead.
        await page.mouse.move(board.x + 20, board.y + 20)
        await page.mouse.down()
      }
      const turn = (step / STEPS) * 6 * Math.PI
      await page.mouse.move(board.x + 180 + 150 * Math.sin(turn), board.y + 140 + 110 * (1 - Math.cos(turn)))
    })
    await page.mouse.up()
    await page.mouse.move(x, y)
    const zoom = await watched(page, step => page.mouse.wheel(0, step % 30 < 15 ? 60 : -60))
    return { game, slower, frames: pan.length + zoom.length, pan: shares(pan), zoom: shares(zoom) }
  } finally {
    await context.close()
  }
}

async function watched(page: Page, deed: (step: number) => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(`(() => {${WATCH}})()`)
  const end = performance.now() + MOST_MILLISECONDS
  for (let step = 0; step < STEPS && performance.now() < end; step++) await deed(step)
  return (await page.evaluate(TAKE)) as number[]
}

function shares(frames: readonly number[]): { p50: number; p95: number } {
  const sorted = frames.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95) }
}
