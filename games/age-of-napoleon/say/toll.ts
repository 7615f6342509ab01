/** What the wars have cost either side so far. */
import type { Toll } from '@bivouac/kernel'
import type { Napoleon } from '../state.ts'

export const toll: Toll<Napoleon> = {
  sides: (_, lang) => (lang === 'it' ? ['Francia', 'Coalizione'] : ['France', 'Coalition']),
  hits: { it: 'corpi perduti', en: 'corps lost' },
  gone: { it: 'di cui per sempre', en: 'of them for ever' },
  of(event) {
    if (event.e !== 'lost') return undefined
    const { length } = event.corps
    return { side: event.seat, hits: length, gone: event.fate === 'removed' ? length : 0 }
  },
}
