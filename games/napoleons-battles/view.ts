/**
 * What an eye may know, and what it may think is behind it. In most battles nothing is hidden and everybody sees the whole table: such battles pay
 * nothing for what follows.
 *
 * How another hidden part is added (as order sheets, messages): write a `HiddenPart` in a file of its own in `hidden/` and put it into PARTS.
 * - `isIn` says whether anything of the kind is hidden in this battle (an option is on, a list is there).
 * - `hide` is given a fresh copy of the position and replaces in it whatever the eye may not know by something that is the same whatever was there: in the
 *   state and in the locals of the procedures on the stack. A list of its own field in `NapoleonView` may show what is to be seen instead.
 * - `deal` is given a copy of what the view shows and makes it a whole position again, with `dice` for what can only be guessed. The suite then holds
 *   that the eye cannot tell it from the real one: the same view, the same question, the same options and refusals.
 * Events about the hidden part are whispered where they are told; questions read what their side knows (rules/17-veil.ts, rules/17-known.ts).
 */
import type { Dice, Eye } from '@bivouac/kernel'
import { commandersOf } from './commanders.ts'
import { COUNTERS, type Counter } from './hidden/counters.ts'
import { MESSAGES } from './hidden/messages.ts'
import { ORDER_SHEETS } from './hidden/order-sheets.ts'
import type { HiddenPart } from './hidden/part.ts'
import type { Line } from './rules/01-dice.ts'
import { lay } from './rules/01-formations.ts'
import { combatLines } from './rules/10-modifiers.ts'
import { hasSeveral } from './rules/20-seats.ts'
import { clone, cloneState, fieldFor, type Napoleon, type NapoleonPosition, type State } from './state.ts'

const PARTS: readonly HiddenPart[] = [COUNTERS, ORDER_SHEETS, MESSAGES]

export interface NapoleonView {
  /** The side it belongs to: its seat, but where several seats play for one side (20.3). */
  readonly eye: Eye
  /** 20.3 By seat its side, where a side has several. */
  readonly sides?: readonly number[]
  readonly s: State
  readonly stack: NapoleonPosition['stack']
  readonly result?: NapoleonPosition['result']
  /** 10.3 By side, what the combat under way (or next) is reckoned with: the lines the resolution adds up. */
  readonly sums?: readonly (readonly Line[])[]
  /** 17.2.2 The counters this eye sees, by side and number. */
  readonly counters?: readonly Counter[]
}

export function view(pos: NapoleonPosition, seat: Eye): NapoleonView {
  const sides = hasSeveral(pos.s) ? commandersOf(fieldFor(pos.s)).map(({ side }) => side) : undefined
  const eye = sides === undefined || seat === 'spectator' ? seat : sides[seat]!
  const copy = clone(pos)
  let shown: Partial<NapoleonView> = {}
  for (const part of PARTS) if (part.isIn(pos.s)) shown = { ...shown, ...part.hide(copy, eye) }
  const { s, stack, result } = copy
  const sums = sumsOf(copy)
  return {
    eye,
    ...(sides !== undefined && { sides }),
    s,
    stack,
    ...(result !== undefined && { result }),
    ...(sums !== undefined && { sums }),
    ...shown,
  }
}

function sumsOf({ s, stack }: NapoleonPosition): NapoleonView['sums'] {
  const frame = stack.findLast(({ proc }) => proc === 'combat' || proc === 'combats')
  if (frame === undefined) return undefined
  const it = frame.proc === 'combat' ? s.combats[frame.at] : s.combats.find(({ done }) => done === 0)
  if (it === undefined || it.own.some(own => own.length === 0)) return undefined
  const f = fieldFor(s)
  const table = lay(f, s)
  const named = { ...it, main: it.main.map((main, side) => (main >= 0 ? main : it.own[side]![0]!)) }
  return [0, 1].map(side => combatLines(f, s, named, side, table))
}

/** The table as the view shows it and nothing else: what previews and reasons are worked out from. Whoever is not seen is not there. */
export const asShown = ({ s, stack, result }: NapoleonView): NapoleonPosition =>
  clone(result === undefined ? { s: cloneState(s), stack } : { s: cloneState(s), stack, result })

export function imagine(seen: NapoleonView, eye: Eye, _: readonly Napoleon['event'][], dice: Dice): NapoleonPosition {
  const guess = asShown(seen)
  for (const part of PARTS) if (part.isIn(guess.s)) part.deal(guess, seen, eye, dice)
  return guess
}
