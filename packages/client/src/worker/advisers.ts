import type { Player } from '@bivouac/ai'
import type { Action, AnyGame, Decision, Position } from '@bivouac/kernel'

/** A computer player that one game brings along: it gives hints, plays on for the player, and fights battles to their end. */
export interface Adviser {
  readonly player: Player
  /** Odds of an action look as far as this: it answers every question on the way, and nothing where they end. */
  // biome-ignore lint/suspicious/noExplicitAny: an adviser knows the positions of its own game
  onTheWay(pos: Position<any>, decision: Decision): Action | undefined
  /** What of all that happens on the way is worth telling. */
  readonly tells: ReadonlySet<string>
}

const ADVISERS: Readonly<Record<string, () => Promise<Adviser>>> = {
  'field-commander': () => import('./field-commander/adviser.ts').then(part => part.adviser),
}

/** Does the game bring its own adviser? Otherwise Marshal gives the hints. */
export const hasAdviser = (game: string): boolean => Object.hasOwn(ADVISERS, game)

export const adviserOf = async (game: string): Promise<Adviser | undefined> =>
  hasAdviser(game) ? ADVISERS[game]!() : undefined

/** The same game, in which the adviser plays on to the end of what was begun; little of it is told. */
export function foughtOut(game: AnyGame, { onTheWay, tells }: Adviser): AnyGame {
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
