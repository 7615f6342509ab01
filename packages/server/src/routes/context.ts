import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyGame } from '@bivouac/kernel'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { Config } from '../config.ts'
import { Fault } from '../faults.ts'
import type { Identity } from '../identity.ts'
import type { Metrics } from '../metrics.ts'
import type { Notifier } from '../notify/notifier.ts'
import type { Session } from '../store/people-types.ts'
import type { Blocking, SignedOut, Store, User } from '../store/types.ts'
import type { Lobby } from '../tables/lobby.ts'
import type { Rooms } from '../tables/rooms.ts'

/** Everything the routes work with. */
export interface Context {
  readonly config: Config
  readonly store: Store
  readonly identity: Identity
  readonly lobby: Lobby
  readonly rooms: Rooms
  readonly notifier: Notifier
  readonly metrics: Metrics
  readonly games: readonly AnyGame[]
  /** Computer players of any game here. */
  readonly bots: readonly string[]
  readonly now: () => number
  /** Ends this user's connections, here and elsewhere: all, those of one session, or all but those of one. */
  readonly signedOut: (whom: SignedOut) => Promise<void>
  /** Whom this user has blocked counts from now on, also for connections he has open, here and elsewhere. */
  readonly blocksChanged: (change: Blocking) => Promise<void>
  /** Shutting down, or not yet up. */
  readonly isReady: () => boolean
}
export type HttpApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call under /api. */
    user: User
    /** Where an account is signed in. */
    session: Session | undefined
  }
}

/** What the page needs to know of its user. */
export function meOf(context: Context, request: FastifyRequest) {
  const { user } = request
  return {
    user: user.id,
    name: user.name,
    lang: user.lang,
    ...(user.account !== undefined && { account: user.account }),
    csrf: context.identity.csrfFor(request),
    push: context.notifier.pushKey,
    bots: context.bots,
    games: context.games.map(each => each.id),
  }
}

export const isSecure = (context: Context, request: FastifyRequest): boolean =>
  request.protocol === 'https' || context.config.publicUrl?.startsWith('https:') === true

/** From now on this browser is that account's; false if its password is no longer the one that was looked at. */
export async function signIn(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  password?: string,
): Promise<boolean> {
  const begun = await context.identity.begin(user, request.headers, isSecure(context, request), password)
  if (begun === undefined) return false
  // Nobody stays signed in through a browser that has become somebody else's.
  if (request.session !== undefined) await context.store.endSessions(request.user.id, { only: request.session.id })
  request.user = (await context.store.user(user.id)) ?? user
  request.session = begun.session
  reply.header('set-cookie', begun.cookie)
  return true
}
/** Milliseconds after entering in which somebody may open new ways into his account. */
const FRESH = 30 * 60_000

/**
 * Whoever gets hold of an open page or of its cookie must not make himself a key of his own (a passkey, an address for
 * letters that give a new password): it would outlive the password, the session and its owner's alarm.
 */
export function mustBeFresh({ now }: Pick<Context, 'now'>, { session }: FastifyRequest): void {
  if (session === undefined || now() - session.made > FRESH) throw new Fault('sign-in-again')
}

/** From now on this browser is nobody's in particular. */
export function signInGuest(context: Context, request: FastifyRequest, reply: FastifyReply, guest?: User): void {
  request.user = guest ?? context.identity.guest(request.headers)
  request.session = undefined
  reply.header('set-cookie', context.identity.guestCookie(request.user, isSecure(context, request)))
}

/** A guest is written down when he first does something. */
export async function known(context: Context, user: User): Promise<User> {
  const found = await context.store.user(user.id)
  if (found !== undefined) return found
  await context.store.addUser(user)
  return (await context.store.user(user.id)) ?? user
}
