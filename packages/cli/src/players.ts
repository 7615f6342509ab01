import { type Player, randomPlayer, recruit, veteran } from '@bivouac/ai'
import type { AnyGame } from '@bivouac/kernel'
import { UsageFault } from './usage.ts'

/** The computer players, one line each. Each seat gets one of its own: some remember what they thought. */
const PLAYERS: Readonly<Record<string, (game: AnyGame) => Player>> = {
  random: () => randomPlayer,
  recruit,
  veteran,
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
  const seated = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined
  if (seated !== undefined) return seated(game)
  throw new UsageFault(`there is no player “${name}”; there are: human, ${Object.keys(PLAYERS).join(', ')}`)
}
