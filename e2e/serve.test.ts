import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { builtClient, DIST } from '../scripts/build.ts'
import { BIVOUAC, startServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bivouac-serve-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const bivouac = (...args: string[]) =>
  spawnSync(process.execPath, [BIVOUAC, ...args], { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '' } })

test('serve prints its address, answers there, keeps games in the folder it was given, and ends when asked', async () => {
  const server = await startServer()
  const page = await fetch(server.url, { headers: { accept: 'text/html' } })
  assert.equal(page.status, 200)
  assert.match(await page.text(), /<title>Bivouac<\/title>/)
  assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  assert.ok((await (await fetch(`${server.url}/api/me`)).json()).csrf)
  assert.ok(existsSync(join(server.folder, 'data/bivouac.db')))

  // A copy while it runs, which is a database itself.
  const copy = join(folder, 'copy.db')
  const made = bivouac('backup', copy, '--data', join(server.folder, 'data'))
  assert.equal(made.status, 0, made.stderr)
  const db = new DatabaseSync(copy, { readOnly: true })
  assert.deepEqual({ ...db.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' })
  db.close()
  assert.equal(existsSync(`${copy}.part`), false)
  await server.stop()
})

test('SIGTERM ends the server with code 0', async () => {
  const child = spawn(
    process.execPath,
    [BIVOUAC, 'serve', '--port', '0', '--data', join(folder, 'term'), '--log', 'silent'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  assert.equal(code, 0)
})

test('a port that is taken, a wrong option, a database that is not there: one line, exit code 2', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const taken = bivouac('serve', '--port', String(port), '--data', join(folder, 'taken'), '--log', 'silent')
  other.close()
  assert.equal(taken.status, 2, taken.stderr)
  assert.match(taken.stderr, new RegExp(`^bivouac: port ${port} is taken; .*\n$`))
  for (const args of [
    ['serve', '--port', 'x'],
    ['serve', '--public-url', 'games.example.org'],
    ['serve', '--log', 'loud'],
    ['backup'],
    ['backup', join(folder, 'x.db'), '--data', join(folder, 'nowhere')],
  ]) {
    const { status, stderr, stdout } = bivouac(...args)
    assert.equal(status, 2, args.join(' '))
    assert.match(stderr, /^bivouac: [^\n]+\n$/)
    assert.equal(stdout, '')
  }
})

test('the web app is built once, not twice', async () => {
  await builtClient()
  const { mtimeMs } = statSync(join(DIST, 'index.html'))
  const began = performance.now()
  await builtClient()
  assert.equal(statSync(join(DIST, 'index.html')).mtimeMs, mtimeMs)
  console.log(`looking whether the app has to be built: ${Math.round(performance.now() - began)} ms`)
})
