/** Whether something else would have been clearly better, as far as the one who chose could know. */
import {
  type Action,
  type AnyEvent,
  type AnyPosition,
  canonical,
  type Seat,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import type { SearchDice } from './chances.ts'

/** Player turns played on before a position is judged. */
const AHEAD = 2
const LEAST_MISTAKE = 0.06

function playedOn(brain: Brain, pos: AnyPosition, seat: Seat, dice: SearchDice): number {
  const until = brain.playerTurn(pos) + AHEAD
  playOn(brain, pos, dice, (_, made) => (brain.playerTurn(pos) >= until && brain.settled(pos)) || made > 200)
  return brain.score(pos, seat)
}
function tried(brain: Brain, pos: AnyPosition, action: Action, seat: Seat, dice: SearchDice): number {
  brain.game.machine.take(pos, tableFor(pos, dice), action, seat)
  return playedOn(brain, pos, seat, dice)
}

/** Looked for with few futures, then looked at again with many: the best of several guesses always looks better than it is. */
export function mistakeIn(
  brain: Brain,
  view: object,
  heard: readonly AnyEvent[],
  seat: Seat,
  offered: readonly Action[],
  action: Action,
  futures: number,
  care: number,
  dice: SearchDice,
): { readonly better: Action; readonly cost: number } | undefined {
  const isMade = (each: Action): boolean => canonical(each) === canonical(action)
  // A point, a set or a path need not be among those listed or sampled.
  const actions = offered.some(isMade) ? offered : [...offered, action]
  const made = actions.findIndex(isMade)
  const worth = (among: readonly number[], tries: number): number[] => {
    const sums = among.map(() => 0)
    for (let i = 0; i < tries; i++) {
      const pos = brain.game.imagine(view, seat, heard, dice)
      const luck = dice.next(0x40000000)
      among.forEach((option, at) => {
        sums[at]! += tried(brain, brain.game.clone(pos), actions[option]!, seat, searchDice(luck)) / 2
      })
    }
    return sums.map(sum => sum / tries)
  }
  const first = worth(
    actions.map((_, i) => i),
    futures,
  )
  const best = first.indexOf(Math.max(...first))
  if (best === made || first[best]! - first[made]! < LEAST_MISTAKE) return undefined
  const [again, then] = worth([best, made], care) as [number, number]
  return again - then < LEAST_MISTAKE ? undefined : { better: actions[best]!, cost: again - then }
}
