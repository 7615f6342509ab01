/** A fuzzer that plays until everything in the rules has occurred, and lists what never did. */

import { type Decision, onlyAnswer } from '../decision.ts'
import { searchDice } from '../dice.ts'
import type { AnyGame, Setup } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { stepwise } from '../stepwise.ts'
import type { Action, Refusal } from '../values.ts'
import type { Test } from './findings.ts'
import { hearing } from './hearing.ts'
import { offTheList } from './several.ts'

export interface CoverageOptions {
  /** Gives up after this many games. */
  readonly games: number
  readonly setups: readonly unknown[]
  readonly seed?: string
  /** No game is played further than this. */
  readonly limit?: number
  /** What need not occur, by the name it is listed under, and the reason why. */
  readonly allow?: Readonly<Record<string, string>>
  /** What has occurred already, in tests with declared dice: it does not depend on how random games happen to go. */
  readonly already?: () => readonly string[]
}
export interface Coverage {
  readonly games: number
  readonly decisions: number
  /** How often each thing occurred: `step proc.step`, `action proc.step:type`, `refusal 6.1: words`, `event type`. */
  readonly occurred: ReadonlyMap<string, number>
  readonly missing: readonly string[]
  /** Excuses for things that do not exist (any more). */
  readonly stale: readonly string[]
}

export const refusalName = ({ rule, text }: Refusal): string => `refusal ${rule}: ${text.en}`

/** Everything about a decision is asked the first times it comes up; later only a few things, picked at random. */
const ASK_ALL = 150
const ASK_SOME = 8

export function explore(played: AnyGame, options: CoverageOptions): Coverage {
  const game = stepwise(played)
  const allow = options.allow ?? {}
  const occurred = new Map<string, number>()
  for (const step of game.machine.steps) occurred.set(`step ${step}`, 0)
  for (const action of game.machine.actions) occurred.set(`action ${action}`, 0)
  for (const refusal of game.refusals) occurred.set(refusalName(refusal), 0)
  for (const event of game.events) occurred.set(`event ${event}`, 0)
  const stale = Object.keys(allow).filter(name => !occurred.has(name))
  const left = new Set([...occurred.keys()].filter(name => !Object.hasOwn(allow, name)))
  const occur = (name: string): void => {
    const times = occurred.get(name) ?? 0
    occurred.set(name, times + 1)
    if (times === 0) left.delete(name)
  }
  for (const name of options.already?.() ?? []) if (occurred.has(name)) occur(name)
  const setups = options.setups.map(raw => {
    const setup = game.readSetup(raw)
    if (typeof setup === 'string') throw new Error(`${JSON.stringify(raw)} is no setup: ${setup}`)
    return setup
  })
  const explorer: Explorer = { game, occurred, occur, visits: new Map(), limit: options.limit ?? 20_000, decisions: 0 }
  let games = 0
  while (games < options.games && left.size > 0) {
    exploreGame(explorer, setups[games % setups.length]!, `${options.seed ?? 'coverage'}/${games}`)
    games++
  }
  return { games, decisions: explorer.decisions, occurred, missing: [...left], stale }
}

interface Explorer {
  readonly game: AnyGame
  readonly occurred: ReadonlyMap<string, number>
  readonly occur: (name: string) => void
  /** How often each kind of decision has come up. */
  readonly visits: Map<string, number>
  readonly limit: number
  decisions: number
}

function exploreGame(explorer: Explorer, setup: Setup, seed: string): void {
  const { game, occur } = explorer
  const dice = searchDice(seed)
  const own = searchDice(`${seed}/own`)
  const taste = tasteOf(own)
  const ear = hearing(game.seats(setup).length)
  const pos = game.begin(setup)
  const t = { ...tableFor(pos, dice, ear), trace: (proc: string, step: string) => occur(`step ${proc}.${step}`) }
  const plain = tableFor(pos, dice, ear)
  for (let n = 0; n < explorer.limit; n++) {
    const decision = game.machine.advance(pos, t)
    for (const event of ear.said) occur(`event ${event.e}`)
    ear.said.length = 0
    if (decision === undefined) return
    explorer.decisions++
    askAround(
      explorer,
      decision,
      () => game.machine.askable(pos, plain),
      own,
      action => {
        for (const refusal of game.machine.whyNotAll(pos, plain, action, decision.seat)) occur(refusalName(refusal))
      },
    )
    for (const type of game.machine.typesAt(decision)) {
      if (decision.begun !== undefined || game.machine.kind(decision, type) !== 'open') continue
      for (let i = 0; i < ASK_SOME; i++) {
        const probe = game.machine.probe(pos, plain, type, own.next, decision.seat)!
        for (const refusal of game.machine.whyNotAll(pos, plain, probe, decision.seat)) occur(refusalName(refusal))
      }
    }
    const action = offTheList(game, pos, decision, own) ?? pickSteered(explorer, decision, taste, own)
    occur(`action ${decision.proc}.${decision.step}:${action.type}`)
    game.machine.take(pos, t, action)
  }
}

type Picker = { next(n: number): number }

function askAround(
  { visits }: Explorer,
  { proc, step }: Decision,
  askable: () => readonly Action[],
  own: Picker,
  ask: (action: Action) => void,
): void {
  const kind = `${proc}.${step}`
  const times = (visits.get(kind) ?? 0) + 1
  visits.set(kind, times)
  const all = askable()
  if (times <= ASK_ALL && all.length <= 500) for (const action of all) ask(action)
  else if (all.length > 0) for (let i = 0; i < ASK_SOME; i++) ask(all[own.next(all.length)]!)
}

/** What the players of one game are like: how much they care for each kind of action, decided when first offered. */
type Taste = (kind: string) => number

const LIKINGS = [1, 1, 1, 8, 0.1]
function tasteOf(own: Picker): Taste {
  // One game in three is played by people without any taste: nothing steers as evenly as chance.
  if (own.next(3) === 0) return () => 1
  const likings = new Map<string, number>()
  return kind => {
    let liking = likings.get(kind)
    if (liking === undefined) likings.set(kind, (liking = LIKINGS[own.next(LIKINGS.length)]!))
    return liking
  }
}

/** A random option, by taste; half the time one of the kind that has occurred least often anywhere. */
function pickSteered(explorer: Explorer, decision: Decision, taste: Taste, own: Picker): Action {
  const { actions } = decision
  const only = onlyAnswer(decision)
  if (only !== undefined) return only
  const prefix = `action ${decision.proc}.${decision.step}:`
  const byType = new Map<string, Action[]>()
  for (const action of actions) {
    const list = byType.get(action.type)
    if (list === undefined) byType.set(action.type, [action])
    else list.push(action)
  }
  const novel = [...byType.keys()].filter(type => explorer.occurred.get(prefix + type) === 0)
  if (novel.length > 0) return anyOf(byType.get(anyOf(novel, own))!, own)
  if (own.next(4) === 0) return anyOf(actions, own)
  let total = 0
  for (const type of byType.keys()) total += taste(prefix + type)
  let draw = (own.next(1 << 20) / (1 << 20)) * total
  for (const [type, list] of byType) {
    draw -= taste(prefix + type)
    if (draw < 0) return anyOf(list, own)
  }
  return anyOf(actions, own)
}

const anyOf = <T>(list: readonly T[], own: Picker): T => list[own.next(list.length)]!

/** Registers one test that fails with the list of what never occurred. */
export function coverage(test: Test, game: AnyGame, options: CoverageOptions): void {
  test(`coverage of ${game.id}: every step, action, refusal and event occurs within ${options.games} games`, t => {
    const { games, decisions, occurred, missing, stale } = explore(game, options)
    t?.diagnostic(`${occurred.size} things, ${games} games, ${decisions} decisions`)
    const faults = [
      ...missing.map(name => `never occurred: ${name}`),
      ...stale.map(name => `excused, but does not exist: ${name}`),
    ]
    if (faults.length > 0) throw new Error(`after ${games} games:\n  ${faults.join('\n  ')}`)
  })
}
