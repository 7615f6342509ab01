import { type Player, randomPlayer } from '@bivouac/ai'
import { UsageFault } from './usage.ts'

/** The computer players, one line each. */
const PLAYERS: readonly Player[] = [randomPlayer]

export type Sitter = 'human' | Player

/** Who sits where: `human,random`. When nobody says, as `fallback` has it. */
export function sittersFrom(text: string | undefined, seats: number, fallback: readonly string[]): readonly Sitter[] {
  const names =
    text === undefined ? Array.from({ length: seats }, (_, seat) => fallback[seat] ?? 'random') : text.split(',')
  if (names.length !== seats)
    throw new UsageFault(`--seats names ${names.length} of ${seats} seats: ${names.join(',')}`)
  return names.map(name => sitterNamed(name.trim()))
}

function sitterNamed(name: string): Sitter {
  if (name === 'human') return 'human'
  const player = PLAYERS.find(each => each.id === name)
  if (player !== undefined) return player
  throw new UsageFault(`there is no player “${name}”; there are: human, ${PLAYERS.map(each => each.id).join(', ')}`)
}
