/** How an event becomes a sentence: one function for each kind. */
import type { Lang, Phrase, Text } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'

type Of<E extends NapoleonEvent['e']> = Extract<NapoleonEvent, { e: E }>
export type Sayings = { readonly [E in NapoleonEvent['e']]: (event: Of<E>, lang: Lang) => Phrase }
export const text = (it: string, en: string): Text => ({ it, en })
