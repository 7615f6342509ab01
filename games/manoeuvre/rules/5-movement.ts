/** 5 Movement: who may move, and where to. */
import type { Frame, Refusal, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import type { Piece, Square } from '../words.ts'
import { FIELD, FORBIDDEN, PIECES_OF, STOPS } from './facts.ts'
import { isCavalry, LAKE, mayUse, OCCUPIED } from './table.ts'

type Movement = Frame<Manoeuvre, 'movement'>

const TOO_FAR = no(
  '5',
  {
    it: 'Troppo lontano: la fanteria muove di una casella, la cavalleria fino a due, mai in diagonale.',
    en: 'Too far: infantry moves one square, cavalry up to two, never diagonally.',
  },
  { it: 'Scegli una casella a portata.', en: 'Choose a square within reach.' },
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
export const CANNOT_MOVE = no(
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
  return hasWay(s, from, to) ? undefined : NO_WAY
}
/** One or two squares on: is the way open? */
function hasWay(s: State, from: Square, to: Square): boolean {
  const one = FIELD.between[0][from * 64 + to]!
  const other = FIELD.between[1][from * 64 + to]!
  return one < 0 || isOpen(s, one) || (other >= 0 && isOpen(s, other))
}
const isOpen = (s: State, square: Square): boolean => isFree(s, square) && !STOPS[s.ground[square]!]

/** If a unit can move at all, it can move one square. */
export function canMove(s: State, piece: Piece): boolean {
  const beside = FIELD.neighbours[s.square[piece]!]!
  for (let i = 0; i < beside.length; i++) if (isFree(s, beside[i]!)) return true
  return false
}

export const reachOf = (s: State, piece: Piece): number => (isCavalry(s, piece) ? 2 : 1)

export function mayMove(s: State, f: Movement, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  return piece === f.first ? ALREADY_MOVED : canMove(s, piece) ? undefined : CANNOT_MOVE
}

export function canAnyMove(s: State, f: Movement): boolean {
  const own = PIECES_OF[s.active]!
  for (let i = 0; i < own.length; i++) if (mayMove(s, f, own[i]!) === undefined) return true
  return false
}

/** A move is a unit and a square: piece × 64 + square. */
export const moverOf = (move: number): Piece => move >> 6
export const aimOf = (move: number): Square => move & 63

export function mayMoveTo(s: State, f: Movement, move: number): Verdict {
  const piece = moverOf(move)
  return mayMove(s, f, piece) ?? mayReach(s, s.square[piece]!, aimOf(move), reachOf(s, piece))
}

/** Every move there is, worked out together: what `mayMoveTo` permits, and it alone. */
export function movesInReach(s: State, f: Movement): readonly number[] {
  const { square, occupant, ground } = s
  const moves: number[] = []
  const first = s.active * 8
  for (let piece = first; piece < first + 8; piece++) {
    const from = square[piece]!
    if (from < 0 || piece === f.first) continue
    const reach = reachOf(s, piece)
    const within = FIELD.within[reach]![from]!
    for (let i = 0; i < within.length; i++) {
      const to = within[i]!
      if (occupant[to]! >= 0 || FORBIDDEN[ground[to]!]) continue
      if (reach === 1 || hasWay(s, from, to)) moves.push(piece * 64 + to)
    }
  }
  return moves
}
