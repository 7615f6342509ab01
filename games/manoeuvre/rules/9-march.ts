/** 9.2 Supply and Forced March, as they are played in the movement phase. */
import type { Frame, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import type { Piece } from '../words.ts'
import { CANNOT_MOVE, canAnyMove, canMove } from './5-movement.ts'
import { FORCED_MARCH, STOPS, SUPPLY } from './facts.ts'
import { held, mayUse, mightHold } from './table.ts'

type Movement = Frame<Manoeuvre, 'movement'>

// ---- 9.2 Supply ---------------------------------------------------------------------------------------------------

export const NO_SUPPLY = no(
  '9.2-supply',
  { it: 'Non hai una carta Rifornimento.', en: 'You hold no Supply card.' },
  { it: 'Serve una carta Rifornimento.', en: 'A Supply card is needed.' },
)
const ONE_SUPPLY = no(
  '5',
  {
    it: 'Un solo Rifornimento per fase di movimento, anche se annullato.',
    en: 'One Supply per movement phase, even if cancelled.',
  },
  { it: 'Se ne può giocare un altro nel prossimo turno.', en: 'Another can be played next turn.' },
)
const NO_SECOND = no(
  '5',
  { it: 'Nessun’altra unità può muovere.', en: 'No other unit can move.' },
  {
    it: 'Serve un’altra unità con una casella libera accanto.',
    en: 'Another unit with a free square beside it is needed.',
  },
)
export function maySupply(s: State, f: Movement): Verdict {
  if (held(s, s.active, SUPPLY) < 0) return NO_SUPPLY
  if (f.supplied === 1) return ONE_SUPPLY
  return canAnyMove(s, f) ? undefined : NO_SECOND
}

// ---- 9.2 Forced March -----------------------------------------------------------------------------------------------

export const MARCH_TOO_FAR = no(
  '9.2-forced-march',
  {
    it: 'Una Marcia Forzata è di una casella sola, mai in diagonale.',
    en: 'A Forced March is of one square only, never diagonally.',
  },
  { it: 'Scegli una casella accanto all’unità.', en: 'Choose a square beside the unit.' },
)
const NO_MARCH = no(
  '9.2-forced-march',
  { it: 'Non hai una carta Marcia Forzata.', en: 'You hold no Forced March card.' },
  { it: 'Serve una carta Marcia Forzata.', en: 'A Forced March card is needed.' },
)
const NOT_MOVED = no(
  '9.2-forced-march',
  {
    it: 'La Marcia Forzata è per un’unità che ha appena mosso.',
    en: 'A Forced March is for a unit that has just moved.',
  },
  { it: 'Muovi prima quell’unità.', en: 'Move that unit first.' },
)
const ONE_MARCH = no(
  '5',
  { it: 'Una sola Marcia Forzata per unità, anche se annullata.', en: 'One Forced March per unit, even if cancelled.' },
  { it: 'Un’altra unità che ha mosso può ancora farla.', en: 'Another unit that has moved may still make one.' },
)
const HEAVY_START = no(
  '9.2-forced-march',
  {
    it: 'Chi ha cominciato a muovere in campi o palude non può forzare la marcia.',
    en: 'A unit that began its move in fields or marsh cannot force its march.',
  },
  { it: 'Serve un’unità partita da altro terreno.', en: 'A unit that began on other ground is needed.' },
)
const HEAVY_END = no(
  '9.2-forced-march',
  {
    it: 'Nell’edizione 2010 nemmeno chi ha finito in campi o palude può forzare la marcia.',
    en: 'In the 2010 edition a unit that ended its move in fields or marsh cannot either.',
  },
  { it: 'Serve un’unità arrivata su altro terreno.', en: 'A unit that ended on other ground is needed.' },
)
export function mayMarch(s: State, f: Movement, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  if (held(s, s.active, FORCED_MARCH) < 0) return NO_MARCH
  if (piece !== f.first && piece !== f.second) return NOT_MOVED
  if ((f.marched & (1 << piece)) !== 0) return ONE_MARCH
  if (STOPS[s.ground[piece === f.first ? f.firstFrom : f.secondFrom]!]) return HEAVY_START
  if (s.agreed.edition === '2010' && STOPS[s.ground[s.square[piece]!]!]) return HEAVY_END
  return canMove(s, piece) ? undefined : CANNOT_MOVE
}

/** Only what everybody knows decides whether the player is asked for more. */
export const mightMoveMore = (s: State, f: Movement): boolean =>
  (f.supplied === 0 && mightHold(s, s.active, SUPPLY)) || mightHold(s, s.active, FORCED_MARCH)
