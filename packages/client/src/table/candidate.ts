/** What is being put together, element by element: shared by what keeps it and what asks on. */
import type { Action, Chosen, Extension, Json } from '@bivouac/kernel'
import type { Accessor } from 'solid-js'
import type { Thing } from '../page/index.ts'
import type { TableStore } from './store.ts'

/** One offer that what has been chosen so far can still become. */
export interface Candidate {
  readonly type: string
  readonly chosen: Chosen
  readonly now: Extension
  /** Where the part under way is enough and another follows: what that one may begin with. */
  readonly next?: Extension
}

/** What asking on needs to know of what is being put together. */
export interface Growing {
  readonly store: TableStore
  readonly only: Accessor<Action | undefined> | undefined
  told(now: Extension): Extension
  thingOf(now: Extension, element: number): Thing | undefined
  readonly isBegun: boolean
}

/** The part under way, or the whole where there are no parts. */
export const lastOf = ({ chosen, now }: Candidate): readonly number[] =>
  now.part === undefined
    ? (chosen as readonly number[])
    : ((chosen as Record<string, readonly number[]>)[now.part] ?? [])
export const following = ({ part, parts }: Extension): string | undefined => {
  const at = part === undefined || parts === undefined ? -1 : parts.indexOf(part)
  return at < 0 ? undefined : parts![at + 1]
}

/** In a guided battle only what is written goes in: the elements of the set, or the next stretch of the way. */
export const writtenOf = (now: Extension, only: Action): readonly number[] => {
  if (now.type !== only.type) return []
  const written = now.part === undefined ? only.arg : (only.arg as Record<string, Json>)[now.part]
  return Array.isArray(written) ? (written as readonly number[]) : []
}
