/** What Age of Napoleon tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { GameAi, Seat, Weights } from '@bivouac/kernel'
import { instinct } from './bot/instinct.ts'
import { score } from './bot/score.ts'
import { WEIGHTS } from './data/weights.ts'
import type { Napoleon, NapoleonPosition } from './state.ts'
import { CAMPAIGN, PHASES } from './words.ts'

/** Nothing is on the march, and no cards lie on countries or on the table. */
const settled = ({ s, stack, result }: NapoleonPosition): boolean =>
  result !== undefined || (s.plays.length === 0 && !stack.some(frame => frame.proc === 'order'))

/** Sixteen to a year: the phases before the campaign, two for each round, and what follows it. */
function playerTurn({ s, stack }: NapoleonPosition): number {
  const year = 16 * (s.year - 1805)
  if (s.phase < CAMPAIGN) return year
  if (s.phase > CAMPAIGN) return year + PHASES.length + 6
  const turn = stack.find(frame => frame.proc === 'turn')
  const second = turn !== undefined && 'seat' in turn && turn.seat !== s.first ? 1 : 0
  return year + 2 * s.round - 1 + second
}

/** The plain score of the first edition of these players: what others are measured against. */
const glance = (pos: NapoleonPosition, seat: Seat, weights?: Weights): number =>
  score(pos, seat, { ...WEIGHTS, progress: 0.5, danger: 0, winter: 0, ...weights })

export const ai: GameAi<Napoleon> = {
  score,
  glance,
  instinct,
  settled,
  playerTurn,
  patience: { turn: 160, move: 80, game: 20_000 },
  weights: WEIGHTS,
  declines: { 'battle.attackerPlays': 'done', 'battle.defenderPlays': 'done', 'battle.refresh': 'no' },
}
