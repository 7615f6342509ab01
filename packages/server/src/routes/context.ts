import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyGame } from '@bivouac/kernel'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { Config } from '../config.ts'
import type { Identity } from '../identity.ts'
import type { Metrics } from '../metrics.ts'
import type { Notifier } from '../notify/notifier.ts'
import type { Store, User } from '../store/types.ts'
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
  /** Ends this user's connections, here and elsewhere, that were made with cookies no longer worth anything. */
  readonly signedOut: (user: User) => Promise<void>
  /** What this user has blocked counts from now on, also for connections he has open, here and elsewhere. */
  readonly blocksChanged: (user: string) => Promise<void>
  /** Shutting down, or not yet up. */
  readonly isReady: () => boolean
}
export type App = FastifyInstance<
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
  }
}

/** What the page needs to know of its user. */
export function meOf(context: Context, user: User) {
  return {
    user: user.id,
    name: user.name,
    lang: user.lang,
    ...(user.account !== undefined && { account: user.account }),
    csrf: context.identity.csrfFor(user),
    push: context.notifier.pushKey,
    bots: context.bots,
    games: context.games.map(each => each.id),
  }
}

/** From now on this browser is that user's. */
export function signIn(context: Context, request: FastifyRequest, reply: FastifyReply, user: User): void {
  const secure = request.protocol === 'https' || context.config.publicUrl?.startsWith('https:') === true
  request.user = user
  reply.header('set-cookie', context.identity.cookieFor(user, secure))
}

/** A guest is written down when he first does something. */
export async function known(context: Context, user: User): Promise<User> {
  const found = await context.store.user(user.id)
  if (found !== undefined) return found
  await context.store.addUser(user)
  return (await context.store.user(user.id)) ?? user
}
