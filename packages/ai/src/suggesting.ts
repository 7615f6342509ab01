/**
 * A game as players see it who think: where a choice is open, they are given the deeds the game suggests instead of a
 * sample of what is legal. Random players and people still choose from everything.
 */
import {
  type AnyGame,
  type Decision,
  type Suggestion,
  searchDice,
  stepwise,
  tableFor,
  type Weights,
} from '@bivouac/kernel'
import type { AnyPosition } from './playout.ts'
import { questionTo } from './sides.ts'
import type { Player, Situation } from './types.ts'

/** A decision whose options were suggested, each with its weight. */
interface Suggested extends Decision {
  readonly weights?: readonly number[]
}

const made = new WeakMap<AnyGame, Map<Weights | undefined, AnyGame>>()

/** Games that suggest nothing are handed back as they are. `weights`: what whoever has these ideas values. */
export function suggesting(game: AnyGame, weights?: Weights): AnyGame {
  const { ai } = game
  if (ai?.suggest === undefined) return game
  const all = made.get(game) ?? new Map<Weights | undefined, AnyGame>()
  made.set(game, all)
  const known = all.get(weights)
  if (known !== undefined) return known
  const steps = stepwise(game)
  const { machine } = steps
  const suggested = (pos: AnyPosition, decision: Decision | undefined): Suggested | undefined =>
    decision === undefined || decision.begun !== undefined
      ? decision
      : withSuggestions((at, asked) => ai.suggest!(at, asked, weights), pos, decision)
  const thought: AnyGame = {
    ...steps,
    machine: {
      ...machine,
      advance: (pos, t) => suggested(pos, machine.advance(pos, t)),
      questionTo: (pos, t, seat) => suggested(pos, machine.questionTo(pos, t, seat)),
    },
    ai: {
      ...ai,
      ...(ai.steps && { playerTurn: ai.steps }),
      instinct: (pos, decision) =>
        (decision as Suggested).weights ?? ai.instinct?.(pos, decision, weights) ?? decision.actions.map(() => 1),
    },
  }
  all.set(weights, thought)
  return thought
}

/** Looked for when the options are first read, and weighed when the weights are: a try that ends here has no need of either, Veteran not of weights. */
function withSuggestions(
  suggest: NonNullable<NonNullable<AnyGame['ai']>['suggest']>,
  pos: AnyPosition,
  decision: Decision,
): Suggested {
  let found: { readonly list: readonly Suggestion[]; readonly actions: Decision['actions'] } | undefined
  let weights: readonly number[] | undefined
  const look = (): NonNullable<typeof found> => {
    if (found !== undefined) return found
    const list = suggest(pos, decision) ?? []
    found = { list, actions: list.length === 0 ? decision.actions : list.map(({ action }) => action) }
    return found
  }
  return {
    ...decision,
    get actions() {
      return look().actions
    },
    get weights() {
      const { list } = look()
      if (list.length > 0) weights ??= list.map(({ weight }) => weight)
      return weights
    },
  } as Suggested
}

/** The level playing the game as it is thought about. */
export function withIdeas(game: AnyGame, level: (game: AnyGame) => Player, weights?: Weights): Player {
  const thought = suggesting(game, weights)
  return thought === game ? level(game) : asking(thought, level(thought))
}

function asking(game: AnyGame, player: Player): Player {
  const asked = (situation: Situation): Situation => {
    const { seat, view, heard } = situation
    const pos = game.imagine(view, seat, heard, searchDice(0))
    const decision = questionTo(game, pos, tableFor(pos, searchDice(0)), seat)
    return decision === undefined ? situation : { ...situation, decision }
  }
  const { think, fresh } = player
  return {
    ...player,
    choose: (situation, budget, dice) => player.choose(asked(situation), budget, dice),
    ...(think && { think: (situation, budget, dice) => think(asked(situation), budget, dice) }),
    ...(fresh && { fresh: () => asking(game, fresh()) }),
  }
}
