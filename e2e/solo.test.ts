import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Eye } from '@bivouac/kernel'
import { type Journal, replay } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { gamesWith } from './catalogue.ts'
import { impatient, play, see } from './player.ts'
import { seeAtLeast } from './rest.ts'
import { BIVOUAC } from './server.ts'
import { stage } from './stage.ts'
import { story } from './story.ts'

const here = stage()
/** A game that can tell whether a page draws its view. */
const [game] = gamesWith('isDrawn')
const { id, rules } = game!
const { isDrawn, hurries } = game!.scenes
const chapter = story()
let visitor: Visitor
let page: Page
let moves = 0

chapter('a solo game against the random player goes to its end, by clicking what is lit', async () => {
  visitor = await here.visit()
  page = visitor.page
  await visitor.open('')
  await page.getByTestId(`new-${id}`).click()
  await page.getByTestId('new-bot').selectOption('random')
  await page.getByTestId('start').click()
  await page.getByTestId('table').waitFor()
  const began = Date.now()
  const choose = impatient(1805, hurries)
  await play([page], { choose, until: 60 })

  // A reload loses nothing.
  const before = await see(page)
  await page.reload()
  await page.getByTestId('board').waitFor()
  await seeAtLeast(page, before.at)

  const { at } = await play([page], { choose })
  moves = at
  console.log(`solo: ${at} moves in ${Date.now() - began} ms`)
  assert.match(await page.getByTestId('game-over').innerText(), /Victory|Defeat|draw/)
})

chapter('the finished game can be replayed: steps, turns, slider, autoplay, any viewpoint', async () => {
  const at = page.getByTestId('replay-at')
  const stands = (move: number): Promise<void> => at.getByText(`${move}/${moves}`, { exact: true }).waitFor()
  // On the board the arrows walk from square to square; elsewhere they step through the game.
  await page.getByTestId('prompt-text').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Home')
  await stands(0)
  await page.keyboard.press('ArrowRight')
  await stands(1)
  await page.keyboard.press('ArrowRight')
  await stands(2)
  await page.keyboard.press('ArrowLeft')
  await stands(1)
  await page.getByTestId('replay').getByLabel('Next turn').click()
  await page.waitForFunction(
    () => Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!, 10) > 1,
  )

  const middle = Math.floor(moves / 2)
  await page.getByTestId('replay-slider').fill(String(middle))
  await stands(middle)
  assert.match(await page.getByTestId('prompt-text').innerText(), new RegExp(`move ${middle} of ${moves}`))

  // What is shown is what the game file says, for every viewpoint.
  const journal = await download()
  const viewOf = (eye: Eye): unknown => {
    const steps = replay(rules, journal, { to: middle, eye, views: true })
    if (typeof steps === 'string') throw new Error(steps)
    return steps.at(-1)!.view
  }
  for (const eye of [0, 1, 'spectator'] as const) {
    await page.getByTestId('replay-eyes').selectOption(String(eye))
    await isDrawn(page, viewOf(eye))
  }

  await page.getByTestId('replay-play').click()
  await page.waitForFunction(
    from => Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!, 10) >= from + 2,
    middle,
  )
  await page.getByTestId('replay-play').click()
  await page.getByTestId('replay-leave').click()
  await stands(moves)

  // A link to a position opens there.
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(`${address}?at=${middle}`)
  await stands(middle)
  await page.getByTestId('replay-leave').click()
})

async function download(): Promise<Journal> {
  await page.getByTestId('more').locator('summary').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  await file.saveAs(join(here.server.folder, 'solo.json'))
  return JSON.parse(readFileSync(join(here.server.folder, 'solo.json'), 'utf8')) as Journal
}

chapter('the downloaded game file verifies, and can be opened again', async () => {
  const journal = await download()
  assert.equal(journal.moves.length, moves)
  assert.ok(journal.seed, 'the seed is revealed at the end')
  const path = join(here.server.folder, 'solo.json')
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIVOUAC, 'verify', path], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
  await visitor.open('#/')
  await page.getByTestId('import').setInputFiles(path)
  await page.getByTestId('game-over').waitFor()
})

chapter('a file that is no game is refused in words', async () => {
  await visitor.open('#/')
  await page
    .getByTestId('import')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  assert.ok((await page.getByTestId('home-fault').innerText()).length > 10)
  await visitor.leave()
})
