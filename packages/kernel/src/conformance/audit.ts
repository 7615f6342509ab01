/** Plays random games and looks at every decision, or closely at some of them, for what must hold of every game. */

import { canonical } from '../canonical.ts'
import type { Decision } from '../decision.ts'
import { type Roll, recording, searchDice } from '../dice.ts'
import type { Answer } from '../joint.ts'
import type { AnyGame, AnyPosition, Setup } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { countSides } from '../sides.ts'
import { stepwise } from '../stepwise.ts'
import type { Action, Seat } from '../values.ts'
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
import { type Findings, findings, type Property, told } from './findings.ts'
import { eyesOf, type Hearing, hearing, lookingOn } from './hearing.ts'
import { oneOf, orderOfAnswers } from './joint.ts'
import { type Guesses, guesses, honestView, sameForEye } from './knowledge.ts'
import {
  citedRefusals,
  independentClone,
  keyOf,
  refusable,
  steadyOptions,
  survivesSaving,
  wellFormedOptions,
} from './position.ts'
import { properResult, saidBoard, saidDecision, saidEvent, setUp, wellWritten } from './said.ts'
import { hovering, offTheList, probes, wholeChoices } from './several.ts'

export interface AuditOptions {
  /** How many random games, over all setups together. */
  readonly games: number
  /** What `readSetup` reads: scenarios and options to spread the games over. */
  readonly setups: readonly unknown[]
  readonly seed?: string
  /** The share of decisions looked at closely. Rare kinds of decision are looked at more often. */
  readonly sample?: number
  /** No game is this long. */
  readonly limit?: number
  /** What the game does not hold yet, and why: said aloud by the test instead of failing it. */
  readonly except?: Readonly<Partial<Record<Property, string>>>
}
export interface Audit {
  readonly faults: Findings['faults']
  readonly games: number
  readonly decisions: number
  /** How many of them were looked at closely. */
  readonly close: number
  /** How many decisions were followed by a second game that differed in a blind pick. */
  readonly shadowed: number
}

export const SAMPLE = 0.02
/** Options and refusals cost less than views and copies, so they are looked at this many times as often. */
const OFTENER = 5
/** The first decisions of each kind are always looked at closely, however rare the kind. */
const FIRST = 12
const MOST_REFUSALS = 300

interface Progress {
  readonly found: Findings
  readonly guessed: Map<number, Guesses>
  readonly missed: Map<number, boolean[]>
  readonly kinds: Map<string, number>
  readonly spoken: Map<string, number>
  readonly sample: number
  readonly limit: number
  decisions: number
  close: number
  shadowed: number
}

export function audit(played: AnyGame, options: AuditOptions): Audit {
  const game = stepwise(played)
  const found = findings()
  const seed = options.seed ?? 'conformance'
  const progress: Progress = {
    found,
    guessed: new Map(),
    missed: new Map(),
    kinds: new Map(),
    spoken: new Map(),
    sample: options.sample ?? SAMPLE,
    limit: options.limit ?? 20_000,
    decisions: 0,
    close: 0,
    shadowed: 0,
  }
  found.check('written', () => wellWritten(game).slice(0, 8).join('\n  ') || undefined)
  const setups: { setup: Setup; text: string }[] = []
  for (const raw of options.setups)
    found.check('written', () => {
      const { setup, faults } = setUp(game, raw)
      if (typeof setup !== 'string') setups.push({ setup, text: JSON.stringify(raw) ?? 'none' })
      return faults.join('\n  ') || undefined
    })
  if (setups.length === 0) found.report('written', 'there is no setup to play')
  let games = 0
  for (; games < options.games && setups.length > 0 && !found.closed('ends'); games++) {
    const { setup, text } = setups[games % setups.length]!
    const seats = game.seats(setup).length
    found.place = { setup: text, game: games, decisions: 0, at: undefined }
    playAndLook(game, setup, seats, `${seed}/${games}`, progress)
  }
  found.place = undefined
  everythingGuessed(progress)
  const { decisions, close, shadowed } = progress
  return { faults: found.faults, games, decisions, close, shadowed }
}

/** At every so many decisions of a shadow, each eye looks on while something happens. */
const LOOK_ON_EVERY = 8

/** One random game. Chance in the game, choices, and the suite's own needs come from three separate streams. */
function playAndLook(game: AnyGame, setup: Setup, seats: number, seed: string, progress: Progress): void {
  const { found } = progress
  const { machine } = game
  const choices = searchDice(`${seed}/choices`)
  const own = searchDice(`${seed}/own`)
  const rolls: Roll[] = []
  const ear = hearing(seats)
  const opens = machine.steps.some(step => {
    const [proc, name] = step.split('.')
    const at = { proc: proc!, step: name! }
    return machine.typesAt(at).some(type => machine.kind(at, type) === 'open')
  })
  try {
    const pos = game.begin(setup)
    const t = tableFor(pos, recording(searchDice(seed), rolls), ear)
    let before: Before | undefined = { pos: game.clone(pos), decision: undefined, action: undefined }
    let shadow: Shadow | undefined
    let action: Action | undefined
    let by: Seat | undefined
    let turn = Number.NEGATIVE_INFINITY
    for (let n = 0; n <= progress.limit; n++) {
      const since = ear.heard.map(list => list.length)
      const whispers = ear.whispers
      // Every tell is a door too. A shadow that lives long is looked at now and then.
      const looksOn = before !== undefined || (shadow !== undefined && n % LOOK_ON_EVERY === 0)
      ear.sight = looksOn ? lookingOn(game, pos, seats) : undefined
      for (const list of ear.seen) list.length = 0
      if (action !== undefined) machine.take(pos, t, action, by)
      const decision = oneOf(game, pos, machine.advance(pos, t), own)
      found.place!.at = decision
      found.place!.decisions = n

      lookAtWhatHappened(game, progress, ear, rolls)
      const turnNow = game.turn(pos)
      if (!(Number.isInteger(turnNow) && turnNow >= turn))
        found.report('invariants', `the turn is ${turnNow}, after ${turn}`)
      turn = turnNow
      found.check('invariants', () => game.invariants(pos).join('; ') || undefined)

      const heard = ear.heard.map((list, eye) => list.slice(since[eye]))
      const whispered = ear.whispers > whispers
      const happened: Happened = { rolls, heard, whispered, decision, ...(looksOn && { seen: ear.seen }) }
      shadow = lookAtShadow(game, progress, shadow, before, action && { ...action, seat: by! }, happened, pos, own)
      before = undefined
      rolls.length = 0
      if (decision === undefined) {
        lookAtTheEnd(game, progress, pos, seats)
        remember(progress.missed, seats, ear.missed)
        return
      }
      progress.decisions++
      found.check('options', () => wellFormedOptions(decision, seats))
      lookAtDecision(game, progress, pos, decision, ear, own)
      action = decision.actions[choices.next(decision.actions.length)]!
      if (opens) action = offTheList(game, pos, decision, own) ?? action
      by = decision.seat
      if (shadow === undefined && own.next(3) === 0) before = { pos: game.clone(pos), decision, action }
    }
    found.report('ends', `the game goes on after ${progress.limit} decisions`)
  } catch (error) {
    found.report('ends', `the rules ${told(error)}`)
  }
}

function lookAtWhatHappened(game: AnyGame, { found, spoken }: Progress, ear: Hearing, rolls: readonly Roll[]): void {
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

function lookAtShadow(
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

function lookAtDecision(
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

function lookAtTheEnd(game: AnyGame, { found }: Progress, pos: AnyPosition, seats: number): void {
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

function remember(missed: Map<number, boolean[]>, seats: number, now: readonly boolean[]): void {
  const before = missed.get(seats) ?? now.map(() => false)
  missed.set(
    seats,
    before.map((was, eye) => was || now[eye] === true),
  )
}

/** An eye that was not told everything must have guessed wrong sometimes: if it never did, its view says too much. */
function everythingGuessed({ found, guessed, missed }: Progress): void {
  for (const [seats, { made, wrong }] of guessed)
    for (const [index, eye] of eyesOf(seats).entries())
      if (missed.get(seats)?.[index] && made[index]! >= 50 && !wrong[index])
        found.report(
          'imagine',
          `${eye} was not told everything, and yet imagined it right ${made[index]} times: the view says too much, or nothing is dealt again`,
        )
}
