import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anything, play, see } from './player.ts'
import { stage } from './stage.ts'

const here = stage()

test('without network and server a solo game goes on after a reload, and a new one can be begun', async () => {
  const visitor = await here.visit({ mayLoseServer: true, settings: { lang: 'en' } })
  const { page, context } = visitor
  await visitor.open('')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise(resolve =>
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve(0)),
      )
  })
  await page.getByTestId('quick-manoeuvre').click()
  await play([page], { choose: anything(5), until: 40 })
  const before = await see(page)

  await context.setOffline(true)
  await here.server.stop()
  await page.reload()
  await page.getByTestId('board').waitFor()
  const after = await see(page)
  assert.ok(after.at >= before.at, `${before.at} moves before, ${after.at} after`)
  await play([page], { choose: anything(6), until: after.at + 25 })

  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByTestId('continue-table').first().waitFor()
  await page.getByTestId('new-manoeuvre').click()
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await play([page], { choose: anything(7), until: 10 })

  // Everything else that was kept: rulebook, settings, the guided battle.
  for (const [hash, id] of [
    ['#/rules/manoeuvre', 'rulebook'],
    ['#/settings', 'settings'],
    ['#/learn/manoeuvre', 'lesson'],
  ] as const) {
    await page.goto(`${new URL(page.url()).origin}/${hash}`)
    await page.reload()
    await page.getByTestId(id).waitFor()
  }
  await visitor.leave()
})
