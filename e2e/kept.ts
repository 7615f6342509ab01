import type { Page } from 'playwright-core'

/** The app has been fetched whole, for later. */
export const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise(resolve =>
        active?.addEventListener('statechange', () => active.state === 'activated' && resolve(0)),
      )
  })
