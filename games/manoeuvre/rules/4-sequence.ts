/** 4 Sequence of play: turns, phases, discarding and drawing. */
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import { HAND } from '../words.ts'
import { isNight, nightfall } from './2-victory.ts'
import { draw } from './4-draw.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import { CARDS_OF, SPY } from './facts.ts'
import { activeSeat, cardAs, copiesOf, discardFromHand, kindOf, mayPlay, mightHold, type T } from './table.ts'

const LOWER_FIRST = no(
  '4-discard',
  { it: 'Le carte si scartano nell’ordine della mano.', en: 'Cards are discarded in the order of the hand.' },
  { it: 'Torna indietro e scarta prima questa.', en: 'Go back and discard this one first.' },
)

/** Every card of the kind lies among the discards, where everybody has seen it. */
function isSpent(s: State, kind: number): boolean {
  let left = copiesOf(s, s.active, kind)
  for (const card of s.discard[s.active]!) if (kindOf(s, card) === kind) left--
  return left === 0
}

function begin(t: T, seat: number): ReturnType<typeof call> {
  t.s.active = seat
  t.tell({ e: 'playerTurn', seat, nation: t.s.nation[seat]! })
  return call('playerTurn', {})
}

export const sequence = {
  game: procedure('game', {
    rule: '4',
    steps: {
      setup: () => call('setup', {}),
      first: t => {
        t.s.turn++
        t.tell({ e: 'turn', turn: t.s.turn })
        return begin(t, t.s.first)
      },
      second: t => begin(t, 1 - t.s.first),
      // 2.3: night falls at the end of a game turn, never in the middle.
      evening: t => (isNight(t.s) ? nightfall(t) : goto('first')),
    },
  }),

  playerTurn: procedure('playerTurn', {
    rule: '4',
    steps: {
      discard: t => (t.s.hand[t.s.active]!.length > 0 ? call('discarding', { after: -1 }) : undefined),
      draw: () => call('drawing', {}),
      movement: () =>
        call('movement', { piece: -1, first: -1, second: -1, firstFrom: -1, secondFrom: -1, marched: 0, supplied: 0 }),
      combat: t => (t.s.hand[t.s.active]!.length > 0 ? call('combat', {}) : undefined),
      restoration: t =>
        t.s.hand[t.s.active]!.length > 0 ? call('restoration', { attempted: 0, card: -1, piece: -1 }) : undefined,
    },
  }),

  discarding: procedure('discarding', {
    rule: '4-discard',
    steps: {
      discard: choice({
        seat: activeSeat,
        offers: {
          discard: {
            domain: t => CARDS_OF[t.s.active]!,
            over: t => t.s.hand[t.s.active]!,
            check: (t, f, card: number) => mayPlay(t.s, t.s.active, card) ?? (card < f.after ? LOWER_FIRST : undefined),
            take: (t, f, card: number) => {
              discardFromHand(t.s, card)
              f.after = card
              t.tell({ e: 'discarded', seat: t.s.active, card: cardAs(t.s, card) })
              return t.s.hand[t.s.active]!.length > 0 ? goto('discard') : end()
            },
          },
          spy: spyOffer('discard'),
          done: { take: () => end() },
        },
      }),
    },
  }),

  drawing: procedure('drawing', {
    rule: '4-draw',
    steps: {
      draw: t => {
        draw(t, t.s.active, HAND - t.s.hand[t.s.active]!.length, '4-draw')
        return mightHold(t.s, t.s.active, SPY) && !isSpent(t.s, SPY) ? undefined : end()
      },
      // 9.2 Spy: played the moment it is drawn, it is replaced in the same phase.
      look: choice({
        rule: '9.2-spy',
        seat: activeSeat,
        standing: 'done',
        offers: { spy: spyOffer('draw'), done: { take: () => end() } },
      }),
    },
  }),
}
