/** Toys broken on purpose, to see that the suite notices. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audit, type Property } from '../src/conformance/index.ts'
import type { GameModule, Procedures } from '../src/index.ts'
import { makeToy, type Toy, toyProcedures } from './toy.ts'

export const setups = [{}]
export const look = (game: GameModule<Toy>, games = 120) => audit(game, { games, setups, limit: 500 }).faults

/** Changes one step of the rules; offers are changed one by one. */
// biome-ignore lint/suspicious/noExplicitAny: breaks rules of every shape, on purpose
export type Loose = any
export function breaking(proc: keyof Toy['frames'], step: string, change: (step: Loose) => Loose): GameModule<Toy> {
  const { rule, steps } = toyProcedures[proc] as Loose
  const changed = { ...steps, [step]: change(steps[step]) }
  return makeToy({ procedures: { ...toyProcedures, [proc]: { rule, steps: changed } } as Procedures<Toy> })
}
export const breakingOffer = (proc: keyof Toy['frames'], step: string, name: string, change: (offer: Loose) => Loose) =>
  breaking(proc, step, choice => ({ ...choice, offers: { ...choice.offers, [name]: change(choice.offers[name]) } }))

export function finds(what: string, property: Property, broken: GameModule<Toy>, message: RegExp): void {
  test(`the suite finds ${what}`, () => {
    const faults = look(broken)
    assert.match(faults[property].join('\n'), message, JSON.stringify(faults, undefined, 1))
  })
}
