/** Whether a block can begin anything at all in this turn: to move, to join a group, to assault. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { INACTIVE, MOVED, type State } from '../state.ts'
import { ARTILLERY, armOf, type Block, BOXES, COUNT, FIRST, GONE, type Place, sideOf } from '../words.ts'
import { localeAt } from './5-map.ts'

export const ELIMINATED = no(
  '4.4',
  { it: 'Quel pezzo è stato eliminato.', en: 'That block has been eliminated.' },
  { it: 'Scegli un pezzo ancora in gioco.', en: 'Choose a block that is still in play.' },
)
const NOT_ARRIVED = no(
  '8.12',
  { it: 'Quel pezzo non è ancora sulla mappa.', en: 'That block is not on the map yet.' },
  { it: 'Fallo entrare all’ora indicata sul suo riquadro.', en: 'Let it enter at the hour written on its box.' },
)
const SURPRISED = no(
  '6.6',
  { it: 'Quel pezzo francese non è ancora attivato.', en: 'That French block is not activated yet.' },
  {
    it: 'Attivalo all’inizio di un turno, o lo farà un nemico vicino.',
    en: 'Activate it at the start of a turn, or an enemy next to it will.',
  },
)
const HAS_MOVED = no(
  '8.4',
  {
    it: 'Quel pezzo ha già mosso o assaltato in questo turno.',
    en: 'That block has already moved or assaulted this turn.',
  },
  { it: 'Potrà farlo di nuovo nel tuo prossimo turno.', en: 'It can do so again in your next turn.' },
)
const HAS_FIRED = no(
  '10',
  {
    it: 'L’artiglieria ha bombardato in questo turno: non muove e non assalta.',
    en: 'The artillery has bombarded this turn: it neither moves nor assaults.',
  },
  {
    it: 'Potrà farlo nel tuo prossimo turno; in questo, solo se avessi annullato il bombardamento.',
    en: 'It can do so in your next turn; in this one, only if you had called the bombardment off.',
  },
)

export function mayBegin(s: State, block: Block): Verdict {
  const at = s.place[block]!
  if (at === GONE) return ELIMINATED
  if (localeAt(at) < 0) return NOT_ARRIVED
  if ((s.flag[block]! & INACTIVE) !== 0) return SURPRISED
  if ((s.flag[block]! & MOVED) === 0) return undefined
  return armOf(s.face[block]!) === ARTILLERY && s.fired[sideOf(block)] === 1 ? HAS_FIRED : HAS_MOVED
}

/**
 * The blocks of a side that may begin anything from a place below this one: what offers of movement are made over, so that
 * of twenty blocks only those are looked at more closely that can be moved.
 */
export function ready(s: State, side: number, below: Place = BOXES): readonly Block[] {
  const found: Block[] = []
  const end = FIRST[side]! + COUNT[side]!
  for (let block = FIRST[side]!; block < end; block++) {
    const at = s.place[block]!
    if (at >= 0 && at < below && (s.flag[block]! & (INACTIVE | MOVED)) === 0) found.push(block)
  }
  return found
}
