import { type Action, type Adviser, type AnyGame, type Decision, type Seat, stepwise } from '@bivouac/kernel'

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
  type RulesTable = Parameters<typeof machine.advance>[1]
  const quiet = (table: RulesTable): RulesTable => ({
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

/** More answers than any fight has questions: a rule that asks for ever must not keep anybody waiting for odds. */
const MOST_ANSWERS = 60

/**
 * The same game, in which the others answer such questions as their instinct tells them, with what they hold in the
 * position at hand; `me` declines. `wasAsked`: somebody else was.
 */
export function answered(game: AnyGame, me: Seat): { readonly game: AnyGame; wasAsked(): boolean } {
  const { machine } = game
  const steps = stepwise(game).machine
  let asked = false
  const answering: AnyGame = {
    ...game,
    machine: {
      ...machine,
      advance(pos, table) {
        for (let answers = 0; ; answers++) {
          const decision = machine.advance(pos, table)
          const no = decision === undefined ? undefined : declined(game, decision)
          if (decision === undefined || no === undefined || answers === MOST_ANSWERS) return decision
          if (decision.seat === me) {
            machine.take(pos, table, no)
            continue
          }
          asked = true
          do {
            const step = steps.advance(pos, table)!
            steps.take(pos, table, likeliest(game, pos, step))
          } while ('begun' in pos && pos.begun !== undefined)
        }
      },
    },
  }
  return { game: answering, wasAsked: () => asked }
}

function likeliest({ ai }: AnyGame, pos: Parameters<AnyGame['clone']>[0], decision: Decision): Action {
  const weights = ai?.instinct?.(pos, decision) ?? []
  const best = decision.actions.reduce((best, _, i) => ((weights[i] ?? 0) > (weights[best] ?? 0) ? i : best), 0)
  return decision.actions[best]!
}
