import { type Player, randomPlayer, recruit, veteran } from '@bivouac/ai'
import { fieldCommanderBot } from '@bivouac/field-commander/bot/index'
import type { AnyGame } from '@bivouac/kernel'
import { UsageFault } from './usage.ts'

/**
 * The computer players, one line each; `undefined` for a game they do not play. Each seat gets one of its own, because
 * some remember what they thought.
 */
const PLAYERS: Readonly<Record<string, (game: AnyGame) => Player | undefined>> = {
  random: () => randomPlayer,
  recruit,
  veteran,
  [fieldCommanderBot.id]: game => (game.id === 'field-commander' ? fieldCommanderBot : undefined),
}

export type Sitter = 'human' | Player

/** Who sits where: `human,random`. When nobody says, as `fallback` has it, and `random` beyond. */
export function sittersFrom(
  game: AnyGame,
  seats: number,
  text: string | undefined,
  fallback: readonly string[] = [],
): readonly Sitter[] {
  const names = text?.split(',') ?? Array.from({ length: seats }, (_, seat) => fallback[seat] ?? 'random')
  if (names.length !== seats)
    throw new UsageFault(`--seats names ${names.length} of ${seats} seats: ${names.join(',')}`)
  return names.map(name => sitterNamed(game, name.trim()))
}

function sitterNamed(game: AnyGame, name: string): Sitter {
  if (name === 'human') return 'human'
  const player = Object.hasOwn(PLAYERS, name) ? PLAYERS[name]?.(game) : undefined
  if (player !== undefined) return player
  const known = Object.keys(PLAYERS).filter(each => PLAYERS[each]?.(game) !== undefined)
  throw new UsageFault(`there is no player “${name}” for ${game.id}; there are: human, ${known.join(', ')}`)
}
