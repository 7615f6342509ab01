/** What Napoleon’s Battles tells the computer players: what is worth a thought, how a position stands, where a step begins. */
import { type Decision, type GameAi, type Seat, type Suggestion, tableFor, type Weights } from '@bivouac/kernel'
import { aim, asIfTurnOf, mayLead } from './bot/dangers.ts'
import { instinct } from './bot/instinct.ts'
import { reckoningOf, standing } from './bot/standing.ts'
import { NO_DICE, suggest } from './bot/suggest.ts'
import { MARSHAL, PERSONALITIES, type Values, WEIGHTS } from './bot/weights.ts'
import { why } from './bot/why.ts'
import { phase } from './rules/04-sequence.ts'
import { hasSeveral, sideOfSeat } from './rules/20-seats.ts'
import { napoleonMachine } from './rules/index.ts'
import { fieldFor, type Napoleon, type NapoleonPosition, type State, type T } from './state.ts'

/** Points that are a clear lead. */
const CLEAR = 60
const score = ({ s }: NapoleonPosition, seat: Seat, weights: Weights = MARSHAL): number => {
  const f = fieldFor(s)
  return Math.tanh(
    standing(
      f,
      s,
      sideOfSeat(() => f, s, seat),
      reckoningOf(f, s, weights),
    ) / CLEAR,
  )
}

/** Between deeds: nobody is half way along a march, in the middle of a fight or on the run. */
const QUIET = new Set(['guard.choose', 'movement.choose', 'fire.choose', 'combats.choose'])
const settled = ({ stack, result }: NapoleonPosition): boolean => {
  const top = stack.at(-1)
  return result !== undefined || (top !== undefined && QUIET.has(`${top.proc}.${top.step}`))
}

/** Steps of a phase that a search counts by; one that lies between two of them counts as the first of the two. */
const COUNTED = new Set([
  'begin',
  'entry',
  'rally',
  'command',
  'markers',
  'movement',
  'reaction',
  'divide',
  'fire',
  'combat',
  'pursuit',
  'close',
])
const STEPS: Readonly<Record<string, number>> = (() => {
  let count = -1
  return Object.fromEntries(Object.keys(phase.steps).map(step => [step, COUNTED.has(step) ? ++count : count]))
})()
const playerTurn = ({ s }: NapoleonPosition): number => 2 * s.turn + (s.side === fieldFor(s).first ? 0 : 1)
function steps(pos: NapoleonPosition): number {
  const frame = pos.stack.find(({ proc }) => proc === 'phase')
  return playerTurn(pos) * COUNTED.size + (STEPS[frame?.step ?? 'begin'] ?? 0)
}

const valuesOf = (weights: Weights | undefined): Values | undefined =>
  weights === undefined ? undefined : { ...MARSHAL, ...weights }

/** 20.3 The players think for a side: a seat’s question is one of its side. */
const ofSide = (s: State, decision: Decision): Decision =>
  hasSeveral(s) ? { ...decision, seat: sideOfSeat(() => fieldFor(s), s, decision.seat) } : decision
/** 20.3 Of several commanders each gives orders only to his own. */
const suggested = (pos: NapoleonPosition, decision: Decision, weights?: Weights): Suggestion[] | undefined => {
  const ideas = suggest(pos, ofSide(pos.s, decision), valuesOf(weights))
  if (!hasSeveral(pos.s)) return ideas
  const t = tableFor(pos, NO_DICE) as T
  const own = ideas?.filter(({ action }) => napoleonMachine.whyNot(pos, t, action, decision.seat) === undefined)
  return own?.length === 0 ? undefined : own
}

export const ai: GameAi<Napoleon> = {
  score,
  glance: (pos, seat) => score(pos, seat, WEIGHTS),
  instinct: (pos, decision, weights) => instinct(pos, ofSide(pos.s, decision), valuesOf(weights)),
  suggest: suggested,
  settled,
  playerTurn,
  steps,
  asIfTurnOf: (pos, seat) =>
    asIfTurnOf(
      pos,
      sideOfSeat(() => fieldFor(pos.s), pos.s, seat),
    ),
  aim,
  mayLead,
  why,
  rounds: { looks: 8, options: 3, until: pos => (playerTurn(pos) + 2) * COUNTED.size },
  // What a deed brings is judged at once, by tables that count what stands to be fought; a game has a few thousand decisions.
  patience: { move: 0, turn: 40, game: 40_000 },
  weights: MARSHAL,
  personalities: PERSONALITIES,
}
