/** What each eye may know: everything on the table, one’s own hand, and of the rest only how many cards there are. */
import type { Eye } from '@bivouac/kernel'
import { outlook } from './rules/outlook.ts'
import { cloneOpen, type NapoleonPosition, type View } from './state.ts'

export function view(pos: NapoleonPosition, eye: Eye): View {
  const { s } = pos
  const seen = {
    ...cloneOpen(s),
    eye,
    handSize: [s.hand[0]!.length, s.hand[1]!.length],
    deckSize: s.deck.length,
    hand: eye === 'spectator' ? [] : s.hand[eye]!.slice(),
    shown: eye === 'spectator' ? [[], []] : [s.shown[0]!.slice(), s.shown[1]!.slice()],
    stack: pos.stack.map(frame => ({ ...frame })),
    outlook: outlook(pos),
  }
  return pos.result === undefined ? seen : { ...seen, result: pos.result }
}
