/**
 * A set or a path that the player is putting together. Nothing of it leaves the page but questions to the table (what may
 * be added, is it enough?); when it is whole it is sent as one action.
 */
import type { Why } from '@bivouac/host/protocol'
import type { Action, Chosen, Extension, Json } from '@bivouac/kernel'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import { keyOf, type Thing } from '../page/index.ts'
import type { TableStore } from './store.ts'

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
  /** Puts a thing in or takes it out; false if it is nothing of the kind. */
  click(hits: (thing: Thing | undefined) => boolean): boolean
  /** Why this thing cannot be added. */
  why(hits: (thing: Thing | undefined) => boolean): Promise<readonly Why[]>
  clear(): void
}

const NOTHING: readonly Candidate[] = []
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

export function createGathering(store: TableStore, isIdle: Accessor<boolean>): Gathering {
  const { page } = store
  const [begun, setBegun] = createSignal(NOTHING)
  const thingOf = (now: Extension, element: number): Thing | undefined =>
    page.element?.(now.type, now.part, element, store.latest()?.view ?? {})

  /** What the question offers to begin with. */
  const beginnings = createMemo((): readonly Candidate[] => {
    const gathers = store.latest()?.asked?.gathers
    if (gathers === undefined || !isIdle() || !store.mayAct()) return NOTHING
    return gathers.map(now => ({ type: now.type, chosen: now.part === undefined ? [] : { [now.part]: [] }, now }))
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
    candidates().flatMap(({ type, chosen, now }) =>
      now.lacks === undefined && following(now) === undefined ? [{ type, arg: chosen as Json }] : [],
    ),
  )

  /** The newest click counts: an answer to an earlier one is too late. */
  let asked = 0
  async function extendedBy(type: string, chosen: Chosen): Promise<Candidate | undefined> {
    const seat = store.seat()
    if (seat === undefined) return undefined
    const answer = await store.ask({ do: 'extend', seat, type, chosen })
    if (!answer.ok) return undefined
    const now = answer.value as Extension
    const part = now.lacks === undefined ? following(now) : undefined
    if (part === undefined) return { type, chosen, now }
    const after = await store.ask({ do: 'extend', seat, type, chosen: { ...(chosen as object), [part]: [] } })
    return after.ok ? { type, chosen, now, next: after.value as Extension } : { type, chosen, now }
  }
  async function become(wanted: readonly { readonly type: string; readonly chosen: Chosen }[]): Promise<void> {
    const mine = ++asked
    const found = await Promise.all(wanted.map(({ type, chosen }) => extendedBy(type, chosen)))
    if (mine === asked) setBegun(found.flatMap(each => each ?? []))
  }

  function click(hits: (thing: Thing | undefined) => boolean): boolean {
    const wanted: { readonly type: string; readonly chosen: Chosen }[] = []
    for (const candidate of candidates()) {
      const { type, now, next, chosen } = candidate
      const list = lastOf(candidate)
      const added = now.may.find(element => hits(thingOf(now, element)))
      const begins = next?.may.find(element => hits(thingOf(next, element)))
      const dropped = begun().length > 0 ? list.findLast(element => hits(thingOf(now, element))) : undefined
      if (added !== undefined) {
        const more = now.kind === 'set' ? [...list, added].sort((a, b) => a - b) : [...list, added]
        wanted.push({ type, chosen: withLast(candidate, more) })
      } else if (begins !== undefined)
        wanted.push({ type, chosen: { ...(chosen as object), [next!.part!]: [begins] } as Chosen })
      else if (dropped !== undefined) {
        // A path is cut off where it was clicked, a set loses one element.
        const rest =
          now.kind === 'set' ? list.filter(each => each !== dropped) : list.slice(0, list.lastIndexOf(dropped))
        wanted.push({ type, chosen: withLast(candidate, rest) })
      }
    }
    if (wanted.length === 0) return false
    void become(wanted)
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
