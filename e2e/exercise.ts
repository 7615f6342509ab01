/** Does an exercise of a school as its button shows it. */
import type { Page } from 'playwright-core'
import { eventually } from './rest.ts'

/** More clicks than any exercise has actions. */
const MOST_CLICKS = 20

export async function doneAsShown(page: Page): Promise<void> {
  const isDone = (): Promise<boolean> => page.getByTestId('exercise-done').isVisible()
  const text = (): Promise<string> => page.getByTestId('exercise').innerText()
  for (let clicks = 0; !(await isDone()) && clicks < MOST_CLICKS; clicks++) {
    const before = await text()
    await page.locator('.table:not([data-busy])').waitFor()
    if (await isDone()) break
    await page.getByTestId('exercise-show').click()
    await eventually(
      async () => (await page.locator('.prompt.mine').count()) + Number((await text()) !== before),
      found => found > 0,
    )
  }
  await page.getByTestId('exercise-done').waitFor()
}
