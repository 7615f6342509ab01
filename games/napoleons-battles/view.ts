/** In the basic game nothing is hidden: every eye sees the whole table. Options hide things: each has its own function here. */
import type { Eye } from '@bivouac/kernel'
import type { Line } from './rules/01-dice.ts'
import { lay } from './rules/01-formations.ts'
import { combatLines } from './rules/10-modifiers.ts'
import { clone, cloneState, fieldFor, type NapoleonPosition, type State } from './state.ts'

export interface NapoleonView {
  readonly eye: Eye
  readonly s: State
  readonly stack: NapoleonPosition['stack']
  readonly result?: NapoleonPosition['result']
  /** 10.3 By side, what the combat under way (or next) is reckoned with: the lines the resolution adds up. */
  readonly sums?: readonly (readonly Line[])[]
}

export function view(pos: NapoleonPosition, eye: Eye): NapoleonView {
  const { s, stack, result } = clone(pos)
  hideOrders(s, eye)
  const sums = sumsOf(pos)
  return { eye, s, stack, ...(result !== undefined && { result }), ...(sums !== undefined && { sums }) }
}

/** Appendix B: of the order sheets only one’s own; that others are on their way, or how many, nobody sees. */
function hideOrders(s: State, eye: Eye): void {
  const { orders } = s.extra
  if (orders === undefined) return
  const { side } = fieldFor(s)
  orders.sheets = orders.sheets.filter(({ to }) => side[to] === eye)
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

export const imagine = ({ s, stack, result }: NapoleonView): NapoleonPosition =>
  clone(result === undefined ? { s: cloneState(s), stack } : { s: cloneState(s), stack, result })
