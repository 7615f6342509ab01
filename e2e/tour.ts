/** The places everybody comes to, one after another, for whoever wants to look at each. */
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { FIRST, GAMES, gamesWith } from './catalogue.ts'
import { fileOf, matchWhere } from './positions.ts'

const [fighting] = gamesWith('fight')
const { at: isFight, target } = fighting!.scenes.fight
let found: ReturnType<typeof matchWhere> | undefined
/** Looked for once: it is only opened, never played on here. */
const aFight = (): ReturnType<typeof matchWhere> => (found ??= matchWhere(isFight, { game: fighting!.rules }))

export interface Place {
  readonly name: string
  readonly go: (visitor: Visitor) => Promise<void>
}

/** A game file opened, and the screen taken by the right player. */
export async function openGame({ open, page }: Visitor, match = aFight()): Promise<void> {
  await open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  // Alone at the table there is nobody to hand the screen over to.
  if (match.game.seats(match.setup).length > 1) await page.getByTestId('hand-over-ready').click()
  await page.locator('.prompt.mine').waitFor()
  // While the cover is being lifted, keys go nowhere.
  await page.getByTestId('hand-over').waitFor({ state: 'detached' })
}
const shown = async (page: Page, id: string): Promise<void> => page.getByTestId(id).first().waitFor()

export const PLACES: readonly Place[] = [
  {
    name: 'home',
    async go({ open, page }) {
      await open('')
      await shown(page, `quick-${FIRST}`)
      await page.locator('[data-testid=board-picture] svg path').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'new game',
    async go({ open, page }) {
      await open(`#/new/${FIRST}`)
      await shown(page, 'new-scenario')
      await page.getByTestId('new-options').locator('summary').click()
    },
  },
  {
    name: 'hand-over',
    async go({ open, page }) {
      await open('')
      await page.getByTestId('import').setInputFiles(fileOf(aFight()))
      await shown(page, 'hand-over')
    },
  },
  { name: 'table', go: visitor => openGame(visitor) },
  {
    name: 'odds',
    async go(visitor) {
      const match = aFight()
      await openGame(visitor, match)
      await visitor.page.locator(`[data-thing~="${target(match.decision!.actions[0]!)}"]`).click()
      await shown(visitor.page, 'odds-sentence')
    },
  },
  {
    name: 'why not',
    async go(visitor) {
      await openGame(visitor)
      await visitor.page
        .locator('[data-testid=board] [data-thing*="piece:"]:not(.is-lit)')
        .first()
        .click({ button: 'right' })
      await shown(visitor.page, 'why-row')
    },
  },
  {
    name: 'menu',
    async go(visitor) {
      await openGame(visitor)
      await visitor.page.getByTestId('more').locator('summary').click()
      await shown(visitor.page, 'resign')
    },
  },
  {
    name: 'help',
    async go(visitor) {
      await openGame(visitor)
      // With the pointer on a piece the same key asks about that piece.
      await visitor.page.mouse.move(2, 2)
      await visitor.page.keyboard.press('?')
      await shown(visitor.page, 'help')
    },
  },
  {
    name: 'replay',
    async go(visitor) {
      await openGame(visitor)
      const sheet = visitor.page.getByTestId('sheet-log')
      if (await sheet.isVisible()) await sheet.click()
      await visitor.page.getByTestId('replay-slider').fill('30')
      await shown(visitor.page, 'replay-leave')
    },
  },
  {
    name: 'rulebook',
    async go({ open, page }) {
      await open(`#/rules/${FIRST}`)
      await shown(page, 'board-picture')
    },
  },
  {
    name: 'fair',
    async go({ open, page }) {
      await open(`#/fair/${FIRST}`)
      await shown(page, 'rule-status')
    },
  },
  {
    name: 'settings',
    async go({ open, page }) {
      await open('#/settings')
      await shown(page, 'settings')
    },
  },
  {
    name: 'guided battle',
    async go({ open, page }) {
      await open(`#/learn/${GAMES.find(game => game.lesson)!.id}`)
      await shown(page, 'lesson')
    },
  },
  ...GAMES.filter(({ id }) => id !== fighting!.id).map(
    ({ id }): Place => ({
      name: id,
      async go({ open, page }) {
        await open('')
        await page.getByTestId(`quick-${id}`).click()
        await page.locator('.prompt.mine').waitFor()
      },
    }),
  ),
  {
    name: 'invitation',
    async go({ open, page }) {
      await open(`#/new/${FIRST}`)
      await page.getByTestId('opponent-online').check()
      await page.getByTestId('start').click()
      await shown(page, 'invite-link')
    },
  },
]
