/** The dispersal chart (2.2.4, 11.3.1): figures left at which a unit of so many bases is removed, by letter. */
import type { Letter } from '../profile.ts'
import type { Provenance } from '../words.ts'

/** Share of the starting figures, in hundredths. */
export const DISPERSAL_SHARE: Readonly<Record<Letter, { readonly share: number; readonly provenance: Provenance }>> = {
  A: { share: 30, provenance: 'reconstruction' },
  B: { share: 40, provenance: 'inferred' },
  C: { share: 50, provenance: 'inferred' },
  D: { share: 60, provenance: 'inferred' },
  E: { share: 70, provenance: 'reconstruction' },
}

/** Rounded to the nearest figure, a half down: so the chart fits every published pair. */
export const dispersalOf = (letter: Letter, figures: number): number =>
  Math.max(1, Math.floor((figures * DISPERSAL_SHARE[letter].share + 49) / 100))
