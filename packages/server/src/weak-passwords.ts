/** Passwords that everybody tries first. The list is the one of zxcvbn-ts, kept up by its authors. */
import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'] as readonly string[])
const LEAST_DIFFERENT = 4

/** A common password, the account's own name in any dress, or too few different characters. */
export function isWeak(password: string, account: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(/[^\p{L}\p{N}]/gu, '')
  const name = account.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (new Set(plain).size < LEAST_DIFFERENT) return true
  if (common.has(plain) || common.has(bare) || common.has(bare.replace(/\d+$/, ''))) return true
  return bare.includes(name) || [...bare].reverse().join('').includes(name)
}
