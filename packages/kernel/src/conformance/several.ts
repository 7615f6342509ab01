/** What must hold of sets, paths, offers of several parts, and open choices: of the whole, which is what a journal keeps. */

import { canonical } from '../canonical.ts'
import { type Decision, goesOnWith } from '../decision.ts'
import { type Roll, recording } from '../dice.ts'
import type { Extension } from '../extending.ts'
import type { Chosen } from '../gathering.ts'
import type { AnyEvent, AnyGame, AnyPosition } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { refusedBy } from '../refusals.ts'
import { isStep } from '../stepwise.ts'
import type { Action, Json } from '../values.ts'
import { eyesOf, hearing, reloaded } from './hearing.ts'
import { askingTable, badCitation, keyOf } from './position.ts'

type Dice = ReturnType<typeof import('../dice.ts').searchDice>

/** Values asked for at one decision of each open type. */
const PROBES = 50

const openTypes = ({ machine }: AnyGame, at: Decision): readonly string[] =>
  machine.typesAt(at).filter(type => machine.kind(at, type) === 'open')

/** A legal value of an open type, off the list, if one is found: so that games are played between the samples too. */
export function offTheList(game: AnyGame, pos: AnyPosition, decision: Decision, own: Dice): Action | undefined {
  const types = openTypes(game, decision)
  if (types.length === 0 || decision.begun !== undefined || own.next(3) > 0) return undefined
  const asked = askingTable(pos)
  const type = types[own.next(types.length)]!
  for (let tries = 0; tries < 8; tries++) {
    const action = game.machine.probe(pos, asked, type, own.next, decision.seat)
    if (action !== undefined && game.machine.whyNot(pos, asked, action, decision.seat) === undefined) return action
  }
  return undefined
}

/** Values near the edge are judged without a fault, by rules of the book, alike on copies and on what the eye imagines. */
export function probes(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  heard: readonly AnyEvent[],
  own: Dice,
): string | undefined {
  if (decision.begun !== undefined) return undefined
  const { machine } = game
  const { seat } = decision
  const asked = askingTable(pos)
  for (const type of openTypes(game, decision)) {
    const copy = reloaded(pos)
    const guess = game.imagine(game.view(pos, seat), seat, heard, own)
    for (let n = 0; n < PROBES; n++) {
      const action = machine.probe(pos, asked, type, own.next, seat)
      if (action === undefined) return `${type} is open and cannot be probed`
      const refusals = machine.whyNotAll(pos, asked, action, seat)
      for (const refusal of refusals) {
        const fault = game.refusals.includes(refusal) ? badCitation(game, refusal) : 'not one of the game’s refusals'
        if (fault !== undefined) return `${keyOf(action)}: “${refusal.text.en}”: ${fault}`
      }
      for (const [what, other] of [['a reloaded copy', copy] as const, [`what ${seat} imagines`, guess] as const])
        if (canonical(machine.whyNotAll(other, askingTable(other), action, seat)) !== canonical(refusals))
          return `${keyOf(action)} is judged otherwise in ${what}`
      const fault = refusals.length > 0 ? undefined : afterwards(game, pos, action, decision, own)
      if (fault !== undefined) return `${keyOf(action)} breaks an invariant: ${fault}`
    }
  }
  return undefined
}

function afterwards(game: AnyGame, pos: AnyPosition, action: Action, { seat }: Decision, own: Dice) {
  const copy = game.clone(pos)
  const t = tableFor(copy, own)
  game.machine.take(copy, t, action, seat)
  game.machine.advance(copy, t)
  return game.invariants(copy)[0]
}

/** One whole set, path or offer of parts, put together at random, and everything that must hold of it. */
export function wholeChoices(game: AnyGame, pos: AnyPosition, decision: Decision, own: Dice): string | undefined {
  if (decision.begun !== undefined) return undefined
  for (const type of new Set(decision.actions.filter(each => isStep(game, decision, each)).map(each => each.type))) {
    const whole = putTogether(game, pos, decision, type, own)
    if (typeof whole === 'string') return whole
    const fault = faultOf(game, pos, decision, whole, own)
    if (fault !== undefined) return `${keyOf(whole)}: ${fault}`
  }
  return undefined
}

/** A dead end throws in `stepwise`; the audit reports what is thrown. */
function putTogether(game: AnyGame, pos: AnyPosition, at: Decision, type: string, own: Dice): Action | string {
  const copy = game.clone(pos)
  const t = askingTable(copy)
  let here: Decision | undefined = at
  for (let n = 0; n < 5000 && here !== undefined; n++) {
    const ways: readonly Action[] = here.actions.filter(each => each.type === type)
    const action = ways[own.next(ways.length)]!
    if (!isStep(game, here, action)) return action
    game.machine.take(copy, t, action, at.seat)
    here = game.machine.questionTo(copy, t, at.seat)
  }
  return `${type} does not come to an end`
}

function faultOf(game: AnyGame, pos: AnyPosition, at: Decision, whole: Action, own: Dice): string | undefined {
  const { machine } = game
  const asked = askingTable(pos)
  const { type, arg } = whole
  const refused = (given: Json) => machine.objections(pos, asked, { type, arg: given }, at.seat)
  if (refused(arg!).length > 0)
    return `put together from what is permitted, and refused: ${refused(arg!)[0]!.refusal.text.en}`
  const names = machine.partsOf(at, type)
  const parts = names === undefined ? [['', arg] as const] : names.map(name => [name, (arg as Listed)[name]!] as const)
  const put = (name: string, list: Json): Json => (names === undefined ? list : { ...(arg as Listed), [name]: list })
  for (const [i, [name, given]] of parts.entries()) {
    const list = given as readonly number[]
    const earlier = Object.fromEntries(parts.slice(0, i)) as Listed
    const begun = (chosen: readonly number[]): Chosen => (names === undefined ? chosen : { ...earlier, [name]: chosen })
    const first = machine.extend(pos, asked, type, begun([]), undefined, at.seat)
    if ('refusal' in first) return `nothing chosen of ${name || 'it'} is refused: ${first.refusal.text.en}`
    const absurd: Json[] = [put(name, [...list, 0.5]), put(name, [...list, -7]), put(name, 'x'), put(name, [[...list]])]
    if (first.kind === 'set') {
      if (list.length > 1) absurd.push(put(name, list.toReversed()))
      if (list.length > 0) absurd.push(put(name, [list[0]!, ...list]))
      const fault = inAnyOrder(list, chosen => machine.extend(pos, asked, type, begun(chosen), undefined, at.seat), own)
      if (fault !== undefined) return fault
    }
    for (const odd of absurd) {
      const [objection] = refused(odd)
      if (objection === undefined) return `${JSON.stringify(odd)} is accepted too`
      const fault = badCitation(game, objection.refusal)
      if (fault !== undefined) return `${JSON.stringify(odd)}: ${fault}`
    }
  }
  return undefined
}
type Listed = Readonly<Record<string, readonly number[]>>

/** Of a legal set each element may be added to any of the others, whatever somebody clicks first. */
function inAnyOrder(
  list: readonly number[],
  extend: (chosen: readonly number[]) => Extension | { readonly refusal: { readonly text: { readonly en: string } } },
  own: Dice,
): string | undefined {
  const order = [...list]
  for (let i = order.length - 1; i > 0; i--) {
    const j = own.next(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  for (let n = 0; n < order.length; n++) {
    const found = extend(order.slice(0, n))
    if ('refusal' in found) return `${order.slice(0, n)} of it is refused: ${found.refusal.text.en}`
    if (!found.may.includes(order[n]!)) return `${order[n]} may not be added to ${order.slice(0, n)}: the order matters`
  }
  return undefined
}

/**
 * What somebody has begun and not declared is nobody else's to see. A choice that is impossible in a world the eye cannot
 * tell from the real one proves that world wrong: if it shows in the eye's view before anything is told, and can be taken
 * back for nothing, a frame has been sent that is not this eye's.
 */
export function hovering(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  heard: readonly (readonly AnyEvent[])[],
  own: Dice,
): string | undefined {
  const { seat, actions, asked } = decision
  // What several answer at once is kept hidden until all have, and then it cannot be taken back.
  if (asked !== undefined) return undefined
  const action = actions[own.next(actions.length)]!
  const after = game.clone(pos)
  const rolls: Roll[] = []
  const ear = hearing(heard.length - 1)
  const t = tableFor(after, recording(own, rolls), ear)
  game.machine.take(after, t, action, seat)
  const next = game.machine.advance(after, t)
  const isFinal =
    rolls.length > 0 || ear.reveals > 0 || next === undefined || !goesOnWith(next, seat) || next.asked !== undefined
  if (isFinal) return undefined
  for (const [index, eye] of eyesOf(heard.length - 1).entries()) {
    if (eye === seat) continue
    const view = game.view(pos, eye)
    // What is told is declared; what shows without a word is a hand that hovers.
    if (ear.heard[index]!.length > 0 || canonical(game.view(after, eye)) === canonical(view)) continue
    const guess = game.imagine(view, eye, heard[index]!, own)
    const refusal = game.machine.whyNot(guess, askingTable(guess), action, seat)
    if (refusal !== undefined)
      return `${keyOf(action)} is not declared yet, and ${eye} sees it: in what he imagined it is ${refusedBy(refusal)}`
  }
  return undefined
}
