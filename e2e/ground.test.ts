/** A measured table gives the same answers in a browser as in Node: otherwise a game online would fall apart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { replay } from '../packages/ground/test/table/replay.ts'
import { launch } from './browser.ts'

test('a battle of measurements replayed in Chromium comes out as it does in Node', async () => {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('../packages/ground/test/table/replay.ts', import.meta.url)),
        formats: ['es'],
      },
    },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  assert.ok(bundle !== undefined && 'output' in bundle)
  const { code } = bundle.output[0]
  const browser = await launch()
  try {
    const page = await browser.newPage()
    const found = await page.evaluate(async text => {
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
      const { replay: inBrowser } = (await import(address)) as { replay(): string }
      return inBrowser()
    }, code)
    assert.equal(found, replay())
  } finally {
    await browser.close()
  }
})
