import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { GAMES } from './catalogue.ts'
import { anything, play, see } from './player.ts'
import { becomes, seeAtLeast } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()
const MOVES = 25

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { id } of GAMES)
  test(`${id}: two clicks from the home page to a table that can be played, kept, read aloud and left`, async () => {
    const visitor = await here.visit({ settings: { lang: 'it' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`quick-${id}`).click()
    await page.getByTestId('prompt-text').waitFor()

    // Whatever the game: what is lit or can be pressed does something, and nothing lies over it.
    const kinds = new Set<string>()
    const any = anything(14)
    await play([page], {
      until: MOVES,
      choose(seen, where) {
        const chosen = any(seen, where)
        kinds.add(seen.options[chosen]!.split(':')[0]!)
        return chosen
      },
    })
    assert.ok(
      ['card', 'piece', 'place'].some(kind => kinds.has(kind)),
      `things on the table were clicked, not only ${[...kinds].join()}`,
    )
    const slider = await page
      .getByTestId('replay-slider')
      .evaluate((each: HTMLInputElement) => ({ value: each.value, max: each.max }))
    assert.equal(slider.value, slider.max)
    const before = await see(page)
    await page.reload()
    await page.locator('.prompt.mine, [data-testid=game-over]').first().waitFor()
    await seeAtLeast(page, before.at)

    assert.deepEqual(await faultsOf(page, id), [])
    for (const width of [400, 800, 1400]) {
      await page.setViewportSize({ width, height: 800 })
      await becomes(() => tooWide(page), 0, `${width} px: so many too wide`)
    }
    await visitor.leave()
  })
