/** Accounts: made, entered, left, recovered, exported, deleted; and the sessions that are open. */
import { Conflict } from '@bivouac/host'
import type { FastifyRequest } from 'fastify'
import { Fault } from '../faults.ts'
import { type Guess, guesses as newGuesses } from '../guesses.ts'
import { cookieIn } from '../identity.ts'
import { hmac, sameSecret } from '../ids.ts'
import { networkOf } from '../limits.ts'
import { skeletonOf } from '../names.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import {
  AccountBody,
  LeaveBody,
  LoginBody,
  LogoutBody,
  PasswordBody,
  RecoverBody,
  RecoveryBody,
  SessionParams,
} from '../schemas.ts'
import type { User } from '../store/types.ts'
import { adopt } from '../tables/adopt.ts'
import { leaveEverything } from '../tables/farewell.ts'
import { isWeak } from '../weak-passwords.ts'
import { type Context, type HttpApp, isSecure, known, meOf, signIn, signInGuest } from './context.ts'

/** A browser that was signed in once keeps this: strangers' guesses at the name do not shut it out. */
const KNOWN = 'bivouac-known'
const YEAR = 365 * 24 * 3600
const RECOVERY = 60 * 60_000
/** Milliseconds that a name is kept for whoever is making an account with it. */
const NAMING = 10_000

export function accountRoutes(app: HttpApp, context: Context): void {
  const { store, config, now, metrics, notifier } = context
  const share = Math.max(1, Math.ceil(config.requestsPerMinute / 30))
  const options = { config: { rateLimit: { max: share, timeWindow: '1 minute' } } }
  const schema = { tags: ['account'] }
  const guesses = newGuesses(now)
  const event = (what: string, about: object): void => app.log.info({ event: what, ...about }, 'security')

  const knownTo = (account: string): string => hmac(config.secret, `known:${account.toLowerCase()}`)
  const guessAt = (request: FastifyRequest, name: string): Guess => ({
    name,
    address: networkOf(request.ip),
    known: sameSecret(cookieIn(request.headers.cookie, KNOWN), knownTo(name)),
  })
  function mayGuess(guess: Guess): void {
    if (guesses.may(guess)) return
    metrics.count('logins_total', { outcome: 'refused' })
    event('too many guesses', { name: guess.name, address: guess.address })
    throw new Fault('guesses')
  }
  function mustBeStrong(password: string, account: string): void {
    if (isWeak(password, account)) throw new Fault('weak-password')
  }
  const remember = (request: FastifyRequest, account: string): string =>
    `${KNOWN}=${knownTo(account)}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${isSecure(context, request) ? '; Secure' : ''}`
  const account = ({ user }: FastifyRequest): User & { readonly account: string } => {
    if (user.account === undefined) throw new Fault('no-account')
    return user as User & { readonly account: string }
  }

  app.post('/api/account', { ...options, schema: { ...schema, body: AccountBody } }, async (request, reply) => {
    const guest = await known(context, request.user)
    if (guest.account !== undefined) throw new Fault('has-account')
    const { name, password } = request.body
    mustBeStrong(password, name)
    if ((await store.lookAlike(skeletonOf(name))) !== undefined) throw new Fault('name-taken')
    const hash = await hashPassword(password)
    // Two who want the same name, or one that looks like it, at the same moment: one of them gets it.
    const isFirst = await store.spend(`name:${skeletonOf(name)}`, now() + NAMING, now())
    if (!isFirst || (await store.lookAlike(skeletonOf(name))) !== undefined) throw new Fault('name-taken')
    const user = await store
      .changeUser(guest.id, kept => (kept.account === undefined ? { account: name, password: hash } : undefined))
      .catch(fault => {
        throw fault instanceof Conflict ? new Fault('name-taken') : fault
      })
    if (user === undefined) throw new Fault('has-account')
    await signIn(context, request, reply, user, hash)
    reply.header('set-cookie', remember(request, name))
    // The guest's own cookie is worth nothing now, whoever else has it.
    await context.signedOut({ user: user.id, but: request.session!.id })
    event('account made', { user: user.id })
    return meOf(context, request)
  })

  app.post(
    '/api/account/password',
    { ...options, schema: { ...schema, body: PasswordBody } },
    async (request, reply) => {
      const user = account(request)
      const guess = guessAt(request, user.account.toLowerCase())
      mayGuess(guess)
      if (!(await checkPassword(request.body.old, user.password))) throw new Fault('wrong-password')
      guesses.right(guess)
      mustBeStrong(request.body.password, user.account)
      await newPassword(user, request.body.password)
      await signIn(context, request, reply, user)
      return meOf(context, request)
    },
  )
  /** From now on only this password counts, and nobody is signed in. */
  async function newPassword(user: User, password: string): Promise<void> {
    const hash = await hashPassword(password)
    const fresh = await store.changeUser(user.id, kept =>
      kept.password === user.password ? { password: hash } : undefined,
    )
    if (fresh === undefined) throw new Fault('signed-out')
    await store.endSessions(user.id, {})
    await context.signedOut({ user: user.id })
    event('password changed', { user: user.id })
  }

  app.post('/api/login', { ...options, schema: { ...schema, body: LoginBody } }, async (request, reply) => {
    const name = request.body.name.toLowerCase()
    const guess = guessAt(request, name)
    mayGuess(guess)
    const user = await store.userByAccount(name)
    const right = await checkPassword(request.body.password, user?.password)
    if (user === undefined || !right) {
      metrics.count('logins_total', { outcome: 'wrong' })
      event('wrong password', { name, address: guess.address })
      throw new Fault('wrong-login')
    }
    if ((user.banned ?? 0) > now()) throw new Fault('banned')
    guesses.right(guess)
    const guest = request.user
    const own = guest.account === undefined ? await adopt(context, guest, user) : user
    // Checking takes a while: a password that was changed meanwhile lets nobody in.
    if (!(await signIn(context, request, reply, own, user.password))) throw new Fault('wrong-login')
    reply.header('set-cookie', remember(request, name))
    metrics.count('logins_total', { outcome: 'right' })
    event('signed in', { user: user.id })
    return meOf(context, request)
  })

  app.post('/api/logout', { schema: { ...schema, body: LogoutBody } }, async (request, reply) => {
    const { user, session } = request
    if (session !== undefined) {
      const which = request.body.everywhere ? {} : { only: session.id }
      await store.endSessions(user.id, which)
      await context.signedOut({ user: user.id, ...which })
    }
    signInGuest(context, request, reply)
    return meOf(context, request)
  })

  app.get('/api/me/sessions', { schema }, async request => {
    const found = await store.sessionsOf(account(request).id)
    return {
      sessions: found.map(({ id, made, seen, agent }) => ({ id, made, seen, agent, here: id === request.session?.id })),
    }
  })
  app.delete('/api/me/sessions/:session', { schema: { ...schema, params: SessionParams } }, async request => {
    const { id } = account(request)
    const only = request.params.session
    if ((await store.endSessions(id, { only })) === 0) throw new Fault('nothing')
    await context.signedOut({ user: id, only })
    return { ended: 1 }
  })

  app.post('/api/recover', { ...options, schema: { ...schema, body: RecoverBody } }, async request => {
    const user = await store.userByAccount(request.body.name.toLowerCase())
    const { mail } = user?.channels ?? {}
    // Whether there is such an account, and whether it has an address, nobody learns here.
    if (user !== undefined && mail?.confirmed)
      void notifier.recovery(user, mail.address, `${user.id}.${now() + RECOVERY}.${signed(user, now() + RECOVERY)}`)
    return { sent: true }
  })
  /** Good for one password: with the next one it is worth nothing. */
  const signed = (user: User, until: number): string =>
    hmac(config.secret, `recover:${user.id}:${until}:${user.password ?? ''}`)
  app.post('/api/recover/finish', { ...options, schema: { ...schema, body: RecoveryBody } }, async (request, reply) => {
    const [id = '', until = '', signature = ''] = request.body.token.split('.')
    const user = await store.user(id)
    if (user?.account === undefined || !(Number(until) > now()) || !sameSecret(signature, signed(user, Number(until))))
      throw new Fault('old-link')
    mustBeStrong(request.body.password, user.account)
    await newPassword(user, request.body.password)
    await signIn(context, request, reply, user)
    event('account recovered', { user: user.id })
    return meOf(context, request)
  })

  app.get('/api/me/export', { ...options, schema }, async (request, reply) => {
    const { user } = request
    const tables = (await store.tablesOf(user.id, 10_000)).map(({ record, state }) => ({
      id: record.id,
      game: record.game,
      created: record.created,
      status: state.status,
      ...(state.result && { result: state.result }),
    }))
    reply.header('content-disposition', 'attachment; filename="bivouac-account.json"')
    return { format: 'bivouac-account-1', ...(await store.everythingOf(user.id)), tables }
  })
  app.post('/api/account/delete', { ...options, schema: { ...schema, body: LeaveBody } }, async (request, reply) => {
    const user = account(request)
    const guess = guessAt(request, user.account.toLowerCase())
    mayGuess(guess)
    if (!(await checkPassword(request.body.password, user.password))) throw new Fault('wrong-password')
    await leaveEverything(context, user)
    await store.forgetUser(user.id)
    await context.signedOut({ user: user.id })
    event('account deleted', { user: user.id })
    signInGuest(context, request, reply)
    return meOf(context, request)
  })
}
