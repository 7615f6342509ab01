/** A term of a rulebook: the book's word, the one word we have for it, and those nobody may use. Tests read it. */
export interface Term {
  /** As the Italian rulebook has it. */
  readonly book: string
  /** As we say it, where that is not the book's word. */
  readonly ours?: string
  /** Italian words for the same thing that must not be said; whole words, any case. */
  readonly never?: readonly string[]
  readonly neverInEnglish?: readonly string[]
  /** Where such a word means something else and may stand. */
  readonly except?: readonly string[]
  readonly why?: string
}
export type Glossary = readonly Term[]
