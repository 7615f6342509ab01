/** Passkeys at two processes of one site, with an authenticator of the test's own: what is good once is good at one of them. */
import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Serving } from '../src/serve.ts'
import { scratch, testServer, Visitor } from './help.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const SITE = 'https://games.example'
const place = scratch()
let postgres: TestPostgres
let servers: readonly Serving[] = []
before(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const make = () => testServer(place.folder, { databaseUrl, publicUrl: SITE })
  servers = [await make(), await make()]
})
after(async () => {
  for (const each of servers) await each.close()
  await postgres.stop()
  place.remove()
})
/** Where a process listens: its address for players is that of the site. */
const at = (which: number): Visitor => new Visitor(`http://127.0.0.1:${servers[which]!.port}`)

const bytes = (of: Uint8Array): Buffer => {
  const { length } = of
  const head = length < 24 ? [0x40 + length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), of])
}
const text = (of: string): Buffer => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)])
const b64 = (of: Uint8Array | string): string => Buffer.from(of).toString('base64url')

interface Asked {
  readonly token: string
  readonly options: { readonly challenge: string }
}
/** What a phone or a browser does with a key of its own, as WebAuthn wants it. */
class Authenticator {
  readonly id = randomBytes(16)
  readonly key: KeyObject
  readonly cose: Buffer
  count = 0
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic curve, ES256, P-256.
    const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]
    const point = (name: number, part: string) => [Buffer.from([name]), bytes(Buffer.from(part, 'base64url'))]
    this.cose = Buffer.concat([Buffer.from(head), ...point(0x21, x), ...point(0x22, y)])
  }
  private data(flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.count)
    const site = createHash('sha256').update('games.example').digest()
    return Buffer.concat([site, Buffer.from([flags]), counter, more])
  }
  private client(type: string, { options }: Asked, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge: options.challenge, origin }))
  }
  private answer(response: object): object {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {}, response }
  }
  make(asked: Asked): object {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose])
    const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')]
    const made = Buffer.concat([Buffer.from([0xa3]), ...parts, bytes(this.data(0x45, credential))])
    const response = { clientDataJSON: b64(this.client('create', asked, SITE)), attestationObject: b64(made) }
    return { token: asked.token, response: this.answer({ ...response, transports: ['internal'] }), name: 'Test' }
  }
  enter(asked: Asked, origin = SITE): object {
    const [data, client] = [this.data(0x05), this.client('get', asked, origin)]
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    const signature = b64(sign('sha256', signed, this.key))
    const response = { authenticatorData: b64(data), clientDataJSON: b64(client), signature }
    return { token: asked.token, response: this.answer(response) }
  }
}

test('a challenge is good once, at one process; a key that was copied, is foreign or was removed opens nothing', async () => {
  const owner = await at(0).arrive()
  await owner.ok('POST', '/api/account', { name: 'Lannes', password: 'Essling-am-Marchfeld' })
  const key = new Authenticator()
  const enroll = key.make(await owner.ok<Asked>('POST', '/api/me/passkeys/options', {}))
  const { passkeys } = await owner.ok<{ passkeys: readonly { id: string }[] }>('POST', '/api/me/passkeys', enroll)
  assert.equal(passkeys.length, 1)
  assert.equal((await owner.call('POST', '/api/me/passkeys', enroll)).status, 403, 'made once')

  /** Asks one process, answers at another. */
  const entering = async (from: number, how: (asked: Asked) => object = asked => key.enter(asked)) =>
    how(await (await at(from).arrive()).ok<Asked>('POST', '/api/login/passkey/options', {}))
  const tried = async (which: number, body: object) => {
    const somebody = await at(which).arrive()
    const { status } = await somebody.call('POST', '/api/login/passkey', body)
    return { status, account: (await somebody.ok('GET', '/api/me')).account }
  }
  const [enters, stays] = [
    { status: 200, account: 'Lannes' },
    { status: 403, account: undefined },
  ]
  const first = await entering(0)
  assert.deepEqual(await tried(1, first), enters, 'any process knows the challenge of any other')
  for (const which of [0, 1]) assert.deepEqual(await tried(which, first), stays, `said again to process ${which}`)
  const raced = await entering(1)
  const both = await Promise.all([tried(0, raced), tried(1, raced)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403])

  key.count = 9
  assert.deepEqual(await tried(0, await entering(0)), enters)
  key.count = 8
  assert.deepEqual(await tried(0, await entering(0)), stays, 'it counts less than it did: there are two of it')
  key.count = 10
  const foreign = await entering(0, asked => key.enter(asked, 'https://games.example.evil'))
  assert.deepEqual(await tried(0, foreign), stays, 'signed for another site')
  const other = new Authenticator()
  const forged = await entering(0, asked => ({
    ...other.enter(asked),
    response: { ...(other.enter(asked) as { response: object }).response, id: b64(key.id), rawId: b64(key.id) },
  }))
  assert.deepEqual(await tried(0, forged), stays, 'signed by another key')
  const last = await entering(0)
  await owner.ok('DELETE', `/api/me/passkeys/${passkeys[0]!.id}`)
  assert.deepEqual(await tried(0, last), stays, 'removed')
})
