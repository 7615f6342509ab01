import { aloud, decide, oddsFor, type Player, playersFor, type Thinking, threats } from '@bivouac/ai'
import { type AnyGame, onlyAnswer, searchDice } from '@bivouac/kernel'
import { quietly } from './quiet.ts'
import type { Chosen, Thinker, Thought } from './thinker.ts'

export interface Brain {
  readonly game: AnyGame
  /** Computer players by id, weakest first; without them, all that the game's levels give. */
  readonly players?: Readonly<Record<string, Player>>
  readonly seed: string
  readonly milliseconds?: number
  /** The clock that thinking is timed by. */
  readonly now?: () => number
}

const told = ({ action, says, considered }: Thinking): Chosen => ({
  action,
  ...(says !== undefined && { says }),
  ...(considered.length > 0 && { considered }),
})

/** A thinker that thinks on the spot: what runs inside a bot worker, and in tests. */
export function thinkHere({ game, players, seed, milliseconds = 1000, now = () => performance.now() }: Brain): Thinker {
  const dice = searchDice(seed)
  const budget = { milliseconds, now }
  const here = players ?? Object.fromEntries(playersFor(game).map(player => [player.id, player]))
  const playerFor = (id: string): Player => {
    const player = Object.hasOwn(here, id) ? here[id] : undefined
    if (player === undefined) throw new Error(`there is no computer player “${id}”`)
    return player
  }
  const thinking = (player: Player, { seat, view, heard, decision }: Thought): Thinking => {
    const situation = { seat, view, heard, decision }
    return decide(game, player, situation, budget, dice, true)
  }
  return {
    async choose(bot, thought) {
      // What is no choice needs no thought.
      const only = onlyAnswer(thought.decision)
      if (only !== undefined) return { action: only }
      return told(thinking(playerFor(bot), thought))
    },
    async odds({ view, seat, heard }, action) {
      return oddsFor(quietly(game), view, seat, heard, action)
    },
    async threats({ view, seat, heard }) {
      return threats(game, view, seat, heard, searchDice(`${seed}/threats`))
    },
    async aloud(move) {
      return aloud(game, move, searchDice(`${seed}/aloud`))
    },
    async hint(thought) {
      // The best who plays to no temper: a hint is advice, not character.
      const best = here.marshal ?? Object.values(here).at(-1)
      if (best === undefined) throw new Error('nobody here can give a hint')
      const { says, ...advice } = told(thinking(best, thought))
      return says === undefined ? advice : { ...advice, why: says }
    },
  }
}
