/** What an eye may know. Little is hidden in a solitaire game: only what will be drawn from the cups, and that is chance. */
import type { Dice, Eye } from '@bivouac/kernel'
import { cloneStack, cloneState, type FieldCommander, type Pos, type State } from './state.ts'

export interface View extends State {
  /** Where the procedures stand: all of it is public. */
  readonly stack: Pos['stack']
  readonly result?: Pos['result']
}

/** Every counter on the table, in a cup or in a pool can be looked at, and nobody sits across: the whole state is open. */
export function view(pos: Pos, _eye: Eye): View {
  const seen = Object.assign(cloneState(pos.s), { stack: cloneStack(pos.stack) })
  return pos.result === undefined ? seen : Object.assign(seen, { result: pos.result })
}

/** What is in the cups is known and what will be drawn is nobody's yet: the view is the position. */
export function imagine(seen: View, _eye: Eye, _heard: readonly FieldCommander['event'][], _dice: Dice): Pos {
  const { stack, result, ...s } = seen
  return { s: cloneState(s), stack: cloneStack(stack), ...(result === undefined ? {} : { result }) }
}
