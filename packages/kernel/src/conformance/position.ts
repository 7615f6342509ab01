/** What must hold of the position itself at a decision: asking about it, saving it, copying it. */

import { canonical } from '../canonical.ts'
import { type Decision, severalOf } from '../decision.ts'
import { searchDice } from '../dice.ts'
import type { AnyGame, AnyPosition } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { isOwnRefusal, NOT_MEANT, refusedBy } from '../refusals.ts'
import type { Action, Json, Refusal } from '../values.ts'
import { hearing, reloaded, SILENT } from './hearing.ts'
import { difference, notPlain, shared } from './plain.ts'

type Picker = { next(n: number): number }

/** Dice for asking: whoever rolls them while being asked has mixed up offering and doing. */
const NO_DICE = {
  roll: (): number => {
    throw new Error('rolled a die where nothing may happen')
  },
  pick: (): number => {
    throw new Error('picked something where nothing may happen')
  },
}
export const askingTable = (pos: AnyPosition) => tableFor(pos, NO_DICE, SILENT)

export const keyOf = (action: Action): string =>
  typeof action.arg === 'object' ? `${action.type} ${canonical(action.arg)}` : `${action.type} ${String(action.arg)}`

export const keysOf = (actions: readonly Action[]): string => actions.map(keyOf).join('|')

/** Never none, never twice. The only check made at every decision, so it allocates one set and nothing else. */
export function wellFormedOptions(decision: Decision, seats: number): string | undefined {
  const { actions, seat } = decision
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return `seat ${seat} is asked, but there are ${seats} seats`
  if (actions.length === 0) return 'a decision without options'
  const seen = new Set<unknown>()
  let before = ''
  for (const action of actions) {
    if (action.type !== before) {
      seen.clear()
      before = action.type
    }
    const key = typeof action.arg === 'object' ? canonical(action.arg) : action.arg
    if (seen.has(key)) return `${keyOf(action)} is offered twice`
    seen.add(key)
  }
  return undefined
}

/** The same options when asked again and from a copy; each accepted by its own rule; numbers in ascending order. */
export function steadyOptions(game: AnyGame, pos: AnyPosition, decision: Decision): string | undefined {
  const { machine } = game
  const asked = askingTable(pos)
  const wanted = keysOf(decision.actions)
  for (const [what, again] of [
    ['asked again', askCopy(game, pos, decision)],
    ['asked of a reloaded copy', askCopy(game, reloaded(pos), decision)],
    ['asked of a clone', askCopy(game, game.clone(pos), decision)],
  ] as const) {
    if (again === undefined) return `the game is over when ${what}`
    if (again.seat !== decision.seat || again.proc !== decision.proc || again.step !== decision.step)
      return `another decision when ${what}: ${again.proc}.${again.step} of seat ${again.seat}`
    if (again.rule !== decision.rule) return `another citation when ${what}: ${again.rule} for ${decision.rule}`
    if (keysOf(again.actions) !== wanted) return `other options when ${what}: ${keysOf(again.actions)} for ${wanted}`
  }
  let before: Action | undefined
  for (const action of decision.actions) {
    if (before?.type === action.type && typeof before.arg === 'number' && typeof action.arg === 'number')
      if (before.arg > action.arg) return `${keyOf(action)} is offered after ${keyOf(before)}: not in ascending order`
    before = action
    const refusal = machine.whyNot(pos, asked, action, decision.seat)
    if (refusal !== undefined) return `${keyOf(action)} is offered and ${refusedBy(refusal)}`
  }
  return undefined
}

function askCopy(game: AnyGame, copy: AnyPosition, { seat }: Decision): Decision | undefined {
  const first = game.machine.advance(copy, askingTable(copy))
  return first && severalOf(first) ? game.machine.questionTo(copy, askingTable(copy), seat) : first
}

/** Everything askable that is not offered, at most `most` of it, picked at random. */
export function refusable(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  own: Picker,
  most: number,
): readonly Action[] {
  const offered = new Set(decision.actions.map(keyOf))
  const others = game.machine
    .askable(pos, askingTable(pos), decision.seat)
    .filter(action => !offered.has(keyOf(action)))
  if (others.length <= most) return others
  for (let i = 0; i < most; i++) {
    const j = i + own.next(others.length - i)
    const kept = others[j]!
    others[j] = others[i]!
    others[i] = kept
  }
  return others.slice(0, most)
}

const ABSURD: readonly (Json | undefined)[] = [undefined, null, -1, 0.5, 1e9, '', 'constructor', [], {}, [[null]], true]
const UNKNOWN = ['no such action', 'constructor']

/** What is not offered is refused, by a rule of the book, in both languages, and first of all its reasons. */
export function citedRefusals(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  others: readonly Action[],
): string | undefined {
  const asked = askingTable(pos)
  const known = new Set(game.refusals)
  for (const action of others) {
    const refusal = game.machine.whyNot(pos, asked, action, decision.seat)
    if (refusal === undefined) return `${keyOf(action)} is permitted by its rules but not offered`
    if (!known.has(refusal) && (!isOwnRefusal(refusal) || refusal === NOT_MEANT))
      return `${keyOf(action)} is refused by “${refusal.text.en}”, not one of the game's refusals`
    const all = game.machine.whyNotAll(pos, asked, action, decision.seat)
    if (all[0] !== refusal) return `${keyOf(action)} has other first reasons when asked for one and for all`
    for (const each of all) {
      const fault = badCitation(game, each)
      if (fault !== undefined) return `${keyOf(action)}: ${fault}`
    }
  }
  const types = new Set(decision.actions.map(each => each.type))
  for (const type of [...types, ...UNKNOWN])
    for (const arg of ABSURD) {
      const action = arg === undefined ? { type } : { type, arg }
      const refusal = game.machine.whyNot(pos, asked, action, decision.seat)
      const fault = refusal === undefined ? undefined : badCitation(game, refusal)
      if (fault !== undefined) return `${keyOf(action)}: ${fault}`
      if (refusal === undefined && !types.has(type)) return `${keyOf(action)} is permitted`
    }
  return undefined
}

/** A refusal of the game's cites its rulebook; one of the machine's own may cite none, being in no book. */
export function badCitation(game: AnyGame, refusal: Refusal): string | undefined {
  const { rule, text, cure } = refusal
  if (rule === undefined) {
    if (!isOwnRefusal(refusal)) return `“${text.en}” cites no section of the rulebook`
  } else if (!Object.hasOwn(game.rulebook, rule)) return `“${text.en}” cites ${rule}, which is not in the rulebook`
  if (!text.it || !text.en || (cure && (!cure.it || !cure.en)))
    return `${refusedBy(refusal)}: words are lacking in one language`
  return undefined
}

/** Plays on with given chance, at most `most` decisions; what was decided and told on the way, as text. */
export function playOn(game: AnyGame, pos: AnyPosition, seats: number, seed: number, most: number): string {
  const dice = searchDice(seed)
  const ear = hearing(seats)
  const t = tableFor(pos, dice, ear)
  const trail: string[] = []
  for (let n = 0; n < most; n++) {
    const decision = game.machine.advance(pos, t)
    if (decision === undefined) break
    const action = decision.actions[dice.next(decision.actions.length)]!
    trail.push(`${decision.seat} ${decision.proc}.${decision.step} ${decision.actions.length} ${keyOf(action)}`)
    game.machine.take(pos, t, action)
  }
  game.machine.advance(pos, t)
  return `${trail.join('\n')}\n${canonical(ear.heard)}`
}

/** Plain, and the same in every respect after a trip through JSON: now, and some decisions later. */
export function survivesSaving(game: AnyGame, pos: AnyPosition, seats: number, own: Picker): string | undefined {
  const fault = notPlain(pos, true)
  if (fault !== undefined) return `the position is not plain JSON of integers: ${fault}`
  const here = canonical(pos)
  const copy = reloaded(pos)
  if (canonical(copy) !== here) return `differs after loading: ${difference(here, canonical(copy))}`
  const twin = game.clone(pos)
  const seed = own.next(1 << 30)
  const trail = playOn(game, twin, seats, seed, 6)
  const trailOfCopy = playOn(game, copy, seats, seed, 6)
  if (trail !== trailOfCopy) return `goes on differently after loading: ${difference(trail, trailOfCopy)}`
  const [after, afterCopy] = [canonical(twin), canonical(copy)]
  return after === afterCopy ? undefined : `ends up differently after loading: ${difference(after, afterCopy)}`
}

/** Equal, shares nothing that can change, and playing on with it leaves the original as it was. */
export function independentClone(game: AnyGame, pos: AnyPosition, seats: number, own: Picker): string | undefined {
  const here = canonical(pos)
  const copy = game.clone(pos)
  if (canonical(copy) !== here) return `the clone differs: ${difference(here, canonical(copy))}`
  const common = shared(pos, copy)
  if (common !== undefined) return `the clone shares ${common}: copy it, or freeze it if it never changes`
  playOn(game, copy, seats, own.next(1 << 30), 8)
  const now = canonical(pos)
  return now === here ? undefined : `playing on with the clone changed the original: ${difference(here, now)}`
}
