import { randomPlayer } from '@bivouac/ai'
import type { Bot } from '../src/bots/players.ts'

/** The dreamer of `slow-players.ts`, awake: under a server that was started again it answers. */
export const PLAYERS: readonly Bot[] = [{ id: 'dreams', player: () => randomPlayer }]
