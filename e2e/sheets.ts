/**
 * Every screen at a glance: contact sheets for docs/screenshots, one for each situation (size, light or dark, language, with or
 * without the shipped typefaces). `node e2e/sheets.ts` makes all, `node e2e/sheets.ts 400-dark-en` one. Look at them before you commit them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { launch, visit } from './browser.ts'
import { GAMES, SCHOOLS } from './catalogue.ts'
import { pixels } from './pictures.ts'
import { smallPng } from './png.ts'
import { startServer } from './server.ts'
import { PLACES, type Place } from './tour.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const MOST_BYTES = 320_000
/** How wide a sheet is, and how many screens stand beside each other. */
const SHEET = 1000

interface Situation {
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly lang: 'it' | 'en'
  /** The shipped typefaces do not arrive. */
  readonly bare?: true
  readonly across: number
}
const SITUATIONS: Readonly<Record<string, Situation>> = {
  '1400-light-it': { width: 1400, height: 900, scheme: 'light', lang: 'it', across: 4 },
  '1400-dark-en': { width: 1400, height: 900, scheme: 'dark', lang: 'en', across: 4 },
  '1366-light-en': { width: 1366, height: 650, scheme: 'light', lang: 'en', across: 4 },
  '800-light-en': { width: 800, height: 1100, scheme: 'light', lang: 'en', across: 5 },
  '800-dark-it': { width: 800, height: 1100, scheme: 'dark', lang: 'it', across: 5 },
  '400-light-it': { width: 400, height: 800, scheme: 'light', lang: 'it', across: 7 },
  '400-dark-en': { width: 400, height: 800, scheme: 'dark', lang: 'en', across: 7 },
  '1400-bare-it': { width: 1400, height: 900, scheme: 'light', lang: 'it', bare: true, across: 4 },
  '400-bare-en': { width: 400, height: 800, scheme: 'light', lang: 'en', bare: true, across: 7 },
}

/** What everybody comes to sooner or later, but not the tests of the tour. */
const SCREENS: readonly Place[] = [
  ...PLACES,
  {
    name: 'school',
    async go({ open, page }) {
      await open(`#/school/${SCHOOLS[0]!.id}`)
      await page.getByTestId('school').waitFor()
    },
  },
  {
    name: 'the end',
    async go({ open, page }) {
      await open('')
      await page.getByTestId('import').setInputFiles(GAMES[0]!.journals[0]!)
      await page.getByTestId('game-over').waitFor()
      await page.getByTestId('dice-fair').waitFor()
    },
  },
]

async function sheet(browser: Browser, url: string, situation: Situation): Promise<Buffer> {
  const { width, height, scheme, lang, bare, across } = situation
  const screens: { readonly name: string; readonly data: string }[] = []
  for (const { name, go } of SCREENS) {
    const visitor = await visit(browser, url, {
      viewport: { width, height },
      colorScheme: scheme,
      settings: { lang },
      serviceWorkers: 'block',
    })
    if (bare) await visitor.context.route(/\.woff2$/, route => route.abort())
    await go(visitor)
    await visitor.page.mouse.move(0, 0)
    await visitor.page.waitForTimeout(600)
    screens.push({ name, data: (await visitor.page.screenshot()).toString('base64') })
    await visitor.context.close()
  }
  const paper = await visit(browser, url, { viewport: { width: SHEET, height: 600 } })
  await paper.page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${across},1fr);gap:8px;font:12px sans-serif;background:#8a8272}
     figure{margin:0;color:#fff}img{width:100%;display:block}</style>` +
      screens.map(({ name, data }) => `<figure><img src="data:image/png;base64,${data}">${name}</figure>`).join(''),
  )
  await paper.page.waitForFunction(() => [...document.images].every(each => each.complete))
  const tall = await paper.page.evaluate(() => document.body.scrollHeight + 16)
  await paper.page.setViewportSize({ width: SHEET, height: tall })
  const picture = smallPng(await pixels(paper.page, SHEET), MOST_BYTES)
  await paper.context.close()
  return picture
}

const server = await startServer()
const browser = await launch()
try {
  const only = process.argv.slice(2)
  for (const [name, situation] of Object.entries(SITUATIONS)) {
    if (only.length > 0 && !only.includes(name)) continue
    const picture = await sheet(browser, server.url, situation)
    writeFileSync(join(FOLDER, `all-${name}.png`), picture)
    console.log(`all-${name}.png ${(picture.length / 1000).toFixed()} kB`)
  }
} finally {
  await browser.close()
  await server.stop()
}
