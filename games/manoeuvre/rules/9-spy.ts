/** 9.2 Scout and Spy: the active player looks at the other hand, at any moment of his own turn. */
import type { Offer, Seat, Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { Manoeuvre, State } from '../state.ts'
import { goto } from './dialect.ts'
import { SPY } from './facts.ts'
import { activeSeat, cardAs, discardFromHand, held, type T } from './table.ts'

const NO_SPY = no(
  '9.2-spy',
  { it: 'Non hai una carta Spia o Esploratore.', en: 'You hold no Spy or Scout card.' },
  { it: 'Serve una carta Spia o Esploratore.', en: 'A Spy or Scout card is needed.' },
)
const NOTHING_TO_SEE = no(
  '9.2-spy',
  { it: 'L’avversario non ha carte in mano.', en: 'Your opponent holds no cards.' },
  { it: 'Aspetta che abbia carte in mano.', en: 'Wait until he holds some.' },
)

const NOT_YOUR_TURN = no(
  '9.2-spy',
  { it: 'Solo il giocatore attivo può giocare una Spia.', en: 'Only the active player may play a Spy.' },
  { it: 'Giocala nel tuo turno.', en: 'Play it in your own turn.' },
)

function maySpy(s: State, seat: Seat): Verdict {
  if (seat !== s.active) return NOT_YOUR_TURN
  if (held(s, s.active, SPY) < 0) return NO_SPY
  return s.hand[1 - s.active]!.length === 0 ? NOTHING_TO_SEE : undefined
}

function spy(t: T): void {
  const s = t.s
  const seat = s.active
  const card = held(s, seat, SPY)
  discardFromHand(s, card)
  const seen = s.hand[1 - seat]!
  s.shown[1 - seat] = seen.slice()
  const told = { e: 'spied', seat, nation: s.nation[seat]!, card: cardAs(s, card) } as const
  t.whisper([0, 1], { ...told, cards: seen.map(each => cardAs(s, each)) }, told)
  t.reveal()
}

/** The offer beside any other choice of the active player; `back` is the step to go on with, `seat` who is asked. */
export const spyOffer = <F, const S extends string>(
  back: S,
  seat: (t: T) => Seat = activeSeat,
): Offer<Manoeuvre, F, undefined, undefined, S> => ({
  check: t => maySpy(t.s, seat(t)),
  take: t => {
    spy(t)
    return goto(back)
  },
})
