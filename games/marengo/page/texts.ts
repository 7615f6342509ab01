import type { Lang } from '@bivouac/kernel'
import { localeName } from '../look/words.ts'

export const localeNames = (locales: readonly number[], lang: Lang): string =>
  locales.map(locale => localeName(locale, lang)).join(', ')
export const clockOf = (round: number): string => `${round + 5}:00`
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
