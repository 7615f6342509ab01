import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { stage } from './stage.ts'
import { PLACES } from './tour.ts'

const here = stage()
type Words = Readonly<Record<string, { readonly it: string; readonly en: string }>>
// The page's own catalogue; it is not part of what this folder is type-checked with.
const { WORDS } = (await import(new URL('../packages/client/src/words/index.ts', import.meta.url).href)) as {
  WORDS: Words
}

/** Everything a player can read or hear: texts, names of controls, tooltips. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // Keys of the keyboard have one name.
    while (walker.nextNode())
      if (walker.currentNode.parentElement!.closest('kbd') === null) found.add(walker.currentNode.textContent!.trim())
    for (const each of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(each.getAttribute(name)?.trim() ?? '')
    found.add(document.title)
    return [...found].filter(text => text !== '')
  })

const keys = new Set(Object.keys(WORDS))
const said = { it: new Set<string>(), en: new Set<string>() }
for (const { it, en } of Object.values(WORDS)) {
  said.it.add(it)
  said.en.add(en)
}

for (const lang of ['it', 'en'] as const)
  test(`everything is said in ${lang === 'it' ? 'Italian' : 'English'}: no key, no blank, nothing in the other language`, async () => {
    const other = lang === 'it' ? 'en' : 'it'
    const visitor = await here.visit({ locale: lang === 'it' ? 'it-IT' : 'en-GB' })
    const { page } = visitor
    for (const { name, go } of PLACES) {
      await go(visitor)
      assert.equal(await page.locator('html').getAttribute('lang'), lang)
      for (const text of await readable(page)) {
        for (const word of text.split(/[\s,;:()]+/)) assert.ok(!keys.has(word), `${name}: the key ${word} in “${text}”`)
        assert.doesNotMatch(text, /\{\w+\}|undefined|\bNaN\b|\[object/, `${name}: “${text}”`)
        // The button that changes the language speaks the other one.
        if (text === WORDS['nav.language']![lang]) continue
        assert.ok(!said[other].has(text) || said[lang].has(text), `${name}: “${text}” is ${other}`)
      }
    }
    await visitor.leave()
  })

test('the language changes where one stands', async () => {
  const visitor = await here.visit({ locale: 'en-GB' })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('language').click()
  await page.locator('html[lang=it]').waitFor()
  await page.getByText(WORDS['home.new']!.it).first().waitFor()
  await page.reload()
  await page.getByText(WORDS['home.new']!.it).first().waitFor()
  await visitor.leave()
})
