/** A measured table gives the same answers in a browser as in Node: otherwise a game online would fall apart. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { test } from 'node:test'
import { replay } from '../packages/ground/test/measured/replay.ts'
import { launch } from './browser.ts'

/** Answered by this test alone: nothing listens there. */
const HERE = 'http://ground.test'

test('a battle of measurements replayed in Chromium comes out as it does in Node', async () => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.route(`${HERE}/**`, async route => {
      const path = new URL(route.request().url()).pathname
      if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      const source = await readFile(new URL(`../packages/ground${path}`, import.meta.url), 'utf8').catch(
        () => undefined,
      )
      // What is not there is answered so, or the page would wait for it for ever.
      if (source === undefined) return route.fulfill({ status: 404 })
      return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
    })
    await page.goto(`${HERE}/`)
    const found = await page.evaluate(async address => {
      const { replay: inBrowser } = (await import(address)) as { replay(): string }
      return inBrowser()
    }, '/test/measured/replay.ts')
    assert.equal(found, replay())
  } finally {
    await browser.close()
  }
})
