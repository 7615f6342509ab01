/** Passkeys: a key in a phone or a browser instead of a password. What is hard about them is done by `@simplewebauthn/server`. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { Fault } from '../faults.ts'
import { hmac, sameSecret } from '../ids.ts'
import { networkOf } from '../limits.ts'
import { Empty, PasskeyBody, PasskeyParams } from '../schemas.ts'
import type { Passkey } from '../store/people-types.ts'
import type { User } from '../store/types.ts'
import { adopt } from '../tables/adopt.ts'
import { type Context, type HttpApp, meOf, mustBeFresh, signIn } from './context.ts'

const MINUTES = 5 * 60_000
const MOST_KEYS = 20
const MOST_NAME = 40

export function passkeyRoutes(app: HttpApp, context: Context): void {
  const { store, config, now, metrics } = context
  const options = {
    config: { rateLimit: { max: Math.max(1, Math.ceil(config.requestsPerMinute / 30)), timeWindow: '1 minute' } },
  }
  const schema = { tags: ['account'] }
  const event = (what: string, about: object): void => app.log.info({ event: what, ...about }, 'security')
  const account = ({ user }: FastifyRequest): User & { readonly account: string } => {
    if (user.account === undefined) throw new Fault('no-account')
    return user as User & { readonly account: string }
  }

  /** The site a key belongs to. */
  const site = (request: FastifyRequest): { readonly rpID: string; readonly origin: string } => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    return { rpID: new URL(origin).hostname, origin: new URL(origin).origin }
  }

  // A challenge is kept by whoever asked for it, signed: any process can check it. Each is good once, at one of them, and not for long.
  const signed = (what: string, challenge: string, until: number): string =>
    hmac(config.secret, `passkey:${what}:${challenge}:${until}`)
  const tokenFor = (what: string, challenge: string): string => {
    const until = now() + MINUTES
    return `${challenge}.${until}.${signed(what, challenge, until)}`
  }
  async function challengeIn(token: string, what: string): Promise<string> {
    const [challenge = '', until = '', signature = ''] = token.split('.')
    const isGood = Number(until) > now() && sameSecret(signature, signed(what, challenge, Number(until)))
    if (!isGood || !(await store.spend(`passkey:${challenge}`, Number(until), now()))) throw new Fault('bad-passkey')
    return challenge
  }

  const shown = async (user: User) => ({
    passkeys: (await store.passkeysOf(user.id)).map(({ id, name, made }) => ({ id, name, made })),
  })
  app.get('/api/me/passkeys', { schema }, async request => shown(account(request)))
  app.post('/api/me/passkeys/options', { ...options, schema: { ...schema, body: Empty } }, async request => {
    const user = account(request)
    mustBeFresh(context, request)
    const keys = await store.passkeysOf(user.id)
    if (keys.length >= MOST_KEYS) throw new Fault('passkeys-full')
    const asked = await generateRegistrationOptions({
      rpName: 'Bivouac',
      rpID: site(request).rpID,
      userName: user.account,
      userID: new TextEncoder().encode(user.id),
      attestationType: 'none',
      excludeCredentials: keys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { options: asked, token: tokenFor(`make:${user.id}`, asked.challenge) }
  })
  app.post('/api/me/passkeys', { ...options, schema: { ...schema, body: PasskeyBody } }, async request => {
    const user = account(request)
    mustBeFresh(context, request)
    const { rpID, origin } = site(request)
    const made = await verifyRegistrationResponse({
      response: request.body.response as RegistrationResponseJSON,
      expectedChallenge: await challengeIn(request.body.token, `make:${user.id}`),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!made?.verified) throw new Fault('bad-passkey')
    const { credential } = made.registrationInfo
    const key: Passkey = {
      id: credential.id,
      user: user.id,
      key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: (request.body.name ?? '').trim().slice(0, MOST_NAME),
      made: now(),
    }
    if (!(await store.addPasskey(key))) throw new Fault('bad-passkey')
    event('passkey added', { user: user.id })
    return shown(user)
  })
  app.delete('/api/me/passkeys/:passkey', { schema: { ...schema, params: PasskeyParams } }, async request => {
    const user = account(request)
    if (!(await store.removePasskey(user.id, request.params.passkey))) throw new Fault('nothing')
    event('passkey removed', { user: user.id })
    return shown(user)
  })

  app.post('/api/login/passkey/options', { ...options, schema: { ...schema, body: Empty } }, async request => {
    const asked = await generateAuthenticationOptions({ rpID: site(request).rpID, userVerification: 'preferred' })
    return { options: asked, token: tokenFor('enter', asked.challenge) }
  })
  app.post('/api/login/passkey', { ...options, schema: { ...schema, body: PasskeyBody } }, async (request, reply) => {
    const response = request.body.response as AuthenticationResponseJSON
    const challenge = await challengeIn(request.body.token, 'enter')
    const wrong = (): Fault => {
      metrics.count('logins_total', { outcome: 'wrong' })
      event('wrong passkey', { address: networkOf(request.ip) })
      return new Fault('bad-passkey')
    }
    const key = typeof response?.id === 'string' ? await store.passkey(response.id) : undefined
    const user = key && (await store.user(key.user))
    if (key === undefined || user?.account === undefined) throw wrong()
    const { rpID, origin } = site(request)
    const proof = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.key, 'base64url')),
        counter: key.counter,
      },
    }).catch(() => undefined)
    if (!proof?.verified) throw wrong()
    if ((user.banned ?? 0) > now()) throw new Fault('banned')
    await store.usedPasskey(key.id, proof.authenticationInfo.newCounter)
    const own = request.user.account === undefined ? await adopt(context, request.user, user) : user
    if (!(await signIn(context, request, reply, own))) throw wrong()
    metrics.count('logins_total', { outcome: 'right' })
    event('signed in', { user: user.id, by: 'passkey' })
    return meOf(context, request)
  })
}
