import { Conflict } from '@bivouac/host'
import { Fault } from '../faults.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
import { AccountBody, LoginBody, LogoutBody, PasswordBody } from '../schemas.ts'
import { adopt } from '../tables/adopt.ts'
import { type App, type Context, known, meOf, signIn } from './context.ts'

/** Wrong guesses one name may suffer before everybody who tries it has to wait. */
const MOST_GUESSES = 10
const WINDOW = 15 * 60_000

export function accountRoutes(app: App, context: Context): void {
  const { store, config, now } = context
  const share = Math.max(1, Math.ceil(config.requestsPerMinute / 30))
  const options = { config: { rateLimit: { max: share, timeWindow: '1 minute' } } }
  const guesses = new Map<string, { count: number; until: number }>()

  function mayGuess(name: string): void {
    for (const [each, { until }] of guesses) if (until < now()) guesses.delete(each)
    if ((guesses.get(name)?.count ?? 0) >= MOST_GUESSES) throw new Fault('guesses')
  }
  function guessedWrong(name: string): void {
    const held = guesses.get(name) ?? { count: 0, until: now() + WINDOW }
    held.count++
    guesses.set(name, held)
  }

  app.post('/api/account', { ...options, schema: { tags: ['account'], body: AccountBody } }, async (request, reply) => {
    const guest = await known(context, request.user)
    if (guest.account !== undefined) throw new Fault('has-account')
    const { name, password } = request.body
    const hash = await hashPassword(password)
    const user = await store
      .changeUser(guest.id, now =>
        now.account === undefined ? { account: name, password: hash, epoch: now.epoch + 1 } : undefined,
      )
      .catch(fault => {
        throw fault instanceof Conflict ? new Fault('name-taken') : fault
      })
    if (user === undefined) throw new Fault('has-account')
    signIn(context, request, reply, user)
    return meOf(context, user)
  })

  app.post(
    '/api/account/password',
    { ...options, schema: { tags: ['account'], body: PasswordBody } },
    async (request, reply) => {
      const { user } = request
      if (user.account === undefined) throw new Fault('no-account')
      mayGuess(user.id)
      if (!(await checkPassword(request.body.old, user.password))) {
        guessedWrong(user.id)
        throw new Fault('wrong-password')
      }
      const hash = await hashPassword(request.body.password)
      const fresh = await store.changeUser(user.id, now =>
        now.epoch === user.epoch ? { password: hash, epoch: now.epoch + 1 } : undefined,
      )
      if (fresh === undefined) throw new Fault('signed-out')
      await context.signedOut(fresh)
      signIn(context, request, reply, fresh)
      return meOf(context, fresh)
    },
  )

  app.post('/api/login', { ...options, schema: { tags: ['account'], body: LoginBody } }, async (request, reply) => {
    const name = request.body.name.toLowerCase()
    mayGuess(name)
    const user = await store.userByAccount(name)
    const right = await checkPassword(request.body.password, user?.password)
    if (user === undefined || !right) {
      guessedWrong(name)
      throw new Fault('wrong-login')
    }
    guesses.delete(name)
    const guest = request.user
    const own = guest.account === undefined ? await adopt(context, guest, user) : user
    // Checking takes a while: a password that was changed meanwhile lets nobody in.
    if (own.epoch !== user.epoch) throw new Fault('wrong-login')
    signIn(context, request, reply, own)
    return meOf(context, own)
  })

  app.post('/api/logout', { schema: { tags: ['account'], body: LogoutBody } }, async (request, reply) => {
    const { user } = request
    if (request.body.everywhere && user.account !== undefined) {
      const fresh = await store.changeUser(user.id, now => ({ epoch: now.epoch + 1 }))
      if (fresh !== undefined) await context.signedOut(fresh)
    }
    const guest = context.identity.guest(request.headers)
    signIn(context, request, reply, guest)
    return meOf(context, guest)
  })
}
