/**
 * The difference between two plain values, as plain JSON: `[]` what was there is gone, `[value]` this instead, and an
 * object goes into the parts that changed, of lists by index and `length`. What did not change keeps its identity.
 */
import type { Json } from '@bivouac/kernel'

export type Patch = readonly [] | readonly [Json] | { readonly [part: string]: Patch }

const GONE: Patch = []
const isList = Array.isArray as (value: unknown) => value is readonly unknown[]
const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value)

/** What turns `before` into `after`; `undefined` when they are the same. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (after === undefined) return GONE
  if (isList(before) && isList(after)) return listed(before, after)
  if (!isTree(before) || !isTree(after)) return [after as Json]
  const parts: Record<string, Patch> = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const part = difference(before[key], after[key])
    if (part !== undefined) parts[key] = part
  }
  return Object.keys(parts).length === 0 ? undefined : parts
}

function listed(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const parts: Record<string, Patch> = {}
  for (let i = 0; i < after.length; i++) {
    const part = i < before.length ? difference(before[i], after[i]) : ([after[i] as Json] as const)
    if (part !== undefined) parts[i] = part
  }
  if (before.length !== after.length) parts.length = [after.length]
  return Object.keys(parts).length === 0 ? undefined : parts
}

/** `before` with the difference made; `before` itself is not touched. */
export function applied(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before
  if (isList(patch)) return patch[0]
  if (isList(before)) {
    const list = [...before]
    const { length, ...parts } = patch as Readonly<Record<string, Patch>>
    for (const [at, part] of Object.entries(parts)) list[Number(at)] = applied(list[Number(at)], part)
    if (length !== undefined) list.length = Number((length as readonly [Json])[0])
    return list
  }
  const tree: Record<string, unknown> = { ...(before as object) }
  for (const [key, part] of Object.entries(patch)) {
    const value = applied(tree[key], part)
    if (value === undefined) delete tree[key]
    else tree[key] = value
  }
  return tree
}
