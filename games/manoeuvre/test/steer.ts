/** Players for golden games: random, but steered towards the ending wanted. */
import { type Action, type Decision, isStep, type Position, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { manoeuvre } from '../module.ts'
import { FIELD } from '../rules/facts.ts'
import type { Manoeuvre } from '../state.ts'

export type Style = 'random' | 'bloody' | 'careful'
export type Choose = (pos: Position<Manoeuvre>, decision: Decision) => Action

/** What a player who wants blood plays whenever he may, in this order. */
const BLOODY = ['attack', 'command', 'assault', 'volley', 'bombard', 'ambush', 'hit', 'pay', 'advance']
/** What a player who wants to see the night plays. */
const CAREFUL = ['done', 'pass', 'stay', 'retreat']

function nearestEnemy(pos: Position<Manoeuvre>, seat: number, square: number): number {
  let nearest = 99
  pos.s.square.forEach((at, piece) => {
    if (piece >> 3 !== seat && at >= 0) nearest = Math.min(nearest, FIELD.distances[at * 64 + square]!)
  })
  return nearest
}

export function steer(style: Style, seed: string): Choose {
  const own = searchDice(seed)
  const any = (actions: readonly Action[]): Action => actions[own.next(actions.length)]!
  return (pos, { actions, proc, step, seat }) => {
    // Somebody who never discards never draws, and two of them would play for ever.
    if (style === 'random' || proc === 'placement' || proc === 'discarding') return any(actions)
    for (const type of style === 'bloody' ? BLOODY : CAREFUL) {
      const wanted = actions.filter(action => action.type === type)
      if (wanted.length > 0) return any(wanted)
    }
    if (style === 'bloody' && proc === 'movement' && (step === 'move' || step === 'march')) {
      const distance = (action: Action): number =>
        action.arg === undefined ? 99 : nearestEnemy(pos, seat, (action.arg as number) & 63)
      const near = Math.min(...actions.map(distance))
      return any(actions.filter(action => distance(action) === near))
    }
    const plain = actions.find(action => action.type === 'pass' || action.type === 'done')
    return style === 'bloody' && plain !== undefined ? plain : any(actions)
  }
}

/** One whole action: a set is put together element by element. */
export function wholeAction(at: Position<Manoeuvre>, choose: Choose): Action {
  const steps = stepwise(manoeuvre)
  const pos = steps.clone(at)
  const t = tableFor(pos, searchDice(0))
  for (;;) {
    const decision = steps.machine.advance(pos, t)!
    const action = choose(pos, decision)
    if (!isStep(manoeuvre, decision, action)) return action
    steps.machine.take(pos, t, action)
  }
}
