/** 5 Movement, with 9.2 Supply and Forced March. */
import type { Frame, Refusal, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import type { Piece, Square } from '../words.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, over, procedure } from './dialect.ts'
import {
  ALL_PIECES,
  ALL_SQUARES,
  FIELD,
  FORBIDDEN,
  FORCED_MARCH,
  NOTHING,
  PIECES_OF,
  SPY,
  STOPS,
  SUPPLY,
} from './facts.ts'
import {
  activeSeat,
  discardFromTable,
  hasKind,
  held,
  isCavalry,
  kindOf,
  LAKE,
  lay,
  mayUse,
  mightCancel,
  moveTo,
  OCCUPIED,
  type T,
} from './table.ts'

type Movement = Frame<Manoeuvre, 'movement'>

const TOO_FAR = no(
  '5',
  {
    it: 'Troppo lontano: la fanteria muove di una casella, la cavalleria fino a due, mai in diagonale.',
    en: 'Too far: infantry moves one square, cavalry up to two, never diagonally.',
  },
  { it: 'Scegli una casella a portata.', en: 'Choose a square within reach.' },
)
const MARCH_TOO_FAR = no(
  '9.2-forced-march',
  {
    it: 'Una Marcia Forzata è di una casella sola, mai in diagonale.',
    en: 'A Forced March is of one square only, never diagonally.',
  },
  { it: 'Scegli una casella accanto all’unità.', en: 'Choose a square beside the unit.' },
)
const SAME_SQUARE = no(
  '5',
  {
    it: 'L’unità è già lì: muovere vuol dire cambiare casella.',
    en: 'The unit is there already: to move is to leave.',
  },
  { it: 'Scegli un’altra casella.', en: 'Choose another square.' },
)
const NO_WAY = no(
  '5',
  {
    it: 'La via è chiusa: unità e laghi non si attraversano, campi e paludi fermano chi vi entra.',
    en: 'The way is closed: units and lakes cannot be crossed, fields and marsh stop whoever enters.',
  },
  { it: 'Serve una casella intermedia libera.', en: 'A free square in between is needed.' },
)
const CANNOT_MOVE = no(
  '5',
  { it: 'L’unità non ha una casella in cui muovere.', en: 'The unit has no square to move to.' },
  { it: 'Serve una casella libera a portata.', en: 'A free square within reach is needed.' },
)
const ALREADY_MOVED = no(
  '5',
  {
    it: 'Con il Rifornimento muove una seconda unità, non la stessa.',
    en: 'Supply moves a second unit, not the same one.',
  },
  { it: 'Indica un’altra unità.', en: 'Choose another unit.' },
)

const isFree = (s: State, square: Square): boolean => s.occupant[square]! < 0 && !FORBIDDEN[s.ground[square]!]

/** Up to `reach` squares, by a way that nothing closes; `tooFar` is what the rule that grants the move says beyond. */
export function mayReach(s: State, from: Square, to: Square, reach: number, tooFar: Refusal = TOO_FAR): Verdict {
  const distance = FIELD.distances[from * 64 + to]!
  if (distance === 0) return SAME_SQUARE
  if (distance > reach) return tooFar
  if (s.occupant[to]! >= 0) return OCCUPIED
  if (FORBIDDEN[s.ground[to]!]) return LAKE
  if (distance === 1) return undefined
  const between = FIELD.between[from * 64 + to]!
  for (let i = 0; i < between.length; i++) {
    const middle = between[i]!
    if (isFree(s, middle) && !STOPS[s.ground[middle]!]) return undefined
  }
  return NO_WAY
}

/** If a unit can move at all, it can move one square. */
export function canMove(s: State, piece: Piece): boolean {
  const beside = FIELD.neighbours[s.square[piece]!]!
  for (let i = 0; i < beside.length; i++) if (isFree(s, beside[i]!)) return true
  return false
}

const reachOf = (s: State, piece: Piece): number => (isCavalry(s, piece) ? 2 : 1)

function mayMove(s: State, f: Movement, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  if (piece === f.first) return ALREADY_MOVED
  return canMove(s, piece) ? undefined : CANNOT_MOVE
}

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
function maySupply(s: State, f: Movement): Verdict {
  if (held(s, s.active, SUPPLY) < 0) return NO_SUPPLY
  if (f.supplied === 1) return ONE_SUPPLY
  const pieces = PIECES_OF[s.active]!
  for (let i = 0; i < 8; i++) if (mayMove(s, f, pieces[i]!) === undefined) return undefined
  return NO_SECOND
}

// ---- 9.2 Forced March -----------------------------------------------------------------------------------------------

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
function mayMarch(s: State, f: Movement, piece: Piece): Verdict {
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
const mightDoMore = (s: State): boolean =>
  s.hand[s.active]!.length > 0 &&
  (hasKind(s, s.active, SUPPLY) || hasKind(s, s.active, FORCED_MARCH) || hasKind(s, s.active, SPY))

const answer = (t: T, card: number) => (mightCancel(t.s) ? call('guerrillas', { card }) : goto('answered'))

export const movement = {
  movement: procedure('movement', {
    rule: '5',
    steps: {
      // 4: the active player must move a unit.
      unit: choice({
        seat: activeSeat,
        offers: {
          move: {
            domain: ALL_PIECES,
            over: t => PIECES_OF[t.s.active]!,
            check: (t, f, piece: Piece) => mayMove(t.s, f, piece),
            take: (t, f, piece: Piece) => {
              f.piece = piece
              if (f.first < 0) {
                f.first = piece
                f.firstFrom = t.s.square[piece]!
              } else {
                f.second = piece
                f.secondFrom = t.s.square[piece]!
              }
            },
          },
        },
        none: t => {
          const { active, agreed, nation } = t.s
          t.tell({ e: 'stuck', seat: active, nation: nation[active]! })
          if (agreed.stuck === 'lose') return over({ winners: [1 - active], by: 'stuck', rule: '4-movement' })
          return end()
        },
      }),
      to: choice({
        seat: activeSeat,
        offers: {
          to: {
            domain: ALL_SQUARES,
            over: (t, f) => FIELD.within[reachOf(t.s, f.piece)]![t.s.square[f.piece]!]!,
            check: (t, f, to: Square) => mayReach(t.s, t.s.square[f.piece]!, to, reachOf(t.s, f.piece)),
            take: (t, f, to: Square) => moveTo(t, f.piece, to, f.second < 0 ? 'move' : 'supply'),
          },
        },
      }),
      more: t => (mightDoMore(t.s) ? undefined : end()),
      further: choice({
        seat: activeSeat,
        offers: {
          supply: {
            check: (t, f) => maySupply(t.s, f),
            take: (t, f) => {
              const card = held(t.s, t.s.active, SUPPLY)
              f.supplied = 1
              lay(t, card, 'supply')
              return answer(t, card)
            },
          },
          forcedMarch: {
            domain: ALL_PIECES,
            over: t => (held(t.s, t.s.active, FORCED_MARCH) < 0 ? NOTHING : PIECES_OF[t.s.active]!),
            check: (t, f, piece: Piece) => mayMarch(t.s, f, piece),
            take: (t, f, piece: Piece) => {
              const card = held(t.s, t.s.active, FORCED_MARCH)
              f.marched |= 1 << piece
              f.piece = piece
              lay(t, card, 'forcedMarch', piece)
              return answer(t, card)
            },
          },
          spy: spyOffer('more'),
          done: { take: () => end() },
        },
      }),
      // A card still on the table was not cancelled.
      answered: t => {
        const s = t.s
        const card = s.table[0]
        if (card === undefined) return goto('more')
        discardFromTable(s, card)
        return goto(kindOf(s, card) === SUPPLY ? 'unit' : 'march')
      },
      march: choice({
        rule: '9.2-forced-march',
        seat: activeSeat,
        offers: {
          to: {
            domain: ALL_SQUARES,
            over: (t, f) => FIELD.neighbours[t.s.square[f.piece]!]!,
            check: (t, f, to: Square) => mayReach(t.s, t.s.square[f.piece]!, to, 1, MARCH_TOO_FAR),
            take: (t, f, to: Square) => {
              moveTo(t, f.piece, to, 'forcedMarch')
              return goto('more')
            },
          },
        },
      }),
    },
  }),
}
