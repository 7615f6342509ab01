import type { Edge, Nation, Square } from '../words.ts'
import { frozen } from './notation.ts'

/**
 * The battle suggested for a first game: sections 1 and 2 over 3 and 4, none turned, French at the top, British at the
 * bottom. Read from the figure of the published English rules (provenance: published); `at` gives each nation's squares
 * in the order of its unit list.
 */
export const FIRST_BATTLE: {
  readonly sections: readonly { readonly section: number; readonly turns: number }[]
  readonly sides: readonly { readonly nation: Nation; readonly edge: Edge; readonly at: readonly Square[] }[]
} = frozen({
  sections: [
    { section: 0, turns: 0 },
    { section: 1, turns: 0 },
    { section: 2, turns: 0 },
    { section: 3, turns: 0 },
  ],
  sides: [
    { nation: 'france', edge: 'north', at: [14, 9, 11, 4, 10, 1, 13, 12] },
    { nation: 'britain', edge: 'south', at: [53, 54, 50, 49, 58, 61, 52, 51] },
  ],
})
