import {
  type Action,
  type AnyGame,
  type AnyPosition,
  awaitedSeats,
  type Decision,
  type Eye,
  isForced,
  type Json,
  type Refusal,
  type Seat,
  type Setup,
  severalOf,
  tableFor,
  type Verdict,
} from '@bivouac/kernel'
import {
  type Course,
  carryOut,
  hasAnswered,
  heardSince,
  mayStillAct,
  open,
  rewind,
  seenBy,
  shownSince,
  watchedBy,
  withdraw,
} from './course.ts'
import { film } from './film.ts'
import { frozen, thawed } from './json.ts'
import { judging } from './judging.ts'
import { noDice } from './no-dice.ts'
import { faulty, refuse } from './refusals.ts'
import { retrace } from './retrace.ts'
import { type ChanceSource, sourceOf } from './source.ts'
import { MOST_STANDING, type Standing, standingOrders } from './standing.ts'
import type { Chance, Fork, Journal, Match, Submitted, TakeBack } from './types.ts'
import { createUndo, type Undo } from './undo.ts'
import { written } from './written.ts'

/**
 * Sets up a table. With a seed the dice are keyed and their commitment is in the journal from the start; with `dice`
 * (scripted, search) nothing is promised. `from`, read by `readPosition`, is where a study or a fork begins instead of
 * the setup's own beginning, and `fork` says of what moment. Throws only if the opening itself cannot be run.
 */
export function createMatch(game: AnyGame, setup: Setup, chance: Chance, from?: AnyPosition, fork?: Fork): Match {
  const source = sourceOf(chance)
  // What is kept to begin again from must not be the object the rules then change.
  const start = frozen(from) as Json | undefined
  const course = open(game, from === undefined ? game.begin(setup) : thawed(from), source.dice)
  return matchOn({ course, undo: createUndo(course), setup: frozen(setup), source, from: start, fork: frozen(fork) })
}

interface Parts {
  readonly course: Course
  readonly undo: Undo
  readonly setup: Setup
  readonly source: ChanceSource
  readonly from: Json | undefined
  readonly fork: Fork | undefined
  /** How many times moves were taken back so far. */
  readonly backs?: number | undefined
  /** How many of them kept the dice. */
  readonly retried?: number | undefined
}

/** A match on a course that may already have moves. */
export function matchOn(parts: Parts): Match {
  const { course: given, undo: givenUndo, setup, source, from, fork } = parts
  let course = given
  let undo = givenUndo
  let backs = parts.backs ?? 0
  let retried = parts.retried ?? 0
  /** Who looks on while something happens. */
  let watching: readonly Eye[] = []
  const { game } = course
  /** For each move, whether somebody made it, rather than his standing pass. Private, so it is not in the journal. */
  const byHand: boolean[] = course.moves.map(() => true)
  const seats = game.seats(setup).length
  /** Standing answers wait until whoever holds the match lets them be given. */
  let later = false
  const standing = standingOrders(game, seats)

  const isSeat = (eye: unknown): eye is Seat => Number.isInteger(eye) && (eye as number) >= 0 && (eye as number) < seats
  const eyeOf = (eye: Eye): Eye => (isSeat(eye) ? eye : 'spectator')

  const { judge, isRefused, waiting } = judging(() => course, isSeat)

  /** One legal move, written down; a refusal when the rules or the dice fail, with the table put back. */
  function play(seat: Seat, action: Action, automatic: boolean): Refusal | undefined {
    const before = undo.remember()
    source.keyed?.seek(course.rolled, backs)
    try {
      undo.after(before, seat, carryOut(course, seat, action, source.dice, backs), automatic)
      byHand.push(!automatic)
      return undefined
    } catch (fault) {
      rewind(course, before)
      return faulty(fault)
    }
  }

  const asked = (seat: Seat): Decision | undefined => {
    const { decision, pos } = course
    if (decision?.asked === undefined && decision?.seat === seat) return decision
    if (decision === undefined || severalOf(decision) === undefined) return undefined
    const question = game.machine.questionTo(pos, tableFor(pos, noDice), seat)
    // Of those who are asked jointly, whether the others have answered is not for him to know.
    return question?.awaited === undefined ? question : { ...question, awaited: [seat] }
  }
  /** From here on, whoever looks sees what happens. */
  const lookOn = (): void => watchedBy(course, watching.length === 0 ? undefined : film(game, course.pos, watching))

  const stands = (): Standing | undefined => standing.answer(course.pos, course.decision, asked)

  function answerAll(): void {
    if (later) return
    for (let answered = 0; answered < MOST_STANDING; answered++) {
      const answer = stands()
      if (answer === undefined || play(answer.seat, answer.action, true) !== undefined) return
    }
  }

  function submit(seat: Seat, raw: unknown, at?: number): Submitted {
    // Whose turn it is comes before staleness: it is the more useful answer for somebody who is not asked anything.
    const { decision } = course
    const isAsked = decision !== undefined && awaitedSeats(decision).includes(seat)
    if (isAsked && at !== undefined && at !== seenBy(course, seat) && !mayStillAct(course, seat, at))
      return { ok: false, refusal: refuse('stale') }
    const judged = judge(seat, raw, false)
    if (isRefused(judged)) return { ok: false, refusal: judged[0]!.refusal }
    const since = course.moves.length
    lookOn()
    const fault = play(seat, judged, false)
    if (fault !== undefined) return { ok: false, refusal: fault }
    answerAll()
    const rolls = course.moves.slice(since).flatMap(move => move.rolls.filter(roll => roll.hidden !== true))
    return { ok: true, rolls, events: heardSince(course, seat, since + 1) }
  }

  const journal = (): Journal => written(course, { setup, source, from, fork, backs, retried })

  /** The others have heard nothing of this answer, and hear nothing of its being taken back. */
  function answerBack(seat: Seat): undefined {
    byHand.splice(withdraw(course, seat), 1)
  }

  function takeBack(seat: Seat, { toChoice = false, keepDice = false }: TakeBack = {}): Verdict {
    if (course.decision === undefined) return refuse('over', waiting())
    standing.askAgain([seat])
    if (hasAnswered(course, seat)) return answerBack(seat)
    const last = (): number => course.moves.findLastIndex((move, i) => move.seat === seat && byHand[i])
    const refusal = goBack(last())
    if (refusal !== undefined) return refusal
    // Where there was only one answer it would be given again at once, and with it the other side's.
    while (toChoice && course.decision !== undefined && isForced(course.decision) && last() >= 0) goBack(last())
    if (keepDice) retried++
    else backs++
    return undefined
  }

  const lastByHand = (): number => course.moves.findLastIndex((_, i) => byHand[i])

  function windBack(to?: number): Verdict {
    standing.askAgain([...Array(seats).keys()])
    if (to !== undefined) return goBack(to)
    for (;;) {
      const { moves } = course
      const at = lastByHand()
      const refusal = goBack(at)
      if (refusal !== undefined) return refusal
      const rolled = moves[at]!.rolls.some(roll => roll.hidden !== true)
      const { decision } = course
      if (rolled || decision === undefined || !isForced(decision) || lastByHand() === -1) return undefined
    }
  }

  function goBack(to: number): Verdict {
    if (!(Number.isInteger(to) && to >= 0 && to < course.moves.length)) return refuse('undoNothing')
    // Copies are kept only as far as undo is free; beyond that the game is played again up to there.
    const retraced = retrace(game, { ...journal(), moves: course.moves.slice(0, to), marks: [] })
    if (typeof retraced === 'string') return faulty(retraced)
    course = retraced.course
    undo = retraced.undo
    byHand.length = to
    return undefined
  }

  return {
    game,
    setup,
    get length() {
      return course.moves.length
    },
    get backs() {
      return backs
    },
    get rolled() {
      return course.rolled
    },
    get decision() {
      return course.decision
    },
    get result() {
      return course.pos.result
    },
    asked,
    get since() {
      return course.since
    },
    seen: eye => seenBy(course, eyeOf(eye)),
    get sides() {
      return game.sides?.(course.pos)
    },
    commitment: source.commitment,
    fork,
    submit,
    whyNot(seat, action) {
      const judged = judge(seat, action, false)
      return isRefused(judged) ? judged[0]?.refusal : undefined
    },
    whyNotAll(seat, action) {
      const judged = judge(seat, action, true)
      return isRefused(judged) ? judged.map(each => each.refusal) : []
    },
    objections(seat, action) {
      const judged = judge(seat, action, true)
      return isRefused(judged) ? judged : []
    },
    extend(seat, type, chosen, about) {
      const { pos } = course
      if (asked(seat) === undefined) return refuse(course.decision === undefined ? 'over' : 'notYours', waiting())
      try {
        const found = game.machine.extend(pos, tableFor(pos, noDice), type, chosen, about, seat)
        return 'refusal' in found ? found.refusal : found
      } catch (fault) {
        return faulty(fault)
      }
    },
    shut(seat) {
      const { pos, decision } = course
      if (decision === undefined || !isSeat(seat)) return []
      return game.machine.askable(pos, tableFor(pos, noDice), seat).flatMap(action => {
        if (action.arg !== undefined) return []
        const judged = judge(seat, action, true)
        return isRefused(judged) ? [{ action, refusals: judged.map(each => each.refusal) }] : []
      })
    },
    undo(seat) {
      const refusal = undo.refusal(seat, waiting())
      if (refusal !== undefined) return refusal
      standing.askAgain([seat])
      if (hasAnswered(course, seat)) return answerBack(seat)
      undo.back()
      byHand.length = course.moves.length
      return undefined
    },
    takeBack,
    windBack,
    whyNotUndo: seat => undo.refusal(seat, waiting()),
    view: eye => game.view(course.pos, eyeOf(eye)),
    heard: (eye, since) => heardSince(course, eyeOf(eye), since ?? 0),
    watch(eyes) {
      watching = [...new Set(eyes.map(eyeOf))]
    },
    shown: (eye, since) => shownSince(course, eyeOf(eye), since ?? 0),
    stand(seat, question, on) {
      if (!isSeat(seat)) return
      standing.stand(course.pos, seat, question, on)
      lookOn()
      answerAll()
    },
    standLater() {
      later = true
    },
    stands,
    answerStanding(byHand = false) {
      const answer = stands()
      if (answer === undefined) return refuse('notYours', waiting())
      lookOn()
      return play(answer.seat, answer.action, !byHand)
    },
    standing: seat => (isSeat(seat) ? standing.of(course.pos, seat) : []),
    moves: since => course.moves.slice(since ?? 0),
    journal,
    position: () => game.clone(course.pos),
  }
}
