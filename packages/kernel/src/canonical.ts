import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * JSON with sorted keys and no `undefined`: equal values give equal text, on every machine, for ever. Hashes of every
 * journal are made from it, and the tests compare thousands of positions a second by it: hence the plain loops.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (Array.isArray(value)) {
    let text = '['
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i])
    return `${text}]`
  }
  let text = ''
  for (const key of Object.keys(value).sort()) {
    const each = (value as Record<string, unknown>)[key]
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(each)}`
  }
  return `{${text}}`
}

export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** A fingerprint of a position, or of any other plain data. */
export const hash = (value: unknown): string => sha256Hex(canonical(value))
