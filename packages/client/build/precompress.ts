import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const WORTH_IT = /\.(?:js|css|html|svg|json|webmanifest)$/

/** Puts a .br and a .gz beside every text file, so that the server sends the smallest form without working for it. */
export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'bivouac-precompress',
    apply: 'build',
    configResolved: resolved => {
      config = resolved
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const out = join(config.root, config.build.outDir)
        for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue
          const path = join(entry.parentPath, entry.name)
          const text = readFileSync(path)
          const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
          writeFileSync(`${path}.br`, brotliCompressSync(text, { params: hint }))
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
