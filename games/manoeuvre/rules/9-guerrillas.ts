/** 9.2 Guerrillas: the opponent of the active player may cancel a card just played. He is asked whether he holds one or not. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import type { Card } from '../words.ts'
import { choice, end, goto, procedure } from './dialect.ts'
import { CARDS_OF, GUERRILLAS } from './facts.ts'
import { cardAs, discardFromTable, held, lay, mightCancel, otherSeat } from './table.ts'

const NO_GUERRILLAS = no(
  '9.2-guerrillas',
  { it: 'Non hai una carta Guerriglia.', en: 'You hold no Guerrillas card.' },
  { it: 'Serve una carta Guerriglia.', en: 'A Guerrillas card is needed.' },
)
const NOT_JUST_PLAYED = no(
  '9.2-guerrillas',
  {
    it: 'La Guerriglia annulla soltanto una carta appena giocata.',
    en: 'Guerrillas cancel only a card that has just been played.',
  },
  { it: 'Indica una di quelle carte.', en: 'Choose one of those cards.' },
)

/** The cards in question: the last on the table. */
const justPlayed = (s: State, last: number): readonly Card[] => s.table.slice(s.table.length - last)

function mayCancel(s: State, last: number, card: Card): Verdict {
  if (held(s, 1 - s.active, GUERRILLAS) < 0) return NO_GUERRILLAS
  return justPlayed(s, last).includes(card) ? undefined : NOT_JUST_PLAYED
}

/** The cards in question lie on the table; whoever called finds those gone that were cancelled. */
export const guerrillas = {
  guerrillas: procedure('guerrillas', {
    rule: '9.2-guerrillas',
    steps: {
      cancel: choice({
        seat: otherSeat,
        standing: 'pass',
        offers: {
          guerrillas: {
            domain: t => CARDS_OF[t.s.active]!,
            over: (t, f) => justPlayed(t.s, f.last),
            check: (t, f, card: Card) => mayCancel(t.s, f.last, card),
            take: (t, f, card: Card) => {
              const { s } = t
              const answer = held(s, 1 - s.active, GUERRILLAS)
              lay(t, answer, 'guerrillas')
              discardFromTable(s, answer)
              discardFromTable(s, card)
              f.last--
              t.tell({ e: 'cancelled', card: cardAs(s, card) })
              return f.last > 0 && mightCancel(s) ? goto('cancel') : end()
            },
          },
          pass: { take: () => end() },
        },
      }),
    },
  }),
}
