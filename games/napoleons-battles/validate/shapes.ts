/** What the parts of a scenario are made of, and how a fault in them is said. */
import type { Text } from '@bivouac/kernel'

export type Raw = Readonly<Record<string, unknown>>
/** What is wrong, in a sentence without its full stop. */
export const fault = (it: string, en: string): Text => ({ it, en })

/** No table is larger: coordinates stay within what is measured exactly. */
export const LARGEST = 136

export const isObject = (v: unknown): v is Raw => typeof v === 'object' && v !== null && !Array.isArray(v)
export const isNumber = (v: unknown, low: number, high: number): v is number =>
  typeof v === 'number' && Number.isFinite(v) && v >= low && v <= high
export const isCount = (v: unknown, low: number, high: number): v is number =>
  Number.isInteger(v) && isNumber(v, low, high)
export const isName = (v: unknown): v is string => typeof v === 'string' && v.length > 0 && v.length <= 60
export const isText = (v: unknown): boolean => isObject(v) && isName(v.it) && isName(v.en)
export const isSide = (v: unknown): boolean => v === 0 || v === 1
export const isSpot = (v: unknown, size: number = LARGEST + 1): boolean =>
  Array.isArray(v) && v.length === 2 && v.every(n => isNumber(n, -1, size))
export const isFraction = (v: unknown): boolean =>
  Array.isArray(v) && v.length === 2 && v.every(n => isCount(n, 1, 6)) && Number(v[0]) <= Number(v[1])
export const oneOf = (list: readonly string[], v: unknown): boolean => typeof v === 'string' && list.includes(v)

/** The list under a key, empty where there is none; what is in it has not been looked at. */
export const listOf = (raw: Raw, key: string): readonly Raw[] => (raw[key] ?? []) as readonly Raw[]
export const townsIn = (raw: Raw): readonly unknown[] =>
  listOf(raw, 'terrain')
    .filter(each => each.kind === 'town')
    .map(each => each.name)

export function isConvex(at: readonly (readonly number[])[]): boolean {
  let sign = 0
  for (let k = 0; k < at.length; k++) {
    const [a, b, c] = [at[k]!, at[(k + 1) % at.length]!, at[(k + 2) % at.length]!]
    const turn = Math.sign((b[0]! - a[0]!) * (c[1]! - b[1]!) - (b[1]! - a[1]!) * (c[0]! - b[0]!))
    if (turn !== 0 && sign !== 0 && turn !== sign) return false
    if (turn !== 0) sign = turn
  }
  return sign !== 0
}
