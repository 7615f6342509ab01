/** Played at a real table: the page asks for the dice that were rolled, and keeps rules and log. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Journal } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import type { Visitor } from '../../../../e2e/browser.ts'
import { anything, type Choose, click, type PlayWishes, play, type Seen, see } from '../../../../e2e/player.ts'
import { BIVOUAC } from '../../../../e2e/server.ts'
import { stage } from '../../../../e2e/stage.ts'
import { story } from '../../../../e2e/story.ts'

const here = stage()
const chapter = story()
let visitor: Visitor
let page: Page

const isDice = ({ options }: Seen): boolean => options[0] === 'roll-1'
const sheet = () => page.getByTestId('roll')
const atNow = async (): Promise<number> =>
  Number.parseInt((await page.getByTestId('replay-at').innerText()) || '-1', 10)
const standsAt = (at: number): Promise<unknown> =>
  page.waitForFunction(
    wanted => document.querySelector('[data-testid=replay-at]')?.textContent === `${wanted}/${wanted}`,
    at,
  )
/** Dice of the last line of the log that has any. */
const lastDice = (): Promise<string> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('[data-testid=log] li')]
    const dice = lines.map(line => [...line.querySelectorAll('.die-number')].map(die => die.textContent).join())
    return dice.findLast(each => each !== '') ?? ''
  })
async function download(name: string): Promise<{ journal: Journal; said: string }> {
  await page.getByTestId('more').locator('summary').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
  const path = join(here.server.folder, name)
  await file.saveAs(path)
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIVOUAC, 'verify', path], { encoding: 'utf8' })
  assert.equal(status, 0, stdout + stderr)
  return { journal: JSON.parse(readFileSync(path, 'utf8')) as Journal, said: stdout }
}
/** Plays on, anything at all, up to the next dice. */
async function untilDice(choose: PlayWishes['choose']): Promise<Seen> {
  await play([page], { choose, stop: isDice })
  const seen = await see(page)
  assert.ok(isDice(seen), `no dice were asked for: ${seen.prompt}`)
  return seen
}
/** Leaves no dice to be rolled, and nobody's hand covered. */
async function untilChoice(): Promise<void> {
  for (let seen = await settled(); isDice(seen) || seen.state === 'handOver'; seen = await settled())
    await click(page, seen, { choose })
}
/** What is there when nothing moves any more. */
async function settled(): Promise<Seen> {
  for (let seen = await see(page); ; seen = await see(page, seen.sign, 1000))
    if (seen.options.length > 0 && (await see(page, seen.sign, 300)).sign === seen.sign) return seen
}
/** Lets the page roll, as often as it takes for the move to be made. */
async function rollForMe(): Promise<void> {
  const at = await atNow()
  await page.evaluate(async move => {
    const isMade = (): boolean =>
      Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!, 10) > move
    for (let tries = 0; !isMade(); tries++) {
      if (tries > 3000) throw new Error('the dice were rolled, and the move is not made')
      const isMissing = document.querySelector('[data-testid=roll] .now.missing') !== null
      if (isMissing) document.querySelector<HTMLElement>('[data-testid=roll-for-me]')!.click()
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }, at)
}
/** Would rather fight than wait: dice come sooner, and cards last longer. */
function bold(seed: number): Choose {
  const random = anything(seed)
  return (seen, page) => {
    const at = random(seen, page)
    if (isDice(seen)) return at
    const confirm = seen.options.indexOf('confirm')
    if (confirm >= 0) return confirm
    const done = seen.options.indexOf('action-done')
    if (seen.prompt.includes('§4-discard') && done >= 0) return done
    const things = seen.options.flatMap((each, i) => (each.startsWith('action-') ? [] : [i]))
    return things.length > 0 && at % 4 !== 0 ? things[at % things.length]! : at
  }
}
const choose = bold(5)

chapter('the dice of the opening are asked for before there is a table; who cancels has begun nothing', async () => {
  visitor = await here.visit({ settings: { lang: 'en' } })
  page = visitor.page
  await visitor.open('#/new/manoeuvre')
  await page.getByTestId('opponent-umpire').check()
  await page.getByTestId('start').click()
  await sheet().waitFor()
  assert.match(await sheet().innerText(), /§3\b/)
  assert.match(await page.getByTestId('roll-ask').innerText(), /2d10/)
  assert.deepEqual(await faultsOf(page, 'dice'), [])
  await page.getByTestId('roll-cancel').click()
  await sheet().waitFor({ state: 'detached' })
  assert.match(page.url(), /#\/new/)

  await page.getByTestId('start').click()
  await sheet().waitFor()
  await page.keyboard.press('7')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('4')
  assert.equal(await page.locator('.roll-dice .missing').count(), 1)
  await page.keyboard.press('0')
  await page.getByTestId('table').waitFor()
  await page.waitForFunction(() => document.querySelectorAll('[data-testid=log] .die-number').length >= 2)
  assert.equal(await lastDice(), '4,10')
})

chapter('an action that rolls asks for its dice; cancelled, nothing happened', async () => {
  const asked = await untilDice(choose)
  assert.match(await sheet().innerText(), /§/)
  const at = await atNow()
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  const after = await see(page)
  assert.equal(after.state, 'mine')
  assert.equal(after.at, at)
  assert.equal(asked.at, at)
})

chapter('a reload while the dice are asked for finds the table before the move', async () => {
  await untilDice(choose)
  const at = await atNow()
  await page.reload()
  await page.getByTestId('hand-over-ready').click()
  await standsAt(at)
})

chapter('dice typed by buttons and by keys are those of the game', async () => {
  await untilDice(choose)
  const at = await atNow()
  const typed: number[] = []
  for (;;) {
    // So many dice lie there and one is missing, or the move has been made.
    const isNext = await page.waitForFunction(
      ([lying, move]) => {
        if (!document.querySelector('[data-testid=replay-at]')?.textContent?.startsWith(`${move}/`)) return 'made'
        const isMissing = document.querySelector('[data-testid=roll] .roll-dice .now.missing') !== null
        return isMissing && document.querySelectorAll('[data-testid=roll] .die').length === lying ? 'next' : false
      },
      [typed.length, at] as const,
    )
    if ((await isNext.jsonValue()) === 'made') break
    const got = typed.length % 2 === 0 ? 3 : 2
    typed.push(got)
    if (got === 3) await page.getByTestId('roll-3').click()
    else await page.keyboard.press('2')
  }
  await untilChoice()
  const { journal } = await download('typed.json')
  const rolls = journal.moves[at]!.rolls.filter(roll => !roll.hidden)
  assert.deepEqual(
    rolls.map(roll => roll.got),
    typed,
  )
  assert.ok(await page.locator('[data-testid=log] .die-number').count())
})

chapter('the umpire takes the roll back, whoever is to play now, and types another', async () => {
  const at = await atNow()
  // The screen may be on its way to the other player.
  if ((await settled()).state === 'handOver') await page.getByTestId('hand-over-ready').click()
  await page.getByTestId('undo').click()
  await page.waitForFunction(
    from => Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!, 10) < from,
    at,
  )
  await untilDice(choose)
  await rollForMe()
})

chapter('the game goes on for some turns, hands covered between the players, and its file verifies', async () => {
  let covers = 0
  let dice = 0
  await play([page], {
    choose,
    stop: () => covers > 3 && dice > 3,
    onTurn(seen) {
      if (seen.state === 'handOver') covers++
      if (isDice(seen)) dice++
    },
  })
  assert.ok(covers > 3 && dice > 3, `${covers} covers, ${dice} dice`)
  await untilChoice()
  const { journal, said } = await download('umpire.json')
  assert.equal(journal.dice, 'typed')
  assert.equal(journal.commitment, undefined)
  assert.match(said, /typed in by the players/)
  assert.match(said, /^verified$/m)
})

chapter('from any moment of the replay the game can be taken back to there', async () => {
  const before = await atNow()
  await page.getByTestId('replay-slider').fill('20')
  await page.getByTestId('umpire-back').click()
  await page.getByTestId('ask-yes').click()
  await page.waitForFunction(
    from => Number.parseInt(document.querySelector('[data-testid=replay-at]')!.textContent!.split('/')[1]!, 10) < from,
    before,
  )
  await untilChoice()
  // A question with a single answer may have been answered by itself since.
  const { length } = (await download('back.json')).journal.moves
  assert.ok(length >= 20 && length < before, `${length} of ${before} moves`)
  await visitor.leave()
})

test('a computer sits at the real table: the dice of its moves are rolled for it, now or later', async () => {
  visitor = await here.visit({ settings: { lang: 'en' } })
  page = visitor.page
  await visitor.open('#/new/manoeuvre')
  await page.getByTestId('opponent-umpire').check()
  await page.getByTestId('new-across').selectOption('recruit')
  await page.getByTestId('start').click()
  await sheet().waitFor()
  await page.keyboard.press('7')
  await page.keyboard.press('3')
  const later = page.getByTestId('roll-cancel').filter({ hasText: 'Later' })
  const isComputers = (): Promise<boolean> => later.isVisible()
  await page.getByTestId('table').waitFor()
  for (;;) {
    await untilDice(choose)
    if (await isComputers()) break
    await rollForMe()
  }
  await later.click()
  await sheet().waitFor({ state: 'detached' })
  assert.match(await page.getByTestId('roll-for-it').innerText(), /Roll the dice for /)
  await page.getByTestId('roll-for-it').click()
  await sheet().waitFor()
  await rollForMe()
  await visitor.leave()
})
