import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Journal, replay } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { anything, click, type Seen, see } from '../../../../e2e/player.ts'
import { atRest, becomes } from '../../../../e2e/rest.ts'
import { BIVOUAC } from '../../../../e2e/server.ts'
import { stage } from '../../../../e2e/stage.ts'
import { story } from '../../../../e2e/story.ts'
import { fieldCommander } from '../../module.ts'
import { autoResolve, layPlans, type Moment, moment, takeAdvice } from './player.ts'

const here = stage()
const chapter = story()
/** Moves made at least when the page is left and comes back. */
const RESUME_AT = 40
/** How long a click may take to show. */
const SOON = 10_000
/** A plan for one force; the formation is for all of them. */
const PLAN = /^card:plan-(?!formation)/
let visitor: Visitor
let page: Page
let now: Moment

/** The tray shows whatever is pointed at; the map and the question are the table’s. */
const onMap = ({ at, prompt, options }: Seen): object => ({
  at,
  prompt,
  options: options.filter(each => !each.startsWith('piece:')),
})
/** The map and the question are, or become, what they were before. */
const comesBack = (before: Seen): Promise<void> => becomes(async () => onMap(await see(page)), onMap(before))
const isInBattle = (): Promise<boolean> => page.getByTestId('turn-over').isVisible()

chapter('1796 begins at the home page; a force marches by two clicks, and the march can be taken back', async () => {
  visitor = await here.visit({ settings: { lang: 'en' } })
  page = visitor.page
  await visitor.open('')
  await page.getByTestId('new-field-commander').click()
  await page.getByTestId('new-scenario').selectOption('1796')
  await page.getByTestId('new-options').locator('summary').click()
  await page.getByTestId('option-umpire').selectOption('even')
  await page.getByTestId('start').click()
  now = await moment(page)
  assert.match(await page.getByTestId('turn').innerText(), /1796/)
  assert.match(now.prompt, /Who marches/)

  const before = await atRest(page)
  const force = page.locator('.fc-tray [data-thing^="piece:"].is-lit').first()
  await force.click()
  await page.locator('.panzoom .fc-lit').first().waitFor()
  const chosen = await see(page)
  const to = chosen.options.findIndex(each => each.startsWith('place:') && !before.options.includes(each))
  assert.ok(to >= 0, `where to? ${chosen.options.join()}`)
  await click(page, chosen, { choose: () => to, mouse: true })
  now = await moment(page, { after: before.at })
  await page.keyboard.press('Control+z')
  await comesBack(before)
})

chapter('a hint says what to do and why, and a battle’s forecast stands there before it is begun', async () => {
  await page.getByTestId('advice').click()
  now = await moment(page, { buttons: ['advice-take'] })
  const hint = await page.getByTestId('hint-given').innerText()
  assert.ok(hint.length > 30, hint)
  while (now.button !== 'confirm') now = await takeAdvice(page, now)
  const sentence = await page.getByTestId('odds-sentence').innerText()
  assert.match(sentence, /\d+%/)
  const rows = await page.getByTestId('odds-row').evaluateAll(all => all.map(row => Number(row.getAttribute('data-p'))))
  assert.ok(Math.abs(rows.reduce((sum, p) => sum + p, 0) - 1) < 1e-9, rows.join())
})

chapter(
  'a battle is fought by hand to its end; plans are laid by clicking and by dragging; a reload keeps it',
  async () => {
    const choose = anything(1796)
    let [clicks, laid] = [0, 0]
    // Battles that end before anybody plans are not the one meant.
    while (laid === 0) {
      while (!(await isInBattle())) {
        assert.notEqual(now.button, 'game-over', 'the campaign ended before anybody planned')
        now = await takeAdvice(page, now)
      }
      for (let seen = await see(page); await isInBattle(); ) {
        if (seen.options.some(each => PLAN.test(each)) && laid < 3) {
          if (laid === 0) {
            await page.reload()
            await page.locator('.prompt.mine').waitFor()
            await comesBack(seen)
          }
          await layPlans(page)
          laid++
          seen = await see(page, seen.sign, SOON)
        } else if (seen.options.length === 0) seen = await see(page, seen.sign, SOON)
        else {
          seen = await click(page, seen, { choose, mouse: true })
          clicks++
        }
      }
      now = await moment(page)
    }
    console.log(`field commander: a battle by hand in ${clicks} clicks, plans laid ${laid} times by click and by drag`)
  },
)

chapter('the campaign goes on to victory or defeat, left and resumed on the way', async () => {
  const began = Date.now()
  let [advised, resolved] = [0, 0]
  let resumed = false
  while (now.button !== 'game-over') {
    if (!resumed && now.at >= RESUME_AT && now.button === 'advice') {
      resumed = true
      const before = await atRest(page)
      await page.reload()
      now = await moment(page)
      await comesBack(before)
      await page.getByRole('link', { name: /Home/ }).first().click()
      await page.getByTestId('continue-table').first().click()
      now = await moment(page)
      await comesBack(before)
    }
    if (now.button === 'autoplay') {
      now = await autoResolve(page, now)
      resolved++
    } else {
      now = await takeAdvice(page, now)
      advised++
    }
  }
  console.log(
    `field commander: ${now.at} moves, ${advised} pieces of advice, ${resolved} battles resolved in ${Date.now() - began} ms`,
  )
  assert.ok(resumed, 'the campaign was resumed')
  assert.match(await page.getByTestId('game-over').getByRole('heading').innerText(), /Victory!|Defeat/)
})

chapter('the diary has the campaign with its result, and the game file verifies', async () => {
  const verdict = await page.getByTestId('game-over').locator('p').first().innerText()
  await page.getByTestId('diary-open').click()
  const rows = page.getByTestId('diary').locator('.fc-played li')
  const entry = await rows.first().innerText()
  assert.match(entry, /1796/)
  assert.ok(entry.includes(verdict.replace(/\s*§.*$/, '')), `${entry} instead of ${verdict}`)
  await page.keyboard.press('Escape')

  await page.getByTestId('more').locator('summary').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  const path = join(here.server.folder, 'campaign.json')
  await file.saveAs(path)
  const journal = JSON.parse(readFileSync(path, 'utf8')) as Journal
  assert.equal(journal.moves.length, now.at)
  const checked = spawnSync(process.execPath, [BIVOUAC, 'verify', path], { encoding: 'utf8' })
  assert.equal(checked.status, 0, checked.stdout + checked.stderr)
  const steps = replay(fieldCommander, journal, { eye: 0 })
  if (typeof steps === 'string') throw new Error(steps)
  const asked = new Set(
    steps.flatMap(step => (step.asked === undefined ? [] : [`${step.asked.proc}.${step.asked.step}`])),
  )
  for (const question of ['movement.move', 'supply.spend', 'deployment.place', 'battleTurn.choosePlans'])
    assert.ok(asked.has(question), `${question} is not among ${[...asked].join()}`)
  await visitor.leave()
})
