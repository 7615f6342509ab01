/**
 * What occurs at the tables of one process, by the names coverage lists it under: in tests whose dice are declared it occurs every time, whatever
 * random games come to.
 */
import { refusalName } from '../conformance/coverage.ts'
import type { Game, GameModule, Verdict } from '../index.ts'
import type { Bench } from './index.ts'

export interface Witness<G extends Game> {
  /** The machine of the game, watched. */
  readonly machine: GameModule<G>['machine']
  /** Has a table watched: its steps and what is told there. */
  attend(table: Pick<Bench<G>, 't' | 'told'>): void
  occurred(): readonly string[]
}

export function witness<G extends Game>({ machine: real }: Pick<GameModule<G>, 'machine'>): Witness<G> {
  const seen = new Set<string>()
  const tables: (readonly { readonly e: string }[])[] = []
  const noted = (verdict: Verdict): Verdict => {
    if (verdict !== undefined) seen.add(refusalName(verdict))
    return verdict
  }
  return {
    machine: {
      ...real,
      take(pos, t, action, seat) {
        const { proc, step } = pos.stack.at(-1)!
        seen.add(`action ${proc}.${step}:${action.type}`)
        real.take(pos, t, action, seat)
      },
      whyNot: (pos, t, action, seat) => noted(real.whyNot(pos, t, action, seat)),
    },
    attend({ t, told }) {
      Object.assign(t, { trace: (proc: string, step: string) => void seen.add(`step ${proc}.${step}`) })
      tables.push(told)
    },
    occurred: () => [...seen, ...new Set(tables.flatMap(told => told.map(({ e }) => `event ${e}`)))],
  }
}
