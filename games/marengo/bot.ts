/** What Marengo tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { Action, GameAi, Position, Seat, Weights } from '@bivouac/kernel'
import { glance } from './bot/glance.ts'
import { instinct } from './bot/instinct.ts'
import { MAP } from './data/board.ts'
import { PERSONALITIES, WEIGHTS } from './data/weights.ts'
import { beyond, enemyHolds } from './rules/map.ts'
import { lowestOf, maskIn } from './rules/pieces.ts'
import { clone, type Marengo, type MarengoPosition, MOVED } from './state.ts'
import { AUSTRIA, BLOCKS, COMMAND_LIMIT, enemyOf } from './words.ts'

const score = (pos: MarengoPosition, seat: Seat, weights: Weights = WEIGHTS): number => glance(pos, seat, weights)

/** Between moves: nobody is half way along a road, in the middle of a fight or on the run. */
const QUIET = ['movement', 'assaults', 'activation']
const settled = ({ stack, result }: MarengoPosition): boolean =>
  result !== undefined || QUIET.includes(stack[stack.length - 1]?.proc ?? '')

/** His assaults begin, with his blocks where they stand. What he would mix is mixed for the eye that asks already. */
function asIfTurnOf(pos: MarengoPosition, side: Seat): MarengoPosition {
  const next = clone(pos)
  const { s } = next
  s.side = side
  s.command = COMMAND_LIMIT
  s.pontoon = 0
  s.road.fill(0)
  s.assaulted.length = s.repulsed.length = s.stormed.length = 0
  s.last = 0
  s.lastLane = -1
  s.lastFree = 0
  for (let block = 0; block < BLOCKS; block++) s.flag[block]! &= ~MOVED
  const round = side === AUSTRIA ? [{ proc: 'round', step: 'french' }] : []
  next.stack = [
    { proc: 'game', step: 'clock' },
    ...round,
    { proc: 'turn', step: 'movement', side },
    { proc: 'assaults', step: 'any', side },
  ] as Position<Marengo>['stack']
  return next
}

/** Assaults and attacks are aimed at a locale; it is named by the lowest block that stands there. */
function target({ s, stack }: MarengoPosition, action: Action): number | undefined {
  const frame = stack[stack.length - 1]
  if (frame === undefined || typeof action.arg !== 'number' || !('side' in frame)) return undefined
  const over =
    action.type === 'assault' || action.type === 'enter'
      ? action.arg
      : action.type === 'along'
        ? MAP.approachOfLane[action.arg]!
        : -1
  if (over < 0 || !enemyHolds(s, frame.side, beyond(over))) return undefined
  const enemy = enemyOf(frame.side)
  return lowestOf(enemy, maskIn(s, enemy, beyond(over)))
}

export const ai: GameAi<Marengo> = {
  score,
  glance,
  instinct,
  settled,
  playerTurn: ({ s }) => 2 * s.round + s.side,
  // A turn is thirty decisions: looking through the enemy's too would leave too few tries for one's own.
  horizon: 0,
  asIfTurnOf,
  target,
  weights: WEIGHTS,
  personalities: PERSONALITIES,
}
