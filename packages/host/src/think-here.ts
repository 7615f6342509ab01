import { oddsFor, type Player } from '@bivouac/ai'
import { type AnyGame, searchDice } from '@bivouac/kernel'
import type { Thinker } from './thinker.ts'

export interface Brain {
  readonly game: AnyGame
  /** Computer players by id. */
  readonly players: Readonly<Record<string, Player>>
  readonly seed: string
  readonly milliseconds?: number
}

/** A thinker that thinks on the spot: what runs inside a bot worker, and in tests. */
export function thinkHere({ game, players, seed, milliseconds = 1000 }: Brain): Thinker {
  const dice = searchDice(seed)
  const playerFor = (id: string): Player => {
    const player = players[id]
    if (player === undefined) throw new Error(`there is no computer player “${id}”`)
    return player
  }
  return {
    async choose(bot, { seat, view, heard, decision }) {
      return { action: playerFor(bot).choose({ seat, view, heard, decision }, { milliseconds }, dice) }
    },
    async odds({ view, seat, heard }, action) {
      return oddsFor(game, view, seat, heard, action)
    },
    async threats() {
      return []
    },
    async hint({ seat, view, heard, decision }) {
      const best = Object.values(players).at(-1)
      if (best === undefined) throw new Error('nobody here can give a hint')
      return { action: best.choose({ seat, view, heard, decision }, { milliseconds }, dice), why: '' }
    },
  }
}
