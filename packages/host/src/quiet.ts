import type { Action, AnyGame, Decision } from '@bivouac/kernel'

/**
 * Odds of a combat reach past the questions in between ("does anybody play another card?") to its dice. These are the
 * questions, and what counts as declining; every question with a standing answer is one too.
 */
const DECLINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  manoeuvre: { 'attack.strengthen': 'done' },
}

function declined(game: string, decision: Decision): Action | undefined {
  const type = decision.standing ?? DECLINED[game]?.[`${decision.proc}.${decision.step}`]
  return type === undefined ? undefined : decision.actions.find(action => action.type === type)
}

/** The same game, in which everybody declines such questions. */
export function quietly(game: AnyGame): AnyGame {
  const { machine } = game
  return {
    ...game,
    machine: {
      ...machine,
      advance(pos, table) {
        for (;;) {
          const decision = machine.advance(pos, table)
          const answer = decision === undefined ? undefined : declined(game.id, decision)
          if (answer === undefined) return decision
          machine.take(pos, table, answer)
        }
      },
    },
  }
}
