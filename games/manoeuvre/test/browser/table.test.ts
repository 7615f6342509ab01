import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddsFor, outcomes } from '@bivouac/ai'
import { quietly, type Snapshot } from '@bivouac/host'
import type { Action, AnyGame } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { anything, play, see } from '../../../../e2e/player.ts'
import { matchWhere as anyMatchWhere, fileOf } from '../../../../e2e/positions.ts'
import { becomes, seeAt } from '../../../../e2e/rest.ts'
import { isAt } from '../../../../e2e/scenes.ts'
import { stage } from '../../../../e2e/stage.ts'
import { listen } from '../../../../e2e/wire.ts'
import type { ManoeuvreEvent } from '../../events.ts'
import { manoeuvre } from '../../module.ts'
import { ownerOf, refPiece } from '../../words.ts'

const here = stage()
const matchWhere = (isWanted: (match: Match) => boolean): Match =>
  anyMatchWhere(isWanted, { game: manoeuvre as AnyGame })

/** Opens a game file and takes the seat whose turn it is. */
async function sitDownAt(match: Match, settings: object = {}): Promise<Visitor> {
  const visitor = await here.visit({ settings: { lang: 'en', ...settings } })
  await visitor.open('')
  await visitor.page.getByTestId('import').setInputFiles(fileOf(match))
  await visitor.page.getByTestId('hand-over-ready').click()
  await visitor.page.locator('.prompt.mine').waitFor()
  return visitor
}
const thing = (page: Page, name: string) => page.locator(`[data-thing~="${name}"]`)

// ---- odds ----------------------------------------------------------------------------------------------------------

type Told = readonly { readonly p: number; readonly events: readonly { readonly e: string }[] }[]

/** How an outcome is told apart by a player: what was rolled for him, and whether the enemy unit is gone. */
function grouped(found: Told, seat: number): number[] {
  const sums = new Map<string, number>()
  for (const { p, events } of found as readonly { p: number; events: readonly ManoeuvreEvent[] }[]) {
    const gone = events.some(each => each.e === 'eliminated' && ownerOf(refPiece(each.unit)) !== seat)
    const shot = events.find(each => each.e === 'fired')
    const totals = events.find(each => each.e === 'totals')
    const name =
      shot !== undefined ? (shot.hit ? (gone ? 'gone' : 'hit') : 'miss') : gone ? 'gone' : `${totals?.result}`
    sums.set(name, (sums.get(name) ?? 0) + p)
  }
  return [...sums.values()].sort((a, b) => a - b)
}

async function shownOdds(page: Page): Promise<number[]> {
  await page.getByTestId('odds-sentence').waitFor()
  const all = await page
    .getByTestId('odds-row')
    .evaluateAll(rows => rows.map(row => Number(row.getAttribute('data-p'))))
  return all.sort((a, b) => a - b)
}

const near = (got: readonly number[], wanted: readonly number[]): void => {
  assert.equal(got.length, wanted.length, `${got} instead of ${wanted}`)
  for (const [i, p] of got.entries()) assert.ok(Math.abs(p - wanted[i]!) < 1e-9, `${got} instead of ${wanted}`)
}

const FIRE = new Set(['bombard', 'volley'])
const targets = (match: Match, by: 'fire' | 'assault'): boolean => {
  if (!isAt('combat.target')(match)) return false
  const declared = match.moves().at(-1)!.action.type
  return by === 'fire' ? FIRE.has(declared) : declared === 'assault'
}

for (const by of ['fire', 'assault'] as const)
  test(`the odds of a combat by ${by} are those of \`outcomes\`, and stand there before it is committed`, async () => {
    const match = matchWhere(each => targets(each, by))
    const { seat, actions } = match.decision!
    const visitor = await sitDownAt(match)
    const { page } = visitor
    for (const action of actions.slice(0, 2)) {
      const wanted = outcomes(quietly(manoeuvre), match.position() as never, action, { eye: seat })
      assert.equal(wanted.exact, true)
      await thing(page, `piece:${action.arg}`).click()
      const got = await shownOdds(page)
      near(got, grouped(wanted.outcomes, seat))
      assert.ok(Math.abs(got.reduce((sum, p) => sum + p, 0) - 1) < 1e-9)
      assert.match(await page.getByTestId('odds-sentence').innerText(), /\d+%/)
      assert.equal((await see(page)).at, match.length, 'nothing has been committed')
      await page.keyboard.press('Escape')
      await page.getByTestId('odds').waitFor({ state: 'detached' })
    }
    await visitor.leave()
  })

test('online the odds are the same as in this browser', async () => {
  const settings = { lang: 'en' }
  const first = await here.visit({ settings })
  const second = await here.visit({ settings })
  const visitors = [first, second]
  const wires = visitors.map(({ page }) => listen(page))
  await first.open('#/new/manoeuvre')
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = visitors.map(({ page }) => page)
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  const isTarget = ({ asked }: Snapshot): boolean => asked?.proc === 'combat' && asked.step === 'target'
  let who = -1
  await play(pages, {
    choose: (seen, page) => {
      // Straight to a fight: cards of the hand before anything else, and no shilly-shallying at the discard.
      if (seen.prompt.includes('§4-discard')) return seen.options.indexOf('action-done')
      const card = seen.prompt.includes('§6') ? seen.options.findIndex(each => each.startsWith('card:')) : -1
      return card >= 0 ? card : anything(seen.at)(seen, page)
    },
    async stop({ at }, page) {
      const mine = pages.indexOf(page)
      if (!isTarget(await wires[mine]!.snapshotAt(at))) return false
      who = mine
      return true
    },
    until: 400,
  })
  assert.ok(who >= 0, 'it came to a combat')
  const { snapshot, heard } = wires[who]!
  const action: Action = snapshot!.asked!.actions![0]!
  const page = pages[who]!
  await thing(page, `piece:${action.arg}`).click()
  const got = await shownOdds(page)
  near(
    got,
    grouped(
      oddsFor(
        quietly(manoeuvre),
        snapshot!.view,
        who,
        heard.map(each => each.event),
        action,
      ).outcomes,
      who,
    ),
  )
  for (const each of visitors) await each.leave()
})

// ---- why not? ------------------------------------------------------------------------------------------------------

test('pointing at what is not allowed shows the refusal of the rules, its section and the cure', async () => {
  const match = matchWhere(isAt('movement.move'))
  const { seat } = match.decision!
  const enemy = (match.view(seat) as { square: number[] }).square.findIndex(
    (at, piece) => at >= 0 && ownerOf(piece) !== seat,
  )
  const refusals = match.whyNotAll(seat, { type: 'move', arg: enemy * 64 })
  assert.ok(refusals.length > 0)
  const visitor = await sitDownAt(match)
  const { page } = visitor
  await thing(page, `piece:${enemy}`).click({ button: 'right' })
  const shown = page.getByTestId('refusal')
  await shown.first().waitFor()
  for (const [i, refusal] of refusals.entries()) {
    const text = await shown.nth(i).innerText()
    assert.ok(text.includes(refusal.text.en), `${text} instead of ${refusal.text.en}`)
    assert.ok(text.includes(`§${refusal.rule}`))
    if (refusal.cure !== undefined) assert.ok(text.includes(refusal.cure.en))
  }
  // The citation opens the section.
  await shown.first().getByTestId('cite').click()
  const { title, summary } = manoeuvre.rulebook[refusals[0]!.rule!]!
  const sheet = page.getByTestId('rule')
  await sheet.getByText(summary.en).waitFor()
  assert.ok((await sheet.innerText()).includes(title.en))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })

  // The same by key, on whatever has the focus; and a plain click on it explains instead of doing nothing.
  await page.keyboard.press('Escape')
  await page.getByTestId('why').waitFor({ state: 'detached' })
  await thing(page, `piece:${enemy}`).click()
  await shown.first().waitFor()
  assert.equal((await see(page)).at, match.length)
  await visitor.leave()
})

test('a button that cannot be pressed says why', async () => {
  const match = matchWhere(isAt('movement.move'))
  const visitor = await sitDownAt(match)
  const { page } = visitor
  const undo = page.getByTestId('undo')
  await becomes(() => undo.getAttribute('aria-disabled'), 'true')
  // Not disabled for the browser: it can be pressed, and then it answers.
  await undo.click({ force: true })
  const reason = await page.getByTestId('notice').innerText()
  assert.ok(reason.length > 10, reason)
  await visitor.leave()
})

// ---- undo ----------------------------------------------------------------------------------------------------------

test('a move without dice can be taken back, and Esc lets go of a unit', async () => {
  const match = matchWhere(isAt('movement.move'))
  const { actions } = match.decision!
  const visitor = await sitDownAt(match)
  const { page } = visitor
  const before = await seeAt(page, match.length)
  const move = actions[0]!.arg as number
  await thing(page, `piece:${move >> 6}`).click()
  await becomes(() => page.locator(`[aria-selected=true]`).count(), 1)
  await page.keyboard.press('Escape')
  await becomes(() => page.locator(`[aria-selected=true]`).count(), 0)
  await thing(page, `piece:${move >> 6}`).click()
  await thing(page, `place:${move & 63}`).click()
  await seeAt(page, match.length + 1)
  await page.mouse.move(5, 5)
  await page.keyboard.press('Control+z')
  const back = await seeAt(page, match.length)
  assert.deepEqual(back.options, before.options)
  await visitor.leave()
})

/** Of two colours as a page computes them, by WCAG: 3 is what a line needs to be seen. */
function contrast(...colours: readonly [string, string]): number {
  const [a, b] = colours.map(colour => {
    const [red, green, blue] = (colour.match(/\d+/g) ?? []).map(each => {
      const part = Number(each) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test('Austria’s edge is seen on the mat, its coats being as white as the mat: by day and by night', async () => {
  const options = { nations: ['austria', 'france'], sections: [20, 22, 24, 10], edges: ['north', 'south'] }
  const setup = manoeuvre.readSetup({ scenario: 'custom', options })
  if (typeof setup === 'string') throw new Error(setup)
  const match = createMatch(manoeuvre as AnyGame, setup, { seed: 'edge', nonces: ['e2e'] })
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await here.visit({ settings: { lang: 'en' }, colorScheme })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(fileOf(match))
    await page.getByTestId('hand-over-ready').click()
    const strokes = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll(all => all.map(each => getComputedStyle(each).stroke))
    await becomes(async () => (await strokes('.mn-home')).length, 2, 'both edges are drawn')
    const mat = await page.locator('.mn-mat').evaluate(each => getComputedStyle(each).fill)
    const [outlines, coats] = [await strokes('.mn-home-edge'), await strokes('.mn-home')]
    coats.forEach((coat, side) => {
      const seen = [coat, outlines[side]!].map(each => contrast(each, mat))
      assert.ok(Math.max(...seen) >= 3, `${colorScheme}, ${side}: ${seen.map(each => each.toFixed(1))}`)
    })
    await visitor.leave()
  }
})
