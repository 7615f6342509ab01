import type { Action, AnyGame, Eye, Roll, RuleRef, Seat } from '@bivouac/kernel'
import { type Course, heardBy } from './course.ts'
import { again, begin } from './retrace.ts'
import type { Journal } from './types.ts'

/** One move of a replay, as somebody may know it; `at: 0` is the opening, before anybody has chosen. */
export interface ReplayStep {
  readonly at: number
  readonly seat?: Seat
  /** The question it answered. */
  readonly asked?: { readonly proc: string; readonly step: string; readonly rule: RuleRef }
  /** Left out where another eye may not know what was chosen. */
  readonly action?: Action
  readonly rolls: readonly Roll[]
  readonly events: readonly { readonly e: string }[]
  /** The sections the step stands on: the rule that asked, then those that rolled. */
  readonly citations: readonly RuleRef[]
  /** What the eye saw afterwards, if it was asked for. */
  readonly view?: object
}

export interface ReplayOptions {
  /** Moves to go through; all of them without it. */
  readonly to?: number
  /** Through whose eye; without it through the referee's, who hears everything. */
  readonly eye?: Eye
  /** Adds to each step what the eye saw after it. */
  readonly views?: boolean
}

/**
 * A journal told again, step by step. While the game goes on an eye gets only what it heard, its own choices and the
 * dice on the table; when it is over also the hidden picks and everybody's choices, the events staying as it heard them.
 */
export function replay(game: AnyGame, journal: Journal, options: ReplayOptions = {}): readonly ReplayStep[] | string {
  const begun = begin(game, journal)
  if (typeof begun === 'string') return begun
  const { course } = begun
  const { eye, views = false } = options
  const open = eye === undefined || journal.result !== undefined || journal.seed !== undefined
  const steps: ReplayStep[] = []

  const step = (known: Pick<ReplayStep, 'seat' | 'asked' | 'action'>, rolls: readonly Roll[], told: number): void => {
    const seen = open ? rolls : rolls.filter(roll => roll.hidden !== true)
    const citations = new Set(known.asked === undefined ? [] : [known.asked.rule])
    for (const roll of seen) citations.add(roll.why)
    steps.push({
      at: course.moves.length,
      ...known,
      rolls: seen,
      events: eventsFor(course, told, eye),
      citations: [...citations],
      ...(views ? { view: game.view(course.pos, eye ?? 'spectator') } : {}),
    })
  }

  step({}, course.opening, 0)
  const to = Math.min(options.to ?? journal.moves.length, journal.moves.length)
  for (let at = 0; at < to; at++) {
    const move = journal.moves[at]!
    const told = course.told.length
    const decision = course.decision
    const ran = again(course, move)
    if (typeof ran === 'string') return ran
    const { proc, step: name, rule } = decision!
    const mine = open || eye === move.seat
    // Who answered first of several who were asked at once is nobody's business.
    const by = mine || decision!.asked === undefined ? { seat: move.seat } : {}
    step({ ...by, asked: { proc, step: name, rule }, ...(mine && { action: move.action }) }, ran.rolls, told)
  }
  const { since } = course
  return open || since === undefined ? steps : steps.filter(each => each.at <= since || each.seat === eye)
}

function eventsFor(course: Course, since: number, eye: Eye | undefined): readonly { readonly e: string }[] {
  const events = []
  for (let i = since; i < course.told.length; i++) {
    const told = course.told[i]!
    const event = eye === undefined ? told.event : heardBy(told, eye)
    if (event !== undefined) events.push(event)
  }
  return events
}
