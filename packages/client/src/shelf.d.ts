/** Written by `build/shelf.ts` from the one list of games and what each folder holds. */
declare module 'virtual:shelf' {
  export const GAMES: readonly import('./page/shelf.ts').GameEntry[]
}
declare module 'virtual:shelf/about' {
  /** By the id of a game. */
  export const ABOUT: Readonly<Record<string, import('@bivouac/kernel').About>>
}
declare module 'virtual:shelf/previews' {
  export const PREVIEWS: Readonly<
    Record<string, Readonly<Record<string, import('./page/previews.ts').ScenarioPreview>>>
  >
}
