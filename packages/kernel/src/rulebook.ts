import type { Refusal, RuleRef, Text } from './values.ts'

/** Where a section comes from, in a game that is put together from several sources; a page shows it beside the section. */
export type Source = 'rulebook' | 'published' | 'inferred' | 'reconstruction'

/** One section of a rulebook: its number is the key it stands under. Title and summary are in our own words. */
export interface Section {
  readonly title: Text
  readonly summary: Text
  /** false for a section that describes (components, introduction) and demands nothing of the players. */
  readonly rule?: false
  /** Of those: the book has the number and leaves its text out. */
  readonly omitted?: true
  /** The best source first; none: all of it is the rulebook's. */
  readonly sources?: readonly Source[]
}
export type Rulebook = Readonly<Record<RuleRef, Section>>

/** Makes refusals that can only cite sections of `rulebook`, and keeps the list of all of them for the coverage reports. */
export interface Citing<R extends Rulebook> {
  (rule: keyof R & string, text: Text, cure?: Text): Refusal
  readonly all: readonly Refusal[]
}

export function citing<R extends Rulebook>(_rulebook: R): Citing<R> {
  const all: Refusal[] = []
  const no = (rule: keyof R & string, text: Text, cure?: Text): Refusal => {
    const refusal: Refusal = Object.freeze(cure === undefined ? { rule, text } : { rule, text, cure })
    all.push(refusal)
    return refusal
  }
  return Object.assign(no, { all })
}
