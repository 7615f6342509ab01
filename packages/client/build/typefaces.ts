import type { Plugin } from 'vite'

const OLDER = /,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g

/** Every browser this page runs in reads woff2: the older files would only fill the kept copy of the app. */
export function typefaces(): Plugin {
  return {
    name: 'bivouac-typefaces',
    enforce: 'pre',
    transform: (code, id) => (/@fontsource\/.*\.css$/.test(id) ? code.replaceAll(OLDER, '') : undefined),
  }
}
