/** What each eye may know, and what it may imagine behind the rest. */
import type { Dice, Eye, Frame, Position } from '@bivouac/kernel'
import { reckoned } from './rules/6-totals.ts'
import { FIELD } from './rules/facts.ts'
import { isDead } from './rules/table.ts'
import { copyResult, laid, type Manoeuvre, type View } from './state.ts'
import { CARDS_EACH, OFF } from './words.ts'

const both = (lists: readonly (readonly number[])[]): number[][] => lists.map(list => list.slice())
const frames = (stack: readonly Frame<Manoeuvre>[]): Frame<Manoeuvre>[] => stack.map(frame => ({ ...frame }))

/** Everything on the table is open, discards too; of hands and decks only their size, but for one's own hand. */
export function view(pos: Position<Manoeuvre>, eye: Eye): View {
  const { s } = pos
  const { occupant: _, deck: __, ...open } = laid(s, s)
  const seen: View = {
    ...open,
    eye,
    handSize: s.hand.map(hand => hand.length),
    deckSize: s.deck.map(deck => deck.length),
    hand: eye === 'spectator' ? [] : s.hand[eye]!.slice(),
    shown: eye === 'spectator' ? [[], []] : both(s.shown),
    dead: eye === 'spectator' ? [] : s.hand[eye]!.filter(card => isDead(s, card)),
    stack: frames(pos.stack),
  }
  if (s.battle.kind > 0 && s.battle.at >= 0 && s.square[s.battle.at] === s.battle.from) seen.sum = reckoned(s)
  if (pos.result !== undefined) seen.result = copyResult(pos.result)
  return seen
}

/** Takes `count` cards out of `from`, blindly, and gives them ascending. */
function blind(from: number[], count: number, dice: Dice): number[] {
  const taken: number[] = []
  for (let i = 0; i < count; i++) {
    const at = dice.pick(from.length, '1.4')
    taken.push(from[at]!)
    from[at] = from[from.length - 1]!
    from.pop()
  }
  return taken.sort((a, b) => a - b)
}

/** Unknown cards are dealt anew: whatever is neither discarded, on the table nor known to be held may be anywhere. */
export function imagine(view: View, eye: Eye, _heard: readonly unknown[], dice: Dice): Position<Manoeuvre> {
  const occupant = FIELD.all.map(() => OFF)
  view.square.forEach((square, piece) => {
    if (square >= 0) occupant[square] = piece
  })
  const hand: number[][] = []
  const deck: number[][] = []
  for (const seat of [0, 1]) {
    const known = seat === eye ? view.hand : view.shown[seat]!
    const isOpen = new Uint8Array(2 * CARDS_EACH)
    for (const cards of [view.discard[seat]!, view.table, known])
      for (let i = 0; i < cards.length; i++) isOpen[cards[i]!] = 1
    const unknown: number[] = []
    if (view.handSize[seat]! + view.deckSize[seat]! > 0)
      for (let card = seat * CARDS_EACH; card < (seat + 1) * CARDS_EACH; card++)
        if (isOpen[card] === 0) unknown.push(card)
    const guessed = blind(unknown, view.handSize[seat]! - known.length, dice)
    hand.push([...known, ...guessed].sort((a, b) => a - b))
    deck.push(unknown)
  }
  const pos: Position<Manoeuvre> = {
    s: laid(view, { occupant, hand, deck, shown: both(view.shown) }),
    stack: frames(view.stack),
  }
  if (view.result !== undefined) pos.result = copyResult(view.result)
  return pos
}
