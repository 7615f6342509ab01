/** Who is asking: a signed cookie names a user; a guest exists in the store only once he does something. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@bivouac/kernel'
import { hmac, newUserId, sameSecret } from './ids.ts'
import { NO_CHANNELS, type Store, type User } from './store/types.ts'

export const COOKIE = 'bivouac'
const YEAR = 365 * 24 * 3600

export interface Identity {
  /** The user of this cookie, or a new guest; `fresh` when the browser has to be told. */
  of(cookie: string | undefined, headers: IncomingHttpHeaders): Promise<{ user: User; fresh: boolean }>
  guest(headers: IncomingHttpHeaders): User
  cookieFor(user: User, secure: boolean): string
  /** Only a page of ours can know it, so that no other page can act for the user. */
  csrfFor(user: User): string
}

export function identity(secret: string, store: Store, now: () => number = Date.now): Identity {
  const named = (user: Pick<User, 'id' | 'epoch'>): string => `${user.id}.${user.epoch}`
  const sign = (what: 'cookie' | 'csrf', user: Pick<User, 'id' | 'epoch'>): string =>
    hmac(secret, `${what}:${named(user)}`)

  function guest(headers: IncomingHttpHeaders): User {
    return newGuest(newUserId(), langOf(headers), now())
  }
  return {
    guest,
    async of(cookie, headers) {
      const [id, epoch, signature, ...rest] = (cookie ?? '').split('.')
      const claimed = { id: id ?? '', epoch: Number(epoch) }
      const signed = signature !== undefined && rest.length === 0 && sameSecret(signature, sign('cookie', claimed))
      if (!signed) return { user: guest(headers), fresh: true }
      const user = await store.user(claimed.id)
      if (user === undefined)
        // A guest who has not done anything yet. Accounts always are in the store.
        return claimed.epoch === 0
          ? { user: newGuest(claimed.id, langOf(headers), now()), fresh: false }
          : { user: guest(headers), fresh: true }
      return user.epoch === claimed.epoch ? { user, fresh: false } : { user: guest(headers), fresh: true }
    },
    cookieFor: (user, secure) =>
      `${COOKIE}=${named(user)}.${sign('cookie', user)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`,
    csrfFor: user => sign('csrf', user),
  }
}

/** The same guest gets the same name until he is in the store. */
function newGuest(id: string, lang: Lang, created: number): User {
  const number =
    (Number.parseInt(
      hmac('guest', id)
        .replace(/[^0-9]/g, '')
        .slice(0, 4) || '1805',
      10,
    ) %
      9000) +
    1000
  return {
    id,
    name: `${lang === 'it' ? 'Ospite' : 'Guest'} ${number}`,
    lang,
    epoch: 0,
    channels: NO_CHANNELS,
    created,
  }
}
const langOf = (headers: IncomingHttpHeaders): Lang => (/^it\b/i.test(headers['accept-language'] ?? '') ? 'it' : 'en')

export function cookieIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() === COOKIE) return value?.trim()
  }
  return undefined
}

/** A page of another site may not call us with our user's cookie. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
