/** 4 Draw phase, and 2.3: what happens when a deck runs out. */
import type { Seat } from '@bivouac/kernel'
import type { Section } from '../rulebook.ts'
import { cardAs, insert, type T } from './table.ts'

const NO_NEWS: readonly number[] = Object.freeze([])

/** 2.3: the last card is gone. The discards become the new deck at once. */
function runOut(t: T, seat: Seat): void {
  const s = t.s
  const nation = s.nation[seat]!
  if (s.exhausted[seat] === 0) {
    s.exhausted[seat] = 1
    t.tell({ e: 'lastCard', seat, nation })
  }
  const deck = s.deck[seat]!
  const discard = s.discard[seat]!
  for (let i = 0; i < discard.length; i++) deck.push(discard[i]!)
  discard.length = 0
  t.tell({ e: 'reshuffled', seat, nation, count: deck.length })
}

/** Draws `count` cards; each is picked when it is drawn, for a deck is only a set of unseen cards. */
export function draw(t: T, seat: Seat, count: number, why: Section): void {
  const s = t.s
  const deck = s.deck[seat]!
  const drawn: number[] = []
  for (let i = 0; i < count && deck.length > 0; i++) {
    const at = t.dice.pick(deck.length, why)
    const card = deck[at]!
    deck[at] = deck[deck.length - 1]!
    deck.pop()
    insert(s.hand[seat]!, card)
    drawn.push(cardAs(s, card))
    if (deck.length === 0) {
      tellDrawn(t, seat, drawn.splice(0))
      runOut(t, seat)
    }
  }
  tellDrawn(t, seat, drawn)
}

function tellDrawn(t: T, seat: Seat, cards: readonly number[] = NO_NEWS): void {
  if (cards.length === 0) return
  const nation = t.s.nation[seat]!
  t.whisper(
    [seat],
    { e: 'drew', seat, nation, count: cards.length, cards },
    { e: 'drew', seat, nation, count: cards.length },
  )
}
