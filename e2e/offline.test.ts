import { test } from 'node:test'
import { FIRST, GAMES } from './catalogue.ts'
import { isKept } from './kept.ts'
import { anything, play, see } from './player.ts'
import { seeAtLeast } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()

test('without network and server every game goes on after a reload, and a new one can be begun', async () => {
  const visitor = await here.visit({ mayLoseServer: true, settings: { lang: 'en', handOver: false } })
  const { page, context } = visitor
  await visitor.open('')
  await isKept(page)
  await page.getByTestId(`quick-${FIRST}`).click()
  await play([page], { choose: anything(5), until: 40 })
  const before = await see(page)

  await context.setOffline(true)
  await here.server.stop()
  await page.reload()
  await page.getByTestId('board').waitFor()
  const after = await seeAtLeast(page, before.at)
  await play([page], { choose: anything(6), until: after.at + 25 })

  // The others were never opened while there was a network.
  for (const { id } of GAMES) {
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.getByTestId('continue-table').first().waitFor()
    await page.getByTestId(`quick-${id}`).click()
    await play([page], { choose: anything(7), until: 10 })
    const left = await see(page)
    await page.reload()
    const back = await seeAtLeast(page, left.at)
    await play([page], { choose: anything(8), until: back.at + 5 })
  }

  // Everything else that was kept: rulebooks, settings, the guided battles.
  for (const [hash, id] of [
    ['#/settings', 'settings'],
    ...GAMES.flatMap(game => [
      [`#/rules/${game.id}`, 'rulebook'],
      ...(game.lesson ? [[`#/learn/${game.id}`, 'lesson']] : []),
    ]),
  ] as [string, string][]) {
    await page.goto(`${new URL(page.url()).origin}/${hash}`)
    await page.reload()
    await page.getByTestId(id).waitFor()
  }
  await visitor.leave()
})
