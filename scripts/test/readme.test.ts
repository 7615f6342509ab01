import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the library example of the README runs as it stands', () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readFileSync(`${root}README.md`, 'utf8'))?.[1]
  assert.ok(code)
  // Inside the repository, so that the workspace packages are found by their names.
  const folder = mkdtempSync(`${root}node_modules/.readme-`)
  try {
    writeFileSync(`${folder}/example.mjs`, code.replace('type Setup, ', '').replaceAll(/ as (Setup|never)/g, ''))
    const ran = spawnSync(process.execPath, [`${folder}/example.mjs`], { encoding: 'utf8' })
    assert.equal(ran.status, 0, ran.stderr)
    assert.match(ran.stdout, /winners/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
