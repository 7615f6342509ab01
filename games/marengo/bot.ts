/** What Marengo tells the computer players: how a position stands, what is worth a look, where a turn begins. */
import type { Action, Aim, Decision, GameAi, Position, Seat, Weights } from '@bivouac/kernel'
import { glance } from './bot/glance.ts'
import { instinct } from './bot/instinct.ts'
import { LOCALE_OF, MAP } from './data/board.ts'
import { PERSONALITIES, WEIGHTS } from './data/weights.ts'
import { blocksOf, lowestOf, maskAt, maskIn } from './rules/4-pieces.ts'
import { beyond, enemyHolds, placeOn } from './rules/5-map.ts'
import { giveTurn } from './rules/7-sequence.ts'
import { clone, type Marengo, type MarengoPosition } from './state.ts'
import { APPROACHES, AUSTRIA, enemyOf } from './words.ts'

const score = (pos: MarengoPosition, seat: Seat, weights: Weights = WEIGHTS): number => glance(pos, seat, weights)

/** Between moves: nobody is half way along a road, in the middle of a fight or on the run. */
const QUIET = ['movement', 'assaults', 'activation']
const settled = (pos: MarengoPosition): boolean =>
  pos.result !== undefined ||
  (begunAt(pos) === undefined && QUIET.includes(pos.stack[pos.stack.length - 1]?.proc ?? ''))

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

/** What is being put together; the machine that presents sets element by element keeps it beside the position. */
type Begun = NonNullable<Decision['begun']>
const begunAt = (pos: MarengoPosition): Begun | undefined => (pos as MarengoPosition & { begun?: Begun }).begun
const partOf = (begun: Begun | undefined, part: string): readonly number[] | undefined =>
  (begun?.chosen as Readonly<Record<string, readonly number[]>> | undefined)?.[part]

/** The approach that this step of a choice would attack over, and by whom. */
function attackBy(pos: MarengoPosition, side: number, { type, arg }: Action) {
  if (typeof arg !== 'number') return undefined
  const begun = begunAt(pos)
  if (type === 'assault')
    return begun === undefined ? { over: arg, by: blocksOf(side, maskAt(pos.s, side, placeOn(arg))) } : undefined
  if (type === 'move') {
    if (partOf(begun, 'to') === undefined || arg < APPROACHES) return undefined
    const by = partOf(begun, 'group')!
    const over = (arg - APPROACHES) ^ 1
    return MAP.areaOf[over] === LOCALE_OF[pos.s.place[by[0]!]!] ? { over, by } : undefined
  }
  const frame = pos.stack[pos.stack.length - 1]!
  const isRoad = type === 'along' || partOf(begun, 'way') !== undefined
  if (!isRoad) return undefined
  return { over: MAP.approachOfLane[arg]!, by: frame.proc === 'march' ? [frame.block] : partOf(begun, 'block')! }
}

/** Assaults and attacks are aimed at a locale; it is named by the lowest block that stands there. */
function aim(pos: MarengoPosition, action: Action): Aim | undefined {
  const { s, stack } = pos
  const frame = stack[stack.length - 1]
  if (frame === undefined || !('side' in frame)) return undefined
  const { side } = frame
  const found = attackBy(pos, side, action)
  if (found === undefined || found.over < 0 || !enemyHolds(s, side, beyond(found.over))) return undefined
  const { over, by } = found
  const enemy = enemyOf(side)
  // By road or across country, it is one attack over one approach.
  const called: Action =
    action.type === 'assault'
      ? { type: 'assault', arg: { from: [over] } }
      : { type: 'move', arg: { group: [...by], to: [placeOn(over ^ 1)] } }
  return { target: lowestOf(enemy, maskIn(s, enemy, beyond(over))), by, action: called }
}

/**
 * One move is looked at, block by block: what a group could attack its blocks could, and a second move attacks nobody
 * whom it could not have attacked as the first.
 */
function mayLead(pos: MarengoPosition, { type, arg }: Action): boolean {
  const { s, stack } = pos
  switch (stack[stack.length - 1]?.proc) {
    case 'assaults':
      return type === 'done'
    case 'movement':
      if (begunAt(pos) === undefined) return s.last === 0 && ['move', 'march', 'arrive'].includes(type)
      if (typeof arg === 'number') return partOf(begunAt(pos), 'way') !== undefined
      return Object.keys(arg as object).length === 1
    default:
      return typeof arg === 'number' && type === 'along'
  }
}

export const ai: GameAi<Marengo> = {
  judged: true,
  score,
  glance,
  instinct,
  settled,
  playerTurn: ({ s }) => 2 * s.round + s.side,
  asIfTurnOf,
  aim,
  mayLead,
  // A move is put together in three or four steps: the rest of it and three or four more follow.
  patience: { move: 16 },
  weights: WEIGHTS,
  personalities: PERSONALITIES,
}
