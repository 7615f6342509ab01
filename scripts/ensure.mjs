// Installs what the lock file asks for, once. Runs before `npm start` and `npm test` with whatever Node the user has,
// so it is plain JavaScript and imports nothing that npm would have to install first.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')
const stamp = `${root}node_modules/.stamp`

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.error('Installing what Bivouac needs (once)…')
  // stdout belongs to the command being prepared (it may be JSON): npm's own words go to stderr.
  const done = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    console.error('npm ci failed: is there a network connection to the npm registry?')
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, lock)
}
