import type { Lang, Text } from '@bivouac/kernel'
import { WORDS, type WordKey } from '../words/index.ts'
import { settings } from './settings.ts'

export const lang = (): Lang => settings.lang

/** The words of the page: `t('table.waiting', { who: 'France' })`. */
export function t(key: WordKey, values?: Readonly<Record<string, string | number>>): string {
  const text = WORDS[key][settings.lang]
  return values === undefined ? text : text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole))
}

/** A text that comes from a game, in the language of the page. */
export const said = (text: Text): string => text[settings.lang]
