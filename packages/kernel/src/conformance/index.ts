/** The tests every game passes: `conformance(test, game, { games: 1000, setups: [{}] })` in a game's test folder. */
import type { AnyGame } from '../module.ts'
import { type Audit, type AuditOptions, audit, SAMPLE } from './audit.ts'
import { PROPERTIES, type Property, type Test } from './findings.ts'

export * from './audit.ts'
export * from './coverage.ts'
export type { Property } from './findings.ts'

/** Registers one test per property. The games are played once, when the first of them runs. */
export function conformance(test: Test, game: AnyGame, options: AuditOptions): void {
  let done: Audit | undefined
  const share = `1 decision in ${Math.round(1 / (options.sample ?? SAMPLE))} closely`
  test(`conformance of ${game.id}: ${options.games} random games over ${options.setups.length} setups, ${share}`, t => {
    done = audit(game, options)
    t?.diagnostic(
      `${done.games} games, ${done.decisions} decisions, ${done.close} looked at closely, ${done.shadowed} with a shadow`,
    )
    fail('written', done)
  })
  for (const property of Object.keys(PROPERTIES) as Property[])
    if (property !== 'written')
      test(`conformance of ${game.id}: ${PROPERTIES[property]}`, t => {
        done ??= audit(game, options)
        const excuse = options.except?.[property]
        if (excuse === undefined) return fail(property, done)
        if (done.faults[property].length === 0) throw new Error(`it holds: “${excuse}” is no longer true`)
        t?.diagnostic(`not yet: ${excuse}`)
      })
}

function fail(property: Property, { faults }: Audit): void {
  const found = faults[property]
  if (found.length > 0) throw new Error(`not so: ${PROPERTIES[property]}:\n  ${found.join('\n  ')}`)
}
