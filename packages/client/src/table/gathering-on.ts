/** Asking the table what a set or a path becomes with what was clicked. */
import type { Why } from '@bivouac/host/protocol'
import type { Chosen, Extension } from '@bivouac/kernel'
import { same, type Thing } from '../page/index.ts'
import { type Candidate, following, type Growing, lastOf, writtenOf } from './candidate.ts'

interface Wanted {
  readonly type: string
  readonly candidate: Candidate
  readonly more: readonly number[]
}
const ascending = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b)
/** Looking for the end of a road the table is asked no oftener than this. */
const MOST_ASKS = 24
const withLast = ({ chosen, now }: Candidate, list: readonly number[]): Chosen =>
  now.part === undefined ? list : { ...(chosen as Record<string, readonly number[]>), [now.part]: list }

async function extendedBy(growing: Growing, type: string, chosen: Chosen): Promise<Candidate | undefined> {
  const { store, only, told } = growing
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
async function withAll(growing: Growing, { type, candidate, more }: Wanted): Promise<Candidate | undefined> {
  const whole = await extendedBy(growing, type, withLast(candidate, ascending([...lastOf(candidate), ...more])))
  if (whole !== undefined || more.length === 1) return whole
  let best = candidate
  for (const element of more) {
    if (!best.now.may.includes(element)) continue
    best = (await extendedBy(growing, type, withLast(best, ascending([...lastOf(best), element])))) ?? best
  }
  return best
}
/** What the click makes of one candidate; nothing if it means nothing to it. */
function meant(
  growing: Growing,
  candidate: Candidate,
  spots: readonly Thing[],
): (() => Promise<Candidate | undefined>) | undefined {
  const { thingOf, isBegun } = growing
  const { type, now, next, chosen } = candidate
  const list = lastOf(candidate)
  const among = (from: Extension, elements: readonly number[]): readonly number[] =>
    spots.flatMap(spot => elements.filter(element => same(thingOf(from, element), spot)))
  const more = among(now, now.may)
  if (more.length > 0 && now.kind === 'set') return () => withAll(growing, { type, candidate, more })
  if (more.length > 0) return () => extendedBy(growing, type, withLast(candidate, [...list, more[0]!]))
  const [begins] = next === undefined ? [] : among(next, next.may)
  if (begins !== undefined)
    return () => extendedBy(growing, type, { ...(chosen as object), [next!.part!]: [begins] } as Chosen)
  const dropped = isBegun ? among(now, list) : []
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
      : await extendedBy(growing, type, { ...(smaller as object), [onward]: dropped } as Chosen)) ??
    extendedBy(growing, type, smaller)
}

/** Ways that reach what was clicked in several stretches, the shortest first: a road is meant by its end. */
async function reaching(
  growing: Growing,
  candidate: Candidate,
  spots: readonly Thing[],
): Promise<Candidate | undefined> {
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
      const there = await extendedBy(growing, type, written(way))
      const hit = there?.now.may.find(each => spots.some(spot => same(growing.thingOf(there.now, each), spot)))
      if (hit !== undefined) return extendedBy(growing, type, written([...way, hit]))
      for (const each of there?.now.may ?? []) further.push([...way, each])
    }
    edge = further
  }
  return undefined
}

/** What these become with the click; each that the table allows. */
/** What has been begun, on the table as it is now: as much of it as is still permitted. */
export async function resumed(growing: Growing, before: readonly Candidate[]): Promise<readonly Candidate[]> {
  const found = await Promise.all(before.map(({ type, chosen }) => extendedBy(growing, type, chosen)))
  return found.flatMap(each => each ?? [])
}
export async function grown(
  growing: Growing,
  clicked: readonly Candidate[],
  spots: readonly Thing[],
): Promise<readonly Candidate[]> {
  const found = await Promise.all(clicked.map(each => meant(growing, each, spots)?.()))
  return found.flatMap(each => each ?? [])
}
export async function reached(
  growing: Growing,
  begun: readonly Candidate[],
  spots: readonly Thing[],
): Promise<readonly Candidate[]> {
  const found = await Promise.all(begun.map(each => reaching(growing, each, spots)))
  return found.flatMap(each => each ?? [])
}

/** Why what is hit cannot be added to any of these. */
export async function reasons(
  { store, thingOf }: Growing,
  candidates: readonly Candidate[],
  hits: (thing: Thing | undefined) => boolean,
): Promise<readonly Why[]> {
  const seat = store.seat()
  if (seat === undefined) return []
  const found = candidates.map(async ({ type, chosen, now }): Promise<readonly Why[]> => {
    const answer = await store.ask({ do: 'extend', seat, type, chosen, about: 'all' })
    if (!answer.ok) return []
    return ((answer.value as Extension).mayNot ?? []).flatMap(({ element, refusals }) =>
      hits(thingOf(now, element)) ? [{ action: { type, arg: element }, legal: false, refusals }] : [],
    )
  })
  return (await Promise.all(found)).flat()
}
