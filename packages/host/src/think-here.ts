import {
  ADVISER,
  aloud,
  chanceFor,
  decide,
  oddsFor,
  type Player,
  playersFor,
  type Thinking,
  threats,
} from '@bivouac/ai'
import { type AnyGame, onlyAnswer, searchDice } from '@bivouac/kernel'
import { BRIEF } from './pace.ts'
import { answered, foughtOut, quietly } from './quiet.ts'
import type { ChosenAction, Thinker, Thought } from './thinker.ts'

export interface ThinkerParts {
  readonly game: AnyGame
  /** Computer players by id, weakest first; without them, all that the game's levels give. */
  readonly players?: Readonly<Record<string, Player>>
  readonly seed: string
  readonly milliseconds?: number
  /** How often what cannot be seen is dealt again for the odds of an action. */
  readonly deals?: number
  /** The clock that thinking is timed by. */
  readonly now?: () => number
}

/** A whole battle has too many dice to count out: few leaves, then as many battles as a player will wait for. */
const FORECAST = { deals: 1, leaves: 240, samples: 500 }

/** Hands the enemy may hold, each played out roughly: many hands say more than many dice. */
const OVER_HANDS = { deals: 32, leaves: 300, samples: 60 }

const told = ({ action, says, considered }: Thinking): ChosenAction => ({
  action,
  ...(says !== undefined && { says }),
  ...(considered.length > 0 && { considered }),
})

/** A thinker that thinks on the spot: what runs inside a bot worker, and in tests. */
export function thinkHere(parts: ThinkerParts): Thinker {
  const { game, players, seed, milliseconds = 1000, deals, now = () => performance.now() } = parts
  const dice = searchDice(seed)
  const budgetFor = ({ brief }: Thought) => ({ milliseconds: brief ? milliseconds * BRIEF : milliseconds, now })
  const here = players ?? Object.fromEntries(playersFor(game).map(player => [player.id, player]))
  const playerFor = (id: string): Player => {
    const player = Object.hasOwn(here, id) ? here[id] : undefined
    if (player === undefined) throw new Error(`there is no computer player “${id}”`)
    return player
  }
  const thinking = (player: Player, thought: Thought): Thinking => {
    const { seat, view, heard, decision } = thought
    return decide(game, player, { seat, view, heard, decision }, budgetFor(thought), dice, true)
  }
  return {
    async choose(bot, thought) {
      // What is no choice needs no thought; that it took none is hidden by whoever tells it (`pace.ts`).
      const only = onlyAnswer(thought.decision)
      if (only !== undefined) return { action: only, spent: 0 }
      const begun = performance.now()
      const chosen = told(thinking(playerFor(bot), thought))
      return { ...chosen, spent: performance.now() - begun }
    },
    async odds({ view, seat, heard }, action) {
      const { adviser } = game.ai ?? {}
      if (adviser !== undefined) return oddsFor(foughtOut(game, adviser), view, seat, heard, action, FORECAST)
      const bare = oddsFor(quietly(game), view, seat, heard, action, deals === undefined ? {} : { deals })
      if (game.ai?.instinct === undefined) return bare
      const others = answered(game, seat)
      const { margin, outcomes } = oddsFor(others.game, view, seat, heard, action, OVER_HANDS)
      return others.wasAsked() ? { ...bare, held: { ...(margin !== undefined && { margin }), outcomes } } : bare
    },
    async threats({ view, seat, heard }) {
      return threats(game, view, seat, heard, searchDice(`${seed}/threats`))
    },
    async chance({ view, seat, heard }) {
      return chanceFor(game, view, seat, heard)
    },
    async aloud(move) {
      // Whether it speaks depends on who it is, and never on whether it had a choice.
      if (playerFor(move.bot).think === undefined) return undefined
      return aloud(game, move, searchDice(`${seed}/aloud`))
    },
    async hint(thought) {
      // The best who plays to no temper: a hint is advice, not character.
      const best = here[ADVISER] ?? here.marshal ?? Object.values(here).at(-1)
      if (best === undefined) throw new Error('nobody here can give a hint')
      const { says, ...advice } = told(thinking(best, thought))
      return says === undefined ? advice : { ...advice, why: says }
    },
  }
}
