import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'

/**
 * Writes dist/sw.js: src/sw.ts with the list of every file of the finished build, and a version that changes when any
 * of them does. Done after the bundle is on disk because the workers' own chunks are known only then.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  let isWritten = false
  return {
    name: 'bivouac-service-worker',
    apply: 'build',
    configResolved: resolved => {
      config = resolved
    },
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A build that failed left nothing to list, and its own complaint is the one to hear.
        if (!isWritten) return
        const out = resolve(config.root, config.build.outDir)
        const files = listed(out).filter(file => file !== 'sw.js' && !/\.(?:map|br|gz)$/.test(file))
        const version = createHash('sha256')
        for (const file of files) version.update(file).update(readFileSync(join(out, file)))
        const source = readFileSync(join(config.root, 'src/sw.ts'), 'utf8')
        const { code } = await transformWithOxc(source, 'sw.ts')
        const paths = files.map(file => (file === 'index.html' ? '/' : `/${file}`))
        writeFileSync(
          join(out, 'sw.js'),
          code
            .replace(/^export \{\};?$/m, '')
            .replaceAll('__FILES__', JSON.stringify(paths))
            .replaceAll('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 16))),
        )
      },
    },
  }
}

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
