/** Appendix B in a real browser: an order is written, sealed and sent, and lies with the general it is for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from '../../../../e2e/axe.ts'
import { see } from '../../../../e2e/player.ts'
import { asks, eventually } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'
import { HEADQUARTERS } from '../positions-optional.ts'

const here = stage()

test('B1, B1.5 an order is written at the desk, read as a letter, struck, sealed again and sent', async () => {
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false } })
  await visitor.open('#/new/napoleons-battles')
  const { page } = visitor
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('new-scenario').selectOption('position')
  await page.getByTestId('new-position').fill(JSON.stringify(HEADQUARTERS))
  await page.getByTestId('new-options').evaluate(each => void ((each as HTMLDetailsElement).open = true))
  await page.getByTestId('option-orders').selectOption('on')
  await page.getByTestId('start').click()
  await asks(page)
  const desk = page.getByTestId('desk')
  await desk.waitFor()
  // The chain of command as a tree: nobody has been told anything yet.
  const tree = page.getByTestId('sheets').locator('.nb-tree').first()
  assert.match(await tree.innerText(), /Chef\s+Divisionnaire · without orders/)
  const draft = desk.locator('.nb-draft')
  await page.getByTestId('order-kind').selectOption({ label: 'defend' })
  assert.match(await draft.innerText(), /You will hold this place at all costs: Campo/)
  await page.getByTestId('order-add').click()
  const packet = desk.locator('.nb-packet').getByTestId('letter')
  assert.match(
    await packet.innerText(),
    /Dispositions for the day.*To Divisionnaire.*You will hold this place at all costs: Campo/s,
  )
  assert.deepEqual(await faultsOf(page, 'the desk'), [])
  await packet.getByRole('button').click()
  assert.equal(await packet.count(), 0)
  await page.getByTestId('order-add').click()
  const { at } = await see(page)
  await eventually(
    () => page.getByTestId('orders-send').isEnabled(),
    isOn => isOn,
  )
  await page.getByTestId('orders-send').click()
  await eventually(
    () => see(page),
    seen => seen.at > at,
  )
  // The other side is at its own desk, and finds nothing of it there.
  await eventually(
    () => tree.innerText(),
    text => /Feldherr/.test(text),
  )
  assert.equal(await page.getByTestId('letter').count(), 0)
  await visitor.leave()
})
