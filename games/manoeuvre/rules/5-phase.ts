/** 5 The movement phase: one unit moves, a second by Supply, each a square more by Forced March. */

import type { Piece, Square } from '../words.ts'
import { aimOf, canAnyMove, mayMoveTo, mayReach, moverOf, movesInReach } from './5-movement.ts'
import { MARCH_TOO_FAR, mayMarch, maySupply, mightMoveMore } from './9-march.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, over, procedure } from './dialect.ts'
import { ALL_MOVES, ALL_PIECES, ALL_SQUARES, FIELD, FORCED_MARCH, NOTHING, PIECES_OF, SPY, SUPPLY } from './facts.ts'
import { activeSeat, discardFromTable, held, kindOf, lay, mightCancel, mightHold, moveTo, type T } from './table.ts'

const answer = (t: T) => (mightCancel(t.s) ? call('guerrillas', { last: 1 }) : goto('answered'))

export const movement = {
  movement: procedure('movement', {
    rule: '5',
    steps: {
      can: (t, f) => (canAnyMove(t.s, f) ? undefined : goto('stuck')),
      // 4: the active player must move a unit.
      move: choice({
        seat: activeSeat,
        offers: {
          move: {
            domain: ALL_MOVES,
            over: (t, f) => movesInReach(t.s, f),
            exact: true,
            check: (t, f, move: number) => mayMoveTo(t.s, f, move),
            take: (t, f, move: number) => {
              const piece = moverOf(move)
              const from = t.s.square[piece]!
              const isFirst = f.first < 0
              if (isFirst) {
                f.first = piece
                f.firstFrom = from
              } else {
                f.second = piece
                f.secondFrom = from
              }
              moveTo(t, piece, aimOf(move), isFirst ? 'move' : 'supply')
              return goto('more')
            },
          },
          spy: spyOffer('can'),
        },
      }),
      more: (t, f) => (mightMoveMore(t.s, f) || mightHold(t.s, t.s.active, SPY) ? undefined : end()),
      further: choice({
        seat: activeSeat,
        offers: {
          supply: {
            check: (t, f) => maySupply(t.s, f),
            take: (t, f) => {
              const card = held(t.s, t.s.active, SUPPLY)
              f.supplied = 1
              lay(t, card, 'supply')
              return answer(t)
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
              return answer(t)
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
        return goto(kindOf(s, card) === SUPPLY ? 'can' : 'march')
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
          spy: spyOffer('march'),
        },
      }),
      stuck: t => {
        const { active, agreed, nation } = t.s
        t.tell({ e: 'stuck', seat: active, nation: nation[active]! })
        if (agreed.stuck === 'lose') return over({ winners: [1 - active], by: 'stuck', rule: '4-movement' })
        return end()
      },
    },
  }),
}
