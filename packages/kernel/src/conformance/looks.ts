/** What is looked at while a random game is played: what happened, a second game beside it, each decision, and the end. */

import { canonical } from '../canonical.ts'
import type { Decision } from '../decision.ts'
import { type Roll, searchDice } from '../dice.ts'
import type { Answer } from '../joint.ts'
import type { AnyGame, AnyPosition } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { countSides } from '../sides.ts'
import type { Action } from '../values.ts'
import {
  type Before,
  follow,
  foolsSomebody,
  type Happened,
  type Shadow,
  sameQuestion,
  sameSight,
  shadowFrom,
  toldTooMuch,
} from './blind.ts'
import type { Findings } from './findings.ts'
import { eyesOf, type Hearing } from './hearing.ts'
import { orderOfAnswers, partOfEach } from './joint.ts'
import { guesses, honestView, type Imaginings, sameForEye } from './knowledge.ts'
import { citedRefusals, independentClone, keyOf, refusable, steadyOptions, survivesSaving } from './position.ts'
import { properResult, saidBoard, saidDecision, saidEvent } from './said.ts'
import { hovering, probes, wholeChoices } from './several.ts'

/** Options and refusals cost less than views and copies, so they are looked at this many times as often. */
const OFTENER = 5
/** The first decisions of each kind are always looked at closely, however rare the kind. */
const FIRST = 12
const MOST_REFUSALS = 300

export interface Progress {
  readonly found: Findings
  readonly guessed: Map<number, Imaginings>
  readonly missed: Map<number, boolean[]>
  readonly kinds: Map<string, number>
  readonly spoken: Map<string, number>
  readonly sample: number
  readonly limit: number
  decisions: number
  close: number
  shadowed: number
}

export function lookAtWhatHappened(
  game: AnyGame,
  { found, spoken }: Progress,
  ear: Hearing,
  rolls: readonly Roll[],
): void {
  for (const roll of rolls)
    if (!Object.hasOwn(game.rulebook, roll.why))
      found.report('invariants', `dice cite ${roll.why}: not in the rulebook`)
  for (const event of ear.said) {
    const times = (spoken.get(event.e) ?? 0) + 1
    spoken.set(event.e, times)
    if (times <= 200 || times % 32 === 0) found.check('words', () => saidEvent(game, event))
  }
  ear.said.length = 0
}

export function lookAtShadow(
  game: AnyGame,
  progress: Progress,
  shadow: Shadow | undefined,
  before: Before | undefined,
  action: Answer | undefined,
  happened: Happened,
  pos: AnyPosition,
  own: { next(n: number): number },
): Shadow | undefined {
  const { found } = progress
  if (found.closed('blind')) return undefined
  let goesOn = shadow
  let isNew = false
  if (shadow !== undefined && action !== undefined)
    found.check('blind', () => follow(game, shadow, action, happened, own))
  else if (before !== undefined) {
    isNew = true
    found.check('blind', () => {
      const made = shadowFrom(game, before, happened, own)
      if (typeof made === 'string') return made
      goesOn = made
      return goesOn && (toldTooMuch(game, goesOn, pos) ?? sameQuestion(goesOn, happened))
    })
  }
  if (goesOn === undefined || !foolsSomebody(goesOn)) return undefined
  progress.shadowed++
  const faults = found.faults.blind.length
  if (isNew || own.next(16) === 0) found.check('blind', () => goesOn && sameSight(game, goesOn, pos))
  // A shadow that has shown a leak would show the same one at every decision that follows.
  return faults === found.faults.blind.length ? goesOn : undefined
}

export function lookAtDecision(
  game: AnyGame,
  progress: Progress,
  pos: AnyPosition,
  decision: Decision,
  ear: Hearing,
  own: ReturnType<typeof searchDice>,
): void {
  const { found, kinds, sample } = progress
  const kind = `${decision.proc}.${decision.step}`
  const times = (kinds.get(kind) ?? 0) + 1
  kinds.set(kind, times)
  const draw = own.next(1 << 30) / (1 << 30)
  const close = times <= FIRST || draw < sample
  // The same question may cite another section each time it is put.
  if (!Object.hasOwn(game.rulebook, decision.rule))
    found.report('options', `${kind} cites ${decision.rule}, which is not in the rulebook`)
  if (!close && draw >= sample * OFTENER) return

  const here = canonical(pos)
  let others: readonly Action[] = []
  found.check('options', () => steadyOptions(game, pos, decision))
  found.check('refusals', () => {
    others = refusable(game, pos, decision, own, MOST_REFUSALS)
    return citedRefusals(game, pos, decision, others)
  })
  if (close) {
    progress.close++
    lookClosely(game, progress, pos, decision, others, ear, own)
  }
  found.check('asking', () =>
    canonical(pos) === here ? undefined : 'the position is another after being asked about, viewed or put into words',
  )
}

function lookClosely(
  game: AnyGame,
  { found, guessed }: Progress,
  pos: AnyPosition,
  decision: Decision,
  others: readonly Action[],
  ear: Hearing,
  own: ReturnType<typeof searchDice>,
): void {
  const seats = ear.heard.length - 1
  const guessing = guessed.get(seats) ?? guesses(seats + 1)
  guessed.set(seats, guessing)
  if (decision.asked !== undefined) found.check('joint', () => orderOfAnswers(game, pos, decision, own))
  if (decision.shared !== undefined) found.check('joint', () => partOfEach(game, pos, decision, seats))
  found.check('several', () => wholeChoices(game, pos, decision, own))
  const heard = ear.heard[decision.seat]!
  found.check('several', () => probes(game, pos, decision, heard, own))
  if (seats > 1) found.check('begun', () => hovering(game, pos, decision, ear.heard, own))
  found.check('saves', () => survivesSaving(game, pos, seats, own))
  found.check('clones', () => independentClone(game, pos, seats, own))
  for (const [index, eye] of eyesOf(seats).entries()) {
    found.check('views', () => honestView(game, pos, eye))
    found.check('imagine', () => sameForEye(game, pos, decision, eye, ear.heard[index]!, others, own, guessing))
    // A table drawn in text is many lines of it: one look in six is plenty.
    if (own.next(6) === 0) found.check('words', () => saidBoard(game, pos, eye))
  }
  found.check('words', () => saidDecision(game, pos, decision, others.slice(0, 12)))
}

export function lookAtTheEnd(game: AnyGame, { found }: Progress, pos: AnyPosition, seats: number): void {
  const sides = game.sides?.(pos)
  found.check('ends', () => properResult(game, pos, sides === undefined ? seats : countSides(sides)))
  found.check('saves', () => {
    const loaded: AnyPosition = JSON.parse(JSON.stringify(pos))
    if (canonical(loaded) !== canonical(pos)) return 'the last position differs after loading'
    return canonical(game.clone(pos)) === canonical(pos) ? undefined : 'the clone of the last position differs'
  })
  for (const eye of eyesOf(seats)) found.check('views', () => honestView(game, pos, eye))
  found.check('words', () => saidBoard(game, pos, 'spectator'))
  found.check('refusals', () => {
    const refusal = game.machine.whyNot(pos, tableFor(pos, searchDice(0)), { type: 'anything' })
    return refusal === undefined ? `${keyOf({ type: 'anything' })} is permitted after the end` : undefined
  })
}
