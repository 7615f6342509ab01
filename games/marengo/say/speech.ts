/** What the wordings of events share. */
import type { Lang, Phrase } from '@bivouac/kernel'
import type { MarengoEvent } from '../events.ts'

export type Said = { readonly [E in MarengoEvent['e']]: (event: Extract<MarengoEvent, { e: E }>, lang: Lang) => Phrase }
export const pick = (lang: Lang, it: Phrase, en: Phrase): Phrase => (lang === 'it' ? it : en)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The verb that goes with so many blocks. */
export const verb = (blocks: readonly number[], one: string, many: string): string => (blocks.length === 1 ? one : many)
export const costs = (cost: number, lang: Lang): string =>
  cost === 0 ? (lang === 'it' ? ' (senza comando)' : ' (no command)') : ''
export const plus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
