/** Positions somewhere in a random game of the toy war, and what its players know there. */
import {
  type AnyGame,
  type AnyPosition,
  type Decision,
  type Eye,
  type Position,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { type Toy, toy } from '../../kernel/test/toy.ts'

export const game: AnyGame = toy
export const setup = (() => {
  const read = toy.readSetup({})
  if (typeof read === 'string') throw new Error(read)
  return read
})()

export interface Somewhere {
  readonly pos: Position<Toy>
  readonly decision: Decision
  /** What each seat has heard. */
  readonly heard: readonly Toy['event'][][]
}

/** The position after `moves` random decisions, or before the end if that comes first. */
export function somewhere(seed: number, moves: number): Somewhere {
  const dice = searchDice(seed)
  let pos = toy.begin(setup)
  const heard: Toy['event'][][] = [[], []]
  let kept: Somewhere | undefined
  const ear = {
    tell: (event: Toy['event']) => heard.forEach(list => void list.push(event)),
    whisper: (seats: readonly number[], event: Toy['event'], others?: Toy['event']) =>
      heard.forEach((list, seat) => {
        if (seats.includes(seat)) list.push(event)
        else if (others !== undefined) list.push(others)
      }),
    reveal: () => undefined,
  }
  for (let n = 0; ; n++) {
    const t = tableFor<Toy>(pos, dice, ear)
    const decision = toy.machine.advance(pos, t)
    if (decision === undefined) return kept!
    kept = { pos: toy.clone(pos), decision, heard: heard.map(list => [...list]) }
    if (n === moves) return kept
    pos = toy.clone(pos)
    toy.machine.take(pos, tableFor<Toy>(pos, dice, ear), decision.actions[dice.next(decision.actions.length)]!)
  }
}

/** The same for `eye`, with everything it cannot see dealt again. */
export function dealtAgain(
  { pos, heard }: Somewhere,
  eye: Eye,
  seed: number,
): { pos: AnyPosition; decision: Decision } {
  const own = eye === 'spectator' ? [] : heard[eye]!
  const again = toy.imagine(toy.view(pos, eye), eye, own, searchDice(seed))
  return { pos: again, decision: toy.machine.advance(again, tableFor<Toy>(again, searchDice(0)))! }
}
