/**
 * Which modules travel together. What a table always needs comes in two files, the app and the game: together they pack
 * better than in a dozen. Everything a game keeps for later (see `lazy` and `import()` in the sources) stays apart.
 */
const LATER = [
  'about',
  'advice',
  'analysis',
  'analysis-curve',
  'analysis-kept',
  'analysis-run',
  'analysis-words',
  'beside',
  'chooser',
  'coach',
  'dialogs',
  'dragging',
  'diary',
  'discards',
  'fair-dice',
  'fight-stage',
  'fork',
  'game-over',
  'hint',
  'hinting',
  'lesson',
  'lesson-words',
  'looking',
  'more-menu',
  'odds',
  'odds-body',
  'operator',
  'own-dice',
  'panels',
  'passkeys',
  'roll-sheet',
  'school',
  'school-words',
  'spotlight',
  'standing',
  'still',
  'umpire',
  'report',
  'report-data',
  'report-maps',
  'toll',
]
const APART = new Set([
  ...LATER,
  'clocks',
  'hand-over',
  'recap',
  'sound',
  'files',
  'dialog',
  'fields',
  'frame',
  'push',
  'server',
  'socket',
])
/** The table page is part of the app: whoever opens it is going to sit down. */
const PAGES_OF_APP = new Set(['table', 'rematch'])
const WORDS_OF_ALL = new Set(['ui', 'table'])

/** Of the packages below, what every table says and shows. */
const BELOW = /\/packages\/(?:kernel\/src\/(?:grammar|figures|phrase)|match\/src\/patch)\.ts$/

export function chunkOf(id: string): string | undefined {
  if (id.startsWith('\0virtual:facts/')) return id.slice('\0virtual:facts/'.length)
  if (id === '\0virtual:shelf') return 'app'
  const path = id.split('?')[0]!
  const name = /([^/]+)\.tsx?$/.exec(path)?.[1] ?? ''
  const game = /\/games\/([^/]+)\//.exec(path)?.[1]
  if (/\/games\/[^/]+\/rulebook/.test(path)) return undefined
  if (game !== undefined) return APART.has(name) ? undefined : game
  if (path.includes('/node_modules/solid-js/dist') || path.includes('/node_modules/solid-js/web')) return 'app'
  if (id.includes('preload-helper')) return 'app'
  // Left alone, the typefaces would be a chunk of nothing but style, which the page asks for and nobody writes.
  if (path.includes('/node_modules/@fontsource/')) return 'app'
  if (BELOW.test(path)) return 'app'
  if (!path.includes('/client/src/') || APART.has(name)) return undefined
  if (path.includes('/pages/')) return PAGES_OF_APP.has(name) ? 'app' : undefined
  if (path.includes('/worker/')) return name === 'messages' ? 'app' : undefined
  return path.includes('/words/') && !WORDS_OF_ALL.has(name) ? undefined : 'app'
}
