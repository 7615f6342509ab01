/** Takes the pictures of docs/screenshots anew: `node e2e/gallery.ts`, or only those named: `node e2e/gallery.ts home dark`. Look at them before you commit them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Match } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { launch, visit, type Wishes } from './browser.ts'
import { FIRST, GAMES } from './catalogue.ts'
import { pixels } from './pictures.ts'
import { smallPng } from './png.ts'
import { matchWhere } from './positions.ts'
import { startServer } from './server.ts'
import { openGame, PLACES } from './tour.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const MOST_BYTES = 150_000
const WIDEST = 1000
/** Somewhere in a game that is worth a picture, as the game itself says. */
const SCENES = GAMES.flatMap(({ rules, scenes }) =>
  Object.entries(scenes.pictures ?? {}).map(([name, at]) => ({ name, match: () => matchWhere(at, { game: rules }) })),
)
const [{ match: firstScene }, ...otherScenes] = SCENES as [(typeof SCENES)[0], ...typeof SCENES]
let found: Match | undefined
const midGame = (): Match => (found ??= firstScene())
const place = (name: string) => PLACES.find(each => each.name === name)!
const wide = { viewport: { width: 1400, height: 880 } }

interface Picture extends Wishes {
  readonly name: string
  readonly go: (visitor: Awaited<ReturnType<typeof visit>>) => Promise<void>
}
const PICTURES: readonly Picture[] = [
  { name: 'home', ...wide, go: place('home').go },
  { name: 'table-1400', ...wide, go: visitor => openGame(visitor, midGame()) },
  { name: 'table-800', viewport: { width: 800, height: 1100 }, go: visitor => openGame(visitor, midGame()) },
  { name: 'table-400', viewport: { width: 400, height: 800 }, go: visitor => openGame(visitor, midGame()) },
  { name: 'dark', ...wide, colorScheme: 'dark', go: visitor => openGame(visitor, midGame()) },
  { name: 'odds', ...wide, go: place('odds').go },
  { name: 'hand-over', viewport: { width: 800, height: 600 }, go: place('hand-over').go },
  {
    name: 'guided-battle',
    ...wide,
    async go(visitor) {
      await place('guided battle').go(visitor)
      await visitor.page.getByTestId('lesson-next').click()
    },
  },
  ...otherScenes.map(({ name, match }): Picture => ({ name, ...wide, go: visitor => openGame(visitor, match()) })),
  {
    name: 'umpire',
    viewport: { width: 400, height: 800 },
    async go({ open, page }) {
      await open(`#/new/${FIRST}`)
      await page.getByTestId('opponent-umpire').check()
      await page.getByTestId('start').click()
      await page.getByTestId('roll').waitFor()
    },
  },
  {
    name: 'report',
    ...wide,
    async go(visitor) {
      await openGame(visitor, midGame())
      await visitor.page.getByTestId('more').locator('summary').click()
      await visitor.page.getByTestId('report').click()
      await visitor.page.getByTestId('report-page').waitFor()
    },
  },
]

const settled = async (page: Page): Promise<void> => {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.waitForTimeout(400)
}

const server = await startServer()
const browser = await launch()
try {
  mkdirSync(FOLDER, { recursive: true })
  const only = process.argv.slice(2)
  for (const { name, go, ...wishes } of PICTURES) {
    if (only.length > 0 && !only.includes(name)) continue
    const visitor = await visit(browser, server.url, { settings: { lang: 'en' }, ...wishes })
    await go(visitor)
    await settled(visitor.page)
    const picture = smallPng(await pixels(visitor.page, WIDEST), MOST_BYTES)
    writeFileSync(join(FOLDER, `${name}.png`), picture)
    console.log(
      `${name}.png ${(picture.length / 1000).toFixed()} kB${picture.length > MOST_BYTES ? ' (too large)' : ''}`,
    )
    await visitor.leave()
  }
} finally {
  await browser.close()
  await server.stop()
}
