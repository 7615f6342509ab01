/**
 * CARD-5 The range table of 19.1, for the optional rule: by calibre, the modifier for each inch of distance. Rulebook, but for the column of
 * the six-pounder, which the book leaves out (reconstruction).
 */
import type { Calibre } from '../profile.ts'
import type { Provenance } from '../words.ts'

export const RANGE_TABLE: Readonly<
  Record<Calibre, { readonly by: readonly number[]; readonly provenance: Provenance }>
> = {
  '3': { by: [2, 1, 1, 0, -1, -1, -2, -3, -4, -5, -6, -7], provenance: 'rulebook' },
  '4': { by: [2, 2, 1, 0, 0, -1, -2, -2, -3, -4, -5, -6], provenance: 'rulebook' },
  '6': { by: [2, 2, 1, 1, 0, 0, -1, -2, -2, -3, -4, -5, -6], provenance: 'reconstruction' },
  '8': { by: [2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -3, -4, -5, -6], provenance: 'rulebook' },
  '12': { by: [2, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -2, -3, -4, -5, -6], provenance: 'rulebook' },
  howitzer: { by: [2, 1, 0, 0, -1, -2, -2, -1, 0, 0, -2, -3, -5], provenance: 'rulebook' },
  rocket: { by: [-3, -1, 0, 0, 0, 0, -1, -1, -1, -2, -2, -3, -3, -4, -6], provenance: 'rulebook' },
}
