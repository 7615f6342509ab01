import type { Say } from './checks.ts'
import { isTest, LAYERS, WORKERS_MAY_LOAD } from './table.ts'
import type { SourceFile } from './tree.ts'

const HOME = /^packages\/client\/src\/(?:([^/]+)\/)?[^/]+$/

/** The folders of the client have an order too; what lies outside them (`main.tsx`, `app.tsx`) sees everything. */
export function layers(sources: ReadonlyMap<string, SourceFile>, say: Say): void {
  for (const { path, imports } of sources.values()) {
    const own = HOME.exec(path)?.[1]
    if (own === undefined || isTest(path)) continue
    const at = LAYERS.indexOf(own)
    for (const { line, to } of imports) {
      const other = to.kind === 'file' && to.path.startsWith('packages/client/src/') ? HOME.exec(to.path) : undefined
      if (other === undefined || other === null) continue
      const layer = other[1] ?? ''
      const may = own === 'worker' ? WORKERS_MAY_LOAD : LAYERS.slice(0, at + 1)
      if (!may.includes(layer))
        say(
          path,
          line,
          `in the client, ${own} lies below ${layer === '' ? 'what starts it' : layer} and must not import it`,
        )
    }
  }
}
