/** Matches between computer players: the same seeds with sides swapped, and what they prove. */
import { type AnyGame, countSides, RulesFault, type Setup, type Side, searchDice, sidesOf } from '@bivouac/kernel'
import { type Elo, eloBetween, type Share, shareOf } from './elo.ts'
import { playWith } from './simulate.ts'
import type { Budget, Player } from './types.ts'

export interface Contestant {
  readonly player: Player
  readonly budget?: Budget
}
export interface Encounter {
  readonly index: number
  /** The side the first of the pair had; of several, the first. */
  readonly seat: Side
  /** Where more than two play: all the sides it had. */
  readonly sides?: readonly Side[]
  /** The sides that won; nobody where it was drawn or not finished. */
  readonly winners?: readonly Side[]
  /** 1 won, 0 lost, ½ drawn, for the first of the pair. */
  readonly points: number
  readonly by: string
  readonly decisions: number
}
export interface PairResult {
  readonly games: number
  readonly points: number
  readonly won: Share
  readonly elo: Elo
  /** The share of points of the first of the pair, by the side it had. */
  readonly bySeat: readonly number[]
  readonly decisions: number
}

/** Decisions after which a game counts as drawn: two players who both wait would wait for ever. */
const LONGEST_GAME = 5000

/**
 * `games` games of the first against the second. Games 2k and 2k + 1 have the same dice and exchange the sides, so an
 * unbalanced scenario favours nobody. Of more than two sides the first has one, in turn, and the second all others; then
 * the other way round. Every game is its own seed: a run can be cut in pieces with `from` and added up.
 */
export function playPair(
  game: AnyGame,
  setup: Setup,
  pair: readonly [Contestant, Contestant],
  games: number,
  seed: number | string,
  options: { readonly from?: number; readonly onGame?: (one: Encounter) => void } = {},
): readonly Encounter[] {
  const sides = countSides(sidesOf(game, setup))
  if (sides < 2) throw new RulesFault(`${game.id} has one side: a pair needs two`)
  const { from = 0, onGame } = options
  return Array.from({ length: games }, (_, i) => {
    const one = playOne(game, setup, pair, from + i, seed)
    onGame?.(one)
    return one
  })
}

function playOne(
  game: AnyGame,
  setup: Setup,
  pair: readonly [Contestant, Contestant],
  index: number,
  seed: number | string,
): Encounter {
  const sides = sidesOf(game, setup)
  const count = countSides(sides)
  const lead = count === 2 ? 0 : (index >> 1) % count
  const first = Array.from({ length: count }, (_, side) => side).filter(side => (side === lead) === (index % 2 === 0))
  // Each of the pair has all the seats of its sides.
  const seated = sides.map(side => (first.includes(side) ? pair[0] : pair[1]))
  const players = seated.map(({ player, budget = {} }): Player => {
    const own = player.fresh?.() ?? player
    return { id: player.id, choose: (situation, _, dice) => own.choose(situation, budget, dice) }
  })
  const dice = searchDice(`${seed}/${index >> 1}`)
  const { result, decisions } = playWith(
    game,
    game.begin(setup),
    dice,
    players,
    {},
    game.ai?.patience?.game ?? LONGEST_GAME,
  )
  const winners = result?.winners ?? []
  const won = winners.filter(side => first.includes(side)).length
  return {
    index,
    seat: first[0]!,
    ...(count > 2 && { sides: first }),
    points: winners.length === 0 ? 0.5 : won / winners.length,
    by: result?.by ?? 'unfinished',
    decisions,
    winners,
  }
}

export function resultOf(played: readonly Encounter[]): PairResult {
  const sum = (of: readonly Encounter[]): number => of.reduce((total, { points }) => total + points, 0)
  const points = sum(played)
  const won = shareOf(points, played.length)
  const highest = played.reduce((most, { seat, sides = [seat] }) => Math.max(most, ...sides), 1)
  return {
    games: played.length,
    points,
    won,
    elo: eloBetween(won),
    bySeat: Array.from({ length: highest + 1 }, (_, side) => {
      const there = played.filter(({ seat, sides = [seat] }) => sides.includes(side))
      return there.length === 0 ? 0.5 : sum(there) / there.length
    }),
    decisions: played.reduce((total, { decisions }) => total + decisions, 0),
  }
}
