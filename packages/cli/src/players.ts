import { type Player, playersFor, randomPlayer } from '@bivouac/ai'
import type { AnyGame } from '@bivouac/kernel'
import { UsageFault } from './usage.ts'

/**
 * The computer players of a game. Each seat gets one of its own, because some remember what they thought; Marshal, whom
 * nobody gives a time here, thinks a thousand tries and plays the same game for the same seed.
 */
function playersOf(game: AnyGame): readonly Player[] {
  return playersFor(game).map(player => (player.id === randomPlayer.id ? randomPlayer : player))
}

export type PlayerOrHuman = 'human' | Player

/** Who sits where: `human,random`. When nobody says, as `fallback` has it, and `random` beyond. */
export function sittersFrom(
  game: AnyGame,
  seats: number,
  text: string | undefined,
  fallback: readonly string[] = [],
): readonly PlayerOrHuman[] {
  const names = text?.split(',') ?? Array.from({ length: seats }, (_, seat) => fallback[seat] ?? 'random')
  if (names.length !== seats)
    throw new UsageFault(`--seats names ${names.length} of ${seats} seats: ${names.join(',')}`)
  return names.map(name => sitterNamed(game, name.trim()))
}

function sitterNamed(game: AnyGame, name: string): PlayerOrHuman {
  if (name === 'human') return 'human'
  const players = playersOf(game)
  const player = players.find(({ id }) => id === name)
  if (player !== undefined) return player.fresh?.() ?? player
  const known = players.map(({ id }) => id).join(', ')
  throw new UsageFault(`there is no player “${name}” for ${game.id}; there are: human, ${known}`)
}
