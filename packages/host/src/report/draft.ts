/** A game told again by turns: what the report is written from. Only what one eye heard goes in. */
import type { Cost, Lang, LogLevel, Phrase } from '@bivouac/kernel'
import type { Heard } from '../protocol.ts'

type Event = Heard['event']

/** How the game speaks, and what it counts; the parts of `GameModule` that a report needs. */
export interface Teller {
  event(event: Event, lang: Lang): Phrase
  level(event: Event): LogLevel
  /** What an event cost somebody; games without losses have none. */
  cost?(event: Event): Cost | undefined
  /** A die that only settled which of several equals. */
  lot?(event: Event): boolean
}

/** One deed and what followed from it. */
export interface DeedTold {
  readonly move: number
  readonly event: Event
  /** Consequences may come after further questions, and so in later moves. */
  readonly after: readonly Heard[]
}
/** What one side did, or one phase of the turn; without a heading where the turn began before either. */
export interface ChapterPart {
  readonly heading?: Event
  readonly deeds: readonly DeedTold[]
}
export interface Chapter {
  /** Several where the next turn begins at once; none for what came before the first. */
  readonly headings: readonly Event[]
  readonly parts: readonly ChapterPart[]
  /** Moves made when it began and when it was over. */
  readonly from: number
  readonly to: number
  /** By side: lost in this chapter, and in the whole game until its end. */
  readonly lost: readonly Losses[]
  readonly soFar: readonly Losses[]
}
export interface Losses {
  readonly hits: number
  readonly gone: number
}

const NONE: Losses = { hits: 0, gone: 0 }
/** Tables of losses show two sides at least, also while one has lost nothing. */
const LEAST_SIDES = 2

interface Open {
  readonly headings: Event[]
  readonly parts: { heading?: Event; deeds: { move: number; event: Event; after: Heard[] }[] }[]
  readonly from: number
  readonly lost: Losses[]
}
const opened = (sides: number, from: number, heading?: Event): Open => ({
  headings: heading === undefined ? [] : [heading],
  parts: [],
  from,
  lost: Array.from({ length: sides }, () => NONE),
})

/** `length`: how many moves the game had when it was told. */
export function chaptersOf(heard: readonly Heard[], length: number, teller: Teller): readonly Chapter[] {
  const chapters: Chapter[] = []
  const lastSide = Math.max(0, ...heard.map(({ event }) => teller.cost?.(event)?.side ?? 0))
  const sides = Math.max(LEAST_SIDES, lastSide + 1)
  let soFar: readonly Losses[] = Array.from({ length: sides }, () => NONE)
  let now = opened(sides, 0)
  const close = (to: number): void => {
    if (now.headings.length === 0 && now.parts.length === 0) return
    soFar = soFar.map((all, side) => added(all, now.lost[side] ?? NONE))
    chapters.push({ ...now, to, soFar })
  }
  for (const { move, event } of heard) {
    const level = teller.level(event)
    if (level === 0) {
      // A heading with nothing under it belongs to the one that follows at once.
      if (now.parts.length === 0) now.headings.push(event)
      else {
        close(move)
        now = opened(sides, move, event)
      }
      continue
    }
    write(now, move, event, level)
    const cost = teller.cost?.(event)
    if (cost !== undefined) now.lost[cost.side] = added(now.lost[cost.side] ?? NONE, cost)
  }
  close(length)
  return chapters
}

function write({ parts }: Open, move: number, event: Event, level: LogLevel): void {
  if (level === 1) {
    const last = parts.at(-1)
    if (last !== undefined && last.deeds.length === 0) parts.pop()
    parts.push({ heading: event, deeds: [] })
    return
  }
  if (parts.length === 0) parts.push({ deeds: [] })
  const { deeds } = parts.at(-1)!
  const last = deeds.at(-1)
  if (level === 3 && last !== undefined) last.after.push({ move, event })
  else deeds.push({ move, event, after: [] })
}

const added = (a: Losses, b: Losses): Losses => ({ hits: a.hits + b.hits, gone: a.gone + b.gone })
