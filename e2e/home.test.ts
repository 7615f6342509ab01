/** The shop window, and the way to a game with a friend. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './axe.ts'
import { FIRST, GAMES } from './catalogue.ts'
import { stage } from './stage.ts'

const here = stage()

test('every game shows its board on the home page, and its scenarios as maps on its own', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  for (const { id: game } of GAMES) {
    const card = page.locator('.game-card', { has: page.getByTestId(`game-${game}`) })
    await card.scrollIntoViewIfNeeded()
    await card.locator('[data-testid=board-picture] svg path').first().waitFor({ state: 'attached' })
  }
  await page.getByTestId(`game-${FIRST}`).click()
  await page.getByTestId('scenarios').locator('[data-testid=board-picture] svg').first().waitFor()
  assert.deepEqual(await faultsOf(page, 'one game'), [])
  await visitor.leave()
})

test('“Rules” asks whose; a text that is no game file is answered where it was chosen, in words', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('#/rules')
  for (const { id } of GAMES) await page.getByTestId(`rules-${id}`).waitFor()
  await visitor.open('')
  const chooser = page.getByTestId('import')
  await chooser.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('no game') })
  const fault = page.getByTestId('home-fault')
  await fault.waitFor()
  assert.match(await fault.innerText(), /^This is not a game file/)
  const [said, asked] = [await fault.boundingBox(), await page.locator('label.button').boundingBox()]
  assert.ok(Math.abs(said!.y - asked!.y) < 150, 'the answer stands beside the button')
  await visitor.leave()
})

test('a game begun here is a small map with its turn and whose move it is', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.getByTestId('board').waitFor()
  await visitor.open('#/')
  const card = page.getByTestId('continue-table').first()
  await card.locator('svg path').first().waitFor({ state: 'attached' })
  assert.match(await card.innerText(), /First battle[\s\S]*(?:your turn|to move: )/)
  assert.equal(await page.getByTestId('finished').count(), 0)
  await visitor.leave()
})

test('a table that waits shows map, sides, clock and an invitation that stays; a visitor sits down at it', async () => {
  const first = await here.visit({ settings: { lang: 'en', name: 'Ney' } })
  await first.open(`#/new/${FIRST}`)
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('new-access').selectOption('open')
  await first.page.getByTestId('new-pace').selectOption('bank')
  await first.page.getByTestId('pace-minutes').fill('20')
  await first.page.getByTestId('pace-increment').fill('5')
  await first.page.getByTestId('pace-increment').blur()
  await first.page.getByTestId('start').click()
  await first.page.getByTestId('waiting-room').locator('svg path').first().waitFor({ state: 'attached' })
  await first.page.reload()
  assert.match(await first.page.getByTestId('invite-link').inputValue(), /invite=/)
  assert.match(await first.page.getByTestId('room-seat-0').innerText(), /Ney · you/)
  assert.match(await first.page.getByTestId('room-agreed').innerText(), /20 minutes each, 5 seconds more/)
  assert.deepEqual(await faultsOf(first.page, 'the waiting room'), [])

  const second = await here.visit({ settings: { lang: 'en' } })
  await second.open('')
  const offered = second.page.getByTestId('open-table')
  assert.match(await offered.innerText(), /First battle[\s\S]*20 minutes each[\s\S]*Side left: /)
  await offered.getByRole('link').click()
  await second.page.getByTestId('room-name').fill('Melas')
  await second.page.getByTestId('room-sit').click()
  await Promise.all([first, second].map(({ page }) => page.getByTestId('table').getByTestId('board').waitFor()))
  await first.page.getByText('Melas').first().waitFor()
  await Promise.all([first.leave(), second.leave()])
})
