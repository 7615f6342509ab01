/** The lint of the architecture: arrows between packages, circles, forbidden names, what the page loads, dependencies, dead exports. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Fault, lint } from './lint/checks.ts'
import { deadExports } from './lint/exports.ts'
import { isSource, readTree } from './lint/tree.ts'

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'journals'])

/** Path -> text of everything the lint looks at; other files are there, with nothing in them, so that imports resolve. */
function readProject(root: string): Map<string, string> {
  const files = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path)
      else if (entry.isFile())
        files.set(
          path,
          isSource(path) || entry.name === 'package.json' || path.endsWith('.css')
            ? readFileSync(join(root, path), 'utf8')
            : '',
        )
    }
  }
  for (const folder of ['packages', 'games', 'scripts', 'e2e']) walk(folder)
  files.set('package.json', readFileSync(join(root, 'package.json'), 'utf8'))
  return files
}

const files = readProject(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const faults: Fault[] = lint(files)
deadExports(readTree(files).sources, (path, line, reason) => void faults.push({ path, line, reason }))
for (const { path, line, reason } of faults) console.error(`${path}:${line}: ${reason}`)
if (faults.length > 0) {
  console.error(`${faults.length} fault${faults.length === 1 ? '' : 's'} against the architecture`)
  process.exitCode = 1
}
