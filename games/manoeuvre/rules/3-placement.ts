/** 3 Placement: eight units a side on the two rows nearest their edge. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { UNITS_EACH } from '../words.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import { ALL_SQUARES, FIELD, FIRST_SIDES, FORBIDDEN } from './facts.ts'
import { LAKE, type T, unitAs } from './table.ts'

const TOO_FAR = no(
  '3-placement',
  {
    it: 'Si schiera solo nelle due file più vicine al proprio bordo.',
    en: 'Units start on the two rows nearest their own edge.',
  },
  { it: 'Scegli una casella delle tue prime due file.', en: 'Choose a square of your first two rows.' },
)
const TAKEN = no(
  '3-placement',
  { it: 'Si schiera una sola unità per casella.', en: 'Only one unit may be placed on a square.' },
  { it: 'Scegli una casella libera.', en: 'Choose a free square.' },
)
function mayPlace(s: State, piece: number, square: number): Verdict {
  if (FIELD.rows[s.home[piece >> 3]!]![square]! > 1) return TOO_FAR
  if (s.occupant[square]! >= 0) return TAKEN
  return FORBIDDEN[s.ground[square]!] && s.agreed.lakePlacement === 'forbidden' ? LAKE : undefined
}

function place(t: T, piece: number, square: number): void {
  t.s.square[piece] = square
  t.s.occupant[square] = piece
  t.tell({ e: 'placed', unit: unitAs(t.s, piece), at: square })
}

/** Squares fixed beforehand for a seat, or none. */
function fixedPlacement(s: State, seat: number): readonly number[] | undefined {
  if (s.agreed.scenario === 'first-game' && s.agreed.deployment === 'printed')
    return FIRST_SIDES.find(side => side.nation === s.nation[seat])?.at
  return s.agreed.placement?.[seat]
}

export function beginPlacement(t: T, seat: number): ReturnType<typeof call> | undefined {
  const squares = fixedPlacement(t.s, seat)
  if (squares === undefined)
    return call('placement', { piece: seat * UNITS_EACH, last: seat * UNITS_EACH + UNITS_EACH - 1 })
  squares.forEach((square, unit) => {
    place(t, seat * UNITS_EACH + unit, square)
  })
  return undefined
}

export const placement = {
  placement: procedure('placement', {
    rule: '3-placement',
    steps: {
      place: choice({
        seat: (_, f) => f.last >> 3,
        offers: {
          place: {
            domain: ALL_SQUARES,
            check: (t, f, square: number) => mayPlace(t.s, f.piece, square),
            take: (t, f, square: number) => {
              place(t, f.piece, square)
              f.piece++
              return f.piece <= f.last ? goto('place') : end()
            },
          },
        },
      }),
    },
  }),
}
