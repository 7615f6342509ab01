import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const COMMAND = fileURLToPath(new URL('../../cli/bin/bivouac.mjs', import.meta.url))
/** The report plays games and reads tests; a build must not wait for ever for it. */
const PATIENCE = 60_000

interface Report {
  readonly sections: readonly Readonly<Record<string, unknown>>[]
}

/** What `bivouac rules` knows of each section, boiled down to what the rulebook view shows. */
function report(game: string): string | undefined {
  if (!existsSync(COMMAND)) return undefined
  const { stdout } = spawnSync(process.execPath, [COMMAND, 'rules', game, '--json'], {
    encoding: 'utf8',
    timeout: PATIENCE,
    maxBuffer: 64 * 1024 * 1024,
  })
  try {
    const { sections } = JSON.parse(stdout) as Report
    const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
    return JSON.stringify({
      game,
      sections: sections.map(({ section, procedures, decisions, refusals, rolls, tests }) => ({
        section,
        code: count(procedures) + count(decisions) + count(refusals) + count(rolls),
        tests: count(tests),
      })),
    })
  } catch {
    // A tree in the middle of a change: the view then shows sections without status.
    return undefined
  }
}

/** Ships conformance/<game>.json beside the page, fresh with every build. */
export function conformance(games: readonly string[]): Plugin {
  return {
    name: 'bivouac-conformance',
    apply: 'build',
    generateBundle() {
      for (const game of games) {
        const source = report(game)
        if (source === undefined) this.warn(`no conformance report for ${game}`)
        else this.emitFile({ type: 'asset', fileName: `conformance/${game}.json`, source })
      }
    },
  }
}
