/** Every game of the home page, as the page lists them. */
export interface Game {
  readonly id: string
  readonly lesson?: unknown
}
// The page's own list; it is not part of what this folder is type-checked with.
export const { GAMES } = (await import(new URL('../packages/client/src/games/index.ts', import.meta.url).href)) as {
  GAMES: readonly Game[]
}
