import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys and no `undefined`: equal values give equal text, on every machine, for ever. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(each => canonical(each ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** A fingerprint of a position, or of any other plain data. */
export const hash = (value: unknown): string => sha256Hex(canonical(value))
