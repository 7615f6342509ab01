/** 7 Restoration, with 9.2 Supply, Regroup and Redoubt, and 9.1 rally by a leader. */
import type { Frame, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import type { Card, Piece } from '../words.ts'
import { NO_SUPPLY } from './9-march.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import { ALL_PIECES, CARDS_OF, LEADER, NOTHING, PIECES_OF, RALLY, REDOUBT, REGROUP, SPY, SUPPLY } from './facts.ts'
import {
  activeSeat,
  cardAs,
  discardFromTable,
  GONE,
  held,
  isOnField,
  isReduced,
  kindOf,
  lay,
  mayPlay,
  mayUse,
  mightCancel,
  mightHold,
  NOT_LEADER,
  NOT_UNIT_CARD,
  pieceOf,
  rowOf,
  type T,
  unitAs,
} from './table.ts'

type Restoration = Frame<Manoeuvre, 'restoration'>

/** A range of 1 to 6 needs no die: Palafox always succeeds. */
const AUTOMATIC = 6

const ONE_ATTEMPT = no(
  '7',
  { it: 'Un solo tentativo di ripristino per turno.', en: 'One attempt to restore a turn.' },
  { it: 'Se ne può fare un altro nel prossimo turno.', en: 'Another can be made next turn.' },
)
const NOT_REDUCED = no(
  '7',
  { it: 'L’unità è a piena forza.', en: 'The unit is at full strength.' },
  { it: 'Indica un’unità ridotta.', en: 'Choose a reduced unit.' },
)
const NO_REDUCED = no(
  '7',
  { it: 'Nessuna tua unità è ridotta.', en: 'No unit of yours is reduced.' },
  { it: 'Serve un’unità ridotta.', en: 'A reduced unit is needed.' },
)
const NO_REGROUP = no(
  '9.2-regroup',
  { it: 'Non hai una carta Raggruppamento.', en: 'You hold no Regroup card.' },
  { it: 'Serve una carta Raggruppamento.', en: 'A Regroup card is needed.' },
)
const NO_REDOUBT = no(
  '9.2-redoubt',
  { it: 'Non hai una carta Fortino.', en: 'You hold no Redoubt card.' },
  { it: 'Serve una carta Fortino.', en: 'A Redoubt card is needed.' },
)
const BUILT = no(
  '9.2-redoubt',
  { it: 'L’unità è già in un fortino: uno per casella.', en: 'The unit is in a redoubt already: one to a square.' },
  { it: 'Indica un’unità senza fortino.', en: 'Choose a unit without a redoubt.' },
)

const reducedOf = (s: State, seat: number): number => s.reduced & (seat === 0 ? 0xff : 0xff00)

function mayRestore(s: State, f: Restoration, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  return f.attempted === 1 ? ONE_ATTEMPT : isReduced(s, piece) ? undefined : NOT_REDUCED
}
function mayReinforce(s: State, f: Restoration, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  const piece = pieceOf(s, card)
  if (piece < 0) return NOT_UNIT_CARD
  return isOnField(s, piece) ? mayRestore(s, f, piece) : GONE
}
function mayRally(s: State, f: Restoration, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  if (kindOf(s, card) !== LEADER) return NOT_LEADER
  return f.attempted === 1 ? ONE_ATTEMPT : reducedOf(s, s.active) === 0 ? NO_REDUCED : undefined
}
function mayBuild(s: State, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  if (held(s, s.active, REDOUBT) < 0) return NO_REDOUBT
  return (s.redoubts & (1 << piece)) !== 0 ? BUILT : undefined
}

function restore(t: T, piece: Piece): void {
  t.s.reduced &= ~(1 << piece)
  t.tell({ e: 'restored', unit: unitAs(t.s, piece) })
}

/** A card that restores unless Guerrillas cancel it. */
function attempt(t: T, f: Restoration, card: Card, piece: Piece, use: 'restore' | 'regroup' | 'reinforce') {
  f.attempted = 1
  f.card = card
  f.piece = piece
  lay(t, card, use, piece)
  return mightCancel(t.s) ? call('guerrillas', { last: 1 }) : goto('answered')
}

/** Is there a unit to restore, and the attempt still to come? Where not, no card need be looked at. */
const mayAttempt = (s: State, f: Restoration): boolean => f.attempted === 0 && reducedOf(s, s.active) !== 0

/** Only what everybody knows decides whether the player is asked. */
const mightDo = (s: State, f: Restoration): boolean =>
  mightHold(s, s.active, REDOUBT) || mightHold(s, s.active, SPY) || (s.hand[s.active]!.length > 0 && mayAttempt(s, f))

const ownHand = {
  domain: (t: T) => CARDS_OF[t.s.active]!,
  over: (t: T, f: Restoration) => (mayAttempt(t.s, f) ? t.s.hand[t.s.active]! : NOTHING),
}
const ownUnits = { domain: ALL_PIECES, over: (t: T) => PIECES_OF[t.s.active]! }
/** Own units, if there is a card of the kind to restore one of them. */
const ownUnitsWith = (kind: number) => ({
  domain: ALL_PIECES,
  over: (t: T, f: Restoration) =>
    mayAttempt(t.s, f) && held(t.s, t.s.active, kind) >= 0 ? PIECES_OF[t.s.active]! : NOTHING,
})

export const restoration = {
  restoration: procedure('restoration', {
    rule: '7',
    steps: {
      more: (t, f) => (mightDo(t.s, f) ? undefined : end()),
      restore: choice({
        seat: activeSeat,
        offers: {
          supply: {
            ...ownUnitsWith(SUPPLY),
            check: (t, f, piece: Piece) => (held(t.s, t.s.active, SUPPLY) < 0 ? NO_SUPPLY : mayRestore(t.s, f, piece)),
            take: (t, f, piece: Piece) => attempt(t, f, held(t.s, t.s.active, SUPPLY), piece, 'restore'),
          },
          regroup: {
            ...ownUnitsWith(REGROUP),
            check: (t, f, piece: Piece) =>
              held(t.s, t.s.active, REGROUP) < 0 ? NO_REGROUP : mayRestore(t.s, f, piece),
            take: (t, f, piece: Piece) => attempt(t, f, held(t.s, t.s.active, REGROUP), piece, 'regroup'),
          },
          reinforce: {
            ...ownHand,
            check: (t, f, card: Card) => mayReinforce(t.s, f, card),
            take: (t, f, card: Card) => attempt(t, f, card, pieceOf(t.s, card), 'reinforce'),
          },
          rally: {
            ...ownHand,
            check: (t, f, card: Card) => mayRally(t.s, f, card),
            take: (t, f, card: Card) => {
              f.attempted = 1
              f.card = card
              lay(t, card, 'rally')
              return goto('unit')
            },
          },
          redoubt: {
            domain: ALL_PIECES,
            over: t => (held(t.s, t.s.active, REDOUBT) < 0 ? NOTHING : PIECES_OF[t.s.active]!),
            check: (t, _, piece: Piece) => mayBuild(t.s, piece),
            take: (t, _, piece: Piece) => {
              const card = held(t.s, t.s.active, REDOUBT)
              lay(t, card, 'redoubt', piece)
              discardFromTable(t.s, card)
              t.s.redoubts |= 1 << piece
              t.tell({ e: 'redoubt', unit: unitAs(t.s, piece), at: t.s.square[piece]! })
              // 7: it comes after any attempt to restore, so the phase is over.
              return end()
            },
          },
          spy: spyOffer('more'),
          done: { take: () => end() },
        },
      }),
      // A card still on the table was not cancelled.
      answered: (t, f) => {
        if (t.s.table.length > 0) {
          discardFromTable(t.s, f.card)
          restore(t, f.piece)
        }
        return goto('more')
      },
      unit: choice({
        rule: '9.1-rally',
        seat: activeSeat,
        offers: {
          unit: {
            ...ownUnits,
            check: (t, _, piece: Piece) =>
              mayUse(t.s, t.s.active, piece) ?? (isReduced(t.s, piece) ? undefined : NOT_REDUCED),
            take: (t, f, piece: Piece) => {
              const { s } = t
              const needed = RALLY[rowOf(s, f.card)]!
              const told = { e: 'rallied', card: cardAs(s, f.card), unit: unitAs(s, piece), needed } as const
              discardFromTable(s, f.card)
              if (needed >= AUTOMATIC) {
                t.tell({ ...told, ok: true })
                restore(t, piece)
              } else {
                const got = t.dice.roll(6, '9.1-rally')
                t.tell({ ...told, ok: got <= needed, die: { sides: 6, got } })
                if (got <= needed) restore(t, piece)
              }
              return goto('more')
            },
          },
          spy: spyOffer('unit'),
        },
      }),
    },
  }),
}
