import { type Lang, list, plain } from '@bivouac/kernel'
import { localeName } from '../look/words.ts'

export const localeNames = (locales: readonly number[], lang: Lang): string =>
  plain(
    list(
      locales.map(locale => localeName(locale, lang)),
      lang,
    ),
  )
export const clockOf = (round: number): string => `${round + 5}:00`
