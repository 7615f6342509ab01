/** What may be hidden from an eye; see view.ts for how another part is added. */
import type { Dice, Eye } from '@bivouac/kernel'
import type { NapoleonPosition, State } from '../state.ts'
import type { NapoleonView } from '../view.ts'

export interface HiddenPart {
  /** Whether anything of this kind is hidden in this battle. */
  isIn(s: State): boolean
  /** Takes out of a fresh copy what the eye may not know, so that nothing tells what was there; gives what is shown instead. */
  hide(copy: NapoleonPosition, eye: Eye): Partial<Pick<NapoleonView, 'counters'>>
  /** Puts back something the eye cannot tell from the truth; `guess` is a copy of what the view shows. */
  deal(guess: NapoleonPosition, view: NapoleonView, eye: Eye, dice: Dice): void
}
