/** 6.5 Results: hits, retreats, the advance; 9.2 the price of a Committed Attack. */
import type { Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { type Piece, RESULTS, type Square } from '../words.ts'
import { isEngaged, onTable } from './6-totals.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure, setOf } from './dialect.ts'
import { ALL_PIECES, ALL_SQUARES, COMMITTED, FIELD, FORBIDDEN, MAY_STAY, PIECES_OF } from './facts.ts'
import { activeSeat, eliminate, isOnField, mayUse, moveTo, pieceOf, rowOf, type T, takeHit } from './table.ts'

const LESS = RESULTS.indexOf('less')
const EQUAL = RESULTS.indexOf('equal')
const MORE = RESULTS.indexOf('more')
const TRIPLE = RESULTS.indexOf('triple')
const QUADRUPLE = RESULTS.indexOf('quadruple')

/** More: the defender chooses; double: the attacker does. */
const chooser = (t: T): Seat => (t.s.battle.result === MORE ? 1 - t.s.active : t.s.active)

function chose(t: T, retreat: boolean): void {
  const seat = chooser(t)
  t.tell({ e: 'chose', seat, nation: t.s.nation[seat]!, retreat })
}

// ---- 6.5 Retreat --------------------------------------------------------------------------------------------------------

/** Blocked: off the field, occupied, or (as the table has agreed to read it) a lake. */
const isOpen = (s: State, square: Square): boolean =>
  square >= 0 && s.occupant[square]! < 0 && !FORBIDDEN[s.ground[square]!]
/** A lake that is in the way of a retreat and, as the table has agreed, the end of the unit. */
const drowns = (s: State, square: Square): boolean =>
  square >= 0 && s.agreed.lakeRetreat === 'fatal' && FORBIDDEN[s.ground[square]!]!

const WRONG_WAY = no(
  '6.5-retreat',
  { it: 'La ritirata non può andare in quella casella.', en: 'The retreat cannot go to that square.' },
  {
    it: 'Verso il proprio bordo; se è bloccato, di fianco; solo alla fine verso il nemico.',
    en: 'Towards its own edge; if that is blocked, sideways; only then towards the enemy.',
  },
)
/** Asked only where both sides are open. */
function mayRetreatTo(s: State, piece: Piece, to: Square): Verdict {
  const from = s.square[piece]!
  const home = s.home[piece >> 3]!
  const isSide = FIELD.next[(home + 1) & 3]![from] === to || FIELD.next[(home + 3) & 3]![from] === to
  return isSide ? undefined : WRONG_WAY
}

// ---- 6.5 Advance --------------------------------------------------------------------------------------------------------

const NOT_ATTACKING = no(
  '6.5-advance',
  { it: 'Avanza solo un’unità che ha attaccato o sostenuto.', en: 'Only a unit that attacked or supported advances.' },
  { it: 'Indica una di quelle unità.', en: 'Choose one of those units.' },
)
const MUST_ADVANCE = no(
  '6.5-advance',
  { it: 'Una delle unità deve avanzare.', en: 'One of the units must advance.' },
  {
    it: 'Solo se ognuna ha giocato una carta «non obbligata ad avanzare» si può restare.',
    en: 'Only if each of them played a card that leaves it free to stay may they stay.',
  },
)
function mayAdvance(s: State, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  return verdict ?? (isEngaged(s, piece) ? undefined : NOT_ATTACKING)
}

/** 6.5, 8: every unit engaged has a card on the table that leaves it free to stay. */
function mayAllStay(s: State): boolean {
  const first = s.active * 8
  next: for (let piece = first; piece < first + 8; piece++) {
    if (!isEngaged(s, piece)) continue
    for (let i = 0; i < s.table.length; i++) {
      const card = s.table[i]!
      if (pieceOf(s, card) === piece && MAY_STAY[rowOf(s, card)]) continue next
    }
    return false
  }
  return true
}

// ---- 9.2 the price of a Committed Attack ------------------------------------------------------------------------------------

const NOT_PAYING = no(
  '9.2-committed-attack',
  {
    it: 'Il colpo tocca a un’unità che ha attaccato o sostenuto.',
    en: 'The hit falls on a unit that attacked or supported.',
  },
  { it: 'Indica una di quelle unità.', en: 'Choose one of those units.' },
)
const PAID = no(
  '9.2-committed-attack',
  {
    it: 'Un colpo per ogni Attacco a Fondo giocato, ciascuno a un’altra unità.',
    en: 'One hit for each Committed Attack played, each on another unit.',
  },
  { it: 'Indica tante unità quante sono le carte.', en: 'Choose as many units as there are cards.' },
)
function mayPay(s: State, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  return verdict ?? (isEngaged(s, piece) ? undefined : NOT_PAYING)
}
/** Those who can take a hit; a unit already gone pays nothing. */
const payers = (s: State): Piece[] => PIECES_OF[s.active]!.filter(piece => mayPay(s, piece) === undefined)
const owed = (s: State): number => Math.min(onTable(s, COMMITTED), payers(s).length)
function pay(t: T, pieces: readonly Piece[]): void {
  for (const piece of pieces) takeHit(t, piece, true)
}

/** The units that may advance. */
const advancers = (s: State): Piece[] => PIECES_OF[s.active]!.filter(piece => mayAdvance(s, piece) === undefined)

export const results = {
  outcome: procedure('outcome', {
    rule: '6.5',
    steps: {
      apply: t => {
        const s = t.s
        const { at, result } = s.battle
        if (result === EQUAL) return end()
        if (result === LESS) {
          for (const piece of PIECES_OF[s.active]!) if (isEngaged(s, piece)) takeHit(t, piece)
          return end()
        }
        if (result === QUADRUPLE) {
          eliminate(t, at)
          return end()
        }
        if (result !== TRIPLE) return
        takeHit(t, at)
        return isOnField(s, at) ? goto('retreat') : end()
      },
      choose: choice({
        rule: '6.1-results',
        seat: chooser,
        offers: {
          retreat: { take: t => chose(t, true) },
          hit: {
            take: t => {
              chose(t, false)
              takeHit(t, t.s.battle.at)
              return end()
            },
          },
          spy: spyOffer('choose', chooser),
        },
      }),
      retreat: t => call('retreat', { piece: t.s.battle.at }),
    },
  }),

  retreat: procedure('retreat', {
    rule: '6.5-retreat',
    steps: {
      direction: (t, f) => {
        const s = t.s
        const from = s.square[f.piece]!
        const home = s.home[f.piece >> 3]!
        const back = FIELD.next[home]![from]!
        const left = FIELD.next[(home + 3) & 3]![from]!
        const right = FIELD.next[(home + 1) & 3]![from]!
        const ahead = FIELD.next[(home + 2) & 3]![from]!
        let to = -1
        if (isOpen(s, back)) to = back
        else if (!drowns(s, back)) {
          if (isOpen(s, left) && isOpen(s, right)) return
          if (isOpen(s, left)) to = left
          else if (isOpen(s, right)) to = right
          else if (!drowns(s, left) && !drowns(s, right) && isOpen(s, ahead)) to = ahead
        }
        if (to < 0) eliminate(t, f.piece, true)
        else moveTo(t, f.piece, to, 'retreat')
        return end()
      },
      side: choice({
        seat: (_, f) => f.piece >> 3,
        offers: {
          to: {
            domain: ALL_SQUARES,
            over: (t, f) => FIELD.neighbours[t.s.square[f.piece]!]!,
            check: (t, f, to: Square) => mayRetreatTo(t.s, f.piece, to),
            take: (t, f, to: Square) => moveTo(t, f.piece, to, 'retreat'),
          },
        },
      }),
    },
  }),

  advance: procedure('advance', {
    rule: '6.5-advance',
    steps: {
      // One unit that must go is not asked.
      must: t => {
        const [first, ...others] = advancers(t.s)
        if (first === undefined) return end()
        if (others.length > 0 || mayAllStay(t.s)) return
        moveTo(t, first, t.s.battle.from, 'advance')
        return end()
      },
      advance: choice({
        seat: activeSeat,
        offers: {
          advance: {
            domain: ALL_PIECES,
            over: t => PIECES_OF[t.s.active]!,
            check: (t, _, piece: Piece) => mayAdvance(t.s, piece),
            take: (t, _, piece: Piece) => moveTo(t, piece, t.s.battle.from, 'advance'),
          },
          stay: {
            check: t => (mayAllStay(t.s) ? undefined : MUST_ADVANCE),
            take: t => t.tell({ e: 'stayed', seat: t.s.active, nation: t.s.nation[t.s.active]! }),
          },
          spy: spyOffer('advance'),
        },
      }),
    },
  }),

  price: procedure('price', {
    rule: '9.2-committed-attack',
    steps: {
      // Where everybody left must pay, nobody is asked.
      owed: t => {
        const all = payers(t.s)
        if (onTable(t.s, COMMITTED) < all.length && owed(t.s) > 0) return
        pay(t, all.slice(0, owed(t.s)))
        return end()
      },
      pay: choice({
        seat: activeSeat,
        offers: {
          pay: setOf({
            domain: ALL_PIECES,
            over: t => PIECES_OF[t.s.active]!,
            least: t => owed(t.s),
            most: t => owed(t.s),
            few: PAID,
            many: PAID,
            each: (t, _, _chosen, piece) => mayPay(t.s, piece),
            take: (t, _, pieces) => pay(t, pieces),
          }),
          spy: spyOffer('pay'),
        },
      }),
    },
  }),
}
