import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GAMES } from './catalogue.ts'
import { anything, type Choose, click, see } from './player.ts'
import { stage } from './stage.ts'

const here = stage()
/** How long the other side may take. */
const SOON = 10_000
/** A step asks for a few clicks; whoever needs more than this is stuck, and says so at once. */
const MOST_CLICKS = 24
/** A click that shows nothing is waited for; two of them in one step are enough to know. */
const VAIN = 12

for (const { id, scenes } of GAMES.filter(game => game.lesson))
  test(`${id}: the guided battle is played to its end by doing what each step asks`, {
    todo: scenes.lessonLacks ?? false,
    timeout: 90_000,
  }, async () => {
    const visitor = await here.visit({ settings: { lang: 'en' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId(`learn-${id}`).click()
    await page.getByTestId('lesson-next').click()
    const count = Number(/\/(\d+)/.exec(await page.getByTestId('lesson').innerText())![1])
    assert.ok(count >= 8 && count <= 15, `${count} steps`)
    const steps = new Set<string>()
    const rules = new Set<string>()
    const reads = (testid: string): Promise<string> => page.getByTestId(testid).innerText()
    let stuck = { at: '', clicks: 0 }
    for (let i = 0; !(await page.getByTestId('lesson-play').isVisible()); i++) {
      steps.add(await reads('lesson-step'))
      rules.add(await reads('lesson-rule'))
      const seen = await see(page)
      const at = `step ${await reads('lesson-step')} at “${seen.prompt}”`
      if (at !== stuck.at) stuck = { at, clicks: 0 }
      assert.ok(stuck.clicks < MOST_CLICKS, `${at} does not go on: ${seen.options.join(', ')}`)
      if (seen.options.length > 0) {
        const { sign } = await click(page, seen, { choose: wanted(i) })
        stuck.clicks += sign === seen.sign ? VAIN : 1
      } else assert.notEqual((await see(page, seen.sign, SOON)).sign, seen.sign, `${at} waits for nobody`)
    }
    assert.ok(steps.size >= 7, `${steps.size} steps were seen`)
    assert.ok(rules.size >= 5, 'each step links its own rule')
    await visitor.leave()
  })

/** Only what is asked for is lit. What is put together is sent as soon as it is whole: a click on one of it would take it out. */
const wanted =
  (turn: number): Choose =>
  (seen, page) => {
    const whole = seen.options.findIndex(each => /^(?:gather|confirm|action-)/.test(each))
    return whole >= 0 ? whole : anything(turn)(seen, page)
  }
