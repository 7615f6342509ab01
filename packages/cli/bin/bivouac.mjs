#!/usr/bin/env node
// Plain JavaScript: it must start under whatever Node the user has, and hand over to the one the repository pins.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as modules from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST = 24
const here = dirname(fileURLToPath(import.meta.url))

if (Number(process.versions.node.split('.')[0]) >= OLDEST) {
  // Types are stripped once and not at every start; where nothing can be written it goes on without.
  modules.enableCompileCache(
    process.env.NODE_COMPILE_CACHE ?? join(here, '../../../node_modules/.cache/bivouac/compiled'),
  )
  await import('../src/main.ts')
} else handOver(join(here, 'bivouac.mjs'))

function handOver(script) {
  const node = pinnedNode(here)
  if (node === undefined) {
    console.error(`bivouac: needs Node ${OLDEST}; run npm install in the repository, which brings it`)
    process.exit(2)
  }
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  // The terminal sends Ctrl-C to both: the child decides what it means, and this process waits for its answer.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', error => {
    console.error(`bivouac: cannot start ${node}: ${error.message}`)
    process.exit(2)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 130)))
}

function pinnedNode(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const name of ['node_modules/.bin/node', 'node_modules/node/bin/node.exe'])
      if (existsSync(join(folder, name))) return join(folder, name)
    if (folder === dirname(folder)) return undefined
  }
}
