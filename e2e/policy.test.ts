import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST } from './catalogue.ts'
import { stage } from './stage.ts'

const here = stage()
/** How long a breach may take to be reported. */
const PATIENCE = 20_000

test('the content policy is in force, and a breach of it does not escape these tests', async () => {
  const visitor = await here.visit()
  const { page, complaints } = visitor
  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).waitFor()
  assert.equal(complaints.length, 0, complaints.join())
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.smuggled = true'
    document.body.append(script)
    const image = document.createElement('img')
    image.src = 'https://example.org/spy.png'
    document.body.append(image)
  })
  const isHeard = (directive: string): boolean =>
    complaints.some(each => each.startsWith(`content policy: ${directive}`))
  for (const directive of ['script-src-elem', 'img-src']) {
    for (const end = Date.now() + PATIENCE; !isHeard(directive) && Date.now() < end; ) await page.waitForTimeout(20)
    assert.ok(isHeard(directive), `${directive} is not among ${complaints.join('\n')}`)
  }
  assert.equal(await page.evaluate(() => 'smuggled' in globalThis), false)
  complaints.length = 0
  await visitor.leave()
})

test('a page of another site cannot put the table into a frame, nor call the server in the player’s name', async () => {
  const page = await fetch(here.server.url)
  assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff')
  const foreign = await fetch(`${here.server.url}/api/me`, { headers: { origin: 'https://evil.example' } })
  assert.equal(foreign.status, 403)
})
