/** What Manoeuvre tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { Action, Aim, GameAi, Matchup, Position, Seat } from '@bivouac/kernel'
import { glance } from './bot/glance.ts'
import { instinct } from './bot/instinct.ts'
import { score } from './bot/score.ts'
import { NATION_FACTS } from './data/nations.ts'
import { PERSONALITIES, WEIGHTS } from './data/weights.ts'
import { clone, type Manoeuvre, noBattle } from './state.ts'
import { NATIONS } from './words.ts'

/** No battle under way and no card waiting for its effect. */
const settled = ({ s, result }: Position<Manoeuvre>): boolean =>
  result !== undefined || (s.battle.kind === 0 && s.table.length === 0)

const playerTurn = ({ s }: Position<Manoeuvre>): number => s.turn * 2 + (s.active === s.first ? 0 : 1)

/** His movement begins, with the hand he holds: what he would discard and draw, nobody knows. */
function asIfTurnOf(pos: Position<Manoeuvre>, seat: Seat): Position<Manoeuvre> {
  const next = clone(pos)
  const { s } = next
  for (const card of s.table) s.discard[card < 60 ? 0 : 1]!.push(card)
  s.table.length = 0
  s.battle = noBattle()
  s.active = seat
  next.stack = [
    { proc: 'game', step: seat === s.first ? 'second' : 'evening' },
    { proc: 'playerTurn', step: 'combat' },
    {
      proc: 'movement',
      step: 'can',
      piece: -1,
      first: -1,
      second: -1,
      firstFrom: -1,
      secondFrom: -1,
      marched: 0,
      supplied: 0,
    },
  ]
  return next
}

/** Attacks are aimed at the unit they name; an ambush is made by nobody on the field. */
function aim({ s }: Position<Manoeuvre>, action: Action): Aim | undefined {
  if (action.type !== 'target') return undefined
  return { target: action.arg as number, by: s.battle.by < 0 ? [] : [s.battle.by] }
}

/** Every nation against every other, on fields the players lay themselves; in both seats, since one is asked first. */
const matchups: readonly Matchup[] = NATIONS.flatMap(one =>
  NATIONS.filter(other => other !== one).map(other => ({
    id: `${one}-${other}`,
    setup: { scenario: 'custom', options: { nations: [one, other] } },
    armies: [NATION_FACTS[one].name, NATION_FACTS[other].name],
  })),
)

export const ai: GameAi<Manoeuvre> = {
  judged: true,
  score,
  glance,
  declines: { 'attack.strengthen': 'done' },
  instinct,
  settled,
  playerTurn,
  asIfTurnOf,
  aim,
  matchups,
  weights: WEIGHTS,
  personalities: PERSONALITIES,
}
