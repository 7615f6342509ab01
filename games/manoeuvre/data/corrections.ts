import type { Nation, Provenance } from '../words.ts'
import { frozen } from './notation.ts'

/** One card of the rulebook's tables that other evidence contradicts. `card` counts the five of the unit from 0. */
export interface Correction {
  readonly nation: Nation
  readonly unit: number
  readonly card: number
  /** What the rulebook has, so that a changed deck cannot slip a correction onto the wrong card. */
  readonly was: string
  readonly is: string
  readonly provenance: Provenance
  readonly confidence: 'very high' | 'high' | 'medium-high'
  readonly why: string
}

/**
 * Applied when a table plays with `cards: 'corrected'`. Each was compared with pictures of the printed cards and with a
 * table of all 480 made by players; where a third source speaks, it is named.
 */
export const CORRECTIONS: readonly Correction[] = frozen([
  {
    nation: 'france',
    unit: 5, // 45th Regiment Legere
    card: 0,
    was: '2d8 6',
    is: '2d6 6',
    provenance: 'published',
    confidence: 'very high',
    why: 'Printed card; two player-made tables; the average attack of the army published elsewhere fits only 2d6.',
  },
  {
    nation: 'prussia',
    unit: 6, // Guard Grenadiers
    card: 2,
    was: '2d8 5 stay',
    is: '2d6 5 stay',
    provenance: 'published',
    confidence: 'very high',
    why: 'Printed card; the average attack of the army published elsewhere fits only 2d6.',
  },
  {
    nation: 'prussia',
    unit: 6, // Guard Grenadiers
    card: 3,
    was: '1d8 6 volley 2d8 stay',
    is: '1d8 6 volley 2d8',
    provenance: 'published',
    confidence: 'high',
    why: 'The printed card must advance, as every other volley card must.',
  },
  {
    nation: 'russia',
    unit: 0, // 1st Cavalry
    card: 3,
    was: '2d6 6 pursuit 1-2',
    is: '2d6 3 pursuit 1-2',
    provenance: 'published',
    confidence: 'high',
    why: 'Only the card with defence 3 exists in print, twice; the average defence published elsewhere agrees better.',
  },
  {
    nation: 'russia',
    unit: 4, // Koursk Regiment
    card: 4,
    was: '- 6 bombard 2d6',
    is: '- 6 bombard 1d10',
    provenance: 'published',
    confidence: 'very high',
    why: 'Printed card, seen twice; the rulebook repeats the block of Kexholm, whose gun is 2d6.',
  },
  {
    nation: 'usa',
    unit: 3, // 4th Militia
    card: 2,
    was: '2d6 5 volley 2d6 withdraw 1-3',
    is: '1d10 5 volley 2d6 withdraw 1-3',
    provenance: 'published',
    confidence: 'high',
    why: 'Printed card; the rulebook repeats the row above it.',
  },
  {
    nation: 'ottoman',
    unit: 5, // Greek Feudal Corps
    card: 3,
    was: '1d10 3 volley 2d8',
    is: '1d10 3',
    provenance: 'inferred',
    confidence: 'medium-high',
    why: 'No such printed card is known; the volley stands in the row where another nation’s table has its own.',
  },
  {
    nation: 'spain',
    unit: 6, // Infanteria Imperial
    card: 3,
    was: '1d10 6 volley 2d8',
    is: '1d10 6',
    provenance: 'inferred',
    confidence: 'medium-high',
    why: 'No such printed card is known; the volley stands in the row where another nation’s table has its own.',
  },
])
