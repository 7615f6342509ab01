/** 20.3 Two commanders a side, each in a browser of his own: a meeting of two turns, played to its end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anything, type Choose, play, see } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'
import { FOUR } from '../positions-commanders.ts'

const here = stage()
const TURNS = 2
const COMMANDERS = ['Chef', 'Second', 'Feldherr', 'Zweiter']

/** Goes on where he may, so that two turns end soon; otherwise does anything. */
function brisk(seed: number): Choose {
  const any = anything(seed)
  let asked = 0
  return (seen, page) => {
    const on = seen.options.findIndex(each => /^action-(?:done|pass|halt|cease)$/.test(each))
    return on >= 0 && asked++ % 4 !== 0 ? on : any(seen, page)
  }
}

test('20.3 two against two online: everybody is asked by name for his own men, sees the same table, and hears the same end', async () => {
  const visitors = await Promise.all(
    COMMANDERS.map(() => here.visit({ settings: { lang: 'en', confirm: false, forced: false } })),
  )
  const pages = visitors.map(({ page }) => page)
  const [first, ...others] = pages as [(typeof pages)[0], ...typeof pages]
  await visitors[0]!.open('#/new/napoleons-battles')
  await first.getByTestId('opponent-online').check()
  await first.getByTestId('new-scenario').selectOption('position')
  await first.getByTestId('new-position').fill(JSON.stringify({ ...FOUR, turns: TURNS }))
  await first.getByTestId('new-options').evaluate(each => void ((each as HTMLDetailsElement).open = true))
  await first.getByTestId('option-commanders').selectOption('several')
  await first.getByTestId('start').click()
  const link = await first.getByTestId('invite-link').inputValue()
  // One after the other: each takes the first seat that is free.
  for (const [i, page] of others.entries()) {
    await page.goto(link)
    await page.getByTestId(i + 1 < others.length ? 'waiting-room' : 'board').waitFor()
  }
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))

  const asked = new Set<string>()
  const { at, clicks } = await play(pages, {
    choose: brisk(3),
    onTurn: (seen, page) => {
      const who = COMMANDERS[pages.indexOf(page)]!
      if (/Move a unit/.test(seen.prompt)) assert.match(seen.prompt, new RegExp(`^${who} – `))
      asked.add(who)
    },
  })
  assert.deepEqual([...asked].sort(), [...COMMANDERS].sort(), 'everybody has decided something')
  await Promise.all(pages.map(page => page.getByTestId('game-over').waitFor()))
  const seen = await Promise.all(pages.map(page => see(page)))
  assert.deepEqual(
    seen.map(each => each.at),
    seen.map(() => at),
  )
  const turns = await Promise.all(pages.map(page => page.locator('[data-event=turn]').count()))
  assert.deepEqual(
    turns,
    pages.map(() => TURNS),
  )
  console.log(`two against two: ${clicks} clicks, ${at} moves`)
  await Promise.all(visitors.map(each => each.leave()))
})
