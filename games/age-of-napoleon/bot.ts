/** What Age of Napoleon tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { GameAi, Matchup } from '@bivouac/kernel'
import { instinct } from './bot/instinct.ts'
import { grainOf } from './bot/keen.ts'
import { prospect, turnOfYear } from './bot/marshal/prospect.ts'
import { score } from './bot/score.ts'
import { suggest } from './bot/suggest.ts'
import { WEIGHTS } from './data/weights.ts'
import { aim, asIfTurnOf, mayLead } from './foretell/dangers.ts'
import { SCENARIOS } from './options.ts'
import type { Napoleon, NapoleonPosition } from './state.ts'
import { CAMPAIGN, PHASES } from './words.ts'

/** What tells only when it is over: an army on the march, cards that lie on countries, a surrender that may yet be refused. */
const UNDER_WAY: ReadonlySet<string> = new Set(['order', 'diplomacy', 'insurrection', 'surrender', 'winter'])
/** 6.4 Cards of this phase tell when the corps stand; rest is judged at once. */
const PLACED: ReadonlySet<string> = new Set(['restAtHome', 'restFirst', 'restSecond', 'release', 'close'])
const settled = ({ stack, result }: NapoleonPosition): boolean =>
  result !== undefined ||
  !stack.some(({ proc, step }) => UNDER_WAY.has(proc) || (proc === 'reinforcement' && !PLACED.has(step)))

/** Sixteen to a year: the phases before the campaign, two for each round, and what follows it. */
function playerTurn({ s, stack }: NapoleonPosition): number {
  const year = 16 * (s.year - 1805)
  if (s.phase < CAMPAIGN) return year
  if (s.phase > CAMPAIGN) return year + PHASES.length + 6
  const turn = stack.find(frame => frame.proc === 'turn')
  const second = turn !== undefined && 'seat' in turn && turn.seat !== s.first ? 1 : 0
  return year + 2 * s.round - 1 + second
}

/** Every scenario is looked at by itself: who is favoured in one says nothing of the next. */
const matchups: readonly Matchup[] = SCENARIOS.map(({ id }) => ({
  id,
  setup: { scenario: id },
  armies: [
    { it: `Francia, ${id}`, en: `France, ${id}` },
    { it: `Coalizione, ${id}`, en: `Coalition, ${id}` },
  ],
}))

export const ai: GameAi<Napoleon> = {
  judged: true,
  score,
  instinct,
  suggest,
  settled,
  playerTurn,
  asIfTurnOf,
  aim,
  mayLead,
  grain: ({ proc }) => grainOf(proc),
  rounds: { looks: 6, options: 6, until: pos => turnOfYear(playerTurn(pos)) },
  prospect,
  patience: { turn: 160, move: 80, game: 20_000 },
  weights: WEIGHTS,
  matchups,
  declines: { 'battle.attackerPlays': 'done', 'battle.defenderPlays': 'done', 'battle.refresh': 'no' },
}
