/**
 * The same game for players who choose one thing at a time: search, random players, simulation, the conformance suite.
 * A set, a path and the parts of an offer become single decisions, and what has been chosen is kept beside the position.
 * What they end in is the one whole action that a journal holds.
 *
 * Adding an element is `{ type, arg: element }`; leaving a set or path at what has been chosen is the whole action,
 * `{ type, arg: [1, 4] }`; leaving a part at it is the action as far as it has come, `{ type, arg: { army: [1, 4] } }`.
 */
import type { Begun, Decision } from './decision.ts'
import { searchDice } from './dice.ts'
import type { Extension } from './extending.ts'
import { RulesFault } from './fault.ts'
import type { Chosen, Objection } from './gathering.ts'
import type { Machine } from './machine-type.ts'
import type { AnyGame } from './module.ts'
import type { Table } from './procedures.ts'
import { refusedBy } from './refusals.ts'
import type { Action, Eye, Json } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: it wraps every game alike */
type AnyMachine = Machine<any>
type AnyTable = Table<any>
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the types of every game */
/** A position in the middle of a choice. */
type Beginning = ReturnType<AnyGame['begin']> & { begun?: Begun | undefined }
type BegunView = object & { readonly begun?: Begun }
type At = Pick<Decision, 'proc' | 'step'>

const made = new WeakMap<AnyGame, AnyGame>()

/** Games whose offers are all lists are handed back as they are. */
export function stepwise(game: AnyGame): AnyGame {
  if (game.machine.lists) return game
  const known = made.get(game)
  if (known !== undefined) return known
  const steps: AnyGame = {
    ...game,
    machine: stepwiseMachine(game.machine),
    clone(pos: Beginning) {
      const copy: Beginning = game.clone(pos)
      if (pos.begun !== undefined) copy.begun = copyOf(pos.begun)
      return copy
    },
    view(pos: Beginning, eye: Eye): BegunView {
      const view: object = game.view(pos, eye)
      // What somebody has begun is his alone to see.
      return pos.begun?.seat === eye ? { ...view, begun: copyOf(pos.begun) } : view
    },
    imagine(view: BegunView, eye, heard, dice) {
      const { begun, ...rest } = view
      const pos: Beginning = game.imagine(rest, eye, heard, dice)
      if (begun !== undefined) pos.begun = copyOf(begun)
      return pos
    },
  }
  made.set(game, steps)
  return steps
}

const copyOf = ({ seat, type, chosen }: Begun): Begun => ({ seat, type, chosen: chosenAnew(chosen) })
const chosenAnew = (chosen: Chosen): Chosen =>
  isList(chosen) ? [...chosen] : Object.fromEntries(Object.entries(chosen).map(([name, list]) => [name, [...list]]))
const isList = (chosen: Chosen): chosen is readonly number[] => Array.isArray(chosen)

/** Does this action only begin or go on with something larger, so that nothing has been decided yet? */
export function isStep({ machine }: AnyGame, at: At, { type, arg }: Action): boolean {
  const kind = machine.kind(at, type)
  if (kind === undefined || kind === 'listed' || kind === 'open') return false
  if (typeof arg === 'number') return true
  const parts = machine.partsOf(at, type)
  return parts !== undefined && typeof arg === 'object' && arg !== null && Object.keys(arg).length < parts.length
}

/** Sets are offered upwards, each once: of the lower elements nothing can be asked, unless nothing else leads on. */
function upwards({ kind, chosen, may, lacks }: Extension): readonly number[] {
  const last = chosen.at(-1)
  if (kind === 'path' || last === undefined) return may
  const above = may.filter(element => element > last)
  return above.length > 0 || lacks === undefined ? above : may
}
/** Leaving a set, a path or a part at what has been chosen of it. `earlier`: the parts before it. */
function leaving({ type, part, chosen }: Extension, earlier: Chosen): Action {
  const arg: Json = part === undefined ? [...chosen] : { ...(earlier as Record<string, Json>), [part]: [...chosen] }
  return { type, arg }
}

function stepwiseMachine(machine: AnyMachine): AnyMachine {
  const top = (pos: Beginning): At => pos.stack[pos.stack.length - 1] as unknown as At
  const isSeveral = (at: At, type: string): boolean => !['listed', 'open', undefined].includes(machine.kind(at, type))

  function extended(pos: Beginning, t: AnyTable, { seat, type, chosen }: Begun, asked?: 'all'): Extension {
    const found = machine.extend(pos, t, type, chosen, asked, seat)
    if (!('refusal' in found)) return found
    throw new RulesFault(`${type} was begun as ${JSON.stringify(chosen)}, and that is ${refusedBy(found.refusal)}`)
  }

  /** Where nothing is listed and something is open, whoever needs a list is given what can be found. */
  function probed(pos: Beginning, t: AnyTable, { seat, proc, step, open = [] }: Decision): readonly Action[] {
    const dice = searchDice(0)
    for (let tries = 0; tries < PROBES; tries++)
      for (const type of open) {
        const action = machine.probe(pos, t, type, dice.next, seat)
        if (action !== undefined && machine.whyNot(pos, t, action, seat) === undefined) return [action]
      }
    throw new RulesFault(`${proc}.${step} is open, and ${PROBES} probes have found nothing legal`)
  }

  function listed(pos: Beginning, t: AnyTable, decision: Decision | undefined): Decision | undefined {
    if (decision?.open === undefined) return decision
    const { open: _, ...rest } = decision
    return rest.actions.length > 0 ? rest : { ...rest, actions: probed(pos, t, decision) }
  }

  const self: AnyMachine = {
    ...machine,
    lists: true,

    // Of several who are asked at once, whoever has begun goes on.
    advance: (pos: Beginning, t) => listed(pos, t, machine.askByElements(pos, t, pos.begun)),
    questionTo: (pos: Beginning, t, seat) =>
      listed(pos, t, machine.askByElements(pos, t, pos.begun?.seat === seat ? pos.begun : undefined, seat)),
    take(pos: Beginning, t, action, seat) {
      const { begun } = pos
      const isHis = begun !== undefined && (seat === undefined || begun.seat === seat)
      const step = machine.takeByElements(pos, t, action, isHis ? begun : undefined, seat)
      // Not deleted: an object from which something has been deleted is slow from then on.
      if (step !== undefined) pos.begun = step
      else if (isHis) pos.begun = undefined
    },
    whyNot: (pos, t, action, seat) => self.objections(pos, t, action, seat)[0]?.refusal,
    whyNotAll: (pos, t, action, seat) => self.objections(pos, t, action, seat).map(each => each.refusal),
    objections(pos: Beginning, t, action, by): readonly Objection[] {
      const { type, arg } = action
      if (pos.stack.length === 0 || !isStep({ machine } as AnyGame, top(pos), action))
        return machine.objections(pos, t, action, by)
      if (typeof arg !== 'number') {
        const found = machine.extend(pos, t, type, arg as unknown as Chosen, undefined, by)
        return 'refusal' in found ? [found] : found.lacks === undefined ? [] : [{ refusal: found.lacks }]
      }
      const isHis = pos.begun?.type === type && (by ?? pos.begun.seat) === pos.begun.seat
      const found = machine.extend(pos, t, type, isHis ? pos.begun!.chosen : undefined, [arg], by)
      if ('refusal' in found) return [found]
      return (found.mayNot?.[0]?.refusals ?? []).map(refusal => ({ refusal, element: arg }))
    },

    askable(pos: Beginning, t, by) {
      const about = (found: Extension, earlier: Chosen): readonly Action[] => [
        ...upwards(found).map(arg => ({ type: found.type, arg })),
        leaving(found, earlier),
        ...(found.mayNot ?? []).map(({ element }) => ({ type: found.type, arg: element })),
      ]
      if (pos.begun !== undefined && (by ?? pos.begun.seat) === pos.begun.seat)
        return about(extended(pos, t, pos.begun, 'all'), pos.begun.chosen)
      const several = machine.typesAt(top(pos)).filter(type => isSeveral(top(pos), type))
      return [
        ...machine.askable(pos, t, by),
        ...several.flatMap(type => {
          const found = machine.extend(pos, t, type, undefined, 'all', by)
          return 'refusal' in found ? [] : about(found, {})
        }),
      ]
    },
  }
  return self
}
/** Enough to find a legal value where one in twenty is legal. */
const PROBES = 200
