/**
 * How long an answer takes that nobody types: of a computer, or one given for a person who has no other. The time is drawn
 * before the question is looked at, so that whoever waits cannot read from it how much there was to choose.
 */
import { searches } from '@bivouac/ai'
import type { Decision } from '@bivouac/kernel'

/** Milliseconds; anything from `least` to `most` is equally likely. */
export interface Pauses {
  readonly least: number
  readonly most: number
}
export interface ThinkingPace {
  /** Those who answer by instinct. */
  readonly instinct: Pauses
  /** Those who look at every option once. */
  readonly glance: Pauses
  /** Those who search for as long as there is time; at a brief question, for a part of it. */
  readonly search: Pauses
  readonly brief: Pauses
  /** Answers given for a person: as long as somebody takes who reads the question and passes. */
  readonly person: Pauses
}

/** Of the time to think, what a question gets to which most answers are a pass. Fixed, and known to everybody. */
export const BRIEF = 1 / 4

/** For searches of so many milliseconds: each span begins when even a slow machine is done. */
export const paceFor = (milliseconds: number): ThinkingPace => ({
  instinct: { least: 100, most: 180 },
  glance: { least: 150, most: 350 },
  search: { least: milliseconds + 150, most: milliseconds + 400 },
  brief: { least: milliseconds * BRIEF + 150, most: milliseconds * BRIEF + 400 },
  person: { least: 1200, most: 4000 },
})
export const AT_ONCE: ThinkingPace = (() => {
  const none = { least: 0, most: 0 }
  return { instinct: none, glance: none, search: none, brief: none, person: none }
})()

/** What a choice declares, not what it offers now: it is the same whatever anybody holds. */
export const isBrief = ({ standing }: Decision): boolean => standing !== undefined

const INSTINCTIVE = new Set(['random', 'recruit'])
/** By who answers and by which question it is: both are known to everybody. */
export function spanOf(pace: ThinkingPace, bot: string | undefined, decision: Decision): Pauses {
  if (bot === undefined) return pace.person
  if (searches(bot)) return isBrief(decision) ? pace.brief : pace.search
  return INSTINCTIVE.has(bot) ? pace.instinct : pace.glance
}

/** Time as a table needs it: tests have one of their own. */
export interface Timer {
  now(): number
  /** Calls back after so many milliseconds, unless it is called off with what it gave. */
  after(milliseconds: number, then: () => void): () => void
  /** From 0 up to 1. */
  chance(): number
}
export const realTimer: Timer = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer: unknown = setTimeout(then, milliseconds)
    // A server that ends must not wait for a computer's pause.
    ;(timer as { unref?: () => void }).unref?.()
    return () => clearTimeout(timer as ReturnType<typeof setTimeout>)
  },
  chance: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
}

const drawn = ({ least, most }: Pauses, timer: Timer): number => least + (most - least) * timer.chance()

/**
 * Milliseconds: a thought that somebody hurries is told at the first of these moments after he did at which it is ready.
 * Told as soon as it is ready, it would say whether there was anything to think about.
 */
const HURRIED = 300

/** A pause that can be cut short. */
export interface Pause {
  /** Somebody does not want to wait. */
  hurry(): void
  /** Nobody is there any more who waits. */
  end(): void
}
interface Paused<T> {
  readonly value: T
  /** Milliseconds that thinking itself took, without standing in line for it. */
  readonly spent?: number | undefined
}

/**
 * Hands on what `thought` gives when the drawn time is over. It counts from when thinking began: everybody stands in the
 * same line for it, whatever there is to choose. Who is not done by then waits for as long again as is drawn anew.
 */
export function paced<T>(
  thought: () => Promise<Paused<T>>,
  span: Pauses,
  timer: Timer,
): { readonly done: Promise<T>; readonly pause: Pause } {
  const asked = timer.now()
  let due = drawn(span, timer)
  let ended = false
  let hurried: number | undefined
  /** Tells it so soon, if that is sooner. */
  let within: ((milliseconds: number) => void) | undefined
  const wait = async ({ value, spent }: Paused<T>): Promise<T> => {
    const took = spent ?? timer.now() - asked
    while (due < took && span.most > 0) due += drawn(span, timer)
    const next = hurried === undefined ? due : HURRIED - ((timer.now() - hurried) % HURRIED)
    const left = Math.min(due - took, next)
    if (left <= 0 || ended) return value
    await new Promise<void>(resolve => {
      let at = timer.now() + left
      let off = timer.after(left, resolve)
      within = milliseconds => {
        if (timer.now() + milliseconds >= at) return
        at = timer.now() + milliseconds
        off()
        off = timer.after(milliseconds, resolve)
      }
    })
    return value
  }
  return {
    done: Promise.resolve().then(thought).then(wait),
    pause: {
      hurry() {
        hurried ??= timer.now()
        within?.(HURRIED)
      },
      end() {
        ended = true
        within?.(0)
      },
    },
  }
}
