import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { FIRST } from './catalogue.ts'
import { stage } from './stage.ts'

const here = stage()
const HOSTILE = '<img src=x onerror="globalThis.smuggled=1"><script>globalThis.smuggled=1</script>'
const settings = { lang: 'en', confirm: false }

/** Nothing of what others wrote has become part of the page. */
async function isClean(page: Page): Promise<void> {
  assert.equal(await page.evaluate(() => 'smuggled' in globalThis), false)
  assert.equal(await page.locator('img[src="x"]').count(), 0)
}

test('a passkey is added, opens the account without a password, and is removed', async () => {
  const visitor = await here.visit({ settings })
  const { page, context } = visitor
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await visitor.open('#/settings')
  const form = page.getByTestId('online-settings')
  await page.getByTestId('account-name').fill('Lannes.1809')
  await page.getByTestId('account-password').fill('Essling-am-Marchfeld')
  await page.getByTestId('create-account').click()
  await page.getByTestId('add-passkey').click()
  await page.getByTestId('passkeys').locator('li').waitFor()
  await page.getByTestId('logout').click()
  await page.getByTestId('login-passkey').click()
  await page.getByTestId('logout').waitFor()
  assert.match(await form.innerText(), /Lannes\.1809/)
  await page.getByTestId('passkeys').locator('li button').click()
  await page.getByTestId('passkeys').locator('li').waitFor({ state: 'detached' })
  await visitor.leave()
})

test('names, chat, invitations and files of others stay text', async () => {
  const name = HOSTILE.slice(0, 39)
  const first = await here.visit({ settings: { ...settings, name } })
  const second = await here.visit({ settings: { ...settings, name: '<b onclick=alert(1)>Davout</b>' } })
  await first.open(`#/new/${FIRST}`)
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  const say = first.page.getByTestId('chat').locator('.chat-form input')
  await say.evaluate((field: HTMLInputElement, text) => {
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, HOSTILE)
  await say.press('Enter')
  const heard = second.page.getByTestId('chat').locator('.chat-lines li')
  await heard.first().waitFor({ state: 'attached' })
  assert.ok((await heard.first().textContent())?.includes(HOSTILE), 'as it was written')
  for (const page of pages) {
    assert.ok((await page.content()).includes('&lt;b onclick') || (await page.content()).includes('&lt;img'))
    await isClean(page)
  }
  // Files from anywhere: every place a text of theirs can be shown in.
  for (const file of [
    { format: HOSTILE },
    { format: 'bivouac-journal-1', game: HOSTILE },
    { format: 'bivouac-journal-1', game: FIRST, [HOSTILE]: 1 },
    {
      format: 'bivouac-journal-1',
      game: FIRST,
      version: 1,
      setup: { scenario: HOSTILE, options: { [HOSTILE]: HOSTILE } },
      opening: [],
      moves: [],
      marks: [],
    },
  ]) {
    await first.open('#/')
    const buffer = Buffer.from(JSON.stringify(file))
    await first.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await first.page.getByTestId('home-fault').waitFor()
    await isClean(first.page)
  }
  // Addresses that somebody sends.
  for (const address of ['#/new/', '#/rules/', '#/online/', '#/table/', '#/learn/']) {
    await first.page.goto(
      `${here.server.url}/${address}${encodeURIComponent(HOSTILE)}?invite=${encodeURIComponent(HOSTILE)}`,
    )
    await first.page.waitForLoadState('networkidle')
    await isClean(first.page)
  }
  // A refused call or a missing table is no fault of the page; a breach of its policy would be.
  const breaches = [...first.complaints, ...second.complaints].filter(each => each.startsWith('content policy'))
  assert.deepEqual(breaches, [])
  await first.context.close()
  await second.context.close()
})
