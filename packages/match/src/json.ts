import type { Action, Json } from '@bivouac/kernel'

/** How much plain data one value from outside may hold: enough for any game, too little to hurt. */
const DEPTH = 16
const PARTS = 20_000
const TEXT = 10_000

/** Deep copy of plain data, frozen: what is written down must not change when the table it came from does. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map(frozen)) as T
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) if (part !== undefined) copy[key] = frozen(part)
  return Object.freeze(copy) as T
}

/** Deep copy that may be changed: for rules that keep an argument in their state. */
export function thawed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(thawed) as T
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) copy[key] = thawed(part)
  return copy as T
}

/** Copies and freezes what claims to be JSON; `undefined` when it is not, or is absurdly large. Never throws. */
export function readJson(raw: unknown): Json | undefined {
  let parts = 0
  const read = (value: unknown, depth: number): Json => {
    if (depth > DEPTH || ++parts > PARTS) throw NOT_JSON
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'string') {
      if (value.length > TEXT || !value.isWellFormed()) throw NOT_JSON
      return value
    }
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw NOT_JSON
      return value === 0 ? 0 : value // −0 and 0 are the same text in a journal
    }
    if (Array.isArray(value)) {
      if (value.length > PARTS) throw NOT_JSON
      return Object.freeze(Array.from(value, each => read(each, depth + 1)))
    }
    if (!isRecord(value)) throw NOT_JSON
    const copy: Record<string, Json> = {}
    for (const [key, part] of Object.entries(value)) {
      if (key === '__proto__' || key.length > TEXT || !key.isWellFormed()) throw NOT_JSON
      if (part !== undefined) copy[key] = read(part, depth + 1)
    }
    return Object.freeze(copy)
  }
  try {
    return read(raw, 0)
  } catch {
    return undefined // also what getters and proxies throw: nothing from outside may break the table
  }
}
const NOT_JSON = new Error('not JSON')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TYPE = 64

/** Reads an action somebody sent: `{type, arg?}` and nothing else. */
export function readAction(raw: unknown): Action | undefined {
  const value = readJson(raw)
  if (!isRecord(value)) return undefined
  const { type, arg, ...rest } = value as { type?: Json; arg?: Json }
  if (typeof type !== 'string' || type.length === 0 || type.length > TYPE || Object.keys(rest).length > 0)
    return undefined
  return Object.freeze(arg === undefined ? { type } : { type, arg })
}
