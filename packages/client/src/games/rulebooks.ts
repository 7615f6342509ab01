import type { Rulebook } from '@bivouac/kernel'

/** The rulebooks alone, for readers who did not come to play. */
export const rulebooks: Readonly<Record<string, () => Promise<Rulebook>>> = {
  manoeuvre: () => import('@bivouac/manoeuvre/rulebook').then(book => book.rulebook as Rulebook),
  'field-commander': () => import('@bivouac/field-commander/rulebook').then(book => book.rulebook as Rulebook),
  marengo: () => import('@bivouac/marengo/rulebook').then(book => book.rulebook as Rulebook),
}
