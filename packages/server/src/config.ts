/** Everything that can be set, with its default. Every name is documented in docs/deployment.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { paceFor, type ThinkingPace, type Timer } from '@bivouac/host'
import { SetupFault } from './faults.ts'
import { folderAt } from './folder.ts'
import { newSecret } from './ids.ts'

export interface Config {
  readonly host: string
  readonly port: number
  /** The folder of the embedded database, and of secrets that were not given. */
  readonly data: string
  readonly databaseUrl?: string
  /** The address people type, when the server stands behind a proxy: origins are compared with it, links begin with it. */
  readonly publicUrl?: string
  readonly trustProxy: boolean
  /** Key of cookies and CSRF tokens. */
  readonly secret: string
  /** A module that exports `GAMES`; bot workers load it too. */
  readonly gamesModule: string
  /** A module that exports `PLAYERS`, and their ids: for tests, and for whoever adds players of his own. */
  readonly playersModule?: string
  readonly bots?: readonly string[]
  /** The built web app. */
  readonly clientFolder: string
  readonly botWorkers: number
  /** Milliseconds a computer thinks about one decision. */
  readonly botMilliseconds: number
  /** Milliseconds between two moves where only computers play: those who watch want to follow, and others to be served. */
  readonly botBreath: number
  /** How long computers take to answer, whatever they have to choose. */
  readonly botPace: ThinkingPace
  /** The time they take it from: tests have one of their own. */
  readonly botTimer?: Timer
  /** Milliseconds a computer may be silent before something else is played. */
  readonly botPatience: number
  readonly logLevel: string
  /** Where the log goes; standard output without it. */
  readonly logStream?: { write(line: string): void }
  readonly metricsToken?: string
  /** Whoever has it may do what only an operator may; without one nobody may. */
  readonly operatorToken?: string
  readonly smtpUrl?: string
  readonly mailFrom: string
  readonly vapid?: { readonly publicKey: string; readonly privateKey: string }
  readonly vapidSubject: string
  /** Webhooks and push services on private addresses: for tests and closed networks. */
  readonly privateTargets: boolean
  /** Requests a minute from one address; account calls and new tables have a share of it. */
  readonly requestsPerMinute: number
  /** Messages a second on one socket, in the long run; a burst may be twice as long as a second's. */
  readonly messagesPerSecond: number
  readonly socketsPerAddress: number
  /** Milliseconds after the turn came to somebody until he is told, if he is away. */
  readonly notifyAfter: number
  /** How often clocks, notices and sleeping computers are looked for. */
  readonly sweepEvery: number
  /** Milliseconds after which a table nobody looks at leaves the memory. */
  readonly idleAfter: number
  readonly heartbeat: number
  /** Milliseconds that somebody whose connection breaks, or everybody after a start of the server, has to come back. */
  readonly grace: number
  /** Milliseconds after which a live game can be claimed from somebody who is gone, and one without a clock. */
  readonly claimAfter: { readonly live: number; readonly unclocked: number }
  /** Milliseconds after which are removed: tables that wait, games without a clock that nobody plays, guests without a table, sessions nobody uses. */
  readonly expiry: {
    readonly waiting: number
    readonly unclocked: number
    readonly guests: number
    readonly sessions: number
  }
  /** Tables that one user may have waiting. */
  readonly openTables: number
  /** Milliseconds until a request must have come in whole. */
  readonly requestPatience: number
  /** Bytes: with less left on the disk of `data`, the server says that it is not ready. */
  readonly leastFree: number
}

/** `serve` may be given any of it; the environment fills in what is left, and the defaults the rest. */
export type ServeOptions = Partial<Config>

const DAY = 24 * 3600 * 1000
type Env = Readonly<Record<string, string | undefined>>

export function readConfig(options: ServeOptions = {}, env: Env = process.env): Config {
  const text = (name: string): string | undefined => env[name] || undefined
  const number = (name: string, fallback: number): number => {
    const given = text(name)
    if (given === undefined) return fallback
    const value = Number(given)
    if (!Number.isFinite(value) || value < 0) throw new SetupFault(`${name} is a number, not “${given}”`)
    return value
  }
  const flag = (name: string): boolean => ['1', 'true', 'yes'].includes(text(name) ?? '')
  const data = resolve(options.data ?? text('BIVOUAC_DATA') ?? 'data')
  const databaseUrl = options.databaseUrl ?? text('DATABASE_URL')
  const publicUrl = options.publicUrl ?? text('BIVOUAC_PUBLIC_URL')
  const [publicKey, privateKey] = [text('BIVOUAC_VAPID_PUBLIC'), text('BIVOUAC_VAPID_PRIVATE')]
  const metricsToken = text('BIVOUAC_METRICS_TOKEN')
  const operatorToken = text('BIVOUAC_OPERATOR_TOKEN')
  if (operatorToken !== undefined && operatorToken.length < 24)
    throw new SetupFault('BIVOUAC_OPERATOR_TOKEN must be at least 24 characters that nobody can guess')
  const smtpUrl = text('BIVOUAC_SMTP_URL')
  const fromEnvironment: Config = {
    host: text('HOST') ?? '127.0.0.1',
    port: number('PORT', 1805),
    data,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(publicUrl !== undefined && { publicUrl: addressIn(publicUrl) }),
    trustProxy: flag('BIVOUAC_TRUST_PROXY'),
    secret: options.secret ?? text('BIVOUAC_SECRET') ?? secretIn(data),
    gamesModule: import.meta.resolve('@bivouac/shelf/all'),
    clientFolder: fileURLToPath(new URL('../../client/dist', import.meta.url)),
    botWorkers: number('BIVOUAC_BOT_WORKERS', 2),
    botMilliseconds: number('BIVOUAC_BOT_MILLISECONDS', 1000),
    botBreath: 1500,
    botPace: paceFor(options.botMilliseconds ?? number('BIVOUAC_BOT_MILLISECONDS', 1000)),
    botPatience: 60_000,
    logLevel: text('BIVOUAC_LOG') ?? 'info',
    ...(metricsToken !== undefined && { metricsToken }),
    ...(operatorToken !== undefined && { operatorToken }),
    ...(smtpUrl !== undefined && { smtpUrl }),
    mailFrom: text('BIVOUAC_MAIL_FROM') ?? 'Bivouac <bivouac@localhost>',
    ...(publicKey !== undefined && privateKey !== undefined && { vapid: { publicKey, privateKey } }),
    vapidSubject: text('BIVOUAC_VAPID_SUBJECT') ?? 'mailto:bivouac@localhost.example',
    privateTargets: flag('BIVOUAC_PRIVATE_TARGETS'),
    requestsPerMinute: number('BIVOUAC_REQUESTS_PER_MINUTE', 600),
    messagesPerSecond: number('BIVOUAC_MESSAGES_PER_SECOND', 50),
    socketsPerAddress: number('BIVOUAC_SOCKETS_PER_ADDRESS', 100),
    notifyAfter: number('BIVOUAC_NOTIFY_AFTER', 20) * 1000,
    sweepEvery: 1000,
    idleAfter: number('BIVOUAC_IDLE', 600) * 1000,
    heartbeat: 25_000,
    grace: number('BIVOUAC_GRACE', 15) * 1000,
    claimAfter: { live: 120_000, unclocked: 7 * DAY },
    expiry: {
      waiting: number('BIVOUAC_WAITING_DAYS', 14) * DAY,
      unclocked: number('BIVOUAC_UNPLAYED_DAYS', 180) * DAY,
      guests: number('BIVOUAC_GUEST_DAYS', 60) * DAY,
      sessions: number('BIVOUAC_SESSION_DAYS', 180) * DAY,
    },
    openTables: number('BIVOUAC_OPEN_TABLES', 8),
    requestPatience: 20_000,
    leastFree: 32 * 1024 * 1024,
  }
  if ((options.secret ?? fromEnvironment.secret).length < 32)
    throw new SetupFault('BIVOUAC_SECRET must be at least 32 characters that nobody can guess')
  return { ...fromEnvironment, ...options, data, secret: fromEnvironment.secret }
}

function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new SetupFault(`BIVOUAC_PUBLIC_URL is an address such as https://games.example.org, not “${text}”`)
  return url.href.replace(/\/$/, '')
}

/** Made once and kept beside the database; several processes that share the folder share it. */
export function keptIn<T>(data: string, name: string, make: () => T): T {
  folderAt(data)
  const file = resolve(data, name)
  try {
    writeFileSync(file, JSON.stringify(make()), { flag: 'wx', mode: 0o600 })
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(file, fault)
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (fault) {
    throw unusable(file, fault)
  }
}
const unusable = (file: string, fault: unknown): SetupFault =>
  new SetupFault(`${file} cannot be used: ${(fault as Error).message}`, { cause: fault })
function secretIn(data: string): string {
  const kept: { readonly secret?: unknown } | null = keptIn(data, 'secret.json', () => ({ secret: newSecret() }))
  if (typeof kept?.secret === 'string') return kept.secret
  throw new SetupFault(`${resolve(data, 'secret.json')} holds no secret`)
}
