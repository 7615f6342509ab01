import type { Plugin } from 'vite'

/**
 * Solid can take over pages that a server has drawn, hold back changes until all of them are ready (transitions), and
 * work for a foreign scheduler. This app does none of it and never calls what would switch it on, so these variables
 * always are what they are at the beginning: written as that, the minifier drops what hangs on them (about 2 kB as sent).
 * A new release of Solid that spells them otherwise is simply not made smaller.
 */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/\bisHydrating\((?!node\) \{)[^()]*\)/g, 'false'],
  [/\bsharedConfig\.(?:context|load|registry|events|effects|done|count|completed)\b(?! =[^=]|\+\+|--)/g, '(void 0)'],
  [/(?<!let |\.)\b(?:Transition|Scheduler|ExternalSourceConfig)\b(?! =[^=])/g, '(null)'],
]

export function leanSolid(): Plugin {
  return {
    name: 'bivouac-lean-solid',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/node_modules\/solid-js\/(?:web\/)?dist\/(?:solid|web)\.js$/.test(id)) return undefined
      return { code: NEVER.reduce((text, [found, always]) => text.replaceAll(found, always), code), map: null }
    },
  }
}
