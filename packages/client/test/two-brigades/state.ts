import type { Position, Result } from '@bivouac/kernel'
import type { ToyEvent } from './events.ts'
import type { Section } from './rulebook.ts'
import { COLUMN, HEIGHT, STRENGTH, UNITS, WIDTH } from './words.ts'

/** Everything by unit; where it stands is the middle of its front edge, in points. */
export interface State {
  turn: number
  x: number[]
  y: number[]
  facing: number[]
  formation: number[]
  strength: number[]
  /** 1: it has had its order of this turn. */
  done: number[]
}
export interface View extends State {
  readonly stack: Position<Toy>['stack']
  readonly result?: Result
}
export interface Toy {
  state: State
  frames: { game: {}; turn: { seat: number } }
  event: ToyEvent
  view: View
  rule: Section
}
export type ToyPosition = Position<Toy>

export const newState = (): State => ({
  turn: 0,
  x: UNITS.map(unit => (WIDTH * (unit % 2 === 0 ? 1 : 2)) / 3),
  y: UNITS.map(unit => (unit < 2 ? HEIGHT / 3 : (HEIGHT * 2) / 3)),
  facing: UNITS.map(unit => (unit < 2 ? 0 : 1800)),
  formation: UNITS.map(() => COLUMN),
  strength: UNITS.map(() => STRENGTH),
  done: UNITS.map(() => 0),
})
const cloneState = (s: State): State => ({
  turn: s.turn,
  x: s.x.slice(),
  y: s.y.slice(),
  facing: s.facing.slice(),
  formation: s.formation.slice(),
  strength: s.strength.slice(),
  done: s.done.slice(),
})
export function clone({ s, stack, result }: ToyPosition): ToyPosition {
  const copy: ToyPosition = { s: cloneState(s), stack: stack.map(frame => ({ ...frame })) }
  if (result !== undefined) copy.result = result
  return copy
}
/** Nothing is hidden: whoever looks sees everything. */
export function view({ s, stack, result }: ToyPosition): View {
  const seen = { ...cloneState(s), stack: stack.map(frame => ({ ...frame })) }
  return result === undefined ? seen : { ...seen, result }
}
export function imagine({ stack, result, ...s }: View): ToyPosition {
  return clone(result === undefined ? { s, stack } : { s, stack, result })
}
