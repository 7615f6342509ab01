/** Who may depend on whom, and what the pure parts may not touch: the one place where it is written down. */

/** Workspace -> the workspaces it may import. `games` stands for every folder in games/, `page` for their pages. */
export const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  ground: ['kernel'],
  match: ['kernel'],
  ai: ['kernel'],
  host: ['kernel', 'match', 'ai'],
  shelf: ['kernel', 'games'],
  server: ['kernel', 'match', 'ai', 'host', 'shelf'],
  client: ['kernel', 'match', 'ai', 'host', 'shelf'],
  cli: ['kernel', 'ground', 'match', 'ai', 'host', 'server', 'shelf'],
  games: ['kernel', 'ground'],
  page: ['kernel', 'ground', 'client'],
}

/** The folders of the client, lowest first: each may import those before it. Workers are started, never imported. */
export const LAYERS: readonly string[] = ['style', 'words', 'app', 'carrier', 'ui', 'page', 'table', 'pages']
/** What the client's workers may import of it. */
export const WORKERS_MAY_LOAD: readonly string[] = ['carrier', 'worker']

/** Same journal, same game, on every machine and in every browser: so these know no clock, chance, disk or waiting. */
export const PURE = ['kernel', 'ground', 'match', 'ai', 'games']

/** What the pure parts may take from outside the project. */
export const PURE_EXTERNALS: Readonly<Record<string, readonly string[]>> = {
  kernel: ['@noble/hashes'],
  match: ['@noble/hashes'],
}

/** What draws a game in the browser, and its page, may use besides. */
export const LOOK_EXTERNALS = ['solid-js']

export const FORBIDDEN: Readonly<Record<string, string>> = {
  'Math.random': 'all chance comes from the dice handed in',
  Date: 'the rules know no clock',
  performance: 'the rules know no clock',
  setTimeout: 'the rules do not wait',
  setInterval: 'the rules do not wait',
  setImmediate: 'the rules do not wait',
  queueMicrotask: 'the rules do not wait',
  requestAnimationFrame: 'the rules do not wait',
  async: 'the rules do not wait',
  await: 'the rules do not wait',
  Promise: 'the rules do not wait',
  process: 'the rules run in browsers too',
  crypto: 'all chance comes from the dice handed in',
}

/**
 * Files of a game that the page may load: vocabulary, wording, facts (`field.ts`, `built.ts`, `muster.ts`, `orders.ts`, `commanders.ts` and what they are made of: a battle as tables), drawing, and the titles of the rulebook's
 * sections, which every refusal cites. None of them may lead to the rules.
 */
export const PAGE_MAY_LOAD =
  /^games\/[^/]+\/(?:about\.ts|page\/.*|words\.ts|reading\.ts|(?:built|commanders|field|gates|ground|muster|orders|profile|scenario)\.ts|rulebook(?:\.ts|\/.*)|say(?:\.ts|-[^/]*\.ts|\/.*)|data\/.*|look\/.*)$/
export const RULES_OF_A_GAME = /^games\/[^/]+\/(?:rules(?:\.ts|\/.*)|state\.ts|module\.ts|view\.ts|bot\.ts)$/

export const isTest = (path: string): boolean => /(?:^|\/)test\//.test(path) || /\.test\.tsx?$/.test(path)
/** Tools around the product: they may use what is installed for development. */
export const isTool = (path: string): boolean => /(?:^|\/)(?:build|bench|scripts)\/|\.config\.ts$/.test(path)
export const isLook = (path: string): boolean => /^games\/[^/]+\/(?:look|page)\//.test(path)
export const isGamePage = (path: string): boolean => /^games\/[^/]+\/page\//.test(path)
/** What runs in the page itself, not in its workers. */
export const isPage = (path: string): boolean =>
  isGamePage(path) || (/^packages\/client\/src\//.test(path) && !/\/worker\/|\.worker\.ts$/.test(path) && !isTest(path))
/** Where no game may be named: what serves every game. */
export const isPlatform = (path: string): boolean =>
  /^(?:packages|scripts)\//.test(path) && !isTest(path) && !path.startsWith('packages/shelf/')
