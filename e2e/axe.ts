/** What axe finds seriously wrong with the page as it stands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export async function faultsOf(page: Page, place: string): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(wishes: object): Promise<AxeResults> } }).axe.run({
      // Only what is wrong: lists of everything that is right take longer than finding it.
      resultTypes: ['violations'],
    }),
  )
  return violations.flatMap(({ id, impact, nodes, help }) =>
    impact === 'serious' || impact === 'critical'
      ? [`${place}: ${id} (${help}) ${nodes.length}× ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`]
      : [],
  )
}
