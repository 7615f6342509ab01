import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../conformance', import.meta.url))

/**
 * Serves and ships conformance/<game>.json, the output of `bivouac rules <game> --json`, for the rulebook view. The
 * files are made by a step before the build and kept out of git; without them the view shows sections without status.
 */
export function conformance(): Plugin {
  return {
    name: 'bivouac-conformance',
    generateBundle() {
      if (!existsSync(FOLDER)) return
      for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.json')))
        this.emitFile({
          type: 'asset',
          fileName: `conformance/${file}`,
          source: readFileSync(join(FOLDER, file), 'utf8'),
        })
    },
  }
}
