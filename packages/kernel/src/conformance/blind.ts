/**
 * Two games that differ only in a secret: a blind pick, or a choice of which only a whisper was heard. As long as an eye
 * hears the same from both, it must see the same in both and be asked the same. This finds a leak that `imagine` would
 * faithfully copy, because no view goes into it.
 */

import { canonical } from '../canonical.ts'
import { type Decision, severalOf } from '../decision.ts'
import { type Dice, diceFrom, type Roll, recording } from '../dice.ts'
import type { Answer } from '../joint.ts'
import type { AnyEvent, AnyGame, AnyPosition } from '../module.ts'
import { tableFor } from '../procedures.ts'
import type { Action, Seat } from '../values.ts'
import { eyesOf, hearing, lookingOn } from './hearing.ts'
import { difference } from './plain.ts'
import { askingTable, keyOf, keysOf } from './position.ts'

type Picker = { next(n: number): number }

/** What really happened between two decisions. */
export interface Happened {
  readonly rolls: readonly Roll[]
  /** By eye. */
  readonly heard: readonly (readonly AnyEvent[])[]
  /** By eye: what it saw at each thing it heard, where somebody looked on. */
  readonly seen?: readonly (readonly string[])[] | undefined
  /** Did somebody hear of something that somebody else did not hear of as it was? */
  readonly whispered: boolean
  readonly decision: Decision | undefined
}

/** What was decided, and from which position, before all that happened; no action: the opening. */
export interface Before {
  readonly pos: AnyPosition
  readonly decision: Decision | undefined
  readonly action: Action | undefined
}

/** The other game, and the eyes that cannot tell it from the real one, since they heard the same. */
export interface Shadow {
  readonly pos: AnyPosition
  decision: Decision | undefined
  readonly fooled: boolean[]
  /** Is the secret a blind pick, and nobody's choice? */
  readonly picked: boolean
}
export const foolsSomebody = (shadow: Shadow): boolean => shadow.fooled.includes(true)

/** Goes the same way from `before` but for one secret. `undefined`: there was none. */
export function shadowFrom(game: AnyGame, before: Before, real: Happened, own: Picker): Shadow | string | undefined {
  const picks = real.rolls.filter(roll => roll.hidden && roll.sides > 1).length
  // An answer given while others are still awaited is heard by nobody: it is a secret whole.
  const isKept = before.decision?.asked !== undefined && real.decision?.asked !== undefined && isSame(before, real)
  const isSecret = real.whispered || isKept
  const others = isSecret ? (before.decision?.actions.filter(each => each !== before.action) ?? []) : []
  if (picks === 0 && others.length === 0) return undefined
  const picked = picks > 0 && (others.length === 0 || own.next(2) === 0)
  const shadow: Shadow = { pos: before.pos, decision: undefined, fooled: real.heard.map(() => true), picked }
  const action = picked ? before.action : others[own.next(others.length)]
  const leak = goTheSameWay(
    game,
    shadow,
    action && { ...action, seat: before.decision!.seat },
    real,
    own,
    picked ? own.next(picks) : -1,
  )
  if (isKept) shadow.fooled[before.decision!.seat] = false
  // If nobody at all heard a difference it was no secret: a choice half made, say, which everybody can watch.
  if (!picked && !shadow.fooled.includes(false)) return undefined
  return leak ?? shadow
}

/** Carries the same action out in the shadow. A fault, or `undefined`; afterwards nobody may be fooled any more. */
export function follow(game: AnyGame, shadow: Shadow, action: Answer, real: Happened, own: Picker): string | undefined {
  const wanted = keyOf(action)
  const any = shadow.decision && severalOf(shadow.decision)
  const asked = any ? game.machine.questionTo(shadow.pos, askingTable(shadow.pos), action.seat) : shadow.decision
  const isOpen = shadow.decision !== undefined && game.machine.kind(shadow.decision, action.type) === 'open'
  const isThere = isOpen
    ? game.machine.whyNot(shadow.pos, askingTable(shadow.pos), action, action.seat) === undefined
    : asked?.actions.some(each => keyOf(each) === wanted)
  if (!isThere) {
    shadow.fooled.fill(false) // The other side does not have in the shadow what it just used: everybody knows now.
    return undefined
  }
  return goTheSameWay(game, shadow, action, real, own, -1) ?? sameQuestion(shadow, real)
}

/** Who hears the same is fooled. A fault if what he saw on the way differs all the same. */
function goTheSameWay(
  game: AnyGame,
  shadow: Shadow,
  action: Answer | undefined,
  real: Happened,
  own: Picker,
  altered: number,
): string | undefined {
  const rolls: Roll[] = []
  const seats = real.heard.length - 1
  const ear = hearing(seats)
  if (real.seen !== undefined) ear.sight = lookingOn(game, shadow.pos, seats)
  const t = tableFor(shadow.pos, recording(mirror(real.rolls, own, altered), rolls), ear)
  if (action !== undefined) {
    const { seat, ...deed } = action
    game.machine.take(shadow.pos, t, deed, seat)
  }
  shadow.decision = game.machine.advance(shadow.pos, t)
  const sameDice = canonical(rolls.filter(inTheOpen)) === canonical(real.rolls.filter(inTheOpen))
  for (let eye = 0; eye < shadow.fooled.length; eye++)
    shadow.fooled[eye] &&= sameDice && canonical(ear.heard[eye]) === canonical(real.heard[eye])
  for (const [eye, seen] of (real.seen ?? []).entries()) {
    const at = shadow.fooled[eye] ? seen.findIndex((sight, i) => sight !== ear.seen[eye]![i]) : -1
    if (at >= 0)
      return `a secret shows in the view of eye ${eye} when ${real.heard[eye]![at]?.e} is told: ${difference(seen[at]!, ear.seen[eye]![at] ?? '')}`
  }
  return undefined
}

const inTheOpen = (roll: Roll): boolean => roll.hidden === undefined

/** Is a fooled eye asked, or made to wait for, the same thing? */
export function sameQuestion(shadow: Shadow, real: Happened): string | undefined {
  const eye = shadow.fooled.indexOf(true)
  if (eye === -1) return undefined
  const [a, b] = [real.decision, shadow.decision]
  if (a?.asked !== undefined && b?.asked !== undefined) return sameJointQuestion(eye, a, b)
  if (`${a && sharers(a)}` !== `${b && sharers(b)}` || a?.proc !== b?.proc || a?.step !== b?.step)
    return `what nobody told eye ${eye} decides who is asked what: ${a?.proc}.${a?.step} of seat ${a?.seat}, or ${b?.proc}.${b?.step} of seat ${b?.seat}`
  if (a?.rule !== b?.rule) return `what nobody told eye ${eye} decides which rule is cited: ${a?.rule}, or ${b?.rule}`
  if (a !== undefined && b?.seat === a.seat && shadow.fooled[a.seat]) {
    const [options, others] = [keysOf(a.actions), keysOf(b.actions)]
    if (options !== others) return `what nobody told seat ${a.seat} decides its options: ${difference(options, others)}`
  }
  return undefined
}

/** Which of those who share a question is asked first is chance, too. */
const sharers = ({ shared, seat }: Decision): readonly Seat[] => shared ?? [seat]

/** Which of the asked is asked first is chance: who they are, and what, must be the same. */
function sameJointQuestion(eye: number, a: Decision, b: Decision): string | undefined {
  const [one, other] = [a, b].map(({ proc, step, rule, asked }) => `${proc}.${step} (${rule}) of seats ${asked}`)
  return one === other ? undefined : `what nobody told eye ${eye} decides who is asked what: ${one}, or ${other}`
}

/** Is it still the same question, with one answer more? */
function isSame({ decision }: Before, real: Happened): boolean {
  const [a, b] = [decision!, real.decision!]
  return a.proc === b.proc && a.step === b.step && b.awaited!.length === a.awaited!.length - 1
}

/** Does every fooled eye see the same? */
export function sameSight(game: AnyGame, shadow: Shadow, pos: AnyPosition): string | undefined {
  for (const [index, eye] of eyesOf(shadow.fooled.length - 1).entries()) {
    if (!shadow.fooled[index]) continue
    const [real, other] = [canonical(game.view(pos, eye)), canonical(game.view(shadow.pos, eye))]
    if (real !== other) return `a secret shows in the view of ${eye}, who was told nothing: ${difference(real, other)}`
  }
  return undefined
}

/**
 * Was an eye told of a pick that its view hides? It heard a difference that it does not see, and another eye does see
 * it. If nobody sees one, what was told came and went.
 */
export function toldTooMuch(game: AnyGame, shadow: Shadow, pos: AnyPosition): string | undefined {
  if (!shadow.picked) return undefined
  const eyes = eyesOf(shadow.fooled.length - 1)
  const sees = eyes.map(eye => canonical(game.view(pos, eye)) !== canonical(game.view(shadow.pos, eye)))
  if (!sees.includes(true)) return undefined
  const told = eyes.find((_, index) => !shadow.fooled[index] && !sees[index])
  return told === undefined ? undefined : `${told} was told of a secret that its view hides and another's shows`
}

/** The same rolls again, picks and dice each in their order; pick number `altered` turns out differently. */
function mirror(rolls: readonly Roll[], own: Picker, altered: number): Dice {
  const open = rolls.filter(inTheOpen)
  const picks = rolls.filter(roll => roll.hidden && roll.sides > 1)
  let [nextOpen, nextPick] = [0, 0]
  return diceFrom((sides, _, hidden) => {
    if (hidden && sides === 1) return 1
    const index = hidden ? nextPick++ : nextOpen++
    const before = (hidden ? picks : open)[index]
    if (before === undefined || before.sides !== sides) return own.next(sides) + 1
    return hidden && index === altered ? ((before.got + own.next(sides - 1)) % sides) + 1 : before.got
  })
}
