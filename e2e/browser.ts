/** A real browser, and visitors with clean profiles whose every complaint is collected. */
import assert from 'node:assert/strict'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromium as chromiumPath, FLAGS } from '../scripts/chromium.ts'

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: FLAGS, headless: true })

export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors, refused resources, breaches of the content policy: everything a good page never says. */
  readonly complaints: string[]
  /** Goes to an address of the app: `#/settings`. */
  open(hash: string): Promise<void>
  /** Closes the browser window and fails if the page complained. */
  leave(): Promise<void>
}

export interface Wishes extends BrowserContextOptions {
  /** Settings of the page, as if chosen on an earlier visit. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** A server that goes away is not the page's fault. */
  readonly mayLoseServer?: boolean
}

const LOST =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection/

export async function visit(browser: Browser, url: string, wishes: Wishes = {}): Promise<Visitor> {
  const { settings, mayLoseServer = false, ...options } = wishes
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1400, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const complaints: string[] = []
  if (settings !== undefined)
    await context.addInitScript(kept => {
      // The empty page before the first address has no storage.
      if (!location.protocol.startsWith('http')) return
      if (localStorage.getItem('bivouac.settings') === null) localStorage.setItem('bivouac.settings', kept)
    }, JSON.stringify(settings))
  await context.exposeBinding('complain', (_, text: string) => void complaints.push(text))
  await context.addInitScript(() => {
    const { complain } = globalThis as unknown as { complain(text: string): void }
    document.addEventListener('securitypolicyviolation', event =>
      complain(`content policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  context.on('weberror', fault => void complaints.push(fault.error().stack ?? fault.error().message))
  context.on('console', message => {
    if (message.type() !== 'error') return
    if (mayLoseServer && LOST.test(message.text())) return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  const page = await context.newPage()
  return {
    context,
    page,
    complaints,
    open: async hash => {
      await page.goto(`${url}/${hash}`)
    },
    async leave() {
      await context.close()
      assert.deepEqual(complaints, [])
    },
  }
}
