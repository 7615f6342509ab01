/** What the battle has cost either side so far. */
import type { Toll } from '@bivouac/kernel'
import { fieldNamed } from '../field.ts'
import type { Napoleon } from '../state.ts'
import { sideName } from './names.ts'

export const toll: Toll<Napoleon> = {
  sides: ({ s }, lang) => [0, 1].map(side => sideName(fieldNamed(s.scenario), side, lang)),
  hits: { it: 'figure perdute', en: 'figures lost' },
  gone: { it: 'unità perdute', en: 'units lost' },
  of(event) {
    if (event.e === 'lost') return { side: event.side, hits: event.figures, gone: 0 }
    return event.e === 'gone' ? { side: event.side, hits: 0, gone: 1 } : undefined
  },
}
