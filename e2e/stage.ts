/**
 * What every file of tests needs: one server, one browser, and everything stopped at the end. Each test has dice of its own,
 * called by its name: they are the same alone, among others and the next time.
 */
import { after, before, beforeEach } from 'node:test'
import type { Browser } from 'playwright-core'
import { launch, type Visitor, visit, type Wishes } from './browser.ts'
import { type Server, startServer } from './server.ts'

export interface Stage {
  readonly server: Server
  readonly browser: Browser
  visit(wishes?: Wishes): Promise<Visitor>
  /** Other dice for this test: tables made from now on, here and on the server. */
  dice(name: string): Promise<void>
}

export function stage(): Stage {
  let server: Server | undefined
  let browser: Browser | undefined
  before(async () => {
    server = await startServer()
    browser = await launch()
  })
  let stream = ''
  let visitors = 0
  const dice = async (name: string): Promise<void> => {
    stream = name
    visitors = 0
    await server!.dice(name)
  }
  beforeEach(context => dice(context.name))
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
    visit: wishes => visit(browser!, server!.url, { dice: `${stream}/${visitors++}`, ...wishes }),
    dice,
  }
}
