import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './axe.ts'
import { FIRST } from './catalogue.ts'
import { anything, play, see } from './player.ts'
import { stage } from './stage.ts'

const here = stage()

test('online a seat may go to the computer: by correspondence against a level, from the form to the next visit', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', says: true, confirm: false } })
  const { page } = visitor
  await visitor.open(`#/new/${FIRST}`)
  await page.getByTestId('opponent-online').check()
  const [first, second] = [page.getByTestId('seat-0'), page.getByTestId('seat-1')]
  await page.getByTestId('online-seats').waitFor()
  assert.deepEqual([await first.inputValue(), await second.inputValue()], ['me', 'open'])

  // Nobody can leave a table to others that he does not sit at.
  await first.selectOption('veteran')
  await page.getByTestId('seats-fault').waitFor()
  assert.ok(await page.getByTestId('start').isDisabled())
  assert.deepEqual(await faultsOf(page, 'the form'), [])
  // Whoever sits down there changes places with himself.
  await second.selectOption('me')
  assert.deepEqual([await first.inputValue(), await second.inputValue()], ['veteran', 'me'])
  await first.selectOption('me')
  assert.deepEqual([await first.inputValue(), await second.inputValue()], ['me', 'veteran'])
  assert.equal(await page.getByTestId('seats-fault').count(), 0)
  await page.getByTestId('new-pace').selectOption('move')
  await page.getByTestId('start').click()

  await page.getByTestId('board').waitFor()
  await page.locator('.prompt.mine').waitFor()
  assert.equal(await page.getByTestId('invite').count(), 0, 'nobody is waited for')
  assert.match(await page.getByTestId('army-1').innerText(), /Veterano/)
  const { at } = await see(page)
  await play([page], { choose: anything(5), until: at + 6 })
  const before = await see(page)
  await visitor.open('')
  await page
    .getByText(/ – Veterano/)
    .first()
    .click()
  await page.getByTestId('board').waitFor()
  await page.locator('.prompt').waitFor()
  assert.ok((await see(page)).at >= before.at, 'the table is on the server')
  await visitor.leave()
})

test('two computers play for whoever watches, and say aloud what everybody can see', async () => {
  const settings = { lang: 'en', says: true }
  const first = await here.visit({ settings })
  const { page } = first
  await first.open(`#/new/${FIRST}`)
  await page.getByTestId('opponent-online').check()
  await page.getByTestId('seat-0').selectOption('veteran')
  await page.getByTestId('seat-1').selectOption('recruit')
  assert.equal(await page.getByTestId('new-pace').count(), 0, 'computers need no clock')
  await page.getByTestId('new-access').selectOption('open')
  await page.getByTestId('seat-lots').check()
  await page.getByTestId('seat-lots').uncheck()
  await page.getByTestId('start').click()
  await page.getByTestId('board').waitFor()
  await page.getByTestId('says').waitFor()
  assert.match(await page.getByTestId('says').innerText(), /^.+: .+: wins \d+ of 10 futures\.$/)
  assert.deepEqual(await faultsOf(page, 'a spectacle'), [])

  // It is among the tables to watch, and whoever comes later reads what was said.
  const second = await here.visit({ settings: { ...settings, lang: 'it' } })
  await second.open('')
  const line = second.page.getByTestId('open-tables').locator('li', { hasText: 'Veterano – Recluta' })
  await line.getByRole('link').click()
  await second.page.getByTestId('board').waitFor()
  await second.page.getByTestId('says').waitFor()
  assert.match(await second.page.getByTestId('says').innerText(), /^.+: .+: vince in \d+ futuri su 10\.$/)
  for (const each of [first, second]) await each.leave()
})
