/** `bivouac operator` against a server of its own: what it wants to know first, and what it carries out. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, type TestContext, test } from 'node:test'
import { type Serving, serve } from '@bivouac/server'
import { operator } from '../src/commands/operator.ts'

const TOKEN = 'a-token-that-nobody-guesses'
const folder = mkdtempSync(join(tmpdir(), 'bivouac-operator-'))
let server: Serving
before(async () => {
  server = await serve({ port: 0, host: '127.0.0.1', data: folder, operatorToken: TOKEN, logLevel: 'silent' })
})
beforeEach(() => {
  process.env.BIVOUAC_OPERATOR_TOKEN = TOKEN
})
after(async () => {
  delete process.env.BIVOUAC_OPERATOR_TOKEN
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function operated(
  t: TestContext,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = []
  const write = t.mock.method(process.stdout, 'write', (line: string) => lines.push(line) > 0)
  const code = await operator([...args, '--url', server.url]).finally(() => write.mock.restore())
  return { code, said: lines.join('') }
}

test('a deed nobody knows, one about nobody, one without a reason and one without a token are refused with a sentence', async () => {
  await assert.rejects(operator(['hang', 'x']), /there are: tables, users/)
  await assert.rejects(operator(['ban', 'x', '--why', 'y']), /“ban” says of what/)
  await assert.rejects(operator(['close', 'x']), /--why says the reason/)
  delete process.env.BIVOUAC_OPERATOR_TOKEN
  await assert.rejects(operator(['tables']), /BIVOUAC_OPERATOR_TOKEN/)
})

test('lists are read, a wrong token is refused, and a deed is carried out and written down', async t => {
  const met = await fetch(`${server.url}/api/me`)
  const { user, csrf } = (await met.json()) as { user: string; csrf: string }
  const cookie = met.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ')
  // A guest is kept from his first deed on.
  await fetch(`${server.url}/api/me`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrf, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Vandamme' }),
  })
  const listed = await operated(t, 'users')
  assert.equal(listed.code, 0)
  assert.match(listed.said, new RegExp(user))
  assert.equal((await operated(t, 'ban', user, '3', '--why', 'a rude guest')).code, 0)
  assert.match((await operated(t, 'deeds')).said, /ban 3.*a rude guest/)
  process.env.BIVOUAC_OPERATOR_TOKEN = 'another'
  assert.equal((await operated(t, 'deeds')).code, 1)
})
