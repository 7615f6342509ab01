/** 4 Sequence of play: turns, phases, discarding and drawing. */
import { HAND } from '../words.ts'
import { isNight, nightfall } from './2-victory.ts'
import { draw } from './4-draw.ts'
import { mightFight } from './6-combat.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure, setOf } from './dialect.ts'
import { CARDS_OF, SPY } from './facts.ts'
import { activeSeat, cardAs, discardFromHand, isSpent, mayPlay, type T } from './table.ts'

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
      discard: t => (t.s.hand[t.s.active]!.length > 0 ? call('discarding', {}) : undefined),
      draw: () => call('drawing', {}),
      movement: () =>
        call('movement', { piece: -1, first: -1, second: -1, firstFrom: -1, secondFrom: -1, marched: 0, supplied: 0 }),
      combat: t => (mightFight(t.s) ? call('combat', {}) : undefined),
      restoration: () => call('restoration', { attempted: 0, card: -1, piece: -1 }),
    },
  }),

  discarding: procedure('discarding', {
    rule: '4-discard',
    steps: {
      discard: choice({
        seat: activeSeat,
        offers: {
          discard: setOf({
            domain: t => CARDS_OF[t.s.active]!,
            over: t => t.s.hand[t.s.active]!,
            exact: true,
            most: t => t.s.hand[t.s.active]!.length,
            each: (t, _, _chosen, card) => mayPlay(t.s, t.s.active, card),
            take: (t, _, cards) => {
              for (const card of cards) {
                discardFromHand(t.s, card)
                t.tell({ e: 'discarded', seat: t.s.active, card: cardAs(t.s, card) })
              }
            },
          }),
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
        const missing = HAND - t.s.hand[t.s.active]!.length
        draw(t, t.s.active, missing, '4-draw')
        // Who has drawn nothing has drawn no Spy; how many he drew, everybody saw.
        return missing > 0 && !isSpent(t.s, t.s.active, SPY) ? undefined : end()
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
