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
/** What is being added: a destination, a lane of a road, or neither. */
function stepOf(action: Action, { begun }: Decision): 'to' | 'lane' | 'first' | 'more' | 'leave' {
  if (typeof action.arg !== 'number') return 'leave'
  if (begun === undefined) return 'first'
  const part = Object.keys(begun.chosen).at(-1)
  return part === 'to' ? 'to' : part === 'way' || action.type === 'along' ? 'lane' : 'more'
}
/** Where a step across country or along a lane leads, and does it lead east? */
function way(action: Action, decision: Decision, view: MarengoView): readonly [from: number, to: number] {
  if (stepOf(action, decision) === 'lane') {
    const over = MAP.approachOfLane[number(action)]!
    return [MAP.areaOf[over]!, MAP.areaOf[over ^ 1]!]
  }
  const { group } = decision.begun!.chosen as { readonly group: readonly number[] }
  return [localeAt(view.place[group[0]!]!), localeAt(number(action))]
}
const leadsEast = ([from, to]: readonly [number, number]): boolean => east(to) > east(from)
const isAttack = (to: number, view: MarengoView, seat: number): boolean =>
  view.place.some((place, block) => sideOf(block) !== seat && localeAt(place) === to)

const even: Taste = () => 1

const towardsStars: Taste = (action, decision, view) => {
  const step = stepOf(action, decision)
  if (step === 'to' || step === 'lane') {
    const [from, to] = way(action, decision, view)
    return from === to ? 1 : leadsEast([from, to]) ? (step === 'lane' ? 60 : 20) : 0.05
  }
  switch (action.type) {
    case 'move':
    case 'march':
      return step === 'first' && LOCALES[localeAt(view.place[number(action)]!)]?.star !== undefined ? 0.01 : 3
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
  continue: 10,
  guard: 20,
  fire: 30,
  pursue: 20,
  forward: 10,
  bombard: 5,
  arrive: 20,
  pontoon: 5,
  move: 5,
  march: 3,
  block: 3,
}
const fierce: Taste = (action, decision, view) => {
  const ahead = decision.seat === 0
  const step = stepOf(action, decision)
  if (step === 'to' || step === 'lane') {
    const [from, to] = way(action, decision, view)
    if (from === to) return 30
    if (step === 'lane') return leadsEast([from, to]) === ahead ? 12 : 0.1
    return isAttack(to, view, decision.seat) ? 60 : leadsEast([from, to]) === ahead ? 6 : 1
  }
  if (action.type === 'done') return decision.proc === 'movement' || decision.proc === 'assaults' ? 0.2 : 1
  return step === 'more' ? 3 : (FIERCE[action.type] ?? 1)
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
