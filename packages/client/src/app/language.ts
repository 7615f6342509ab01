import { capital, type Fillings, fill, type Lang, LOCALES, plain, type Text } from '@bivouac/kernel'
import type { WordKey } from '../words/index.ts'
import { UI } from '../words/ui.ts'
import { settings } from './settings.ts'

export const lang = (): Lang => settings.lang

/** What every page says; the others bring the words they need with them. */
const known: Partial<Record<WordKey, Text>> = { ...UI }
export const learn = (words: Partial<Record<WordKey, Text>>): void => void Object.assign(known, words)

/** The words of the page: `t('table.waiting', { who: side })`, where what is filled in agrees with its sentence. */
export function t(key: WordKey, values?: Fillings): string {
  const text = known[key]?.[settings.lang] ?? key
  if (values === undefined) return text
  const filled = plain(fill(text, values, settings.lang))
  return text.startsWith('{') ? capital(filled) : filled
}

/** A day, and with `clock` its hour, as the language of the page writes it. */
export const date = (time: number, clock?: 'clock'): string =>
  new Date(time).toLocaleString(LOCALES[settings.lang], { dateStyle: 'medium', ...(clock && { timeStyle: 'short' }) })

/** A text that comes from a game, in the language of the page. */
export const said = (text: Text): string => text[settings.lang]
