import type { Lang, Text } from '@bivouac/kernel'
import type { WordKey } from '../words/index.ts'
import { UI } from '../words/ui.ts'
import { settings } from './settings.ts'

export const lang = (): Lang => settings.lang

/** What every page says; the others bring the words they need with them. */
const known: Partial<Record<WordKey, Text>> = { ...UI }
export const learn = (words: Partial<Record<WordKey, Text>>): void => void Object.assign(known, words)

/** The words of the page: `t('table.waiting', { who: 'France' })`. */
export function t(key: WordKey, values?: Readonly<Record<string, string | number>>): string {
  const text = known[key]?.[settings.lang] ?? key
  return values === undefined ? text : text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** A text that comes from a game, in the language of the page. */
export const said = (text: Text): string => text[settings.lang]
