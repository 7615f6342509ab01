/** Who is asking: a guest by a signed cookie, an account by a session that can be ended; guests are kept once they do something. */
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { Lang } from '@bivouac/kernel'
import { hmac, newSecret, newUserId, sameSecret, sha256 } from './ids.ts'
import type { Session } from './store/people-types.ts'
import { NO_CHANNELS, type Store, type User } from './store/types.ts'

const COOKIE = 'bivouac'
const YEAR = 365 * 24 * 3600
/** Milliseconds: how exactly a session's owner is told when it was last used. */
const SEEN_EVERY = 10 * 60_000
const MOST_AGENT = 200

export interface Caller {
  readonly user: User
  /** Only accounts have one. */
  readonly session?: Session | undefined
}
export interface Identity {
  /** The user of this cookie, or a new guest; `fresh` when the browser has to be told. */
  of(cookie: string | undefined, headers: IncomingHttpHeaders): Promise<Caller & { readonly fresh: boolean }>
  guest(headers: IncomingHttpHeaders): User
  guestCookie(user: User, secure: boolean): string
  /** A new session and its cookie; nothing if the account's password is no longer `password`. */
  begin(
    user: User,
    headers: IncomingHttpHeaders,
    secure: boolean,
    password?: string,
  ): Promise<{ readonly session: Session; readonly cookie: string } | undefined>
  /** Only a page of ours can know it, so that no other page can act for the user. */
  csrfFor(caller: Caller): string
}

export function identity(secret: string, store: Store, unused: number, now: () => number = Date.now): Identity {
  const sign = (what: 'cookie' | 'csrf', whom: string): string => hmac(secret, `${what}:${whom}`)
  const guest = (headers: IncomingHttpHeaders): User => newGuest(newUserId(), langOf(headers), now())
  const fresh = (headers: IncomingHttpHeaders) => ({ user: guest(headers), fresh: true })
  const cookie = (value: string, secure: boolean): string =>
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${secure ? '; Secure' : ''}`

  async function signedIn(token: string, headers: IncomingHttpHeaders): Promise<Caller & { fresh: boolean }> {
    const session = await store.session(sha256(token))
    const user = session && (await store.user(session.user))
    if (session === undefined || user?.account === undefined) return fresh(headers)
    // A cookie that somebody finds in an old machine, or in a copy of one, opens nothing any more.
    if (now() - session.seen > unused || now() - session.made > YEAR * 1000) return fresh(headers)
    if (now() - session.seen > SEEN_EVERY) await store.sawSession(session.id, now())
    return { user, session, fresh: false }
  }
  return {
    guest,
    async of(given, headers) {
      const [id = '', epoch, signature, ...rest] = (given ?? '').split('.')
      if (id === 's' && epoch !== undefined && signature === undefined) return signedIn(epoch, headers)
      const signed = signature !== undefined && rest.length === 0 && sameSecret(signature, sign('cookie', `${id}.0`))
      if (!signed || epoch !== '0') return fresh(headers)
      const user = await store.user(id)
      if (user === undefined) return { user: newGuest(id, langOf(headers), now()), fresh: false }
      // A guest who made an account is no guest any more, whoever still has his old cookie.
      return user.account === undefined ? { user, fresh: false } : fresh(headers)
    },
    guestCookie: (user, secure) => cookie(`${user.id}.0.${sign('cookie', `${user.id}.0`)}`, secure),
    async begin(user, headers, secure, password) {
      const token = newSecret()
      const agent = String(headers['user-agent'] ?? '').slice(0, MOST_AGENT)
      const session: Session = { id: sha256(token), user: user.id, made: now(), seen: now(), agent }
      return (await store.addSession(session, password)) ? { session, cookie: cookie(`s.${token}`, secure) } : undefined
    },
    csrfFor: ({ user, session }) => sign('csrf', session?.id ?? `${user.id}.0`),
  }
}

/** The same guest gets the same name until he is in the store. */
function newGuest(id: string, lang: Lang, created: number): User {
  const digits = hmac('guest', id)
    .replace(/[^0-9]/g, '')
    .slice(0, 4)
  const number = (Number.parseInt(digits || '1805', 10) % 9000) + 1000
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

export function cookieIn(header: string | undefined, wanted = COOKIE): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.split('=', 2)
    if (name?.trim() === wanted) return value?.trim()
  }
  return undefined
}

const HOST = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Another site's name may be made to point here, so that its page passes for ours (DNS rebinding). Without a public address
 * only names that nobody outside can give away are ours: this machine, numbers, the local network.
 */
function isOwnHost(host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined) return true
  // What is no name of a machine is nobody's: addresses are made of it (links, the site of a passkey).
  if (host === undefined || !HOST.test(host) || !URL.canParse(`http://${host}`)) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    !name.includes('.') ||
    /\.(?:local|localhost|lan|home\.arpa)$/.test(name)
  )
}

/** A page of another site may not call us with our user's cookie. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (!isOwnHost(host, publicUrl)) return false
  if (origin === undefined) return true
  if (publicUrl !== undefined) return origin === new URL(publicUrl).origin
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
