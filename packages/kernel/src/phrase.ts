import type { Roll } from './dice.ts'
import type { RuleRef } from './values.ts'

/**
 * What the log says: words with things in between that a reader can point at. The terminal prints the text, the
 * browser makes each token something to hover and click.
 */
export type Token =
  | { readonly kind: 'piece' | 'place' | 'card' | 'side'; readonly id: number | string; readonly text: string }
  | { readonly kind: 'die'; readonly sides: number; readonly got: number }
  | { readonly kind: 'rule'; readonly rule: RuleRef }
export type Phrase = readonly (string | Token)[]

export function plain(phrase: Phrase): string {
  return phrase
    .map(part => {
      if (typeof part === 'string') return part
      if (part.kind === 'die') return `[${part.got}/d${part.sides}]`
      return part.kind === 'rule' ? `(§${part.rule})` : part.text
    })
    .join('')
}

export const dieToken = (roll: Pick<Roll, 'sides' | 'got'>): Token => ({
  kind: 'die',
  sides: roll.sides,
  got: roll.got,
})
