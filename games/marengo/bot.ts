/** What Marengo tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { Action, Aim, GameAi, Position, Seat, Weights } from '@bivouac/kernel'
import { glance } from './bot/glance.ts'
import { instinct } from './bot/instinct.ts'
import { MAP } from './data/board.ts'
import { PERSONALITIES, WEIGHTS } from './data/weights.ts'
import { beyond, enemyHolds, placeOn } from './rules/map.ts'
import { blocksOf, lowestOf, maskAt, maskIn } from './rules/pieces.ts'
import { giveTurn } from './rules/sequence.ts'
import { clone, type Marengo, type MarengoPosition } from './state.ts'
import { AUSTRIA, enemyOf } from './words.ts'

const score = (pos: MarengoPosition, seat: Seat, weights: Weights = WEIGHTS): number => glance(pos, seat, weights)

/** Between moves: nobody is half way along a road, in the middle of a fight or on the run. */
const QUIET = ['movement', 'assaults', 'activation']
const settled = ({ stack, result }: MarengoPosition): boolean =>
  result !== undefined || QUIET.includes(stack[stack.length - 1]?.proc ?? '')

/** His assaults begin, with his blocks where they stand. What he would mix is mixed for the eye that asks already. */
function asIfTurnOf(pos: MarengoPosition, side: Seat): MarengoPosition {
  const next = clone(pos)
  giveTurn(next.s, side)
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
function aim({ s, stack }: MarengoPosition, action: Action): Aim | undefined {
  const frame = stack[stack.length - 1]
  if (frame === undefined || typeof action.arg !== 'number' || !('side' in frame)) return undefined
  const over =
    action.type === 'assault' || action.type === 'enter'
      ? action.arg
      : action.type === 'along'
        ? MAP.approachOfLane[action.arg]!
        : -1
  const { side } = frame
  if (over < 0 || !enemyHolds(s, side, beyond(over))) return undefined
  const enemy = enemyOf(side)
  const by =
    action.type === 'assault'
      ? blocksOf(side, maskAt(s, side, placeOn(over)))
      : frame.proc === 'group'
        ? blocksOf(side, frame.mask)
        : frame.proc === 'march'
          ? [frame.block]
          : []
  // By road or across country, it is one attack over one approach.
  const called = action.type === 'along' ? { type: 'enter', arg: over } : action
  return { target: lowestOf(enemy, maskIn(s, enemy, beyond(over))), by, action: called }
}

/**
 * One move is looked at, block by block: what a group could attack its blocks could, and a second move attacks nobody
 * whom it could not have attacked as the first.
 */
function mayLead({ s, stack }: MarengoPosition, { type }: Action): boolean {
  switch (stack[stack.length - 1]?.proc) {
    case 'assaults':
      return type === 'done'
    case 'movement':
      return s.last === 0 && (type === 'move' || type === 'arrive')
    default:
      return type === 'along'
  }
}

export const ai: GameAi<Marengo> = {
  score,
  glance,
  instinct,
  settled,
  playerTurn: ({ s }) => 2 * s.round + s.side,
  asIfTurnOf,
  aim,
  mayLead,
  weights: WEIGHTS,
  personalities: PERSONALITIES,
}
