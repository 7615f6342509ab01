/** What a battle has cost either side so far. */
import type { Toll } from '@bivouac/kernel'
import type { Manoeuvre } from '../state.ts'
import { refPiece, type UnitRef } from '../words.ts'
import { nationName, playerName } from './names.ts'

const sideOf = (unit: UnitRef): number => refPiece(unit) >> 3

export const toll: Toll<Manoeuvre> = {
  sides: (view, lang) =>
    [0, 1].map(seat => {
      const nation = view.nation[seat] ?? -1
      return nation < 0 ? playerName(seat, lang) : nationName(nation, lang)
    }),
  hits: { it: 'colpi subiti', en: 'hits taken' },
  gone: { it: 'unità eliminate', en: 'units eliminated' },
  of(event) {
    if (event.e === 'hit') return { side: sideOf(event.unit), hits: 1, gone: 0 }
    return event.e === 'eliminated' ? { side: sideOf(event.unit), hits: 0, gone: 1 } : undefined
  },
}
