/** What the campaign has cost either side so far. */
import type { Toll } from '@bivouac/kernel'
import { COUNTERS } from '../data/index.ts'
import type { FieldCommander } from '../state.ts'

const SIDES = { it: ['Francesi', 'Nemico'], en: ['French', 'Enemy'] } as const

export const toll: Toll<FieldCommander> = {
  sides: (_, lang) => SIDES[lang],
  hits: { it: 'forze ridotte', en: 'forces reduced' },
  gone: { it: 'forze distrutte', en: 'forces destroyed' },
  lot: event => event.e === 'random',
  of(event) {
    if (event.e !== 'reduced' && event.e !== 'destroyed') return undefined
    const side = COUNTERS[event.force]?.side
    return side === undefined
      ? undefined
      : { side, hits: event.e === 'reduced' ? 1 : 0, gone: event.e === 'destroyed' ? 1 : 0 }
  },
}
