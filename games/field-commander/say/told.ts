/** What the sentences about events are made of. */
import type { Lang, Phrase, Token } from '@bivouac/kernel'
import type { Event, EventType } from '../events.ts'
import { both } from './names.ts'

type Part = string | Token
export type Told<E extends EventType> = (event: Extract<Event, { e: E }>, lang: Lang) => Phrase
export type Said = { readonly [E in EventType]: Told<E> }

/** Picks the sentence of one language; both are always written side by side. */
export const by = (lang: Lang, it: readonly Part[], en: readonly Part[]): Phrase => (lang === 'it' ? it : en)
export const success = (ok: number, lang: Lang): string =>
  (ok === 1 ? both('riesce', 'succeeds') : both('fallisce', 'fails'))[lang]
export const formation = (column: number, lang: Lang): string =>
  (column === 1 ? both('in colonna', 'in column') : both('in linea', 'in line'))[lang]
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)
