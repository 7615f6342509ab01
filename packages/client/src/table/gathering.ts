/**
 * A set or a path that the player is putting together. Nothing of it leaves the page but questions to the table (what may
 * be added, is it enough?); when it is whole it is sent as one action.
 */
import type { Snapshot, Why } from '@bivouac/host/protocol'
import type { Action, Chosen, Extension, Json } from '@bivouac/kernel'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { keyOf, same, type Thing } from '../page/index.ts'
import type { TableStore } from './store.ts'
import { isSame } from './weighing.ts'

/** One offer that what has been chosen so far can still become. */
interface Candidate {
  readonly type: string
  readonly chosen: Chosen
  readonly now: Extension
  /** Where the part under way is enough and another follows: what that one may begin with. */
  readonly next?: Extension
}

export interface Gathering {
  readonly lit: Accessor<ReadonlySet<string>>
  /** What has been chosen, as things on the table. */
  readonly things: Accessor<readonly Thing[]>
  /** The actions it may be left at. */
  readonly whole: Accessor<readonly Action[]>
  /**
   * Puts in what these things stand for, the first first, or takes it out; false if they are nothing of the kind. A place
   * may stand for everybody in it: as many go in as go together. `missed`: what to do if no road leads there either.
   */
  click(spots: readonly Thing[], missed: () => void): boolean
  /** Why this thing cannot be added. */
  why(hits: (thing: Thing | undefined) => boolean): Promise<readonly Why[]>
  clear(): void
}

interface Wanted {
  readonly type: string
  readonly candidate: Candidate
  readonly more: readonly number[]
}
const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)
const NOTHING: readonly Candidate[] = []
/** Looking for the end of a road the table is asked no oftener than this. */
const MOST_ASKS = 24
/** The part under way, or the whole where there are no parts. */
const lastOf = ({ chosen, now }: Candidate): readonly number[] =>
  now.part === undefined
    ? (chosen as readonly number[])
    : ((chosen as Record<string, readonly number[]>)[now.part] ?? [])
const withLast = ({ chosen, now }: Candidate, list: readonly number[]): Chosen =>
  now.part === undefined ? list : { ...(chosen as Record<string, readonly number[]>), [now.part]: list }
const following = ({ part, parts }: Extension): string | undefined => {
  const at = part === undefined || parts === undefined ? -1 : parts.indexOf(part)
  return at < 0 ? undefined : parts![at + 1]
}

/** The action that what has been chosen comes to, if it is enough: a last part that may stay empty needs no click. */
function wholeOf({ type, chosen, now, next }: Candidate): Action | undefined {
  if (now.lacks !== undefined) return undefined
  if (following(now) === undefined) return { type, arg: chosen as Json }
  if (next === undefined || next.lacks !== undefined || following(next) !== undefined) return undefined
  return { type, arg: { ...(chosen as Record<string, Json>), [next.part!]: [] } }
}
/** Who, then where: once the last part has been begun and nothing can be added, nothing is left to choose. */
const isComplete = (candidate: Candidate): boolean =>
  candidate.now.part !== undefined &&
  following(candidate.now) === undefined &&
  candidate.now.may.length === 0 &&
  lastOf(candidate).length > 0

/** In a guided battle only what is written goes in: the elements of the set, or the next stretch of the way. */
const writtenOf = (now: Extension, only: Action): readonly number[] => {
  if (now.type !== only.type) return []
  const written = now.part === undefined ? only.arg : (only.arg as Record<string, Json>)[now.part]
  return Array.isArray(written) ? (written as readonly number[]) : []
}
function narrowed(now: Extension, only: Action): Extension {
  if (now.type !== only.type) return { ...now, may: [] }
  const list = writtenOf(now, only)
  const wanted = now.kind === 'set' ? list : list.slice(now.chosen.length, now.chosen.length + 1)
  return { ...now, may: now.may.filter(element => wanted.includes(element)) }
}

export function createGathering(
  store: TableStore,
  isIdle: Accessor<boolean>,
  /** A guided battle: the one action that goes on with it, if it is the player's. */
  only?: Accessor<Action | undefined>,
  /** Told of the action where a click has left nothing to choose. */
  finish?: (action: Action) => void,
): Gathering {
  const elementIn = (table: Snapshot | undefined, { type, part }: Extension, element: number): Thing | undefined =>
    table?.asked === undefined ? undefined : store.meant.element(table.asked, type, part, element, table.view)
  const [begun, setBegun] = createSignal(NOTHING)
  const thingOf = (now: Extension, element: number): Thing | undefined => elementIn(store.latest(), now, element)

  const told = (now: Extension): Extension => (only === undefined ? now : narrowed(now, only() ?? { type: '' }))
  /** What the question offers to begin with. */
  const beginnings = createMemo((): readonly Candidate[] => {
    const gathers = store.latest()?.asked?.gathers
    if (gathers === undefined || !isIdle() || !store.mayAct()) return NOTHING
    return gathers
      .map(told)
      .map(now => ({ type: now.type, chosen: now.part === undefined ? [] : { [now.part]: [] }, now }))
  })
  const candidates = (): readonly Candidate[] => (begun().length > 0 ? begun() : beginnings())

  const things = createMemo((): readonly Thing[] => {
    const [first] = begun()
    if (first === undefined) return []
    const lists = first.now.part === undefined ? { '': first.chosen as readonly number[] } : first.chosen
    return Object.entries(lists as Record<string, readonly number[]>).flatMap(([part, list]) =>
      list.flatMap(element => thingOf({ ...first.now, ...(part === '' ? {} : { part }) }, element) ?? []),
    )
  })
  const lit = createMemo((): ReadonlySet<string> => {
    const keys = new Set<string>()
    for (const { now, next } of candidates())
      for (const from of next === undefined ? [now] : [now, next])
        for (const element of from.may) {
          const thing = thingOf(from, element)
          if (thing !== undefined) keys.add(keyOf(thing))
        }
    return keys
  })
  const whole = createMemo((): readonly Action[] =>
    candidates()
      .flatMap(each => wholeOf(each) ?? [])
      .filter(action => only === undefined || isSame(action, only())),
  )

  /** The newest click counts: an answer to an earlier one is too late. */
  let asked = 0
  async function extendedBy(type: string, chosen: Chosen): Promise<Candidate | undefined> {
    const seat = store.seat()
    if (seat === undefined) return undefined
    const answer = await store.ask({ do: 'extend', seat, type, chosen })
    if (!answer.ok) return undefined
    const now = told(answer.value as Extension)
    // In a guided battle the next part comes when all that is written of this one has been put in.
    const isPut = only === undefined || writtenOf(now, only() ?? { type: '' }).length === now.chosen.length
    const part = now.lacks === undefined && isPut ? following(now) : undefined
    if (part === undefined) return { type, chosen, now }
    const after = await store.ask({ do: 'extend', seat, type, chosen: { ...(chosen as object), [part]: [] } })
    return after.ok ? { type, chosen, now, next: told(after.value as Extension) } : { type, chosen, now }
  }
  /** Elements of a set are put in one after another, as many as go together; mostly all of them do. */
  async function withAll({ type, candidate, more }: Wanted): Promise<Candidate | undefined> {
    const whole = await extendedBy(type, withLast(candidate, ascending([...lastOf(candidate), ...more])))
    if (whole !== undefined || more.length === 1) return whole
    let best = candidate
    for (const element of more) {
      if (!best.now.may.includes(element)) continue
      best = (await extendedBy(type, withLast(best, ascending([...lastOf(best), element])))) ?? best
    }
    return best
  }
  async function become(wanted: readonly (() => Promise<Candidate | undefined>)[]): Promise<void> {
    const mine = ++asked
    const found = await Promise.all(wanted.map(ask => ask()))
    if (mine !== asked) return
    const begun = found.flatMap(each => each ?? [])
    setBegun(begun)
    const [first, ...others] = begun
    const [action] = whole()
    if (first !== undefined && others.length === 0 && isComplete(first) && action !== undefined) finish?.(action)
  }

  /** What the click makes of one candidate; nothing if it means nothing to it. */
  function meant(candidate: Candidate, spots: readonly Thing[]): (() => Promise<Candidate | undefined>) | undefined {
    const { type, now, next, chosen } = candidate
    const list = lastOf(candidate)
    const among = (from: Extension, elements: readonly number[]): readonly number[] =>
      spots.flatMap(spot => elements.filter(element => same(thingOf(from, element), spot)))
    const more = among(now, now.may)
    if (more.length > 0 && now.kind === 'set') return () => withAll({ type, candidate, more })
    if (more.length > 0) return () => extendedBy(type, withLast(candidate, [...list, more[0]!]))
    const [begins] = next === undefined ? [] : among(next, next.may)
    if (begins !== undefined)
      return () => extendedBy(type, { ...(chosen as object), [next!.part!]: [begins] } as Chosen)
    const dropped = begun().length > 0 ? among(now, list) : []
    if (dropped.length === 0) return undefined
    // A path is cut off where it was clicked, a set loses what was clicked.
    const rest =
      now.kind === 'set' ? list.filter(each => !dropped.includes(each)) : list.slice(0, list.lastIndexOf(dropped[0]!))
    const smaller = withLast(candidate, rest)
    // Clicked once more it goes on to the next part, where it may: whoever led an assault goes along in it.
    const onward = now.kind === 'set' && rest.length > 0 ? following(now) : undefined
    return async () =>
      (onward === undefined
        ? undefined
        : await extendedBy(type, { ...(smaller as object), [onward]: dropped } as Chosen)) ?? extendedBy(type, smaller)
  }

  /** Ways that reach what was clicked in several stretches, the shortest first: a road is meant by its end. */
  async function reaching(candidate: Candidate, spots: readonly Thing[]): Promise<Candidate | undefined> {
    const { type, chosen, now, next } = candidate
    const path = now.kind === 'path' ? now : next?.kind === 'path' ? next : undefined
    if (path === undefined) return undefined
    const soFar = path === now ? lastOf(candidate) : []
    const written = (way: readonly number[]): Chosen =>
      path.part === undefined ? way : ({ ...(chosen as object), [path.part]: way } as Chosen)
    let edge: readonly (readonly number[])[] = path.may.map(each => [...soFar, each])
    for (let asks = 0; edge.length > 0; ) {
      const further: (readonly number[])[] = []
      for (const way of edge) {
        if (asks++ > MOST_ASKS) return undefined
        const there = await extendedBy(type, written(way))
        const hit = there?.now.may.find(each => spots.some(spot => same(thingOf(there.now, each), spot)))
        if (hit !== undefined) return extendedBy(type, written([...way, hit]))
        for (const each of there?.now.may ?? []) further.push([...way, each])
      }
      edge = further
    }
    return undefined
  }

  function click(spots: readonly Thing[], missed: () => void): boolean {
    const meanings = (from: readonly Candidate[]) => from.flatMap(each => meant(each, spots) ?? [])
    let wanted = meanings(candidates())
    // Something that goes with nothing chosen so far begins anew.
    if (wanted.length === 0 && begun().length > 0) wanted = meanings(beginnings())
    if (wanted.length > 0) {
      void become(wanted)
      return true
    }
    const before = begun()
    if (!before.some(({ now, next }) => now.kind === 'path' || next?.kind === 'path')) return false
    void Promise.all(before.map(each => reaching(each, spots))).then(found => {
      if (begun() !== before) return
      const reached = found.flatMap(each => each ?? [])
      if (reached.length > 0) setBegun(reached)
      else missed()
    })
    return true
  }

  async function why(hits: (thing: Thing | undefined) => boolean): Promise<readonly Why[]> {
    const seat = store.seat()
    if (seat === undefined) return []
    const reasons = candidates().map(async ({ type, chosen, now }): Promise<readonly Why[]> => {
      const answer = await store.ask({ do: 'extend', seat, type, chosen, about: 'all' })
      if (!answer.ok) return []
      return ((answer.value as Extension).mayNot ?? []).flatMap(({ element, refusals }) =>
        hits(thingOf(now, element)) ? [{ action: { type, arg: element }, legal: false, refusals }] : [],
      )
    })
    return (await Promise.all(reasons)).flat()
  }

  return {
    lit,
    things,
    whole,
    click,
    why,
    clear() {
      asked++
      setBegun(NOTHING)
    },
  }
}
