/** The moves that turned a game. */
import type { Action, Roll, Seat, Side } from '@bivouac/kernel'

/** One move in the light of what followed. Chances are those of the first side to win, 0 … 1, unless another is named. */
export interface MoveJudged {
  /** Where more than two sides play: whose chances these are. */
  readonly of?: Side
  readonly at: number
  readonly seat: Seat
  readonly action: Action
  readonly turn: number
  /** Before the move, after the choice but before the dice, and after the dice. */
  readonly before: number
  readonly chosen: number
  readonly after: number
  /** What the dice of this move gave that side; nothing where none were rolled. */
  readonly luck: number
  readonly rolls: readonly Roll[]
}
const TURNING_POINTS = 6
const LEAST_TURN = 0.04
/** Moves looked at before and after. */
const WINDOW = 10

/** Of what each side would call turning points, the largest; a moment counts once, for whom it changed most. */
export function mostTurning(judged: readonly (readonly MoveJudged[])[]): readonly MoveJudged[] {
  const size = ({ before, after }: MoveJudged): number => Math.abs(after - before)
  const found = judged.flatMap(turningPoints).sort((a, b) => size(b) - size(a))
  const once = found.filter((move, i) => found.findIndex(each => each.at === move.at) === i)
  return once.slice(0, TURNING_POINTS).sort((a, b) => a.at - b.at)
}

/**
 * Where the curve was on one side before and on another after, over several moves each way: whose turn it is makes the
 * chance go up and down by itself. Of the moves around, the one named is the roll that did it or else the largest step.
 */
export function turningPoints(judged: readonly MoveJudged[]): readonly MoveJudged[] {
  const mean = (from: number, to: number): number => {
    const part = judged.slice(Math.max(0, from), Math.min(judged.length, to))
    return part.reduce((sum, { after }) => sum + after, 0) / Math.max(1, part.length)
  }
  const changes = judged
    .map((_, at) => ({ at, change: mean(at, at + WINDOW) - mean(at - WINDOW, at) }))
    .slice(1)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const found: MoveJudged[] = []
  for (const { at, change } of changes) {
    if (found.length === TURNING_POINTS || Math.abs(change) < LEAST_TURN) break
    if (found.some(move => Math.abs(move.at - 1 - at) < WINDOW)) continue
    const around = judged.slice(Math.max(0, at - 2), at + 3).filter(move => (move.after - move.before) * change > 0)
    const luckiest = around.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))[0]
    const largest = around.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]
    const named = luckiest !== undefined && Math.abs(luckiest.luck) > Math.abs(change) / 2 ? luckiest : largest
    if (named !== undefined && !found.includes(named)) found.push(named)
  }
  return found.sort((a, b) => a.at - b.at)
}
