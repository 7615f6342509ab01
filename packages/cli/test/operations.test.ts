/** The commands of whoever runs a server: what he got wrong is said in one line, and what he has is never lost. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStore } from '@bivouac/server'
import { bivouac, scratch } from './spawn.ts'

const NOTHING = { DATABASE_URL: '', PORT: '', HOST: '', BIVOUAC_DATA: '', BIVOUAC_SECRET: '', BIVOUAC_PUBLIC_URL: '' }

test('serve: a setting or database that cannot be used is named in one line', () => {
  const folder = scratch()
  writeFileSync(join(folder, 'bivouac.db'), 'this is no database, and longer than a page is not needed to see it')
  const wrong: readonly (readonly [Record<string, string>, readonly string[], RegExp])[] = [
    [{ PORT: 'abc' }, [], /PORT is a number, not “abc”/],
    [{ BIVOUAC_SECRET: 'short' }, [], /BIVOUAC_SECRET must be at least 32/],
    [{ BIVOUAC_PUBLIC_URL: 'games.example.org' }, [], /BIVOUAC_PUBLIC_URL is an address such as/],
    [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      [],
      /the database \(DATABASE_URL\) cannot be opened: .*ECONNREFUSED/,
    ],
    [{}, ['--data', folder], /bivouac\.db\) cannot be opened: file is not a database/],
  ]
  for (const [env, args, reason] of wrong) {
    const { code, err } = bivouac(['serve', '--port', '0', ...args], { env: { ...NOTHING, ...env }, cwd: scratch() })
    assert.match(err, reason)
    assert.equal(code, 2, err)
    assert.equal(err.trim().split('\n').length, 1, err)
  }
})

test('serve: a folder that cannot be used is named in one line, and nothing is left in it', () => {
  const folder = scratch()
  const [file, empty, garbled, locked] = ['file', 'empty', 'garbled', 'locked'].map(name => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ]
  writeFileSync(file, '')
  for (const [where, secret] of [
    [empty, '{}'],
    [garbled, '{'],
  ] as const) {
    mkdirSync(where)
    writeFileSync(join(where, 'secret.json'), secret)
  }
  mkdirSync(locked)
  chmodSync(locked, 0o500)
  const wrong: [string, RegExp][] = [
    [file, /the folder .*file cannot be used: .*file is a file$/],
    [join(file, 'deeper'), /cannot be used: .*file is a file$/],
    [empty, /secret\.json holds no secret$/],
    [garbled, /secret\.json cannot be used: /],
  ]
  // Where the system lets nobody make anything, and where only this user may not (root may everywhere).
  if (existsSync('/proc/self')) wrong.push([`/proc/${Date.now()}`, /cannot be used: it cannot be made there$/])
  if (process.getuid?.() !== 0) wrong.push([locked, /cannot be used: it may not be written$/])
  for (const [data, reason] of wrong) {
    const { code, err } = bivouac(['serve', '--port', '0', '--data', data], { env: NOTHING })
    assert.match(err.trim(), reason)
    assert.equal(code, 2, err)
    assert.equal(err.trim().split('\n').length, 1, err)
  }
  assert.deepEqual(readdirSync(empty), ['secret.json'])
})

test('serve: a port in use is named in one line, and the process ends', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const data = join(scratch(), 'data')
  const { code, err } = bivouac(['serve', '--port', `${port}`, '--data', data, '--log', 'silent'], { env: NOTHING })
  other.close()
  assert.equal(err.trim(), `bivouac: port ${port} is taken; --port N takes another, 0 any free one`)
  assert.equal(code, 2)
})

test('backup and restore: a copy comes back whole, and nothing that is there is touched', async () => {
  const [data, elsewhere] = [join(scratch(), 'data'), join(scratch(), 'data')]
  const store = await openStore({ data })
  const user = {
    id: 'ney',
    name: 'Ney',
    lang: 'it',
    epoch: 0,
    channels: { push: false, subscriptions: [] },
    created: 1,
  } as const
  await store.addUser(user)
  assert.equal(statSync(data).mode & 0o077, 0, 'the folder is its owner’s alone')
  const file = join(scratch(), 'copy.db')
  // While the store is in use.
  assert.deepEqual(bivouac(['backup', file, '--data', data], { env: NOTHING }).code, 0)
  await store.close()
  assert.equal(statSync(file).mode & 0o077, 0)
  assert.equal(bivouac(['restore', file, '--data', elsewhere], { env: NOTHING }).code, 0)
  const copy = await openStore({ data: elsewhere })
  assert.deepEqual(await copy.user('ney'), user)
  await copy.close()

  for (const [args, reason] of [
    [['restore', file, '--data', data], /there is a database already/],
    [['restore', join(data, 'none.db'), '--data', elsewhere], /there is no file/],
    [['restore', import.meta.filename, '--data', join(scratch(), 'x')], /is no copy of a SQLite store/],
    [['backup', join(data, 'bivouac.db'), '--data', data], /a file the server lives on/],
    [['backup', file, '--data', join(scratch(), 'nowhere')], /there is no database in/],
  ] as const) {
    const { code, err } = bivouac(args, { env: NOTHING })
    assert.match(err, reason)
    assert.equal(code, 2)
  }
  assert.ok(existsSync(join(data, 'bivouac.db')))
})
