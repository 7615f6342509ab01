/** What an eye may know. Little is hidden in a solitaire game: only what will be drawn from the cups, and that is chance. */
import type { Dice, Eye } from '@bivouac/kernel'
import { cloneStack, cloneState, type FieldCommander, type Pos, type State } from './state.ts'

export interface View extends State {
  /** Where the procedures stand: all of it is public. */
  readonly stack: Pos['stack']
  readonly result?: Pos['result']
}

/** Every counter on the table, in a cup or in a pool can be looked at; each field is named, so a new one is hidden. */
export function view(pos: Pos, _eye: Eye): View {
  const s = cloneState(pos.s)
  return {
    campaign: s.campaign,
    career: s.career,
    umpire: s.umpire,
    level: s.level,
    guarded: s.guarded,
    short: s.short,
    turn: s.turn,
    french: s.french,
    enemy: s.enemy,
    scouts: s.scouts,
    napoleon: s.napoleon,
    counter: s.counter,
    at: s.at,
    reduced: s.reduced,
    arrived: s.arrived,
    everHeld: s.everHeld,
    battle: s.battle,
    outcome: s.outcome,
    diary: s.diary,
    stack: cloneStack(pos.stack),
    ...(pos.result === undefined ? {} : { result: pos.result }),
  }
}

/** What is in the cups is known and what will be drawn is nobody's yet: the view is the position. */
export function imagine(seen: View, _eye: Eye, _heard: readonly FieldCommander['event'][], _dice: Dice): Pos {
  const { stack, result, ...s } = seen
  return { s: cloneState(s), stack: cloneStack(stack), ...(result === undefined ? {} : { result }) }
}
