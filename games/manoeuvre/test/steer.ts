/** Players for golden games: random, but steered towards the ending wanted. */
import { type Action, type Decision, type Position, searchDice } from '@bivouac/kernel'
import { FIELD } from '../rules/facts.ts'
import type { Manoeuvre } from '../state.ts'

export type Style = 'random' | 'bloody' | 'careful'
export type Choose = (pos: Position<Manoeuvre>, decision: Decision) => Action

/** What a player who wants blood plays whenever he may, in this order. */
const BLOODY = [
  'committedAttack',
  'attack',
  'command',
  'support',
  'combat',
  'assault',
  'volley',
  'bombard',
  'ambush',
  'hit',
  'pay',
  'advance',
]
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
    if (style === 'bloody' && proc === 'movement' && step === 'to') {
      const near = Math.min(...actions.map(action => nearestEnemy(pos, seat, action.arg as number)))
      return any(actions.filter(action => nearestEnemy(pos, seat, action.arg as number) === near))
    }
    const plain = actions.find(action => action.type === 'pass' || action.type === 'done')
    return style === 'bloody' && plain !== undefined ? plain : any(actions)
  }
}
