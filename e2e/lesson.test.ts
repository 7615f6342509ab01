import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES } from './catalogue.ts'
import { anything, click, see } from './player.ts'
import { stage } from './stage.ts'

const here = stage()
/** How long the other side may take. */
const SOON = 10_000

for (const { id } of GAMES.filter(game => game.lesson !== undefined))
  test(`${id}: the guided battle is played to its end by doing what each step asks`, async () => {
    const visitor = await here.visit({ settings: { lang: 'en' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`learn-${id}`).click()
    await page.getByTestId('lesson-next').click()
    const count = Number(/\/(\d+)/.exec(await page.getByTestId('lesson').innerText())![1])
    assert.ok(count >= 8 && count <= 12, `${count} steps`)
    const steps = new Set<string>()
    const rules = new Set<string>()
    for (let i = 0; i < 300 && !(await page.getByTestId('lesson-play').isVisible()); i++) {
      steps.add(await page.getByTestId('lesson-step').innerText())
      rules.add(await page.getByTestId('lesson-rule').innerText())
      const seen = await see(page)
      if (seen.options.length > 0) await click(page, seen, { choose: anything(i) })
      else await see(page, seen.sign, SOON)
    }
    assert.ok(await page.getByTestId('lesson-play').isVisible(), `stopped at step ${[...steps].at(-1)}`)
    assert.ok(steps.size >= 7, `${steps.size} steps were seen`)
    assert.ok(rules.size >= 5, 'each step links its own rule')
    await visitor.leave()
  })
