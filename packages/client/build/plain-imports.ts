import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** There is one stylesheet and nothing is preloaded, so a part that is fetched later is simply imported. */
export function plainImports(): Plugin {
  return {
    name: 'bivouac-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: id => (id === HELPER ? 'export const __vitePreload = load => load()' : undefined),
  }
}
