/**
 * A set or a path that the player is putting together. Nothing of it leaves the page but questions to the table (what may
 * be added, is it enough?); when it is whole it is sent as one action.
 */
import type { Snapshot, Why } from '@bivouac/host/protocol'
import type { Action, Extension, Json } from '@bivouac/kernel'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { keyOf, same, type Thing } from '../page/index.ts'
import { type Candidate, following, type Growing, lastOf, writtenOf } from './candidate.ts'
import type { TableStore } from './store.ts'
import { isSame } from './weighing.ts'

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
  /** What has been begun, and beginning with it again where that is still permitted. */
  readonly begun: Accessor<readonly Candidate[]>
  resume(begun: readonly Candidate[]): void
}

const NOTHING: readonly Candidate[] = []
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
  const growing = (): Growing => ({ store, only, told, thingOf, isBegun: begun().length > 0 })
  async function become(clicked: readonly Candidate[], spots: readonly Thing[]): Promise<void> {
    const mine = ++asked
    const found = await (await import('./hands.ts')).grown(growing(), clicked, spots)
    if (mine !== asked) return
    setBegun(found)
    const [first, ...others] = found
    const [action] = whole()
    if (first !== undefined && others.length === 0 && isComplete(first) && action !== undefined) finish?.(action)
  }

  /** Those to which a click on these things says something: more of it, what follows, or less. */
  function touched(from: readonly Candidate[], spots: readonly Thing[]): readonly Candidate[] {
    const among = (now: Extension, elements: readonly number[]): boolean =>
      elements.some(element => spots.some(spot => same(thingOf(now, element), spot)))
    return from.filter(
      each =>
        among(each.now, each.now.may) ||
        (each.next !== undefined && among(each.next, each.next.may)) ||
        (begun().length > 0 && among(each.now, lastOf(each))),
    )
  }

  function click(spots: readonly Thing[], missed: () => void): boolean {
    let clicked = touched(candidates(), spots)
    // Something that goes with nothing chosen so far begins anew.
    if (clicked.length === 0 && begun().length > 0) clicked = touched(beginnings(), spots)
    if (clicked.length > 0) {
      void become(clicked, spots)
      return true
    }
    const before = begun()
    if (!before.some(({ now, next }) => now.kind === 'path' || next?.kind === 'path')) return false
    void import('./hands.ts')
      .then(({ reached }) => reached(growing(), before, spots))
      .then(found => {
        if (begun() !== before) return
        if (found.length > 0) setBegun(found)
        else missed()
      })
    return true
  }

  return {
    lit,
    things,
    whole,
    click,
    why: async hits => (await import('./hands.ts')).reasons(growing(), candidates(), hits),
    begun,
    resume(before) {
      if (before.length === 0) return
      const mine = ++asked
      void import('./hands.ts')
        .then(({ resumed }) => resumed(growing(), before))
        .then(found => mine === asked && setBegun(found))
    },
    clear() {
      asked++
      setBegun(NOTHING)
    },
  }
}
