/** 9.2 Guerrillas: the opponent of the active player may cancel a card just played. He is asked whether he holds one or not. */
import { no } from '../rulebook.ts'
import { choice, procedure } from './dialect.ts'
import { GUERRILLAS } from './facts.ts'
import { cardAs, discardFromTable, held, lay, otherSeat } from './table.ts'

const NO_GUERRILLAS = no(
  '9.2-guerrillas',
  { it: 'Non hai una carta Guerriglia.', en: 'You hold no Guerrillas card.' },
  { it: 'Serve una carta Guerriglia.', en: 'A Guerrillas card is needed.' },
)

/** The card in question lies on the table; whoever called finds it gone if it was cancelled. */
export const guerrillas = {
  guerrillas: procedure('guerrillas', {
    rule: '9.2-guerrillas',
    steps: {
      cancel: choice({
        seat: otherSeat,
        standing: 'pass',
        offers: {
          guerrillas: {
            check: t => (held(t.s, 1 - t.s.active, GUERRILLAS) < 0 ? NO_GUERRILLAS : undefined),
            take: (t, f) => {
              const card = held(t.s, 1 - t.s.active, GUERRILLAS)
              lay(t, card, 'guerrillas')
              discardFromTable(t.s, card)
              discardFromTable(t.s, f.card)
              t.tell({ e: 'cancelled', card: cardAs(t.s, f.card) })
            },
          },
          pass: { take: () => undefined },
        },
      }),
    },
  }),
}
