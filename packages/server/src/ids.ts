import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')

/** Public names of things. */
export const newUserId = (): string => randomBytes(12).toString('base64url')
export const newTableId = (): string => randomBytes(9).toString('base64url')
/** Secrets: nobody can guess these. */
export const newInvite = (): string => randomBytes(18).toString('base64url')
export const newSecret = (): string => hex(32)
export const newSeed = (): string => hex(32)
export const newCode = (): string => randomBytes(6).toString('hex')

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
export const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Takes the same time wherever the two differ. */
export function sameSecret(given: string | undefined, right: string): boolean {
  const a = Buffer.from(hmac('compare', given ?? ''))
  const b = Buffer.from(hmac('compare', right))
  return timingSafeEqual(a, b) && given !== undefined
}

export const hmac256Hex = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
