/**
 * Facts and texts are no program: tables of cards, maps, sentences in two languages. They are worked out while the app is
 * built and sent as JSON, one file for each script that wants them; the functions that worked them out stay behind. In
 * the sources nothing shows: a constant of a module becomes a fact if JSON can carry it and it is worth the trouble.
 * Workers and tests run the sources as they are.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { factsFileOf } from './chunks.ts'
import { isPlain, pack, unpack } from './packing.ts'

const VIRTUAL = 'virtual:facts/'
const RESOLVED = `\0${VIRTUAL}`
const SEEN = '__fact_'
/** Shorter than this, a constant travels best where it stands. */
const WORTH = 60
/** Modules that can be run outside a browser: vocabulary, data, drawings as numbers, wording. */
const FACTUAL =
  /\/games\/[^/]+\/(?:(?:data|look|say)\/.*|page\/words[^/]*|words|say|state)\.ts$|\/client\/src\/words\/[^/]*\.ts$/
const CONSTANT = /^(?:export )?const ([A-Za-z_$][\w$]*)\b/gm

/** A fact taken by its number, as the bundler writes it; and one whose number has stayed. */
const TAKEN = /[\w$]+\(["'`]F_(\d+)_["'`]\)/g
const LEFT = /["'`]F_\d+_["'`]/

interface Fact {
  readonly file: string
  readonly name: string
  readonly value: unknown
}

/** The part of the syntax tree that is looked at. */
interface Declared {
  readonly type: string
  readonly kind?: string
  readonly declaration?: Declared | null
  readonly declarations?: readonly {
    readonly id: { readonly type: string; readonly name?: string }
    readonly init?: { readonly start: number; readonly end: number } | null
  }[]
}

/** Modules of the games show their constants, exported or not, to whoever loads them in this process. */
function showConstants(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.startsWith('file:') || !FACTUAL.test(fileURLToPath(url))) return loaded
      const source = readFileSync(fileURLToPath(url), 'utf8')
      const names = [...source.matchAll(CONSTANT)].map(([, name]) => `${name} as ${SEEN}${name}`)
      return { ...loaded, source: `${source}\nexport { ${names.join(', ')} }\n` }
    },
  })
}

async function constantsOf(file: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
  } catch (fault) {
    // It draws, or imports what draws: only a browser can run it.
    if ((fault as { code?: string }).code === 'ERR_UNKNOWN_FILE_EXTENSION') return undefined
    throw fault
  }
}

export function factsAsJson(): Plugin {
  const facts: Fact[] = []
  const missing = (id: number): Error => new Error(`fact ${id} is not known`)
  return {
    name: 'bivouac-facts',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      facts.length = 0
      showConstants()
    },
    resolveId: id => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      // The address is filled in when it is known what the file holds.
      return `const unpack = ${String(unpack)}
const read = unpack(await (await fetch(${JSON.stringify(`FACTS_OF_${id.slice(RESOLVED.length)}`)})).json())
export const fact = id => read[id]`
    },
    async transform(code, id) {
      const chunk = FACTUAL.test(id) ? factsFileOf(id) : undefined
      if (chunk === undefined) return undefined
      const known = await constantsOf(id)
      if (known === undefined) return undefined
      let changed = ''
      let at = 0
      for (const statement of (this.parse(code) as unknown as { body: readonly Declared[] }).body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declared?.kind !== 'const') continue
        for (const { id: name, init } of declared.declarations ?? []) {
          if (name.name === undefined || !init) continue
          const value = known[`${SEEN}${name.name}`]
          if (typeof value !== 'object' || !isPlain(value)) continue
          const text = JSON.stringify(value)
          // A list that another constant filled while it was worked out is a fact however short it is.
          const isFilled = text.length > 2 && init.end - init.start === 2
          if (text.length < WORTH && !isFilled) continue
          const number = facts.push({ file: id, name: name.name, value }) - 1
          changed += `${code.slice(at, init.start)}/*#__PURE__*/ fact("F_${number}_")`
          at = init.end
        }
      }
      if (at === 0) return undefined
      return { code: `import { fact } from '${VIRTUAL}${chunk}'\n${changed}${code.slice(at)}`, map: null }
    },
    // The app's own facts are asked for together with the app, not after it.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => /^assets\/app-[\w-]+\.json$/.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
    renderChunk(code) {
      const name = /["'`]FACTS_OF_([\w-]+)["'`]/.exec(code)?.[1]
      if (name === undefined) {
        // Fetched later than the file of facts, which holds what its own script wants: it carries what it wants itself.
        const carried = code.replace(TAKEN, (_, digits: string) => {
          const fact = facts[Number(digits)]
          if (fact === undefined) throw missing(Number(digits))
          return `(${JSON.stringify(fact.value)})`
        })
        if (LEFT.test(carried)) throw new Error('a fact is named in a script that does not take it')
        return carried === code ? undefined : { code: carried, map: null }
      }
      const used = new Map<number, unknown>()
      const numbered = code.replace(/["'`]F_(\d+)_["'`]/g, (_, digits: string) => {
        const fact = facts[Number(digits)]
        if (fact === undefined) throw missing(Number(digits))
        used.set(Number(digits), fact.value)
        return digits
      })
      const source = JSON.stringify(pack(used))
      const fileName = `assets/${name}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`
      this.emitFile({ type: 'asset', fileName, source })
      return { code: numbered.replace(`FACTS_OF_${name}`, `/${fileName}`), map: null }
    },
  }
}
