import type { Action, Adviser, AnyGame, Decision } from '@bivouac/kernel'

/** What counts as declining this question, where it is one that odds reach past. */
function declined({ ai }: AnyGame, decision: Decision): Action | undefined {
  const type = decision.standing ?? ai?.declines?.[`${decision.proc}.${decision.step}`]
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
          const answer = decision === undefined ? undefined : declined(game, decision)
          if (answer === undefined) return decision
          machine.take(pos, table, answer)
        }
      },
    },
  }
}

/** The same game, in which the adviser plays on to the end of what was begun; little of it is told. */
// biome-ignore lint/suspicious/noExplicitAny: an adviser knows the positions of its own game
export function foughtOut(game: AnyGame, { onTheWay, tells }: Adviser<any>): AnyGame {
  const { machine } = game
  type Table = Parameters<typeof machine.advance>[1]
  const quiet = (table: Table): Table => ({
    ...table,
    tell: event => {
      if (tells.has(event.e)) table.tell(event)
    },
  })
  return {
    ...game,
    machine: {
      ...machine,
      take: (pos, table, action) => machine.take(pos, quiet(table), action),
      advance(pos, table) {
        const hushed = quiet(table)
        for (;;) {
          const decision = machine.advance(pos, hushed)
          const answer = decision === undefined ? undefined : onTheWay(pos, decision)
          if (answer === undefined) return decision
          machine.take(pos, hushed, answer)
        }
      },
    },
  }
}
