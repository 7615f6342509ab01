/** What every file of tests needs: one server, one browser, and everything stopped at the end. */
import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { launch, type Visitor, visit, type Wishes } from './browser.ts'
import { type Server, startServer } from './server.ts'

export interface Stage {
  readonly server: Server
  readonly browser: Browser
  visit(wishes?: Wishes): Promise<Visitor>
}

export function stage(): Stage {
  let server: Server | undefined
  let browser: Browser | undefined
  before(async () => {
    server = await startServer()
    browser = await launch()
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })
  return {
    get server() {
      return server!
    },
    get browser() {
      return browser!
    },
    visit: wishes => visit(browser!, server!.url, wishes),
  }
}
