/** A whole position behind a view: cards nobody has seen are dealt anew between the other hand and the deck. */
import type { Dice, Eye } from '@bivouac/kernel'
import { CARDS } from './data/cards.ts'
import { cloneOpen, type NapoleonPosition, type State, type View } from './state.ts'
import { CONFEDERATION } from './words.ts'

/** How many copies of each title this eye has not seen anywhere; index 0 is no card. */
function unseen(view: View, eye: Eye): number[] {
  const left = [0, ...CARDS.map(({ count }) => count)]
  const see = (cards: readonly number[]): void => {
    for (const card of cards) left[card]!--
  }
  see(view.discard)
  see(view.aside)
  see(view.gone)
  see(view.plays.map(play => (play >> 6) & 63))
  // The Confederation of the Rhine may lie on two countries, and is one card.
  const laid = view.laid.filter(card => card !== 0)
  see(laid.filter((card, i) => card !== CONFEDERATION || laid.indexOf(card) === i))
  if (eye === 'spectator') return left
  see(view.hand)
  see(view.shown[1 - eye]!)
  return left
}

export function imagine(view: View, eye: Eye, _heard: readonly unknown[], dice: Dice): NapoleonPosition {
  const left = unseen(view, eye)
  const pool: number[] = []
  for (let card = 1; card < left.length; card++) for (let n = left[card]!; n > 0; n--) pool.push(card)
  const hand = [0, 1].map(seat => {
    const known = seat === eye ? view.hand : view.shown[seat]!
    const cards = known.slice()
    while (cards.length < view.handSize[seat]!) {
      const at = dice.pick(pool.length, '1.11')
      cards.push(pool[at]!)
      pool[at] = pool[pool.length - 1]!
      pool.pop()
    }
    return cards.sort((a, b) => a - b)
  })
  const s: State = {
    ...cloneOpen(view),
    hand,
    deck: pool,
    shown: view.shown.map(cards => cards.slice()),
    way: [],
  }
  // Whoever is about to strike a card has seen the hand; a spectator knows that, though not the cards.
  const top = view.stack[view.stack.length - 1]
  if (eye === 'spectator' && top?.proc === 'strategy' && top.step === 'strike')
    s.shown[1 - top.seat] = hand[1 - top.seat]!.slice()
  const pos: NapoleonPosition = { s, stack: view.stack.map(frame => ({ ...frame })) }
  if (view.result !== undefined) pos.result = view.result
  return pos
}
