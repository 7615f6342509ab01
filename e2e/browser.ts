/** A real browser, and visitors with clean profiles whose every complaint is collected. */
import assert from 'node:assert/strict'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromium as chromiumPath, FLAGS } from '../scripts/chromium.ts'
import { seedPage } from './dice/page.ts'

/** A machine may be busy with other things; only what is broken takes as long as this. */
const PATIENCE = 120_000

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: FLAGS, headless: true, timeout: PATIENCE })

/** `BIVOUAC_SLOW=4 npm test`: pages run so many times slower, to find what only a busy machine shows. */
const SLOWER = Number(process.env.BIVOUAC_SLOW ?? 1)

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
  /** The name of the dice this visitor's tables draw; his own part of the dice online, too. */
  readonly dice?: string
  /** A server that goes away is not the page's fault. */
  readonly mayLoseServer?: boolean
}

/** Which of them depends on what was under way at that moment. */
const LOST =
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|WebSocket connection/

export async function visit(browser: Browser, url: string, wishes: Wishes = {}): Promise<Visitor> {
  const { settings, dice = 'bivouac', mayLoseServer = false, ...options } = wishes
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1400, height: 900 },
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  await context.addInitScript(seedPage(dice))
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
  if (SLOWER > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
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
