import {
  type AnyGame,
  type Decision,
  type Dice,
  type Roll,
  type RuleRef,
  recording,
  searchDice,
  stepwise,
  tableFor,
} from '@bivouac/kernel'
import { type NamedTest, testsBySection } from './tests.ts'

export const SECTION_KINDS = ['rule', 'heading', 'description', 'omitted'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

export interface SectionReport {
  readonly section: RuleRef
  readonly title: { readonly it: string; readonly en: string }
  /** false for a section that demands nothing: it needs no test. */
  readonly rule: boolean
  /** What it is: a rule, the heading of those under it, a description, or a number whose text the book leaves out. */
  readonly kind: SectionKind
  readonly procedures: readonly string[]
  /** Decisions the section grants inside a procedure of another one. */
  readonly decisions: readonly string[]
  readonly refusals: readonly { readonly it: string; readonly en: string }[]
  /** What is rolled or drawn under this section, and how often in the games that were played for the report. */
  readonly rolls: readonly { readonly sides: number; readonly hidden: boolean; readonly count: number }[]
  readonly tests: readonly NamedTest[]
}

/** Every section of a rulebook with the code and the tests that carry it. */
export function reportOn(
  game: AnyGame,
  folder: URL,
  games: number,
  played: (done: number) => void,
): readonly SectionReport[] {
  const tests = testsBySection(new URL(`${game.id}/test/`, folder), new Set(Object.keys(game.rulebook)))
  const seen = watch(game, games, played)
  const all = Object.keys(game.rulebook)
  return inOrder(Object.entries(game.rulebook)).map(([section, { title, rule, omitted }]) => ({
    section,
    title,
    rule: rule !== false,
    kind: rule !== false ? 'rule' : omitted ? 'omitted' : hasPartsIn(all, section) ? 'heading' : 'description',
    procedures: Object.entries(game.machine.procedures)
      .filter(([, procedure]) => procedure.rule === section)
      .map(([name]) => name),
    decisions: [...(seen.decisions.get(section) ?? [])].sort(),
    refusals: game.refusals.filter(each => each.rule === section).map(each => each.text),
    rolls: [...(seen.rolls.get(section)?.values() ?? [])].sort((a, b) => a.sides - b.sides),
    tests: tests.get(section) ?? [],
  }))
}

const hasPartsIn = (all: readonly RuleRef[], section: RuleRef): boolean =>
  all.some(each => each.startsWith(`${section}.`))

/** As the book numbers them; a plain object would put 10 and 2 before 1.1. */
export const inOrder = <T>(sections: [RuleRef, T][]): [RuleRef, T][] =>
  sections.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))

interface Seen {
  readonly decisions: Map<RuleRef, Set<string>>
  readonly rolls: Map<RuleRef, Map<string, { sides: number; hidden: boolean; count: number }>>
}

const LONGEST = 20_000

/** Plays random games of every scenario and writes down which section asked for each roll and each decision. */
function watch(game: AnyGame, games: number, played: (done: number) => void): Seen {
  const seen: Seen = { decisions: new Map(), rolls: new Map() }
  for (let i = 0; i < games; i++) {
    const { id } = game.scenarios[i % game.scenarios.length]!
    const setup = game.readSetup({ scenario: id })
    // A scenario that wants more than its name (a custom set-up) is not for this report.
    if (typeof setup !== 'string') playOne(game, game.begin(setup), searchDice(`rules ${i}`), seen)
    played(i + 1)
  }
  return seen
}

function playOne(
  game: AnyGame,
  pos: ReturnType<AnyGame['begin']>,
  chance: ReturnType<typeof searchDice>,
  seen: Seen,
): void {
  const rolls: Roll[] = []
  const dice: Dice = recording(chance, rolls)
  const table = tableFor(pos, dice)
  const { machine } = stepwise(game)
  for (let decided = 0; decided < LONGEST; decided++) {
    const decision: Decision | undefined = machine.advance(pos, table)
    for (const roll of rolls.splice(0)) count(seen, roll)
    if (decision === undefined) return
    if (game.machine.procedures[decision.proc]?.rule !== decision.rule) {
      const steps = seen.decisions.get(decision.rule) ?? new Set()
      seen.decisions.set(decision.rule, steps.add(`${decision.proc}.${decision.step}`))
    }
    machine.take(pos, table, decision.actions[chance.next(decision.actions.length)]!)
  }
}

function count(seen: Seen, { why, sides, hidden }: Roll): void {
  const kinds = seen.rolls.get(why) ?? new Map<string, { sides: number; hidden: boolean; count: number }>()
  seen.rolls.set(why, kinds)
  // Blind picks are from decks of every size: one line for all of them.
  const key = hidden === true ? 'pick' : `d${sides}`
  const kind = kinds.get(key) ?? { sides, hidden: hidden === true, count: 0 }
  kinds.set(key, kind)
  kind.sides = Math.max(kind.sides, sides)
  kind.count++
}
