/** The places everybody comes to, one after another, for whoever wants to look at each. */
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { fileOf, isAt, matchWhere } from './positions.ts'

const inCombat = (): ReturnType<typeof matchWhere> =>
  matchWhere(each => isAt('combat.target')(each) && each.moves().at(-1)!.action.type === 'assault')

export interface Place {
  readonly name: string
  readonly go: (visitor: Visitor) => Promise<void>
}

/** A game file opened, and the screen taken by the right player. */
export async function openGame({ open, page }: Visitor, match = inCombat()): Promise<void> {
  await open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  // Alone at the table there is nobody to hand the screen over to.
  if (match.game.seats(match.setup).length > 1) await page.getByTestId('hand-over-ready').click()
  await page.locator('.prompt.mine').waitFor()
}
const shown = async (page: Page, id: string): Promise<void> => page.getByTestId(id).first().waitFor()

export const PLACES: readonly Place[] = [
  {
    name: 'home',
    async go({ open, page }) {
      await open('')
      await shown(page, 'quick-manoeuvre')
    },
  },
  {
    name: 'new game',
    async go({ open, page }) {
      await open('#/new/manoeuvre')
      await shown(page, 'new-scenario')
      await page.getByTestId('new-options').locator('summary').click()
    },
  },
  {
    name: 'hand-over',
    async go({ open, page }) {
      await open('')
      await page.getByTestId('import').setInputFiles(fileOf(inCombat()))
      await shown(page, 'hand-over')
    },
  },
  { name: 'table', go: visitor => openGame(visitor) },
  {
    name: 'odds',
    async go(visitor) {
      const match = inCombat()
      await openGame(visitor, match)
      await visitor.page.locator(`[data-thing~="piece:${match.decision!.actions[0]!.arg}"]`).click()
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
      await open('#/rules/manoeuvre')
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
      await open('#/learn/manoeuvre')
      await shown(page, 'lesson')
    },
  },
  {
    name: 'Marengo',
    async go({ open, page }) {
      await open('')
      await page.getByTestId('quick-marengo').click()
      await page.locator('.prompt.mine').waitFor()
    },
  },
  {
    name: 'campaign',
    async go({ open, page }) {
      await open('')
      await page.getByTestId('quick-field-commander').click()
      await page.locator('.prompt.mine').waitFor()
    },
  },
  {
    name: 'invitation',
    async go({ open, page }) {
      await open('#/new/manoeuvre')
      await page.getByTestId('opponent-online').check()
      await page.getByTestId('start').click()
      await shown(page, 'invite-link')
    },
  },
]
