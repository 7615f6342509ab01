/** A fight on its stage: who fights is drawn there, and the dice fall there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { gamesWith } from './catalogue.ts'
import { anything, play } from './player.ts'
import { matchWhere } from './positions.ts'
import { becomes } from './rest.ts'
import { stage } from './stage.ts'
import { openGame } from './tour.ts'

const here = stage()
/** Moves of the middle of a game until somebody has fought. */
const SOON = 120
/** Dice are thrown every other turn, and mostly the one who threw them is asked on. */
const MOST_MOVES = 300

/** What the stage shows at this moment. */
const onStage = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(`.fight ${selector}`)]
    return {
      sides: [0, 1].filter(side => all(`[data-testid=fight-side-${side}] .portrait > *`).length > 0),
      dice: all('.thrown').length,
      faces: all('.die-pip, .die-number').length,
      clickable: all('[data-thing]').length,
      asks: all('[data-testid=ask-sounds]').length,
    }
  })

for (const { id, rules, scenes } of gamesWith('fight'))
  test(`${id}: both sides are drawn as they stand on the board, dice are thrown, and sounds are asked for once`, async () => {
    const match = matchWhere(scenes.fight.at, { game: rules })
    const visitor = await here.visit({ settings: { lang: 'it', confirm: false } })
    const { page } = visitor
    await openGame(visitor, match)
    const seen: Awaited<ReturnType<typeof onStage>>[] = []
    await play([page], {
      choose: anything(3),
      until: match.length + MOST_MOVES,
      async stop() {
        const now = await onStage(page)
        seen.push(now)
        return now.dice > 0
      },
    })
    // However much is told of it, it stays on the board.
    const beyond = (): Promise<number> =>
      page.getByTestId('fight').evaluate(element => {
        const bottom = (each: Element): number => each.getBoundingClientRect().bottom
        return Math.max(0, Math.round(bottom(element) - bottom(element.closest('.board-area')!)))
      })
    await page
      .getByTestId('fight')
      .evaluate(element => element.append(Object.assign(document.createElement('div'), { style: 'height: 420px' })))
    await becomes(beyond, 0, 'the stage moves up instead of off the board')
    const sides = new Set(seen.flatMap(each => each.sides))
    assert.deepEqual([...sides].sort(), [0, 1], 'both sides have been seen on the stage')
    const last = seen.at(-1)!
    assert.ok(last.dice > 0 && last.faces >= last.dice, 'dice have fallen')
    assert.equal(last.asks, 1)
    assert.ok(
      seen.every(each => each.clickable === 0),
      'a picture is no second thing to click',
    )
    await page.getByTestId('ask-sounds-no').click()
    await page.getByTestId('ask-sounds').waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('bivouac.settings') ?? '{}'))
    assert.deepEqual([kept.sounds, kept.askedForSounds], [false, true])
    await visitor.leave()
  })

for (const { id, journals } of gamesWith('fight'))
  test(`${id}: among people the replay says after the end what a fight was worth`, async () => {
    const visitor = await here.visit({ settings: { lang: 'en', handOver: false } })
    const { page } = visitor
    const worth = page.getByTestId('fight-worth')
    // Where it is over it can be closed, and no longer only folded.
    const over = page.locator('[data-testid=fight-close]:not([aria-expanded])')
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(journals[0]!)
    await page.getByTestId('game-over').waitFor()
    const slider = page.getByTestId('replay-slider')
    const middle = Math.floor(Number(await slider.getAttribute('max')) / 2)
    await slider.fill(String(middle))
    await slider.blur()
    const at = page.getByTestId('replay-at')
    for (let i = 1; i <= SOON && (await over.count()) === 0; i++) {
      await page.keyboard.press('ArrowRight')
      await becomes(async () => Number.parseInt(await at.innerText(), 10), middle + i, 'one move on')
    }
    await worth.waitFor()
    assert.match(await worth.innerText(), /\d% before, .*\d% after/)
    await visitor.leave()
  })
