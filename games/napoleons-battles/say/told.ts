/** What the words of one event are made of. */
import { dieToken, type Fillings, type Lang, type Noun, type Phrase, type Token } from '@bivouac/kernel'

export interface Telling<D> {
  readonly event: D
  readonly lang: Lang
  /** A unit or a general; several of them. */
  unit(u: number): Noun
  units(list: readonly number[]): readonly Noun[]
  named(kind: 's' | 't' | 'o' | 'a', n: number): Noun
  line(it: string, en: string, values?: Fillings): Phrase
}
/** A wording for each kind of event. */
export type Said<D extends { readonly e: string }> = {
  readonly [E in D['e']]: (telling: Telling<Extract<D, { e: E }>>) => Phrase
}

export const d10 = (got: number): Token => dieToken({ sides: 10, got })
