/** Sets the stage for measuring the page: the app built, a server on loopback, a browser. Only in a checkout. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CameraFigures, cameraFigures } from './camera.ts'
import { type ClickFigures, clickFigures, type LoadFigures, loadFigures, offlineSize, type PageStage } from './page.ts'

export interface PageReport {
  readonly games: readonly LoadFigures[]
  readonly clicks: readonly ClickFigures[]
  readonly cameras: readonly CameraFigures[]
  /** Bytes kept for offline play. */
  readonly offline: number
}

const MOVES = 120
/** How many times slower a page is made to run while it is pulled about. */
const SLOWER = [1, 4]

/** Tools around the packages, which are there wherever the page can be built. */
const tool = <T>(path: string): Promise<T> => import(new URL(`../../../../${path}`, import.meta.url).href) as Promise<T>
interface Chromium {
  chromium(machine: object): string
  readonly FLAGS: string[]
}
interface Player {
  play(pages: readonly unknown[], wishes: object): Promise<unknown>
  anything(seed: number): unknown
}

/** The figures, or a sentence saying why there are none. */
export async function pageBench(games: readonly string[], say: (what: string) => void): Promise<PageReport | string> {
  const missing = (fault: unknown): string =>
    `the page is not measured: ${fault instanceof Error ? fault.message : fault}`
  let stage: { readonly stage: PageStage; close(): Promise<void> }
  try {
    stage = await setStage(say)
  } catch (fault) {
    return missing(fault)
  }
  try {
    const loads: LoadFigures[] = []
    for (const game of games) {
      say(`page of ${game}`)
      loads.push(await loadFigures(stage.stage, game))
    }
    const clicks: ClickFigures[] = []
    for (const game of games) {
      say(`clicks in ${game}`)
      clicks.push(await clickFigures(stage.stage, game, MOVES))
    }
    const cameras: CameraFigures[] = []
    for (const game of games)
      for (const slower of SLOWER) {
        say(`pan and zoom in ${game}, ${slower} times slower`)
        cameras.push(await cameraFigures(stage.stage, game, slower))
      }
    return { games: loads, clicks, cameras, offline: offlineSize(stage.stage.app) }
  } catch (fault) {
    return missing(fault)
  } finally {
    await stage.close()
  }
}

async function setStage(say: (what: string) => void): Promise<{ readonly stage: PageStage; close(): Promise<void> }> {
  const { chromium: found, FLAGS } = await tool<Chromium>('scripts/chromium.ts')
  // A bench installs nothing.
  const executablePath = found({
    wanted: process.env.CHROMIUM || undefined,
    exists: existsSync,
    isRoot: () => false,
    run: () => undefined,
  })
  const { chromium } = await import('playwright-core')
  const { play, anything } = await tool<Player>('e2e/player.ts')
  const { builtClient } = await tool<{ builtClient(): Promise<string> }>('scripts/build.ts')
  say('building')
  const app = await builtClient()
  const { serve } = await import('@bivouac/server')
  const data = mkdtempSync(join(tmpdir(), 'bivouac-page-'))
  const served = await serve({ port: 0, data, clientFolder: app, logLevel: 'silent', requestsPerMinute: 1e6 })
  const clear = async (): Promise<void> => {
    await served.close()
    rmSync(data, { recursive: true, force: true })
  }
  const browser = await chromium.launch({ executablePath, args: FLAGS, headless: true }).catch(async fault => {
    await clear()
    throw fault
  })
  return {
    stage: {
      browser,
      url: served.url,
      app,
      drive: (page, seed, until, pause = 0) =>
        play([page], { choose: anything(seed), until, onTurn: () => page.waitForTimeout(pause) }),
    },
    async close() {
      await browser.close()
      await clear()
    },
  }
}
