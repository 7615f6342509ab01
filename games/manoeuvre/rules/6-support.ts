/** 6.4 Supporting units: who may join an attack a leader commands. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import type { Piece } from '../words.ts'
import { isBeside } from './6-sight.ts'
import { isEngaged } from './6-totals.ts'
import { NO_ASSAULT, PIECES_OF } from './facts.ts'
import { mayUse } from './table.ts'

const NOT_BESIDE_DEFENDER = no(
  '6.4',
  { it: 'L’unità non è adiacente al difensore.', en: 'The unit is not adjacent to the defender.' },
  { it: 'Serve un’unità adiacente al difensore.', en: 'A unit adjacent to the defender is needed.' },
)
const MARSH_BOUND = no(
  '6.4',
  { it: 'Dalla palude non si può sostenere un assalto.', en: 'No assault can be supported out of a marsh.' },
  { it: 'Serve un’unità su altro terreno.', en: 'A unit on other ground is needed.' },
)
const ALREADY_IN = no(
  '6.4',
  { it: 'L’unità partecipa già all’attacco.', en: 'The unit is part of the attack already.' },
  { it: 'Indica un’altra unità.', en: 'Choose another unit.' },
)
export function maySupport(s: State, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  if (isEngaged(s, piece)) return ALREADY_IN
  if (!isBeside(s.square[piece]!, s.battle.from)) return NOT_BESIDE_DEFENDER
  return NO_ASSAULT[s.ground[s.square[piece]!]!] ? MARSH_BOUND : undefined
}
export const canBeSupported = (s: State): boolean =>
  PIECES_OF[s.active]!.some(piece => maySupport(s, piece) === undefined)
