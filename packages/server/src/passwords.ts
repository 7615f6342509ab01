import { argon2, type BinaryLike, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's figures for argon2id with one lane: 19 MiB, two passes. */
const MEMORY = 19_456
const PASSES = 2
const TAG = 32

const derive = (message: BinaryLike, nonce: Buffer, memory: number, passes: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', { message, nonce, parallelism: 1, tagLength: TAG, memory, passes }, (fault, key) =>
      fault ? reject(fault) : resolve(key as Buffer),
    ),
  )
const b64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The usual PHC text: parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, MEMORY, PASSES)
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${b64(salt)}$${b64(key)}`
}

/** Somebody who does not exist takes as long to refuse as somebody with another password. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${b64(Buffer.alloc(16))}$${b64(Buffer.alloc(TAG))}`

export async function checkPassword(password: string, kept: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(kept ?? NOBODY)
  if (match === null) return false
  const right = Buffer.from(match[4]!, 'base64')
  const key = await derive(
    password.normalize('NFKC'),
    Buffer.from(match[3]!, 'base64'),
    Number(match[1]),
    Number(match[2]),
  )
  return key.length === right.length && timingSafeEqual(key, right) && kept !== undefined
}
