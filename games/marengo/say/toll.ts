/** What the day has cost either side so far. */
import type { Toll } from '@bivouac/kernel'
import type { Marengo } from '../state.ts'
import { sideOf, strengthOf } from '../words.ts'
import { SIDES } from './names.ts'

export const toll: Toll<Marengo> = {
  sides: (_, lang) => SIDES.map(side => side[lang]),
  hits: { it: 'punti di forza persi', en: 'strength points lost' },
  gone: { it: 'pezzi eliminati', en: 'blocks eliminated' },
  of(event) {
    if (event.e !== 'lost') return undefined
    const left = strengthOf(event.face)
    return { side: sideOf(event.block), hits: strengthOf(event.was) - left, gone: left === 0 ? 1 : 0 }
  },
}
