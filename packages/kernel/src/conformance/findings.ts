import type { Decision } from '../decision.ts'

/** node:test's `test`, or anything that takes a name and a function that throws. */
export type Test = (name: string, run: (t?: { diagnostic(message: string): void }) => void) => unknown

/** What the suite promises of a game: one test each. */
export const PROPERTIES = {
  written: 'scenarios, options, rulebook, refusals and events are written down completely',
  ends: 'every game ends, with a result that cites a rule',
  options: 'options are never none, never twice, always in the same order, and accepted by their own rules',
  refusals: 'everything else that can be asked is refused with a citation that exists',
  several:
    'sets, paths and open choices: no dead ends, no order of clicks, one way to write each, judged alike everywhere',
  begun: 'no leak: what is begun and not declared shows nobody what is hidden',
  asking: 'asking changes nothing, rolls nothing and tells nothing',
  saves: 'a position saved and loaded goes on exactly as the one it was saved from',
  clones: 'a clone is equal and independent',
  views: 'views are plain, deterministic and independent of the position',
  imagine: 'no leak: what an eye imagines has the same view, decision, options and refusals for that eye',
  blind: 'no leak: a secret changes nothing for an eye that did not hear of it',
  joint:
    'where several are asked at once, the order of their answers changes nothing; whoever shares a question is asked his part of it',
  words: 'everything that happens or can be chosen is said in both languages',
  invariants: 'invariants hold, the turn never goes back, and dice cite rules that exist',
} as const
export type Property = keyof typeof PROPERTIES

/** After this many faults of one property its check is switched off: they are nearly always the same fault. */
const ENOUGH = 3

/** Where the audit stands, for messages somebody can act on. */
export interface AuditPlace {
  readonly setup: string
  readonly game: number
  decisions: number
  at: Decision | undefined
}

export interface Findings {
  place: AuditPlace | undefined
  readonly faults: Record<Property, string[]>
  /** Runs one check; what it returns is a fault, and so is what it throws. */
  check(property: Property, run: () => string | undefined): void
  report(property: Property, message: string): void
  /** Has this property failed so often that looking on tells nothing new? */
  closed(property: Property): boolean
}

export function findings(): Findings {
  const faults = Object.fromEntries(Object.keys(PROPERTIES).map(name => [name, []])) as unknown as Findings['faults']
  const self: Findings = {
    place: undefined,
    faults,
    closed: property => faults[property].length >= ENOUGH,
    report(property, message) {
      if (!self.closed(property)) faults[property].push(`${message}${where(self.place)}`)
    },
    check(property, run) {
      if (self.closed(property)) return
      try {
        const fault = run()
        if (fault !== undefined) self.report(property, fault)
      } catch (error) {
        self.report(property, told(error))
      }
    },
  }
  return self
}

export const told = (error: unknown): string =>
  error instanceof Error ? `threw ${error.stack?.split('\n').slice(0, 4).join(' ') ?? error.message}` : String(error)

function where(place: AuditPlace | undefined): string {
  if (place === undefined) return ''
  const at = place.at === undefined ? '' : `, ${place.at.proc}.${place.at.step}, seat ${place.at.seat}`
  return `\n    in game ${place.game} of setup ${place.setup}, after ${place.decisions} decisions${at}`
}
