/** What the campaign has cost either side so far. */
import { capital, type Toll } from '@bivouac/kernel'
import { COUNTERS } from '../data/index.ts'
import type { FieldCommander } from '../state.ts'

import { SIDE_NAME } from '../words.ts'

export const toll: Toll<FieldCommander> = {
  sides: (_, lang) => SIDE_NAME.map(side => capital(side[lang])),
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
