/** Players with a taste, who bring about the endings that chance alone seldom does. They see what their seat sees. */
import type { Action, Decision } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { LOCALES } from '../data/map.ts'
import type { MarengoView } from '../view.ts'
import { APPROACHES, BOXES, sideOf } from '../words.ts'

/** How much a player cares for one of his options. */
export type Taste = (action: Action, decision: Decision, view: MarengoView) => number

const east = (locale: number): number => LOCALES[locale]!.at[0]
const localeAt = (place: number): number =>
  place < 0 || place >= BOXES ? -1 : place < APPROACHES ? place : MAP.areaOf[place - APPROACHES]!
const number = (action: Action): number => Number(action.arg)
/** From and to of a move over an approach or along a lane. */
const way = (action: Action): readonly [number, number] => {
  const approach = action.type === 'along' ? MAP.approachOfLane[number(action)]! : number(action)
  return [MAP.areaOf[approach]!, MAP.areaOf[approach ^ 1]!]
}
const leadsEast = (action: Action): boolean => {
  const [from, to] = way(action)
  return east(to) > east(from)
}
const isAttack = (action: Action, view: MarengoView, seat: number): boolean => {
  const to = way(action)[1]
  return view.place.some((place, block) => sideOf(block) !== seat && localeAt(place) === to)
}

const even: Taste = () => 1

const towardsStars: Taste = (action, decision, view) => {
  switch (action.type) {
    case 'move':
      return LOCALES[localeAt(view.place[number(action)]!)]?.star === undefined ? 3 : 0.01
    case 'along':
      return leadsEast(action) ? 60 : 0.05
    case 'enter':
      return leadsEast(action) ? 20 : 0.05
    case 'arrive':
      return 10
    case 'done':
      return decision.proc === 'movement' ? 0.05 : 1
    case 'stop':
      return 0.3
    default:
      return 1
  }
}

const FIERCE: Readonly<Record<string, number>> = {
  assault: 300,
  lead: 20,
  join: 5,
  continue: 10,
  guard: 20,
  fire: 30,
  pursue: 20,
  forward: 10,
  bombard: 5,
  arrive: 20,
  pontoon: 5,
  move: 5,
  add: 2,
}
const fierce: Taste = (action, decision, view) => {
  const ahead = decision.seat === 0
  switch (action.type) {
    case 'done':
      return decision.proc === 'movement' || decision.proc === 'assaults' ? 0.2 : 1
    case 'block':
      return decision.proc === 'attack' ? 3 : 30
    case 'enter':
      return isAttack(action, view, decision.seat) ? 60 : leadsEast(action) === ahead ? 6 : 1
    case 'along':
      return leadsEast(action) === ahead ? 12 : 0.1
    default:
      return FIERCE[action.type] ?? 1
  }
}

const meek: Taste = (action, decision) => {
  if (action.type === 'done' || action.type === 'stop') return decision.step === 'defence' ? 30 : 40
  return action.type === 'assault' ? 0.05 : action.type === 'retreat' ? 5 : 1
}
const absent: Taste = action =>
  action.type === 'done' || action.type === 'stop' || (action.type === 'retreat' && action.arg === undefined) ? 1000 : 1

export const TASTES = { even, towardsStars, fierce, meek, absent } as const
export type TasteName = keyof typeof TASTES

/** Chooses by taste, with a die of the player's own. */
export function choose(taste: Taste, decision: Decision, view: MarengoView, own: { next(n: number): number }): Action {
  const weights = decision.actions.map(action => taste(action, decision, view))
  let draw = (own.next(1 << 20) / (1 << 20)) * weights.reduce((a, b) => a + b, 0)
  let i = 0
  while (i < weights.length - 1 && draw >= weights[i]!) draw -= weights[i++]!
  return decision.actions[i]!
}
