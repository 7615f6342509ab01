import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type Journal, replay } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { GAMES } from './catalogue.ts'
import { fileOf, matchWhere } from './positions.ts'
import { stage } from './stage.ts'

const here = stage()
const settings = { lang: 'en', confirm: false, handOver: false, forced: false }
async function openReport(page: Page): Promise<void> {
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('report').click()
  await page.getByTestId('report-page').waitFor()
}
async function keptReport(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('report-download').click()])
  assert.match(file.suggestedFilename(), /-report\.html$/)
  const path = `${await file.path()}.html`
  await file.saveAs(path)
  return path
}

for (const { id, rules, journals } of GAMES)
  test(`${id}: the report has a map for every turn, and is one file that needs nothing else`, async () => {
    // The longest: a game may end before there is a turn to draw.
    const file = journals.toSorted((a, b) => statSync(b).size - statSync(a).size)[0]!
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
    const steps = replay(rules, journal, { eye: 0, views: true })
    if (typeof steps === 'string') throw new Error(steps)
    const visitor = await here.visit({ settings: { ...settings, theme: 'dark' } })
    const { page } = visitor
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(file)
    await page.getByTestId('over-report').click()
    await page.getByTestId('report-page').waitFor()
    assert.deepEqual(await faultsOf(page, 'report'), [])
    const path = await keptReport(page)
    const html = readFileSync(path, 'utf8')
    assert.ok(html.length < 1_500_000, `${html.length} characters`)
    assert.ok(!/<script|https?:\/\/(?!www\.w3\.org)|undefined|NaN/.test(html), 'nothing is fetched, nothing runs')

    const reader = await here.browser.newContext({ viewport: { width: 1100, height: 900 } })
    const sheet = await reader.newPage()
    const complaints: string[] = []
    sheet.on('console', message => complaints.push(message.text()))
    await sheet.goto(pathToFileURL(path).href)
    const parts = (await sheet.locator('h2').allTextContents()).join('|')
    assert.match(parts, /Turn by turn/)
    // A game that counts its losses also says what decided it.
    const decisive = /Losses/.test(parts)
    if (decisive) assert.match(parts, /Losses.*(?:Key rolls|Decisive moments).*Turn by turn/)
    const header = (await sheet.locator('header').textContent()) ?? ''
    assert.ok(header.includes(rules.words.result(journal.result!, 'en', steps.at(-1)!.view)), header)
    const turns = await sheet.locator('.turn').count()
    const maps = sheet.locator('.turn > figure > svg')
    assert.ok(turns > 4 && (await maps.count()) >= turns - 2, `${await maps.count()} maps for ${turns} turns`)
    // Every map shows the ground and what stands on it, by daylight although the table was dark.
    for (const map of await maps.all()) {
      const drawn = await map.evaluate(svg => {
        /** Shapes in a drawing and in everything it points to; one that points to nothing counts against it. */
        const shapes = (element: Element | null): number =>
          element === null
            ? Number.NEGATIVE_INFINITY
            : element.localName === 'use'
              ? shapes(document.getElementById(element.getAttribute('href')!.slice(1)))
              : ['path', 'rect', 'circle', 'text'].includes(element.localName)
                ? 1
                : [...element.children].reduce((sum, child) => sum + shapes(child), 0)
        return [...svg.children].map(shapes)
      })
      const [ground = 0, ...rest] = drawn
      assert.ok(ground > 30 && rest.reduce((sum, each) => sum + each, 0) > 30, JSON.stringify(drawn))
    }
    assert.ok(!decisive || (await sheet.locator('.moments li').count()) > 2)
    assert.deepEqual(complaints, [])
    await reader.close()
    await visitor.leave()
  })

test('only the report goes on paper', async () => {
  const visitor = await here.visit({ settings: { ...settings, lang: 'it' } })
  const { page } = visitor
  await page.addInitScript(() => {
    window.print = () => {
      Object.assign(globalThis, { printed: true })
    }
  })
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(GAMES[0]!.journals[0]!)
  await page.getByTestId('game-over').waitFor()
  await openReport(page)
  await page.emulateMedia({ media: 'print' })
  await page.getByTestId('report-print').click()
  await page.waitForFunction(() => 'printed' in globalThis)
  const paper = page.locator('.paper')
  assert.ok(await paper.isVisible())
  assert.ok(!(await page.getByTestId('table').isVisible()), 'the table stays off it')
  assert.match(
    (await paper.locator('h2').allTextContents()).join(),
    /Perdite,Tiri decisivi,(?:Analisi,)?Turno per turno/,
  )
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.equal(await paper.count(), 0)
  await visitor.leave()
})

test('the report of a running game is made of what this eye may see, and can be closed while it is written', async () => {
  const match = matchWhere(each => each.length >= 160)
  const eye = match.decision!.seat
  const visitor = await here.visit({ settings })
  const { page } = visitor
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(globalThis, { asked })
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { ask?: object }) {
      if (message?.ask !== undefined) asked.push(message.ask)
      return post.call(this, message)
    }
  })
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.locator('.prompt.mine').waitFor()
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('report').click()
  await page.getByTestId('report-dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('report-dialog').waitFor({ state: 'detached' })
  await openReport(page)

  const asked = await page.evaluate(() => (globalThis as unknown as { asked: { do: string; eye?: unknown }[] }).asked)
  const looked = asked.filter(each => each.do === 'past' || each.do === 'log')
  assert.ok(looked.length > 5 && looked.every(each => each.eye === eye), 'through no other eyes')
  assert.ok(!asked.some(each => each.do === 'journal'), 'the file is not asked for')
  const text = await page.getByTestId('report-page').evaluate(host => host.shadowRoot!.textContent ?? '')
  assert.match(text, /The game goes on: 160 moves so far/)
  const lines = await page.getByTestId('report-page').locator('.story li').allTextContents()
  assert.ok(lines.length > 20, `${lines.length} lines`)
  assert.equal(await page.locator('.studio').count(), 0, 'the studio is cleared away')
  await visitor.leave()
})
