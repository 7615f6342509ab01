import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { fileOf } from './build/chunks.ts'
import { conformance } from './build/conformance.ts'
import { examples } from './build/examples.ts'
import { factsAsJson } from './build/facts.ts'
import { leanSolid } from './build/lean-solid.ts'
import { plainImports } from './build/plain-imports.ts'
import { serviceWorker } from './build/service-worker.ts'
import { GAMES, shelf } from './build/shelf.ts'
import { typefaces } from './build/typefaces.ts'

/** The server of `npm start` listens here; `vite` in development passes calls on to it. */
const SERVER = 'http://localhost:1805'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    plainImports(),
    leanSolid(),
    typefaces(),
    solid(),
    shelf(),
    conformance(GAMES),
    examples(GAMES),
    factsAsJson(),
    serviceWorker(),
  ],
  // Rules and bots are imported inside workers, each game when it is asked for.
  worker: { format: 'es', plugins: () => [] },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    // A strict content security policy forbids data: URLs in scripts; small assets stay files too.
    assetsInlineLimit: 0,
    // One stylesheet, and no code to preload chunks with: a game's page is small enough to fetch straight.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, known) => fileOf(id, known) ?? null }],
        },
      },
    },
  },
  server: { port: 1806, proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { port: 1806 },
})
