/** Plays random games and looks at every decision, or closely at some of them, for what must hold of every game. */

import { type Roll, recording, searchDice } from '../dice.ts'
import type { AnyGame, Setup } from '../module.ts'
import { tableFor } from '../procedures.ts'
import { stepwise } from '../stepwise.ts'
import type { Action, Seat } from '../values.ts'
import type { Before, Happened, Shadow } from './blind.ts'
import { type Findings, findings, type Property, told } from './findings.ts'
import { eyesOf, hearing, lookingOn } from './hearing.ts'
import { oneOf } from './joint.ts'
import { lookAtDecision, lookAtShadow, lookAtTheEnd, lookAtWhatHappened, type Progress } from './looks.ts'
import { wellFormedOptions } from './position.ts'
import { setUp, wellWritten } from './said.ts'
import { offTheList } from './several.ts'

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
